"""A tiny judge: public weights, a part of ours, and the file made of them, all by a seed."""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

import numpy as np

from foxreader.judge import build, in_eight_bits, in_floats, write

WIDTH, LAYERS, INNER, POSITIONS = 32, 2, 64, 512
PIECES = ("<s>", "<pad>", "</s>", "<unk>", "▁", "▁the", "▁fox", "▁read", "s", "er", "a", "e", "r",
          "d", "▁no", "t", "კ", "字")  # fmt: skip
_NAMES = ("q", "k", "v", "ao", "fi", "fo")


def weights(path: Path) -> str:
    """Public weights in the form of the package; gives their hash."""
    chance = np.random.default_rng(7)
    tables: dict[str, bytes] = {
        "emb.word": _blocks(chance, len(PIECES) * WIDTH),
        "emb.type": _floats(chance, 2 * WIDTH),
        "emb.pos": _floats(chance, POSITIONS * WIDTH),
        "emb.ln.w": np.ones(WIDTH, "<f4").tobytes(),
        "emb.ln.b": _floats(chance, WIDTH),
    }
    for number in range(LAYERS):
        for name in _NAMES:
            rows, columns = {"fi": (INNER, WIDTH), "fo": (WIDTH, INNER)}.get(name, (WIDTH, WIDTH))
            tables[f"l{number}.{name}.w"] = _blocks(chance, rows * columns)
            tables[f"l{number}.{name}.b"] = _floats(chance, rows)
        for name in ("aln", "oln"):
            tables[f"l{number}.{name}.w"] = np.ones(WIDTH, "<f4").tobytes()
            tables[f"l{number}.{name}.b"] = _floats(chance, WIDTH)
    words = [piece.encode() for piece in PIECES]
    starts = [sum(map(len, words[:n])) for n in range(len(words) + 1)]
    scores = [0.0] * 4 + [-2.0 - n / 10 for n in range(len(words) - 4)]
    head = b"E5S1\1\0\0\0" + struct.pack(
        "<7ifi", WIDTH, LAYERS, 4, INNER, len(words), POSITIONS, 2, 1e-12, 32
    )
    head += struct.pack("<i4iQ", len(words), 0, 2, 1, 3, starts[-1])
    head += struct.pack(f"<{len(starts)}I{len(scores)}f", *starts, *scores) + b"".join(words)
    head += struct.pack("<iI", 1, 3) + b"abc" + struct.pack("<i", len(tables))
    size = len(head) + sum(2 + len(name) + 21 for name in tables)
    for name, data in tables.items():
        head += struct.pack("<H", len(name)) + name.encode()
        head += struct.pack("<BI2Q", 0, 0, size, len(data))
        size += len(data)
    path.write_bytes(head + b"".join(tables.values()))
    return hashlib.sha256(path.read_bytes()).hexdigest()


def part(path: Path, support: dict[str, list[float]] | None = None) -> None:
    """What was taught: the upper layer and the heads."""
    chance = np.random.default_rng(8)
    tables = {}
    for name in _NAMES:
        rows, columns = {"fi": (INNER, WIDTH), "fo": (WIDTH, INNER)}.get(name, (WIDTH, WIDTH))
        tables[f"l1.{name}.w"] = in_eight_bits(chance.normal(size=(rows, columns)) / 6)
        tables[f"l1.{name}.b"] = in_floats(chance.normal(size=rows))
    for name in ("aln", "oln"):
        tables[f"l1.{name}.w"] = in_floats(np.ones(WIDTH))
        tables[f"l1.{name}.b"] = in_floats(np.zeros(WIDTH))
    tables["head.dense.w"] = in_eight_bits(chance.normal(size=(WIDTH, WIDTH)))
    tables["head.dense.b"] = in_floats(chance.normal(size=WIDTH))
    tables["head.out.w"] = in_eight_bits(chance.normal(size=(1, WIDTH)))
    tables["head.out.b"] = in_floats(chance.normal(size=1))
    facts = {"part": "tiny", "frozen": 1, "support": support or {"others": [-0.5, 0.5]}}
    write(path, facts, tables)


def judge(folder: Path, support: dict[str, list[float]] | None = None) -> Path:
    """The file of a tiny judge; ``support`` are its limits by language."""
    digest = weights(folder / "weights.bin")
    part(folder / "part.bin", support)
    build(folder / "weights.bin", folder / "part.bin", folder / "judge.bin", digest)
    return folder / "judge.bin"


def _floats(chance: np.random.Generator, count: int) -> bytes:
    return (chance.normal(size=count) / 4).astype("<f4").tobytes()


def _blocks(chance: np.random.Generator, count: int) -> bytes:
    blocks = np.zeros(count // 32, np.dtype([("scale", "<f2"), ("bits", "u1", 16)]))
    blocks["scale"] = 0.05
    blocks["bits"] = chance.integers(0, 256, (count // 32, 16))
    return blocks.tobytes()
