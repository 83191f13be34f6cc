"""The reader's dictionaries: added once, asked in their order, none kept that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from dictionarymaker import make_dictionary
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError, OpenError
from foxreader.core.events import Progress
from foxreader.program.dictionaries import KeptDictionary
from foxreader.program.program import Program


def added(program: Program, path: Path) -> list[KeptDictionary]:
    steps = list(program.dictionaries.add(path))
    assert any(isinstance(step, Progress) for step in steps)
    return [step for step in steps if isinstance(step, KeptDictionary)]


def test_added_asked_and_removed(tmp_path: Path) -> None:
    program = Program()
    first = make_dictionary(tmp_path / "a", {"whale": "an animal"}, name="First")
    make_dictionary(tmp_path / "both" / "b", {"whale": "a big one"}, name="Second")
    make_dictionary(tmp_path / "both" / "c", {"sea": "water"}, name="Third", packed="dictzip")
    (one,) = added(program, first)
    assert (one.name, one.words, one.on) == ("First", 1, True)
    assert [d.name for d in added(program, tmp_path / "both")] == ["Second", "Third"]
    found = program.dictionaries.look_up("Whales", "en")
    assert [(d.dictionary, d.entries[0].word) for d in found] == [
        ("First", "whale"), ("Second", "whale"),
    ]  # fmt: skip
    assert program.dictionaries.look_up("zebra", "en") == ()
    assert program.dictionaries.look_up(" ", "en") == ()
    # They are copies: what they were added from may go.
    for path in (tmp_path / "a").iterdir():
        path.unlink()
    again = Program()
    assert len(again.dictionaries.all()) == 3
    assert again.dictionaries.look_up("whale", "en")[0].dictionary == "First"
    again.dictionaries.remove(one.id)
    assert [d.name for d in again.dictionaries.all()] == ["Second", "Third"]
    assert not (program.profile.home.dictionaries / one.id).exists()
    program.dictionaries.close()
    again.dictionaries.close()


def test_what_is_not_kept(tmp_path: Path) -> None:
    program = Program()
    path = make_dictionary(tmp_path / "a", {"whale": "an animal"})
    added(program, path)
    with pytest.raises(FoxError, match="already"):
        added(program, path)
    broken = make_dictionary(tmp_path / "b", {"sea": "water"}, name="Broken")
    broken.with_suffix(".idx").write_bytes(b"sea\0")
    with pytest.raises(OpenError, match="damaged"):
        added(program, broken)
    with pytest.raises(FoxError, match="no StarDict dictionary"):
        added(program, tmp_path / "nothing.zip")
    stop = Cancel()
    stop.set()
    with pytest.raises(Cancelled):
        list(program.dictionaries.add(make_dictionary(tmp_path / "d", {"x": "y"}), stop))
    home = program.profile.home.dictionaries
    assert len([one for one in home.iterdir() if one.is_dir()]) == 1
    program.dictionaries.close()


def test_one_that_broke_since_says_so_and_the_others_answer(tmp_path: Path) -> None:
    program = Program()
    (one,) = added(program, make_dictionary(tmp_path / "a", {"sea": "x"}, name="One"))
    added(program, make_dictionary(tmp_path / "b", {"sea": "y"}, name="Two"))
    program.dictionaries.close()
    (program.profile.home.dictionaries / one.id / "test.idx").write_bytes(b"a" * 3000)
    first, second = program.dictionaries.look_up("sea", "en")
    assert "damaged" in first.problem and second.entries[0].word == "sea"
    program.dictionaries.close()
