"""One question to a model: the program searches first, the model may search more, then answers.

The model's text is shown only through the gate, and it may cite only what the requests contain. How
a model is asked depends on its abilities; what may be shown does not.
"""

from __future__ import annotations

import secrets
from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Literal

from foxreader.answer import prompt
from foxreader.answer.checks.absence import admits_absence
from foxreader.answer.conflicts import Conflict, find, prompt_note
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.calls import Calls, Sources, TurnTask, has_strangers
from foxreader.answer.turn.claims import recite
from foxreader.answer.turn.no_tool_modes import BySchema, InPlainWords, ModelQuestion
from foxreader.answer.turn.requester import (
    WHOLE_RULES,
    Requester,
    is_of_request,
    prompt_room,
    share_out,
)
from foxreader.answer.turn.rounds import LoopEvent, Rounds
from foxreader.core.cancel import Cancel
from foxreader.core.errors import BadReply, ContextTooSmall, CutOff, ModelError, Refused
from foxreader.core.events import Text
from foxreader.core.message import ChatModel, Message, Usage
from foxreader.core.span import Span
from foxreader.language.sentences import topic_words
from foxreader.llm.abilities import ASSUMED, Abilities, Tier
from foxreader.retrieval.tools.render import size
from foxreader.retrieval.tools.specs import ToolResult

_MOST_HALVINGS = 2
"""How often a request too long for the endpoint is sent again with half the passages. Chosen, not
measured."""

# Zorxido uses 0.4 (overview), 0.7 and 0.5 (deep). A tag must be copied exactly, and all our
# measurements of that were made at 0; only an overview may vary its words.
_TEMPERATURE = {"overview": 0.3}
_REMINDERS = {
    "deep": prompt.DEEP, "overview": prompt.OVERVIEW, "selection": prompt.SELECTION,
    "highlights": prompt.HIGHLIGHTS,
}  # fmt: skip
_SEARCHING: tuple[Tier, ...] = ("tools", "prefetch")
"""The tiers of models that are asked with passages that are no evidence by themselves. The first
one, of models that do call tools, has its rounds even without any."""
_FORMATS = frozenset({"json_schema", "response_format"})
"""What an endpoint refuses that keeps to no schema."""
_LONGEST_TURN = 300
"""The most characters of each half of the turn before. Chosen, not measured."""


@dataclass(slots=True)
class _ShownText:
    """What an answer showed about the model: its calls, whether it kept to a schema, whether it
    cited places without being asked again."""

    called: Literal["", "made", "printed"] = ""
    bound: bool | None = None
    tagged: bool | None = None


