"""When answers are drawn: that which is being written at once, many others a few pieces in each
event, so that the window answers meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from foxreader.ui.chat.drawing import Drawing
from foxreader.ui.chat.footnotes import Footnotes
from foxreader.ui.chat.transcript import Transcript
from foxreader.ui.chat.turn import Turn

_AT_ONCE = 4
"""Pieces that are drawn in one event; a piece of four claims takes about 2 ms, the first of all 13.
An answer of 24,000 characters has 50."""


class Painting(QObject):
    """Shows the answers of turns in the transcript. ``speaker`` names who wrote one; with
    ``footnotes_only`` answers are shown without their evidence lines."""

    def __init__(
        self,
        transcript: Transcript,
        footnotes: Footnotes,
        speaker: Callable[[Turn], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.footnotes_only = False
        self._transcript, self._speaker = transcript, speaker
        self._drawing = Drawing(footnotes)
        self._waiting: dict[int, Turn] = {}
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._draw_next)

    def draw(self, turn: Turn) -> None:
        """Show all of an answer now."""
        self._waiting.pop(turn.id, None)
        self._draw(turn, None)

    def draw_soon(self, turn: Turn) -> None:
        """Show an answer after those that wait to be shown."""
        self._waiting[turn.id] = turn
        self._next.start()

    def forget(self, first: int = 0) -> None:
        """The turn of the number ``first`` and all after it are no longer shown."""
        for waiting in [id_ for id_ in self._waiting if id_ >= first]:
            del self._waiting[waiting]
        self._drawing.forget(first)

    def _draw_next(self) -> None:
        turn = next(iter(self._waiting.values()), None)
        if turn is None:
            self._next.stop()
        elif self._draw(turn, _AT_ONCE):
            del self._waiting[turn.id]

    def _draw(self, turn: Turn, most: int | None) -> bool:
        """Draw at most so many pieces of an answer; whether it is all there."""
        drawn = self._drawing.of(turn, lined=turn.lined and not self.footnotes_only, most=most)
        speaker = self._speaker(turn)
        self._transcript.patch(turn.id, drawn.kind, drawn.pieces, speaker, whole=drawn.whole)
        return drawn.whole
