"""An annotation: what the reader made at a place of a book, and the anchor that finds it again.

An anchor follows the TextQuoteSelector of the W3C Web Annotation Data Model: a quote with the words
before and after it is found again in another edition, another format or a new extraction of a book.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from operator import itemgetter
from typing import Literal, get_args
from uuid import uuid4

from foxreader.core.book import Book
from foxreader.core.finding import Place, Words, best, broken_places, is_near, places
from foxreader.core.letters import letter_row
from foxreader.core.span import Span

Outcome = Literal["exact", "moved", "gone"]

AROUND = 60
"""How many characters before and after a quote are kept, to find it again in another text.
Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Anchor:
    """The place ``span`` in the text of a file (``book`` is its SHA-256 in hex), with its words.

    ``quote`` is the text at the place, "" for an empty one; ``before`` and ``after`` are up to
    ``AROUND`` characters of text around it.
    """

    book: str
    span: Span
    quote: str
    before: str = ""
    after: str = ""

    @classmethod
    def of(cls, book: Book, span: Span) -> Anchor:
        """The anchor of a place in ``book``. Raises ``UsageError`` if it is not in the book."""
        quote, text = book.text_at(span), book.files[span.file].text
        before = text[max(0, span.start - AROUND) : span.start]
        return cls(book.sha256, span, quote, before, text[span.end : span.end + AROUND])


@dataclass(frozen=True, slots=True)
class AnchorFound:
    """Where an anchor is in a text: ``exact`` at its own span, ``moved`` to another, or ``gone``,
    and then without a span."""

    outcome: Outcome
    span: Span | None


def find(anchor: Anchor, book: Book) -> AnchorFound:
    """Find ``anchor`` in ``book``, which may be another text than the one it was made in."""
    if _is_exact(anchor, book):
        return AnchorFound("exact", anchor.span)
    words = Words(anchor.before, anchor.quote, anchor.after)
    span = best(places(words, book), anchor.span)
    if span == anchor.span and not anchor.quote:
        return AnchorFound("exact", span)
    return AnchorFound("moved" if span else "gone", span)


def _is_exact(anchor: Anchor, book: Book) -> bool:
    """Whether the words of ``anchor`` are at its span of ``book``."""
    span = anchor.span
    if not book.holds(span) or book.text_at(span) != anchor.quote:
        return False
    # In another text, and after a new extraction, a word or two may be there by chance.
    text = book.files[span.file].text
    same = text.startswith(anchor.after, span.end) and text.endswith(anchor.before, 0, span.start)
    if anchor.book == book.sha256 and same:
        return True
    words = Words(anchor.before, anchor.quote, anchor.after)
    return bool(anchor.quote) and (words.long or is_near(words, book, span))


# Many anchors at once: those that are certain say where the others can be

_MARGIN = 12
"""How many letters more must match around a place than around any other of the same words, for it
to be certain. Chosen, not measured."""
_CERTAIN = 40
"""How many letters in a row must match, quote and surroundings, to take a place at all: eight
words. Measured (benchmarks.notes): with 20, entries of a table of contents are taken for headings.
"""
_ALONE = 24
"""How many where the words, which are long (``Words.long``), occur once: five words. Measured as
above: with 20, the name of a site is taken for one in its address."""
_UNSPACED = 2
"""What a letter of a text without spaces counts as: there a word has two where others have five.
"""


@dataclass(frozen=True, slots=True)
class _Tried:
    """An anchor and the places where it may be, the best first."""

    anchor: Anchor
    words: Words
    places: tuple[Place, ...]

    @property
    def certain(self) -> bool:
        """Whether the first place is right without looking at other anchors."""
        if not self.places:
            return False
        first, before, after = self.places[0], self.words.letters[0], self.words.letters[2]
        if len(self.places) > 1 and first.kept - self.places[1].kept < _MARGIN:
            return False
        most = 2 * first.kept >= len(before) + len(after)
        return first.whole or (most and self.fits(first))

    def fits(self, place: Place) -> bool:
        """Whether enough letters match at a place, each counted as in a text with spaces."""
        before, quote, _ = self.words.letters
        wide = sum(character > "\u2e7f" for character in quote + before)
        weight = _UNSPACED if 2 * wide > len(quote) + len(before) else 1
        letters = weight * (place.kept + len(quote))
        alone = self.words.long and len(self.places) == 1 and letters >= _ALONE
        return place.whole or alone or letters >= _CERTAIN


