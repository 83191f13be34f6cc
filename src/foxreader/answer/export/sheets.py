"""What an export has of a conversation: turns, notes, and the remarks beside an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Literal

from foxreader.answer.conversation.stored import WITHOUT_BOOK_PATHS, Problem, StoredTurn
from foxreader.answer.direct.strict import STATED
from foxreader.answer.direct.verbatim import has_places, marked_words, places_of, with_neighbours
from foxreader.answer.evidence_line.claims import LineSlot, listed, signed, with_slots
from foxreader.answer.evidence_line.lines import (
    COLUMNS_PRINTED,
    SIGNS,
    ClaimLines,
    EvidenceLine,
    evidence,
    lined,
)
from foxreader.answer.second_reader.claims import cleared_words, reading_words
from foxreader.core.annotation import AROUND
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Flag, Grade, Mark, Part, lacking, opening
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Link, Span

# Runs. Of a model's Markdown only ``**words**`` is read as strong text; everything else is plain
# text.

_Kind = Literal["text", "strong", "quote", "mark", "evidence"]


@dataclass(frozen=True, slots=True)
class TextRun:
    """A piece of a line: plain or strong text, the book's own text, a footnote's number, or the
    number of a claim whose evidence lines go here."""

    kind: _Kind
    text: str


Line = tuple[TextRun, ...]

# While a line is read, one private-use character replaces each part that is not plain text.
_HELD = "\ue000"
_STRONG = re.compile(r"\*\*(?=[^\s*])([^*]+?)(?<=[^\s*])\*\*")
_NOT_SHOWN = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
_TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")


def shown(text: str) -> str:
    """``text`` with U+FFFD for control characters and for what cannot be encoded.

    Bidirectional overrides are removed: they could make a book's words look like the program's.
    """
    return _TURNING.sub("", _NOT_SHOWN.sub("\ufffd", text))


def one_line(text: str) -> str:
    """``text`` on one line, with single spaces."""
    return " ".join(shown(text).split())


def _lines(parts: Iterable[Part | LineSlot]) -> list[Line]:
    """The lines of an answer, () for an empty line, without space at their ends."""
    held: list[TextRun] = []
    plain: list[str] = []
    for part in parts:
        if isinstance(part, LineSlot):
            held.append(TextRun("evidence", str(part.claim)))
        elif isinstance(part, Mark):
            held.append(TextRun("mark", str(part.footnote)))
        elif part.literal:
            held.append(TextRun("quote", shown(part.text)))
        else:
            plain.append(shown(part.text.replace(_HELD, "\ufffd")))
            continue
        plain.append(_HELD)
    waiting = iter(held)
    whole = "".join(plain).strip()
    return [_line(line.strip(), waiting) for line in whole.splitlines()]


def _line(line: str, held: Iterator[TextRun]) -> Line:
    runs: list[TextRun] = []
    for at, piece in enumerate(_STRONG.split(line)):
        kind: _Kind = "strong" if at % 2 else "text"
        for number, words in enumerate(piece.split(_HELD)):
            if number:
                runs.append(next(held))
            if words:
                runs.append(TextRun(kind, words))
    return tuple(runs)


def blocks(parts: Iterable[Part | LineSlot]) -> Iterator[list[Line] | int]:
    """The lines of an answer, grouped into paragraphs by the empty lines and the slots; and for
    each slot the number of its claim."""
    paragraph: list[Line] = []
    for line in _lines(parts):
        before: Line = ()
        for run in line:
            if run.kind != "evidence":
                before = (*before, run)
                continue
            yield from filter(None, [[*paragraph, *filter(None, [_stripped(before)])]])
            yield int(run.text)
            paragraph, before = [], ()
        before = _stripped(before)
        if before:
            paragraph.append(before)
        elif not line and paragraph:
            yield paragraph
            paragraph = []
    yield from filter(None, [paragraph])


def _stripped(line: Line) -> Line:
    """``line`` without space at its start, where it was split."""
    if line and line[0].kind == "text":
        rest = line[0].text.lstrip()
        return (TextRun("text", rest), *line[1:]) if rest else line[1:]
    return line


# The sheet


@dataclass(frozen=True, slots=True)
class Note:
    """A footnote: its ``label`` in the whole conversation, the book, and the words around it.

    ``before`` and ``after`` are empty if the book's text is missing or has changed.
    """

    label: int
    citation: Citation
    link: Link
    before: str = ""
    after: str = ""


@dataclass(frozen=True, slots=True)
class SheetTurn:
    """A question and its answer, with notes in the order of the citations.

    ``passage`` is the link to the selected passage the question was about, if any; ``highlights``
    are those to the highlights it was about. ``claims`` have the evidence lines; () if there are
    none. ``beside`` is the book's text before and after each of the sentences shown for an answer.
    """

    stored: StoredTurn
    notes: tuple[Note, ...]
    passage: Link | None = None
    claims: tuple[ClaimLines, ...] = ()
    beside: tuple[tuple[str, str], ...] = ()
    highlights: tuple[Link, ...] = ()

    @property
    def answer(self) -> Answer:
        """The answer, as far as it was shown."""
        return self.stored.answer

    @property
    def parts(self) -> Iterator[Part | LineSlot]:
        """The answer's text as it is shown: with the sign after each uncited sentence, with a slot
        after each claim, and the first places in their passages."""
        text = signed(self.answer.parts, self.answer.flags)
        slotted = with_slots(text, [claim.claim for claim in self.claims])
        return with_neighbours(slotted, self.answer, self.beside)

    @property
    def marked(self) -> frozenset[str]:
        """The sentences that are marked in their passages, as they are shown."""
        return frozenset(map(shown, marked_words(self.answer)))

    def note(self, number: int) -> Note | None:
        """The note of the answer's footnote ``number``."""
        return next((note for note in self.notes if note.citation.number == number), None)


