"""The wheel: what is in it, and that the same sources give the same bytes."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from foxreader.language.lexicon import codes
from foxreader.language.tags import LANGUAGES

ROOT = Path(__file__).parents[2]


def built(folder: Path) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT, check=True, capture_output=True, env={**os.environ, "SOURCE_DATE_EPOCH": "0"},
    )  # fmt: skip
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("wheel"))


def test_the_wheel_has_what_the_program_looks_for(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert len(codes()) >= 19
    assert {f"foxreader/language/data/{code}.toml" for code in codes()} <= names
    assert {f"foxreader/ui/translations/foxreader_{code}.qm" for code in LANGUAGES} <= names
    assert {"foxreader/resources/eval/questions.toml", "foxreader/resources/guide/guide.toml",
            "foxreader/resources/desktop/foxreader.desktop"} <= names  # fmt: skip


def test_two_builds_are_the_same_byte_for_byte(wheel: Path, tmp_path: Path) -> None:
    assert built(tmp_path).read_bytes() == wheel.read_bytes()
