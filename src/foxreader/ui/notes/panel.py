"""The Notes tab: all that was highlighted, noted and bookmarked, by chapter, filtered as wanted."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.span import Span
from foxreader.program.notes_of_books import NoteChoice
from foxreader.program.program import Program
from foxreader.ui.notes.around_list import Chips, NotesFoot, TagsButton, tag_dialog
from foxreader.ui.notes.controller import Ids, NotesController
from foxreader.ui.notes.list import NotesList
from foxreader.ui.notes.rows import (
    Filter,
    NoteRow,
    Shown,
    by_date,
    counts,
    listed,
    missing_row,
    row_in,
    row_of,
    where_words,
)
from foxreader.ui.notes.surfaces import Swatches, color_of
from foxreader.ui.platform.dialogs import open_dialog
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words, number
from foxreader.ui.platform.widgets import set_margins

_TYPED_MS = 120
"""Milliseconds without a key until the list is filtered; chosen: between two letters."""
_UNDO_MS = 8_000
"""Milliseconds for which what was deleted can be brought back by a press, from the drawing."""
_FOUND = 80
"""Characters of words that are looked for. Chosen: a line."""


class NotesPanel(QWidget):
    """Signals: ``go_wanted`` to the annotation with this id; ``show_wanted`` the same, while the
    keyboard stays in the list; ``other_wanted`` to one in another
    book, by its hash and place; ``find_wanted`` words that were not found; ``ask_wanted`` the
    reader wants to ask about the highlights with these ids.
    """

    go_wanted = Signal(str)
    show_wanted = Signal(str)
    other_wanted = Signal(str, Span)
    find_wanted = Signal(str)
    ask_wanted = Signal(Ids)

    def __init__(
        self, notes: NotesController, jobs: Jobs, program: Program, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._notes, self._jobs, self._program = notes, jobs, program
        self._made: dict[str, NoteRow] = {}
        self._rows: list[NoteRow] = []
        self._filter = Filter()
        self._stale = False
        self._job: Job | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._layout.addLayout(self._make_head(theme))
        self.chips = self._make_kinds()
        self._layout.addWidget(self.chips)
        self._layout.addLayout(self._make_words())
        self._empty = QLabel(self)
        self._empty.setObjectName("hint")
        self._empty.setWordWrap(True)
        self._empty.setContentsMargins(8, 6, 12, 0)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.list = NotesList(theme, self._where, self)
        self.list.chosen.connect(self._chosen)
        self.list.pressed_row.connect(partial(self._chosen, pressed=True))
        self.list.placed.connect(notes.put_at)
        self.list.delete_wanted.connect(self._delete)
        self.list.tag_wanted.connect(self._add_tag)
        self.list.painter.written.connect(notes.write_note)
        self._layout.addWidget(self._empty, 1)
        self._layout.addWidget(self.list, 1)
        self._layout.addWidget(self._make_undo())
        self.foot = NotesFoot(self)
        self.foot.ask.clicked.connect(self._ask_about)
        self.foot.order.toggled.connect(self._turned)
        self._layout.addWidget(self.foot)
        self._typed = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self._filter_words)
        notes.opened.connect(self._another_book)
        notes.changed.connect(self.refresh)
        self.apply_theme(theme)

    # Making

    def _make_head(self, theme: Theme) -> QHBoxLayout:
        row = QHBoxLayout()
        set_margins(row, 6, 0, 8, 0)
        self.count = QLabel(self)
        self.count.setObjectName("notesCount")
        self.count.setWordWrap(True)  # it also says what went wrong
        self.swatches = Swatches(
            theme, lambda name, n: self.tr("Show {0} alone, or with others").format(name),
            "panel", self,
        )  # fmt: skip
        self.swatches.pressed.connect(self._filter_color)
        row.addWidget(self.count, 1)
        row.addWidget(self.swatches)
        return row

    def _make_kinds(self) -> Chips:
        self.kinds: dict[Shown, QToolButton] = {}
        group = QButtonGroup(self)
        kinds: tuple[Shown, ...] = ("all", "notes", "marks", "places")
        for kind in kinds:
            chip = QToolButton(self)
            chip.setObjectName("chip")
            chip.setCheckable(True)
            chip.clicked.connect(partial(self._filter_kind, kind))
            group.addButton(chip)
            self.kinds[kind] = chip
        self.kinds["all"].setChecked(True)
        return Chips(tuple(self.kinds.values()), self)

    def _make_words(self) -> QHBoxLayout:
        row = QHBoxLayout()
        set_margins(row, 0, 0, 8, 0)
        row.setSpacing(4)
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.setPlaceholderText(self.tr("Words in notes"))
        self.field.setAccessibleName(self.tr("Words in highlights and notes"))
        self.field.textChanged.connect(self._restart)
        self.everywhere = QToolButton(self)
        self.everywhere.setObjectName("tab")
        self.everywhere.setText(self.tr("All books"))
        self.everywhere.setToolTip(self.tr("Search the notes of all books"))
        self.everywhere.setCheckable(True)
        self.everywhere.toggled.connect(self._switched)
        self.tags = TagsButton(self)
        self.tags.wanted.connect(self.field.setText)
        row.addWidget(self.field, 1)
        row.addWidget(self.tags)
        row.addWidget(self.everywhere)
        return row

    def _make_undo(self) -> QFrame:
        self._undo = QFrame(self)
        self._undo.setObjectName("undoStrip")
        self._deleted = QLabel(self._undo)
        button = QPushButton(self.tr("Undo"), self._undo)
        button.setObjectName("link")
        button.setToolTip(self.tr("Bring back what was deleted (Ctrl+Z)"))
        button.clicked.connect(self._bring_back)
        row = QHBoxLayout(self._undo)
        set_margins(row, 8, 4, 12, 4)
        row.addWidget(self._deleted, 1)
        row.addWidget(button)
        self._undo.hide()
        self._undo_until = QTimer(self, interval=_UNDO_MS, singleShot=True)
        self._undo_until.timeout.connect(self._undo.hide)
        return self._undo

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.list.apply_theme(theme)
        self.swatches.apply_theme(theme)
        self.foot.apply_theme(theme)

    def name_colors(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        self.swatches.name(names)
        self.list.rows.names = dict(names)

    # What is listed

    def refresh(self) -> None:
        """List what there is now; at once if the list can be seen."""
        if not self.isVisible():
            self._stale = True
            return
        self._stale = False
        if self.everywhere.isChecked():
            self._fetch_all()
        else:
            self._rows = self._rows_here()
            self._show()

    def showEvent(self, event: object) -> None:
        """What has changed while the list was hidden is shown."""
        super().showEvent(event)  # type: ignore[arg-type]
        if self._stale:
            self.refresh()

    def _another_book(self) -> None:
        self._made.clear()
        self._undo.hide()
        self.refresh()
        if self._stale and self._notes.here:
            self._prepare()

    def _prepare(self) -> None:
        """Have the rows ready, and measured, when the list is opened."""
        book, here = self._notes.book, list(self._notes.here)

        def work(cancel: Cancel) -> dict[str, NoteRow]:
            return {} if book is None else {one.id: row_in(book, one, span) for one, span in here}

        def ready(rows: dict[str, NoteRow]) -> None:
            if self._notes.book is book and self._stale:
                self._made = rows
                self.list.rows.measure_soon(list(rows.values()))

        self._jobs.start(work, value=ready)

    def _rows_here(self) -> list[NoteRow]:
        book = self._notes.book
        if book is None:
            return []
        made: dict[str, NoteRow] = {}
        for one, span in self._notes.here:
            row = self._made.get(one.id)
            if row is None or row.annotation is not one or row.missing:
                row = row_in(book, one, span)
            made[one.id] = row
        missing = self.tr("Words not found")
        for one in self._notes.missing:
            made[one.id] = missing_row(book, one, missing)
        self._made = made
        return list(made.values())

    def _fetch_all(self) -> None:
        """List those of all books; each book's under its title."""
        if self._job is not None:
            self._job.stop()
        profile, unknown = self._program.profile, self.tr("A book that is not on the shelf")

        def work(cancel: Cancel) -> list[NoteRow]:
            titles = {sha: title for sha, (title, _) in profile.shelf.names().items()}
            found = [
                row_of(one, one.anchor.span, titles.get(one.anchor.book, unknown))
                for one in profile.annotations.all()
            ]
            return sorted(
                found, key=lambda row: (row.heading.casefold(), row.annotation.anchor.book)
            )

        def show(rows: list[NoteRow]) -> None:
            if self.everywhere.isChecked():
                self._rows = rows
                self._show()

        self._job = self._jobs.start(work, value=show, failed=self._failed, pool="short")

    def _failed(self, error: FoxError) -> None:
        self.count.setText(error_words(error))

    def _show(self) -> None:
        dated = self.foot.order.isChecked()
        rows = listed(by_date(self._rows) if dated else self._rows, self._filter)
        self.list.show_rows(rows)
        self.tags.show_tags(self._rows)
        shown = sum(isinstance(row, NoteRow) for row in rows)
        total = len(self._rows)
        if self._filter:
            text = self.tr("{0} of {1}").format(number(shown), number(total))
        elif self.everywhere.isChecked():
            text = self.tr("%Ln in all books", "", total)
        else:
            text = self.tr("%Ln in this book", "", total)
        self.count.setText(text)
        # Nothing can be filtered where there is nothing.
        some = bool(self._rows or self._filter or self.everywhere.isChecked())
        for part in (self.chips, self.swatches):
            part.setVisible(some)
        self._name_kinds()
        self.foot.offer(len(self._asked_about()))
        self._empty.setVisible(not rows)
        self._empty.setText(
            self.tr("Nothing is like this.") if self._rows
            else self.tr("Select words in the page, then choose a colour. Ctrl+D sets a bookmark.")
        )  # fmt: skip
        self.list.setVisible(bool(rows))

    def _ask_about(self) -> None:
        self.ask_wanted.emit(Ids(self._asked_about()))

    def _asked_about(self) -> list[str]:
        """The ids of the highlights of the open book that are listed."""
        here = {one.id for one, _ in self._notes.here if one.kind == "highlight"}
        return [row.id for row in self._rows if row.id in here and self._filter.keeps(row)]

    def _name_kinds(self) -> None:
        found = counts(self._rows)
        words: dict[Shown, str] = {
            "all": self.tr("All"), "notes": self.tr("Notes {0}"), "marks": self.tr("Marks {0}"),
            "places": self.tr("Places {0}"),
        }  # fmt: skip
        for kind, chip in self.kinds.items():
            chip.setText(words[kind].format(number(found[kind])))
            on = kind == self._filter.kind
            chip.setChecked(on)
            if chip.property("on") != on:
                chip.setProperty("on", on)
                self.style().polish(chip)
        self.chips.fit()

    def _where(self, row: NoteRow) -> str:
        """The page of a row in the open book, or how far into it."""
        book = self._notes.book
        if book is None or row.span is None or not book.holds(row.span):
            return ""
        if self.everywhere.isChecked() and row.annotation.anchor.book != book.sha256:
            return ""
        return where_words(book, row.span)

    # Filtering

    def _filter_color(self, name: str) -> None:
        color = color_of(name)
        if color is not None:
            self._filter = Filter(
                self._filter.colors ^ {color}, self._filter.kind, self._filter.words
            )
            self.swatches.choose(self._filter.colors)
            self._show()

    def _filter_kind(self, kind: Shown) -> None:
        self._filter = Filter(self._filter.colors, kind, self._filter.words)
        self._show()

    def _restart(self, words: str) -> None:
        self._typed.start()

    def _filter_words(self) -> None:
        self._typed.stop()
        self._filter = Filter(self._filter.colors, self._filter.kind, self.field.text())
        self._show()

    def _turned(self, dated: bool) -> None:
        self.foot.show_order(everywhere=self.everywhere.isChecked())
        self._show()

    def _switched(self, everywhere: bool) -> None:
        self.foot.show_order(everywhere=everywhere)
        self.refresh()

    # Doing

    def _chosen(self, row: NoteRow, *, pressed: bool = False) -> None:
        here = self._notes.get(row.id)
        if row.places and here is not None:
            self.list.offer_places(row)
        elif row.missing and here is not None:
            self.find_wanted.emit(row.annotation.anchor.quote.strip()[:_FOUND])
        elif here is not None:
            (self.show_wanted if pressed else self.go_wanted).emit(row.id)
        else:
            self.other_wanted.emit(row.annotation.anchor.book, row.annotation.anchor.span)

    def _add_tag(self, ids: Ids) -> None:
        dialog = tag_dialog(self.tags.tags, self)
        dialog.textValueSelected.connect(partial(self._notes.add_tag, ids))
        open_dialog(dialog)

    def _delete(self, ids: Ids) -> None:
        self._deleted.setText(self.tr("%n deleted", "", len(ids)))
        self._notes.take_away(ids, then=self._offer_undo)

    def _offer_undo(self) -> None:
        self._undo.show()
        self._undo_until.start()

    def _bring_back(self) -> None:
        self._undo.hide()
        self._notes.undo()

    @property
    def chosen_notes(self) -> NoteChoice | None:
        """Which notes an export means: those that are selected, if several are; those that are
        listed, if not all of the open book are; None for all of the open book."""
        selected = self.list.selected
        if len(selected) > 1:
            return NoteChoice(ids=selected)
        if self._filter:
            return NoteChoice(
                ids=frozenset(row.id for row in self._rows if self._filter.keeps(row))
            )
        return NoteChoice() if self.everywhere.isChecked() else None

    @property
    def first(self) -> QWidget:
        """What takes the keyboard first."""
        return self.list if self.list.isVisible() else self.field
