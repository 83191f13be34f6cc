"""What is kept of each book on the shelf, and all that changes it."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from itertools import permutations
from pathlib import Path
from typing import Any

from foxreader.core.about import About, unpack_about
from foxreader.core.annotation import new_id
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json_or
from foxreader.language.compare import sort_key
from foxreader.library.conversations import write_talk
from foxreader.library.database import Database
from foxreader.library.paths import stored_path
from foxreader.library.shelf_log import (
    APART,
    CORRECTED,
    COVER,
    MEMBER,
    ORDER,
    PICTURE,
    REMOVED,
    STATE,
    STATES,
    TALK,
    append,
    corrected,
    said_of,
    state_of,
    write_about,
    write_position,
    write_shown,
)

NAME = "name"
"""The field of a collection that has its name; null where it was deleted."""
_LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class NewBook:
    """A file that is to be put on the shelf: its hash, where it lies, what it says of its book.

    ``size`` is in bytes, ``modified`` in nanoseconds; -1 where they are not known. ``others`` are
    files of the same book in other formats, each with its format.
    """

    sha256: str
    path: Path
    format: str
    about: About
    size: int = -1
    modified: int = -1
    others: tuple[tuple[str, Path], ...] = ()


@dataclass(frozen=True, slots=True)
class BookCollection:
    """A collection."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class TextMeasure:
    """What the text of a book says of it. ``fingerprint`` is the same for files with the same
    words, "" for a text of few."""

    pages: int
    characters: int
    script: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class ManyChange:
    """What many books are to have from now on, the rest of them stays.

    ``values`` are of fields of ``CORRECTED``; None is what the file of each says. ``numbered`` is
    the number of the first in its series, which the others follow in their order. Tags are compared
    without case and accents. ``state`` is one of ``STATES``, "" for as the places say. Collections
    are given by their ids. ``cover`` is a JPEG file in base64, "" for the one of each file.
    """

    values: Mapping[str, Any] = field(default_factory=dict)
    numbered: float | None = None
    more_tags: tuple[str, ...] = ()
    fewer_tags: tuple[str, ...] = ()
    state: str | None = None
    put_in: tuple[str, ...] = ()
    take_out: tuple[str, ...] = ()
    cover: str | None = None

    def of(self, number: int, shown: About, said: About) -> dict[str, Any]:
        """The fields of the log that say this of the book with that number, counted from 0."""
        values = {name: _as_said(name, value, said) for name, value in self.values.items()}
        if self.numbered is not None:
            values["series_index"] = _as_said("series_index", self.numbered + number, said)
        if self.more_tags or self.fewer_tags:
            values["tags"] = _as_said("tags", list(self.tags_of(shown)), said)
        if self.state is not None:
            values[STATE] = self.state or None
        collections = (*self.put_in, *self.take_out)
        values |= {MEMBER + id_: id_ not in self.take_out for id_ in collections}
        if self.cover is not None:
            values[COVER] = _picture_id(self.cover) if self.cover else None
        return values

    def tags_of(self, shown: About) -> tuple[str, ...]:
        """The tags that a book has then."""
        gone = {sort_key(tag) for tag in self.fewer_tags}
        kept = [tag for tag in shown.tags if sort_key(tag) not in gone]
        there = {sort_key(tag) for tag in kept}
        return (*kept, *(tag for tag in self.more_tags if sort_key(tag) not in there))


def _picture_id(picture: str) -> str:
    """The id of a picture, which is that of no book: it is shorter."""
    return hashlib.sha256(picture.encode()).hexdigest()[:32]


def _as_said(name: str, value: Any, said: About) -> Any:
    """A correction; None where the file says it itself."""
    own = getattr(said, name, None)
    own = own or 0.0 if name == "rating" else own  # 0 takes a rating off that the file has
    same = tuple(value) == own if isinstance(value, list) else value == own
    return None if same else value


