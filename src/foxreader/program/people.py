"""The people, places and terms of a book, for the window and the command line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

from foxreader.answer.conversation.session import Session
from foxreader.answer.direct.introduction import introductions
from foxreader.answer.direct.strict import strict_answer
from foxreader.answer.evidence_line.claims import claims
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import NoModel
from foxreader.core.events import Answer, Finished, Progress
from foxreader.core.message import LONGEST_HEADING, as_name
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.named import NamedBook, named_in
from foxreader.index.stages import build_people, build_text
from foxreader.index.storage.derived import Named, Said
from foxreader.index.storage.store import Index, checked
from foxreader.program.indexes import Indexes
from foxreader.program.sessions import Sessions
from foxreader.retrieval.fulltext.search import Search

# Who or what a name is: the book's own sentence, or a model's, cited and checked

_QUESTIONS = {"person": "Who is {name}?", "place": "What is {name}?", "term": "What is {name}?"}
_SHORT = " Answer in one sentence."


def _stating(index: Index, scope: Scope, named: Named) -> Span | None:
    """The sentence of the book that says who or what ``named`` is, or introduces a person; None if
    none does."""
    search = Search(index)
    question = search.read_question(_question(named), scope)
    found = strict_answer(question, search)
    if found.mode == "direct_answer" and found.spans:
        return found.spans[0]
    person = named.kind == "person"
    said = introductions(index, named.places, question.form) if person else ()
    return said[0] if said else None


def _said_of(
    session: Session, scope: Scope, named: Named, cancel: Cancel | None = None
) -> Said | None:
    """A model's sentence on who or what ``named`` is, through the checks that answers go through;
    None if no cited sentence is left."""
    for event in session.ask(_question(named) + _SHORT, scope=scope, cancel=cancel):
        if isinstance(event, Finished):
            return _first_claim(event.answer, scope)
    return None


def _question(named: Named) -> str:
    return _QUESTIONS[named.kind].format(name=as_name(named.label, LONGEST_HEADING))


def _first_claim(answer: Answer, scope: Scope) -> Said | None:
    """The first sentence of an answer that a place of the book supports."""
    if answer.mode != "grounded":
        return None
    by_number = {citation.number: citation for citation in answer.citations}
    for claim in claims(answer.parts):
        cited = [by_number[n] for n in claim.footnotes if n in by_number]
        good = next((one for one in cited if not one.weak and scope.allows(one.span)), None)
        if good is not None:
            return Said(claim.text, good.span, good.quote, answer.model, answer.limit)
    return None


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
            if scope.limit is None and not index.extras.has("people"):
                yield Progress("extras", 0, 1)
                build_people(index, cancel)
            yield named_book(index, scope)

    def stated(self, book: Book, scope: Scope, named: Named) -> Span | None:
        """The book's own sentence that says who or what ``named`` is; None if none does."""
        with closing(self._indexes.open(book)) as index, checked(index):
            return _stating(index, scope, named)

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
            said = _said_of(session, scope, named, cancel)
            if said is not None:
                index.said.add(named.label, said)
            return said


def named_book(index: Index, scope: Scope) -> NamedBook:
    """The people, places and terms of what ``scope`` shows of the book of ``index``."""
    spans = [passage.span for passage in index.passages(scope)]
    return NamedBook(index.book, scope, named_in(index, scope), spans)
