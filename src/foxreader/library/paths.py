"""Where Foxreader keeps its files, readable by their owner alone, and the program's own log."""

from __future__ import annotations

import contextlib
import logging
import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from logging.handlers import RotatingFileHandler
from pathlib import Path

import platformdirs

from foxreader.core.errors import FoxError, StorageError
from foxreader.core.notice import Notice
from foxreader.system.files import (
    delete,
    one_spelling,
    private_folder,
    put,
    reachable,
    write_private,
)

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


# The program's own log, of bugs and warnings.

_TALKATIVE = ("httpcore2", "httpx2")
"""Libraries that log each request, at a finer level with what a server answered, which may repeat a
key."""


def log_to(folder: Path) -> None:
    """Keep a short log below the profile; it holds no key and no text of a book."""
    try:
        handler = RotatingFileHandler(
            private_folder(folder) / _LOG_NAME,
            maxBytes=500_000,
            backupCount=2,
            encoding="utf-8",
        )
    except OSError as error:
        raise FoxError(
            Notice("log_unwritable", folder=str(folder), reason=str(error.strerror))
        ) from error
    handler.rotator = _begin_anew
    logging.basicConfig(
        level=logging.INFO,
        handlers=[handler],
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
    )
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)


def _begin_anew(full: str, old: str) -> None:
    """Put a full log aside. On Windows nobody can while another process of the program has it open:
    it grows on until then."""
    with contextlib.suppress(OSError):
        put(Path(full), Path(old))


# What of the log may be told, and whether the last run ended by itself

_LOG_NAME = "foxreader.log"
_MOST = 60
"""Lines of the log that are told, the newest. Chosen: two errors with their calls."""
_TAIL = 200_000
"""Bytes at the end of the log that are looked at."""
_HEAD = re.compile(
    r"(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d+ (WARNING|ERROR|CRITICAL) (foxreader(?:\.[a-z_]+)*): ",
    re.ASCII,
)
_FRAME = re.compile(r'  File "([^"]*)", line (\d+), in ([A-Za-z_][\w.]*|<[a-z]+>)$', re.ASCII)
_ERROR = re.compile(r"([A-Za-z_][\w.]*(?:Error|Exception|Exit|Interrupt|Reached))(?::|$)", re.ASCII)
_OF_PACKAGES = re.compile(
    r"(?:.*[/\\])?((?:foxreader|PySide6|site-packages)[/\\][A-Za-z0-9_/\\]+\.py)$"
)
_TRACE = "Traceback (most recent call last):"


def begin_run(home: Home) -> bool:
    """Note that a window runs; whether the last one ended unexpectedly.

    Call it only where no other window of the profile runs. Where nothing can be written, nothing
    is noted.
    """
    ended = home.running_file.exists()
    try:
        write_private(home.running_file, b"")
    except StorageError:
        return False
    return ended


def end_run(home: Home) -> None:
    """Note that the window was closed."""
    try:
        delete(home.running_file)
    except OSError:
        return  # it cannot be written either: the next start says nothing


def log_lines(home: Home) -> list[str]:
    """The newest lines of the log as they may be sent to somebody, see ``told``."""
    try:
        with (home.logs / _LOG_NAME).open("rb") as file:
            file.seek(max(0, _size(home.logs / _LOG_NAME) - _TAIL))
            text = file.read().decode("utf-8", "replace")
    except OSError:
        return []
    return list(told(text))[-_MOST:]


def told(log: str) -> Iterator[str]:
    """What of a log holds no text of a book, no key and no path of the reader.

    It is built up from what is known, not cut down from what there is: when something happened, in
    which module, which lines of the program were called and the kind of error. What was said of it
    may repeat a title, a path or an answer, and is left out.
    """
    in_trace = False
    for line in log.splitlines():
        if head := _HEAD.match(line):
            in_trace = False
            yield f"{head[1]} {head[2]} {head[3]}"
        elif line == _TRACE:
            in_trace = True
        elif in_trace and (frame := _FRAME.match(line)):
            module = _OF_PACKAGES.match(frame[1])
            place = module[1].replace("\\", "/") if module else "…"
            yield f"  {place}, line {frame[2]}" + (f", in {frame[3]}" if module else "")
        elif in_trace and (error := _ERROR.match(line)):
            in_trace = False
            yield f"  {error[1]}"


def _size(path: Path) -> int:
    return path.stat().st_size
