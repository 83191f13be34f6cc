"""Builds the indexes of books: full text, summaries, vectors, and the table of all books."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import IO

from foxreader.answer.checks.grounding import has_faults
from foxreader.answer.conversation.within_limit import reach
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError, UsageError, unpack_error
from foxreader.core.events import Progress
from foxreader.core.message import Provider
from foxreader.core.notice import Notice, says
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.embedding import searchable
from foxreader.index.stages import (
    VectorState,
    build_text,
    build_vectors,
    vector_state,
    vectors_to_make,
)
from foxreader.index.storage.derived import STAGES
from foxreader.index.storage.store import Index, checked
from foxreader.index.summaries.job import Near, nowhere, shelve, with_model, without_model
from foxreader.index.summaries.plan import (
    Estimate,
    Overview,
    Plan,
    estimate,
    first_request,
    in_short,
    measured,
    overview,
    pending,
)
from foxreader.index.summaries.requests import Cap, Meter
from foxreader.library.settings import Settings
from foxreader.program.models import Models
from foxreader.program.profile import Profile
from foxreader.system.desktop import on_battery
from foxreader.system.processes import child_command, start

_LOOK_SECONDS = 10.0
"""How often it is looked whether the computer still is on the mains. Chosen."""


class Indexes:
    """Opens indexes and builds their parts, each from where it stopped."""

    def __init__(self, profile: Profile, models: Models) -> None:
        self._profile, self._models = profile, models

    def open(self, book: Book) -> Index:
        """A new connection to the index of ``book``, to be closed by the caller."""
        return Index.open(self._profile.index_file(book), book, has_faults)

    def built(self, book: Book) -> Index | None:
        """The index of ``book`` if its full text is complete, to be closed by the caller."""
        if not self._profile.index_file(book).is_file():
            return None
        index = self.open(book)
        if index.searchable:
            return index
        index.close()
        return None

    def build(self, index: Index, path: Path, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Builds all parts of an index that need no chat model and cost nothing."""
        embedder = None
        if self._profile.settings.semantic == "folder":
            try:
                embedder = self._models.embedder("index")
            except FoxError as error:
                logger.warning("Semantic search unavailable: %s", error)
        yield from without_model(index, self._profile.passages, path, embedder, cancel)

    def build_in_background(
        self, index: Index, path: Path, cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """The same as :meth:`build`, but a long book is indexed in a process of its own."""
        built = index.searchable and all(map(index.extras.has, STAGES))
        if built or index.book.characters < LONG:
            yield from self.build(index, path, cancel)
        else:
            yield from build_apart(index.book.sha256, path, cancel)

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
        """Adds the summaries and labels by the reader's model to an index.

        Stays under ``cap`` and what is left of the month's limit. Raises ``NoModel``, what the
        model raises, and ``LimitReached`` before a limit is exceeded.
        """
        model, provider = self._models.need_model("index", "index"), self._models.provider("index")
        assert provider is not None
        caps = [cap] if cap is not None else []
        if not self._models.local_for("index"):
            tokens, money = self._models.limits_for("index").left()
            month = Cap(tokens, money if provider.priced else None, Notice("limit_of_month"))
            caps.append(month)
        yield from with_model(
            index, model, provider.parallel, scope=scope, near=near,
            meter=Meter(caps, provider.money), renew=renew, cancel=cancel,
        )  # fmt: skip

    def estimate(self, index: Index, scope: Scope = WHOLE_BOOK, *, renew: bool = False) -> Estimate:
        """The work that :meth:`summarise` still has to do, and its estimated cost."""
        provider = self._models.provider("index") or Provider("", "", "")
        return _estimate(index, provider, scope, renew=renew)

    def plan(self, index: Index, scope: Scope, place: Span | None, *, renew: bool = False) -> Plan:
        """The plan the reader agrees to before :meth:`summarise`, with those of their other models;
        making it sends nothing."""
        chosen = self._models.provider("index") or Provider("", "", "")
        others = self._models.others("index")
        first, *rest = (
            self._plan(index, one, scope, place, renew=renew) for one in (chosen, *others)
        )
        return replace(first, others=tuple(rest))

    def _plan(
        self, index: Index, provider: Provider, scope: Scope, place: Span | None, *, renew: bool
    ) -> Plan:
        """What summaries by one model would take."""
        serving = provider.serving("index")
        so_far = None if place is None else Scope(Span(place.file, place.start, place.start))
        read = None
        if scope.limit is None and so_far is not None and so_far.share(index.book):
            read = _estimate(index, provider, so_far, renew=renew)
        far = reach(index, place) if place is not None else None
        local = self._models.is_local(provider)
        at = Notice("on_this_computer") if local else Notice("at_provider", provider=provider.name)
        todo = pending(index, scope, serving.model if renew else "")
        return Plan(
            serving.model, at, local,
            provider.parallel, len(todo), _estimate(index, provider, scope, renew=renew), read,
            far.up_to if far is not None else "",
            first_request(todo, provider.context, place), renew, provider.name,
        )  # fmt: skip

    def overview(self, book: Book, scope: Scope = WHOLE_BOOK) -> Overview | None:
        """How far the summaries of ``book`` are; None where nothing of it is indexed yet."""
        index = self.built(book)
        if index is None:
            return None
        with closing(index), checked(index):
            provider = self._models.provider("index")
            return overview(index, provider.serving("index").model if provider else "", scope)

    def measured(
        self, book: Book, made: Overview, planned: Estimate, scope: Scope = WHOLE_BOOK
    ) -> Estimate | None:
        """The estimate ``planned`` by what the summaries took so far; None before a whole chapter
        of ``book`` has them."""
        index, provider = self.built(book), self._models.provider("index")
        if index is None or provider is None:
            return None
        with closing(index), checked(index):
            return measured(
                index, made, planned, provider.serving("index").model, provider.context, scope,
                provider.money,
            )  # fmt: skip

    def in_short(self, book: Book, entry: int, scope: Scope = WHOLE_BOOK) -> tuple[str, str]:
        """What models wrote of an entry of the contents, and which; "" for nothing."""
        index = self.built(book)
        if index is None:
            return "", ""
        with closing(index), checked(index):
            return in_short(index, entry, scope)

    def spent(self, made: Overview) -> float | None:
        """What the summaries cost in US dollars by the price that is set now; None without one."""
        provider = self._models.provider("index")
        if provider is None or self._models.local_for("index"):
            return None
        return provider.money(made.usage)

    def delete_summaries(self, book: Book) -> None:
        """Delete what a model wrote of ``book``; what needs no model stays. Raises
        ``StorageError``."""
        index = self.built(book)
        if index is not None:
            with closing(index), checked(index):
                index.kept.clear()

    def embed(
        self, index: Index, scope: Scope = WHOLE_BOOK, cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Makes vectors for the passages of ``scope`` with the model chosen for semantic search.

        If the model is at an endpoint, the text is sent there; ask the reader before.
        """
        embedder = self._models.embedder("index")
        if embedder is not None:
            yield from build_vectors(index, embedder, cancel, scope)

    def make_own_vectors(self, index: Index, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Has the program's own model make the vectors that are missing, in a process of its own,
        and only on the mains: what it has not done by then is done the next time. Where another
        window has them made, this one leaves it to that.

        Raises as :func:`build_apart` does.
        """
        embedder = self._models.judge.embedder()
        if embedder is None or on_battery() or vector_state(index, embedder) == "ready":
            return
        looked = monotonic()
        try:
            with closing(build_apart(index.book.sha256, None, cancel)) as states:
                for state in states:
                    yield state
                    if monotonic() - looked >= _LOOK_SECONDS:
                        looked = monotonic()
                        if on_battery():
                            return
        except StorageError as error:
            if not says(error.sentence, "index_in_use"):
                raise

    def vectors(self, index: Index) -> VectorState | None:
        """Whether a book has its vectors for semantic search; None if semantic search is off."""
        if self._profile.settings.semantic == "off":
            return None
        try:
            embedder = self._models.embedder()
        except FoxError as error:
            logger.warning("Semantic search unavailable: %s", error)
            return "missing"
        return vector_state(index, embedder) if embedder is not None else None

    def vectors_to_make(self, index: Index, scope: Scope = WHOLE_BOOK) -> tuple[int, int]:
        """What :meth:`embed` still has to do: the number of pieces of text and their estimated
        tokens.

        Raises what ``Models.embedder`` raises, and ``UsageError`` if numpy is not installed.
        """
        embedder = self._models.embedder()
        if embedder is None:
            return 0, 0
        _need_search()
        return vectors_to_make(index, embedder, scope)

    def check_semantic(
        self, settings: Settings, *, send: bool = True, cancel: Cancel | None = None
    ) -> int:
        """Checks the embedding model in ``settings`` with one word; gives its dimension.

        A model at an endpoint is asked only with ``send``. 0 if it was not asked or semantic
        search is off. Raises what is wrong with the model.
        """
        embedder = self._models.embedder(settings=settings)
        if embedder is None:
            return 0
        _need_search()
        if send or settings.semantic == "folder":
            embedder.embed(["book"], "query", cancel)
        return embedder.dimension

    def shelve(self, index: Index, path: Path, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Adds the passages of a searchable index to the table of all books.

        ``path`` is the book's file. Passages that are there already are not added again. Where the
        library cannot be written that is among the profile's warnings.
        """
        try:
            yield from shelve(index, self._profile.passages, path, cancel)
        except StorageError as error:
            self._profile.warn(error.sentence)

    def shelve_waiting(self, cancel: Cancel | None = None) -> Iterator[Progress]:
        """Adds every book on the shelf whose text is stored to the table of all books.

        Books without an index get one, without a model.
        """
        there = {book.sha256 for book in self._profile.passages.books() if book.whole}
        waiting = [book for book in self._profile.shelf.all() if book.sha256 not in there]
        for done, shelved in enumerate(waiting, 1):
            book = self._profile.documents.load(shelved.sha256)
            if book is not None:
                with closing(self.open(book)) as index:
                    for _ in chain(
                        build_text(index, cancel), self.shelve(index, shelved.path, cancel)
                    ):
                        pass
            yield Progress("shelf", done, len(waiting))


def _need_search() -> None:
    """Raises ``UsageError`` if the library that searches vectors is not installed."""
    if not searchable():
        raise UsageError(Notice("semantic_not_installed", packages="numpy"))


def _estimate(index: Index, provider: Provider, scope: Scope, *, renew: bool) -> Estimate:
    """The work that a provider's model still has to do, and its estimated cost."""
    return estimate(
        index, provider.context, scope,
        model=provider.serving("index").model, renew=renew, price=provider.money,
    )  # fmt: skip


# The index of a long book, built in a separate process (``index_process``)
#
# Building makes millions of small objects. In the window's process they would slow every page turn
# and leave fragmented memory that is never returned to the system. A separate process returns all
# of it when it ends. If it is killed, everything finished is kept.

log = logging.getLogger(__name__)
INDEX_PROCESS = "foxreader.program.index_process"

LONG = 100_000
"""Characters. Books of this length or more are indexed in a process of their own; shorter ones are
almost done in the half second that it takes to start (docs/benchmarks.md, "Speed": 0.29 s)."""


def build_apart(
    sha256: str, path: Path | None, cancel: Cancel | None = None
) -> Generator[Progress, None, None]:
    """Builds the parts of a stored book's index that need no model, from where it stopped.

    ``sha256`` is the key of the book's text, ``path`` the book's file; None for the vectors by the
    program's own model. Raises the error that the process reports, ``StorageError`` if it cannot
    start or ends early, and ``Cancelled``.
    """
    what = [] if path is None else [str(path)]
    try:
        child = start([*child_command(INDEX_PROCESS), sha256, *what], low=True)
    except OSError as error:
        raise StorageError(Notice("index_not_started", reason=str(error.strerror))) from error
    release = cancel.closing(child.kill) if cancel is not None else lambda: None
    assert child.stdin is not None and child.stdout is not None
    try:
        yield from _heard(child.stdout)
        if child.wait() and not cancel:
            log.error("the indexing process ended with %s", child.returncode)
            raise StorageError(Notice("index_stopped"))
    finally:
        release()
        child.kill()
        child.wait()
        for stream in (child.stdin, child.stdout):
            with contextlib.suppress(OSError):
                stream.close()
    if cancel is not None:
        cancel.check()


def _heard(stream: IO[bytes]) -> Iterator[Progress]:
    """The progress that the process reports. Raises the error that it reports."""
    for line in stream:
        about = json.loads(line)
        if "fault" in about:
            log.error("the indexing process failed:\n%s", about["fault"])
            raise StorageError(Notice("index_stopped"))
        if "error" in about:
            raise unpack_error(about["error"], FoxError)
        yield Progress(about["stage"], about["done"], about["total"])


logger = logging.getLogger(__name__)
