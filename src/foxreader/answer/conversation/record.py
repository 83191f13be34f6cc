"""An answer as JSON, as stored in a conversation, so that old footnotes still open.

Besides the answer, the record has the readable fields that Z9 asks for: role, text, chunks,
sources, the map from footnote to place, tokens, model and path.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from functools import lru_cache
from typing import Any, TypeVar

from foxreader.core.events import (
    Answer,
    Citation,
    Confidence,
    Course,
    Covered,
    Finished,
    Flag,
    LeftOut,
    Mark,
    Part,
    ReadAs,
    Searched,
    SecondReading,
    SentOnce,
    Step,
    Text,
    TextDelta,
    ToolCalled,
    ToolReturned,
)
from foxreader.core.message import Usage
from foxreader.core.notice import Notice, pack_notice, unpack_notice
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.book_index import BookIndex
from foxreader.llm import Sent

# Notices: beside the texts stands which of them are notices, and of what they were made, so that
# they are shown, and told apart, as they were when the answer was given

_NOTICES = "notices"


def with_notices(value: Mapping[str, Any]) -> dict[str, Any]:
    """The plain values of a record, and its notices under a name of their own."""
    found = dict(_notices(value, ""))
    return {**value, _NOTICES: found} if found else dict(value)


def noted(value: dict[str, Any]) -> dict[str, Any]:
    """The values of a record as they were before they were text: its notices are notices again.

    Older records have none; their texts stay as they are.
    """
    found = value.get(_NOTICES)
    if not isinstance(found, dict):
        return value
    return {key: _noted(one, f"/{key}", found) for key, one in value.items() if key != _NOTICES}


def _notices(value: object, way: str) -> Iterator[tuple[str, object]]:
    """The notices in ``value``, each under the way to it."""
    if isinstance(value, Notice):
        yield way, pack_notice(value)
    elif isinstance(value, Mapping):
        for key, one in value.items():
            yield from _notices(one, f"{way}/{key}")
    elif isinstance(value, list | tuple):
        for number, one in enumerate(value):
            yield from _notices(one, f"{way}/{number}")


def _noted(value: Any, way: str, found: Mapping[str, object]) -> Any:
    if isinstance(value, str):
        return unpack_notice(value, found[way]) if way in found else value
    if isinstance(value, dict):
        return {key: _noted(one, f"{way}/{key}", found) for key, one in value.items()}
    if isinstance(value, list):
        return [_noted(one, f"{way}/{number}", found) for number, one in enumerate(value)]
    return value


# The course of an answer: times, tool calls, requests

_E = TypeVar("_E")


def followed(
    events: Iterable[_E],
    sent: Callable[[], Sequence[Sent]],
    clock: Callable[[], float] = time.time,
) -> Iterator[_E | Finished]:
    """``events``, whose finished answer has its course. ``sent`` gives the log of requests; with
    several answers at once it may have those of others."""
    began = clock()
    first: float | None = None
    steps: list[Step] = []
    shown: list[str] = []
    called = 0.0
    for event in events:
        at = clock() - began
        if isinstance(event, TextDelta) and first is None:
            first = at
        elif isinstance(event, ToolCalled):
            called = at
        elif isinstance(event, ToolReturned):
            summary, took = str(event.summary), at - called
            steps.append(Step(event.name, summary, called, took, event.covered))
            shown.append(event.tags)
        if isinstance(event, Finished):
            if event.answer.course is not None:  # a second reading keeps it
                yield event
                continue
            left = [SentOnce(one.at - began, len(one.body)) for one in sent() if one.at >= began]
            course = Course(began, at, first, tuple(steps), tuple(left), "".join(shown))
            yield Finished(replace(event.answer, course=course))
        else:
            yield event


def sent_since(answer: Answer, sent: Iterable[Sent], began: float) -> Answer:
    """``answer`` with the requests since ``began`` (seconds since 1970) in its course, if it has
    one: those of a second reading."""
    course = answer.course
    if course is None:
        return answer
    left = [SentOnce(one.at - course.began, len(one.body)) for one in sent if one.at >= began]
    return replace(answer, course=replace(course, sent=(*course.sent, *left)))


def sent_during(course: Course, sent: Iterable[Sent]) -> tuple[Sent, ...]:
    """The requests of an answer, and of its second reading, that the log still has, oldest
    first."""
    known = set(course.sent)
    return tuple(one for one in sent if SentOnce(one.at - course.began, len(one.body)) in known)


def places_sent(sent: Iterable[Sent], course: Course) -> tuple[Span, ...]:
    """The places of the book whose words are in the requests of an answer: by the tags beside them
    where these are whole, else what the tools returned for it."""
    texts = [*(one.body.decode("utf-8", "replace") for one in sent), course.shown]
    return tuple(dict.fromkeys(span for text in texts for _, _, span in find_tags(text)))


def _course_from(value: dict[str, Any] | None) -> Course | None:
    """The course of plain values; None for none. Raises ``KeyError`` or ``TypeError``."""
    if value is None:
        return None
    steps = tuple(Step(**{**one, "covered": _covered(one["covered"])}) for one in value["steps"])
    sent = tuple(SentOnce(**one) for one in value["sent"])
    return Course(**{**value, "steps": steps, "sent": sent})


def _covered(value: dict[str, Any] | None) -> Covered | None:
    return None if value is None else Covered(**{**value, "chapters": tuple(value["chapters"])})


# The record

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
    return {**value, "record": _described(answer)}


def _plain_part(part: Part) -> dict[str, Any]:
    # A notice equals its text: what is kept of the one would be taken for the other.
    notice = isinstance(part, Text) and isinstance(part.text, Notice)
    return asdict(part) if notice else _plain(part)


@lru_cache(maxsize=1_024)
def _plain(part: Part | Citation) -> dict[str, Any]:
    return asdict(part)


def _described(answer: Answer) -> dict[str, Any]:
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
        beside=_beside(value.get("beside", ())),
        left_out=tuple(LeftOut(**one) for one in value.get("left_out", ())),
        to_find=value.get("to_find", ""),
        course=_course_from(value.get("course")),
        confidence=value.get("confidence", _NEAR.get(value["mode"], "")),
    )


def _second(value: dict[str, Any]) -> SecondReading:
    return SecondReading(**{**value, "shown": tuple(value.get("shown", ()))})


def _beside(value: Sequence[Any]) -> tuple[tuple[str, str], ...]:
    """The text around each sentence; older records have that of the likely one alone."""
    if value and isinstance(value[0], str):
        value = [value] if any(value) else ()
    return tuple((before, after) for before, after in value)


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
