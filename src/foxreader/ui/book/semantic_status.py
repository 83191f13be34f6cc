"""How semantic search stands for a book: what is known of it, and what is said of that."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.scope import Scope
from foxreader.library.settings import Semantic
from foxreader.parts.program import Program


@dataclass(frozen=True, slots=True)
class Meaning:
    """Semantic search on one book, as far as the reader lets it see.

    ``pieces`` of its text have no vector; their ``tokens`` are estimated. ``stale`` tells that
    another model's vectors are there. ``endpoint`` names where the text would be sent, "" for
    nowhere; ``local`` tells that it is on this computer, ``limited`` that the rest of the book
    is still out of sight. ``problem`` is why the model cannot be used at all.
    """

    where: Semantic
    indexed: bool = False
    pieces: int = 0
    tokens: int = 0
    stale: bool = False
    endpoint: str = ""
    local: bool = False
    limited: bool = False
    problem: str = ""

    @property
    def ready(self) -> bool:
        """Whether it is used."""
        return self.indexed and not self.pieces and not self.problem

    @property
    def wanting(self) -> bool:
        """Whether making vectors would put it right."""
        return self.indexed and self.pieces > 0 and not self.problem


def meaning_of(program: Program, book: Book, scope: Scope) -> Meaning:
    """How semantic search stands for ``book``; call it on a worker."""
    where = program.profile.settings.semantic
    if where == "off":
        return Meaning(where)
    try:
        with closing(program.indexes.open(book)) as index:
            pieces, tokens = program.indexes.vectors_to_make(index, scope)
            stale = program.indexes.vectors(index) == "stale"
            indexed = index.searchable
        local = program.models.local
    except FoxError as error:
        return Meaning(where, indexed=True, problem=str(error))
    provider = program.models.provider() if where == "endpoint" else None
    endpoint = provider.name if provider is not None else ""
    limited = scope.limit is not None
    return Meaning(where, indexed, pieces, tokens, stale, endpoint, local, limited)


def state_words(meaning: Meaning | None) -> str:
    """How it stands, as a sentence; None while no book is open."""
    if meaning is None:
        return "No book is open."
    if meaning.where == "off":
        return "Off."
    if meaning.problem:
        return f"Semantic search unavailable. {meaning.problem}"
    if not meaning.indexed:
        return "The book is still being indexed."
    return "Ready." if meaning.ready else f"Semantic search unavailable: {_lack(meaning)}."


def offer_words(meaning: Meaning) -> str:
    """The question whether the vectors are to be made, with where the text goes."""
    if meaning.problem:
        return state_words(meaning)
    said = f"Semantic search unavailable: {_lack(meaning)}."
    rest = " The rest of the book follows as you read on." if meaning.limited else ""
    if meaning.endpoint:
        costs = "on this computer" if meaning.local else "which may charge for it"
        return (
            f"{said} To index them, their text (about {_thousands(meaning.tokens)} tokens) is "
            f"sent to {meaning.endpoint}, {costs}.{rest}"
        )
    return f"{said} They are indexed on this computer; nothing leaves it.{rest}"


def _lack(meaning: Meaning) -> str:
    one = meaning.pieces == 1
    said = "1 piece of text has" if one else f"{meaning.pieces:,} pieces of text have"
    return f"{said} no vector{' of this model' if meaning.stale else ''}"


def _thousands(tokens: int) -> str:
    return f"{max(1, round(tokens / 1000)):,}k"
