"""A model's answer from the book: what the checks leave of it, else the book's own sentences."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from foxreader.answer import prompt
from foxreader.answer.checks.absence import admits_absence
from foxreader.answer.checks.evidence import Verdict, flags, graded
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.checks.repair import Draft, renumbered, repaired, with_quoted_places
from foxreader.answer.conflicts import report
from foxreader.answer.direct.given_passages import among_highlights
from foxreader.answer.direct.strict import MOST_HIGHLIGHTS, NO_TEXT, strict_answer
from foxreader.answer.direct.verbatim import in_its_words, quoted
from foxreader.answer.gate.footnote import Citations, Piece
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.splitter import pieces
from foxreader.answer.gate.spoiler_filter import Ruling, SentenceFilter, laid_out
from foxreader.answer.turn.loop import Loop
from foxreader.answer.turn.requester import is_of_request
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import FoxError, LimitReached, ModelError
from foxreader.core.events import (
    Answer,
    AnswerEvent,
    Citation,
    Cited,
    Flag,
    Flagged,
    LeftOut,
    Part,
    Searched,
    Text,
    TextDelta,
)
from foxreader.core.message import ChatModel, Usage
from foxreader.core.span import Span
from foxreader.index.storage.terms import BookVocabulary, Vocabulary
from foxreader.language.detect import guess, is_foreign

# As it streams: a sentence is shown once it has passed the hard checks

_ENOUGH = 1_000
"""The language of an answer is detected from this many characters at its start. At 280 places in 28
shared books that gave the same as six times the text, except in three books of mixed language."""

_Event = TypeVar("_Event", bound=AnswerEvent)


class Live:
    """Shows those sentences of a streamed answer that pass the hard checks.

    ``ledger`` gives the current evidence of the turn, which tools may have extended; ``notes`` are
    the reader's own words that the model was shown.
    """

    def __init__(
        self,
        ledger: Callable[[], Ledger],
        question: str,
        language: str,
        vocabulary: Vocabulary,
        *,
        limited: bool = False,
        notes: str = "",
    ) -> None:
        self._ledger = ledger
        self._about = question, language, vocabulary
        self._limited, self._notes = limited, notes
        self._checker: Checker | None = None
        self._checked: tuple[Ledger, int] | None = None
        self._spans: dict[int, Span] = {}
        self._said = ""
        self._spoken = ""
        self._unmarked: list[Verdict] = []
        self._filter = SentenceFilter(self._rule)

    def filtered(self, events: Iterable[_Event]) -> Iterator[AnswerEvent]:
        """``events`` with the answer's text sentence by sentence, each with its footnotes. Flags
        about the sentences of a paragraph follow at its end.

        An exception in ``events`` is raised here too, after the flags of the last paragraph.
        """
        try:
            for event in events:
                if isinstance(event, TextDelta | Cited):
                    yield from self._filter.feed(event)
                    yield from self._flagged(final=False)
                else:
                    yield event
            yield from self._filter.end()
        except (FoxError, Cancelled):
            yield from self._flagged(final=True)
            raise
        yield from self._flagged(final=True)

    def draft(self, parts: Iterable[Part], *, streamed: bool) -> Draft:
        """The streamed answer as a draft to check as a whole; that of ``parts`` if not streamed."""
        if not streamed:
            return Draft(tuple(pieces(parts)))
        sentence_filter = self._filter
        settled = frozenset(sentence_filter.passed) if sentence_filter.open else frozenset[int]()
        return Draft(tuple(sentence_filter.pieces), settled, dict(sentence_filter.numbers))

    def _rule(self, piece: Piece, citations: Mapping[int, Citation]) -> Ruling:
        if not piece.says:
            return Ruling(piece.sentence.whole, supports=False)
        if len(self._said) < _ENOUGH:
            self._said += f"{piece.sentence.text} "
            self._spoken = guess(self._said)
        for number in piece.sentence.footnotes:
            self._spans[number] = citations[number].span
        verdict = self.checker().verdict(piece.sentence, self._spans, self._spoken)
        if verdict.fails:
            return Ruling(passes=False)
        self._unmarked.append(verdict)
        return Ruling(True, verdict.supported, verdict.grade)

    def checker(self) -> Checker:
        """The checker for the current evidence."""
        ledger = self._ledger()
        if self._checker is None or self._checked != (ledger, len(ledger)):
            self._checker = Checker(ledger, *self._about, limited=self._limited, notes=self._notes)
            self._checked = ledger, len(ledger)
        return self._checker

    def _flagged(self, *, final: bool) -> Iterator[Flagged]:
        """The flags about paragraphs that have ended; about all of them if ``final``."""
        if not self._filter.open or not self._unmarked or self._checker is None:
            return
        now = self._unmarked[-1].sentence.paragraph
        if not final and self._unmarked[0].sentence.paragraph == now:
            return
        left = [] if final else [v for v in self._unmarked if v.sentence.paragraph == now]
        ended = self._unmarked[: len(self._unmarked) - len(left)]
        self._unmarked = left
        for flag in flags(self._checker.carried(ended, self._spans)):
            yield Flagged(flag)


# At its end: repaired once, or left out

_LONGEST = 400
"""Characters of a removed sentence that are kept; chosen: five lines of the chat."""


@dataclass(frozen=True, slots=True)
class Proven:
    """The part of an answer that may be shown: no sentence in it fails a hard check.

    ``removed`` counts the sentences left out, ``left_out`` are those that tell nothing past a
    spoiler limit; ``usage`` is the cost of the repair turn.
    ``supported``: at least one remaining sentence is supported by its citation.
    """

    parts: tuple[Part, ...]
    citations: tuple[Citation, ...]
    flags: tuple[Flag, ...]
    removed: int = 0
    supported: bool = False
    usage: Usage = field(default_factory=Usage)
    left_out: tuple[LeftOut, ...] = ()


class Prover:
    """Checks an answer against the evidence of its turn, with ``checker`` if one is given."""

    def __init__(
        self,
        ledger: Ledger,
        question: str,
        language: str,
        vocabulary: Vocabulary,
        checker: Checker | None = None,
    ) -> None:
        self._ledger = ledger
        self._language = language
        self._checker = checker or Checker(ledger, question, language, vocabulary)

    def prove(
        self,
        draft: Draft,
        citations: Citations,
        model: ChatModel,
        room: int,
        cancel: Cancel | None = None,
    ) -> Proven:
        """What may be shown of ``draft``. ``room`` is how many tokens of passages the repair
        request may have."""
        failing = self._failing(draft, citations.all)
        if failing:
            draft = with_quoted_places(draft, failing, citations, self._ledger)
            failing = self._failing(draft, citations.all)
        mended = repaired(
            draft, failing, citations, self._ledger, model, self._checker.inspect, room, cancel
        )
        return replace(self._shown(mended.draft, citations.all), usage=mended.usage)

    def shown(self, parts: Sequence[Part], citations: Iterable[Citation]) -> Proven:
        """``parts`` without the failing sentences, with grades and with footnotes renumbered."""
        return self._shown(Draft(tuple(pieces(parts))), tuple(citations))

    def _failing(self, draft: Draft, citations: Iterable[Citation]) -> dict[int, Verdict]:
        """The verdicts on the sentences that fail a hard check, by their indexes."""
        verdicts = self._checker.verdicts(draft.pieces, citations)
        return {at: v for at, v in verdicts.items() if v.fails and at not in draft.settled}

    def _shown(self, draft: Draft, citations: tuple[Citation, ...]) -> Proven:
        failing = self._failing(draft, citations)
        parts = laid_out((one, at not in failing) for at, one in enumerate(draft.pieces))
        parts, numbers = renumbered(parts, citations, draft.numbers)
        kept = [piece for at, piece in enumerate(draft.pieces) if at not in failing]
        verdicts = [v.softened for v in self._checker.verdicts(kept, citations).values()]
        known = [
            replace(c, number=numbers[c.number])
            for c in graded(citations, verdicts)
            if c.number in numbers
        ]
        known.sort(key=lambda citation: citation.number)
        raised = [*flags(verdicts), *_removed(failing)]
        if known and is_foreign(_own_words(parts), self._language):
            raised.append(Flag("note", prompt.FOREIGN))
        supported = bool(draft.numbers) or any(v.supported for v in verdicts)
        left_out = tuple(_left_out(verdict) for verdict in failing.values() if verdict.mendable)
        return Proven(
            parts, tuple(known), tuple(raised), len(failing), supported, left_out=left_out
        )


def _removed(failing: Mapping[int, Verdict]) -> Iterator[Flag]:
    """The flag that says how many sentences are left out, and why the first is."""
    if failing:
        wrong = next(f for v in failing.values() for f in v.findings if f.hard)
        yield Flag("removed", prompt.removed(len(failing), wrong.line))


def _own_words(parts: Iterable[Part]) -> str:
    """The text of an answer without the book's words."""
    return "".join(part.text for part in parts if isinstance(part, Text) and not part.literal)


