"""What happens while a question is answered and while an index is built.

One stream, read alike by the window, the command line and the tests.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from foxreader.core.message import Usage
from foxreader.core.span import Span

Mode = Literal[
    "direct_answer", "guided_fallback", "hard_refusal", "grounded", "general", "unfinished"
]
"""How a question was answered; "unfinished" for what was shown of an answer that never ended."""

FlagKind = Literal[
    "uncited", "weak", "number", "quote", "name", "future", "conflict",
    "removed", "dropped", "cut_off", "note",
]  # fmt: skip
Grade = Literal["quoted", "cited", "weak"]
"""How a cited place supports a claim: word for word, as far as code can check, or weakly, since
the two share few words. What has no place at all is flagged as uncited."""
GRADES: tuple[Grade, ...] = ("quoted", "cited", "weak")
"""The grades, the best first."""


@dataclass(frozen=True, slots=True)
class Searched:
    """What was searched for a question, so that a refusal can say it.

    ``missing`` are words of the question that occur nowhere in what could be seen.
    ``segments`` of ``of_segments`` of the book were given to the model or the strict mode.
    ``share`` is how much of the book was searched, 0 to 1: less than all under a spoiler limit.
    ``parts`` are the titles of the parts that were, where the question named some. Of a question
    to several books ``books`` are the titles of those that were searched, ``left_out`` of those
    that were not.
    """

    queries: tuple[str, ...] = ()
    passages: int = 0
    segments: int = 0
    of_segments: int = 0
    missing: tuple[str, ...] = ()
    index: Literal["full_text", "segments"] = "full_text"
    share: float = 1.0
    parts: tuple[str, ...] = ()
    books: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that supports an answer, with its words.

    ``book`` is the sha256 of the book it is in, ``source`` that book, chapter and section
    in words.
    """

    number: int
    span: Span
    quote: str
    title: str
    page: str | None = None
    grade: Grade = "cited"
    book: str = ""
    source: str = ""

    @property
    def weak(self) -> bool:
        """Whether the cited words share little with what is said."""
        return self.grade == "weak"


@dataclass(frozen=True, slots=True)
class Flag:
    """A failed check of an answer, or a remark on it: one sentence in ``text``.

    ``words`` are those of the answer it is about, without their Markdown; "" for all of it.
    """

    kind: FlagKind
    text: str
    words: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A run of an answer's text. ``literal`` runs are the book's own words, shown unchanged."""

    text: str
    literal: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A footnote mark in an answer's text."""

    footnote: int


Part = Text | Mark


@dataclass(frozen=True, slots=True)
class Answer:
    """A finished answer. ``parts`` is its text with the footnote marks in their places.

    ``why`` says why it took its ``path``; ``model`` is who wrote it, "" for the program alone.
    ``removed`` counts the sentences that failed a check and are not shown, ``dropped`` the
    references that named no place the model was shown. ``chunks`` are the ids of the chunks
    its citations are in. ``limit`` is the place the answer could not see past, None where it
    saw the whole book.
    """

    question: str
    mode: Mode
    path: str
    parts: tuple[Part, ...]
    citations: tuple[Citation, ...]
    searched: Searched
    flags: tuple[Flag, ...] = ()
    tool_calls: tuple[str, ...] = ()
    usage: Usage = field(default_factory=Usage)
    reason: str = ""
    dropped: int = 0
    removed: int = 0
    why: str = ""
    model: str = ""
    chunks: tuple[str, ...] = ()
    limit: Span | None = None

    @property
    def refused(self) -> bool:
        """Whether there is neither an answer nor a highlight."""
        return self.mode == "hard_refusal"

    @property
    def text(self) -> str:
        """The answer with its footnotes as ``[1]``."""
        return "".join(p.text if isinstance(p, Text) else f"[{p.footnote}]" for p in self.parts)


@dataclass(frozen=True, slots=True)
class Routed:
    """How the question will be answered: the path, and why."""

    path: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ToolCalled:
    """A tool is about to run: by the host itself or on the model's wish."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class ToolReturned:
    """A tool has run; ``summary`` says in a few words what came back."""

    name: str
    summary: str
    units: int


@dataclass(frozen=True, slots=True)
class Checking:
    """Words of a sentence have arrived; it is shown when it is complete and has passed."""


@dataclass(frozen=True, slots=True)
class TextDelta:
    """More of the answer's text: of sentences that passed the checks, in the answer's order.

    It never holds a raw or half position tag, and all of it is in the finished answer.
    """

    text: str
    literal: bool = False


@dataclass(frozen=True, slots=True)
class Cited:
    """A footnote comes here; a known number repeats its citation, perhaps with a lower grade."""

    citation: Citation


@dataclass(frozen=True, slots=True)
class Flagged:
    """Something about the answer the reader should know: of what was shown when its paragraph has
    ended, and of all of it, again, before the answer is finished."""

    flag: Flag


@dataclass(frozen=True, slots=True)
class Finished:
    """The whole answer, as it is stored. It has all that was shown, in the same order and with the
    same numbers; there may be corrected sentences between."""

    answer: Answer


AnswerEvent = Routed | ToolCalled | ToolReturned | Checking | TextDelta | Cited | Flagged | Finished


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job is: ``done`` of ``total`` pieces of ``stage``."""

    stage: str
    done: int
    total: int
