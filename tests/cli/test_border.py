"""A mistake of ours on the command line: one sentence, and the rest in the log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

MISTAKE = "import sys; from foxreader.cli import guarded; sys.exit(guarded(lambda: 1 // 0))"


def test_a_mistake_shows_no_traceback_and_is_logged(tmp_path: Path) -> None:
    env = {**os.environ, "FOXREADER_HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-c", MISTAKE], env=env, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1 and run.stdout == ""
    assert run.stderr.count("\n") == 1 and "ZeroDivisionError" in run.stderr
    assert "Traceback" not in run.stderr
    log = (tmp_path / "logs" / "foxreader.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError" in log and "Traceback" in log
