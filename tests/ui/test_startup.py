"""What Qt is told before it starts."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from foxreader.ui.platform.startup import FLAGS, prepare

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="graphics are looked for on Linux")


def prepared(devices: Path, **environment: str) -> dict[str, str]:
    prepare(environment, devices)
    return environment


def test_without_a_graphics_processor_qt_draws_in_software(tmp_path: Path) -> None:
    environment = prepared(tmp_path, DISPLAY=":0")
    assert environment["QT_QUICK_BACKEND"] == "software"
    assert environment["QT_XCB_GL_INTEGRATION"] == "none"  # OpenGL is not even loaded
    assert "--disable-gpu" in environment["QTWEBENGINE_CHROMIUM_FLAGS"]


@pytest.mark.parametrize("device", ["dri/renderD128", "nvidia0", "dxg"])
def test_with_one_nothing_is_changed(tmp_path: Path, device: str) -> None:
    (tmp_path / device).parent.mkdir(exist_ok=True)
    (tmp_path / device).touch()
    environment = prepared(tmp_path, DISPLAY=":0")
    assert "QT_QUICK_BACKEND" not in environment
    assert "--disable-gpu" not in environment["QTWEBENGINE_CHROMIUM_FLAGS"]


def test_what_the_reader_has_set_is_kept(tmp_path: Path) -> None:
    environment = prepared(
        tmp_path, DISPLAY=":0", QT_QUICK_BACKEND="rhi", QTWEBENGINE_CHROMIUM_FLAGS="--disable-gpu"
    )
    assert environment["QT_QUICK_BACKEND"] == "rhi"
    assert "QT_XCB_GL_INTEGRATION" not in environment
    assert environment["QTWEBENGINE_CHROMIUM_FLAGS"].count("--disable-gpu") == 1
    assert all(flag in environment["QTWEBENGINE_CHROMIUM_FLAGS"] for flag in FLAGS)
