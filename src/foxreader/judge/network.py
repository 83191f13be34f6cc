"""The judge's network: BERT's encoder (Devlin et al., 2019) with a head for a number, in numpy.

One pair a run, so that a pair gets the same number whatever is read beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from foxreader.judge.pieces import END, START, Pieces

Table = Any
"""An array of 32-bit floats."""
_CLAIM, _BOTH = 96, 192
"""Pieces that are read of the claim, and of both, as in training."""
_DECIMALS = 3
"""Of a score: those after depend on the processor."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of a network."""

    width: int
    layers: int
    heads: int
    epsilon: float


@dataclass(frozen=True, slots=True)
class Pair:
    """A claim and the words of its place, which are read together."""

    claim: str
    place: str


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
    """The network; its ``tables`` give their numbers by name, as :mod:`foxreader.judge.file` lists
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

    def _first(self, texts: Sequence[Sequence[int]]) -> list[Table]:
        """The vectors of the first pieces of some texts, each read by itself."""
        positions, normal = self._numbers("emb.pos"), self._normal("emb.ln")
        states = [normal(self._words.of(ids) + positions[: len(ids)]) for ids in texts]
        for number in range(self._shape.layers):
            layer = self._layer(f"l{number}")
            states = [layer(x) for x in states]
        return [x[0] for x in states]

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
            return x / np.sqrt((x * x).mean(1, keepdims=True) + epsilon) * weights + bias

        return normal

    def _numbers(self, name: str) -> Table:
        return self._tables[name].numbers()


def attention(query: Table, key: Table, value: Table) -> Table:
    """What each piece takes from all, a head a table of (pieces, numbers)."""
    scores = query @ key.transpose(0, 2, 1) / np.float32(query.shape[2] ** 0.5)
    scores = np.exp(scores - scores.max(2, keepdims=True))
    scores /= scores.sum(2, keepdims=True)
    return scores @ value


def gelu(x: Table) -> Table:
    """x times the share of a normal distribution below x, to seven decimals (Abramowitz and
    Stegun, 7.1.26)."""
    size = np.abs(x) * np.float32(0.5**0.5)
    t = 1 / (1 + np.float32(0.3275911) * size)
    curve = t * (np.float32(0.254829592) + t * (np.float32(-0.284496736) + t * (
        np.float32(1.421413741) + t * (np.float32(-1.453152027) + t * np.float32(1.061405429))
    )))  # fmt: skip
    error = 1 - curve * np.exp(-size * size)
    return x * (np.float32(0.5) + np.float32(0.5) * np.sign(x) * error)
