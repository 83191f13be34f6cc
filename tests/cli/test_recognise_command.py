"""Recognition from the command line: page by page, killed and gone on with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from commandline import fox
from scans import SENTENCES, StandIn, needs_posix, scan, use

PAGES = 6


@pytest.mark.thorough
@needs_posix
def test_killed_it_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The fourth page is at hand until the test has killed the program.
    log, go = str(tmp_path / "bin" / "log"), tmp_path / "go"
    hold = f"while sum(1 for _ in open({log!r})) == 4 and not __import__('os').path.exists"
    stand_in = StandIn(tmp_path / "bin", act=f"{hold}({str(go)!r}): time.sleep(0.01)")
    use(stand_in, monkeypatch)
    book = scan(tmp_path / "b.pdf", *[("A page.",)] * PAGES, dpi=50)
    child = subprocess.Popen(
        [sys.executable, "-m", "foxreader", "recognise", str(book)],
        stderr=subprocess.DEVNULL,
        env={**os.environ},
    )
    while len(stand_in.asked) < 4:
        assert child.poll() is None
        time.sleep(0.01)
    child.kill()
    child.wait()
    go.touch()
    at_kill = len(stand_in.asked)
    done = fox("recognise", book, "--json")
    assert done.returncode == 0, done.stderr
    about = json.loads(done.stdout)
    assert (about["recognised"], about["left"]) == (PAGES, 0)
    assert f"of {PAGES - at_kill + 1}" in done.stderr  # all but the page at hand were kept
    assert len(stand_in.asked) == PAGES + 1
    (warning,) = json.loads(fox("info", book, "--json").stdout)["warnings"]
    assert warning.startswith(f"Pages 1–{PAGES} were recognised")
    lines = [f"{words}\n" for words in SENTENCES]
    del lines[at_kill - 1]  # what was found on the page at hand was lost
    assert fox("text", book).stdout == "".join(lines)
    assert json.loads(fox("search", book, "whales", "--json").stdout)["hits"]
    # Nothing is left to do.
    assert fox("recognise", book).returncode == 0 and len(stand_in.asked) == PAGES + 1


@needs_posix
def test_the_languages_can_be_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in = use(StandIn(tmp_path / "bin"), monkeypatch)
    book = scan(tmp_path / "b.pdf", ("A page.",), dpi=50)
    refused = fox("recognise", book, "--languages", "fra")
    assert refused.returncode == 2 and "“fra”" in refused.stderr and not stand_in.asked
    assert fox("recognise", book, "--languages", "deu+eng").returncode == 0
    assert stand_in.asked == ["page deu+eng"]


def test_without_tesseract_it_says_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    refused = fox("recognise", scan(tmp_path / "b.pdf", ("A page.",), dpi=50))
    assert refused.returncode == 2
    assert "install" in refused.stderr and "tesseract" in refused.stderr