class Records:
    """Changes what is kept of the books. Each change is stored when its method returns, all of it
    or nothing; each raises ``StorageError`` where that fails. Safe from any thread."""

    def __init__(
        self, database: Database, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._database, self._clock = database, clock

    # Books

    def add(self, books: Iterable[NewBook]) -> list[str]:
        """Put books on the shelf; gives the hashes of those that were not on it.

        Of one that is there already, its path and what its file says are renewed; one that was
        taken off comes back.
        """
        now = self._clock()
        with self._database.work() as work:
            work.execute("BEGIN IMMEDIATE")
            return [book.sha256 for book in books if self._put(work, book, now)]

    def _put(self, work: sqlite3.Connection, book: NewBook, now: datetime) -> bool:
        row = work.execute("SELECT removed FROM book WHERE sha256 = ?", (book.sha256,)).fetchone()
        path = stored_path(book.path)
        about = book.about if book.about.title else replace(book.about, title=book.path.stem)
        if row is None:
            work.execute(
                "INSERT INTO book (sha256, path, title, authors, format, opened_at, added_at,"
                " described) VALUES (?, ?, '', '', ?, '', ?, 1)",
                (book.sha256, path, book.format, now.isoformat()),
            )
        else:
            work.execute(
                "UPDATE book SET path = CASE WHEN missing THEN ? ELSE path END, missing = 0,"
                " described = 1, added_at = CASE WHEN added_at = '' THEN ? ELSE added_at END"
                " WHERE sha256 = ?",
                (path, now.isoformat(), book.sha256),
            )
        note_file(work, book.sha256, book.path, book.size, book.modified)
        for format_, other in book.others:
            note_file(work, book.sha256, other, format_=format_)
        if row is not None and row[0]:
            append(work, now, [(book.sha256, REMOVED, False)])
        if row is None:
            write_position(work, book.sha256)  # where another device has left it
        write_about(work, book.sha256, about)
        return row is None or bool(row[0])

    def describe(self, sha256: str, about: About | None) -> None:
        """Store what a book's file says of it; None where it cannot be read, so that it is not
        read again. Does nothing for a book that is not kept."""
        with self._database.work() as work:
            work.execute("UPDATE book SET described = 1 WHERE sha256 = ?", (sha256,))
            there = work.execute("SELECT 1 FROM book WHERE sha256 = ?", (sha256,)).fetchone()
            if there and about is not None:
                title = about.title or said_of(work, sha256).title
                write_about(work, sha256, replace(about, title=title))

    def describe_all(self, abouts: Mapping[str, About]) -> None:
        """Store what is said of books that are kept, by their hashes."""
        with self._database.work() as work:
            for sha256, about in abouts.items():
                if work.execute("SELECT 1 FROM book WHERE sha256 = ?", (sha256,)).fetchone():
                    write_about(work, sha256, about)

    def unmeasured(self) -> list[str]:
        """The books whose texts are not measured yet, those opened last first."""
        query = (
            "SELECT sha256 FROM book WHERE NOT removed AND sha256 NOT IN"
            " (SELECT sha256 FROM book_text) ORDER BY opened_at DESC"
        )
        with self._database.work() as work:
            return [sha256 for (sha256,) in work.execute(query)]

    def measure(self, sha256: str, text: TextMeasure) -> None:
        """Keep what the text of a book says of it."""
        with self._database.work() as work:
            row = (sha256, text.pages, text.characters, text.script, text.fingerprint)
            work.execute("INSERT OR REPLACE INTO book_text VALUES (?, ?, ?, ?, ?)", row)

    def all_said(self) -> dict[str, About]:
        """What is said of every book that is kept, by its hash."""
        with self._database.work() as work:
            rows = work.execute("SELECT sha256, said FROM book_said").fetchall()
        return {sha256: unpack_about(read_json_or(said, {})) for sha256, said in rows}

    def said(self, sha256: str) -> About:
        """What the file of a book says of it, without the reader's corrections."""
        with self._database.work() as work:
            return said_of(work, sha256)

    def shown(self, sha256: str) -> About:
        """What is shown of a book: what its file says, with the reader's corrections."""
        with self._database.work() as work:
            return corrected(said_of(work, sha256), state_of(work, sha256))

    def corrections(self, sha256: str) -> dict[str, Any]:
        """What the reader corrected of a book, by field."""
        with self._database.work() as work:
            done = state_of(work, sha256)
        return {name: done[name] for name in CORRECTED if done.get(name) is not None}

    def correct(self, sha256: str, values: Mapping[str, Any]) -> None:
        """Correct what is shown of a book, a value for each field of ``CORRECTED``; None takes a
        correction back, so that the file's own is shown. The file stays as it is."""
        if unknown := set(values) - set(CORRECTED):
            raise ValueError(f"no fields of a book: {sorted(unknown)}")
        listed = {
            name: list(value) if name in ("authors", "tags") and value is not None else value
            for name, value in values.items()
        }
        self._change([(sha256, name, value) for name, value in listed.items()])

    def shown_of(self, sha256s: Collection[str]) -> dict[str, About]:
        """What is shown of these books, by hash; those that are not kept are left out."""
        found = {}
        with self._database.work() as work:
            for sha256 in sha256s:
                if work.execute("SELECT 1 FROM book WHERE sha256 = ?", (sha256,)).fetchone():
                    found[sha256] = corrected(said_of(work, sha256), state_of(work, sha256))
        return found

    def change(self, sha256s: Collection[str], change: ManyChange) -> list[tuple[str, str, Any]]:
        """Change many books, all of them or none; gives what :meth:`take_back` needs. What a book
        has already is not written."""
        with self._database.work() as work:
            work.execute("BEGIN IMMEDIATE")
            made: list[tuple[str, str, Any]] = []
            before: list[tuple[str, str, Any]] = []
            for number, sha256 in enumerate(sha256s):
                done, said = state_of(work, sha256), said_of(work, sha256)
                values = change.of(number, corrected(said, done), said)
                new = {name: one for name, one in values.items() if one != done.get(name)}
                made += [(sha256, name, one) for name, one in new.items()]
                before += [(sha256, name, done.get(name)) for name in new]
            id_ = _picture_id(change.cover or "")
            if change.cover and state_of(work, id_).get(PICTURE) is None:
                made.append((id_, PICTURE, change.cover))
            self._append(work, made)
        return before

    def keep_apart(self, sha256s: Collection[str]) -> list[tuple[str, str, Any]]:
        """Say that these are different books, though they seem to be one; gives what
        :meth:`take_back` needs."""
        pairs = [(one, APART + other) for one, other in permutations(sha256s, 2)]
        self._change([(sha256, name, True) for sha256, name in pairs])
        return [(sha256, name, None) for sha256, name in pairs]

    def take_back(self, before: Collection[tuple[str, str, Any]]) -> None:
        """Have books as they were before a :meth:`change`."""
        self._change(list(before))

    def chosen_covers(self) -> dict[str, str]:
        """The covers that the reader chose, in base64, by the hashes of the books. Another computer
        may have written them: they are to be looked at before they are used."""
        query = f"SELECT subject, value FROM shelf_change WHERE field = ? ORDER BY {ORDER}"
        with self._database.work() as work:
            chosen = dict(work.execute(query, (COVER,)).fetchall())
            pictures = dict(work.execute(query, (PICTURE,)).fetchall())
        ids = {sha256: read_json_or(value, None) for sha256, value in chosen.items()}
        found = {id_: read_json_or(value, None) for id_, value in pictures.items()}
        covers = {sha256: found.get(id_) for sha256, id_ in ids.items() if isinstance(id_, str)}
        return {sha256: value for sha256, value in covers.items() if isinstance(value, str)}

    def set_state(self, sha256s: Collection[str], state: str) -> None:
        """Set how far books are read, one of ``STATES``; "" leaves it to the place in each."""
        if state and state not in STATES:
            raise ValueError(f"no state of a book: {state}")
        self._change([(sha256, STATE, state or None) for sha256 in sha256s])

    def remove(self, *sha256s: str) -> int:
        """Take books off the shelf; gives how many were on it. Files, notes and all else stay, and
        :meth:`restore` brings them back."""
        return self._removed(sha256s, True)

    def restore(self, *sha256s: str) -> int:
        """Take back that books were taken off the shelf; gives how many were."""
        return self._removed(sha256s, False)

    def _removed(self, sha256s: Collection[str], removed: bool) -> int:
        with self._database.work() as work:
            marks = ", ".join("?" * len(sha256s))
            query = f"SELECT sha256 FROM book WHERE removed != ? AND sha256 IN ({marks})"
            there = [row[0] for row in work.execute(query, (removed, *sha256s))]
            self._append(work, [(sha256, REMOVED, removed) for sha256 in there])
        return len(there)

    # Collections

    def collections(self) -> list[BookCollection]:
        """All collections, by name."""
        with self._database.work() as work:
            rows = work.execute("SELECT id, name FROM collection ORDER BY key, name").fetchall()
        return [BookCollection(*row) for row in rows]

    def collect(self, name: str) -> BookCollection:
        """The collection of that name, made if there is none; raises ``UsageError`` for a name
        without words."""
        name = _checked(name)
        with self._database.work() as work:
            row = work.execute(
                "SELECT id, name FROM collection WHERE key = ?", (sort_key(name),)
            ).fetchone()
            if row is not None:
                return BookCollection(*row)
            # By its name: the same collection, made on two computers, is one when they are merged.
            id_ = hashlib.sha256(sort_key(name).encode()).hexdigest()[:32]
            if state_of(work, id_).get(NAME) is not None:
                id_ = new_id()  # one that was made under this name and has another by now
            self._append(work, [(id_, NAME, name)])
        return BookCollection(id_, name)

    def rename(self, id_: str, name: str) -> None:
        """Give a collection another name."""
        self._change([(id_, NAME, _checked(name))])

    def dissolve(self, id_: str) -> None:
        """Delete a collection; its books stay. :meth:`rename` brings it back with its books."""
        self._change([(id_, NAME, None)])

    def put_in(self, id_: str, sha256s: Collection[str]) -> None:
        """Put books into a collection."""
        self._change([(sha256, MEMBER + id_, True) for sha256 in sha256s])

    def take_out(self, id_: str, sha256s: Collection[str]) -> None:
        """Take books out of a collection."""
        self._change([(sha256, MEMBER + id_, False) for sha256 in sha256s])

    def _change(self, made: list[tuple[str, str, object]]) -> None:
        with self._database.work() as work:
            self._append(work, made)

    def _append(self, work: sqlite3.Connection, made: list[tuple[str, str, object]]) -> None:
        append(work, self._clock(), made)
        write_subjects(work, {subject for subject, _, _ in made})


def write_subjects(work: sqlite3.Connection, subjects: Iterable[str]) -> None:
    """Write what is shown of books, collections and conversations whose log has changed."""
    for subject in subjects:
        if TALK in subject:
            write_talk(work, subject)
            continue
        row = work.execute("SELECT 1 FROM book WHERE sha256 = ?", (subject,)).fetchone()
        if row is not None:
            write_shown(work, subject, said_of(work, subject))
            continue
        name = state_of(work, subject).get(NAME)
        work.execute("DELETE FROM collection WHERE id = ?", (subject,))
        if isinstance(name, str) and name.strip():
            row_values = (subject, name[:_LONGEST_NAME], sort_key(name[:_LONGEST_NAME]))
            work.execute("INSERT INTO collection VALUES (?, ?, ?)", row_values)


def note_file(
    work: sqlite3.Connection, sha256: str, path: Path, size: int = -1, modified: int = -1,
    format_: str = "",
) -> None:  # fmt: skip
    """Note that a file is the book's: its content, or another ``format_`` of it."""
    work.execute(
        "INSERT OR REPLACE INTO book_file (path, sha256, size, modified, format)"
        " VALUES (?, ?, ?, ?, ?)",
        (stored_path(path), sha256, size, modified, format_),
    )


def _checked(name: str) -> str:
    name = " ".join(name.split())[:_LONGEST_NAME]
    if not any(map(str.isalnum, name)):
        raise UsageError(Notice("collection_without_name"))
    return name
