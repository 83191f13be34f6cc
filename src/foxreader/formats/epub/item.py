"""A file that a book's package lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

_DOCUMENT_TYPES = frozenset(
    {"application/xhtml+xml", "text/html", "application/x-dtbook+xml", "text/x-oeb1-document"}
)
_DOCUMENT_NAMES = (".xhtml", ".html", ".htm", ".xht")


_PICTURES = frozenset(
    f"image/{kind}" for kind in ("jpeg", "jpg", "png", "gif", "webp", "avif", "bmp", "svg+xml")
)
_MOST_FALLBACKS = 10  # of one item; chosen: books have one or two, and a chain may be a circle


@dataclass(frozen=True, slots=True)
class Item:
    """A file of the manifest; ``name`` is its name in the archive, found or as declared.

    ``fallback`` is the id of the item to be shown where this one cannot be, or "".
    """

    name: str
    media_type: str
    properties: frozenset[str] = frozenset()
    present: bool = True
    fallback: str = ""

    @property
    def is_document(self) -> bool:
        """Whether it holds text to read."""
        return self.media_type in _DOCUMENT_TYPES or self.name.lower().endswith(_DOCUMENT_NAMES)

    @property
    def is_picture(self) -> bool:
        """Whether it is a picture of a kind that the view shows."""
        return self.media_type in _PICTURES

    @property
    def is_scripted(self) -> bool:
        """Whether the book says that it needs scripts, of which none runs here."""
        return "scripted" in self.properties


def shown(item: Item, items: Mapping[str, Item]) -> Item:
    """What is shown for ``item``: itself, or the first of its fallbacks that can be shown.

    A scripted document gives way to a fallback without scripts. Where no fallback can be shown,
    it is the item itself.
    """
    tried = item
    for _ in range(_MOST_FALLBACKS):
        readable = (tried.is_document or tried.is_picture) and not tried.is_scripted
        if tried.present and readable:
            return tried
        following = items.get(tried.fallback)
        if following is None:
            break
        tried = following
    return item
