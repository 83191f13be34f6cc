"""Models that run on this computer, out of a folder. They never call out."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
import tokenizers

from foxreader.core.cancel import Cancel
from foxreader.core.errors import UsageError
from foxreader.core.message import EmbeddingKind
from foxreader.core.notice import Notice
from foxreader.embedding.folder import CrossEncoderFolder, ModelFolder, ReaderFolder

_BATCH = 16
"""Texts that the model is given at once. Chosen, not measured: more take more memory at a time."""
_THREADS = 2
"""Threads of the model, so that a reader's page still turns. Chosen, not measured."""
_INTEGERS = {"tensor(int64)": np.int64, "tensor(int32)": np.int32}
_INPUTS = ("input_ids", "attention_mask", "token_type_ids")


class Runtime:
    """The model and the tokenizer of a folder, loaded when they are first used."""

    def __init__(self, model: Path, tokenizer: Path, longest: int) -> None:
        self._model, self._file, self._longest = model, tokenizer, longest

    def run(self, encoded: Sequence[Any], output: str) -> tuple[Any, Any]:
        """The model's ``output`` for some encoded texts, and the mask of their tokens."""
        (found,), mask = self.run_all(encoded, (output,))
        return found, mask

    def run_all(self, encoded: Sequence[Any], outputs: Sequence[str]) -> tuple[list[Any], Any]:
        """The same for several ``outputs``."""
        width = max(len(one.ids) for one in encoded)
        filled = {name: np.zeros((len(encoded), width), np.int64) for name in _INPUTS}
        for row, one in enumerate(encoded):
            size = len(one.ids)
            filled["input_ids"][row, :size] = one.ids
            filled["attention_mask"][row, :size] = one.attention_mask
            filled["token_type_ids"][row, :size] = one.type_ids
        given = {
            i.name: filled[i.name].astype(_INTEGERS.get(i.type, np.int64))
            for i in self.session.get_inputs()
            if i.name in filled
        }
        try:
            found = self.session.run(list(outputs), given)
        except Exception as error:  # the runtime raises whatever it likes
            raise self.broken(error) from error
        return found, filled["attention_mask"]

    @cached_property
    def session(self) -> Any:
        """The model, on two threads at most."""
        onnxruntime.disable_telemetry_events()
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = _THREADS
        options.inter_op_num_threads = 1
        options.log_severity_level = 4
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        try:
            session = onnxruntime.InferenceSession(
                str(self._model), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # the runtime raises whatever it likes
            raise self.broken(error) from error
        unknown = [i.name for i in session.get_inputs() if i.name not in _INPUTS]
        if unknown:
            raise self.broken(Notice("unknown_input", name=unknown[0]))
        return session

    @cached_property
    def tokenizer(self) -> Any:
        """The tokenizer; it cuts what the model does not read."""
        try:
            tokenizer = tokenizers.Tokenizer.from_file(str(self._file))
        except Exception as error:  # the library raises plain Exception
            raise self.broken(error) from error
        # The folder's own padding would make every text as long as the longest it allows.
        tokenizer.no_padding()
        tokenizer.enable_truncation(self._longest)
        return tokenizer

    def broken(self, error: Notice | Exception) -> UsageError:
        """That the model does not work, with the reason."""
        reason = error if isinstance(error, Notice) else " ".join(str(error).split())[:160]
        folder = str(self._file.parent)
        return UsageError(
            Notice("model_does_not_work", name=self._model.name, folder=folder, reason=reason)
        )


class LocalEmbedder:
    """An ``Embedder``. The model is loaded with the first text, and on two threads at most."""

    def __init__(self, folder: ModelFolder) -> None:
        self._folder = folder
        self._runtime = Runtime(folder.model, folder.tokenizer, folder.longest)
        self.dimension = 0

    @property
    def name(self) -> str:
        """The folder's name and a hash of its files."""
        return self._folder.name

    def embed(
        self, texts: Sequence[str], kind: EmbeddingKind, cancel: Cancel | None = None
    ) -> list[array[float]]:
        """A vector for each of ``texts``; ``cancel`` is looked at between batches."""
        before = self._folder.prefixes[kind]
        encoded = [self._runtime.tokenizer.encode(before + text) for text in texts]
        # Texts of like length go together, so that little is computed for padding.
        order = sorted(range(len(texts)), key=lambda at: len(encoded[at].ids))
        found: dict[int, array[float]] = {}
        for first in range(0, len(order), _BATCH):
            if cancel is not None:
                cancel.check()
            batch = order[first : first + _BATCH]
            for at, row in zip(batch, self._vectors([encoded[at] for at in batch]), strict=True):
                found[at] = array("f", row.tobytes())
        return [found[at] for at in range(len(texts))]

    def _vectors(self, encoded: Sequence[Any]) -> Any:
        """One row for each text, of length 1."""
        output, mask = self._runtime.run(encoded, self._output)
        if output.ndim not in (2, 3):
            raise self._runtime.broken(Notice("output_not_a_vector"))
        rows = output if output.ndim == 2 else self._pooled(output, mask)
        rows = rows.astype(np.float32)
        length = np.linalg.norm(rows, axis=1, keepdims=True)
        if not np.isfinite(length).all() or not length.all():
            raise self._runtime.broken(Notice("vectors_without_direction"))
        self.dimension = rows.shape[1]
        return rows / length

    def _pooled(self, output: Any, mask: Any) -> Any:
        if self._folder.pooling == "cls":
            return output[:, 0]
        weights = mask[:, :, None].astype(output.dtype)
        return (output * weights).sum(axis=1) / weights.sum(axis=1).clip(min=1)

    @property
    def _output(self) -> str:
        """The output to read: states of tokens, which are pooled here, else a ready vector."""
        outputs = self._runtime.session.get_outputs()
        return str(next((o.name for o in outputs if len(o.shape) == 3), outputs[0].name))


class CrossEncoder:
    """Compares pairs of texts with a model out of a folder, which never calls out."""

    def __init__(self, folder: CrossEncoderFolder) -> None:
        self._folder = folder
        # One more token is kept, to see which pairs are longer than the model reads.
        self._runtime = Runtime(folder.model, folder.tokenizer, folder.longest + 1)

    @property
    def name(self) -> str:
        """The folder's name."""
        return self._folder.name

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of its outputs, in order."""
        return self._folder.labels

    def outputs(
        self, pairs: Sequence[tuple[str, str]], cancel: Cancel | None = None
    ) -> list[list[float] | None]:
        """For each pair the model's outputs (logits), None if it is longer than the model reads.

        ``cancel`` is looked at between pairs.
        """
        found: list[list[float] | None] = []
        for first, second in pairs:
            if cancel is not None:
                cancel.check()
            encoded = self._runtime.tokenizer.encode(first, second)
            fits = len(encoded.ids) <= self._folder.longest
            found.append(self._logits(encoded) if fits else None)
        return found

    def _logits(self, encoded: Any) -> list[float]:
        name = str(self._runtime.session.get_outputs()[0].name)
        output, _ = self._runtime.run([encoded], name)
        if output.shape != (1, len(self.labels)) or not np.isfinite(output).all():
            raise self._runtime.broken(Notice("output_not_labelled"))
        return [float(value) for value in output[0]]


# An extractive reader in a folder: a model trained on questions like those of SQuAD 2.
#
# For each token of a text it gives two scores, that the answer starts there and that it ends there,
# and for the first token of all that the text has no answer.

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
