"""An embedding model that runs on this computer, out of a folder. It never calls out."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
import onnxruntime
import tokenizers

from foxreader.core.cancel import Cancel
from foxreader.core.embedding import EmbeddingKind
from foxreader.core.errors import UsageError
from foxreader.core.notice import Notice
from foxreader.embedding.folder import ModelFolder

_BATCH = 16
"""Texts that the model is given at once. Chosen, not measured: more take more memory at a time."""
_THREADS = 2
"""Threads of the model, so that a reader's page still turns. Chosen, not measured."""
_INTEGERS = {"tensor(int64)": np.int64, "tensor(int32)": np.int32}
_INPUTS = ("input_ids", "attention_mask", "token_type_ids")


class LocalEmbedder:
    """An ``Embedder``. The model is loaded with the first text, and on two threads at most."""

    def __init__(self, folder: ModelFolder) -> None:
        self._folder = folder
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
        encoded = [self._tokenizer.encode(before + text) for text in texts]
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
        width = max(len(one.ids) for one in encoded)
        filled = {name: np.zeros((len(encoded), width), np.int64) for name in _INPUTS}
        for row, one in enumerate(encoded):
            size = len(one.ids)
            filled["input_ids"][row, :size] = one.ids
            filled["attention_mask"][row, :size] = one.attention_mask
            filled["token_type_ids"][row, :size] = one.type_ids
        output = self._run(filled)
        rows = output if output.ndim == 2 else self._pooled(output, filled["attention_mask"])
        rows = rows.astype(np.float32)
        length = np.linalg.norm(rows, axis=1, keepdims=True)
        if not np.isfinite(length).all() or not length.all():
            raise self._broken(Notice("vectors_without_direction"))
        self.dimension = rows.shape[1]
        return rows / length

    def _run(self, filled: dict[str, Any]) -> Any:
        session = self._session
        given = {
            i.name: filled[i.name].astype(_INTEGERS.get(i.type, np.int64))
            for i in session.get_inputs()
            if i.name in filled
        }
        try:
            output = session.run([self._output], given)[0]
        except Exception as error:  # the runtime raises whatever it likes
            raise self._broken(error) from error
        if output.ndim not in (2, 3):
            raise self._broken(Notice("output_not_a_vector"))
        return output

    def _pooled(self, output: Any, mask: Any) -> Any:
        if self._folder.pooling == "cls":
            return output[:, 0]
        weights = mask[:, :, None].astype(output.dtype)
        return (output * weights).sum(axis=1) / weights.sum(axis=1).clip(min=1)

    @property
    def _output(self) -> str:
        """The output to read: states of tokens, which are pooled here, else a ready vector."""
        outputs = self._session.get_outputs()
        return str(next((o.name for o in outputs if len(o.shape) == 3), outputs[0].name))

    @cached_property
    def _session(self) -> Any:
        onnxruntime.disable_telemetry_events()
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = _THREADS
        options.inter_op_num_threads = 1
        options.log_severity_level = 4
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        try:
            session = onnxruntime.InferenceSession(
                str(self._folder.model), options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # the runtime raises whatever it likes
            raise self._broken(error) from error
        unknown = [i.name for i in session.get_inputs() if i.name not in _INPUTS]
        if unknown:
            raise self._broken(Notice("unknown_input", name=unknown[0]))
        return session

    @cached_property
    def _tokenizer(self) -> Any:
        try:
            tokenizer = tokenizers.Tokenizer.from_file(str(self._folder.tokenizer))
        except Exception as error:  # the library raises plain Exception
            raise self._broken(error) from error
        # The folder's own padding would make every text as long as the longest it allows.
        tokenizer.no_padding()
        tokenizer.enable_truncation(self._folder.longest)
        return tokenizer

    def _broken(self, error: Notice | Exception) -> UsageError:
        reason = error if isinstance(error, Notice) else " ".join(str(error).split())[:160]
        folder = str(self._folder.tokenizer.parent)
        return UsageError(
            Notice(
                "model_does_not_work", name=self._folder.model.name, folder=folder, reason=reason
            )
        )
