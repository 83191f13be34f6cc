"""Python's garbage is collected on the window's thread alone.

What a collection frees may be an object of Qt in a cycle of references, such as a dialog that was
closed. Python collects on whichever thread asks for memory next; freed on a worker, such an object
takes the program down with it.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_LOOK = 1000
"""Milliseconds after which is looked whether there is enough to collect. Chosen: a worker that
reads a book makes a million objects in that time, most of which end without a collection."""


class GarbageCollector(QObject):
    """Collects in Python's place, by Python's own thresholds, for as long as it lives."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._look = QTimer(self, interval=_LOOK)
        self._look.timeout.connect(self.collect)
        self._look.start()

    def collect(self) -> int:
        """Collect the generations that are beyond their threshold; gives how many of them."""
        grown = 0
        for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True):
            if count <= threshold:
                break
            grown += 1
        if grown:
            gc.collect(grown - 1)
        return grown
