"""Second readings of answers: when the reader wants each one, or presses "Check again"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from foxreader.answer.conversation.stored import dumps, loads
from foxreader.answer.second_reader import odds
from foxreader.answer.second_reader.claims import claims_to_read
from foxreader.answer.second_reader.reader import check_again, checked_twice
from foxreader.answer.second_reader.request import expected
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.events import Answer, AnswerEvent, Progress
from foxreader.index.summaries.agreement import seconds_of
from foxreader.parts.models import Models
from foxreader.parts.profile import Profile

_FOLDER = 0.3
"""Seconds that a cross-encoder in a folder is taken to need for a claim: one of a hundred million
weights on two cores. Chosen, not measured."""


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
        if claims and folder:
            return ReadingCost(Path(folder).name, len(claims), 0, _FOLDER * len(claims), 0.0)
        provider = self._models.provider("second")
        if not claims or provider is None or not provider.model:
            return None
        try:
            local = self._models.local_for("second")
        except UsageError:
            return None
        serving = provider.serving("second")
        known = self._models.known(serving)
        by_odds = local and known is not None and bool(known.odds)
        usage = odds.expected(claims) if by_odds else expected(claims, provider.context)
        seconds = seconds_of(usage.prompt, usage.completion, local=local)
        return ReadingCost(serving.model, len(claims), usage.tokens, seconds, provider.money(usage))

    def check_again(self, answer: Answer, cancel: Cancel | None = None) -> Iterator[AnswerEvent]:
        """Have the second reader read ``answer``; the last event is Finished.

        Raises ``NoModel``, ``LimitReached`` if the month's limit is used up, and what the model
        raises.
        """
        reader = self._models.second_reader(cancel)
        if not self._profile.settings.second_folder:
            self._models.limits_for("second").check()
        yield from check_again(answer, reader, cancel)

    def followed(
        self,
        events: Iterable[AnswerEvent | Progress],
        cancel: Cancel | None = None,
        *,
        wanted: bool = False,
    ) -> Iterator[AnswerEvent | Progress]:
        """``events`` of an answer and, if ``wanted`` or set so, a second reading after them."""
        if not (wanted or self._profile.settings.second_reader):
            yield from events
            return
        yield from checked_twice(events, lambda: self._models.second_reader(cancel), cancel)

    def keep(self, sha256: str, conversation: str, before: Answer, after: Answer) -> None:
        """Store ``after`` in place of ``before`` in a conversation about the book ``sha256``.

        Does nothing if the reader has deleted it meanwhile.
        """
        conversations = self._profile.conversations
        for id_, text in reversed(conversations.records(sha256, conversation)):
            try:
                turn = loads(text)
            except ValueError:
                continue
            if (turn.answer.question, turn.answer.parts) == (before.question, before.parts):
                read = replace(turn, answer=after, money=self._models.money(after))
                conversations.update(id_, dumps(read))
                return
