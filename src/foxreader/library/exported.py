"""Writes a file the reader asked for, in a folder of theirs: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from foxreader.core.errors import StorageError, UsageError
from foxreader.core.finished_file import finish, finish_new
from foxreader.core.notice import Notice


def write_new(path: Path, text: str | bytes, *, force: bool = False) -> None:
    """Write ``text`` to ``path``, as UTF-8 if it is no bytes; an existing file is replaced with
    ``force`` only.

    Raises ``UsageError`` where there is one, ``StorageError`` where it cannot be written.
    """
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".foxreader-")
        unfinished = Path(name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode() if isinstance(text, str) else text)
            (finish if force else finish_new)(unfinished, path)
        finally:
            unfinished.unlink(missing_ok=True)
    except FileExistsError as error:
        raise UsageError(Notice("export_exists", path=str(path))) from error
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(path), reason=str(error.strerror))
        ) from error
