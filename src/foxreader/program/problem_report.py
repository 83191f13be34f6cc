"""What a reader can send when the program ended unexpectedly: nothing of books, keys or paths."""

from __future__ import annotations

import platform

from foxreader import __version__
from foxreader.library.ended import log_lines
from foxreader.library.paths import Home
from foxreader.program.about_parts import libraries


def problem_report(home: Home) -> str:
    """Version, system, libraries and the newest lines of the log, in English for who mends it."""
    said = [
        f"Foxreader {__version__}",
        f"Python {platform.python_version()}",
        f"System: {platform.system()} {platform.release()} {platform.machine()}",
        "Libraries: " + ", ".join(f"{one.name} {one.version}" for one in libraries()),
        "",
        "Log, without what was said of each error:",
        *(log_lines(home) or ["nothing"]),
    ]
    return "\n".join(said) + "\n"
