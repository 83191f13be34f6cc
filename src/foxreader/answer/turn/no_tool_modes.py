"""How models without tool calls are asked: once, with what the program's search found.

Both modes give text with position tags, which goes through the same gate as any answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.answer import prompt
from foxreader.answer.checks.absence import admits_absence
from foxreader.answer.checks.reading import coverage
from foxreader.answer.gate import tags
from foxreader.answer.gate.ledger import LONGEST_RUN, Ledger
from foxreader.answer.turn import claims
from foxreader.answer.turn.claims import SUPPORTED, best_for
from foxreader.answer.turn.requester import Budget, Requester
from foxreader.core.errors import BadReply, CutOff
from foxreader.core.message import Message
from foxreader.core.span import Span, find_tags
from foxreader.language.lexicon import every_language
from foxreader.retrieval.tools.render import Rendered, render
from foxreader.retrieval.tools.specs import ToolResult

# Short tags, ``[1]`` to ``[n]``, good for one request, for models that copy long ones badly. A
# small model copied a number correctly in 12 of 12 answers and a whole position tag in 5 (decision
# 8). But a wrong number silently names another passage, while a wrong position tag names none. So a
# number counts only if the words of its passage support the claim. Otherwise the passage of the
# request that supports it best is cited instead, or none.

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
class _TagPatterns:
    """``tags`` matches short tags; ``step`` matches a tag, half a tag, or a sentence's end."""

    tags: re.Pattern[str]
    step: re.Pattern[str]


@cache
def _patterns() -> _TagPatterns:
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
    return _TagPatterns(
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


# The two modes

# For each path: the most sentences shown to a small model, and the most claims it may make.
# Chosen, not measured.
_CHOICE = {
    "specific": (14, 3), "selection": (14, 3), "deep": (24, 6), "highlights": (24, 6),
    "overview": (30, 8),
}  # fmt: skip

_WIDE = ("deep", "overview", "highlights")


@dataclass(frozen=True, slots=True)
class ModelQuestion:
    """A question to a model: its path, the earlier turns, and what comes before it."""

    question: str
    path: str
    language: str
    fence: str
    history: Sequence[Message] = ()
    before: str = ""

    def messages(self, rules: str, passages: str, reminder: str) -> list[Message]:
        """A request with ``passages``: rules, earlier turns, then passages and the question."""
        asked = prompt.question(
            passages, self.question, self.fence, reminder=reminder, note=self.before
        )
        return [Message("system", rules), *self.history, Message("user", asked)]


class BySchema:
    """T3: claims in JSON, each with one of the tags that were shown. ``bound``: the reply had at
    least one claim."""

    def __init__(
        self, question: ModelQuestion, found: ToolResult, ledger: Ledger, budget: Budget
    ) -> None:
        self.bound = False
        self._aside: list[str] = []
        self._absent: list[str] = []
        self._sent: set[str] = set()
        self._question, self._ledger, self._budget = question, ledger, budget
        most, self._claims = _CHOICE.get(question.path, _CHOICE["specific"])
        self._shown = self._nearest(found, most)
        ledger.add(self._shown.units)

    def said(self, requester: Requester) -> Iterator[str]:
        """The supported claims with their tags, as they arrive; if there are none, the model's
        statement that it found no answer, if it made one."""
        stream = claims.ClaimStream()
        try:
            for piece in self._pieces(requester):
                yield from self._placed(stream.feed(piece))
        except CutOff as error:
            if not stream.any:
                raise
            requester.cut_off = prompt.cut_off(error.sentence)
        yield from self._placed(stream.end())
        if not self._sent:
            yield from self._aside[:1] or self._absent[:1]
        self.bound = stream.any

    def _pieces(self, requester: Requester) -> Iterator[str]:
        reminder = prompt.RECITE.format(most=self._claims)
        messages = self._question.messages(
            prompt.RECITE_RULES, tags.without_tricks(self._shown.text), reminder
        )
        schema = claims.schema([str(unit) for unit in self._shown.units], self._claims)
        for piece in requester.send(messages, json_schema=schema, max_tokens=self._budget.reply):
            if isinstance(piece, str):
                yield piece

    def _placed(self, made: Iterator[tuple[str, str]]) -> Iterator[str]:
        """Claims with their places. A small model fills its list with unrelated claims: one without
        a topic word of a narrow question is given only if there is no other."""
        for claim, tag in made:
            text = claims.placed(claim, tag, self._ledger, self._question.language)
            if not text:
                self._absent += [claim] if admits_absence(claim) else []
                continue
            if text in self._sent:
                continue
            if self._question.path in _WIDE or self._bears(text):
                self._sent.add(text)
                yield f"{text} "
            else:
                self._aside.append(text)

    def _bears(self, text: str) -> bool:
        cited = "".join(self._ledger.book.text_at(span) for *_, span in find_tags(text))
        return claims.bears_on(f"{text} {cited}", self._question.question, self._question.language)

    def _nearest(self, found: ToolResult, most: int) -> Rendered:
        book = self._ledger.book
        units = claims.nearest(
            self._question.question, Ledger(book, found.units), self._question.language, most
        )
        return render(book, [units], self._budget.first)


class InPlainWords:
    """T4: prose with short numbers as tags, each checked against the passage it names."""

    def __init__(
        self, question: ModelQuestion, found: ToolResult, ledger: Ledger, budget: Budget
    ) -> None:
        self.dropped = 0
        self._question, self._ledger, self._budget = question, ledger, budget
        self._found = found
        ledger.add(found.units)

    def said(self, requester: Requester) -> Iterator[str]:
        """The model's text with position tags instead of numbers, sentence by sentence."""
        aliases = Aliases(self._found.units)
        stream = AliasStream(aliases, self._ledger, self._question.language)
        shown = aliases.shown(tags.without_tricks(self._found.text))
        messages = self._question.messages(prompt.PLAIN_RULES, shown, prompt.PLAIN)
        any_said = False
        try:
            for piece in requester.send(messages, max_tokens=self._budget.reply):
                if isinstance(piece, str):
                    any_said = any_said or bool(piece.strip())
                    yield stream.feed(piece)
        except (CutOff, BadReply) as error:
            if isinstance(error, BadReply) or not any_said:
                raise
            requester.cut_off = prompt.cut_off(error.sentence)
        yield stream.end()
        self.dropped = stream.dropped
