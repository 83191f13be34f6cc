"""Draws a cover: the book's own, or one of its title and author where it has none.

On pictures in memory, so that a worker can do it.
"""

from __future__ import annotations

import zlib

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTextOption,
)

from foxreader.ui.reader.page import ground_of
from foxreader.ui.reader.page_style import SERIF

SERIFS = [name.strip(" '") for name in SERIF.split(",")]
_LARGEST = 1_024
"""Dots of a side of a thumbnail at most. Those that are kept have 384; what is larger is none."""
_SIDE, _TOP, _FOOT = 0.094, 0.11, 0.06
"""Margins of the words of a drawn cover, as shares of its width; from the drawing."""
_TITLE, _AUTHOR = 0.117, 0.07
"""Sizes of the words of a drawn cover, as shares of its width; from the drawing."""
_LINES = 6
"""Lines of a title on a cover; the rest of a longer one is left out."""


def cover_picture(
    thumbnail: bytes, title: str, author: str, size: QSize, *, dark: bool = False
) -> QImage:
    """A cover of ``size`` dots: the JPEG in ``thumbnail``, or one with title and author."""
    picture = _own(thumbnail, size) if thumbnail else None
    if picture is None:
        picture = _drawn(title, author, size)
    return _bound(picture, dark)


def _own(thumbnail: bytes, size: QSize) -> QImage | None:
    """The picture, scaled to fill ``size`` and cut evenly where its shape differs; one that is
    much wider or higher is fitted on a quiet ground instead. None where it cannot be read."""
    buffer = QBuffer()
    buffer.setData(QByteArray(thumbnail))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"jpeg"))
    there = reader.size()
    if not there.isValid() or max(there.width(), there.height()) > _LARGEST:
        return None
    image = reader.read()
    if image.isNull():
        return None
    shape = there.width() / there.height() / (size.width() / size.height())
    fills = 0.75 < shape < 1.34  # at most a quarter is cut
    mode = Qt.AspectRatioMode
    scaled = image.scaled(
        size,
        mode.KeepAspectRatioByExpanding if fills else mode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    result = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    edge = scaled.pixelColor(0, 0)
    result.fill(edge)
    painter = QPainter(result)
    painter.drawImage(
        (size.width() - scaled.width()) // 2, (size.height() - scaled.height()) // 2, scaled
    )
    painter.end()
    return result


def _drawn(title: str, author: str, size: QSize) -> QImage:
    result = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    ground = QColor(ground_of(title))
    result.fill(ground)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_motif(painter, size, ground, zlib.crc32(title.encode("utf-8", "replace")) >> 8)
    width = size.width()
    room = QRectF(_SIDE * width, _TOP * width, width * (1 - 2 * _SIDE), float(size.height()))
    painter.setPen(QColor("#FFFFFF"))
    font = QFont(SERIFS)
    font.setPixelSize(max(2, round(_TITLE * width)))
    font.setWeight(QFont.Weight.DemiBold)
    _draw_lines(painter, room, title, font, _LINES)
    small = QFont()
    small.setPixelSize(max(2, round(_AUTHOR * width)))
    small.setCapitalization(QFont.Capitalization.AllUppercase)
    small.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 106)
    painter.setFont(small)
    metrics = painter.fontMetrics()
    words = metrics.elidedText(author, Qt.TextElideMode.ElideRight, round(room.width()))
    foot = QRectF(room.left(), 0, room.width(), size.height() - _FOOT * 1.5 * width)
    painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeading, words)
    painter.end()
    return result


def _draw_motif(painter: QPainter, size: QSize, ground: QColor, number: int) -> None:
    """A quiet shape below the title, one of four, lighter or darker than the ground."""
    width, height = size.width(), size.height()
    painter.setPen(Qt.PenStyle.NoPen)
    light, deep = QColor(255, 255, 255, 40), ground.darker(125)
    kind = number % 4
    if kind == 0:
        painter.setBrush(light)
        painter.drawEllipse(QPointF(width * 0.62, height * 0.63), width * 0.2, width * 0.2)
        painter.fillRect(QRectF(0, height * 0.74, width, height * 0.26), deep)
    elif kind == 1:
        for step in range(3):
            painter.setBrush(QColor(255, 255, 255, 26 + 12 * step))
            left = width * (0.18 + 0.2 * step)
            high = height * (0.16 + 0.06 * ((number >> step) % 3))
            painter.drawRect(QRectF(left, height * 0.78 - high, width * 0.14, high))
    elif kind == 2:
        path = QPainterPath(QPointF(0, height * 0.7))
        path.cubicTo(width * 0.3, height * 0.58, width * 0.6, height * 0.82, width, height * 0.62)
        path.lineTo(width, height)
        path.lineTo(0, height)
        painter.fillPath(path, deep)
    else:
        painter.setPen(light)
        for step in range(5):
            y = height * (0.52 + 0.06 * step)
            painter.drawLine(QPointF(width * 0.1, y), QPointF(width * 0.9, y))


def _draw_lines(painter: QPainter, room: QRectF, text: str, font: QFont, most: int) -> None:
    """``text`` in lines of ``room``, at most so many; in its own direction."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    for _ in range(most):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(room.width())
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    layout.draw(painter, room.topLeft())


def _bound(picture: QImage, dark: bool) -> QImage:
    """``picture`` as a book: the shade of its spine at the left, its corners rounded."""
    width, height = picture.width(), picture.height()
    result = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    radius = max(1.0, width * 0.027)
    path.addRoundedRect(QRectF(0, 0, width, height), radius, radius)
    painter.setClipPath(path)
    painter.drawImage(0, 0, picture)
    shade = QLinearGradient(0, 0, width, 0)
    shade.setColorAt(0, QColor(0, 0, 0, 76 if dark else 56))
    shade.setColorAt(0.03, QColor(255, 255, 255, 26 if dark else 36))
    shade.setColorAt(0.05, QColor(0, 0, 0, 30 if dark else 13))
    shade.setColorAt(0.09, QColor(0, 0, 0, 26 if dark else 0))
    if dark:
        shade.setColorAt(1, QColor(0, 0, 0, 26))
    painter.fillRect(result.rect(), shade)
    painter.end()
    return result
