"""Asks which file stands for a book that is on the shelf in several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.catalog import ShelfBook
from foxreader.ui.platform.translation import data_size
from foxreader.ui.platform.widgets import isolated
from foxreader.ui.shelf.words import authors_words, format_name, progress_words


@dataclass(frozen=True, slots=True)
class TwinFiles:
    """Files that may be one book, and how many notes were made in each, by hash."""

    books: Sequence[ShelfBook]
    notes: Mapping[str, int]

    @property
    def best(self) -> int:
        """The number of the file that is proposed: there, with most notes, read furthest."""

        def worth(at: int) -> tuple[bool, int, float, int]:
            book = self.books[at]
            return not book.missing, self.notes.get(book.sha256, 0), book.progress, -at

        return max(range(len(self.books)), key=worth)


@dataclass(frozen=True, slots=True)
class WantedJoin:
    """The file that is kept, its title, and those that it stands for."""

    keep: str
    title: str
    others: tuple[str, ...]


class DifferentBooks(tuple[str, ...]):
    """The hashes of books that only seem to be one."""


class TwinsDialog(QDialog):
    """``kept`` are the buttons of the files, ``same`` whether each is the same book. Signals:
    ``wanted``; ``apart`` they are all different books."""

    wanted = Signal(WantedJoin)
    apart = Signal(DifferentBooks)

    def __init__(self, files: TwinFiles, parent: QWidget) -> None:
        super().__init__(parent)
        self._books, self._notes = files.books, files.notes
        self.setWindowTitle(self.tr("One book in several files"))
        self.resize(640, 420)
        self.kept: list[QRadioButton] = []
        self.same: list[QCheckBox] = []
        self._group = QButtonGroup(self)
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        for at, book in enumerate(files.books):
            self._add(grid, at, book)
        grid.setRowStretch(2 * len(files.books), 1)
        area = QScrollArea(self)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Cancel, self)
        words = self.tr("Put together")
        self.join = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.AcceptRole)
        others = self.tr("Different books")
        self.different = self.buttons.addButton(others, QDialogButtonBox.ButtonRole.ResetRole)
        self.different.setToolTip(self.tr("They are listed as duplicates no longer"))
        self.different.clicked.connect(self._part)
        self.buttons.accepted.connect(self._give)
        self.buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(self._label(self.tr("Which file stands for the book?"), "heading"))
        layout.addWidget(area, 1)
        layout.addWidget(self._label(self.tr(
            "It shows the notes of all of them and is in their collections. The others leave the "
            "shelf; their files stay, and so do their places, questions and answers. Undo brings "
            "them back."
        ), "hint"))  # fmt: skip
        layout.addWidget(self.buttons)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.kept[files.best].setChecked(True)
        self._look()

    def _label(self, words: str, name: str) -> QLabel:
        label = QLabel(words, self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _add(self, grid: QGridLayout, at: int, book: ShelfBook) -> None:
        """The rows of a file."""
        title = " · ".join(filter(None, (isolated(book.title[:70]), authors_words(book)[:60])))
        keep = QRadioButton(title.replace("&", "&&"), self)
        keep.toggled.connect(self._look)
        same = QCheckBox(self.tr("The same book"), self)
        same.setChecked(True)
        same.setAccessibleName(self.tr("“{0}” is the same book").format(book.path.name[:80]))
        same.toggled.connect(self._look)
        notes = self._notes.get(book.sha256, 0)
        facts = (
            format_name(book.format), data_size(book.size) if book.size >= 0 else "",
            self.tr("%Ln note(s)", "", notes) if notes else "", progress_words(book),
            isolated(str(book.path)),
        )  # fmt: skip
        about = self._label(" · ".join(filter(None, facts)), "hint")
        about.setContentsMargins(26, 0, 0, 10)
        self._group.addButton(keep)
        grid.addWidget(keep, 2 * at, 0)
        grid.addWidget(same, 2 * at, 1)
        grid.addWidget(about, 2 * at + 1, 0)
        self.kept.append(keep)
        self.same.append(same)

    @property
    def chosen(self) -> WantedJoin | None:
        """What the reader wants; None where there is nothing to put together."""
        at = next((at for at, keep in enumerate(self.kept) if keep.isChecked()), None)
        if at is None:
            return None
        pairs = enumerate(zip(self._books, self.same, strict=True))
        others = tuple(
            book.sha256 for number, (book, same) in pairs if number != at and same.isChecked()
        )
        kept = self._books[at]
        return WantedJoin(kept.sha256, kept.title, others) if others else None

    def _look(self, *_: object) -> None:
        if len(self.same) < len(self._books):
            return  # they are being made
        for keep, same in zip(self.kept, self.same, strict=True):
            same.setEnabled(not keep.isChecked())
        self.join.setEnabled(self.chosen is not None)

    def _part(self) -> None:
        self.apart.emit(DifferentBooks(book.sha256 for book in self._books))
        self.accept()

    def _give(self) -> None:
        if self.chosen is not None:
            self.wanted.emit(self.chosen)
        self.accept()
