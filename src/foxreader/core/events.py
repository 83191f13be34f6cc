"""The events while a question is answered or an index is built.

The window, the command line and the tests read the same stream.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Literal

from foxreader.core.cancel import Progress as Progress  # noqa: PLC0414 -- for all but the start
from foxreader.core.message import Usage
from foxreader.core.notice import Notice
from foxreader.core.span import Span

Mode = Literal[
    "direct_answer", "guided_fallback", "hard_refusal", "grounded", "general", "unfinished"
]
"""How a question was answered; "unfinished" is an answer that was shown in part and never ended."""

PICTURE = "picture"
"""The path of an answer about a picture of the book."""

Confidence = Literal["", "likely", "near"]
"""How sure the book's own sentences are, where they are shown in place of an answer
("guided_fallback"): the first of them probably answers the question ("likely"), or they are only
the nearest ("near"). "" for all other answers."""

FlagKind = Literal[
    "uncited", "weak", "number", "quote", "name", "future", "conflict",
    "removed", "dropped", "cut_off", "note", "grades", "second_reader", "otherwise",
]  # fmt: skip
"""What a flag is about; "grades" says that those of an old answer were made anew, or could not,
"second_reader" is what a second reader says, "otherwise" that by it the place contradicts a
claim."""
Grade = Literal["quoted", "cited", "weak", "otherwise", "picture"]
"""How a cited place supports a claim: word for word ("quoted"), as far as code can check
("cited"), with few words in common ("weak"), or not, since a second reader finds that it says
something else ("otherwise"). "picture": the claim is what a model saw in a picture of the book,
which code cannot check. A claim without a place is flagged "uncited"."""
GRADES: tuple[Grade, ...] = ("quoted", "cited", "weak", "otherwise", "picture")
"""The grades, best first; what was not checked at the end."""


@dataclass(frozen=True, slots=True)
class ReadAs:
    """A name of a question that the book lacks, and the similar one of the book it was read as.

    ``asked`` is as the reader wrote it, ``name`` as the book does.
    """

    asked: str
    name: str


@dataclass(frozen=True, slots=True)
class Searched:
    """What was searched for a question, so that a refusal can report it.

    ``passages`` is how many passages were searched. ``missing`` are the question's words that
    occur nowhere in them, ``read_as`` those that were searched for as another. ``segments`` of the
    book's ``of_segments`` segments were given to the model or the strict mode. ``share`` is how
    much of the book was searched, 0 to 1: less than 1 with a spoiler limit. ``parts`` are the
    titles of the searched parts, if the question named some. For a question to several books,
    ``books`` are the titles of those searched, ``left_out`` of those not searched. For a question
    about highlights, ``highlights`` of the reader's ``of_highlights`` were shown to the model, or
    read by the strict mode.
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
    read_as: tuple[ReadAs, ...] = ()
    highlights: int = 0
    of_highlights: int = 0

    def both(self, then: Searched) -> Searched:
        """What this search and another after it covered; the missing words are those of the
        first."""
        first = self if self.queries else then
        return Searched(
            queries=tuple(dict.fromkeys((*self.queries, *then.queries))),
            passages=max(self.passages, then.passages),
            segments=max(self.segments, then.segments),
            of_segments=max(self.of_segments, then.of_segments),
            missing=first.missing,
            share=min(self.share, then.share) if self.queries else then.share,
            parts=tuple(dict.fromkeys((*self.parts, *then.parts))),
            read_as=first.read_as,
            index="segments" if "segments" in (self.index, then.index) else "full_text",
            highlights=max(self.highlights, then.highlights),
            of_highlights=max(self.of_highlights, then.of_highlights),
        )


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that supports an answer, with its exact text in ``quote``.

    ``number`` is its footnote, ``title`` the section's title, ``page`` the printed page's label.
    ``book`` is the sha256 of its book; ``source`` names book, chapter and section in words.
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
        """Whether it is doubtful that the place supports the claim."""
        return self.grade in ("weak", "otherwise")


