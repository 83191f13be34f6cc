"""The indexes of several books, read as one index of the joined book (Z7).

It answers what concerns all books at once: whether any book has a word, which words are names,
which units are next to a unit. Evidence comes from each book's own index, see
:mod:`.toolbox_of_several`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import cached_property
from itertools import accumulate

from foxreader.core.scope import WHOLE_BOOK, Joined, Scope, join
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, Segment, chapters
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.store import Index
from foxreader.index.storage.terms import (
    BITS,
    BookVocabulary,
    Field,
    StoredPassage,
    place,
    without_future,
)
from foxreader.language.tokenize import characters, terms
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.semantic import Semantic


class JoinedIndex:
    """Several finished indexes, each inside its scope, read as one. Closing it closes them.

    ``own`` are the indexes, ``searches`` a search of each, ``scopes`` what may be shown of each,
    ``semantics`` the semantic search of each, or None. ``rewritten`` keeps the queries a model gave
    for a question and a language, so that it is asked once. Passages hidden by the limits are
    numbered after all visible ones, so that words occurring only there can be recognised.
    """

    def __init__(
        self,
        own: Sequence[Index],
        scopes: Sequence[Scope],
        semantics: Sequence[Semantic | None] = (),
    ) -> None:
        self.book: Joined = join([index.book for index in own], scopes)
        self.own = tuple(own)
        self.searches = tuple(map(Search, own))
        self.scopes = tuple(scopes)
        self.semantics = tuple(semantics) or (None,) * len(own)
        self.rewritten: dict[tuple[str, str], tuple[str, ...]] = {}

    def close(self) -> None:
        """Closes the indexes of all books."""
        with ExitStack() as stack:
            for index in self.own:
                stack.enter_context(closing(index))

    @cached_property
    def scope(self) -> Scope:
        """The scope of the whole joined book; with a limit at its end if any book has a limit."""
        if all(scope.limit is None for scope in self.scopes):
            return WHOLE_BOOK
        last = max(len(self.book.files) - 1, 0)
        end = len(self.book.files[last].text) if self.book.files else 0
        return Scope(Span(last, end, end))

    @cached_property
    def language(self) -> str:
        """The language that all the books are in; "" if they differ."""
        languages = {index.language for index in self.own}
        return languages.pop() if len(languages) == 1 else ""

    @property
    def searchable(self) -> bool:
        """Whether the full text of every book is complete."""
        return all(index.searchable for index in self.own)

    @cached_property
    def segments(self) -> tuple[Segment, ...]:
        """The visible segments of all books, numbered from 1."""
        found: list[Segment] = []
        for number, (index, scope) in enumerate(zip(self.own, self.scopes, strict=True)):
            for segment in index.segments_in(scope):
                spans = tuple(self.book.shift(number, span) for span in segment.spans)
                found.append(replace(segment, id=len(found) + 1, spans=spans))
        return tuple(found)

    def segments_in(self, scope: Scope) -> list[Segment]:
        """The segments that end inside ``scope``."""
        return [s for s in self.segments if all(map(scope.allows, s.spans))]

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the joined book."""
        return tuple(chapters(self.book, self.segments))

    def chapters_in(self, scope: Scope) -> list[Chapter]:
        """The chapters of the joined book that end inside ``scope``."""
        return [chapter for chapter in self.chapters if chapter.ends_in(scope)]

    @cached_property
    def _own_passages(self) -> tuple[tuple[StoredPassage, ...], ...]:
        """The visible passages of each book, with their numbers in that book."""
        return tuple(
            tuple(self._as_seen(index, p) for p in index.passages(scope))
            for index, scope in zip(self.own, self.scopes, strict=True)
        )

    def _as_seen(self, index: Index, passage: StoredPassage) -> StoredPassage:
        """A passage with its length in terms up to the limit."""
        if not passage.clipped:
            return passage
        text = index.book.text_at(passage.span)
        return replace(passage, length=len(terms(text, index.language)))

    @cached_property
    def _bases(self) -> tuple[int, ...]:
        """The number to add to each book's passage numbers; the last is where hidden ones begin."""
        lasts = (passages[-1].id if passages else 0 for passages in self._own_passages)
        return tuple(accumulate(lasts, initial=0))

    def passages(self, scope: Scope) -> list[StoredPassage]:
        """The passages of all the books, one book after the other."""
        found: list[StoredPassage] = []
        for number, passages in enumerate(self._own_passages):
            base = self._bases[number]
            shifted = ((p, self.book.shift(number, p.span)) for p in passages)
            # The joined book has only visible text, so no passage of it is cut by a limit.
            found += [replace(p, id=base + p.id, span=at, clipped=False) for p, at in shifted]
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
        """The places of a term in all books, up to passage ``last``, hidden passages at the end."""
        found: array[int] = array("I")
        for number, base in enumerate(self._bases[:-1]):
            held = self._shown(number, term, last - base, field) if last > base else ()
            found.extend((base << BITS) + at for at in held)
        base = self._bases[-1]
        if last > base:
            for number, index in enumerate(self.own):
                hidden = self._hidden(number, term, last, field)
                found.extend((base << BITS) + at for at in hidden)
                base += max(p.id for p in index.passages(WHOLE_BOOK)) if hidden else 0
        return found

    def _shown(self, number: int, term: str, last: int, field: Field) -> list[int]:
        """The places of a term in the visible part of a book, with the numbers of that book."""
        index, passages = self.own[number], self._own_passages[number]
        if not passages:
            return []
        keys, end = self._keys(index, term), min(last, passages[-1].id)
        cut = passages[-1] if passages[-1].clipped and end == passages[-1].id else None
        # The stored postings of a passage that the limit cuts also cover the text past the limit.
        whole = end if cut is None else end - 1
        held = {at for key in keys for at in index.postings(key, whole, field)}
        if cut is not None and field != "title":
            text = index.book.text_at(cut.span)
            words = terms(text, index.language) if field == "body" else characters(text)
            held |= {place(cut.id, at) for at, word in enumerate(words) if word in keys}
        return sorted(held)

    def _hidden(self, number: int, term: str, last: int, field: Field) -> list[int]:
        """The places of a term in the hidden part of a book, with the numbers of that book."""
        if self.scopes[number].limit is None:
            return []
        index, passages = self.own[number], self._own_passages[number]
        first = passages[-1].id + (not passages[-1].clipped) if passages else 0
        keys = self._keys(index, term)
        found = {at for key in keys for at in index.postings(key, last, field)}
        return sorted(at for at in found if at >> BITS >= first)

    def words(self, head: str) -> list[str]:
        """The terms of all the books that begin with ``head``."""
        return sorted({word for index in self.own for word in index.words(head)})

    def names(self) -> list[str]:
        """The terms that any of the books writes with a capital anywhere."""
        return sorted({name for index in self.own for name in index.names()})

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

    def is_capitalised(self, term: str, scope: Scope = WHOLE_BOOK) -> bool:
        """Whether any of the books writes ``term`` with a capital only."""
        return any(
            index.is_capitalised(key, own)
            for index, own in zip(self.own, self.scopes, strict=True)
            for key in self._keys(index, term)
        )

    def summaries(self, scope: Scope) -> list[Summary]:
        """Always empty: summaries are read from each book's own index."""
        return []

    def extracts(self, scope: Scope) -> dict[int, tuple[Span, ...]]:
        """Always empty: extracts are read from each book's own index."""
        return {}

    def chunk_id_at(self, place: Span, scope: Scope) -> str:
        """The id of the chunk at ``place`` in its own book; "" if there is none."""
        number, own = self.book.unshift(place)
        return self.own[number].chunk_id_at(own, self.scopes[number])

    def redacted(self, text: str, scope: Scope) -> str:
        """A model's ``text`` without the sentences with words that occur only past ``scope``."""
        if scope.limit is None:
            return text
        return without_future(text, self.language, BookVocabulary(self, scope))

    def _keys(self, index: Index, term: str) -> set[str]:
        """A term, and its stem in the language of ``index`` if that is another language."""
        if index.language == self.language:
            return {term}
        return {term, *terms(term, index.language)}
