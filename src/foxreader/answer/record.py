"""An answer as JSON: the record a conversation keeps, so that old footnotes still open."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from foxreader.core.events import Answer, Citation, Flag, Mark, Part, Searched, Text
from foxreader.core.message import Usage
from foxreader.core.span import Span


def dumps(answer: Answer) -> str:
    """``answer`` as one line of JSON, with everything :func:`loads` needs."""
    return json.dumps(asdict(answer), ensure_ascii=False)


def loads(text: str) -> Answer:
    """The answer :func:`dumps` wrote; raises ``ValueError`` for anything else."""
    try:
        value = json.loads(text)
        return Answer(
            question=value["question"],
            mode=value["mode"],
            path=value["path"],
            parts=tuple(_part(part) for part in value["parts"]),
            citations=tuple(_citation(citation) for citation in value["citations"]),
            searched=_searched(value["searched"]),
            flags=tuple(Flag(**flag) for flag in value["flags"]),
            tool_calls=tuple(value["tool_calls"]),
            usage=Usage(**value["usage"]),
            reason=value["reason"],
            dropped=value["dropped"],
            removed=value.get("removed", 0),
            why=value.get("why", ""),
            model=value.get("model", ""),
            chunks=tuple(value.get("chunks", ())),
        )
    except (KeyError, TypeError, json.JSONDecodeError) as error:
        raise ValueError(f"not the record of an answer: {error}") from error


def _part(value: dict[str, Any]) -> Part:
    return Mark(**value) if "footnote" in value else Text(**value)


def _citation(value: dict[str, Any]) -> Citation:
    fields = {**value, "span": Span(**value["span"])}
    if fields.pop("weak", False):  # as records had it before there were grades
        fields["grade"] = "weak"
    return Citation(**fields)


def _searched(value: dict[str, Any]) -> Searched:
    names = ("queries", "missing", "parts", "books", "left_out")
    lists = {name: tuple(value.get(name, ())) for name in names}
    return Searched(**{**value, **lists})
