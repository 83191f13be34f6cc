"""Reading on from a place: what a model gets of ``chunk_get``, and the places it may name."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from difflib import SequenceMatcher

from foxreader.core.errors import ToolError
from foxreader.core.named import LONGEST_HEADING, as_name
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags
from foxreader.core.tokens import estimate
from foxreader.index.pieces.chunk import Chunk
from foxreader.index.pieces.sentences import LONGEST
from foxreader.index.storage.store import Index
from foxreader.language.fold import fold
from foxreader.retrieval.question.places import Contents, Named
from foxreader.retrieval.tools.headings import BETWEEN, heading
from foxreader.retrieval.tools.render import GAP, Rendered, line

MOST_TOKENS = 1_500
"""The most estimated tokens read on from a place. Chosen, not measured."""
_NEAREST = 5
"""How many headings an error names. Chosen, not measured."""
_SHORT = 3
"""Words of at most so many letters do not tell headings apart. Chosen, not measured."""
_STEP = 20 * LONGEST
"""Characters whose units are read from the index at once."""
_COUNTED = re.compile(r"\s*\(\d+ of \d+\)\s*\Z")
"""How many chapters there are, behind a heading."""
_CHUNK_ID = re.compile(r"#?(chk_[0-9a-f]{8})")
_BARE_TAG = re.compile(r"\[?\s*(f\d+-\d+-\d+)\s*\]?")


def part_named(contents: Contents, words: str, scope: Scope) -> Named | None:
    """The part of the book that ``words`` name: a heading as passages show it, "chapter 8", "VIII"
    or "10.7.3"."""
    headed = contents.headed(_COUNTED.sub("", words).rpartition(BETWEEN)[2], scope)
    if headed is not None:
        return headed
    forms = (words, f"chapter {words}", f"section {words}", f"chapter “{words}”")
    found = (contents.named(form, scope) for form in forms)
    return next((named for named in found if named is not None), None)


def no_such_part(contents: Contents, words: str, scope: Scope) -> ToolError:
    """The error for a part that is not there, with the headings nearest to ``words``."""
    wanted = _telling(words)
    held = dict.fromkeys(as_name(title, LONGEST_HEADING) for title in contents.titles(scope))

    def near(title: str) -> float:
        own = _telling(title)
        return sum(max((_alike(word, other) for other in own), default=0.0) for word in wanted)

    nearest = sorted(filter(None, held), key=near, reverse=True)[:_NEAREST]
    listed = f" The nearest headings are: {'; '.join(nearest)}." if nearest else ""
    return ToolError(f"There is no such place in what may be seen.{listed}")


def _telling(text: str) -> list[str]:
    """The folded words of a heading that are long enough to tell it from others; else all."""
    words = fold(text).split()
    return [word for word in words if len(word) > _SHORT or not word.isascii()] or words


def _alike(word: str, other: str) -> float:
    return SequenceMatcher(None, word, other).ratio()


def place_named(
    index: Index, contents: Contents, location: str, scope: Scope
) -> tuple[Span, Chunk | None]:
    """Where to read for ``location``: a position tag, with brackets or without, a chunk's short
    id, or a part of the book; and the chunk there.

    Raises ``ToolError`` if ``scope`` has no such place.
    """
    by_id = _CHUNK_ID.search(location)
    chunk: Chunk | None = None
    if by_id:
        chunk = index.extras.chunk_by_id(by_id.group(1), scope)
        place = chunk.spans[0] if chunk is not None else None
    else:
        bare = _BARE_TAG.fullmatch(location.strip())
        given = f"[{bare.group(1)}]" if bare else location
        place = next((span for *_, span in find_tags(given)), None)
        if place is None:
            named = part_named(contents, location, scope)
            place = named.spans[0] if named is not None else None
    if place is None or not index.book.holds(Span(place.file, place.start, place.start)):
        raise no_such_part(contents, location, scope)
    first = next(_units_from(index, place, scope), None)
    if first is None:
        raise no_such_part(contents, location, scope)
    return place, chunk or index.extras.chunk_at(first, scope)


def read_on(
    index: Index,
    place: Span,
    chunk: Chunk | None,
    scope: Scope,
    budget: int,
    sent: Collection[Span] = (),
) -> Rendered:
    """The text from ``place``, which is in ``chunk``, with a tag after each sentence, and the
    chunks before and after it.

    Units in ``sent``, which the model has, are left out. As many whole units as fit ``budget``
    estimated tokens, at most ``MOST_TOKENS``.
    """
    units = _units_from(index, place, scope)
    first = next(units)
    whole = scope.limit is None
    title = heading(index.book, first, whole=whole)
    said: list[str] = [_head(title, f" · {chunk.id}" if chunk is not None else "")]
    before = index.extras.chunk_before(chunk, scope) if chunk is not None else None
    left = min(budget, MOST_TOKENS) - estimate(said[0]) - _ROOM_FOR_IDS
    shown, skipped = list[Span](), False
    following: Span | None = None
    for unit in _chain(first, units):
        if unit in sent:
            skipped = True
            continue
        pieces = [GAP] if skipped else []
        here = heading(index.book, unit, whole=whole)
        pieces += [_head(here)] if here != title else []
        pieces.append(line(index.book, unit))
        left -= estimate("\n".join(pieces)) + 1
        if left < 0:
            following = unit
            break
        said += pieces
        shown.append(unit)
        title, skipped = here, False
    after = index.extras.chunk_at(following, scope) if following is not None else None
    ids = [one.id if one is not None else "nothing" for one in (before, after)]
    said.insert(1, f"(before: {ids[0]}; after: {ids[1]})")
    return Rendered("\n".join(said), tuple(shown))


_ROOM_FOR_IDS = 20
"""Estimated tokens of the line with the chunks before and after."""


def _head(title: str, id_: str = "") -> str:
    return f"## {title}{id_}".replace("##  ·", "##").rstrip()


def _chain(first: Span, units: Iterator[Span]) -> Iterator[Span]:
    yield first
    yield from units


def _units_from(index: Index, place: Span, scope: Scope) -> Iterator[Span]:
    """The units from the one that holds the start of ``place`` on, inside ``scope``."""
    start = max(0, place.start - LONGEST)
    for file in range(place.file, len(index.book.files)):
        size = len(index.book.files[file].text)
        while start < size:
            held = index.units_inside(Span(file, start, start + _STEP))
            for unit in held:
                if not scope.allows(unit):
                    return
                if (unit.file, unit.end) > (place.file, place.start):
                    yield unit
            start = held[-1].end if held else start + _STEP
        start = 0
