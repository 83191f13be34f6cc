"""What the open book's index could have more, and the questions for it: pages read, vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope
from foxreader.library.settings import Semantic
from foxreader.program.books import OpenBook, Recognition
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import Context, error_words, notice_words, number

# Recognising the pages that are pictures

RecognitionWords = Context("RecognitionWords")

_A_PAGE = 6.0
"""Seconds it takes to recognise a full page of print: the median of those measured."""


class Recognising(QObject):
    """The work on the pages of one open book that are pictures.

    ``told`` is called with how far it is, ``failed`` with a sentence for the reader, ``done`` when
    it is over, or was stopped, with what it was started for: its pages are now stored.
    """

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        told: Callable[[Progress], None],
        failed: Callable[[str], None],
        done: Callable[[OpenBook], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs = program, jobs
        self._told, self._failed, self._done = told, failed, done
        self._job: Job | None = None
        self.done_with = False

    @property
    def running(self) -> bool:
        """Whether pages are being recognised."""
        return self._job is not None

    def offer(self, opened: OpenBook, ask: Callable[[str], None], no: Callable[[], None]) -> None:
        """Find out what there is to offer: calls ``ask`` with the question, or ``no``."""
        if self.done_with:
            no()
            return

        def found(offer: Recognition | None) -> None:
            if offer is None:
                no()
            else:
                ask(_recognition_offer(offer))

        self._jobs.start(lambda cancel: self._program.books.recognition(opened.book), value=found)

    def start(self, opened: OpenBook) -> None:
        """Recognise page after page, from where it was stopped."""
        if self.running:
            return

        def work(cancel: Cancel) -> Iterator[Progress]:
            yield from self._program.books.recognise(opened.book, opened.resources, cancel=cancel)

        def failed(error: FoxError) -> None:
            self.done_with = True  # asked again at once it would only fail again
            self._failed(error_words(error))

        def ended() -> None:
            if self._job is job:
                self._job = None
                self._done(opened)

        job: Any = self._jobs.start(work, value=self._told, failed=failed, ended=ended)
        self._job = job

    def stop(self) -> None:
        """Stop at the current page; ``done`` is called then."""
        if self._job is not None:
            self._job.stop()

    def close(self) -> None:
        """The book is closed: stop, and show nothing more of it."""
        self.stop()
        self._job = None
        self.done_with = False


def _recognition_offer(offer: Recognition) -> str:
    """The question whether pages are to be recognised, with what it takes."""
    minutes = max(1, round(offer.pages * _A_PAGE / 60))
    pictures = RecognitionWords.tr(
        "These pages are pictures. Recognise their text on this computer? {0}, {1}, in the "
        "background.",
    )
    poor = RecognitionWords.tr(
        "The text stored with these pages is not what is seen there. Recognise it anew on this "
        "computer? {0}, {1}, in the background.",
    )
    question = (poor if 2 * offer.poor > offer.pages else pictures).format(
        RecognitionWords.tr("%Ln page(s)", "", offer.pages),
        RecognitionWords.tr("about %Ln minute(s)", "", minutes),
    )
    if not offer.missing:
        return question
    language = RecognitionWords.tr(
        "Tesseract has not been given the book's language ({0}); with it there would be fewer "
        "mistakes.",
    )
    return f"{question} {language.format(offer.missing)}"


# Vectors: the state of semantic search, and the sentences about it

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
        """Whether some text has no vector yet, and the reader could have one made: the small
        reader makes its own by itself."""
        return self.indexed and self.pieces > 0 and not self.problem and self.where != "own"


def status_of(program: Program, book: Book, scope: Scope) -> SemanticStatus:
    """The state of semantic search for ``book``; call it on a worker."""
    where = program.profile.settings.semantic
    if where == "off":
        return SemanticStatus(where)
    if where == "own" and program.models.judge.embedder() is None:
        return SemanticStatus(where, problem=notice_words(Notice("judge_missing")))
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


def vectors_offer(status: SemanticStatus) -> str:
    """The question whether the vectors are to be made, with where the text goes."""
    if status.problem:
        return state_words(status)
    sentences = [_missing(status), _destination(status)]
    if status.limited:
        sentences.append(SemanticStatusWords.tr("The rest of the book follows as you read on."))
    return " ".join(sentences)


def _missing(status: SemanticStatus) -> str:
    """How much of the text has no vector."""
    if status.where == "own":
        return SemanticStatusWords.tr(
            "The small reader has %Ln piece(s) of text left to read. It does so in the background, "
            "but not on battery.",
            "",
            status.pieces,
        )
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