def is_marked(run: TextRun, turn: SheetTurn) -> bool:
    """Whether ``run`` is a sentence that is marked in its passage."""
    return run.kind == "quote" and run.text in turn.marked


@dataclass(frozen=True, slots=True)
class Sheet:
    """A conversation about ``book``, ready to export; ``id`` is the conversation's id."""

    sha256: str
    title: str
    authors: tuple[str, ...]
    turns: tuple[SheetTurn, ...]
    id: str = ""


def sheet(
    book: Book,
    turns: Iterable[StoredTurn],
    stored: Callable[[str], Book | None],
    limits: Mapping[str, Scope],
    id_: str = "",
    *,
    footnotes_only: bool = False,
) -> Sheet:
    """The ``turns`` of a conversation about ``book``, as they were shown.

    ``stored`` gives other cited books by hash, None for a missing one. ``limits`` has, by book
    hash, the scope outside which no words around a citation are exported. ``footnotes_only``:
    without evidence lines.
    """
    books: dict[str, Book | None] = {book.sha256: book}

    def book_of(sha256: str) -> Book | None:
        sha256 = sha256 or book.sha256  # older records name no book
        if sha256 not in books:
            books[sha256] = stored(sha256)
        return books[sha256]

    def noted(label: int, citation: Citation) -> Note:
        sha256 = citation.book or book.sha256
        around = _surroundings(book_of(sha256), citation, limits.get(sha256, WHOLE_BOOK))
        return Note(label, citation, Link(sha256, citation.span), *around)

    def claimed(answer: Answer) -> tuple[ClaimLines, ...]:
        if footnotes_only or not lined(answer):
            return ()
        text, cited = signed(answer.parts, answer.flags), {c.number: c for c in answer.citations}
        return evidence(text, cited, book_of, own=book.sha256, columns=COLUMNS_PRINTED)

    def flanked(answer: Answer) -> tuple[tuple[str, str], ...]:
        """The passages of the places shown; none in a book with a limit, which may be before
        their end."""
        books = {citation.book or book.sha256 for citation in places_of(answer)[:1]}
        return () if books & limits.keys() else answer.beside

    return Sheet(
        book.sha256,
        book.metadata.title,
        book.metadata.authors,
        tuple(_turns(turns, book.sha256, noted, claimed, flanked)),
        id_,
    )


def _turns(
    turns: Iterable[StoredTurn],
    sha256: str,
    noted: Callable[[int, Citation], Note],
    claimed: Callable[[Answer], tuple[ClaimLines, ...]],
    flanked: Callable[[Answer], tuple[tuple[str, str], ...]],
) -> Iterator[SheetTurn]:
    labels = count(1)
    for stored in turns:
        notes = tuple(noted(next(labels), citation) for citation in stored.answer.citations)
        about = stored.asked.selection
        links = tuple(Link(sha256, span) for span in about.spans) if about is not None else ()
        passage = links[0] if about is not None and about.passage is not None else None
        answer = stored.answer
        yield SheetTurn(
            stored, notes, passage, claimed(answer), flanked(answer),
            () if passage is not None else links,
        )  # fmt: skip


def _surroundings(book: Book | None, citation: Citation, scope: Scope) -> tuple[str, str]:
    """Up to 60 characters before and after a citation, none of them past the limit of ``scope``."""
    span = citation.span
    if book is None or not book.holds(span) or book.text_at(span) != citation.quote:
        return "", ""
    text = book.files[span.file].text
    end = len(text)
    if not scope.allows(Span(span.file, end, end)):
        assert scope.limit is not None
        end = scope.limit.start if scope.limit.file == span.file else 0
    before = text[max(0, span.start - AROUND) : min(span.start, end)]
    return before, text[span.end : min(span.end + AROUND, end)]


# Remarks: an answer's source, failed checks and notes, as plain sentences, notices where they are
# the program's; each format translates and escapes them.

