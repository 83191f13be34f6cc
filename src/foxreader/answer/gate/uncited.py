"""Where in an answer the sentences stand for which no place in the book is given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import Flag, Mark, Part, Text
from foxreader.core.notice import Notice

SIGN = "○"
"""What stands after such a sentence where it cannot be underlined."""
MOST_LISTED = 12
"""A list says what was found of so many sentences; in the text each is marked. More than a dozen
lines under an answer hide the answer."""
_EMPHASIS = "*_`~"


def uncited(parts: Sequence[Part], flags: Iterable[Flag]) -> list[tuple[int, int]]:
    """The places of all uncited sentences in the text of ``parts`` without footnotes, in order:
    code points, half open, without marks of emphasis at either end."""
    words = {flag.words for flag in flags if flag.kind == "uncited"}
    if not words:
        return []
    text = "".join(part.text for part in parts if isinstance(part, Text))
    found: list[tuple[int, int]] = []
    for sentence in sentences(parts):
        if " ".join(sentence.text.split()) in words:
            said = text[sentence.start : sentence.end]
            start = sentence.start + len(said) - len(said.lstrip(_EMPHASIS))
            found.append((start, max(start, sentence.start + len(said.rstrip(_EMPHASIS)))))
    return found


def signed(parts: Sequence[Part], flags: Iterable[Flag]) -> tuple[Part, ...]:
    """``parts`` with a sign after each sentence for which no place is given."""
    return tuple(inserted(parts, [(end, f" {SIGN}") for _, end in uncited(parts, flags)]))


def inserted(parts: Sequence[Part], added: Sequence[tuple[int, str]]) -> Iterator[Part]:
    """``parts`` with texts put in at places of their text, in order; of a place inside the book's
    own words or before a footnote, after those."""
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
        yield Text(part.text[done - at :], part.literal)
        at = end
    yield from (Text(said) for _, said in waiting)


def listed(flags: Iterable[Flag]) -> Iterator[Flag]:
    """``flags`` as a list may say them: of those about single sentences the first twelve, then how
    many more there are and what the sign stands for."""
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
