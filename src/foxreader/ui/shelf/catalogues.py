"""Catalogues of books on the web: kept, browsed, searched; their books downloaded to the shelf.

Each page is asked for by a press, and stands in what left this computer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSettings, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import Feed, Offer, Publication
from foxreader.core.address import host_of
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, LeavesOrigin, NeedsLogin
from foxreader.core.events import Progress
from foxreader.program.catalogues import Catalogue, Catalogues, ListedCover
from foxreader.ui.platform.dialogs import LoginDialog
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.progress import download_words
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.platform.widgets import ElidedLabel
from foxreader.ui.shelf.publications import FeedRow, PublicationPane, feed_rows

_ROW = int(Qt.ItemDataRole.UserRole)
_LISTED_COVER = QSize(36, 54)


class CataloguesDialog(QDialog):
    """Signal: ``downloaded`` a book is there, to be put on the shelf.

    ``agrees`` asks the reader whether to go on to an address elsewhere; a box where it is None.
    """

    downloaded = Signal(Path)
    _told = Signal(Progress)

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
        self._cover_job: Job | None = None
        self._feed: Feed | None = None
        self._before: list[str] = []
        self.setWindowTitle(self.tr("Catalogues"))
        self.resize(900, 620)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        self.kept = KeptCatalogues(self)
        self.kept.open_wanted.connect(self._open_kept)
        self.kept.add_wanted.connect(self._keep)
        self.kept.drop_wanted.connect(self._drop)
        self.pane = PublicationPane(state, self)
        self.pane.get.clicked.connect(self._start_download)
        row.addWidget(self.kept)
        row.addLayout(self._make_page(), 1)
        self._told.connect(self._say_progress)
        self.finished.connect(self._end)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._read_kept()
        self._show_book(None)

    # The catalogues that are kept

    def _read_kept(self) -> None:
        self._jobs.start(
            lambda cancel: self._catalogues.kept(), value=while_there(self, self._show_kept),
            failed=while_there(self, self._fail), pool="short",
        )  # fmt: skip

    def _show_kept(self, kept: Sequence[Catalogue]) -> None:
        self.kept.show_kept(kept)
        if not kept and self._feed is None:
            self._say(self.tr("Add the address of a catalogue. Nothing is asked before you do."))

    def _open_kept(self, url: str) -> None:
        self._before.clear()
        self.open_page(url, remember=False)

    def _keep(self, url: str) -> None:
        def work(cancel: Cancel) -> tuple[Catalogue, Feed]:
            feed = self._catalogues.browse(url, cancel)
            return self._catalogues.keep(url, feed.title), feed

        def done(made: tuple[Catalogue, Feed]) -> None:
            self.kept.address.clear()
            self._read_kept()
            self._before.clear()
            self._show_feed(made[1])

        self._ask_for(work, done, self._keep)

    def _drop(self, url: str) -> None:
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
        self.list.setIconSize(_LISTED_COVER)
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
        column.addWidget(self.pane)
        column.addLayout(foot)
        return column

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
            elif isinstance(error, NeedsLogin):
                self._sign_in(error, lambda: self._ask_for(work, done, elsewhere))
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

    def _sign_in(self, error: NeedsLogin, again: Callable[[], None]) -> None:
        """Have the reader give a name and a password, and ask once more."""
        self._say(error_words(error))
        dialog = LoginDialog(host_of(error.url), error_words(error), self)

        def accepted() -> None:
            name, password = dialog.name.text(), dialog.password.text()
            self._jobs.start(
                lambda cancel: self._catalogues.sign_in(error.url, name, password),
                value=while_there(self, lambda why: self._signed_in(why, again)),
                failed=while_there(self, self._fail), pool="short",
            )  # fmt: skip

        dialog.accepted.connect(accepted)
        dialog.open()

    def _signed_in(self, why_not: str, again: Callable[[], None]) -> None:
        again()
        if why_not:
            self._say(notice_words(why_not))

    def _load_covers(self, feed: Feed) -> None:
        """Put the covers beside the books of the list, as they come."""
        if self._cover_job is not None:
            self._cover_job.stop()
        rows = {
            id(row.book): item for item in self._items() if (row := self._row(item)) is not None
        }

        def show(cover: ListedCover) -> None:
            item = rows.get(id(feed.publications[cover.number]))
            picture = QPixmap()
            if self._feed is feed and item is not None and picture.loadFromData(cover.data, "JPEG"):
                item.setIcon(QIcon(picture))

        self._cover_job = self._jobs.start(
            lambda cancel: self._catalogues.covers(feed, cancel), value=while_there(self, show)
        )

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(at) for at in range(self.list.count())]

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
        self._load_covers(feed)
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
        elif row is not None and self.pane.get.isEnabled():
            self._start_download()

    # A book of it

    def _show_book(self, book: Publication | None) -> None:
        self.pane.setVisible(book is not None)
        feed = self._feed
        if book is None or feed is None:
            self.back.setEnabled(bool(self._before))
            return
        self.pane.show_book(book, free=self._download is None)
        if not book.cover:
            return

        def show(data: bytes) -> None:
            row = self._row(self.list.currentItem())
            if row is not None and row.book is book:
                self.pane.show_cover(data)

        self._jobs.start(
            lambda cancel: self._catalogues.cover(feed, book, cancel),
            value=while_there(self, show),
        )

    def _start_download(self) -> None:
        row = self._row(self.list.currentItem())
        if row is not None and row.book is not None and row.book.taken is not None:
            self.download(row.book, row.book.taken)

    def download(self, book: Publication, offer: Offer) -> None:
        """Download a file of a book, and have it put on the shelf."""
        folder = self.pane.folder

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
            elif isinstance(error, NeedsLogin):
                self._sign_in(error, lambda: self.download(book, offer))
            else:
                self._fail(error)

        def ended() -> None:
            if self._download is mine:
                self._download = None
                self.stop.hide()
                self._choose(self.list.currentItem())

        self.stop.show()
        self.pane.get.setEnabled(False)
        self._say(self.tr("Downloading…"))
        self._download = mine = self._jobs.start(
            lambda cancel: self._catalogues.download(book, offer, folder, cancel, self._told.emit),
            value=while_there(self, done), failed=while_there(self, failed),
            ended=lambda: while_there(self, lambda _: ended())(None),
        )  # fmt: skip

    def _say_progress(self, at: Progress) -> None:
        self._say(download_words(at))

    def _stop(self) -> None:
        for job in (self._job, self._download):
            if job is not None:
                job.stop()
        if self._job is not None or self._download is not None:
            self._say(self.tr("Stopped."))

    def _end(self) -> None:
        """The dialog is closed: what it asked for is given up, a download goes on no further."""
        for job in (self._job, self._download, self._cover_job):
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


_URL = int(Qt.ItemDataRole.UserRole)
_WIDTH = 220


class KeptCatalogues(QWidget):
    """The catalogues that the reader keeps: listed, added, removed. Signals, each with an address:
    ``open_wanted``, ``add_wanted``, ``drop_wanted``.
    """

    open_wanted = Signal(str)
    add_wanted = Signal(str)
    drop_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedWidth(_WIDTH)
        heading = QLabel(self.tr("Your catalogues"), self)
        heading.setObjectName("heading")
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Your catalogues"))
        self.list.itemActivated.connect(self._open)
        self.list.itemClicked.connect(self._open)
        self.address = QLineEdit(self)
        self.address.setPlaceholderText(self.tr("https://… (OPDS)"))
        self.address.setAccessibleName(self.tr("Address of a catalogue"))
        self.address.returnPressed.connect(self._add)
        add, self._drop = QPushButton(self.tr("Add"), self), QPushButton(self.tr("Remove"), self)
        add.clicked.connect(self._add)
        self._drop.clicked.connect(self._remove)
        buttons = QHBoxLayout()
        for button in (add, self._drop):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading)
        column.addWidget(self.list, 1)
        column.addWidget(self.address)
        column.addLayout(buttons)

    def show_kept(self, kept: Sequence[Catalogue]) -> None:
        """List these."""
        self.list.clear()
        for one in kept:
            item = QListWidgetItem(one.title, self.list)
            item.setData(_URL, one.url)
            item.setToolTip(one.url)
        self._drop.setEnabled(bool(kept))

    def _open(self, item: QListWidgetItem) -> None:
        self.open_wanted.emit(str(item.data(_URL)))

    def _add(self) -> None:
        if url := self.address.text().strip():
            self.add_wanted.emit(url)

    def _remove(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.drop_wanted.emit(str(item.data(_URL)))
