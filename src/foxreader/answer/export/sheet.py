"""The data every export format uses: the turns of a conversation, each with its notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count

from foxreader.answer.conversation.stored import StoredTurn
from foxreader.answer.direct.verbatim import likely_words, places_of, with_neighbours
from foxreader.answer.evidence_line.claims import Slot, with_slots
from foxreader.answer.evidence_line.lines import COLUMNS_PRINTED, ClaimLines, evidence, lined
from foxreader.answer.export.runs import Run, shown
from foxreader.answer.gate.uncited import signed
from foxreader.core.anchor import AROUND
from foxreader.core.book import Book
from foxreader.core.events import Answer, Citation, Part
from foxreader.core.link import Link
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span


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
class Turn:
    """A question and its answer, with notes in the order of the citations.

    ``passage`` is the link to the selected passage the question was about, if any; ``highlights``
    are those to the highlights it was about. ``claims`` have the evidence lines; () if there are
    none. ``beside`` is the book's text right before and after the likely sentence, if there is one.
    """

    stored: StoredTurn
    notes: tuple[Note, ...]
    passage: Link | None = None
    claims: tuple[ClaimLines, ...] = ()
    beside: tuple[str, str] = ("", "")
    highlights: tuple[Link, ...] = ()

    @property
    def answer(self) -> Answer:
        """The answer, as far as it was shown."""
        return self.stored.answer

    @property
    def parts(self) -> Iterator[Part | Slot]:
        """The answer's text as it is shown: with the sign after each uncited sentence, with a slot
        after each claim, and the likely sentence between its neighbours."""
        text = signed(self.answer.parts, self.answer.flags)
        slotted = with_slots(text, [claim.claim for claim in self.claims])
        return with_neighbours(slotted, self.likely, self.beside)

    @property
    def likely(self) -> str:
        """The sentence that most likely answers the question; "" for other answers."""
        return likely_words(self.answer)

    def note(self, number: int) -> Note | None:
        """The note of the answer's footnote ``number``."""
        return next((note for note in self.notes if note.citation.number == number), None)


def is_likely(run: Run, turn: Turn) -> bool:
    """Whether ``run`` is the sentence that most likely answers the question of ``turn``."""
    return run.kind == "quote" and bool(turn.likely) and run.text == shown(turn.likely)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A conversation about ``book``, ready to export; ``id`` is the conversation's id."""

    sha256: str
    title: str
    authors: tuple[str, ...]
    turns: tuple[Turn, ...]
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
        around = surroundings(book_of(sha256), citation, limits.get(sha256, WHOLE_BOOK))
        return Note(label, citation, Link(sha256, citation.span), *around)

    def claimed(answer: Answer) -> tuple[ClaimLines, ...]:
        if footnotes_only or not lined(answer):
            return ()
        text, cited = signed(answer.parts, answer.flags), {c.number: c for c in answer.citations}
        return evidence(text, cited, book_of, own=book.sha256, columns=COLUMNS_PRINTED)

    def flanked(answer: Answer) -> tuple[str, str]:
        """The neighbours of the likely sentence; none in a book with a limit, which may be before
        their end."""
        books = {citation.book or book.sha256 for citation in places_of(answer)[:1]}
        return ("", "") if books & limits.keys() else answer.beside

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
    flanked: Callable[[Answer], tuple[str, str]],
) -> Iterator[Turn]:
    labels = count(1)
    for stored in turns:
        notes = tuple(noted(next(labels), citation) for citation in stored.answer.citations)
        about = stored.asked.selection
        links = tuple(Link(sha256, span) for span in about.spans) if about is not None else ()
        passage = links[0] if about is not None and about.passage is not None else None
        answer = stored.answer
        yield Turn(
            stored, notes, passage, claimed(answer), flanked(answer),
            () if passage is not None else links,
        )  # fmt: skip


def surroundings(book: Book | None, citation: Citation, scope: Scope) -> tuple[str, str]:
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
