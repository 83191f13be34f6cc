"""Makes a PDF in a process of its own: what crashes or hangs there is one sentence here."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from foxreader.core.errors import DamagedBook, StorageError
from foxreader.core.notice import Notice
from foxreader.formats.details.apart import DetailsReader, Task


def pdf_apart(html: str) -> bytes:
    """``html``, which the program wrote itself, as a PDF. Raises ``StorageError`` where none could
    be made of it."""
    data = html.encode("utf-8", "replace")
    try:
        with closing(DetailsReader(1)) as reader:
            made = reader.read(Task(None, Path("printed.html"), "pdf", data)).made
    except DamagedBook as error:
        raise StorageError(Notice("pdf_not_made")) from error
    if not made:
        raise StorageError(Notice("pdf_not_made"))
    return made
