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
_SHARE = 0.52
"""The part of the window that both panels take at most; chosen: the page keeps about half."""


class Panels(QSplitter):
    """Contents, page and chat. Signal: ``toggled(str, bool)`` a panel is shown or not."""

    toggled = Signal(str, bool)

    def __init__(self, side: QWidget, page: QWidget, chat: QWidget, state: QSettings) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._state = state
        self._panels = {"panel": side, "chat": chat}
        self._before_hidden: dict[str, bool] = {}
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
            widget.setVisible(state.value(f"{name}_shown", "true") == "true")
        self.splitterMoved.connect(self._moved)

    def shown(self, name: str) -> bool:
        """Whether a panel is shown, or would be with its window."""
        return not self._panels[name].isHidden()

    def toggle(self, name: str, shown: bool | None = None) -> None:
        """Show a panel or not; without saying which, the other way round."""
        self._panels[name].setVisible(not self.shown(name) if shown is None else shown)
        self.toggled.emit(name, self.shown(name))

    def hide_all(self, hidden: bool) -> None:
        """Hide both panels, or show again those that were shown before."""
        if hidden == bool(self._before_hidden):
            return
        if hidden:
            self._before_hidden = {name: self.shown(name) for name in self._panels}
            for name in self._panels:
                self.toggle(name, False)
        else:
            before, self._before_hidden = self._before_hidden, {}
            for name, shown in before.items():
                self.toggle(name, shown)

    def keep(self) -> None:
        """Remember widths and what is shown."""
        for name, width in self._widths.items():
            shown = self._before_hidden.get(name, self.shown(name))
            self._state.setValue(f"{name}_width", width)
            self._state.setValue(f"{name}_shown", "true" if shown else "false")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width."""
        super().resizeEvent(event)
        share = min(1.0, _SHARE * self.width() / sum(self._widths.values()))
        side, chat = (round(width * share) for width in self._widths.values())
        self.setSizes([side, self.width() - side - chat, chat])

    def _moved(self) -> None:
        side, _, chat = self.sizes()
        self._widths = {
            "panel": side or self._widths["panel"],
            "chat": chat or self._widths["chat"],
        }
