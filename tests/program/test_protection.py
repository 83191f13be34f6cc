"""What confines the processes that read files is told, and what is missing is told once."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest

from foxreader.core.notice import says
from foxreader.program.about import told_once, wall_sentences
from foxreader.program.profile import Profile
from foxreader.system.confine import WALLS, Wall, walls
from waits import SECONDS


@pytest.mark.parametrize("up", [(), WALLS, ("calls", "memory")])
def test_each_wall_has_its_sentence(up: tuple[Wall, ...]) -> None:
    said = [one.code for one in wall_sentences(up)]
    assert said == [f"wall_{wall}" if wall in up else f"wall_{wall}_missing" for wall in WALLS]


def test_what_windows_has_in_place_of_a_wall_is_said() -> None:
    said = [one.code for one in wall_sentences(("changes", "memory"))]
    assert said == ["wall_files_missing", "wall_changes", "wall_memory"]


def test_what_is_missing_is_said_once_and_again_when_more_is(tmp_path: Path) -> None:
    place = tmp_path / "profile" / "walls-missing"
    assert told_once(place, WALLS) == () and not place.exists()
    (said,) = told_once(place, ("calls", "memory"))
    assert says(said, "walls_missing") and "Privacy" in said
    assert told_once(place, ("calls", "memory")) == ()
    assert len(told_once(place, ("memory",))) == 1
    assert told_once(place, ("memory",)) == told_once(place, WALLS) == ()


def test_where_nothing_can_be_kept_it_is_said_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "profile").write_text("no folder")
    assert len(told_once(tmp_path / "profile" / "walls-missing", ())) == 1


@pytest.mark.skipif(not walls().issuperset(WALLS), reason="this system does not have the walls")
def test_where_nothing_is_missing_nothing_is_said() -> None:
    assert Profile().take_warnings() == ()


def test_the_version_tells_it_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "foxreader", "--version"],
        capture_output=True, text=True, encoding="utf-8", timeout=SECONDS, check=True,
    )  # fmt: skip
    assert platform.python_version() in done.stdout
    assert all(sentence in done.stdout for sentence in wall_sentences())
