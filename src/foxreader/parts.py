"""The parts of the program, built once and handed to each other; for the window and the commands.

Nothing here decides anything: it says which part gets which.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path

from foxreader.answer.export import Format, sheet, written
from foxreader.answer.record import readable
from foxreader.answer.roles import Roles, Voice
from foxreader.answer.session import Session
from foxreader.answer.several import SeveralSession
from foxreader.core.book import Book, Preview, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.embedding import Embedder
from foxreader.core.errors import FoxError, NoModel, StorageError, UsageError
from foxreader.core.events import Answer, Progress
from foxreader.core.message import DUTIES, ChatModel, Duty, Provider, Usage
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.embedding import open_folder, searchable
from foxreader.formats import digest
from foxreader.formats.apart import open_apart, resources_apart
from foxreader.formats.ocr.recognise import recognise
from foxreader.formats.ocr.recognised import is_offered, marked, unread
from foxreader.formats.ocr.tesseract import find_tesseract, languages_for, name_of, system_language
from foxreader.index.batches import Estimate, estimate
from foxreader.index.build import build_text
from foxreader.index.language import language_of
from foxreader.index.meter import Cap, Meter
from foxreader.index.shelve import VERSION, shelve
from foxreader.index.stages import with_model, without_model
from foxreader.index.store import Index
from foxreader.index.summaries import Near, nowhere
from foxreader.index.vectors import VectorState, build_vectors, vector_state, vectors_to_make
from foxreader.library.abilities import AbilitiesFile
from foxreader.library.conversations import Conversations
from foxreader.library.corrections import Corrections
from foxreader.library.database import Database
from foxreader.library.documents import Documents
from foxreader.library.guide import guide
from foxreader.library.passages import Passages
from foxreader.library.paths import Home, home, private_folder
from foxreader.library.secrets import Secrets
from foxreader.library.settings import Settings, SettingsFile
from foxreader.library.shelf import Shelf, Shelved
from foxreader.library.usage import Kind, Limits, UsageLog
from foxreader.llm import Abilities, Known, check_address, connect, connect_embedder
from foxreader.llm.counted import Counted
from foxreader.llm.wire import WireLog
from foxreader.retrieval.choose import MOST_BOOKS, choose
from foxreader.retrieval.joinedindex import JoinedIndex
from foxreader.retrieval.semantic import Semantic
from foxreader.retrieval.shelf import EACH, ShelfFound, ShelfSearch
from foxreader.retrieval.shelf import Limits as ShelfLimits

logger = logging.getLogger(__name__)

ENVIRONMENT = "environment"
"""The name of the provider that FOXREADER_BASE_URL and FOXREADER_MODEL describe."""


@dataclass(frozen=True, slots=True)
class OpenBook:
    """A book that is open, what belongs to it, and where it lies."""

    book: Book
    resources: Scans
    path: Path


@dataclass(frozen=True, slots=True)
class Recognition:
    """What recognising a book's pages would be: how many, and in which languages.

    ``wanting`` is the book's language where tesseract has not been given it, else "".
    """

    pages: int
    languages: str
    wanting: str = ""


class Parts:
    """One profile's parts. Safe to use from workers: each call opens what it needs."""

    def __init__(self, place: Home | None = None) -> None:
        self.home = place or home()
        self.documents = Documents(private_folder(self.home.documents))
        self.secrets = Secrets()
        self.wire = WireLog()
        self._embedders: dict[str, Embedder] = {}
        self._settings_file = SettingsFile(self.home.settings_file)
        self.settings: Settings = self._settings_file.load()
        self.warnings = self._settings_file.warnings

    @cached_property
    def _abilities(self) -> AbilitiesFile:
        return AbilitiesFile(self.home.abilities_file)

    @cached_property
    def _database(self) -> Database:
        return Database(self.home.library_file)

    @property
    def shelf(self) -> Shelf:
        """The books that were opened."""
        return Shelf(self._database)

    @property
    def conversations(self) -> Conversations:
        """What was asked and answered."""
        return Conversations(self._database)

    @property
    def corrections(self) -> Corrections:
        """What the reader said of answers."""
        return Corrections(self._database)

    @property
    def usage(self) -> UsageLog:
        """What the models have used, month by month."""
        return UsageLog(self._database)

    @property
    def limits(self) -> Limits:
        """The month's limit; where the endpoint to use is local, none."""
        if self.local:
            return Limits(self.usage)
        return Limits(self.usage, self.settings.monthly_tokens, self.settings.monthly_money)

    def save(self, settings: Settings) -> None:
        """Use ``settings`` from now on, and keep them."""
        self.settings = settings
        self._settings_file.save(settings)

    def open(
        self,
        path: Path,
        *,
        password: str = "",
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
        preview: Preview | None = None,
    ) -> OpenBook:
        """Open a book: from the store where its text was kept, else from the file itself.

        ``preview`` is told of a book that is read for the first time as soon as it can be begun.
        """
        sha256 = digest(path)
        stored = self.documents.load(sha256)
        if stored is not None:
            resources = resources_apart(path, stored, password=password)
            return OpenBook(marked(stored), resources, path)
        book, resources = open_apart(
            path, sha256=sha256, password=password,
            cancel=cancel, progress=progress, preview=preview,
        )  # fmt: skip
        try:
            self.documents.save(book)
        except StorageError:
            resources.close()
            raise
        return OpenBook(marked(book), resources, path)

    def renewed(self, book: Book, resources: Scans, path: Path) -> OpenBook:
        """An open book as it is now, with the pages that have been recognised since."""
        stored = self.documents.load(book.sha256)
        return OpenBook(book if stored is None else marked(stored), resources, path)

    def recognition(self, book: Book) -> Recognition | None:
        """What to offer the reader of a book of pictures; None where there is nothing to offer."""
        if not is_offered(book):
            return None
        found = find_tesseract()
        if found is None:
            return None
        language = language_of(book)
        languages = languages_for(language, system_language(), found.languages)
        wanting = language if name_of(language) not in ("", languages) else ""
        return Recognition(len(unread(book)), languages, wanting)

    def recognise(
        self, book: Book, scans: Scans, *, languages: str = "", cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Recognise the pages of ``book`` that have no text; each is stored as it is done.

        Stopped or killed, it goes on later with the page it was at. ``languages`` are
        tesseract's names, joined by “+”; without them they are chosen.
        """
        found = find_tesseract()
        if found is None:
            raise UsageError("Recognising text needs the program tesseract; install it first.")
        chosen = found.check(languages) if languages else languages_for(
            language_of(book), system_language(), found.languages
        )  # fmt: skip
        cancel = Cancel() if cancel is None else cancel
        done, total = 0, len(unread(book))
        yield Progress("recognising", done, total)
        own = scans.again()
        release = cancel.closing(own.close)
        try:
            for number, page in recognise(book, own, found, chosen, cancel):
                self.documents.add_page(book.sha256, number, page)
                done += 1
                yield Progress("recognising", done, total)
        finally:
            release()
            own.close()

    def guide(self) -> Path:
        """The book a new reader opens first."""
        return guide(self.home.root)

    def index(self, book: Book) -> Index:
        """A connection of its own to the index of ``book``; close it when done."""
        return Index.open(self._index_file(book), book)

    def _index_file(self, book: Book) -> Path:
        return private_folder(self.home.indexes) / f"{book.sha256}.sqlite"

    def _built(self, book: Book) -> Index | None:
        """The index of ``book`` if its text is in it."""
        if not self._index_file(book).is_file():
            return None
        index = self.index(book)
        if index.searchable:
            return index
        index.close()
        return None

    # All books

    @property
    def passages(self) -> Passages:
        """The passages of all books in one table."""
        return Passages(self._database, VERSION)

    def build(self, index: Index, path: Path, cancel: Cancel | None = None) -> Iterator[Progress]:
        """All of an index that needs no model, and nothing that is paid for."""
        embedder = None
        if self.settings.semantic == "folder":
            try:
                embedder = self.embedder("index")
            except FoxError as error:
                logger.warning("Semantic search unavailable: %s", error)
        yield from without_model(index, self.passages, path, embedder, cancel)

    def summarise(
        self,
        index: Index,
        *,
        scope: Scope = WHOLE_BOOK,
        near: Near = nowhere,
        cap: Cap | None = None,
        renew: bool = False,
        cancel: Cancel | None = None,
    ) -> Iterator[Progress]:
        """What the reader's model adds to an index, under ``cap`` and what the month has left.

        Raises ``NoModel``, what the model raises, ``LimitReached`` before a limit is crossed.
        """
        model, provider = self.need_model("index", "index"), self.provider()
        assert provider is not None
        caps = [cap] if cap is not None else []
        if not self.local:
            tokens, money = self.limits.left()
            month = Cap(tokens, money if provider.priced else None, "month's limit")
            caps.append(month)
        yield from with_model(
            index, model, provider.parallel, scope=scope, near=near,
            meter=Meter(caps, provider.money), renew=renew, cancel=cancel,
        )  # fmt: skip

    def estimate(self, index: Index, scope: Scope = WHOLE_BOOK, *, renew: bool = False) -> Estimate:
        """What :meth:`summarise` still has to do, and what that costs."""
        provider = self.provider() or Provider("", "", "")
        return estimate(
            index, provider.context, scope,
            model=provider.serving("index").model, renew=renew, price=provider.money,
        )  # fmt: skip

    def embed(
        self, index: Index, scope: Scope = WHOLE_BOOK, cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Give the passages of ``scope`` vectors, with the model chosen for semantic search.

        At an endpoint this sends them: the reader is asked before.
        """
        embedder = self.embedder("index")
        if embedder is not None:
            yield from build_vectors(index, embedder, cancel, scope)

    def vectors(self, index: Index) -> VectorState | None:
        """Whether semantic search can be used on a book; None where it is off."""
        if self.settings.semantic == "off":
            return None
        try:
            embedder = self.embedder()
        except FoxError as error:
            logger.warning("Semantic search unavailable: %s", error)
            return "missing"
        return vector_state(index, embedder) if embedder is not None else None

    def vectors_to_make(self, index: Index, scope: Scope = WHOLE_BOOK) -> tuple[int, int]:
        """What :meth:`embed` still has to do: pieces of text, and their estimated tokens.

        Raises what :meth:`embedder` raises, ``UsageError`` where vectors cannot be searched.
        """
        embedder = self.embedder()
        if embedder is None:
            return 0, 0
        _need_search()
        return vectors_to_make(index, embedder, scope)

    def check_semantic(
        self, settings: Settings, *, send: bool = True, cancel: Cancel | None = None
    ) -> int:
        """How many numbers a vector has with the model in ``settings``; 0 where it was not asked.

        It is asked for one word; at an endpoint only with ``send``. Raises what is wrong.
        """
        embedder = self.embedder(settings=settings)
        if embedder is None:
            return 0
        _need_search()
        if send or settings.semantic == "folder":
            embedder.embed(["book"], "query", cancel)
        return embedder.dimension

    def shelve(self, index: Index, path: Path, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Have the passages of a searchable index found by the search of all books.

        ``path`` is where its book lies. What is there already is not put in again.
        """
        return shelve(index, self.passages, path, cancel)

    def shelve_waiting(self, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Have every book on the shelf found by the search of all books, whose text is stored.

        Books that have no index yet get one, without a model.
        """
        there = {book.sha256 for book in self.passages.books() if book.whole}
        waiting = [book for book in self.shelf.all() if book.sha256 not in there]
        for done, shelved in enumerate(waiting, 1):
            book = self.documents.load(shelved.sha256)
            if book is not None:
                with closing(self.index(book)) as index:
                    for _ in chain(
                        build_text(index, cancel), self.shelve(index, shelved.path, cancel)
                    ):
                        pass
            yield Progress("shelf", done, len(waiting))

    def search_shelf(
        self,
        question: str,
        limits: ShelfLimits | None = None,
        limit: int = 10,
        cancel: Cancel | None = None,
    ) -> Iterator[ShelfFound]:
        """Passages of all books for ``question``: at once, then with the best books' evidence.

        Without ``limits`` they are as the reader has set them: where nothing past their place is
        to be seen, that holds in each book, and one never begun is not searched.
        """
        limits = self._shelf_limits() if limits is None else limits
        return self._shelf_search.search(question, limits, limit, cancel)

    @property
    def _shelf_search(self) -> ShelfSearch:
        return ShelfSearch(self.passages, self.documents, self.shelf, self._built)

    def _shelf_limits(self) -> ShelfLimits:
        """What may be seen of each book, as the reader has set it."""
        if not self.settings.no_spoilers:
            return {}
        places, start = self.shelf.places(), Span(0, 0, 0)
        known = {book.sha256 for book in self.passages.books()} | places.keys()
        return {sha256: Scope(places.get(sha256, start)) for sha256 in known}

    def shelf_session(
        self,
        question: str,
        chosen: Sequence[str] = (),
        limits: ShelfLimits | None = None,
        *,
        strict: bool = False,
        cancel: Cancel | None = None,
    ) -> SeveralSession:
        """A conversation about the books on the shelf that are best for ``question``, to be closed.

        Of ``chosen`` books, by their hashes, it is about those; at most eight are read, and the
        session names the others. Books without an index get one, without a model. ``limits`` are
        as in :meth:`search_shelf`. Raises ``UsageError`` where there is no book that may be read.
        """
        limits = self._shelf_limits() if limits is None else limits
        found = self._shelf_search.look(question, limits, MOST_BOOKS * EACH)
        known = self._known_books()
        choice = choose(question, known, found, chosen, limits)
        books = [book for book in map(self.documents.load, choice.books) if book is not None]
        gone = set(choice.books) - {book.sha256 for book in books}
        left_out = (*choice.left_out, *(book.title for book in known if book.sha256 in gone))
        index = self._joined(books, limits, cancel)
        return SeveralSession(self.session(index, strict=strict), index, left_out)

    def _known_books(self) -> list[Shelved]:
        """The books on the shelf, the newest first, then those that commands alone have read."""
        known = self.shelf.all()
        there = {book.sha256 for book in known}
        for other in self.passages.books():
            book = None if other.sha256 in there else self.documents.some(other.sha256, ())
            if book is not None:
                title, authors = book.metadata.title, ", ".join(book.metadata.authors)
                known.append(Shelved(other.sha256, Path(other.path), title, authors, 0.0))
        return known

    def _joined(
        self, books: Sequence[Book], limits: ShelfLimits, cancel: Cancel | None
    ) -> JoinedIndex:
        """The indexes of some books of the shelf as one, each as far as its limit."""
        if not books:
            raise UsageError("There is no book that may be asked; open one first.")
        indexes = [self.index(book) for book in books]
        for index in indexes:
            for _ in build_text(index, cancel):
                pass
        scopes = [limits.get(index.book.sha256, WHOLE_BOOK) for index in indexes]
        return JoinedIndex(indexes, scopes, [self._semantic(index) for index in indexes])

    def stored(self, sha256: str) -> Book | None:
        """A book of the shelf as it was read, whether its file is there or not."""
        book = self.documents.load(sha256)
        return None if book is None else marked(book)

    def export(self, book: Book, fmt: Format, conversation: str = "") -> str:
        """A conversation about ``book`` as the text of a file; the newest where none is named.

        What stands around its citations is kept as far as the reader's limits allow. Raises
        ``UsageError`` where nothing was asked.
        """
        if not conversation:
            conversation, _ = self.conversations.last(book.sha256)
        records = self.conversations.turns(book.sha256, conversation)
        answers = list(readable(records))
        if not answers:
            raise UsageError("There is nothing to export yet; ask the book a question first.")
        made = sheet(book, answers, self.stored, self._shelf_limits(), conversation)
        return written(made, fmt)

    def money(self, answer: Answer) -> float | None:
        """What ``answer`` cost in US dollars; None where no price is known for who wrote it."""
        provider = self.provider()
        if provider is None or answer.model not in {provider.serving(d).model for d in DUTIES}:
            return None
        return provider.money(answer.usage)

    def provider(self) -> Provider | None:
        """The endpoint to use: the environment's where it names one, else the chosen one."""
        address, model = os.environ.get("FOXREADER_BASE_URL"), os.environ.get("FOXREADER_MODEL")
        if address and model:
            return Provider(ENVIRONMENT, address, model)
        return self.settings.provider

    @property
    def local(self) -> bool:
        """Whether the endpoint to use is on this computer, so that using it costs nothing."""
        provider = self.provider()
        return provider is not None and check_address(provider.base_url).loopback

    def model(self, kind: Kind = "question", duty: Duty = "chat") -> ChatModel | None:
        """The reader's model for ``duty``, None where none is set up; all it uses is counted.

        The month's limit is looked at before each request of an index job. A question is not
        stopped in its middle: whoever asks one calls ``limits.check()`` first.
        """
        provider = self.provider()
        if provider is None or not provider.model:
            return None
        provider = provider.serving(duty)
        model = connect(provider, self.secrets.get(provider), self.wire)
        return Counted(model, self._allowing(kind), self._counting(provider, provider.model, kind))

    def abilities(self, model: ChatModel, provider: Provider) -> Abilities:
        """What ``model``, the one of ``provider``, can do: as it was learnt, and kept from now."""
        return Abilities(
            model,
            self.known(provider),
            lambda known: self._abilities.put(provider, asdict(known)),
        )

    def known(self, provider: Provider) -> Known | None:
        """What was learnt of the model of ``provider``; None where nothing was."""
        kept = self._abilities.get(provider)
        return None if kept is None else Known.read(kept)

    def check(self, provider: Provider, key: str = "") -> Known:
        """Ask the model of ``provider`` anew what it can do; raises what the endpoint does.

        ``key`` is used in place of the one that is kept.
        """
        model = connect(provider, key or self.secrets.get(provider), self.wire)
        counted = self._counting(provider, provider.model, "question")
        return self.abilities(Counted(model, self._check_limits, counted), provider).renew()

    def _roles(self, provider: Provider) -> Roles:
        """The provider's models by what they do; one that does several things is there once."""
        made: dict[str, tuple[ChatModel, Provider]] = {}
        for duty in DUTIES:
            serving = provider.serving(duty)
            if serving.model not in made:
                made[serving.model] = (self.need_model("question", duty), serving)
        voices = {
            name: Voice(model, self.abilities(model, serving))
            for name, (model, serving) in made.items()
        }
        chat, reasoning, index = (voices[provider.serving(duty).model] for duty in DUTIES)
        return Roles(chat, reasoning, index.model)

    def embedder(
        self, kind: Kind = "question", settings: Settings | None = None
    ) -> Embedder | None:
        """The model of semantic search, or None where that is off; what it uses is counted.

        ``settings`` are tried in place of those that are kept, where they are given.
        A model in a folder is opened once and kept. Raises ``UsageError`` where the folder holds
        no model or the extra “semantic” is not installed, ``NoModel`` where there is no endpoint.
        """
        chosen = settings or self.settings
        if chosen.semantic == "off":
            return None
        if chosen.semantic == "folder":
            return self._folder_embedder(chosen.semantic_folder)
        provider = self.provider()
        if provider is None:
            raise NoModel("Semantic search uses the model's endpoint; add one under Models.")
        model = chosen.semantic_model
        return connect_embedder(
            provider, model, self.secrets.get(provider), self.wire,
            allow=self._allowing(kind), count=self._counting(provider, model, kind),
        )  # fmt: skip

    def _folder_embedder(self, folder: str) -> Embedder:
        if not folder:
            raise UsageError("No folder is chosen for semantic search; choose a model's folder.")
        if folder not in self._embedders:
            self._embedders = {folder: open_folder(Path(folder).expanduser())}
        return self._embedders[folder]

    def _allowing(self, kind: Kind) -> Callable[[], None]:
        return self.limits.check if kind == "index" else _always

    def _check_limits(self) -> None:
        """Raise where the month is used up, by the limit as it is now: a reader may raise it."""
        self.limits.check()

    def _counting(self, provider: Provider, model: str, kind: Kind) -> Callable[[Usage], None]:
        local, usage = self.local, self.usage

        def count(used: Usage) -> None:
            money = provider.money(used)
            usage.record(kind, provider.name, model, used, money, local=local)

        return count

    def need_model(self, kind: Kind = "question", duty: Duty = "chat") -> ChatModel:
        """The reader's model for ``duty``; raises ``NoModel`` where none is set up."""
        model = self.model(kind, duty)
        if model is None:
            raise NoModel("No model is set up; add one under Models, or with “providers add”.")
        return model

    def session(self, index: Index, *, strict: bool = False) -> Session:
        """A new conversation about the index's book."""
        provider = None if strict else self.provider()
        if provider is None or not provider.model:
            return Session(index, None)
        allow = None if self.local else self._check_limits
        roles = self._roles(provider)
        semantic, corrections = self._semantic(index), self.corrections.all
        return Session(index, roles.chat.model, semantic, allow, roles, corrections)

    def _semantic(self, index: Index) -> Semantic | None:
        """The semantic lane, where it is on; a question is answered without it where it fails.

        Several books have one each, and none together.
        """
        if isinstance(index, JoinedIndex):
            return None
        try:
            embedder = self.embedder()
        except FoxError as error:
            logger.warning("Semantic search unavailable: %s", error)
            return None
        return Semantic(index, embedder) if embedder is not None else None


def _need_search() -> None:
    """Raise ``UsageError`` where what a search among vectors needs is not installed."""
    if not searchable():
        raise UsageError(
            "Semantic search needs numpy; install Foxreader with its extra “semantic”."
        )


def _always() -> None:
    """What allows every request."""
