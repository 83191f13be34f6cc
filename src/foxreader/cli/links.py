"""What the program is started with for the window: a book, or a link to a place in one."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

from foxreader.cli import wording
from foxreader.cli.words import said
from foxreader.cli.work import make_program
from foxreader.core.errors import UsageError
from foxreader.core.link import NO_BOOK, NO_LINK, NO_PLACE, Link, is_link


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
        return Path(url2pathname(urlsplit(given[0]).path))
    return Path(given[0])


def show_place(link: Link) -> int:
    """Where no window can be shown: print where a link leads, and exactly its characters."""
    book = make_program().profile.stored(link.sha256)
    if book is None:
        raise UsageError(NO_BOOK)
    if not book.holds(link.span):
        raise UsageError(NO_PLACE)
    page = book.page_label(link.span)
    where = (
        book.metadata.title,
        book.title_at(link.span),
        said(wording.PLACE_PAGE, page=page) if page else "",
    )
    print(f"{', '.join(filter(None, where))} {link.span}", file=sys.stderr)
    sys.stdout.buffer.write(book.text_at(link.span).encode("utf-8", "replace"))
    sys.stdout.flush()
    return 0
