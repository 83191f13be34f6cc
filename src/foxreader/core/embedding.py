"""Texts as vectors: the one protocol of an embedding model, wherever it runs."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Sequence
from math import isfinite, sqrt
from typing import Literal, Protocol

from foxreader.core.cancel import Cancel

EmbeddingKind = Literal["query", "passage"]
"""Some models read a question in another way than the text it is asked of."""

_ASKED_IN_WORDS = "Represent this sentence for searching relevant passages: "

# What models want before a question and before a passage, as their makers publish it.
_KNOWN = (
    (re.compile(r"bge-(micro|small|base|large)-en|mxbai-embed-large"), _ASKED_IN_WORDS, ""),
    (re.compile(r"bge-(small|base|large)-zh"), "为这个句子生成表示以用于检索相关文章：", ""),
    (re.compile(r"(?<![a-z0-9])e5-(small|base|large)"), "query: ", "passage: "),
    (re.compile(r"nomic-embed-text"), "search_query: ", "search_document: "),
)


class Embedder(Protocol):
    """A model that gives each text a vector, near to those of texts that mean the like."""

    @property
    def name(self) -> str:
        """The name of the model, which no other model has: part of the key of its vectors."""
        ...

    @property
    def dimension(self) -> int:
        """How many numbers a vector has; 0 until there is a first one."""
        ...

    def embed(
        self, texts: Sequence[str], kind: EmbeddingKind, cancel: Cancel | None = None
    ) -> list[array[float]]:
        """A vector of length 1 for each of ``texts``, in their order, as 32-bit floats.

        What is too long for the model is cut. Raises a ``FoxError`` that says what is
        wrong, ``Cancelled`` when stopped.
        """
        ...


def prefix(model: str, kind: EmbeddingKind) -> str:
    """What a model of this name wants before a text of that kind; "" for most."""
    lower = model.lower()
    for pattern, query, passage in _KNOWN:
        if pattern.search(lower):
            return query if kind == "query" else passage
    return ""


def unit(numbers: Iterable[float]) -> array[float]:
    """``numbers`` scaled to length 1; raises ``ValueError`` where that makes no sense."""
    vector = array("f", numbers)
    length = sqrt(sum(number * number for number in vector))
    if not isfinite(length) or length == 0:
        raise ValueError("a vector without a direction")
    return array("f", (number / length for number in vector))
