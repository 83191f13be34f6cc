"""What the shelf has the rest of the window do."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from foxreader.library.shelf import Shelved
from foxreader.retrieval.shelf.library_search import ShelfHit


class Doors(Protocol):
    """What leads from the shelf to a book, or to another part of the window."""

    def open(self, path: Path) -> None:
        """Open a book."""

    def open_elsewhere(self, path: Path) -> None:
        """Open a book in a window of its own."""

    def open_guide(self) -> None:
        """Open the guide."""

    def choose_file(self) -> None:
        """Have the reader choose a file to open."""

    def show_book(self) -> None:
        """Back to the open book."""

    def open_settings(self) -> None:
        """Show the settings."""

    def say(self, sentence: str) -> None:
        """Say a sentence to the reader."""

    def forget(self, book: Shelved) -> None:
        """Delete all that is kept of a book."""

    def go_to_hit(self, hit: ShelfHit) -> None:
        """Open the place of a search in its book."""

    def find_everywhere(self, words: str) -> None:
        """List all places of some words in all books."""
