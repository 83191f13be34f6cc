"""A page of a catalogue: what can be gone to, the books it offers, and how it is searched."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal
from urllib.parse import quote

Kind = Literal["open", "buy", "borrow", "subscribe", "sample"]
FORMATS = {
    "application/epub+zip": (".epub", "EPUB"),
    "application/pdf": (".pdf", "PDF"),
    "application/x-mobipocket-ebook": (".mobi", "Kindle"),
    "application/vnd.amazon.ebook": (".azw", "Kindle"),
    "application/vnd.amazon.mobi8-ebook": (".azw3", "Kindle"),
    "application/x-mobi8-ebook": (".azw3", "Kindle"),
    "application/fb2+zip": (".fb2.zip", "FB2"),
    "application/x-fictionbook+xml": (".fb2", "FB2"),
    "application/fb2+xml": (".fb2", "FB2"),
    "application/vnd.comicbook+zip": (".cbz", "CBZ"),
    "application/x-cbz": (".cbz", "CBZ"),
    "application/vnd.comicbook-rar": (".cbr", "CBZ"),
    "application/x-cbr": (".cbr", "CBZ"),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": (".docx", "DOCX"),
    "application/vnd.oasis.opendocument.text": (".odt", "ODT"),
    "application/rtf": (".rtf", "RTF"),
    "text/rtf": (".rtf", "RTF"),
    "text/html": (".html", "HTML"),
    "text/markdown": (".md", "Markdown"),
    "text/plain": (".txt", "text"),
}
"""The media types of books that are read, each with the ending of its files and its format."""
_EXPRESSION = re.compile(r"\{([?&]?)([^{}]*)\}")
_QUERY_NAMES = ("query", "searchTerms", "q")


@dataclass(frozen=True, slots=True)
class Way:
    """A link to another page of the catalogue; ``count`` is how many books it has, -1 unsaid."""

    title: str
    href: str
    count: int = -1
    active: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """A group of links of which one is chosen, such as languages or orders."""

    title: str
    ways: tuple[Way, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """A file of a book. ``kind`` says how it is had; only "open" and "sample" are downloaded."""

    href: str
    media_type: str
    kind: Kind = "open"

    @property
    def format(self) -> str:
        """The format of the file; "" for one that is not read."""
        return FORMATS.get(self.media_type, ("", ""))[1]

    @property
    def ending(self) -> str:
        """The ending of the file's name; "" for one that is not read."""
        return FORMATS.get(self.media_type, ("", ""))[0]


@dataclass(frozen=True, slots=True)
class Publication:
    """A book of a catalogue. ``cover`` is the address of a small picture, "" for none."""

    title: str
    authors: tuple[str, ...] = ()
    summary: str = ""
    language: str = ""
    series: str = ""
    published: str = ""
    tags: tuple[str, ...] = ()
    cover: str = ""
    offers: tuple[Offer, ...] = ()

    @property
    def taken(self) -> Offer | None:
        """The offer that is downloaded: free, in a format that is read, the best first."""
        order = list(FORMATS)
        free = [one for one in self.offers if one.kind == "open" and one.format]
        return min(free, key=lambda one: order.index(one.media_type), default=None)


@dataclass(frozen=True, slots=True)
class Feed:
    """A page of a catalogue at ``url``; addresses are whole, "" where there is none.

    ``search`` is a template for :func:`search_address`, ``description`` the address of a file that
    has one. ``following`` and ``preceding`` are the pages after and before this one.
    """

    url: str
    title: str = ""
    navigation: tuple[Way, ...] = ()
    publications: tuple[Publication, ...] = ()
    choices: tuple[Choice, ...] = ()
    search: str = ""
    description: str = ""
    following: str = ""
    preceding: str = ""
    start: str = ""


def search_address(template: str, words: str) -> str:
    """The address that searches for ``words``: the template of OpenSearch ("{searchTerms}") or of
    OPDS 2 ("{?query}") filled in; what else it asks for is left empty."""
    text = quote(words.strip(), safe="")

    def filled(match: re.Match[str]) -> str:
        names = [name.strip().rstrip("?*") for name in match[2].split(",")]
        known = next((name for name in names if name in _QUERY_NAMES), "")
        if not match[1]:
            return text if known else ""
        return f"{match[1]}{known}={text}" if known else ""

    return _EXPRESSION.sub(filled, template)
