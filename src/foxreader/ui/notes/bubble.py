"""A surface over the page: a rounded panel with a short shadow and, if wanted, a pointer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QStyle, QWidget

from foxreader.ui.platform.theme import Theme

AIR = 8
"""Pixels between a surface and what it is beside, from the drawing."""
SHADOW = 4
"""Pixels of the shadow round a surface, from the drawing: it does not darken what is beside it."""
_RADIUS = 10
"""The radius of the corners, in pixels, from the drawing."""
_POINTER = 5
"""How far the pointer comes out, in pixels, from the drawing."""
_FADE = 90
"""Milliseconds in which a surface fades in, from the drawing."""


class Bubble(QFrame):
    """The surface. Its contents lie inside :data:`SHADOW` and the pointer's room on all sides."""

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
        return SHADOW + _POINTER

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
        for far in range(SHADOW, 0, -1):
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
