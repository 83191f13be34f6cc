"""Opens the pictures of the book large, goes through them, saves them."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from urllib.parse import quote

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import StorageError
from foxreader.core.inside import BookPicture, Excerpt
from foxreader.core.notice import Notice
from foxreader.core.scope import Selection
from foxreader.core.span import Span
from foxreader.retrieval.tools.pictures import PAGE
from foxreader.ui.pictures.viewer import PictureViewer, ShownPicture
from foxreader.ui.platform.export import file_name
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.platform.progress import page_label_words
from foxreader.ui.platform.translation import error_words, number
from foxreader.ui.reader.links import InsideLoader
from foxreader.ui.reader.page import Told
from foxreader.ui.reader.scheme import Web
from foxreader.ui.reader.view import BookView

_DRAWING = "picture.svg"
_PICTURES = frozenset({"jpg", "jpeg", "png", "gif", "webp", "svg", "avif", "bmp"})


class Pictures(QObject):
    """The pictures of the book in the view.

    ``viewer`` is made when the first one is opened. Signals: ``said`` a sentence for the reader;
    ``ask_wanted`` a question about a picture or a page, and what to call it.
    """

    said = Signal(str)
    ask_wanted = Signal(Selection, str)

    def __init__(
        self, view: BookView, inside: InsideLoader, jobs: Jobs, web: Web, window: QWidget
    ) -> None:
        super().__init__(view)
        self._view, self._inside, self._jobs = view, inside, jobs
        self._web, self._window = web, window
        self._open: BookPicture | None = None
        self.viewer: PictureViewer | None = None
        view.page.told.of("resource").connect(self._open_resource)
        view.page.told.of("picture").connect(self._pressed)
        view.loaded.connect(self._know)
        inside.ready.connect(self._know)
        view.served.connect(self.close)

    def close(self) -> bool:
        """Close the viewer; whether it was open."""
        return self.viewer is not None and self.viewer.close_it()

    def shut(self) -> None:
        """The window closes: the viewer's page goes before its profile."""
        if self.viewer is not None:
            self.viewer.surface.shut()

    def open_pressed(self) -> None:
        """Open the picture of the last right click."""
        self._view.call("openPicture", {"ask": False})

    def ask_pressed(self) -> None:
        """Ask about the picture of the last right click; in a book of pages about the page."""
        book = self._inside.book
        if book is not None and book.paged:
            clicked = self._view.last_clicked or self._view.place
            self._ask(Selection.of_picture(Span(clicked.file, 0, 0), PAGE))
        else:
            self._view.call("openPicture", {"ask": True})

    def _ask(self, selection: Selection) -> None:
        """Have the reader write a question about a picture."""
        book, place = self._inside.book, selection.spans[0]
        if book is None:
            return
        picture = self._inside.inside.picture(place.file, selection.picture or 0)
        if selection.picture == PAGE or picture is None:
            words = page_label_words(book.page_label(place)) or self.tr("Page")
        else:
            words = picture.label or picture.alt or picture.caption or self.tr("Picture")
        self.close()
        self.ask_wanted.emit(selection, words)

    def _know(self) -> None:
        """Have the page name its pictures for who does not see them, and let them be opened."""
        found = self._inside.inside.file(self._view.place.file).pictures
        if found and self._view.ready:
            names = [[one.number, one.alt or one.label or one.caption] for one in found]
            self._view.call("pictures", {"names": names})

    def _pressed(self, value: Told) -> None:
        found = self._inside.inside.picture(self._view.place.file, int(value["number"]))
        if found is not None and value["ask"]:
            self._ask(Selection.of_picture(found.place, found.number))
        elif found is not None:
            self.show_picture(found)

    def _open_resource(self, value: Told) -> None:
        """A link leads to a picture of the book: to a larger one, mostly."""
        name = str(value["name"])
        if name.rpartition(".")[2].lower() in _PICTURES:
            place = self._view.place
            listed = (one for one in self._inside.inside.pictures if one.name == name)
            self.show_picture(next(listed, BookPicture(-1, place, name, listed=False)))

    # The viewer

    def _made(self) -> PictureViewer:
        if self.viewer is None:
            self.viewer = made = PictureViewer(self._web, self._go, self._window)
            made.turned.connect(self._turn)
            made.save_wanted.connect(self._save)
            made.ask_wanted.connect(self._ask_of_open)
            made.copied.connect(self._copied)
        return self.viewer

    def show_picture(self, picture: BookPicture) -> None:
        """Open a picture of the book large."""
        book, reader = self._inside.book, self._inside.reader
        if book is None:
            return
        self._open = picture
        if picture.name:
            self._put(book, picture, None)
        elif reader is not None:
            self._jobs.start(
                lambda cancel: reader.picture(book, picture),
                value=lambda found: self._put(book, picture, found),
                failed=lambda error: self.said.emit(error_words(error)),
                pool="book",
            )

    def _put(self, book: Book, picture: BookPicture, drawing: Excerpt | None) -> None:
        if self._inside.book is not book or self._open is not picture:
            return
        listed = self._inside.inside.pictures
        at = listed.index(picture) if picture in listed else None
        viewer = self._made()
        near = self._near(picture)
        viewer.can_turn(near[0] is not None, near[1] is not None)
        title = picture.label or (
            self.tr("Picture {0}").format(number(at + 1)) if at is not None else self.tr("Picture")
        )
        count = "" if at is None else self.tr("{0} of {1} pictures").format(
            number(at + 1), number(len(listed))
        )  # fmt: skip
        page = page_label_words(book.page_label(picture.place))
        place = " · ".join(filter(None, (book.named_at(picture.place), page)))
        viewer.show_picture(ShownPicture(
            book.key, picture.place.file * 100_000 + picture.number,
            f"/{quote(picture.name)}" if picture.name else "",
            drawing, title, place, count, picture.caption, picture.alt,
        ))  # fmt: skip

    def _near(self, picture: BookPicture) -> tuple[BookPicture | None, BookPicture | None]:
        """The listed pictures before and after one."""
        key = (picture.place.file, picture.number)
        listed = self._inside.inside.pictures
        before = [one for one in listed if (one.place.file, one.number) < key]
        after = [one for one in listed if (one.place.file, one.number) > key]
        return (before[-1] if before else None, after[0] if after else None)

    def _turn(self, by: int) -> None:
        if self._open is not None and (to := self._near(self._open)[by > 0]) is not None:
            self.show_picture(to)

    def _go(self) -> None:
        picture = self._open
        self.close()
        if picture is not None:
            self._view.jumped.emit(self._view.place)
            self._view.go(picture.place)
            self._view.call("showPicture", {"number": picture.number})

    def _ask_of_open(self) -> None:
        if self._open is not None and self._open.number >= 0:
            self._ask(Selection.of_picture(self._open.place, self._open.number))

    # Copying and saving

    def _copied(self, done: bool) -> None:
        self._say(
            self.tr("The picture is copied.") if done else self.tr("This picture cannot be copied.")
        )

    def _say(self, words: str) -> None:
        """Say a sentence where the reader looks: in the viewer while it covers the window."""
        if self.viewer is not None and self.viewer.isVisible():
            self.viewer.say(words)
        else:
            self.said.emit(words)

    def _save(self) -> None:
        picture, book = self._open, self._inside.book
        if picture is None or book is None:
            return
        name = PurePosixPath(picture.name).name if picture.name else _DRAWING
        stem, dot, suffix = name.rpartition(".")
        dialog = QFileDialog(self._window, self.tr("Save the picture"))
        dialog.setObjectName("savePicture")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(file_name(stem, "") + dot + suffix if stem else file_name(name, ""))
        dialog.fileSelected.connect(lambda path: self._write(book, picture, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _write(self, book: Book, picture: BookPicture, path: Path) -> None:
        resources, reader = self._inside.resources, self._inside.reader
        if resources is None or self._inside.book is not book:
            return

        def write(cancel: Cancel) -> bool:
            if picture.name:
                found = resources.read(picture.name)
                data = found.data if found is not None else b""
            else:
                data = reader.picture(book, picture).markup.encode() if reader else b""
            try:
                path.write_bytes(data)
            except OSError as error:
                reason = str(error.strerror)
                raise StorageError(
                    Notice("export_not_written", path=str(path), reason=reason)
                ) from error
            return bool(data)

        saved, gone = self.tr("The picture is saved."), self.tr("This picture cannot be saved.")
        self._jobs.start(
            write,
            value=lambda done: self._say(saved if done else gone),
            failed=lambda error: self._say(error_words(error)),
            pool="book",
        )
