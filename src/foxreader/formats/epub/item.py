"""A file that a book's package lists."""

from __future__ import annotations

from dataclasses import dataclass

_DOCUMENT_TYPES = frozenset(
    {"application/xhtml+xml", "text/html", "application/x-dtbook+xml", "text/x-oeb1-document"}
)
_DOCUMENT_NAMES = (".xhtml", ".html", ".htm", ".xht")


@dataclass(frozen=True, slots=True)
class Item:
    """A file of the manifest; ``name`` is its name in the archive, found or as declared."""

    name: str
    media_type: str
    properties: frozenset[str] = frozenset()
    present: bool = True

    @property
    def is_document(self) -> bool:
        """Whether it holds text to read."""
        return self.media_type in _DOCUMENT_TYPES or self.name.lower().endswith(_DOCUMENT_NAMES)
