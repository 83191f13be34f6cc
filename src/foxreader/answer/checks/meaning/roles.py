"""Claims that change who does something, tell it of another one, or give it another speaker."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import takewhile

from foxreader.answer.checks.names import is_spelling_of
from foxreader.answer.checks.quotes import canonical, pieces, quotes, told_beside, without_quotes
from foxreader.answer.checks.reading import (
    Read,
    ReadPlace,
    ReadWord,
    clauses,
    meaning_of,
    read,
    shared,
    synonyms,
)
from foxreader.core.book import Book
from foxreader.core.span import Span
from foxreader.language.lexicon import language as data_of
from foxreader.language.lexicon import stop_words
from foxreader.language.tokenize import is_past

# Who does something, and to whom

_BEFORE = 6
_AFTER = 8
"""How many words before and after a verb its subject and objects are looked for. Chosen, not
measured."""


@dataclass(frozen=True, slots=True)
class _Act:
    """Who is named last before a word, and all who are named shortly after it, as index terms."""

    verb: str
    subject: str
    objects: frozenset[str]


def roles_reversed(claim: Read, place: ReadPlace) -> bool:
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
    copulas = data_of(text.language).statements.copulas
    joins, last = meaning_of(text.language).joins, ""
    for at, word in enumerate(text.words):
        if at in known or not _may_be_act(word, text.language, told_by):
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
                last = before[-1] if before else ""
            yield _Act(word.term, last, after)
        elif agent := next((known[n][0] for n in range(by + 1, by + 4) if n in known), ""):
            yield _Act(word.term, agent, frozenset(before[-1:]))


def _may_be_act(word: ReadWord, language: str, told_by: Set[str] | None) -> bool:
    """Whether a word may be a verb in the past, or is among the index terms ``told_by``."""
    if not word.term or word.folded in stop_words(language) or word.part:
        return False
    if word.folded in meaning_of(language).speaks:
        return False  # "said Ahab" has its subject after it
    return is_past(word.folded, language) if told_by is None else word.term in told_by


def led_exchanged(claim: Read, place: ReadPlace) -> bool:
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


# Another subject than the place's

_SAYS = 2
"""How many content words after a subject say what it does or is. Chosen on the claims of
``benchmarks.liar`` and the answers of people in ``benchmarks.grounding``."""
_REACH = 7
"""How many words before a predicate its subject is looked for. Chosen, not measured."""


_LEAST_DEFINED = 3
"""The fewest content words that two definitions of different things share if one was taken from the
other. Chosen, not measured."""
_DEFINED = 0.6
"""The same as a share of the words of the claim's definition, 0 to 1."""


@dataclass(frozen=True, slots=True)
class _SaidOfSubject:
    """The index terms of a predicate and of its subject."""

    predicate: str
    subject: str


def other_subject(claim: Read, place: ReadPlace) -> bool:
    """Whether a claim says of one of its subjects what the place says of another of them: "Pierre
    was degraded and Dolokhov sent back"."""
    if not meaning_of(claim.language).subject_first or _has_agent(claim):
        return False
    statements = list(_statements(claim))
    subjects = {said.subject for said in statements}
    if len(subjects) == 1:
        return False
    for said in statements:
        told = [s for one in place.own for s in _subjects_of(said.predicate, one)]
        if not told or "" in told or said.subject in told:
            continue
        others = frozenset(told)
        if others & subjects and not shared(frozenset((said.subject,)), others, claim.language):
            return True
    return False


def defines_another(claim: Read, place: ReadPlace) -> bool:
    """Whether a claim says what one thing is by what its place says another one is, and the
    sentences beside the place are about the first: "accessibility is the ability to …" for
    "usability is the ability to …"."""
    if not meaning_of(claim.language).subject_first:
        return False
    ours = _definition(claim)
    theirs = [found for one in place.own if (found := _definition(one))]
    if ours is None or not theirs:
        return False
    subject, said = ours
    there = frozenset().union(*(one.terms for one in place.own))
    if not subject <= place.terms - there:
        return False
    return any(
        not shared(subject, other, claim.language)
        and other.isdisjoint(claim.terms)
        and len(said & told) >= max(_LEAST_DEFINED, _DEFINED * len(said))
        for other, told in theirs
    )


