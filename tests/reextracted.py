"""A book as another version of the program might extract it: the same words at other offsets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from foxreader.core.book import Book, BookFile
from foxreader.core.span import Span


def respaced(book: Book, change: Callable[[int, str], str] = lambda number, text: text) -> Book:
    """``book`` with a line before each file, wider gaps between paragraphs and soft hyphens.

    ``change`` may then change the text of a file, by its number, after all headings of the file.
    """
    files: list[BookFile] = []
    moved: list[list[int]] = []
    for number, file in enumerate(book.files):
        pieces, places, length = ["\n"], [], 1
        for sign in file.text:
            places.append(length)
            piece = {"\n": "\n \n", "b": "b\u00ad"}.get(sign, sign)
            pieces.append(piece)
            length += len(piece)
        places.append(length)
        moved.append(places)
        hidden = tuple((places[start], places[end]) for start, end in file.hidden)
        files.append(replace(file, text=change(number, "".join(pieces)), hidden=hidden))

    def there(place: Span) -> Span:
        places = moved[place.file]
        return Span(place.file, places[place.start], places[place.end])

    toc = tuple(replace(entry, place=there(entry.place)) for entry in book.toc)
    return replace(book, files=tuple(files), toc=toc)
