"""The window's icons: our own drawings, tinted from the palette."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from foxreader.library.paths import RESOURCES
from foxreader.ui.platform.widgets import is_mirrored

_DOT = 0.33
"""The part of an icon's side that a dot on it has. Chosen: 6 of 18 pixels."""


_MIRRORED = {"back": "forward", "forward": "back"}
"""Which icon stands for another where the window is mirrored: back points to the right there."""


def icon(name: str, colour: str, size: int = 18) -> QIcon:
    """The icon ``name`` in ``colour``; sharp up to three times its size."""
    name = _MIRRORED.get(name, name) if is_mirrored() else name
    result = QIcon()
    for factor in (1, 2, 3):
        result.addPixmap(_picture(name, colour, size, factor))
    return result


def _picture(name: str, colour: str, size: int, factor: int) -> QPixmap:
    """An icon drawn, or as it was drawn before: a window at its start asks for most of them more
    than once."""
    key = f"foxreader {name} {colour} {size} {factor}"
    picture = QPixmap()
    if QPixmapCache.find(key, picture):
        return picture
    source = (RESOURCES / "icons" / f"{name}.svg").read_text("utf-8").replace("#000", colour)
    picture = QPixmap(QSize(size, size) * factor)
    picture.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(source.encode())).render(painter)
    painter.end()
    picture.setDevicePixelRatio(factor)
    QPixmapCache.insert(key, picture)
    return picture


def dotted(plain: QIcon, colour: str) -> QIcon:
    """An icon with a dot of ``colour`` at its upper right."""
    result = QIcon()
    for size in plain.availableSizes():
        picture = plain.pixmap(size)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        side = picture.deviceIndependentSize().width()
        dot = side * _DOT
        painter.drawEllipse(QRectF(side - dot, 0, dot, dot))
        painter.end()
        result.addPixmap(picture)
    return result


def program_icon() -> QIcon:
    """The program's own mark."""
    return icon("foxreader", "#000", 128)