@dataclass(frozen=True, slots=True)
class Flag:
    """A failed check of an answer, or a remark on it, as one sentence in ``text``.

    ``words`` are the words of the answer it is about, without Markdown; "" for the whole answer.
    ``hard``: the sentence would not have been shown, had it been checked so when it was written.
    """

    kind: FlagKind
    text: str
    words: str = ""
    hard: bool = False


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A sentence of a model that failed a hard check, without Markdown, and the reason in one
    sentence. It is no part of the answer."""

    words: str
    reason: str


@dataclass(frozen=True, slots=True)
class SecondReading:
    """That a second reader has compared the claims of an answer with the words they cite.

    ``reader`` is its model. Of ``claims`` it showed ``found`` with words of the cited place and
    ``lowered`` the grade of others; its reply on ``unread`` could not be read. ``shown`` are the
    words of those it showed; from ``cleared`` of them it took marks of the checks. It took
    ``tokens`` and so many ``seconds``, 0 where that is not known.
    """

    reader: str
    claims: int
    found: int
    lowered: int
    unread: int = 0
    shown: tuple[str, ...] = ()
    cleared: int = 0
    tokens: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Covered:
    """How much of a book's ``of`` segments a tool returned words of, and of which chapters: their
    numbers, or their titles where they have none."""

    segments: int
    of: int
    chapters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """A tool call of an answer: its name and result, when it began and how long it took, in
    seconds; ``covered`` is None where it returned nothing of the book."""

    name: str
    summary: str
    at: float
    took: float
    covered: Covered | None = None


@dataclass(frozen=True, slots=True)
class SentOnce:
    """A request that left this computer for an answer: when, in seconds from the question, and its
    bytes."""

    at: float
    size: int


@dataclass(frozen=True, slots=True)
class Course:
    """What happened while an answer was made: from ``began`` (seconds since 1970) it ``took`` so
    many seconds, until the ``first`` word so many, None without one. ``shown`` are the tags of the
    units that tools returned."""

    began: float
    took: float
    first: float | None = None
    steps: tuple[Step, ...] = ()
    sent: tuple[SentOnce, ...] = ()
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of an answer's text. If ``literal``, it is the book's own text, shown unchanged."""

    text: str
    literal: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A footnote mark in an answer's text."""

    footnote: int


Part = Text | Mark


def joined(before: Part | None, after: Part) -> Text | None:
    """Two adjacent texts as one, or None.

    The book's own text and the program's are not joined, and a notice stays a part of its own, so
    that it can be translated.
    """
    if not isinstance(before, Text) or not isinstance(after, Text):
        return None
    if before.literal != after.literal or isinstance(before.text, Notice):
        return None
    return None if isinstance(after.text, Notice) else Text(before.text + after.text, after.literal)


@dataclass(frozen=True, slots=True)
class Answer:
    """A finished answer. ``parts`` is its text with the footnote marks in their places.

    ``why`` is the reason for its ``path``. ``model`` is the model that wrote it, "" for the program
    alone. ``removed`` counts the sentences that failed a check and are not shown, ``dropped`` the
    references to places that the model was not shown. ``left_out`` are the removed sentences; none
    under a spoiler limit, since they may tell what is past it. ``chunks`` are the ids of the chunks
    with its citations. ``limit`` is the spoiler limit it was made under, None for the whole book.
    ``second`` is None if no second reader has read it. ``confidence`` is how sure the book's own
    sentences are where no answer is given; ``beside`` are the book's words before and after each of
    them, which are shown with it. ``to_find`` is a word of a question that is not
    answered, to look up in the book. ``course`` is what happened while it was made, where that was
    followed.
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
    second: SecondReading | None = None
    confidence: Confidence = ""
    beside: tuple[tuple[str, str], ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    to_find: str = ""
    course: Course | None = field(default=None, compare=False)

    @property
    def refused(self) -> bool:
        """Whether the question was refused: neither an answer nor passages are shown."""
        return self.mode == "hard_refusal"

    @property
    def verbatim(self) -> bool:
        """Whether it is a direct answer of the book's words alone, without any of the program's."""
        said = (p for p in self.parts if isinstance(p, Text) and p.text.strip())
        return self.mode == "direct_answer" and all(part.literal for part in said)

    @property
    def text(self) -> str:
        """The answer's text with its footnotes as ``[1]``."""
        return "".join(p.text if isinstance(p, Text) else f"[{p.footnote}]" for p in self.parts)


