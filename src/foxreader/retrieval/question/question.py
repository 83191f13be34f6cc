"""A reader's question, parsed once: all later steps take this value, none parses the text again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from foxreader.core.scope import WHOLE_BOOK, BookPart, Scope
from foxreader.index.book_index import BookIndex
from foxreader.language.aims import Aim, Intent, intent_of
from foxreader.language.back_reference import (
    BackReference,
    asks_what,
    back_reference,
    without_opener,
)
from foxreader.language.detect import asked_in, is_foreign
from foxreader.language.lexicon import language, question_words, stop_words, stop_words_or_english
from foxreader.language.part_words import without_end
from foxreader.language.questions import (
    Form,
    asking_a_list,
    asking_an_age,
    classify,
    compares,
    happening_verbs,
    naming_the_book,
    stop_runs,
    words_of_asking,
)
from foxreader.language.script import fold
from foxreader.language.sentences import topic_words
from foxreader.language.tokenize import Token, characters, elision, token_terms, tokens
from foxreader.language.tokenize import terms as index_terms
from foxreader.retrieval.question.places import NamedPart, PartsOfBook

# The question as a search query

LONGEST = 2_000
"""The most characters of a question that are read. Chosen, not measured."""
_MOST_TERMS = 48
"""The most terms searched for; the rest are dropped. Chosen, not measured."""
_EVERY = 2**31
"""A passage's number that is larger than any."""


_QUOTED = re.compile(
    '"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|「([^」]+)」|『([^』]+)』|《([^》]+)》'
)

Kind = Literal["word", "name", "number", "unspaced"]
"""What a term comes from; "unspaced" is text without spaces (Chinese, Japanese, Thai)."""
_IsName = Callable[[str], bool]
"""Whether the visible part of a book always writes a term with a capital."""
_Reading = Callable[[list["Term"], Scope], list["Term"]]
"""Gives terms with what those that the book does not have are read as."""


@dataclass(frozen=True, slots=True)
class Term:
    """One index term of a question, with the word it came from as the reader wrote it.

    ``group`` is the same for all terms of one word or name: where its first word begins, in code
    points. ``place`` is the position of the word in the question, counted in words. ``single``
    marks a single character of unspaced text, which has its own column in the index. ``quoted`` is
    whether the question has it in quotes, ``proper`` whether the book writes it as a name. ``read``
    is the name of the book that a misspelt name was read as, else "".
    """

    key: str
    surface: str
    kind: Kind
    group: int
    place: int
    single: bool = False
    quoted: bool = False
    proper: bool = False
    read: str = ""


@dataclass(frozen=True, slots=True)
class Query:
    """What is searched for. ``phrases`` are the term sequences of quoted phrases.

    ``content`` is true if the question has content words; if not, ``terms`` has all its words.
    ``words`` are the terms of all its words in order, stop words included.
    """

    text: str
    terms: tuple[Term, ...]
    phrases: tuple[tuple[str, ...], ...]
    content: bool = True
    words: tuple[str, ...] = ()


def parse(
    text: str,
    index: BookIndex,
    scope: Scope = WHOLE_BOOK,
    *,
    subject: str = "",
    read: _Reading | None = None,
) -> Query:
    """Reads ``text`` as a query to the part of a book inside ``scope``. Any text is accepted.

    If any of its terms is in ``subject``, only these are searched for. ``read`` reads those that
    the book does not have.
    """
    text = text[:LONGEST]
    named = partial(index.is_name, scope=scope)
    stop = _stop_words(text, index, named)
    # Verbs such as "happen" are left out, unless nothing else is left: "What happened?"
    found = list(_terms(text, index, stop | happening_verbs(), named)) or list(
        _terms(text, index, stop, named)
    )
    content = bool(found)
    found = found or list(_terms(text, index, frozenset(), named))
    phrases = [p for p in quoted(text, index.language) if len(p) > 1]
    if not content and 1 < len(found) <= _MOST_TERMS:
        # A question of stop words only is searched for as a phrase: "to be or not to be".
        phrases.append(tuple(term.key for term in found if not term.single))
    kept = [
        replace(term, proper=index.is_capitalised(term.key, scope)) if term.kind == "name" else term
        for term in _named(found)[:_MOST_TERMS]
    ]
    if subject:
        keys = {*index_terms(subject, index.language), *characters(subject)}
        kept = [term for term in kept if term.key in keys] or kept
    terms = read(kept, scope) if read is not None and content else kept
    words = _words(text, index.language, kept, terms)
    return Query(text, tuple(_named(terms)), tuple(filter(None, phrases)), content, words)


