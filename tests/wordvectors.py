"""An embedding model made of the words of a text, which counts what it is asked."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence

from endpoint import hashed_vector
from foxreader.core.cancel import Cancel
from foxreader.core.message import EmbeddingKind


class WordEmbedder:
    """Texts that share words are near. ``meaning`` puts a word in place of another first."""

    def __init__(
        self,
        name: str = "words",
        size: int = 64,
        meaning: dict[str, str] | None = None,
        fails: Callable[[int], object] = lambda _: None,
    ) -> None:
        self.name, self.size, self.meaning = name, size, meaning or {}
        self.dimension = 0
        self.asked: list[tuple[str, str]] = []
        self._fails = fails

    def embed(
        self, texts: Sequence[str], kind: EmbeddingKind, cancel: Cancel | None = None
    ) -> list[array[float]]:
        if cancel is not None:
            cancel.check()
        self._fails(len(self.asked))
        self.asked += [(kind, text) for text in texts]
        self.dimension = self.size
        return [array("f", hashed_vector(self._meant(text), self.size)) for text in texts]

    @property
    def passages(self) -> list[str]:
        """The texts of the book that were asked for."""
        return [text for kind, text in self.asked if kind == "passage"]

    def _meant(self, text: str) -> str:
        words = text.lower().replace(".", " ").split()
        return " ".join(self.meaning.get(word, word) for word in words)
