"""The fields of a book's details and its cover: what they hold, which corrections they make."""

from __future__ import annotations

import base64
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QImage, QImageWriter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import About, isbn_of, series_number
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError
from foxreader.core.notice import Notice
from foxreader.program.library import cover_choices, cover_of, cover_of_book
from foxreader.ui.platform.dialogs import open_dialog
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context, error_words
from foxreader.ui.shelf.rows import stars_words

# The fields of a book's details: what they are called and hold, which corrections they make.

BookWords = Context("BookWords")
_NAMES: Mapping[str, str] = {
    "title": QT_TRANSLATE_NOOP("BookWords", "Title"),
    "sort_title": QT_TRANSLATE_NOOP("BookWords", "Sorted as"),
    "authors": QT_TRANSLATE_NOOP("BookWords", "Authors"),
    "series": QT_TRANSLATE_NOOP("BookWords", "Series"),
    "series_index": QT_TRANSLATE_NOOP("BookWords", "Number in it"),
    "tags": QT_TRANSLATE_NOOP("BookWords", "Tags"),
    "language": QT_TRANSLATE_NOOP("BookWords", "Language"),
    "publisher": QT_TRANSLATE_NOOP("BookWords", "Publisher"),
    "published": QT_TRANSLATE_NOOP("BookWords", "Published"),
    "isbn": QT_TRANSLATE_NOOP("BookWords", "ISBN"),
    "identifiers": QT_TRANSLATE_NOOP("BookWords", "Other identifiers"),
    "rating": QT_TRANSLATE_NOOP("BookWords", "Rating"),
    "description": QT_TRANSLATE_NOOP("BookWords", "Description"),
}
HINTS: Mapping[str, str] = {
    "authors": QT_TRANSLATE_NOOP("BookWords", "Several with ; between them"),
    "tags": QT_TRANSLATE_NOOP("BookWords", "Several with ; between them"),
    "language": QT_TRANSLATE_NOOP("BookWords", "A code such as en or de"),
    "published": QT_TRANSLATE_NOOP("BookWords", "A year, or a day such as 1851-10-18"),
    "identifiers": QT_TRANSLATE_NOOP("BookWords", "Such as doi:10.1000/182; several with ;"),
}
_RATINGS = tuple(half / 2 for half in range(1, 11))
_SEPARATOR = ";"
FIELDS = (
    "title", "sort_title", "authors", "series", "series_index", "tags", "language", "publisher",
    "published", "isbn", "identifiers", "description",
)  # fmt: skip
"""What is written in the dialog, in its order."""
_LISTED = ("authors", "tags", "identifiers")


def field_name(name: str) -> str:
    """What a field of a book is called."""
    return BookWords.tr(_NAMES[name])


def rating_box(parent: QWidget) -> QComboBox:
    """A field for a rating, whose data are stars, 0.0 for none."""
    box = QComboBox(parent)
    box.setAccessibleName(field_name("rating"))
    for stars in (0.0, *_RATINGS):
        box.addItem(stars_words(stars), stars)
    return box


def listed(text: str) -> list[str]:
    """The values of a field that has several."""
    parts = (" ".join(part.split()) for part in text.split(_SEPARATOR))
    return list(dict.fromkeys(filter(None, parts)))


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
        "publisher": about.publisher,
        "published": about.published,
        "isbn": about.isbn,
        "identifiers": f"{_SEPARATOR} ".join(about.identifiers),
        "description": about.description,
    }


def corrections(said: About, texts: Mapping[str, str]) -> dict[str, Any]:
    """The correction of each field that was written, as ``Records.correct`` takes them: None where
    it is what the file says, or, in a title, where nothing was written."""
    own = field_texts(said)
    return {name: _correction(said, name, text, own[name]) for name, text in texts.items()}


def _correction(said: About, name: str, text: str, own: str) -> Any:
    written = text.strip() if name == "description" else " ".join(text.split())
    if name == "isbn":
        written = isbn_of(written)
    if name in _LISTED:
        values = listed(text)
        return None if tuple(values) == getattr(said, name) else values
    if name == "series_index":
        index = series_number(written)
        return None if index == said.series_index else index
    return None if written == own or (name == "title" and not written) else written


# A field of a dialog that has a cover: as it is, of a file, pasted, or one of the book's own.

SIZE = QSize(80, 120)
_LARGEST = 32 * 1024 * 1024
"""The most bytes of a file that is read; covers of books have up to five million."""


