"""What the chat has the rest of the window do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from foxreader.answer.conversation.stored import ReaderQuestion
from foxreader.core.span import Span
from foxreader.ui.chat.turn import Turn


class Doors(Protocol):
    """What a press in the transcript, or a command of an answer, has done outside of the chat."""

    def ask(self, asked: ReaderQuestion, instead: Turn | None = None) -> None:
        """Ask a question, perhaps in the place of an earlier turn, which is kept."""

    def stop(self) -> None:
        """Stop the answer that is being written."""

    def show_version(self, turn: Turn, at: str) -> None:
        """Show another version of a turn."""

    def show_evidence(self, turn: Turn, footnote: int) -> None:
        """Show all that is known of a footnote."""

    def show_sent(self, turn: Turn) -> None:
        """Show what left this computer for an answer."""

    def mark(self, spans: Sequence[Span]) -> None:
        """Mark what an answer cites of the open book in the page."""

    def highlight(self, turn: Turn) -> None:
        """Highlight what an answer cites."""

    def keep(self, turn: Turn) -> None:
        """Keep an answer as a note."""

    def check(self, turn: Turn) -> None:
        """Have an answer read again."""

    def stop_check(self, turn: Turn) -> None:
        """End the reading of an answer."""

    def correct(self, turn: Turn) -> None:
        """Have the reader correct an answer."""

    def mark_wrong(self, turn: Turn) -> None:
        """Keep that an answer is wrong."""

    def find(self, word: str) -> None:
        """Look up a word in the open book."""

    def open_link(self, address: str) -> None:
        """Open an address of an answer, if the reader says so."""

    def choose_model(self) -> None:
        """Have the reader choose what answers."""

    def keep_footnotes_only(self, on: bool) -> None:
        """Keep whether answers are shown without their evidence lines."""

    def leave_card(self) -> None:
        """The card of a footnote was closed by a press."""
