"""What a book is about, without a model: in its own sentences, from its beginning to its end."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.answer.doors.reply import Reply
from foxreader.core.message import LONGEST_HEADING, as_name
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.pieces.chapters import Chapter
from foxreader.index.storage.store import Index
from foxreader.retrieval.question.places import Contents
from foxreader.retrieval.whole_book import (
    body_of,
    chapters_of,
    first_units,
    is_told,
    last_units,
    opening_chapter,
    stands_for,
    turning_points,
)

_OPENING, _ENDING = 2, 2
"""Sentences of the opening and of the end. Chosen, not measured."""
_PARTS = 12
"""The most parts that are shown with a sentence. Chosen: more is no overview."""
_DESCRIPTION = 1_200
"""The most characters shown of the file's description. Chosen, not measured."""


def overview(index: Index, scope: Scope) -> Reply:
    """Opening, contents, a sentence of each part, turning points and end of what ``scope`` shows,
    then what the file says of itself.
    """
    so_far = scope.limit is not None
    reply = Reply(index.book, "overview", Notice("asks_about_whole"))
    reply.lead(Notice("overview_so_far") if so_far else Notice("overview_extracts"))
    chapters = chapters_of(index, scope)
    shown: set[Span] = set()
    if chapters:
        opening = body_of(index.book, opening_chapter(chapters))
        _section(
            reply, Notice("overview_begins"), first_units(index, opening, scope, _OPENING), shown
        )
        _contents(reply, index, scope)
        _parts(reply, index, chapters, scope, shown)
        if is_told(index, scope):
            inside = [span for chapter in chapters for span in body_of(index.book, chapter)]
            turns = turning_points(index, scope, inside)
            _section(reply, Notice("overview_turns"), turns, shown)
            if not so_far:
                ending = last_units(index, body_of(index.book, chapters[-1]), scope, _ENDING)
                _section(reply, Notice("overview_ends"), ending, shown)
    if not so_far and index.book.metadata.description:
        reply.say(Notice("file_description"))
        reply.describe(_cut(index.book.metadata.description))
    return reply


def _section(reply: Reply, heading: Notice, units: Sequence[Span], shown: set[Span]) -> None:
    """A heading and the units that were not shown before; nothing if there are none."""
    new = [unit for unit in units if unit not in shown]
    if not new:
        return
    shown.update(new)
    reply.say(heading)
    for unit in new:
        reply.quote(unit)


def _contents(reply: Reply, index: Index, scope: Scope) -> None:
    """How many chapters the contents list, with the titles of the first and the last."""
    headings = Contents(index.book).headings(scope)
    if not headings:
        return
    names: dict[str, int | str] = {
        "first": as_name(index.book.title_at(headings[0]), LONGEST_HEADING),
        "last": as_name(index.book.title_at(headings[-1]), LONGEST_HEADING),
        "count": len(headings),
    }
    so_far = Notice("overview_contents_so_far", **names)
    reply.say(Notice("overview_contents", **names) if scope.limit is None else so_far)


def _parts(
    reply: Reply, index: Index, chapters: Sequence[Chapter], scope: Scope, shown: set[Span]
) -> None:
    """A sentence of each chapter, or of evenly spaced ones."""
    total = len(chapters)
    count = min(_PARTS, total)
    chosen = [chapters[(2 * n + 1) * total // (2 * count)] for n in range(count)]
    units = [stands_for(index, chapter, scope) for chapter in chosen]
    heading = (
        Notice("overview_parts") if count == total
        else Notice("overview_some_parts", shown=count, total=total)
    )  # fmt: skip
    _section(reply, heading, [unit for unit in units if unit is not None], shown)


def _cut(description: str) -> str:
    """The description on one line, cut at a word."""
    line = " ".join(description.split())
    if len(line) <= _DESCRIPTION:
        return line
    return f"{line[:_DESCRIPTION].rpartition(' ')[0]} …"
