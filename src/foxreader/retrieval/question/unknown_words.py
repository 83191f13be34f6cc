"""What a word of the question that the book does not have is read as: its parts, or a name.

In order: the word without what is written together with it, its halves where the book has it with a
hyphen in it, the name it is a misspelling of, the name that sounds like it and stands beside the
same name, the parts of a compound. A word in quotes is left as it is.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from functools import lru_cache

from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.terms import BITS, starts
from foxreader.language.lexicon import common_words, language
from foxreader.language.names import beside, name_stem, sound_of, tells_whose
from foxreader.language.script import fold, fold_sentence
from foxreader.language.tokenize import Compound, split, stem, token_terms, tokens
from foxreader.language.tokenize import terms as index_terms
from foxreader.retrieval.question.question import Term

# Misspelt names

_SHORTEST = 3
"""A number of characters. Shorter names are not compared. Chosen, not measured."""
_LEAST_CHANGED = 4
"""A number of characters. Of a shorter name a letter may be left out, or two swapped, but none
changed: "Tim" is not a misspelt "Tom". Chosen, not measured."""
_LONG = 6
"""A number of characters. From this length on two letters may differ, below it one. Chosen, not
measured."""
_VERY_LONG = 8
"""A number of characters. A shorter name has at most one letter more or less than the name it is
read as: "Maisie" is not a misspelt "Maie". Chosen, not measured."""
_BARE = 5
"""A number of characters. Words without a capital letter are compared from this length on, and one
letter may differ. Chosen, not measured."""
_SOUNDING, _CLEARLY = 0.65, 0.05
"""How alike two names sound, 0 to 1, of which the book has one beside the same name as the question
the other; and how much more than the next one. Nicholas and Nikolay are by 0.77. Chosen."""
_EVERY = 2**31
"""A passage's number that is larger than any."""


class _NamesSpelt:
    """Finds names of one book that are spelt like a word it does not have.

    The names are read once and kept by their length, because a question must not wait for it.
    """

    def __init__(self, index: BookIndex) -> None:
        self._index = index
        self._names: dict[int, list[tuple[int, str]]] | None = None
        self._words: dict[int, list[tuple[int, str]]] | None = None

    def name_like(self, key: str, size: int, scope: Scope, *, capital: bool) -> str:
        """The name inside ``scope`` that ``key``, an index term, is a misspelling of; "" if none.

        The nearest one, and of equally near ones that which begins alike, then the most frequent.
        ``size`` is how many letters the word has, ``capital`` whether the question writes it as a
        name. A short name, and one with two mistakes, begins with the letter of the name it is
        read as.
        """
        if size < (_SHORTEST if capital else _BARE):
            return ""
        most = _most(size) if capital else 1
        found = sorted(
            self._near(key, size, most), key=lambda near: (near[0], near[1][:1] != key[:1])
        )
        best, count = "", 0
        rank: tuple[int, bool] | None = None
        for distance, word in found:
            alike = (distance, word[:1] != key[:1])
            if rank is not None and alike != rank:
                break
            held = self._count(word, scope)
            if held and self._is_name(word, scope, capital=capital):
                rank = alike
                if held > count:
                    best, count = word, held
        return best

    def sounding(self, key: str) -> list[tuple[float, str]]:
        """The names that sound like ``key``, an index term, most alike first, each with how much.

        The book may write a name in another language's way: Nikolay for Nicholas.
        """
        own = sound_of(key)
        found = []
        for word in (word for names in self._by_length(True).values() for _, word in names):
            sound = sound_of(word) if len(word) >= _LEAST_CHANGED else ""
            if sound[:1] == own[:1]:
                likeness = SequenceMatcher(None, own, sound)
                if likeness.quick_ratio() >= _SOUNDING and likeness.ratio() >= _SOUNDING:
                    found.append((likeness.ratio(), word))
        return sorted(found, key=lambda pair: (-pair[0], pair[1]))

    def _near(self, key: str, written: int, most: int) -> Iterator[tuple[int, str]]:
        """The names at most ``most`` letters away from ``key``, each with how many.

        ``written`` is how many letters the word has as it was written.
        """
        mask, size = _letters(key), len(key)
        by_length = self._by_length(_has_case(key))
        for length in range(size - most, size + most + 1):
            # A letter that differs changes at most two of the bits.
            close = [
                w for bits, w in by_length.get(length, ()) if (bits ^ mask).bit_count() <= 2 * most
            ]
            for word in close:
                distance = edits(key, word, most)
                swapped = sorted(word) == sorted(key)
                # Two letters and the first of them: "Hatter" is no misspelt "Carter".
                long = written >= _LONG and distance == 1
                alike = long or word[:1] == key[:1] or swapped
                whole = written >= _LEAST_CHANGED or length > size or swapped
                if 0 < distance <= most and alike and whole:
                    yield distance, word

    def _by_length(self, cased: bool) -> dict[int, list[tuple[int, str]]]:
        """The names of the book by their length; in a script without capitals all its words."""
        if not self._index.searchable:
            return _by_length(self._index.names() if cased else self._index.words(""))
        if cased:
            if self._names is None:
                self._names = _by_length(self._index.names())
            return self._names
        if self._words is None:
            self._words = _by_length(self._index.words(""))
        return self._words

    def _count(self, word: str, scope: Scope) -> int:
        """In how many passages inside ``scope`` a word occurs, without one that the limit cuts."""
        last = _EVERY
        if scope.limit is not None:
            whole = [p.id for p in self._index.passages(scope) if not p.clipped]
            last = whole[-1] if whole else 0
        return len({at >> BITS for at in self._index.postings(word, last)})

    def _is_name(self, word: str, scope: Scope, *, capital: bool) -> bool:
        """Whether the book writes ``word`` as a name: inside sentences too, if the question has
        no capital. "Engaged" is not a misspelt "Enraged" with which a sentence begins."""
        if not _has_case(word):
            return True
        index = self._index
        return index.is_capitalised(word, scope) if capital else index.is_name(word, scope)