def located(anchors: Sequence[Anchor], book: Book) -> list[Span | None]:
    """Where each of ``anchors``, which are of one text, is in ``book``; None for one that is not.

    They are found as ``find`` finds them. Where words occur several times, or little of the text
    around them is left, they are only taken for those between the places of their neighbours.
    """
    found: list[Span | None] = [None] * len(anchors)
    tried: dict[int, _Tried] = {}
    known: list[tuple[Span, int]] = []
    row = letter_row(book) if any(not _is_exact(anchor, book) for anchor in anchors) else None
    for number, anchor in enumerate(anchors):
        if _is_exact(anchor, book):
            found[number] = anchor.span
            if row is not None:
                known.append(
                    (anchor.span, row.number(book.starts[anchor.span.file] + anchor.span.start))
                )
            continue
        one = tried[number] = _tried(anchor, book)
        if one.certain:
            known.append((anchor.span, one.places[0].letters))
    order = _in_order(known)
    for number, one in tried.items():
        found[number] = _chosen(one, *_neighbours(one.anchor.span, order))
    return found


def _tried(anchor: Anchor, book: Book) -> _Tried:
    words = Words(anchor.before, anchor.quote, anchor.after)
    there = places(words, book) or broken_places(words, book)
    there.sort(key=lambda place: (-place.kept, not place.same, place.letters))
    return _Tried(anchor, words, tuple(there))


def _chosen(one: _Tried, low: int | None, high: int | None) -> Span | None:
    """The place of an anchor between the letters ``low`` and ``high``, those of its neighbours."""
    if one.certain:
        return one.places[0].span
    inside = [
        place
        for place in one.places
        if one.fits(place)
        and (low is None or place.letters >= low)
        and (high is None or place.letters <= high)
    ]
    return best(inside, one.anchor.span)


def _neighbours(span: Span, order: list[tuple[Span, int]]) -> tuple[int | None, int | None]:
    """The letters of the places before and after ``span`` in their order, None for no place."""
    at = bisect_left(order, span, key=itemgetter(0))
    after = at + (at < len(order) and order[at][0] == span)
    low = order[at - 1][1] if at else None
    return low, order[after][1] if after < len(order) else None


def _in_order(known: list[tuple[Span, int]]) -> list[tuple[Span, int]]:
    """The longest row of ``known`` places that are in the same order in both texts."""
    known = sorted(known)
    ends: list[int] = []  # the last letter of the best row of each length
    rows: list[int] = []  # the number of the place that ends it
    before: list[int] = []
    for number, (_, letters) in enumerate(known):
        at = bisect_left(ends, letters + 1)
        before.append(rows[at - 1] if at else -1)
        if at == len(ends):
            ends.append(letters)
            rows.append(number)
        elif letters < ends[at]:
            ends[at], rows[at] = letters, number
    chosen: list[tuple[Span, int]] = []
    number = rows[-1] if rows else -1
    while number >= 0:
        chosen.append(known[number])
        number = before[number]
    return chosen[::-1]


Kind = Literal["highlight", "bookmark"]
Color = Literal["rose", "green", "blue", "violet", "grey"]
KINDS: tuple[Kind, ...] = get_args(Kind)
COLORS: tuple[Color, ...] = get_args(Color)


