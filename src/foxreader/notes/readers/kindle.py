"""A Kindle: what its two kinds of files have in common, and its clippings."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import Literal

from foxreader.core.annotation import Color
from foxreader.notes.imported import Imported, StatedPlace, StatedWork, decoded, id_of, written_out

EntryKind = Literal["highlight", "note", "bookmark"]
_DOT = "\u0307"
"""What small letters of the Turkish "İ" have above them."""
_NEXT = re.compile(r"[|,;(（，、\d]")
"""Where the words after a number end that may say what it is."""
_NUMBERS = re.compile(r"(\d[\d.,\u00a0\u202f]*)(?:\s*[-–—]\s*(\d+))?")


@dataclass(frozen=True, slots=True)
class Range:
    """The first and the last number of a location or a page."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class KindleEntry:
    """An entry of a file of a Kindle: ``text`` is the book's words or the reader's."""

    kind: EntryKind
    text: str
    location: Range | None = None
    page: Range | None = None
    work: StatedWork | None = None
    chapter: str = ""
    color: Color | None = None
    made: str = ""
    attached: bool = False
    """Whether it is a note of the highlight before it."""
    guessed: bool = False
    """Whether what says its kind is in a language that is not known."""

    @property
    def place(self) -> Range | None:
        """Its location, else its page."""
        return self.location or self.page


@cache
def _words() -> dict[str, tuple[str, ...]]:
    data = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    return {
        kind: tuple(word.replace("_", " ") for word in text.split()) for kind, text in data.items()
    }


def kind_of(said: str) -> EntryKind | None:
    """The kind of entry that ``said``, the words before its place, names in any language."""
    words = said.casefold().replace(_DOT, "")
    kinds: tuple[EntryKind, ...] = ("bookmark", "highlight", "note")
    for kind in kinds:
        if any(_begins(word, words) for word in _words()[kind]):
            return kind
    return None


def _begins(beginning: str, words: str) -> bool:
    """Whether a word begins so; in a script without spaces it may be anywhere."""
    if beginning > "\u2e80":
        return beginning in words
    return re.search(rf"(?<![^\W\d_]){re.escape(beginning)}", words) is not None


def places_of(said: str) -> tuple[Range | None, Range | None]:
    """The location and the page that a line states: "page 12 | Location 156-58"."""
    location = page = None
    last = 0
    for match in _NUMBERS.finditer(said):
        before = said[last : match.start()].casefold()
        after = _NEXT.split(said[match.end() :], maxsplit=1)[0].casefold()
        last = match.end()
        found = _range(match)
        if found is None:
            continue
        named = any(word in before for word in _words()["location"])
        if location is None and (named or any(word in after for word in _words()["located"])):
            location = found
        elif page is None:
            page = found
    return location, page


def _range(match: re.Match[str]) -> Range | None:
    first = re.sub(r"\D", "", match[1])
    last = match[2] or first
    if len(first) > 9 or len(last) > 9:
        return None
    if len(last) < len(first):  # 1234-40 is 1234 to 1240
        last = first[: len(first) - len(last)] + last
    return Range(int(first), max(int(first), int(last)))


def imported(entries: Iterable[KindleEntry]) -> list[Imported]:
    """The annotations of ``entries``: notes with their highlights, each highlight once.

    A note is of the highlight of the same book that ends or is where the note is. A highlight that
    was changed on the device is there in both forms, of which the later one stays.
    """
    several = list(entries)
    highlights = _latest([one for one in several if one.kind == "highlight"])
    notes: dict[int, list[KindleEntry]] = {}
    alone: list[KindleEntry] = []
    for one in _latest([one for one in several if one.kind == "note"]):
        at = _before(one, several, highlights) if one.attached else _highlight_of(one, highlights)
        if at is None:
            alone.append(one)
        else:
            notes.setdefault(at, []).append(one)
    found = [
        replace(_highlight(one), note="\n\n".join(note.text for note in notes.get(at, ())))
        for at, one in enumerate(highlights)
    ]
    bookmarks = [one for one in several if one.kind == "bookmark"]
    return found + [_bookmark(one) for one in (*alone, *bookmarks)]


def _highlight(one: KindleEntry) -> Imported:
    id_ = id_of("kindle", _title(one), str(one.location or one.page), one.text)
    return Imported(
        one.text, color=one.color, id=id_, made=one.made, where=_where(one), work=one.work
    )


def _bookmark(one: KindleEntry) -> Imported:
    """A bookmark, or a note that is of no highlight."""
    place = one.location or one.page
    id_ = id_of("kindle", one.kind, _title(one), str(place), one.made)
    title = one.chapter or (str(place.first) if place else "")
    return Imported(
        "", "bookmark", note=one.text if one.kind == "note" else "", id=id_, made=one.made,
        title=title, where=_where(one), work=one.work,
    )  # fmt: skip


