"""How the tokens of a request are shared out, so that nothing in it is cut by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.answer.route import Path
from foxreader.core.message import Message
from foxreader.core.tokens import estimate

_PER_MESSAGE = 8
_LEAST = 150
# What the first search may take: a share of what is free, and never more than so many tokens.
_FIRST = {"specific": (0.6, 2_600), "deep": (0.7, 6_000), "overview": (0.85, 16_000)}
_EACH_RESULT = 3_000
_LEAST_RESULT = 250


@dataclass(frozen=True, slots=True)
class Budget:
    """Estimated tokens: for the reply, for passages in all, and for the first of them."""

    reply: int
    passages: int
    first: int

    def for_result(self, spent: int) -> int:
        """What the next result may take once ``spent`` have gone; 0 when it is not worth it."""
        left = self.passages - spent
        return min(left, _EACH_RESULT) if left >= _LEAST_RESULT else 0

    def halved(self, spent: int) -> Budget:
        """Half of what was ``spent``, for an endpoint that holds less than it was said to."""
        half = max(_LEAST, min(self.first, spent) // 2)
        return Budget(self.reply // 2, half, half)


def share_out(context: int, path: Path, fixed: Sequence[str], history: Sequence[Message]) -> Budget:
    """The budget for a model of ``context`` tokens, beside ``fixed`` texts and the history."""
    reply = max(128, min(2_048, context // 4))
    taken = sum(estimate(text) + _PER_MESSAGE for text in fixed) + size(history)
    passages = max(_LEAST, context - reply - taken)
    portion, most = _FIRST.get(path, _FIRST["specific"])
    return Budget(reply, passages, max(_LEAST, min(int(passages * portion), most)))


def size(messages: Sequence[Message]) -> int:
    """Estimated tokens of ``messages``."""
    return sum(estimate(m.text) + _PER_MESSAGE for m in messages)
