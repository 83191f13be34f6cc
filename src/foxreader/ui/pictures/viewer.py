"""The viewer of one picture over the whole window: its page, what stands round it, its keys."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QGuiApplication, QImage, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.inside import Excerpt
from foxreader.ui.platform.accessibility import NOWHERE, has_keyboard, way_back
from foxreader.ui.platform.commands import Command, CommandMenu
from foxreader.ui.platform.theme import DARK, icon
from foxreader.ui.platform.translation import number, percent
from foxreader.ui.platform.widgets import Bounds, ElidedLabel, set_margins
from foxreader.ui.reader import scheme
from foxreader.ui.reader.documents import PICTURE
from foxreader.ui.reader.page import WEB, Loading, LockedView
from foxreader.ui.reader.scheme import Web

_GROUND = "#141311"
"""The colour behind a picture in every theme; the design's."""

_HEAD, _FOOT, _ROUND, _SIDE = 52, 92, 44, 20
"""Heights of head and foot, the two round buttons and how far they are from the edge, in pixels;
the design's."""
_INK, _MUTED, _RAISED = "#E9E3DA", "#A79E92", "#2A2824"
_MOVE = 60
"""Pixels an arrow key moves a picture that is larger than the window. Chosen."""
_STYLE = f"""
#viewer, #viewer QFrame {{ background: {_GROUND}; border: 0; }}
#viewer QLabel {{ color: {_MUTED}; font-size: 13px; background: transparent; }}
#viewer QLabel#pictureTitle {{ color: {_INK}; font-weight: 600; }}
#viewer QLabel#caption {{ color: {_INK}; font-family: Literata, 'Noto Serif', 'DejaVu Serif', serif;
    font-size: 15px; }}
#viewer QLabel#said {{ font-size: 12px; }}
#viewer QLabel#scale {{ color: {_INK}; font-size: 12px; }}
#viewer QToolButton {{ background: transparent; border: 2px solid transparent;
    border-radius: 6px; }}
#viewer QToolButton:hover {{ background: {_RAISED}; }}
#viewer QToolButton:focus, #viewer QPushButton:focus {{ border: 2px solid {DARK.accent}; }}
#viewer QToolButton#round {{ background: {_RAISED}; border-radius: {_ROUND // 2}px; }}
#viewer QFrame#zoom {{ background: #242320; border-radius: 8px; }}
#viewer QPushButton {{ background: transparent; color: {_INK}; border: 1px solid {DARK.edge};
    border-radius: 6px; padding: 6px 14px; }}
#viewer QPushButton:hover {{ background: {_RAISED}; }}
"""


