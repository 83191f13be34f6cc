"""An answer as JSON, as stored in a conversation, so that old footnotes still open.

Besides the answer, the record has the readable fields that Z9 asks for: role, text, chunks,
sources, the map from footnote to place, tokens, model and path.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any

from foxreader.answer.conversation.course import course_from
from foxreader.answer.conversation.kept_notices import noted, with_notices
from foxreader.core.events import (
    Answer,
    Citation,
    Confidence,
    Flag,
    LeftOut,
    Mark,
    Part,
    ReadAs,
    Searched,
    SecondReading,
    Text,
)
from foxreader.core.message import Usage
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.book_index import BookIndex

CHECKS_VERSION = 4
"""The version of the checks that graded an answer; increased whenever they would grade one
differently. Answers of an older version are graded anew when they are shown. Records without a
version are of version 1."""

_PATHS = {
    "overview": "global_summary", "selection": "specific", "highlights": "specific",
    "strict": "specific",
}  # fmt: skip
"""The names of paths in the record where they differ from the program's."""
_NEAR: Mapping[str, Confidence] = {"guided_fallback": "near"}
"""The confidence of records that have none, by mode."""
_WITHOUT = {"general": "direct", "hard_refusal": "no_context"}


def dumps(answer: Answer) -> str:
    """``answer`` as one line of JSON, with everything :func:`loads` needs."""
    return json.dumps(with_notices(answer_value(answer)), ensure_ascii=False)


def answer_value(answer: Answer) -> dict[str, Any]:
    """``answer`` as plain values, with everything :func:`answer_from` needs. Its parts and
    citations are shared by all such values: an answer is stored after each of its sentences."""
    value = asdict(replace(answer, parts=(), citations=()))
    value["parts"] = [_plain_part(part) for part in answer.parts]
    value["citations"] = [_plain(citation) for citation in answer.citations]
    return {**value, "record": described(answer)}


def _plain_part(part: Part) -> dict[str, Any]:
    # A notice equals its text: what is kept of the one would be taken for the other.
    notice = isinstance(part, Text) and isinstance(part.text, Notice)
    return asdict(part) if notice else _plain(part)


@lru_cache(maxsize=1_024)
def _plain(part: Part | Citation) -> dict[str, Any]:
    return asdict(part)


def described(answer: Answer) -> dict[str, Any]:
    """The fields of an answer that are readable without the program, as plain values."""
    return {
        "role": "assistant",
        "text": answer.text,
        "chunks": list(dict.fromkeys(filter(None, answer.chunks))),
        "sources": list(sources(answer)),
        "map": citation_map(answer),
        "tokens": answer.usage.tokens,
        "model": answer.model,
        "path": _WITHOUT.get(answer.mode) or _PATHS.get(answer.path, answer.path),
    }


def sources(answer: Answer) -> tuple[str, ...]:
    """The sources of an answer, "Book, Chapter, Section", each once, in order of citation."""
    return tuple(dict.fromkeys(c.source for c in answer.citations if c.source))


def citation_map(answer: Answer) -> dict[str, dict[str, str]]:
    """Z4: by footnote the position tag, the book, and the address of the chunk around it."""
    ids = answer.chunks or ("",) * len(answer.citations)
    return {
        str(citation.number): {
            "tag": str(citation.span),
            "book": citation.book,
            "chunk": f"#{id_}" if id_ else "",
        }
        for citation, id_ in zip(answer.citations, ids, strict=False)
    }


def chunks_of(
    citations: Iterable[Citation], index: BookIndex, scope: Scope = WHOLE_BOOK
) -> tuple[str, ...]:
    """For each citation the id of the chunk it is in; "" if no chunks are made yet."""
    return tuple(index.chunk_id_at(citation.span, scope) for citation in citations)


def loads(text: str) -> Answer:
    """The answer that :func:`dumps` wrote. Raises ``ValueError`` for any other text."""
    try:
        return answer_from(noted(json.loads(text)))
    except (KeyError, TypeError, AttributeError, json.JSONDecodeError) as error:
        raise ValueError(f"not the record of an answer: {error}") from error


def answer_from(value: dict[str, Any]) -> Answer:
    """The answer from plain values. Raises ``KeyError`` or ``TypeError`` for other values."""
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
        limit=Span(**limit) if (limit := value.get("limit")) else None,
        second=_second(second) if (second := value.get("second")) else None,
        beside=_beside(value.get("beside", ("", ""))),
        left_out=tuple(LeftOut(**one) for one in value.get("left_out", ())),
        to_find=value.get("to_find", ""),
        course=course_from(value.get("course")),
        confidence=value.get("confidence", _NEAR.get(value["mode"], "")),
    )


def _second(value: dict[str, Any]) -> SecondReading:
    return SecondReading(**{**value, "shown": tuple(value.get("shown", ()))})


def _beside(value: Sequence[str]) -> tuple[str, str]:
    before, after = value
    return before, after


def _part(value: dict[str, Any]) -> Part:
    return Mark(**value) if "footnote" in value else Text(**value)


def _citation(value: dict[str, Any]) -> Citation:
    fields = {**value, "span": Span(**value["span"])}
    if fields.pop("weak", False):  # older records have "weak" instead of a grade
        fields["grade"] = "weak"
    return Citation(**fields)


def _searched(value: dict[str, Any]) -> Searched:
    names = ("queries", "missing", "parts", "books", "left_out")
    lists = {name: tuple(value.get(name, ())) for name in names}
    read_as = tuple(ReadAs(**one) for one in value.get("read_as", ()))
    return Searched(**{**value, **lists, "read_as": read_as})