def spelt_alike(asked: str, name: str) -> bool:
    """Whether ``asked`` may be a misspelling of ``name``, both folded words."""
    near = len(asked) >= _VERY_LONG or abs(len(asked) - len(name)) < 2
    most = _most(len(asked))
    return near and edits(asked, name, most) <= most


def _most(size: int) -> int:
    """How many letters may differ in a name of ``size`` letters."""
    return 2 if size >= _LONG else 1


def _by_length(words: Iterable[str]) -> dict[int, list[tuple[int, str]]]:
    found: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for word in words:
        found[len(word)].append((_letters(word), word))
    return found


def _letters(word: str) -> int:
    """A bit for each letter of ``word``, of 64; different letters may share one."""
    bits = 0
    for letter in word:
        bits |= 1 << (ord(letter) & 63)
    return bits


def _has_case(word: str) -> bool:
    """Whether a folded word is of a script with capital letters."""
    return word.upper() != word


@lru_cache(maxsize=1_000)
def edits(first: str, second: str, most: int) -> int:
    """How many letters to change, add, drop or swap with the next one make ``second`` of ``first``.

    A number above ``most`` if it is more.
    """
    if abs(len(first) - len(second)) > most:
        return most + 1
    before: Sequence[int] = ()
    last: Sequence[int] = range(len(second) + 1)
    for row, letter in enumerate(first, 1):
        now = [row]
        for column, other in enumerate(second, 1):
            value = min(last[column] + 1, now[-1] + 1, last[column - 1] + (letter != other))
            if row > 1 and column > 1 and (letter, first[row - 2]) == (second[column - 2], other):
                value = min(value, before[column - 2] + 1)
            now.append(value)
        if min(now) > most:
            return most + 1
        before, last = last, now
    return last[-1]


# Words read as others

_LEAST_BARE = 3
"""The fewest letters of a word from which an attached particle is taken. Chosen, not measured."""
_READ = 5
"""Places of a name that are read to see how the book writes it. Chosen, not measured."""
_LEAST_HALF = 2
"""The fewest letters before and after a hyphen in a word. Chosen, not measured."""
_APOSTROPHES = "'’ʼ"


