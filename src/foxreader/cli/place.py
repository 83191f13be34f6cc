"""A place in a book, printed where no window can be shown."""

from __future__ import annotations

import sys

from foxreader.cli import wording
from foxreader.cli.shown import print_exactly
from foxreader.cli.words import said
from foxreader.cli.work import make_program
from foxreader.core.errors import UsageError
from foxreader.core.link import NO_BOOK, NO_PLACE, Link


def show_place(link: Link) -> int:
    """Print where a link leads, and exactly its characters."""
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
    print_exactly(book.text_at(link.span))
    return 0