def _words(
    text: str, language: str, before: Sequence[Term], terms: Sequence[Term]
) -> tuple[str, ...]:
    """The index terms of all words of ``text`` in order, with what some of them were read as.

    ``before`` are the terms of the question, ``terms`` the same as they were read.
    """
    known = {(term.place, term.key) for term in terms}
    changed = {term.place: term.key for term in before if (term.place, term.key) not in known}
    words: list[str] = []
    for place, token in enumerate(tokens(text)):
        keys = token_terms(token.text, token.kind, language)
        if place in changed:
            keys = tuple(term.key for term in terms if term.place == place)
        words += keys
    return tuple(words)


def _stop_words(text: str, index: BookIndex, named: _IsName) -> frozenset[str]:
    """The words not searched for: stop words of the book's and the question's language, words of
    asking and comparing, the author's name.
    """
    spoken = asked_in(text) or index.language
    stop = stop_words(index.language) | stop_words_or_english(spoken)
    stop |= question_words(index.language) | question_words(spoken)
    stop |= {fold(token.text) for token in tokens(text) if compares(token.text)}
    stop |= asking_an_age(text) | asking_a_list(text)
    return stop | words_of_asking() | naming_the_book(text) | _authors(text, index, named)


def _authors(text: str, index: BookIndex, named: _IsName) -> frozenset[str]:
    """The words of the authors' names, as in "What does Melville say of …", except those that the
    book's text has as names, and those that question and book write small: a "Live Systems
    Project" may have written of live systems.
    """
    words = {fold(t.text) for name in index.book.metadata.authors for t in tokens(name)}
    small = {fold(t.text) for t in tokens(text) if t.text[:1].islower()}

    def is_told_of(word: str) -> bool:
        keys = token_terms(word, "word", index.language)
        return word in small and any(len(index.postings(key, _EVERY)) for key in keys)

    return frozenset(word for word in words if not named(word) and not is_told_of(word))


def _terms(text: str, index: BookIndex, stop: frozenset[str], named: _IsName) -> Iterator[Term]:
    """The terms of ``text`` that are not in ``stop``, in order."""
    first = True
    quotes = [match.span() for match in _QUOTED.finditer(text)]
    for place, token in enumerate(tokens(text)):
        quoted = any(start <= token.start < end for start, end in quotes)
        if token.kind != "word":
            yield from _unspaced_terms(token, index.language, place, bare=bool(stop))
            first = False
            continue
        bare = elision().sub("", token.text)
        word = fold(bare).replace("'", "").replace("’", "")
        for key in token_terms(token.text, "word", index.language):
            if word not in stop and key not in stop:
                kind = _kind(bare, key, index, first, named)
                yield Term(key, token.text, kind, token.start, place, quoted=quoted)
        first = False


def _kind(word: str, key: str, index: BookIndex, first: bool, named: _IsName) -> Kind:
    """The kind of a word: a name has a capital, or is always written with one in the book.

    The capital of the ``first`` word, and all capitals in German, say nothing.
    """
    if any(character.isdigit() for character in word):
        return "number"
    if language(index.language).nouns_capitalised or not word[0].isalpha():
        return "word"
    capital = word[0].isupper() and not first
    return "name" if capital or named(key) else "word"


