"""Makes conversations, searches and exports, for one book or several."""

from __future__ import annotations

import logging
import uuid
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from foxreader.answer.conversation.asking import SEVERAL, Spent
from foxreader.answer.conversation.record import sent_during
from foxreader.answer.conversation.session import Session
from foxreader.answer.conversation.several import SeveralSession, joined_citations
from foxreader.answer.conversation.stored import StoredTurn, dumps, readable
from foxreader.answer.export.reading import MOST, read_conversation
from foxreader.answer.export.renewed import (
    is_outdated,
    not_regraded,
    regraded,
    turns_from,
    turns_that_hold,
)
from foxreader.answer.export.sheets import sheet
from foxreader.answer.export.writing import FileFormat, Words, written
from foxreader.core.book import Book, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError, UsageError
from foxreader.core.events import Course
from foxreader.core.inside import SeenPictures
from foxreader.core.message import Embedder
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK
from foxreader.formats.called_apart import called_apart, pdf_apart
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.library.conversations import Branches, KeptTurn
from foxreader.library.settings import Settings
from foxreader.library.shelf import Shelved
from foxreader.library.usage import KeptRequest
from foxreader.llm import Sent
from foxreader.program.books import Books
from foxreader.program.indexes import Indexes
from foxreader.program.library import shelved
from foxreader.program.models import Models
from foxreader.program.profile import Profile, held
from foxreader.retrieval.semantic import Semantic
from foxreader.retrieval.shelf.books_asked import MOST_BOOKS, choose
from foxreader.retrieval.shelf.joined_index import JoinedIndex
from foxreader.retrieval.shelf.library_search import (
    EACH,
    BookPlaces,
    LibrarySearch,
    ShelfFound,
    ShelfHit,
    ShelfPlaces,
)
from foxreader.retrieval.shelf.library_search import Limits as ShelfLimits
from foxreader.retrieval.shelf.toolbox_of_several import tools_of_several

logger = logging.getLogger(__name__)


_NEWEST = 60
"""Answers that tell what an answer costs. Chosen: prices and habits change."""


