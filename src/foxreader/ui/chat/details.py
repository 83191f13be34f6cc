"""What an answer rests on and how it came about, in words and as markup; pure functions."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape

from foxreader.answer.conversation.record import sources
from foxreader.answer.evidence_line.lines import SIGNS
from foxreader.answer.second_reader.claims import cleared_words, reading_words
from foxreader.core.events import Answer, Course, Covered, Grade, Searched, Step
from foxreader.ui.platform.translation import (
    QT_TRANSLATE_NOOP,
    Context,
    data_size,
    dollars,
    notice_words,
    number,
    percent,
    quoted,
)

DetailsWords = Context("DetailsWords")

_WORDS: Mapping[Grade, str] = {
    "quoted": QT_TRANSLATE_NOOP("DetailsWords", "Quoted"),
    "cited": QT_TRANSLATE_NOOP("DetailsWords", "Cited"),
    "weak": QT_TRANSLATE_NOOP("DetailsWords", "Weak"),
    "otherwise": QT_TRANSLATE_NOOP("DetailsWords", "Says otherwise"),
    "picture": QT_TRANSLATE_NOOP("DetailsWords", "From a picture"),
}
_MEANINGS: Mapping[Grade, str] = {
    "quoted": QT_TRANSLATE_NOOP("DetailsWords", "Quoted: the exact words of the book"),
    "cited": QT_TRANSLATE_NOOP("DetailsWords", "Cited: the place has its words, numbers and names"),
    "weak": QT_TRANSLATE_NOOP("DetailsWords", "Weak: the place shares little with what is said"),
    "otherwise": QT_TRANSLATE_NOOP(
        "DetailsWords", "Says otherwise: a second reader finds that the place contradicts this"
    ),
    "picture": QT_TRANSLATE_NOOP("DetailsWords", "From a picture, not checked by words"),
}
_REASONS: Mapping[Grade, str] = {
    "quoted": QT_TRANSLATE_NOOP("DetailsWords", "the exact words of the book"),
    "cited": QT_TRANSLATE_NOOP("DetailsWords", "the place has its words, numbers and names"),
    "weak": QT_TRANSLATE_NOOP("DetailsWords", "the place shares little with what is said"),
    "otherwise": QT_TRANSLATE_NOOP(
        "DetailsWords", "a second reader finds that the place contradicts this"
    ),
    "picture": QT_TRANSLATE_NOOP("DetailsWords", "from a picture, not checked by words"),
}
_SHORT: Mapping[Grade, str] = {
    "quoted": QT_TRANSLATE_NOOP("DetailsWords", "quoted"),
    "cited": QT_TRANSLATE_NOOP("DetailsWords", "cited"),
    "weak": QT_TRANSLATE_NOOP("DetailsWords", "weak"),
    "otherwise": QT_TRANSLATE_NOOP("DetailsWords", "otherwise"),
    "picture": QT_TRANSLATE_NOOP("DetailsWords", "picture"),
}
_PATHS: Mapping[str, str] = {
    "specific": QT_TRANSLATE_NOOP("DetailsWords", "A question about something in the book"),
    "overview": QT_TRANSLATE_NOOP("DetailsWords", "An overview of the book"),
    "deep": QT_TRANSLATE_NOOP("DetailsWords", "A question that weighs several places"),
    "direct": QT_TRANSLATE_NOOP("DetailsWords", "Not a question about the book"),
    "selection": QT_TRANSLATE_NOOP("DetailsWords", "A question about the marked passage"),
    "highlights": QT_TRANSLATE_NOOP("DetailsWords", "A question about your highlights"),
    "picture": QT_TRANSLATE_NOOP("DetailsWords", "A question about a picture"),
    "book_data": QT_TRANSLATE_NOOP("DetailsWords", "The book’s own data"),
    "places": QT_TRANSLATE_NOOP("DetailsWords", "Counted in the book"),
    "guide": QT_TRANSLATE_NOOP("DetailsWords", "About Foxreader, from its guide"),
    "strict": QT_TRANSLATE_NOOP("DetailsWords", "Word for word, without a model"),
    "no_context": QT_TRANSLATE_NOOP("DetailsWords", "Nothing in the book is about it"),
    "without_book": QT_TRANSLATE_NOOP("DetailsWords", "Asked without the book"),
}
_MOST_LINES = 12
"""Lines of one entry of the details, and the characters of a line; chosen: what a chat dock of
392 pixels shows without filling the screen."""
_LONGEST_LINE = 160
_MOST_CHAPTERS = 8
"""Chapters that are named of one call; chosen: a line."""


def grade_word(grade: Grade) -> str:
    """A grade's name."""
    return DetailsWords.tr(_WORDS[grade])


def grade_words(grade: Grade) -> str:
    """A grade with its sign, and what it says of a citation."""
    return f"{SIGNS[grade]} {DetailsWords.tr(_MEANINGS[grade])}"


