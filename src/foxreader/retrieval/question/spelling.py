"""The name of the book that a name of the question is a misspelling of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from foxreader.core.scope import Scope
from foxreader.index.book_index import BookIndex
from foxreader.index.storage.posting import BITS

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
_EVERY = 2**31
"""A passage's number that is larger than any."""


class Spelling:
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
