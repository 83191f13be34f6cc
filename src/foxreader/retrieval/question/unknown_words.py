"""What a word of the question that the book does not have is read as: its parts, or a name.

In order: the word without what is written together with it, the name it is a misspelling of, the
parts of a compound. A word in quotes is left as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.posting import BITS
from foxreader.language.common_words import common_words
from foxreader.language.compounds import Compound, split
from foxreader.language.fold import fold
from foxreader.language.lexicon import language
from foxreader.language.names import name_stem, tells_whose
from foxreader.language.stem import stem
from foxreader.language.tokenize import terms as index_terms
from foxreader.language.tokenize import token_terms, tokens
from foxreader.retrieval.question.query import Term
from foxreader.retrieval.question.spelling import Spelling, spelt_alike

_LEAST_BARE = 3
"""The fewest letters of a word from which an attached particle is taken. Chosen, not measured."""
_READ = 5
"""Places of a name that are read to see how the book writes it. Chosen, not measured."""
_APOSTROPHES = "'’ʼ"


class UnknownWords:
    """Reads the terms of a question that the book does not have inside a scope."""

    def __init__(self, index: BookIndex) -> None:
        self._index = index
        self._spelling = Spelling(index)

    def read(self, terms: list[Term], scope: Scope) -> list[Term]:
        """``terms`` with what the unknown ones of them are read as, in the same order."""
        seen = _Seen(self._index, scope)
        return [one for term in terms for one in self._read(term, seen)]

    def _read(self, term: Term, seen: _Seen) -> Iterator[Term]:
        if term.quoted or term.kind in ("unspaced", "number") or seen.has(term.key):
            yield term
            return
        bare = next(filter(seen.has, self._bare(term)), "")
        if bare:
            yield replace(term, key=bare)
            return
        name = self._name(term, seen)
        written = seen.written(name) if name else ""
        if name and self._like(term, written):
            read = "" if self._form(term, written) else written
            yield replace(term, key=name, kind="name", read=read, proper=True)
            return
        code = self._index.language
        parts = split(fold(term.surface), code, lambda word: seen.has(stem(word, code)))
        if parts is None:
            yield term
        else:
            yield from self._parts(term, parts)

    def _bare(self, term: Term) -> Iterator[str]:
        """The stems of the word without an attached particle, or without what follows an
        apostrophe."""
        code = self._index.language
        head = _before_apostrophe(term.surface)
        if head != term.surface and len(head) >= _LEAST_BARE:
            yield stem(fold(head), code)
        word = fold(term.surface)
        for particle in language(code).words.attached:
            if word.startswith(particle) and len(word) - len(particle) >= _LEAST_BARE:
                yield stem(word[len(particle) :], code)

    def _parts(self, term: Term, compound: Compound) -> Iterator[Term]:
        """The known parts of a compound as terms; with an unknown part also the compound."""
        if not compound.whole:
            yield term
        for part in compound.known:
            key = stem(part, self._index.language)
            yield replace(term, key=key, surface=term.surface if compound.whole else part)

    def _name(self, term: Term, seen: _Seen) -> str:
        """The name of the book that the term is a misspelling of, or ""."""
        if fold(term.surface) in common_words(self._index.language):
            return ""
        named = term.kind == "name"
        size = len(_before_apostrophe(term.surface))
        return self._spelling.name_like(term.key, size, seen.scope, capital=named)

    def _like(self, term: Term, written: str) -> bool:
        """Whether the word is spelt like the name as the book writes it.

        Index terms lack endings, so short names look more alike than they are. Where names have
        cases, their endings differ and are not compared.
        """
        if language(self._index.language).names.cases:
            return True
        return spelt_alike(fold(_before_apostrophe(term.surface)), fold(written))

    def _form(self, term: Term, written: str) -> bool:
        """Whether the word is only another form of the name the book writes."""
        asked, found = fold(term.surface), fold(written)
        stems = name_stem(asked), name_stem(found)
        same = stems[0] is not None and stems[0] == stems[1]
        return same or (tells_whose(term.surface, self._index.language) and asked[:-1] == found)


class _Seen:
    """The words of a book inside a scope."""

    def __init__(self, index: BookIndex, scope: Scope) -> None:
        self.scope = scope
        self._index = index
        self._last = 2**31  # larger than the number of any passage
        self._clipped: frozenset[str] = frozenset()
        if scope.limit is not None:
            passages = index.passages(scope)
            self._last = max((p.id for p in passages if not p.clipped), default=0)
            cut = [index.book.text_at(p.span) for p in passages if p.clipped]
            self._clipped = frozenset(
                key for text in cut for key in index_terms(text, index.language)
            )

    def has(self, key: str) -> bool:
        """Whether the index term ``key`` occurs inside the scope."""
        return key in self._clipped or bool(self._index.postings(key, self._last))

    def written(self, key: str) -> str:
        """The shortest word of index term ``key`` in the first passages inside the scope."""
        index = self._index
        passages = dict.fromkeys(at >> BITS for at in index.postings(key, self._last)[:_READ])
        units = [unit for passage in passages for unit in index.units(passage, self.scope)]
        words = [
            _before_apostrophe(token.text)
            for unit in units
            for token in tokens(index.book.text_at(unit))
            if key in token_terms(token.text, token.kind, index.language)
        ]
        return min(words, key=len, default=key)


def _before_apostrophe(word: str) -> str:
    """``word`` up to its first apostrophe."""
    ends = [at for mark in _APOSTROPHES if (at := word.find(mark)) > 0]
    return word[: min(ends)] if ends else word
