"""Who may be a second reader, and how one reads an answer: as events, the last one Finished."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from foxreader.answer.second_reader.claims import CitedClaim, Judged, claims_to_read
from foxreader.answer.second_reader.marking import read_again
from foxreader.answer.second_reader.reply import read_reply
from foxreader.answer.second_reader.request import (
    batches,
    messages,
    reply_room,
    schema,
)
from foxreader.answer.turn.requester import Requester
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, ModelError
from foxreader.core.events import Answer, AnswerEvent, Comparing, Finished, Flag
from foxreader.core.message import ChatModel, Usage
from foxreader.core.notice import Notice


class SecondReader(Protocol):
    """Says of claims whether the words they cite say them."""

    @property
    def name(self) -> str:
        """Its name, as it is stored with the answer."""
        ...

    def batches(self, claims: Sequence[CitedClaim]) -> Sequence[Sequence[CitedClaim]]:
        """``claims`` in portions to be judged; one that is too long for it is left out."""
        ...

    def judge(
        self, claims: Sequence[CitedClaim], cancel: Cancel | None
    ) -> tuple[tuple[Judged, ...], Usage]:
        """What it says of a portion of claims, and what that took.

        Raises what its model raises.
        """
        ...


class ModelReader:
    """A chat model as a second reader; ``plain``: it does not keep to a JSON schema."""

    def __init__(self, model: ChatModel, *, plain: bool = False) -> None:
        self._model, self._plain = model, plain

    @property
    def name(self) -> str:
        """The model's name."""
        return self._model.name

    def batches(self, claims: Sequence[CitedClaim]) -> Sequence[Sequence[CitedClaim]]:
        """``claims`` in portions of one request each."""
        return batches(claims, self._model.context)

    def judge(
        self, claims: Sequence[CitedClaim], cancel: Cancel | None
    ) -> tuple[tuple[Judged, ...], Usage]:
        """What the model says of ``claims`` in one request."""
        requester = Requester(self._model, cancel=cancel)
        asked = messages(claims, plain=self._plain)
        pieces = requester.send(
            asked,
            json_schema=None if self._plain else schema(len(claims)),
            max_tokens=reply_room(asked, len(claims), self._model.context),
        )
        reply = "".join(piece for piece in pieces if isinstance(piece, str))
        return read_reply(reply, claims), requester.usage


def check_again(
    answer: Answer, reader: SecondReader, cancel: Cancel | None = None
) -> Iterator[AnswerEvent]:
    """Have ``reader`` read the claims of ``answer``; the last event is Finished.

    If it fails after a part of them, the rest counts as not read; before that, what it raises is
    raised.
    """
    claims = claims_to_read(answer)
    if not claims:
        yield Finished(answer)
        return
    judged: dict[CitedClaim, Judged] = {}
    began, usage = time.monotonic(), Usage()
    yield Comparing(0, len(claims))
    for portion in reader.batches(claims):
        try:
            some, used = reader.judge(portion, cancel)
        except ModelError:
            if not judged:
                raise
            break
        judged.update({one.claim: one for one in some})
        usage += used
        yield Comparing(len(judged), len(claims))
    all_ = [judged.get(claim, Judged(claim, None)) for claim in claims]
    seconds = time.monotonic() - began
    yield Finished(read_again(answer, all_, reader.name, usage, seconds))


def not_read(answer: Answer, error: FoxError) -> Answer:
    """``answer`` with a flag that says why a second reader did not read it; nothing else of it is
    changed."""
    said = Notice("second_reader_failed", reason=error.sentence)
    kept = (flag for flag in answer.flags if flag.kind != "second_reader" or flag.words)
    return replace(answer, flags=(*kept, Flag("second_reader", said)))
