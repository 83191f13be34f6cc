"""What was asked of each book, and what was answered.

Of each turn the last entry of a log is kept: its record with the device that wrote it and when, or
that it was deleted. What conversations are called, and which are pinned, is in the log of the
shelf. So the conversations of two computers are merged by uniting theirs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cached_property

from foxreader.library.database import Database
from foxreader.library.shelf_log import (
    CALLED,
    PINNED,
    TALK,
    append,
    device_of,
    entry_time,
    next_stamp,
    stamp,
    state_of,
)

# The branches of a conversation: a question that is asked again, or in other words, is another
# version of a turn, and what was asked after each version stays with it.


@dataclass(frozen=True, slots=True)
class TurnLink:
    """A turn, named by when it was asked, and the turn it follows, "" for a first question."""

    at: str
    follows: str


@dataclass(frozen=True)
class Branches:
    """The turns of a conversation, in the order in which they were asked.

    A link to a turn that is not before it counts as none, so that no damaged record makes a loop.
    """

    links: tuple[TurnLink, ...] = ()

    @cached_property
    def _parents(self) -> dict[str, str]:
        """The turn before each turn, "" for the first ones."""
        found: dict[str, str] = {}
        for link in self.links:
            found.setdefault(link.at, link.follows if link.follows in found else "")
        return found

    @cached_property
    def _children(self) -> dict[str, list[str]]:
        """What was asked next after each turn, and first of all after ""."""
        found: dict[str, list[str]] = {}
        for at, follows in self._parents.items():
            found.setdefault(follows, []).append(at)
        return found

    def before(self, at: str) -> str:
        """The turn that ``at`` follows, "" for a first question or one that is not known."""
        return self._parents.get(at, "")

    def versions(self, at: str) -> tuple[str, ...]:
        """``at`` and all that were asked in its place, the oldest first; () if it is not known."""
        if at not in self._parents:
            return ()
        return tuple(self._children[self.before(at)])

    def newest(self, through: str = "") -> tuple[str, ...]:
        """The turns of one branch in order: that of the newest turn of all, or of those that come
        after ``through``. () if there are no turns."""
        known = list(self._parents)
        if not known:
            return ()
        at = known[-1]
        if through in self._parents:
            at, after = through, {through}
            for one in known:
                if self._parents[one] in after:
                    after.add(one)
                    at = one
        path = [at]
        while before := self._parents[path[-1]]:
            path.append(before)
        return tuple(reversed(path))

    def added(self, at: str, follows: str) -> Branches:
        """These and one more turn."""
        return Branches((*self.links, TurnLink(at, follows)))


NO_BRANCHES = Branches()
"""Those of a conversation without turns."""


def branches_of(links: Iterable[tuple[str, str]]) -> Branches:
    """The branches of turns, each given as when it was asked and what it follows."""
    return Branches(tuple(TurnLink(at, follows) for at, follows in links))


_LONGEST_ANSWERED = timedelta(days=1)
"""How long an answer takes at most, which then was interrupted."""
_ABOUT_BOOK = (
    "CASE WHEN NOT json_valid(answer) THEN id"
    " WHEN json_extract(answer, '$.mode') = 'general' THEN NULL ELSE id END"
)
"""The id of a turn, NULL of one that is not about the book, a greeting or thanks, as its record
says."""
_LONGEST_NAME = 200
"""Characters of a conversation's name. Chosen: more than a line of the list shows."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation about a book; times are ISO 8601 in UTC.

    ``first`` is the record of its first turn about the book, or of its first where there is none
    ("Hello"), by which a reader knows it again. ``name`` is what the reader calls it, "" for
    nothing; a ``pinned`` one stays on top.
    """

    id: str
    began: str
    last: str
    turns: int
    first: str
    name: str = ""
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class NewTurn:
    """A turn that was just stored: its number, and when it was asked, which names it."""

    id: int
    at: str


@dataclass(frozen=True, slots=True)
class KeptTurn:
    """A stored turn: when it was asked, the turn it follows ("" for none), and its record."""

    at: str
    follows: str
    record: str


@dataclass(frozen=True, slots=True)
class KeptConversation:
    """All turns of a conversation in the order they were asked, and what the reader calls it.

    ``shown`` is the last turn of the branch that the reader has gone back to since the newest turn
    was asked, "" for none.
    """

    id: str
    turns: tuple[KeptTurn, ...]
    name: str = ""
    pinned: bool = False
    shown: str = ""

    @property
    def branches(self) -> Branches:
        """How the turns follow each other."""
        return branches_of((turn.at, turn.follows) for turn in self.turns)

    def branch(self, through: str = "") -> tuple[KeptTurn, ...]:
        """The turns of the branch that was shown last, or of the newest after the turn
        ``through``."""
        by_time = {turn.at: turn for turn in reversed(self.turns)}
        return tuple(by_time[at] for at in self.branches.newest(through or self.shown))


@dataclass(frozen=True, slots=True)
class Deleted:
    """A conversation that was deleted, with all that is needed to put it back."""

    sha256: str
    kept: KeptConversation


class Conversations:
    """Records of answers, as text, by book and conversation. Call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self,
        sha256: str,
        conversation: str,
        record: str,
        follows: str | None = None,
        *,
        passing: bool = False,
    ) -> NewTurn:
        """Keep one more turn after the turn ``follows``, "" for a first one; None: after the
        newest of the conversation. Its branch is the one that is shown last. A ``passing`` record
        will be replaced soon, and other devices wait for what replaces it."""
        with self._database.work() as work:
            last = work.execute(
                "SELECT asked_at FROM turn WHERE sha256 = ? AND conversation = ?"
                " ORDER BY asked_at DESC, id DESC LIMIT 1",
                (sha256, conversation),
            ).fetchone()
            newest = last[0] if last else ""
            at = _after(newest, datetime.now(UTC))
            row = work.execute(
                "INSERT INTO turn (sha256, conversation, asked_at, answer, follows, device, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
                (
                    *(sha256, conversation, at, record, newest if follows is None else follows),
                    *(device_of(work), "" if passing else entry_time(at)),
                ),
            ).fetchone()
            _show(work, sha256, conversation, "")
        return NewTurn(int(row[0]), at)

    def held(self) -> AbstractContextManager[None]:
        """While a turn is stored again and again; see :meth:`Database.held`."""
        return self._database.held()

    def update(self, id_: int, record: str, *, passing: bool = False) -> None:
        """Replace the record of a turn; does nothing where the reader has deleted it. A ``passing``
        record will be replaced soon; see :meth:`Database.work`."""
        with self._database.work(passing=passing) as work:
            work.execute("UPDATE turn SET answer = ? WHERE id = ?", (record, id_))
            if not passing:
                _write_anew(work, "id = ?", id_)

    def newest(self, most: int) -> list[str]:
        """The records of the newest turns of all books, the newest first."""
        with self._database.work() as work:
            rows = work.execute("SELECT answer FROM turn ORDER BY id DESC LIMIT ?", (most,))
            return [record for (record,) in rows]

    def of(self, sha256: str) -> list[Conversation]:
        """The conversations about a book: pinned ones first, then that of the newest turn."""
        with self._database.work() as work:
            rows = work.execute(
                "SELECT t.conversation, t.began, t.last, t.turns, turn.answer,"
                " coalesce(c.name, ''), coalesce(c.pinned, 0) FROM"
                " (SELECT conversation, min(asked_at) AS began, max(asked_at) AS last,"
                f" count(*) AS turns, coalesce(min({_ABOUT_BOOK}), min(id)) AS first,"
                " max(id) AS newest"
                " FROM turn WHERE sha256 = ?1 GROUP BY conversation) AS t"
                " JOIN turn ON turn.id = t.first"
                " LEFT JOIN conversation c ON c.sha256 = ?1 AND c.id = t.conversation"
                " ORDER BY 7 DESC, t.last DESC, t.newest DESC",
                (sha256,),
            ).fetchall()
        return [
            Conversation(id_, began, last, turns, first, name, bool(pinned))
            for id_, began, last, turns, first, name, pinned in rows
        ]

    def texts(self, sha256: str) -> Mapping[str, list[str]]:
        """The records of all turns about a book, by conversation, to be searched."""
        found: dict[str, list[str]] = {}
        with self._database.work() as work:
            for id_, record in work.execute(
                "SELECT conversation, answer FROM turn WHERE sha256 = ? ORDER BY id", (sha256,)
            ):
                found.setdefault(id_, []).append(record)
        return found

    def kept(self, sha256: str, conversation: str = "") -> KeptConversation:
        """A conversation about a book with all its branches; that of the newest turn if none is
        named. One without turns has the id ""."""
        with self._database.work() as work:
            if not conversation:
                newest = work.execute(
                    "SELECT conversation FROM turn WHERE sha256 = ?"
                    " ORDER BY asked_at DESC, id DESC LIMIT 1",
                    (sha256,),
                ).fetchone()
                conversation = newest[0] if newest else ""
            return _kept(work, sha256, conversation)

    def answers(self) -> dict[str, int]:
        """How many questions about each book were answered, by its hash."""
        with self._database.work() as work:
            return dict(work.execute("SELECT sha256, count(*) FROM turn GROUP BY sha256"))

    def turns(self, sha256: str, conversation: str) -> list[str]:
        """The records of the branch of one conversation that was shown last, in order."""
        return [turn.record for turn in self.kept(sha256, conversation).branch()]

    def records(self, sha256: str, conversation: str) -> list[tuple[int, str]]:
        """The ids and records of all turns of one conversation, in order."""
        with self._database.work() as work:
            return work.execute(
                "SELECT id, answer FROM turn WHERE sha256 = ? AND conversation = ? ORDER BY id",
                (sha256, conversation),
            ).fetchall()

    def last(self, sha256: str) -> tuple[str, list[str]]:
        """The newest conversation about a book, the turns of the branch that was shown last in
        order; ("", []) if there is none."""
        found = self.kept(sha256)
        return found.id, [turn.record for turn in found.branch()]

    # What the reader does with one

    def rename(self, sha256: str, conversation: str, name: str) -> None:
        """Call a conversation ``name``; "" has it called by its first question again."""
        self._set(sha256, conversation, CALLED, " ".join(name.split())[:_LONGEST_NAME])

    def pin(self, sha256: str, conversation: str, on: bool) -> None:
        """Keep a conversation on top of the list, or no longer."""
        self._set(sha256, conversation, PINNED, on)

    def show(self, sha256: str, conversation: str, last: str) -> None:
        """The reader has gone back to the branch that ends with the turn ``last``. No change that
        another computer would take over: there another one may be shown."""
        with self._database.work() as work:
            work.execute(
                "INSERT OR IGNORE INTO conversation (sha256, id, changed_at) VALUES (?, ?, '')",
                (sha256, conversation),
            )
            _show(work, sha256, conversation, last)

    def _set(self, sha256: str, conversation: str, field: str, value: str | bool) -> None:
        subject = f"{sha256}{TALK}{conversation}"
        with self._database.work() as work:
            append(work, datetime.now(UTC), [(subject, field, value)])
            write_talk(work, subject)

    def delete(self, sha256: str, conversation: str) -> Deleted | None:
        """Delete one conversation about a book; gives what :meth:`restore` needs, None if there
        was none."""
        with self._database.work() as work:
            found = _kept(work, sha256, conversation)
            of = (sha256, conversation)
            _write_anew(work, "sha256 = ? AND conversation = ?", *of)
            work.execute(
                "INSERT OR REPLACE INTO turn_gone SELECT sha256, conversation, asked_at, device, at"
                " FROM turn WHERE sha256 = ? AND conversation = ?", of,
            )  # fmt: skip
            if found.name or found.pinned:
                subject = f"{sha256}{TALK}{conversation}"
                gone = [(subject, CALLED, None), (subject, PINNED, None)]
                append(work, datetime.now(UTC), gone)
            for table in ("turn", "sent_request"):
                work.execute(f"DELETE FROM {table} WHERE sha256 = ? AND conversation = ?", of)
            work.execute("DELETE FROM conversation WHERE sha256 = ? AND id = ?", of)
        return Deleted(sha256, found) if found.turns else None

    def restore(self, deleted: Deleted) -> None:
        """Put a deleted conversation back, as it was; nothing is doubled."""
        sha256, kept = deleted.sha256, deleted.kept
        with self._database.work() as work:
            there = {turn.at for turn in _kept(work, sha256, kept.id).turns}
            again = [turn for turn in kept.turns if turn.at not in there]
            work.executemany(
                "INSERT INTO turn (sha256, conversation, asked_at, answer, follows, at)"
                " SELECT ?1, ?2, ?3, ?4, ?5, coalesce((SELECT at FROM turn_gone WHERE sha256 = ?1"
                " AND conversation = ?2 AND asked_at = ?3), '')",
                [(sha256, kept.id, turn.at, turn.record, turn.follows) for turn in again],
            )
            for turn in again:
                _write_anew(
                    work, "sha256 = ? AND conversation = ? AND asked_at = ?",
                    sha256, kept.id, turn.at,
                )  # fmt: skip
            work.execute(
                "DELETE FROM turn_gone WHERE (sha256, conversation, asked_at) IN"
                " (SELECT sha256, conversation, asked_at FROM turn WHERE sha256 = ?)", (sha256,),
            )  # fmt: skip
        if kept.name:
            self.rename(sha256, kept.id, kept.name)
        if kept.pinned:
            self.pin(sha256, kept.id, True)
        if kept.shown:
            self.show(sha256, kept.id, kept.shown)


