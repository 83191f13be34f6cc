"""The passages found as continuous stretches of the book: what a model reads of them.

A passage ends where it is full, often right before the answer. So what follows a hit is read on to
the end of its scene or section, short gaps between what is shown are closed, and a section that is
missing among its sisters is brought. The best hits come first: what is found is never given up for
what follows it, but hits of low rank are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from difflib import SequenceMatcher
from functools import partial
from itertools import dropwhile, pairwise

from foxreader.core.book import Book, TocEntry, once_a_book
from foxreader.core.errors import ToolError
from foxreader.core.message import LONGEST_HEADING, as_name, estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.book_index import BookIndex
from foxreader.index.chapters import matter
from foxreader.index.pieces import LONGEST, Chunk
from foxreader.index.storage.store import Index
from foxreader.language.script import fold
from foxreader.retrieval.fulltext.search import Hit
from foxreader.retrieval.question.places import NamedPart, PartsOfBook
from foxreader.retrieval.tools.render import BETWEEN, GAP, Rendered, adjoin, heading, line, size

# Reading on from a place: ``chunk_get``, and the places it may name

_MOST_TOKENS = 1_500
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


def part_named(contents: PartsOfBook, words: str, scope: Scope) -> NamedPart | None:
    """The part of the book that ``words`` name: a heading as passages show it, "chapter 8", "VIII"
    or "10.7.3"."""
    headed = contents.headed(_COUNTED.sub("", words).rpartition(BETWEEN)[2], scope)
    if headed is not None:
        return headed
    forms = (words, f"chapter {words}", f"section {words}", f"chapter “{words}”")
    found = (contents.named(form, scope) for form in forms)
    return next((named for named in found if named is not None), None)


def no_such_part(contents: PartsOfBook, words: str, scope: Scope) -> ToolError:
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
    index: Index, contents: PartsOfBook, location: str, scope: Scope
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
    estimated tokens, at most ``_MOST_TOKENS``.
    """
    units = _units_from(index, place, scope)
    first = next(units)
    whole = scope.limit is None
    title = heading(index.book, first, whole=whole)
    said: list[str] = [_head(title, f" · {chunk.id}" if chunk is not None else "")]
    before = index.extras.chunk_before(chunk, scope) if chunk is not None else None
    left = min(budget, _MOST_TOKENS) - estimate(said[0]) - _ROOM_FOR_IDS
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
        left -= size("\n".join(pieces)) + 1
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


# Stretches. Numbers of characters and of hits, chosen on the shared questions over whole books: see
# "What a strong model gets to read" in docs/benchmarks.md.
_FIRST, _SECOND = 4, 8
"""How many hits come before anything that follows one, and before what follows them far."""
_NEAR = 300
"""How far before each of the first hits is read: the sentence that a passage begins after."""
_AFTER = (1_200, 3_600)
"""How far after a hit is read: first after each of the first hits, then after the others too."""
_GAP = 400
"""A gap of at most so many characters is closed."""
_SISTER = 3_000
"""The most characters of a missing section that is brought: a longer one is a chapter."""
_WIDE = 3_000
"""With fewer tokens the room is not filled: what is left is for the results of tools. At 8k, calls
then bring the answer of 52 questions of 60, else of 49."""
_WINDOW = 4 * LONGEST
"""How many characters before a hit are read to find units: whole ones are inside."""
_RUN = 12, 24
"""Estimated tokens of a heading and the marks of gaps, for units that follow no other: with little
room, and with much, where it is told what is left out around them."""
_WHOLE, _LATE, _LAST = 4, 12, 16
"""Where it is known what matches: the first hits are whole, of the others the sentences from the
first to the last that has a word of the question, with one on either side; and how many are taken
before what stands around the first hits, and at last."""
_FEW = 8
"""With fewer hits, ``_LATE`` are made of them and of other passages."""
_ASIDE = 0.05
"""The largest share of a book that a part is taken for an imprint, or the like, and left out."""
_STOPS = tuple('.!?…。！？:：”"')
_STUB = 40
"""Bytes below which a run of units that is no hit is left out: "See Figure 3." Chosen, not
measured."""


