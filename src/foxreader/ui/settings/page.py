"""What the pages of the settings are made of: headings, hints, lines, fields; and scrolling."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.settings import bounds
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import fit, indent, plain

MARGIN = 24
"""Pixels around what is on a page, from the drawing of the dialogs."""


class SettingsPage(QWidget):
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

    def button(self, words: str, act: Callable[[], object]) -> QPushButton:
        """A button that Return in a field does not press, for the page to add."""
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button


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


# Fields


class FolderField(QWidget):
    """A folder, which may be empty. Signal: ``edited`` it was typed or chosen.

    ``name`` and ``choose`` say for screen readers what is entered and what the button does.
    """

    edited = Signal()

    def __init__(
        self, folder: str, name: str, choose: str, placeholder: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.line = QLineEdit(folder, self)
        self.line.setPlaceholderText(placeholder)
        self.line.setToolTip(plain(name))
        self.line.setAccessibleName(name)
        self.line.textEdited.connect(self.edited)
        button = QPushButton(self.tr("Choose…"), self)
        button.setAutoDefault(False)
        button.setAccessibleName(choose)
        button.clicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(button)
        self.setFocusProxy(self.line)

    @property
    def folder(self) -> str:
        """What was entered, "" for none."""
        return self.line.text().strip()

    def _choose(self) -> None:
        before = self.line.text() or str(Path.home())
        chosen = QFileDialog.getExistingDirectory(self, self.tr("The model's folder"), before)
        if chosen:
            self.line.setText(chosen)
            self.edited.emit()


class NumberBox(QDoubleSpinBox):
    """The setting ``name``, with at most ``decimals`` places; those not needed are not shown.

    A whole number too, since Qt's own field for them ends at two thousand million.
    """

    def __init__(self, name: str, decimals: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(*bounds(name))
        self.setDecimals(decimals)
        self.setGroupSeparatorShown(True)
        indent(self)

    def textFromValue(self, value: float) -> str:
        """The number without zeros at its end."""
        locale = self.locale()
        text = locale.toString(value, "f", self.decimals())
        point = locale.decimalPoint()
        return text.rstrip(locale.zeroDigit()).removesuffix(point) if point in text else text
