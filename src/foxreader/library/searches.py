"""The reader's searches: what one looks for, those saved under a name, and those made last."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from foxreader.core.annotation import new_id
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import read_json, read_json_or, unpacked
from foxreader.core.span import Span
from foxreader.language.compare import sort_key
from foxreader.library.catalog import Facet, View
from foxreader.library.database import Database
from foxreader.library.shelf_log import ORDER, append
from foxreader.library.store_file import locked
from foxreader.system.files import write_private

# What is looked for in a book, and how exactly

Kind = Literal["words", "near", "pattern"]
"""The words as they stand, each of them near the others, or a regular expression."""

KINDS: tuple[Kind, ...] = ("words", "near", "pattern")
"""All of them."""

NEAR = 10
"""Words that two words near each other are apart at most, unless the reader says another number.
Chosen: about a line."""
FARTHEST = 200
"""The most the reader can say; chosen: about a paragraph."""


@dataclass(frozen=True, slots=True)
class FindQuery:
    """What to find.

    ``within`` is how many words apart the words of a "near" search are at most, in either order. A
    "pattern" takes accents as they are written.
    """

    text: str
    kind: Kind = "words"
    whole_word: bool = False
    match_case: bool = False
    match_accents: bool = False
    within: int = NEAR


@dataclass(frozen=True, slots=True)
class FoundPlaces:
    """The places found, in reading order, and what the reader should know of them.

    With ``more`` there are others that were not looked for.
    """

    spans: tuple[Span, ...]
    more: bool = False
    remarks: tuple[Notice, ...] = ()


# Saved searches: in the log of the shelf, and merged with it

_FIELD = "search"
"""The field of the log that has a saved search; null where it was deleted."""
_LONGEST_NAME, _LONGEST_WORDS = 200, 500
_WHOLE = View()


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A search under a name: of the texts of all books for words (``inside``), else of the shelf
    for what ``view`` narrows it to. The order of ``view`` is not kept."""

    id: str
    name: str
    view: View = _WHOLE
    inside: str = ""


class SavedSearches:
    """The saved searches. Short statements; call it from a worker. Raises ``StorageError``."""

    def __init__(
        self, database: Database, clock: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self._database, self._clock = database, clock

    def all(self) -> list[SavedSearch]:
        """The searches by name; what another program wrote that is none is left out."""
        with self._database.work() as work:
            rows = work.execute(
                f"SELECT subject, value FROM shelf_change WHERE field = ? ORDER BY {ORDER}",
                (_FIELD,),
            ).fetchall()
        found = (_read(id_, value) for id_, value in dict(rows).items())
        return sorted(
            (one for one in found if one is not None), key=lambda one: (sort_key(one.name), one.id)
        )

    def save(self, name: str, view: View = _WHOLE, inside: str = "") -> SavedSearch:
        """Save a search; raises ``UsageError`` for a name without words."""
        made = SavedSearch(new_id(), _checked(name), view, inside.strip()[:_LONGEST_WORDS])
        self._write(made)
        return made

    def rename(self, search: SavedSearch, name: str) -> None:
        """Give a search another name; one that was deleted is there again."""
        self._write(SavedSearch(search.id, _checked(name), search.view, search.inside))

    def delete(self, search: SavedSearch) -> None:
        """Delete a search; :meth:`rename` brings it back."""
        self._append(search.id, None)

    def _write(self, one: SavedSearch) -> None:
        view = one.view
        self._append(one.id, {
            "name": one.name, "inside": one.inside, "text": view.text[:_LONGEST_WORDS],
            "where": [list(pair) for pair in view.where], "missing": view.missing,
            "twins": view.twins,
        })  # fmt: skip

    def _append(self, id_: str, value: Mapping[str, Any] | None) -> None:
        with self._database.work() as work:
            append(work, self._clock(), [(id_, _FIELD, value)])


def _read(id_: str, value: str) -> SavedSearch | None:
    """The search of a value of the log; None where it was deleted, or is none."""
    kept = read_json_or(value, None)
    if not isinstance(kept, dict):
        return None
    try:
        where = unpacked(tuple[tuple[Facet, str], ...], kept.get("where"))
        name, inside, text = (unpacked(str, kept.get(key)) for key in ("name", "inside", "text"))
    except ValueError:
        return None
    missing = True if kept.get("missing") is True else None
    view = View(
        where=where, text=text[:_LONGEST_WORDS], missing=missing, twins=kept.get("twins") is True
    )
    return SavedSearch(id_, name[:_LONGEST_NAME], view, inside[:_LONGEST_WORDS])


def _checked(name: str) -> str:
    name = " ".join(name.split())[:_LONGEST_NAME]
    if not any(map(str.isalnum, name)):
        raise UsageError(Notice("search_without_name"))
    return name


# Those made last: in a small file of the profile

logger = logging.getLogger(__name__)

_MOST = 30
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
        return tuple(one for one in found if one is not None)[:_MOST]

    def add(self, query: FindQuery) -> None:
        """Keep ``query`` as the newest."""
        text = " ".join(query.text.split())
        if not text or len(text) > _LONGEST:
            return
        try:
            with locked(self.path):
                rest = [one for one in self.all() if one != query]
                self._write([query, *rest][:_MOST])
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
