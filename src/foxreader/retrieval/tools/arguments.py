"""The tools as a model is told of them, and the arguments of its calls, checked and clamped."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from foxreader.core.errors import ToolError
from foxreader.core.message import ToolSpec

_LONGEST = 2_000

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Text:
    """A text argument; an optional one is "" where it is not given."""

    description: str
    optional: bool = False

    def schema(self) -> Mapping[str, object]:
        """The argument as JSON schema."""
        return {"type": "string", "description": self.description}

    def read(self, value: object) -> str | None:
        """The text of ``value``, or None where it is none."""
        if isinstance(value, int | float) and not isinstance(value, bool):
            value = str(value)
        text = value.strip()[:_LONGEST] if isinstance(value, str) else ""
        return text or ("" if self.optional else None)


@dataclass(frozen=True, slots=True)
class Count:
    """A number argument, always optional, brought between ``least`` and ``most``."""

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
        """``value`` as a number in its bounds; the usual one where it is none."""
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
        """The tool as a model is told of it."""
        schema: dict[str, object] = {
            "type": "object",
            "properties": {key: p.schema() for key, p in self.parameters.items()},
            "required": [key for key, p in self.parameters.items() if not p.optional],
            "additionalProperties": False,
        }
        return ToolSpec(self.name, self.description, schema)

    def read(self, arguments: str) -> Values:
        """The checked values of a call; a ``ToolError`` says what was wrong, and how to call."""
        try:
            given = json.loads(arguments or "{}")
        except (ValueError, RecursionError) as error:
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
    """The tool of that name; a ``ToolError`` names those there are."""
    for tool in tools:
        if tool.name == name:
            return tool
    known = ", ".join(tool.name for tool in tools)
    raise ToolError(f"There is no tool {name!r}. The tools are: {known}.")