def _left_out(verdict: Verdict) -> LeftOut:
    words = " ".join(verdict.sentence.text.split())
    shown = words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"
    return LeftOut(shown, next(one.line for one in verdict.findings if one.hard))


_REPAIR_ROOM = 1_500
"""The most tokens of passages in a repair request. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class FromTheBook:
    """An answer, and the failure of the model that is the reader's to put right, if there was one:
    a wrong key, no network, no credit."""

    answer: Answer
    failure: FoxError | None = None


def from_the_book(loop: Loop) -> Generator[AnswerEvent, None, FromTheBook]:
    """Run ``loop`` and check what its model says; gives the part of it that the book supports.

    If that is nothing, it gives the nearest sentences of the book, or a refusal if no passage is
    evidence: what only the model's own words found is evidence where it supports a claim. It gives
    the nearest sentences too where the model fails, with what its service said.

    Raises what the model raises where there is no evidence.
    """
    index, question = loop.search.index, loop.task.question.text
    vocabulary = BookVocabulary(index, loop.task.scope)
    limited = loop.task.scope.limit is not None
    selection = loop.task.selection
    live = Live(
        lambda: loop.ledger, question, index.language, vocabulary, limited=limited,
        notes=selection.words_of_notes if selection is not None else "",
    )  # fmt: skip
    failure: FoxError | None = None
    try:
        yield from live.filtered(loop.run())
    except (ModelError, LimitReached) as error:
        if not (loop.proven or loop.notes.cited):
            raise
        failure = error
    answer = _answer(loop, live, vocabulary, failure)
    told = failure if failure is not None and is_of_request(failure) else None
    answer = replace(
        answer,
        searched=loop.calls.searched,
        tool_calls=tuple(loop.calls.made),
        usage=answer.usage + loop.usage,
        dropped=loop.notes.dropped,
        flags=(*answer.flags, *_flags(loop, told)),
    )
    return FromTheBook(answer, None if told is not None else failure)


def _answer(loop: Loop, live: Live, vocabulary: BookVocabulary, failure: FoxError | None) -> Answer:
    """What is left of an answer, which may have ended in a ``failure``."""
    index, question = loop.search.index, loop.task.question.text
    if loop.notes.cited and len(loop.ledger):
        prover = Prover(loop.ledger, question, index.language, vocabulary, live.checker())
        streamed = not loop.recited and failure is None
        return _proven(loop, prover, live.draft(loop.notes.parts, streamed=streamed))
    if failure is not None:
        return _in_the_books_words(loop, prompt.FAILED)
    if not len(loop.ledger) or not loop.proven:
        return _refusal(question, readable=index.book.readable)
    return _fallback(loop, prompt.UNPROVEN)


def _refusal(question: str, *, readable: bool) -> Answer:
    parts = (Text(prompt.REFUSAL),)
    reason = prompt.NO_EVIDENCE if readable else NO_TEXT
    return Answer(question, "hard_refusal", "no_context", parts, (), Searched(), reason=reason)


def _proven(loop: Loop, prover: Prover, draft: Draft) -> Answer:
    """The checked answer, or the book's own sentences if nothing of it passes."""
    proven = prover.prove(draft, loop.notes.citations, loop.model, _REPAIR_ROOM, loop.cancel)
    text = "".join(part.text for part in proven.parts if isinstance(part, Text))
    if proven.supported and (loop.proven or loop.bears_on_question(text)):
        answer = _grounded(loop, proven)
    elif loop.proven:
        answer = _fallback(loop, prompt.NOT_SUPPORTED)
    else:  # what the model looked up by itself is no evidence unless it supports a claim
        answer = _refusal(loop.task.question.text, readable=True)
    told = not answer.refused and loop.task.scope.limit is None
    return replace(
        answer, usage=proven.usage, removed=proven.removed, left_out=proven.left_out if told else ()
    )


