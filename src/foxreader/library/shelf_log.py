"""What the reader did to the shelf: an append-only log in the library's file.

Each change says of a subject (a book by its hash, a collection by its id, or a conversation) what a
field of it is from then on, as JSON; null takes back what was said. The latest change of a field is
its state. Merging the logs of two computers is a union, as with annotations. Where the reader is in
a book is in it too, of each device the last place alone.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from foxreader.core.about import About, pack_about, unpack_about
from foxreader.core.annotation import new_id
from foxreader.core.plain_data import read_json, read_json_or
from foxreader.language.compare import (
    author_key,
    find_text,
    name_key,
    sort_key,
    sort_title,
    title_key,
)
from foxreader.language.tags import english_name, language_tag, primary_language

COLUMNS = "id, subject, field, device, at, number, value"
"""The columns of the log, in the order of :class:`ShelfChange`."""
ORDER = "at, device, number, id"
"""What orders the changes of a field: the last one is its state."""
_LONGEST = 150_000
"""Characters of a value in another computer's log; ours have under a thousand but for pictures."""


@dataclass(frozen=True, slots=True)
class ShelfChange:
    """A change of the log. ``at`` is ISO 8601 in UTC with microseconds, ``value`` is JSON."""

    id: str
    subject: str
    field: str
    device: str
    at: str
    number: int
    value: str


def append(
    work: sqlite3.Connection, time: datetime, made: Iterable[tuple[str, str, object]]
) -> None:
    """Append a change for each subject, field and value; ``time`` is in UTC."""
    if not work.in_transaction:
        work.execute("BEGIN IMMEDIATE")
    device = device_of(work)
    last, before = work.execute(
        "SELECT at, number FROM shelf_change WHERE device = ? ORDER BY number DESC LIMIT 1",
        (device,),
    ).fetchone() or ("", 0)
    for number, (subject, field, value) in enumerate(made, before + 1):
        (was,) = work.execute(
            "SELECT coalesce(max(at), '') FROM shelf_change WHERE subject = ? AND field = ?",
            (subject, field),
        ).fetchone()
        # What the reader does now is the latest, whatever the clocks say.
        last = max(stamp(time), last, next_stamp(was))
        work.execute(
            f"INSERT INTO shelf_change ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (new_id(), subject, field, device, last, number, json.dumps(value)),
        )


def state_of(work: sqlite3.Connection, subject: str) -> dict[str, Any]:
    """The state of each field of a subject that was ever changed; None where it was taken back."""
    rows = work.execute(
        f"SELECT field, value FROM shelf_change WHERE subject = ? ORDER BY {ORDER}", (subject,)
    )
    return {field: read_json_or(value, None) for field, value in rows}


def changes(work: sqlite3.Connection, schema: str = "main") -> list[ShelfChange]:
    """The whole log of a database in its order."""
    rows = work.execute(f"SELECT {COLUMNS} FROM {schema}.shelf_change ORDER BY {ORDER}")
    return [ShelfChange(*row) for row in rows]


def merge(work: sqlite3.Connection, given: Iterable[ShelfChange]) -> set[str]:
    """Put the changes of another log into this one; gives the subjects that have new ones."""
    touched = set()
    for change in given:
        if _is_sound(change):
            added = work.execute(
                f"INSERT OR IGNORE INTO shelf_change ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
                astuple(change),
            )
            touched |= {change.subject} if added.rowcount > 0 else set()
    return touched


def _is_sound(change: ShelfChange) -> bool:
    """Whether a change of another log can be used."""
    try:
        read_json(change.value)
    except ValueError:
        return False
    named = bool(change.id and change.subject and change.field)
    timed = bool(TIME.fullmatch(change.at)) and 0 <= change.number < MOST
    return named and timed and len(change.value) <= _LONGEST


# The rows of a book, as its log and its file say

CORRECTED = (
    "title", "sort_title", "authors", "series", "series_index", "tags", "language", "encoding",
    "publisher", "published", "isbn", "identifiers", "description", "rating",
)  # fmt: skip
"""What a reader can correct of a book; the encoding is that in which its text is read."""
STATES = ("not_started", "reading", "finished")
"""How far a book is read."""
MEMBER = "in:"
"""The beginning of the field that says whether a book is in a collection; its id follows."""
TALK = "/"
"""Between the hash of a book and the id of a conversation, where the log names one."""
CALLED, PINNED = "called", "pinned"
"""The fields of a conversation: what the reader calls it, and whether it stays on top."""
APART = "apart:"
"""The beginning of the field that says that another book is not the same; its hash follows."""
STATE, REMOVED = "state", "removed"
"""The fields of a book's log that say how far it is read, and that it was taken off the shelf."""
COVER, PICTURE = "cover", "picture"
"""The field of a book that has the id of the cover which the reader chose, and the one by that id
that has the picture, a small JPEG file in base64: many books may have the same."""
FINISHED = 0.985
"""The share of a book, 0 to 1, from which on it counts as read: what follows is an index or an
imprint. Chosen, not measured."""


