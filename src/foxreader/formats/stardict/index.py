"""The words of a dictionary: the .idx file and the synonyms of the .syn file."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterator, Sequence

from foxreader.core.errors import DamagedBook, UnsafeBook
from foxreader.core.notice import Notice
from foxreader.formats.stardict.bounds import MAX_ENTRIES, MAX_WORD, MAX_WORDS
from foxreader.formats.stardict.info import Info
from foxreader.language.compare import Exactness, compared_form
from foxreader.language.stem import stem

_FOLDED = Exactness()


def word_key(word: str) -> str:
    """A word in the form in which words of a dictionary are compared."""
    if word.isascii():  # most words are, and this is much faster
        return " ".join(word.lower().split())
    return " ".join(compared_form(word, _FOLDED).split())


class WordIndex:
    """Finds the entries of words. An entry is known by its number in the .idx file."""

    def __init__(self, info: Info, raw: bytes, synonyms: bytes = b"") -> None:
        self._raw, self._name = raw, info.name
        self._tail = struct.Struct(">QI" if info.offset_bytes == 8 else ">II")
        self._starts = array("Q")
        self._known: dict[str, int | list[int]] = {}
        self._stems: dict[str, dict[str, list[int]]] = {}
        self._read_words()
        self._read_synonyms(synonyms)

    def __len__(self) -> int:
        return len(self._starts)

    def numbers(self, word: str) -> Sequence[int]:
        """The entries of a word or a synonym, in any case and with or without its accents; those
        that are written exactly so first."""
        found = self._known.get(word_key(word), ())
        numbers = [found] if isinstance(found, int) else list(found)
        return sorted(numbers, key=lambda number: self.word(number) != word)

    def numbers_by_stem(self, word: str, language: str) -> Sequence[int]:
        """The entries of single words with the same stem in ``language``."""
        if language not in self._stems:
            self._stems = {language: self._stemmed(language)}
        return self._stems[language].get(stem(word_key(word), language), [])

    def word(self, number: int) -> str:
        """The word of an entry."""
        start = self._starts[number]
        return self._raw[start : self._raw.index(b"\0", start)].decode("utf-8", "replace")

    def place(self, number: int) -> tuple[int, int]:
        """Offset and size of an entry's text in bytes; nothing says that they are true."""
        end = self._raw.index(b"\0", self._starts[number]) + 1
        offset, size = self._tail.unpack_from(self._raw, end)
        return offset, size

    # Reading

    def _read_words(self) -> None:
        for number, (start, word) in enumerate(self._records(self._raw, self._tail.size)):
            self._starts.append(start)
            self._add(word_key(word), number)

    def _read_synonyms(self, raw: bytes) -> None:
        for start, word in self._records(raw, 4):
            at = start + len(raw[start : raw.index(b"\0", start)]) + 1
            number = int.from_bytes(raw[at : at + 4], "big")
            if number < len(self._starts):
                self._add(word_key(word), number)

    def _records(self, raw: bytes, tail: int) -> Iterator[tuple[int, str]]:
        """Start and word of each record, of which ``tail`` bytes follow the word's zero."""
        at = count = 0
        while at < len(raw):
            end = raw.find(b"\0", at, at + MAX_WORD + 1)
            if end < 0 or end + 1 + tail > len(raw):
                raise DamagedBook(Notice("dictionary_damaged", name=self._name))
            count += 1
            if count > MAX_WORDS:
                raise UnsafeBook(Notice("dictionary_too_large"))
            yield at, raw[at:end].decode("utf-8", "replace")
            at = end + 1 + tail

    def _add(self, key: str, number: int) -> None:
        known = self._known.setdefault(key, number)
        if isinstance(known, int):
            if known != number:
                self._known[key] = [known, number]
        elif len(known) < MAX_ENTRIES and number not in known:
            known.append(number)

    def _stemmed(self, language: str) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for key, known in self._known.items():
            if " " not in key:
                numbers = found.setdefault(stem(key, language), [])
                if len(numbers) < MAX_ENTRIES:
                    numbers += [known] if isinstance(known, int) else known[:2]
        return found
