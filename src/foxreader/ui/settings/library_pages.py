"""The pages of the settings for what is kept: the library, the indexes, the corrections."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.library.kept_per_book import Correction
from foxreader.library.merging import MergeConflict, Merged
from foxreader.library.restoring import Consent
from foxreader.program.forgetting import IndexSize, delete_index, index_sizes
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import (
    Context,
    data_size,
    date,
    error_words,
    notice_words,
    number,
)
from foxreader.ui.settings.window import SettingsPage

# The library: a backup of everything, and what is done with one

MovingWords = Context("MovingWords")
_STEPS = 1000
"""Steps of the bar of progress. Chosen: more than it has pixels."""


class IndexSwitch(Protocol):
    """What indexes the books of the shelf one after the other, until it is paused."""

    paused: bool

    def pause_or_resume(self) -> None:
        """Pause, or go on; this is kept."""


class LibraryPage(SettingsPage):
    """``move`` has a backup take the place of what is here, or with True be merged into it.
    ``indexing`` pauses the index of the shelf, None in a window that has no part in it.
    Signals: ``accepted`` a setting of a backup was turned on; ``_told`` from the worker."""

    accepted = Signal()
    _told = Signal(Progress)

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        move: Callable[[Path, bool], None],
        indexing: IndexSwitch | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._move, self._indexing = program, jobs, move, indexing
        self._job: Job | None = None
        self.heading(self.tr("Backup"))
        self.hint(self.tr(
            "One file with everything you made: notes, conversations, corrections, places, "
            "collections, saved searches, reading life and settings. No book, no text of a book "
            "and no key is in it."
        ))  # fmt: skip
        self.write = self.button(self.tr("Write a backup…"), self._ask_where)
        self.bar = QProgressBar(self)
        self.bar.setAccessibleName(self.tr("How much of the backup is written"))
        self.bar.setRange(0, _STEPS)
        self.bar.setTextVisible(False)
        self.cancel = self.button(self.tr("Cancel"), self._stop)
        self._row(self.write, self.bar, self.cancel)
        self.said = self._note()
        self.line()
        self.heading(self.tr("From a backup"))
        self.hint(self.tr(
            "Restoring puts the backup in the place of what is here, which is copied beside the "
            "library first. Merging keeps what is here and adds what the backup has; where both "
            "changed one thing, both are kept. The windows close meanwhile and open again."
        ))  # fmt: skip
        self.restore = self.button(self.tr("Restore a backup…"), lambda: self._ask_which(False))
        self.merge = self.button(self.tr("Merge a backup…"), lambda: self._ask_which(True))
        self._row(self.restore, self.merge)
        self.outcome = self._note()
        self.held = QVBoxLayout()
        self.rows.addLayout(self.held)
        self.line()
        self.heading(self.tr("Search of all books"))
        self.indexed = self._note()
        self.index = self.button("", self._pause_index)
        self._row(self.index)
        self.index.setVisible(indexing is not None)
        self.refresh_index()
        self.both = QPlainTextEdit(self)
        self.both.setReadOnly(True)
        self.both.setTabChangesFocus(True)
        self.both.setAccessibleName(self.tr("What both computers had changed"))
        self.rows.addWidget(self.both, 1)
        self.both.hide()
        self.rows.addStretch(0)
        self.rows.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._told.connect(self._show_progress)
        self._show_running(False)

    def _row(self, *widgets: QWidget) -> None:
        row = QHBoxLayout()
        for widget in widgets:
            row.addWidget(widget, 1 if isinstance(widget, QProgressBar) else 0)
        row.addStretch(1)
        self.rows.addLayout(row)

    def _note(self) -> QLabel:
        label = self.hint("")
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    # The index of the shelf

    def refresh_index(self) -> None:
        """Read how many books have an index."""
        library, catalog = self._program.library, self._program.profile.catalog
        words = self.tr("Go on indexing") if self._paused else self.tr("Pause indexing")
        self.index.setText(words)
        self._jobs.start(
            lambda cancel: (catalog.count(), library.unindexed_count()),
            value=while_there(self, self._show_indexed),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show_indexed(self, counts: tuple[int, int]) -> None:
        books, waiting = counts
        words = self.tr("{0} of {1} books have a search index.").format(
            number(books - waiting), number(books)
        )
        if waiting and self._paused:
            words = f"{words} {self.tr('Indexing is paused.')}"
        self.indexed.setText(words)
        self.index.setEnabled(bool(waiting) or self._paused)

    @property
    def _paused(self) -> bool:
        return self._indexing is not None and self._indexing.paused

    def _pause_index(self) -> None:
        if self._indexing is not None:
            self._indexing.pause_or_resume()
            self.refresh_index()

    # A backup is written

    def _ask_where(self) -> None:
        name = f"foxreader-{datetime.now():%Y-%m-%d}.zip"
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Write a backup"), str(_documents() / name), "ZIP (*.zip)"
        )
        if path:
            self.back_up(Path(path))

    def back_up(self, path: Path) -> None:
        """Write the backup to ``path``."""
        library = self._program.library

        def work(cancel: Cancel) -> Path:
            library.back_up(path, cancel, self._told.emit)
            return path

        self.said.setText("")
        self.bar.setValue(0)
        self._show_running(True)
        self._job = self._jobs.start(
            work, value=while_there(self, self._written), failed=while_there(self, self._failed),
            ended=lambda: while_there(self, self._show_running)(False),
        )  # fmt: skip

    def _show_progress(self, state: Progress) -> None:
        self.bar.setValue(round(_STEPS * state.done / max(1, state.total)))

    def _show_running(self, running: bool) -> None:
        self.bar.setVisible(running)
        self.cancel.setVisible(running)
        for button in (self.write, self.restore, self.merge):
            button.setEnabled(not running)
        if not running:
            self._job = None

    def _written(self, path: Path) -> None:
        self.said.setText(self.tr("The backup is written: {0}").format(path))

    def _failed(self, error: FoxError) -> None:
        self.said.setText(error_words(error))

    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()
            self.said.setText(self.tr("Stopped; no backup was written."))

    # A backup is used

    def _ask_which(self, merge: bool) -> None:
        title = self.tr("Merge a backup") if merge else self.tr("Restore a backup")
        path, _ = QFileDialog.getOpenFileName(self, title, str(_documents()), "ZIP (*.zip);;* (*)")
        if path and (merge or self._agrees(Path(path))):
            self._move(Path(path), merge)

    def _agrees(self, path: Path) -> bool:
        box = QMessageBox(self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("Restore “{0}”?").format(path.name))
        box.setInformativeText(self.tr(
            "It takes the place of your notes, conversations, collections and settings here. What "
            "is here now is copied beside the library first; three such copies are kept."
        ))  # fmt: skip
        yes = box.addButton(self.tr("Restore"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.exec()
        return box.clickedButton() is yes

    def show_outcome(
        self, sentence: str, conflicts: Sequence[str] = (), held: Sequence[Consent] = ()
    ) -> None:
        """Say what became of a backup that was used, what was kept both ways, and what of it is off
        until the reader accepts it."""
        if held:
            off = self.tr(
                "What the backup would send from this computer, or the files it would use, are off "
                "until you accept each:"
            )
            sentence = f"{sentence}\n{off}"
        self.outcome.setText(sentence)
        for one in held:
            self._offer(one)
        self.both.setPlainText("\n".join(conflicts))
        self.both.setVisible(bool(conflicts))

    def _offer(self, one: Consent) -> None:
        """A line with a setting of the backup, and a button that turns it on."""
        words = notice_words(one.words)
        label = self._note()
        label.setText(words)

        def accept() -> None:
            try:
                self._program.library.accept(one)
            except FoxError as error:
                self.outcome.setText(error_words(error))
                return
            button.setEnabled(False)
            self.accepted.emit()

        button = self.button(self.tr("Accept"), accept)
        button.setAccessibleName(f"{self.tr('Accept')}: {words}")
        row = QHBoxLayout()
        row.addWidget(button)
        row.addWidget(label, 1)
        self.held.addLayout(row)


def restored_words(books: int) -> str:
    """What is said when a backup was restored."""
    return MovingWords.tr("The backup is restored. Books on the shelf: %Ln", "", books)


def merged_words(merged: Merged) -> str:
    """What is said when a backup was merged."""
    came = (
        (merged.books, MovingWords.tr("%Ln book(s)", "", merged.books)),
        (merged.notes, MovingWords.tr("%Ln change(s) of notes", "", merged.notes)),
        (merged.turns, MovingWords.tr("%Ln question(s)", "", merged.turns)),
        (merged.corrections, MovingWords.tr("%Ln correction(s)", "", merged.corrections)),
    )
    new = " · ".join(words for count, words in came if count)
    new = new or MovingWords.tr("nothing")
    said = MovingWords.tr("The backup is merged. New here: {0}").format(new)
    if merged.conflicts:
        count = len(merged.conflicts)
        both = MovingWords.tr("%Ln thing(s) changed on both sides; both are kept:", "", count)
        said = f"{said}\n{both}"
    return said


def conflict_words(conflict: MergeConflict, titles: Mapping[str, str]) -> str:
    """A thing that both sides had changed, in a line."""
    if conflict.field == "note":
        words = MovingWords.tr("Note: “{0}” · kept as a note of its own: “{1}”")
        return words.format(conflict.shown, conflict.other)
    what = titles.get(conflict.subject, conflict.field)
    words = MovingWords.tr("{0}: shown is {1} · kept in the log: {2}")
    return words.format(what, conflict.shown, conflict.other)


def _documents() -> Path:
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place) or Path.home())


# The indexes of all books: how large they are, and deleting one

_HASH = Qt.ItemDataRole.UserRole


class IndexesPage(SettingsPage):
    """``shown`` tells whether a window shows the book of that hash, whose index stays then."""

    def __init__(
        self, program: Program, jobs: Jobs, shown: Callable[[str], bool], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._is_shown = program, jobs, shown
        self._sure = ""
        self.heading(self.tr("Indexes on this computer"))
        self.hint(self.tr(
            "What books are searched by, with the summaries a model wrote. A deleted index is made "
            "again when the book is opened; its summaries are not, and may have cost money."
        ))  # fmt: skip
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Indexes, the largest first"))
        self.list.currentItemChanged.connect(self._unsure)
        self.rows.addWidget(self.list, 1)
        self.delete = QPushButton(self)
        self.delete.setAutoDefault(False)
        self.delete.clicked.connect(self._pressed)
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.addWidget(self.delete)
        row.addWidget(self._note, 1)
        self.rows.addLayout(row)
        self._unsure()
        self.refresh()

    def refresh(self) -> None:
        """Read how large the indexes are."""
        profile = self._program.profile
        self._jobs.start(
            lambda cancel: index_sizes(profile), value=while_there(self, self._show),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show(self, found: list[IndexSize]) -> None:
        self.list.clear()
        for one in found:
            title = one.title or self.tr("A book that is not on the shelf")
            item = QListWidgetItem(f"{title} · {data_size(one.size)}", self.list)
            item.setData(_HASH, one.sha256)
        total = data_size(sum(one.size for one in found))
        self._note.setText(self.tr("{0} in all").format(total))
        self._unsure()

    def _chosen(self) -> str:
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_HASH))

    def _unsure(self, *_: object) -> None:
        self._sure = ""
        self.delete.setText(self.tr("Delete this index…"))
        self.delete.setEnabled(bool(self._chosen()))

    def _pressed(self) -> None:
        """Delete an index at the second press."""
        chosen, profile = self._chosen(), self._program.profile
        if self._is_shown(chosen):
            self._unsure()
            self._note.setText(self.tr("This book is open in a window; close it there first."))
        elif self._sure != chosen:
            self._sure = chosen
            self.delete.setText(self.tr("Delete for good"))
        else:
            self._unsure()
            self._jobs.start(
                lambda cancel: delete_index(profile, chosen),
                value=while_there(self, lambda _: self.refresh()),
                failed=while_there(self, self._failed), pool="short",
            )  # fmt: skip

    def _failed(self, error: FoxError) -> None:
        self._note.setText(error_words(error))


# The corrections

CorrectionsWords = Context("CorrectionsWords")

_ID = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class _ListedCorrections:
    """The corrections there are, and the titles of their books."""

    corrections: Sequence[Correction]
    titles: Mapping[str, str]


class CorrectionsPage(SettingsPage):
    """The corrections, newest first."""

    def __init__(self, program: Program, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Corrections"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._enable)
        self.message = self.hint("")
        self.rows.addWidget(self.list, 1)
        self.delete = QPushButton(self.tr("Delete"), self)
        self.delete.setAutoDefault(False)
        self.delete.clicked.connect(self._delete)
        self.rows.addWidget(self.delete, 0, Qt.AlignmentFlag.AlignLeft)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self.list, self._delete)
        self._enable()
        self.refresh()

    def refresh(self) -> None:
        """Read the corrections again."""
        self._work(0)

    def _enable(self) -> None:
        self.delete.setEnabled(self.list.currentItem() is not None)

    def _delete(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self._work(int(item.data(_ID)))

    def _work(self, deleted: int) -> None:
        """Delete one of them, where one is named, and list the others."""
        program = self._program

        def work(cancel: Cancel) -> _ListedCorrections:
            if deleted:
                program.profile.corrections.delete(deleted)
            titles = {sha256: title for sha256, (title, _) in program.profile.shelf.names().items()}
            return _ListedCorrections(program.profile.corrections.all(), titles)

        self._jobs.start(
            work, value=while_there(self, self._show), failed=while_there(self, self._failed)
        )

    def _show(self, listed: _ListedCorrections) -> None:
        row = max(0, self.list.currentRow())
        self.list.clear()
        for correction in listed.corrections:
            title = listed.titles.get(correction.sha256, self.tr("a book that is gone"))
            book = title if correction.sha256 else self.tr("all books")
            item = QListWidgetItem(_correction_words(correction, book))
            item.setData(_ID, correction.id)
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.message.setText(
            self.tr("The three that fit a question best are sent with it; none of a place is.")
            if listed.corrections
            else self.tr("You have corrected nothing yet. An answer's ⋯ menu is where to do it.")
        )
        self._enable()

    def _failed(self, error: FoxError) -> None:
        self.message.setText(error_words(error))


def _correction_words(correction: Correction, book: str) -> str:
    """A correction in a list: the question, the correction, and the book."""
    about, text = correction.question, CorrectionsWords.tr("Marked as wrong")
    if correction.of_place is not None:
        says = CorrectionsWords.tr("The place says it")
        not_ = CorrectionsWords.tr("The place does not say it")
        better = CorrectionsWords.tr("Another passage says it better")
        about = correction.text
        text = {"says": says, "not": not_, "better": better}[correction.of_place.verdict]
    elif not correction.wrong:
        text = CorrectionsWords.tr("Right is: {0}").format(correction.text)
    at = date(datetime.fromisoformat(correction.at).astimezone())
    return f"{about}\n{text}\n{at} · {book}"
