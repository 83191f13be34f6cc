"""A reader's question, parsed once: all later steps take this value, none parses the text again."""

from __future__ import annotations

from dataclasses import dataclass, replace

from foxreader.core.part import BookPart
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.index.book_index import BookIndex
from foxreader.language.detect import guess, is_foreign
from foxreader.language.followup import BackReference, back_reference
from foxreader.language.intent import Intent, intent_of
from foxreader.language.questions import Form, classify
from foxreader.language.topic_words import topic_words
from foxreader.retrieval.question.completion import left_out
from foxreader.retrieval.question.places import Contents, Named
from foxreader.retrieval.question.query import Query, Reading, Term, parse


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is understood for one book, inside one scope.

    - ``text``: what the reader wrote
    - ``form``: what it asks for
    - ``intent``: whether it is to the book or the program, and what all of it is for
    - ``back``: how it refers to the conversation before
    - ``topic``: the stems of its content words
    - ``query``: what is searched for; for "what is X" only the words of X
    - ``part``, ``in_part``: the part of the book it names, and what is searched for there
    - ``added``: the words it leaves out, taken from the question before
    """

    text: str
    form: Form
    intent: Intent
    back: BackReference
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
    def goes_back(self) -> bool:
        """Whether it refers to the conversation before."""
        bare = not self.own and self.back.leans
        return bare or self.back.pronoun or bool(self.back.names)

    def is_foreign_to(self, language: str) -> bool:
        """Whether it is in another language than ``language``; false if one is not known."""
        return is_foreign(self.text, language)


def question_of(
    text: str,
    index: BookIndex,
    contents: Contents,
    scope: Scope = WHOLE_BOOK,
    before: Question | None = None,
    read: Reading | None = None,
    only: BookPart | None = None,
) -> Question:
    """Reads ``text`` as a question to the part of a book in ``scope``, asked after ``before``.

    An incomplete question is completed from the one before. ``read`` reads its words that the book
    does not have. ``only`` is a part of the book that it is limited to.
    """
    form, back = classify(text), back_reference(text)
    query = parse(text, index, scope, subject=form.subject, read=read)
    own = query.terms if query.content else ()
    added: tuple[str, ...] = ()
    intent = intent_of(text, index.book.metadata.title)
    if before is not None and not intent.aim.kind:
        if not own and not intent.talk:  # "Why?", "¿Adónde fue?"
            back = replace(back, opens=True)
        code, spoken = index.language, guess(text)
        added = left_out(back, own, before.terms, before.own, code, spoken)
    if added:
        query = parse(" ".join([text, *added]), index, scope, read=read)
    part = contents.named(query.text, scope)
    if only is not None:
        part = contents.only(only, query.text, scope)
    in_part = None if part is None else parse(part.rest, index, scope, read=read)
    topic = frozenset(topic_words(text, index.language))
    return Question(
        text, form, intent, back, topic, scope, query, part, in_part, added, own,
    )  # fmt: skip
