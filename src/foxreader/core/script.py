"""The script a text is written in, by the names Unicode gives its letters."""

from __future__ import annotations

import unicodedata
from collections import Counter

from foxreader.core.book import Book, once_a_book

_ONE = {"hiragana": "cjk", "katakana": "cjk", "bopomofo": "cjk", "halfwidth": "cjk"}
"""Scripts that are written together count as one."""
DENSE = frozenset({"cjk", "hangul"})
"""Scripts a letter of which says about as much as three of an alphabet."""
_PROBES, _PROBE = 24, 120
"""How many places of a book tell its script, and how many characters of each. Chosen: a preface or
quotations in another script do not decide, and it takes a millisecond."""


def script_of(text: str) -> str:
    """The script most letters of ``text`` have, such as "latin"; "" where it has no letters."""
    found = Counter(
        unicodedata.name(char, "").partition(" ")[0].lower() for char in text if char.isalpha()
    )
    joined: Counter[str] = Counter()
    for name, count in found.items():
        joined[_ONE.get(name, name)] += count
    joined.pop("", None)
    return max(joined, key=lambda name: (joined[name], name)) if joined else ""


@once_a_book
def script_of_book(book: Book) -> str:
    """The script of a book, by letters from all of it; it depends on the text alone."""
    return script_of(
        "".join(
            book.files[place.file].text[place.start : place.start + _PROBE]
            for place in (book.place_at(number / _PROBES) for number in range(_PROBES))
        )
    )