class UnknownWords:
    """Reads the terms of a question that the book does not have inside a scope."""

    def __init__(self, index: BookIndex) -> None:
        self._index = index
        self._spelling = _NamesSpelt(index)

    def read(self, terms: list[Term], scope: Scope) -> list[Term]:
        """``terms`` with what the unknown ones of them are read as, in the same order."""
        seen = _Seen(self._index, scope)
        return [one for term in terms for one in self._read(term, terms, seen)]

    def _read(self, term: Term, terms: Sequence[Term], seen: _Seen) -> Iterator[Term]:
        if term.quoted or term.kind in ("unspaced", "number") or seen.has(term.key):
            yield term
            return
        bare = next(filter(seen.has, self._bare(term)), "")
        if bare:
            yield replace(term, key=bare)
            return
        halves = seen.halves(fold(term.surface))
        if halves:
            yield from (replace(term, key=half) for half in halves)
            return
        name = self._name(term, seen)
        written = seen.written(name) if name else ""
        if not (name and self._like(term, written)):
            name = self._beside(term, terms, seen)
            written = seen.written(name) if name else ""
        if name:
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
        if self._is_common(term):
            return ""
        size, named = len(_before_apostrophe(term.surface)), term.kind == "name"
        found = self._spelling.name_like(term.key, size, seen.scope, capital=named)
        # Helen is not Ellen.
        both = found and self._is_given(term.surface) and self._is_given(seen.written(found))
        return "" if both else found

    def _is_common(self, term: Term) -> bool:
        """Whether the language lists the word, and not as a given name."""
        named = term.kind == "name" and self._is_given(term.surface)
        return not named and fold(term.surface) in common_words(self._index.language)

    def _is_given(self, word: str) -> bool:
        return fold(_before_apostrophe(word)) in beside(self._index.language).given

    def _beside(self, term: Term, terms: Sequence[Term], seen: _Seen) -> str:
        """The name that sounds like the term and that the book, too, has right beside another name
        of the question; "" if there is none, or two are as much alike."""
        others = [t for t in terms if t.group == term.group and abs(t.place - term.place) == 1]
        others = [t for t in others if seen.has(t.key)]
        if term.kind != "name" or not others or len(term.key) < _LEAST_CHANGED:
            return ""
        if self._is_common(term):
            return ""
        found = [
            (likeness, name)
            for likeness, name in self._spelling.sounding(term.key)
            if any(
                seen.follow(name, t.key) if t.place > term.place else seen.follow(t.key, name)
                for t in others
            )
        ]
        clear = found and all(found[0][0] - likeness >= _CLEARLY for likeness, _ in found[1:])
        return found[0][1] if clear else ""

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

    def follow(self, first: str, second: str) -> bool:
        """Whether the index term ``second`` directly follows ``first`` inside the scope."""
        return bool(starts([self._index.postings(key, self._last) for key in (first, second)]))

    def halves(self, word: str) -> tuple[str, ...]:
        """The index terms of the halves of a folded word where the book has it with a hyphen in it,
        as a word has that was scanned at the end of a line; none where it does not."""
        code = self._index.language
        for at in range(_LEAST_HALF, len(word) - _LEAST_HALF + 1):
            first, second = (stem(half, code) for half in (word[:at], word[at:]))
            if not (self.has(first) and self.has(second)):
                continue
            passages = self._passages(first) & self._passages(second)
            if any(self._has_broken(word, at, number) for number in sorted(passages)[:_READ]):
                return first, second
        return ()

    def _has_broken(self, word: str, at: int, passage: int) -> bool:
        """Whether a passage has ``word`` with a hyphen at ``at``."""
        index = self._index
        texts = (index.book.text_at(unit) for unit in index.units(passage, self.scope))
        broken = re.compile(rf"\b{re.escape(word[:at])}[-\u2010\u2011]{re.escape(word[at:])}\b")
        return any(broken.search(fold_sentence(text)) for text in texts)

    def _passages(self, key: str) -> set[int]:
        return {at >> BITS for at in self._index.postings(key, self._last)}

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
