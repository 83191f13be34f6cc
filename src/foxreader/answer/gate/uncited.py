"""Finds and marks the sentences of an answer that cite no place in the book."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import Flag, Mark, Part, Text
from foxreader.core.notice import Notice

SIGN = "○"
"""The sign after an uncited sentence in output that cannot be underlined."""
MOST_LISTED = 12
"""The most sentences whose failed checks are listed under an answer; the rest are counted. In the
text every one is marked. A longer list would hide the answer. Chosen, not measured."""
_EMPHASIS = "*_`~"


def uncited(parts: Sequence[Part], flags: Iterable[Flag]) -> list[tuple[int, int]]:
    """The offsets of the words that no footnote marks in the text of ``parts`` without footnotes,
    in order (code points, half open), without emphasis marks at either end.

    They are sentences or parts of one without a place, and marked sentences that cite nothing.
    """
    words = dict.fromkeys(flag.words for flag in flags if flag.words and flag.kind == "uncited")
    weak = dict.fromkeys(flag.words for flag in flags if flag.words and flag.kind == "weak")
    if not words and not weak:
        return []
    text = "".join(part.text for part in parts if isinstance(part, Text))
    found: list[tuple[int, int]] = []
    for sentence in sentences(parts):
        said, flat = text[sentence.start : sentence.end], " ".join(sentence.text.split())
        if flat in words or (not sentence.footnotes and any(w in flat for w in weak)):
            start = sentence.start + len(said) - len(said.lstrip(_EMPHASIS))
            found.append((start, max(start, sentence.start + len(said.rstrip(_EMPHASIS)))))
            continue
        for part in (w for w in words if w in flat):
            at = said.find(part)
            start = sentence.start + max(0, at)
            found.append((start, start + len(part) if at >= 0 else sentence.end))
            break
    return found


def signed(parts: Sequence[Part], flags: Iterable[Flag]) -> tuple[Part, ...]:
    """``parts`` with the sign after all words that no footnote marks."""
    return tuple(inserted(parts, [(end, f" {SIGN}") for _, end in uncited(parts, flags)]))


def inserted(parts: Sequence[Part], added: Sequence[tuple[int, str]]) -> Iterator[Part]:
    """``parts`` with texts inserted at offsets of their text without footnotes (code points,
    ascending). At an offset inside literal text or before a footnote, the text goes after it."""
    waiting = list(added)
    at = 0
    for part in parts:
        if isinstance(part, Mark):
            yield part
            continue
        end, done = at + len(part.text), at
        while waiting and not part.literal and at <= waiting[0][0] < end:
            place, said = waiting.pop(0)
            yield Text(part.text[done - at : place - at] + said)
            done = place
        # A part without an insertion is kept as it is: it may be a notice, which plain text is not.
        yield part if done == at else Text(part.text[done - at :], part.literal)
        at = end
    yield from (Text(said) for _, said in waiting)


def listed(flags: Iterable[Flag]) -> Iterator[Flag]:
    """``flags`` for a list under an answer: the first twelve about single sentences, then how many
    more there are and what the sign means."""
    about, more = 0, 0
    flags = tuple(flags)
    for flag in flags:
        about += bool(flag.words)
        if flag.words and about > MOST_LISTED:
            more += 1
        else:
            yield flag
    if more:
        yield Flag("note", Notice("more_flags", number=more))
    if number := sum(flag.kind == "uncited" for flag in flags):
        yield Flag("note", Notice("uncited", count=number, sign=SIGN))