class Loop:
    """One question to one model. After :meth:`run` it has the result: ``notes`` is the answer,
    ``ledger`` its evidence. ``recited``: ``notes`` is a second answer, not the streamed one.
    ``proven``: the program's own search found evidence for the question.

    ``helper`` is the model the tools ask, by default the same. ``abilities`` is what is known about
    the answering model; None if that is neither asked nor recorded.
    """

    def __init__(
        self,
        sources: Sources,
        model: ChatModel,
        task: TurnTask,
        history: Sequence[Message] = (),
        cancel: Cancel | None = None,
        *,
        helper: ChatModel | None = None,
        abilities: Abilities | None = None,
    ) -> None:
        self.search = sources.search
        self._index = index = self.search.index
        self.ledger = Ledger(index.book)
        self.notes = Footnotes(self.ledger)
        self.recited = False
        self.proven = False
        last = _last_turn(task, history)
        self.calls = Calls(sources, helper or model, model.context, task, cancel, last)
        self.model = model
        self.task = task
        self._history = history
        self.cancel = cancel
        self._abilities = abilities
        self._requester = Requester(model, _TEMPERATURE.get(task.path, 0.0), cancel)
        self._shown = _ShownText()
        self._note = task.before
        self._conflicts: tuple[int, tuple[Conflict, ...]] = (0, ())
        self._used = Usage()
        self._refused: frozenset[str] = frozenset()  # of the requests for citations
        self._fence = f"book-{secrets.token_hex(4)}"
        self._reminder = _REMINDERS.get(task.path, prompt.REMINDER)
        if task.question.form.compares:
            self._reminder = prompt.COMPARE
        frame = self._question("")
        fixed = [self._rules(tools=True), frame, prompt.tools_cost(self.calls.specs)]
        broad = task.decision is not None and task.decision.broad
        self._budget = share_out(model.context, task.path, fixed, history, broad=broad)

    @property
    def usage(self) -> Usage:
        """The cost of all requests for the question."""
        return self._used + self._requester.usage + self.calls.usage

    @property
    def cut_off(self) -> str:
        """Why the answer ends early; "" if it does not."""
        return self._requester.cut_off

    @property
    def unread(self) -> str:
        """A message if the endpoint did not read all of a request; "" if it did or does not say."""
        return self._requester.unread

    def run(self) -> Generator[LoopEvent, None, None]:
        """The events of the question. Without evidence only a model that can search is asked: it
        has its rounds to find some."""
        found = yield from self.calls.first(self._budget)
        if not found.units and self._foreign:
            found = yield from self.calls.search_for_queries(self._budget)
        self.proven = found.proven and bool(found.units)
        if not found.units and not self._may_search:
            return
        tier = ASSUMED if self._abilities is None else self._abilities.tier(self.cancel)
        if not self.proven and tier not in (_SEARCHING if found.units else _SEARCHING[:1]):
            return
        notes = [self.task.before, self._disagreeing(found), self._language_note()]
        self._note = "\n".join(filter(None, notes))
        try:
            yield from self._answer(tier, found)
        finally:
            self._learn()

    @property
    def _foreign(self) -> bool:
        """Whether the question is in another language than the book."""
        return self.task.question.is_foreign_to(self._index.language)

    @property
    def _may_search(self) -> bool:
        """Whether a model may look for what the question's own words do not find. Not if the
        question is in the book's language and of a name or number that the book does not have."""
        words = self.calls.searched.missing
        known = self._abilities is not None
        return known and (self._foreign or not has_strangers(self.task.question.text, words))

    def bears_on_question(self, text: str) -> bool:
        """Whether an answer that rests on the model's own searches is about the question: it has
        at least half of its topic words. In another language that cannot be compared."""
        topic = self.task.question.topic
        held = topic & set(topic_words(text, self._index.language))
        return self._foreign or 2 * len(held) >= len(topic) > 0

    @property
    def conflicts(self) -> tuple[Conflict, ...]:
        """The passages of the evidence that disagree on what is asked (Z6)."""
        return self._conflicts_of(list(self.ledger))

    def _disagreeing(self, found: ToolResult) -> str:
        """The prompt text about conflicting passages, only for models that copy tags. For others
        the program adds the passages to the answer itself.
        """
        return prompt_note(self._conflicts_of(found.units))

    def _language_note(self) -> str:
        """Under a spoiler limit an answer is checked by its words, so it must be in the book's."""
        language = self._index.language
        limited = self.task.scope.limit is not None
        foreign = limited and self.task.question.is_foreign_to(language)
        return prompt.in_language(language) if foreign else ""

    def _conflicts_of(self, units: Sequence[Span]) -> tuple[Conflict, ...]:
        size, known = self._conflicts
        if len(units) != size:
            index, task = self._index, self.task
            named = partial(index.is_name, scope=task.scope)
            question, book = task.question, index.book
            known = find(question.form, question.topic, units, book, index.language, named)
            self._conflicts = (len(units), known)
        return known

    def _answer(self, tier: Tier, found: ToolResult) -> Generator[LoopEvent, None, None]:
        """Have the model answer in the mode it can, with fewer passages if they do not fit."""
        for left in reversed(range(_MOST_HALVINGS + 1)):
            try:
                yield from self._asked(tier, found, tools=left == _MOST_HALVINGS)
                return
            except ContextTooSmall:
                if self.notes.parts or not left:
                    raise
                found = self._smaller()

    def _asked(
        self, tier: Tier, found: ToolResult, *, tools: bool
    ) -> Generator[LoopEvent, None, None]:
        """One try in the mode the model can; where its service refuses the request and nothing is
        shown yet, another in plain words, which ask of a service the least there is."""
        try:
            if tier in ("tools", "prefetch"):
                yield from self._converse(found, tools=tools)
                self._recite(found)
            else:
                yield from self._once(tier, found)
        except (BadReply, CutOff, Refused) as error:
            again = is_of_request(error) and error.code != "only_reasoning"
            if not again or tier == "plain" or self.notes.parts or not found.units:
                raise
            self.notes = Footnotes(self.ledger)
            yield from self._once("plain", found)

    def _smaller(self) -> ToolResult:
        """Half of the passages; units of the earlier request may no longer be cited."""
        self._budget = self._budget.halved(self.calls.spent)
        self._history = ()
        self.calls.spent = 0
        self.ledger = Ledger(self._index.book)
        self.notes = Footnotes(self.ledger)
        return self.calls.find(self._budget)

    def _rules(self, *, tools: bool) -> str:
        short = prompt_room(self.model.context) < WHOLE_RULES
        return prompt.rules_of(self._index.book, tools=tools, short=short)

    def _question(self, passages: str) -> str:
        return prompt.question(
            passages, self.task.question.text, self._fence,
            reminder=self._reminder, note=self._note,
        )  # fmt: skip

    def _once(self, tier: Tier, found: ToolResult) -> Generator[LoopEvent, None, None]:
        """One request without tools: with a schema if the model keeps to it, else plain text."""
        put = self._put()
        self.calls.spent += size(found.text)
        if tier == "schema":
            bound = BySchema(put, found, self.ledger, self._budget)
            yield from self._fed(bound.said(self._requester))
            if bound.bound:
                yield from self.notes.end()
                return
            self._shown.bound = False
        plain = InPlainWords(put, found, self.ledger, self._budget)
        yield from self._fed(plain.said(self._requester))
        yield from self.notes.end()
        self.notes.dropped += plain.dropped
        self._recite(found)

    def _put(self) -> ModelQuestion:
        task = self.task
        return ModelQuestion(
            task.question.text, task.path, self._index.language, self._fence,
            self._history, task.before,
        )  # fmt: skip

    def _fed(self, pieces: Iterable[str]) -> Generator[LoopEvent, None, None]:
        for piece in pieces:
            yield from self.notes.feed(piece)

    def _learn(self) -> None:
        """Record what the answer showed about the model and its endpoint."""
        if self._abilities is not None:
            seen = self._shown
            self._abilities.learn(
                refused=self._requester.refused | self._refused,
                called=seen.called,
                bound=seen.bound,
                tagged=seen.tagged,
                thought=self._requester.thought,
            )

    def _converse(self, found: ToolResult, *, tools: bool) -> Generator[LoopEvent, None, None]:
        """Rounds with the model until it answers, and one more request if it cites nothing."""
        messages = [
            Message("system", self._rules(tools=tools)),
            *self._history,
            Message("user", self._opening(found, tools=tools)),
        ]
        again = prompt.AGAIN.format(question=self.task.question.text, reminder=self._reminder)
        rounds = Rounds(
            self._requester, self.calls, self._budget, self.ledger, self.notes, again, self._fence
        )
        yield from rounds.run(messages, tools=tools)
        self._shown.called = rounds.called
        if self.proven and not self._requester.cut_off and not admits_absence(self._said()):
            self._shown.tagged = self.notes.cited

    def _opening(self, found: ToolResult, *, tools: bool) -> str:
        """The first message of a question: passages, what may still be searched, the question."""
        passages = self.calls.put(found, self.ledger) if found.units else prompt.NOTHING_FOUND
        rounds = self._budget.rounds - 1 if tools else 0
        left = self.calls.left(self._budget, rounds) if rounds else ""
        note = self.ledger.shown("\n".join(filter(None, (self._note, left))))
        return prompt.question(
            passages, self.task.question.text, self._fence, reminder=self._reminder, note=note
        )

    def _recite(self, found: ToolResult) -> None:
        """Replace an answer without citations by a second one with citations: claims in JSON, and
        where that fails or the endpoint keeps to no schema, plain words with numbers."""
        if self.notes.cited or self.cut_off or admits_absence(self._said()):
            return
        if not len(self.ledger):
            return
        asked = Requester(self.model, cancel=self.cancel)
        text = recite(
            self.task.question.text, self.ledger, asked, self._index.language, self._budget
        )
        self._take([text or ""])
        if not self.recited and (text is None or asked.refused & _FORMATS):
            plain = InPlainWords(self._put(), found, self.ledger, self._budget)
            with suppress(ModelError):
                self._take(plain.said(asked))
        self._used += asked.usage
        self._refused |= asked.refused

    def _take(self, pieces: Iterable[str]) -> None:
        """Make of ``pieces`` the answer if they cite something."""
        again = Footnotes(self.ledger)
        for piece in pieces:
            for _ in again.feed(piece):
                pass
        for _ in again.end():
            pass
        if again.cited:
            again.dropped += self.notes.dropped
            self.notes, self.recited = again, True

    def _said(self) -> str:
        return "".join(part.text for part in self.notes.parts if isinstance(part, Text))


def _last_turn(task: TurnTask, history: Sequence[Message]) -> str:
    """The last question and the beginning of its answer, if ``task`` refers to what was before."""
    if not task.question.goes_back:
        return ""
    return "\n".join(message.text[:_LONGEST_TURN] for message in history[-2:])
