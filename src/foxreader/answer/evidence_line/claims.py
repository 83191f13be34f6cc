"""The claims of an answer, and the slots after them where their evidence lines go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import Mark, Part, Text

_EMPHASIS = "*_`~"


@dataclass(frozen=True, slots=True)
class Claim:
    """A sentence of an answer that cites the book; ``text`` is without Markdown.

    ``start`` and ``end`` are its offsets in the answer's text without footnotes (code points, half
    open), without emphasis marks at either end. ``after`` is the offset behind these marks.
    """

    text: str
    footnotes: tuple[int, ...]
    start: int
    end: int
    after: int


@dataclass(frozen=True, slots=True)
class Slot:
    """The place in an answer for the evidence lines of its claim number ``claim``, from 0."""

    claim: int


def claims(parts: Iterable[Part]) -> tuple[Claim, ...]:
    """The claims of an answer in order."""
    parts = tuple(parts)
    text = "".join(part.text for part in parts if isinstance(part, Text))
    found = []
    for sentence in sentences(parts):
        if not sentence.footnotes:
            continue
        said = text[sentence.start : sentence.end]
        start = sentence.start + len(said) - len(said.lstrip(_EMPHASIS))
        end = max(start, sentence.start + len(said.rstrip(_EMPHASIS)))
        rest = text[sentence.end :]
        after = sentence.end + len(rest) - len(rest.lstrip(_EMPHASIS))
        found.append(Claim(sentence.text, sentence.footnotes, start, end, after))
    return tuple(found)


def with_slots(parts: Iterable[Part], found: Sequence[Claim]) -> Iterator[Part | Slot]:
    """``parts`` with a slot after each claim of ``found``, behind the footnotes that end it."""
    waiting = [(claim.after, Slot(number)) for number, claim in enumerate(found)]
    at = 0
    for part in parts:
        if isinstance(part, Mark):
            yield part
            continue
        done, end = at, at + len(part.text)
        while waiting and waiting[0][0] < end:
            place, slot = waiting.pop(0)
            place = max(place, done)
            if place > done:
                yield Text(part.text[done - at : place - at], part.literal)
            yield slot
            done = place
        if done < end or not part.text:
            # A notice is a text with a code, so a whole part is passed on as it is.
            yield part if done == at else Text(part.text[done - at :], part.literal)
        at = end
    yield from (slot for _, slot in waiting)
