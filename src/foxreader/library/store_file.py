"""A store is one SQLite file: its steps from version to version, its damage, its lock.

The library, the index of a book and the text of a book are stores.
"""

from __future__ import annotations

import gc
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.system.files import database_address, delete, finish, put, unnamed

# Steps. They are numbered from 1 and never change once released. How many a file has had is its
# ``user_version``; 0 is a new file, or one from before the steps of its store were counted. What a
# store can make again at no cost (the models' abilities, a full-text table) needs no step: it is
# thrown away and made.

_MOST = 255
"""Steps no file will have had: a greater number is damage."""
Step = str | Callable[[sqlite3.Connection], None]
"""Statements of SQL, each ended by a semicolon, or a function that is given the connection."""


def migrate(
    connection: sqlite3.Connection,
    steps: Sequence[Step],
    what: str,
    before: Callable[[int], None] = lambda version: None,
) -> None:
    """Take the steps the file has not had, all of them or none.

    ``before`` is called with the file's version when there are any to take. ``what`` is the
    code of the notice that names the store. Raises ``StorageError``, and leaves the file as it
    is, where a newer program wrote it.
    """
    version = version_of(connection)
    check_version(connection, steps, what)
    if version == len(steps):
        return
    before(version)
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another process, perhaps of a newer version, may have been first while this one waited.
        check_version(connection, steps, what)
        for step in steps[version_of(connection) :]:
            if isinstance(step, str):
                for statement in _statements(step):
                    connection.execute(statement)
            else:
                step(connection)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def check_version(connection: sqlite3.Connection, steps: Sequence[Step], what: str) -> None:
    """Raise ``StorageError`` where the file has had more steps than there are; writes nothing."""
    version = version_of(connection)
    if not 0 <= version <= _MOST:
        raise OverflowError(f"no file has had {version} steps")
    if version > len(steps):
        raise StorageError(Notice("from_newer_version", what=Notice(what)))


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps the file has had."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _statements(script: str) -> Iterator[str]:
    """The statements of ``script`` one by one: ``executescript`` would end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        raise ValueError(f"a statement without an end: {statement.strip()!r}")


# Damage. One byte that changed on the disk shows in many ways: SQLite says so, or does not know a
# table any more, or its own message is no text; a value read back is no text, no number, or of
# another type. Such an error is a suspicion, and code that is wrong raises some of the same. So who
# catches one looks through the whole file before it is set aside: see :func:`is_sound`.

_SAYS = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT})
_MAY_SAY = frozenset(
    {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_INTERNAL, sqlite3.SQLITE_TOOBIG}
)
"""A table or a column that is not there, a value that cannot be a key."""
VALUES = (
    ValueError, TypeError, LookupError, AttributeError, ArithmeticError, MemoryError, RecursionError
)  # fmt: skip
"""What reading a value raises that is not what was stored; a text that is not UTF-8 among them."""
SUSPICIOUS = (sqlite3.DatabaseError, *VALUES)
"""What to catch; :func:`is_suspicious` tells which of the database's own errors is meant."""


def is_damage(error: BaseException) -> bool:
    """Whether ``error`` can only come from a damaged file."""
    return isinstance(error, UnicodeDecodeError | OverflowError) or _code(error) in _SAYS


def is_suspicious(error: BaseException) -> bool:
    """Whether ``error`` may come from a damaged file."""
    return is_damage(error) or isinstance(error, VALUES) or _code(error) in _MAY_SAY


def _code(error: BaseException) -> int:
    """SQLite's code; -1 for what is no error of a file. Python's own module raises an error without
    a code where a column has no text."""
    if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.ProgrammingError):
        return -1
    given = getattr(error, "sqlite_errorcode", None)
    if given is None:
        return sqlite3.SQLITE_CORRUPT if isinstance(error, sqlite3.OperationalError) else -1
    return int(given) & 0xFF


def is_sound(connection: sqlite3.Connection, columns: Collection[tuple[str, str]] = ()) -> bool:
    """Whether the file has all ``columns`` (a table and a name each), and each value can be read.

    Reads all of it, so it is for a file under suspicion.
    """
    try:
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            return False
        found = columns_of(connection)
        for table in {table for table, _ in found}:
            for _ in connection.execute(f'SELECT * FROM "{table}"'):
                pass
    except SUSPICIOUS as error:
        if not is_suspicious(error):
            raise
        return False
    return set(columns) <= found


