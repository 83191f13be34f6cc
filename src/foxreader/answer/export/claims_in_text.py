"""Reads quotations with their places out of Markdown, HTML and plain text: our own exports of
conversations and notes, and what anybody writes with position tags or links.

A place is a ``foxreader:`` link or a tag. Its quotation is what is in quotation marks right before
it, else the block quote before it. The file may come from anybody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser

from foxreader.answer.export.claims import Claim
from foxreader.core.link import Link
from foxreader.core.span import Span

_PLACE = re.compile(
    r"(?:\[(?P<label>[^\]\n]{0,80})\]\(<?)?(?P<link>foxreader://open/[0-9a-f]{64}\?at=f[\d-]{5,40})"
    r"|(?P<tag>\[f\d{1,9}-\d{1,10}-\d{1,10}\])"
)
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")
_FOOTNOTE = re.compile(r"\s*\[\^(\d{1,6})\]:\s*[“\"]")
_NOTE_ID = re.compile(r"note-(\d{1,6})")
_BROKEN_ADDRESS = "\\@\u2060"
"""How an export of ours writes "@"; another U+2060 is the book's."""
_OPENING, _CLOSING = re.compile(r"[“„«\"]"), re.compile(r"[”“»\"]")
_MOST = 60
"""The most quotation marks that are tried for one quotation. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A place in a text, at ``start`` to ``end`` of it; ``book`` is "" for a tag alone."""

    start: int
    end: int
    book: str
    span: Span


@dataclass(frozen=True, slots=True)
class _Quoted:
    """A place with what is quoted of it, and the number of the footnote that has both; 0: none."""

    place: _Place
    quote: str
    number: int = 0


def claims_in_text(text: str, *, html: bool) -> tuple[Claim, ...]:
    """The claims of a text, each with the number of its footnote there, else counted from 1; a
    place without a quotation is none.

    The book of a claim is "" where the place is a tag alone.
    """
    found = _in_html(text) if html else _in_markdown(text)
    return tuple(
        Claim(1, one.number or number, one.place.book, one.place.span, one.quote)
        for number, one in enumerate(found, 1)
    )


def _in_markdown(text: str) -> Iterator[_Quoted]:
    block = ""
    for paragraph in re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n")):
        plain = _ESCAPED.sub(r"\1", paragraph.replace(_BROKEN_ADDRESS, "@"))
        if plain.lstrip().startswith(">"):
            quoted = "\n".join(line.lstrip("> \t") for line in plain.splitlines())
            block = quoted if not _PLACE.search(quoted) else ""
            continue
        at = 0
        for place in _places(plain):
            before = plain[at : place.start]
            quote = _quotation(before, len(place.span)) or block
            if quote:
                note = _FOOTNOTE.match(before)
                yield _Quoted(place, quote, int(note[1]) if note else 0)
            at, block = place.end, ""


def _places(text: str) -> list[_Place]:
    """The places in a text; a tag and a link right after it to the same characters are one. A link
    that is a number is a reference of a note and no place of a quotation."""
    found: list[_Place] = []
    for match in _PLACE.finditer(text):
        if (match["label"] or "").isdecimal():
            continue
        place = _place(match)
        if place is None:
            continue
        last = found[-1] if found else None
        follows = last is not None and not text[last.end : place.start].strip()
        if last is not None and follows and not last.book and last.span == place.span:
            found[-1] = _Place(last.start, place.end, place.book, place.span)
        else:
            found.append(place)
    return found


def _place(match: re.Match[str]) -> _Place | None:
    try:
        if match["tag"]:
            return _Place(*match.span(), "", Span.parse(match["tag"]))
        link = Link.parse(match["link"])
    except ValueError:
        return None
    return _Place(*match.span(), link.sha256, link.span)


def _quotation(before: str, length: int) -> str:
    """What is quoted at the end of the text before a place that has ``length`` characters.

    A book's sentence may have quotation marks too: of the marks that may begin it, those are taken
    that make its length nearest to that of the place; in a footnote of ours, which has words after
    the quotation, of those that may end it. "" without a quotation.
    """
    note = _FOOTNOTE.match(before)
    ends = [match.start() for match in _CLOSING.finditer(before)]
    if note:
        pairs = [(note.end(), end) for end in ends[-_MOST:] if end >= note.end()]
    else:
        starts = [match.end() for match in _OPENING.finditer(before)][-_MOST:]
        pairs = [(start, ends[-1]) for start in starts if ends and start <= ends[-1]]
    quotes = [quote for start, end in pairs if (quote := before[start:end]).strip()]
    return min(quotes, key=lambda quote: abs(len(quote) - length), default="")


def _in_html(text: str) -> Iterator[_Quoted]:
    page = _Page()
    page.feed(text)
    page.close()
    yield from page.found


class _Page(HTMLParser):
    """The links of a page to places, each with the block quote before it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[_Quoted] = []
        self._number = 0
        self._quote: list[str] = []
        self._inside = False
        self._link: _Place | None = None
        self._label = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "li":
            note = _NOTE_ID.fullmatch(dict(attrs).get("id") or "")
            self._number = int(note[1]) if note else 0
        elif tag == "blockquote":
            self._inside, self._quote = True, []
        elif tag == "a":
            match = _PLACE.fullmatch(dict(attrs).get("href") or "")
            self._link, self._label = _place(match) if match else None, ""

    def handle_endtag(self, tag: str) -> None:
        if tag == "blockquote":
            self._inside = False
        elif tag == "a" and self._link is not None:
            quote = "".join(self._quote).strip()
            if quote and not self._label.strip("[] ").isdecimal():
                self.found.append(_Quoted(self._link, quote, self._number))
                self._quote = []
            self._link = None

    def handle_data(self, data: str) -> None:
        if self._inside:
            self._quote.append(data)
        self._label += data
