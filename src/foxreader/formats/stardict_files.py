"""The files of a dictionary: what .ifo says, the words of .idx and .syn, the texts of .dict."""

from __future__ import annotations

import re
import struct
import zlib
from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import IO

from foxreader.core.about import one_line
from foxreader.core.errors import DamagedBook, UnsafeBook, UnsupportedFormat
from foxreader.core.notice import Notice
from foxreader.language.compare import Exactness, compared_form
from foxreader.language.tokenize import stem
from foxreader.system.files import open_shared

# How much is read; all set by hand, far above what dictionaries have

MAX_INFO = 256 * 1024
"""Bytes of an .ifo file."""
MAX_INDEX = 256 * 1024 * 1024
"""Bytes of an .idx or .syn file, unpacked. The largest known have 60 million."""
_MAX_DATA = 4 * 1024**3
"""Bytes of a .dict or .dict.dz file on the disk."""
_MAX_UNPACKED = 512 * 1024 * 1024
"""Bytes that a .dict.dz without random access, which is unpacked whole, may have."""
_MAX_WORDS = 3_000_000
"""Words of an index, and synonyms of a list of them."""
_MAX_WORD = 1024
"""Bytes of a word; the format allows 255."""
_MAX_ENTRY = 1024 * 1024
"""Bytes of one entry."""
MAX_TEXT = 60_000
"""Characters of an entry that are shown: thirty pages."""
MAX_ENTRIES = 12
"""Entries of one dictionary that are shown for a word."""


# Texts: a .dict file, or one packed by dictzip or gzip

_EXTRA, _NAME, _COMMENT, _CHECK = 4, 8, 16, 2
"""Flags of a gzip header: the fields it has."""
_STEP = 1024 * 1024


class Texts:
    """The texts of a file, a piece at a time. ``name`` is the dictionary's, for what is wrong."""

    def __init__(self, path: Path, name: str) -> None:
        self._path, self._name = path, name
        if path.stat().st_size > _MAX_DATA:
            raise UnsafeBook(Notice("dictionary_too_large"))
        self._whole: bytes | None = None
        self._chunks: _ZippedChunks | None = None
        with open_shared(path) as file:
            packed = file.read(2) == b"\x1f\x8b"
            self._chunks = _chunks(file) if packed else None
        if packed and self._chunks is None:
            self._whole = unpacked(path, _MAX_UNPACKED, name)

    def read(self, offset: int, size: int) -> bytes:
        """``size`` bytes from ``offset`` on; raises an ``OpenError`` if they are not there."""
        if size > _MAX_ENTRY:
            raise UnsafeBook(Notice("entry_too_large", name=self._name))
        if self._whole is not None:
            found = self._whole[offset : offset + size]
        elif self._chunks is not None:
            found = self._from_chunks(self._chunks, offset, size)
        elif offset > _MAX_DATA:
            found = b""
        else:
            found = self._piece(offset, size)
        if len(found) < size:
            raise self._damaged()
        return found

    def _from_chunks(self, chunks: _ZippedChunks, offset: int, size: int) -> bytes:
        first, last = offset // chunks.length, (offset + max(size, 1) - 1) // chunks.length
        if last >= len(chunks.starts) - 1:
            raise self._damaged()
        data = b"".join(self._chunk(chunks, number) for number in range(first, last + 1))
        start = offset - first * chunks.length
        return data[start : start + size]

    def _chunk(self, chunks: _ZippedChunks, number: int) -> bytes:
        start, end = chunks.starts[number], chunks.starts[number + 1]
        try:
            # Never more than a chunk has, whatever its bytes would unpack to.
            return zlib.decompressobj(-15).decompress(
                self._piece(start, end - start), chunks.length
            )
        except zlib.error as error:
            raise self._damaged() from error

    def _piece(self, offset: int, size: int) -> bytes:
        with open_shared(self._path) as file:
            file.seek(offset)
            return file.read(size)

    def _damaged(self) -> DamagedBook:
        return DamagedBook(Notice("dictionary_damaged", name=self._name))


def unpacked(path: Path, most: int, name: str) -> bytes:
    """All of a gzip file, or of one that is not packed; raises an ``OpenError`` where it has more
    than ``most`` bytes or is damaged."""
    pieces, length = [], 0
    with open_shared(path) as file:
        packed = file.read(2) == b"\x1f\x8b"
        file.seek(0)
        unpack = zlib.decompressobj(31) if packed else None
        while raw := file.read(_STEP):
            while raw:
                try:
                    piece = raw if unpack is None else unpack.decompress(raw, _STEP)
                except zlib.error as error:
                    raise DamagedBook(Notice("dictionary_damaged", name=name)) from error
                raw = b"" if unpack is None else unpack.unconsumed_tail
                length += len(piece)
                if length > most:
                    raise UnsafeBook(Notice("dictionary_too_large"))
                pieces.append(piece)
    if unpack is not None and not unpack.eof:
        raise DamagedBook(Notice("dictionary_damaged", name=name))
    return b"".join(pieces)


