"""The program's own log, of bugs and warnings."""

from __future__ import annotations

import contextlib
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path

from foxreader.core.errors import FoxError
from foxreader.core.notice import Notice
from foxreader.library.ended import LOG_NAME
from foxreader.library.paths import private_folder

_TALKATIVE = ("httpcore2", "httpx2")
"""Libraries that log each request, at a finer level with what a server answered, which may repeat a
key."""


def log_to(folder: Path) -> None:
    """Keep a short log below the profile; it holds no key and no text of a book."""
    try:
        handler = RotatingFileHandler(
            private_folder(folder) / LOG_NAME,
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
        Path(full).replace(old)
