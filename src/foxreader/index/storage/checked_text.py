"""What a model wrote of a part of the book, without the sentences that the part does not support.

It is shown to a model that answers, so a lie in it would be repeated. What is a fault is judged by
the checks of answers, which the program gives to each index it opens.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Protocol

from foxreader.core.span import find_tags
from foxreader.language.script import ends_inside_quotation

CHECKED = 1
"""The version of the check. What was stored before, or by an older one, is checked when it is read.
"""
_ENOUGH = 0.4
"""The share of the characters of a summary that must be left. Chosen, not measured."""
_SHORTEST = 12
"""Characters of a sentence at least; a shorter piece ends at an abbreviation. Chosen, not
measured."""
_SENTENCE_END = re.compile(
    "(?:[.!?][”’\"'»)]*(?=\\s|\\[f|$)|[。！？][」』]*|\n)(?:\\s*\\[f[0-9-]+\\])*\\s*"
)


class Faults(Protocol):
    """Tells what a sentence says that its source does not."""

    def __call__(self, said: str, source: str, language: str) -> bool:
        """Whether ``said`` has a number, a quotation or a name that ``source`` has not.

        ``language`` is the book's.
        """
        ...


def supported(text: str, source: str, language: str, faults: Faults | None) -> str:
    """``text`` without the sentences that ``source`` does not support; all of it without
    ``faults``.
    """
    if faults is None:
        return text
    source = _bare(source)
    kept = [piece for piece in _sentences(text) if not faults(_bare(piece), source, language)]
    return "".join(kept).strip()


def is_enough(left: str, text: str) -> bool:
    """Whether what is ``left`` of ``text`` can stand for it."""
    return len(left) >= _ENOUGH * len(text.strip())


def _sentences(text: str) -> Iterator[str]:
    """The sentences of ``text``, each with its tags and the white space after it."""
    at = 0
    for match in _SENTENCE_END.finditer(text):
        piece = text[at : match.end()]
        if len(piece.strip()) >= _SHORTEST and not ends_inside_quotation(piece):
            yield text[at : match.end()]
            at = match.end()
    if at < len(text):
        yield text[at:]


def _bare(text: str) -> str:
    """``text`` without its tags, whose numbers say nothing of the book."""
    pieces, at = [], 0
    for start, end, _ in find_tags(text):
        pieces.append(text[at:start])
        at = end
    return " ".join("".join([*pieces, text[at:]]).split())
