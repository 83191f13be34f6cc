"""The search of all books in a real window: found, opened at the passage, marked there."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatwindow import open_in
from foxreader.ui.search.rows import GroupRow
from foxreader.ui.window.main_window import MainWindow
from hands import close_messages, said

pytestmark = pytest.mark.gui

LAMP = """The Lamp

Chapter 1

The keeper lit the lamp at nine o'clock. All that night the wind came hard from the north.
"""
OIL = """The Oil

Chapter 1

Nobody spoke of the weather for a whole week, and the boats stayed in the harbour.

Chapter 2

Marn was proud of the whale oil, for it burned without smoke until the morning came.
"""


def rows(window: MainWindow) -> list:
    model = window.side.search.hits.model()
    return [model.item(n).data(0x100) for n in range(model.rowCount())]


def test_a_passage_of_another_book_is_found_opened_and_marked(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    lamp, oil = tmp_path / "lamp.txt", tmp_path / "oil.txt"
    lamp.write_text(LAMP, encoding="utf-8")
    oil.write_text(OIL, encoding="utf-8")
    open_in(fox, qtbot, oil)
    open_in(fox, qtbot, lamp)

    search = fox.side.search
    fox.commands.find()
    search.field.setText("whale oil")
    qtbot.waitUntil(lambda: "Not in this book" in search.count.text())
    search.switch[1].click()
    qtbot.waitUntil(lambda: any(getattr(r, "hit", None) and r.hit.proven for r in rows(fox)))
    book, hit = rows(fox)
    assert isinstance(book, GroupRow)
    assert ([hit.line[a:b] for a, b in hit.marks], hit.hit.path) == (["whale", "oil"], oil)
    assert search.count.text() == "1 passage · 2 books searched"
    assert [tab.isChecked() for tab in fox.side._tabs] == [False, False, True]

    search.hits.clicked.emit(search.hits.model().index(1, 0))
    qtbot.waitUntil(lambda: fox.controller.opened is not None and fox.controller.opened.path == oil)
    heard: list = []
    fox.reader.mark("search", fox.reader.marked("search"), then=heard.extend)
    qtbot.waitUntil(lambda: bool(heard))
    # The words, not the passage; the title is part of it.
    assert [one["text"] for one in heard] == ["whale", "Oil", "oil"]
    assert fox.controller.opened.book.text_at(hit.hit.span) == hit.hit.text
    # The list stays for the next of its hits.
    assert rows(fox)[1].hit.span == hit.hit.span

    oil.unlink()
    open_in(fox, qtbot, lamp)
    search.hits.clicked.emit(search.hits.model().index(1, 0))
    qtbot.waitUntil(lambda: any("no longer at" in one for one in said(fox)))
    assert fox.controller.opened.path == lamp
    close_messages(fox)
