"""Dialogs about several books: their details in one, which file stands for a book in several."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import About, series_number
from foxreader.language.compare import sort_key
from foxreader.language.tags import language_tag
from foxreader.library.catalog import FacetCount, ShelfBook
from foxreader.library.records import ManyChange
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import data_size, number
from foxreader.ui.platform.widgets import isolated
from foxreader.ui.shelf.fields import CoverField, field_name, listed
from foxreader.ui.shelf.rows import (
    authors_words,
    books_words,
    format_name,
    progress_words,
    stars_words,
    state_name,
)

# Asks which file stands for a book that is on the shelf in several.


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


_STATES = ("reading", "finished", "not_started")
_RATINGS = tuple(half / 2 for half in range(1, 11))
_WRITTEN = ("authors", "series", "numbered", "language")
"""What is written in a field, in the order of the dialog."""


@dataclass(frozen=True, slots=True)
class ManyBooks:
    """The books that are to be changed, what is shown of each, and the collections there are."""

    books: Sequence[ShelfBook]
    shown: Mapping[str, About]
    collections: Sequence[FacetCount]
    members: Mapping[str, Collection[str]]


def many_books(
    profile: Profile, sha256s: Sequence[str], collections: Sequence[FacetCount]
) -> ManyBooks:
    """Reads what the dialog shows. On a worker."""
    members = {one.key: profile.catalog.members(one.key) for one in collections}
    return ManyBooks(
        profile.catalog.books(sha256s), profile.records.shown_of(sha256s), collections, members
    )


@dataclass(frozen=True, slots=True)
class WantedChange:
    """What the reader wants changed of books; ``collection`` is the name of a new one that they are
    to be put into, "" for none."""

    sha256s: tuple[str, ...]
    change: ManyChange
    collection: str = ""


class ManyDialog(QDialog):
    """Signals: ``wanted`` a change; ``failed`` a sentence."""

    wanted = Signal(WantedChange)
    failed = Signal(str)

    def __init__(self, many: ManyBooks, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._many = many
        self.setWindowTitle(self.tr("Details of %Ln book(s)", "", len(many.books)))
        self.resize(600, 640)
        self.boxes: dict[str, QCheckBox] = {}
        self.fields: dict[str, QLineEdit] = {}
        self.more_tags, self.fewer_tags = self._tag_fields()
        self.state = self._choices(self.tr("State"), [
            *((state_name(state), state) for state in _STATES),
            (self.tr("As far as the place in it"), ""),
        ])  # fmt: skip
        self.rating = self._choices(field_name("rating"), [
            *((stars_words(stars), stars) for stars in _RATINGS), (self.tr("None"), 0.0),
        ])  # fmt: skip
        self.put_in = self._choices(
            self.tr("Put into"), [(one.value, one.key) for one in many.collections]
        )
        self.put_in.setEditable(True)
        if (line := self.put_in.lineEdit()) is not None:
            line.setAccessibleName(self.put_in.accessibleName())
        self.put_in.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.put_in.setToolTip(self.tr("A collection, or the name of a new one"))
        self.take_out = self._choices(self.tr("Take out of"), [
            (one.value, one.key) for one in many.collections if self._inside(one.key)
        ])  # fmt: skip
        self.cover = CoverField(jobs, None, self)
        self.cover.changed.connect(self._look)
        self.cover.failed.connect(self.failed)
        self._says = QLabel(self)
        self._says.setObjectName("hint")
        self._says.setWordWrap(True)
        self._says.setTextFormat(Qt.TextFormat.PlainText)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Save | kinds.Cancel, self)
        self.buttons.accepted.connect(self._give)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        for box in (self.state, self.rating, self.put_in, self.take_out):
            box.currentTextChanged.connect(self._look)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look()

    def _lay_out(self) -> None:
        inside = QWidget(self)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name in _WRITTEN:
            form.addRow(*self._written(name))
        form.addRow(self.tr("Add tags"), self.more_tags)
        form.addRow(self.tr("Take tags off"), self.fewer_tags)
        form.addRow(field_name("rating"), self.rating)
        form.addRow(self.tr("State"), self.state)
        form.addRow(self.tr("Put into"), self.put_in)
        form.addRow(self.tr("Take out of"), self.take_out)
        form.addRow(self.tr("Cover"), self.cover)
        body = QVBoxLayout(inside)
        body.setContentsMargins(20, 20, 20, 12)
        body.setSpacing(14)
        body.addWidget(self._heading())
        body.addLayout(form)
        body.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        foot = QVBoxLayout()
        foot.setContentsMargins(20, 8, 20, 16)
        foot.addWidget(self._says)
        foot.addWidget(self.buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area, 1)
        layout.addLayout(foot)

    def _heading(self) -> QLabel:
        titles = [books_words(len(self._many.books))]  # first: it has the interface's direction
        titles += [isolated(book.title[:60]) for book in self._many.books[:3]]
        more = len(self._many.books) - len(titles) + 1
        if more:
            titles.append(self.tr("%Ln more", "", more))
        label = QLabel(" · ".join(titles), self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def _written(self, name: str) -> tuple[QCheckBox, QLineEdit]:
        """A field with a box that says whether it is changed: what is empty then is taken off."""
        numbered = name == "numbered"
        words = self.tr("Number them from") if numbered else field_name(name)
        box, field = QCheckBox(words, self), QLineEdit(self)
        field.setAccessibleName(words)
        field.setPlaceholderText("" if numbered else self._common(name))
        if numbered:
            field.setToolTip(self.tr("In the order in which the shelf shows them"))
        field.textEdited.connect(lambda _: box.setChecked(True))
        field.textChanged.connect(self._look)
        box.toggled.connect(self._look)
        self.boxes[name], self.fields[name] = box, field
        return box, field

    def _common(self, name: str) -> str:
        """What all of the books have, or that they differ."""
        found = {getattr(one, name) for one in self._many.shown.values()}
        if len(found) != 1:
            return self.tr("They differ")
        (value,) = found
        return "; ".join(value) if isinstance(value, tuple) else value

    def _tag_fields(self) -> tuple[QLineEdit, QLineEdit]:
        tags = {tag: None for one in self._many.shown.values() for tag in one.tags}
        made = QLineEdit(self), QLineEdit(self)
        made[0].setPlaceholderText(self.tr("Several with ; between them"))
        made[1].setPlaceholderText("; ".join(tags)[:200])
        for field, words in zip(made, (self.tr("Add tags"), self.tr("Take tags off")), strict=True):
            field.setAccessibleName(words)
            field.textChanged.connect(self._look)
        return made

    def _choices(self, words: str, values: Sequence[tuple[str, object]]) -> QComboBox:
        box = QComboBox(self)
        box.setAccessibleName(words)
        box.addItem(self.tr("As it is"), None)
        for text, value in values:
            box.addItem(text, value)
        return box

    def _inside(self, id_: str) -> list[str]:
        """The books that are in a collection."""
        there = self._many.members.get(id_, ())
        return [book.sha256 for book in self._many.books if book.sha256 in there]

    # What is wanted

    @property
    def new_collection(self) -> str:
        """The name of a collection that there is none of yet; "" for none."""
        text = " ".join(self.put_in.currentText().split())
        known = {sort_key(one.value) for one in self._many.collections}
        as_it_is = text == self.put_in.itemText(0)
        named = any(map(str.isalnum, text)) and not as_it_is and sort_key(text) not in known
        return text if named else ""

    @property
    def _into(self) -> str | None:
        """The id of the collection that is named, however its letters are written."""
        text = sort_key(self.put_in.currentText())
        return next(
            (one.key for one in self._many.collections if sort_key(one.value) == text), None
        )

    @property
    def change(self) -> ManyChange:
        """What the fields say."""
        written = {
            name: self.fields[name].text() for name in _WRITTEN if self.boxes[name].isChecked()
        }
        values: dict[str, Any] = {}
        if "authors" in written:
            values["authors"] = listed(written["authors"])
        if "series" in written:
            values["series"] = " ".join(written["series"].split())
        if "language" in written:
            values["language"] = language_tag(written["language"])
        if self.rating.currentData() is not None:
            values["rating"] = self.rating.currentData()
        into, out = self._into, self.take_out.currentData()
        return ManyChange(
            values, series_number(written.get("numbered", "")),
            tuple(listed(self.more_tags.text())), tuple(listed(self.fewer_tags.text())),
            self.state.currentData(), (into,) if into else (), (out,) if out else (),
            self.cover.value,
        )  # fmt: skip

    def _look(self, *_: object) -> None:
        lines = self._changes()
        self._says.setText("\n".join(lines) or self.tr("Nothing is changed yet."))
        self.buttons.button(QDialogButtonBox.StandardButton.Save).setEnabled(bool(lines))

    def _changes(self) -> list[str]:
        """What would change, a line each, with the number of books."""
        change, lines = self.change, []
        for name, value in change.values.items():
            shown = stars_words(value) if name == "rating" else _words(value)
            changed = sum(_value(one, name) != value for one in self._many.shown.values())
            lines += self._line(field_name(name), shown or "–", changed)
        if change.numbered is not None:
            last = change.numbered + len(self._many.books) - 1
            shown = f"{number(change.numbered, 0)}–{number(last, 0)}"
            lines += self._line(self.tr("Number in it"), shown, len(self._many.books))
        tagged = sum(change.tags_of(one) != one.tags for one in self._many.shown.values())
        signs = [f"+ {tag}" for tag in change.more_tags] + [f"− {tag}" for tag in change.fewer_tags]
        lines += self._line(field_name("tags"), ", ".join(signs), tagged)
        return lines + self._other_changes(change)

    def _other_changes(self, change: ManyChange) -> list[str]:
        count, lines = len(self._many.books), list[str]()
        if change.state is not None:
            differ = sum(book.state != change.state for book in self._many.books)
            lines += self._line(self.tr("State"), self.state.currentText(), differ)
        for id_ in change.put_in:
            lines += self._line(
                self.tr("Put into"), self.put_in.currentText(), count - len(self._inside(id_))
            )
        if self.new_collection:
            lines += self._line(self.tr("Put into"), self.new_collection, count)
        for id_ in change.take_out:
            lines += self._line(
                self.tr("Take out of"), self.take_out.currentText(), len(self._inside(id_))
            )
        if change.cover is not None:
            shown = self.tr("this picture") if change.cover else self.tr("as the file has it")
            lines += self._line(self.tr("Cover"), shown, count)
        return lines

    def _line(self, what: str, to: str, count: int) -> list[str]:
        """A line for what changes in so many books; none where nothing does."""
        words = self.tr("{0}: {1} · {2}").format(what, isolated(to), books_words(count))
        return [words] if count else []

    def _give(self) -> None:
        sha256s = tuple(book.sha256 for book in self._many.books)
        self.wanted.emit(WantedChange(sha256s, self.change, self.new_collection))
        self.accept()


def _words(value: Any) -> str:
    return "; ".join(value) if isinstance(value, list) else str(value or "")


def _value(about: About, name: str) -> Any:
    value = getattr(about, name)
    if name == "rating":
        return value or 0.0
    return list(value) if isinstance(value, tuple) else value
