"""The annotations of the open book: what is stored of them, and what the reader does with them.

Knows no widget. What is done is stored first; then ``changed`` tells that it can be shown.
"""

from __future__ import annotations

import threading
from bisect import insort
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.annotation import (
    Anchor,
    Annotation,
    Color,
    Placed,
    bookmark,
    highlight,
    placed,
    with_tag,
)
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.events import Answer, Citation
from foxreader.core.span import Span
from foxreader.library.annotations import Annotations
from foxreader.program.notes import AnswerKept, EvidenceMade
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import error_words, notice_words

# What the reader does: undone, done again, stored one after the other

_LONGEST = 500
"""Acts that can be undone. Chosen: nobody goes back as far."""


@dataclass(frozen=True, slots=True)
class Change:
    """One annotation before and after; None where it was not there, or is not any more."""

    before: Annotation | None
    after: Annotation | None

    @property
    def reverse(self) -> Change:
        """What takes this back."""
        return Change(self.after, self.before)


Act = tuple[Change, ...]


def undone(act: Act) -> Act:
    """The act that takes ``act`` back."""
    return tuple(change.reverse for change in reversed(act))


def _joined(first: Act, then: Act) -> Act | None:
    """One act for two that follow each other on the same single annotation, else None; () where
    nothing is left of both."""
    if len(first) != 1 or len(then) != 1 or first[0].after is None:
        return None
    (one,), (other,) = first, then
    before = one.after if other.before is None else other.before
    if before is None or one.after is None or one.after.id != before.id:
        return None
    return () if one.before is None and other.after is None else (Change(one.before, other.after),)


class Acts:
    """Two stacks of acts; a new one forgets those that were undone. For one thread at a time."""

    def __init__(self) -> None:
        self._done: list[tuple[str, Act]] = []
        self._undone: list[tuple[str, Act]] = []

    def did(self, act: Act, about: str = "") -> None:
        """An act was done. It becomes one with the act before if both are ``about`` the same, such
        as a note that is being written."""
        if not act:
            return
        self._undone.clear()
        if about and self._done and self._done[-1][0] == about:
            both = _joined(self._done[-1][1], act)
            if both is not None:
                self._done.pop()
                act = both
        if act:
            self._done.append((about, act))
        del self._done[:-_LONGEST]

    def undo(self) -> Act | None:
        """What takes the last act back; it counts as undone from now on."""
        if not self._done:
            return None
        self._undone.append(self._done.pop())
        return undone(self._undone[-1][1])

    def redo(self) -> Act | None:
        """The act that was undone last; it counts as done from now on."""
        if not self._undone:
            return None
        self._done.append(self._undone.pop())
        return self._done[-1][1]


def store_changes(store: Annotations, act: Act) -> list[Change]:
    """Store an act: what is new together, what goes together, the others one by one. Gives the
    changes as they were stored."""
    new = [change.after for change in act if change.before is None and change.after is not None]
    gone = [change.before.id for change in act if change.before and change.after is None]
    if new:
        store.add(*new)
    if gone:
        store.remove(*gone)
    return [
        Change(change.before, store.change(change.after))
        if change.before is not None and change.after is not None
        else change
        for change in act
    ]


_Failed = Callable[[FoxError], None]


@dataclass(frozen=True, slots=True)
class _Write:
    work: Callable[[], Any]
    then: Callable[[Any], None]
    failed: _Failed


