"""What a conversation remembers: what was said, who it was about, and which places were cited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from foxreader.answer.turn.budget import size
from foxreader.core.events import Answer, Mark, Part, Text
from foxreader.core.message import Message
from foxreader.core.scope import Scope
from foxreader.core.span import Span, neutralise
from foxreader.index.book_index import BookIndex
from foxreader.language.topic_words import topic_words
from foxreader.retrieval.question.question import Question

MOST_RECALLED = 4
"""So many places cited earlier are offered again to a question that goes back to them."""
_SHARED = 0.5
_LONGEST_ANSWER = 1_500


@dataclass(frozen=True, slots=True)
class _Said:
    """One earlier turn: its words, and the places it cited."""

    question: Question
    answer: str
    cited: tuple[Span, ...]


class Memory:
    """The earlier turns of one conversation."""

    def __init__(self, index: BookIndex) -> None:
        self._index = index
        self._turns: list[_Said] = []
        self.before: Question | None = None
        """The last question with words of its own, or with those it took from one before."""

    def add(self, question: Question, answer: Answer) -> None:
        """Remember a turn, the answer without its footnotes; refusals are not remembered.

        Of one that was stopped, failed or was interrupted only the checked sentences are: what
        stands before its last footnote. Of one without a footnote only the question is.
        """
        if question.terms:
            self.before = question
        parts = _checked(answer.parts) if answer.mode == "unfinished" else answer.parts
        if answer.mode in ("grounded", "general", "direct_answer", "unfinished") and parts:
            text = "".join(p.text for p in parts if isinstance(p, Text))
            text = neutralise(text.strip())[:_LONGEST_ANSWER]
            book = self._index.book
            cited = tuple(c.span for c in answer.citations if c.book in ("", book.sha256))
            self._turns.append(_Said(question, text, cited))

    def messages(self, room: int, scope: Scope) -> tuple[Message, ...]:
        """The latest turns that fit ``room`` tokens; none that saw more than ``scope`` shows."""
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
        """Places earlier answers cited to which ``question`` goes back, the latest turn first.

        At most four, each inside its scope, and in their order within an answer.
        """
        turns = [said for said in reversed(self._turns) if said.cited]
        of_answers = question.back.of_answers
        fitting = [said for said in turns if self._shares(question, said, whole=of_answers)]
        if not fitting and (question.goes_back or of_answers):
            fitting = turns[:1]
        places = (span for said in fitting for span in said.cited if question.scope.allows(span))
        return tuple(dict.fromkeys(places))[:MOST_RECALLED]

    def _shares(self, question: Question, said: _Said, *, whole: bool) -> bool:
        """Whether a question names what an earlier one did, or half of what it asked about.

        ``whole`` looks in the answer too: "what did you say about the oil?".
        """
        theirs = said.question.topic
        if whole:
            theirs |= set(topic_words(said.answer, self._index.language))
        shared = question.topic & theirs
        names = {term.key for term in question.own if term.kind == "name"}
        return bool(shared & names) or bool(shared and len(shared) >= _SHARED * len(question.topic))


def within(earlier: Scope, now: Scope) -> bool:
    """Whether nothing that ``earlier`` showed lies past the limit of ``now``."""
    if now.limit is None:
        return True
    if earlier.limit is None:
        return False
    before, limit = earlier.limit, now.limit
    return (before.file, before.start) <= (limit.file, limit.start)


def _checked(parts: Sequence[Part]) -> Sequence[Part]:
    """``parts`` up to their last footnote: what follows it was still being written."""
    ends = [at for at, part in enumerate(parts, 1) if isinstance(part, Mark)]
    return parts[: ends[-1]] if ends else ()
