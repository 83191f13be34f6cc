"""The signs in the contents that say how much of a chapter is summarised."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from foxreader.index.summaries.overview import Overview
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context

SignWords = Context("SignWords")

SIGN_SIZE = 14
"""Pixels of a sign, from the drawing."""
_FULL = 360 * 16
"""A whole circle, as Qt counts angles."""


@dataclass(frozen=True, slots=True)
class Sign:
    """``share`` of an entry is summarised, 0 to 1; ``older`` where by another model or prompt."""

    share: float
    older: bool = False


def signs_of(made: Overview) -> list[Sign | None]:
    """The sign of each entry of the contents."""
    return [
        None if share is None else Sign(share, number in made.older)
        for number, share in enumerate(made.shares)
    ]


def sign_words(sign: Sign | None) -> str:
    """A sign for screen readers."""
    if sign is None:
        return ""
    if sign.older:
        return SignWords.tr("summarised by another model or an older version")
    if sign.share >= 1:
        return SignWords.tr("summarised")
    return SignWords.tr("summarised in part") if sign.share else SignWords.tr("not summarised yet")


def paint_sign(painter: QPainter, box: QRect, sign: Sign, theme: Theme) -> None:
    """Paint a tick, a ring that fills, an empty ring, or an arrow that goes round."""
    inside = QRectF(box).adjusted(3, 3, -3, -3)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.muted), 1.2))
    if sign.older:
        painter.drawArc(inside, 0, -_FULL * 3 // 4)
        tip = QPointF(inside.center().x(), inside.top())
        painter.drawPolyline([tip + QPointF(2.5, -2.5), tip, tip + QPointF(2.5, 2.5)])
    elif sign.share >= 1:
        painter.drawPolyline([
            QPointF(inside.left(), inside.center().y()),
            QPointF(inside.left() + 3, inside.bottom() - 1),
            QPointF(inside.right() + 1, inside.top() + 1),
        ])  # fmt: skip
    else:
        painter.drawEllipse(inside)
        if sign.share:
            painter.setPen(QPen(QColor(theme.accent), 2.4))
            painter.drawArc(inside, _FULL // 4, -round(_FULL * sign.share))
    painter.restore()
