"""The people, places and terms of a book, for the window and the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from foxreader.answer.conversation.who import said_of, stating
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import NoModel
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.named.build import named_in
from foxreader.index.named.card import NamedBook
from foxreader.index.stages import build_derived, build_text
from foxreader.index.storage.named_table import Named, Said
from foxreader.index.storage.store import Index, checked
from foxreader.program.indexes import Indexes
from foxreader.program.sessions import Sessions
from foxreader.retrieval.fulltext.search import Search


class People:
    """Finds them, and what the book or a model says of one. Each call opens the index it needs."""

    def __init__(self, indexes: Indexes, sessions: Sessions) -> None:
        self._indexes, self._sessions = indexes, sessions

    def of(
        self, book: Book, scope: Scope, cancel: Cancel | None = None
    ) -> Iterator[Progress | NamedBook]:
        """Progress while the index is built as far as it is missing, then those of ``scope``."""
        with closing(self._indexes.open(book)) as index, checked(index):
            yield from build_text(index, cancel)
            if scope.limit is None:
                yield from build_derived(index, cancel)
            yield named_book(index, scope)

    def stated(self, book: Book, scope: Scope, named: Named) -> Span | None:
        """The book's own sentence that says who or what ``named`` is; None if none does."""
        with closing(self._indexes.open(book)) as index, checked(index):
            return stating(Search(index), scope, named)

    def kept(self, book: Book, scope: Scope, named: Named) -> Said | None:
        """What a model said before, of no more than ``scope`` shows."""
        with closing(self._indexes.open(book)) as index, checked(index):
            return index.said.of(named.label, scope)

    def say(
        self, book: Book, scope: Scope, named: Named, cancel: Cancel | None = None
    ) -> Said | None:
        """Have the reader's model say who ``named`` is in a cited sentence, and keep it.

        None if nothing was left that the book supports. Raises ``NoModel``, and what the model
        raises.
        """
        with closing(self._indexes.open(book)) as index, checked(index):
            session = self._sessions.about(index)
            if session.model is None:
                raise NoModel(Notice("no_model"))
            said = said_of(session, scope, named, cancel)
            if said is not None:
                index.said.add(named.label, said)
            return said


def named_book(index: Index, scope: Scope) -> NamedBook:
    """The people, places and terms of what ``scope`` shows of the book of ``index``."""
    spans = [passage.span for passage in index.passages(scope)]
    return NamedBook(index.book, scope, named_in(index, scope), spans)