class PictureViewer(QWidget):
    """Signals: ``turned`` the next picture (1) or the one before (-1) is wanted; ``save_wanted``;
    ``ask_wanted``; ``copied``; ``closed``.
    """

    turned = Signal(int)
    save_wanted = Signal()
    ask_wanted = Signal()
    copied = Signal(bool)
    closed = Signal()

    def __init__(self, web: Web, go: Callable[[], None], window: QWidget) -> None:
        super().__init__(window)
        self._go = go
        self.setObjectName("viewer")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(_STYLE)
        self.setAccessibleName(self.tr("Picture of the book"))
        self._way_back: Callable[[], None] = NOWHERE
        self._can = False, False
        self.surface = Surface(web, self)
        self.surface.scaled.connect(self._show_scale)
        self.surface.loading.failed.connect(self._say_not_shown)
        self.surface.customContextMenuRequested.connect(self._open_menu)
        self._groups = self._make_commands()
        self._commands = {one.name: one for group in self._groups for one in group}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._head())
        layout.addWidget(self.surface, 1)
        layout.addWidget(self._foot())
        self._back, self._on = self._button("picture_before"), self._button("next_picture")
        for button in (self._back, self._on):
            button.setObjectName("round")
            button.setFixedSize(_ROUND, _ROUND)
        self._add_keys()
        Bounds.of(window).changed.connect(self._grow)
        self.hide()

    # The making of it

    def _make_commands(self) -> tuple[tuple[Command, ...], ...]:
        """What can be done with a picture: by its buttons, its keys and its menu."""
        keys, key, turn = QKeySequence.StandardKey, Qt.Key, self.turned.emit
        return (
            (
                Command("copy", self.tr("Copy the picture"), (keys.Copy,), self.copy, icon="copy"),
                Command(
                    "save",
                    self.tr("Save the picture"),
                    (keys.Save,),
                    self.save_wanted.emit,
                    icon="save",
                ),
                Command("place", self.tr("Go to its place"), (), self._go),
                Command("ask", self.tr("Ask about it"), (), self.ask_wanted.emit),
            ),
            (
                Command("smaller", self.tr("Smaller"), ("-",), lambda: self.zoom(-1), icon="minus"),
                Command("larger", self.tr("Larger"), ("+",), lambda: self.zoom(1), icon="plus"),
                Command("fit", self.tr("Fit, or full size"), ("0",), self.fit_or_whole, icon="fit"),
            ),
            (
                Command(
                    "picture_before",
                    self.tr("Picture before"),
                    (key.Key_Left,),
                    lambda: turn(-1),
                    icon="back",
                    enabled=lambda: self._can[0],
                ),
                Command(
                    "next_picture",
                    self.tr("Next picture"),
                    (key.Key_Right,),
                    lambda: turn(1),
                    icon="forward",
                    enabled=lambda: self._can[1],
                ),
            ),
            (Command("close", self.tr("Close"), (key.Key_Escape,), self.close_it, icon="close"),),
        )

    def _open_menu(self, at: QPoint) -> None:
        CommandMenu(self._groups, self).popup(self.surface.mapToGlobal(at))

    def _button(self, name: str) -> QToolButton:
        command = self._commands[name]
        button = QToolButton(self)
        button.setIcon(icon(command.icon, _INK))
        button.setIconSize(QSize(18, 18))
        button.setFixedSize(32, 32)
        button.setToolTip(command.with_key)
        button.setAccessibleName(command.with_key)
        button.clicked.connect(partial(command.act))
        return button

    def _say_not_shown(self) -> None:
        self.say(self.tr("This picture cannot be shown."))

    def _head(self) -> QFrame:
        head = QFrame(self)
        head.setFixedHeight(_HEAD)
        self._title, self._place, self._count = QLabel(head), ElidedLabel(head), QLabel(head)
        self._title.setObjectName("pictureTitle")
        row = QHBoxLayout(head)
        set_margins(row, 20, 0, 12, 0)
        row.addWidget(self._title)
        row.addSpacing(8)
        row.addWidget(self._place, 1)
        row.addWidget(self._count)
        row.addSpacing(12)
        for name in ("copy", "save", "close"):
            row.addWidget(self._button(name))
        return head

    def _foot(self) -> QFrame:
        foot = QFrame(self)
        foot.setFixedHeight(_FOOT)
        self._caption, self._said = QLabel(foot), QLabel(foot)
        self._caption.setObjectName("caption")
        self._said.setObjectName("said")
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        for label in (self._caption, self._said):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            words.addWidget(label)
        words.addStretch(1)
        ask = QPushButton(self._commands["ask"].text, foot)
        ask.clicked.connect(partial(self.ask_wanted.emit))
        go = QPushButton(self._commands["place"].text, foot)
        go.clicked.connect(partial(self._go))
        row = QHBoxLayout(foot)
        row.setContentsMargins(20, 0, 20, 0)
        row.setSpacing(24)
        row.addLayout(words, 1)
        row.addWidget(self._zoom(), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(ask)
        row.addWidget(go)
        return foot

    def _zoom(self) -> QFrame:
        zoom = QFrame(self)
        zoom.setObjectName("zoom")
        self._scale = QLabel(zoom)
        self._scale.setObjectName("scale")
        self._scale.setFixedWidth(52)
        self._scale.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(zoom)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        row.addWidget(self._button("smaller"))
        row.addWidget(self._scale)
        row.addWidget(self._button("larger"))
        row.addWidget(self._button("fit"))
        return zoom

    def _add_keys(self) -> None:
        # Esc closes whatever is open in the window, one after another.
        own = [one for one in self._commands.values() if one.name != "close"]
        for key, act in (
            *((key, one.act) for one in own for key in one.keys),
            (Qt.Key.Key_Up, lambda: self.surface.do("move", {"x": 0, "y": -_MOVE})),
            (Qt.Key.Key_Down, lambda: self.surface.do("move", {"x": 0, "y": _MOVE})),
            ("Shift+Left", lambda: self.surface.do("move", {"x": -_MOVE, "y": 0})),
            ("Shift+Right", lambda: self.surface.do("move", {"x": _MOVE, "y": 0})),
            ("=", lambda: self.zoom(1)),
        ):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    # What it does

    def show_picture(self, shown: ShownPicture) -> None:
        """Show a picture, over the whole window."""
        self._title.setText(shown.title)
        self._place.show_text(shown.place)
        self._count.setText(shown.count)
        self._caption.setText(shown.caption)
        self._caption.setVisible(bool(shown.caption))
        said = self.tr("The book’s own words under the picture") if shown.caption else ""
        if shown.alternative and shown.alternative != shown.caption:
            said = self.tr("Described as: {0}").format(shown.alternative)
        self._said.setText(said)
        self._said.setVisible(bool(said))
        missing = self.tr("This picture cannot be shown.")
        if shown.alternative:
            missing += "\n" + shown.alternative
        self.surface.show_picture(shown.host, {
            "number": shown.number, "source": shown.source,
            "markup": shown.drawing.markup if shown.drawing else "",
            "sheets": shown.drawing.sheets if shown.drawing else [],
            "style": shown.drawing.style if shown.drawing else "",
            "alt": shown.alternative, "missing": missing,
        })  # fmt: skip
        if not self.isVisible():
            self._way_back = way_back()
            self._cover()
            self.show()
            self.raise_()
        self.surface.setFocus()

    def say(self, words: str) -> None:
        """Say a sentence below the picture, until the next one is shown."""
        self._said.setText(words)
        self._said.show()

    def can_turn(self, before: bool, after: bool) -> None:
        """Whether there is a picture before and one after."""
        self._can = before, after
        self._back.setEnabled(before)
        self._on.setEnabled(after)

    def close_it(self) -> bool:
        """Close it and give the keyboard back; whether it was open."""
        if not self.isVisible():
            return False
        self._way_back()
        self.hide()
        self.closed.emit()
        return True

    def zoom(self, by: int) -> None:
        """Larger by some steps, or smaller."""
        self.surface.do("zoom", {"by": by})

    def fit_or_whole(self) -> None:
        """The whole picture, or where it is fitted its own size."""
        self.surface.do("whole" if self._fitted else "fit")

    def copy(self) -> None:
        """Copy the picture."""

        def copied(image: QImage | None) -> None:
            if image is not None:
                QGuiApplication.clipboard().setImage(image)
            self.copied.emit(image is not None)

        self.surface.copy(copied)

    _fitted = True

    def _show_scale(self, per_cent: int, fitted: bool) -> None:
        self._fitted = fitted
        self._scale.setText(percent(per_cent / 100))
        self._scale.setAccessibleName(self.tr("{0} % of its size").format(number(per_cent)))

    # Its place in the window

    def _cover(self) -> None:
        self.setGeometry(self.window().rect())

    def _grow(self) -> None:
        if self.isVisible():
            self._cover()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The round buttons stay at the middle of the sides."""
        super().resizeEvent(event)
        top = _HEAD + (self.height() - _HEAD - _FOOT - _ROUND) // 2
        self._back.move(_SIDE, top)
        self._on.move(self.width() - _SIDE - _ROUND, top)
        for button in (self._back, self._on):
            button.raise_()

    def focusNextPrevChild(self, on: bool) -> bool:
        """The Tab key goes round what is in the viewer, not below it."""
        if not self.isVisible() or not has_keyboard(self):
            return super().focusNextPrevChild(on)
        stops = [self.surface, self._back, self._on, *self.findChildren(QToolButton),
                 *self.findChildren(QPushButton)]  # fmt: skip
        order = [one for one in dict.fromkeys(stops) if one.isVisible() and one.isEnabled()]
        at = QApplication.focusWidget()
        here = (
            next((n for n, one in enumerate(order) if one is at or one.isAncestorOf(at)), 0)
            if at
            else 0
        )
        order[(here + (1 if on else -1)) % len(order)].setFocus(Qt.FocusReason.TabFocusReason)
        return True


_SCRIPTS = ("bridge.js", "viewer.js")


class Surface(LockedView):
    """The page that one picture is drawn on: locked like every page of a book.

    Signals: ``scaled`` per cent, and whether the picture is fitted; ``shown`` the picture is
    there; ``missing`` it cannot be shown. ``loading`` tells when none can.
    """

    scaled = Signal(int, bool)
    shown = Signal()
    missing = Signal()

    def __init__(self, web: Web, parent: QWidget) -> None:
        super().__init__(web, _SCRIPTS, parent)
        self._page = self.locked
        scheme.check_isolation(web, self._page)
        self._page.setBackgroundColor(QColor(_GROUND))
        self._page.message.connect(self._heard)
        self.loading = Loading(self._page, self)
        self.loading.again.connect(self._load)
        self._host = ""
        self._wanted: dict[str, Any] = {}

    def show_picture(self, host: str, value: dict[str, Any]) -> None:
        """Show a picture of the book that ``host`` serves; ``value`` is what the script wants."""
        self._wanted = value
        if host != self._host or self.loading.given_up:
            self._host = host
            self.loading.forget_crashes()
            self._load()
        elif self.loading.ready:
            self._page.call("show", value)

    def _load(self) -> None:
        url = QUrl(f"foxbook://{self._host}/{PICTURE}")
        settings = {"css": (WEB / "viewer.css").read_text("utf-8"), "variables": {}, "classes": {}}
        self.loading.begin(self._host, url, settings, keep=False)

    def do(self, verb: str, value: object = None) -> None:
        """Have the picture fitted, zoomed or moved."""
        if self.loading.ready:
            self._page.call(verb, value)

    def copy(self, then: Callable[[QImage | None], None]) -> None:
        """Give ``then`` the pixels of the picture; None where it has none."""

        def copied(found: object) -> None:
            try:
                # What our script has drawn and packed, not what the book brings.
                image = QImage.fromData(base64.b64decode(str(found or ""), validate=True))
            except binascii.Error:
                image = QImage()
            then(None if image.isNull() else image)

        if self.loading.ready:
            self._page.call("copied", None, copied)

    def shut(self) -> None:
        """Delete the page before its profile."""
        self.loading.stop()
        self._page.deleteLater()

    def _heard(self, kind: str, value: dict[str, Any]) -> None:
        if kind == "ready" and value["load"] == self.loading.number:
            self.loading.done()
            self._page.call("show", self._wanted)
        elif kind == "scale":
            self.scaled.emit(int(value["percent"]), bool(value["fitted"]))
        elif kind == "shown":
            self.shown.emit()
        elif kind == "missing":
            self.missing.emit()


@dataclass(frozen=True, slots=True)
class ShownPicture:
    """What the viewer shows: a picture and the words round it.

    ``host`` serves its book; ``source`` is its path there, "" for a ``drawing`` in the markup.
    """

    host: str
    number: int
    source: str
    drawing: Excerpt | None
    title: str
    place: str
    count: str
    caption: str
    alternative: str
