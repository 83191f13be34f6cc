"""The reader's annotations of a book: listed, written to files and read from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.answer.export.sheets import Words, sheet
from foxreader.core.annotation import Anchor, Annotation, Color, highlight, placed
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.events import Answer, Citation, Progress
from foxreader.core.notice import Notice
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.formats.called_apart import called_apart
from foxreader.library.paths import write_new
from foxreader.notes.from_answer import evidence_in, holds, note_of
from foxreader.notes.imported import Imported
from foxreader.notes.placing import Outcome, Placing, of_book, place_imported
from foxreader.notes.reading import read_annotations
from foxreader.notes.writing import COPIES, NoteList, note_list, written
from foxreader.program.books import OpenBook
from foxreader.program.copies import copy_with, in_file, kind_of_book
from foxreader.program.profile import Profile


@dataclass(frozen=True, slots=True)
class NotesReport:
    """What became of the annotations of a file; also those that were there already count.

    ``others`` is how many of the file are of other books.
    """

    placings: tuple[Placing, ...]
    others: int = 0

    def count(self, outcome: Outcome) -> int:
        """How many had this outcome."""
        return Counter(one.outcome for one in self.placings)[outcome]


@dataclass(frozen=True, slots=True)
class EvidenceMade:
    """The highlights that the evidence of an answer makes, of them ``elsewhere`` in other books;
    how many passages are highlighted already, and how many are not found in their books."""

    made: tuple[Annotation, ...] = ()
    elsewhere: int = 0
    there: int = 0
    gone: int = 0


@dataclass(frozen=True, slots=True)
class AnswerKept:
    """An answer as a note: the highlight before, None where it is new, and with the note.

    ``again``: the note had it already. ``elsewhere``: it is in another book than the open one.
    """

    before: Annotation | None
    after: Annotation
    again: bool = False
    elsewhere: bool = False


class Notes:
    """The annotations of books, by way of files. Safe to use from several threads."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile

    def of(self, book: Book) -> NoteList:
        """The annotations of ``book``, placed in its text."""
        return note_list(placed(self._profile.annotations.of(book.sha256), book), book)

    def export(self, book: Book, fmt: str, words: Words = str) -> str:
        """The annotations of ``book`` as the text of a file, with the program's own words as
        ``words`` gives them."""
        return written(self.of(book), fmt, words)

    def write_copy(
        self,
        opened: OpenBook,
        target: Path,
        words: Words = str,
        *,
        force: bool = False,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> int:
        """Write a copy of the file of a book, a PDF or an EPUB, with its annotations in it.

        The file of the book is only read; ``target`` is replaced with ``force`` only. Gives how
        many have a place in the copy. Raises ``UsageError`` for another format or target,
        ``StorageError`` where it cannot be written, and what opening the file raises.
        """
        book, source = opened.book, opened.path
        if book.format not in COPIES.values():
            raise UsageError(Notice("copy_of_format", name=source.name))
        if target.exists() and target.samefile(source):
            raise UsageError(Notice("copy_onto_itself", name=source.name))
        if target.exists() and not force:
            raise UsageError(Notice("export_exists", path=str(target)))
        notes = self.of(book)
        data = copy_with(notes, opened, words, cancel, progress)
        if cancel is not None:
            cancel.check()
        write_new(target, data, force=force)
        return sum(entry.span is not None for entry in notes.entries)

    def bring_in(
        self,
        book: Book,
        path: Path,
        *,
        opened: OpenBook | None = None,
        password: str = "",
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> NotesReport:
        """Add the annotations of a file to ``book``, all or none.

        The file may also be a PDF or an EPUB with annotations in it: the book itself, which may be
        ``opened``, or another, perhaps with a password.

        What is there already is not added again; where both have another note or color, the one
        changed last stays. What cannot be placed is kept as missing. Of a file of several books
        only those of this one are taken. Raises ``UsageError`` for a file without annotations,
        ``StorageError`` where they cannot be stored, and what opening a book raises.
        """
        if kind_of_book(path):
            imported, others = in_file(book, path, opened, password, cancel, progress), 0
        else:
            imported, others = of_book(called_apart(read_annotations, path, cancel=cancel), book)
        if cancel is not None:
            cancel.check()
        return NotesReport(self._stored(book, imported), others)

    def _stored(self, book: Book, imported: list[Imported]) -> tuple[Placing, ...]:
        kept = self._profile.annotations
        followed = set(kept.followed(book.sha256))
        there: dict[str, Annotation] = {}
        elsewhere: dict[str, Annotation] = {}
        for one in kept.all():
            (there if one.anchor.book in followed else elsewhere)[one.id] = one
        placings = place_imported(imported, book, elsewhere)
        marked = {
            (one.kind, span): one for one, span in reversed(placed(there.values(), book).here)
        }
        new: dict[str, Annotation] = {}
        for source, placing in zip(imported, placings, strict=True):
            made = placing.annotation
            was = new.get(made.id) or there.get(made.id)
            same = None if placing.span is None else marked.get((made.kind, placing.span))
            if was is None and same is not None and made.note.split() in ([], same.note.split()):
                continue  # the same highlight, as another file has it
            if was is None:
                new[made.id] = made
            elif (source.changed or source.made) and _is_news(made, was):
                new[made.id] = replace(
                    was, note=made.note, color=made.color, title=made.title, changed=made.changed
                )
        kept.add(*new.values())
        return tuple(placings)

    def selection(self, book: Book) -> Selection:
        """The highlights of ``book`` with their notes, to be asked about."""
        return Selection.of_highlights((span, one.note) for one, span in self._highlights(book))

    def highlight_evidence(
        self, book: Book, citations: Sequence[Citation], color: Color
    ) -> EvidenceMade:
        """The highlights of all that an answer cites of ``book`` and of other books, not stored
        yet. Passages that are highlighted already are not highlighted again."""
        of_book: dict[str, list[Citation]] = {}
        for citation in citations:
            of_book.setdefault(citation.book or book.sha256, []).append(citation)
        made: list[Annotation] = []
        elsewhere = there = gone = 0
        for sha256, cited in of_book.items():
            own = book if sha256 == book.sha256 else self._profile.stored(sha256)
            if own is None:
                gone += len(cited)
                continue
            found = evidence_in(own, cited, [span for _, span in self._highlights(own)])
            made += [highlight(Anchor.of(own, span), color) for span in found.fresh]
            elsewhere += len(found.fresh) if own is not book else 0
            there, gone = there + found.there, gone + found.gone
        return EvidenceMade(tuple(made), elsewhere, there, gone)

    def keep_answer(
        self, book: Book, asked: ReaderQuestion, answer: Answer, color: Color, words: Words = str
    ) -> AnswerKept:
        """``answer`` as a note at the first passage it cites, of ``book`` if it cites any of it;
        not stored yet. A note that is there already stays, and the answer follows it.

        Raises ``UsageError`` where no cited passage can be found.
        """
        place = self._first_place(book, answer)
        if place is None:
            raise UsageError(Notice("answer_without_place"))
        own, span = place
        stored = StoredTurn(asked, answer)
        (turn,) = sheet(book, (stored,), self._profile.stored, {}, footnotes_only=True).turns
        note, elsewhere = note_of(turn, words), own is not book
        at = [one for one, here in self._highlights(own) if here == span]
        before = max(at, key=lambda one: one.made, default=None)
        if before is None:
            fresh = highlight(Anchor.of(own, span), color, note)
            return AnswerKept(None, fresh, elsewhere=elsewhere)
        if note in before.note:
            return AnswerKept(before, before, again=True, elsewhere=elsewhere)
        both = "\n\n".join(filter(None, (before.note.rstrip(), note)))
        return AnswerKept(before, replace(before, note=both), elsewhere=elsewhere)

    def _first_place(self, book: Book, answer: Answer) -> tuple[Book, Span] | None:
        """The first passage an answer cites whose words are in its book, of ``book`` if any is."""
        cited = sorted(answer.citations, key=lambda one: one.book not in ("", book.sha256))
        for citation in cited:
            here = citation.book in ("", book.sha256)
            own = book if here else self._profile.stored(citation.book)
            if own is not None and holds(own, citation):
                return own, citation.span
        return None

    def _highlights(self, book: Book) -> list[tuple[Annotation, Span]]:
        """The highlights of ``book`` that are found in it, with their places."""
        found = placed(self._profile.annotations.of(book.sha256), book).here
        return [(one, span) for one, span in found if one.kind == "highlight"]


def _is_news(one: Annotation, was: Annotation) -> bool:
    """Whether an annotation of a file says something newer than the one that is there."""
    differs = (one.note, one.color, one.title) != (was.note, was.color, was.title)
    return differs and one.kind == was.kind and one.changed > was.changed
