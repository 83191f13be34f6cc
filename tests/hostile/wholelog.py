"""The program's log as it is written, with all that there is to say."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from foxreader.library.paths import log_to


@contextmanager
def whole_log(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Log everything, of libraries too, to the program's own log in ``folder``."""
    made: list[logging.Handler] = []
    monkeypatch.setattr(logging, "basicConfig", lambda **options: made.extend(options["handlers"]))
    quieted = [logging.getLogger(name) for name in ("httpcore2", "httpx2")]
    levels = [logger.level for logger in quieted]
    log_to(folder)
    root = logging.getLogger()
    level = root.level
    root.addHandler(made[0])
    root.setLevel(logging.DEBUG)
    yield
    root.setLevel(level)
    for logger, before in zip(quieted, levels, strict=True):
        logger.setLevel(before)
    root.removeHandler(made[0])
    made[0].close()
