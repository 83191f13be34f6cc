"""The reader's annotations: an append-only log in the library's file.

Each entry has a random id, the annotation's id, the hash of the book's file, the device that wrote
it with its time and number, and the record: the whole annotation, or "" where it was deleted. The
latest entry of an annotation is its state. Merging the logs of two computers is a union.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime
from typing import Any

from foxreader.core.annotation import Anchor, Annotation, by_place, new_id, written_time
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.shelf_log import MOST, TIME, device_of, next_stamp, stamp

logger = logging.getLogger(__name__)

_COLUMNS = "id, annotation, sha256, device, at, number, record"
_ORDER = "at, device, number, id"
"""What orders the entries of an annotation: the last one is its state. The id decides where two
copies of one profile wrote at the same time."""
_FOLLOWED = """
    WITH RECURSIVE own (sha256) AS (
        SELECT ? UNION SELECT follows FROM annotation_book NATURAL JOIN own
    ) SELECT sha256 FROM own
"""
"""The books whose annotations a book has: its own and those of the files it replaced."""
_TEXTS = ("id", "kind", "book", "quote", "before", "after", "note", "made", "changed", "title")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log. ``at`` is ISO 8601 in UTC with microseconds, never earlier than the
    entry before it of the same ``device``, whose entries ``number`` counts."""

    id: str
    annotation: str
    sha256: str
    device: str
    at: str
    number: int
    record: str


