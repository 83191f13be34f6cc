"""What is said of a book: by its file, by a library, by a catalogue that offers it."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Literal
from urllib.parse import quote

_LONGEST = {"description": 5_000, "identifier": 500}
_LONG = 300
"""Characters of a field that are kept; of titles, as the readers of books cut them."""
_MOST = 100
"""Authors or tags of a book that are kept; books have under fifty. Chosen, not measured."""
_FARTHEST = 1_000_000.0
"""No number in a series is larger; what is, is none."""


@dataclass(frozen=True, slots=True)
class About:
    """What is said of a book, cleaned for display; "", () or None for what is not said.

    ``sort_title`` is the title as it is to be sorted, where the file has one. ``series_index`` is
    the book's number in its series. ``isbn`` has 13 digits; other ``identifiers`` are written as
    "scheme:value". ``rating`` is 0.5 to 5 stars, None for none.
    """

    title: str = ""
    authors: tuple[str, ...] = ()
    sort_title: str = ""
    series: str = ""
    series_index: float | None = None
    tags: tuple[str, ...] = ()
    language: str = ""
    isbn: str = ""
    identifier: str = ""
    publisher: str = ""
    published: str = ""
    description: str = ""
    identifiers: tuple[str, ...] = ()
    rating: float | None = None


def pack_about(about: About) -> dict[str, Any]:
    """``about`` as JSON data."""
    return asdict(about)


def unpack_about(value: Mapping[str, Any]) -> About:
    """What :func:`pack_about` packed, perhaps in a process that is not trusted or by another
    version: fields of another type are left out, long ones cut."""
    found: dict[str, Any] = {}
    for field in fields(About):
        given = value.get(field.name)
        if field.name in ("authors", "tags", "identifiers"):
            listed = given if isinstance(given, list | tuple) else ()
            lines = (_line(one, _LONG) for one in listed[:_MOST] if isinstance(one, str))
            found[field.name] = tuple(dict.fromkeys(filter(None, lines)))
        elif field.name == "series_index":
            found[field.name] = series_number(given)
        elif field.name == "rating":
            found[field.name] = stars(given)
        elif isinstance(given, str):
            limit = _LONGEST.get(field.name, _LONG)
            found[field.name] = (
                _sound(given[:limit]) if field.name == "description" else _line(given, limit)
            )
    return About(**found)


def series_number(value: object) -> float | None:
    """A number in a series; None for what is no such number."""
    if isinstance(value, str):
        try:
            value = float(value.strip().replace(",", "."))
        except ValueError:
            return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if math.isfinite(value) and abs(value) <= _FARTHEST else None


def stars(value: object) -> float | None:
    """A rating in halves of stars, 0.5 to 5; None for none, and for what is no rating."""
    number = series_number(value)
    return round(2 * number) / 2 if number is not None and 0.25 <= number <= 5 else None


def _line(text: str, limit: int) -> str:
    """``text`` on one line."""
    return " ".join(_sound(text[: 4 * limit]).split())[:limit]


def _sound(text: str) -> str:
    """``text`` without halves of pairs, which no database keeps."""
    return text.encode("utf-8", "ignore").decode()


# Titles, names and other text of a book, cleaned for one line of a window

# Marks that change the direction of text, and characters that do not show: a title needs none, and
# they could make a window show something else.
_UNWANTED = re.compile(
    "[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff\U000e0000-\U000e007f]"
)
_SPACE = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
# Halves of pairs, as Python reads the bytes of a file's name that are no text.
_HALVES = re.compile(r"[\ud800-\udfff]+")
# What programs write where nobody gave a title or a name.
_NO_TITLE = re.compile(
    r"microsoft (?:office )?(?:word|powerpoint|excel|publisher)(?: - .*)?"
    r"|powerpoint[- ]presentation|(?:slide|document|dokument|документ)\s?\d+"
    r"|[\[(]?(?:untitled|unbenannt|sans titre|sin t[íi]tulo|senza titolo|sem t[íi]tulo|naamloos"
    r"|без названия|без имени|adsız|无标题|無標題|無題|제목 없음|bez tytułu"
    r"|unknown|no (?:title|data)|title|null)[\])]?"
    r"(?:[ -]?(?:document|dokument))?(?:[ _-]?\d+)?(?:\.\w{2,5})?"
    r"|[^\s/\\]+\.(?:docx?|rtf|odt|indd|qxp|qxd|pages|tex|dvi|pmd|pub|p65|pptx?|wpd)",
    re.I,
)
_NO_NAME = re.compile(
    r"[\[(]?(?:unknown(?: author)?|anonymous user|(?:windows |microsoft office )?user|author"
    r"|admin(?:istrator)?|owner|null|no (?:author|data)|n/?a"
    r"|unbekannt(?:er autor)?|inconnu(?:\(e\))?|auteur inconnu|(?:autor )?desconocido"
    r"|(?:autor )?desconhecido|sconosciuto|autore sconosciuto|onbekend|okänd|ukjent|ukendt"
    r"|nieznany|neznámý|ismeretlen|bilinmeyen|bilinmiyor|necunoscut|tuntematon"
    r"|неизвестный(?: автор)?|автор неизвестен|невідомий|άγνωστος"
    r"|غير معروف|未知(?:作者)?|不詳|알 수 없음)[\])]?",
    re.I,
)
_ESCAPED = re.compile(r"&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});", re.I)
_TAG = re.compile(r"</?(?:b|i|u|em|strong|span|font|su[bp]|br|p|div|h[1-6])(?:\s[^<>]*)?/?>", re.I)
TITLE_LENGTH = 300
"""The most characters of a title; longer ones are cut, with an ellipsis."""


def real_title(text: str, limit: int = TITLE_LENGTH) -> str:
    """A title on one line, its references as the characters they mean; "" for what a program wrote
    because there was none, such as "Untitled"."""
    line = one_line(_TAG.sub("", _plain(text)), limit)
    return "" if _NO_TITLE.fullmatch(line) else line


def real_name(text: str, limit: int = 200) -> str:
    """The name of a person on one line, as :func:`real_title`; "" for "User" and the like."""
    line = one_line(_plain(text), limit)
    return "" if _NO_NAME.fullmatch(line) else line


def _plain(text: str) -> str:
    return html.unescape(text) if _ESCAPED.search(text) else text


def one_line(text: str, limit: int = TITLE_LENGTH) -> str:
    """``text`` on one line, without controls, at most ``limit`` characters long; for what is no
    text, U+FFFD."""
    text = _HALVES.sub("\ufffd", text)
    text = _SPACE.sub(" ", _UNWANTED.sub("", text[: 20 * limit])).strip()
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


# ISBNs: the number by which publishers tell editions apart

_MARKED = re.compile(r"[\s\u00ad\u2010-\u2015-]")
_THIRTEEN = re.compile(r"97[89]\d{10}")
_TEN = re.compile(r"\d{9}[\dX]")


def isbn_of(text: str) -> str:
    """The ISBN in ``text`` as 13 digits; "" where it has none, or one with a wrong check digit.

    ``text`` may have hyphens and spaces in it and something before it, as in "urn:isbn:".
    """
    plain = _MARKED.sub("", text[:200]).upper()
    plain = plain.rpartition(":")[2].removeprefix("ISBN")
    if _THIRTEEN.fullmatch(plain):
        return plain if _check_digit(plain) == plain[-1] else ""
    if _TEN.fullmatch(plain) and plain.isascii():
        worth = sum((10 - at) * (10 if c == "X" else int(c)) for at, c in enumerate(plain))
        longer = f"978{plain[:9]}"
        return longer + _check_digit(longer) if worth % 11 == 0 else ""
    return ""


def _check_digit(digits: str) -> str:
    """The last digit of an ISBN of 13 digits, from its first twelve."""
    if not digits.isascii():
        return ""
    return str(-sum(int(c) * (3 if at % 2 else 1) for at, c in enumerate(digits[:12])) % 10)


# A page of a catalogue: what can be gone to, the books it offers, and how it is searched

Kind = Literal["open", "buy", "borrow", "subscribe", "sample"]
_FORMATS = {
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
        return _FORMATS.get(self.media_type, ("", ""))[1]

    @property
    def ending(self) -> str:
        """The ending of the file's name; "" for one that is not read."""
        return _FORMATS.get(self.media_type, ("", ""))[0]


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
        order = list(_FORMATS)
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
