"""Tags of notes in the window, and an export by a template."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QInputDialog

from chatwindow import dialog, show
from foxreader.ui.platform.export import ExportDialog
from foxreader.ui.window.main_window import MainWindow
from hands import said
from noting import go_to, listed, span_of, stored

pytestmark = pytest.mark.gui
POCKET, DOWN = "took a watch out of its waistcoat-pocket", "Down, down, down."


def test_a_tag_is_added_listed_and_exported(
    fox: MainWindow, qtbot, books: Path, tmp_path: Path
) -> None:
    show(fox, qtbot, books / "epub" / "readest" / "sample-alice.epub")
    go_to(fox, qtbot, span_of(fox, POCKET))
    fox.notes.highlight(span_of(fox, POCKET), "blue")
    fox.notes.highlight(span_of(fox, DOWN), "green")
    qtbot.waitUntil(lambda: len(stored(fox)) == 2)
    fox.commands.show_notes()
    panel = fox.side.notes
    qtbot.waitUntil(lambda: sum(DOWN in words or POCKET in words for words in listed(fox)) == 2)
    assert panel.tags.isHidden()
    index = panel.list.rows.index(next(n for n, w in enumerate(listed(fox)) if POCKET in w))
    panel.list.setCurrentIndex(index)
    menu = panel.list.menu_of(panel.list.rows.row(index), index)
    next(one for one in menu.actions() if one.text() == "Add a tag…").trigger()
    asked = dialog(fox, qtbot, QInputDialog)
    asked.setTextValue("the rabbit")
    asked.accept()
    qtbot.waitUntil(lambda: sorted(one.note for one in stored(fox)) == ["", "#the-rabbit"])
    qtbot.waitUntil(lambda: panel.tags.isVisible())
    (tag,) = panel.tags.menu_of_tags().actions()
    assert tag.text() == "#the-rabbit\t1"
    tag.trigger()
    assert panel.field.text() == "#the-rabbit"
    qtbot.waitUntil(lambda: not any(DOWN in words for words in listed(fox)))
    assert any(POCKET in words for words in listed(fox))
    panel.field.clear()
    qtbot.waitUntil(lambda: any(DOWN in words for words in listed(fox)))
    panel.foot.export.click()
    where = dialog(fox, qtbot, ExportDialog)
    where.selectNameFilter("Obsidian (*.md)")
    where.selectFile(str(tmp_path / "alice.md"))
    where.accept()
    qtbot.waitUntil(lambda: "Exported as “alice.md”." in said(fox))
    text = (tmp_path / "alice.md").read_text("utf-8")
    assert text.startswith("---\ntitle:") and "\n#the-rabbit\n" in text and " ^n" in text
