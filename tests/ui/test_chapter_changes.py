"""What is painted while one chapter takes the place of another: nothing but pages as they are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtQuickWidgets import QQuickWidget

from examples import step
from foxreader.core.span import Span
from foxreader.ui.platform.theme import DARK, LIGHT, Theme
from foxreader.ui.reader.page_style import PageStyle
from window import Window, book_of, settled

pytestmark = pytest.mark.gui

CHANGES = 20 // step(2)
BOOK = book_of(*(f"Chapter {n}. " + "Words of a chapter that is read. " * 400 for n in range(6)))
MAP = 24
"""Pixels at the right that are the margin map's, which is drawn a frame later."""


class Frames(QObject):
    """Every frame that the engine renders, and what is on screen then. Told by the renderer: no
    frame is missed, however fast it goes.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window.view)
        self._view = window.view
        self._engine = window.view.findChild(QQuickWidget)
        self.rendered: list[QImage] = []
        self.on_screen: list[QImage] = []
        self._looking = False
        self._engine.quickWindow().afterRendering.connect(
            self._rendered, Qt.ConnectionType.DirectConnection
        )

    def _rendered(self) -> None:
        if not self._looking:  # to look is to render once more
            QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        self._looking = True
        self.rendered.append(self._engine.grabFramebuffer())
        self.on_screen.append(self._view.grab().toImage())
        self._looking = False


def text_of(picture: QImage) -> QImage:
    """The page without the map."""
    return picture.copy(QRect(0, 0, picture.width() - MAP, picture.height()))


def is_blank(picture: QImage, theme: Theme) -> bool:
    """Whether the page is empty: it has the colour of the page alone."""
    empty = QImage(picture.size(), picture.format())
    empty.fill(theme.page)
    return picture == empty


def has_foreign(picture: QImage, theme: Theme) -> bool:
    """Whether anything stands in the margin, where the engine's own style begins its text, or at
    the right, where it has its scroll bar."""
    page = theme.page.upper()
    points = [(x, y) for x in range(0, 24, 2) for y in range(0, 200, 2)]
    points += [(picture.width() - MAP - 4, y) for y in range(0, picture.height(), 9)]
    return any(picture.pixelColor(x, y).name().upper() != page for x, y in points)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_no_raw_text_is_painted(window, qtbot, theme: Theme) -> None:
    window.view.apply(PageStyle(theme, flow="paged"))
    window.open(BOOK)
    qtbot.waitUntil(lambda: window.view._cover.isHidden())
    settled(window.view.page, qtbot, frames=10)
    frames = Frames(window)
    for number in range(CHANGES):
        old = text_of(window.view.grab().toImage())
        frames.rendered.clear()
        frames.on_screen.clear()
        window.view.go(Span((number + 1) % 6, 40 * number, 40 * number))
        qtbot.waitUntil(lambda: window.view.ready and window.view._cover.isHidden())
        qtbot.waitUntil(lambda: text_of(window.view.grab().toImage()) != old)  # noqa: B023
        settled(window.view.page, qtbot, frames=10)
        new = text_of(window.view.grab().toImage())
        assert new != old
        assert frames.rendered
        assert not any(has_foreign(frame, theme) for frame in frames.rendered)
        shown = [text_of(frame) for frame in frames.on_screen]
        assert all(one in (old, new) or is_blank(one, theme) for one in shown)
