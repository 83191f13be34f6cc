"""How models without tool calls are asked: once, with what the program's search found.

Both modes give text with position tags, which goes through the same gate as any answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.answer import prompt
from foxreader.answer.checks.absence import admits_absence
from foxreader.answer.gate import tagforms
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn import claims
from foxreader.answer.turn.aliases import Aliases, AliasStream
from foxreader.answer.turn.budget import Budget
from foxreader.answer.turn.requester import Requester
from foxreader.core.errors import BadReply, CutOff
from foxreader.core.message import Message
from foxreader.core.span import find_tags
from foxreader.retrieval.tools.render import Rendered, render
from foxreader.retrieval.tools.results import ToolResult

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
            prompt.RECITE_RULES, tagforms.without_tricks(self._shown.text), reminder
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
        shown = aliases.shown(tagforms.without_tricks(self._found.text))
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
