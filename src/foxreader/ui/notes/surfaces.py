"""What the bar and the card at the page are made of: surfaces, their places, the five colours."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import get_args

from PySide6.QtCore import (
    QEasingCurve,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QStyle,
    QWidget,
)

from foxreader.core.annotation import COLORS, Color
from foxreader.ui.notes.rows import color_name
from foxreader.ui.platform.accessibility import shows_focus
from foxreader.ui.platform.theme import HighlightColour, Line, Theme, highlight_colours
from foxreader.ui.reader.marks import OnScreen

_AIR = 8
"""Pixels between a surface and what it is beside, from the drawing."""
_SHADOW = 4
"""Pixels of the shadow round a surface, from the drawing: it does not darken what is beside it."""
_RADIUS = 10
"""The radius of the corners, in pixels, from the drawing."""
_POINTER = 5
"""How far the pointer comes out, in pixels, from the drawing."""
_FADE = 90
"""Milliseconds in which a surface fades in, from the drawing."""


class Bubble(QFrame):
    """A rounded panel over the page with a short shadow and, if wanted, a pointer. Its contents lie
    inside :data:`_SHADOW` and the pointer's room on all sides.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self._pointer: int | None = None
        self._pointer_up = False
        # The engine's menu must not open on it, and a press on it is not one on the page.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._motion = QPropertyAnimation(self._effect, b"opacity", self)
        self._motion.setDuration(_FADE)
        self._motion.setEasingCurve(QEasingCurve.Type.OutQuad)
        # An effect draws by way of a picture: none once all is shown.
        self._motion.finished.connect(partial(self._effect.setEnabled, False))
        self.hide()

    @property
    def around(self) -> int:
        """Pixels of the widget outside the surface, on each side."""
        return _SHADOW + _POINTER

    @property
    def surface(self) -> QRect:
        """The surface itself, in the parent's pixels."""
        return self.geometry().adjusted(self.around, self.around, -self.around, -self.around)

    def lie(self, surface: QRect) -> None:
        """Have the surface at ``surface``, in the parent's pixels."""
        self.setGeometry(surface.adjusted(-self.around, -self.around, self.around, self.around))

    def point(self, at: int | None, *, up: bool = False) -> None:
        """Point from ``at`` pixels along the foot (or with ``up`` the top), or nowhere."""
        self._pointer, self._pointer_up = at, up
        self.update()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.theme = theme
        self.update()

    def appear(self) -> None:
        """Show, fading in unless the system wants no motion."""
        if self.isVisible():
            return
        self.show()
        self.raise_()
        if self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate):
            self._effect.setOpacity(0.0)
            self._effect.setEnabled(True)
            self._motion.stop()
            self._motion.setStartValue(0.0)
            self._motion.setEndValue(1.0)
            self._motion.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shadow, the surface and its pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = self.around
        body = QRectF(self.rect()).adjusted(around, around, -around, -around)
        painter.setPen(Qt.PenStyle.NoPen)
        for far in range(_SHADOW, 0, -1):
            dark = 60 // (far + 2) if self.theme.dark else 40 // (far + 3)
            painter.setBrush(QColor(20, 14, 8, dark))
            spread = body.adjusted(-far, 1 - far, far, 1 + far)
            painter.drawRoundedRect(spread, _RADIUS + far, _RADIUS + far)
        path = QPainterPath()
        path.addRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)
        if self._pointer is not None:
            path = path.united(self._pointer_path(body))
        edge = self.theme.edge if self.theme.dark else self.theme.line
        painter.setPen(QPen(QColor(edge), 1))
        painter.setBrush(QColor(self.theme.panel))
        painter.drawPath(path)

    def _pointer_path(self, body: QRectF) -> QPainterPath:
        at = body.left() + min(max(self._pointer or 0, 16), body.width() - 16)
        side, way = (body.top(), -1) if self._pointer_up else (body.bottom(), 1)
        path = QPainterPath()
        path.addPolygon(QPolygonF([
            QPointF(at - _POINTER - 1, side - way), QPointF(at + _POINTER + 1, side - way),
            QPointF(at, side + way * _POINTER), QPointF(at - _POINTER - 1, side - way),
        ]))  # fmt: skip
        return path


# Where the bar and the card of a note lie beside their words

