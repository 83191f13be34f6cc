"""Short tags for models that copy long ones badly: ``[1]`` to ``[n]``, good for one request.

A small model copied a number correctly in 12 of 12 answers and a whole position tag in 5 (decision
8). But a wrong number silently names another passage, while a wrong position tag names none. So a
number counts only if the words of its passage support the claim. Otherwise the passage of the
request that supports it best is cited instead, or none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.answer.checks.coverage import coverage
from foxreader.answer.gate.ledger import LONGEST_RUN, Ledger
from foxreader.answer.turn.claims import SUPPORTED, best_for
from foxreader.core.span import Span, find_tags
from foxreader.language.lexicon import every_language

_OPEN, _CLOSE = "[［【〔", "]］】〕"
_DIGITS = r"[0-9０-９٠-٩۰-۹]{1,4}"
_PIECE = re.compile(rf"({_DIGITS})(?:\s*[-‐‑‒–—―－~]\s*({_DIGITS}))?")
# The book's own brackets with a short text in them, which could be read as a short tag.
_OWN = re.compile(rf"[{re.escape(_OPEN)}]([^{re.escape(_OPEN + _CLOSE)}\n]{{0,40}}\d[^"
                  rf"{re.escape(_OPEN + _CLOSE)}\n]{{0,40}})[{re.escape(_CLOSE)}]")  # fmt: skip
# At the end of the text so far: an open bracket that the next characters may make a short tag.
_HALF = (
    rf"[{re.escape(_OPEN)}]\s*+(?:[^\W\d_]{{1,12}}\.?\s*+)?[\^#]?"
    r"(?:[0-9０-９٠-٩۰-۹][0-9０-９٠-٩۰-۹\s,，;；、&a-zиو‐‑‒–—―－~-]*+)?\Z"
)
_LONGEST = 2_000
"""The most characters of a sentence; a longer one is processed up to there. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class _Patterns:
    """``tags`` matches short tags; ``step`` matches a tag, half a tag, or a sentence's end."""

    tags: re.Pattern[str]
    step: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    either = "|".join(sorted(every_language().numbers.lists))
    join = rf"\s*(?:[,，;；、&]|{either}|[-‐‑‒–—―－~])\s*"
    tag = (
        rf"[{re.escape(_OPEN)}]\s*(?:[^\W\d_]{{1,12}}\.?\s*)?[\^#]?"
        rf"({_DIGITS}(?:{join}{_DIGITS})*)\s*[{re.escape(_CLOSE)}]"
    )
    # A sentence ends after its final marks and the numbers that follow, or at the end of a line.
    # Each repeat keeps what it has taken ("++"): none has a shorter reading that would match, and
    # without it a reply of 800 line breaks took 2.3 s.
    end = (
        rf"(?:(?<![.!?…])[.!?…]++[\"'”’»)*_]*+|[。！？]++[」』”’）]*+)(?:\s*+{tag})*+"
        rf"(?=\s*+[^\s{re.escape(_OPEN)}.!?…。！？\"'”’»)*_」』）0-9])"
        rf"|(?<!\s)[^\S\n]*+\n\s*+(?=[^{re.escape(_OPEN)}])"
    )
    # A number in brackets is passed over whole: what looks like an end inside it is none.
    return _Patterns(
        re.compile(rf"{tag}(?:[ ]?{tag})*"), re.compile(rf"(?P<end>{end})|{tag}|{_HALF}")
    )


class Aliases:
    """The numbers of one request's units, in the order the request shows them."""

    def __init__(self, units: Sequence[Span]) -> None:
        self.units = tuple(dict.fromkeys(units))
        self._numbers = {unit: number for number, unit in enumerate(self.units, 1)}

    def shown(self, text: str) -> str:
        """``text`` of a request with each unit's number instead of its tag.

        The book's own brackets become round ones, so that none can be read as a short tag.
        """
        pieces: list[str] = []
        at = 0
        for start, end, span in find_tags(text):
            if span in self._numbers:
                pieces += [_OWN.sub(r"(\1)", text[at:start]), f"[{self._numbers[span]}]"]
                at = end
        return "".join([*pieces, _OWN.sub(r"(\1)", text[at:])])

    def spans(self, body: str) -> Iterator[Span | None]:
        """The places named by the numbers between brackets; None for each unknown number.

        Two numbers with a dash name a range, if it is short.
        """
        for first, last in _PIECE.findall(body):
            start, end = int(first), int(last or first)
            if not 1 <= start <= end <= len(self.units) or end - start >= LONGEST_RUN:
                yield None
                continue
            yield from self.units[start - 1 : end]


class AliasStream:
    """Turns a streamed reply with numbers into one with position tags.

    It works sentence by sentence, since each number is checked against its whole claim. The result
    does not depend on the chunks the reply arrives in.
    """

    def __init__(self, aliases: Aliases, ledger: Ledger, language: str) -> None:
        self.dropped = 0
        self._aliases = aliases
        self._ledger = ledger
        self._language = language
        self._held = ""

    def feed(self, text: str) -> str:
        """The sentences that ``text`` completes."""
        self._held += text
        done: list[str] = []
        while (end := self._sentence_end()) is not None:
            done.append(self._resolved(self._held[:end]))
            self._held = self._held[end:]
        return "".join(done)

    def end(self) -> str:
        """The text held back so far."""
        rest, self._held = self._held, ""
        return self._resolved(rest)

    def _sentence_end(self) -> int | None:
        for step in _patterns().step.finditer(self._held, 0, _LONGEST):
            if step["end"] is not None:
                return step.end()
        return _LONGEST if len(self._held) > _LONGEST else None

    def _resolved(self, sentence: str) -> str:
        """A sentence with position tags instead of numbers: the places that support it, if any."""
        claim = _patterns().tags.sub("", sentence).strip()
        return _patterns().tags.sub(lambda match: self._tags(match.group(), claim), sentence)

    def _tags(self, body: str, claim: str) -> str:
        named = list(self._aliases.spans(body))
        held = self._holding(claim, [span for span in named if span is not None])
        if not held:
            best = best_for(claim, self._ledger, self._language)
            held = [best] if best is not None else []
        self.dropped += max(0, len(named) - len(held))
        return "".join(map(str, dict.fromkeys(held)))

    def _holding(self, claim: str, spans: list[Span]) -> list[Span]:
        """Those of ``spans`` that support the claim, singly or together."""
        places = " ".join(map(self._ledger.book.text_at, spans))
        if not spans or coverage(claim, places, self._language) < SUPPORTED:
            return []
        least = SUPPORTED / len(spans)
        return [span for span in spans if self._share(claim, span) >= least]

    def _share(self, claim: str, span: Span) -> float:
        return coverage(claim, self._ledger.book.words_at(span), self._language)
