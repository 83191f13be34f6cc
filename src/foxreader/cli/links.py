"""What the program is started with for the window: a book, or a link to a place in one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from foxreader.core.errors import UsageError
from foxreader.core.link import NO_LINK, Link, is_link


def target(given: Sequence[str]) -> Path | Link | None:
    """What is to be opened; None for nothing. Raises ``UsageError`` for a link of ours gone wrong.

    A desktop that may hand over links hands over files as links too.
    """
    if not given:
        return None
    if is_link(given[0]):
        try:
            return Link.parse(given[0])
        except ValueError:
            raise UsageError(NO_LINK) from None
    if given[0].startswith("file:///"):
        from urllib.request import url2pathname  # noqa: PLC0415 -- brings all of HTTP along

        return Path(url2pathname(urlsplit(given[0]).path))
    return Path(given[0])
