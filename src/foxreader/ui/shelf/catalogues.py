"""Catalogues of books on the web: kept, browsed, searched; their books downloaded to the shelf.

Each page is asked for by a press, and stands in what left this computer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, LeavesOrigin
from foxreader.core.events import Progress
from foxreader.core.feed import Feed, Offer, Publication
from foxreader.parts.catalogues import Catalogue, Catalogues
from foxreader.ui.platform.elided_label import ElidedLabel
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.progress import download_words
from foxreader.ui.platform.translation import error_words
from foxreader.ui.shelf.feed_rows import FeedRow, feed_rows, publication_line

_FOLDER = "download_folder"
_ROW = int(Qt.ItemDataRole.UserRole)
_SIDE = 220


class CataloguesDialog(QDialog):
    """Signal: ``downloaded(Path)`` a book is there, to be put on the shelf.

    ``agrees`` asks the reader whether to go on to an address elsewhere; a box where it is None.
    """

    downloaded = Signal(Path)
    _told = Signal(object)

    def __init__(
        self,
        catalogues: Catalogues,
        jobs: Jobs,
        state: QSettings,
        parent: QWidget,
        agrees: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogues, self._jobs, self._state = catalogues, jobs, state
        self._agrees = agrees or self._ask
        self._job: Job | None = None
        self._download: Job | None = None
        self._feed: Feed | None = None
        self._before: list[str] = []
        self.setWindowTitle(self.tr("Catalogues"))
        self.resize(900, 620)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addLayout(self._make_kept())
        row.addLayout(self._make_page(), 1)
        self._told.connect(lambda at: self._say(download_words(at)))
        self.finished.connect(self._end)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._read_kept()
        self._show_book(None)

    # The catalogues that are kept

    def _make_kept(self) -> QVBoxLayout:
        self.kept = QListWidget(self)
        self.kept.setAccessibleName(self.tr("Your catalogues"))
        self.kept.setFixedWidth(_SIDE)
        self.kept.itemActivated.connect(self._open_kept)
        self.kept.itemClicked.connect(self._open_kept)
        self.address = QLineEdit(self)
        self.address.setPlaceholderText(self.tr("https://… (OPDS)"))
        self.address.setAccessibleName(self.tr("Address of a catalogue"))
        self.address.setFixedWidth(_SIDE)
        self.address.returnPressed.connect(self._keep)
        self.add = QPushButton(self.tr("Add"), self)
        self.drop = QPushButton(self.tr("Remove"), self)
        self.add.clicked.connect(self._keep)
        self.drop.clicked.connect(self._drop)
        for button in (self.add, self.drop):
            button.setAutoDefault(False)
        buttons = QHBoxLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.drop)
        column = QVBoxLayout()
        heading = QLabel(self.tr("Your catalogues"), self)
        heading.setObjectName("heading")
        column.addWidget(heading)
        column.addWidget(self.kept, 1)
        column.addWidget(self.address)
        column.addLayout(buttons)
        return column

    def _read_kept(self) -> None:
        self._jobs.start(
            lambda cancel: self._catalogues.kept(), value=while_there(self, self._show_kept),
            failed=while_there(self, self._fail), pool="short",
        )  # fmt: skip

    def _show_kept(self, kept: Sequence[Catalogue]) -> None:
        self.kept.clear()
        for one in kept:
            item = QListWidgetItem(one.title, self.kept)
            item.setData(_ROW, one.url)
            item.setToolTip(one.url)
        self.drop.setEnabled(bool(kept))
        if not kept and self._feed is None:
            self._say(self.tr("Add the address of a catalogue. Nothing is asked before you do."))

    def _open_kept(self, item: QListWidgetItem) -> None:
        self._before.clear()
        self.open_page(str(item.data(_ROW)), remember=False)

    def _keep(self) -> None:
        url = self.address.text().strip()
        if not url:
            return

        def work(cancel: Cancel) -> tuple[Catalogue, Feed]:
            feed = self._catalogues.browse(url, cancel)
            return self._catalogues.keep(url, feed.title), feed

        def done(made: tuple[Catalogue, Feed]) -> None:
            self.address.clear()
            self._read_kept()
            self._before.clear()
            self._show_feed(made[1])

        def elsewhere(target: str) -> None:
            self.address.setText(target)
            self._keep()

        self._ask_for(work, done, elsewhere)

    def _drop(self) -> None:
        item = self.kept.currentItem()
        if item is not None:
            url = str(item.data(_ROW))
            self._jobs.start(
                lambda cancel: self._catalogues.drop(url),
                value=while_there(self, lambda _: self._read_kept()),
                failed=while_there(self, self._fail), pool="short",
            )  # fmt: skip

    # A page of one

    def _make_page(self) -> QVBoxLayout:
        self.back = QPushButton(self.tr("Back"), self)
        self.back.setAutoDefault(False)
        self.back.clicked.connect(self._go_back)
        self._title = ElidedLabel(self)
        self._title.setObjectName("heading")
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(self.tr("Search this catalogue"))
        self.words.setAccessibleName(self.tr("Search this catalogue"))
        self.words.setMaximumWidth(240)
        self.words.returnPressed.connect(self._search)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self._title, 1)
        head.addWidget(self.words)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Books and pages of the catalogue"))
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemActivated.connect(self._follow)
        self.list.itemDoubleClicked.connect(self._follow)
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        self.stop = QPushButton(self.tr("Stop"), self)
        self.stop.setAutoDefault(False)
        self.stop.clicked.connect(self._stop)
        self.stop.hide()
        foot = QHBoxLayout()
        foot.addWidget(self._note, 1)
        foot.addWidget(self.stop)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addWidget(self._make_book())
        column.addLayout(foot)
        return column

    def _make_book(self) -> QWidget:
        self._book = QWidget(self)
        self._cover = QLabel(self._book)
        self._cover.setFixedSize(60, 90)
        self._cover.setScaledContents(True)
        self._about = QPlainTextEdit(self._book)
        self._about.setReadOnly(True)
        self._about.setFixedHeight(96)
        self._about.setAccessibleName(self.tr("About the book"))
        self.get = QPushButton(self.tr("Download"), self._book)
        self.get.setObjectName("primary")
        self.get.clicked.connect(self._start_download)
        self.folder = QPushButton(self._book)
        self.folder.setObjectName("link")
        self.folder.setAutoDefault(False)
        self.folder.clicked.connect(self._choose_folder)
        form = QFormLayout()
        form.addRow(self.tr("Into"), self.folder)
        buttons = QHBoxLayout()
        buttons.addLayout(form, 1)
        buttons.addWidget(self.get)
        words = QVBoxLayout()
        words.addWidget(self._about)
        words.addLayout(buttons)
        row = QHBoxLayout(self._book)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self._name_folder()
        return self._book

    def open_page(self, url: str, *, remember: bool = True) -> None:
        """Show a page of a catalogue."""
        here = self._feed.url if self._feed is not None else ""

        def done(feed: Feed) -> None:
            if remember and here:
                self._before.append(here)
            self._show_feed(feed)

        self._ask_for(
            lambda cancel: self._catalogues.browse(url, cancel), done,
            lambda target: self.open_page(target, remember=remember),
        )  # fmt: skip

    def _search(self) -> None:
        feed, words = self._feed, self.words.text()
        if feed is None or not words.strip():
            return

        def done(found: Feed) -> None:
            self._before.append(feed.url)
            self._show_feed(found)

        self._ask_for(
            lambda cancel: self._catalogues.search(feed, words, cancel), done, self.open_page
        )

    def _go_back(self) -> None:
        if self._before:
            self.open_page(self._before.pop(), remember=False)

    def _ask_for(
        self,
        work: Callable[[Cancel], object],
        done: Callable[..., None],
        elsewhere: Callable[[str], None],
    ) -> None:
        """Ask a catalogue; where it sends on to another place, the reader is asked first."""
        self._stop()
        self._say(self.tr("Asking the catalogue…"))
        self.stop.show()

        def failed(error: FoxError) -> None:
            self._say("")
            if isinstance(error, LeavesOrigin) and error.target:
                if self._agrees(error_words(error)):
                    elsewhere(error.target)
            else:
                self._fail(error)

        def ended() -> None:
            if self._job is mine:
                self._job = None
                self.stop.hide()

        self._job = mine = self._jobs.start(
            work, value=while_there(self, done), failed=while_there(self, failed),
            ended=lambda: while_there(self, lambda _: ended())(None),
        )  # fmt: skip

    def _show_feed(self, feed: Feed) -> None:
        self._feed = feed
        self._say("")
        self._title.show_text(feed.title)
        self.back.setEnabled(bool(self._before))
        self.words.setEnabled(bool(feed.search or feed.description))
        self.list.clear()
        for row in feed_rows(feed):
            item = QListWidgetItem(f"{row.words}\n{row.more}" if row.more else row.words)
            item.setData(_ROW, row)
            self.list.addItem(item)
        if self.list.count():
            self.list.setCurrentRow(0)
            self.list.setFocus()
        else:
            self._say(self.tr("Nothing here."))
            self._show_book(None)

    def _row(self, item: QListWidgetItem | None) -> FeedRow | None:
        row = item.data(_ROW) if item is not None else None
        return row if isinstance(row, FeedRow) else None

    def _choose(self, item: QListWidgetItem | None) -> None:
        row = self._row(item)
        self._show_book(row.book if row is not None else None)

    def _follow(self, item: QListWidgetItem) -> None:
        row = self._row(item)
        if row is not None and row.way is not None:
            self.open_page(row.way.href)
        elif row is not None and self.get.isEnabled():
            self._start_download()

    # A book of it

    def _show_book(self, book: Publication | None) -> None:
        self._book.setVisible(book is not None)
        if book is None:
            self.back.setEnabled(bool(self._before))
            return
        said = (book.title, publication_line(book), book.series, ", ".join(book.tags), book.summary)
        self._about.setPlainText("\n".join(filter(None, said)))
        self.get.setEnabled(book.taken is not None and self._download is None)
        self._cover.clear()
        self._cover.setVisible(bool(book.cover))
        feed = self._feed
        if book.cover and feed is not None:

            def show(data: bytes) -> None:
                row = self._row(self.list.currentItem())
                picture = QPixmap()
                if row is not None and row.book is book and picture.loadFromData(data, "JPEG"):
                    self._cover.setPixmap(picture)

            self._jobs.start(
                lambda cancel: self._catalogues.cover(feed, book, cancel),
                value=while_there(self, show),
            )

    @property
    def _into(self) -> Path:
        kind = QStandardPaths.StandardLocation.DownloadLocation
        own = QStandardPaths.writableLocation(kind) or str(Path.home())
        return Path(str(self._state.value(_FOLDER, own)))

    def _name_folder(self) -> None:
        self.folder.setText(str(self._into).replace("&", "&&"))

    def _choose_folder(self) -> None:
        name = QFileDialog.getExistingDirectory(
            self, self.tr("Where downloaded books go"), str(self._into)
        )
        if name:
            self._state.setValue(_FOLDER, name)
            self._name_folder()

    def _start_download(self) -> None:
        row = self._row(self.list.currentItem())
        if row is not None and row.book is not None and row.book.taken is not None:
            self.download(row.book, row.book.taken)

    def download(self, book: Publication, offer: Offer) -> None:
        """Download a file of a book, and have it put on the shelf."""
        folder = self._into

        def done(path: Path) -> None:
            self._say(self.tr("“{0}” is on the shelf.").format(book.title[:80]))
            self.downloaded.emit(path)

        def failed(error: FoxError) -> None:
            self._say("")
            if isinstance(error, LeavesOrigin) and error.target:
                if self._agrees(error_words(error)):
                    again = replace(offer, href=error.target)
                    self._download = None
                    self.download(book, again)
            else:
                self._fail(error)

        def ended() -> None:
            if self._download is mine:
                self._download = None
                self.stop.hide()
                self._choose(self.list.currentItem())

        def tell(at: Progress) -> None:
            self._told.emit(at)

        self.stop.show()
        self.get.setEnabled(False)
        self._say(self.tr("Downloading…"))
        self._download = mine = self._jobs.start(
            lambda cancel: self._catalogues.download(book, offer, folder, cancel, tell),
            value=while_there(self, done), failed=while_there(self, failed),
            ended=lambda: while_there(self, lambda _: ended())(None),
        )  # fmt: skip

    def _stop(self) -> None:
        for job in (self._job, self._download):
            if job is not None:
                job.stop()
        if self._job is not None or self._download is not None:
            self._say(self.tr("Stopped."))

    def _end(self) -> None:
        """The dialog is closed: what it asked for is given up, a download goes on no further."""
        for job in (self._job, self._download):
            if job is not None:
                job.stop()

    def _ask(self, sentence: str) -> bool:
        box = QMessageBox(self)
        box.setTextFormat(Qt.TextFormat.PlainText)  # it has an address: never as markup
        box.setText(sentence)
        go = box.addButton(self.tr("Go there"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        return box.clickedButton() is go

    def _say(self, words: str) -> None:
        self._note.setText(words)

    def _fail(self, error: FoxError) -> None:
        self._say(error_words(error))
