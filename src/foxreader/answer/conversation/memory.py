"""What a conversation remembers: what was said, who it was about, and which places were cited."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from foxreader.answer.routing.followup import asks_of_answers, elliptic, has_pronoun, leans_back
from foxreader.answer.turn.budget import size
from foxreader.core.events import Answer, Mark, Part, Text
from foxreader.core.message import Message
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span, neutralise
from foxreader.index.storage.store import Index
from foxreader.language.lexicon import language
from foxreader.language.topic_words import topic_words
from foxreader.retrieval.fulltext.query import Term, parse

MOST_RECALLED = 4
"""So many places cited earlier are offered again to a question that goes back to them."""
_SHARED = 0.5
_LONGEST_ANSWER = 1_500
_MOST_WORDS = 6


@dataclass(frozen=True, slots=True)
class _Said:
    """One earlier turn: its words, the places it cited, and the scope it was answered in."""

    question: str
    answer: str
    scope: Scope
    cited: tuple[Span, ...]


class Memory:
    """The earlier turns of one conversation."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._turns: list[_Said] = []
        self._before: tuple[Term, ...] = ()
        self._about: tuple[str, ...] = ()

    def add(self, answer: Answer, scope: Scope) -> None:
        """Remember an answer, without its footnotes; refusals are not remembered.

        Of one that was stopped, failed or was interrupted only the checked sentences are: what
        stands before its last footnote. Of one without a footnote only the question is.
        """
        self._note(answer.question, scope)
        parts = _checked(answer.parts) if answer.mode == "unfinished" else answer.parts
        if answer.mode in ("grounded", "general", "direct_answer", "unfinished") and parts:
            text = "".join(p.text for p in parts if isinstance(p, Text))
            text = neutralise(text.strip())[:_LONGEST_ANSWER]
            book = self._index.book
            cited = tuple(c.span for c in answer.citations if c.book in ("", book.sha256))
            self._turns.append(_Said(neutralise(answer.question), text, scope, cited))

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

    def searched_as(self, question: str, scope: Scope = WHOLE_BOOK) -> str:
        """``question`` as it is searched for: with the names or the predicate it leaves out.

        "And her sister?" gets whom the last question was about; "And Queequeg?" what was asked
        of them; one without words of its own gets all of it. What is whole stays as it is.
        """
        if not self._before:
            return question
        terms = self._terms(question, scope)
        if not terms:
            return _joined(question, _words(self._before)) if leans_back(question) else question
        if elliptic(question):
            return _joined(question, self._predicate(terms))
        if has_pronoun(question) and not any(term.kind == "name" for term in terms):
            return _joined(question, self._about)
        return question

    def recalled(self, question: str, scope: Scope) -> tuple[Span, ...]:
        """Places earlier answers cited to which ``question`` goes back, the latest turn first.

        At most four, each inside ``scope``, and in their order within an answer.
        """
        turns = [said for said in reversed(self._turns) if said.cited]
        bare = leans_back(question) and not self._terms(question, scope)
        back = bare or has_pronoun(question) or bool(elliptic(question))
        of_answers = asks_of_answers(question)
        fitting = [said for said in turns if self._shares(question, said, whole=of_answers)]
        if not fitting and (back or of_answers):
            fitting = turns[:1]
        places = (span for said in fitting for span in said.cited if scope.allows(span))
        return tuple(dict.fromkeys(places))[:MOST_RECALLED]

    def _note(self, question: str, scope: Scope) -> None:
        """Keep whom and what the last question with words of its own was about."""
        whole = self.searched_as(question, scope)
        terms = self._terms(whole, scope)
        if not terms:
            return
        names = [term for term in self._terms(question, scope) if term.kind == "name"]
        names = names or [term for term in terms if term.kind == "name"]
        self._before, self._about = terms, _words(names or terms)

    def _predicate(self, terms: Iterable[Term]) -> tuple[str, ...]:
        """The words of the question before without whom it was about, in the order it had them.

        Where nothing tells names, as in German, those written small are taken.
        """
        named = any(term.kind == "name" for term in self._before)
        rest = [t for t in self._before if t.kind != "name"]
        if not named and language(self._index.language).nouns_capitalised:
            rest = [t for t in rest if t.surface.islower()] or rest
        ours = {term.key for term in terms}
        return _words(t for t in rest if t.key not in ours)

    def _shares(self, question: str, said: _Said, *, whole: bool) -> bool:
        """Whether a question names what an earlier one did, or half of what it asked about.

        ``whole`` looks in the answer too: "what did you say about the oil?".
        """
        language = self._index.language
        asked = set(topic_words(question, language))
        theirs = set(topic_words(said.question, language))
        if whole:
            theirs |= set(topic_words(said.answer, language))
        shared = asked & theirs
        names = {t.key for t in self._terms(question, said.scope) if t.kind == "name"}
        return bool(shared & names) or bool(shared and len(shared) >= _SHARED * len(asked))

    def _terms(self, question: str, scope: Scope) -> tuple[Term, ...]:
        """The words of a question that carry its topic."""
        query = parse(question, self._index, scope)
        return query.terms if query.content else ()


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


def _words(terms: Iterable[Term]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(term.surface for term in terms))[:_MOST_WORDS]


def _joined(question: str, words: Iterable[str]) -> str:
    return " ".join([question, *words])
