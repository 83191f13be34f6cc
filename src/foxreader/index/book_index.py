"""What a question reads of an index, be it of one book or of several that are asked as one."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Protocol

from foxreader.core.book import Book
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, Segment
from foxreader.index.storage.model_results import Summary
from foxreader.index.storage.terms import Field, StoredPassage


class BookIndex(Protocol):
    """The read side of an index. Every read that could show text stays inside its scope.

    Places are those of ``book``. See :class:`foxreader.index.storage.store.Index`, the index of one
    book, which can also be built, and ``JoinedIndex``, which reads those of several.
    """

    @property
    def book(self) -> Book:
        """The book it is of."""
        ...

    @property
    def language(self) -> str:
        """The language of the book as a short code, or ""."""
        ...

    @property
    def searchable(self) -> bool:
        """Whether the full text is complete."""
        ...

    @property
    def segments(self) -> tuple[Segment, ...]:
        """All segments, in reading order."""
        ...

    def segments_in(self, scope: Scope) -> list[Segment]:
        """The segments that end inside ``scope``."""
        ...

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters, in reading order."""
        ...

    def chapters_in(self, scope: Scope) -> list[Chapter]:
        """The chapters that end inside ``scope``."""
        ...

    def passages(self, scope: Scope) -> list[StoredPassage]:
        """The passages of ``scope`` in reading order; the last may be clipped."""
        ...

    def units(self, passage: int, scope: Scope) -> tuple[Span, ...]:
        """The units of a passage, by its number, that lie inside ``scope``."""
        ...

    def units_in(self, scope: Scope) -> list[Span]:
        """All visible units inside ``scope``, in reading order."""
        ...

    def units_inside(self, span: Span) -> list[Span]:
        """The visible units that lie wholly inside ``span``."""
        ...

    def postings(self, term: str, last: int, field: Field = "body") -> array[int]:
        """The places of a term up to passage ``last``: see :mod:`.storage.terms`."""
        ...

    def words(self, head: str) -> list[str]:
        """The terms that begin with ``head``; all of them for ""."""
        ...

    def names(self) -> list[str]:
        """The terms that the whole book writes with a capital anywhere."""
        ...

    def lengths(self, last: int) -> Mapping[int, int]:
        """How many terms each passage up to ``last`` has."""
        ...

    def is_name(self, term: str, scope: Scope = WHOLE_BOOK) -> bool:
        """Whether ``scope`` writes ``term`` as a name, with a capital."""
        ...

    def is_capitalised(self, term: str, scope: Scope = WHOLE_BOOK) -> bool:
        """Whether ``scope`` writes ``term`` with a capital only, maybe where sentences begin."""
        ...

    def summaries(self, scope: Scope) -> list[Summary]:
        """The summaries of segments inside ``scope``, in reading order."""
        ...

    def redacted(self, text: str, scope: Scope) -> str:
        """A model's ``text`` without the sentences that have words from past ``scope``."""
        ...

    def extracts(self, scope: Scope) -> Mapping[int, tuple[Span, ...]]:
        """The units that represent each segment inside ``scope``, by the segment's id."""
        ...

    def close(self) -> None:
        """Let go of the files."""
        ...

    def chunk_id_at(self, place: Span, scope: Scope) -> str:
        """The id of the first chunk inside ``scope`` that has the start of ``place``, or ""."""
        ...
