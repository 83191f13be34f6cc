"""What an answer rests on and how it came about, in words and as markup. Pure."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape

from foxreader.answer.conversation.record import sources
from foxreader.core.events import Answer, Grade, Searched

_SIGNS: Mapping[Grade, str] = {"quoted": "“ ”", "cited": "●", "weak": "◐"}
_WORDS: Mapping[Grade, str] = {"quoted": "Quoted", "cited": "Cited", "weak": "Weak"}
_MEANINGS: Mapping[Grade, str] = {
    "quoted": "word for word as it stands there",
    "cited": "the place has its words, numbers and names",
    "weak": "the place shares little with what is said",
}
_PATHS = {
    "specific": "A question about something in the book",
    "overview": "An overview of the book",
    "deep": "A question that weighs several places",
    "direct": "Not a question about the book",
    "selection": "A question about the marked passage",
    "strict": "Word for word, without a model",
    "no_context": "Nothing in the book bears on it",
    "without_book": "Asked without the book",
}
_MOST_LINES = 12
_LONGEST_LINE = 160


def grade_word(grade: Grade) -> str:
    """A grade's name."""
    return _WORDS[grade]


def grade_words(grade: Grade) -> str:
    """A grade with its sign, and what it says of a citation."""
    return f"{_SIGNS[grade]} {_WORDS[grade]}: {_MEANINGS[grade]}"


def counted(answer: Answer) -> Iterator[tuple[str, str]]:
    """How many citations there are of each grade, and sentences without one; those there are."""
    for grade, sign in _SIGNS.items():
        if number := sum(citation.grade == grade for citation in answer.citations):
            yield grade, f"{sign} {number} {_WORDS[grade].lower()}"
    if number := sum(flag.kind == "uncited" for flag in answer.flags):
        yield "bare", f"○ {number} uncited"
    if answer.removed:
        yield "gone", f"– {answer.removed} left out"


def limited(answer: Answer) -> bool:
    """Whether an answer was made under a spoiler limit, in one book or some."""
    return answer.limit is not None or answer.searched.share < 1


def wanting(answer: Answer) -> list[str]:
    """What was found wanting, a sentence each; uncited sentences are underlined and counted.

    Places that disagree are a notice of their own; that an answer is not from the book stands
    above it.
    """
    said = [
        flag.text
        for flag in answer.flags
        if flag.kind not in ("uncited", "conflict")
        and not (flag.kind == "note" and answer.mode == "general")
    ]
    uncited = sum(flag.kind == "uncited" for flag in answer.flags)
    if uncited:
        said.append("Underlined, with no place in the book: " + _many(uncited, "sentence") + ".")
    return said


def searched_words(searched: Searched) -> list[str]:
    """What was searched, in a few words each."""
    said = []
    if searched.books:
        said.append(_many(len(searched.books), "book"))
    if searched.of_segments:
        said.append(f"{searched.segments} of {searched.of_segments} segments")
    if searched.passages:
        said.append(_many(searched.passages, "passage"))
    if searched.parts:
        said.append("in " + ", ".join(f"“{title}”" for title in searched.parts[:3]))
    if searched.share < 1:
        said.append(f"up to {searched.share:.0%}".replace("%", " %"))
    if searched.missing:
        words = ", ".join(f"“{word}”" for word in searched.missing[:5])
        of_several = "in these books" if searched.books else "in this book"
        # Past the limit nobody has looked.
        said.append(f"not {of_several if searched.share == 1 else 'up to there'}: {words}")
    return said


def details_html(answer: Answer, money: float | None = None) -> str:
    """All that is known of how an answer came about, to be unfolded."""
    rows = "".join(
        f"<dt>{escape(name)}</dt><dd>{'<br>'.join(map(_line, _few(lines)))}</dd>"
        for name, lines in _rows(answer, money)
        if lines
    )
    return f'<details class="details"><summary>Details</summary><dl>{rows}</dl></details>'


def _rows(answer: Answer, money: float | None) -> Iterator[tuple[str, list[str]]]:
    """What the details say, by name."""
    path = _PATHS.get(answer.path, answer.path)
    yield "Path", [f"{path} ({answer.why})" if answer.why else path]
    yield "Answered by", [answer.model or "Foxreader, without a model"]
    yield "Steps", [step_words(call) for call in answer.tool_calls]
    yield "Used", [_used(answer, money)] if answer.usage.calls or answer.usage.tokens else []
    yield "Searched for", [*answer.searched.queries]
    yield "Searched", _extent(answer.searched)
    yield "Books", [*answer.searched.books]
    yield "Not read", [*answer.searched.left_out]
    yield "Sources", [*sources(answer)]


def step_words(call: str) -> str:
    """A tool call as it is kept, a name and JSON, in words: the name and what it was given."""
    name, _, arguments = call.partition(" ")
    try:
        given = json.loads(arguments)
    except ValueError:
        return call
    if not isinstance(given, dict):
        return call
    values = ", ".join(map(str, given.values()))
    return f"{name}: {values}" if values else name


def _used(answer: Answer, money: float | None) -> str:
    usage = answer.usage
    said = (
        f"{usage.prompt:,} tokens sent, {usage.completion:,} back, in "
        f"{_many(usage.calls, 'request')}"
    )
    if money is None:
        return said
    return f"{said}; {f'${money:,.4f}' if money >= 0.0001 else 'less than $0.0001'}"


def _extent(searched: Searched) -> list[str]:
    """How much was searched, a line for each thing that is known."""
    if not (searched.passages or searched.of_segments or searched.queries):
        return []
    whole = "all of it" if searched.share == 1 else f"{searched.share:.0%} of it, up to your place"
    said = [f"The book: {whole}" if not searched.books else "Each book as far as it may be seen"]
    return [*said, *searched_words(Searched(
        passages=searched.passages, segments=searched.segments, of_segments=searched.of_segments,
        missing=searched.missing, parts=searched.parts, share=1.0,
    ))]  # fmt: skip


def _few(lines: list[str]) -> list[str]:
    more = len(lines) - _MOST_LINES
    return lines if more <= 0 else [*lines[:_MOST_LINES], f"and {more:,} more"]


def _line(text: str) -> str:
    return escape(text if len(text) <= _LONGEST_LINE else f"{text[:_LONGEST_LINE]}…")


def _many(number: int, noun: str) -> str:
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"
