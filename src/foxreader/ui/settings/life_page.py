"""The page of the settings for the reading life: time and pages by day and month, books read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QToolTip,
    QWidget,
)

from foxreader.core.errors import FoxError, StorageError
from foxreader.core.notice import Notice
from foxreader.library.reading_life import Bar, Life, as_csv, by_day, by_month
from foxreader.program.forgetting import forget_life
from foxreader.program.profile import Profile
from foxreader.ui.platform.accessibility import shows_focus
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.progress import minutes_words
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words, month_and_year, short_day
from foxreader.ui.settings.window import SettingsPage


class LifePage(SettingsPage):
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
        self.days = _Plot(self.tr("Read in the last eight weeks, by day"), theme, self)
        self.rows.addWidget(self.days)
        self.caption(self.tr("The last twelve months"))
        self.months = _Plot(self.tr("Read in the last twelve months, by month"), theme, self)
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
        self.save = self.button(self.tr("Save as CSV…"), self._ask_where)
        self.delete = self.button(self.tr("Delete all…"), self._pressed)
        self.said = QLabel(self)
        self.said.setObjectName("hint")
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.save)
        row.addWidget(self.said, 1)
        row.addWidget(self.delete)
        return row

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
            self._column(one, _day(one.start), short_day(one.start) if not at % 7 else "", by_pages)
            for at, one in enumerate(days)
        ])  # fmt: skip
        self.months.show_columns([
            self._column(one, month_and_year(one.start), _month(one.start), by_pages)
            for one in by_month(self._life.days, today)
        ])  # fmt: skip

    def _column(self, bar: Bar, when: str, label: str, by_pages: bool) -> _Column:
        amount = minutes_words(bar.seconds / 60) if bar.seconds else "0"
        if by_pages:
            amount = self.tr("%Ln page(s)", "", round(bar.pages))
        return _Column(bar.pages if by_pages else bar.seconds, label, f"{when}: {amount}")

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
            lambda cancel: forget_life(profile.database, profile.copies),
            value=while_there(self, done), failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _say(self, words: str) -> None:
        self.said.setText(words)

    def _failed(self, error: FoxError) -> None:
        self._say(error_words(error))


def _day(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def _month(day: date) -> str:
    return QLocale().toString(QDate(day.year, day.month, day.day), "MMM")


_HEAD, _HIGH, _FOOT, _LEAST, _WIDEST = 16, 104, 18, 2.0, 20.0
"""Pixels of the words above the highest bar, of them and the bars, of the words below, of the
lowest bar, and of the widest."""


@dataclass(frozen=True, slots=True)
class _Column:
    """A bar: its height, the words below it ("" for none), and what is said of it."""

    value: float
    label: str
    said: str


class _Plot(QLabel):  # a plain widget has no role that a screen reader tells
    """Bars on a line, the highest as high as there is room. What they say is read aloud and shown
    where the pointer is; with the keyboard on it, the arrows go from bar to bar."""

    def __init__(self, name: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._columns, self._at = theme, tuple[_Column, ...](), -1
        self._name = name
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMinimumHeight(_HIGH + _FOOT)
        self.setMaximumHeight(_HIGH + _FOOT)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(400, _HIGH + _FOOT)

    def apply_theme(self, theme: Theme) -> None:
        """Paint in the colours of ``theme``."""
        self._theme = theme
        self.update()

    def show_columns(self, columns: Sequence[_Column]) -> None:
        """Show these bars."""
        self._columns, self._at = tuple(columns), len(columns) - 1
        said = "; ".join(one.said for one in columns if one.value) or "0"
        self.setAccessibleDescription(said)
        self.update()

    def _cell(self, at: int) -> QRectF:
        wide = self.width() / max(1, len(self._columns))
        left = at * wide
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            left = self.width() - left - wide
        return QRectF(left, _HEAD, wide, _HIGH - _HEAD)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line, the bars, and what stands below."""
        painter, theme = QPainter(self), self._theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = painter.font()
        font.setPixelSize(11)
        painter.setFont(font)
        most = max((one.value for one in self._columns), default=0.0) or 1.0
        for at, one in enumerate(self._columns):
            cell = self._cell(at)
            high = max(_LEAST, cell.height() * one.value / most) if one.value else 0.0
            wide = min(_WIDEST, cell.width() * 0.6)
            bar = QRectF(cell.center().x() - wide / 2, cell.bottom() - high, wide, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.edge))
            painter.drawRoundedRect(bar, 2, 2)
            if at == self._at and shows_focus(self):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QColor(theme.accent))
                painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, 0), 4, 4)
            self._write(painter, one.label, cell, _HIGH + 2)
        for at, one in [(n, one) for n, one in enumerate(self._columns) if one.value == most][:1]:
            self._write(painter, one.said, self._cell(at), 0)
        painter.setPen(QColor(theme.line))
        painter.drawLine(QPointF(0, _HIGH + 0.5), QPointF(self.width(), _HIGH + 0.5))

    def _write(self, painter: QPainter, words: str, cell: QRectF, top: float) -> None:
        """Write in the middle of a bar, inside the plot."""
        painter.setPen(QColor(self._theme.muted))
        room = painter.fontMetrics().horizontalAdvance(words) + 2.0
        place = QRectF(cell.center().x() - room / 2, top, room, _FOOT - 2)
        place.moveLeft(min(max(0.0, place.left()), self.width() - room))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)

    def event(self, event: QEvent) -> bool:
        """Say what the bar below the pointer stands for; the arrows choose another one."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            for at, one in enumerate(self._columns):
                if self._cell(at).contains(QPointF(event.pos().x(), _HEAD + 6)):
                    QToolTip.showText(event.globalPos(), one.said, self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the bar before or after, and say it."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if not step or not self._columns:
            super().keyPressEvent(event)
            return
        turned = -1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 1
        self._at = min(max(0, self._at + turned * step), len(self._columns) - 1)
        one = self._columns[self._at]
        self.setAccessibleName(f"{self._name}: {one.said}")
        QToolTip.showText(self.mapToGlobal(self._cell(self._at).topLeft().toPoint()), one.said)
        self.update()
