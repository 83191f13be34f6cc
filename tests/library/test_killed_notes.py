"""Killed at any moment, the program has every note it said was kept."""

from __future__ import annotations

import itertools
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import killed_notes
from foxreader.library.annotations import Annotations
from foxreader.library.database import Database

ROOT = Path(__file__).parents[2]


def state(kept: Annotations, seed: int) -> dict[str, tuple[str, str | None]]:
    """Note and color of each annotation of the process with that seed."""
    own = (one for one in kept.all() if one.id.startswith(f"{seed}-"))
    return {one.id: (one.note, one.color) for one in own}


def expected(seed: int, count: int) -> dict[str, tuple[str, str | None]]:
    """The state after so many acts."""
    there: dict[str, tuple[str, str | None]] = {}
    last: dict[str, tuple[str, str | None]] = {}
    for what, one in itertools.islice(killed_notes.acts(seed), count):
        if what in ("add", "change"):
            there[one.id] = last[one.id] = (one.note, one.color)
        elif what == "remove":
            there.pop(one.id, None)
        else:
            there[one.id] = last[one.id]
    return there


def killed(library: Path, seed: int, draw: random.Random) -> int:
    """Kill a process while it makes notes; gives how many acts it said were done."""
    command = [sys.executable, str(ROOT / "tests" / "killed_notes.py"), str(library), str(seed)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    ) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(draw.randrange(1, 60))]
        for _ in range(draw.randrange(60_000)):  # at another moment of the next act each time
            pass
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()  # what it had said by then
    assert child.returncode == -signal.SIGKILL
    return max(int(line) for line in said if line.endswith("\n"))


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
@pytest.mark.parametrize("kills", [5, pytest.param(100, marks=pytest.mark.slow)])
def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path, kills: int) -> None:
    library, draw = tmp_path / "library.sqlite", random.Random(15)
    for seed in range(kills):
        done = killed(library, seed, draw)
        database = Database(library)
        assert database.notices == ()
        found = state(Annotations(database), seed)
        # The act it was at may be stored or not; all before it are.
        assert found in (expected(seed, done), expected(seed, done + 1))
    entries = Annotations(Database(library)).entries()
    assert len({entry.device for entry in entries}) == 1
    numbers = [entry.number for entry in entries]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
