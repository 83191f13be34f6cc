"""What the web says of books: a page of a catalogue, and one book looked up at a service."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import About, Feed, Publication, Way, isbn_of
from foxreader.core.address import host_of, web_address
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.net import LOOKUPS
from foxreader.program.catalogues import look_up
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import Context, error_words, number
from foxreader.ui.platform.widgets import isolated

# Looks a book up at a service that the reader names, by a press, and takes over what they want.

_SERVICE = "lookup_service"
_ABOUT = int(Qt.ItemDataRole.UserRole)
_SHOWN = 600


class LookUpDialog(QDialog):
    """``about`` is what is known of the book. Signal: ``taken`` what was found and wanted."""

    taken = Signal(About)

    def __init__(
        self, profile: Profile, jobs: Jobs, state: QSettings, about: About, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._profile, self._jobs, self._state = profile, jobs, state
        self._job: Job | None = None
        self.setWindowTitle(self.tr("Look the book up"))
        self.resize(620, 560)
        self.service = self._services()
        self.isbn = QLineEdit(about.isbn, self)
        self.title = QLineEdit(about.title, self)
        self.author = QLineEdit(next(iter(about.authors), ""), self)
        self.ask = QPushButton(self.tr("Look up"), self)
        self.ask.setObjectName("primary")
        self.ask.clicked.connect(self.look)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("What was found"))
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(self._take)
        self._says, self._found = QLabel(self), QLabel(self)
        for label in (self._says, self._found):
            label.setObjectName("hint")
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._found.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        words = self.tr("Take over")
        self.take = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        self.take.setToolTip(self.tr("Into the fields of the details, where you can look at it"))
        self.take.clicked.connect(self._take)
        self.take.setEnabled(False)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        for field in (self.isbn, self.title, self.author):
            field.textChanged.connect(self._tell)
        self.service.currentTextChanged.connect(self._tell)
        self.finished.connect(self._stop)
        self._tell()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setHorizontalSpacing(16)
        for words, field in (
            (self.tr("Service"), self.service), (self.tr("ISBN"), self.isbn),
            (self.tr("Title"), self.title), (self.tr("Author"), self.author),
        ):  # fmt: skip
            field.setAccessibleName(words)
            form.addRow(words, field)
        if (line := self.service.lineEdit()) is not None:
            line.setAccessibleName(self.tr("Service"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(10)
        layout.addLayout(form)
        layout.addWidget(self._says)
        layout.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignLeading)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._found)
        layout.addWidget(self.buttons)

    def _services(self) -> QComboBox:
        box = QComboBox(self)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItems(list(LOOKUPS))
        box.setToolTip(self.tr("Or the address of another one that answers as one of these does"))
        box.setEditText(str(self._state.value(_SERVICE, next(iter(LOOKUPS)))))
        return box

    @property
    def address(self) -> str:
        """The address of the service; "" for what is none."""
        text = self.service.currentText().strip()
        try:
            return web_address(LOOKUPS.get(text, text))
        except UsageError:
            return ""

    def _tell(self, *_: object) -> None:
        """Say what would be sent, and where."""
        host, isbn = host_of(self.address) if self.address else "", isbn_of(self.isbn.text())
        title = self.title.text().strip()
        if not host:
            words = self.tr("That is no address of a service that can be asked.")
        elif isbn:
            words = self.tr("Look up sends this ISBN to {0}, and nothing else.").format(host)
        else:
            words = self.tr("Look up sends title and author to {0}, and nothing else.").format(host)
        self._says.setText(words)
        self.ask.setEnabled(bool(host and (isbn or title)))

    def look(self) -> None:
        """Ask the service."""
        self._stop()
        self.list.clear()
        profile, service = self._profile, self.address
        isbn, title, author = self.isbn.text(), self.title.text(), self.author.text()
        self._state.setValue(_SERVICE, self.service.currentText().strip())
        self._found.setText(self.tr("Asking {0}…").format(host_of(service)))

        def work(cancel: Cancel) -> list[About]:
            return look_up(profile, service, isbn=isbn, title=title, author=author, cancel=cancel)

        self._job = self._jobs.start(
            work, value=while_there(self, self._arrived), failed=while_there(self, self._fail)
        )

    def _stop(self, *_: object) -> None:
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _fail(self, error: FoxError) -> None:
        self._found.setText(error_words(error))

    def _arrived(self, found: list[About]) -> None:
        self._found.setText("" if found else self.tr("Nothing was found."))
        for one in found:
            parts = (one.title, ", ".join(one.authors), one.publisher, one.published)
            item = QListWidgetItem(" · ".join(map(isolated, filter(None, parts))))
            item.setData(_ABOUT, one)
            self.list.addItem(item)
        if found:
            self.list.setCurrentRow(0)
            self.list.setFocus()

    def _show(self, item: QListWidgetItem | None, *_: object) -> None:
        self.take.setEnabled(item is not None)
        if item is not None:
            one: About = item.data(_ABOUT)
            numbers = (f"ISBN {one.isbn}" if one.isbn else "", *one.identifiers)
            parts = (" · ".join(filter(None, numbers)), ", ".join(one.tags), one.description)
            self._found.setText("\n".join(filter(None, parts))[:_SHOWN])

    def _take(self, *_: object) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.taken.emit(item.data(_ABOUT))
            self.accept()


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