class Stretches:
    """Collects units that fit ``budget`` estimated tokens; ``units`` are those chosen so far.

    ``wide``: there is room for what follows the hits far. ``told``: there is room to tell how much
    of a section is left out around what is shown.
    """

    def __init__(self, index: BookIndex, scope: Scope, budget: int) -> None:
        self.units: set[Span] = set()
        self._index, self._scope, self._left = index, scope, budget
        self.wide = self.told = budget >= _WIDE

    def of(
        self,
        hits: Sequence[Hit],
        rest: Sequence[Hit] = (),
        weigh: Callable[[Span], float] | None = None,
    ) -> list[Span]:
        """The units of the best ``hits`` and of what stands around them, in reading order.

        ``rest`` are passages that only fill the room left, where there is much. ``weigh`` says how
        much of the question a unit holds: then no more is taken than has brought an answer.
        """
        if weigh is not None and self.wide:
            self._matched(hits, rest, weigh)
            return self._worth(hits)
        first, second = hits[:_FIRST], hits[_FIRST:_SECOND]
        for hit in [*first, *second]:
            self._add(hit.units)
        for hit in first:
            self._add(_before(self._index, hit.span, self._scope, _NEAR))
            self._add(_after(self._index, hit.span, self._scope, _AFTER[0]))
        self._sisters([*first, *second])
        self._close()
        for hit in hits[_SECOND:]:
            self._add(hit.units)
        if self.wide:
            for hit in [*first, *second]:
                self._add(_after(self._index, hit.span, self._scope, _AFTER[1]))
            self._close()
            for hit in rest:
                self._add(hit.units)
        return self._worth(hits)

    def _matched(
        self, hits: Sequence[Hit], rest: Sequence[Hit], weigh: Callable[[Span], float]
    ) -> None:
        """The best hits, what follows the first, of the others what matches; then what stands
        around the best ones. The order is that of how often each has brought an answer."""
        first = hits[:_FIRST]
        for hit in hits[:_WHOLE]:
            self._add(hit.units)
        for hit in hits[:1]:
            self._add(_after(self._index, hit.span, self._scope, _AFTER[0]))
        for hit in hits[_WHOLE:_LATE]:
            self._add(_matching(hit, weigh))
        for hit in first:
            self._add(_before(self._index, hit.span, self._scope, _NEAR))
        for hit in first:
            self._add(_after(self._index, hit.span, self._scope, _AFTER[0]))
        self._sisters(hits[:_SECOND])
        self._close()
        for hit in hits[:1]:
            self._add(_after(self._index, hit.span, self._scope, _AFTER[1]))
        self._close()
        others = rest[: _LATE - len(hits)] if len(hits) < _FEW else ()
        for hit in (*hits[_LATE:_LAST], *others):
            self._add(_matching(hit, weigh))

    def _worth(self, hits: Sequence[Hit]) -> list[Span]:
        """The chosen units in reading order; of many without headings, which are printed above what
        follows them, and without an imprint or a few lone words that are no hit."""
        units = sorted(self.units)
        if not self.wide:
            return units
        book = self._index.book
        best = {unit for hit in hits[:_FIRST] for unit in hit.units}
        aside = [one for one in matter(book) if len(one) <= _ASIDE * book.characters]
        kept = list[Span]()
        for whole in _runs(book, units):
            run = list(dropwhile(partial(_is_heading, book), whole))
            size_ = sum(len(book.text_at(unit).encode()) for unit in run)
            small = size_ < _STUB or (bool(run) and run[0].begins_in(aside))
            if run and not (small and best.isdisjoint(run)):
                kept += run
        return kept or units

    def _add(self, units: Iterator[Span] | Sequence[Span]) -> None:
        """Add units in order, as long as they fit."""
        run = _RUN[self.told]
        for unit in units:
            cost = size(line(self._index.book, unit)) + 1 + run
            if unit in self.units:
                continue
            if cost > self._left:
                return
            self._left, run = self._left - cost, 0
            self.units.add(unit)

    def _close(self) -> None:
        """Add what stands between chosen units of one section, where it is short."""
        book = self._index.book
        for before, after in pairwise(sorted(self.units)):
            gap = after.start - before.end
            if before.file != after.file or not 0 < gap <= _GAP:
                continue
            if book.section_at(before) is book.section_at(after):
                between = self._index.units_inside(Span(before.file, before.end, after.start))
                self._add([unit for unit in between if self._scope.allows(unit)])

    def _sisters(self, hits: Sequence[Hit]) -> None:
        """Add the short sections between two that were found under one heading."""
        book = self._index.book
        order = _sections(book)
        at = {id(entry): n for n, (entry, _) in enumerate(order)}
        found = sorted({at[id(e)] for h in hits if (e := book.section_at(h.span)) is not None})
        for low, high in pairwise(found):
            parent = order[low][1]
            if parent is None or order[high][1] is not parent or high - low > _FIRST:
                continue
            for missing, following in pairwise(order[low + 1 : high + 1]):
                if _distance(book, missing[0].place, following[0].place) <= _SISTER:
                    self._add(_section(self._index, missing[0], self._scope, _SISTER))