def said_of(work: sqlite3.Connection, sha256: str) -> About:
    """What the file of a book says of it."""
    row = work.execute("SELECT said FROM book_said WHERE sha256 = ?", (sha256,)).fetchone()
    return About() if row is None else unpack_about(read_json_or(row[0], {}))


def write_about(work: sqlite3.Connection, sha256: str, said: About) -> None:
    """Store what the file of a book says; what is shown follows, with the reader's corrections."""
    work.execute(
        "INSERT OR REPLACE INTO book_said VALUES (?, ?)", (sha256, json.dumps(pack_about(said)))
    )
    write_shown(work, sha256, said)


def write_shown(work: sqlite3.Connection, sha256: str, said: About) -> None:
    """Write what is shown of a book: ``said`` with all that the reader did to the book."""
    done = state_of(work, sha256)
    shown = corrected(said, done)
    sort = shown.sort_title or sort_title(shown.title, shown.language)
    own = bool(done.get("sort_title"))
    work.execute(
        "UPDATE book SET title = ?, authors = ?, names = ?, sort_title = ?, title_key = ?,"
        " author_key = ?, series = ?, series_key = ?, series_index = ?, tags = ?, language = ?,"
        " isbn = ?, rating = ?, published = ?, words = ?, chosen_state = ?, removed = ?"
        " WHERE sha256 = ?",
        (
            *(shown.title, ", ".join(shown.authors), json.dumps(shown.authors)),
            *(sort, title_key(shown.title, shown.language, shown.sort_title, own=own)),
            author_key(shown.authors),
            *(shown.series, sort_key(shown.series), shown.series_index),
            *(json.dumps(shown.tags), shown.language, shown.isbn),
            *(shown.rating, shown.published),
            find_text(shown.title, *shown.authors, shown.series, *shown.tags, shown.isbn),
            *(_state(done.get(STATE)), bool(done.get(REMOVED)), sha256),
        ),
    )
    _write_facets(work, sha256, shown, done)


def corrected(said: About, done: Mapping[str, Any]) -> About:
    """``said`` with the reader's corrections in ``done``, the state of a book's log; its language
    is written as all others are."""
    values = {name: done[name] for name in CORRECTED if done.get(name) is not None}
    kept = pack_about(said) | values
    found = unpack_about(kept)
    if "title" in values and "sort_title" not in values:
        found = replace(found, sort_title="")  # the file's sort title is of its own title
    return replace(found, title=found.title or said.title, language=language_tag(found.language))


def _state(value: object) -> str:
    return value if isinstance(value, str) and value in STATES else ""


def _write_facets(
    work: sqlite3.Connection, sha256: str, shown: About, done: Mapping[str, Any]
) -> None:
    """The values by which the shelf can be narrowed to the book."""
    spoken = primary_language(shown.language)
    found = [("author", name_key(name), name) for name in shown.authors]
    found += [("tag", sort_key(tag), tag) for tag in shown.tags]
    found += [("series", sort_key(shown.series), shown.series)] if shown.series else []
    found += [("language", spoken, english_name(spoken))] if spoken else []
    found += [
        ("collection", field.removeprefix(MEMBER), "")
        for field, value in done.items()
        if field.startswith(MEMBER) and value
    ]
    found += [
        ("apart", field.removeprefix(APART), "")
        for field, value in done.items()
        if field.startswith(APART) and value
    ]
    work.execute("DELETE FROM book_facet WHERE sha256 = ?", (sha256,))
    work.executemany(
        "INSERT OR IGNORE INTO book_facet VALUES (?, ?, ?, ?)",
        [(kind, key, sha256, value) for kind, key, value in found if key],
    )


# Where the reader is in a book, and how far it is read
#
# A device has written thousands of places of a book, of which only its last one matters; the others
# are taken out. How far a book is read only grows, until the reader lowers it.

PLACE, READ = "place", "read"
"""The fields of a book's log with where the reader is, and how far it is read."""
POSITIONS = (PLACE, READ)
_FARTHEST = 2**31
"""No file of a book and no place in one has a greater number."""


