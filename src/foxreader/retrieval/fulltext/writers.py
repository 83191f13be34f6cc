"""Which parts of a book are written by one of its people: journals and letters.

Where "Jonathan Harker's Journal" is a heading, the "I" up to the next such heading is Jonathan.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from foxreader.index.book_index import BookIndex
from foxreader.index.storage.posting import BITS
from foxreader.index.storage.stored_passage import StoredPassage
from foxreader.language.fold import fold
from foxreader.language.lexicon import language
from foxreader.language.names import articles
from foxreader.language.stem import stem
from foxreader.language.stop_words import with_english
from foxreader.language.tokenize import Token, token_terms, tokens

_LONGEST = 90
"""The most characters of a heading. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class _Heading:
    """A heading: its passage, where in its text it begins, and the terms of the names in it that
    are not of an addressee.
    """

    passage: int
    at: int
    writer: frozenset[str]


class Writers:
    """The journals and letters among the passages of one book that a question may see."""

    def __init__(self, index: BookIndex, passages: Mapping[int, StoredPassage]) -> None:
        self._index = index
        self._passages = passages
        self._headings: list[_Heading] | None = None

    def written_by(self, key: str) -> set[int]:
        """The passages of the journals and letters whose heading has ``key`` as the writer."""
        if self._headings is None:
            self._headings = sorted(self._found(), key=lambda one: (one.passage, one.at))
        found: set[int] = set()
        for number, heading in enumerate(self._headings):
            if key in heading.writer:
                following = self._headings[number + 1 :]
                after = max(self._passages) + 1
                if following:
                    # The passage of the next heading may begin with the end of this part.
                    after = following[0].passage + (following[0].at > 0)
                found |= self._in_file(heading.passage, after)
        return found

    def _in_file(self, first: int, after: int) -> set[int]:
        """The passages from ``first`` up to ``after`` that are in the file of the first."""
        file = self._passages[first].span.file
        inside = (self._passages.get(number) for number in range(first, after))
        return {one.id for one in inside if one is not None and one.span.file == file}

    def _found(self) -> Iterator[_Heading]:
        code = self._index.language
        words = language(code).names.writings
        last = last_whole(self._passages)
        keys = sorted({stem(word, code) for word in words})
        held = {at >> BITS for key in keys for at in self._index.postings(key, last)}
        for passage in held:
            text = self._index.book.text_at(self._passages[passage].span)
            for line in re.finditer(rf"^.{{1,{_LONGEST}}}$", text, re.MULTILINE):
                writer = self._writer(list(tokens(line.group())))
                if writer:
                    yield _Heading(passage, line.start(), writer)

    def _writer(self, line: list[Token]) -> frozenset[str]:
        """The terms of the writer in a heading; empty if the line is none."""
        code = self._index.language
        known = language(code).names
        folded = [stem(fold(token.text), code) for token in line]
        writings = {stem(word, code) for word in known.writings}
        # A heading begins its words with capitals, but for the small ones.
        small = with_english(code) | articles(code) | known.addressees
        if not all(t.text[0].isupper() or fold(t.text) in small for t in line):
            return frozenset()
        if not line or not line[0].text[0].isupper() or not writings.intersection(folded):
            return frozenset()
        to = next((n for n, t in enumerate(line) if fold(t.text) in known.addressees), len(line))
        return frozenset(
            key
            for token in line[:to]
            if token.text[0].isupper()
            for key in token_terms(token.text, token.kind, code)
            if key not in writings and fold(token.text) not in small
        )


def last_whole(passages: Mapping[int, StoredPassage]) -> int:
    """The last of the first passages that no limit cuts; 0 if there is none."""
    clipped = [p.id for p in passages.values() if p.clipped]
    return min(clipped) - 1 if clipped else max(passages, default=0)