def _write_anew(work: sqlite3.Connection, where: str, *values: str | int) -> None:
    """Note that this device has written turns now, after whoever wrote them before."""
    now, device = stamp(datetime.now(UTC)), device_of(work)
    rows = work.execute(f"SELECT id, at FROM turn WHERE {where}", values).fetchall()
    work.executemany(
        "UPDATE turn SET at = ?, device = ? WHERE id = ?",
        [(max(now, next_stamp(before)), device, id_) for id_, before in rows],
    )


def _show(work: sqlite3.Connection, sha256: str, conversation: str, last: str) -> None:
    work.execute(
        "UPDATE conversation SET shown = ? WHERE sha256 = ? AND id = ?",
        (last, sha256, conversation),
    )


def _kept(work: sqlite3.Connection, sha256: str, conversation: str) -> KeptConversation:
    rows = work.execute(
        "SELECT asked_at, follows, answer FROM turn WHERE sha256 = ? AND conversation = ?"
        " ORDER BY asked_at, id",
        (sha256, conversation),
    ).fetchall()
    name, pinned, shown = work.execute(
        "SELECT name, pinned, shown FROM conversation WHERE sha256 = ? AND id = ?",
        (sha256, conversation),
    ).fetchone() or ("", 0, "")
    turns = tuple(KeptTurn(*row) for row in rows)
    return KeptConversation(conversation if rows else "", turns, name, bool(pinned), shown)


