"""The printed numbers of pages: shown, and found from what the reader types. Pure functions."""

from __future__ import annotations

import re

from foxreader.core.book import Book, once_a_book
from foxreader.ui.platform.translation import Context, number

LabelWords = Context("LabelWords")


@once_a_book
def labels_of(book: Book) -> tuple[str, ...]:
    """The label of each page of a book of fixed pages: the printed one, else its count from 1."""
    found = [str(at + 1) for at in range(len(book.files))]
    for mark in book.pages:
        if mark.place.start == 0 and mark.place.file < len(found):
            found[mark.place.file] = mark.label
    return tuple(found)


def pages_words(book: Book, first: int, last: int) -> str:
    """The labels of the pages that show: "14", or "14 – 15"."""
    labels = labels_of(book)
    return labels[first] if first == last else f"{labels[first]} – {labels[last]}"


def of_words(book: Book, first: int) -> str:
    """How many pages there are; where the printed number is another one, which of them it is."""
    count = number(len(book.files))
    if labels_of(book)[first] == str(first + 1):
        return LabelWords.tr("of {0}").format(count)
    return LabelWords.tr("({0} of {1})").format(number(first + 1), count)


def page_named(book: Book, text: str) -> int | None:
    """The page that ``text`` names: by its printed number, else by its count; of "14 – 15" the
    first. None where there is no such page.
    """
    labels = [label.casefold() for label in labels_of(book)]
    wanted = text.strip().casefold()
    for name in (wanted, re.split(r"\s*[-–—]\s*", wanted)[0]):
        if name in labels:
            return labels.index(name)
        if name.isdecimal() and len(name) < 9 and 1 <= int(name) <= len(labels):
            return int(name) - 1
    return None
