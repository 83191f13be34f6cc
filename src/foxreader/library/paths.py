"""Where Foxreader keeps its files, readable by their owner alone, and how one is written."""

from __future__ import annotations

import errno
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.core.system import finish, finish_new

_PACKAGED = Path(__file__).parents[1] / "resources"
RESOURCES = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[3] / "resources"
"""The program's pictures and the guide: in the package when installed, else in the checkout."""


@dataclass(frozen=True, slots=True)
class Home:
    """One profile: a folder that holds everything. Two folders are two separate worlds."""

    root: Path

    @property
    def settings_file(self) -> Path:
        """What the reader has set, as TOML."""
        return self.root / "settings.toml"

    @property
    def documents(self) -> Path:
        """The folder of canonical documents."""
        return self.root / "documents"

    @property
    def indexes(self) -> Path:
        """The folder of indexes, one file per book."""
        return self.root / "indexes"

    @property
    def library_file(self) -> Path:
        """The shelf and all the reader made."""
        return self.root / "library.sqlite"

    @property
    def backups(self) -> Path:
        """The folder of the library's backups."""
        return self.root / "backups"

    @property
    def covers(self) -> Path:
        """The folder of the covers' thumbnails."""
        return self.root / "covers"

    @property
    def abilities_file(self) -> Path:
        """What was learnt of the reader's models, as JSON."""
        return self.root / "models.json"

    @property
    def tests_file(self) -> Path:
        """What the last test of each of the reader's models found, as JSON."""
        return self.root / "tests.json"

    @property
    def searches_file(self) -> Path:
        """What was searched for in books, as JSON."""
        return self.root / "searches.json"

    @property
    def dictionaries(self) -> Path:
        """The folder of the reader's dictionaries."""
        return self.root / "dictionaries"

    @property
    def model_files(self) -> Path:
        """The folder of the model files that were downloaded."""
        return self.root / "models"

    @property
    def walls_file(self) -> Path:
        """Which walls around what reads a book are missing on this system, once that was said."""
        return self.root / "walls-missing"

    @property
    def running_file(self) -> Path:
        """There while a window runs; left behind by one that ended unexpectedly."""
        return self.root / "running"

    @property
    def logs(self) -> Path:
        """The folder of logs."""
        return self.root / "logs"


def home() -> Home:
    """The profile of this run, made when missing: ``FOXREADER_HOME``, else the user's own."""
    return Home(private_folder(home_unmade().root))


def home_unmade() -> Home:
    """As :func:`home`, but nothing is made where it is missing."""
    chosen = os.environ.get("FOXREADER_HOME")
    root = Path(chosen).expanduser() if chosen else platformdirs.user_data_path("foxreader", False)
    return Home(root.absolute())


def stored_path(path: Path) -> str | bytes:
    """``path`` as a database keeps it: its bytes where they are no text, which any name may be.

    ``os.fsdecode`` gives the path back from either.
    """
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError:
        return os.fsencode(path)
    return str(path)


def private_folder(path: Path) -> Path:
    """``path``, made where it is missing and closed to other users."""
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.stat().st_mode & 0o077:
            path.chmod(0o700)
    except OSError as error:
        if error.errno == errno.EROFS and path.is_dir():
            return path  # it can be read
        raise StorageError(
            Notice("folder_unusable", path=str(path), reason=str(error.strerror))
        ) from error
    return path


def write_private(path: Path, data: bytes) -> None:
    """Write ``path`` whole or not at all, readable by its owner only."""
    private_folder(path.parent)
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        unfinished = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            finish(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
    except OSError as error:
        raise StorageError(
            Notice("not_saved", name=path.name, reason=str(error.strerror))
        ) from error


# Files the reader asked for, in a folder of theirs


def write_new(path: Path, text: str | bytes, *, force: bool = False) -> None:
    """Write ``text`` to ``path``, as UTF-8 if it is no bytes; an existing file is replaced with
    ``force`` only.

    Raises ``UsageError`` where there is one, ``StorageError`` where it cannot be written.
    """
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".foxreader-")
        unfinished = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode() if isinstance(text, str) else text)
            (finish if force else finish_new)(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
    except FileExistsError as error:
        raise UsageError(Notice("export_exists", path=str(path))) from error
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(path), reason=str(error.strerror))
        ) from error
