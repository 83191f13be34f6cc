"""Check V3: numbers of an answer stand in the place it cites."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import count, takewhile

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.absence import without_absence
from foxreader.answer.checks.evidence import CitedWords, Finding, TurnEvidence
from foxreader.answer.checks.meaning.amounts import measures
from foxreader.answer.checks.meaning.negation import denies
from foxreader.answer.checks.numbers import YEAR, Number, numbers
from foxreader.answer.checks.quotes import canonical, without_quotes
from foxreader.answer.checks.reading import Read, ReadPlace, meaning_of, read, telling
from foxreader.answer.checks.worked_out import SaidNumbers, follows, is_rounded, may_follow
from foxreader.answer.gate.footnote import Sentence
from foxreader.language.chapter_words import numbered
from foxreader.language.lexicon import every_language, stop_words, words_for
from foxreader.language.script import fold

# Small numbers that count what the place names: "the two", "both friends"

_FEW = ("2", "3", "4")
"""The numbers of persons or things that an answer counts itself. Chosen, not measured."""
_NEAR = 3
"""How many words before a noun the number that counts it may be. Chosen, not measured."""


def _refers_back(number: Number, text: str, place: ReadPlace, spoken: str) -> bool:
    """Whether a small number word only counts what its place names, and the place counts the same
    thing by no other number: "the two cannot sing together", "two hurricanes"."""
    if not _is_few(number):
        return False
    said = read(text, spoken or place.language)
    at = _word_of(number, said)
    if at is None:
        return _is_repeated(number, text, spoken) and not _counts_persons(place)
    noun = _noun(said, at)
    if noun and any(_is_counted(noun, one) for one in place.around):
        return False
    return _is_definite(said, at)


def _may_count(number: Number, text: str, place: ReadPlace, spoken: str) -> bool:
    """Whether a small number may repeat who or what was spoken of, or count what its place names in
    other words: "two reasons". Then it is marked and not removed."""
    if not _is_few(number):
        return False
    said = read(text, spoken or place.language)
    at = _word_of(number, said)
    noun = "" if at is None else _noun(said, at)
    if noun and noun not in place.terms:
        return True
    return _is_repeated(number, text, spoken) or (at is None and not _counts_persons(place))


def _is_few(number: Number) -> bool:
    return number.value in _FEW and not any(map(str.isdecimal, number.words))


def _is_repeated(number: Number, text: str, spoken: str) -> bool:
    """Whether a number stands as one of who or what was spoken of."""
    at = text.find(number.words)
    if at < 0:
        return False
    said = read(text[:at], spoken)
    known = every_language().numbers
    # "The second time" may stand for "again" in the place.
    follows = text.startswith((*known.persons, *known.times), at + len(number.words))
    return follows or _is_definite(said, len(said.words))


def _word_of(number: Number, said: Read) -> int | None:
    """Which word of a text a number is; None if it is more than one, or part of one."""
    return next((n for n, w in enumerate(said.words) if w.folded == fold(number.words)), None)


def _is_definite(said: Read, at: int) -> bool:
    known, absolutes = words_for(said.language).words, meaning_of(said.language).absolutes
    ranks = absolutes.get("first", frozenset()) | absolutes.get("last", frozenset())
    if at and said.words[at - 1].folded in ranks:
        at -= 1  # "the first two"
    before = {word.folded for word in said.words[max(0, at - 1) : at]}
    return not (known.definite | known.possessives).isdisjoint(before)


def _noun(said: Read, at: int) -> str:
    """The index term of the word that a number counts; "" if a small word follows it."""
    following = said.words[at + 1 : at + 2]
    stop = stop_words(said.language)
    return next((word.term for word in following if word.folded not in stop), "")


def _is_counted(noun: str, text: Read) -> bool:
    """Whether a number stands before a noun in a text; "first" counts nothing."""
    return any(
        numbers(" ".join(_unranked(text, at)), text.language)
        for at, word in enumerate(text.words)
        if word.term == noun
    )


def _unranked(text: Read, at: int) -> Iterator[str]:
    """The words shortly before the word at index ``at`` that are no ordinals."""
    for word in text.words[max(0, at - _NEAR) : at]:
        if not _rank(word.folded, text.language):
            yield word.text


def _counts_persons(place: ReadPlace) -> bool:
    persons = every_language().numbers.persons
    return any(
        numbers(one.text, place.language)
        for one in place.around
        if any(sign in one.text for sign in persons)
    )


# Things that the place lists without saying how many: "First … Fourthly" are four

_ENUMERATOR = re.compile(r"(?<!\S)\(?([a-z]|\d{1,2})[.)](?=\s)")
"""The mark of an item: (a), b), 3."""
_PAIR = 2
_ITEM_WORDS = 4
"""The most words of an item between two commas of a list. Chosen, not measured."""


def _is_counted_off(number: Number, text: str, place: ReadPlace, spoken: str) -> bool:
    """Whether a number is how many things the cited sentences list, and no measure."""
    value = int(number.value) if number.value.isdecimal() and len(number.value) < 3 else 0
    spoken = spoken or place.language
    if value < _PAIR or any(one.value == number.value for one in measures(text, spoken)):
        return False
    said = read(text, spoken)
    at = _word_of(number, said)
    noun = _noun(said, at) if at is not None else ""
    if noun and any(_is_counted(noun, one) for one in place.around):
        return False
    if value == _PAIR:
        return noun in place.terms and any(_two_names().search(one.text) for one in place.own)
    return value in _lengths(place)


def _lengths(place: ReadPlace) -> Iterator[int]:
    """How many things each list of the cited sentences has."""
    told = " ".join(one.text for one in place.around)
    yield _last_of(
        {_rank(word.folded, place.language) for one in place.around for word in one.words}
    )
    marks = _ENUMERATOR.findall(told)
    yield _last_of({int(mark) for mark in marks if mark.isdecimal()})
    yield _last_of({ord(mark) - ord("a") + 1 for mark in marks if mark.isalpha()})
    yield _in_turn(place)
    for one in place.own:
        yield from _between_commas(one)


def _last_of(ranks: Set[int]) -> int:
    """The last of the numbers from 1 on that are all there; 0 if 1 is not."""
    return next(n for n in count() if n + 1 not in ranks)


@lru_cache(maxsize=4_096)
def _rank(word: str, language: str) -> int:
    """The value of an ordinal in any form, "fourthly" too; 0 for any other word."""
    known = words_for(language).numbers
    endings = ("", *(end for end in known.ordinal_inflections if word.endswith(end)))
    values = (known.ordinals.get((word.removesuffix(end),), 0) for end in endings)
    return int(next(filter(None, values), 0))


def _in_turn(place: ReadPlace) -> int:
    """How many things are told one after another: "first … then … lastly"."""
    order = words_for(place.language).numbers.series.items()
    said = {key: sum(len(one.at(forms)) for one in place.around) for key, forms in order}
    return sum(said.values()) if said.get("first") and said.get("last") else 0


def _between_commas(sentence: Read) -> Iterator[int]:
    """How many things a sentence has in each row with commas, of which the last follows "and";
    three at least, since any sentence may have two."""
    pronouns = meaning_of(sentence.language).pronouns
    for match in _rows().finditer(sentence.text):
        *before, last = match[1].split(",")
        items = [item for item in (*before[1:], last) if item.strip()]
        words = [{word.folded for word in read(item, sentence.language).words} for item in items]
        if all(len(some) <= _ITEM_WORDS and pronouns.isdisjoint(some) for some in words):
            found = len(before) + bool(last.strip()) + 1
            yield found if found > _PAIR else 0


@cache
def _two_names() -> re.Pattern[str]:
    """Matches two words with a capital and "and" between them."""
    links = "|".join(sorted(map(re.escape, every_language().numbers.lists)))
    return re.compile(rf"\b[^\W\d_a-z][\w’'.-]* (?:&|{links}) [^\W\d_a-z]")


@cache
def _rows() -> re.Pattern[str]:
    """Matches a row with commas up to the "and" before its last thing."""
    links = "|".join(sorted(map(re.escape, every_language().numbers.lists)))
    return re.compile(rf"([^.;:!?,]*(?:,[^.;:!?,]*?)+?)(?:&|\b(?:{links})\b)")


# Check V3

_REACH = 24
"""How many characters before a number its negation is looked for: "not 17". Chosen: two or three
words."""
_SHARED = 3
"""The fewest words of a claim that another place with its number must have. Chosen, not
measured."""
_ITEMS = re.compile(r"[,;，、；،؛]")


def number_findings(
    text: str,
    evidence: TurnEvidence,
    cited: CitedWords | None,
    spoken: str,
    counts: frozenset[str] = frozenset(),
    beside: frozenset[str] = frozenset(),
) -> Iterator[Finding]:
    """The findings on the numbers of a claim. ``counts`` are how many items the answer itself
    lists after it, for a claim that cites nothing. Without ``cited`` a number may be anywhere in
    the evidence. ``beside`` are the numbers of the other places that its sentence cites: the model
    put the tag at the wrong clause, which is marked.

    A number that only the question has is allowed where the claim denies it, or says that the book
    does not tell of it.
    """
    bare = without_quotes(text)
    demanded = [n for n in figures.numbers(bare, spoken or evidence.language) if not n.loose]
    if not demanded:
        return
    there = evidence.figures if cited is None else evidence.figures_at(cited)
    parts = {str(n) for part in numbered(bare) for n in part.number}
    entitled = figures.values(f"{evidence.titles} {evidence.question}", evidence.language) & parts
    # A number in a title says which chapter a place is in, nothing about its content.
    allowed = there | entitled | _called(text, evidence) | counts | _own_items(bare)
    asked = figures.values(evidence.question, spoken or evidence.language)
    said = SaidNumbers(bare, spoken or evidence.language, demanded, there, cited, evidence)
    claim = _CountedClaim(said, spoken, allowed, asked, beside)
    for number in demanded:
        yield from _found(claim, number)


@dataclass(frozen=True, slots=True)
class _CountedClaim:
    """A claim whose numbers are checked: the language of the answer, "" if unknown, and the values
    that are allowed, that the question has, and that other places of its sentence have."""

    said: SaidNumbers
    spoken: str
    allowed: frozenset[str]
    asked: frozenset[str]
    beside: frozenset[str]

    def denies(self, number: Number) -> bool:
        """Whether it denies a number."""
        return _denied(number, self.said.text, self.said.spoken)


def _found(claim: _CountedClaim, number: Number) -> Iterator[Finding]:
    """The findings on a number: by the first of what it may be that it is."""
    if number.among(claim.allowed) or is_rounded(number, claim.said):
        return _of_the_sentence_beside(claim, number)
    if any(may_be(claim, number) for may_be in _RIGHT):
        return iter(())
    cited = claim.said.cited is not None
    if cited and _elsewhere(number, claim.said.text, claim.said.evidence):
        return iter((Finding("number", False, "number_elsewhere", number.words),))
    return _of_no_place(claim, number)


# What a number may be that is right although the place does not have it


def _is_worked_out(claim: _CountedClaim, number: Number) -> bool:
    return follows(number, claim.said)


def _is_asked_and_denied(claim: _CountedClaim, number: Number) -> bool:
    return number.among(claim.asked) and claim.denies(number)


def _is_spoken_of(claim: _CountedClaim, number: Number) -> bool:
    said = claim.said
    return said.cited is not None and _refers_back(
        number, said.text, said.cited.place, claim.spoken
    )


def _is_listed(claim: _CountedClaim, number: Number) -> bool:
    said = claim.said
    return said.cited is not None and _is_counted_off(
        number, said.text, said.cited.place, claim.spoken
    )


_RIGHT: tuple[Callable[[_CountedClaim, Number], bool], ...] = (
    _is_worked_out,
    _is_asked_and_denied,
    _is_spoken_of,
    _is_listed,
)


# What is found of it


def _of_the_sentence_beside(claim: _CountedClaim, number: Number) -> Iterator[Finding]:
    """The finding on a number of the place that only a sentence beside the cited ones has."""
    said = claim.said
    if said.cited is None or not number.among(said.there):
        return
    if _is_beside(number, said.text, said.cited) and not follows(number, said):
        yield Finding("number", False, "number_elsewhere", number.words)


def _of_no_place(claim: _CountedClaim, number: Number) -> Iterator[Finding]:
    """The finding on a number that no place has: marked only, if it may be meant otherwise."""
    said = claim.said
    if said.cited is None:
        yield Finding("number", True, "number_not_found", number.words)
        return
    counted = _may_count(number, said.text, said.cited.place, said.spoken)
    known = (
        counted or number.among(claim.beside) or claim.denies(number) or may_follow(number, said)
    )
    yield Finding("number", not known, "number_not_cited", number.words)


def _own_items(text: str) -> frozenset[str]:
    """How many items a sentence lists after a colon, as values of numbers: "three: a, b and c"."""
    _, colon, listed = re.sub("：", ":", text).partition(":")
    if not colon or not listed.strip():
        return frozenset()
    separators = len(_ITEMS.findall(listed))
    links = words_for("").numbers.lists
    last = any(word in links for word in listed.casefold().split())
    return frozenset({str(separators + 1), str(separators + 1 + last)})


def listed_after(sentences: Sequence[Sentence], at: int) -> frozenset[str]:
    """How many items follow the sentence at index ``at``, as values of numbers: the lines up to
    the next heading if it introduces them, and the rest of the sentences of its paragraph."""
    own = sentences[at].paragraph
    following = sentences[at + 1 :]
    counts = {sum(1 for _ in takewhile(lambda s: s.paragraph == own, following))}
    if sentences[at].introduces:
        under = takewhile(lambda s: s.kind not in ("heading", "lead-in", "label"), following)
        counts.add(len({sentence.paragraph for sentence in under} - {own}))
    return frozenset(str(count) for count in counts if count > 1)


def _called(text: str, evidence: TurnEvidence) -> frozenset[str]:
    """The numbers of the book's title, if the text gives the title."""
    said = canonical(text)
    titles = [title for title in evidence.called if title and canonical(title) in said]
    return figures.values(" ".join(titles), evidence.language)


