"""Opens the Text panel over the window and has what is chosen in it be seen and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QMainWindow

from foxreader.ui.book.book_controller import BookController
from foxreader.ui.look.choices import sample_of
from foxreader.ui.look.panel import WIDE, Chosen, Scope, ShownPage, TextPanel
from foxreader.ui.platform.accessibility import NOWHERE, has_keyboard, way_back
from foxreader.ui.reader.view import BookView
from foxreader.ui.window.appearance import Appearance
from foxreader.ui.window.bars import TopBar

_BELOW, _EDGE = 8, 12
"""Pixels between the panel and the bar above it, and the edge of the window; the design's."""


class TextSettings(QObject):
    """The panel under the button of letters, and whose settings it changes."""

    def __init__(
        self, window: QMainWindow, appearance: Appearance, controller: BookController,
        reader: BookView, top: TopBar,
    ) -> None:  # fmt: skip
        super().__init__(window)
        self._window, self._appearance, self._controller = window, appearance, controller
        self._reader, self._top = reader, top
        self._scope: Scope | None = None
        self._told: dict[str, Any] = {}
        self._back: Callable[[], None] = NOWHERE
        self._sample = ""
        self.panel = TextPanel(appearance.theme, window)
        self.panel.changed.connect(self._change)
        self.panel.default.clicked.connect(self._reset)
        self.panel.scope.chosen.connect(self._choose_scope)
        self.panel.close_button.clicked.connect(self.close)
        appearance.changed.connect(self._refresh)
        appearance.book_changed.connect(self._book_changed)
        reader.told.connect(self._heard)
        window.installEventFilter(self)

    @property
    def shown(self) -> bool:
        """Whether the panel is open."""
        return not self.panel.isHidden()

    @property
    def scope(self) -> Scope:
        """Whose settings are changed: the book's where it has its own, else those of all books."""
        if self._controller.opened is None:
            return "all"
        return self._scope or ("book" if self._appearance.has_own else "all")

    def toggle(self) -> None:
        """Open the panel, or close it."""
        if not self.close():
            self.open()

    def open(self) -> None:
        """Open the panel with the keyboard in it."""
        self._back = way_back()
        opened = self._controller.opened
        place = self._reader.place if opened is not None else None
        self._sample = sample_of(opened.book if opened is not None else None, place)
        self.panel.apply_theme(self._appearance.theme)
        self._show()
        self._place()
        self.panel.appear()
        self._light(True)
        self.panel.swatches[self._appearance.look.theme].setFocus()

    def close(self) -> bool:
        """Close the panel; whether it was open. The keyboard goes back to where it was."""
        if not self.shown:
            return False
        had = has_keyboard(self.panel)
        self.panel.hide()
        self._light(False)
        if had:
            self._back()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if event.type() == QEvent.Type.Resize and self.shown:
            self._place()
        return super().eventFilter(watched, event)

    def _light(self, on: bool) -> None:
        button = self._top.buttons["text"]
        button.setCheckable(True)
        button.setChecked(on)
        self._top.apply_theme(self._appearance.theme)

    def _place(self) -> None:
        """Under the bar, where reading ends; the foot of the window stays in view."""
        page = self._reader.mapTo(self._window, QPoint(0, 0)).y()
        self.panel.place(QRect(
            _EDGE, page + _BELOW, max(WIDE, self._window.width() - 2 * _EDGE),
            self._reader.height() - 2 * _BELOW,
        ))  # fmt: skip

    def _show(self) -> None:
        opened = self._controller.opened
        self.panel.show_page(
            ShownPage(
                self._appearance.look, self._told, self._sample,
                flows=self._reader.kind == "flowing", paged=self._reader.kind == "pages",
                has_book=opened is not None, own=self._appearance.has_own,
            ),
            self.scope,
        )  # fmt: skip

    def _refresh(self) -> None:
        self._mark()
        if self.shown:
            self.panel.apply_theme(self._appearance.theme)
            self._show()

    def _mark(self) -> None:
        """A dot on the button says that this book has a look of its own."""
        own = self._appearance.has_own
        said = self.tr("Text")
        if own:
            said = self.tr("Text; this book has its own")
        self._top.mark("text", own, said)

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "look":
            self._told = value
            if self.shown:
                self._show()

    def _book_changed(self) -> None:
        """What belongs to the book before goes with it."""
        self.close()
        self._scope = None
        self._mark()

    def _choose_scope(self, scope: Scope) -> None:
        self._scope = scope
        self._show()

    def _change(self, chosen: Chosen) -> None:
        scope = self._scope = self.scope
        self._appearance.change({chosen.name: chosen.value}, for_book=scope == "book")

    def _reset(self) -> None:
        scope = self._scope = self.scope
        self._appearance.reset(for_book=scope == "book")
