"""A folder with a tiny embedding model, written byte by byte: each known word has its vector.

An ONNX file is one protobuf message; the few fields a model of one Gather has are written here,
so that its tests need no package beyond the program's own extra.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path

INT64, FLOAT = 7, 1


def _varint(number: int) -> bytes:
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes((*out, number))


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _bytes(field: int, value: bytes | str) -> bytes:
    raw = value.encode() if isinstance(value, str) else value
    return _varint(field << 3 | 2) + _varint(len(raw)) + raw


def _value(name: str, kind: int, dims: Sequence[str]) -> bytes:
    shape = b"".join(_bytes(1, _bytes(2, dim)) for dim in dims)
    tensor = _number(1, kind) + _bytes(2, shape)
    return _bytes(1, name) + _bytes(2, _bytes(1, tensor))


def onnx_bytes(table: Sequence[Sequence[float]], inputs: Sequence[str]) -> bytes:
    """A model that gives each token the row of ``table`` with its number."""
    flat = [number for row in table for number in row]
    weights = (
        _number(1, len(table)) + _number(1, len(table[0])) + _number(2, FLOAT)
        + _bytes(8, "table") + _bytes(9, struct.pack(f"<{len(flat)}f", *flat))
    )  # fmt: skip
    node = (
        _bytes(1, "table") + _bytes(1, "input_ids") + _bytes(2, "last_hidden_state")
        + _bytes(4, "Gather")
    )  # fmt: skip
    graph = _bytes(1, node) + _bytes(2, "tiny") + _bytes(5, weights)
    for name in inputs:
        graph += _bytes(11, _value(name, INT64, ("batch", "sequence")))
    graph += _bytes(12, _value("last_hidden_state", FLOAT, ("batch", "sequence", "size")))
    opset = _bytes(1, "") + _number(2, 17)
    return _number(1, 8) + _bytes(7, graph) + _bytes(8, opset)


def pair_onnx_bytes(table: Sequence[Sequence[float]]) -> bytes:
    """A model that gives a pair of texts, of the rows of its tokens, the highest of each column."""
    flat = [number for row in table for number in row]
    weights = (
        _number(1, len(table)) + _number(1, len(table[0])) + _number(2, FLOAT)
        + _bytes(8, "table") + _bytes(9, struct.pack(f"<{len(flat)}f", *flat))
    )  # fmt: skip
    gather = _bytes(1, "table") + _bytes(1, "input_ids") + _bytes(2, "rows") + _bytes(4, "Gather")
    axes = _bytes(1, "axes") + _number(8, 1) + _number(20, 7)
    keep = _bytes(1, "keepdims") + _number(3, 0) + _number(20, 2)
    highest = (
        _bytes(1, "rows") + _bytes(2, "logits") + _bytes(4, "ReduceMax")
        + _bytes(5, axes) + _bytes(5, keep)
    )  # fmt: skip
    graph = _bytes(1, gather) + _bytes(1, highest) + _bytes(2, "pair") + _bytes(5, weights)
    for name in ("input_ids", "attention_mask"):
        graph += _bytes(11, _value(name, INT64, ("batch", "sequence")))
    graph += _bytes(12, _value("logits", FLOAT, ("batch", "size")))
    return _number(1, 8) + _bytes(7, graph) + _bytes(8, _bytes(1, "") + _number(2, 17))


def write_pair_model(
    folder: Path, words: Mapping[str, Sequence[float]], labels: Sequence[str]
) -> Path:
    """A cross-encoder in ``folder`` that knows ``words``; a pair may have eight tokens."""
    id2label = {str(number): label for number, label in enumerate(labels)}
    write_model(folder, words, configs={"config.json": {"id2label": id2label}})
    (folder / "model.onnx").write_bytes(pair_onnx_bytes(list(words.values())))
    return folder


def write_model(
    folder: Path,
    words: Mapping[str, Sequence[float]],
    *,
    inputs: Sequence[str] = ("input_ids", "attention_mask"),
    onnx: str = "model.onnx",
    configs: Mapping[str, object] | None = None,
) -> Path:
    """A model in ``folder`` that knows ``words``; all others have the vector of "[UNK]"."""
    path = folder / onnx
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(onnx_bytes(list(words.values()), inputs))
    tokenizer = {
        "version": "1.0", "truncation": {"max_length": 8, "strategy": "LongestFirst",
        "stride": 0, "direction": "Right"}, "padding": {"strategy": {"Fixed": 8},
        "direction": "Right", "pad_to_multiple_of": None, "pad_id": 0, "pad_type_id": 0,
        "pad_token": "[UNK]"}, "added_tokens": [], "normalizer": {"type": "Lowercase"},
        "pre_tokenizer": {"type": "Whitespace"}, "post_processor": None, "decoder": None,
        "model": {"type": "WordLevel", "unk_token": "[UNK]",
                  "vocab": {word: number for number, word in enumerate(words)}},
    }  # fmt: skip
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer))
    for name, value in (configs or {}).items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(value if isinstance(value, str) else json.dumps(value))
    return folder


def reader_onnx_bytes(table: Sequence[Sequence[float]], outputs: Sequence[str]) -> bytes:
    """A model that gives each token one number of its row of ``table`` for each of ``outputs``."""
    graph = b""
    for column, name in enumerate(outputs):
        flat = [row[column] for row in table]
        weights = (
            _number(1, len(flat)) + _number(2, FLOAT)
            + _bytes(8, f"table{column}") + _bytes(9, struct.pack(f"<{len(flat)}f", *flat))
        )  # fmt: skip
        node = _bytes(1, f"table{column}") + _bytes(1, "input_ids") + _bytes(2, name)
        graph += _bytes(1, node + _bytes(4, "Gather")) + _bytes(5, weights)
    graph += _bytes(2, "reader")
    for name in ("input_ids", "attention_mask"):
        graph += _bytes(11, _value(name, INT64, ("batch", "sequence")))
    for name in outputs:
        graph += _bytes(12, _value(name, FLOAT, ("batch", "sequence")))
    return _number(1, 8) + _bytes(7, graph) + _bytes(8, _bytes(1, "") + _number(2, 17))


def write_reader_model(
    folder: Path,
    words: Mapping[str, Sequence[float]],
    *,
    outputs: Sequence[str] = ("start_logits", "end_logits"),
    longest: int = 64,
) -> Path:
    """An extractive reader in ``folder``: each of ``words`` has its two scores."""
    write_model(folder, words, configs={"tokenizer_config.json": {"model_max_length": longest}})
    (folder / "model.onnx").write_bytes(reader_onnx_bytes(list(words.values()), outputs))
    return folder
