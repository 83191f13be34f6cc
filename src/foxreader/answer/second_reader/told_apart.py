"""A test of a second reader: true and false claims of ours, told apart by their passages."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from foxreader.answer.second_reader.claims import CitedClaim
from foxreader.answer.second_reader.reader import SecondReader
from foxreader.core.cancel import Cancel
from foxreader.llm import ToldApart

LANGUAGES = ("en", "de", "fr", "es", "ru", "ja")
_EACH = 5
"""True claims of each language in a test, and as many false ones: thirty of each in all."""
_REQUESTS = 2
"""Requests of a test. One of sixty claims would be longer than that of any answer."""
_FOLDER = Path(__file__).with_name("our_claims")


@dataclass(frozen=True, slots=True)
class OurClaim:
    """A claim and the passage it is to be judged by, both written for this test. ``said``: the
    passage says it. ``kind`` is how it differs from the passage. ``language`` is the passage's; a
    few claims are in another."""

    language: str
    kind: str
    said: bool
    passage: str
    claim: str

    @property
    def cited(self) -> CitedClaim:
        """The claim as a second reader gets it."""
        return CitedClaim(self.claim, (1,), (self.passage,))


@cache
def our_claims() -> tuple[OurClaim, ...]:
    """All claims, 25 true and 25 false ones of each language."""
    return tuple(
        OurClaim(language, **json.loads(line))
        for language in LANGUAGES
        for line in (_FOLDER / f"{language}.jsonl").read_text(encoding="utf-8").splitlines()
    )


def drawn(seed: int | None = None) -> tuple[OurClaim, ...]:
    """The claims of one test, in an order that tells nothing: of each language five true and five
    false ones, each of another kind. Without ``seed`` they are others every time, so that no model
    learns them."""
    chance = random.Random(seed)
    found = [
        one
        for language in LANGUAGES
        for said in (True, False)
        for one in _of_many_kinds(language, chance, said=said)
    ]
    chance.shuffle(found)
    return tuple(found)


def _of_many_kinds(language: str, chance: random.Random, *, said: bool) -> Iterator[OurClaim]:
    able = [one for one in our_claims() if (one.language, one.said) == (language, said)]
    for kind in chance.sample(sorted({one.kind for one in able}), _EACH):
        yield chance.choice([one for one in able if one.kind == kind])


def tell_apart(
    reader: SecondReader, asked: Sequence[OurClaim], cancel: Cancel | None = None
) -> ToldApart:
    """How ``reader`` does with ``asked``, in two requests, or in more where its context is small.

    A claim that it says nothing readable of, or that is too long for it, is not told rightly.
    Raises what its model raises.
    """
    length = -(-len(asked) // _REQUESTS)
    marked: dict[CitedClaim, bool] = {}
    for start in range(0, len(asked), length):
        claims = [one.cited for one in asked[start : start + length]]
        for portion in reader.batches(claims):
            judged, _ = reader.judge(portion, cancel)
            marked |= {one.claim: one.verdict != "supported" for one in judged if one.verdict}
    false = [one.cited for one in asked if not one.said]
    true = [one.cited for one in asked if one.said]
    return ToldApart(
        sum(marked.get(claim, False) for claim in false),
        len(false),
        sum(marked.get(claim, True) for claim in true),
        len(true),
    )
