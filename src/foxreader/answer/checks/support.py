"""Whether a claim is carried: by the place it cites, or by the sentences around it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import pairwise

from foxreader.answer.checks.evidence import CitedWords, Finding, TurnEvidence, Verdict
from foxreader.answer.checks.meaning.differences import differences
from foxreader.answer.checks.meaning.negation import denies
from foxreader.answer.checks.numbers import numbers
from foxreader.answer.checks.quotes import beside_quotes, canonical, is_term, quotes, without_quotes
from foxreader.answer.checks.reading import (
    Read,
    ReadPlace,
    coverage,
    han_shared,
    has_han,
    least,
    meaning_of,
    own_terms,
    read,
    shared,
    speech_terms,
    telling,
    without_own_runs,
    without_stop_runs,
)
from foxreader.core.book import Book
from foxreader.core.letters import script_of
from foxreader.core.scope import Joined
from foxreader.core.span import Span
from foxreader.index.storage.terms import Vocabulary
from foxreader.language.detect import guess, told_in
from foxreader.language.lexicon import is_everyday
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import is_past, terms, tokens

# By the sentences around it. A sentence without a footnote needs none if the cited sentences beside
# it have all its words, or if the place cited next in its paragraph says the same. A heading, a
# lead-in or a question needs none either, but a word that only it has is a claim of its own.

_LINES = 8
"""How many sentences before and after a sentence may carry it. About a list. Chosen, not
measured."""
_CARRIED = 0.34
"""The share of a sentence's words, 0 to 1, that the place cited next in its paragraph must have for
the sentence to rest on it. Higher than for a footnote of its own. Chosen, not measured."""
_HEAD_WORDS = 3
"""The most content words of a table's head. Chosen, not measured."""
_MOST_NEW = 0.6
"""The share of the words of a heading or lead-in that nothing it introduces may have, 0 to 1, if it
names nobody: an answer calls its lists by words of its own. Chosen, not measured."""
_FEW_NEW = 2
"""The same as a number of words: "What it has to take care of:". Chosen, not measured."""

_FEW_IN_HEAD, _MOST_IN_HEAD = 1, 0.34
"""The same for a heading: with two new words 13 of 27 false headings of ``benchmarks.liar`` passed,
with one 10, and no more true ones were marked."""

_MOST_OWN = 0.24
"""Up to this share of its words, 0 to 1, a sentence between cited ones may have its own, if none of
them tells an act. Chosen, not measured."""
_MOST_LEADING = 0.4
"""Up to this share one may that a cited sentence of its paragraph follows: "two things strike him
about his friend". Chosen, not measured."""

_MOST_OPENING = 0.5
"""Up to this share the first sentence of an answer may that sums up the cited ones after it. Chosen
on answers written by hand."""
_SUMMED_UP = 3
"""How many cited sentences must follow such a one. Chosen, not measured."""

_DENYING = frozenset(("negation_differs", "opposite_word", "act_not_given"))
"""The differences that a heading is marked for. It need not repeat a sentence of the book."""


