"""A table of contents made from the headings in the text, for books without one."""

from __future__ import annotations

from collections.abc import Sequence

from foxreader.core.book import TocEntry
from foxreader.core.span import Span
from foxreader.formats.epub.contents import MAX_ENTRIES
from foxreader.formats.html.markup import Heading
from foxreader.formats.tidy import one_line

_DEEPEST = 3  # ranks that enter the table of contents: h1 to h3


def toc_from_headings(files: Sequence[Sequence[Heading]]) -> tuple[TocEntry, ...]:
    """Entries for the headings h1 to h3 of each file, the highest rank in use being level 1."""
    found = [
        (heading, file)
        for file, headings in enumerate(files)
        for heading in headings
        if heading.level <= _DEEPEST
    ]
    ranks = sorted({heading.level for heading, _ in found})
    return tuple(
        TocEntry(
            one_line(heading.title),
            Span(file, heading.start, heading.start),
            ranks.index(heading.level) + 1,
        )
        for heading, file in found[:MAX_ENTRIES]
    )
