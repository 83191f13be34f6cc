"""What the window needs of the program below it; ``parts.Parts`` is that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

from foxreader.answer.conversation.session import Session
from foxreader.answer.conversation.several import SeveralSession
from foxreader.answer.export import Format
from foxreader.core.book import Book, Preview, Scans
from foxreader.core.cancel import Cancel
from foxreader.core.events import Answer, Progress
from foxreader.core.message import ChatModel, Provider
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.storage.store import Index
from foxreader.index.summaries.agreement import Plan
from foxreader.index.summaries.job import Near, nowhere
from foxreader.index.summaries.spending import Cap
from foxreader.index.vector_stage import VectorState
from foxreader.library.conversations import Conversations
from foxreader.library.corrections import Corrections
from foxreader.library.secrets import Secrets
from foxreader.library.settings import Settings
from foxreader.library.shelf import Shelf
from foxreader.library.usage import UsageLog
from foxreader.llm import Known, WireLog
from foxreader.retrieval.shelf.library_search import Limits, ShelfFound


class Opened(Protocol):
    """A book that is open."""

    @property
    def book(self) -> Book:
        """The book."""
        ...

    @property
    def resources(self) -> Scans:
        """What belongs to it."""
        ...

    @property
    def path(self) -> Path:
        """Where it lies."""
        ...


class Recognition(Protocol):
    """What recognising the pages of a book would be."""

    @property
    def pages(self) -> int:
        """How many there are."""
        ...

    @property
    def wanting(self) -> str:
        """The book's language where it would have to be done without, else ""."""
        ...


class Program(Protocol):
    """The parts of the program, safe to use from workers."""

    settings: Settings
    warnings: tuple[str, ...]
    secrets: Secrets
    wire: WireLog

    @property
    def usage(self) -> UsageLog:
        """What the models have used, month by month."""
        ...

    @property
    def shelf(self) -> Shelf:
        """The books that were opened."""
        ...

    @property
    def conversations(self) -> Conversations:
        """What was asked and answered."""
        ...

    @property
    def corrections(self) -> Corrections:
        """What the reader said of answers."""
        ...

    @property
    def local(self) -> bool:
        """Whether the endpoint to use is on this computer."""
        ...

    @property
    def deadline(self) -> float:
        """How many seconds a question may take."""
        ...

    def save(self, settings: Settings) -> None:
        """Keep ``settings``."""
        ...

    def open(
        self,
        path: Path,
        *,
        password: str = "",
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
        preview: Preview | None = None,
    ) -> Opened:
        """Open a book."""
        ...

    def renewed(self, book: Book, resources: Scans, path: Path) -> Opened:
        """An open book with the pages that have been recognised since."""
        ...

    def recognition(self, book: Book) -> Recognition | None:
        """What to offer the reader of a book of pictures, if anything."""
        ...

    def recognise(
        self, book: Book, scans: Scans, *, languages: str = "", cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Recognise and keep the pages of ``book`` that have no text."""
        ...

    def guide(self) -> Path:
        """The book a new reader opens first."""
        ...

    def index(self, book: Book) -> Index:
        """A connection to the index of ``book``."""
        ...

    def build_in_background(
        self, index: Index, path: Path, cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """All of an index that needs no model; a long book's in a process of its own."""
        ...

    def plan(self, index: Index, scope: Scope, place: Span | None) -> Plan:
        """What the reader is asked before :meth:`summarise`."""
        ...

    def summarise(
        self,
        index: Index,
        *,
        scope: Scope = WHOLE_BOOK,
        near: Near = nowhere,
        cap: Cap | None = None,
        cancel: Cancel | None = None,
    ) -> Iterator[Progress]:
        """What the reader's model adds to an index."""
        ...

    def embed(
        self, index: Index, scope: Scope = WHOLE_BOOK, cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """The vectors of semantic search."""
        ...

    def vectors(self, index: Index) -> VectorState | None:
        """How far the vectors of a book are; None where semantic search is off."""
        ...

    def vectors_to_make(self, index: Index, scope: Scope = WHOLE_BOOK) -> tuple[int, int]:
        """What :meth:`embed` still has to do: pieces of text, and their tokens."""
        ...

    def check_semantic(
        self, settings: Settings, *, send: bool = True, cancel: Cancel | None = None
    ) -> int:
        """Try the model of semantic search in ``settings``; the size of a vector, where asked."""
        ...

    def shelve_waiting(self, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Have every book on the shelf found by the search of all books."""
        ...

    def search_shelf(
        self, question: str, *, limit: int, cancel: Cancel | None = None
    ) -> Iterator[ShelfFound]:
        """Passages of all books for ``question``."""
        ...

    def provider(self) -> Provider | None:
        """The endpoint to use."""
        ...

    def model(self) -> ChatModel | None:
        """The reader's model."""
        ...

    def known(self, provider: Provider) -> Known | None:
        """What was learnt of a provider's model; None where nothing was."""
        ...

    def check(self, provider: Provider, key: str = "") -> Known:
        """Ask a provider's model anew what it can do."""
        ...

    def session(self, index: Index, *, strict: bool = False) -> Session:
        """A new conversation."""
        ...

    def shelf_session(
        self,
        question: str,
        chosen: Sequence[str] = (),
        limits: Limits | None = None,
        *,
        cancel: Cancel | None = None,
    ) -> SeveralSession:
        """A conversation about the ``chosen`` books, or those best for ``question``."""
        ...

    def stored(self, sha256: str) -> Book | None:
        """A book of the shelf as it was read."""
        ...

    def export(self, book: Book, fmt: Format, conversation: str = "") -> str:
        """A conversation about ``book`` as the text of a file."""
        ...

    def money(self, answer: Answer) -> float | None:
        """What an answer cost in US dollars; None where that is not known."""
        ...
