"""The page between its two panels: widths as the reader likes them, and less in a narrow window."""

from __future__ import annotations

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

_WIDTHS = {"panel": 256, "chat": 392}
"""Pixels, from the drawing of the window."""
_LEAST = {"panel": 170, "chat": 280}
_LEAST_PAGE = 320
"""Pixels below which a panel and the page are not made narrower; chosen: a line has room."""
_NARROW = 1100
"""Pixels of the window below which the left panel gives way, from the drawing."""
_SHARE = 0.52
"""The part of the window that both panels take at most; chosen: the page keeps about half."""


class Panels(QSplitter):
    """Contents, page and chat. Signal: ``toggled(str, bool)`` a panel is shown or not.

    In a narrow window the left panel closes by itself, and opens when there is room again; what the
    reader opens or closes there stays so.
    """

    toggled = Signal(str, bool)

    def __init__(self, side: QWidget, page: QWidget, chat: QWidget, state: QSettings) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._state = state
        self._panels = {"panel": side, "chat": chat}
        # What the reader wants where there is room for it, in a narrow window, and in full screen.
        self._wanted = {n: state.value(f"{n}_shown", "true") == "true" for n in self._panels}
        self._wanted_narrow = self._narrow = False
        self._wanted_full: dict[str, bool] | None = None
        self._widths = {
            name: int(str(state.value(f"{name}_width", width))) for name, width in _WIDTHS.items()
        }
        page.setMinimumWidth(_LEAST_PAGE)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        for widget in (side, page, chat):
            self.addWidget(widget)
        self.setStretchFactor(1, 1)
        for name, widget in self._panels.items():
            widget.setMinimumWidth(_LEAST[name])
            widget.setVisible(self._wanted[name])
        self.splitterMoved.connect(self._moved)

    def shown(self, name: str) -> bool:
        """Whether a panel is shown, or would be with its window."""
        return not self._panels[name].isHidden()

    def toggle(self, name: str, shown: bool | None = None) -> None:
        """Show a panel or not; without saying which, the other way round."""
        shown = not self.shown(name) if shown is None else shown
        if self._wanted_full is not None:
            self._wanted_full[name] = shown
        else:
            self._wanted[name] = shown
            if name == "panel":
                self._wanted_narrow = shown
        self._apply()

    def hide_all(self, hidden: bool) -> None:
        """Hide both panels, or show again those that were shown before."""
        if hidden != (self._wanted_full is not None):
            self._wanted_full = dict.fromkeys(self._panels, False) if hidden else None
            self._apply()

    def _apply(self) -> None:
        for name, panel in self._panels.items():
            shown = self._wanted[name]
            if name == "panel" and self._narrow:
                shown = self._wanted_narrow
            if self._wanted_full is not None:
                shown = self._wanted_full[name]
            panel.setVisible(shown)
            self.toggled.emit(name, shown)

    def keep(self) -> None:
        """Remember widths and what is shown."""
        for name, width in self._widths.items():
            self._state.setValue(f"{name}_width", width)
            self._state.setValue(f"{name}_shown", "true" if self._wanted[name] else "false")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width."""
        super().resizeEvent(event)
        if (self.width() < _NARROW) != self._narrow:
            self._narrow, self._wanted_narrow = not self._narrow, False
            self._apply()
        share = min(1.0, _SHARE * self.width() / sum(self._widths.values()))
        side, chat = (round(width * share) for width in self._widths.values())
        self.setSizes([side, self.width() - side - chat, chat])

    def _moved(self) -> None:
        side, _, chat = self.sizes()
        self._widths = {
            "panel": side or self._widths["panel"],
            "chat": chat or self._widths["chat"],
        }