def grade_reason(grade: Grade) -> str:
    """What a grade says of a citation, beside its name."""
    return DetailsWords.tr(_REASONS[grade])


def short_grade_words(grade: Grade, *, sign: bool = True) -> str:
    """A grade as it ends an evidence line, with or without its sign."""
    words = DetailsWords.tr(_SHORT[grade])
    return f"{SIGNS[grade]} {words}" if sign else words


def counted(answer: Answer) -> Iterator[tuple[str, str]]:
    """How many citations there are of each grade, and sentences without one; those there are."""
    for grade, sign in SIGNS.items():
        if count := sum(citation.grade == grade for citation in answer.citations):
            yield grade, f"{sign} {_count_words(grade, count)}"
    if count := sum(flag.kind == "uncited" for flag in answer.flags):
        yield "bare", DetailsWords.tr("○ %Ln uncited", "", count)
    if answer.removed:
        yield "gone", DetailsWords.tr("– %Ln left out", "", answer.removed)


def _count_words(grade: Grade, count: int) -> str:
    """How many citations of a grade there are: "3 cited"; many languages have forms for it."""
    words: Mapping[Grade, str] = {
        "quoted": DetailsWords.tr("%Ln quoted", "", count),
        "cited": DetailsWords.tr("%Ln cited", "", count),
        "weak": DetailsWords.tr("%Ln weak", "", count),
        "otherwise": DetailsWords.tr("%Ln otherwise", "", count),
        "picture": DetailsWords.tr("%Ln from a picture", "", count),
    }
    return words[grade]


def failed_checks(answer: Answer) -> list[str]:
    """The checks that failed, a sentence each; uncited sentences are underlined and counted.

    Places that disagree are a notice of their own, and so is what is said of the grades; that an
    answer is not from the book is shown above it, and sentences left out behind their count.
    """
    elsewhere = {"uncited", "conflict", "grades"} | ({"removed"} if answer.left_out else set())
    lines = [
        notice_words(flag.text)
        for flag in answer.flags
        if flag.kind not in elsewhere and not (flag.kind == "note" and answer.mode == "general")
    ]
    uncited = sum(flag.kind == "uncited" for flag in answer.flags)
    if uncited:
        lines.append(
            DetailsWords.tr("Underlined, with no place in the book: %Ln sentence(s).", "", uncited)
        )
    return lines


def searched_words(searched: Searched, *, named: bool = True) -> list[str]:
    """What was searched, in a few words each; the missing words only if ``named``."""
    words = []
    if searched.books:
        words.append(DetailsWords.tr("%Ln book(s)", "", len(searched.books)))
    if searched.of_highlights:
        looked = DetailsWords.tr("{0} of %Ln highlight(s)", "", searched.of_highlights)
        words.append(looked.format(searched.highlights))
    if searched.of_segments:
        segments = DetailsWords.tr("{0} of %Ln segment(s)", "", searched.of_segments)
        words.append(segments.format(searched.segments))
    if searched.passages:
        words.append(DetailsWords.tr("%Ln passage(s)", "", searched.passages))
    if searched.parts:
        titles = ", ".join(map(quoted, searched.parts[:3]))
        words.append(DetailsWords.tr("in {0}").format(titles))
    if searched.share < 1:
        words.append(DetailsWords.tr("up to {0}").format(percent(searched.share)))
    if searched.missing and named:
        missing = ", ".join(map(quoted, searched.missing[:5]))
        words.append(_missing(searched).format(missing))
    return words


def _missing(searched: Searched) -> str:
    """Where words do not occur; under a limit nobody has looked past it."""
    if searched.share < 1:
        return DetailsWords.tr("not up to there: {0}")
    if searched.books:
        return DetailsWords.tr("not in these books: {0}")
    return DetailsWords.tr("not in this book: {0}")


def details_html(answer: Answer, money: float | None = None) -> str:
    """All that is known of how an answer came about, to be unfolded."""
    rows = "".join(
        f"<dt>{escape(name)}</dt><dd>{'<br>'.join(map(_line, _few(lines)))}</dd>"
        for name, lines in _rows(answer, money)
        if lines
    )
    summary, sent = DetailsWords.tr("Details"), ""
    if answer.course is not None and answer.course.sent:
        label = DetailsWords.tr("What left this computer")
        sent = f'<button class="plain link" data-do="sent" data-key="sent">{label}</button>'
    return f'<details class="details"><summary>{summary}</summary><dl>{rows}</dl>{sent}</details>'


