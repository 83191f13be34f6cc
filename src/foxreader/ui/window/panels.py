"""The page between its two panels: widths as the reader likes them; drawers where it is narrow."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QSplitter, QStyle, QVBoxLayout, QWidget

_WIDTHS, _WIDE_WIDTHS = {"panel": 256, "chat": 392}, {"panel": 288, "chat": 480}
"""Pixels of the panels until the reader drags one, in most windows and in wide ones; the design's.
"""
_WIDE = 2200
"""Pixels from which a window is wide. Chosen: two columns of the text have room beside them."""
_LEAST = {"panel": 170, "chat": 280}
_LEAST_PAGE = 320
"""Pixels below which a panel and the page are not made narrower; chosen: a line has room."""
_OVER = {"panel": 1100, "chat": 860}
"""Pixels of the window below which a panel lies over the page, from the drawing."""
_DRAWER = {"panel": 256, "chat": 344}
"""Pixels of a panel over the page, from the drawing."""
_NARROW_CHAT = 344
"""Pixels of the chat beside the page where the left panel has no place beside it, from the
drawing."""
_ALONE = 640
"""Pixels of the window below which a drawer takes all of it, from the drawing."""
_SHARE = 0.52
"""The part of the window that both panels take at most; chosen: the page keeps about half."""
_SLIDE = 140
"""Milliseconds in which a drawer slides in, from the drawing."""


class Panels(QWidget):
    """Contents, page and chat. Signal: ``toggled`` a panel is shown or not.

    In a narrow window a panel closes by itself, and opens when there is room again. There the
    reader can open it over the page, as a drawer, which closes when the page takes the keyboard.
    """

    toggled = Signal(str, bool)

    def __init__(self, side: QWidget, page: QWidget, chat: QWidget, state: QSettings) -> None:
        super().__init__()
        self._state, self._page = state, page
        self._panels = {"panel": side, "chat": chat}
        # What the reader wants where there is room for it, in full screen, and over the page.
        self._wanted = {n: state.value(f"{n}_shown", "true") == "true" for n in self._panels}
        self._wanted_full: dict[str, bool] | None = None
        self._drawer = ""
        self._needed = dict.fromkeys(self._panels, 0)
        self._chosen = {
            name: width
            for name, drawn in _WIDTHS.items()
            if (width := int(str(state.value(f"{name}_width", drawn)))) != drawn
        }
        page.setMinimumWidth(_LEAST_PAGE)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(1)
        self._splitter.setChildrenCollapsible(False)
        for widget in (side, page, chat):
            self._splitter.addWidget(widget)
        self._splitter.setStretchFactor(1, 1)
        for name, widget in self._panels.items():
            widget.setMinimumWidth(_LEAST[name])
            widget.setVisible(self._wanted[name])
        self._splitter.splitterMoved.connect(self._moved)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._splitter)
        self._motion = QPropertyAnimation(propertyName=b"geometry", parent=self)
        self._motion.setDuration(_SLIDE)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self._focus_moved)

    @property
    def _widths(self) -> dict[str, int]:
        """The width of each panel: the reader's, else the one drawn for such a window."""
        return (_WIDE_WIDTHS if self.width() >= _WIDE else _WIDTHS) | self._chosen

    def fill(self, name: str, panel: QWidget) -> None:
        """Have ``panel`` in the place of the one of that name."""
        before = self._panels[name]
        self._panels[name] = panel
        panel.setMinimumWidth(_LEAST[name])
        if (at := self._splitter.indexOf(before)) >= 0:
            self._splitter.replaceWidget(at, panel)
        panel.setVisible(not before.isHidden())
        before.setParent(None)
        before.deleteLater()
        self._apply()

    def shown(self, name: str) -> bool:
        """Whether a panel is shown, or would be with its window."""
        return not self._panels[name].isHidden()

    def toggle(self, name: str, shown: bool | None = None) -> None:
        """Show a panel or not; without saying which, the other way round."""
        shown = not self.shown(name) if shown is None else shown
        if self._wanted_full is not None:
            self._wanted_full[name] = shown
        elif not self.is_over(name):
            self._wanted[name] = shown
        if self.is_over(name):
            self._drawer = name if shown else "" if self._drawer == name else self._drawer
        self._apply()

    def need(self, name: str, width: int) -> None:
        """Have a panel at least so wide, in pixels; 0 for as the reader likes it."""
        self._needed[name] = width
        self._apply()

    def is_over(self, name: str) -> bool:
        """Whether a panel has room only over the page."""
        return self.width() < _OVER[name]

    def close_drawer(self) -> bool:
        """Close the panel that lies over the page; whether there was one."""
        if not self._drawer:
            return False
        self.toggle(self._drawer, False)
        return True

    def hide_all(self, hidden: bool) -> None:
        """Hide both panels, or show again those that were shown before."""
        if hidden != (self._wanted_full is not None):
            self._wanted_full = dict.fromkeys(self._panels, False) if hidden else None
            self._drawer = ""
            self._apply()

    def keep(self) -> None:
        """Remember widths and what is shown."""
        for name, width in self._chosen.items():
            self._state.setValue(f"{name}_width", width)
        for name, wanted in self._wanted.items():
            self._state.setValue(f"{name}_shown", "true" if wanted else "false")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Distribute the width."""
        super().resizeEvent(event)
        if self._drawer and not self.is_over(self._drawer):
            self._drawer = ""  # there is room beside the page again
        self._apply()

    def _apply(self) -> None:
        for name, panel in self._panels.items():
            before = self.shown(name)
            over = self.is_over(name)
            wanted = self._wanted if self._wanted_full is None else self._wanted_full
            shown = self._drawer == name if over else wanted[name]
            self._put(name, panel, over)
            panel.setVisible(shown)
            if over and shown:
                self._lay(name, panel, slide=not before)
            if shown != before:
                self.toggled.emit(name, shown)
        self._distribute()

    def _put(self, name: str, panel: QWidget, over: bool) -> None:
        """Have a panel beside the page, or in front of it."""
        if over == (self._splitter.indexOf(panel) < 0):
            return
        if over:
            panel.setParent(self)
        else:
            self._splitter.insertWidget(0 if name == "panel" else self._splitter.count(), panel)

    def _lay(self, name: str, panel: QWidget, *, slide: bool) -> None:
        """Lay a drawer at its side of the page."""
        width = max(_DRAWER[name], self._needed[name])
        width = self.width() if self.width() < _ALONE else width
        at_left = (name == "panel") != self.isRightToLeft()
        there = QRect(0 if at_left else self.width() - width, 0, width, self.height())
        panel.raise_()
        self._motion.stop()
        if slide and self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate):
            self._motion.setTargetObject(panel)
            self._motion.setStartValue(there.translated(-width if at_left else width, 0))
            self._motion.setEndValue(there)
            self._motion.start()
        else:
            panel.setGeometry(there)

    def _distribute(self) -> None:
        share = min(1.0, _SHARE * self.width() / sum(self._widths.values()))
        widths = {
            name: max(round(width * share), self._needed[name])
            for name, width in self._widths.items()
        }
        if self.is_over("panel"):
            widths["chat"] = min(self._widths["chat"], _NARROW_CHAT)
        beside = {
            name: widths[name] if self._splitter.indexOf(panel) >= 0 else 0
            for name, panel in self._panels.items()
        }
        page = self.width() - sum(beside.values())
        sizes = [beside["panel"], page, beside["chat"]]
        self._splitter.setSizes([size for size in sizes if size])

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if self._drawer and now is not None and self._page.isAncestorOf(now):
            self.close_drawer()

    def _moved(self) -> None:
        if any(self._splitter.indexOf(panel) < 0 for panel in self._panels.values()):
            return  # what is set in a narrow window is not what the reader likes in a wide one
        side, _, chat = self._splitter.sizes()
        if side <= self._needed["panel"]:
            side = 0  # as wide as what it shows needs, not as the reader likes it
        now = {"panel": side, "chat": chat}
        drawn = self._widths
        self._chosen |= {
            name: width for name, width in now.items() if width not in (0, drawn[name])
        }
