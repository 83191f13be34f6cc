"""The links, fields and pictures of pages: fetched in the background, and laid over them."""

from __future__ import annotations

from typing import Any

from foxreader.core.book import Book, PageResources, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.page import PageExtras, PageLink
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import Context
from foxreader.ui.reader.page import Page

PageExtrasWords = Context("PageExtrasWords")

_OUT = ("http://", "https://", "mailto:")
"""How addresses begin that the reader is asked about; others are only told of."""


def lay_extras(
    book: Book, number: int, resources: Resources, page: Page, jobs: Jobs, *, pictures: bool
) -> None:
    """Have the links and fields of page ``number`` laid over it, where the book has such, and tell
    the page of its ``pictures`` where they are wanted."""
    if not isinstance(resources, PageResources):
        return

    def work(cancel: Cancel) -> PageExtras:
        return resources.extras(number, pictures=pictures)

    def laid(extras: PageExtras) -> None:
        page.call("extras", {"page": number, "pictured": pictures, **_told(book, extras)})

    # A page that cannot be read is shown, or said to be damaged, without them.
    jobs.start(work, value=laid, failed=lambda error: None, pool="book")


def _told(book: Book, extras: PageExtras) -> dict[str, Any]:
    return {
        "links": [told for link in extras.links if (told := _link(book, link))],
        "fields": [
            {"rect": field.rect, "name": field.name or PageExtrasWords.tr("Field of a form"),
             "value": field.value}
            for field in extras.fields
        ],
        "pictures": extras.pictures,
    }  # fmt: skip


def _link(book: Book, link: PageLink) -> dict[str, Any] | None:
    """What the page is told of a link: an address of a kind that may be followed, or why not."""
    if link.page is not None:
        if not 0 <= link.page < len(book.files):
            return None
        target = book.files[link.page]
        offset = target.page.first_below(link.y) if target.page is not None and link.y > 0 else 0
        label = next((p.label for p in book.pages if p.place.file == link.page), "")
        name = PageExtrasWords.tr("Go to page {0}").format(label or link.page + 1)
        return {"rect": link.rect, "href": f"{target.name}#{offset}", "name": name}
    name = link.address[:200]
    if link.address.lower().startswith(_OUT):
        return {"rect": link.rect, "href": link.address, "name": name}
    return {"rect": link.rect, "refused": link.address, "name": name}
