"""A cross-encoder in a folder as a second reader: it needs no chat model and sends nothing.

One trained for inference (labels "entailment", "contradiction", maybe "neutral") says whether the
place gives the claim. One with a single score says only how much the place is about the claim.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from foxreader.answer.second_reader.claims import CitedClaim, Judged, Verdict
from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.message import Usage
from foxreader.core.notice import Notice

_SURE = 0.5
"""Probability of entailment, or of relevance, from which a claim counts as shown, and of
contradiction from which it is marked: more likely than all else. Chosen, not measured."""
_NOTHING = 0.05
"""Below this probability of entailment, or of relevance, a claim is marked: such models take a
pronoun or a name that stands elsewhere for something new, so what lies between changes nothing.
Chosen, not measured."""


class Pairs(Protocol):
    """A cross-encoder: a model that reads two texts together."""

    @property
    def name(self) -> str:
        """Its name."""
        ...

    @property
    def labels(self) -> tuple[str, ...]:
        """What its outputs mean, in order and in small letters."""
        ...

    def outputs(
        self, pairs: Sequence[tuple[str, str]], cancel: Cancel | None = None
    ) -> list[list[float] | None]:
        """Its outputs (logits) for each pair; None for one that is longer than it reads."""
        ...


class FolderReader:
    """A second reader made of a cross-encoder. Raises ``UsageError`` if its labels are unknown."""

    def __init__(self, model: Pairs) -> None:
        self._model = model
        self._entails = _index(model.labels, "entail")
        self._contradicts = _index(model.labels, "contradict")
        if len(model.labels) > 1 and self._entails is None:
            labels = ", ".join(model.labels)
            raise UsageError(Notice("labels_unknown", name=model.name, labels=labels))

    @property
    def name(self) -> str:
        """The folder's name."""
        return self._model.name

    def batches(self, claims: Sequence[CitedClaim]) -> Sequence[Sequence[CitedClaim]]:
        """``claims`` one by one."""
        return [(claim,) for claim in claims]

    def judge(
        self, claims: Sequence[CitedClaim], cancel: Cancel | None
    ) -> tuple[tuple[Judged, ...], Usage]:
        """What the model says of ``claims``. Raises ``UsageError`` if it does not work."""
        pairs = [(" ".join(claim.places), claim.words) for claim in claims]
        outputs = self._model.outputs(pairs, cancel)
        judged = (
            Judged(claim, None) if one is None else Judged(claim, *self._verdict(one))
            for claim, one in zip(claims, outputs, strict=True)
        )
        return tuple(judged), Usage()

    def _verdict(self, outputs: Sequence[float]) -> tuple[Verdict, bool]:
        """The verdict, and whether the place shows the claim; "supported" without that changes
        nothing."""
        if self._entails is None:
            shown, against = 1 / (1 + math.exp(-max(-50.0, outputs[0]))), 0.0
        else:
            shares = _softmax(outputs)
            shown = shares[self._entails]
            against = shares[self._contradicts] if self._contradicts is not None else 0.0
        if against >= _SURE or shown < _NOTHING:
            return "no", False
        return "supported", shown >= _SURE


def _index(labels: Sequence[str], beginning: str) -> int | None:
    return next((at for at, label in enumerate(labels) if label.startswith(beginning)), None)


def _softmax(values: Sequence[float]) -> list[float]:
    powers = [math.exp(value - max(values)) for value in values]
    return [power / sum(powers) for power in powers]
