"""How the tokens of a request are shared out, so that nothing in it is cut by chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.answer.routing.rules import Path
from foxreader.core.message import Message
from foxreader.core.tokens import estimate

_PER_MESSAGE = 8
_LEAST = 150
# A passage with the tags of its sentences; Zorxido gives a question 5 of them, one that names
# nothing 10, one for reasons 15. An overview takes what there is.
_PASSAGE = 520
_PASSAGES = {"specific": 5, "selection": 5, "broad": 10, "deep": 15, "overview": 30}
_SHARE = {"specific": 0.6, "selection": 0.6, "broad": 0.75, "deep": 0.85, "overview": 1.0}
# A prompt is no longer than that, whatever fits: more costs time and money and finds little (of
# the right passages 91 % are among the first 5, 95 % among 10), and many passages confuse.
_NORMAL = 8_000
SMALL_CONTEXT = 6_000
_SMALL = 3_000
_EACH_RESULT = 1_600
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


def prompt_room(context: int) -> int:
    """How many tokens the longest prompt may have for a model of ``context`` tokens."""
    most = _SMALL if context < SMALL_CONTEXT else _NORMAL
    return min(most, context - reply_room(context))


def reply_room(context: int) -> int:
    """How many tokens the reply may have."""
    return max(128, min(2_048, context // 4))


def history_room(context: int) -> int:
    """How many tokens of a prompt earlier turns may have."""
    return min(context, prompt_room(context)) // 4


def share_out(
    context: int,
    path: Path,
    fixed: Sequence[str],
    history: Sequence[Message],
    *,
    broad: bool = False,
) -> Budget:
    """The budget for a model of ``context`` tokens, beside ``fixed`` texts and the history.

    ``broad`` tells of a question that names nobody and nothing, which needs more to go by.
    """
    taken = sum(estimate(text) + _PER_MESSAGE for text in fixed) + size(history)
    passages = max(_LEAST, prompt_room(context) - taken)
    kind = "broad" if broad and path == "specific" else path
    most = _PASSAGES.get(kind, _PASSAGES["specific"]) * _PASSAGE
    portion = _SHARE.get(kind, _SHARE["specific"])
    first = max(_LEAST, min(int(passages * portion), most))
    return Budget(reply_room(context), passages, first)


def size(messages: Sequence[Message]) -> int:
    """Estimated tokens of ``messages``."""
    return sum(estimate(m.text) + _PER_MESSAGE for m in messages)