class ClaimContext:
    """The verdicts on consecutive sentences of an answer, and the places these cite."""

    def __init__(
        self, evidence: TurnEvidence, spans: Mapping[int, Span], verdicts: Sequence[Verdict]
    ) -> None:
        self._evidence = evidence
        self._spans = spans
        self._verdicts = verdicts

    @cached_property
    def _spoken(self) -> str:
        said = guess(" ".join(verdict.sentence.text for verdict in self._verdicts))
        return said or self._evidence.language

    def carried(self, at: int) -> Verdict:
        """The verdict at index ``at``, with what the sentences around it change."""
        verdict = self._verdicts[at]
        sentence = verdict.sentence
        if verdict.fails or not sentence.whole:
            return verdict
        if verdict.uncited:
            if self._names_cells(at) or self._rests_on_next(at) or self._said_beside(at):
                kept = tuple(f for f in verdict.findings if f.kind != "uncited")
                return replace(verdict, findings=kept)
            return verdict
        if sentence.introduces and not verdict.grades and (words := self._beyond(at)):
            finding = Finding("weak", False, "beyond_its_list", words)
            return replace(verdict, findings=(*verdict.findings, finding))
        return verdict

    def _names_cells(self, at: int) -> bool:
        """Whether it is a short cell that names a column or a row of a table: in the first row, or
        the first of a row whose other cells are cited."""
        sentence = self._verdicts[at].sentence
        said = self._read(sentence.text)
        if not sentence.cell or len(said.content) > _HEAD_WORDS:
            return False
        row = [v for v in self._verdicts if v.sentence.paragraph == sentence.paragraph]
        if any(v.grades for v in row):
            return row[0].sentence == sentence and not _tells(said, said.content)
        return not any(
            v.sentence.cell
            for v in self._verdicts
            if v.sentence.paragraph == sentence.paragraph - 1
        )

    def _rests_on_next(self, at: int) -> bool:
        """Whether the place cited next in the paragraph, or in the row of a table, supports it."""
        sentence = self._verdicts[at].sentence
        if sentence.footnotes:
            return False
        same = [v.sentence for v in self._verdicts if v.sentence.paragraph == sentence.paragraph]
        following = [s for s in same if s.footnotes and (sentence.cell or s.start > sentence.start)]
        if not following:
            return False
        cited = self._evidence.cited(self._spans[n] for n in following[0].footnotes)
        language = cited.place.language
        if told_in(sentence.text, self._spoken) != language:
            return sentence.cell
        # A name that both have says nothing of what is claimed of it.
        said = self._read(sentence.text)
        texts = {said.text, said.text if data_of(language).nouns_capitalised else said.unnamed}
        if any(coverage(text, cited.text, language) < _CARRIED for text in texts):
            return False
        return not any(differences(said, cited.place, self._evidence.asked))

    def _said_beside(self, at: int) -> bool:
        """Whether the cited sentences beside it, with their places, have all its words."""
        said = [
            finding.words for finding in self._verdicts[at].findings if finding.kind == "uncited"
        ]
        there, place = self._beside(at)
        return bool(place.own) and all(
            not self._missing(self._read(words), there, most=self._most_new(at))
            and not any(differences(self._read(words), place, self._evidence.asked))
            for words in said
        )

    def _beyond(self, at: int) -> str:
        """The words of a heading or lead-in that are neither in the question nor in what it
        introduces; "" if there are none."""
        text = self._verdicts[at].sentence.text
        said = self._read(text)
        there, place = self._beside(at)
        if not place.own:
            return ""
        heads = self._verdicts[at].sentence.kind == "heading"
        missing = self._missing(said, there, heads=True)
        named = heads and _names_somebody(said)
        few, share = (_FEW_IN_HEAD, _MOST_IN_HEAD) if heads else (_FEW_NEW, _MOST_NEW)
        most = max(few, share * len(said.content))
        if len(missing) > most or (missing and named):
            return text
        if not text.endswith((":", "：")) and _tells(said, missing):
            return text  # a title that tells what somebody did is a claim
        own = [one for one in place.own if one.content & said.content]
        near = ReadPlace(tuple(own), place.around, place.language)
        found = {code for code, _ in differences(said, near, self._evidence.asked)}
        return text if own and found & _DENYING else ""

    def _beside(self, at: int) -> tuple[frozenset[str], ReadPlace]:
        """The index terms of the cited sentences near a sentence and of their places, and both as
        a place to compare with."""
        first = max(0, at - _LINES)
        near = enumerate(self._verdicts[first : at + _LINES + 1], first)
        own: list[Read] = []
        for number, verdict in near:
            if not verdict.grades or verdict.fails:
                continue
            if number != at:
                own.append(self._read(verdict.sentence.text))
            spans = [self._spans[footnote] for footnote, _ in verdict.grades]
            place = self._evidence.cited(spans).place
            own += place.around
        there = frozenset().union(*(one.terms for one in own)) | self._evidence.asked.terms
        titles = frozenset(terms(self._evidence.titles, self._evidence.language))
        return there | titles, ReadPlace(tuple(own), tuple(own), self._evidence.language)

    def _most_new(self, at: int) -> float:
        """The share of its words that a sentence without a footnote may have of its own."""
        following = self._verdicts[at + 1 : at + 1 + _LINES]
        if at == 0 and sum(bool(v.grades) for v in following) >= _SUMMED_UP:
            return _MOST_OPENING
        own = self._verdicts[at].sentence.paragraph
        leads = any(v.grades and v.sentence.paragraph == own for v in following[:1])
        return _MOST_LEADING if leads else _MOST_OWN

    def _missing(
        self, said: Read, there: frozenset[str], *, heads: bool = False, most: float = 0
    ) -> frozenset[str]:
        """The content words of ``said`` that are neither in ``there`` nor words with which an
        answer speaks of itself; none if they are at most the share ``most`` of its words, and no
        names and no acts."""
        text = said.text
        for number in numbers(text, said.language):
            text = text.replace(number.words, " ")  # compared by the check of numbers
        if not heads:  # a heading or a lead-in in words of its own may be a claim
            text = without_own_runs(text, said.language)
        text = without_stop_runs(text, said.language)
        content = telling(text, said.language)
        missing = content - there - own_terms(said.language)
        # What denies is compared word by word: "not needed" is not carried by "required".
        if not denies(said):
            missing -= shared(missing, there, said.language)
        named = any(w.term in missing and w.text[:1].isupper() for w in said.words[1:])
        few = len(missing) <= most * len(content) and not (named and most == _MOST_OPENING)
        return frozenset() if few and not _tells(said, missing) and not heads else missing

    def _read(self, text: str) -> Read:
        return read(text, told_in(text, self._spoken))


def _tells(said: Read, terms_of_it: frozenset[str]) -> bool:
    """Whether one of some words of a text is a verb in the past."""
    return any(w.term in terms_of_it and is_past(w.folded, said.language) for w in said.words)


def _names_somebody(said: Read) -> bool:
    """Whether a heading has a name: a capital inside it, if not all words have one."""
    inside = [word.text[:1] for word in said.words[1:] if word.term in said.content]
    return any(map(str.isupper, inside)) and not all(map(str.isupper, inside))


# By the place: none is the reader's own note, told as what the book says

_LEAST_OF_NOTE = 0.5
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
    return noted[0].text if noted and len(noted) >= _LEAST_OF_NOTE * len(own) else ""


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
