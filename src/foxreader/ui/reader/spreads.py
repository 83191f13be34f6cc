"""Which two pages of fixed layout lie open side by side.

Pure: from what a book says of its pages and the shape of the window.
"""

from __future__ import annotations

from dataclasses import dataclass

from foxreader.core.book import Book, BookFile, Side


@dataclass(frozen=True, slots=True)
class Spread:
    """The numbers of the pages that lie open, None for a side that is left blank."""

    left: int | None = None
    right: int | None = None

    @property
    def pages(self) -> tuple[int, ...]:
        """Its pages, from the left."""
        return tuple(page for page in (self.left, self.right) if page is not None)

    def side_of(self, page: int) -> Side:
        """On which side ``page`` lies."""
        return "left" if page == self.left else "right"

    def beside(self, page: int) -> int | None:
        """The page that lies beside ``page``."""
        return self.right if page == self.left else self.left


def spread_at(book: Book, number: int, wide: bool) -> Spread | None:
    """The spread that page ``number`` lies in, in a window wider than high or not.

    None where the page lies open by itself, in the middle of the window.
    """
    if not _lies_beside(book.files[number], wide):
        return None
    first = number
    while first and _lies_beside(book.files[first - 1], wide):
        first -= 1
    spread = Spread()
    for page in range(first, len(book.files)):
        file = book.files[page]
        if not _lies_beside(file, wide):
            break
        joined = _joined(spread, page, file.side, book.leftward)
        if joined is None and number in spread.pages:
            break
        spread = joined or _begun(page, file.side, book.leftward)
    # A lone page that may lie on either side lies in the middle.
    return spread if len(spread.pages) == 2 or book.files[number].side else None


def _lies_beside(file: BookFile, wide: bool) -> bool:
    """Whether a file is a page that another one may lie beside."""
    open_by_itself = file.viewport is None or not file.linear or file.side == "center"
    return not open_by_itself and (file.facing == "both" or (wide and file.facing == ""))


def _joined(spread: Spread, page: int, side: Side, leftward: bool) -> Spread | None:
    """``spread`` with ``page`` as its second, or None where it cannot be."""
    if len(spread.pages) != 1:
        return None
    if leftward and spread.right is not None and side != "right":
        return Spread(page, spread.right)
    if not leftward and spread.left is not None and side != "left":
        return Spread(spread.left, page)
    return None


def _begun(page: int, side: Side, leftward: bool) -> Spread:
    right = side == "right" or (side == "" and leftward)
    return Spread(right=page) if right else Spread(left=page)
