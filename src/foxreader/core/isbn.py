"""ISBNs: the number by which publishers tell editions apart."""

from __future__ import annotations

import re

_MARKED = re.compile(r"[\s\u00ad\u2010-\u2015-]")
_THIRTEEN = re.compile(r"97[89]\d{10}")
_TEN = re.compile(r"\d{9}[\dX]")


def isbn_of(text: str) -> str:
    """The ISBN in ``text`` as 13 digits; "" where it has none, or one with a wrong check digit.

    ``text`` may have hyphens and spaces in it and something before it, as in "urn:isbn:".
    """
    plain = _MARKED.sub("", text[:200]).upper()
    plain = plain.rpartition(":")[2].removeprefix("ISBN")
    if _THIRTEEN.fullmatch(plain):
        return plain if _check_digit(plain) == plain[-1] else ""
    if _TEN.fullmatch(plain) and plain.isascii():
        worth = sum((10 - at) * (10 if c == "X" else int(c)) for at, c in enumerate(plain))
        longer = f"978{plain[:9]}"
        return longer + _check_digit(longer) if worth % 11 == 0 else ""
    return ""


def _check_digit(digits: str) -> str:
    """The last digit of an ISBN of 13 digits, from its first twelve."""
    if not digits.isascii():
        return ""
    return str(-sum(int(c) * (3 if at % 2 else 1) for at, c in enumerate(digits[:12])) % 10)
