"""What a conversation is made of, from the reader's settings."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from endpoint import Endpoint
from foxreader.core.events import Answer, Finished
from foxreader.core.message import Provider
from foxreader.program.program import Program

UNAVAILABLE = "Semantic search unavailable; only words were searched. "


@pytest.fixture
def asked(tmp_path: Path):
    """Ask a small book with these settings of semantic search, and give the answer."""

    def ask(several: bool, **settings: str) -> Answer:
        path = tmp_path / "lamp.txt"
        path.write_text("The keeper Ilse Marn lit the lamp at nine.\n\n" * 3, encoding="utf-8")
        with Endpoint(["Ilse Marn lit it [f0-0-42]."] * 4) as endpoint:
            provider = Provider("Mine", endpoint.base_url, "m")
            program = Program()
            program.profile.save(
                replace(program.profile.settings, providers=(provider,), active="Mine", **settings)
            )
            book = program.books.open(path).book
            with closing(program.indexes.open(book)) as index:
                for _ in program.indexes.build(index, path):
                    pass
                if not several:
                    (*_, last) = program.sessions.about(index).ask("Who lit the lamp?")
            if several:
                with program.sessions.about_several("Who lit the lamp?") as session:
                    (*_, last) = session.ask("Who lit the lamp?")
        assert isinstance(last, Finished)
        return last.answer

    return ask


@pytest.mark.parametrize("several", [False, True])
def test_the_reader_hears_that_the_model_of_semantic_search_cannot_be_opened(
    asked, several: bool, tmp_path: Path
) -> None:
    answer = asked(several, semantic="folder", semantic_folder=str(tmp_path / "none"))
    (notice,) = [flag.text for flag in answer.flags if flag.text.startswith("Semantic")]
    assert notice.startswith(UNAVAILABLE) and len(notice) > len(UNAVAILABLE)


@pytest.mark.parametrize("several", [False, True])
def test_nothing_is_said_of_it_when_it_is_off(asked, several: bool) -> None:
    assert not [f for f in asked(several).flags if f.text.startswith("Semantic")]
