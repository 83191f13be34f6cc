"""The details of a book: what its file says, what the reader corrects, where its files lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import About, series_number
from foxreader.formats.kinds import ENCODED, ENCODINGS, encoding_name
from foxreader.language.tags import english_name
from foxreader.library.catalog import ShelfBook
from foxreader.library.shelf import ShelfFile
from foxreader.program.profile import Profile
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context
from foxreader.ui.shelf.covers import cover_picture
from foxreader.ui.shelf.words import (
    authors_words,
    day_words,
    format_name,
    progress_words,
)

BookWords = Context("BookWords")
_NAMES: Mapping[str, str] = {
    "title": QT_TRANSLATE_NOOP("BookWords", "Title"),
    "sort_title": QT_TRANSLATE_NOOP("BookWords", "Sorted as"),
    "authors": QT_TRANSLATE_NOOP("BookWords", "Authors"),
    "series": QT_TRANSLATE_NOOP("BookWords", "Series"),
    "series_index": QT_TRANSLATE_NOOP("BookWords", "Number in it"),
    "tags": QT_TRANSLATE_NOOP("BookWords", "Tags"),
    "language": QT_TRANSLATE_NOOP("BookWords", "Language"),
}
_HINTS: Mapping[str, str] = {
    "authors": QT_TRANSLATE_NOOP("BookWords", "Several with ; between them"),
    "tags": QT_TRANSLATE_NOOP("BookWords", "Several with ; between them"),
    "language": QT_TRANSLATE_NOOP("BookWords", "A code such as en or de"),
}

_COVER = (80, 120)


@dataclass(frozen=True, slots=True)
class Detailed:
    """All that the details show: the book, what its file says, what is shown with the reader's
    corrections, its files, the same book in other files, a cover, the encoding that a text was read
    in and the one the reader chose for it, "" for none, and whether it is in the search of all
    books."""

    book: ShelfBook
    said: About
    shown: About
    files: Sequence[ShelfFile]
    same: Sequence[ShelfBook]
    cover: QImage
    encoding: str = ""
    chosen: str = ""
    indexed: bool = False


class _FieldCorrections(dict[str, Any]):
    """What the reader says of a book, by the name of the field."""


class DetailsDialog(QDialog):
    """Signals: ``corrected`` a book's hash and its corrections; ``copy_wanted`` its file is to be
    copied with them; ``other_wanted`` the same book in another file.
    """

    corrected = Signal(str, _FieldCorrections)
    copy_wanted = Signal()
    other_wanted = Signal(str)

    def __init__(self, detailed: Detailed, parent: QWidget) -> None:
        super().__init__(parent)
        self._detailed = detailed
        self.setWindowTitle(self.tr("Details"))
        self.resize(640, 620)
        self.fields: dict[str, QLineEdit] = {}
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
        picture = QLabel(self)
        picture.setPixmap(QPixmap.fromImage(self._detailed.cover))
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
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
        row.addLayout(words, 1)
        return row

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        said, shown = field_texts(self._detailed.said), field_texts(self._detailed.shown)
        for name in FIELDS:
            field = QLineEdit(shown[name], self)
            field.setAccessibleName(BookWords.tr(_NAMES[name]))
            hint = said[name] or (BookWords.tr(_HINTS[name]) if name in _HINTS else "")
            field.setPlaceholderText(hint)
            if name in _HINTS:
                field.setToolTip(BookWords.tr(_HINTS[name]))
            field.textEdited.connect(self._offer)
            self.fields[name] = field
            form.addRow(BookWords.tr(_NAMES[name]), field)
        if self._detailed.book.format in ENCODED:
            form.addRow(self.tr("Encoding"), self.encoding)
        note = QLabel(
            self.tr("Kept here; the file stays as it is. An empty title is the file’s own."), self
        )
        note.setObjectName("hint")
        note.setWordWrap(True)
        form.addRow("", note)
        return form

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
        book, said = self._detailed.book, self._detailed.said
        today = date.today()
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        facts = [
            (self.tr("Kind"), format_name(book.format)),
            (self.tr("Language"), english_name(book.language)),
            (self.tr("Publisher"), said.publisher),
            (self.tr("Published"), said.published),
            (self.tr("ISBN"), book.isbn),
            (
                self.tr("Search index"),
                self.tr("Made") if self._detailed.indexed else self.tr("Not made yet"),
            ),
            (self.tr("Added"), day_words(book.added, today)),
            (self.tr("Last read"), day_words(book.opened, today)),
            (self.tr("Description"), said.description[:1_200]),
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
        return column

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
        row.addStretch(1)
        row.addWidget(self.close_)
        row.addWidget(self.keep)
        return row

    @property
    def made(self) -> dict[str, Any]:
        """The corrections that the fields make."""
        texts = {name: field.text() for name, field in self.fields.items()}
        made = corrections(self._detailed.said, texts)
        if self._detailed.book.format in ENCODED:
            made["encoding"] = self.encoding.currentData() or None
        return made

    @property
    def _changed(self) -> bool:
        shown = field_texts(self._detailed.shown)
        if (self.encoding.currentData() or "") != self._detailed.chosen:
            return True
        return any(" ".join(f.text().split()) != shown[n] for n, f in self.fields.items())

    def _offer(self) -> None:
        self.keep.setEnabled(self._changed)
        self.revert.setEnabled(any(value is not None for value in self.made.values()))

    def _revert(self) -> None:
        for name, text in field_texts(self._detailed.said).items():
            self.fields[name].setText(text)
        self.encoding.setCurrentIndex(0)
        self._offer()

    def _keep(self) -> None:
        self.corrected.emit(self._detailed.book.sha256, _FieldCorrections(self.made))
        self.accept()

    def _copy(self) -> None:
        if self._changed:
            self.corrected.emit(self._detailed.book.sha256, _FieldCorrections(self.made))
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
    )  # fmt: skip


def _encoding(profile: Profile, sha256: str) -> str:
    """The encoding that the stored text of a book was read in; "" where it was not read yet."""
    stored = profile.documents.some(sha256, ())
    return "" if stored is None else stored.metadata.encoding


def default_copy(path: Path) -> Path:
    """Where a copy of a file is proposed: beside it, under another name."""
    return path.with_name(f"{path.stem} (copy){path.suffix}")


# What the fields hold, and which corrections they make

_SEPARATOR = ";"
FIELDS = ("title", "sort_title", "authors", "series", "series_index", "tags", "language")
"""The fields, in their order."""


def field_texts(about: About) -> dict[str, str]:
    """What each field shows of a book."""
    index = about.series_index
    return {
        "title": about.title,
        "sort_title": about.sort_title,
        "authors": f"{_SEPARATOR} ".join(about.authors),
        "series": about.series,
        "series_index": "" if index is None else f"{index:g}",
        "tags": f"{_SEPARATOR} ".join(about.tags),
        "language": about.language,
    }


def corrections(said: About, texts: Mapping[str, str]) -> dict[str, Any]:
    """The correction of each field that was written, as ``Records.correct`` takes them: None where
    it is what the file says, or, in a title, where nothing was written."""
    own = field_texts(said)
    made: dict[str, Any] = {}
    for name, text in texts.items():
        written = " ".join(text.split())
        if name in ("authors", "tags"):
            parts = [" ".join(part.split()) for part in text.split(_SEPARATOR)]
            values = list(dict.fromkeys(filter(None, parts)))
            made[name] = None if tuple(values) == getattr(said, name) else values
        elif name == "series_index":
            number = series_number(written)
            made[name] = None if number == said.series_index else number
        elif written == own[name] or (name == "title" and not written):
            made[name] = None
        else:
            made[name] = written
    return made
