"""Names of a book's files, looked up as books write them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from urllib.parse import unquote


class Lookup:
    """``names`` to be found by what a book calls them. The first of two that differ only in case
    is found."""

    def __init__(self, names: Iterable[str]) -> None:
        self._exact = dict.fromkeys(names)
        self._loose: dict[str, str] = {}
        self._last: dict[str, str | None] = {}
        for name in self._exact:
            loose = _loosely(name)
            self._loose.setdefault(loose, name)
            last = loose.rpartition("/")[2]
            self._last[last] = None if last in self._last else name

    def find(self, name: str) -> str | None:
        """The name that ``name`` means: as it is, else allowing for case, slashes, Unicode forms
        and names that were quoted twice; or None."""
        if name in self._exact:
            return name
        return self._loose.get(_loosely(name)) or self._loose.get(_loosely(unquote(name)))

    def nearest(self, name: str) -> str | None:
        """As :meth:`find`, else the only name that is the same in its last part; or None."""
        return self.find(name) or self._last.get(_loosely(name).rpartition("/")[2])


def _loosely(name: str) -> str:
    return unicodedata.normalize("NFC", name.replace("\\", "/")).casefold().lstrip("/")
