"""The page of the settings for the reading life: time and pages by day and month, books read."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QWidget,
)

from foxreader.core.errors import FoxError, StorageError
from foxreader.core.notice import Notice
from foxreader.core.reading import Bar, Life, as_csv, by_day, by_month
from foxreader.program.forgetting import forget_life
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings.page import Page
from foxreader.ui.settings.plot import Column, Plot


class LifePage(Page):
    """Signal: ``forgotten`` all of it was deleted."""

    forgotten = Signal()

    def __init__(self, profile: Profile, jobs: Jobs, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._profile, self._jobs = profile, jobs
        self._life, self._sure = Life(), False
        self.hint(self.tr(
            "Measured while a book is in front of you: time on a page counts until you have not "
            "moved for four minutes. A page of flowing text is a counted page. It never leaves "
            "this computer but in a backup you write."
        ))  # fmt: skip
        self.total = self.heading("")
        self.shown = QComboBox(self)
        self.shown.setAccessibleName(self.tr("What the plots show"))
        self.shown.setAccessibleDescription(self.tr("What the plots show"))
        self.shown.addItems([self.tr("Time read"), self.tr("Pages read")])
        self.shown.currentIndexChanged.connect(self._plot)
        self.rows.addWidget(self.shown, 0, Qt.AlignmentFlag.AlignLeading)
        self.caption(self.tr("The last eight weeks"))
        self.days = Plot(self.tr("Read in the last eight weeks, by day"), theme, self)
        self.rows.addWidget(self.days)
        self.caption(self.tr("The last twelve months"))
        self.months = Plot(self.tr("Read in the last twelve months, by month"), theme, self)
        self.rows.addWidget(self.months)
        self.rows.addLayout(self._make_end())
        self.line()
        self.heading(self.tr("Finished books"))
        self.finished = QListWidget(self)
        self.finished.setAccessibleName(self.tr("Finished books"))
        self.finished.setMinimumHeight(96)
        self.rows.addWidget(self.finished, 1)
        self.refresh()

    def _make_end(self) -> QHBoxLayout:
        self.save = self._button(self.tr("Save as CSV…"), self._ask_where)
        self.delete = self._button(self.tr("Delete all…"), self._pressed)
        self.said = QLabel(self)
        self.said.setObjectName("hint")
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.save)
        row.addWidget(self.said, 1)
        row.addWidget(self.delete)
        return row

    def _button(self, words: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Paint the plots in the colours of ``theme``."""
        for plot in (self.days, self.months):
            plot.apply_theme(theme)

    def refresh(self) -> None:
        """Read what was recorded."""
        life = self._profile.life
        self._jobs.start(
            lambda cancel: life.all(), value=while_there(self, self._show),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show(self, life: Life) -> None:
        self._life = life
        seconds = sum(one.seconds for one in life.days)
        pages = sum(one.pages for one in life.days)
        if life.days:
            days = len({one.day for one in life.days})
            parts = (
                minutes_words(seconds / 60), self.tr("%Ln page(s)", "", round(pages)),
                self.tr("%Ln day(s)", "", days),
            )  # fmt: skip
            self.total.setText(" · ".join(parts))
        else:
            self.total.setText(self.tr("Nothing is recorded yet."))
        self.save.setEnabled(bool(life.days))
        self.delete.setEnabled(bool(life.days))
        self.finished.clear()
        for one in life.finished:
            when = _day(one.day) if one.day else self.tr("day not known")
            self.finished.addItem(f"{one.title} · {when}")
        self._plot()

    def _plot(self) -> None:
        today, by_pages = date.today(), self.shown.currentIndex() == 1
        days = by_day(self._life.days, today)
        self.days.show_columns([
            self._column(one, _day(one.start), _short(one.start) if not at % 7 else "", by_pages)
            for at, one in enumerate(days)
        ])  # fmt: skip
        self.months.show_columns([
            self._column(one, _month(one.start, "MMMM yyyy"), _month(one.start, "MMM"), by_pages)
            for one in by_month(self._life.days, today)
        ])  # fmt: skip

    def _column(self, bar: Bar, when: str, label: str, by_pages: bool) -> Column:
        amount = minutes_words(bar.seconds / 60) if bar.seconds else "0"
        if by_pages:
            amount = self.tr("%Ln page(s)", "", round(bar.pages))
        return Column(bar.pages if by_pages else bar.seconds, label, f"{when}: {amount}")

    def _ask_where(self) -> None:
        path, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save as CSV"), "foxreader-reading.csv", "CSV (*.csv)"
        )
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> None:
        """Write what was recorded to a file."""
        text = as_csv(self._life)

        def work(cancel: object) -> Path:
            try:
                path.write_text(text, encoding="utf-8-sig", newline="")
            except OSError as error:
                reason = str(error.strerror)
                notice = Notice("export_not_written", path=str(path), reason=reason)
                raise StorageError(notice) from error
            return path

        self._jobs.start(
            work, failed=while_there(self, self._failed),
            value=while_there(self, lambda at: self._say(self.tr("Saved: {0}").format(at))),
        )  # fmt: skip

    def _pressed(self) -> None:
        """Delete at the second press: what is deleted does not come back."""
        if not self._sure:
            self._sure = True
            self.delete.setText(self.tr("Delete for good"))
            return
        profile = self._profile

        def done(_: object) -> None:
            self._sure = False
            self.delete.setText(self.tr("Delete all…"))
            self.forgotten.emit()
            self._say(self.tr("Deleted, also from the backups of the library."))
            self.refresh()

        self._jobs.start(
            lambda cancel: forget_life(profile), value=while_there(self, done),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _say(self, words: str) -> None:
        self.said.setText(words)

    def _failed(self, error: FoxError) -> None:
        self._say(error_words(error))


def _day(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def _short(day: date) -> str:
    return _month(day, "d MMM")


def _month(day: date, pattern: str) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)