def _definition(text: Read) -> tuple[frozenset[str], frozenset[str]] | None:
    """The index terms of the subject of the first copula of a text, and those after it; None if it
    has no named subject."""
    copulas = data_of(text.language).statements.copulas
    at = next(iter(text.at(copulas)), 0)
    # "Usability, on the other hand, is …"
    first = next((one.words for one in clauses(text.text, text.language) if one.words), ())
    before = frozenset(word.term for word in text.words[: min(at, len(first))]) & text.content
    after = frozenset(word.term for word in text.words[at + 1 :]) & text.content
    return (before, after) if before else None


def _statements(text: Read) -> Iterator[_SaidOfSubject]:
    """What each clause of a text says, by the words right after its subject."""
    for clause in _parts(text):
        known = named(clause)
        subject, count = "", 0
        for at, word in enumerate(clause.words):
            if at in known:
                if known[at][1] and not count:
                    subject = known[at][0]
            elif subject and word.term in clause.content and count < _SAYS:
                count += 1
                if is_past(word.folded, text.language):
                    yield _SaidOfSubject(word.term, subject)


def _subjects_of(predicate: str, text: Read) -> list[str]:
    """The subjects of a predicate in a text, "" for each that cannot be told."""
    found = []
    last = ""
    for clause in _parts(text):
        if _has_agent(clause):
            found += [""] * any(word.term == predicate for word in clause.words)
            continue
        known = named(clause)
        pronoun = clause.has(meaning_of(text.language).pronouns)
        for at, word in enumerate(clause.words):
            if word.term == predicate and at not in known:
                found.append(_subject(known, at, "" if pronoun else last))
        last = _subject(known, len(clause.words), last)
    return found


def _subject(known: dict[int, tuple[str, bool]], at: int, last: str) -> str:
    """The only free name or noun shortly before index ``at``; ``last`` if there is none, "" if
    there are several."""
    free = {known[n][0] for n in range(max(0, at - _REACH), at) if n in known and known[n][1]}
    if len(free) == 1:
        return free.pop()
    return "" if free else last


def _parts(text: Read) -> Iterator[Read]:
    """The clauses of a text, divided also at "and", "while"."""
    joins = meaning_of(text.language).joins
    for clause in clauses(text.text, text.language):
        run: list[ReadWord] = []
        for word in (*clause.words, None):
            if word is None or word.folded in joins:
                if run:
                    yield Read(
                        " ".join(one.text for one in run),
                        text.language,
                        tuple(run),
                        clause.content & {one.term for one in run},
                    )
                run = []
            else:
                run.append(word)


def _has_agent(text: Read) -> bool:
    return text.has(data_of(text.language).words.agents)


# Another speaker than the book's

_REACH_OF_SPEECH = 700
"""How many code points before and after a quotation its speaker is looked for. About five short
turns of a dialogue. Chosen, not measured."""
_NEAR = 3
"""How many words a speaker's name may be from the verb of speech. Chosen, not measured."""
_LABEL = re.compile(r"[^\W\d_a-z]\w+(?: \w+)?")
"""A line of one or two words without punctuation."""
_WORDS = re.compile(r"\w+")
_LINES = re.compile(r"\n+")


def other_speaker(claim: str, book: Book, span: Span, language: str, spoken: str) -> str:
    """The name that a claim gives as the speaker of a quotation, where the book has another one.
    ``language`` is the book's, ``spoken`` the claim's.

    "" if the book names no speaker beside the quotation, or names the same.
    """
    said = list(quotes(claim))
    told = _speakers(without_quotes(claim), spoken)
    if not said or not told or len(said) > 1 < len(set(told)):
        return ""  # which of them says which is not compared
    text = book.files[span.file].text
    low = max(0, span.start - _REACH_OF_SPEECH)
    window = text[low : span.end + _REACH_OF_SPEECH]
    there = _WORDS.findall(canonical(window))
    # Only who is in the scene can be told apart: "the girl" may be Alice.
    told = [name for name in told if not name[:1].islower() or canonical(name) in there]
    for quote in said if told else ():
        speakers, narrative = _book_speakers(quote, window, language)
        if not speakers or _same(told, speakers, narrative):
            continue
        # "The girl" in the book may be the Princess, unless both speak in the scene.
        if any(name[:1].isupper() for name in speakers) or _speaks(told, window, language):
            return " ".join(told)
    return ""


