"""A reader's question, read once: everything later takes this value and none reads it again."""

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
"""Words taken from the question before: enough for two names, few enough to leave its own words
the greater part. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is understood for one book, inside one scope.

    ``text`` is what the reader wrote, ``form`` what it asks for, ``intent`` whom it is said to and
    how much of the book it is about, ``back`` how it goes back to what was said before,
    ``language`` the language it is in ("" if not known). ``topic`` are the stems of the words that
    carry its topic. ``query`` has the words that are searched for; of "what is X" those of X
    alone. Where it names a part of the book, ``part`` is that part and ``in_part`` the words to
    search for there. ``added`` are words it leaves out and takes from the question before.
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
    """The terms of its own words; none where these carry no topic."""

    @property
    def searched_as(self) -> str:
        """The words it is searched for with, those it leaves out included."""
        return " ".join((self.text, *self.added))

    @property
    def terms(self) -> tuple[Term, ...]:
        """The terms that carry its topic, those it leaves out included."""
        return self.query.terms if self.query.content else ()

    @property
    def about(self) -> tuple[str, ...]:
        """Whom and what it is about: its own names, else all names, else all its words."""
        names = _names(self.own) or _names(self.terms)
        return _words(names or self.terms)

    @property
    def goes_back(self) -> bool:
        """Whether its words point to what was said before."""
        bare = not self.own and self.back.leans
        return bare or self.back.pronoun or bool(self.back.names)

    def is_foreign_to(self, language: str) -> bool:
        """Whether it is in another language than ``language``, as far as both are known."""
        return bool(language and self.language and self.language != language)


def question_of(
    text: str,
    index: BookIndex,
    contents: Contents,
    scope: Scope = WHOLE_BOOK,
    before: Question | None = None,
) -> Question:
    """``text`` as a question to what ``scope`` shows of a book, asked after ``before``.

    "And her sister?" gets whom the question before was about; "And Queequeg?" what was asked of
    them; one without words of its own gets all of it. What is whole stays as it is.
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
    """The words of ``text`` to search for: its subject's, where it has one."""
    query = parse(text, index, scope)
    if not form.subject:
        return query
    subject = {*terms(form.subject, index.language), *characters(form.subject)}
    kept = tuple(term for term in query.terms if term.key in subject)
    return replace(query, terms=kept) if kept else query


def _left_out(
    back: BackReference, own: tuple[Term, ...], before: Question, code: str
) -> tuple[str, ...]:
    """The words that a question leaves out, from the question before it."""
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
    """The words of the question before without whom it was about, in the order it had them.

    Where no term is known as a name, as in German, those written small are taken.
    """
    rest = [term for term in before.terms if term.kind != "name"]
    if len(rest) == len(before.terms) and language(code).nouns_capitalised:
        rest = [term for term in rest if term.surface.islower()] or rest
    ours = {term.key for term in own}
    return _words(term for term in rest if term.key not in ours)


def _names(terms: Iterable[Term]) -> list[Term]:
    return [term for term in terms if term.kind == "name"]


def _words(terms: Iterable[Term]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(term.surface for term in terms))[:_MOST_ADDED]
