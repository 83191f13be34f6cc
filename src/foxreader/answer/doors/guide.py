"""Questions about the program: answered from its guide, whatever book is open."""

from __future__ import annotations

from foxreader.answer.doors.reply import Reply
from foxreader.core.book import Book
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.index.pieces.passages import tagged_units

_PREFIX = "about-"
"""The ids of the guide's paragraphs that answer a question: this, then what it is about."""


def from_guide(guide: Book, key: str) -> Reply | None:
    """The paragraph of the guide that answers questions about ``key``; None if it has none."""
    for number, file in enumerate(guide.files):
        start = file.anchors.get(f"{_PREFIX}{key.replace('_', '-')}")
        if start is None:
            continue
        end = file.text.find("\n", start + 1)
        place = Span(number, start, len(file.text) if end < 0 else end)
        units = [unit for unit in tagged_units(guide, number) if unit.begins_in([place])]
        reply = Reply(guide, "guide", Notice("asks_about_program"))
        reply.lead(Notice("from_guide"))
        for unit in units:
            reply.quote(unit)
        return reply if reply.cited else None
    return None