class _ZippedChunks:
    """Where the pieces of a dictzip file begin, and how many bytes each unpacks to."""

    def __init__(self, length: int, starts: Sequence[int]) -> None:
        self.length, self.starts = length, starts


def _chunks(file: IO[bytes]) -> _ZippedChunks | None:
    """The pieces of a dictzip file; None for one that was packed in one piece."""
    file.seek(0)
    head = file.read(10)
    if len(head) < 10 or not head[3] & _EXTRA:
        return None
    extra = file.read(int.from_bytes(file.read(2), "little"))
    length, sizes = _sizes(extra)
    for flag in (_NAME, _COMMENT):
        if head[3] & flag:
            while file.read(1) not in (b"", b"\0"):
                pass
    if head[3] & _CHECK:
        file.read(2)
    if not sizes or not length:
        return None
    return _ZippedChunks(length, list(accumulate(sizes, initial=file.tell())))


def _sizes(extra: bytes) -> tuple[int, tuple[int, ...]]:
    """How many bytes each piece unpacks to, and how many it takes packed, by the field for it."""
    sizes: tuple[int, ...] = ()
    length = at = 0
    while at + 4 <= len(extra):
        size = int.from_bytes(extra[at + 2 : at + 4], "little")
        field = extra[at + 4 : at + 4 + size]
        if extra[at : at + 2] == b"RA" and len(field) >= 6:
            _, length, count = struct.unpack_from("<HHH", field)
            if len(field) >= 6 + 2 * count:
                sizes = struct.unpack_from(f"<{count}H", field, 6)
        at += 4 + size
    return length, sizes


# What .ifo says

_MAGIC = "StarDict's dict ifo file"
_LONGEST = 200
"""Characters of a dictionary's name that are kept; chosen."""


@dataclass(frozen=True, slots=True)
class Info:
    """``types`` are the kinds of each entry's fields, "" where each entry says its own.

    ``offset_bytes`` are the bytes of an offset in the index, 4 or 8.
    """

    name: str
    words: int
    offset_bytes: int = 4
    types: str = ""


def read_info(raw: bytes, called: str) -> Info:
    """The information in the .ifo file of the name ``called``, which is the name of a dictionary
    that has none; raises an ``OpenError`` that says what is wrong with it."""
    if len(raw) > MAX_INFO:
        raise UnsafeBook(Notice("dictionary_too_large"))
    first, *lines = raw.decode("utf-8-sig", "replace").splitlines() or [""]
    if first.strip() != _MAGIC:
        raise UnsupportedFormat(Notice("no_dictionary"))
    values = _values(lines)
    name = one_line(values.get("bookname", "")) or one_line(called) or "StarDict"
    name = name[:_LONGEST]
    count, bits = values.get("wordcount", ""), values.get("idxoffsetbits", "32")
    if not re.fullmatch("[0-9]+", count) or bits not in ("32", "64"):
        raise DamagedBook(Notice("dictionary_damaged", name=name))
    if len(count) > 9 or int(count) > _MAX_WORDS:
        raise UnsafeBook(Notice("dictionary_too_large"))
    return Info(name, int(count), int(bits) // 8, values.get("sametypesequence", ""))


def _values(lines: Iterable[str]) -> dict[str, str]:
    parts = (line.partition("=") for line in lines)
    return {key.strip(): value.strip() for key, mark, value in parts if mark}


# Words: the .idx file and the synonyms of the .syn file

_FOLDED = Exactness()


def _word_key(word: str) -> str:
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
        found = self._known.get(_word_key(word), ())
        numbers = [found] if isinstance(found, int) else list(found)
        return sorted(numbers, key=lambda number: self.word(number) != word)

    def numbers_by_stem(self, word: str, language: str) -> Sequence[int]:
        """The entries of single words with the same stem in ``language``."""
        if language not in self._stems:
            self._stems = {language: self._stemmed(language)}
        return self._stems[language].get(stem(_word_key(word), language), [])

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
            self._add(_word_key(word), number)

    def _read_synonyms(self, raw: bytes) -> None:
        for start, word in self._records(raw, 4):
            at = start + len(raw[start : raw.index(b"\0", start)]) + 1
            number = int.from_bytes(raw[at : at + 4], "big")
            if number < len(self._starts):
                self._add(_word_key(word), number)

    def _records(self, raw: bytes, tail: int) -> Iterator[tuple[int, str]]:
        """Start and word of each record, of which ``tail`` bytes follow the word's zero."""
        at = count = 0
        while at < len(raw):
            end = raw.find(b"\0", at, at + _MAX_WORD + 1)
            if end < 0 or end + 1 + tail > len(raw):
                raise DamagedBook(Notice("dictionary_damaged", name=self._name))
            count += 1
            if count > _MAX_WORDS:
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
