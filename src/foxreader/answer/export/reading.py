"""Reads exports, and texts with quotations, from files that anybody may have made.

The program itself has that done in a confined process, by :mod:`foxreader.formats.called_apart`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from foxreader.answer.export.writing import FORMAT, VERSION
from foxreader.core.annotation import Anchor, Outcome, find
from foxreader.core.book import Book, BookFile
from foxreader.core.errors import UsageError
from foxreader.core.finding import spots
from foxreader.core.letters import letters_of
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json
from foxreader.core.span import Link, Span

# The citations of an exported conversation

_HEX = re.compile("[0-9a-f]{64}")
_LARGEST = 2**53
"""The largest integer that every JSON parser reads exactly."""


@dataclass(frozen=True, slots=True)
class ExportedClaim:
    """The claim that ``quote`` is at ``span`` of a book, between ``before`` and ``after``.

    ``turn`` is the number of the answer in the conversation, from 1; ``number`` is its footnote.
    """

    turn: int
    number: int
    book: str
    span: Span
    quote: str
    before: str = ""
    after: str = ""

    @property
    def anchor(self) -> Anchor:
        """The place with its words, to be found in a book."""
        return Anchor(self.book, self.span, self.quote, self.before, self.after)


@dataclass(frozen=True, slots=True)
class Claimed:
    """All claims of a conversation about the book ``sha256``, called ``title``."""

    sha256: str
    title: str
    claims: tuple[ExportedClaim, ...]


def claimed(text: str) -> Claimed:
    """The claims of a JSON export. Raises ``ValueError`` for any other text."""
    try:
        value = read_json(text)
        if value["format"] != FORMAT or value["version"] != VERSION:
            raise ValueError("another kind of file, or of another version")
        claims = tuple(
            _claim(number, citation)
            for number, turn in enumerate(value["turns"], 1)
            for citation in turn["citations"]
        )
        return Claimed(_hash(value["book"]["sha256"]), _words(value["book"]["title"]), claims)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"not an exported conversation: {error!r}") from error


def _claim(turn: int, value: dict[str, Any]) -> ExportedClaim:
    place = value["span"]
    span = Span(_number(place["file"]), _number(place["start"]), _number(place["end"]))
    return ExportedClaim(
        turn, _number(value["number"]), _hash(value["book"]), span, _words(value["quote"]),
        _words(value["before"]), _words(value["after"]),
    )  # fmt: skip


def _words(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("no text where there must be one")
    return value


def _number(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _LARGEST:
        raise ValueError("no whole number where there must be one")
    return value


def _hash(value: object) -> str:
    if not _HEX.fullmatch(_words(value)):
        raise ValueError("no hash of a book where there must be one")
    return str(value)


# Quotations with their places in Markdown, HTML and plain text: our own exports, and what anybody
# writes with tags or links. A place is a ``foxreader:`` link or a tag. Its quotation is what is in
# quotation marks right before it, else the block quote before it.

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
class _PlaceInText:
    """A place in a text, at ``start`` to ``end`` of it; ``book`` is "" for a tag alone."""

    start: int
    end: int
    book: str
    span: Span


@dataclass(frozen=True, slots=True)
class _QuotedPlace:
    """A place with what is quoted of it, and the number of the footnote that has both; 0: none."""

    place: _PlaceInText
    quote: str
    number: int = 0


def claims_in_text(text: str, *, html: bool) -> tuple[ExportedClaim, ...]:
    """The claims of a text, each with the number of its footnote there, else counted from 1; a
    place without a quotation is none.

    The book of a claim is "" where the place is a tag alone.
    """
    found = _in_html(text) if html else _in_markdown(text)
    return tuple(
        ExportedClaim(1, one.number or number, one.place.book, one.place.span, one.quote)
        for number, one in enumerate(found, 1)
    )


def _in_markdown(text: str) -> Iterator[_QuotedPlace]:
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
                yield _QuotedPlace(place, quote, int(note[1]) if note else 0)
            at, block = place.end, ""


def _places(text: str) -> list[_PlaceInText]:
    """The places in a text; a tag and a link right after it to the same characters are one. A link
    that is a number is a reference of a note and no place of a quotation."""
    found: list[_PlaceInText] = []
    named = (match for match in _PLACE.finditer(text) if not (match["label"] or "").isdecimal())
    for place in filter(None, map(_place, named)):
        last = found[-1] if found else None
        follows = last is not None and not text[last.end : place.start].strip()
        if last is not None and follows and not last.book and last.span == place.span:
            found[-1] = _PlaceInText(last.start, place.end, place.book, place.span)
        else:
            found.append(place)
    return found


def _place(match: re.Match[str]) -> _PlaceInText | None:
    try:
        if match["tag"]:
            return _PlaceInText(*match.span(), "", Span.parse(match["tag"]))
        link = Link.parse(match["link"])
    except ValueError:
        return None
    return _PlaceInText(*match.span(), link.sha256, link.span)


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


def _in_html(text: str) -> Iterator[_QuotedPlace]:
    page = _LinkedPlaces()
    page.feed(text)
    page.close()
    yield from page.found


class _LinkedPlaces(HTMLParser):
    """The links of a page to places, each with the block quote before it."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: list[_QuotedPlace] = []
        self._number = 0
        self._quote: list[str] = []
        self._inside = False
        self._link: _PlaceInText | None = None
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
                self.found.append(_QuotedPlace(self._link, quote, self._number))
                self._quote = []
            self._link = None

    def handle_data(self, data: str) -> None:
        if self._inside:
            self._quote.append(data)
        self._label += data


