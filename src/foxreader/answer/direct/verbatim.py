"""What came of a question without a model, as an answer: the book's own words, what code says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set

from foxreader.answer import prompt
from foxreader.answer.direct.given_passages import NONE_SEEN, NOTED, SHOWN
from foxreader.answer.direct.strict import NO_TEXT, SELECTED, VAGUE, WHOLE, StrictAnswer
from foxreader.answer.evidence_line.claims import LineSlot
from foxreader.answer.gate.footnote import Citations
from foxreader.core.book import Book
from foxreader.core.events import (
    Answer,
    Citation,
    Cited,
    Mark,
    Mode,
    Part,
    Searched,
    Text,
    TextDelta,
)
from foxreader.core.notice import Notice, says
from foxreader.core.span import Span, neutralise
from foxreader.language.chapter_words import heading_number
from foxreader.language.detect import language_of, spoken
from foxreader.language.lexicon import with_english
from foxreader.language.sentences import topic_stems, words
from foxreader.library.searches import FindQuery
from foxreader.retrieval.find_in_book import find

# An answer made by code

_MARKUP = re.compile(r"[*_`~#|<>\[\]\\]")
"""Signs of Markdown and HTML."""
_HEADING = 60
"""The most letters of a heading with a number. Chosen: a line of a page."""


class ComposedReply:
    """Collects the paragraphs of an answer about ``book``, or from another one such as the guide.

    ``path`` and ``why`` say which way the question took. ``reason`` is the sentence that leads the
    answer.
    """

    def __init__(self, book: Book, path: str, why: str) -> None:
        self.path, self.why, self.reason = path, why, ""
        self._book = book
        self._citations = Citations(book)
        self._parts: list[Part] = []

    @property
    def title(self) -> str:
        """The title of the book it cites."""
        return self._book.metadata.title

    @property
    def cited(self) -> bool:
        """Whether any place of the book is cited."""
        return bool(self._citations.all)

    def lead(self, sentence: Notice) -> None:
        """The sentence that says what the answer is; it comes first."""
        self.reason = sentence
        self.say(sentence)

    def say(self, sentence: Notice) -> None:
        """A paragraph of the program's own."""
        self._paragraph()
        self._parts.append(Text(sentence))

    def quote(self, span: Span) -> None:
        """A paragraph of the book's words, with its footnote."""
        self._paragraph()
        citation = self._citations.cite(span, "quoted")
        self._parts += [Text(citation.quote, literal=True), Mark(citation.number)]

    def describe(self, text: str) -> None:
        """A paragraph of what the file says of itself: no text of the book, so it is not shown as
        that, and has no footnote. What could be markup or a position tag is left out."""
        self._paragraph()
        self._parts.append(Text(" ".join(_MARKUP.sub(" ", neutralise(text)).split())))

    def mark(self, spans: Sequence[Span]) -> None:
        """Footnotes at the end of the last paragraph."""
        for span in spans:
            self._parts.append(Text(" "))
            self._parts.append(Mark(self._citations.cite(span, "cited").number))

    def answer(self, question: str, mode: Mode, searched: Searched) -> Answer:
        """The answer to ``question`` in this form."""
        return Answer(
            question, mode, self.path, tuple(self._parts), self._citations.all, searched,
            reason=self.reason, confidence="near" if mode == "guided_fallback" else "",
        )  # fmt: skip

    def _paragraph(self) -> None:
        if self._parts:
            self._parts.append(Text("\n\n"))


def in_its_words(book: Book, question: str, found: StrictAnswer) -> Answer:
    """The strict answer as an Answer: sentences word for word, or the fixed refusal."""
    if found.mode == "hard_refusal":
        parts: tuple[Part, ...] = (Text(found.refusal),)
        citations = Citations(book)
    else:
        lead = found.reason if found.mode == "guided_fallback" else ""
        parts, citations = quoted(book, found.spans, lead)
    return Answer(
        question, found.mode, "strict", parts, citations.all, found.searched, reason=found.reason,
        confidence=found.confidence, beside=sides(book, found),
    )  # fmt: skip


def sides(book: Book, found: StrictAnswer) -> tuple[tuple[str, str], ...]:
    """The text before and after each sentence in the passage it is shown in; without the heading
    that a chapter's first passage begins with: it is named above the passage."""
    pairs = zip(found.spans, found.passages, strict=False)
    return tuple(_around(book, span, whole) for span, whole in pairs)


def _around(book: Book, span: Span, whole: Span) -> tuple[str, str]:
    text, named = book.files[span.file].text, set(_words(" ".join(book.path_at(span))))
    lines = text[whole.start : span.start].split("\n")
    while lines and _is_heading(lines[0], named):
        del lines[0]
    return "\n".join(lines).strip(), text[span.end : whole.end].strip()


def _is_heading(line: str, named: Set[str]) -> bool:
    """Whether a line of the text has only words of the titles ``named``, or a chapter's number."""
    short = len(line) <= _HEADING and not line.rstrip().endswith((".", "!", "?", "。", "！", "？"))
    return set(_words(line)) <= named or (short and heading_number(line) is not None)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def quoted(book: Book, spans: Sequence[Span], lead: str) -> tuple[tuple[Part, ...], Citations]:
    """The text of ``spans`` after the sentence ``lead``, each with its footnote, and the
    citations."""
    citations = Citations(book)
    parts: list[Part] = [Text(lead), Text("\n\n")] if lead else []
    for number, span in enumerate(spans):
        citation = citations.cite(span, "quoted")
        parts += [Text("\n\n")] if number else []
        parts += [Text(citation.quote, literal=True), Mark(citation.number)]
    return tuple(parts), citations


