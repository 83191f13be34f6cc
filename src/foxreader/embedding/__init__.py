"""Models in a folder that run on this computer, and the search among vectors. An extra install."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from foxreader.core.errors import UsageError
from foxreader.core.message import Embedder
from foxreader.core.notice import Notice
from foxreader.embedding.folder import read_cross_encoder, read_folder, read_reader

if TYPE_CHECKING:
    from foxreader.embedding.local import CrossEncoder, ExtractiveReader

__all__ = ["open_cross_encoder", "open_folder", "open_reader", "searchable"]

_NEEDED = ("numpy", "onnxruntime", "tokenizers")


def searchable() -> bool:
    """Whether what a search among vectors needs is installed."""
    return find_spec("numpy") is not None


# The runtime takes a quarter of a second to import, so it is imported where it is used.
def open_folder(folder: Path) -> Embedder:
    """The embedding model in ``folder``; raises ``UsageError`` where there is none to use."""
    _need_packages("semantic_not_installed")
    found = read_folder(folder)
    from foxreader.embedding.local import LocalEmbedder  # noqa: PLC0415

    return LocalEmbedder(found)


def open_cross_encoder(folder: Path) -> CrossEncoder:
    """The cross-encoder in ``folder``; raises ``UsageError`` where there is none to use."""
    _need_packages("cross_encoder_not_installed")
    found = read_cross_encoder(folder)
    from foxreader.embedding.local import CrossEncoder  # noqa: PLC0415

    return CrossEncoder(found)


def open_reader(folder: Path) -> ExtractiveReader:
    """The extractive reader in ``folder``; raises ``UsageError`` where there is none to use."""
    _need_packages("reader_not_installed")
    found = read_reader(folder)
    from foxreader.embedding.local import ExtractiveReader  # noqa: PLC0415

    return ExtractiveReader(found)


def _need_packages(code: str) -> None:
    """Raises ``UsageError`` with the notice ``code`` if the extra is not installed."""
    missing = [name for name in _NEEDED if find_spec(name) is None]
    if missing:
        raise UsageError(Notice(code, packages=", ".join(missing)))
