"""Recognising the pages of the open book: asked for, done in the background, shown when it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.events import Progress
from foxreader.program.books import OpenBook
from foxreader.program.program import Program
from foxreader.program.recognition import Recognition
from foxreader.ui.platform.jobs import Job, Jobs
from foxreader.ui.platform.translation import Context, error_words

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
                ask(offer_words(offer))

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


def offer_words(offer: Recognition) -> str:
    """The question whether pages are to be recognised, with what it takes."""
    minutes = max(1, round(offer.pages * _A_PAGE / 60))
    question = RecognitionWords.tr(
        "These pages are pictures. Recognise their text on this computer? {0}, {1}, in the "
        "background.",
    ).format(
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