def _same(told: Iterable[str], speakers: Sequence[str], narrative: str) -> bool:
    there = {part for name in (*speakers, narrative) for part in canonical(name).split()}
    alike = {part for name in speakers for part in _WORDS.findall(name) if part[:1].isupper()}
    return any(
        part in there or is_spelling_of(part, alike, translated=True)
        for name in told
        for part in canonical(name).split()
    )


def _speaks(told: Iterable[str], window: str, language: str) -> bool:
    """Whether the narrative of a scene has one of ``told`` beside a verb of speech."""
    beside = (without_quotes(line) for line in _LINES.split(window))
    speakers = {canonical(name) for line in beside for name in _speakers(line, language)}
    return any(canonical(name) in speakers for name in told)


def _speakers(text: str, language: str) -> list[str]:
    """Who speaks in ``text``, which has no quotations: the name or noun before a verb of speech, or
    after it where none is before ("said the Dormouse")."""
    found: list[str] = []
    verbs = meaning_of(language).speaks
    told = read(text, language)
    known = named(told)
    pronouns, relatives = meaning_of(language).pronouns, meaning_of(language).subordinates
    for verb in told.at(verbs):
        if verb and told.words[verb - 1].folded in pronouns - relatives:
            continue  # "it tells Alice", not "the Dormouse who asks"
        before = [at for at in range(verb - _NEAR, verb) if at in known and known[at][1]]
        after = [at for at in range(verb + 1, verb + 1 + _NEAR) if at in known]
        if not before and not after and verb > _NEAR:
            # "The King laid his hand upon her arm and said": who begins a sentence acts in it.
            before = [at for at in (0, 1) if at in known and known[at][1]]
        if before or after:
            found.append(_head(told, (before or after)[-1 if before else 0]))
    return found


def _head(text: Read, at: int) -> str:
    """The last word of a name or noun that begins at index ``at``: "maid" of "the little maid"."""
    if text.words[at].text[:1].isupper():
        return text.words[at].text
    stop = stop_words(text.language) | meaning_of(text.language).speaks
    following = takewhile(
        lambda word: word.folded not in stop and word.text[:1].islower(), text.words[at:]
    )
    run = [word.text for word in following][:_NEAR]
    return run[-1] if run else text.words[at].text


def _book_speakers(quote: str, window: str, language: str) -> tuple[Sequence[str], str]:
    """The speakers that the book's narrative names in the paragraph of a quotation, and that
    narrative; nobody if it names none there."""
    wanted = next(iter(pieces(quote)), "")
    lines = _LINES.split(window)
    for at, paragraph in enumerate(lines):
        if wanted and wanted in canonical(paragraph):
            narrative = told_beside(paragraph, wanted) or without_quotes(paragraph)
            if not (found := _speakers(narrative, language)):
                narrative = without_quotes(paragraph)
            found = found or _speakers(narrative, language) or _acts_alone(narrative, language)
            return (found, narrative) if found else (_of_play(lines[:at]), "")
    return (), ""


def _acts_alone(narrative: str, language: str) -> list[str]:
    """The only one named in a narrative that goes on with "he said"; [] if there are several."""
    told = read(narrative, language)
    names = {
        at for at, (_, free) in named(told).items() if free and told.words[at].text[:1].isupper()
    }
    words = meaning_of(language)
    he_said = any(
        told.words[at - 1].folded in words.pronouns - words.subordinates
        for at in told.at(words.speaks)
        if at
    )
    alone = he_said and len({told.words[at].term for at in names}) == 1
    return [told.words[min(names)].text] if alone else []


def _of_play(lines: Sequence[str]) -> Sequence[str]:
    """The speaker whose name is the last alone on a line before a speech in a play, if it is so
    more than once; () if there is none."""
    labels = [line.strip() for line in lines if _LABEL.fullmatch(line.strip())]
    return (labels[-1].title(),) if labels and labels.count(labels[-1]) > 1 else ()
