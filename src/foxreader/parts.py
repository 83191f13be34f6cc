"""The parts of the program, built once and handed to each other; for the window and the commands.

Nothing here decides anything: it says which part gets which.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from foxreader.answer.session import Session
from foxreader.core.book import Book, Preview, Resources
from foxreader.core.cancel import Cancel
from foxreader.core.errors import NoModel, StorageError
from foxreader.core.events import Progress
from foxreader.core.message import ChatModel, Provider
from foxreader.formats import digest
from foxreader.formats.apart import open_apart, resources_apart
from foxreader.index.store import Index
from foxreader.library.conversations import Conversations
from foxreader.library.database import Database
from foxreader.library.documents import Documents
from foxreader.library.guide import guide
from foxreader.library.paths import Home, home, private_folder
from foxreader.library.secrets import Secrets
from foxreader.library.settings import Settings, SettingsFile
from foxreader.library.shelf import Shelf
from foxreader.llm import check_address, connect

ENVIRONMENT = "environment"
"""The name of the provider that FOXREADER_BASE_URL and FOXREADER_MODEL describe."""


@dataclass(frozen=True, slots=True)
class OpenBook:
    """A book that is open, what belongs to it, and where it lies."""

    book: Book
    resources: Resources
    path: Path


class Parts:
    """One profile's parts. Safe to use from workers: each call opens what it needs."""

    def __init__(self, place: Home | None = None) -> None:
        self.home = place or home()
        self.documents = Documents(private_folder(self.home.documents))
        self.secrets = Secrets()
        self._settings_file = SettingsFile(self.home.settings_file)
        self.settings: Settings = self._settings_file.load()
        self.warnings = self._settings_file.warnings

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
            return OpenBook(stored, resources_apart(path, stored, password=password), path)
        book, resources = open_apart(
            path, sha256=sha256, password=password,
            cancel=cancel, progress=progress, preview=preview,
        )  # fmt: skip
        try:
            self.documents.save(book)
        except StorageError:
            resources.close()
            raise
        return OpenBook(book, resources, path)

    def guide(self) -> Path:
        """The book a new reader opens first."""
        return guide(self.home.root)

    def index(self, book: Book) -> Index:
        """A connection of its own to the index of ``book``; close it when done."""
        folder = private_folder(self.home.indexes)
        return Index.open(folder / f"{book.sha256}.sqlite", book)

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

    def model(self) -> ChatModel | None:
        """The reader's model, or None where none is set up."""
        provider = self.provider()
        if provider is None or not provider.model:
            return None
        return connect(provider, self.secrets.get(provider))

    def need_model(self) -> ChatModel:
        """The reader's model; raises ``NoModel`` where none is set up."""
        model = self.model()
        if model is None:
            raise NoModel("No model is set up; add one under Models, or with “providers add”.")
        return model

    def session(self, index: Index, *, strict: bool = False) -> Session:
        """A new conversation about the index's book."""
        return Session(index, None if strict else self.model())
