"""What is said of a mistake of ours, which is written to the log."""

from __future__ import annotations

import logging

from foxreader.cli import wording
from foxreader.cli.words import said, worded
from foxreader.core.errors import FoxError
from foxreader.library.logs import log_to
from foxreader.library.paths import home

logger = logging.getLogger(__name__)


def noted(error: Exception) -> str:
    """The sentence for a mistake of ours, which is written to the log."""
    folder = home().logs
    try:
        log_to(folder)
    except FoxError as unwritten:
        return said(
            wording.MISTAKE_UNLOGGED, error=repr(error), unlogged=worded(unwritten.sentence)
        )
    logger.error("a mistake", exc_info=error)
    return said(wording.MISTAKE, error=type(error).__name__, folder=folder)
