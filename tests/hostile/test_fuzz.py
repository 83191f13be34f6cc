"""A short run of the fuzzer, so that each change meets some thousand damaged books."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks import fuzz
from examples import examples


@pytest.mark.thorough
@pytest.mark.parametrize("suffix", ["epub", "pdf", "fb2", "mobi", "azw3", "docx", "txt"])
def test_damaged_books_open_or_are_refused(tmp_path: Path, suffix: str) -> None:
    folders = [tmp_path]
    if suffix == "pdf":
        import pymupdf

        with pymupdf.open() as made:
            for number in range(3):
                made.new_page().insert_text((72, 72), f"Page {number} with a few words on it.")
            made.set_toc([[1, "One", 1], [2, "Two", 2]])
            made.save(tmp_path / "a.pdf")
    tally = fuzz.fuzz(suffix, 60, 7, folders, tmp_path / "kept")
    assert tally.failures == []
    assert tally.inputs >= 60
    assert tally.outcomes["opened"] and tally.outcomes["refused"]


def test_the_fuzzer_sees_crashes_hangs_and_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proof that the test above could fail."""
    script = tmp_path / "child.py"
    lines = [
        'print(\'{"began": true}\'); print(\'{"ended": "opened", "trace": "", "seconds": 0}\')',
        "print('{\"began\": true}')",
        'print(\'{"ended": "left a file", "trace": "x", "seconds": 0}\')',
        "import os, sys; print('{\"began\": true}'); sys.stdout.flush(); os.abort()",
    ]
    script.write_text("\n".join(lines))
    monkeypatch.setattr(fuzz, "command", lambda *_: [fuzz.sys.executable, str(script)])
    tally = fuzz.Tally()
    found = list(fuzz.watch("txt", 1, 3, [], tmp_path, tally))
    assert [name.split()[0] for name, _ in found] == ["left", "crashed"]
    script.write_text("print('{\"began\": true}', flush=True)\nimport time\ntime.sleep(60)")
    monkeypatch.setattr(fuzz, "SLOWEST", 0.5)
    assert [name for name, _ in fuzz.watch("txt", 1, 3, [], tmp_path, tally)] == ["hung"]


@examples(50)
@given(st.binary(max_size=200), fuzz.EDITS, st.integers(0, 99))
def test_damage_is_a_function(data: bytes, edits: list[fuzz.Edit], inside: int) -> None:
    assert fuzz.damaged(data, edits) == fuzz.damaged(data, edits)
    assert isinstance(fuzz.damaged(data, edits), bytes)
