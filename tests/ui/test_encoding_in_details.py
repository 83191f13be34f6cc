"""The encoding of a text is shown in its details, and can be chosen there."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.formats import digest
from foxreader.program.program import Program
from foxreader.ui.shelf.details import DetailsDialog, detailed
from foxreader.ui.window.main_window import MainWindow
from librarymaker import library_epub

pytestmark = pytest.mark.gui


def dialog_about(program: Program, path: Path, fox: MainWindow) -> DetailsDialog:
    found = program.books.open(path)
    found.resources.close()
    program.profile.shelf.opened(found.book, path)
    about = detailed(program.profile, digest(path))
    assert about is not None
    dialog = DetailsDialog(about, fox.jobs, fox)
    dialog.corrected.connect(lambda one, made: program.library.change([one], made))
    dialog.show()
    return dialog


def test_the_encoding_is_shown_and_chosen(
    fox: MainWindow, program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "kettles.txt"
    path.write_bytes("Größe – Übermut. Ein schöner Tag – für alle.\n".encode("mac-roman"))
    dialog = dialog_about(program, path, fox)
    assert dialog.encoding.isVisible() and dialog.encoding.currentText().endswith("· Mac Roman")
    assert not dialog.keep.isEnabled()
    dialog.encoding.setCurrentText("UTF-8")
    assert dialog.keep.isEnabled()
    dialog.keep.click()
    again = dialog_about(program, path, fox)
    assert again.encoding.currentText() == "UTF-8" and not again.keep.isEnabled()
    again.revert.click()
    again.keep.click()
    assert dialog_about(program, path, fox).encoding.currentText().endswith("· Mac Roman")


def test_a_book_that_tells_its_encoding_has_none_to_choose(
    fox: MainWindow, program: Program, tmp_path: Path
) -> None:
    dialog = dialog_about(program, library_epub(tmp_path / "a.epub", "The Sea"), fox)
    assert not dialog.encoding.isVisible()
    assert "encoding" not in dialog.made
