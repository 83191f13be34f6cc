"""Many books are counted and changed in one dialog that says what changes, and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.accessible_tree import faults
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit

from chatwindow import at_rest
from foxreader.ui.shelf.details import DetailsDialog
from foxreader.ui.shelf.many import ManyDialog
from foxreader.ui.window.main_window import MainWindow
from hands import field, press, read, write
from librarymaker import library_epub
from smallbooks import png

pytestmark = pytest.mark.gui


@pytest.fixture
def shelf(fox: MainWindow, qtbot, tmp_path: Path):
    for number in range(3):
        meta = f"<dc:subject>sea</dc:subject><dc:subject>n{number}</dc:subject>"
        library_epub(tmp_path / f"{number}.epub", f"Book {number}", f"Ann {number}", meta=meta)
    fox.home.show_shelf()
    fox.shelf.add([tmp_path])
    qtbot.waitUntil(lambda: fox.shelf.model.rowCount() == 3)
    return fox.shelf


def shown_dialog(fox: MainWindow, qtbot, kind: type[QDialog]):
    qtbot.waitUntil(lambda: any(one.isVisible() for one in fox.findChildren(kind)))
    (dialog,) = [one for one in fox.findChildren(kind) if one.isVisible()]
    return dialog


def test_many_are_changed_and_taken_back_and_one_has_all_its_details(
    fox: MainWindow, shelf, qtbot, tmp_path: Path
) -> None:
    many_are_counted_changed_and_taken_back_in_one_act(fox, shelf, qtbot)
    at_rest(fox, qtbot)
    shelf.books.go_to(shelf.model.order[0])  # it alone
    details_have_every_field_and_a_cover_that_is_pasted_or_of_a_file(fox, shelf, qtbot, tmp_path)


def many_are_counted_changed_and_taken_back_in_one_act(fox: MainWindow, shelf, qtbot) -> None:
    """All that is changed is said before it is."""
    profile = fox.program.profile
    shelf.books.begin()
    grid = shelf.books.grid
    QTest.keyClick(grid, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert "3 selected" in read(shelf.foot)
    order = list(shelf.model.order)
    before = profile.records.shown_of(order)
    shelf.menus.show_details()
    dialog = shown_dialog(fox, qtbot, ManyDialog)
    assert faults(dialog) == [] and "Nothing is changed yet." in read(dialog)
    assert dialog.windowTitle() == "Details of 3 books"
    write(field(dialog, "Authors", QLineEdit), "Bo Lee; Cy Low")
    write(field(dialog, "Number them from", QLineEdit), "4")
    write(field(dialog, "Add tags", QLineEdit), "sea; calm")
    write(field(dialog, "Take tags off", QLineEdit), "n1")
    field(dialog, "Rating", QComboBox).setCurrentText("★★★½")
    write(field(dialog, "Put into", QComboBox), "Holidays")
    says = read(dialog)
    assert "Authors: Bo Lee; Cy Low · 3 books" in says
    assert "Number in it: 4–6 · 3 books" in says
    assert "Put into: Holidays · 3 books" in says
    press(dialog, "Save")
    qtbot.waitUntil(lambda: bool(profile.records.collections()))
    qtbot.waitUntil(lambda: shelf.undo_strip.isVisible())
    found = profile.records.shown_of(order)
    assert {one.authors for one in found.values()} == {("Bo Lee", "Cy Low")}
    assert {one.rating for one in found.values()} == {3.5}
    assert sorted(one.series_index for one in found.values()) == [4, 5, 6]
    assert {len(one.tags) for one in found.values()} == {2, 3}
    (made,) = profile.records.collections()
    assert made.name == "Holidays" and profile.catalog.members(made.id) == set(order)
    shelf.undo()
    qtbot.waitUntil(lambda: profile.records.shown_of(order) == before)
    qtbot.waitUntil(lambda: not profile.records.collections())


def details_have_every_field_and_a_cover_that_is_pasted_or_of_a_file(
    fox: MainWindow, shelf, qtbot, tmp_path: Path
) -> None:
    """They are kept, and go back to what the file says."""
    profile = fox.program.profile
    sha256 = shelf.books.current_hash
    own = profile.covers.read(sha256)
    shelf.menus.show_details()
    dialog = shown_dialog(fox, qtbot, DetailsDialog)
    assert faults(dialog) == []
    for name, text in (
        ("Publisher", "Harper"), ("Published", "1851-10-18"), ("ISBN", "0-306-40615-2"),
        ("Other identifiers", "doi:10.1/a; oclc:7"),
    ):  # fmt: skip
        write(field(dialog, name, QLineEdit), text)
    field(dialog, "Rating", QComboBox).setCurrentText("★★★★★")
    dialog.description.setPlainText("Of a whale.\n\nAnd a ship.")
    write(field(dialog, "ISBN", QLineEdit), "0-306-40615-3")
    assert "That is no ISBN" in read(dialog) and not dialog.keep.isEnabled()
    write(field(dialog, "ISBN", QLineEdit), "0-306-40615-2")
    (tmp_path / "no.png").write_bytes(b"no picture")
    with qtbot.waitSignal(dialog.failed) as said:
        dialog.cover.take_file(tmp_path / "no.png")
    assert "no picture" in said.args[0]
    (tmp_path / "c.png").write_bytes(png(30, 40))
    dialog.cover.take_file(tmp_path / "c.png")
    qtbot.waitUntil(lambda: bool(dialog.cover.value))
    image = QImage(30, 45, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    QGuiApplication.clipboard().setImage(image)
    first = dialog.cover.value
    dialog.cover._paste()
    qtbot.waitUntil(lambda: dialog.cover.value != first)
    press(dialog, "Save")
    qtbot.waitUntil(lambda: profile.covers.read(sha256) != own)
    about = profile.records.shown(sha256)
    assert (about.publisher, about.published, about.isbn) == (
        "Harper",
        "1851-10-18",
        "9780306406157",
    )
    assert about.identifiers == ("doi:10.1/a", "oclc:7") and about.rating == 5
    assert about.description == "Of a whale.\n\nAnd a ship."
    shelf.menus.show_details()
    dialog = shown_dialog(fox, qtbot, DetailsDialog)
    press(dialog, "As the file says")
    press(dialog, "Save")
    qtbot.waitUntil(lambda: profile.covers.read(sha256) == own)
    assert not any(profile.records.corrections(sha256).values())
