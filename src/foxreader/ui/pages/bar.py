"""The bars over fixed pages: one of the pages, one of the evidence in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QActionGroup, QFocusEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

from foxreader.library.kept_per_book import Fit, PageView, Spread
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import number, percent
from foxreader.ui.platform.widgets import kept_entry, set_margins

_HEIGHT = 40
"""Pixels; the drawing's."""
_BUTTON, _ICON = 28, 16
"""Pixels of a button and its icon; the drawing's."""
_PAGE, _ZOOM = 72, 56
"""Pixels of the fields; the drawing's, the second with room for "1,600 %"."""


class _Field(QLineEdit):
    """A field that shows something, and takes what is typed and confirmed instead.

    Signal: ``typed``.
    """

    typed = Signal(str)

    def __init__(self, width: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown = ""
        self.setFixedWidth(width)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.returnPressed.connect(self._confirmed)

    def _confirmed(self) -> None:
        self.typed.emit(self.text())

    def show_text(self, text: str) -> None:
        """Show ``text``, unless the reader is typing."""
        self._shown = text
        if not self.isModified() or not self.hasFocus():
            self.setText(text)
            self.setCursorPosition(0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """All of it is selected, so that typing takes its place."""
        super().focusInEvent(event)
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was typed and not confirmed is forgotten."""
        super().focusOutEvent(event)
        self.setModified(False)
        self.show_text(self._shown)


class PageBar(QFrame):
    """``page`` is the field for a page, ``print_action`` what prints. Signals: ``turned_page`` a
    row on or back, ``zoom_typed`` 1 for the size on paper, ``zoomed`` in steps, ``fit_chosen``,
    ``spread_chosen``, ``flow_chosen``, ``turned`` by degrees.
    """

    turned_page = Signal(int)
    zoom_typed = Signal(float)
    zoomed = Signal(int)
    fit_chosen = Signal(str)
    spread_chosen = Signal(str)
    flow_chosen = Signal(str)
    turned = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pageBar")
        self.setFixedHeight(_HEIGHT)
        self._buttons: dict[str, QToolButton] = {}
        self._theme: Theme | None = None
        self.page = _Field(_PAGE, self)
        self.page.setAccessibleName(self.tr("Page"))
        self.page.setToolTip(self.tr("Go to a page, by its printed number (Ctrl+G)"))
        self._of = QLabel(self)
        self._of.setObjectName("muted")
        self.zoom = _Field(_ZOOM, self)
        self.zoom.setObjectName("flat")
        self.zoom.setAccessibleName(self.tr("Zoom in per cent"))
        self.zoom.setToolTip(self.tr("The size of the page in per cent of paper"))
        self.zoom.typed.connect(self._zoom_typed)
        self._menu = QMenu(self)
        self._actions: dict[str, QAction] = {}
        self._lines: list[QFrame] = []
        self._rows = True
        self._make_menu()
        self._lay_out()
        self.hide()

    # What it shows

    def show_page(self, pages: str, of: str) -> None:
        """Name the pages that show, and how many there are."""
        self.page.show_text(pages)
        self._of.setText(of)

    def show_zoom(self, zoom: float) -> None:
        """Say how large the page is, 1 for its size on paper."""
        self.zoom.show_text(percent(zoom))

    def show_view(self, view: PageView) -> None:
        """Mark what is chosen."""
        chosen = {"fit-width": view.fit == "width", "fit-page": view.fit == "page",
                  "one-page": view.spread == "one", "two-pages": view.spread != "one"}  # fmt: skip
        for name, on in chosen.items():
            self._buttons[name].setChecked(on)
        for name in (view.spread, view.flow):
            self._actions[name].setChecked(True)
        for fit in ("page", "width", "text"):
            self._actions[fit].setChecked(view.fit == fit)
        if self._theme is not None:
            self.apply_theme(self._theme)

    def show_kinds(self, *, rows: bool) -> None:
        """Whether pages can lie in rows and be turned: not where each is a document of its own."""
        self._rows = rows
        for name in ("one-page", "two-pages", "turn"):
            self._buttons[name].setVisible(rows)
        for name, action in self._actions.items():
            action.setVisible(rows or name == "print")
        self._lines[2].setVisible(rows)

    def fit_into(self, width: int) -> None:
        """Leave out what has no room in ``width`` pixels; the keys and the menu have it."""
        groups: tuple[tuple[str, ...], ...] = (
            ("one-page", "two-pages", "turn"), ("fit-width", "fit-page"), ("minus", "plus"),
        )  # fmt: skip
        for group in groups:
            for name in group:
                self._buttons[name].setVisible(self._rows or group is not groups[0])
        self._of.show()
        for line, shown in zip(self._lines, (True, True, self._rows), strict=True):
            line.setVisible(shown)
        for at, group in enumerate(groups):
            if self.sizeHint().width() <= width:
                break
            for name in group:
                self._buttons[name].hide()
            self._lines[2 - min(at, 2)].hide()
        if self.sizeHint().width() > width:
            self._of.hide()
        self.resize(self.sizeHint().width(), _HEIGHT)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self._theme = theme
        for name, button in self._buttons.items():
            colour = theme.accent_ink if button.isChecked() else theme.muted
            button.setIcon(icon(name, colour, _ICON))

    # Making

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(2)
        row.addWidget(self._step("back", -1, self.tr("Previous page (Page Up)")))
        row.addWidget(self.page)
        row.addWidget(self._of)
        row.addWidget(self._step("forward", 1, self.tr("Next page (Page Down)")))
        self._line(row)
        row.addWidget(self._zoom_button("minus", -1, self.tr("Smaller (Ctrl+-)")))
        row.addWidget(self.zoom)
        row.addWidget(self._zoom_button("plus", 1, self.tr("Larger (Ctrl++)")))
        self._line(row)
        row.addWidget(self._fit("fit-width", "width", self.tr("Fit width (Ctrl+Shift+0)")))
        row.addWidget(self._fit("fit-page", "page", self.tr("Fit page (Ctrl+0)")))
        self._line(row)
        row.addWidget(self._spread("one-page", "one", self.tr("One page (D)")))
        row.addWidget(self._spread("two-pages", "cover", self.tr("Two pages (D)")))
        turn = self._button("turn", self.tr("Turn (Ctrl+R)"))
        turn.clicked.connect(partial(self.turned.emit, 90))
        row.addWidget(turn)
        more = self._button("more", self.tr("More about the pages"))
        more.setMenu(self._menu)
        more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row.addWidget(more)

    def _line(self, row: QHBoxLayout) -> None:
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedSize(1, 18)
        row.addSpacing(5)
        row.addWidget(line)
        row.addSpacing(5)
        self._lines.append(line)

    def _button(self, name: str, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setFixedSize(_BUTTON, _BUTTON)
        self._buttons[name] = button
        return button

    def _step(self, name: str, by: int, text: str) -> QToolButton:
        button = self._button(name, text)
        button.clicked.connect(partial(self.turned_page.emit, by))
        return button

    def _zoom_button(self, name: str, by: int, text: str) -> QToolButton:
        button = self._button(name, text)
        button.clicked.connect(partial(self.zoomed.emit, by))
        return button

    def _fit(self, name: str, fit: Fit, text: str) -> QToolButton:
        button = self._checkable(name, text)
        button.clicked.connect(partial(self._chosen, button, partial(self.fit_chosen.emit, fit)))
        return button

    def _spread(self, name: str, spread: Spread, text: str) -> QToolButton:
        button = self._checkable(name, text)
        chosen = partial(self.spread_chosen.emit, spread)
        button.clicked.connect(partial(self._chosen, button, chosen))
        return button

    def _checkable(self, name: str, text: str) -> QToolButton:
        button = self._button(name, text)
        button.setCheckable(True)
        return button

    def _chosen(self, button: QToolButton, act: Callable[[], object]) -> None:
        """What is chosen stays marked when it is pressed again."""
        button.setChecked(True)
        act()

    def _make_menu(self) -> None:
        fits: tuple[tuple[str, str], ...] = (
            ("page", self.tr("Whole page")),
            ("width", self.tr("Fit width")),
            ("text", self.tr("Fit the width of the text")),
        )
        spreads: tuple[tuple[str, str], ...] = (
            ("one", self.tr("One page")),
            ("two", self.tr("Two pages")),
            ("cover", self.tr("Two pages, the cover alone")),
        )
        flows: tuple[tuple[str, str], ...] = (
            ("scroll", self.tr("Pages below each other")),
            ("paged", self.tr("One row at a time")),
        )
        self._choose_one(fits, self.fit_chosen)
        self._choose_one(spreads, self.spread_chosen)
        self._choose_one(flows, self.flow_chosen)
        for name, degrees, words in (
            ("right", 90, self.tr("Turn to the right")), ("left", -90, self.tr("Turn to the left")),
        ):  # fmt: skip
            action = kept_entry(self._menu, words)
            action.triggered.connect(partial(self.turned.emit, degrees))
            self._actions[name] = action
        self._menu.addSeparator()
        self.print_action = self._actions["print"] = kept_entry(self._menu, self.tr("Print…"))

    def _choose_one(self, choices: tuple[tuple[str, str], ...], signal: SignalInstance) -> None:
        """A group of entries of the menu, of which one is marked."""
        group = QActionGroup(self)
        group.setExclusionPolicy(QActionGroup.ExclusionPolicy.ExclusiveOptional)
        for value, words in choices:
            action = kept_entry(self._menu, words)
            action.setCheckable(True)
            action.triggered.connect(partial(signal.emit, value))
            group.addAction(action)
            self._actions[value] = action
        self._menu.addSeparator()

    def _zoom_typed(self, text: str) -> None:
        number = re.search(r"\d+(?:[.,]\d+)?", text)
        if number is not None and float(number[0].replace(",", ".")) > 0:
            self.zoom.setModified(False)
            self.zoom_typed.emit(float(number[0].replace(",", ".")) / 100)
        else:
            self.zoom.selectAll()


# The bar of the evidence in a book of fixed pages: which of how many, and the answer it is of.


class EvidenceBar(QFrame):
    """``answer`` is pressed to see the answer. Signal: ``moved`` to the next evidence, or back."""

    moved = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pageBar")
        self.setFixedHeight(_HEIGHT)
        self._count = (0, 0)
        self._words = QLabel(self)
        self.answer = QPushButton(self.tr("Show the answer"), self)
        self.answer.setObjectName("quiet")
        self._buttons = {
            "chevron-up": self._button(-1, self.tr("Previous evidence (Alt+Up)")),
            "chevron-down": self._button(1, self.tr("Next evidence (Alt+Down)")),
        }
        row = QHBoxLayout(self)
        set_margins(row, 12, 0, 5, 0)
        row.setSpacing(4)
        row.addWidget(self._words)
        for button in self._buttons.values():
            row.addWidget(button)
        row.addWidget(self.answer)
        self.hide()

    def show_count(self, at: int, count: int) -> None:
        """Which evidence is shown, counted from 1, of how many."""
        self._count = at, count
        for button in self._buttons.values():
            button.setEnabled(count > 1)

    def fit_into(self, width: int) -> None:
        """Say less where ``width`` pixels are too few."""
        words = self.tr("Evidence {0} of {1}"), self.tr("{0} of {1}")
        numbers = [number(one) for one in self._count]
        for text, answer in ((words[0], True), (words[0], False), (words[1], False)):
            self._words.setText(text.format(*numbers))
            self._words.setAccessibleName(words[0].format(*numbers))
            self.answer.setVisible(answer)
            if self.sizeHint().width() <= width:
                break
        self.resize(self.sizeHint().width(), _HEIGHT)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        for name, button in self._buttons.items():
            button.setIcon(icon(name, theme.muted, _ICON))

    def _button(self, by: int, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setIconSize(QSize(_ICON, _ICON))
        button.setFixedSize(_BUTTON, _BUTTON)
        button.clicked.connect(partial(self.moved.emit, by))
        return button
