"""What a book or an endpoint wrote is shown as it is written, never as markup: not in a label, nor
in what a pointer over it shows."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex
from PySide6.QtCore import Qt as Core
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QAbstractItemView, QLabel, QWidget

from chatwindow import open_in
from foxreader.ui.platform.widgets import plain
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui
HOSTILE = "<img src='no-such.png'> <b>Marked</b>"
BOOK = f"""<html><head><title>{HOSTILE.replace("<", "&lt;")}</title></head><body>
<h1>{HOSTILE.replace("<", "&lt;")} one</h1><p>{"The lamp went out. " * 40}</p>
<h1>{HOSTILE.replace("<", "&lt;")} two</h1><p>{"The oil was gone. " * 40}</p></body></html>"""


def tips(fox: MainWindow) -> list[str]:
    """All that a pointer over something of the window shows."""
    widgets = fox.findChildren(QWidget)
    models = [view.model() for view in widgets if isinstance(view, QAbstractItemView)]
    rows = [tip for model in models if model is not None for tip in _of(model, QModelIndex())]
    return [widget.toolTip() for widget in widgets] + rows


def _of(model: QAbstractItemModel, parent: QModelIndex) -> list[str]:
    found: list[str] = []
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        found += [str(index.data(Core.ItemDataRole.ToolTipRole) or ""), *_of(model, index)]
    return found


def as_markup(label: QLabel) -> bool:
    """Whether a label would show markup in its text as such."""
    kind = label.textFormat()
    return kind != Core.TextFormat.PlainText and (
        kind != Core.TextFormat.AutoText or Qt.mightBeRichText(label.text())
    )


def test_titles_of_a_book_are_no_markup(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    path = tmp_path / "hostile.html"
    path.write_text(BOOK, encoding="utf-8")
    open_in(fox, qtbot, path)
    fox.side.show_search()
    fox.side.field.setText("lamp")
    qtbot.waitUntil(lambda: fox.side.search.hits.model().rowCount() > 1)
    shown = [tip for tip in tips(fox) if "Marked" in tip]
    assert len(shown) >= 3, "the title, chapters and hits have tips"
    assert not [tip for tip in shown if Qt.mightBeRichText(tip) and "<b>" in tip]
    labels = [label for label in fox.findChildren(QLabel) if "Marked" in label.text()]
    assert labels
    assert not [label.text() for label in labels if as_markup(label)]


def test_plain_text_stays_as_it_is() -> None:
    assert plain("1 < 2 & 3") == "1 < 2 & 3"
    assert plain("two\nlines") == "two\nlines"
    assert plain("<b>x</b>\n&y") == "<span>&lt;b&gt;x&lt;/b&gt;<br>&amp;y</span>"
