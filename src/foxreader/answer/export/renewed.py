"""Stored answers brought up to date: their places found in a new text, their grades of today."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import get_args

from foxreader.answer.checks.evidence import Verdict, flags, graded
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.conversation.record import CHECKS_VERSION
from foxreader.answer.conversation.stored import (
    Problem,
    ReaderQuestion,
    StoredTurn,
    dumps,
    loads,
    readable,
)
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.export.reading import (
    Exported,
    ExportedClaim,
    ExportedPart,
    ExportedTurn,
    verify,
)
from foxreader.answer.gate.footnote import source_of
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.second_reader.claims import marked_again
from foxreader.core.annotation import Anchor, find
from foxreader.core.book import Book
from foxreader.core.events import (
    PICTURE,
    Answer,
    Citation,
    Confidence,
    Flag,
    FlagKind,
    Mark,
    Mode,
    Part,
    Searched,
    Text,
)
from foxreader.core.message import LONGEST_HEADING, as_name
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.terms import BookVocabulary

# A conversation read out of its export. The file may come from anybody. Each citation is looked for
# in its book again and gets words, chapter and page from there; what the file calls the book's
# words is only taken for that where a citation has them. Grades are not taken over: they are made
# anew when the answer is shown.

_BEFORE_CHECKS = 1
"""The version of the checks by which the answers count as graded: they are graded anew."""


def turns_from(
    found: Exported, book: Book, stored: Callable[[str], Book | None]
) -> list[StoredTurn]:
    """The turns of an export, with their places in ``book``, the one it is about or another
    edition of it. ``stored`` gives other cited books by hash, None for a missing one.

    Raises ``ValueError`` for an answer in a way that there is none.
    """
    made = found.made
    claims: dict[int, list[ExportedClaim]] = {}
    for claim in made.claims:
        claims.setdefault(claim.turn, []).append(claim)
    books = {made.sha256: book, book.sha256: book}
    return [
        _turn(turn, list(_cited(claims.get(number, ()), books, stored)), book)
        for number, turn in enumerate(found.turns, 1)
    ]


def _cited(
    claims: Iterable[ExportedClaim], books: dict[str, Book], stored: Callable[[str], Book | None]
) -> Iterable[Citation]:
    """The citations whose words are still in their books, as the books have them."""
    for claim in claims:
        there = books.get(claim.book) or stored(claim.book)
        span = verify(claim, there).span if there is not None else None
        if there is None or span is None:
            continue
        yield Citation(
            claim.number, span, there.text_at(span), there.title_at(span), there.page_label(span),
            grade="weak", book=there.sha256, source=source_of(there, span),
        )  # fmt: skip


def _repeated(parts: Iterable[Part]) -> set[str]:
    """The words of the book that an answer repeats, each in one line."""
    return {_line(part.text) for part in parts if isinstance(part, Text) and part.literal}


def _graded(citation: Citation, words: Collection[str]) -> Citation:
    """A citation whose words the answer repeats is a quotation."""
    return replace(citation, grade="quoted") if _line(citation.quote) in words else citation


def _turn(made: ExportedTurn, citations: Sequence[Citation], book: Book) -> StoredTurn:
    numbers = {citation.number for citation in citations}
    parts, literal = _parts(made.parts, citations)
    words = _repeated(parts)
    gone = made.citations - len(citations)
    flags = [Flag("note", Notice("imported_answer"))]
    if gone:
        flags.append(Flag("note", Notice("citations_gone", count=gone)))
    answer = Answer(
        question=made.question,
        mode=_mode(made.mode, literal=literal),
        path=as_name(made.path),
        parts=tuple(p for p in parts if isinstance(p, Text) or p.footnote in numbers),
        citations=tuple(_graded(one, words) for one in citations),
        searched=Searched(
            missing=tuple(map(as_name, made.missing)),
            books=tuple(as_name(title, LONGEST_HEADING) for title in made.books),
        ),
        flags=tuple(flags),
        reason=made.reason,
        model=as_name(made.model),
        confidence=_confidence(made.confidence),
    )  # fmt: skip
    asked = ReaderQuestion(answer.question, books=() if answer.searched.books else None)
    problem = None if made.finished else Problem("interrupted")
    return StoredTurn(_about(asked, made.passage, book), answer, problem, checks=_BEFORE_CHECKS)


def _confidence(said: str) -> Confidence:
    if said == "likely":
        return "likely"
    return "near" if said == "near" else ""


def _parts(
    exported: Iterable[ExportedPart], citations: Sequence[Citation]
) -> tuple[list[Part], bool]:
    """The parts of an answer, and whether all that the file calls the book's words are cited."""
    quotes = [_line(citation.quote) for citation in citations]
    parts: list[Part] = []
    sound = True
    for one in exported:
        if one.footnote is not None:
            parts.append(Mark(one.footnote))
            continue
        held = any(_line(one.text) in quote for quote in quotes)
        sound &= held or not one.literal or not one.text.strip()
        parts.append(Text(one.text, literal=one.literal and held))
    return parts, sound


