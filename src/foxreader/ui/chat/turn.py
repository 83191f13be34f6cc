"""One question and what has come of it so far, as the transcript shows it. Knows no widget."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from foxreader.answer.conversation.stored import (
    WITHOUT_BOOK_PATHS,
    Answerer,
    Problem,
    ReaderQuestion,
    StoredTurn,
    ended_with_a_word,
)
from foxreader.answer.evidence_line.lines import lined
from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Checking,
    Citation,
    Cited,
    Comparing,
    Finished,
    Flag,
    Flagged,
    Mark,
    Part,
    Progress,
    Routed,
    Text,
    TextDelta,
    ToolCalled,
    ToolReturned,
    as_typed,
    joined,
)
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.ui.platform.translation import QT_TRANSLATE_NOOP, Context, notice_words

TurnWords = Context("TurnWords")

_SEARCHING = QT_TRANSLATE_NOOP("TurnWords", "Searching the book…")
_WORKING = {
    "text_search": _SEARCHING,
    "get_related_segment_summaries": QT_TRANSLATE_NOOP(
        "TurnWords", "Looking through the chapters…"
    ),
    "get_full_book_segment_summaries": QT_TRANSLATE_NOOP(
        "TurnWords", "Reading the book's summaries…"
    ),
}


@dataclass(slots=True)
class Turn:
    """A question, and its answer as it grows; ``answer`` is there when it is whole.

    What streams are sentences that passed the checks: they stay where the answer stops, with what
    ``flags`` say of them. ``apart`` tells that they are not from the book.
    ``by`` is who could answer when it was asked; ``money`` is what the answer cost in
    US dollars, ``reach`` how far into the open book it could see, ``remark`` what the reader has
    said about it. ``problem`` is why the answer is not finished, ``late`` that no word of it has
    come for a while. ``at`` names the turn where it is stored; ``versions`` are the names of all
    that were asked in its place, its own among them.
    """

    id: int
    asked: ReaderQuestion
    parts: list[Part] = field(default_factory=list)
    citations: dict[int, Citation] = field(default_factory=dict)
    working: str = field(default_factory=lambda: TurnWords.tr(_SEARCHING))
    answer: Answer | None = None
    problem: Problem | None = None
    late: bool = False
    opened: int | None = None
    wide: bool = False
    by: Answerer = ""
    money: float | None = None
    reach: Scope = WHOLE_BOOK
    remark: str = ""
    flags: list[Flag] = field(default_factory=list)
    apart: bool = False
    at: str = ""
    versions: tuple[str, ...] = ()

    def version(self, step: int) -> str:
        """The name of the version ``step`` places after this one; "" where there is none."""
        at = self.versions.index(self.at) + step if self.at in self.versions else -1
        return self.versions[at] if 0 <= at < len(self.versions) else ""

    @property
    def model(self) -> bool:
        """Whether there was a model that could answer."""
        return self.by == "model"

    @property
    def question(self) -> str:
        """What was asked."""
        return self.asked.question

    @property
    def as_typed(self) -> ReaderQuestion:
        """The question with the names that were read as others kept as they were typed."""
        read_as = self.answer.searched.read_as if self.answer is not None else ()
        return replace(self.asked, question=as_typed(self.question, read_as))

    def feed(self, event: AnswerEvent | Progress) -> None:
        """Take in the next event of the answer."""
        if isinstance(event, TextDelta):
            self.late = False
            self._add(Text(event.text, event.literal))
        elif isinstance(event, Cited):
            self.citations[event.citation.number] = event.citation
            self.parts.append(Mark(event.citation.number))
        elif isinstance(event, Routed):
            self.apart = event.path in WITHOUT_BOOK_PATHS
            self.working = TurnWords.tr(
                QT_TRANSLATE_NOOP("TurnWords", "Thinking…") if self.apart else _SEARCHING
            )
        elif isinstance(event, ToolCalled):
            self.working = TurnWords.tr(_WORKING.get(event.name, _SEARCHING))
        elif isinstance(event, ToolReturned):
            self.working = TurnWords.tr("{0}. Reading…").format(notice_words(event.summary))
        elif isinstance(event, Checking):
            self.working = TurnWords.tr("Checking a sentence")
        elif isinstance(event, Comparing):
            comparing = TurnWords.tr("A second reader has compared {0} of {1} claims…")
            self.working = comparing.format(event.done, event.total)
        elif isinstance(event, Flagged):
            self.flags.append(event.flag)
        elif isinstance(event, Progress):
            added = TurnWords.tr("Adding books to the search: {0} of {1}…")
            self.working = added.format(event.done, event.total)
        elif isinstance(event, Finished):
            self.finish(event.answer)

    def finish(self, answer: Answer) -> None:
        """The whole answer: it supersedes what streamed."""
        self.answer = answer
        self.apart = answer.mode == "general"
        self.parts = list(answer.parts)
        self.citations = {citation.number: citation for citation in answer.citations}
        self.working = ""

    def stop(self, problem: Problem | None = None) -> None:
        """Nothing more comes: the reader stopped it, or ``problem`` happened."""
        self.problem = problem or (None if self.answer else Problem("stopped"))
        self.working, self.late = "", False
        if self.apart and self.answer is None:
            self.parts = list(ended_with_a_word(self.parts))

    def restore(self, stored: StoredTurn) -> None:
        """The turn as it was stored, finished or not."""
        self.by, self.money = stored.by or self.by, stored.money
        if stored.finished:
            self.finish(stored.answer)
            self.problem = stored.problem
        else:
            self.apart = stored.answer.path in WITHOUT_BOOK_PATHS
            self.parts, self.flags = list(stored.answer.parts), list(stored.answer.flags)
            self.citations = {citation.number: citation for citation in stored.answer.citations}
            self.stop(stored.problem)

    @property
    def all_flags(self) -> Sequence[Flag]:
        """The flags of the whole answer, with those of a second reader; until it is whole those
        that have come."""
        return self.answer.flags if self.answer is not None else self.flags

    @property
    def speaker(self) -> str:
        """The model that wrote the answer; "" for the program alone, and until it is whole."""
        return self.answer.model if self.answer is not None else ""

    @property
    def checked(self) -> int:
        """How many of the claims shown have a place in the book."""
        return sum(bool(sentence.footnotes) for sentence in sentences(self.parts))

    @property
    def lined(self) -> bool:
        """Whether its claims have evidence lines: it is a model's answer from the book."""
        if self.answer is not None:
            return lined(self.answer)
        return self.model and not self.asked.strict and not self.apart

    def _add(self, text: Text) -> None:
        both = joined(self.parts[-1] if self.parts else None, text)
        if both is not None:
            self.parts[-1] = both
        else:
            self.parts.append(text)
