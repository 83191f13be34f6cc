"""The library's file: one SQLite database a profile, copied before its tables are changed."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.library.backups import Backups, set_aside
from foxreader.library.damage import SUSPICIOUS, is_damage, is_sound, is_suspicious
from foxreader.library.lock import locked
from foxreader.library.mending import columns_by, mend
from foxreader.library.migrations import check_version, migrate, version_of
from foxreader.library.paths import private_folder
from foxreader.library.shelf_steps import make_library
from foxreader.library.unwritable import open_unwritable

logger = logging.getLogger(__name__)

_WAIT_SECONDS = 10.0
"""How long a connection waits for another one's transaction: many times the longest there is,
500 passages put into the table of all books. Chosen, not measured."""

MIGRATIONS = (
    """
    CREATE TABLE book (
        sha256 TEXT PRIMARY KEY, path TEXT NOT NULL, title TEXT NOT NULL, authors TEXT NOT NULL,
        format TEXT NOT NULL, opened_at TEXT NOT NULL,
        file INTEGER NOT NULL DEFAULT 0, offset INTEGER NOT NULL DEFAULT 0,
        fraction REAL NOT NULL DEFAULT 0
    );
    CREATE TABLE turn (
        id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL, conversation TEXT NOT NULL,
        asked_at TEXT NOT NULL, answer TEXT NOT NULL
    );
    CREATE INDEX turn_of_book ON turn (sha256, id);
    """,
    """
    CREATE TABLE usage (
        id INTEGER PRIMARY KEY, at TEXT NOT NULL, month TEXT NOT NULL, kind TEXT NOT NULL,
        provider TEXT NOT NULL, model TEXT NOT NULL, local INTEGER NOT NULL,
        calls INTEGER NOT NULL, prompt INTEGER NOT NULL, completion INTEGER NOT NULL,
        money REAL NOT NULL
    );
    CREATE INDEX usage_of_month ON usage (month);
    """,
    """
    CREATE TABLE passages_book (
        number INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT NOT NULL UNIQUE,
        version TEXT NOT NULL, fingerprint TEXT NOT NULL, language TEXT NOT NULL,
        path TEXT NOT NULL, passages INTEGER NOT NULL DEFAULT 0, whole INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE passages_part (
        first INTEGER PRIMARY KEY, book INTEGER NOT NULL, count INTEGER NOT NULL,
        spans BLOB NOT NULL
    );
    CREATE TABLE passages_language (number INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE);
    CREATE VIRTUAL TABLE passages_terms USING fts5 (terms, content='', tokenize='ascii');
    """,
    """
    CREATE TABLE correction (
        id INTEGER PRIMARY KEY AUTOINCREMENT, sha256 TEXT NOT NULL, question TEXT NOT NULL,
        answer TEXT NOT NULL, text TEXT NOT NULL, at TEXT NOT NULL, made_of TEXT NOT NULL,
        reach_file INTEGER, reach_offset INTEGER
    );
    """,
    """
    ALTER TABLE book ADD COLUMN limited INTEGER NOT NULL DEFAULT 0;
    """,
    """
    CREATE TABLE text_version (sha256 TEXT PRIMARY KEY, version INTEGER NOT NULL);
    """,
    """
    CREATE TABLE annotation_entry (
        id TEXT PRIMARY KEY, annotation TEXT NOT NULL, sha256 TEXT NOT NULL, device TEXT NOT NULL,
        at TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL
    );
    CREATE INDEX annotation_entry_of_book ON annotation_entry (sha256, annotation);
    CREATE INDEX annotation_entry_of_annotation ON annotation_entry (annotation, at);
    CREATE INDEX annotation_entry_of_device ON annotation_entry (device, number);
    CREATE TABLE annotation_device (id TEXT NOT NULL);
    CREATE TABLE annotation_book (
        sha256 TEXT NOT NULL, follows TEXT NOT NULL, PRIMARY KEY (sha256, follows)
    );
    """,
    """
    CREATE TABLE page_view (
        sha256 TEXT PRIMARY KEY, fit TEXT NOT NULL, zoom REAL NOT NULL, spread TEXT NOT NULL,
        flow TEXT NOT NULL, turned INTEGER NOT NULL
    );
    """,
    """
    CREATE TABLE book_look (sha256 TEXT PRIMARY KEY, look TEXT NOT NULL);
    CREATE TABLE reading_pace (
        script TEXT PRIMARY KEY, characters REAL NOT NULL, seconds REAL NOT NULL,
        measured REAL NOT NULL
    );
    CREATE TABLE window_place (
        sha256 TEXT NOT NULL, window INTEGER NOT NULL, file INTEGER NOT NULL,
        offset INTEGER NOT NULL, PRIMARY KEY (sha256, window)
    );
    """,
    make_library,
    # Of before there were versions of a turn each turn follows the one before it.
    """
    ALTER TABLE turn ADD COLUMN follows TEXT NOT NULL DEFAULT '';
    UPDATE turn SET follows = coalesce(
        (SELECT o.asked_at FROM turn o WHERE o.sha256 = turn.sha256
         AND o.conversation = turn.conversation AND o.id < turn.id ORDER BY o.id DESC LIMIT 1), ''
    );
    CREATE TABLE conversation (
        sha256 TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL DEFAULT '',
        pinned INTEGER NOT NULL DEFAULT 0, changed_at TEXT NOT NULL, PRIMARY KEY (sha256, id)
    );
    """,
    # The sums of each computer by themselves, so that merged libraries count nothing twice.
    """
    CREATE TABLE reading_day (
        day TEXT NOT NULL, sha256 TEXT NOT NULL, device TEXT NOT NULL, seconds REAL NOT NULL,
        pages REAL NOT NULL, finished INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (day, sha256, device)
    );
    """,
    """
    ALTER TABLE conversation ADD COLUMN shown TEXT NOT NULL DEFAULT '';
    """,
    """
    CREATE TABLE sent_request (
        id INTEGER PRIMARY KEY, sha256 TEXT NOT NULL, conversation TEXT NOT NULL,
        asked_at TEXT NOT NULL, sent_at REAL NOT NULL, method TEXT NOT NULL, url TEXT NOT NULL,
        body BLOB NOT NULL
    );
    CREATE INDEX sent_request_of_turn ON sent_request (sha256, conversation, asked_at);
    """,
    # Before the furthest place was kept, the limit was where the reader is.
    """
    ALTER TABLE book ADD COLUMN read_file INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE book ADD COLUMN read_offset INTEGER NOT NULL DEFAULT 0;
    UPDATE book SET read_file = file, read_offset = offset;
    ALTER TABLE book ADD COLUMN declined TEXT NOT NULL DEFAULT '';
    """,
)
"""The steps of the library's file; see :mod:`foxreader.library.migrations`."""

_WHAT = Notice("the_library")


class _Damage(Exception):
    """The file may be damaged: ``error`` is what was raised."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error = error


class Database:
    """Opens the library's file for one short piece of work at a time; safe from any thread.

    A damaged file is set aside. A new one with everything the reader made takes its place where
    that can be read, else the newest backup. Where the disk is full or the folder cannot be
    written, the file is read as it is. ``notices`` say so, a sentence each.
    """

    def __init__(self, path: Path, backups: Backups | None = None) -> None:
        self.path = path
        self.read_only = False
        self.notices: tuple[str, ...] = ()
        self._reason = ""  # why the file cannot be written
        self._backups = backups
        if backups is not None and backups.all() and not (path.is_file() and path.stat().st_size):
            self._restore(gone=True)
        private_folder(path.parent)
        try:
            self._prepare()
        except _Damage as damage:
            if not self._recover(damage.error):
                raise self._unusable(damage.error) from damage.error
            self._prepare()

    def _prepare(self) -> None:
        try:
            with self._connected() as connection:
                # Before anything is written: a newer program's file is left as it is.
                check_version(connection, MIGRATIONS, _WHAT)
                if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                    raise _Damage(sqlite3.DatabaseError("quick_check"))
                migrate(connection, MIGRATIONS, _WHAT, self._back_up)
            self.path.chmod(0o600)
            self._try_to_write()
        except (sqlite3.OperationalError, OSError) as error:
            self._read_only(error)

    def _try_to_write(self) -> None:
        """Raise where a change could not be stored."""
        with self._connected() as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
            connection.execute("ROLLBACK")

    def _read_only(self, error: Exception) -> None:
        """Use the file as it is, if it can be read; else raise what is wrong."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        self.read_only = code not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        try:
            with self._connected() as connection:
                readable = self.read_only and version_of(connection) == len(MIGRATIONS)
        except (sqlite3.Error, _Damage):
            readable = False
        reason = getattr(error, "strerror", None) or str(error)
        if not readable:
            raise StorageError(
                Notice("library_unusable", name=self.path.name, reason=reason)
            ) from error
        self._reason = reason
        self._say(Notice("library_read_only", folder=str(self.path.parent), reason=reason))

    def _say(self, sentence: str) -> None:
        self.notices = (*self.notices, sentence)

    @contextlib.contextmanager
    def work(self, *, passing: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection whose work is one transaction; raises ``StorageError`` in plain words.

        ``passing`` work does not wait for the disk: it outlives the program, and the loss of power
        from the next other work on.
        """
        try:
            with self._connected() as connection:
                if not self.read_only:
                    connection.execute("PRAGMA journal_mode = WAL")
                    if passing:
                        connection.execute("PRAGMA synchronous = NORMAL")
                with connection:
                    yield connection
        except _Damage as damage:
            raise self._after(damage.error) from damage.error
        except sqlite3.DatabaseError as error:
            raise self._unusable(error) from error

    def _after(self, error: Exception) -> Exception:
        """What to raise after ``error``, which a damaged file may have caused: a damage is mended,
        or another thread has just done so; an error of a sound file is its own."""
        if self._recover(error) or (is_damage(error) and self.notices):
            return StorageError(Notice("library_restored_now", sentence=self.notices[-1]))
        return self._unusable(error) if isinstance(error, sqlite3.DatabaseError) else error

    def _unusable(self, error: Exception) -> StorageError:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if self.read_only and code == sqlite3.SQLITE_READONLY:
            folder, reason = str(self.path.parent), self._reason
            return StorageError(Notice("library_read_only", folder=folder, reason=reason))
        return StorageError(Notice("library_unusable", name=self.path.name, reason=str(error)))

    @contextlib.contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        """A connection, for reading alone where the file cannot be written; raises ``_Damage``
        where it is damaged."""
        try:
            with contextlib.closing(self._open()) as connection:
                yield connection
        except SUSPICIOUS as error:
            if is_suspicious(error):
                raise _Damage(error) from error
            raise

    def _open(self) -> sqlite3.Connection:
        if not self.read_only:
            return sqlite3.connect(self.path, timeout=_WAIT_SECONDS)
        return open_unwritable(self.path)

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """While many small changes are made: without another connection the end of each would copy
        it from the log into the file, and wait for the disk."""
        with contextlib.ExitStack() as stack:
            with contextlib.suppress(sqlite3.Error, _Damage):  # it is only slower then
                connection = stack.enter_context(self._connected())
                connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            yield

    def check(self) -> None:
        """Raise ``StorageError`` where the library cannot be read."""
        with self.work() as work:
            work.execute("SELECT count(*) FROM book").fetchone()

    # Damage and backups

    def back_up(self) -> None:
        """Make the backup of today, if there is none. Raises ``StorageError`` where that fails."""
        if self._backups is None or self.read_only:
            return
        try:
            self._backups.make()
        except SUSPICIOUS as error:
            if not (is_suspicious(error) and self._recover(error)):
                raise self._unusable(error) from error
        except OSError as error:
            raise StorageError(
                Notice("not_saved", name=self.path.name, reason=str(error.strerror))
            ) from error

    def _recover(self, damage: Exception) -> bool:
        """Set the file aside if it is damaged, and go on with what the reader made, its newest
        backup or a new file. Gives whether it was."""
        with locked(self.path):
            if self._is_sound():  # or another process or thread was first
                return False
            self._mend()
        logger.warning("The library was damaged: %s", damage)
        return True

    def _is_sound(self) -> bool:
        try:
            with self._connected() as connection:
                there = version_of(connection) == len(MIGRATIONS)
                return there and is_sound(connection, columns_by(MIGRATIONS, _WHAT))
        except (sqlite3.Error, _Damage):
            return False

    def _mend(self) -> None:
        try:
            aside = mend(self.path, MIGRATIONS, _WHAT)
        except OSError:
            aside = None
        if aside is None:
            self._restore(gone=False)
        else:
            self._say(Notice("library_mended", name=aside.name))

    def _restore(self, *, gone: bool) -> None:
        try:
            aside = set_aside(self.path)
            day = self._backups.restore() if self._backups is not None else ""
        except OSError as error:
            raise StorageError(
                Notice("library_not_moved", name=self.path.name, reason=str(error.strerror))
            ) from error
        name = aside.name if aside is not None else ""
        if day and gone and not name:
            self._say(Notice("library_was_gone", date=day))
        elif day:
            self._say(Notice("library_restored", date=day, name=name))
        elif name:
            self._say(Notice("library_begun_anew", name=name))

    def _back_up(self, version: int) -> None:
        """Copy the file before it is changed; a new one has nothing to lose."""
        if version == 0:
            return
        aside = self.path.with_suffix(f".before-{version + 1}")
        with self._connected() as connection, contextlib.closing(sqlite3.connect(aside)) as backup:
            connection.backup(backup)
        aside.chmod(0o600)
