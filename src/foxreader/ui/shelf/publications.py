"""A page of a catalogue: its rows of ways to other pages and of books, and a book of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import Feed, Publication, Way
from foxreader.ui.platform.translation import Context, number

# The rows: ways to other pages, then books

FeedWords = Context("FeedWords")
_LISTED = 1_000
"""Rows of a page that are listed at most. Chosen: catalogues have 20 to 100 on a page."""


@dataclass(frozen=True, slots=True)
class FeedRow:
    """A row: its words, more below them, and what it leads to: a page or a book."""

    words: str
    more: str = ""
    way: Way | None = None
    book: Publication | None = None


def feed_rows(feed: Feed) -> list[FeedRow]:
    """The rows of a page, and those to the pages after and before it."""
    return list(_rows(feed))[:_LISTED]


def _rows(feed: Feed) -> Iterator[FeedRow]:
    if feed.preceding:
        words = FeedWords.tr("Page before")
        yield FeedRow(words, way=Way(words, feed.preceding))
    for way in feed.navigation:
        count = FeedWords.tr("%Ln book(s)", "", way.count) if way.count >= 0 else ""
        yield FeedRow(f"{way.title} ›", count, way=way)
    for book in feed.publications:
        yield FeedRow(book.title, _publication_line(book), book=book)
    for choice in feed.choices:
        for way in choice.ways:
            sign = "✓ " if way.active else ""
            count = number(way.count) if way.count >= 0 else ""
            yield FeedRow(f"{sign}{choice.title}: {way.title}", count, way=way)
    if feed.following:
        words = FeedWords.tr("Next page")
        yield FeedRow(words, way=Way(words, feed.following))


def _publication_line(book: Publication) -> str:
    """Authors, year and formats of a book of a catalogue, in one line."""
    taken = book.taken
    how = taken.format if taken is not None else _refusal_words(book)
    return " · ".join(filter(None, (", ".join(book.authors), book.published[:4], how)))


def _refusal_words(book: Publication) -> str:
    """Why a book of a catalogue is not downloaded."""
    if any(offer.kind == "open" for offer in book.offers):
        return FeedWords.tr("no format that Foxreader reads")
    if any(offer.kind in ("buy", "subscribe") for offer in book.offers):
        return FeedWords.tr("sold there, not here")
    if any(offer.kind == "borrow" for offer in book.offers):
        return FeedWords.tr("lent there, not here")
    return FeedWords.tr("no file")


_FOLDER = "download_folder"
_COVER = (60, 90)


class PublicationPane(QWidget):
    """A book of a catalogue: its cover, what is said of it, where a download goes, and the button
    to ``get`` it.
    """

    def __init__(self, state: QSettings, parent: QWidget) -> None:
        super().__init__(parent)
        self._state = state
        self._cover = QLabel(self)
        self._cover.setFixedSize(*_COVER)
        self._cover.setScaledContents(True)
        self._about = QPlainTextEdit(self)
        self._about.setReadOnly(True)
        self._about.setFixedHeight(96)
        self._about.setAccessibleName(self.tr("About the book"))
        self.get = QPushButton(self.tr("Download"), self)
        self.get.setObjectName("primary")
        self._into = QPushButton(str(self.folder).replace("&", "&&"), self)
        self._into.setObjectName("link")
        self._into.setAutoDefault(False)
        self._into.clicked.connect(self._choose)
        into = QLabel(self.tr("Into"), self)
        into.setObjectName("hint")
        buttons = QHBoxLayout()
        buttons.addWidget(into)
        buttons.addWidget(self._into)
        buttons.addStretch(1)
        buttons.addWidget(self.get)
        words = QVBoxLayout()
        words.addWidget(self._about)
        words.addLayout(buttons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    @property
    def folder(self) -> Path:
        """Where a download goes."""
        kind = QStandardPaths.StandardLocation.DownloadLocation
        own = QStandardPaths.writableLocation(kind) or str(Path.home())
        return Path(str(self._state.value(_FOLDER, own)))

    def show_book(self, book: Publication, *, free: bool) -> None:
        """Show a book; it can be downloaded while none is, which is ``free``."""
        said = (
            book.title,
            _publication_line(book),
            book.series,
            ", ".join(book.tags),
            book.summary,
        )
        self._about.setPlainText("\n".join(filter(None, said)))
        self.get.setEnabled(book.taken is not None and free)
        self._cover.clear()
        self._cover.setVisible(bool(book.cover))

    def show_cover(self, data: bytes) -> None:
        """Show a thumbnail, a JPEG file."""
        picture = QPixmap()
        if picture.loadFromData(data, "JPEG"):
            self._cover.setPixmap(picture)

    def _choose(self) -> None:
        name = QFileDialog.getExistingDirectory(
            self, self.tr("Where downloaded books go"), str(self.folder)
        )
        if name:
            self._state.setValue(_FOLDER, name)
            self._into.setText(name.replace("&", "&&"))
