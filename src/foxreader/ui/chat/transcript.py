"""The transcript: a locked page that shows turns and reports what was clicked in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import QLocale, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from foxreader.core.book import Resource
from foxreader.ui.platform.accessibility import has_keyboard
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.widgets import is_mirrored
from foxreader.ui.reader.page import WEB, Cover, Loading, LockedView
from foxreader.ui.reader.page_style import SERIF
from foxreader.ui.reader.scheme import Answer, Web

_HOST = "chat"
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


@dataclass(frozen=True, slots=True)
class _ShownMessage:
    """What is shown as one message, piece by piece if it is ``patched``."""

    kind: str
    speaker: str
    pieces: tuple[str, ...]
    patched: bool = False


class Transcript(QWidget):
    """Shows markup given to it, and keeps it: where the page ends, it comes back with all of it.
    Below it is a button ``newest`` while the end is out of view.

    Signals: ``pressed`` in a message: its number, what, and a value; ``clicked`` with the right
    button, or the menu key.
    """

    pressed = Signal(int, str, str)
    clicked = Signal(ChatClick)

    def __init__(self, web: Web, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glancing = self._busy = False
        self._messages: dict[int, _ShownMessage] = {}
        self._cards: dict[int, tuple[int, str]] = {}
        self._theme, self._clearings, self._top = theme, 0, 0.0
        self._view = LockedView(web, ("bridge.js", "chat.js"), self)
        self._view.customContextMenuRequested.connect(self._right_pressed)
        self.page = self._view.locked
        self.page.message.connect(self._heard)
        self._loading = Loading(self.page, self)
        self._loading.again.connect(self._load)
        self._loading.failed.connect(self._fail)
        web.handler.serve(_HOST, _serve)
        self._not_shown = NotShown(self)
        self._not_shown.button.clicked.connect(self._try_again)
        self.newest = QPushButton(self.tr("Newest"), self)
        self.newest.setObjectName("chip")
        self.newest.setCursor(Qt.CursorShape.PointingHandCursor)
        self.newest.setIcon(icon("chevron-down", theme.muted))
        self.newest.clicked.connect(partial(self._do, "goToEnd", {}))
        self.newest.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._view, 1)
        layout.addWidget(self._not_shown, 1)
        layout.addWidget(self.newest, 0, Qt.AlignmentFlag.AlignHCenter)
        self._cover = Cover(self)
        self.page.paint_behind(theme.panel)
        self._load()

    @property
    def ready(self) -> bool:
        """Whether the page is there and what was put before is on its way to it."""
        return self._loading.ready

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.page.paint_behind(theme.panel)
        self.newest.setIcon(icon("chevron-down", theme.muted))
        self._do("applyTheme", _theme_settings(theme))

    def put(self, message: int, kind: str, html: str, speaker: str = "") -> None:
        """Show ``html`` as message ``message``, new or in place of what it was; ``speaker`` names
        it for screen readers."""
        self._messages[message] = _ShownMessage(kind, speaker, (html,))
        self._put(message)

    def _put(self, message: int) -> None:
        shown = self._messages[message]
        (html,) = shown.pieces
        value = {"id": message, "kind": shown.kind, "html": html, "speaker": shown.speaker}
        self._do("put", value)

    def patch(
        self, message: int, kind: str, pieces: Sequence[str], speaker: str, *, whole: bool = True
    ) -> None:
        """Show ``pieces`` one after the other as message ``message``; only those that have changed
        are sent to the page. Not ``whole``, what follows them stays as it is."""
        shown = self._messages.get(message)
        before = shown.pieces if shown is not None and shown.patched else ()
        if not whole:
            pieces = [*pieces, *before[len(pieces) :]]
        self._messages[message] = _ShownMessage(kind, speaker, tuple(pieces), patched=True)
        self._patch(message, before)

    def _patch(self, message: int, before: Sequence[str] = ()) -> None:
        """Send the pieces of a message that are not as ``before``."""
        shown = self._messages[message]
        changed = [
            (at, html) for at, html in enumerate(shown.pieces)
            if at >= len(before) or before[at] != html
        ]  # fmt: skip
        self._do("patch", {
            "id": message, "kind": shown.kind, "count": len(shown.pieces), "changed": changed,
            "speaker": shown.speaker,
        })  # fmt: skip

    def card(self, message: int, footnote: int, html: str) -> None:
        """Open the preview of a footnote; with no markup close it."""
        self._cards[message] = footnote, html
        self._do("card", {"id": message, "footnote": footnote, "html": html})

    def drop(self, first: int) -> None:
        """Take away the message ``first`` and all after it."""
        for kept in (self._messages, self._cards):
            for id_ in [id_ for id_ in kept if id_ >= first]:
                del kept[id_]
        self._do("drop", {"first": first})

    def show_busy(self, on: bool) -> None:
        """While a question is answered no earlier one can be asked in other words."""
        self._busy = on
        self._do("showBusy", {"on": on})

    def clear(self) -> None:
        """Show nothing: at once, though the page needs a moment to do it."""
        self._messages.clear()
        self._cards.clear()
        self._top = 0.0
        if self._loading.given_up:
            self._try_again()
        self._cover.put(self._theme.panel)
        self._clearings += 1
        self._do("clear", {}, partial(self._cleared, self._clearings))

    def _cleared(self, number: int, answer: object = None) -> None:
        if self._clearings == number:
            self._cover.hide()

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

        if self.ready:
            self.page.call("at", {"x": at.x(), "y": at.y()}, found)
        else:
            self.clicked.emit(click)

    def shut(self) -> None:
        """Delete the page before its profile."""
        self._loading.stop()
        self.page.deleteLater()

    # The page, its end and its coming back

    def _load(self) -> None:
        settings = {
            **_theme_settings(self._theme),
            "css": (WEB / "chat.css").read_text("utf-8"),
            "hint": self.tr("Click for context"),
            "name": self.tr("Questions and answers"),
            "lang": QLocale().bcp47Name(),
            "dir": "rtl" if is_mirrored() else "ltr",
        }
        self._loading.begin(_HOST, QUrl(f"foxbook://{_HOST}/"), settings, keep=False)

    def _show_all(self) -> None:
        """Put all into a page that has just come, and go to where the reader was in it."""
        top = self._top
        self._do("applyTheme", _theme_settings(self._theme))
        for message, shown in sorted(self._messages.items()):
            if shown.patched:
                self._patch(message)
            else:
                self._put(message)
        for message, (footnote, html) in self._cards.items():
            self._do("card", {"id": message, "footnote": footnote, "html": html})
        self._do("showBusy", {"on": self._busy})
        if top:
            self._do("scrollTo", {"top": top})
        self._cover.hide()

    def _fail(self) -> None:
        """The page does not come back: a sentence rather than nothing."""
        self._cover.hide()
        # First: a widget that is hidden passes the keyboard on by itself.
        held = has_keyboard(self._view)
        self._not_shown.show()
        if held:
            self._not_shown.setFocus()
        self._view.hide()
        self.newest.hide()
        self._not_shown.say(
            self.tr(
                "The conversation cannot be shown: its view stopped again and again. "
                "Nothing of it is lost."
            )
        )

    def _try_again(self) -> None:
        self._loading.forget_crashes()
        self._view.show()
        if has_keyboard(self._not_shown):
            self._view.setFocus()
        self._not_shown.hide()
        self._load()

    def _do(self, verb: str, value: dict[str, Any], then: _Then = None) -> None:
        """Have the page do something; what is not there yet shows all when it comes."""
        if self.ready:
            self.page.call(verb, value, then)

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "ready" and value["load"] == self._loading.number:
            self._glancing = False
            self.newest.hide()
            self._loading.done()
            self._show_all()
        elif kind == "glance":
            self._glancing = bool(value["shown"])
        elif kind == "end":
            self.newest.setVisible(not value["seen"])
        elif kind == "scrolled":
            self._top = float(value["top"])
        elif kind == "press":
            self.pressed.emit(int(value["id"]), str(value["act"]), str(value["value"]))


def _theme_settings(theme: Theme) -> dict[str, Any]:
    ui_font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    names = {name: str(getattr(theme, name)) for name in Theme.__slots__}
    variables = {f"--fx-{name.replace('_', '-')}": value for name, value in names.items()}
    variables |= {"--fx-serif": SERIF, "--fx-ui-font": f"'{ui_font}', system-ui, sans-serif"}
    return {"variables": variables, "classes": {}}


# A sentence in the place of a page that cannot be shown


class NotShown(QWidget):
    """Stands where a page does not come back; hidden until there is something to say. Its
    ``button`` is pressed for the page to be shown once more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton(self.tr("Show it again"), self)
        self.setFocusProxy(self.button)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self._words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence, and the button."""
        self._words.setText(sentence)
        self.show()