class Writer:
    """A queue of writes. What follows one is called on the window's thread once it is stored."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self._waiting: deque[_Write] = deque()
        self._one_at_a_time = threading.Lock()

    def write(self, work: Callable[[], Any], then: Callable[[Any], None], failed: _Failed) -> None:
        """Have ``work`` done after all that was asked for before."""
        self._waiting.append(_Write(work, then, failed))
        self._jobs.start(self._next, value=lambda outcome: outcome(), pool="short")

    def _next(self, cancel: Cancel) -> Iterator[Callable[[], None]]:
        # Told inside the lock: the window hears of writes in their order.
        with self._one_at_a_time:
            if self._waiting:
                yield self._do(self._waiting.popleft())

    @staticmethod
    def _do(write: _Write) -> Callable[[], None]:
        try:
            done = write.work()
        except FoxError as error:
            failure = error
            return lambda: write.failed(failure)
        return lambda: write.then(done)

    def finish(self) -> None:
        """Do now what still waits: the window closes. Only the failures are told."""
        with self._one_at_a_time:
            while self._waiting:
                write = self._waiting.popleft()
                try:
                    write.work()
                except FoxError as error:
                    write.failed(error)


_BOOKMARKED = 80
"""Characters of the page that name a bookmark. Chosen: two lines of the list."""
Then = Callable[[], None]
Here = tuple[Annotation, Span]


class Ids(frozenset[str]):
    """The ids of some annotations."""


class NotesController(QObject):
    """The annotations of one book. ``here`` are those whose words are in it, with their places, in
    order; ``missing`` the others.

    Signals: ``opened`` they are those of another book, or were read anew; ``changed`` the
    annotations with these ids were made, changed or taken away; ``error`` a sentence for the
    reader."""

    opened = Signal()
    changed = Signal(Ids)
    error = Signal(str)

    def __init__(self, program: Program, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self._writer, self._acts = Writer(jobs), Acts()
        self._loading: Job | None = None
        self._elsewhere: set[str] = set()
        self.book: Book | None = None
        self.here: list[Here] = []
        self.missing: list[Annotation] = []

    @property
    def _store(self) -> Annotations:
        return self._program.profile.annotations

    # The open book

    def open(self, book: Book) -> None:
        """Show those of ``book`` from now on; ``opened`` follows when they are read."""
        if self.book is None or self.book.sha256 != book.sha256:
            self._acts = Acts()
        self.book, self.here, self.missing = book, [], []
        self.opened.emit()
        self.read()

    def read(self) -> None:
        """Read what is stored of the open book; ``opened`` follows."""
        book = self.book
        if book is None:
            return
        if self._loading is not None:
            self._loading.stop()

        def work(cancel: Cancel) -> Placed:
            return placed(self._store.of(book.sha256), book)

        def found(made: Placed) -> None:
            if self.book is book:
                self.here, self.missing = list(made.here), list(made.missing)
                self.opened.emit()

        self._loading = self._jobs.start(work, value=found, failed=self._failed, pool="short")

    def get(self, id_: str) -> Annotation | None:
        """The annotation of the open book with this id."""
        found = (one for one, _ in self.here if one.id == id_)
        return next(found, next((one for one in self.missing if one.id == id_), None))

    def span_of(self, id_: str) -> Span | None:
        """Where an annotation is in the open book."""
        return next((span for one, span in self.here if one.id == id_), None)

    def at(self, span: Span) -> Annotation | None:
        """The highlight of exactly this passage, of several the one made last."""
        found = [one for one, own in self.here if own == span and one.kind == "highlight"]
        return max(found, key=lambda one: one.made, default=None)

    def bookmarks_at(self, spans: Iterable[Span]) -> list[Annotation]:
        """The bookmarks of these places."""
        wanted = set(spans)
        return [one for one, span in self.here if one.kind == "bookmark" and span in wanted]

    # What the reader does

    def highlight(
        self,
        span: Span,
        color: Color,
        then: Callable[[Annotation], None] | None = None,
    ) -> None:
        """Highlight a passage. ``then`` gets the highlight once it is stored; the note that is
        written to it is one act with it. A passage whose highlight is stored and not shown yet,
        because the key for a note followed at once, keeps that one."""
        if self.book is None:
            return
        store, sha256 = self._store, self.book.sha256
        made = highlight(Anchor.of(self.book, span), color)
        shown = {one.id for one, own in self.here if own == span}
        kept = [made]

        def make() -> Act:
            for one in store.of(sha256):
                own = one.anchor.book == sha256 and one.anchor.span == span
                if own and one.kind == "highlight" and one.id not in shown:
                    kept[0] = one
                    return ()
            return (Change(None, made),)

        about = note_act(made.id) if then is not None else ""
        self._do(make, about, then and (lambda: then(kept[0])))

    def highlight_evidence(
        self, citations: Sequence[Citation], color: Color, then: Callable[[EvidenceMade], None]
    ) -> None:
        """Highlight what an answer cites, also of other books, as one act. ``then`` gets what came
        of it once it is stored."""
        book, notes = self.book, self._program.notes
        found = EvidenceMade()
        if book is None:
            return

        def make() -> Act:
            nonlocal found
            found = notes.highlight_evidence(book, citations, color)
            self._know_elsewhere(book, found.made)
            return tuple(Change(None, one) for one in found.made)

        self._do(make, then=lambda: then(found))

    def keep_answer(
        self, asked: ReaderQuestion, answer: Answer, color: Color,
        then: Callable[[AnswerKept], None],
    ) -> None:  # fmt: skip
        """Keep an answer as a note at the first passage it cites. ``then`` gets what came of it
        once it is stored."""
        book, notes = self.book, self._program.notes
        kept: list[AnswerKept] = []
        if book is None:
            return

        def make() -> Act:
            found = notes.keep_answer(book, asked, answer, color, notice_words)
            kept.append(found)
            self._know_elsewhere(book, (found.after,))
            return () if found.again else (Change(found.before, found.after),)

        self._do(make, then=lambda: then(kept[0]))

    def _know_elsewhere(self, book: Book, made: Iterable[Annotation]) -> None:
        """Remember which annotations are of other books: they are not shown in this one."""
        own = set(self._store.followed(book.sha256))
        self._elsewhere |= {one.id for one in made if one.anchor.book not in own}

    def mark_place(self, place: Span) -> None:
        """Set a bookmark at a place, named by the words there."""
        if self.book is None:
            return
        text = self.book.files[place.file].text
        at = place.start + len(text[place.start :]) - len(text[place.start :].lstrip())
        named = text[at : at + _BOOKMARKED].split("\n")[0].rstrip()
        span = Span(place.file, at, at + len(named)) if named else place
        made = bookmark(Anchor.of(self.book, span))
        self._do(lambda: (Change(None, made),))

    def put_at(self, id_: str, span: Span) -> None:
        """Put an annotation whose words are at several places at one of them."""
        book = self.book
        if book is not None:
            self._edit(id_, lambda one: replace(one, anchor=Anchor.of(book, span)))

    def color(self, id_: str, color: Color) -> None:
        """Give a highlight another colour."""
        self._edit(id_, lambda one: replace(one, color=color))

    def write_note(self, id_: str, note: str, failed: Then | None = None) -> None:
        """Store the reader's words; blank ones are no note. What is written one after the other
        into one note is one act. ``failed`` is called where they could not be stored."""
        note = note if note.strip() else ""
        self._edit(id_, lambda one: replace(one, note=note), note_act(id_), failed)

    def add_tag(self, ids: Iterable[str], tag: str) -> None:
        """Add a tag to annotations, as one act."""
        store, listed = self._store, tuple(ids)

        def make() -> Act:
            found = [one for id_ in listed if (one := store.get(id_))]
            pairs = ((one, replace(one, note=with_tag(one.note, tag))) for one in found)
            return tuple(Change(one, made) for one, made in pairs if made != one)

        self._do(make)

    def take_away(self, ids: Iterable[str], then: Then | None = None) -> None:
        """Take annotations away, as one act."""
        store, listed = self._store, tuple(ids)

        def make() -> Act:
            return tuple(Change(one, None) for id_ in listed if (one := store.get(id_)))

        self._do(make, then=then)

    def take_away_without_note(self, id_: str) -> None:
        """Take a highlight away that was made for a note, if none was written to it."""
        store = self._store

        def make() -> Act:
            one = store.get(id_)
            return () if one is None or one.note else (Change(one, None),)

        self._do(make, note_act(id_))

    def undo(self) -> None:
        """Take the last act back."""
        self._again(lambda acts: acts.undo(), lambda acts: acts.redo())

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._again(lambda acts: acts.redo(), lambda acts: acts.undo())

    # Storing

    def _edit(
        self, id_: str, edit: Callable[[Annotation], Annotation], about: str = "",
        failed: Then | None = None,
    ) -> None:  # fmt: skip
        """Store an annotation as ``edit`` makes it of what is stored then."""
        store = self._store

        def make() -> Act:
            one = store.get(id_)
            made = edit(one) if one is not None else None
            return () if one == made else (Change(one, made),)

        self._do(make, about, failed=failed)

    def _do(
        self, make: Callable[[], Act], about: str = "", then: Then | None = None,
        failed: Then | None = None,
    ) -> None:  # fmt: skip
        """Store the act that ``make`` gives, which is called on a worker."""
        store, acts = self._store, self._acts

        def work() -> list[Change]:
            made = store_changes(store, make())
            acts.did(tuple(made), about)
            return made

        self._write(work, then, failed)

    def _again(
        self, move: Callable[[Acts], Act | None], back: Callable[[Acts], object]
    ) -> None:  # fmt: skip
        """Store the act that is undone or done again."""
        store, acts = self._store, self._acts

        def work() -> list[Change]:
            act = move(acts)
            if act is None:
                return []
            try:
                return store_changes(store, act)
            except StorageError:
                back(acts)
                raise

        self._write(work, None)

    def _write(
        self, work: Callable[[], list[Change]], then: Then | None, failed: Then | None = None
    ) -> None:
        book = self.book

        def stored(made: list[Change]) -> None:
            if book is not None and self.book is book:
                self._show(book, made)
            if then is not None:
                then()

        def not_stored(error: FoxError) -> None:
            self._failed(error)
            if failed is not None:
                failed()

        self._writer.write(work, stored, not_stored)

    def _show(self, book: Book, made: list[Change]) -> None:
        """Have what is shown follow what is stored."""
        ids = {one.id for change in made for one in (change.before, change.after) if one}
        spans = {one.id: span for one, span in self.here if one.id in ids}
        self.here = [entry for entry in self.here if entry[0].id not in ids]
        self.missing = [one for one in self.missing if one.id not in ids]
        for change in made:
            if change.after is None or change.after.id in self._elsewhere:
                continue
            span = spans.get(change.after.id) or next(
                (found for _, found in placed((change.after,), book).here), None
            )
            if span is None:
                self.missing.append(change.after)
            else:
                insort(self.here, (change.after, span), key=_order)
        self.changed.emit(Ids(ids))

    def _failed(self, error: FoxError) -> None:
        self.error.emit(error_words(error))

    def finish(self) -> None:
        """The window closes: store what is not stored yet."""
        self._writer.finish()


def note_act(id_: str) -> str:
    """What the acts have in common by which the note of an annotation is written."""
    return f"note {id_}"


def _order(entry: Here) -> tuple[Span, str, str]:
    return entry[1], entry[0].made, entry[0].id