@dataclass(frozen=True, slots=True)
class Position:
    """A place of a book, by the number of its file and the offset there; ``share`` of the book is
    before it. A ``lowered`` one says that less is read than before."""

    file: int
    offset: int
    share: float = 0.0
    lowered: bool = False


def keep_position(
    work: sqlite3.Connection, time: datetime, sha256: str, field: str, position: Position
) -> None:
    """Append where the reader is or how far they have read, in the place of what this device said
    of it before."""
    value = [position.file, position.offset, position.share, position.lowered]
    append(work, time, [(sha256, field, value)])
    tidy_positions(work, sha256)


def tidy_positions(work: sqlite3.Connection, sha256: str) -> None:
    """Take out of a book's log the positions that later ones of the same device leave without
    meaning. In whatever order logs came together, the same are left."""
    rows = work.execute(
        f"SELECT id, field, device, value FROM shelf_change WHERE subject = ? AND field IN (?, ?)"
        f" ORDER BY {ORDER}", (sha256, *POSITIONS),
    ).fetchall()  # fmt: skip
    kept: dict[tuple[str, str, bool], tuple[str, Position]] = {}
    for id_, field, device, value in rows:
        found = position_of(value)
        if found is None:
            continue
        lowered = field == READ and found.lowered
        key = field, device, lowered
        if lowered:
            kept.pop((READ, device, False), None)
        before = kept.get(key)
        if field == PLACE or lowered or before is None or _order(found) > _order(before[1]):
            kept[key] = id_, found
    left = {id_ for id_, _ in kept.values()}
    gone = [(id_,) for id_, *_ in rows if id_ not in left]
    work.executemany("DELETE FROM shelf_change WHERE id = ?", gone)


def write_position(work: sqlite3.Connection, sha256: str) -> None:
    """Write where the reader is in a book, and how far it is read, as its log has it."""
    rows = work.execute(
        f"SELECT field, value, at FROM shelf_change WHERE subject = ? AND field IN (?, ?)"
        f" ORDER BY {ORDER}", (sha256, *POSITIONS),
    ).fetchall()  # fmt: skip
    read: Position | None = None
    for field, value, at in rows:
        found = position_of(value)
        if found is None:
            continue
        if field == READ:
            farther = read is None or found.lowered or _order(found) > _order(read)
            read = found if farther else read
            continue
        time = f"{at.removesuffix('Z')}+00:00"
        work.execute(
            "UPDATE book SET file = ?1, offset = ?2, fraction = ?3, placed_at = ?4,"
            " opened_at = max(opened_at, ?4) WHERE sha256 = ?5",
            (found.file, found.offset, found.share, time, sha256),
        )
    if read is not None:
        work.execute(
            "UPDATE book SET read_file = ?, read_offset = ? WHERE sha256 = ?",
            (read.file, read.offset, sha256),
        )


def position_of(value: str) -> Position | None:
    """The position of a change's value; None where it has none."""
    given = read_json_or(value, [])
    if not (isinstance(given, list) and len(given) == 4):
        return None
    file, offset, share, lowered = given
    numbers = type(file) is type(offset) is int and type(share) in (int, float)
    if not numbers or type(lowered) is not bool:
        return None
    inside = 0 <= file < _FARTHEST and 0 <= offset < _FARTHEST and 0 <= share <= 1
    return Position(file, offset, float(share), lowered) if inside else None


def _order(position: Position) -> tuple[int, int]:
    return position.file, position.offset


# Who wrote an entry, and when: shared with the log of annotations

TIME = re.compile(r"[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z")
"""The time of an entry."""
MOST = 2**53
"""No number of an entry is as large; SQLite keeps larger ones still."""
_TICK = timedelta(microseconds=1)
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


def device_of(work: sqlite3.Connection) -> str:
    """The random id of this profile, made when it is first needed."""
    row = work.execute("SELECT id FROM annotation_device").fetchone()
    if row is None:
        row = (new_id(),)
        work.execute("INSERT INTO annotation_device VALUES (?)", row)
    return str(row[0])


def stamp(time: datetime) -> str:
    """``time``, which is in UTC, as an entry has it."""
    return time.isoformat(timespec="microseconds").replace("+00:00", "Z")


def entry_time(given: str) -> str:
    """A time as it is written elsewhere, ISO 8601 in UTC, as an entry has it; long ago for none."""
    try:
        time = datetime.fromisoformat(given)
    except ValueError:
        time = _LONG_AGO
    return stamp(time if time.tzinfo else time.replace(tzinfo=UTC))


def next_stamp(before: str) -> str:
    """The time right after ``before``; "" for none."""
    return stamp(datetime.fromisoformat(before) + _TICK) if before else ""
