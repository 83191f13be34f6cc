"""How the text of one book looks where that differs from all others, kept in the library."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from foxreader.core.outer_json import read_json_or
from foxreader.library.database import Database
from foxreader.library.settings import LOOK, valid_settings


class BookLooks:
    """The settings a book has of its own, by name. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> dict[str, Any]:
        """What is set for this book alone; a value that is none of today's is left out."""
        with self._database.work() as work:
            row = work.execute("SELECT look FROM book_look WHERE sha256 = ?", (sha256,)).fetchone()
        if row is None:
            return {}
        return valid_settings(read_json_or(row[0], {}), LOOK)

    def keep(self, sha256: str, own: Mapping[str, Any]) -> None:
        """Store what is set for this book alone; nothing takes it back to that of all books.

        Of a book that was forgotten meanwhile nothing is stored."""
        with self._database.work() as work:
            if own:
                work.execute(
                    "INSERT OR REPLACE INTO book_look (sha256, look)"
                    " SELECT sha256, ? FROM book WHERE sha256 = ?",
                    (json.dumps(dict(own), sort_keys=True), sha256),
                )
            else:
                work.execute("DELETE FROM book_look WHERE sha256 = ?", (sha256,))
