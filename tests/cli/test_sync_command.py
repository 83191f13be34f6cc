"""The exchange with other devices on the command line."""

from __future__ import annotations

import json
from pathlib import Path

from commandline import fox
from foxreader.core.annotation import Anchor, highlight
from foxreader.core.span import Span
from foxreader.library.paths import Home
from foxreader.program.program import Program


def test_a_folder_is_kept_and_exchanged_by(own_home: Path, tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    assert (made := fox("sync")).returncode == 2 and "No folder is set" in made.stderr
    assert (made := fox("sync", "--folder", folder)).returncode == 2 and "not there" in made.stderr
    folder.mkdir()
    other = Program(Home(tmp_path / "other"))
    other.profile.annotations.add(highlight(Anchor("a" * 64, Span(0, 1, 9), "w"), note="n"))
    other.sync.use(folder)
    other.sync.run()
    made = fox("sync", "--folder", folder)
    assert made.returncode == 0 and "Other devices: 1. New here: 1 changes of notes" in made.stdout
    assert json.loads(fox("sync", "--json").stdout) == {
        "devices": 1, "notes": 0, "shelf": 0, "turns": 0, "conflicts": [], "left": [],
    }  # fmt: skip
    assert (made := fox("sync", "--off")).returncode == 0 and "Nothing is exchanged" in made.stdout
    assert fox("sync").returncode == 2
