"""Code point offsets to and from the UTF-16 offsets that JavaScript counts in."""

from __future__ import annotations

import zlib
from bisect import bisect_left


class Utf16Map:
    """Both directions for one text; building costs one pass, a lookup one bisection.

    A UTF-16 offset in the middle of a surrogate pair maps to the character that follows it.
    """

    def __init__(self, text: str) -> None:
        self._points = [i for i, c in enumerate(text) if c > "\uffff"] if not text.isascii() else []
        self._units = [i + k for k, i in enumerate(self._points)]

    def to_utf16(self, offset: int) -> int:
        """The UTF-16 offset of code point ``offset``."""
        return offset + bisect_left(self._points, offset)

    def to_code_points(self, offset: int) -> int:
        """The code point offset of UTF-16 ``offset``."""
        return offset - bisect_left(self._units, offset)


def utf16_length(text: str) -> int:
    """How many UTF-16 units ``text`` has."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def fingerprint(text: str) -> int:
    """CRC-32 over the text's UTF-16 units, low byte first: the view computes the same."""
    return zlib.crc32(text.encode("utf-16-le", "surrogatepass"))
