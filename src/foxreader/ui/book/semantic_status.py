"""The state of semantic search for a book, and the sentences about it."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass

from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.scope import Scope
from foxreader.library.settings import Semantic
from foxreader.program.program import Program
from foxreader.ui.platform.translation import Context, error_words, number

SemanticStatusWords = Context("SemanticStatusWords")


@dataclass(frozen=True, slots=True)
class SemanticStatus:
    """Semantic search on one book, as far as the reader lets it see.

    ``pieces`` of its text have no vector; their ``tokens`` are estimated. ``stale`` tells that
    another model's vectors are there. ``endpoint`` names where the text would be sent, "" for
    nowhere; ``local`` tells that it is on this computer, ``limited`` that a spoiler limit hides
    the rest of the book. ``problem`` is why the model cannot be used at all.
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
    def needs_vectors(self) -> bool:
        """Whether some text has no vector yet, and one could be made."""
        return self.indexed and self.pieces > 0 and not self.problem


def status_of(program: Program, book: Book, scope: Scope) -> SemanticStatus:
    """The state of semantic search for ``book``; call it on a worker."""
    where = program.profile.settings.semantic
    if where == "off":
        return SemanticStatus(where)
    try:
        with closing(program.indexes.open(book)) as index:
            pieces, tokens = program.indexes.vectors_to_make(index, scope)
            stale = program.indexes.vectors(index) == "stale"
            indexed = index.searchable
        local = program.models.local
    except FoxError as error:
        return SemanticStatus(where, indexed=True, problem=error_words(error))
    provider = program.models.provider() if where == "endpoint" else None
    endpoint = provider.name if provider is not None else ""
    limited = scope.limit is not None
    return SemanticStatus(where, indexed, pieces, tokens, stale, endpoint, local, limited)


def state_words(status: SemanticStatus | None) -> str:
    """The state as a sentence; None while no book is open."""
    if status is None:
        return SemanticStatusWords.tr("No book is open.")
    if status.where == "off":
        return SemanticStatusWords.tr("Off.")
    if status.problem:
        return SemanticStatusWords.tr("Semantic search unavailable. {0}").format(status.problem)
    if not status.indexed:
        return SemanticStatusWords.tr("The book is still being indexed.")
    return SemanticStatusWords.tr("Ready.") if status.ready else _missing(status)


def offer_words(status: SemanticStatus) -> str:
    """The question whether the vectors are to be made, with where the text goes."""
    if status.problem:
        return state_words(status)
    sentences = [_missing(status), _destination(status)]
    if status.limited:
        sentences.append(SemanticStatusWords.tr("The rest of the book follows as you read on."))
    return " ".join(sentences)


def _missing(status: SemanticStatus) -> str:
    """How much of the text has no vector."""
    if status.stale:
        return SemanticStatusWords.tr(
            "Semantic search unavailable: %Ln piece(s) of text have no vector of this model.",
            "",
            status.pieces,
        )
    return SemanticStatusWords.tr(
        "Semantic search unavailable: %Ln piece(s) of text have no vector.",
        "",
        status.pieces,
    )


def _destination(status: SemanticStatus) -> str:
    """Where the text goes to be indexed."""
    if not status.endpoint:
        return SemanticStatusWords.tr("They are indexed on this computer; nothing leaves it.")
    sentence = (
        SemanticStatusWords.tr(
            "To index them, their text (about {0}k tokens) is sent to {1}, on this computer.",
        )
        if status.local
        else SemanticStatusWords.tr(
            "To index them, their text (about {0}k tokens) is sent to {1}, which may charge "
            "for it.",
        )
    )
    return sentence.format(number(max(1, round(status.tokens / 1000))), status.endpoint)
