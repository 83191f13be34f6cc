"""After the first chapter the card says what summaries take, where that is not what was said."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from chatwindow import at_rest, open_in, use
from endpoint import Endpoint, Reply, Request
from foxreader.core.message import estimate as tokens
from foxreader.core.scope import WHOLE_BOOK
from foxreader.index.summaries.plan import Plan
from foxreader.ui.window.main_window import MainWindow
from hands import notice, read
from waits import SECONDS

pytestmark = pytest.mark.gui

FILLER = "The keeper walked round the lamp and wrote the hour into the log. " * 350


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "long.txt"
    path.write_text("\n\n".join(f"Chapter {n}\n\nMarn did {n}. {FILLER}" for n in range(1, 9)))
    return path


@contextmanager
def billing(times: float) -> Iterator[tuple[Endpoint, threading.Event]]:
    """An endpoint that bills ``times`` the text it gets; it answers the first request for a
    summary, and others once the event is set."""
    go_on = threading.Event()
    asked: list[str] = []

    def reply(request: Request) -> Reply:
        if "=== section" not in request.text:
            return Reply("")
        asked.append(request.text)
        if len(asked) > 1:
            go_on.wait(SECONDS)
        return Reply("The keeper walks.", usage=(round(times * tokens(request.text)), 150))

    with Endpoint(reply, models=("chat",)) as running:
        yield running, go_on
        go_on.set()


def agree(fox: MainWindow) -> Plan:
    """Agree to what the program plans, as if the endpoint were a service elsewhere."""
    controller = fox.controller
    with closing(fox.program.indexes.open(controller.opened.book)) as index:
        plan = replace(fox.program.indexes.plan(index, WHOLE_BOOK, None), local=False)
    controller.index.build_summaries(plan.agreement(plan.whole))
    return plan


def test_an_estimate_that_was_far_off_is_said_again_and_the_cap_holds(
    fox: MainWindow, qtbot, book: Path
) -> None:
    card = fox.side.contents.summaries
    with billing(10) as (running, go_on):
        use(fox, running)
        open_in(fox, qtbot, book)
        at_rest(fox, qtbot)
        plan = agree(fox)
        qtbot.waitUntil(lambda: "1 of 8" in read(card))
        found = re.search(r"now about (\d+)k tokens in all, not (\d+)k", read(card))
        assert found is not None, read(card)
        assert int(found[2]) == round(plan.whole.tokens / 1000)
        assert 8 * int(found[2]) < int(found[1]) < 10 * int(found[2])
        go_on.set()
        qtbot.waitUntil(lambda: "The limit you set" in notice(fox))
        qtbot.waitUntil(lambda: "in all, not" not in read(card))
        made = fox.program.indexes.overview(fox.controller.opened.book)
        assert 1 <= made.done < made.total and made.usage.tokens <= 5 * plan.whole.tokens


def test_an_estimate_that_was_about_right_is_not(fox: MainWindow, qtbot, book: Path) -> None:
    card = fox.side.contents.summaries
    with billing(1) as (running, go_on):
        use(fox, running)
        open_in(fox, qtbot, book)
        at_rest(fox, qtbot)
        agree(fox)
        qtbot.waitUntil(lambda: "1 of 8" in read(card))
        assert "in all, not" not in read(card)
        go_on.set()
        at_rest(fox, qtbot)
        made = fox.program.indexes.overview(fox.controller.opened.book)
    assert made.done == made.total == 8