def _unspaced_terms(token: Token, language: str, place: int, bare: bool) -> Iterator[Term]:
    """The terms (pairs of characters) of unspaced text; ``bare`` takes the stop words out first."""
    pieces = stop_runs().split(token.text) if bare and token.kind == "pairs" else [token.text]
    at = token.start
    for piece in filter(None, pieces):
        at += 1
        keys = token_terms(piece, token.kind, language)
        for key in keys:
            yield Term(key, piece, "unspaced", at, place, single=len(key) == 1)


def _named(terms: list[Term]) -> list[Term]:
    """``terms`` with adjacent names in one group: "Captain Ahab" is one name."""
    found: list[Term] = []
    for term in terms:
        last = found[-1] if found else None
        if last and term.kind == last.kind == "name" and term.place == last.place + 1:
            found.append(replace(term, group=last.group))
        else:
            found.append(term)
    return found


def quoted(text: str, language: str) -> Iterator[tuple[str, ...]]:
    """The term sequences of the quoted phrases in ``text``."""
    for match in _QUOTED.finditer(text):
        inner = next(group for group in match.groups() if group is not None)
        yield tuple(key for t in tokens(inner) for key in token_terms(t.text, t.kind, language))


# What a question leaves out because the one before it had it

_MOST_ADDED = 6
"""The most words taken from the question before: enough for two names, but few compared with the
question's own words. Chosen, not measured."""


def _left_out(
    back: BackReference,
    own: Sequence[Term],
    before: Sequence[Term],
    before_own: Sequence[Term],
    code: str,
    spoken: str = "",
) -> tuple[str, ...]:
    """The words a question leaves out, taken from the question before it.

    ``own`` are this question's terms, ``before`` those of the one before, of which ``before_own``
    are its own. "And her sister?" gets the names that one was about, "And Queequeg?" its other
    words, a question without content words all of them, and one with a name gets another person's
    only if a pronoun comes before it. ``code`` is the book's language, ``spoken`` the question's.
    """
    if not own:
        return _named_words(before) if back.leans else ()
    if back.names:
        return _predicate(own, before, code)
    if not back.pronoun or _points(back, own):
        return ()
    named = _names(own)
    if language(spoken).nouns_capitalised:  # "Was sagt sie über Regen?"
        named = [term for term in named if term.proper]
    if not named:
        return _named_words(_names(before_own) or _names(before) or before)
    if 0 <= back.person < min(term.group for term in named):
        # "What does he predict about Ahab's death?": he is not Ahab, who is named after him.
        keys = {term.key for term in named}
        return _named_words(t for t in _names(before_own) or _names(before) if t.key not in keys)
    return ()


def _kin(own: Sequence[Term], index: BookIndex) -> tuple[str, ...]:
    """Other words for a relation that a question asks for and the book has under another name:
    "And his spouse?"."""
    asked = {term.surface for term in own if not len(index.postings(term.key, _EVERY))}
    folded = {fold(surface) for surface in asked}
    groups = (group for group in language(index.language).talk.kin if not folded.isdisjoint(group))
    return tuple(word for group in groups for word in sorted(group) if word not in folded)


def _points(back: BackReference, own: Sequence[Term]) -> bool:
    """Whether all its pronouns only point at a noun of its own: "this chapter", "these whales"."""
    starts = {term.group for term in own}
    return bool(back.pointing) and all(end + 1 in starts for end in back.pointing)


def _predicate(own: Sequence[Term], before: Sequence[Term], code: str) -> tuple[str, ...]:
    """The words of the question before, without its names and without this question's own words.

    If no term is known as a name, as in German, only those in lower case.
    """
    rest = [term for term in before if term.kind != "name"]
    if len(rest) == len(before) and language(code).nouns_capitalised:
        rest = [term for term in rest if term.surface.islower()] or rest
    ours = {term.key for term in own}
    return _named_words(term for term in rest if term.key not in ours)


