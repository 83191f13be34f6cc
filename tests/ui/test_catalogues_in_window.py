"""A catalogue is kept, browsed and searched, and a book of it comes onto the shelf."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.accessible_tree import faults
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from catalogueserver import CatalogueServer
from foxreader.program.program import Program
from foxreader.ui.platform.dialogs import LoginDialog
from foxreader.ui.platform.jobs import Jobs
from foxreader.ui.shelf.catalogues import CataloguesDialog
from hands import press, read, write
from librarymaker import library_epub
from net.test_logins import NAME, PASSWORD, lock

pytestmark = pytest.mark.gui
OPDS = {"Content-Type": "application/opds+json"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[CatalogueServer]:
    made, other = CatalogueServer(), CatalogueServer()
    data = library_epub(tmp_path / "made" / "sea.epub", "The Sea", "Ann Lowe").read_bytes()
    book = {
        "metadata": {"title": "The Sea", "author": "Ann Lowe", "description": "Calm."},
        "links": [{"rel": "http://opds-spec.org/acquisition/open-access", "href": "/get",
                   "type": "application/epub+zip"}],
    }  # fmt: skip
    page = {
        "metadata": {"title": "Harbour Library"},
        "links": [{"rel": "search", "href": "/find{?query}", "templated": True,
                   "type": "application/opds+json"}],
        "navigation": [{"title": "Novels", "href": "/novels", "type": "application/opds+json"}],
        "publications": [book],
    }  # fmt: skip
    found = {"metadata": {"title": "Found"}, "publications": [book]}
    made.replies = {
        "/": (200, OPDS, json.dumps(page).encode()),
        "/novels": (200, OPDS, json.dumps(found).encode()),
        "/find?query=sea": (200, OPDS, json.dumps(found).encode()),
        "/get": (302, {"Location": f"{other.url}/file"}, b""),
    }
    other.replies = {"/file": (200, {"Content-Type": "application/epub+zip"}, data)}
    yield made
    made.close()
    other.close()


def test_from_an_address_to_a_book_on_the_shelf(
    qapp, qtbot, tmp_path: Path, server: CatalogueServer
) -> None:
    program, parent = Program(), QWidget()
    jobs = Jobs(parent)
    state = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    state.setValue("download_folder", str(tmp_path))
    asked: list[str] = []

    def agrees(sentence: str) -> bool:
        asked.append(sentence)
        return len(asked) > 1  # no at first

    dialog = CataloguesDialog(program.catalogues, jobs, state, parent, agrees)
    came: list[Path] = []
    dialog.downloaded.connect(came.append)
    dialog.show()
    qtbot.waitUntil(lambda: "Nothing is asked" in read(dialog))
    assert server.asked == [] and faults(dialog) == []
    write(dialog.kept.address, f"{server.url}/")
    QTest.keyClick(dialog.kept.address, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.kept.list.count() == 1 and dialog.list.count() == 2)
    assert dialog.kept.list.item(0).text() == "Harbour Library"
    assert dialog.list.item(1).text() == "The Sea\nAnn Lowe · EPUB"
    dialog.list.itemActivated.emit(dialog.list.item(0))
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    press(dialog, "Back")
    qtbot.waitUntil(lambda: dialog.list.count() == 2)
    write(dialog.words, "sea")
    QTest.keyClick(dialog.words, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "/find?query=sea" in server.asked and dialog.list.count() == 1)
    qtbot.waitUntil(lambda: dialog.pane.get.isEnabled())
    press(dialog, "Download")
    qtbot.waitUntil(lambda: len(asked) == 1 and dialog.pane.get.isEnabled())
    assert came == [] and not list(tmp_path.glob("*.epub"))  # nothing went elsewhere unasked
    press(dialog, "Download")
    qtbot.waitUntil(lambda: bool(came))
    assert came[0].parent == tmp_path and came[0].read_bytes()[:2] == b"PK"
    write(dialog.kept.address, "ftp://example.org/")
    QTest.keyClick(dialog.kept.address, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "ftp" in read(dialog) or "address" in read(dialog))
    dialog.kept.list.setCurrentRow(0)
    press(dialog, "Remove")
    qtbot.waitUntil(lambda: dialog.kept.list.count() == 0)
    assert program.catalogues.kept() == []
    dialog.close()
    jobs.stop_all()


def test_a_name_and_a_password_are_asked_for_and_covers_are_shown(
    qapp, qtbot, tmp_path: Path
) -> None:
    server = CatalogueServer()
    lock(server, "Digest")
    program, parent = Program(), QWidget()
    jobs = Jobs(parent)
    state = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    dialog = CataloguesDialog(program.catalogues, jobs, state, parent)
    dialog.show()

    def asked() -> LoginDialog:
        (found,) = [one for one in dialog.findChildren(LoginDialog) if one.isVisible()]
        return found

    write(dialog.kept.address, f"{server.url}/")
    QTest.keyClick(dialog.kept.address, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in dialog.findChildren(LoginDialog)))
    login = asked()
    assert faults(login) == [] and server.url.removeprefix("http://") in read(login)
    login.name.setText(NAME)
    write(login.password, "wrong")
    press(login, "Sign in")
    qtbot.waitUntil(
        lambda: any("does not take" in read(one) for one in dialog.findChildren(LoginDialog))
    )
    login = asked()
    login.name.setText(NAME)
    login.password.setText(PASSWORD)
    press(login, "Sign in")
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    qtbot.waitUntil(lambda: dialog.kept.list.count() == 1)
    assert dialog.kept.list.item(0).text() == "Locked"
    qtbot.waitUntil(lambda: not dialog.list.item(0).icon().isNull())
    dialog.close()
    jobs.stop_all()
    server.close()
