"""The letters of a part of a book: what stays the same when its text is extracted in another way.

Another extraction differs in space, hyphens, quotation marks and in what is hidden. Two parts are
taken for the same where their visible letters and digits are the same, in the same order.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator

from foxreader.core.book import Book, BookFile
from foxreader.core.span import Span

_LETTER = re.compile(r"[^\W_]")
_OPENING = ("Ps", "Pi")
"""The categories of Unicode of signs that belong to what follows them: brackets and quotes."""


class Letters:
    """The visible letters and digits of ``spans`` of a book, which are in reading order.

    A letter's number is how many come before it in the spans.
    """

    def __init__(self, book: Book, spans: Iterable[Span]) -> None:
        self._book = book
        self._files, self._offsets = array("I"), array("I")
        found: list[str] = []
        for span in spans:
            file = book.files[span.file]
            for start, end in _visible(file, span):
                places = [match.start() for match in _LETTER.finditer(file.text, start, end)]
                self._offsets.extend(places)
                self._files.extend([span.file] * len(places))
                found.extend(map(file.text.__getitem__, places))
        self.text = "".join(found)

    @property
    def key(self) -> str:
        """What two parts with the same letters share, and no two others."""
        return hashlib.blake2b(self.text.encode("utf-8"), digest_size=16).hexdigest()

    def numbers(self, span: Span) -> tuple[int, int]:
        """The number of the first letter in ``span``, and of the first one after it."""
        return self._number(span.file, span.start), self._number(span.file, span.end)

    def _number(self, file: int, offset: int) -> int:
        places = range(len(self._files))
        return bisect_left(places, (file, offset), key=lambda n: (self._files[n], self._offsets[n]))

    def span(self, first: int, after: int) -> Span | None:
        """Where the letters from number ``first`` up to ``after`` are, with the signs that belong
        to them; None where there are none, or in two files.
        """
        if not 0 <= first < after <= len(self._files):
            return None
        file = self._files[first]
        if self._files[after - 1] != file:
            return None
        text = self._book.files[file].text
        start, end = self._offsets[first], self._offsets[after - 1] + 1
        while start > 0 and _opens(text[start - 1]):
            start -= 1
        while end < len(text) and _closes(text[end]):
            end += 1
        return Span(file, start, end)


def _visible(file: BookFile, span: Span) -> Iterator[tuple[int, int]]:
    """The runs of ``span`` that a reader can see."""
    start = span.start
    for first, after in sorted(file.hidden):
        if after <= start:
            continue
        if first >= span.end:
            break
        if first > start:
            yield start, first
        start = after
    if start < span.end:
        yield start, span.end


def _opens(sign: str) -> bool:
    return sign in "\"'" or unicodedata.category(sign) in _OPENING


def _closes(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category[0] in "PM" and category not in _OPENING