def _rows(answer: Answer, money: float | None) -> Iterator[tuple[str, list[str]]]:
    """What the details say, by name."""
    path = DetailsWords.tr(_PATHS.get(answer.path, answer.path))
    yield DetailsWords.tr("Path"), [f"{path} ({notice_words(answer.why)})" if answer.why else path]
    alone = DetailsWords.tr("Foxreader, without a model")
    yield DetailsWords.tr("Answered by"), [answer.model or alone]
    course = answer.course
    yield DetailsWords.tr("Time"), _times(course)
    yield DetailsWords.tr("Steps"), _steps(answer)
    yield DetailsWords.tr("Requests"), _requests(course)
    used = answer.usage.calls or answer.usage.tokens
    yield DetailsWords.tr("Used"), [_used(answer, money)] if used else []
    yield DetailsWords.tr("Read again"), _read_again(answer)
    yield DetailsWords.tr("Searched for"), [*answer.searched.queries]
    yield DetailsWords.tr("Searched"), _extent(answer.searched)
    yield DetailsWords.tr("Books"), [*answer.searched.books]
    yield DetailsWords.tr("Not read"), [*answer.searched.left_out]
    yield DetailsWords.tr("Sources"), [*sources(answer)]


def _times(course: Course | None) -> list[str]:
    """How long an answer took, and until its first word."""
    if course is None:
        return []
    took = DetailsWords.tr("{0} s in all").format(number(course.took, 1))
    if course.first is None:
        return [took]
    return [f"{DetailsWords.tr('First word after {0} s').format(number(course.first, 1))}; {took}"]


def _steps(answer: Answer) -> list[str]:
    """The tool calls of an answer, with what each covered where that was followed."""
    calls = [step_words(call) for call in answer.tool_calls]
    steps = answer.course.steps if answer.course is not None else ()
    if len(calls) != len(steps):
        return calls
    return [_step(call, step) for call, step in zip(calls, steps, strict=True)]


def _step(call: str, step: Step) -> str:
    took = DetailsWords.tr("{0} s").format(number(step.took, 1))
    parts = [call, covered_words(step.covered), took]
    return " · ".join(filter(None, parts))


def covered_words(covered: Covered | None) -> str:
    """How much of the book a call covered: "12 of 144 segments: chapters 3, 7"; "" for nothing."""
    if covered is None:
        return ""
    segments = DetailsWords.tr("{0} of %Ln segment(s)", "", covered.of).format(covered.segments)
    if not covered.chapters:
        return segments
    shown = ", ".join(covered.chapters[:_MOST_CHAPTERS])
    more = len(covered.chapters) - _MOST_CHAPTERS
    if more > 0:
        shown = DetailsWords.tr("{0} and {1} more").format(shown, number(more))
    chapters = DetailsWords.tr("chapter(s) {0}", "", len(covered.chapters)).format(shown)
    return f"{segments}: {chapters}"


def _requests(course: Course | None) -> list[str]:
    """What left this computer for an answer, a line a request."""
    sent = course.sent if course is not None else ()
    return [
        DetailsWords.tr("after {0} s: {1}").format(number(one.at, 1), data_size(one.size))
        for one in sent
    ]


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
    used = DetailsWords.tr("{0} tokens sent, {1} back, in %Ln request(s)", "", usage.calls).format(
        number(usage.prompt), number(usage.completion)
    )
    if money is None:
        return used
    least = 0.0001  # US dollars: a cent of a cent, less says nothing
    cost = (
        dollars(money, 4)
        if money >= least
        else DetailsWords.tr("less than {0}").format(dollars(least, 4))
    )
    return f"{used}; {cost}"


def _read_again(answer: Answer) -> list[str]:
    """What a second reading came to, and what it took of what is used."""
    reading = answer.second
    if reading is None:
        return []
    said = [reading_words(reading)]
    if reading.cleared:
        said.append(cleared_words(reading))
    lines = [notice_words(one) for one in said]
    if reading.tokens:
        took = DetailsWords.tr("{0} of these tokens, {1} s")
        lines.append(took.format(number(reading.tokens), number(reading.seconds, 1)))
    return lines


def _extent(searched: Searched) -> list[str]:
    """How much was searched, a line for each thing that is known."""
    if not (searched.passages or searched.of_segments or searched.queries):
        return []
    if searched.of_highlights:
        extent = DetailsWords.tr("Your highlights in this book")
    elif searched.books:
        extent = DetailsWords.tr("Each book as far as it may be seen")
    elif searched.share == 1:
        extent = DetailsWords.tr("The book: all of it")
    else:
        extent = DetailsWords.tr("The book: {0} of it, up to your place").format(
            percent(searched.share)
        )
    return [extent, *searched_words(Searched(
        passages=searched.passages, segments=searched.segments, of_segments=searched.of_segments,
        missing=searched.missing, parts=searched.parts, share=1.0,
        highlights=searched.highlights, of_highlights=searched.of_highlights,
    ))]  # fmt: skip


def _few(lines: list[str]) -> list[str]:
    more = len(lines) - _MOST_LINES
    if more <= 0:
        return lines
    return [*lines[:_MOST_LINES], DetailsWords.tr("and {0} more").format(number(more))]


def _line(text: str) -> str:
    return escape(text if len(text) <= _LONGEST_LINE else f"{text[:_LONGEST_LINE]}…")
