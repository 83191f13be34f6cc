"""Thumbnails of covers. They can be made again at any time, so they are in no backup: of the files,
and those that the reader chose of the log of the shelf."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Mapping
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.system.files import delete, private_folder, put, unnamed

_HASH = re.compile(r"[0-9a-f]{64}")
_CHOSEN = ".chosen"


class Covers:
    """The thumbnails below ``folder``. Safe from any thread and process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, sha256: str) -> bytes:
        """The JPEG file of a book's thumbnail, the one that the reader chose before the file's;
        b"" for a book without one."""
        for chosen in (True, False):
            with contextlib.suppress(OSError, ValueError):
                return self._path(sha256, chosen).read_bytes()
        return b""

    def looked_for(self) -> set[str]:
        """The books whose files were asked for a cover, those without one among them."""
        return {path.stem for path in self._folder.glob("*/*.jpg")}

    def state(self, sha256: str) -> tuple[int, int]:
        """What differs once a book has another thumbnail; (0, 0) for a book without one."""
        for chosen in (True, False):
            with contextlib.suppress(OSError, ValueError):
                found = self._path(sha256, chosen).stat()
                return (found.st_size, found.st_mtime_ns) if found.st_size else (0, 0)
        return 0, 0

    def write(self, sha256: str, thumbnail: bytes) -> None:
        """Keep a thumbnail, whole or not at all; b"" where the file has none. One that cannot be
        kept is left out: the shelf draws a cover then."""
        self._write(self._path(sha256), thumbnail)

    def choose(self, chosen: Mapping[str, bytes]) -> bool:
        """Have these be the covers that the reader chose, by the hashes of the books; whether that
        changes any."""
        there = {path.stem: path for path in self._folder.glob(f"*/*{_CHOSEN}")}
        new = {
            sha256: data for sha256, data in chosen.items()
            if _HASH.fullmatch(sha256) and not (sha256 in there and self.read(sha256) == data)
        }  # fmt: skip
        for sha256, data in new.items():
            self._write(self._path(sha256, True), data)
        gone = there.keys() - chosen.keys()
        for sha256 in gone:
            with contextlib.suppress(OSError):
                delete(there[sha256])
        return bool(new or gone)

    def _write(self, path: Path, thumbnail: bytes) -> None:
        with (
            contextlib.suppress(OSError, StorageError),
            unnamed(private_folder(path.parent)) as made,
        ):
            made.write_bytes(thumbnail)
            put(made, path)

    def remove(self, sha256: str) -> None:
        """Delete a thumbnail; raises ``StorageError`` where that fails."""
        try:
            for chosen in (True, False):
                delete(self._path(sha256, chosen))
        except OSError as error:
            raise StorageError(
                Notice("book_not_forgotten", folder=str(self._folder), reason=str(error.strerror))
            ) from error

    def _path(self, sha256: str, chosen: bool = False) -> Path:
        if not _HASH.fullmatch(sha256):
            raise ValueError("no hash of a book")
        return self._folder / sha256[:2] / f"{sha256}{_CHOSEN if chosen else '.jpg'}"