def _grounded(loop: Loop, proven: Proven) -> Answer:
    """The answer that passed the checks, with conflicting passages (Z6)."""
    citations = Citations(loop.search.index.book, proven.citations)
    parts = report(loop.conflicts, proven.parts, citations)
    reported = () if parts == proven.parts else (Flag("conflict", prompt.CONFLICT),)
    return Answer(
        loop.task.question.text, "grounded", loop.task.path, parts, citations.all, Searched(),
        flags=(*proven.flags, *reported),
    )  # fmt: skip


def _fallback(loop: Loop, reason: str) -> Answer:
    """The nearest sentences of the book, in place of an answer it does not support."""
    text = "".join(part.text for part in loop.notes.parts if isinstance(part, Text))
    if admits_absence(text) or not text.strip():
        reason = prompt.NONE_FOUND if text.strip() else prompt.NO_REPLY
    return _in_the_books_words(loop, reason)


def _in_the_books_words(loop: Loop, reason: str) -> Answer:
    """The nearest sentences of the book after ``reason``."""
    task, book = loop.task, loop.search.index.book
    if task.highlights is not None:
        found = among_highlights(task.question, loop.search, task.highlights)
        if found.mode == "hard_refusal":
            return in_its_words(book, task.question.text, found)
    else:
        found = strict_answer(task.question, loop.search)
    spans = found.spans or tuple(loop.ledger)[:MOST_HIGHLIGHTS]
    parts, citations = quoted(book, spans, reason)
    return Answer(
        task.question.text, "guided_fallback", task.path, parts, citations.all, Searched(),
        reason=reason, confidence="near",
    )  # fmt: skip


def _flags(loop: Loop, failure: FoxError | None) -> Iterator[Flag]:
    """Flags about the request itself: cut-off replies, what a service said that failed, unread
    prompts, failed searches, an answer that a spoiler limit keeps to the book's language."""
    question, index = loop.task.question, loop.search.index
    if loop.task.scope.limit is not None and question.is_foreign_to(index.language):
        yield Flag("note", prompt.limit_language(index.language))
    if loop.cut_off:
        yield Flag("cut_off", loop.cut_off)
    if failure is not None and loop.notes.cited:
        yield Flag("cut_off", prompt.cut_off(failure.sentence))
    elif failure is not None:  # no part of the answer: what a service says is shown as it is
        yield Flag("note", failure.sentence)
    if loop.unread:
        yield Flag("note", loop.unread)
    if loop.calls.semantic_failure:
        yield Flag("note", prompt.without_meaning(loop.calls.semantic_failure))
    if loop.notes.dropped:
        yield Flag("dropped", prompt.dropped(loop.notes.dropped))