CARD = 296
"""The width of a note's card, in pixels, from the drawing."""
_MARGIN = 312
"""Pixels of margin from which on the card lies in it, from the drawing."""
_LEVEL = 17
"""Pixels from the card's top to the hairline that joins it to its words, from the drawing."""
_BESIDE = 32
"""Pixels between the text and a card in the margin, from the drawing, which the hairline spans."""
_MAP = 16
"""Pixels at the page's side that the margin map takes."""
_POINTED = 32
"""Pixels from where the words begin to what the bar points at, from the drawing."""


@dataclass(frozen=True, slots=True)
class _BarPlace:
    """Where the bar lies, and how its pointer points: pixels from its left, and whether up."""

    surface: QRect
    pointer: int
    up: bool


def bar_place(where: OnScreen, size: QSize, page: QSize) -> _BarPlace:
    """The bar 8 pixels above the first of the words, below the last where there is no room."""
    left, right = bar_room(where, page)
    at = where.first.center().x() - size.width() // 2
    x = max(left, min(at, right - size.width()))
    above = where.box.top() - _AIR - size.height()
    up = above < _AIR
    # Words that fill the whole page leave no room on either side: then it lies at the page's foot.
    y = above if not up else min(where.box.bottom() + _AIR, page.height() - size.height() - _AIR)
    words = (where.box if up else where.first).left() - x
    pointer = max(_POINTED, min(words + _POINTED, size.width() - _POINTED))
    return _BarPlace(QRect(QPoint(x, y), size), pointer, up)


def bar_room(where: OnScreen, page: QSize) -> tuple[int, int]:
    """The left and right side the bar keeps to: the text's, or the page's where that is narrow."""
    left, right = where.column
    return max(_AIR, left), min(page.width() - _AIR - _MAP, right)


@dataclass(frozen=True, slots=True)
class CardPlace:
    """Where a note's card lies, and the line that joins it to its words; None for a pop-up."""

    surface: QRect
    hairline: QRect | None


def card_place(where: OnScreen, height: int, page: QSize, bar: QRect | None = None) -> CardPlace:
    """The card in the margin, level with its words; where there is no margin it hangs below them,
    or stands above where there is more room. ``bar`` is what must not be covered.
    """
    text_right = where.column[1]
    if page.width() - _MAP - text_right >= _MARGIN:
        level = max(_AIR, min(where.box.center().y(), page.height() - _AIR))
        top = max(_AIR, min(level - _LEVEL, page.height() - height - _AIR))
        line = QRect(text_right + 2, level, _BESIDE - 2, 1)
        return CardPlace(QRect(text_right + _BESIDE, top, CARD, height), line)
    left = max(_AIR, min(where.first.left(), page.width() - _MAP - _AIR - CARD))
    below, above = where.box.bottom() + _AIR, where.box.top() - _AIR - height
    if bar is not None and bar.top() >= where.box.bottom():
        below = bar.bottom() + _AIR
    if bar is not None and bar.bottom() <= where.box.top():
        above = bar.top() - _AIR - height
    if below + height + _AIR > page.height() and above >= _AIR:
        top = above
    else:
        top = max(_AIR, min(below, page.height() - height - _AIR))
    return CardPlace(QRect(left, top, CARD, height), None)


# The five colours

_DOT = 18
"""The width of a dot, in pixels, from the drawing."""
_GAP = 10
"""Pixels between two dots, from the drawing."""
_AROUND = 5
"""Pixels around a dot, in which its ring is; half the gap, so that a press beside a dot counts."""
_PENS: Mapping[Line, Qt.PenStyle] = {
    "dashed": Qt.PenStyle.CustomDashLine, "dotted": Qt.PenStyle.CustomDashLine,
}  # fmt: skip


