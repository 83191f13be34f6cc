"""The library's file: one SQLite database a profile, copied before a change and once a day."""

from __future__ import annotations

import contextlib
import logging
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.library.library_steps import MIGRATIONS
from foxreader.library.store_file import (
    SUSPICIOUS,
    check_version,
    columns_by,
    is_damage,
    is_sound,
    is_suspicious,
    let_go,
    locked,
    mend,
    migrate,
    open_unwritable,
    set_aside,
    version_of,
)
from foxreader.system.files import database_address, delete, finish, private_folder, unnamed

logger = logging.getLogger(__name__)


_WAIT_SECONDS = 10.0
"""How long a connection waits for another one's transaction: many times the longest there is,
500 passages put into the table of all books. Chosen, not measured."""


_WHAT = "the_library"


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
            with contextlib.closing(self._open()) as connection, let_go(connection):
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


CopyStep = Callable[[int, int], None]
"""Told how much of a job is done, and of how much; it may raise to stop the job."""
# Rolling backups

_PAGES = 2_000
"""Pages of a database that are copied between two steps: 8 MB, a few hundredths of a second."""
KEPT = 5
"""How many backups are kept: the days of use that a damage may go unnoticed."""
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class Backups:
    """The backups of the SQLite file at ``path``, in ``folder``, named after it and the day."""

    def __init__(self, path: Path, folder: Path) -> None:
        self.path = path
        self._folder = folder

    def all(self) -> list[tuple[str, Path]]:
        """The day of each backup (ISO 8601) and its file, the newest first."""
        name = self.path.stem
        found = (
            (path.stem.removeprefix(f"{name}-"), path)
            for path in self._folder.glob(f"{name}-*{self.path.suffix}")
        )
        return sorted((one for one in found if _DAY.fullmatch(one[0])), reverse=True)

    def make(self, today: date | None = None) -> bool:
        """Make the backup of today where there is none yet; the oldest beyond ``KEPT`` go.

        Takes about as long as copying the file, so it is for a worker. Gives whether one was made;
        raises ``StorageError`` or one of ``SUSPICIOUS`` where that fails, and then the others stay.
        """
        day = (today or date.today()).isoformat()
        there = self.all()
        if there and there[0][0] >= day:
            return False
        copy_database(self.path, private_folder(self._folder) / self._name(day))
        for _, old in self.all()[KEPT:]:
            delete(old)
        return True

    def restore(self) -> str:
        """Put the newest backup that is whole in the place of the file, which must be gone.

        Gives its day; "" where there is none.
        """
        for day, backup in self.all():
            try:
                copy_database(backup, self.path)
            except (OSError, *SUSPICIOUS) as error:
                logger.warning("The backup %s cannot be used: %s", backup.name, error)
            else:
                return day
        return ""

    def _name(self, day: str) -> str:
        return f"{self.path.stem}-{day}{self.path.suffix}"


def copy_database(source: Path, target: Path, step: CopyStep | None = None) -> None:
    """Copy a database, whole or not at all; raises one of ``SUSPICIOUS`` for a damaged one.

    ``step`` is told how many pages are copied, and of how many; what it raises stops the copy."""
    with unnamed(target.parent, f".{target.name}.") as made, _beside_deleted(made):
        # Not for reading alone: the last to close a library takes in its log of changes.
        address = database_address(source, "mode=rw")
        with (
            closing(sqlite3.connect(address, uri=True)) as whole,
            closing(sqlite3.connect(made)) as copy,
        ):
            if step is None:
                whole.backup(copy)
            else:
                told = partial(_tell, step)
                whole.backup(copy, pages=_PAGES, progress=told)
            copy.execute("PRAGMA journal_mode = DELETE")
            if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError("the copy is damaged")
            if not copy.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
                raise sqlite3.DatabaseError("the copy is empty")
        finish(made, target)


@contextlib.contextmanager
def _beside_deleted(made: Path) -> Iterator[None]:
    try:
        yield
    finally:
        for ending in ("-wal", "-shm", "-journal"):
            delete(Path(f"{made}{ending}"))


def _tell(step: CopyStep, status: int, left: int, total: int) -> None:
    step(total - left, total)