def with_neighbours(
    parts: Iterable[Part | LineSlot], answer: Answer, beside: Sequence[tuple[str, str]]
) -> Iterator[Part | LineSlot]:
    """``parts`` with the book's text before and after the sentences that ``answer`` shows; what is
    after one comes behind its footnote, below the lines of a program."""
    waiting = list(zip(places_of(answer), beside, strict=False))[::-1]
    behind, gap = "", " "
    for part in parts:
        if (
            waiting
            and isinstance(part, Text)
            and part.literal
            and part.text == waiting[-1][0].quote
        ):
            _, (before, behind) = waiting.pop()
            gap = "\n" if "\n" in part.text else " "
            yield from (Text(_line(before), literal=True), Text(" ")) if before else ()
        yield part
        if behind and isinstance(part, Mark):
            yield from (Text(gap), Text(_line(behind), literal=True))
            behind = ""


def _line(text: str) -> str:
    return " ".join(text.split())


def marked_words(answer: Answer) -> frozenset[str]:
    """The sentences that are marked: those shown in a passage, and one that likely answers."""
    if not has_places(answer):
        return frozenset()
    count = max(len(answer.beside), answer.confidence == "likely")
    return frozenset(place.quote for place in places_of(answer)[:count])


def places_of(answer: Answer) -> tuple[Citation, ...]:
    """The sentences of an answer that is only the book's own words, in the order shown."""
    cited = {citation.number: citation for citation in answer.citations}
    marks = (part.footnote for part in answer.parts if isinstance(part, Mark))
    return tuple(cited[number] for number in marks if number in cited)


def events_of(answer: Answer) -> Iterator[TextDelta | Cited]:
    """The events for an answer that is complete at once."""
    citations = {c.number: c for c in answer.citations}
    for part in answer.parts:
        if isinstance(part, Text):
            yield TextDelta(part.text, part.literal)
        else:
            yield Cited(citations[part.footnote])


# The heading above an answer without a model, or above a refusal

_OTHER_PLACES = frozenset((WHOLE, SELECTED, SHOWN, NOTED, prompt.ALL_OF_THEM))
"""Reasons of sentences that are shown for another cause than that they are near."""
_LEADS = (
    "overview_extracts", "overview_so_far", "list_people", "list_events", "list_chapters",
    "compare_sides", "card_named", "needs_model_translate", "needs_model_explain",
    "picture_unseen", "picture_without_model", "picture_not_drawn", "picture_unanswered",
    "picture_refused",
)  # fmt: skip
"""The codes of what leads an answer that the program has put together of the book's sentences."""


def is_limited(answer: Answer) -> bool:
    """Whether an answer was made under a spoiler limit, in one book or some."""
    return answer.limit is not None or answer.searched.share < 1


def has_places(answer: Answer) -> bool:
    """Whether an answer is shown as places of the book, likely or near; an overview or a card has
    headings of its own."""
    return (
        answer.mode == "guided_fallback"
        and bool(answer.confidence)
        and answer.reason not in _OTHER_PLACES
        and not any(says(answer.reason, code) for code in _LEADS)
        and bool(places_of(answer))
    )


def is_unanswered(answer: Answer) -> bool:
    """Whether a model said that the passages do not answer: the nearest places are no answer."""
    return says(answer.reason, "none_found")


def outcome(answer: Answer) -> str:
    """The heading of an answer; "" where it has none, or says itself how far was searched."""
    if answer.refused:
        return "" if is_limited(answer) else _refusal(answer)
    if answer.verbatim:
        return Notice("outcome_stated")
    if is_unanswered(answer):
        return Notice("outcome_unanswered")
    if has_places(answer):
        return Notice("outcome_likely" if answer.confidence == "likely" else "outcome_near")
    return ""


def _refusal(answer: Answer) -> Notice:
    if says(answer.reason, "foreign_why") or says(answer.reason, "foreign_soon"):
        return Notice("outcome_foreign")
    if answer.reason == NO_TEXT:
        return Notice("outcome_no_text")
    if answer.reason == VAGUE:
        return Notice("outcome_vague")
    if answer.searched.of_highlights or answer.reason == NONE_SEEN:
        return Notice("outcome_absent_in_highlights")
    return Notice("outcome_absent_in_books" if answer.searched.books else "outcome_absent")


# A word to look up in a book that does not answer

_OWNER = re.compile(r"['’]s?$")
"""What follows the name of an owner: "the Queen's", "the witnesses'"."""


def word_to_find(answer: Answer, book: Book) -> str:
    """The first content word of the question of ``answer`` that ``book`` has, names first; "" if
    there is none, or the book was not searched alone and as a whole."""
    searched = answer.searched
    if searched.books or searched.share < 1 or answer.limit is not None:
        return ""
    if not (answer.refused or (answer.confidence == "near" and searched.missing)):
        return ""
    language = spoken(answer.question) or language_of(book)
    content = _content(answer.question, language, frozenset(searched.missing))
    names = [word for word in content if word[0].isupper()]
    there = (
        word for word in (*names, *content) if next(find(book, FindQuery(word)), None) is not None
    )
    return next(there, "")


def _content(question: str, language: str, missing: frozenset[str]) -> list[str]:
    """The content words of a question as they are written, without ``missing``; words of a name
    that follow each other are one."""
    found: list[str] = []
    joins = False
    stop = with_english(language)
    for word in words(question, language):
        text = _OWNER.sub("", word.text)
        kept = bool(topic_stems(word, language, stop)) and text not in missing
        name = kept and text[0].isupper()
        if name and joins and word.gap == " ":
            found[-1] += f" {text}"
        elif kept:
            found.append(text)
        joins = name and text == word.text
    return found
