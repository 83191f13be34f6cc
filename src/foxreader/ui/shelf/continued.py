"""What stands above the books, those to go on reading, or in their place on an empty shelf."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.catalog import ShelfBook
from foxreader.library.paths import RESOURCES
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.widgets import ElidedLabel
from foxreader.ui.shelf.covers import CoverCache, MadeCovers
from foxreader.ui.shelf.grid_painter import MARGIN, GridLayout, two_lines
from foxreader.ui.shelf.model import ContinuedCard
from foxreader.ui.shelf.rows import authors_words

_COVER = (80, 120)
_CARD = 144
_TWO, _THREE = 600, 900
"""Pixels of the view from which two cards, and three, stand side by side: windows of 900 and 1200
with the left side beside it, from the drawing."""


class _ReadBar(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(3)
        self.share, self.colours = 0.0, ("#000000", "#000000")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.colours[0]))
        at = 0 if not self.isRightToLeft() else round(self.width() * (1 - self.share))
        painter.fillRect(QRect(at, 0, round(self.width() * self.share), 3), QColor(self.colours[1]))


class _CardCover(QWidget):
    def __init__(self, covers: CoverCache, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers = covers
        self.book: ShelfBook | None = None
        self.setFixedSize(*_COVER)
        covers.made.connect(self._made)

    def _made(self, sha256s: MadeCovers) -> None:
        if self.book is not None and self.book.sha256 in sha256s:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.book is None:
            return
        picture = self._covers.get(self.book, *_COVER, self.devicePixelRatioF())
        if picture is not None:
            QPainter(self).drawPixmap(self.rect(), picture)


class _TwoLines(QLabel):
    """A text in two lines at most, the second one with … at its end where there is more."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._whole = ""
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMaximumHeight(36)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)

    def show_text(self, text: str) -> None:
        """Show another text."""
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(text)
        self._lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def _lay_out(self) -> None:
        self.ensurePolished()
        self.setText("\n".join(two_lines(self._whole, self.font(), max(40, self.width()))))


class _CardWidget(QFrame):
    def __init__(self, covers: CoverCache, first: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("shelfCard")
        self.setFixedHeight(_CARD)
        self._cover = _CardCover(covers, self)
        self._title, self._author = _TwoLines("cardTitle", self), ElidedLabel(self)
        self._place, self._left = ElidedLabel(self), _TwoLines("hint", self)
        for label in (self._author, self._place):
            label.setObjectName("hint")
        self._bar = _ReadBar(self)
        self.read = QPushButton(self.tr("Read"), self)
        self.read.setObjectName("primary" if first else "quiet")
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self._left, 1)
        foot.addWidget(self.read)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._author)
        words.addStretch(1)
        words.addWidget(self._place)
        words.addSpacing(3)
        words.addWidget(self._bar)
        words.addSpacing(4)
        words.addLayout(foot)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 12, 12, 12)
        row.setSpacing(16)
        row.addWidget(self._cover)
        row.addLayout(words, 1)

    def show_card(self, card: ContinuedCard) -> None:
        book = card.book
        self._cover.book = book
        self._cover.update()
        self._title.show_text(book.title)
        self._author.show_text(authors_words(book))
        self._place.show_text(card.place)
        self._left.show_text(card.left)
        self._bar.share = book.progress
        self._bar.update()
        self.read.setAccessibleName(self.tr("Read “{0}”").format(book.title))

    def apply_theme(self, theme: Theme) -> None:
        self._bar.colours = (theme.hover, theme.accent)
        self._bar.update()