def _after(newest: str, now: datetime) -> str:
    """``now``, or a moment after ``newest`` where a clock is slow: it names the turn."""
    at = now.isoformat(timespec="microseconds")
    if at > newest:
        return at
    later = datetime.fromisoformat(newest) + timedelta(microseconds=1)
    return later.isoformat(timespec="microseconds")


# The entries that another computer is told of


@dataclass(frozen=True, slots=True)
class TurnEntry:
    """The last entry of a turn, which is named by its book, its conversation and when it was asked;
    ``record`` is "" where it was deleted. ``at`` is when ``device`` wrote the entry."""

    sha256: str
    conversation: str
    asked_at: str
    follows: str
    device: str
    at: str
    record: str


def write_talk(work: sqlite3.Connection, subject: str) -> None:
    """Write what a conversation is called, and whether it is pinned, as the log has it."""
    sha256, _, id_ = subject.partition(TALK)
    done = state_of(work, subject)
    name, pinned = done.get(CALLED), done.get(PINNED) is True
    name = name[:_LONGEST_NAME] if isinstance(name, str) else ""
    work.execute(
        "INSERT INTO conversation (sha256, id, changed_at, name, pinned) VALUES (?1, ?2,"
        " (SELECT max(at) FROM shelf_change WHERE subject = ?3), ?4, ?5)"
        " ON CONFLICT (sha256, id) DO UPDATE SET changed_at = excluded.changed_at,"
        " name = excluded.name, pinned = excluded.pinned",
        (sha256, id_, subject, name, pinned),
    )


def turn_entries(
    work: sqlite3.Connection, schema: str = "main", now: datetime | None = None
) -> list[TurnEntry]:
    """The last entries of all turns of a database, in the order in which they were asked. With the
    time it is ``now``, those that may still be answered are left out."""
    since = stamp(now - _LONGEST_ANSWERED) if now is not None else "9"
    rows = work.execute(
        "SELECT sha256, conversation, asked_at, follows, device, at, answer, id"
        f" FROM {schema}.turn UNION ALL SELECT sha256, conversation, asked_at, '', device, at, '',"
        f" 0 FROM {schema}.turn_gone ORDER BY id"
    )
    found = (TurnEntry(*row[:-1]) for row in rows)
    whole = (one if one.at else replace(one, at=entry_time(one.asked_at)) for one in found)
    under_way = {
        asked for (asked,) in work.execute(f"SELECT asked_at FROM {schema}.turn WHERE at = ''")
    }
    return [one for one in whole if one.asked_at not in under_way or one.at < since]
