"""One question and what has come of it so far, as the transcript shows it. Knows no Qt."""

from __future__ import annotations

from dataclasses import dataclass, field

from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Citation,
    Cited,
    Finished,
    Mark,
    Part,
    Routed,
    Text,
    TextDelta,
    ToolCalled,
    ToolReturned,
)

_WORKING = {
    "text_search": "Searching the book…",
    "get_related_segment_summaries": "Looking through the chapters…",
    "get_full_book_segment_summaries": "Reading the book's summaries…",
}


@dataclass(slots=True)
class Turn:
    """A question, and its answer as it grows; ``answer`` is there when it is whole."""

    id: int
    question: str
    parts: list[Part] = field(default_factory=list)
    citations: dict[int, Citation] = field(default_factory=dict)
    working: str = "Searching the book…"
    answer: Answer | None = None
    problem: str = ""
    opened: int | None = None
    wide: bool = False

    def feed(self, event: AnswerEvent) -> None:
        """Take in the next event of the answer."""
        if isinstance(event, TextDelta):
            self._add(Text(event.text, event.literal))
        elif isinstance(event, Cited):
            self.citations[event.citation.number] = event.citation
            self.parts.append(Mark(event.citation.number))
        elif isinstance(event, Routed):
            self.working = "Thinking…" if event.path == "direct" else "Searching the book…"
        elif isinstance(event, ToolCalled):
            self.working = _WORKING.get(event.name, "Searching the book…")
        elif isinstance(event, ToolReturned):
            self.working = f"{event.summary}. Reading…"
        elif isinstance(event, Finished):
            self.finish(event.answer)

    def finish(self, answer: Answer) -> None:
        """The whole answer: it supersedes what streamed."""
        self.answer = answer
        self.parts = list(answer.parts)
        self.citations = {citation.number: citation for citation in answer.citations}
        self.working = ""

    def stop(self, problem: str = "") -> None:
        """Nothing more comes: the reader stopped it, or ``problem`` happened."""
        self.problem = problem or ("" if self.answer else "Stopped.")
        self.working = ""

    def _add(self, text: Text) -> None:
        last = self.parts[-1] if self.parts else None
        if isinstance(last, Text) and last.literal == text.literal:
            self.parts[-1] = Text(last.text + text.text, text.literal)
        else:
            self.parts.append(text)
