"""What the work on the open book needs to know of it and of its reader."""

from __future__ import annotations

from typing import Protocol

from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.program.books import OpenBook
from foxreader.ui.platform.jobs import Latest


class ReadingState(Protocol):
    """The open book, where the reader is in it and how much of it may be used."""

    @property
    def opened(self) -> OpenBook | None:
        """The open book."""
        ...

    @property
    def place(self) -> Span | None:
        """Where the reader is."""
        ...

    @property
    def read(self) -> Span:
        """How far it is read."""
        ...

    @property
    def scope(self) -> Scope:
        """What of the book may be used now."""
        ...

    @property
    def latest_place(self) -> Latest[Span | None]:
        """Where the reader is in the open book, for a worker to follow."""
        ...

    @property
    def answering(self) -> Latest[bool]:
        """Whether a question is being answered, for a worker to follow."""
        ...
