"""The list above the composer: what "/" and "@" can become. The field keeps the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from foxreader.ui.platform.widgets import plain

_MOST_ROWS = 10
"""Rows that are seen at once; chosen: all commands."""
_ROW = 26
"""Pixels of a row."""
_TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)


@dataclass(frozen=True, slots=True)
class Choice:
    """One row: its text, and what choosing it does; None where it cannot be chosen."""

    text: str
    act: Callable[[], None] | None


class Completion(QListWidget):
    """Choices above ``below``, whose field hands on the keys; hidden without any.

    ``said`` hears the row that would be taken, for screen readers: the focus stays in the field.
    """

    def __init__(self, below: QWidget, said: Callable[[str], None]) -> None:
        super().__init__(below)
        self._below, self._said = below, said
        self._choices: Sequence[Choice] = ()
        self.setObjectName("completion")
        self.setAccessibleName(self.tr("Commands, chapters and notes"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.itemClicked.connect(self._clicked)
        self.currentItemChanged.connect(self._tell)
        self.hide()

    def _clicked(self, item: QListWidgetItem) -> None:
        self._take(self.row(item))

    def offer(self, choices: Sequence[Choice]) -> None:
        """Show these, the first that can be chosen as the current one; hide without any."""
        self._choices = choices
        self.blockSignals(True)
        self.clear()
        for choice in choices:
            item = QListWidgetItem(choice.text)
            item.setToolTip(plain(choice.text))
            if choice.act is None:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(item)
        first = next((at for at, one in enumerate(choices) if one.act is not None), -1)
        self.blockSignals(False)
        self.setCurrentRow(first)
        self.setVisible(bool(choices))
        if choices:
            self._place()
        else:
            self._said("")

    def close_list(self) -> bool:
        """Hide the list; whether it was there."""
        shown = self.isVisible()
        self.offer(())
        return shown

    def handles(self, event: QKeyEvent) -> bool:
        """Whether a key of the field is for the list; on a press it does what the key says."""
        if not self.isVisible() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = Qt.Key(event.key())
        takes = key in _TAKE and self.currentRow() >= 0
        if not (takes or key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape)):
            return False
        if event.type() == QEvent.Type.KeyPress:
            if takes:
                self._take(self.currentRow())
            elif key == Qt.Key.Key_Escape:
                self.close_list()
            else:
                self._step(1 if key == Qt.Key.Key_Down else -1)
        return True

    def _step(self, by: int) -> None:
        usable = [at for at, one in enumerate(self._choices) if one.act is not None]
        if usable:
            here = usable.index(self.currentRow()) if self.currentRow() in usable else 0
            self.setCurrentRow(usable[(here + by) % len(usable)])

    def _take(self, row: int) -> None:
        act = self._choices[row].act
        if act is not None:
            self.offer(())
            act()

    def _tell(self) -> None:
        item = self.currentItem()
        self._said(item.text() if item is not None else "")

    def _place(self) -> None:
        """Lay the list over what is above the composer, in the panel they are both in."""
        panel = self._below.parentWidget() or self._below
        if self.parentWidget() is not panel:
            self.setParent(panel)
            self.show()
        height = _ROW * min(_MOST_ROWS, self.count()) + 2 * self.frameWidth() + 8
        top = self._below.mapTo(panel, QPoint(0, 0))
        self.setGeometry(top.x(), max(0, top.y() - height - 4), self._below.width(), height)
        self.raise_()
