"""The letters of a text: what is left of its words in every edition and format.

Editions and formats of a book differ in spaces, line breaks, hyphens, dashes, quotation marks,
ligatures and capitals. Its letters and digits stay, so words are looked for in a row of them.
"""

from __future__ import annotations

import re
import unicodedata
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice

from foxreader.core.book import Book, once_a_book

SMALL_CAPITALS = str.maketrans("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz")
"""Letters of phonetics with which books print names in small capitals; Unicode does not say which
letters they look like."""


@cache
def _runs() -> re.Pattern[str]:
    """Matches letters, digits and the marks on them (accents, vowels of Indian scripts)."""
    marks = "".join(re.escape(chr(code)) for code in range(0x10000) if is_mark(chr(code)))
    return re.compile(rf"(?:[^\W_]|[{marks}])+")


@cache
def _letter(character: str) -> str:
    """The letters that ``character`` counts as, also with marks on it: "ﬁ" as "fi", "É" as "é"."""
    folded = unicodedata.normalize("NFKC", character).casefold().translate(SMALL_CAPITALS)
    return "".join(_runs().findall(folded))


def letters_of(text: str) -> str:
    """The letters of ``text`` in one row."""
    return "".join(letters for _, letters in _pieces(text))


def first_letter(text: str) -> int | None:
    """The offset of the first letter of ``text``, None where it has none."""
    match = _runs().search(text)
    return None if match is None else match.start()


def is_mark(character: str) -> bool:
    """Whether ``character`` is a mark on the letter before it."""
    return unicodedata.category(character)[0] == "M"


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """The letters of ``text`` in pieces, each with the offset it begins at.

    A piece of several letters has one for each character of the text; what one character gives
    more than one letter for, or several characters give one, is a piece of one letter.
    """
    for match in _runs().finditer(text):
        run = match[0]
        folded = run.lower() if run.isascii() else run.casefold().translate(SMALL_CAPITALS)
        plain = run.isascii() or unicodedata.is_normalized("NFKC", run)
        if plain and len(folded) == len(run):
            yield match.start(), folded
            continue
        at = match.start()
        for cluster in _clusters(run):
            for letter in _letter(cluster):
                yield at, letter
            at += len(cluster)


def _clusters(run: str) -> Iterator[str]:
    """The characters of ``run``, each with the marks on it."""
    start = 0
    for end in range(1, len(run) + 1):
        if end == len(run) or not is_mark(run[end]):
            yield run[start:end]
            start = end


class LetterRow:
    """The letters of all files of a book in one row.

    ``text`` are the letters; ``paged`` says that the files are pages. A letter's number is its
    place in the row; its place in the book is counted in code points over all files, as
    ``Book.starts`` counts them.
    """

    def __init__(self, book: Book) -> None:
        self.paged = book.paged
        letters: list[str] = []
        self._numbers, self._places = array("q"), array("q")
        self._files = array("q")
        number = 0
        for start, file in zip(book.starts, book.files, strict=False):
            self._files.append(number)
            for at, piece in _pieces(file.text):
                self._numbers.append(number)
                self._places.append(start + at)
                letters.append(piece)
                number += len(piece)
        self.text = "".join(letters)

    def place(self, number: int) -> int:
        """Where a letter is in the book."""
        piece = bisect_right(self._numbers, number) - 1
        return self._places[piece] + number - self._numbers[piece]

    def number(self, place: int) -> int:
        """The number of the first letter at or after a place in the book."""
        piece = bisect_right(self._places, place) - 1
        if piece < 0:
            return 0
        end = self._numbers[piece + 1] if piece + 1 < len(self._numbers) else len(self.text)
        return min(self._numbers[piece] + place - self._places[piece], end)

    def file(self, number: int) -> int:
        """The file that a letter is in; the last with letters before it for the end of the row."""
        return bisect_right(self._files, number) - 1

    def file_start(self, file: int) -> int:
        """The number of the first letter of a file, or the row's length after the last file."""
        return self._files[file] if file < len(self._files) else len(self.text)

    def all(self, letters: str) -> Iterator[int]:
        """The numbers at which ``letters`` begin in the row."""
        at = self.text.find(letters)
        while at >= 0:
            yield at
            at = self.text.find(letters, at + 1)