class Sessions:
    """Makes conversations and searches from the models and the indexes of a profile."""

    def __init__(self, profile: Profile, models: Models, indexes: Indexes) -> None:
        self._profile, self._models, self._indexes = profile, models, indexes

    def about(
        self, index: Index, *, strict: bool = False, pictures: Scans | None = None
    ) -> Session:
        """A new conversation about the index's book; ``strict`` uses no model. ``pictures`` are the
        resources of the open book, if its pictures can be asked about."""
        seen = pictures if isinstance(pictures, SeenPictures) else None
        roles = None if strict else self._models.roles()
        settings = self._profile.settings  # as they are now: one here, and none in its place
        here = settings.semantic != "endpoint"
        embedder, failure = self._embedder(settings) if here or roles else (None, "")
        semantic = None if embedder is None else Semantic(index, embedder, here=here)
        if roles is None:
            return Session(
                index, None, semantic, guide=self._guide, reader=self._models.reader,
                pictures=seen,
            )  # fmt: skip
        allow, corrections = self._allow_question(), self._profile.corrections.all
        return Session(
            index, roles.chat.model, semantic, allow, roles, corrections,
            semantic_failure=failure, guide=self._guide, reader=self._models.reader,
            pictures=seen,
        )  # fmt: skip

    def trial(self, index: Index, *, strict: bool = False) -> Session:
        """A conversation about a text of the program's own: nothing of the reader's is in it,
        neither corrections nor semantic search."""
        roles = None if strict else self._models.roles()
        allow = None if roles is None else self._allow_question()
        model = None if roles is None else roles.chat.model
        return Session(index, model, None, allow, roles, reader=self._models.reader)

    def _guide(self) -> Book | None:
        """The guide's text; None if it cannot be opened."""
        try:
            books = Books(self._profile)
            opened = books.open(books.guide())
        except FoxError as error:
            logger.warning("Cannot open the guide: %s", error)
            return None
        opened.resources.close()
        return opened.book

    def _about_joined(self, index: JoinedIndex, *, strict: bool) -> Session:
        """The same as :meth:`about` for several books, whose semantic searches are in ``index``."""
        tools = tools_of_several(index)
        roles = None if strict else self._models.roles()
        if roles is None:
            return Session(index, None, tools=tools, reader=self._models.reader)
        allow, corrections = self._allow_question(), self._profile.corrections.all
        _, failure = self._embedder()
        return Session(
            index, roles.chat.model, None, allow, roles, corrections, tools=tools,
            semantic_failure=failure, reader=self._models.reader,
        )  # fmt: skip

    def _allow_question(self) -> Callable[[], None] | None:
        """The check of the month's limit before a question; None if the model is local."""
        return None if self._models.local else self._models.check_limits

    def _embedder(self, settings: Settings | None = None) -> tuple[Embedder | None, str]:
        """The model for semantic search by ``settings``, else by those that are stored, None if it
        is off; and why it cannot be used, if so."""
        try:
            return self._models.embedder(settings=settings), ""
        except FoxError as error:
            logger.warning("Semantic search unavailable: %s", error)
            return None, error.sentence

    def search_all(
        self,
        question: str,
        limits: ShelfLimits | None = None,
        limit: int = 10,
        cancel: Cancel | None = None,
    ) -> Iterator[ShelfFound]:
        """Passages of all books for ``question``: first candidates, then the best books' evidence.

        Without ``limits``, those the reader has set are used. A book with a limit that was never
        begun is not searched.
        """
        limits = self._profile.limits() if limits is None else limits
        return self._shelf_search.search(question, limits, limit, cancel)

    def places(self, words: str, cancel: Cancel | None = None) -> Iterator[ShelfPlaces]:
        """Every place of ``words`` in all books, within the reader's limits; see
        :meth:`search_all`, which gives the best ones alone."""
        return self._shelf_search.everything(words, self._profile.limits(), cancel)

    def hits(self, found: ShelfPlaces, book: BookPlaces, start: int, count: int) -> list[ShelfHit]:
        """Some of the passages that :meth:`places` found in a book."""
        return self._shelf_search.hits(found, book, start, count)

    @property
    def _shelf_search(self) -> LibrarySearch:
        return LibrarySearch(
            self._profile.passages,
            self._profile.documents,
            self._profile.shelf,
            self._indexes.built,
        )

    def about_several(
        self,
        question: str,
        chosen: Sequence[str] = (),
        limits: ShelfLimits | None = None,
        *,
        strict: bool = False,
        cancel: Cancel | None = None,
    ) -> SeveralSession:
        """A conversation about the best books on the shelf for ``question``, to be closed.

        If ``chosen`` has the hashes of books, it is about those. At most eight are used, and the
        session lists the titles of the others. Books without an index get one, without a model.
        ``limits`` are as in :meth:`search_all`. Raises ``UsageError`` if no book may be used.
        """
        limits = self._profile.limits() if limits is None else limits
        found = self._shelf_search.look(question, limits, MOST_BOOKS * EACH)
        known = self._known_books(chosen)
        choice = choose(question, known, found, chosen, limits)
        paths = {book.sha256: book.path for book in known}
        texts = (self._text_of(sha256, paths.get(sha256), cancel) for sha256 in choice.books)
        books = [book for book in texts if book is not None]
        gone = set(choice.books) - {book.sha256 for book in books}
        left_out = (*choice.left_out, *(book.title for book in known if book.sha256 in gone))
        index = self._joined(books, limits, cancel)
        return SeveralSession(self._about_joined(index, strict=strict), index, left_out)

    def _text_of(self, sha256: str, path: Path | None, cancel: Cancel | None) -> Book | None:
        """The stored text of a book; read again from its file where that was set aside.

        None where the file is gone, too, or is another book's now.
        """
        book = self._profile.documents.load(sha256)
        if book is not None or path is None or not path.is_file():
            return book
        try:
            opened = Books(self._profile).open(path, cancel=cancel)
        except FoxError as error:
            logger.warning("Cannot read the book again: %s", error)
            return None
        opened.resources.close()
        return opened.book if opened.book.sha256 == sha256 else None

    def _known_books(self, chosen: Sequence[str] = ()) -> list[Shelved]:
        """The books that were opened, newest first, then those of the ``chosen`` ones that never
        were, then those only the command line has indexed."""
        known = self._profile.shelf.all()
        there = {book.sha256 for book in known}
        new = self._profile.catalog.books([sha256 for sha256 in chosen if sha256 not in there])
        known += map(shelved, new)
        there |= {book.sha256 for book in new}
        for other in self._profile.passages.books():
            book = None if other.sha256 in there else self._profile.documents.some(other.sha256, ())
            if book is not None:
                title, authors = book.metadata.title, ", ".join(book.metadata.authors)
                known.append(Shelved(other.sha256, Path(other.path), title, authors, 0.0))
        return known

    def _joined(
        self, books: Sequence[Book], limits: ShelfLimits, cancel: Cancel | None
    ) -> JoinedIndex:
        """The indexes of some books as one index, each up to its limit."""
        if not books:
            raise UsageError(Notice("no_book_to_ask"))
        indexes = [self._indexes.open(book) for book in books]
        _build(indexes, cancel)
        scopes = [held(limits.get(index.book.sha256, WHOLE_BOOK), index.book) for index in indexes]
        embedder, _ = self._embedder()
        semantic = [None if embedder is None else Semantic(index, embedder) for index in indexes]
        return JoinedIndex(indexes, scopes, semantic)

    def spent(self) -> list[Spent]:
        """What the newest answers cost, where a price is known."""
        found = []
        for turn in readable(self._profile.conversations.newest(_NEWEST)):
            money = self._models.money(turn.answer)
            if turn.finished and money:
                kind = SEVERAL if turn.asked.books is not None else turn.answer.path
                found.append(Spent(kind, money))
        return found

    def regraded(
        self, book: Book, turns: Sequence[StoredTurn], cancel: Cancel | None = None
    ) -> tuple[StoredTurn, ...]:
        """The turns of a conversation about ``book``, those that older checks graded with the
        grades of today's. A turn keeps its grades, and says so, if a cited book cannot be opened.
        """
        cancel = Cancel() if cancel is None else cancel
        with ExitStack() as stack:

            @cache
            def joined(*named: str) -> JoinedIndex | None:
                """The index of some cited books; None if one of them cannot be opened."""
                try:
                    return self._joined_cited(book, named, cancel, stack)
                except FoxError as error:
                    logger.warning("Answers are not graded anew: %s", error)
                    return None

            made = []
            for turn in turns:
                cancel.check()
                anew = is_outdated(turn)
                index = joined(*_cited(turn, book)) if anew else None
                made.append(_regraded(turn, index, book.sha256) if anew else turn)
            return tuple(made)

    def _joined_cited(
        self, book: Book, named: Sequence[str], cancel: Cancel, stack: ExitStack
    ) -> JoinedIndex | None:
        """The index of the books with these hashes, which ``stack`` closes; None if one is gone."""
        found = [book if one == book.sha256 else self._profile.stored(one) for one in named]
        books = [one for one in found if one is not None]
        if len(books) < len(found):
            return None
        indexes = [stack.enter_context(closing(self._indexes.open(one))) for one in books]
        _build(indexes, cancel)
        return JoinedIndex(indexes, [WHOLE_BOOK] * len(indexes))

    def export(
        self,
        book: Book,
        fmt: FileFormat,
        conversation: str = "",
        words: Words = str,
        *,
        footnotes_only: bool = False,
    ) -> str | bytes:
        """A conversation about ``book`` as the text of a file, or as the bytes of a PDF; the newest
        if none is given.

        The context of its citations is included as far as the reader's limits allow. ``words``
        gives the program's own sentences in the reader's language. ``footnotes_only``: without
        evidence lines. Raises ``UsageError`` if nothing was asked.
        """
        branch = branch_of(self._profile, book, conversation)
        conversation, turns = branch.conversation, self.regraded(book, branch.turns)
        if not turns:
            raise UsageError(Notice("nothing_to_export"))
        made = sheet(
            book, turns, self._profile.stored, self._profile.limits(), conversation,
            footnotes_only=footnotes_only,
        )  # fmt: skip
        return (
            pdf_apart(written(made, "html", words)) if fmt == "pdf" else written(made, fmt, words)
        )

    def keep_sent(self, book: Book, conversation: str, turn: StoredTurn, known: int = 0) -> None:
        """Keeps what left this computer for a finished answer with its turn, but for a request
        that has the key in its words; the first ``known`` requests are kept already."""
        course = turn.answer.course
        if course is None or not course.sent[known:] or not turn.at:
            return
        course = replace(course, sent=course.sent[known:])
        kept = (
            KeptRequest(one.at, one.method, one.url, one.body)
            for one in sent_during(course, self._profile.wire.sent)
            if not one.secret
        )
        try:
            self._profile.sent_requests.keep(book.sha256, conversation, turn.at, kept)
        except StorageError as error:
            logger.warning("What was sent for an answer is not kept: %s", error)

    def sent_for(
        self, book: Book, conversation: str, turn: str, course: Course
    ) -> tuple[Sent, ...]:
        """What left this computer for an answer, as far as it is still kept."""
        sent = sent_during(course, self._profile.wire.sent)
        if len(sent) < len(course.sent):
            kept = self._profile.sent_requests.of(book.sha256, conversation, turn)
            sent = tuple(Sent(one.at, one.method, one.url, one.body) for one in kept)
        return sent

    def bring_in(self, book: Book, path: Path) -> int:
        """Adds a conversation that was exported as JSON to those about ``book``, as a new one;
        gives how many turns it has. Raises ``UsageError`` for another file, ``ValueError`` for
        what no answer is, and what reading it in a confined process raises."""
        found = called_apart(read_conversation, path, most=MOST)
        turns = turns_from(found, book, self._profile.stored)
        conversation = uuid.uuid4().hex
        for turn in turns:
            self._profile.conversations.add(book.sha256, conversation, dumps(turn))
        return len(turns)


