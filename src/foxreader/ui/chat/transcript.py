"""The transcript: a locked page that shows turns and reports what was clicked in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QLocale, QPoint, QUrl, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QVBoxLayout, QWidget

from foxreader.core.book import Resource
from foxreader.ui.book.cover import Cover
from foxreader.ui.platform.direction import is_mirrored
from foxreader.ui.platform.theme import Theme
from foxreader.ui.reader.locked_view import LockedView
from foxreader.ui.reader.page import WEB
from foxreader.ui.reader.page_style import SERIF
from foxreader.ui.reader.scheme import Answer, Web

HOST = "chat"
_Then = Callable[[Any], None] | None
_EMPTY = (
    b'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Chat</title></head>'
    b"<body></body></html>"
)


def _serve(host: str, path: str, answer: Answer) -> None:
    answer(Resource("text/html", _EMPTY) if path == "" else None)


@dataclass(frozen=True, slots=True)
class ChatClick:
    """A right click: where on the screen, and what is there.

    ``message`` is the message's id, -1 for none, ``value`` the footnote of a cited place, and
    ``link`` the address of a link, each "" for none. ``words`` are those that are selected.
    """

    at: QPoint
    message: int = -1
    value: str = ""
    link: str = ""
    words: str = ""


class Transcript(QWidget):
    """Shows markup given to it. Signals: ``pressed(message id, what, value)``;
    ``clicked(ChatClick)`` with the right button, or the menu key."""

    pressed = Signal(int, str, str)
    clicked = Signal(ChatClick)

    def __init__(self, web: Web, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ready = self._glancing = False
        self._pieces: dict[int, tuple[str, ...]] = {}
        self._waiting: list[tuple[str, dict[str, Any], _Then]] = []
        self._panel, self._clearings = theme.panel, 0
        self._view = LockedView(web, ("bridge.js", "chat.js"), self)
        self._view.customContextMenuRequested.connect(self._right_pressed)
        self.page = self._view.locked
        self.page.message.connect(self._heard)
        web.handler.serve(HOST, _serve)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._view)
        self._cover = Cover(self)
        self.page.paint_behind(theme.panel)
        self.page.open(
            QUrl(f"foxbook://{HOST}/"),
            {
                **_theme_settings(theme),
                "css": (WEB / "chat.css").read_text("utf-8"),
                "hint": self.tr("Click for context"),
                "newest": self.tr("Newest"),
                "name": self.tr("Questions and answers"),
                "lang": QLocale().bcp47Name(),
                "dir": "rtl" if is_mirrored() else "ltr",
            },
        )

    @property
    def ready(self) -> bool:
        """Whether the page is there and what was put before is on its way to it."""
        return self._ready

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._panel = theme.panel
        self.page.paint_behind(theme.panel)
        self._do("applyTheme", _theme_settings(theme))

    def put(self, message: int, kind: str, html: str, speaker: str = "") -> None:
        """Show ``html`` as message ``message``, new or in place of what it was; ``speaker`` names
        it for screen readers."""
        self._do("put", {"id": message, "kind": kind, "html": html, "speaker": speaker})

    def patch(
        self, message: int, kind: str, pieces: Sequence[str], speaker: str, *, whole: bool = True
    ) -> None:
        """Show ``pieces`` one after the other as message ``message``; only those that have changed
        are sent to the page. Not ``whole``, what follows them stays as it is."""
        before = self._pieces.get(message, ())
        if not whole:
            pieces = [*pieces, *before[len(pieces) :]]
        changed = {
            at: html for at, html in enumerate(pieces) if at >= len(before) or before[at] != html
        }
        self._pieces[message] = tuple(pieces)
        self._do("patch", {
            "id": message, "kind": kind, "count": len(pieces), "changed": list(changed.items()),
            "speaker": speaker,
        })  # fmt: skip

    def card(self, message: int, footnote: int, html: str) -> None:
        """Open the preview of a footnote; with no markup close it."""
        self._do("card", {"id": message, "footnote": footnote, "html": html})

    def drop(self, first: int) -> None:
        """Take away the message ``first`` and all after it."""
        self._pieces = {id_: kept for id_, kept in self._pieces.items() if id_ < first}
        self._do("drop", {"first": first})

    def show_busy(self, on: bool) -> None:
        """While a question is answered no earlier one can be asked in other words."""
        self._do("showBusy", {"on": on})

    def clear(self) -> None:
        """Show nothing: at once, though the page needs a moment to do it."""
        self._pieces.clear()
        self._cover.put(self._panel)
        self._clearings += 1
        number = self._clearings

        def cleared(answer: object) -> None:
            if self._clearings == number:
                self._cover.hide()

        self._do("clear", {}, cleared)

    def box_of(self, message: int, selector: str, then: Callable[[Any], None]) -> None:
        """Where an element of a message is in the transcript."""
        self.page.call("boxOf", {"id": message, "selector": selector}, then)

    def hide_glance(self) -> bool:
        """Hide the glance at a footnote; whether one was shown."""
        shown, self._glancing = self._glancing, False
        if shown:
            self._do("hideGlance", {})
        return shown

    def _right_pressed(self, at: QPoint) -> None:
        click = ChatClick(self._view.mapToGlobal(at), words=self._view.selectedText())

        def found(there: Any) -> None:
            place = {"message": int(there["id"]), "value": there["value"], "link": there["link"]}
            self.clicked.emit(replace(click, **place))

        if self._ready:
            self.page.call("at", {"x": at.x(), "y": at.y()}, found)
        else:
            self.clicked.emit(click)

    def shut(self) -> None:
        """Delete the page before its profile."""
        self.page.deleteLater()

    def _do(self, verb: str, value: dict[str, Any], then: _Then = None) -> None:
        if self._ready:
            self.page.call(verb, value, then)
        else:
            self._waiting.append((verb, value, then))

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "ready":
            self._ready = True
            waiting, self._waiting = self._waiting, []
            for verb, value, then in waiting:
                self.page.call(verb, value, then)
        elif kind == "glance":
            self._glancing = bool(value["shown"])
        elif kind == "press":
            self.pressed.emit(int(value["id"]), str(value["act"]), str(value["value"]))


def _theme_settings(theme: Theme) -> dict[str, Any]:
    ui_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    names = {name: str(getattr(theme, name)) for name in Theme.__slots__}
    variables = {f"--fx-{name.replace('_', '-')}": value for name, value in names.items()}
    variables |= {"--fx-serif": SERIF, "--fx-ui-font": f"'{ui_font}', system-ui, sans-serif"}
    return {"variables": variables, "classes": {}}
