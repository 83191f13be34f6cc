"""The sentence that is read, marked in the page; the page turns along while the reader stays."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from foxreader.aloud.spoken import Spoken
from foxreader.core.span import Span
from foxreader.ui.reader.marks import Reports, Then
from foxreader.ui.reader.spread_view import SpreadView
from foxreader.ui.reader.view import BookView

NAME = "spoken"
"""The name of the mark; its look is in the page's style sheets."""
_DOWN = 0.12
"""How far down the window a sentence is that was turned to, 0 to 1. Chosen: what follows has the
room, and the line before it is still seen."""
_REST = 120
"""Milliseconds the page rests until it is seen whether the reader has moved away. Chosen: a wheel
tells of each of its steps."""


class Follow(QObject):
    """Signal: ``followed`` the page goes along with what is read from now on, or the reader is
    elsewhere.

    The page goes along as long as the sentence being read is in sight. Who moves away stays there
    until the sentence is in sight again.
    """

    followed = Signal(bool)

    def __init__(self, reader: SpreadView) -> None:
        super().__init__(reader)
        self._reader = reader
        self._item: Spoken | None = None
        self._classes = {"active": "", "playing": ""}
        self._going = 0  # moves of ours that the page has not told of yet
        self.following = True
        self._look = QTimer(self, interval=_REST, singleShot=True)
        self._look.timeout.connect(self._see)
        reader.place_changed.connect(self._moved)
        reader.loaded.connect(self._arrived)

    def show(self, item: Spoken, active: str, playing: str) -> None:
        """Mark what is read now, and bring it on screen if the page goes along. ``active`` and
        ``playing`` are the book's classes for what is read, as in a :class:`FileAloud`."""
        before, self._item = self._item, item
        self._classes = {"active": active, "playing": playing}
        if before is None:
            self._follow(True)
        if before is None or self._going or not self._look.isActive():
            self._put(item)
            return
        # The page has moved just now: whether it goes along is decided by what was read then.
        self._look.stop()

        def seen(reports: Reports) -> None:
            if self._item is item:
                self._follow(_in_sight(reports))
                self._put(item)

        self._mark(before.spans, seen)

    def _put(self, item: Spoken) -> None:
        """Mark a sentence, and bring it on screen if the page goes along."""

        def marked(reports: Reports) -> None:
            if self._item is not item:
                return
            if _in_sight(reports):
                self._follow(True)
            elif self.following and not self._look.isActive():
                self._go()
            self._dress()

        self._mark(item.spans, marked)

    def shows(self, file: int) -> bool:
        """Whether a file is on screen."""
        return self._view(file).place.file == file

    def back(self) -> None:
        """Bring the sentence that is read on screen; from then on the page goes along again."""
        if self._item is not None:
            self._follow(True)
            self._go()
            self._dress()

    def clear(self) -> None:
        """Nothing is read any more."""
        if self._item is None:
            return
        self._item = None
        self._look.stop()
        self._reader.mark(NAME, [])
        self._classes = {"active": "", "playing": ""}
        for view in (self._reader, self._reader.facing):
            if view is not None and view.ready:
                view.call("aloud", {"id": "", **self._classes})
        self._follow(True)

    def _view(self, file: int) -> BookView:
        """The view that shows a file: of two pages that lie open each has its own."""
        facing = self._reader.facing
        return facing if facing is not None and facing.place.file == file else self._reader

    def _mark(self, spans: Sequence[Span], then: Then) -> None:
        view = self._view(spans[0].file)
        if view is self._reader:
            self._reader.mark(NAME, spans, then=then)
        else:
            self._reader.mark(NAME, spans)
            view.mark(NAME, spans, then=then)

    def _go(self) -> None:
        if self._item is not None:
            self._going += 1
            self._reader.go(self._item.place, _DOWN)

    def _dress(self) -> None:
        """Give the element that is read the class that the book has for it."""
        item = self._item
        if item is None:
            return
        view = self._view(item.place.file)
        here = view.place.file == item.place.file
        element = item.clip.element if item.clip is not None and here else ""
        playing = self._classes["playing"] if here else ""
        view.call("aloud", {"id": element, **self._classes, "playing": playing})

    def _arrived(self) -> None:
        """A document has come: what was asked of the one before is never told of."""
        self._going = 0
        self._dress()

    def _moved(self, place: Span) -> None:
        going, self._going = self._going, max(0, self._going - 1)
        if self._item is not None and not (going and self.shows(self._item.place.file)):
            self._look.start()  # it is not where it was sent

    def _see(self) -> None:
        """The reader has moved the page: away, if the sentence is out of sight."""
        item = self._item
        if item is None:
            return

        def marked(reports: Reports) -> None:
            if self._item is item:
                self._follow(_in_sight(reports))

        self._mark(item.spans, marked)

    def _follow(self, on: bool) -> None:
        if on != self.following:
            self.following = on
            self.followed.emit(on)


def _in_sight(reports: Reports) -> bool:
    return any(report["visible"] for report in reports)