def _mode(given: str, *, literal: bool) -> Mode:
    """The mode of an answer. One with words that are not the book's is held to be a model's, which
    the checks read sentence by sentence."""
    for mode in get_args(Mode):
        if given == mode:
            made: Mode = mode
            kept = literal or mode not in ("direct_answer", "guided_fallback")
            return made if kept else "grounded"
    raise ValueError("an unknown mode")


def _about(asked: ReaderQuestion, passage: tuple[Span, str] | None, book: Book) -> ReaderQuestion:
    """``asked`` with the passage it was about, if its words are in the book."""
    if passage is None:
        return asked
    span, words = passage
    found = find(Anchor(book.sha256, span, words), book).span if words.strip() else None
    if found is None:
        return asked
    return replace(asked, selection=Selection.of(found), about=book.text_at(found))


def _line(text: str) -> str:
    return " ".join(text.split())


# Stored conversations and the reading position in a new text. Another version of the program may
# extract different text from the same file. A place is found as ``verify`` finds it: by its words
# and the words around it.

_AHEAD = 80
"""How many characters after an empty place identify it: about a line of a book. With the characters
around them (``AROUND``) they are unique in most books. Chosen, not measured."""

_STEPS_BACK = 50
"""If the text at a place is gone, how many pieces of ``_AHEAD`` characters before it are tried:
about two pages of a book. Chosen, not measured."""


