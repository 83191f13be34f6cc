"""What the pages of the settings are made of: headings, hints, lines; and a page that scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QLabel,
    QLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import fit

MARGIN = 24
"""Pixels around what is on a page, from the drawing of the dialogs."""


class Page(QWidget):
    """A page: its parts are added one below the other.

    ``foot`` is what the page has at the foot of the window, beside the button that closes it.
    """

    foot: QWidget | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(MARGIN, 18, MARGIN, 18)
        self.rows.setSpacing(10)

    def apply_theme(self, theme: Theme) -> None:
        """Tint what has an icon."""

    def heading(self, text: str) -> QLabel:
        """Add a heading."""
        return self._label("heading", text)

    def caption(self, text: str) -> QLabel:
        """Add the name of a part, in small capitals."""
        return self._label("caption", text.upper())

    def hint(self, text: str) -> QLabel:
        """Add a line of explanation."""
        return self._label("hint", text)

    def line(self) -> None:
        """Add a line that divides."""
        self.rows.addSpacing(4)
        self.rows.addWidget(hairline(self))
        self.rows.addSpacing(4)

    def _label(self, name: str, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.rows.addWidget(label)
        return label


def hairline(parent: QWidget) -> QFrame:
    """A line that divides."""
    line = QFrame(parent)
    line.setObjectName("hairline")
    return line


def scrolled(page: QWidget) -> QScrollArea:
    """``page`` in an area that scrolls where it is higher than its window."""
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def lay_out(
    dialog: QDialog, head: QLayout, middle: QLayout, foot: QLayout, size: tuple[int, int]
) -> None:
    """Give a dialog a head, a middle and a foot divided by lines, and ``size`` in pixels or what
    its window has room for.
    """
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addLayout(head)
    layout.addWidget(hairline(dialog))
    layout.addLayout(middle, 1)
    layout.addWidget(hairline(dialog))
    layout.addLayout(foot)
    dialog.resize(*size)
    fit(dialog)
