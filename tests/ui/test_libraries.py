"""Where a library or the display is missing, one sentence says so and nothing of Qt's aborts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at libraries of Linux")
PLUGINS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"


def started(home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program, as it ends where no window can be shown."""
    bare = {k: v for k, v in os.environ.items() if not k.endswith("DISPLAY") and k[:3] != "QT_"}
    return subprocess.run(
        [sys.executable, "-m", "foxreader"],
        env=bare | {"FOXREADER_HOME": str(home)} | environment,
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What is said; by a program that ended of its own will."""
    assert done.returncode == 1, done
    said = [line for line in done.stderr.splitlines() if not line.startswith("Running as root")]
    assert len(said) == 1, done.stderr
    return said[0]


@pytest.mark.skipif(
    bool(find_library("Qt6XcbQpa")), reason="the system has a Qt 6 of its own, which is found"
)
def test_a_library_that_is_missing_is_named(own_home: Path, tmp_path: Path) -> None:
    # Away from Qt's folder the plugin finds none of the libraries beside it.
    shutil.copy(PLUGINS / "libqxcb.so", tmp_path)
    said = sentence(started(own_home, DISPLAY=":0", QT_QPA_PLATFORM_PLUGIN_PATH=str(tmp_path)))
    assert "the system library libQt6XcbQpa.so.6 is missing" in said
    assert "bootstrap.py setup" in said


@pytest.mark.thorough
def test_a_display_that_does_not_answer_is_named(own_home: Path) -> None:
    assert "nothing answers at the display ':9876'" in sentence(started(own_home, DISPLAY=":9876"))


@pytest.mark.thorough
def test_a_platform_qt_does_not_have_is_named(own_home: Path) -> None:
    assert "no platform “nonsense”" in sentence(started(own_home, QT_QPA_PLATFORM="nonsense"))
