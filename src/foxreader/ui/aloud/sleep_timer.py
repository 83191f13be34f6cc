"""When reading aloud stops by itself: after some minutes, or at the end of the chapter."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

MINUTES = (5, 15, 30, 45, 60, 90)
"""What the menu offers. Chosen."""
_SECOND = 1000
_MINUTE = 60 * _SECOND


class SleepTimer(QObject):
    """``minutes`` is what was chosen, 0 for none; ``chapter`` that the chapter's end was; ``due``
    that the time is up. Signal: ``changed`` what is left.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.minutes, self.chapter, self.due = 0, False, False
        self._ends = QTimer(self, singleShot=True)
        self._ends.timeout.connect(self._end)
        self.tick = QTimer(self, interval=20 * _SECOND)

    @property
    def left(self) -> int:
        """Minutes that are left, the begun one counted; 0 without a time."""
        if not self._ends.isActive():
            return 0
        # The system's timer may add some of its own.
        return min(self.minutes, -(-max(0, self._ends.remainingTime()) // _MINUTE))

    def set_minutes(self, minutes: float) -> None:
        """Stop in so many minutes, with the sentence that is read then; 0 for never."""
        self.clear()
        if minutes > 0:
            self.minutes = max(1, round(minutes))
            self._ends.start(round(minutes * _MINUTE))
            self.tick.start()
        self.changed.emit()

    def set_chapter(self) -> None:
        """Stop at the end of the chapter."""
        self.clear()
        self.chapter = True
        self.changed.emit()

    def clear(self) -> None:
        """Never stop."""
        self._ends.stop()
        self.tick.stop()
        self.minutes, self.chapter, self.due = 0, False, False
        self.changed.emit()

    def _end(self) -> None:
        self.tick.stop()
        self.due = True
        self.changed.emit()
