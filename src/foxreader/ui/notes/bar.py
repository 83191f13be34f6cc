"""The bar at a selection, or at a highlight that was pressed: mark it, note it, ask about it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QMenu,
    QToolButton,
    QWidget,
)

from foxreader.ui.notes.bubble import Bubble
from foxreader.ui.notes.place import bar_place, bar_room
from foxreader.ui.notes.swatches import Swatches
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import kept_entry
from foxreader.ui.reader.marks import OnScreen

HEIGHT = 36
"""Pixels, from the drawing."""
_NARROW = 560
"""Pixels of text below which some of the buttons are in a menu, from the drawing."""


class SelectionBar(Bubble):
    """Signals: ``bin_pressed``; ``note_wanted``; ``copy_wanted`` with the citation;
    ``look_up_wanted``; ``translate_wanted``; ``explain_wanted``; ``ask_wanted``.
    """

    bin_pressed = Signal()
    note_wanted = Signal()
    copy_wanted = Signal()
    look_up_wanted = Signal()
    translate_wanted = Signal()
    explain_wanted = Signal()
    ask_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._page = parent
        self.setObjectName("selectionBar")
        self.setAccessibleName(self.tr("What can be done with the selected words"))
        keys = self.tr("{0} (Ctrl+{1})")
        self.swatches = Swatches(theme, keys.format, "panel", self)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(self.around + 4, self.around, self.around + 4, self.around)
        row.setSpacing(2)
        row.addWidget(self.swatches)
        self._bin = self._button("", self.tr("Take the highlight away"), self.bin_pressed)
        row.addWidget(self._bin)
        row.addWidget(self._separator())
        self._menu = QMenu(self)
        self._more = QToolButton(self)
        self._folding: list[tuple[QToolButton, QAction]] = []
        for words, tooltip, act in (
            (self.tr("Note"), self.tr("Write a note to these words (Ctrl+M)"), self.note_wanted),
            (self.tr("Copy with citation"), "Ctrl+Shift+C", self.copy_wanted),
            (self.tr("Look up"), self.tr("Ask what the book says of these words"),
             self.look_up_wanted),
            (self.tr("Translate"), self.tr("Have the model translate this passage"),
             self.translate_wanted),
            (self.tr("Explain"), self.tr("Have the model explain this passage"),
             self.explain_wanted),
        ):  # fmt: skip
            made = self._button(words, tooltip, act)
            row.addWidget(made)
            entry = kept_entry(self._menu, words)
            entry.triggered.connect(act)
            self._folding.append((made, entry))
        self._make_more()
        row.addWidget(self._more)
        row.addWidget(self._separator())
        ask = self._button(self.tr("Ask"), self.tr("Ask about this passage (Ctrl+Shift+L)"),
                           self.ask_wanted)  # fmt: skip
        ask.setObjectName("barPrimary")
        row.addWidget(ask)
        self.apply_theme(theme)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def _button(self, words: str, tooltip: str, pressed: SignalInstance) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("barButton")
        button.setText(words)
        button.setToolTip(tooltip)
        button.setAccessibleName(words or tooltip)
        button.setFixedHeight(28)
        button.clicked.connect(pressed)
        return button

    def _make_more(self) -> None:
        self._more.setObjectName("barButton")
        self._more.setText("⋯")
        self._more.setToolTip(self.tr("More"))
        self._more.setAccessibleName(self.tr("More"))
        self._more.setFixedHeight(28)
        self._more.setMenu(self._menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _separator(self) -> QFrame:
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedSize(1, 20)
        return line

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        super().apply_theme(theme)
        self.swatches.apply_theme(theme)
        self._bin.setIcon(icon("trash", theme.muted))
        self._bin.setIconSize(QSize(16, 16))

    def name_colors(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        self.swatches.name(names)

    def _focus_moved(self, old: QWidget | None, now: QWidget | None) -> None:
        """Go when something else takes the focus; another program's window does not."""
        page = self._page
        inside = now is page or page.isAncestorOf(now) if now is not None else True
        if not inside and not isinstance(now, QMenu):
            self.hide()

    def take_keyboard(self) -> None:
        """Have the keyboard in the first of its buttons, where it is shown."""
        buttons = self.findChildren(QAbstractButton)
        first = next((one for one in buttons if one.isVisible() and one.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def show_color(self, color: str | None, *, pressed: bool) -> None:
        """Ring the colour the words have, and offer to take it away where it was ``pressed``."""
        self.swatches.choose({color} if color else ())
        self._bin.setVisible(pressed)

    def show_at(self, where: OnScreen) -> None:
        """Show the bar above the words, or below where there is no room."""
        left, right = bar_room(where, self._page.size())
        self._fold(right - left)
        size = QSize(self._natural(), HEIGHT)
        place = bar_place(where, size, self._page.size())
        self.lie(place.surface)
        self.point(place.pointer, up=place.up)
        self.appear()
        self.raise_()

    def _natural(self) -> int:
        self._row.activate()
        return self._row.sizeHint().width() - 2 * self.around

    def _fold(self, room: int) -> None:
        """Put what there is no room for into the menu, from the last on; the note stays."""
        for button, entry in self._folding:
            button.setVisible(True)
            entry.setVisible(False)
        self._more.setVisible(False)
        last = len(self._folding)
        while last > 1 and ((room < _NARROW and last > 3) or self._natural() > room):
            last -= 1
            button, entry = self._folding[last]
            button.setVisible(False)
            entry.setVisible(True)
            self._more.setVisible(True)
