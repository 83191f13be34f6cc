"""The parts of a request that both protocols write alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from foxreader.core.message import ToolSpec


def described(tools: Sequence[ToolSpec]) -> list[dict[str, Any]]:
    """The tools as both protocols describe them to a model."""
    return [
        {
            "type": "function",
            "function": {
                "name": tool.name,
                "description": tool.description,
                "parameters": dict(tool.parameters),
            },
        }
        for tool in tools
    ]
