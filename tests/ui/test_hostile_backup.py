"""A backup that somebody else made sends nothing from this computer until the reader agrees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from chatwindow import ask
from commandline import fox as command
from endpoint import Endpoint
from foxreader.core.message import Provider
from foxreader.index.storage.derived import STAGES
from foxreader.library.paths import Home
from foxreader.program.program import Program
from foxreader.ui.settings.library_pages import LibraryPage
from foxreader.ui.window.main_window import MainWindow

WORDS = "The keeper Ilse Marn lit the lamp at nine. It burned until the morning came.\n\n"


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as made:
        yield made


@pytest.fixture
def backup(tmp_path: Path, endpoint: Endpoint) -> Path:
    """A backup whose settings send every book to its maker."""
    program = Program(Home(tmp_path / "stranger"))
    program.profile.open_library()
    provider = Provider("Mine", endpoint.base_url, "m")
    program.profile.save(
        replace(
            program.profile.settings, providers=(provider,), active="Mine", index_at="Mine",
            summaries="always", semantic="endpoint", semantic_model="m", second_reading="always",
            font_size=23,
        )
    )  # fmt: skip
    path = tmp_path / "theirs.zip"
    program.library.back_up(path)
    return path


def book(folder: Path, name: str) -> Path:
    path = folder / f"{name}.txt"
    path.write_text(f"Chapter 1\n\n{name}. {WORDS * 40}\n\nChapter 2\n\n{WORDS * 40}", "utf-8")
    return path


def test_nothing_is_sent_until_the_reader_agrees(
    fox: MainWindow, qtbot, tmp_path: Path, backup: Path, endpoint: Endpoint
) -> None:
    program = fox.program
    restored = program.library.restore(backup)
    assert program.profile.settings.font_size == 23
    assert {one.name for one in restored.held} == {
        "active", "index_at", "summaries", "semantic", "second_reading",
    }  # fmt: skip
    fox.settings.show_moved("", (), restored.held)
    fox.open(book(tmp_path, "one"))
    qtbot.waitUntil(lambda: fox.controller.opened is not None)
    opened = fox.controller.opened.book

    def indexed() -> bool:
        with closing(program.indexes.open(opened)) as index:
            return index.searchable and all(map(index.extras.has, STAGES))

    qtbot.waitUntil(indexed)
    ask(fox, qtbot, "Who lit the lamp?")
    assert endpoint.requests == []
    page = fox.settings.open("library").page("library")
    assert isinstance(page, LibraryPage)
    for at in range(page.held.count()):
        page.held.itemAt(at).layout().itemAt(0).widget().click()
    assert program.profile.settings.summaries == "always"
    fox.open(book(tmp_path, "two"))
    qtbot.waitUntil(lambda: bool(endpoint.requests))


def test_the_command_line_leaves_it_off_and_says_so(
    own_home: Path, backup: Path, endpoint: Endpoint
) -> None:
    made = command("library", "restore", backup)
    assert made.returncode == 0 and made.stdout.count("Left off") == 5
    assert endpoint.base_url in made.stdout
    settings = Program().profile.settings
    assert (settings.active, settings.summaries, settings.semantic) == ("", "ask", "off")
    made = command("library", "restore", backup, "--accept")
    assert made.stdout.count("Turned on") == 5
    settings = Program().profile.settings
    assert (settings.active, settings.summaries) == ("Mine", "always")
    # What is here already is not asked again, and a backup without settings keeps nothing of it.
    assert "Left off" not in command("library", "restore", backup).stdout
    program = Program(Home(own_home.with_name("bare")))
    program.profile.open_library()
    bare = own_home.with_name("bare.zip")
    program.library.back_up(bare)
    assert command("library", "restore", bare).returncode == 0
    assert Program().profile.settings.providers == ()
    assert endpoint.requests == []
