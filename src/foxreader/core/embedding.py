"""The protocol of an embedding model, which makes vectors of texts, wherever it runs."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Sequence
from math import isfinite, sqrt
from typing import Literal, Protocol

from foxreader.core.cancel import Cancel

EmbeddingKind = Literal["query", "passage"]
"""Whether a text is a question or part of a book; some models embed these differently."""

_ASKED_IN_WORDS = "Represent this sentence for searching relevant passages: "

# The prefixes some models need before a question and before a passage, as their makers publish.
_KNOWN = (
    (re.compile(r"bge-(micro|small|base|large)-en|mxbai-embed-large"), _ASKED_IN_WORDS, ""),
    (re.compile(r"bge-(small|base|large)-zh"), "为这个句子生成表示以用于检索相关文章：", ""),
    (re.compile(r"(?<![a-z0-9])e5-(small|base|large)"), "query: ", "passage: "),
    (re.compile(r"nomic-embed-text"), "search_query: ", "search_document: "),
)


class Embedder(Protocol):
    """A model that makes a vector for each text; texts of similar meaning have near vectors."""

    @property
    def name(self) -> str:
        """The unique name of the model, which is part of the key of its vectors."""
        ...

    @property
    def dimension(self) -> int:
        """The length of a vector; 0 if it is not known before the first one."""
        ...

    def embed(
        self, texts: Sequence[str], kind: EmbeddingKind, cancel: Cancel | None = None
    ) -> list[array[float]]:
        """A vector of length 1 for each of ``texts``, in their order, as 32-bit floats.

        Texts that are too long for the model are cut. Raises a ``FoxError`` that says what is
        wrong, ``Cancelled`` if stopped.
        """
        ...


def prefix(model: str, kind: EmbeddingKind) -> str:
    """The prefix that a model needs before a text of that kind; "" for most models."""
    lower = model.lower()
    for pattern, query, passage in _KNOWN:
        if pattern.search(lower):
            return query if kind == "query" else passage
    return ""


def unit(numbers: Iterable[float]) -> array[float]:
    """``numbers`` scaled to length 1. Raises ``ValueError`` if the length is 0 or not finite."""
    vector = array("f", numbers)
    length = sqrt(sum(number * number for number in vector))
    if not isfinite(length) or length == 0:
        raise ValueError("a vector without a direction")
    return array("f", (number / length for number in vector))