def _title(one: KindleEntry) -> str:
    return one.work.title if one.work else ""


def _where(one: KindleEntry) -> StatedPlace:
    location, page = one.location, one.page
    return StatedPlace(
        location=location.first if location else None, page=page.first if page else None,
        chapter=one.chapter,
    )  # fmt: skip


def _latest(entries: list[KindleEntry]) -> list[KindleEntry]:
    """The entries without those that a later one replaces."""
    kept: dict[tuple[object, ...], list[KindleEntry]] = {}
    for one in entries:
        same = kept.setdefault((one.work, one.place.first if one.place else None), [])
        same[:] = [other for other in same if not _replaces(one, other)]
        same.append(one)
    chosen = {id(one) for several in kept.values() for one in several}
    return [one for one in entries if id(one) in chosen]


def _replaces(one: KindleEntry, other: KindleEntry) -> bool:
    if one.kind == "note":
        return one.text == other.text
    short, long = sorted((one.text, other.text), key=len)
    return bool(short) and (long.startswith(short) or long.endswith(short))


def _before(
    note: KindleEntry, entries: list[KindleEntry], highlights: list[KindleEntry]
) -> int | None:
    """The number of the last highlight before a note."""
    at = next(number for number, one in enumerate(entries) if one is note)
    last = next((one for one in reversed(entries[:at]) if one.kind == "highlight"), None)
    return next((number for number, one in enumerate(highlights) if one is last), None)


def _highlight_of(note: KindleEntry, highlights: list[KindleEntry]) -> int | None:
    """The number of the highlight that a note is of."""
    for place in ("location", "page"):
        at: Range | None = getattr(note, place)
        if at is None:
            continue
        found = list(_around(at, place, note.work, highlights))
        # A note is where its highlight ends; one that is only around it may be another.
        found.sort(key=lambda pair: (pair[1].last != at.last, -pair[0]))
        if found:
            return found[0][0]
    return None


def _around(
    at: Range, place: str, work: StatedWork | None, highlights: list[KindleEntry]
) -> Iterator[tuple[int, Range]]:
    for number, one in enumerate(highlights):
        there: Range | None = getattr(one, place)
        if one.work == work and there and there.first <= at.first <= there.last:
            yield number, there


# ``My Clippings.txt``: the entries of all books of a device, in any language. An entry is the title
# with the author in brackets, a line that says what it is, where and when, an empty line and the
# words; a line of ten equals signs ends it.

_END = re.compile(r"^={10}\s*$", re.M)
_AUTHOR = re.compile(r"^(.*?)\s*[(（]([^()（）]*(?:\([^()]*\)[^()]*)*)[)）]\s*$", re.S)
_UNSEEN = "\ufeff\u200b\u200e\u200f"
_MARKED = re.compile(r"^<[^<>]{1,300}>$", re.S)
"""What a Kindle writes instead of words beyond what the publisher lets be copied."""


def clippings(content: bytes) -> list[Imported] | None:
    """The annotations of a file of clippings."""
    if b"=" * 10 not in content and b"=\0" * 10 not in content:
        return None
    blocks = _END.split(decoded(content).replace("\r\n", "\n").replace("\r", "\n"))
    entries = list(_entries(blocks))
    return imported(map(partial(_surely, entries), entries)) if entries else None


def _surely(entries: Sequence[KindleEntry], one: KindleEntry) -> KindleEntry:
    """What is taken for a highlight is a note where a longer stretch that is one ends."""
    at = one.place
    if not one.guessed or one.kind != "highlight" or at is None or at.first != at.last:
        return one
    stretches = (o.place for o in entries if o.work == one.work and o is not one)
    ends = any(o is not None and o.first < o.last == at.last for o in stretches)
    return replace(one, kind="note") if ends else one


def _entries(blocks: list[str]) -> Iterator[KindleEntry]:
    for block in blocks:
        title, _, rest = block.lstrip("\n" + _UNSEEN).partition("\n")
        title = title.strip().strip(_UNSEEN).strip()
        about, _, text = rest.partition("\n")
        if not title or not about.lstrip(_UNSEEN + " ").startswith("-"):
            continue
        about, text = about.strip().lstrip("- ").strip(), text.strip()
        place, _, time = about.rpartition("|")
        place = place or about
        known = kind_of(place)
        kind = known or ("highlight" if text else "bookmark")
        if kind == "highlight" and (not text or _MARKED.match(text)):
            continue
        location, page = places_of(place)
        yield KindleEntry(
            kind, text, location, page, _work(title), made=written_out(time), guessed=not known
        )


def _work(line: str) -> StatedWork:
    match = _AUTHOR.match(line[:1000])
    return StatedWork(match[1], match[2]) if match and match[1] else StatedWork(line)
