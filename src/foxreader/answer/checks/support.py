"""Whether a claim rests on its place: enough words of it, the right book, no note of the reader."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from foxreader.answer.checks.coverage import coverage, han_shared, has_han, least, shared, telling
from foxreader.answer.checks.evidence import CitedWords, TurnEvidence
from foxreader.answer.checks.meaning.reading import Read, meaning_of, own_terms, read, speech_terms
from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.quotes import beside_quotes, canonical, is_term, quotes, without_quotes
from foxreader.core.book import Book
from foxreader.core.letters import script_of
from foxreader.core.scope import Joined
from foxreader.core.span import Span
from foxreader.index.storage.terms import Vocabulary
from foxreader.language.lexicon import language as data_of
from foxreader.language.stop_words import is_everyday
from foxreader.language.tokenize import is_past, tokens

# The reader's own note, told as what the book says

_MOST_OWN = 0.5
"""From this share on of the words that a claim does not have from its page, 0 to 1, it speaks with
the note. A paraphrase may share a word with it by chance. Chosen, not measured."""


def word_of_note(
    said: Read, cited: CitedWords, evidence: TurnEvidence, notes: frozenset[str]
) -> str:
    """The first content word of a claim that is in the reader's ``notes`` (index terms) and neither
    in the page it cites nor in the question; "" if there is none, or most of the claim's other
    words are its own."""
    known = cited.near_terms | cited.place.terms | evidence.asked.content
    own = [word for word in said.words if word.term in said.content and word.term not in known]
    noted = [word for word in own if word.term in notes]
    return noted[0].text if noted and len(noted) >= _MOST_OWN * len(own) else ""


# Another book of several

_LEAST_TITLE = 4
"""The fewest letters of the only word of a title that tells the book. Chosen, not measured."""
_LEAST_PAIR = 7
"""The same for two words together: "of the" tells no book. Chosen, not measured."""


def other_book(text: str, book: Book, spans: Iterable[Span]) -> bool:
    """Whether a claim names one of several books, and cites none of those it names."""
    if not isinstance(book, Joined):
        return False
    said = f" {_spaced(text)} "
    named = {
        at
        for at, titles in enumerate(_titles(book))
        if any(f" {title} " in said for title in titles)
    }
    cited = {book.unshift(span)[0] for span in spans}
    return bool(named) and not named & cited


def _titles(book: Joined) -> list[frozenset[str]]:
    """What each book is called in an answer: its title, or two words of it that follow each other
    and are in no other title, or its only long word that no other title has."""
    titles = [_spaced(one.metadata.title.split(":")[0]) for one in book.books]
    found = []
    for at, title in enumerate(titles):
        others = " ".join(f" {other} " for n, other in enumerate(titles) if n != at)
        words = title.split()
        pairs = {f"{one} {two}" for one, two in pairwise(words) if len(one + two) > _LEAST_PAIR}
        long = [word for word in words if len(word) >= _LEAST_TITLE]
        single = set(long) if len(long) == 1 else set()
        found.append(frozenset(t for t in {title, *pairs, *single} if t and t not in others))
    return found


def _spaced(text: str) -> str:
    return " ".join(token.text for token in tokens(canonical(text)))


# Enough words of the claim, and of what stands beside its quotations

_LONG_CLAIM = 4
"""From this number of content words a claim must share one with its place by itself; a shorter one
may share only the question's words. Chosen, not measured."""

_BESIDE = 0.5
"""The share of the words beside a quotation, 0 to 1, without names, that the place must have: the
quotation itself says nothing about them. Chosen, not measured."""

_INTRODUCES = 4
"""How many words before and after a quotation say who says it. Chosen, not measured."""

