"""Marks words in the source of a chapter and leaves every other character of it as it was."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import unescape
from itertools import pairwise

_PIECE = re.compile(
    r"<!--.*?-->|<!\[CDATA\[(?P<cdata>.*?)\]\]>|<[!?][^>]*>"
    r"|<(?P<closing>/?)(?P<tag>[A-Za-z][^\s/>]*)(?P<rest>(?:\"[^\"]*\"|'[^']*'|[^'\">])*)>"
    r"|(?P<text>[^<]+|<)", re.S
)  # fmt: skip
_REFERENCE = re.compile(r"&(?:#\d{1,8}|#[xX][0-9a-fA-F]{1,7}|[A-Za-z][A-Za-z0-9]{1,31});")
_BODY = re.compile(r"<(?:\w+:)?body\b[^>]*>", re.I)
_HTML = re.compile(r"<(?:(\w+):)?html\b", re.I)
_UNREAD = frozenset({"script", "style", "template", "rt", "rp", "title"})
_UNMARKED = frozenset({"svg", "math", "textarea", "option", "button"})
"""Elements that no ``span`` may be in."""
_AROUND = 24
"""Letters around words by which they are found where the texts differ. Chosen, not measured."""
_NAMED = {"amp", "lt", "gt", "quot", "apos"}


@dataclass(frozen=True, slots=True)
class Inserted:
    """What is put around words: ``start`` to ``end`` are code points of the chapter's text; an
    empty place is only given the id. ``name`` is the id, ``opening`` the attributes besides."""

    start: int
    end: int
    name: str
    opening: str = ""


@dataclass(slots=True)
class _Letters:
    """The characters of a source that are no white space: ``text``, where each begins and ends in
    the source, and the number of the run of text that it is in, negative where it has no marks."""

    text: str
    starts: array[int]
    ends: array[int]
    runs: array[int]


def inserted(source: str, text: str, marks: Sequence[Inserted]) -> tuple[str, set[str]]:
    """``source``, whose text is ``text``, with the marks, and the names of those that are in it."""
    letters = _letters(source)
    places: list[tuple[int, int, Inserted]] = []
    rows = _Rows(text, letters.text)
    for mark in marks:
        found = rows.find(mark.start, mark.end)
        if found is not None:
            places.append((*found, mark))
    html = _HTML.search(source)
    prefix = f"{html[1]}:" if html is not None and html[1] else ""
    changes, named = _changes(letters, places, f"{prefix}span")
    parts, at = [], 0
    for start, end, opening, closing in changes:
        parts += [source[at:start], opening, source[start:end], closing]
        at = end
    return "".join([*parts, source[at:]]), named


def _letters(source: str) -> _Letters:
    body = _BODY.search(source)
    found = _Letters("", array("q"), array("q"), array("q"))
    pieces: list[str] = []
    unread = unmarked = run = 0
    at = body.end() if body is not None else 0
    for piece in _PIECE.finditer(source, at):
        if piece["tag"] is not None:
            name, step = piece["tag"].rpartition(":")[2].lower(), -1 if piece["closing"] else 1
            if not piece["rest"].endswith("/"):
                unread = max(0, unread + step * (name in _UNREAD))
                unmarked = max(0, unmarked + step * (name in _UNMARKED))
            run += 1
        elif not unread and (piece["text"] is not None or piece["cdata"] is not None):
            plain = piece["cdata"] is not None
            group = "cdata" if plain else "text"
            number = -run - 1 if unmarked or plain else run
            for character, start, end in _characters(piece[group], piece.start(group), plain):
                pieces.append(character)
                found.starts.append(start)
                found.ends.append(end)
                found.runs.append(number)
            run += 1
    found.text = "".join(pieces)
    return found


def _characters(text: str, at: int, plain: bool) -> Iterator[tuple[str, int, int]]:
    """The characters of a text that are no white space, with their places in the source."""
    last = 0
    for reference in () if plain else _REFERENCE.finditer(text):
        yield from _single(text, last, reference.start(), at)
        for character in unescape(reference[0]):
            if not character.isspace():
                yield character, at + reference.start(), at + reference.end()
        last = reference.end()
    yield from _single(text, last, len(text), at)


def _single(text: str, start: int, end: int, at: int) -> Iterator[tuple[str, int, int]]:
    for place in range(start, end):
        if not text[place].isspace():
            yield text[place], at + place, at + place + 1


class _Rows:
    """The characters of two texts that are no white space, and where those of one are in the
    other."""

    def __init__(self, text: str, source: str) -> None:
        self._places = [at for at, character in enumerate(text) if not character.isspace()]
        self._text = "".join(text[at] for at in self._places)
        self._source = source
        # After the source's own text there may be the notes that were in pictures.
        self._same = self._text.startswith(source)

    def find(self, start: int, end: int) -> tuple[int, int] | None:
        """The characters from ``start`` to ``end`` of the text by their numbers in the source."""
        first, last = bisect_left(self._places, start), bisect_left(self._places, end)
        if self._same:
            return (first, last) if last <= len(self._source) else None
        before, after = max(0, first - _AROUND), last + _AROUND
        near = self._text[before:after]
        at = self._source.find(near)
        if at < 0 or not near or self._source.find(near, at + 1) >= 0:
            return None
        at += first - before
        return at, at + last - first


def _changes(
    letters: _Letters, places: list[tuple[int, int, Inserted]], tag: str
) -> tuple[list[tuple[int, int, str, str]], set[str]]:
    """The pieces of source to put tags around, with the tags, and the names that are in them."""
    cuts = sorted({cut for first, last, _ in places for cut in (first, last)})
    ordered = sorted(places, key=lambda place: (place[0], -place[1]))
    changes: list[tuple[int, int, str, str]] = []
    named: set[str] = set()
    for first, last, mark in ordered:
        if first == last and first < len(letters.text) and letters.runs[first] >= 0:
            at = letters.starts[first]
            changes.append((at, at, f'<{tag} id="{mark.name}"></{tag}>', ""))
            named.add(mark.name)
    waiting, open_ = ordered[::-1], list[tuple[int, int, Inserted]]()
    for low, high in pairwise(cuts):
        while waiting and waiting[-1][0] <= low:
            open_.append(waiting.pop())
        open_ = [place for place in open_ if place[1] >= high]
        over = [mark for _, _, mark in open_]
        for start, end in _runs(letters, low, high) if over else ():
            opening = ""
            for mark in over:
                name = "" if mark.name in named else f' id="{mark.name}"'
                named.add(mark.name)
                opening += f"<{tag}{name}{mark.opening}>"
            changes.append(
                (letters.starts[start], letters.ends[end - 1], opening, f"</{tag}>" * len(over))
            )
    return sorted(changes, key=lambda change: change[:2]), named


def _runs(letters: _Letters, low: int, high: int) -> Iterator[tuple[int, int]]:
    """The letters ``low`` to ``high`` by the runs of text they are in, without those unmarked."""
    start = low
    for at in range(low + 1, high + 1):
        if at == high or letters.runs[at] != letters.runs[start]:
            if letters.runs[start] >= 0:
                yield start, at
            start = at