def columns_of(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The columns of all tables, each by the names of both."""
    rows: Iterable[tuple[str, str]] = connection.execute(
        "SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c"
        " WHERE m.type = 'table'"
    )
    return set(rows)


@contextmanager
def let_go(connection: sqlite3.Connection) -> Iterator[None]:
    """Where what is done inside fails as a damaged file may make it fail, break off all reading by
    the connection: one that is only closed keeps its file open as long as anybody, were it the
    traceback of the error, has a cursor of it, and Windows renames no file that is open.
    """
    try:
        yield
    except SUSPICIOUS:
        for one in gc.get_referrers(connection):
            if isinstance(one, sqlite3.Cursor):
                one.close()
        raise


_DERIVED = ("passages_",)
"""The beginnings of the tables that are made again from the books' texts."""


def set_aside(path: Path) -> Path | None:
    """Rename the database at ``path`` with its log of changes; None where there is no file.

    Raises ``OSError`` where that is not possible.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    for ending in ("-wal", "-shm"):
        beside = Path(f"{path}{ending}")
        if beside.exists():
            put(beside, Path(f"{aside}{ending}"))
    if not path.exists():
        return None
    put(path, aside)
    return aside


def tables(work: sqlite3.Connection, schema: str = "main", *, derived: bool = False) -> list[str]:
    """The tables of a library's file: those that a backup has, or those that are ``derived``."""
    rows = work.execute(
        f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table'"
        " AND name NOT LIKE 'sqlite_%' ORDER BY length(name)"
    ).fetchall()
    return [name for (name,) in rows if name.startswith(_DERIVED) == derived]


# What is saved of a damaged file


def columns_by(steps: Sequence[Step], what: str) -> set[tuple[str, str]]:
    """The columns of a file that has had ``steps``."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as work:
        migrate(work, steps, what)
        return columns_of(work)


def mend(
    path: Path,
    steps: Sequence[Step],
    what: str,
    set_aside: Callable[[Path], Path | None] = set_aside,
) -> Path | None:
    """Put a new file in the place of the damaged one at ``path``, with all rows of the tables that
    cannot be made again; gives where the damaged one is kept, which ``set_aside`` moved there.

    None, and nothing is changed, where one of these is damaged. Raises ``OSError``.
    """
    with unnamed(path.parent, f".{path.name}.") as made:
        if not _copied(path, made, steps, what):
            return None
        aside = set_aside(path)
        finish(made, path)
        return aside


def _copied(path: Path, to: Path, steps: Sequence[Step], what: str) -> bool:
    try:
        with closing(sqlite3.connect(to, isolation_level=None)) as work:
            migrate(work, steps, what)
            work.execute("ATTACH ? AS damaged", (str(path),))
            work.execute("BEGIN")
            for table in tables(work):
                (found,) = work.execute(f"PRAGMA damaged.quick_check('{table}')").fetchone()
                if found != "ok":
                    return False
                columns = ", ".join(row[1] for row in work.execute(f"PRAGMA table_info({table})"))
                work.execute(f"DELETE FROM main.{table}")
                work.execute(
                    f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM damaged.{table}"
                )
            work.execute("COMMIT")
            work.execute("DETACH damaged")
            return is_sound(work)
    except SUSPICIOUS as error:
        if not is_suspicious(error):
            raise
        return False


# A full disk, or a folder that cannot be written


def open_unwritable(path: Path) -> sqlite3.Connection:
    """A connection that only reads the database at ``path`` and writes nothing beside it.

    Raises ``sqlite3.OperationalError`` where there is none.
    """
    try:
        return _opened(database_address(path, "mode=ro"))
    except sqlite3.OperationalError:
        # A log of changes needs a file beside it that cannot be made: without what is in the log.
        return _opened(database_address(path, "immutable=1"))


def _opened(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        connection.execute("PRAGMA query_only = ON")
    except BaseException:
        connection.close()
        raise
    return connection


# A lock, for any file that is read, changed and written again

_WAIT_SECONDS = 10.0
"""How long to wait for another that holds it, which takes milliseconds. Chosen, not measured."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock of the file at ``path``.

    It is a lock on an empty database beside it, so it ends with the process that held it. Raises
    ``StorageError`` where it cannot be had.
    """
    lock = path.with_name(f".{path.name}.lock")
    try:
        connection = made_again(lock, lambda: _held(lock))
    except (OSError, *SUSPICIOUS) as error:
        raise StorageError(Notice("not_saved", name=path.name, reason=str(error))) from error
    with closing(connection):
        yield


def is_free(path: Path) -> bool:
    """Whether nobody holds the lock of the file at ``path``."""
    try:
        _held(path.with_name(f".{path.name}.lock"), 0).close()
    except SUSPICIOUS as error:
        return is_damage(error)
    return True


def made_again(lock: Path, hold: Callable[[], sqlite3.Connection]) -> sqlite3.Connection:
    """What ``hold`` gives; where the file of the lock is damaged, it is made anew: nobody can hold
    what is no database."""
    try:
        return hold()
    except SUSPICIOUS as error:
        if not is_damage(error):
            raise
    delete(lock)
    return hold()


def _held(lock: Path, wait: float = _WAIT_SECONDS) -> sqlite3.Connection:
    connection = sqlite3.connect(lock, timeout=wait, isolation_level=None)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except BaseException:
        connection.close()
        raise
    return connection
