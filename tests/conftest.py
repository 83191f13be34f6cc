"""What every test shares: where the real books are, and a home of its own for each."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

import examples  # noqa: F401 -- how many random inputs, and from which seed
import waits

# Real books lie beside the project where its makers work; elsewhere their tests are skipped.
SHARED = Path(os.environ.get("FOXREADER_SHARED", Path(__file__).parents[2] / "shared"))


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Everything the program writes goes below a folder of this test."""
    home = tmp_path / "home"
    monkeypatch.setenv("FOXREADER_HOME", str(home))
    for name in [n for n in os.environ if n.startswith(("OPENAI_", "FOXREADER_"))]:
        if name not in ("FOXREADER_HOME", "FOXREADER_SHARED"):
            monkeypatch.delenv(name)
    return home


class PatientBot(QtBot):
    """Waits as long as every test does, where a test would give up sooner."""

    def waitUntil(self, callback: Callable[[], object], *, timeout: int = 0) -> None:  # noqa: N802
        """Handle events until ``callback`` holds."""
        super().waitUntil(callback, timeout=max(timeout, 1000 * waits.SECONDS))


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> PatientBot:
    """pytest-qt's, with patience for a slow or busy machine."""
    return PatientBot(request)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of shared inputs; skips where it is missing."""
    if not (SHARED / "books").is_dir():
        pytest.skip("the shared folder of real books is not here")
    return SHARED


@pytest.fixture(scope="session")
def books(shared: Path) -> Path:
    """The folder of real books; skips where it is missing."""
    return shared / "books"
