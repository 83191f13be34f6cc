"""The pictures of the covers: drawn by a worker when they are seen, the last used ones kept."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QObject,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QTextLayout,
    QTextOption,
)

from foxreader.core.cancel import Cancel
from foxreader.library.catalog import ShelfBook
from foxreader.library.documents import Covers
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.reader.page import ground_of
from foxreader.ui.reader.page_style import SERIF

_MOST_BYTES = 48_000_000
"""What all kept pictures take at most, in bytes. Chosen: three screens of covers on a screen of
double density, twelve on others."""
_WAITING = 80
"""Pictures that are waited for; chosen: a large screen of them. Older wishes have gone by."""
_AT_ONCE = 6
"""Pictures that a worker makes before it hands them over. Chosen: 10 to 20 ms of work."""

_State = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _WantedCover:
    sha256: str
    title: str
    author: str
    width: int
    height: int
    dark: bool


@dataclass(frozen=True, slots=True)
class _KeptCover:
    """A picture, and the ``state`` of the thumbnail it was made of."""

    picture: QPixmap
    state: _State


class MadeCovers(frozenset[str]):
    """The hashes of books whose covers are there."""


class CoverCache(QObject):
    """Signal: ``made`` covers of these books are there that were asked for."""

    made = Signal(MadeCovers)

    def __init__(self, covers: Covers, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._covers, self._jobs = covers, jobs
        self._kept: OrderedDict[_WantedCover, _KeptCover] = OrderedDict()
        self._bytes = 0
        self._wanted: list[_WantedCover] = []
        self._at_work: frozenset[_WantedCover] = frozenset()
        self._looking: Job | None = None
        self._to_look = False
        self.dark = False

    @property
    def bytes(self) -> int:
        """What the kept pictures take."""
        return self._bytes

    def get(self, book: ShelfBook, width: int, height: int, density: float) -> QPixmap | None:
        """The cover of a book, ``width`` and ``height`` in the window's pixels; None until it is
        made."""
        wanted = _WantedCover(
            book.sha256, book.title, ", ".join(book.authors[:2]),
            round(width * density), round(height * density), self.dark,
        )  # fmt: skip
        found = self._kept.get(wanted)
        if found is not None:
            self._kept.move_to_end(wanted)
            return found.picture
        if wanted not in self._at_work:
            self._want([wanted])
        return None

    def look(self) -> None:
        """Make those covers anew whose books have another thumbnail by now, or one at last: an
        import, another window or a command may have written it."""
        self._to_look = bool(self._at_work)
        if self._to_look:
            return  # what is being made may miss it
        if self._looking is not None:
            self._looking.stop()
        kept = [(wanted, made.state) for wanted, made in self._kept.items()]

        def work(cancel: Cancel) -> list[_WantedCover]:
            states = {sha256: self._covers.state(sha256) for sha256 in {w.sha256 for w, _ in kept}}
            return [wanted for wanted, state in kept if state != states[wanted.sha256]]

        self._looking = self._jobs.start(work, value=self._renew, pool="page")

    def _renew(self, changed: list[_WantedCover]) -> None:
        """What was used last is made anew and shown until then; the others when they are seen."""
        for wanted in changed[:-_WAITING]:
            self._drop(wanted)
        self._want(changed[-_WAITING:])

    def _want(self, some: Sequence[_WantedCover]) -> None:
        there = [one for one in self._wanted if one not in some]
        # The last one asked for is on screen.
        self._wanted = [*there, *(one for one in some if one not in self._at_work)][-_WAITING:]
        self._next()

    def _next(self) -> None:
        if self._at_work or not self._wanted:
            return
        some = self._wanted[-_AT_ONCE:]
        del self._wanted[-_AT_ONCE:]
        self._at_work = frozenset(some)

        def work(cancel: Cancel) -> list[tuple[_WantedCover, QImage, _State]]:
            made = []
            for one in some:
                cancel.check()
                size = QSize(one.width, one.height)
                state = self._covers.state(one.sha256)  # first: else a new one is missed
                thumbnail = self._covers.read(one.sha256)
                picture = cover_picture(thumbnail, one.title, one.author, size, dark=one.dark)
                made.append((one, picture, state))
            return made

        self._jobs.start(work, value=self._keep, ended=self._ended, pool="page")

    def _keep(self, made: list[tuple[_WantedCover, QImage, _State]]) -> None:
        for wanted, image, state in made:
            self._drop(wanted)
            self._kept[wanted] = _KeptCover(QPixmap.fromImage(image), state)
            self._bytes += image.sizeInBytes()
        while self._bytes > _MOST_BYTES:
            self._drop(next(iter(self._kept)))
        self.made.emit(MadeCovers(wanted.sha256 for wanted, _, _ in made))

    def _drop(self, wanted: _WantedCover) -> None:
        if self._kept.pop(wanted, None) is not None:
            self._bytes -= 4 * wanted.width * wanted.height

    def _ended(self) -> None:
        self._at_work = frozenset()
        if self._to_look:
            self.look()
        self._next()


# A cover: the book's own, or one of its title and author where it has none. Drawn on pictures in
# memory, so that a worker can do it.

_SERIFS = [name.strip(" '") for name in SERIF.split(",")]
_LARGEST = 1_024
"""Dots of a side of a thumbnail at most. Those that are kept have 384; what is larger is none."""
_SIDE, _TOP, _FOOT = 0.094, 0.11, 0.06
"""Margins of the words of a drawn cover, as shares of its width; from the drawing."""
_TITLE, _AUTHOR = 0.117, 0.07
"""Sizes of the words of a drawn cover, as shares of its width; from the drawing."""
_SMALLER = 1.0, 0.9, 0.8, 0.7, 0.6
"""Shares of a title's size, the first of which has room for its longest word. Chosen."""
_MOTIF = 0.5
"""Share of a cover's height below which the motif stands."""
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
    width = size.width()
    room = QRectF(_SIDE * width, _TOP * width, width * (1 - 2 * _SIDE), float(size.height()))
    painter.setPen(QColor("#FFFFFF"))
    words, foot_at = _laid_out(title, room.width(), _title_font(title, width, room.width()))
    if room.top() + foot_at < _MOTIF * size.height():  # it stands below the title alone
        _draw_motif(painter, size, ground, zlib.crc32(title.encode("utf-8", "replace")) >> 8)
    painter.setPen(QColor("#FFFFFF"))
    words.draw(painter, room.topLeft())
    small = QFont()
    small.setPixelSize(max(2, round(_AUTHOR * width)))
    small.setCapitalization(QFont.Capitalization.AllUppercase)
    small.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 106)
    painter.setFont(small)
    metrics = painter.fontMetrics()
    by = metrics.elidedText(author, Qt.TextElideMode.ElideRight, round(room.width()))
    foot = QRectF(room.left(), 0, room.width(), size.height() - _FOOT * 1.5 * width)
    painter.drawText(foot, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeading, by)
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


def _title_font(title: str, width: int, room: float) -> QFont:
    """The letters of a title, as large as its longest word allows."""
    font = QFont(_SERIFS)
    font.setWeight(QFont.Weight.DemiBold)
    for share in _SMALLER:
        font.setPixelSize(max(2, round(share * _TITLE * width)))
        metrics = QFontMetricsF(font)
        if all(metrics.horizontalAdvance(word) <= room for word in title.split()):
            break
    return font


def _laid_out(text: str, room: float, font: QFont) -> tuple[QTextLayout, float]:
    """``text`` in lines as long as ``room``, at most so many, in its own direction; and how high
    they are."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    layout.setTextOption(option)
    layout.beginLayout()
    y = 0.0
    for _ in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(room)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout, y


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
