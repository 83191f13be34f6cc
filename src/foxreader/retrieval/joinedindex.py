"""Z7: the indexes of several books, read as the one of the joined book.

It is for what is asked of all of them at once: whether words stand in any, which words are names,
what stands around a unit. Evidence comes from each book's own index: see :mod:`retrieval.several`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from foxreader.core.joined import Joined, join
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index import schema
from foxreader.index.posting import BITS, Field
from foxreader.index.segment import Segment
from foxreader.index.store import Index, StoredPassage
from foxreader.index.words import terms
from foxreader.retrieval.semantic import Semantic


class JoinedIndex(Index):
    """The read side of some finished indexes, each inside its scope; closing it closes them.

    ``own`` are the indexes, ``scopes`` what may be seen of each, ``semantics`` their semantic
    lanes where those are on. A passage that a limit cuts is left out here. ``rewritten`` keeps
    the queries a model gave for a question and a language: it is asked for them once.
    """

    book: Joined

    def __init__(
        self,
        own: Sequence[Index],
        scopes: Sequence[Scope],
        semantics: Sequence[Semantic | None] = (),
    ) -> None:
        joined = join([index.book for index in own], scopes)
        super().__init__(Path(f"{joined.key}.joined"), joined, schema.in_memory(joined))
        self.own = tuple(own)
        self.scopes = tuple(scopes)
        self.semantics = tuple(semantics) or (None,) * len(own)
        self.rewritten: dict[tuple[str, str], tuple[str, ...]] = {}

    def close(self) -> None:
        """Let go of all the files."""
        with ExitStack() as stack:
            for index in self.own:
                stack.enter_context(closing(index))
        super().close()

    @cached_property
    def language(self) -> str:
        """The language all the books are in, or ""."""
        languages = {index.language for index in self.own}
        return languages.pop() if len(languages) == 1 else ""

    @property
    def searchable(self) -> bool:
        """Whether the full text of every book is complete."""
        return all(index.searchable for index in self.own)

    @cached_property
    def segments(self) -> tuple[Segment, ...]:
        """The segments that may be seen of each book, numbered on."""
        found: list[Segment] = []
        for number, (index, scope) in enumerate(zip(self.own, self.scopes, strict=True)):
            for segment in index.segments_in(scope):
                spans = tuple(self.book.shift(number, span) for span in segment.spans)
                found.append(replace(segment, id=len(found) + 1, spans=spans))
        return tuple(found)

    @cached_property
    def _own_passages(self) -> tuple[tuple[StoredPassage, ...], ...]:
        """The whole passages of each book that may be seen, numbered as there."""
        seen = zip(self.own, self.scopes, strict=True)
        return tuple(tuple(p for p in i.passages(s) if not p.clipped) for i, s in seen)

    @cached_property
    def _bases(self) -> tuple[int, ...]:
        """How many passages stand before each book's own."""
        lasts = (passages[-1].id if passages else 0 for passages in self._own_passages)
        return tuple(accumulate(lasts, initial=0))

    def passages(self, scope: Scope) -> list[StoredPassage]:
        """The passages of all the books, one book after the other."""
        found: list[StoredPassage] = []
        for number, passages in enumerate(self._own_passages):
            base = self._bases[number]
            shifted = ((p, self.book.shift(number, p.span)) for p in passages)
            found += [replace(p, id=base + p.id, span=span) for p, span in shifted]
        return [passage for passage in found if scope.allows(passage.span)]

    def units(self, passage: int, scope: Scope) -> tuple[Span, ...]:
        """The units of a passage that lie inside ``scope``."""
        for number, base in enumerate(self._bases[:-1]):
            if base < passage <= self._bases[number + 1]:
                own = self.own[number].units(passage - base, self.scopes[number])
                units = (self.book.shift(number, unit) for unit in own)
                return tuple(unit for unit in units if scope.allows(unit))
        return ()

    def units_in(self, scope: Scope) -> list[Span]:
        """All visible units of the books, one book after the other."""
        found = [
            self.book.shift(number, unit)
            for number, (index, own) in enumerate(zip(self.own, self.scopes, strict=True))
            for unit in index.units_in(own)
        ]
        return [unit for unit in found if scope.allows(unit)]

    def units_inside(self, span: Span) -> list[Span]:
        """The visible units that lie wholly inside ``span``."""
        number, place = self.book.unshift(span)
        own = self.own[number].units_inside(place)
        return [self.book.shift(number, unit) for unit in own if self.scopes[number].allows(unit)]

    def postings(self, term: str, last: int, field: Field = "body") -> array[int]:
        """The places where a term stands in any of the books, up to passage ``last``."""
        found: array[int] = array("I")
        for number, index in enumerate(self.own):
            base, count = self._bases[number], len(self._own_passages[number])
            if count and last > base:
                end = min(last - base, self._own_passages[number][-1].id)
                keys = self._keys(index, term)
                held = {at for key in keys for at in index.postings(key, end, field)}
                found.extend((base << BITS) + at for at in sorted(held))
        return found

    def words(self, head: str) -> list[str]:
        """The terms of all the books that begin with ``head``."""
        return sorted({word for index in self.own for word in index.words(head)})

    def lengths(self, last: int) -> dict[int, int]:
        """How many terms each passage up to ``last`` has."""
        return {p.id: p.length for p in self.passages(WHOLE_BOOK) if p.id <= last}

    def is_name(self, term: str, scope: Scope = WHOLE_BOOK) -> bool:
        """Whether any of the books writes ``term`` as a name."""
        return any(
            index.is_name(key, own)
            for index, own in zip(self.own, self.scopes, strict=True)
            for key in self._keys(index, term)
        )

    def _keys(self, index: Index, term: str) -> set[str]:
        """A term as a book of another language may have it too."""
        if index.language == self.language:
            return {term}
        return {term, *terms(term, index.language)}
