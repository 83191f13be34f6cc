"""A book of a catalogue: its cover, what is said of it, and where a download goes."""

from __future__ import annotations

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

from foxreader.core.about import Publication
from foxreader.ui.shelf.feed_rows import publication_line

_FOLDER = "download_folder"
_COVER = (60, 90)


class PublicationPane(QWidget):
    """What is known of a publication, and the button to ``get`` it."""

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
        said = (book.title, publication_line(book), book.series, ", ".join(book.tags), book.summary)
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