def _elsewhere(number: Number, text: str, evidence: TurnEvidence) -> bool:
    """Whether another place of the evidence has a number beside words of the claim: the model cited
    the wrong sentence, which is marked."""
    if not number.among(evidence.figures):
        return False
    said = telling(text, evidence.language)
    book, ledger = evidence.ledger.book, evidence.ledger
    return any(
        len(said & known) >= _SHARED
        and number.among(figures.values(book.text_at(unit), evidence.language))
        for unit, known in zip(ledger, evidence.units, strict=True)
    )


def _is_beside(number: Number, text: str, cited: CitedWords) -> bool:
    """Whether only a sentence beside the cited ones has a number, and these have all other words of
    the claim, with another number: "diluted EPS rose to $1.76" for that of the adjusted EPS."""
    place, language = cited.place, cited.place.language
    dated = any(one.value.startswith("month") for one in figures.numbers(text, language))
    if dated or not number.value.replace(".", "").isdecimal() or YEAR.fullmatch(number.value):
        return False  # the sentence before often gives the date
    own = [one for one in place.own if figures.numbers(one.text, language)]
    if not own or any(number.among(figures.values(one.text, language)) for one in place.own):
        return False
    content = telling(text, language)
    best = max(len(content & one.content) for one in own)
    beside = (
        len(content & one.content)
        for one in place.around
        if number.among(figures.values(one.text, language))
    )
    return best >= _SHARED and best > max(beside, default=best)


def _denied(number: Number, text: str, language: str) -> bool:
    """Whether a negation stands shortly before a number, each time the text has it outside the
    clauses that say the book does not tell something."""
    told = without_absence(text)
    places = [match.start() for match in re.finditer(re.escape(number.words), told)]
    return number.words in text and all(
        denies(read(told[max(0, at - _REACH) : at], language)) for at in places
    )
