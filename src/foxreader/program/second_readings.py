"""Second readings of answers: of each one where the model is able, or on "Check again"."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from foxreader.answer.conversation.record import sent_since
from foxreader.answer.conversation.stored import StoredTurn, dumps, loads
from foxreader.answer.second_reader import probabilities
from foxreader.answer.second_reader.claims import claims_to_read
from foxreader.answer.second_reader.reader import check_again, expected, not_read
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import Answer, AnswerEvent, Finished, Progress
from foxreader.core.notice import Notice
from foxreader.index.summaries.plan import seconds_of
from foxreader.llm.abilities import ToldApart
from foxreader.program.local_models import NAME
from foxreader.program.models import Models
from foxreader.program.profile import Profile

_FOLDER = 0.3
"""Seconds that a cross-encoder in a folder is taken to need for a claim: one of a hundred million
weights on two cores. Chosen, not measured."""
_JUDGE = 0.2
"""Seconds that the judge is taken to need for a claim, with the start of its process."""


@dataclass(frozen=True, slots=True)
class ReadingCost:
    """About what a second reading of an answer takes.

    ``claims`` are compared by ``reader`` in ``seconds``; ``tokens`` are sent and come back, for
    ``money`` US dollars (None if no price is known).
    """

    reader: str
    claims: int
    tokens: int
    seconds: float
    money: float | None


@dataclass(frozen=True, slots=True)
class ReadingPlan:
    """Whether answers are read a second time by themselves, and a sentence that says why, or why
    not; ``untested``: a test of the model would tell."""

    on: bool
    why: Notice
    untested: bool = False


def _tested(model: str, told: ToldApart | None) -> ReadingPlan:
    """The plan where the model's test decides."""
    if told is None:
        return ReadingPlan(False, Notice("reading_untested", model=model), untested=True)
    if not told.able:
        counts = {"caught": told.caught, "false": told.false, "true": told.true}
        spared = told.true - told.marked
        return ReadingPlan(False, Notice("reading_unable", model=model, spared=spared, **counts))
    said = Notice("reading_able", model=model, right=told.right, claims=told.claims)
    return ReadingPlan(True, said)


class SecondReadings:
    """Has answers read a second time, with the model chosen for it."""

    def __init__(self, profile: Profile, models: Models) -> None:
        self._profile, self._models = profile, models

    def cost(self, answer: Answer) -> ReadingCost | None:
        """About what :meth:`check_again` takes; None if there is no claim to read, or no model
        with a valid address.

        Sends nothing.
        """
        claims, folder = claims_to_read(answer), self._profile.settings.second_folder
        if not claims:
            return None
        if folder:
            return ReadingCost(Path(folder).name, len(claims), 0, _FOLDER * len(claims), 0.0)
        if self._models.judge_reads:
            return ReadingCost(NAME, len(claims), 0, _JUDGE * len(claims), 0.0)
        provider = self._models.provider("second")
        if provider is None or not provider.model:
            return None
        try:
            local = self._models.local_for("second")
        except UsageError:
            return None
        serving = provider.serving("second")
        known = self._models.known(serving)
        by_odds = local and known is not None and bool(known.odds)
        usage = probabilities.expected(claims) if by_odds else expected(claims, provider.context)
        seconds = seconds_of(usage.prompt, usage.completion, local=local)
        return ReadingCost(serving.model, len(claims), usage.tokens, seconds, provider.money(usage))

    def check_again(self, answer: Answer, cancel: Cancel | None = None) -> Iterator[AnswerEvent]:
        """Have the second reader read ``answer``; the last event is Finished.

        Raises ``NoModel``, ``LimitReached`` if the month's limit is used up, and what the model
        raises.
        """
        reader, began = self._models.second_reader(cancel), time.time()
        if not (self._profile.settings.second_folder or self._models.judge_reads):
            self._models.limits_for("second").check()
        for event in check_again(answer, reader, cancel):
            if isinstance(event, Finished):
                yield Finished(sent_since(event.answer, self._profile.wire.sent, began))
            else:
                yield event

    @property
    def plan(self) -> ReadingPlan:
        """Whether answers are read a second time without being asked for, and why."""
        chosen, folder = self._profile.settings.second_reading, self._profile.settings.second_folder
        serving = None if folder else self._models.serving("second")
        model = Path(folder).name if folder else serving.model if serving else ""
        if chosen == "never":
            return ReadingPlan(False, Notice("reading_never"))
        if self._models.judge_reads:
            return ReadingPlan(True, Notice("reading_judge"))
        if not model:
            return ReadingPlan(False, Notice("reading_no_model"))
        if chosen == "always":
            return ReadingPlan(True, Notice("reading_always", model=model))
        if chosen == "ask":
            return ReadingPlan(False, Notice("reading_undecided"))
        return _tested(model, self._models.told_of(serving) if serving else None)

    def choose(self, cancel: Cancel, *, on: bool) -> Notice:
        """Keep what the reader has decided: new answers are read where the model is able, or none
        is. The model is tested now if it never was. Gives the sentence that says what holds.

        Raises what the endpoint raises; the decision is kept first.
        """
        settings = self._profile.settings
        self._profile.save(replace(settings, second_reading="able" if on else "never"))
        provider = self._models.provider("second")
        if provider is not None and self.plan.untested:
            self._models.check_reading(provider, cancel)
        return self.plan.why

    def read_by_itself(
        self, answer: Answer, cancel: Cancel | None = None, *, even_so: bool = False
    ) -> Iterator[AnswerEvent]:
        """Have the second reader read a new ``answer`` where that is the plan, or ``even_so``.

        It raises nothing and takes nothing away: where it fails, the answer stays as it is, and a
        flag says why it was not read again.
        """
        if not claims_to_read(answer) or not (even_so or self.plan.on):
            return
        try:
            yield from self.check_again(answer, cancel)
        except FoxError as error:
            yield Finished(not_read(answer, error))

    def followed(
        self,
        events: Iterable[AnswerEvent | Progress],
        cancel: Cancel | None = None,
        *,
        wanted: bool | None = None,
    ) -> Iterator[AnswerEvent | Progress]:
        """``events`` of an answer, and after it what a second reading makes of it: Finished again.

        ``wanted``: the reader asks for one, or for none; None: as it is set.
        """
        for event in events:
            yield event
            if wanted is not False and isinstance(event, Finished):
                yield from self.read_by_itself(event.answer, cancel, even_so=wanted is True)

    def keep(
        self, sha256: str, conversation: str, before: Answer, after: Answer
    ) -> StoredTurn | None:
        """Store ``after`` in place of ``before`` in a conversation about the book ``sha256``, and
        give its turn; None if the reader has deleted it meanwhile."""
        conversations = self._profile.conversations
        for id_, text in reversed(conversations.records(sha256, conversation)):
            try:
                turn = loads(text)
            except ValueError:
                continue
            if (turn.answer.question, turn.answer.parts) == (before.question, before.parts):
                read = replace(turn, answer=after, money=self._models.money(after))
                conversations.update(id_, dumps(read))
                return read
        return None
