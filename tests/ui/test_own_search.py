"""Search by meaning with the model that comes with the program, in a real window."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

import tinyjudge
from chatwindow import ask, open_in, shown
from foxreader.program import indexes
from foxreader.ui.window.main_window import MainWindow

pytestmark = pytest.mark.gui

GERMAN = "\n\n".join(f"Der Wärter las am Abend Nummer {n} in seinem alten Buch. " * 5
                     for n in range(30))  # fmt: skip
ENGLISH = "Which book does the keeper of the lamp read every evening?"


def test_a_book_is_read_beside_all_else_and_then_asked_in_another_language(
    fox: MainWindow, qtbot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexes, "on_battery", lambda: False)
    monkeypatch.setenv("FOXREADER_JUDGE", str(tinyjudge.judge(tmp_path)))
    (tmp_path / "buch.txt").write_text(GERMAN, encoding="utf-8")
    open_in(fox, qtbot, tmp_path / "buch.txt")
    opened = fox.controller.opened
    assert opened is not None

    def ready() -> bool:
        with closing(fox.program.indexes.open(opened.book)) as index:
            return fox.program.indexes.vectors(index) == "ready"

    qtbot.waitUntil(ready)
    assert not fox.controller.index.confirmations._waiting  # it needed no consent
    turn = ask(fox, qtbot, ENGLISH)
    assert turn.answer is not None and len(turn.answer.citations) == 5
    assert "nearest to it in meaning" in shown(fox, qtbot)
    told: list[object] = []
    fox.controller.index.semantic_status(told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert getattr(told[0], "ready") is True  # noqa: B009 -- it may be None
