"""A book is looked up by a press, at the service that is named, and what is found goes into its
details; a picture of the book becomes its cover."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from benchmarks.accessible_tree import faults
from PySide6.QtWidgets import QDialog, QLineEdit

from catalogueserver import CatalogueServer
from foxreader.net import lookup_address
from foxreader.ui.shelf.details import DetailsDialog
from foxreader.ui.shelf.fields import PicturesDialog
from foxreader.ui.shelf.publications import LookUpDialog
from foxreader.ui.window.main_window import MainWindow
from hands import field, press, read, write
from librarymaker import library_epub

pytestmark = pytest.mark.gui
FOUND = {"totalItems": 1, "items": [{"volumeInfo": {
    "title": "The Sea, whole", "authors": ["Ann Lowe", "Bo"], "publisher": "Harper",
    "publishedDate": "1851", "description": "Of it.", "language": "en",
    "industryIdentifiers": [{"identifier": "9780306406157"}]}}]}  # fmt: skip


@pytest.fixture
def server() -> Iterator[CatalogueServer]:
    made = CatalogueServer()
    yield made
    made.close()


@pytest.fixture
def details(fox: MainWindow, qtbot, tmp_path: Path) -> DetailsDialog:
    path = library_epub(tmp_path / "sea.epub", "The Sea", "Ann Lowe")
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("drawing.svg", drawing())
    fox.home.show_shelf()
    fox.shelf.add([path])
    qtbot.waitUntil(lambda: fox.shelf.model.rowCount() == 1)
    fox.shelf.books.begin()
    fox.shelf.menus.show_details()
    return shown(fox, qtbot, DetailsDialog)


def drawing() -> str:
    lines = "".join(f'<rect x="{n}" y="{n}" width="9" height="9"/>' for n in range(150))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300">{lines}</svg>'


def shown(fox: MainWindow, qtbot, kind: type[QDialog]):
    qtbot.waitUntil(lambda: any(one.isVisible() for one in fox.findChildren(kind)))
    (found,) = [one for one in fox.findChildren(kind) if one.isVisible()]
    return found


def test_a_book_is_looked_up_and_gets_what_is_found_and_a_cover(
    fox: MainWindow, details: DetailsDialog, qtbot, server: CatalogueServer
) -> None:
    found_goes_into_the_details(fox, details, qtbot, server)
    dialog = details_again(fox, qtbot)
    no_answer_is_one_sentence(fox, dialog, qtbot, server)
    a_picture_of_the_book_becomes_its_cover(fox, dialog, qtbot)


def found_goes_into_the_details(
    fox: MainWindow, details: DetailsDialog, qtbot, server: CatalogueServer
) -> None:
    """Looked up at the service that is named, taken over, and kept."""
    service = f"{server.url}/books/v1"
    parts = urlsplit(lookup_address(service, "", "The Sea", "Ann Lowe"))
    server.replies[f"{parts.path}?{parts.query}"] = json.dumps(FOUND).encode()
    press(details, "Look up…")
    dialog = shown(fox, qtbot, LookUpDialog)
    assert faults(dialog) == [] and "title and author to openlibrary.org" in read(dialog)
    dialog.service.setEditText("http://unsafe.example")
    assert "no address" in read(dialog) and not dialog.ask.isEnabled()
    dialog.service.setEditText(service)
    write(field(dialog, "ISBN", QLineEdit), "9780306406157")
    assert f"this ISBN to {urlsplit(server.url).netloc}" in read(dialog)
    write(field(dialog, "ISBN", QLineEdit), "")
    assert server.asked == []
    press(dialog, "Look up")
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    assert "Of it." in read(dialog) and "ISBN 9780306406157" in read(dialog)
    press(dialog, "Take over")
    assert field(details, "Publisher", QLineEdit).text() == "Harper"
    assert details.description.toPlainText() == "Of it."
    press(details, "Save")
    records, (sha256,) = fox.program.profile.records, fox.shelf.model.order
    qtbot.waitUntil(lambda: records.shown(sha256).title == "The Sea, whole")
    assert records.shown(sha256).isbn == "9780306406157"
    assert records.shown(sha256).authors == ("Ann Lowe", "Bo")


def details_again(fox: MainWindow, qtbot) -> DetailsDialog:
    """The details of the book, with what was found."""
    qtbot.waitUntil(lambda: not any(one.isVisible() for one in fox.findChildren(DetailsDialog)))
    fox.shelf.menus.show_details()
    return shown(fox, qtbot, DetailsDialog)


def no_answer_is_one_sentence(
    fox: MainWindow, details: DetailsDialog, qtbot, server: CatalogueServer
) -> None:
    """A service without an answer; nothing can be taken over."""
    press(details, "Look up…")
    dialog = shown(fox, qtbot, LookUpDialog)
    dialog.service.setEditText(server.url)
    press(dialog, "Look up")
    qtbot.waitUntil(lambda: "has nothing at this address" in read(dialog))
    assert not dialog.take.isEnabled()
    dialog.reject()


def a_picture_of_the_book_becomes_its_cover(fox: MainWindow, details: DetailsDialog, qtbot) -> None:
    """Chosen among the pictures of the book, and kept with its details."""
    covers, (sha256,) = fox.program.profile.covers, fox.shelf.model.order
    own = covers.read(sha256)
    (way,) = [one for one in details.cover.menu.actions() if "pictures" in one.text()]
    way.trigger()
    dialog = shown(fox, qtbot, PicturesDialog)
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    assert faults(dialog) == []
    dialog.list.itemActivated.emit(dialog.list.item(0))
    qtbot.waitUntil(lambda: bool(details.cover.value))
    press(details, "Save")
    qtbot.waitUntil(lambda: covers.read(sha256) not in (own, b""))