@once_a_book
def letter_row(book: Book) -> LetterRow:
    """The letters of ``book``, made once."""
    return LetterRow(book)


# Words with something between them that was not there
#
# A page ends inside them, with its notes and the head of the next page, or one of them has the
# number of a note or an address after it.

_HOLD = 12
"""How many letters must follow each other after a break, to know that the words go on there.
Chosen, not measured."""
_NUMBER = 6
"""The most letters that are put between words inside a file: the number of a note or a page.
Chosen, not measured."""
_ADDRESS = 120
"""The most letters of an address that is printed after what links to it. Chosen, not measured."""
_FOOT = 3_000
"""The most letters between words at the end of a page: its notes and the head of the next one.
Chosen, not measured."""
_PER_BREAK = 100
"""Letters of words for each break that is allowed in them, after the first; a page has more.
Chosen, not measured."""
_MOST = 50
"""The most places where the words may begin that are tried. Chosen, not measured."""


Parts = tuple[tuple[int, int], ...]
"""Rows of letters, each by the number of its first letter and of the one after its last."""


def broken(row: LetterRow, before: str, quote: str, after: str) -> list[Parts]:
    """Where the letters of ``quote`` are, in their order and all of them, with breaks: for each
    place the parts that they are in."""
    if len(quote) < 2:
        return []
    starts = sorted(set(_beginnings(row, before, quote)))
    found = (_parts(row, start, quote, after) for start in starts)
    return [parts for parts in found if parts]


def _beginnings(row: LetterRow, before: str, quote: str) -> Iterator[int]:
    """Where the quote may begin: after the letters before it, or with its first ones alone."""
    near = before[-_HOLD:]
    for length in (2 * _HOLD, 1):
        if length > len(quote) or (length == 1 and len(near) < _HOLD):
            continue
        head = quote[:length] if length > 1 else near + quote[:1]
        found = list(islice(row.all(head), _MOST))
        if found:
            yield from (at + len(head) - length for at in found)
            return


def _parts(row: LetterRow, start: int, quote: str, after: str) -> Parts:
    """The parts of the quote that begins at the letter ``start``; () where letters are missing."""
    text, following = row.text, quote + after
    at, done = start, 0
    parts: list[tuple[int, int]] = []
    while len(parts) <= 1 + len(quote) // _PER_BREAK:
        same = _same(quote, done, text, at)
        parts.append((at, at + same))
        at, done = at + same, done + same
        if done == len(quote):
            return tuple(parts)
        hold = following[done : done + _HOLD]
        onward = text.find(hold, at, at + _FOOT + len(hold))
        if onward < 0 or len(hold) < _HOLD or not _may_break(row, at, onward):
            break
        at = onward
    return ()


def _may_break(row: LetterRow, at: int, onward: int) -> bool:
    """Whether words may break off before the letter ``at`` and go on with ``onward``."""
    if onward - at <= _NUMBER:
        return True
    between = row.text[at:onward]
    if onward - at <= _ADDRESS and ("http" in between or "www" in between):
        return True
    # What is put in may begin with the letters that the words go on with: a little before it.
    return row.paged and row.file(max(0, at - _HOLD)) != row.file(onward)


def _same(one: str, start: int, other: str, at: int) -> int:
    """How many letters are the same from ``start`` in ``one`` and from ``at`` in ``other``."""
    length = min(len(one) - start, len(other) - at)
    low = 0
    step = 64  # letters compared at once
    while (
        low < length
        and one[start + low : start + low + step] == (other[at + low : at + low + step])
    ):
        low += step
    while low < length and one[start + low] == other[at + low]:
        low += 1
    return min(low, length)


# Scripts, by the names Unicode gives their letters

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