def draw_line(
    painter: QPainter, start: QPointF, end: QPointF, colour: HighlightColour, width: int = 2
) -> None:
    """A short line of a colour's own kind, from left to right or from top to bottom."""
    pen = QPen(QColor(colour.line), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if colour.style in _PENS:
        pen.setStyle(_PENS[colour.style])
        pen.setDashPattern([1, 1] if colour.style == "dotted" else [2, 1])
    across = QPointF(0, 1.5) if start.y() == end.y() else QPointF(1.5, 0)
    if colour.style == "double":
        pen.setWidthF(1)
        painter.setPen(pen)
        painter.drawLine(start - across, end - across)
        painter.drawLine(start + across, end + across)
    elif colour.style == "wavy":
        pen.setWidthF(1.25)
        painter.setPen(pen)
        painter.drawPath(_wave(start, end, across))
    else:
        painter.setPen(pen)
        painter.drawLine(start, end)


def _wave(start: QPointF, end: QPointF, across: QPointF) -> QPainterPath:
    """Waves of 4 pixels along a line."""
    path, way = QPainterPath(start), end - start
    count = max(2, round((way.x() + way.y()) / 4))
    for number in range(count):
        middle = start + way * ((number + 0.5) / count)
        side = across * (1.6 if number % 2 else -1.6)
        path.quadTo(middle + side, start + way * ((number + 1) / count))
    return path


class Swatch(QAbstractButton):
    """One colour: a dot with the colour's own line, and a ring round a chosen one. It says whether
    it is chosen by a ring, and by its state to a screen reader.
    """

    def __init__(self, color: Color, theme: Theme, ground: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.color, self._theme, self._ground = color, theme, ground
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedSize(self.sizeHint())

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """The dot and the room of its ring."""
        return QSize(_DOT + 2 * _AROUND, _DOT + 2 * _AROUND)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dot."""
        colour = highlight_colours(self._theme)[self.color]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(self.width() / 2, self.height() / 2)
        accent = QColor(self._theme.accent)
        if self.isChecked():
            painter.setPen(QPen(accent, 2))
            painter.setBrush(QColor(getattr(self._theme, self._ground)))
            painter.drawEllipse(middle, _DOT / 2 + 3, _DOT / 2 + 3)
        if shows_focus(self):
            ring = QPen(
                accent, 1.5, Qt.PenStyle.SolidLine if not self.isChecked() else Qt.PenStyle.DotLine
            )
            painter.setPen(ring)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(edge, 6, 6)
        painter.setPen(QPen(QColor(colour.line), 1.5))
        painter.setBrush(QColor(colour.ground))
        painter.drawEllipse(middle, _DOT / 2 - 0.75, _DOT / 2 - 0.75)
        below = middle + QPointF(0, 3 if colour.style != "wavy" else 1)
        draw_line(painter, below - QPointF(5, 0), below + QPointF(5, 0), colour)


class Swatches(QWidget):
    """The five colours in their order. Signal: ``pressed`` one was, by its name.

    What is chosen is for the owner to say: a press alone changes nothing.
    """

    pressed = Signal(str)

    def __init__(
        self,
        theme: Theme,
        tooltip: Callable[[str, int], str],
        ground: str,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._tooltip = tooltip
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(_GAP - 2 * _AROUND)
        self.dots = [Swatch(color, theme, ground, self) for color in COLORS]
        for dot in self.dots:
            dot.clicked.connect(partial(self._clicked, dot))
            self._row.addWidget(dot)
        self._chosen: frozenset[str] = frozenset()
        self.name({})

    def name(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        for number, dot in enumerate(self.dots, 1):
            name = color_name(dot.color, names)
            dot.setAccessibleName(name)
            dot.setToolTip(self._tooltip(name, number))

    def choose(self, colors: Collection[str]) -> None:
        """Show these as chosen."""
        self._chosen = frozenset(colors)
        for dot in self.dots:
            dot.setChecked(dot.color in self._chosen)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        for dot in self.dots:
            dot.apply_theme(theme)

    def _clicked(self, dot: Swatch) -> None:
        dot.setChecked(dot.color in self._chosen)
        self.pressed.emit(dot.color)


def color_of(name: str) -> Color | None:
    """The colour of this name."""
    return next((color for color in get_args(Color) if color == name), None)


_SIZE = (24, 44)
"""Width and height in pixels, from the drawing."""
_FROM_RIGHT = 18
"""Pixels between the ribbon and the page's right side: beside the margin map, and as far from the
text as a narrow page allows. Chosen."""
_NOTCH = 0.76
"""How far down the ribbon its notch begins, 0 to 1, from the drawing."""


class Ribbon(QAbstractButton):
    """The ribbon at the top right of a page that has a bookmark; pressed, it takes the bookmark
    away. Ctrl D does the same.
    """

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme = theme
        self.setFixedSize(*_SIZE)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Take the bookmark away (Ctrl+D)"))
        self.setAccessibleName(self.tr("This page has a bookmark"))
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def follow(self, page: QWidget) -> None:
        """Hang at the top right of the page."""
        self.move(page.width() - _FROM_RIGHT - self.width(), -1)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ribbon."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.accent))
        width, height = _SIZE
        painter.drawPolygon(QPolygonF([
            QPointF(0, 0), QPointF(width, 0), QPointF(width, height),
            QPointF(width / 2, height * _NOTCH), QPointF(0, height),
        ]))  # fmt: skip
