"""The program as ``benchmarks.start`` starts it: ``python -m benchmarks.startchild BOOK``.

It is the program itself, and notes when it reached each stage: seconds of the clock all processes
share, in the file that FOXREADER_STAGES names.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

_stages: list[tuple[str, float]] = []
_told = Path(os.environ["FOXREADER_STAGES"])


def main() -> None:
    """Run the program, noting its stages."""
    reached("Python started")
    from foxreader import app
    from foxreader.ui.platform import startup

    after(startup, "import_plainly", "Qt imported", then=follow_picture)
    after(app, "_engine", "engine made")
    after(app, "_windows", "what shows a page imported", then=follow_windows)
    from foxreader.__main__ import main as program

    sys.exit(program(sys.argv[1:]))


def follow_picture() -> None:
    """Note when the page as it was left stands, and when it goes because the live one does."""
    from foxreader.ui.window.left_page import LeftPicture

    after(LeftPicture, "show", "page as it was left")
    after(LeftPicture, "leave", "live page painted")


def follow_windows() -> None:
    """Note the stages of the first window."""
    from foxreader.ui.reader.view import BookView
    from foxreader.ui.window.main_window import MainWindow
    from foxreader.ui.window.windows import Windows

    after(Windows, "begin", "window shown")
    after(BookView, "open", "book there")
    after(BookView, "_greet", "page laid out")
    after(MainWindow, "complete", "window whole")


def after(owner: Any, name: str, stage: str, then: Callable[[], None] | None = None) -> None:
    """Note a stage when the first call of a function has ended."""
    whole: Callable[..., Any] = getattr(owner, name)

    def call(*given: Any, **named: Any) -> Any:
        result = whole(*given, **named)
        reached(stage)
        if then is not None:
            then()
        return result

    setattr(owner, name, call)


def reached(stage: str) -> None:
    """Note a stage, if it is the first time."""
    if stage not in dict(_stages):
        _stages.append((stage, time.monotonic()))
        _told.write_text(json.dumps(_stages))


if __name__ == "__main__":
    main()
