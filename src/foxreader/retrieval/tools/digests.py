"""Digests of chapters and of the book within the budget of a tool call (T6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.core.cancel import Cancel
from foxreader.core.errors import ModelError
from foxreader.core.message import ChatModel, Usage
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.core.tokens import estimate
from foxreader.index.pieces.chapter import Chapter
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, chapter_summary, last_of, synopsis
from foxreader.index.summaries.spending import Meter
from foxreader.retrieval.tools.chapter_tools import chapter_text, digest_text
from foxreader.retrieval.tools.render import Rendered

_LEAST = 120
"""Estimated tokens: with less room left, no further chapter is shown. Chosen, not measured."""
_MOST_REQUESTS = 6
"""The most requests to a model that one tool call may make for summaries that do not exist yet.
Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Digests:
    """The text of digests, how many parts it has, and what making them cost."""

    rendered: Rendered
    parts: int
    usage: Usage


def chapter_digests(
    index: Index,
    chapters: Sequence[Chapter],
    model: ChatModel | None,
    scope: Scope,
    room: int,
    cancel: Cancel | None,
) -> Digests:
    """The digests of as many of ``chapters`` as fit ``room`` estimated tokens."""
    means, plain = Means(model, Meter(), cancel), Means(cancel=cancel)
    texts: list[str] = []
    units: list[Span] = []
    for chapter in chapters:
        if room < _LEAST:
            break
        # A part of many chapters is not all summarised for one question: after the limit only
        # stored summaries are used.
        use = means if _used(means).calls < _MOST_REQUESTS else plain
        try:
            digest = last_of(chapter_summary(index, chapter, use, scope))
        except ModelError:  # the chapter's own sentences stand for it
            digest = last_of(chapter_summary(index, chapter, plain, scope))
        rendered = chapter_text(index, chapter, digest, scope, room)
        room -= estimate(rendered.text) + 1
        texts.append(rendered.text)
        units += rendered.units
    shown = Rendered("\n\n".join(texts), tuple(dict.fromkeys(units)))
    return Digests(shown, len(texts), _used(means))


def book_synopsis(
    index: Index, model: ChatModel | None, scope: Scope, room: int, cancel: Cancel | None
) -> Digests:
    """The synopsis of the book within ``room`` estimated tokens."""
    summarised = {s.segment.id for s in index.summaries(scope)}
    chapters = index.chapters_in(scope)
    costly = sum(len(c.segments) > 1 or c.segments[0].id not in summarised for c in chapters)
    # If too many chapters would have to be summarised first, no model is asked.
    means = Means(model if costly <= _MOST_REQUESTS else None, Meter(), cancel)
    digest = last_of(synopsis(index, means, scope))
    return Digests(digest_text(index, digest, room), digest.parts, _used(means))


def _used(means: Means) -> Usage:
    """What making digests cost in this call; stored digests cost nothing."""
    return means.meter.used if means.meter is not None else Usage()
