"""The console or pipe that a command prints to."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def show_what_can_be_shown() -> None:
    """Have a console of a narrow encoding show “?” for a letter it lacks, in place of an error; on
    Windows a file or a pipe gets UTF-8, which other systems have anyhow."""
    for stream in (sys.stdout, sys.stderr):
        if not isinstance(stream, TextIOWrapper):
            continue
        if sys.platform == "win32" and not stream.isatty():
            stream.reconfigure(encoding="utf-8", errors="replace")
        elif stream.errors == "strict":
            stream.reconfigure(errors="replace")
