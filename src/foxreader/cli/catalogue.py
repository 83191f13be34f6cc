"""The texts of a language as Qt's tools compile them: a ``.qm`` file, read without Qt.

The window's translations are the command line's too, and Qt takes a tenth of a second to load and
libraries that a server may not have. A file is a head and sections, each with a tag and a length.
One section has the hash of each text with the place of its message, sorted by hash; a message is
its translation, once for each plural form, and what it translates. Nothing is read ahead.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from foxreader.language.interface import TRANSLATIONS

_HEAD = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_TRANSLATION, _SOURCE, _CONTEXT, _END = 3, 6, 7, 1
"""Tags of sections, and of the parts of a message."""
_NONE = 0xFFFFFFFF
"""The length of a translation that is missing."""


def _arabic(n: int) -> int:
    few, many = 3 <= n % 100 <= 10, n % 100 >= 11
    return n if n < 3 else 3 if few else 4 if many else 5


def _one_or_many(n: int) -> int:
    return int(n != 1)


def _up_to_one_or_many(n: int) -> int:
    return int(n > 1)


def _no_forms(n: int) -> int:
    return 0


PLURALS: Mapping[str, Callable[[int], int]] = {
    "fr": _up_to_one_or_many, "zh_CN": _no_forms, "ja": _no_forms, "ar": _arabic,
}  # fmt: skip
"""The place of a number's form among those of a text, where it is not as in English."""


class Catalogue:
    """The translations of one language; a text that is not among them stays as it is."""

    def __init__(self, language: str, folder: Path = TRANSLATIONS) -> None:
        """Raises ``ValueError`` or ``OSError`` for a file that cannot be used."""
        data = (folder / f"foxreader_{language}.qm").read_bytes()
        if not data.startswith(_HEAD):
            raise ValueError(f"no translations: {language}")
        sections = dict(_parts(data, len(_HEAD)))
        hashes = memoryview(sections.get(_HASHES, b""))
        self._messages = sections.get(_MESSAGES, b"")
        self._hashes = [value for value, _ in struct.iter_unpack(">2I", hashes)]
        self._places = [place for _, place in struct.iter_unpack(">2I", hashes)]
        self._plural = PLURALS.get(language, _one_or_many)

    def translate(self, context: str, source: str, n: int | None = None) -> str:
        """``source`` in this language; ``n`` chooses its plural form."""
        wanted = source.encode()
        hashed = _hash(wanted)
        at = bisect_left(self._hashes, hashed)
        while at < len(self._hashes) and self._hashes[at] == hashed:
            parts = list(_message(self._messages, self._places[at]))
            named = dict(parts)
            if named.get(_SOURCE) == wanted and named.get(_CONTEXT) == context.encode():
                forms = [text for tag, text in parts if tag == _TRANSLATION]
                form = 0 if n is None else self._plural(abs(n))
                return forms[min(form, len(forms) - 1)].decode("utf-16-be") or source
            at += 1
        return source


def _parts(data: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """The sections of a file, each with its tag."""
    while at + 5 <= len(data):
        tag, length = struct.unpack_from(">BI", data, at)
        yield tag, data[at + 5 : at + 5 + length]
        at += 5 + length


def _message(data: bytes, at: int) -> Iterator[tuple[int, bytes]]:
    """The parts of the message at a place, each with its tag."""
    while at + 5 <= len(data) and data[at] != _END:
        tag, length = struct.unpack_from(">BI", data, at)
        length = 0 if length == _NONE else length
        yield tag, data[at + 5 : at + 5 + length]
        at += 5 + length


def _hash(text: bytes) -> int:
    """Qt's hash of a text, that of names in ELF files."""
    value = 0
    for byte in text:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value = (value ^ high >> 24) & ~high & 0xFFFFFFFF
    return value or 1
