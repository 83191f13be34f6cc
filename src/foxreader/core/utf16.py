"""Converts between code point offsets and the UTF-16 offsets of JavaScript."""

from __future__ import annotations

import re
import zlib
from bisect import bisect_left

_TWO_UNITS = re.compile("[\U00010000-\U0010ffff]")


class Utf16Map:
    """Converts offsets of one text in both directions: one pass to build, a bisection to look up.

    A UTF-16 offset in the middle of a surrogate pair maps to the character that follows it.
    """

    def __init__(self, text: str) -> None:
        self._points = [found.start() for found in _TWO_UNITS.finditer(text)]
        self._units = [i + k for k, i in enumerate(self._points)]

    def to_utf16(self, offset: int) -> int:
        """The UTF-16 offset of code point ``offset``."""
        return offset + bisect_left(self._points, offset)

    def to_code_points(self, offset: int) -> int:
        """The code point offset of UTF-16 ``offset``."""
        return offset - bisect_left(self._units, offset)


def utf16_length(text: str) -> int:
    """The length of ``text`` in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def fingerprint(text: str) -> int:
    """The CRC-32 of the text's UTF-16 units, low byte first. The view computes the same value."""
    return zlib.crc32(text.encode("utf-16-le", "surrogatepass"))
