"""Whether the last run of the window ended by itself, and what of the log may be told of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.library.paths import Home, write_private

LOG_NAME = "foxreader.log"
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
        home.running_file.unlink(missing_ok=True)
    except OSError:
        return  # it cannot be written either: the next start says nothing


def log_lines(home: Home) -> list[str]:
    """The newest lines of the log as they may be sent to somebody, see ``told``."""
    try:
        with (home.logs / LOG_NAME).open("rb") as file:
            file.seek(max(0, _size(home.logs / LOG_NAME) - _TAIL))
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