# Whether a cited quote is at its stated place, elsewhere in the book, or not in it (N10)


@dataclass(frozen=True, slots=True)
class Verified:
    """The outcome for a claim; ``span`` is the quote's current place, None if it is gone.

    A quote that is only a part of its stated place has moved to that part.
    """

    claim: ExportedClaim
    outcome: Outcome
    span: Span | None


def verify(claim: ExportedClaim, book: Book) -> Verified:
    """Check ``claim`` against ``book``, which may be another edition than the one it cites."""
    found = find(claim.anchor, book)
    if claim.quote and (found.outcome == "exact" or _is_place(claim, book)):
        return Verified(claim, "exact", claim.span)
    if not claim.quote.strip():  # a space says nothing of its place
        return Verified(claim, "gone", None)
    if found.span is None and (part := _part_in_book(claim, book)) is not None:
        return Verified(claim, "moved", part)
    return Verified(claim, found.outcome, found.span)


def _is_place(claim: ExportedClaim, book: Book) -> bool:
    """Whether a quote is all of its stated place but for characters that cannot be seen, which
    nobody types and some programs drop."""
    span = claim.span
    if claim.book != book.sha256 or not book.holds(span):
        return False
    return bool(seen := _seen(claim.quote)) and seen == _seen(book.text_at(span))


def _seen(text: str) -> str:
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cf").strip()


def _part_in_book(claim: ExportedClaim, book: Book) -> Span | None:
    """The part of the stated place that is the quote, letter by letter; None if no part is.

    Few words may be anywhere by chance, but not at the place that is stated for them.
    """
    span = claim.span
    if claim.book != book.sha256 or not book.holds(span):
        return None
    place = replace(book, files=(BookFile("", book.text_at(span)),), toc=(), pages=())
    letters = letters_of(claim.quote)
    for spot in spots(claim.quote, place):
        if letters_of(place.text_at(spot.span)) == letters:
            return Span(span.file, span.start + spot.span.start, span.start + spot.span.end)
    return None


# Files, and whole conversations

