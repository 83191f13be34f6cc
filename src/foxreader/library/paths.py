"""Where Foxreader keeps its files, readable by their owner alone."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from foxreader.system.files import one_spelling, private_folder, reachable

_PACKAGED = Path(__file__).parents[1] / "resources"
RESOURCES = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[3] / "resources"
"""The program's pictures and the guide: in the package when installed, else in the checkout."""


_LONGEST = "x" * 120
"""As long as the longest name below a profile: its folder must be reachable with that."""


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
    def left_page(self) -> Path:
        """The picture of the window as it was left."""
        return self.root / "left.png"

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
    def templates(self) -> Path:
        """The folder of the reader's templates for exported notes."""
        return self.root / "templates"

    @property
    def dictionaries(self) -> Path:
        """The folder of the reader's dictionaries."""
        return self.root / "dictionaries"

    @property
    def model_files(self) -> Path:
        """The folder of the model files that were downloaded."""
        return self.root / "models"

    @property
    def judge(self) -> Path:
        """The folder of the judge's file."""
        return self.root / "judge"

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
    if chosen:
        root = Path(chosen).expanduser()
    else:
        root = carried() or platformdirs.user_data_path("foxreader", False)
    return Home(reachable(root.absolute() / _LONGEST).parent)


def carried() -> Path | None:
    """The folder "profile" beside the program's own binary, which carries all with it; None where
    there is none, or it is run by Python."""
    beside = Path(sys.executable).with_name("profile")
    by_python = Path(sys.executable).stem.lower().startswith("python")
    return beside if not by_python and beside.is_dir() else None


def stored_path(path: Path) -> str | bytes:
    """``path`` as a database keeps it, in one spelling: its bytes where they are no text, which any
    name may be.

    ``os.fsdecode`` gives the path back from either.
    """
    path = one_spelling(path)
    try:
        str(path).encode("utf-8")
    except UnicodeEncodeError:
        return os.fsencode(path)
    return str(path)
