"""One question and what has come of it so far, as the transcript shows it. Knows no widget."""

from __future__ import annotations

from dataclasses import dataclass, field

from foxreader.answer.gate.splitter import sentences
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Checking,
    Citation,
    Cited,
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
)
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.ui.asking import Asked

_WORKING = {
    "text_search": "Searching the book…",
    "get_related_segment_summaries": "Looking through the chapters…",
    "get_full_book_segment_summaries": "Reading the book's summaries…",
}


@dataclass(slots=True)
class Turn:
    """A question, and its answer as it grows; ``answer`` is there when it is whole.

    What streams are sentences that passed the checks: they stay where the answer stops, with what
    ``flags`` say of them. ``apart`` tells that they are not from the book.
    ``model`` tells whether there is one that could answer; ``money`` is what the answer cost in
    US dollars, ``reach`` how far into the open book it could see, ``said`` what the reader has
    said of it.
    """

    id: int
    asked: Asked
    parts: list[Part] = field(default_factory=list)
    citations: dict[int, Citation] = field(default_factory=dict)
    working: str = "Searching the book…"
    answer: Answer | None = None
    problem: str = ""
    opened: int | None = None
    wide: bool = False
    model: bool = False
    money: float | None = None
    reach: Scope = WHOLE_BOOK
    said: str = ""
    flags: list[Flag] = field(default_factory=list)
    apart: bool = False

    @property
    def question(self) -> str:
        """What was asked."""
        return self.asked.question

    def feed(self, event: AnswerEvent | Progress) -> None:
        """Take in the next event of the answer."""
        if isinstance(event, TextDelta):
            self._add(Text(event.text, event.literal))
        elif isinstance(event, Cited):
            self.citations[event.citation.number] = event.citation
            self.parts.append(Mark(event.citation.number))
        elif isinstance(event, Routed):
            self.apart = event.path in ("direct", "without_book")
            self.working = "Thinking…" if self.apart else "Searching the book…"
        elif isinstance(event, ToolCalled):
            self.working = _WORKING.get(event.name, "Searching the book…")
        elif isinstance(event, ToolReturned):
            self.working = f"{event.summary}. Reading…"
        elif isinstance(event, Checking):
            self.working = "Checking a sentence"
        elif isinstance(event, Flagged):
            self.flags.append(event.flag)
        elif isinstance(event, Progress):
            self.working = f"Adding books to the search: {event.done} of {event.total}…"
        elif isinstance(event, Finished):
            self.finish(event.answer)

    def finish(self, answer: Answer) -> None:
        """The whole answer: it supersedes what streamed."""
        self.answer = answer
        self.apart = answer.mode == "general"
        self.parts = list(answer.parts)
        self.citations = {citation.number: citation for citation in answer.citations}
        self.working = ""

    def stop(self, problem: str = "") -> None:
        """Nothing more comes: the reader stopped it, or ``problem`` happened."""
        self.problem = problem or ("" if self.answer else f"Stopped.{self._checked()}")
        self.working = ""

    def _checked(self) -> str:
        """How many claims of what stands there have a place in the book."""
        number = sum(bool(sentence.footnotes) for sentence in sentences(self.parts))
        if not number:
            return ""
        return f" {number} of the claims {'is' if number == 1 else 'are'} checked."

    def _add(self, text: Text) -> None:
        last = self.parts[-1] if self.parts else None
        if isinstance(last, Text) and last.literal == text.literal:
            self.parts[-1] = Text(last.text + text.text, text.literal)
        else:
            self.parts.append(text)
