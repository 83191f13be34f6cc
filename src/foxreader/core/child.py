"""How the program starts another process of itself."""

from __future__ import annotations

import sys
from pathlib import Path

CHILD = "--child"
"""The argument that makes the program's own binary run the module named after it."""


def child_command(module: str) -> list[str]:
    """The command whose process runs ``main`` of a module of the program; arguments follow it.

    By Python; or by the binary that Foxreader is packed in, where there is no Python to start.
    """
    if Path(sys.executable).stem.lower().startswith("python"):
        return [sys.executable, "-P", "-B", "-m", module]
    return [sys.executable, CHILD, module]