def _names(terms: Iterable[Term]) -> list[Term]:
    return [term for term in terms if term.kind == "name"]


def _named_words(terms: Iterable[Term]) -> tuple[str, ...]:
    """The words of the terms as the reader wrote them, each once, at most ``_MOST_ADDED``."""
    return tuple(dict.fromkeys(term.surface for term in terms))[:_MOST_ADDED]


def _is_for_more(text: str, intent: Intent, back: BackReference) -> bool:
    """Whether a question without words of its own goes on from what was said, and is not for the
    program, or for the book as a whole: "Says who?", not "What is the book about?"."""
    aim = intent.aim
    if intent.talk or not aim.kind:
        return not intent.talk
    if aim.kind == "list" or (back.pronoun and aim.bare):
        return True
    return aim.kind == "overview" and not asks_what(without_opener(text))


def _all_of(part: NamedPart | None, index: BookIndex, scope: Scope) -> NamedPart | None:
    """The part, if nothing in it is asked for: "And in chapter 3?"."""
    if part is None or part.whole:
        return part
    return None if parse(part.rest, index, scope).content else replace(part, rest="")


# The question


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
    - ``alone``: that part where its own words ask for all of it ("And in chapter 3?")
    - ``added``: the words it leaves out, taken from the question before
    """

    text: str
    form: Form
    intent: Intent
    back: BackReference
    topic: frozenset[str]
    scope: Scope
    query: Query
    part: NamedPart | None = None
    in_part: Query | None = None
    alone: NamedPart | None = None
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

    @property
    def past_limit(self) -> bool:
        """Whether it asks for the end of the book, which the reader has not reached."""
        return self.scope.limit is not None and without_end(self.text) is not None

    def is_foreign_to(self, language: str) -> bool:
        """Whether it is in another language than ``language``; false if one is not known."""
        return is_foreign(self.text, language)


def question_of(
    text: str,
    index: BookIndex,
    contents: PartsOfBook,
    scope: Scope = WHOLE_BOOK,
    before: Question | None = None,
    read: _Reading | None = None,
    only: BookPart | None = None,
) -> Question:
    """Reads ``text`` as a question to the part of a book in ``scope``, asked after ``before``.

    An incomplete question is completed from the one before. ``read`` reads its words that the book
    does not have. ``only`` is a part of the book that it is limited to.
    """
    bare = text if before is None else without_opener(text)
    form, back = classify(bare), back_reference(text)
    query = parse(text, index, scope, subject=form.subject, read=read)
    own = query.terms if query.content else ()
    added: tuple[str, ...] = ()
    intent = intent_of(text, index.book.metadata.title)
    if before is not None and back.bare:
        if _is_for_more(text, intent, back):
            own, intent = (), Intent()
        else:
            back = replace(back, bare=False)
    if before is not None and not intent.aim.kind:
        if not own and not intent.talk:  # "Why?", "¿Adónde fue?"
            back = replace(back, opens=True)
        code, spoken = index.language, asked_in(text)
        added = _left_out(back, own, before.terms, before.own, code, spoken)
        if added and not back.bare:
            kin = " ".join(_kin(own, index))
            own = (*own, *(parse(kin, index, scope).terms if kin else ()))
            added = (*added, *kin.split())
    if added:
        said = () if back.bare else (text,)
        query = parse(" ".join([*said, *added]), index, scope, read=read)
    part = contents.named(query.text, scope)
    if only is not None:
        part = contents.only(only, query.text, scope)
    if part is not None and part.whole and intent.aim.kind in ("overview", "list"):
        intent = replace(intent, aim=Aim())  # "Tell me about the last chapter" lists none
    in_part = None if part is None else parse(part.rest, index, scope, read=read)
    topic = frozenset(topic_words(text, index.language))
    alone = _all_of(contents.named(bare, scope), index, scope) if added and part else None
    return Question(
        text, form, intent, back, topic, scope, query, part, in_part, alone, added, own,
    )  # fmt: skip