class Relocation:
    """Finds places of the text ``old`` in the text ``new`` of the same book.

    ``lost`` are the words of citations that are not in the new text. ``place_guessed``: the words
    at the reading position are not in it, so the position is approximate.
    """

    def __init__(self, old: Book, new: Book) -> None:
        self._old, self._new = old, new
        self.lost: list[str] = []
        self.place_guessed = False

    def turn(self, record: str, own: bool) -> str:
        """The record of a turn with its places in the new text. ``own``: the conversation is about
        this book. A record or place that cannot be read or found stays unchanged.
        """
        try:
            turn = loads(record)
        except ValueError:
            return record
        books = (self._new.sha256, "") if own else (self._new.sha256,)
        citations = tuple(
            self._citation(citation) if citation.book in books else citation
            for citation in turn.answer.citations
        )
        answer, asked = replace(turn.answer, citations=citations), turn.asked
        if own:
            limit, selection = answer.limit, asked.selection
            answer = replace(answer, limit=None if limit is None else self.reach(limit))
            asked = replace(asked, selection=self._selection(selection))
        moved = replace(turn, answer=answer, asked=asked)
        return record if moved == turn else dumps(moved)

    def place(self, place: Span) -> Span:
        """The reading position in the new text; a little earlier if its words are not there.

        Never later, since it may be the spoiler limit. Only if none of the two pages before it is
        found, it is set by the share of the book that was read.
        """
        found = self.reach(place)
        if found is not None:
            return found
        self.place_guessed = True
        if not self._old.holds(place):
            return Span(0, 0, 0)
        for back in range(1, _STEPS_BACK + 1):
            start = place.start - back * _AHEAD
            if start < 0:
                break
            found = self.reach(Span(place.file, start, start))
            if found is not None:
                return found
        return self._new.place_at(self._old.fraction(place))

    def reach(self, place: Span) -> Span | None:
        """An empty place in the new text; None if the words after it are not there."""
        if not self._old.holds(place):
            return None
        if (place.file, place.start) == (0, 0):
            return Span(0, 0, 0)
        text = self._old.files[place.file].text
        ahead = Span(place.file, place.start, min(place.start + _AHEAD, len(text)))
        if self._old.text_at(ahead).strip():
            found = self._found(ahead)
            return None if found is None else Span(found.file, found.start, found.start)
        found = self._found(Span(place.file, max(0, place.start - _AHEAD), place.start))
        return None if found is None else Span(found.file, found.end, found.end)

    def _citation(self, citation: Citation) -> Citation:
        known = self._old.holds(citation.span) and (
            self._old.text_at(citation.span) == citation.quote
        )
        found = self._found(citation.span) if known else self._by_words(citation)
        if found is None:
            if known:
                self.lost.append(citation.quote)
            return citation
        return replace(citation, span=found, quote=self._new.text_at(found))

    def _selection(self, selection: Selection | None) -> Selection | None:
        """The passage or the highlights of a question in the new text, as far as they are found;
        None if none of them is."""
        if selection is None:
            return None
        if (passage := selection.passage) is not None:
            found = self._found(passage)
            return None if found is None else Selection.of(found)
        places = [(self._found(span), note) for span, note in selection.highlights]
        kept = [(span, note) for span, note in places if span is not None]
        if not kept:
            return None
        return replace(Selection.of_highlights(kept), total=selection.total)

    def _found(self, span: Span) -> Span | None:
        """The place in the new text of the words at ``span`` of the old one, None if not found."""
        if not self._old.text_at(span).strip():
            return None
        return find(replace(Anchor.of(self._old, span), book=""), self._new).span

    def _by_words(self, citation: Citation) -> Span | None:
        """The place of a citation that did not match the old text either; None if not found."""
        if not citation.quote.strip():
            return None
        return find(Anchor("", citation.span, citation.quote), self._new).span


def turns_that_hold(
    records: Iterable[str], book: Book, stored: Callable[[str], Book | None]
) -> Iterator[StoredTurn]:
    """The turns in ``records``, each with the citations whose words are at their stated places, and
    a note about the others. ``stored`` gives other cited books by hash, None for a missing one.
    """
    books: dict[str, Book | None] = {"": book, book.sha256: book}

    def holds(citation: Citation) -> bool:
        if citation.book not in books:
            books[citation.book] = stored(citation.book)
        own = books[citation.book]
        return (
            own is not None
            and own.holds(citation.span)
            and (own.text_at(citation.span) == citation.quote)
        )

    return (_as_it_holds(turn, holds) for turn in readable(records))


def _as_it_holds(turn: StoredTurn, holds: Callable[[Citation], bool]) -> StoredTurn:
    """``turn`` without the citations for which ``holds`` is false, and with a note about them."""
    answer = turn.answer
    gone = {citation.number for citation in answer.citations if not holds(citation)}
    if not gone:
        return turn
    parts = tuple(p for p in answer.parts if not (isinstance(p, Mark) and p.footnote in gone))
    held = tuple(citation for citation in answer.citations if citation.number not in gone)
    flags = (*answer.flags, Flag("note", Notice("citations_gone", count=len(gone))))
    # The ids of chunks are listed one for each citation.
    return replace(turn, answer=replace(
        answer, parts=parts, citations=held, flags=flags, chunks=()
    ))  # fmt: skip


