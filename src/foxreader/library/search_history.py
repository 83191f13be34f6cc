"""What was searched for in books, in a small file of the profile; the newest first."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from foxreader.core.errors import StorageError
from foxreader.core.find_query import KINDS, FindQuery
from foxreader.core.outer_json import read_json
from foxreader.library.lock import locked
from foxreader.library.paths import write_private

logger = logging.getLogger(__name__)

MOST = 30
"""Searches that are kept; chosen: a menu of a window's height."""
_LONGEST = 500
"""Characters of a search that is kept. Chosen: longer ones were pasted, not thought of."""


class SearchHistory:
    """The searches of all books. What cannot be read is forgotten."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> tuple[FindQuery, ...]:
        """What was searched for, the newest first, each once."""
        try:
            value = read_json(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return ()
        found = map(_query, value if isinstance(value, list) else ())
        return tuple(one for one in found if one is not None)[:MOST]

    def add(self, query: FindQuery) -> None:
        """Keep ``query`` as the newest."""
        text = " ".join(query.text.split())
        if not text or len(text) > _LONGEST:
            return
        try:
            with locked(self.path):
                rest = [one for one in self.all() if one != query]
                self._write([query, *rest][:MOST])
        except StorageError as error:
            logger.warning("%s", error)  # no search fails for that

    def clear(self) -> None:
        """Forget them all. Raises ``StorageError``."""
        with locked(self.path):
            self._write([])

    def _write(self, queries: list[FindQuery]) -> None:
        write_private(self.path, json.dumps([asdict(one) for one in queries], indent=1).encode())


def _query(value: object) -> FindQuery | None:
    """A search of the file; None for what is none."""
    if not isinstance(value, Mapping) or not isinstance(value.get("text"), str):
        return None
    usual = FindQuery("")
    known: dict[str, Any] = {one.name: value.get(one.name) for one in fields(FindQuery)}
    if any(type(part) is not type(getattr(usual, name)) for name, part in known.items()):
        return None
    return FindQuery(**known) if known["kind"] in KINDS else None
