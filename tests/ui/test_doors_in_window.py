"""What code answers, in a real window: an overview, and the guide, whose citation opens it."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatwindow import arrived, ask, open_in, shown
from doorbooks import novel
from foxreader.ui.window.main_window import MainWindow


def written(tmp_path: Path) -> Path:
    """The made novel as a text file."""
    path = tmp_path / "novel.txt"
    path.write_text("\n\n".join(file.text for file in novel().files), encoding="utf-8")
    return path


def test_an_overview_is_shown_with_its_headings(fox: MainWindow, qtbot, tmp_path: Path) -> None:
    open_in(fox, qtbot, written(tmp_path))
    turn = ask(fox, qtbot, "What is this book about?")
    assert turn.answer.path == "overview" and turn.answer.citations
    text = shown(fox, qtbot)
    assert "How it begins" in text and "From the book, word for word" not in text


@pytest.mark.thorough
def test_the_guide_answers_and_its_citation_opens_it(
    fox: MainWindow, qtbot, tmp_path: Path
) -> None:
    open_in(fox, qtbot, written(tmp_path))
    turn = ask(fox, qtbot, "How do I change the font?")
    assert turn.answer.path == "guide" and "letters button" in turn.answer.text
    cited = turn.answer.citations[0]
    assert cited.book != fox.controller.opened.book.sha256
    fox.chat.press(turn.id, "go", str(cited.number))
    arrived(fox, qtbot, fox.program.books.guide())
    assert fox.controller.opened.book.text_at(cited.span) == cited.quote