# Answers that older checks graded: their words stay, their grades are today's

_BESIDE = 1_200
"""Characters before and after a cited place whose units count as evidence too. What the model was
shown is not stored; it was passages, which are at most this long."""
_OF_CHECKS: frozenset[FlagKind] = frozenset(
    ("uncited", "weak", "number", "quote", "name", "future", "grades")
)
"""The flags that are made anew. The others tell what happened when the answer was made."""


def is_outdated(turn: StoredTurn) -> bool:
    """Whether ``turn`` is a model's answer that older checks graded."""
    answer = turn.answer
    if answer.path == PICTURE:  # no check of words has graded it
        return False
    return turn.checks < CHECKS_VERSION and lined(answer) and bool(answer.parts)


def regraded(
    turn: StoredTurn, index: BookIndex, citations: Iterable[Citation] | None = None
) -> StoredTurn:
    """``turn`` with the grades and flags of today's checks, and a flag that says so.

    ``citations`` are its citations with their places in the book of ``index``, if that joins
    several. No word is changed: a sentence that fails a hard check now is graded weak.
    """
    answer = turn.answer
    placed = tuple(answer.citations if citations is None else citations)
    scope = Scope(answer.limit)
    ledger = Ledger(index.book, _evidence(index, scope, placed))
    vocabulary = BookVocabulary(index, scope)
    about = turn.asked.selection
    notes = about.words_of_notes if about is not None else ""
    checker = Checker(ledger, answer.question, index.language, vocabulary, notes=notes)
    numbers = {citation.number for citation in placed}
    parts = [p for p in answer.parts if not isinstance(p, Mark) or p.footnote in numbers]
    verdicts = [_kept(verdict) for verdict in checker.inspect(parts, placed)]
    graded_ = replace(answer, citations=graded(answer.citations, verdicts))
    found = marked_again(_flagged(graded_, flags(verdicts), Notice("regraded")))
    return replace(turn, answer=found, checks=CHECKS_VERSION)


def not_regraded(turn: StoredTurn) -> StoredTurn:
    """``turn`` with its old grades, and a flag that says why: a cited book cannot be opened."""
    answer = turn.answer
    old = tuple(flag for flag in answer.flags if flag.kind in _OF_CHECKS)
    return replace(turn, answer=_flagged(answer, old, Notice("not_regraded")))


def awaiting(turn: StoredTurn) -> StoredTurn:
    """``turn`` with its old grades, and a flag that they are made anew now."""
    answer = turn.answer
    old = tuple(flag for flag in answer.flags if flag.kind in _OF_CHECKS)
    return replace(turn, answer=_flagged(answer, old, Notice("regrading")))


def _flagged(answer: Answer, of_checks: Iterable[Flag], said: Notice) -> Answer:
    """``answer`` with these flags of the checks, and one on its grades."""
    checked = (flag for flag in of_checks if flag.kind != "grades")
    others = (flag for flag in answer.flags if flag.kind not in _OF_CHECKS)
    return replace(answer, flags=(*checked, *others, Flag("grades", said)))


def _evidence(index: BookIndex, scope: Scope, citations: Iterable[Citation]) -> Iterator[Span]:
    """The units of the cited places and of what is beside them, inside ``scope``."""
    for citation in citations:
        span = citation.span
        end = len(index.book.files[span.file].text)
        wide = Span(span.file, max(0, span.start - _BESIDE), min(end, span.end + _BESIDE))
        yield from filter(scope.allows, index.units_inside(wide))


def _kept(verdict: Verdict) -> Verdict:
    """The verdict on a sentence that stays: a hard failure makes it weak, with its reason."""
    if not verdict.fails:
        return verdict
    return replace(verdict.softened, grade=verdict.grade and "weak")