def _build(indexes: Sequence[Index], cancel: Cancel | None) -> None:
    """Build the full text of indexes that have none."""
    for index in indexes:
        for _ in build_text(index, cancel):
            pass


def _cited(turn: StoredTurn, book: Book) -> tuple[str, ...]:
    """The hashes of the books a turn cites, each once; that of its conversation's if none."""
    named = (citation.book or book.sha256 for citation in turn.answer.citations)
    return tuple(dict.fromkeys(named)) or (book.sha256,)


def _regraded(turn: StoredTurn, joined: JoinedIndex | None, own: str) -> StoredTurn:
    """A turn graded anew with the index of the books it cites, None if one cannot be opened."""
    if joined is None:
        return not_regraded(turn)
    try:
        if len(joined.own) == 1:
            return regraded(turn, joined.own[0])
        return regraded(turn, joined, joined_citations(joined, turn.answer, own))
    except FoxError as error:
        logger.warning("An answer is not graded anew: %s", error)
        return not_regraded(turn)


# A stored conversation as it is gone on with


@dataclass(frozen=True, slots=True)
class Branch:
    """One branch of a conversation: the turns of it that can be read, in order.

    ``leaf`` is the last turn of the branch, readable or not, by when it was asked; "" for none.
    ``name`` is what the reader calls the conversation, "" for nothing.
    """

    conversation: str = ""
    turns: tuple[StoredTurn, ...] = ()
    branches: Branches = field(default_factory=Branches)
    leaf: str = ""
    name: str = ""

    def cut(self, at: str) -> Branch:
        """The same up to the turn before ``at``, to ask something in its place."""
        cut = [turn.at for turn in self.turns].index(at)
        return replace(self, turns=self.turns[:cut], leaf=self.branches.before(at))

    def grown(self, turn: StoredTurn) -> Branch:
        """The same with one more turn at its end; one that is not stored has no place in it."""
        turns = (*self.turns, turn)
        if not turn.at:
            return replace(self, turns=turns)
        return replace(
            self, turns=turns, branches=self.branches.added(turn.at, self.leaf), leaf=turn.at
        )


def branch_of(profile: Profile, book: Book, conversation: str = "", through: str = "") -> Branch:
    """The branch of a conversation about ``book`` that was shown last, or the newest after the turn
    ``through``; of the newest conversation if none is named. Call it from a worker."""
    kept = profile.conversations.kept(book.sha256, conversation)
    stored = cache(profile.stored)
    branch = kept.branch(through)

    def held(turn: KeptTurn) -> list[StoredTurn]:
        return [replace(one, at=turn.at) for one in turns_that_hold((turn.record,), book, stored)]

    turns = tuple(one for turn in branch for one in held(turn))
    return Branch(kept.id, turns, kept.branches, branch[-1].at if branch else "", kept.name)


def shown_branch(profile: Profile, book: Book, conversation: str, through: str) -> Branch:
    """The newest branch after the turn ``through``, which is shown from now on: at the next opening
    too, until something else is asked. Call it from a worker."""
    branch = branch_of(profile, book, conversation, through)
    try:
        profile.conversations.show(book.sha256, conversation, branch.leaf)
    except StorageError as error:
        logger.warning("Which branch is shown is not kept: %s", error)
    return branch
