from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from foxreader.language.lexicon import codes

ROOT = Path(__file__).parents[2]


def test_the_wheel_has_the_files_of_all_languages(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert len(codes()) >= 19
    assert {f"foxreader/language/data/{code}.toml" for code in codes()} <= names
