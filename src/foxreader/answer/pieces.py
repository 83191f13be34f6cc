"""An answer in pieces that are drawn each by itself, so that a long one costs no more at its end
than at its beginning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from foxreader.core.events import Mark, Part, Text
from foxreader.core.notice import Notice

_BREAK = re.compile(r"\n[^\S\n]*\n+(?=\S)(?![-*+]\s|\d+[.)]\s)")
"""An empty line before what belongs to no list: there Markdown begins anew."""
_FENCE = re.compile(r"^[ ]{0,3}(?:```|~~~)", re.MULTILINE)


def pieces(parts: Iterable[Part]) -> Iterator[tuple[Part, ...]]:
    """``parts`` cut between paragraphs, never in a list or in code; joined they are the same."""
    current: list[Part] = []
    fences = 0
    for part in parts:
        if isinstance(part, Mark) or part.literal or isinstance(part.text, Notice):
            current.append(part)
            continue
        done = 0
        for match in _BREAK.finditer(part.text):
            cut = match.end()
            fences += len(_FENCE.findall(part.text[done:cut]))
            if fences % 2 == 0:
                yield (*current, Text(part.text[done:cut]))
                current, fences = [], 0
            else:
                current.append(Text(part.text[done:cut]))
            done = cut
        if done < len(part.text):
            fences += len(_FENCE.findall(part.text[done:]))
            current.append(Text(part.text[done:]))
    if current:
        yield tuple(current)