TEXTS, PAGES = (".md", ".markdown", ".txt"), (".html", ".htm")
"""The endings of texts and of web pages; other files are exported conversations."""
LARGEST = 100_000_000
"""No exported conversation is larger, in bytes; what is, is another file."""
MOST = 2 * LARGEST
"""The most bytes that what is read of one has on its way from the confined process."""
_MOST_TURNS, _MOST_CLAIMS = 2_000, 50_000
_LONGEST = 200_000
"""The most answers and citations of a file, and characters of one text in it. Chosen, not measured.
"""


@dataclass(frozen=True, slots=True)
class ExportedPart:
    """A text of an answer, ``literal`` where the file calls it the book's, or a footnote."""

    text: str
    literal: bool
    footnote: int | None


@dataclass(frozen=True, slots=True)
class ExportedTurn:
    """A question and its answer, as the file has them; ``citations`` is how many it says it has,
    ``passage`` the place and words it was about."""

    question: str
    mode: str
    path: str
    parts: tuple[ExportedPart, ...]
    missing: tuple[str, ...]
    books: tuple[str, ...]
    reason: str
    model: str
    confidence: str
    finished: bool
    passage: tuple[Span, str] | None
    citations: int


@dataclass(frozen=True, slots=True)
class Exported:
    """A conversation of a file, with all its citations."""

    made: Claimed
    turns: tuple[ExportedTurn, ...]


def read_claims(path: Path, data: bytes) -> Claimed:
    """The claims of a file. Those of a text are of the one book that it links to, if it is one.

    Raises ``UsageError`` for another file, ``OSError`` for one that cannot be opened.
    """
    suffix = path.suffix.lower()
    is_text = suffix in (*TEXTS, *PAGES)
    try:
        text = _text_of(path)
        if not is_text:
            return _bounded(claimed(text))
    except ValueError as error:
        wrong = "not_text" if is_text else "not_exported"
        raise UsageError(Notice(wrong, path=str(path))) from error
    claims = claims_in_text(text, html=suffix in PAGES)
    books = {claim.book for claim in claims} - {""}
    return Claimed(books.pop() if len(books) == 1 else "", "", claims)


def read_conversation(path: Path, data: bytes) -> Exported:
    """The conversation of a JSON export; raises as :func:`read_claims`."""
    try:
        return _exported(_text_of(path))
    except ValueError as error:
        raise UsageError(Notice("not_exported", path=str(path))) from error


def _exported(text: str) -> Exported:
    """The conversation that a JSON export has. Raises ``ValueError`` for any other text."""
    made = _bounded(claimed(text))
    try:
        values = read_json(text)["turns"]
        if len(values) > _MOST_TURNS:
            raise ValueError("too many turns")
        return Exported(made, tuple(map(_turn, values)))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"not an exported conversation: {error!r}") from error


def _text_of(path: Path) -> str:
    if path.stat().st_size > LARGEST:
        raise ValueError("too large")
    return path.read_text("utf-8")


def _bounded(made: Claimed) -> Claimed:
    if len(made.claims) > _MOST_CLAIMS:
        raise ValueError("too many citations")
    return made


def _turn(value: dict[str, Any]) -> ExportedTurn:
    return ExportedTurn(
        question=_text(value["question"]),
        mode=_text(value["mode"]),
        path=_text(value["path"]),
        parts=tuple(map(_part, value["parts"])),
        missing=tuple(map(_text, value["missing"])),
        books=tuple(map(_text, value["books"])),
        reason=_text(value["reason"]),
        model=_text(value["model"]),
        confidence=_text(value["confidence"]),
        finished=value["finished"] is True,
        passage=_passage(value["passage"]),
        citations=len(value["citations"]),
    )


def _part(value: dict[str, Any]) -> ExportedPart:
    if "footnote" in value:
        return ExportedPart("", False, int(value["footnote"]))
    return ExportedPart(_text(value["text"]), value["literal"] is True, None)


def _passage(value: dict[str, Any] | None) -> tuple[Span, str] | None:
    if value is None:
        return None
    place = value["span"]
    span = Span(int(place["file"]), int(place["start"]), int(place["end"]))
    return span, _text(value["words"])


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError("no text where there must be one")
    return value
