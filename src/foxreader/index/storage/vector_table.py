"""The vectors of a book's text, in its index: found by their text, not by its place.

A vector is found by a hash of the very text it was made of, with the model and its dimension.
So a new extraction of the book, or pages recognised since, cost only what changed.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Collection, Mapping, Sequence

from foxreader.index.storage.index_file import IndexFile

KEY = 16
"""Bytes of the hash that a vector is found by: 128 bits, so that no two texts of a book share
one."""
_NUMBER = 2
"""Bytes of a 16-bit float."""


def key_of(text: str) -> bytes:
    """What finds the vector of ``text``."""
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=KEY).digest()


class VectorTable:
    """The stored vectors, in the file of one index. Numbers are 16-bit floats."""

    def __init__(self, file: IndexFile) -> None:
        self._file = file

    @property
    def any(self) -> bool:
        """Whether there are vectors of any model at all."""
        return bool(self._file.rows("SELECT 1 FROM vector LIMIT 1"))

    @property
    def version(self) -> tuple[int, int]:
        """What changes whenever vectors are added or removed."""
        rows = self._file.rows("SELECT coalesce(max(id), 0), count(*) FROM vector")
        return int(rows[0][0]), int(rows[0][1])

    def dimension(self, model: str) -> int:
        """How many numbers the newest vectors of ``model`` have; 0 where there are none."""
        query = "SELECT dimension FROM vector WHERE model = ? ORDER BY id DESC LIMIT 1"
        return next((int(row[0]) for row in self._file.rows(query, model)), 0)

    def keys(self, model: str, dimension: int) -> set[bytes]:
        """The keys of all vectors of ``model``."""
        query = "SELECT keys FROM vector WHERE model = ? AND dimension = ?"
        rows = self._file.rows(query, model, dimension)
        return {key for (packed,) in rows for key in _cut(packed, KEY)}

    def vectors(self, model: str, dimension: int) -> Mapping[bytes, bytes]:
        """All vectors of ``model`` by their keys, as little-endian 16-bit floats."""
        query = "SELECT keys, numbers FROM vector WHERE model = ? AND dimension = ?"
        found: dict[bytes, bytes] = {}
        for keys, numbers in self._file.rows(query, model, dimension):
            rows = _cut(numbers, _NUMBER * dimension)
            found.update(zip(_cut(keys, KEY), rows, strict=True))
        return found

    def add(self, model: str, keys: Sequence[bytes], vectors: Sequence[Sequence[float]]) -> None:
        """Store a batch at once; its ``vectors`` are of one dimension."""
        dimension = len(vectors[0])
        numbers = b"".join(struct.pack(f"<{dimension}e", *vector) for vector in vectors)
        with self._file.transaction() as database:
            database.executemany(
                "INSERT INTO vector(model, dimension, keys, numbers) VALUES (?, ?, ?, ?)",
                [(model, dimension, b"".join(keys), numbers)],
            )

    def keep(self, model: str, dimension: int, keys: Collection[bytes]) -> None:
        """Remove the batches of other models, and those with none of ``keys``."""
        with self._file.transaction() as database:
            rows = self._file.rows("SELECT id, model, dimension, keys FROM vector")
            idle = [
                (id_,)
                for id_, *of, packed in rows
                if of != [model, dimension] or not any(k in keys for k in _cut(packed, KEY))
            ]
            database.executemany("DELETE FROM vector WHERE id = ?", idle)


def _cut(packed: bytes, size: int) -> list[bytes]:
    return [packed[at : at + size] for at in range(0, len(packed), size)]
