"""Descriptions of tools for a model, and the arguments of its calls, checked and clamped."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from foxreader.core.errors import ToolError
from foxreader.core.message import ToolSpec
from foxreader.core.outer_json import read_json

_LONGEST = 2_000
"""The most characters of a text argument; the rest is cut off. Chosen, not measured."""

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Text:
    """A text argument. An optional one that is not given is ""."""

    description: str
    optional: bool = False

    def schema(self) -> Mapping[str, object]:
        """The argument as JSON schema."""
        return {"type": "string", "description": self.description}

    def read(self, value: object) -> str | None:
        """``value`` as text, stripped and cut; None if it is required and empty or not text."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            value = str(value)
        text = value.strip()[:_LONGEST] if isinstance(value, str) else ""
        return text or ("" if self.optional else None)


@dataclass(frozen=True, slots=True)
class Count:
    """An optional whole number, clamped to ``least`` to ``most``; ``usual`` is the default."""

    description: str
    least: int
    most: int
    usual: int
    optional: bool = True

    def schema(self) -> Mapping[str, object]:
        """The argument as JSON schema."""
        bounds = {"minimum": self.least, "maximum": self.most}
        return {"type": "integer", "description": self.description, **bounds}

    def read(self, value: object) -> int:
        """``value`` as a number within its bounds; the default if it is not a number."""
        try:
            number = int(str(value))
        except ValueError:
            number = self.usual
        return min(self.most, max(self.least, number))


Parameter = Text | Count


@dataclass(frozen=True, slots=True)
class Tool:
    """A tool's name, what it is for, and its parameters."""

    name: str
    description: str
    parameters: Mapping[str, Parameter]

    @property
    def spec(self) -> ToolSpec:
        """The tool as it is described to a model."""
        schema: dict[str, object] = {
            "type": "object",
            "properties": {key: p.schema() for key, p in self.parameters.items()},
            "required": [key for key, p in self.parameters.items() if not p.optional],
            "additionalProperties": False,
        }
        return ToolSpec(self.name, self.description, schema)

    def read(self, arguments: str) -> Values:
        """The checked values of a call's JSON ``arguments``.

        Raises ``ToolError``, whose message says what is wrong and how to call the tool.
        """
        try:
            given = read_json(arguments or "{}")
        except ValueError as error:
            raise ToolError(f"The arguments of {self.name} are not JSON. {self._usage}") from error
        if not isinstance(given, dict):
            raise ToolError(f"The arguments of {self.name} must be a JSON object. {self._usage}")
        values: Values = {}
        for key, parameter in self.parameters.items():
            value = parameter.read(given.get(key))
            if value is None:
                wanted = f"{self.name} needs {key!r} as text that is not empty."
                raise ToolError(f"{wanted} {self._usage}")
            values[key] = value
        return values

    @property
    def _usage(self) -> str:
        example = {key: "…" for key, p in self.parameters.items() if not p.optional}
        return f"Call {self.name} with {json.dumps(example, ensure_ascii=False)}."


def find_tool(tools: Sequence[Tool], name: str) -> Tool:
    """The tool with that name. Raises ``ToolError``, which lists the tools, if there is none."""
    for tool in tools:
        if tool.name == name:
            return tool
    known = ", ".join(tool.name for tool in tools)
    raise ToolError(f"There is no tool {name!r}. The tools are: {known}.")
