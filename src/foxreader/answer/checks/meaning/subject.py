"""Claims that say of one person or thing what their place says of another one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from foxreader.answer.checks.likeness import shared
from foxreader.answer.checks.meaning.reading import Place, Read, Word, clauses, meaning_of
from foxreader.answer.checks.meaning.roles import named
from foxreader.language.lexicon import language as data_of
from foxreader.language.tokenize import is_past

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
class _Said:
    """The index terms of a predicate and of its subject; ``names``: the subject is a name."""

    predicate: str
    subject: str


def other_subject(claim: Read, place: Place) -> bool:
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


def defines_another(claim: Read, place: Place) -> bool:
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


def _statements(text: Read) -> Iterator[_Said]:
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
                    yield _Said(word.term, subject)


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
        run: list[Word] = []
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
