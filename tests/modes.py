"""Who may use a file: by its mode, or on Windows by the access list of the profile's folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="file modes are POSIX")


def is_private(path: Path) -> bool:
    """Whether nobody but its owner may use it."""
    return sys.platform == "win32" or path.stat().st_mode & 0o077 == 0
