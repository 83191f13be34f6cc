"""What a conversation remembers: for the model what was said, for the search who it was about."""

from __future__ import annotations

import re
from dataclasses import dataclass

from foxreader.answer.budget import size
from foxreader.core.events import Answer, Text
from foxreader.core.message import Message
from foxreader.core.scope import Scope
from foxreader.core.span import neutralise
from foxreader.index.store import Index
from foxreader.retrieval.query import Term, parse

_FOLLOWS = re.compile(
    r"^\s*(?:and|but|or|so|then|also|what about|how about|und|aber|et|mais|y|pero|e|那么?|还有|而"
    r"|そして|では|а|и)\b"
    r"|\b(?:he|she|it|they|him|her|hers|his|its|them|their|this|that|these|those|er|ihn|ihm|ihr"
    r"|sein\w*|il|elle|ils|elles|lui|leur|el|ella|ellos|suyo)\b|他|她|它|彼|その|он|она|они|هو|هي",
    re.IGNORECASE,
)
_LONGEST_ANSWER = 1_500
_MOST_WORDS = 6


@dataclass(frozen=True, slots=True)
class _Said:
    """One earlier turn, and the scope it was answered in."""

    question: str
    answer: str
    scope: Scope


class Memory:
    """The earlier turns of one conversation."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._turns: list[_Said] = []
        self._about: tuple[str, ...] = ()

    def add(self, answer: Answer, scope: Scope) -> None:
        """Remember a finished answer, without its footnotes; refusals are not remembered."""
        self._about = self._subjects(answer.question) or self._about
        if answer.mode in ("grounded", "general", "direct_answer"):
            text = "".join(p.text for p in answer.parts if isinstance(p, Text))
            text = neutralise(text.strip())[:_LONGEST_ANSWER]
            self._turns.append(_Said(neutralise(answer.question), text, scope))

    def messages(self, room: int, scope: Scope) -> tuple[Message, ...]:
        """The latest turns that fit ``room`` tokens; none that saw more than ``scope`` shows."""
        kept: list[Message] = []
        for said in reversed(self._turns):
            if not within(said.scope, scope):
                continue
            pair = [Message("user", said.question), Message("assistant", said.answer)]
            if size([*pair, *kept]) > room:
                break
            kept = [*pair, *kept]
        return tuple(kept)

    def searched_as(self, question: str) -> str:
        """``question`` as it is searched for: with the names it points back to."""
        if not self._about or not _FOLLOWS.search(question):
            return question
        if any(term.kind == "name" for term in self._terms(question)):
            return question
        return f"{question} {' '.join(self._about)}"

    def _subjects(self, question: str) -> tuple[str, ...]:
        """Who and what a question is about: its names, else its first words of weight."""
        terms = self._terms(question)
        names = [term.surface for term in terms if term.kind == "name"]
        if not names and _FOLLOWS.search(question):
            return ()
        return tuple(dict.fromkeys(names or [term.surface for term in terms]))[:_MOST_WORDS]

    def _terms(self, question: str) -> tuple[Term, ...]:
        return parse(question, self._index).terms


def within(earlier: Scope, now: Scope) -> bool:
    """Whether nothing that ``earlier`` showed lies past the limit of ``now``."""
    if now.limit is None:
        return True
    if earlier.limit is None:
        return False
    before, limit = earlier.limit, now.limit
    return (before.file, before.start) <= (limit.file, limit.start)