@dataclass(frozen=True, slots=True)
class Routed:
    """The path on which the question will be answered, and the reason."""

    path: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ToolCalled:
    """A tool is about to run, called by the program or by the model."""

    name: str
    arguments: str


@dataclass(frozen=True, slots=True)
class ToolReturned:
    """A tool has run; ``summary`` describes its result, ``units`` counts the units in it,
    ``covered`` says of which parts of the book they are, ``tags`` names each."""

    name: str
    summary: str
    units: int
    covered: Covered | None = None
    tags: str = ""


@dataclass(frozen=True, slots=True)
class Checking:
    """Words of a sentence have arrived; it is shown when it is complete and passed the checks."""


@dataclass(frozen=True, slots=True)
class TextDelta:
    """More of the answer's text, in order, from sentences that passed the checks.

    It never has a raw or partial position tag, and all of it is in the finished answer.
    """

    text: str
    literal: bool = False


@dataclass(frozen=True, slots=True)
class Cited:
    """A footnote at this point; a known number repeats its citation, maybe with a lower grade."""

    citation: Citation


@dataclass(frozen=True, slots=True)
class Flagged:
    """A flag on the answer. Flags on shown text come at the end of its paragraph; all flags come
    again before the answer is finished.
    """

    flag: Flag


@dataclass(frozen=True, slots=True)
class Finished:
    """The whole answer, as it is stored. It has everything that was shown, in the same order and
    with the same numbers; corrected sentences may be added in between.

    It comes a second time if a second reader reads the answer: the same words, maybe with lower
    grades.
    """

    answer: Answer


@dataclass(frozen=True, slots=True)
class Comparing:
    """A second reader has compared ``done`` of ``total`` claims of a finished answer."""

    done: int
    total: int


AnswerEvent = (
    Routed | ToolCalled | ToolReturned | Checking | TextDelta | Cited | Flagged | Finished
    | Comparing
)  # fmt: skip


# Before an answer: the words the book lacks, and how the question was read

_MOST = 5
"""The most words that are named. Chosen, not measured."""


def opening(answer: Answer) -> tuple[Notice, ...]:
    """The lines before an answer, in order.

    The words the book lacks are named only where nothing states the answer: before a refusal and
    before the nearest places. A refusal under a spoiler limit says first how far was searched.
    """
    return (*lacking(answer), *_readings(answer.searched))


def lacking(answer: Answer) -> tuple[Notice, ...]:
    """The line with the words the book lacks, where nothing states the answer; else none."""
    searched = answer.searched
    if not searched.missing or answer.mode not in ("guided_fallback", "hard_refusal"):
        return ()
    if searched.share < 1 and answer.refused:
        return ()
    words = _in_quotes(searched.missing[:_MOST])
    if searched.share < 1:
        # The book past the limit was not searched.
        return (Notice("lacking_so_far", words=words),)
    return (Notice("lacking_in_books" if searched.books else "lacking", words=words),)


def _in_quotes(words: Sequence[str]) -> Notice:
    """Words one after the other, each in the quotation marks of the reader's language."""
    quoted = [Notice("in_quotes", words=one) for one in words]
    return reduce(lambda first, last: Notice("listed", first=first, last=last), quoted)


def _readings(searched: Searched) -> tuple[Notice, ...]:
    """A line for each name that was read as another."""
    return tuple(Notice("read_as", asked=one.asked, name=one.name) for one in searched.read_as)


def as_typed(question: str, read_as: Iterable[ReadAs]) -> str:
    """``question`` with the names that were read as others in quotes, which are not changed."""
    for one in read_as:
        # The words of a name may be joined by a hyphen.
        for words in [one.asked] if one.asked in question else one.asked.split():
            question = question.replace(words, f"“{words}”")
    return question
