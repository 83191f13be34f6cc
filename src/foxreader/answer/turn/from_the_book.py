"""A model's answer from the book: what the checks leave of it, else the book's own sentences."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass, replace

from foxreader.answer import prompt
from foxreader.answer.checks.absence import admits_absence
from foxreader.answer.checks.proof import Live, Proven, Prover
from foxreader.answer.checks.repair import Draft
from foxreader.answer.conflicts import report
from foxreader.answer.direct.highlighted import among_highlights
from foxreader.answer.direct.strict import MOST_HIGHLIGHTS, NO_TEXT, strict_answer
from foxreader.answer.direct.verbatim import in_its_words, quoted
from foxreader.answer.gate.footnote import Citations
from foxreader.answer.turn.loop import Loop
from foxreader.answer.turn.requester import is_of_request
from foxreader.core.errors import FoxError, LimitReached, ModelError
from foxreader.core.events import Answer, AnswerEvent, Flag, Searched, Text
from foxreader.index.storage.terms import BookVocabulary

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
