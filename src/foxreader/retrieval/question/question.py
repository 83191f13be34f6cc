"""A reader's question, parsed once: all later steps take this value, none parses the text again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.book_index import BookIndex
from foxreader.language.detect import spoken
from foxreader.language.followup import BackReference, back_reference
from foxreader.language.intent import Intent, intent_of
from foxreader.language.lexicon import language
from foxreader.language.questions import Question as Form
from foxreader.language.questions import classify
from foxreader.language.tokenize import characters, terms
from foxreader.language.topic_words import topic_words
from foxreader.retrieval.question.places import Contents, Named
from foxreader.retrieval.question.query import Query, Term, parse

_MOST_ADDED = 6
"""The most words taken from the question before: enough for two names, but few compared with the
question's own words. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is understood for one book, inside one scope.

    - ``text``: what the reader wrote
    - ``form``: what it asks for
    - ``intent``: whether it is to the book or the program, and how much of the book it is about
    - ``back``: how it refers to the conversation before
    - ``language``: the language it is in, "" if not known
    - ``topic``: the stems of its content words
    - ``query``: what is searched for; for "what is X" only the words of X
    - ``part``, ``in_part``: the part of the book it names, and what is searched for there
    - ``added``: the words it leaves out, taken from the question before
    """

    text: str
    form: Form
    intent: Intent
    back: BackReference
    language: str
    topic: frozenset[str]
    scope: Scope
    query: Query
    part: Named | None = None
    in_part: Query | None = None
    added: tuple[str, ...] = ()
    own: tuple[Term, ...] = ()
    """The terms of its own content words, without those added."""

    @property
    def searched_as(self) -> str:
        """Its text and the words added to it."""
        return " ".join((self.text, *self.added))

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms of its content words, those added included; empty if it has none."""
        return self.query.terms if self.query.content else ()

    @property
    def about(self) -> tuple[str, ...]:
        """Whom or what it is about: its own names, else all names, else all content words."""
        names = _names(self.own) or _names(self.terms)
        return _words(names or self.terms)

    @property
    def goes_back(self) -> bool:
        """Whether it refers to the conversation before."""
        bare = not self.own and self.back.leans
        return bare or self.back.pronoun or bool(self.back.names)

    def is_foreign_to(self, language: str) -> bool:
        """Whether it is in another language than ``language``; false if one is not known."""
        return bool(language and self.language and self.language != language)


def question_of(
    text: str,
    index: BookIndex,
    contents: Contents,
    scope: Scope = WHOLE_BOOK,
    before: Question | None = None,
) -> Question:
    """Reads ``text`` as a question to the part of a book in ``scope``, asked after ``before``.

    An incomplete question is completed from the one before: "And her sister?" gets the names that
    one was about, "And Queequeg?" gets its other words, and a question without content words gets
    all of them.
    """
    form, back = classify(text), back_reference(text)
    query = _query(form, text, index, scope)
    own = query.terms if query.content else ()
    added = () if before is None else _left_out(back, own, before, index.language)
    if added:
        query = parse(" ".join([text, *added]), index, scope)
    part = contents.named(query.text, scope)
    in_part = None if part is None else parse(part.rest, index, scope)
    topic = frozenset(topic_words(text, index.language))
    return Question(
        text, form, intent_of(text), back, spoken(text), topic, scope, query, part, in_part,
        added, own,
    )  # fmt: skip


def _query(form: Form, text: str, index: BookIndex, scope: Scope) -> Query:
    """The query for ``text``: only the words of its subject if it has one."""
    query = parse(text, index, scope)
    if not form.subject:
        return query
    subject = {*terms(form.subject, index.language), *characters(form.subject)}
    kept = tuple(term for term in query.terms if term.key in subject)
    return replace(query, terms=kept) if kept else query


def _left_out(
    back: BackReference, own: tuple[Term, ...], before: Question, code: str
) -> tuple[str, ...]:
    """The words a question leaves out, taken from the question before it."""
    if not before.terms:
        return ()
    if not own:
        return _words(before.terms) if back.leans else ()
    if back.names:
        return _predicate(own, before, code)
    if back.pronoun and not _names(own):
        return before.about
    return ()


def _predicate(own: tuple[Term, ...], before: Question, code: str) -> tuple[str, ...]:
    """The words of the question before, without its names and without this question's own words.

    If no term is known as a name, as in German, only those in lower case.
    """
    rest = [term for term in before.terms if term.kind != "name"]
    if len(rest) == len(before.terms) and language(code).nouns_capitalised:
        rest = [term for term in rest if term.surface.islower()] or rest
    ours = {term.key for term in own}
    return _words(term for term in rest if term.key not in ours)


def _names(terms: Iterable[Term]) -> list[Term]:
    return [term for term in terms if term.kind == "name"]


def _words(terms: Iterable[Term]) -> tuple[str, ...]:
    """The words of the terms as the reader wrote them, each once, at most ``_MOST_ADDED``."""
    return tuple(dict.fromkeys(term.surface for term in terms))[:_MOST_ADDED]