class CoverField(QWidget):
    """``value`` is None for the cover as it is, "" for the one of the file, else a JPEG file in
    base64. ``shown`` is the cover now. Signals: ``changed``; ``failed`` a sentence.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, jobs: Jobs, shown: QImage | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._jobs, self._shown = jobs, shown
        self.value: str | None = None
        self.picture = QLabel(self)
        self.picture.setFixedSize(SIZE)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setVisible(shown is not None)
        self.button = QPushButton(self.tr("Another cover"), self)
        self.button.setAutoDefault(False)
        self.menu = QMenu(self)
        self.button.setMenu(self.menu)
        self.menu.addAction(self.tr("From a file…"), self._choose_file)
        self.paste = self.menu.addAction(self.tr("Paste"), self._paste)
        self.menu.addAction(self.tr("As the file has it"), partial(self.take, ""))
        self.menu.addAction(self.tr("As it is"), partial(self.take, None))
        self.menu.aboutToShow.connect(self._look_at_clipboard)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.picture)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addStretch(1)
        self._show()

    def offer_pictures(self, path: Path) -> None:
        """Offer the pictures of the book whose file that is too."""
        action = QAction(self.tr("From the book’s pictures…"), self.menu)
        action.triggered.connect(partial(self._choose_picture, path))
        self.menu.insertAction(self.paste, action)

    def _choose_picture(self, path: Path) -> None:
        dialog = PicturesDialog(self._jobs, path, self)
        dialog.failed.connect(self.failed)
        dialog.chosen.connect(partial(self.take_of_book, path))
        open_dialog(dialog)

    def take_of_book(self, path: Path, number: int) -> None:
        """Have the picture of a book with that number be the cover."""
        self._run(lambda cancel: cover_of_book(path, number, cancel))

    def take(self, value: str | None) -> None:
        """Have this be the cover."""
        self.value = value
        self._show()
        self.changed.emit()

    def take_picture(self, data: bytes) -> None:
        """Have a picture be the cover, which anybody may have made."""
        self._run(lambda cancel: cover_of(data, cancel))

    def take_file(self, path: Path) -> None:
        """Have the picture of a file be the cover."""
        self._run(lambda cancel: cover_of(_read(path), cancel))

    def _run(self, work: Callable[[Cancel], str]) -> None:
        value, failed = while_there(self, self.take), while_there(self, self._fail)
        self._jobs.start(work, value=value, failed=failed, pool="short")

    def _fail(self, error: FoxError) -> None:
        self.failed.emit(error_words(error))

    def _choose_file(self) -> None:
        dialog = QFileDialog(self, self.tr("A picture for the cover"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        kinds = "*.jpg *.jpeg *.png *.webp *.gif *.svg"
        dialog.setNameFilter(f"{self.tr('Pictures')} ({kinds})")
        dialog.setOption(QFileDialog.Option.HideNameFilterDetails)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda path: self.take_file(Path(path)))
        dialog.open()

    def _look_at_clipboard(self) -> None:
        self.paste.setEnabled(QGuiApplication.clipboard().mimeData().hasImage())

    def _paste(self) -> None:
        self.take_picture(_pasted(QGuiApplication.clipboard().mimeData()))

    def _show(self) -> None:
        image = self._shown
        if self.value:
            image = QImage.fromData(QByteArray(base64.b64decode(self.value)))
        self.picture.setVisible(image is not None)
        if image is not None:
            density = self.devicePixelRatioF()
            scaled = image.scaled(
                SIZE * density, Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )  # fmt: skip
            scaled.setDevicePixelRatio(density)
            self.picture.setPixmap(QPixmap.fromImage(scaled))


class PicturesDialog(QDialog):
    """The pictures of a book. Signals: ``chosen`` the number of one; ``failed`` a sentence."""

    chosen = Signal(int)
    failed = Signal(str)

    def __init__(self, jobs: Jobs, path: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("The book’s pictures"))
        self.resize(640, 520)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.windowTitle())
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setIconSize(QSize(120, 180))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setSpacing(8)
        self.list.itemActivated.connect(self._take)
        self.list.itemClicked.connect(self._take)
        self.says = QLabel(self.tr("Reading the pictures…"), self)
        self.says.setObjectName("hint")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.says)
        layout.addWidget(self.list, 1)
        layout.addWidget(buttons)
        jobs.start(
            lambda cancel: cover_choices(path, cancel), value=while_there(self, self._show),
            failed=while_there(self, self._fail),
            pool="short",
        )  # fmt: skip

    def _show(self, pictures: list[bytes]) -> None:
        for number, data in enumerate(pictures):
            image = QImage.fromData(QByteArray(data)) if data else QImage()
            if not image.isNull():
                item = QListWidgetItem(QIcon(QPixmap.fromImage(image)), str(self.list.count() + 1))
                item.setData(Qt.ItemDataRole.UserRole, number)
                self.list.addItem(item)
        none = self.tr("There are no pictures in this book that can be its cover.")
        some = self.tr("Which one is the cover?")
        self.says.setText(some if self.list.count() else none)

    def _fail(self, error: FoxError) -> None:
        self.failed.emit(error_words(error))
        self.reject()

    def _take(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
        self.accept()


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_LARGEST + 1)
    except OSError as error:
        raise StorageError(
            Notice("file_unreadable", path=str(path), reason=str(error.strerror))
        ) from error


def _pasted(copied: QMimeData) -> bytes:
    """The picture that was copied, as it came where that can be had: it is not drawn here."""
    for kind in copied.formats():
        if kind.startswith("image/") and (data := copied.data(kind).data()):
            return bytes(data)
    image, made = copied.imageData(), QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    if isinstance(image, QImage):
        QImageWriter(made, QByteArray(b"png")).write(image)
    return bytes(made.data().data())
