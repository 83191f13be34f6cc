"""A reading process that a book has taken over: it answers with what it likes."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Mapping

import pytest

from foxreader.formats import reading_process


def reads_with(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Have ``script`` be the reading process."""
    code = textwrap.dedent(script)
    monkeypatch.setattr(reading_process, "child_command", lambda *_: [sys.executable, "-c", code])


def answers_with(monkeypatch: pytest.MonkeyPatch, lie: Mapping[str, object]) -> None:
    """Have the reading process answer its first request with ``lie``, and end."""
    reads_with(
        monkeypatch,
        f"""
        import json, struct, sys
        n, m = struct.unpack("<IQ", sys.stdin.buffer.read(12))
        asked = json.loads(sys.stdin.buffer.read(n))
        said = json.dumps({{"id": asked["id"], **json.loads({json.dumps(json.dumps(lie))})}})
        sys.stdout.buffer.write(struct.pack("<IQ", len(said), 0) + said.encode())
        """,
    )