@dataclass(frozen=True, slots=True)
class Annotation:
    """A highlight, perhaps with a note, or a bookmark.

    ``note`` is the reader's own words. A highlight has a color and at least one character, a
    bookmark has no color; else ``ValueError`` is raised. ``title`` is a heading the reader gave a
    bookmark, or "". ``made`` and ``changed`` are ISO 8601 in UTC.
    """

    id: str
    kind: Kind
    anchor: Anchor
    color: Color | None
    note: str
    made: str
    changed: str
    title: str = ""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"not a kind of annotation: {self.kind!r}")
        if self.kind == "bookmark" and self.color is not None:
            raise ValueError("a bookmark has no color")
        if self.kind == "highlight" and self.color not in COLORS:
            raise ValueError(f"not a color of highlights: {self.color!r}")
        if self.kind == "highlight" and not self.anchor.quote:
            raise ValueError("a highlight of no characters")


# Tags: words of a note with the sign # before them

_TAG = re.compile(r"(?:^|(?<=[\s(]))#([^\W\d_][\w/-]{0,60})")


def tags_in(note: str) -> tuple[str, ...]:
    """The tags of a note in their order, each once: "sea" and "ship/crew" of "#sea #ship/crew"."""
    found: dict[str, str] = {}
    for tag in _TAG.findall(note):
        found.setdefault(tag.casefold(), tag)
    return tuple(found.values())


def with_tag(note: str, tag: str) -> str:
    """``note`` with a tag more, at its end; as it is where it has the tag, or that is none."""
    made = _TAG.fullmatch(f"#{'-'.join(tag.strip().lstrip('#').split())}")
    if made is None or made[1].casefold() in map(str.casefold, tags_in(note)):
        return note
    return f"{note.rstrip()} #{made[1]}" if note.strip() else f"#{made[1]}"


def keeps_words(words: str, text: str, note: str) -> bool:
    """Whether all of ``words`` are in ``text``; one that is written as a tag must be one of
    ``note``, or the beginning of one before a stroke."""
    tags = [tag.casefold() for tag in tags_in(note)]
    for word in words.casefold().split():
        own = word.removeprefix("#")
        if own != word and own:
            if not any(tag == own or tag.startswith(f"{own}/") for tag in tags):
                return False
        elif word not in text.casefold():
            return False
    return True


def now() -> str:
    """The time, as annotations have it: ISO 8601 in UTC with milliseconds."""
    return written_time(datetime.now(UTC))


def written_time(time: datetime) -> str:
    """A time, which must have a time zone, as annotations have it."""
    return time.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_id() -> str:
    """A random id, 32 hexadecimal digits: no two computers give the same."""
    return uuid4().hex


def highlight(anchor: Anchor, color: Color = "rose", note: str = "") -> Annotation:
    """A new highlight, made now."""
    time = now()
    return Annotation(new_id(), "highlight", anchor, color, note, time, time)


def bookmark(anchor: Anchor, note: str = "", title: str = "") -> Annotation:
    """A new bookmark, made now."""
    time = now()
    return Annotation(new_id(), "bookmark", anchor, None, note, time, time, title)


@dataclass(frozen=True, slots=True)
class Placed:
    """Annotations by whether their words are in a text: ``here`` with their spans in it, in order
    of place, and those that are ``missing``, in order of the place they were made at."""

    here: tuple[tuple[Annotation, Span], ...]
    missing: tuple[Annotation, ...]


def placed(annotations: Iterable[Annotation], book: Book) -> Placed:
    """Where ``annotations`` are in ``book``, which may be another text than they were made in."""
    of_text: dict[str, list[Annotation]] = {}
    for annotation in annotations:
        of_text.setdefault(annotation.anchor.book, []).append(annotation)
    here: list[tuple[Annotation, Span]] = []
    missing: list[Annotation] = []
    for several in of_text.values():
        spans = located([one.anchor for one in several], book)
        for annotation, span in zip(several, spans, strict=True):
            if span is None:
                missing.append(annotation)
            else:
                here.append((annotation, span))
    here.sort(key=lambda one: (one[1].file, one[1].start, one[1].end, one[0].made, one[0].id))
    missing.sort(key=by_place)
    return Placed(tuple(here), tuple(missing))


def by_place(annotation: Annotation) -> tuple[int, int, int, str, str]:
    """The key that sorts annotations by the place they were made at."""
    span = annotation.anchor.span
    return span.file, span.start, span.end, annotation.made, annotation.id