class Annotations:
    """The annotations of all books. What is changed is stored when a method returns; each raises
    ``StorageError`` where that fails. Safe from any thread."""

    def __init__(
        self, database: Database, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._database, self._clock = database, clock

    def of(self, sha256: str) -> tuple[Annotation, ...]:
        """Those of a book and of the files that it replaced, in the order of the places they were
        made at."""
        with self._database.work() as work:
            own = followed(work, sha256)
            marks = ", ".join("?" * len(own))
            found = _state(work, f"WHERE annotation IN (SELECT annotation FROM annotation_entry"
                                 f" WHERE sha256 IN ({marks}))", *own)  # fmt: skip
        return tuple(sorted((one for one in found if one.anchor.book in own), key=by_place))

    def all(self) -> tuple[Annotation, ...]:
        """Those of all books, by book and then in order of place."""
        with self._database.work() as work:
            found = _state(work, "")
        return tuple(sorted(found, key=lambda one: (one.anchor.book, by_place(one))))

    def get(self, id_: str) -> Annotation | None:
        """The annotation with this id; None where there is none."""
        with self._database.work() as work:
            return _now(work, id_)

    def add(self, *annotations: Annotation) -> None:
        """Store new annotations, all or none of them."""
        with self._database.work() as work:
            _append(
                work, self._clock(), [(one.id, one.anchor.book, packed(one)) for one in annotations]
            )

    def change(self, annotation: Annotation) -> Annotation:
        """Store an annotation in the place of the one with its id; gives it with the time of the
        change."""
        with self._database.work() as work:
            was = _last(work, annotation.id)
            before = "" if was is None else was.changed
            annotation = replace(annotation, changed=max(written_time(self._clock()), before))
            _append(
                work, self._clock(), [(annotation.id, annotation.anchor.book, packed(annotation))]
            )
        return annotation

    def remove(self, *ids: str) -> int:
        """Delete annotations, all or none of them; gives how many there were."""
        with self._database.work() as work:
            there = [one for one in (_now(work, id_) for id_ in ids) if one is not None]
            _append(work, self._clock(), [(one.id, one.anchor.book, "") for one in there])
        return len(there)

    def restore(self, id_: str) -> Annotation | None:
        """Take back that an annotation was deleted; None where none with this id was ever there."""
        with self._database.work() as work:
            was = _last(work, id_)
            if was is not None and _now(work, id_) is None:
                _append(work, self._clock(), [_kept(was)])
        return was

    def follow(self, sha256: str, earlier: str) -> None:
        """Note that the file ``sha256`` replaced ``earlier``: it has its annotations from now on.
        Those stay as they are."""
        with self._database.work() as work:
            work.execute("INSERT OR IGNORE INTO annotation_book VALUES (?, ?)", (sha256, earlier))

    def unfollow(self, sha256: str, earlier: str) -> None:
        """Take back that a file has the annotations of another one."""
        with self._database.work() as work:
            work.execute(
                "DELETE FROM annotation_book WHERE sha256 = ? AND follows = ?", (sha256, earlier)
            )

    def followed(self, sha256: str) -> list[str]:
        """``sha256`` and the hashes of the files it replaced."""
        with self._database.work() as work:
            return followed(work, sha256)

    def successors(self) -> dict[str, str]:
        """The newest file in the place of each that was replaced, by their hashes."""
        with self._database.work() as work:
            rows = work.execute("SELECT follows, sha256 FROM annotation_book ORDER BY rowid")
            later: dict[str, str] = dict(rows.fetchall())
        return {earlier: _newest(earlier, later) for earlier in later}

    def books(self) -> set[str]:
        """The hashes of the files that an annotation was ever made in."""
        with self._database.work() as work:
            rows = work.execute("SELECT DISTINCT sha256 FROM annotation_entry")
            return {sha256 for (sha256,) in rows}

    def counts(self) -> dict[str, int]:
        """How many annotations were made in each file, by its hash; files without any are left
        out."""
        counts: dict[str, int] = {}
        for one in self.all():
            counts[one.anchor.book] = counts.get(one.anchor.book, 0) + 1
        return counts

    # Two computers

    def entries(self) -> list[LogEntry]:
        """The whole log, in the order of its entries."""
        with self._database.work() as work:
            return entries_of(work)

    def merge(self, entries: Iterable[LogEntry]) -> int:
        """Put the entries of another log into this one; gives how many were new.

        In whatever order logs are merged, the result is the same. What is no entry is left out.
        """
        with self._database.work() as work:
            return merge_entries(work, entries)


def merge_entries(work: sqlite3.Connection, entries: Iterable[LogEntry]) -> int:
    """As :meth:`Annotations.merge`, in a transaction of the caller's."""
    given = [astuple(entry) for entry in entries if is_sound(entry)]
    before = work.total_changes
    work.executemany(
        f"INSERT OR IGNORE INTO annotation_entry ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", given
    )
    return work.total_changes - before


def entries_of(work: sqlite3.Connection, schema: str = "main") -> list[LogEntry]:
    """The whole log of a database, in the order of its entries."""
    rows = work.execute(f"SELECT {_COLUMNS} FROM {schema}.annotation_entry ORDER BY {_ORDER}")
    return [LogEntry(*row) for row in rows]


def followed(work: sqlite3.Connection, sha256: str) -> list[str]:
    """``sha256`` and the hashes of the files it replaced."""
    return [found for (found,) in work.execute(_FOLLOWED, (sha256,))]


def _newest(sha256: str, later: Mapping[str, str]) -> str:
    seen = set[str]()
    while sha256 in later and sha256 not in seen:
        seen.add(sha256)
        sha256 = later[sha256]
    return sha256


def is_sound(entry: LogEntry) -> bool:
    """Whether an entry of another log can be used: its time and its record are readable."""
    try:
        record = unpacked(entry.record) if entry.record else None
    except ValueError:
        return False
    same = record is None or (record.id, record.anchor.book) == (entry.annotation, entry.sha256)
    timed = bool(TIME.fullmatch(entry.at)) and 0 <= entry.number < MOST
    return same and timed and bool(entry.id and entry.annotation)


def _state(work: sqlite3.Connection, where: str, *values: str) -> list[Annotation]:
    """The annotations of the entries chosen by ``where`` as their last entries have them."""
    rows = work.execute(
        f"SELECT annotation, record FROM annotation_entry {where} ORDER BY {_ORDER}", values
    )
    return _readable([record for record in dict(rows).values() if record])


def _readable(records: list[str]) -> list[Annotation]:
    """The annotations of records; one of a newer version that cannot be read is left out, and
    stays in the log."""
    try:
        values = json.loads(f"[{','.join(records)}]")  # at once: three times as fast
    except ValueError:
        values = [json.loads(record) for record in records if _is_json(record)]
    found = []
    for value in values:
        try:
            found.append(_annotation(value))
        except ValueError as error:
            logger.warning("An annotation cannot be read: %s", error)
    return found


def _is_json(record: str) -> bool:
    try:
        json.loads(record)
    except (ValueError, RecursionError):
        return False
    return True


def _now(work: sqlite3.Connection, id_: str) -> Annotation | None:
    """An annotation as it is; None where there is none, or it was deleted."""
    return next(iter(_state(work, "WHERE annotation = ?", id_)), None)


def _last(work: sqlite3.Connection, id_: str) -> Annotation | None:
    """An annotation as it was last, also if it was deleted since."""
    row = work.execute(
        "SELECT record FROM annotation_entry WHERE annotation = ? AND record != ''"
        " ORDER BY at DESC, device DESC, number DESC, id DESC LIMIT 1",
        (id_,),
    ).fetchone()
    return None if row is None else next(iter(_readable([row[0]])), None)


def _kept(annotation: Annotation) -> tuple[str, str, str]:
    """What is appended for an annotation."""
    return annotation.id, annotation.anchor.book, packed(annotation)


def _append(work: sqlite3.Connection, time: datetime, made: Iterable[tuple[str, str, str]]) -> None:
    """Append an entry for each annotation's id, book hash and record; ``time`` is in UTC."""
    if not work.in_transaction:
        work.execute("BEGIN IMMEDIATE")
    device = device_of(work)
    last, before = work.execute(
        "SELECT at, number FROM annotation_entry WHERE device = ? ORDER BY number DESC LIMIT 1",
        (device,),
    ).fetchone() or ("", 0)
    for number, (annotation, sha256, record) in enumerate(made, before + 1):
        (was,) = work.execute(
            "SELECT coalesce(max(at), '') FROM annotation_entry WHERE annotation = ?", (annotation,)
        ).fetchone()
        # The device's clock may go back, and another one's be ahead: what the reader does now is
        # the latest all the same.
        last = max(stamp(time), last, next_stamp(was))
        work.execute(
            f"INSERT INTO annotation_entry ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (new_id(), annotation, sha256, device, last, number, record),
        )


def packed(annotation: Annotation) -> str:
    """The record of an annotation."""
    anchor = annotation.anchor
    return json.dumps(
        {
            "id": annotation.id,
            "kind": annotation.kind,
            "book": anchor.book,
            "span": [anchor.span.file, anchor.span.start, anchor.span.end],
            "quote": anchor.quote,
            "before": anchor.before,
            "after": anchor.after,
            "color": annotation.color,
            "note": annotation.note,
            "made": annotation.made,
            "changed": annotation.changed,
            "title": annotation.title,
        }
    )


def unpacked(record: str) -> Annotation:
    """The annotation of a record. Raises ``ValueError`` where it is none."""
    try:
        return _annotation(json.loads(record))
    except RecursionError as error:
        raise ValueError("not an annotation: too deep") from error


def _annotation(value: Any) -> Annotation:
    """The annotation of a record's value. Raises ``ValueError`` where it is none."""
    try:
        for name in _TEXTS:
            if type(value[name]) is not str:
                raise ValueError(f"no text as {name}")
        file, start, end = value["span"]
        if not type(file) is type(start) is type(end) is int:
            raise ValueError("no whole number where there must be one")
        anchor = Anchor(
            value["book"], Span(file, start, end), value["quote"], value["before"], value["after"]
        )
        return Annotation(
            value["id"], value["kind"], anchor, value["color"],
            value["note"], value["made"], value["changed"], value["title"],
        )  # fmt: skip
    except (KeyError, TypeError) as error:
        raise ValueError(f"not an annotation: {error!r}") from error