def _matching(hit: Hit, weigh: Callable[[Span], float]) -> Sequence[Span]:
    """The units of a hit from the first to the last that holds some of the question, with one on
    either side; all where none does."""
    held = [at for at, unit in enumerate(hit.units) if weigh(unit) > 0]
    return hit.units[max(0, held[0] - 1) : held[-1] + 2] if held else hit.units


def _is_heading(book: Book, unit: Span) -> bool:
    """Whether a unit is the heading of its section, or a part of it. What ends as a sentence does
    may be one: some contents have the first words of a text for a title."""
    entry, text = book.section_at(unit), book.text_at(unit)
    if entry is None or entry.place.file != unit.file or text.rstrip().endswith(_STOPS):
        return False
    near = unit.end - entry.place.start <= 2 * len(entry.title) + LONGEST_HEADING
    return near and len(unit) <= LONGEST_HEADING and fold(text) in fold(entry.title)


def _runs(book: Book, units: Sequence[Span]) -> Iterator[list[Span]]:
    """Units in order, those together between which there is only white space."""
    run: list[Span] = []
    for unit in units:
        if run and not adjoin(book, run[-1], unit):
            yield run
            run = []
        run.append(unit)
    if run:
        yield run


def _after(index: BookIndex, span: Span, scope: Scope, reach: int) -> Iterator[Span]:
    """The units after ``span``, up to the end of its scene or section and within ``reach``."""
    book = index.book
    section, left = book.section_at(span), reach
    for unit in _onward(index, Span(span.file, span.end, span.end), reach):
        left -= len(unit)
        if left < 0 or not scope.allows(unit) or book.section_at(unit) is not section:
            return
        if not any(map(str.isalnum, book.text_at(unit))):
            return  # a row of asterisks: the scene ends
        yield unit


def _section(index: BookIndex, entry: TocEntry, scope: Scope, reach: int) -> Iterator[Span]:
    """The first units under a heading, within ``reach``."""
    for unit in _onward(index, entry.place, reach):
        reach -= len(unit)
        if reach < 0 or not scope.allows(unit) or index.book.section_at(unit) is not entry:
            return
        yield unit


def _distance(book: Book, first: Span, second: Span) -> int:
    """The characters between the starts of two places."""
    return book.starts[second.file] + second.start - book.starts[first.file] - first.start


def _onward(index: BookIndex, place: Span, reach: int) -> Iterator[Span]:
    """The units from ``place`` on, at least ``reach`` characters of them; a section of a PDF goes
    on over its pages, each of which is a file."""
    start, left = place.start, reach
    last = len(index.book.files) if index.book.paged else place.file + 1
    for file in range(place.file, last):
        yield from index.units_inside(Span(file, start, start + left + LONGEST))
        left -= len(index.book.files[file].text) - start
        if left <= 0:
            return
        start = 0


def _before(index: BookIndex, span: Span, scope: Scope, reach: int) -> list[Span]:
    """The last units before ``span`` in its section, the nearest first."""
    book = index.book
    start = max(0, span.start - _WINDOW)
    found: list[Span] = []
    for unit in reversed(index.units_inside(Span(span.file, start, span.start))):
        inside = book.section_at(unit) is book.section_at(span)
        if not inside or not scope.allows(unit) or (found and span.start - unit.start > reach):
            break
        found.append(unit)
    return found


@once_a_book
def _sections(book: Book) -> list[tuple[TocEntry, TocEntry | None]]:
    """The entries of the contents in reading order, each with the one above it."""
    order = sorted(
        (entry for entry in book.toc if book.holds(entry.place)),
        key=lambda entry: (entry.place.file, entry.place.start),
    )
    above: list[TocEntry] = []
    found: list[tuple[TocEntry, TocEntry | None]] = []
    for entry in order:
        while above and above[-1].level >= entry.level:
            above.pop()
        found.append((entry, above[-1] if above else None))
        above.append(entry)
    return found
