"""The thumbnails of covers: one small JPEG file a book, made by the process that read its file.

They can be made again at any time, so they are in no backup. Where a book has none the file is
empty.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.finished_file import put
from foxreader.core.notice import Notice
from foxreader.library.paths import private_folder

_HASH = re.compile(r"[0-9a-f]{64}")


class Covers:
    """The thumbnails below ``folder``. Safe from any thread and process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, sha256: str) -> bytes:
        """The JPEG file of a book's thumbnail; b"" for a book without one."""
        try:
            return self._path(sha256).read_bytes()
        except (OSError, ValueError):
            return b""

    def looked_for(self) -> set[str]:
        """The books whose files were asked for a cover, those without one among them."""
        return {path.stem for path in self._folder.glob("*/*.jpg")}

    def state(self, sha256: str) -> tuple[int, int]:
        """What differs once a book has another thumbnail; (0, 0) for a book without one."""
        try:
            found = self._path(sha256).stat()
        except (OSError, ValueError):
            return 0, 0
        return (found.st_size, found.st_mtime_ns) if found.st_size else (0, 0)

    def write(self, sha256: str, thumbnail: bytes) -> None:
        """Keep a thumbnail, whole or not at all; b"" where the file has none. One that cannot be
        kept is left out: the shelf draws a cover then."""
        path = self._path(sha256)
        with contextlib.suppress(OSError, StorageError):
            private_folder(path.parent)
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=".")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(thumbnail)
                put(Path(name), path)
            finally:
                Path(name).unlink(missing_ok=True)

    def remove(self, sha256: str) -> None:
        """Delete a thumbnail; raises ``StorageError`` where that fails."""
        try:
            self._path(sha256).unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                Notice("book_not_forgotten", folder=str(self._folder), reason=str(error.strerror))
            ) from error

    def _path(self, sha256: str) -> Path:
        if not _HASH.fullmatch(sha256):
            raise ValueError("no hash of a book")
        return self._folder / sha256[:2] / f"{sha256}.jpg"
