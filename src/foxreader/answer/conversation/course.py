"""Follows the events of an answer and keeps what happened: times, tool calls, requests."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from foxreader.core.events import (
    Answer,
    Course,
    Covered,
    Finished,
    SentOnce,
    Step,
    TextDelta,
    ToolCalled,
    ToolReturned,
)
from foxreader.core.span import Span, find_tags
from foxreader.llm import Sent

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
        if isinstance(event, Finished):
            if event.answer.course is not None:  # a second reading keeps it
                yield event
                continue
            left = [SentOnce(one.at - began, len(one.body)) for one in sent() if one.at >= began]
            course = Course(began, at, first, tuple(steps), tuple(left))
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


def places_sent(sent: Iterable[Sent]) -> tuple[Span, ...]:
    """The places of the book whose words are in some requests, by the tags beside them."""
    texts = (one.body.decode("utf-8", "replace") for one in sent)
    return tuple(dict.fromkeys(span for text in texts for _, _, span in find_tags(text)))


def course_from(value: dict[str, Any] | None) -> Course | None:
    """The course of plain values; None for none. Raises ``KeyError`` or ``TypeError``."""
    if value is None:
        return None
    steps = tuple(Step(**{**one, "covered": _covered(one["covered"])}) for one in value["steps"])
    sent = tuple(SentOnce(**one) for one in value["sent"])
    return Course(**{**value, "steps": steps, "sent": sent})


def _covered(value: dict[str, Any] | None) -> Covered | None:
    return None if value is None else Covered(**{**value, "chapters": tuple(value["chapters"])})