Words = Callable[[str], str]
"""Gives a notice in the reader's language, and any other text as it is."""

LANGUAGE = Notice("export_language")
ABOUT = Notice("export_about")
OPEN = Notice("export_open")
LEFT_BY = Notice("export_by_foxreader")
_GRADES: Mapping[Grade, Notice] = {
    "quoted": Notice("export_quoted"),
    "cited": Notice("export_cited"),
    "weak": Notice("export_weak"),
    "otherwise": Notice("export_otherwise"),
    "picture": Notice("export_picture"),
}

_LINE_GRADES: Mapping[Grade, Notice] = {
    "quoted": Notice("grade_quoted"),
    "cited": Notice("grade_cited"),
    "weak": Notice("grade_weak"),
    "otherwise": Notice("grade_otherwise"),
    "picture": Notice("grade_picture"),
}


def _lead(answer: Answer) -> str:
    """What the reader must know before the answer; "" for an ordinary one."""
    unfinished = answer.mode == "unfinished" and answer.path in WITHOUT_BOOK_PATHS
    if answer.mode == "general" or unfinished:
        return Notice("export_not_from_book")
    if answer.verbatim:
        return Notice("export_stated" if answer.reason == STATED else "export_verbatim")
    if has_places(answer):
        return Notice("export_likely" if answer.confidence == "likely" else "export_near")
    return ""


def before(answer: Answer) -> Iterator[str]:
    """The lines before an answer: what the reader must know, what the book lacks, and how the
    question was read."""
    first = _lead(answer)
    if first:
        yield first
    yield from opening(answer)


def about_highlights(turn: SheetTurn) -> Notice:
    """How many highlights a question was about."""
    return Notice("export_about_highlights", count=len(turn.highlights))


def remarks(turn: SheetTurn) -> Iterator[str]:
    """Why an answer is not finished, what failed a check, why nothing was answered, what was
    searched; a sentence each."""
    answer, problem = turn.answer, turn.stored.problem
    if problem is not None:
        yield _unfinished(problem, answer)
    if answer.refused and answer.reason and answer.reason not in answer.text:
        yield answer.reason
    yield from map(_failed, listed(answer.flags))
    if answer.second is not None:
        yield reading_words(answer.second)
        if answer.second.cleared:
            yield cleared_words(answer.second)
    yield from _left_out(answer)
    yield from _searched(answer)


def _left_out(answer: Answer) -> Iterator[Notice]:
    """How many sentences and places were left out, where no flag says it."""
    kinds = {flag.kind for flag in answer.flags}
    if answer.removed and "removed" not in kinds:
        yield Notice("export_removed", number=answer.removed)
    if answer.dropped and "dropped" not in kinds:
        yield Notice("export_dropped", number=answer.dropped)


def _unfinished(problem: Problem, answer: Answer) -> Notice:
    heading = problem.heading(bool(answer.parts))
    if problem.sentence:
        return Notice("export_problem", heading=heading, sentence=problem.sentence)
    return Notice("export_heading", heading=heading)


def _failed(flag: Flag) -> str:
    return Notice("export_flag", text=flag.text, words=flag.words) if flag.words else flag.text


def _searched(answer: Answer) -> Iterator[str]:
    searched = answer.searched
    if searched.books:
        yield Notice("export_books", titles="; ".join(searched.books))
    if searched.left_out:
        yield Notice("export_left_out", titles="; ".join(searched.left_out))
    if searched.of_highlights:
        looked, count = searched.highlights, searched.of_highlights
        yield Notice("export_highlights", looked=looked, count=count)
    if searched.share < 1:
        yield Notice("export_share", percent=round(100 * searched.share))
    if searched.missing and not lacking(answer):
        # The book past the limit was not searched.
        part = searched.books or searched.share < 1
        code = "export_missing_so_far" if part else "export_missing"
        yield Notice(code, words=", ".join(searched.missing))


def where(note: Note, title: str, words: Words) -> str:
    """The location of a note's words: book, chapter and section, page."""
    citation = note.citation
    page = words(Notice("export_page", page=citation.page)) if citation.page else ""
    return ", ".join(filter(None, (citation.source or citation.title or title, page)))


def grade(note: Note) -> str:
    """The grade of a note's citation with its meaning."""
    return _GRADES[note.citation.grade]


def line_place(line: EvidenceLine, words: Words) -> str:
    """What ends an evidence line: its book if it is another, chapter and page, and grade."""
    citation, place = line.citation, line.place
    where = place.words(lambda share: words(Notice("percent", percent=round(100 * share))))
    grade = f"{SIGNS[citation.grade]} {words(_LINE_GRADES[citation.grade])}"
    return " · ".join(filter(None, (place.book, where, grade)))


def by(turn: SheetTurn) -> str:
    """Who wrote an answer."""
    model = turn.answer.model
    return Notice("export_model", model=model) if model else Notice("export_no_model")
