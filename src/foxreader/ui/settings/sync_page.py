"""The page of the settings for the exchange with other devices, and what exchanges by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import date_and_time, error_words, notice_words
from foxreader.ui.settings.library_pages import conflict_words
from foxreader.ui.settings.window import SettingsPage

if TYPE_CHECKING:
    from foxreader.program.sync import SyncReport

_FIRST, _EVERY = 10_000, 300_000
"""Milliseconds until the first exchange after the start, and between two. Chosen."""
_Found = tuple["SyncReport", Mapping[str, str]]


class SyncKeeper(QObject):
    """Exchanges a moment after the start and every few minutes, where a folder is set.

    Signals: ``came`` something of another device is new here; ``failed`` why nothing was exchanged,
    the same only once in a row.
    """

    came = Signal()
    failed = Signal(str)

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._code = program, Jobs(self), ""
        self._running = False
        self._timer = QTimer(self, interval=_EVERY)
        self._timer.timeout.connect(self.exchange)
        self._first = QTimer(self, interval=_FIRST, singleShot=True)
        self._first.timeout.connect(self.exchange)
        self._first.start()
        self._timer.start()

    def exchange(self) -> None:
        """Exchange now, unless that is under way or no folder is set."""
        if self._running or not self._program.profile.settings.sync_folder:
            return
        self._running = True
        self._jobs.start(
            lambda cancel: self._program.sync.run(cancel).news,
            value=self._done, failed=self._fail, ended=self._end,
        )  # fmt: skip

    def finish(self) -> None:
        """The program ends: what was made until now is exchanged, and nothing more."""
        self._timer.stop()
        self._jobs.stop_all()
        if self._program.profile.settings.sync_folder and not self._program.profile.read_only:
            try:
                self._program.sync.run()
            except FoxError:
                return  # it was said while a window was there; the next start tries again

    def _done(self, news: bool) -> None:
        self._code = ""
        if news:
            self.came.emit()

    def _fail(self, error: FoxError) -> None:
        if error.code != self._code:
            self._code = error.code
            self.failed.emit(error_words(error))

    def _end(self) -> None:
        self._running = False


class SyncPage(SettingsPage):
    """Signal: ``came`` something of another device is new here."""

    came = Signal()

    def __init__(self, program: Program, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self.hint(self.tr(
            "Notes, conversations, places in books and what you did to the shelf are exchanged by "
            "way of a folder that Syncthing, Nextcloud, Dropbox or a disk carries to your other "
            "devices. Each writes files of its own there. Where two changed one note, both texts "
            "are kept. Books, keys, settings and indexes stay on this computer."
        ))  # fmt: skip
        self.heading(self.tr("Folder"))
        self.folder = self._note()
        self.choose = self.button(self.tr("Choose a folder…"), self._ask_where)
        self.leave = self.button(self.tr("Exchange no longer"), lambda: self.use(None))
        self._row(self.choose, self.leave)
        self.line()
        self.heading(self.tr("Passphrase"))
        self.hint(self.tr(
            "With a passphrase the files are encrypted, and files without it are not read. Enter "
            "the same one on all devices. It is kept in the system's keyring."
        ))  # fmt: skip
        self.passphrase = QLineEdit(self)
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        self.passphrase.setAccessibleName(self.tr("Passphrase"))
        self.passphrase.textChanged.connect(self._show)
        self.passphrase.returnPressed.connect(self._encrypt)
        self.encrypt = self.button(self.tr("Use this passphrase"), self._encrypt)
        self.open = self.button(self.tr("Encrypt no longer"), lambda: self._seal(""))
        self._row(self.passphrase, self.encrypt, self.open)
        self.line()
        self.heading(self.tr("Exchange"))
        self.last = self._note()
        self.now = self.button(self.tr("Exchange now"), self.exchange)
        self._row(self.now)
        self.said = self._note()
        self.both = QPlainTextEdit(self)
        self.both.setReadOnly(True)
        self.both.setTabChangesFocus(True)
        self.both.setAccessibleName(self.tr("What both devices had changed"))
        self.rows.addWidget(self.both, 1)
        self.both.hide()
        self.rows.addStretch(0)
        self.rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._show()
        self._read_last()

    def _row(self, *widgets: QWidget) -> None:
        row = QHBoxLayout()
        for widget in widgets:
            row.addWidget(widget)
        row.addStretch(1)
        self.rows.addLayout(row)

    def _note(self) -> QLabel:
        label = self.hint("")
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _show(self) -> None:
        settings = self._program.profile.settings
        is_set = bool(settings.sync_folder)
        self.folder.setText(settings.sync_folder or self.tr("None: nothing is exchanged."))
        self.leave.setEnabled(is_set)
        self.now.setEnabled(is_set)
        self.passphrase.setEnabled(is_set)
        self.encrypt.setEnabled(is_set and bool(self.passphrase.text()))
        self.open.setEnabled(is_set and settings.sync_sealed)
        encrypted = self.tr("The files are encrypted")
        self.passphrase.setPlaceholderText(encrypted if settings.sync_sealed else "")

    def _read_last(self) -> None:
        self._jobs.start(
            lambda cancel: self._program.sync.last, value=while_there(self, self._show_last),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show_last(self, at: datetime | None) -> None:
        never = self.tr("Nothing was exchanged yet.")
        words = never if at is None else self.tr("Last exchanged: {0}").format(date_and_time(at))
        self.last.setText(words)

    # What the reader sets

    def _ask_where(self) -> None:
        name = QFileDialog.getExistingDirectory(self, self.tr("The folder for the exchange"))
        if name:
            self.use(Path(name))

    def use(self, folder: Path | None) -> None:
        """Exchange by a folder from now on, None for no longer."""
        self._set(lambda cancel: self._program.sync.use(folder), folder is not None)

    def _encrypt(self) -> None:
        if self.encrypt.isEnabled():
            self._seal(self.passphrase.text())

    def _seal(self, passphrase: str) -> None:
        sync = self._program.sync
        self._set(lambda cancel: sync.use(sync.folder, passphrase), True)

    def _set(self, work: Callable[[Cancel], bool], then_exchange: bool) -> None:
        def done(kept: bool) -> None:
            self.passphrase.clear()
            self._show()
            self.said.setText("" if kept else notice_words(self._program.profile.secrets.why_not))
            if then_exchange:
                self.exchange(keep=not kept)

        self._jobs.start(
            work, value=while_there(self, done), failed=while_there(self, self._failed),
        )  # fmt: skip

    # An exchange

    def exchange(self, *, keep: bool = False) -> None:
        """Exchange now; with ``keep`` what was said stays above what is said of it."""
        before = f"{self.said.text()}\n" if keep else ""
        program = self._program
        self.now.setEnabled(False)
        self.said.setText(f"{before}{self.tr('Exchanging…')}")

        def work(cancel: Cancel) -> _Found:
            report, names = program.sync.run(cancel), program.profile.shelf.names()
            return report, {sha256: title for sha256, (title, _) in names.items()}

        self._jobs.start(
            work, value=while_there(self, lambda found: self._show_report(before, *found)),
            failed=while_there(self, self._failed), ended=lambda: while_there(self, self._ended)(0),
        )  # fmt: skip

    def _show_report(self, before: str, report: SyncReport, titles: Mapping[str, str]) -> None:
        came = (
            (report.notes, self.tr("%Ln change(s) of notes", "", report.notes)),
            (report.shelf, self.tr("%Ln change(s) of the shelf and of places", "", report.shelf)),
            (report.turns, self.tr("%Ln question(s)", "", report.turns)),
        )
        new = " · ".join(words for count, words in came if count) or self.tr("nothing")
        devices = self.tr("%Ln other device(s)", "", report.devices)
        lines = [self.tr("Exchanged with {0}. New here: {1}").format(devices, new)]
        if report.conflicts:
            count = len(report.conflicts)
            lines.append(self.tr("%Ln thing(s) changed on both sides; both are kept:", "", count))
        self.said.setText(before + "\n".join([*lines, *map(notice_words, report.left)]))
        self.both.setPlainText("\n".join(conflict_words(one, titles) for one in report.conflicts))
        self.both.setVisible(bool(report.conflicts))
        self._read_last()
        if report.news:
            self.came.emit()

    def _failed(self, error: FoxError) -> None:
        self.said.setText(error_words(error))

    def _ended(self, _: int) -> None:
        self._show()