class ShelfHeader(QWidget):
    """Above the grid. Signals: ``read_wanted``; ``grown`` it has another height."""

    read_wanted = Signal(Path)
    grown = Signal()

    def __init__(self, covers: CoverCache, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._covers, self._theme = covers, theme
        self._cards: Sequence[ContinuedCard] = ()
        self._wide = True
        self._going_on = QLabel(self.tr("Continue reading"), self)
        self._going_on.setObjectName("heading")
        self._row = QHBoxLayout()
        self._row.setSpacing(16)
        self._widgets = [_CardWidget(covers, at == 0, self) for at in range(3)]
        for number, card in enumerate(self._widgets):
            card.read.clicked.connect(partial(self._read, number))
            self._row.addWidget(card, 1)
        self._row.addStretch(0)  # fewer cards are no wider
        self._what, self._note = QLabel(self), QLabel(self)
        self._what.setObjectName("heading")
        self._what.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setObjectName("hint")
        heading = QHBoxLayout()
        heading.setSpacing(12)
        heading.addWidget(self._what)
        heading.addWidget(self._note, 1)
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(10)
        self._layout.addWidget(self._going_on)
        self._layout.addLayout(self._row)
        self._layout.addSpacing(6)
        self._layout.addLayout(heading)
        self._show()
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        for card in self._widgets:
            card.apply_theme(theme)

    def show_cards(self, cards: Sequence[ContinuedCard]) -> None:
        """Show the books to go on reading."""
        self._cards = cards
        self._show()

    def show_heading(self, what: str, note: str, *, whole: bool) -> None:
        """Say what the grid shows; the cards are there while it is the ``whole`` shelf."""
        self._what.setText(what)
        self._note.setText(note)
        if self._wide != whole:
            self._wide = whole
            self._show()

    def sizeHint(self) -> QSize:
        """As high as what is shown."""
        return QSize(self.width(), self._layout.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is room for more cards, or fewer."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._show()

    def _read(self, number: int) -> None:
        self.read_wanted.emit(self._cards[number].book.path)

    def _show(self) -> None:
        before = self.sizeHint().height()
        room = 3 if self.width() >= _THREE else 2 if self.width() >= _TWO else 1
        shown = self._cards[:room] if self._wide else ()
        self._going_on.setVisible(bool(shown))
        margin = GridLayout(self.width(), 0).margin if self.width() else MARGIN
        self._layout.setContentsMargins(margin, 20, margin, 12)
        wide = (self.width() - 2 * margin - 16 * (room - 1)) // room
        for number, widget in enumerate(self._widgets):
            widget.setVisible(number < len(shown))
            widget.setMaximumWidth(max(200, wide))
            if number < len(shown):
                widget.show_card(shown[number])
        # What is hidden is not counted before the layout is made anew.
        self._layout.invalidate()
        self._layout.activate()
        if self.sizeHint().height() != before:
            self.grown.emit()


# The shelf without a book: a drawing, one line, and three ways to begin

_NARROW = 780
"""Pixels below which the three ways stand below each other: three of 232 with gaps need so much."""


class _EmptyDrawing(QWidget):
    """The fox on the shelf, in the colours of the theme."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(288, 168)
        self._renderer = QSvgRenderer(self)

    def apply_theme(self, theme: Theme) -> None:
        source = (RESOURCES / "icons" / "fox-reading.svg").read_text("utf-8")
        for mark, colour in (
            ("#100", theme.muted), ("#200", theme.accent), ("#300", theme.accent_soft),
            ("#400", theme.window), ("#500", theme.panel),
        ):  # fmt: skip
            source = source.replace(f'"{mark}"', f'"{colour}"')
        self._renderer.load(QByteArray(source.encode()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._renderer.render(QPainter(self), QRectF(self.rect()))


class _WayButton(QPushButton):
    """A card that is pressed."""

    def __init__(self, name: str, words: str, more: str, keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("way")
        self.setAccessibleName(words)
        self.setAccessibleDescription(more)
        self.setMinimumSize(200, 120)
        self.setMaximumWidth(232)
        self._name = name
        self._icon, heading = QLabel(self), QLabel(words, self)
        heading.setObjectName("heading")
        what, key = QLabel(more, self), QLabel(keys, self)
        what.setObjectName("hint")
        what.setWordWrap(True)
        key.setObjectName("key")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(6)
        for label in (self._icon, heading, what):
            layout.addWidget(label)
        layout.addStretch(1)
        if keys:
            layout.addWidget(key, 0, Qt.AlignmentFlag.AlignLeading)
        else:
            key.hide()
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def apply_theme(self, theme: Theme) -> None:
        self._icon.setPixmap(icon(self._name, theme.accent, 22).pixmap(22, 22))


class EmptyShelf(QWidget):
    """Three ways to begin: ``file``, ``folder`` and ``guide`` are the shelf's to act on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._drawing = _EmptyDrawing(self)
        title = QLabel(self.tr("No books yet"), self)
        title.setObjectName("emptyTitle")
        line = QLabel(
            self.tr(
                "Foxreader opens the books you own and answers questions about them with the "
                "exact words they rest on."
            ),
            self,
        )
        line.setObjectName("muted")
        line.setWordWrap(True)
        line.setFixedWidth(440)
        line.setMinimumHeight(44)
        line.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.file = _WayButton(
            "file", self.tr("Open a file"),
            self.tr("EPUB, PDF, MOBI, FB2, comic, web page or plain text."), self.tr("Ctrl O"),
            self,
        )  # fmt: skip
        self.folder = _WayButton(
            "folder", self.tr("Add a folder"),
            self.tr("Its books come onto the shelf and stay where they are; calibre’s too."),
            self.tr("Ctrl Shift O"), self,
        )  # fmt: skip
        self.guide = _WayButton(
            "book", self.tr("Read the guide"),
            self.tr("Ten minutes. It is a book itself, so you can ask it questions."), "", self,
        )  # fmt: skip
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways.setSpacing(16)
        for way in (self.file, self.folder, self.guide):
            self._ways.addWidget(way)
        drop = QLabel(self.tr("Or drop files anywhere in this window."), self)
        drop.setObjectName("hint")
        self.catalogues = QPushButton(self.tr("Books from a catalogue…"), self)
        self.catalogues.setObjectName("link")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 8, 24, 24)
        centre = Qt.AlignmentFlag.AlignHCenter
        layout.addStretch(1)
        layout.addWidget(self._drawing, 0, centre)
        layout.addSpacing(12)
        layout.addWidget(title, 0, centre)
        layout.addWidget(line, 0, centre)
        layout.addSpacing(16)
        layout.addLayout(self._ways)
        layout.setAlignment(self._ways, centre)
        layout.addSpacing(20)
        layout.addWidget(drop, 0, centre)
        layout.addWidget(self.catalogues, 0, centre)
        layout.addStretch(1)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._drawing.apply_theme(theme)
        for way in (self.file, self.folder, self.guide):
            way.apply_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the ways stand below each other."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        directions = QBoxLayout.Direction
        self._ways.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self._drawing.setVisible(not narrow or self.height() > 720)
