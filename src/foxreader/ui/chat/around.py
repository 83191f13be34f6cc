"""What a question can be about, where the reader is: asked of the window when it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from foxreader.core.scope import BookPart, Selection

About = tuple[Selection, str]
"""What a question is about, and that in words."""


class Around(Protocol):
    """The parts of the open book, and what of it is on screen."""

    def chapter(self, step: int = 0) -> BookPart | None:
        """The chapter the reader is in, or ``step`` after it; None where there is none."""
        ...

    def parts(self) -> Sequence[BookPart]:
        """The entries of the contents."""
        ...

    def page(self) -> About | None:
        """The page the reader is on; None without a book."""
        ...

    def passage(self) -> About | None:
        """What is selected in the page; None where nothing is."""
        ...

    def notes(self) -> Sequence[About]:
        """Each highlight of the open book, with its words and the reader's note to it."""
        ...


class Nowhere:
    """No book is open."""

    def chapter(self, step: int = 0) -> BookPart | None:
        """None."""
        return None

    def parts(self) -> Sequence[BookPart]:
        """None at all."""
        return ()

    def page(self) -> About | None:
        """None."""
        return None

    def passage(self) -> About | None:
        """None."""
        return None

    def notes(self) -> Sequence[About]:
        """None at all."""
        return ()
