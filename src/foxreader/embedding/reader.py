"""An extractive reader in a folder: a model trained on questions like those of SQuAD 2.

For each token of a text it gives two scores, that the answer starts there and that it ends there,
and for the first token of all that the text has no answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from foxreader.core.cancel import Cancel
from foxreader.core.notice import Notice
from foxreader.embedding.folder import ReaderFolder
from foxreader.embedding.local import Runtime

_OUTPUTS = ("start_logits", "end_logits")
_LONGEST_ANSWER = 40
"""Tokens of an answer at most. Chosen, not measured: the answers of SQuAD 2 are shorter."""
_STRIDE = 64
"""Tokens that two pieces of a long text share. Chosen, not measured."""
_MOST_QUESTION = 2
"""A question with more tokens than one part in this many of what the model reads is not read."""
_SPECIAL = 3
"""Special tokens that a pair of texts has more than one text, at most: RoBERTa has two."""
_DIGITS = 3
"""Decimals of a score that are given: those after depend on the processor."""


@dataclass(frozen=True, slots=True)
class Extracted:
    """An answer in a text: its start and end in code points, half open. ``score`` is how much surer
    the model is of it than of there being none; above 0 it says that this is the answer."""

    start: int
    end: int
    score: float


class ExtractiveReader:
    """Finds answers with a model out of a folder, which never calls out."""

    def __init__(self, folder: ReaderFolder) -> None:
        self._folder = folder
        self._runtime = Runtime(folder.model, folder.tokenizer, folder.longest)

    @property
    def name(self) -> str:
        """The folder's name."""
        return self._folder.name

    def answers(
        self, question: str, texts: Sequence[str], cancel: Cancel | None = None
    ) -> list[Extracted | None]:
        """The best answer in each of ``texts``; None for a text without words to answer with.

        ``cancel`` is looked at between texts. Raises ``UsageError`` if the model does not work.
        """
        found = []
        for text in texts:
            if cancel is not None:
                cancel.check()
            found.append(self._answer(question, text))
        return found

    def _answer(self, question: str, text: str) -> Extracted | None:
        """The best answer in the pieces of ``text`` that the model can read at once."""
        best: tuple[float, int, int] | None = None
        least_none: float | None = None
        for start, end in self._pieces(question, text):
            piece = self._runtime.tokenizer.encode(question, text[start:end])
            starts, ends = self._logits(piece)
            none = starts[0] + ends[0]
            least_none = none if least_none is None else min(least_none, none)
            span = _best(piece, starts, ends)
            if span is not None and (best is None or span[0] > best[0]):
                best = (span[0], start + span[1], start + span[2])
        if best is None or least_none is None:
            return None
        words = text[best[1] : best[2]]
        begin = best[1] + len(words) - len(words.lstrip())  # some tokens begin with their space
        return Extracted(begin, begin + len(words.strip()), round(best[0] - least_none, _DIGITS))

    def _pieces(self, question: str, text: str) -> Iterator[tuple[int, int]]:
        """From where to where ``text`` is read at once with ``question``, in code points; pieces
        overlap. None if the question is too long."""
        tokenizer, longest = self._runtime.tokenizer, self._folder.longest
        tokenizer.no_truncation()
        asked = len(tokenizer.encode(question).ids)
        offsets = [
            (start, end)
            for start, end in tokenizer.encode(text, add_special_tokens=False).offsets
            if start < end
        ]
        room = longest - asked - _SPECIAL
        if _MOST_QUESTION * asked > longest or room < 1:
            return
        step = max(1, room - min(_STRIDE, room // 2))
        for first in range(0, len(offsets), step):
            last = min(first + room, len(offsets)) - 1
            yield offsets[first][0], offsets[last][1]
            if last + 1 == len(offsets):
                return

    def _logits(self, piece: Any) -> tuple[list[float], list[float]]:
        names = [str(output.name) for output in self._runtime.session.get_outputs()]
        if not set(_OUTPUTS) <= set(names):
            listed = ", ".join(names)
            raise self._runtime.broken(Notice("output_no_spans", outputs=listed))
        (starts, ends), _ = self._runtime.run_all([piece], _OUTPUTS)
        shape = (1, len(piece.ids))
        if starts.shape != shape or ends.shape != shape:
            raise self._runtime.broken(Notice("output_no_spans", outputs=", ".join(_OUTPUTS)))
        first, second = ([float(value) for value in row[0]] for row in (starts, ends))
        if not all(value - value == 0 for value in (*first, *second)):  # infinite, or no number
            raise self._runtime.broken(Notice("output_no_spans", outputs=", ".join(_OUTPUTS)))
        return first, second


def _best(
    piece: Any, starts: Sequence[float], ends: Sequence[float]
) -> tuple[float, int, int] | None:
    """The score and the characters of the best answer in one piece; of equals the earliest."""
    inside = [
        at
        for at, (sequence, (start, end)) in enumerate(
            zip(piece.sequence_ids, piece.offsets, strict=True)
        )
        if sequence == 1 and start < end
    ]
    pairs = (
        (starts[first] + ends[last], -first, -last)
        for number, first in enumerate(inside)
        for last in inside[number : number + _LONGEST_ANSWER]
    )
    found = max(pairs, default=None)
    if found is None:
        return None
    score, first, last = found[0], -found[1], -found[2]
    return score, piece.offsets[first][0], piece.offsets[last][1]
