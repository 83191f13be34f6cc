"""The details of a book: what its file says, what the reader corrects, where its files lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import About, isbn_of
from foxreader.formats.kinds import ENCODED, ENCODINGS, encoding_name
from foxreader.library.catalog import ShelfBook
from foxreader.library.records import ManyChange
from foxreader.library.shelf import ShelfFile
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.translation import number
from foxreader.ui.shelf.covers import cover_picture
from foxreader.ui.shelf.fields import (
    FIELDS,
    HINTS,
    BookWords,
    CoverField,
    corrections,
    field_name,
    field_texts,
    listed,
    rating_box,
)
from foxreader.ui.shelf.rows import (
    authors_words,
    day_words,
    format_name,
    language_name,
    progress_words,
)

_COVER = (80, 120)


@dataclass(frozen=True, slots=True)
class Detailed:
    """All that the details show: the book, what its file says, what is shown with the reader's
    corrections, its files, the same book in other files, a cover, the encoding that a text was read
    in and the one the reader chose for it, "" for none, whether it is in the search of all books,
    and whether the reader chose its cover."""

    book: ShelfBook
    said: About
    shown: About
    files: Sequence[ShelfFile]
    same: Sequence[ShelfBook]
    cover: QImage
    encoding: str = ""
    chosen: str = ""
    indexed: bool = False
    own_cover: bool = False


class DetailsDialog(QDialog):
    """Signals: ``corrected`` a book's hash and what is to be changed of it; ``copy_wanted`` its
    file is to be copied with that; ``other_wanted`` the same book in another file; ``join_wanted``
    one file is to stand for all; ``lookup_wanted`` what is written is to be looked up; ``failed`` a
    sentence.
    """

    corrected = Signal(str, ManyChange)
    failed = Signal(str)
    join_wanted = Signal()
    lookup_wanted = Signal(About)
    copy_wanted = Signal()
    other_wanted = Signal(str)

    def __init__(self, detailed: Detailed, jobs: Jobs, parent: QWidget) -> None:
        super().__init__(parent)
        self._detailed = detailed
        self.setWindowTitle(self.tr("Details"))
        self.resize(640, 680)
        self.fields: dict[str, QLineEdit] = {}
        self.description = self._described()
        self.rating = rating_box(self)
        self.rating.setCurrentIndex(self.rating.findData(detailed.shown.rating or 0.0))
        self.rating.currentIndexChanged.connect(self._offer)
        self.cover = CoverField(jobs, detailed.cover, self)
        self.cover.changed.connect(self._offer)
        self.cover.failed.connect(self.failed)
        self.encoding = self._encodings()
        inside = QWidget(self)
        body = QVBoxLayout(inside)
        body.setContentsMargins(20, 20, 20, 12)
        body.setSpacing(14)
        body.addLayout(self._head())
        body.addLayout(self._form())
        line = QFrame(self)
        line.setObjectName("hairline")
        body.addWidget(line)
        body.addLayout(self._facts())
        if detailed.same:
            body.addLayout(self._others())
        body.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(area, 1)
        layout.addLayout(self._buttons())
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._offer()

    def _head(self) -> QHBoxLayout:
        book = self._detailed.book
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.cover.picture, 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        for text, name in (
            (book.title, "dialogTitle"), (authors_words(book), ""), (progress_words(book), "hint")
        ):  # fmt: skip
            label = QLabel(text, self)
            label.setObjectName(name)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setVisible(bool(text))
            words.addWidget(label)
        words.addStretch(1)
        words.addWidget(self.cover.button, 0, Qt.AlignmentFlag.AlignLeading)
        row.addLayout(words, 1)
        return row

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        said, shown = field_texts(self._detailed.said), field_texts(self._detailed.shown)
        for name in FIELDS:
            if name == "description":
                continue
            field = QLineEdit(shown[name], self)
            field.setAccessibleName(field_name(name))
            hint = said[name] or (BookWords.tr(HINTS[name]) if name in HINTS else "")
            field.setPlaceholderText(hint)
            if name in HINTS:
                field.setToolTip(BookWords.tr(HINTS[name]))
            field.textEdited.connect(self._offer)
            self.fields[name] = field
            form.addRow(
                field_name(name), self._numbered(field) if name == "series_index" else field
            )
        form.addRow(field_name("rating"), self.rating)
        form.addRow(field_name("description"), self.description)
        if self._detailed.book.format in ENCODED:
            form.addRow(self.tr("Encoding"), self.encoding)
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setWordWrap(True)
        form.addRow("", self._note)
        return form

    def _described(self) -> QPlainTextEdit:
        field = QPlainTextEdit(self._detailed.shown.description, self)
        field.setAccessibleName(field_name("description"))
        field.setTabChangesFocus(True)
        field.setFixedHeight(96)
        field.textChanged.connect(self._offer)
        return field

    def _numbered(self, field: QLineEdit) -> QWidget:
        """The number in a series, and how many books that has by those on the shelf."""
        size = self._detailed.book.series_size
        holder = QWidget(self)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(field, 1)
        if size > 1:
            row.addWidget(QLabel(self.tr("of {0}").format(number(size)), holder))
        return holder

    def _encodings(self) -> QComboBox:
        """The encodings a text can be read in; the first is the one that its bytes tell."""
        box = QComboBox(self)
        box.setAccessibleName(self.tr("Encoding"))
        box.setToolTip(self.tr("Takes effect when the book is opened again"))
        detailed = self._detailed
        told = [self.tr("As the file tells")]
        if detailed.encoding and not detailed.chosen:
            told.append(encoding_name(detailed.encoding))
        box.addItem(" · ".join(told), "")
        for encoding, name in ENCODINGS.items():
            box.addItem(name, encoding)
        box.setCurrentIndex(max(0, box.findData(detailed.chosen)))
        box.currentIndexChanged.connect(self._offer)
        box.setVisible(detailed.book.format in ENCODED)
        return box

    def _facts(self) -> QFormLayout:
        book = self._detailed.book
        today = date.today()
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        facts = [
            (self.tr("Kind"), format_name(book.format)),
            (self.tr("Language"), language_name(book.language)),
            (
                self.tr("Search index"),
                self.tr("Made") if self._detailed.indexed else self.tr("Not made yet"),
            ),
            (self.tr("Added"), day_words(book.added, today)),
            (self.tr("Last read"), day_words(book.opened, today)),
        ]
        facts += [
            (self.tr("File") if not file.format else format_name(file.format), str(file.path))
            for file in self._detailed.files
        ]
        for name, value in facts:
            if value:
                label = QLabel(value, self)
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setWordWrap(True)
                label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                form.addRow(name, label)
        return form

    def _others(self) -> QVBoxLayout:
        column = QVBoxLayout()
        heading = QLabel(self.tr("On the shelf in another file too"), self)
        heading.setObjectName("heading")
        column.addWidget(heading)
        for one in self._detailed.same[:8]:
            words = f"{one.title[:60]} · {format_name(one.format)} · {one.path.name[:60]}"
            button = QPushButton(words.replace("&", "&&"), self)
            button.setObjectName("link")
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._go, one.sha256))
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeading)
        self.join = QPushButton(self.tr("Put together as one book…"), self)
        self.join.setAutoDefault(False)
        self.join.clicked.connect(self._join)
        column.addWidget(self.join, 0, Qt.AlignmentFlag.AlignLeading)
        return column

    def _join(self) -> None:
        self.accept()
        self.join_wanted.emit()

    def _go(self, sha256: str) -> None:
        self.accept()
        self.other_wanted.emit(sha256)

    def _buttons(self) -> QHBoxLayout:
        self.revert = QPushButton(self.tr("As the file says"), self)
        self.revert.setToolTip(self.tr("Take all corrections back"))
        self.revert.clicked.connect(self._revert)
        self.copy = QPushButton(self.tr("Write into a copy…"), self)
        self.copy.setToolTip(self.tr("Save a copy of the file that says this of itself"))
        self.copy.setVisible(self._detailed.book.format == "EPUB")
        self.copy.setEnabled(not self._detailed.book.missing)
        self.copy.clicked.connect(self._copy)
        self.look_up = QPushButton(self.tr("Look up…"), self)
        self.look_up.setToolTip(self.tr("Ask a service of your choice what it says of the book"))
        self.look_up.setAutoDefault(False)
        self.look_up.clicked.connect(self._look_up)
        self.close_ = QPushButton(self.tr("Close"), self)
        self.close_.clicked.connect(self.reject)
        self.keep = QPushButton(self.tr("Save"), self)
        self.keep.setObjectName("primary")
        self.keep.clicked.connect(self._keep)
        self.keep.setDefault(True)
        row = QHBoxLayout()
        row.setContentsMargins(20, 8, 20, 16)
        row.addWidget(self.revert)
        row.addWidget(self.copy)
        row.addWidget(self.look_up)
        row.addStretch(1)
        row.addWidget(self.close_)
        row.addWidget(self.keep)
        return row

    @property
    def texts(self) -> dict[str, str]:
        """What is written in each field."""
        written = {name: field.text() for name, field in self.fields.items()}
        return written | {"description": self.description.toPlainText()}

    @property
    def made(self) -> dict[str, Any]:
        """The corrections that the fields make."""
        made = corrections(self._detailed.said, self.texts)
        rating = self.rating.currentData()
        made["rating"] = None if rating == (self._detailed.said.rating or 0.0) else rating
        if self._detailed.book.format in ENCODED:
            made["encoding"] = self.encoding.currentData() or None
        return made

    @property
    def _changed(self) -> bool:
        shown = self._detailed.shown
        if (self.encoding.currentData() or "") != self._detailed.chosen:
            return True
        if self.rating.currentData() != (shown.rating or 0.0) or self.cover.value is not None:
            return True
        own = field_texts(shown)
        return any(text.split() != own[name].split() for name, text in self.texts.items())

    def _offer(self) -> None:
        isbn = self.fields["isbn"].text().strip()
        wrong = bool(isbn) and not isbn_of(isbn)
        self._note.setText(
            self.tr("That is no ISBN: one has 10 or 13 digits, the last of which checks the rest.")
            if wrong
            else self.tr("Kept here; the file stays as it is. An empty title is the file’s own.")
        )
        self.keep.setEnabled(self._changed and not wrong)
        corrected = any(value is not None for value in self.made.values())
        self.revert.setEnabled(corrected or self._detailed.own_cover)

    def _revert(self) -> None:
        said = self._detailed.said
        for name, text in field_texts(said).items():
            if name in self.fields:
                self.fields[name].setText(text)
        self.description.setPlainText(said.description)
        self.rating.setCurrentIndex(self.rating.findData(said.rating or 0.0))
        self.encoding.setCurrentIndex(0)
        if self._detailed.own_cover:
            self.cover.take("")
        self._offer()

    def _look_up(self) -> None:
        texts = self.texts
        authors = tuple(listed(texts["authors"]))
        self.lookup_wanted.emit(
            About(title=texts["title"], authors=authors, isbn=isbn_of(texts["isbn"]))
        )

    def take(self, found: About) -> None:
        """Have the fields say what was found of the book elsewhere, where that says something."""
        for name, text in field_texts(found).items():
            if text and name in self.fields:
                self.fields[name].setText(text)
        if found.description:
            self.description.setPlainText(found.description)
        self._offer()

    def _keep(self) -> None:
        self._give()
        self.accept()

    def _give(self) -> None:
        change = ManyChange(self.made, cover=self.cover.value)
        self.corrected.emit(self._detailed.book.sha256, change)

    def _copy(self) -> None:
        if self._changed:
            self._give()
        self.accept()
        self.copy_wanted.emit()


def detailed(profile: Profile, sha256: str, density: float = 1.0) -> Detailed | None:
    """Reads what the details show on a screen of that density; None for a book that is not kept.
    On a worker."""
    book = profile.catalog.get(sha256)
    if book is None:
        return None
    records = profile.records
    size = QSize(*_COVER) * density
    cover = cover_picture(profile.covers.read(sha256), book.title, authors_words(book), size)
    cover.setDevicePixelRatio(density)
    return Detailed(
        book, records.said(sha256), records.shown(sha256), profile.files.of(sha256),
        profile.catalog.same(sha256), cover, _encoding(profile, sha256),
        str(records.corrections(sha256).get("encoding") or ""),
        any(one.sha256 == sha256 and one.whole for one in profile.passages.books()),
        bool(records.chosen_covers().get(sha256)),
    )  # fmt: skip


def _encoding(profile: Profile, sha256: str) -> str:
    """The encoding that the stored text of a book was read in; "" where it was not read yet."""
    stored = profile.documents.some(sha256, ())
    return "" if stored is None else stored.metadata.encoding


def default_copy(path: Path) -> Path:
    """Where a copy of a file is proposed: beside it, under another name."""
    return path.with_name(f"{path.stem} (copy){path.suffix}")
