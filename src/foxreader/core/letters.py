"""The letters of a text: what is left of its words in every edition and format.

Editions and formats of a book differ in spaces, line breaks, hyphens, dashes, quotation marks,
ligatures and capitals. Its letters and digits stay, so words are looked for in a row of them.
"""

from __future__ import annotations

import re
import unicodedata
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache

from foxreader.core.book import Book, once_a_book


@cache
def _runs() -> re.Pattern[str]:
    """Matches letters, digits and the marks on them (accents, vowels of Indian scripts)."""
    marks = "".join(re.escape(chr(code)) for code in range(0x10000) if is_mark(chr(code)))
    return re.compile(rf"(?:[^\W_]|[{marks}])+")


@cache
def _letter(character: str) -> str:
    """The letters that ``character`` counts as, also with marks on it: "ﬁ" as "fi", "É" as "é"."""
    folded = unicodedata.normalize("NFKC", character).casefold()
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
        folded = run.lower() if run.isascii() else run.casefold()
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
