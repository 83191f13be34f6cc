"""Claims that change round who does something and to whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass

from foxreader.answer.checks.likeness import synonyms
from foxreader.answer.checks.meaning.reading import Place, Read, meaning_of
from foxreader.language.lexicon import language as data_of
from foxreader.language.stop_words import stop_words
from foxreader.language.tokenize import is_past

_BEFORE = 6
_AFTER = 8
_SPEAKER = 4
"""How many words before and after a verb its subject and objects are looked for, and the speaker
after a verb of speech. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class _Act:
    """Who is named last before a word, and all who are named shortly after it, as index terms."""

    verb: str
    subject: str
    objects: frozenset[str]


def roles_reversed(claim: Read, place: Place) -> bool:
    """Whether the claim has a person or thing of its place on the other side of a verb they share,
    as in "the Duchess threw a pan after the cook". The passive is turned round first."""
    said = list(_acts(claim))
    told = [act for one in place.own for act in _acts(one, _alike(said, one))]
    for act in said:
        same = [other for other in told if _is_same(act.verb, other.verb, claim.language)]
        if same and all(_reversed(act, other) for other in same):
            return True
    return False


def _alike(said: Iterable[_Act], told: Read) -> frozenset[str]:
    """The index terms of a sentence that say what one of some acts says, by the same verb or by
    another: "was purchased by" for "bought"."""
    verbs = {act.verb for act in said}
    return frozenset(
        term for term in told.terms for verb in verbs if _is_same(verb, term, told.language)
    )


def _is_same(one: str, other: str, language: str) -> bool:
    if one == other:
        return True
    # Stemming leaves "sue" and makes "su" of "sued".
    return other in synonyms(language).get(one, frozenset()) or f"{one}e" == other


def _reversed(act: _Act, other: _Act) -> bool:
    if act.subject == other.subject or not act.subject or not act.objects:
        return False
    if not other.subject:
        return False  # "we filed a lawsuit", "the lawsuit filed for him"
    return (
        act.subject in other.objects - act.objects or other.subject in act.objects - other.objects
    )


def _acts(text: Read, told_by: Set[str] | None = None) -> Iterator[_Act]:
    """The words of a text that may be verbs in the past, or are among the index terms ``told_by``,
    with who is named around them."""
    known = named(text)
    data = data_of(text.language).words
    stop = stop_words(text.language)
    copulas = data_of(text.language).statements.copulas
    joins, last = meaning_of(text.language).joins, ""
    for at, word in enumerate(text.words):
        if at in known or not word.term or word.folded in stop or word.part:
            continue
        if word.folded in meaning_of(text.language).speaks:
            continue  # "said Ahab" has its subject after it
        if told_by is None and not is_past(word.folded, text.language):
            continue
        if told_by is not None and word.term not in told_by:
            continue
        before = [term for n, (term, free) in known.items() if at - _BEFORE <= n < at and free]
        following = range(at + 1, min(at + 1 + _AFTER, len(text.words)))
        by = next((n for n in following if text.words[n].folded in data.agents), None)
        if by is None and at and text.words[at - 1].folded in copulas:
            continue  # "Rick is tricked": by whom is not said
        if by is None:
            after = frozenset(known[n][0] for n in following if n in known)
            if not (last and at and text.words[at - 1].folded in joins):
                # else "he wrote a book and published it"
                last = before[-1] if before else _who_spoke(text, at, known)
            yield _Act(word.term, last, after)
        elif agent := next((known[n][0] for n in range(by + 1, by + 4) if n in known), ""):
            yield _Act(word.term, agent, frozenset(before[-1:]))


def _who_spoke(text: Read, at: int, known: Mapping[int, tuple[str, bool]]) -> str:
    """The index term of the one a pronoun right before index ``at`` stands for, if that one has
    just spoken: “It is asleep,” said the Hatter, and he poured tea. "" if that is not told."""
    words = meaning_of(text.language)
    if not at or text.words[at - 1].folded not in words.pronouns - words.subordinates:
        return ""
    verb = next((n for n in text.at(words.speaks)[::-1] if n < at), None)
    after = range(verb + 1, min(verb + 1 + _SPEAKER, at)) if verb is not None else ()
    return next((known[n][0] for n in after if n in known), "")


def led_exchanged(claim: Read, place: Place) -> bool:
    """Whether after a word and a preposition that both have the claim names another one than its
    place, who does it in the claim: "Tom got a letter from Ann" for "a letter from Tom"."""
    ours = dict(_led(claim))
    theirs = [pair for one in place.own for pair in _led(one)]
    acting = {name for name, free in named(claim).values() if free}
    return any(
        there == before and other != name and other in acting and (there, name) not in theirs
        for before, name in ours.items()
        for there, other in theirs
    )


def _led(text: Read) -> Iterator[tuple[tuple[str, str], str]]:
    """The names right after a preposition, each with that and the content word before it."""
    data = data_of(text.language).words
    leads = data.governors | data.places | data.agents
    for at, (name, free) in named(text).items():
        before = text.words[max(0, at - 3) : at]
        lead = next((n for n, word in enumerate(before) if word.folded in leads), None)
        if free or not lead or not text.words[at].text[:1].isupper():
            continue
        if before[lead - 1].term in text.content:
            yield (before[lead - 1].term, before[lead].folded), name


def named(text: Read) -> dict[int, tuple[str, bool]]:
    """The index terms of a text's names and of its nouns with an article, by their indexes, and
    whether no preposition stands before them."""
    data = data_of(text.language).words
    articles = data.definite | data.indefinite | data.possessives | data.own_possessives
    stop = stop_words(text.language)
    found: dict[int, tuple[str, bool]] = {}
    for at, word in enumerate(text.words):
        before = text.words[at - 1].folded if at else ""
        noun = before in articles
        if word.term and word.folded not in stop and (noun or _is_name(word.text)):
            led = text.words[at - 2].folded if noun and at > 1 else before
            found[at] = word.term, led not in data.governors | data.places
    return found


def _is_name(word: str) -> bool:
    """Whether a word has a capital, if inside it: "eMusic"."""
    return any(map(str.isupper, word))