_SHORT = 4
"""The most content words of a claim in which one word that the book lacks decides."""
_LEAST_HAN = 0.15
"""The share of its Han characters, 0 to 1, that a claim must have in the place or beside it. Of the
true claims of ``benchmarks.liar`` one in 56 had less, the others from .29 on."""
_OF_PAGE = 0.15
"""The share of its words, 0 to 1, without names, below which the page around a place has nothing of
a claim: a free paraphrase says in words of its own what the scene is about. Of 24 true claims that
have few words of their place 8 are below it, at .42 there were 22; of 5 false ones 2 and 5; of
answers cited with a place from anywhere else in the book 149 of 328 (``benchmarks.liar``,
``.grounding``)."""


def alone(text: str, cited: CitedWords, vocabulary: Vocabulary) -> float:
    """The share of a text's words in a place, without the words of the question."""
    return coverage(text, cited.text, cited.place.language, vocabulary.rarity)


def shares_little(
    text: str, cited: CitedWords, evidence: TurnEvidence, vocabulary: Vocabulary
) -> bool:
    """Whether a claim has too few of the words of its place, and the page around it has nothing of
    the claim either."""
    language = cited.place.language
    if not data_of(language).unspaced and script_of(text) != evidence.script:
        return False  # too short to be known for another language
    said = without_quotes(text)
    if has_han(said):
        signs = han_shared(said, cited.place.text, evidence.question)
        return signs is not None and signs < _LEAST_HAN
    share = _coverage(text, cited, evidence, vocabulary)
    if share >= least(language):
        return False
    if _rests_on_unknown(text, cited, vocabulary):
        return True
    if data_of(language).unspaced:
        return coverage(text, cited.near, language) < _OF_PAGE
    # Where every noun has a capital, what is no name is little of the claim.
    texts = [read(text, language).unnamed, *[text] * data_of(language).nouns_capitalised]
    return all(coverage(told, cited.near, language) < _OF_PAGE for told in texts)


def _rests_on_unknown(text: str, cited: CitedWords, vocabulary: Vocabulary) -> bool:
    """Whether a short claim rests on a word that the book does not have and that is no everyday
    word: "The cat was called gertrude"."""
    language = cited.place.language
    content = telling(text, language) - own_terms(language)
    if not 0 < len(content) <= _SHORT or data_of(language).unspaced:
        return False
    strange = frozenset(
        word.term
        for word in read(text, language).words
        if word.term in content
        and not vocabulary.knows(word.term)
        and not is_past(word.folded, language)
        and not is_everyday(word.folded, language)
    )
    return bool(strange - shared(strange, cited.near_terms, language))


def _coverage(
    said: str, cited: CitedWords, evidence: TurnEvidence, vocabulary: Vocabulary
) -> float:
    """The share of a claim's words in a place, alone or with the question: the higher one.

    The question is added because a short answer leaves out what was asked. A number counts
    like a word the place has, because the check of numbers has found it there.
    """
    language = cited.place.language
    found = sum(not number.loose for number in numbers(without_quotes(said), language))
    by_itself = coverage(said, cited.text, language, vocabulary.rarity, beside=found)
    if not by_itself and len(telling(said, language)) >= _LONG_CLAIM:
        return by_itself  # a long claim that shares no word with its place
    whole = f"{evidence.question} {said}"
    return max(by_itself, coverage(whole, cited.text, language, vocabulary.rarity, beside=found))


def beyond_quotes(text: str, cited: CitedWords, evidence: TurnEvidence) -> bool:
    """Whether what a claim says beside its quotations is not in its place."""
    language = cited.place.language
    if all(is_term(quoted, language) for quoted in quotes(text)):
        return False
    # The words next to the quotation are those that introduce it: "the old man lamented, …".
    rest = read(beside_quotes(text, _INTRODUCES, meaning_of(language).joins), language)
    added = rest.content - read(evidence.question, language).content
    added -= speech_terms(language) | own_terms(language)
    added -= {word.term for word in rest.words if word.text[:1].isupper()}
    near = shared(added, cited.place.terms, language) | (added & cited.near_terms)
    if len(added) > 1 and len(near) < _BESIDE * len(added):
        return True
    acts = {word.term for word in rest.words if is_past(word.folded, language)}
    return bool(acts & added - shared(acts, cited.near_terms, language))
