"""Killed at any moment of an import or an edit: what was kept is there, and once."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.program.program import Program
from librarymaker import library_epub

ROOT = Path(__file__).parents[2]
BOOKS = 30
WORKS = """
import itertools, sys
from pathlib import Path
from foxreader.library.paths import Home
from foxreader.program import importing
from foxreader.program.program import Program
importing._AT_ONCE = 3
program = Program(Home(Path(sys.argv[1])))
known = program.profile.catalog.order()
if known:
    tag = sys.argv[3]
    sea = program.profile.records.collect("Sea " + tag)
    for number in itertools.count():
        program.profile.records.correct(known[0], {"title": f"{tag} {number}"})
        program.profile.records.put_in(sea.id, known[:1])
        program.profile.records.remove(known[-1])
        program.profile.records.restore(known[-1])
        print(number, flush=True)
        if number == 40:
            break
print("importing", flush=True)
program.library.add([Path(sys.argv[2])], progress=lambda now: print("one", flush=True))
print("done", flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.slow)])
def test_killed_at_any_moment_of_an_import_or_an_edit(tmp_path: Path, kills: int) -> None:
    books, home, draw = tmp_path / "books", tmp_path / "home", random.Random(16)
    for number in range(BOOKS):
        library_epub(books / f"{number}.epub", f"Book {number}", words=f"Words {number}.")
    kept = 0
    for kill in range(kills):
        child = subprocess.Popen(
            [sys.executable, "-c", WORKS, str(home), str(books), f"run{kill}"],
            stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )  # fmt: skip
        with child:
            assert child.stdout is not None
            said = [child.stdout.readline() for _ in range(draw.randrange(1, 60))]
            child.kill()
            said += child.stdout.readlines()
        program = Program(Home(home))
        program.profile.open_library()
        assert program.profile.warnings == ()
        order = program.profile.catalog.order()
        off = program.profile.catalog.count(View(removed=True))
        assert len(set(order)) == len(order) and len(order) + off >= kept and off <= 1
        kept = len(order) + off
        numbers = [int(line) for line in said if line.strip().isdecimal()]
        if numbers:  # the last act that was said to be kept is
            titles = [book.title for book in program.profile.catalog.books(order)]
            done = [title for title in titles if title.startswith(f"run{kill} ")]
            assert len(done) == 1 and int(done[0].split()[1]) >= max(numbers)
    program = Program(Home(home))
    report = program.library.add([books])
    assert report.refused == [] and program.profile.catalog.count() == BOOKS
    assert len(report.added) + len(set(report.known)) == BOOKS
    assert len(list((home / "covers").rglob("*.jpg"))) == BOOKS
