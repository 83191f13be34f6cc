"""The memory of a conversation: its questions and answers, and the places they cited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.answer.turn.budget import size
from foxreader.core.events import Answer, Mark, Part, Text
from foxreader.core.message import Message
from foxreader.core.scope import Scope
from foxreader.core.span import Span, neutralise
from foxreader.index.book_index import BookIndex
from foxreader.language.sentence_words import topic_words
from foxreader.retrieval.question.question import Question

MOST_RECALLED = 4
"""The most places cited earlier that are added to a question referring to them. Chosen, not
measured."""
_SHARED = 0.5
"""A question refers to an earlier turn if they share this part of its topic words, or a name.
Chosen, not measured."""
_LONGEST_ANSWER = 1_500
"""The most characters of an earlier answer that are remembered. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class _Said:
    """One earlier turn: its text and the places it cited."""

    question: Question
    answer: str
    cited: tuple[Span, ...]


class Memory:
    """The earlier turns of one conversation."""

    def __init__(self, index: BookIndex) -> None:
        self._index = index
        self._turns: list[_Said] = []
        self.before: Question | None = None
        """The last question, with the words it took from the question before it."""

    def add(self, question: Question, answer: Answer) -> None:
        """Remember a turn, the answer without footnotes. Refusals are not remembered.

        Of an unfinished answer only the checked part is: the text up to its last footnote. Of an
        unfinished answer without footnotes only the question is.
        """
        self.ask(question)
        parts = _checked(answer.parts) if answer.mode == "unfinished" else answer.parts
        if answer.mode in ("grounded", "general", "direct_answer", "unfinished") and parts:
            text = "".join(p.text for p in parts if isinstance(p, Text))
            text = neutralise(text.strip())[:_LONGEST_ANSWER]
            book = self._index.book
            cited = tuple(c.span for c in answer.citations if c.book in ("", book.sha256))
            self._turns.append(_Said(question, text, cited))

    def ask(self, question: Question) -> None:
        """Remember a question, which the next one may go on from."""
        if question.terms:
            self.before = question

    def messages(self, room: int, scope: Scope) -> tuple[Message, ...]:
        """The latest turns that fit ``room`` tokens, without turns that saw past ``scope``."""
        kept: list[Message] = []
        for said in reversed(self._turns):
            if not within(said.question.scope, scope):
                continue
            asked = neutralise(said.question.text)
            pair = [Message("user", asked), Message("assistant", said.answer)]
            if size([*pair, *kept]) > room:
                break
            kept = [*pair, *kept]
        return tuple(kept)

    def recalled(self, question: Question) -> tuple[Span, ...]:
        """Places cited by earlier answers that ``question`` refers to, latest turn first.

        At most four, each inside the question's scope, in their order within an answer.
        """
        turns = [said for said in reversed(self._turns) if said.cited]
        of_answers = question.back.of_answers
        fitting = [said for said in turns if self._shares(question, said, whole=of_answers)]
        if not fitting and (question.goes_back or of_answers):
            fitting = turns[:1]
        places = (span for said in fitting for span in said.cited if question.scope.allows(span))
        return tuple(dict.fromkeys(places))[:MOST_RECALLED]

    def _shares(self, question: Question, said: _Said, *, whole: bool) -> bool:
        """Whether a question shares a name or half of its topic words with an earlier one.

        ``whole`` includes the earlier answer: "what did you say about the oil?".
        """
        theirs = said.question.topic
        if whole:
            theirs |= set(topic_words(said.answer, self._index.language))
        shared = question.topic & theirs
        names = {term.key for term in question.own if term.kind == "name"}
        return bool(shared & names) or bool(shared and len(shared) >= _SHARED * len(question.topic))


def within(earlier: Scope, now: Scope) -> bool:
    """Whether nothing visible in ``earlier`` is past the limit of ``now``."""
    if now.limit is None:
        return True
    if earlier.limit is None:
        return False
    before, limit = earlier.limit, now.limit
    return (before.file, before.start) <= (limit.file, limit.start)


def _checked(parts: Sequence[Part]) -> Sequence[Part]:
    """``parts`` up to their last footnote; the text after it was unfinished."""
    ends = [at for at, part in enumerate(parts, 1) if isinstance(part, Mark)]
    return parts[: ends[-1]] if ends else ()
