"""What stands around the list of notes: its kinds, its tags, its foot, the menu of a note."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.annotation import tags_in
from foxreader.core.span import Span
from foxreader.ui.notes.rows import NoteRow, NotesWords
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import number
from foxreader.ui.platform.widgets import popup, set_margins

# The menu of a note


@dataclass(frozen=True, slots=True)
class NoteDoings:
    """What the menu of a note has a list do: go to the words, write the note, give what is selected
    a tag or take it away, and put the note at a place."""

    go: Callable[[], object]
    edit: Callable[[], object]
    tag: Callable[[], object]
    take_away: Callable[[], object]
    put_at: Callable[[str, Span], object]


def note_menu(row: NoteRow, selected: int, doings: NoteDoings, parent: QWidget) -> QMenu:
    """The menu of a note, of which so many are ``selected``; it is to be shown by who asked."""
    menu = QMenu(parent)
    if row.places:
        add_places(menu.addMenu(NotesWords.tr("Its place")), row, doings.put_at)
    menu.addAction(NotesWords.tr("Go to the words"), doings.go)
    menu.addAction(NotesWords.tr("Write the note"), doings.edit)
    words = f"{row.annotation.anchor.quote}\n{row.annotation.note}".strip()
    copied = partial(QGuiApplication.clipboard().setText, words)
    menu.addAction(NotesWords.tr("Copy words and note"), copied)
    menu.addAction(NotesWords.tr("Add a tag…"), doings.tag)
    menu.addSeparator()
    menu.addAction(NotesWords.tr("Take %Ln away", "", selected), doings.take_away)
    return menu


def add_places(menu: QMenu, row: NoteRow, put_at: Callable[[str, Span], object]) -> None:
    """Offer the places where the words of a note stand."""
    for span, words in row.places:
        action = menu.addAction(words.replace("&", "&&"))
        action.triggered.connect(partial(put_at, row.id, span))


# Tags


class TagsButton(QToolButton):
    """Offers the tags of the notes there are, each with how many have it. Signal: ``wanted`` only
    the notes with a tag, written "#sea", are to be listed."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tab")
        self.setText("#")
        self.setToolTip(self.tr("Notes with a tag: a word with # before it"))
        self.setAccessibleName(self.tr("Tags"))
        self.clicked.connect(self._offer)
        self.tags: Counter[str] = Counter()

    def show_tags(self, rows: Iterable[NoteRow]) -> None:
        """Offer the tags of these notes."""
        self.tags = Counter(tag for row in rows for tag in tags_in(row.annotation.note))
        self.setVisible(bool(self.tags))

    def menu_of_tags(self) -> QMenu:
        """The menu with the tags; it is to be shown by who asked for it."""
        menu = QMenu(self)
        for tag, count in sorted(self.tags.items(), key=lambda pair: pair[0].casefold()):
            action = menu.addAction(f"#{tag}\t{number(count)}")
            action.triggered.connect(partial(self.wanted.emit, f"#{tag}"))
        return menu

    def _offer(self) -> None:
        popup(self.menu_of_tags(), self.mapToGlobal(self.rect().bottomLeft()))


def tag_dialog(known: Iterable[str], parent: QWidget) -> QInputDialog:
    """Asks for a tag, one of those ``known`` or another."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(NotesWords.tr("Add a tag"))
    dialog.setLabelText(NotesWords.tr("Tag, such as sea or ship/crew"))
    dialog.setComboBoxItems(["", *sorted(known, key=str.casefold)])
    dialog.setComboBoxEditable(True)
    return dialog


# The foot, and the kinds


class NotesFoot(QFrame):
    """The foot of the list: its order, what is asked about it, its export. ``ask`` is pressed for a
    question about the highlights that are listed, ``export`` and ``bring_in`` to write notes to a
    file, or to read some.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notesFoot")
        self.ask = self._link(self.tr("Ask about these"))
        self.order = self._link("")
        self.order.setCheckable(True)
        self.order.setToolTip(self.tr("In order of place, or the newest first"))
        self.bring_in = self._link(self.tr("Import"))
        self.bring_in.setToolTip(self.tr("Add notes from a file: ours, or another reader’s"))
        self.export = self._link(self.tr("Export"))
        self.export.setToolTip(self.tr("Write the notes to a file"))
        # Three rows: in some languages two of these are as wide as the panel.
        asking, ordered, files = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row, links in (
            (asking, (self.ask,)), (ordered, (self.order,)), (files, (self.bring_in, self.export))
        ):  # fmt: skip
            for link in links:
                row.addWidget(link)
            row.addStretch(1)
        layout = QVBoxLayout(self)
        set_margins(layout, 6, 6, 12, 6)
        layout.setSpacing(4)
        for row in (asking, ordered, files):
            layout.addLayout(row)
        self.show_order(everywhere=False)
        self.offer(0)

    def _link(self, words: str) -> QPushButton:
        button = QPushButton(words, self)
        button.setObjectName("link")
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self.export.setIcon(icon("save", theme.accent, 14))
        self.ask.setIcon(icon("chat", theme.accent, 14))

    def show_order(self, *, everywhere: bool) -> None:
        """Say in what order the notes of this book, or of all books, are listed."""
        words = self.tr("By book") if everywhere else self.tr("In order of the book")
        self.order.setText(self.tr("By date") if self.order.isChecked() else words)

    def offer(self, count: int) -> None:
        """Offer to ask about the ``count`` highlights of the open book that are listed."""
        self.ask.setEnabled(count > 0)
        self.ask.setToolTip(
            self.tr("Ask about the %Ln highlight(s) of this book that are listed", "", count)
            if count
            else self.tr("No highlight of this book is listed")
        )


_GAP = 4
"""Pixels between two chips, from the drawing."""


_WIDE, _NARROW = QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Fixed


class Chips(QWidget):
    """Buttons in one row, or in two where their texts do not fit, as in some languages; in their
    order, which Tab keeps too."""

    def __init__(self, chips: Sequence[QToolButton], parent: QWidget) -> None:
        super().__init__(parent)
        self._chips = tuple(chips)
        self._grid = QGridLayout(self)
        self._grid.setSpacing(_GAP)
        set_margins(self._grid, 2, 0, 8, 0)
        self._columns = 0
        self.fit()

    def fit(self) -> None:
        """Lay the buttons anew where their texts or the room have changed."""
        wide = sum(chip.sizeHint().width() + _GAP for chip in self._chips)
        margins = self._grid.contentsMargins()
        fits = wide <= self.width() - margins.left() - margins.right()
        columns = len(self._chips) if fits else (len(self._chips) + 1) // 2
        if columns == self._columns:
            return
        self._columns = columns
        for place, chip in enumerate(self._chips):
            # In two rows those below each other are as wide as the widest.
            within = Qt.AlignmentFlag.AlignLeading if fits else Qt.AlignmentFlag(0)
            chip.setSizePolicy(_WIDE if not fits else _NARROW, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(chip, place // columns, place % columns, within)
        for column in range(len(self._chips) + 1):
            self._grid.setColumnStretch(column, int(column == columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The room has changed."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """The letters may have changed."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.fit()
