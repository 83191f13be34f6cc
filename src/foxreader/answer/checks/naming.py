"""Check V4: names of an answer stand in the place it cites, or somewhere in the book."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from foxreader.answer.checks.evidence import (
    CitedWords,
    Finding,
    TurnEvidence,
    names_narrator,
    squeezed,
)
from foxreader.answer.checks.names import (
    PossibleName,
    capitalised_runs,
    initials,
    is_spelling_of,
    names,
    unlikely,
)
from foxreader.answer.checks.numbers import numbers, values
from foxreader.answer.checks.quotes import canonical, without_quotes
from foxreader.answer.checks.reading import (
    Read,
    ReadWord,
    compiled,
    is_kin,
    meaning_of,
    read,
    shared,
)
from foxreader.core.letters import script_of
from foxreader.index.storage.terms import Vocabulary
from foxreader.language.detect import guess
from foxreader.language.lexicon import common_words, stop_words
from foxreader.language.lexicon import language as data_of
from foxreader.language.numbers import roman
from foxreader.language.script import fold
from foxreader.language.tokenize import is_past, terms

_LEAST_KIN = 4
"""The fewest letters of a name of which another form is looked for. Chosen, not measured."""
_LEAST_PART = 4
"""The fewest letters of a word that a noun may be made of: Pelzmantel. Chosen, not measured."""
_LONGER = 2
"""How many letters the stems of these differ in length, at least: Robert and Roberta are two."""
_SLIP = 0.75
"""From this likeness (difflib's, 0 to 1) two words are one, misspelt. Chosen: "cust" for "cut"."""
_FOLLOWING = re.compile(r" (\w+)")
_INSIDE = re.compile(r"[^\W\dA-Z_],? \Z")
"""The end of what comes before a word inside a sentence."""
_TECHNICAL = re.compile(
    r"(?<![\w/.+-])(?:[A-Z][a-z]+[-+][A-Z0-9]\d?|--?[a-z][a-z-]+|/[a-z]+(?:/[\w.-]+)+)(?![\w-])"
)
"""Keys (Ctrl-D), options (--help) and absolute paths."""


@dataclass(frozen=True, slots=True)
class _NamedClaim:
    """A claim whose names are checked, and what they are compared with. ``titled`` are the terms of
    the book's title and authors where it gives them, ``runs`` its capitalised words in a row."""

    text: str
    evidence: TurnEvidence
    cited: CitedWords | None
    vocabulary: Vocabulary
    spoken: str
    titled: frozenset[str]
    runs: Sequence[str]

    def asks(self, name: PossibleName) -> bool:
        """Whether the question has a name."""
        return not self.evidence.asked.terms.isdisjoint(name.terms)

    def narrates(self, name: PossibleName) -> bool:
        """Whether a name may be that of "I" in the cited place."""
        return self.cited is not None and names_narrator(name.text, self.cited, self.evidence)


# What a name may be, tried in the order of _RULES below


def _is_of_title(claim: _NamedClaim, name: PossibleName) -> bool:
    return not name.terms or not claim.titled.isdisjoint(name.terms)


def _is_number(claim: _NamedClaim, name: PossibleName) -> bool:
    """Whether a capitalised word is a Roman numeral whose value the evidence has."""
    value = roman(name.text) if len(name.text) > 1 else None
    return value is not None and str(value) in claim.evidence.figures


def _is_foreign_abbreviation(claim: _NamedClaim, name: PossibleName) -> bool:
    """DNA: each script has abbreviations of its own."""
    return name.text.isupper() and script_of(claim.text) != claim.evidence.script


def _is_counted(_: _NamedClaim, name: PossibleName) -> bool:
    """ "Thirty", or a date: the check of numbers compares it."""
    said = [number.value for number in numbers(name.text)]
    return bool(said) and (name.first or any(one.startswith(("month", "day")) for one in said))


def _is_in_evidence(claim: _NamedClaim, name: PossibleName) -> bool:
    return any(term in claim.evidence.terms for term in name.terms)


def _is_amount(claim: _NamedClaim, name: PossibleName) -> bool:
    """ "32 MiB" for "32MiB"."""
    joined = squeezed(name.text) in claim.evidence.squeezed
    return joined and any(map(str.isdigit, claim.text))


def _is_noun_of_place(claim: _NamedClaim, name: PossibleName) -> bool:
    """Whether a word is a noun made of one of the page, where every noun has a capital:
    "Glockengeläut" for "die Glocken läuteten"."""
    language = claim.evidence.language
    if claim.spoken not in ("", language) or not data_of(language).nouns_capitalised:
        return False
    page = claim.evidence.terms if claim.cited is None else claim.cited.near_terms
    return any(
        len(known) >= _LEAST_PART and (term.startswith(known) or term.endswith(known))
        for term in name.terms
        for known in page
    ) or bool(shared(frozenset(name.terms), page, language))


def _is_in_vocabulary(claim: _NamedClaim, name: PossibleName) -> bool:
    return any(map(claim.vocabulary.knows, name.terms))


def _is_nowhere(claim: _NamedClaim, name: PossibleName) -> bool:
    return not claim.asks(name) and squeezed(name.text) not in claim.evidence.squeezed


def _is_any(_: _NamedClaim, __: PossibleName) -> bool:
    return True


# What is found of it


def _nothing(_: _NamedClaim, __: PossibleName) -> Iterator[Finding]:
    return iter(())


def _not_cited(claim: _NamedClaim, name: PossibleName) -> Iterator[Finding]:
    """The finding on a name of the evidence that the cited place may not have."""
    evidence, cited = claim.evidence, claim.cited
    if (
        cited is not None
        and _certain(name, evidence)
        and not _is_plain_noun(name, claim.spoken, evidence)
        and not _meant(name, claim.text, evidence, cited)
        and not claim.narrates(name)
    ):
        yield Finding("name", False, "name_not_cited", name.text)


def _not_found(claim: _NamedClaim, name: PossibleName) -> Iterator[Finding]:
    """The finding on a name that the book has elsewhere."""
    if _certain(name, claim.evidence) and not claim.asks(name) and not claim.narrates(name):
        yield Finding("name", False, "name_not_found", name.text)


def _not_in_book(claim: _NamedClaim, name: PossibleName) -> Iterator[Finding]:
    """The finding on a name that the book does not have.

    The first word of a sentence may be an everyday word that the book does not have. A name in
    another script cannot be looked up, and a noun of a language that gives every noun a capital
    may be any word.
    """
    evidence, spoken = claim.evidence, claim.spoken
    if unlikely(name, spoken or evidence.language) or name.translated:
        return
    if script_of(name.text) != evidence.script:
        return
    # A name may be translated, and where every noun has a capital it may be any noun.
    certain = spoken in ("", evidence.language)
    certain = certain and not data_of(evidence.language).nouns_capitalised
    hard = name.sure and not _in_known_run(name, claim.runs, evidence) and certain
    yield Finding("name", hard, "name_not_in_book", name.text)


def _is_other_form(claim: _NamedClaim, name: PossibleName) -> bool:
    """Whether the evidence or the question has a name in another form: Roman for Rome, or a long
    form by its first letters, WHO."""
    evidence = claim.evidence
    translated = claim.spoken not in ("", evidence.language)
    if is_spelling_of(name.text, evidence.names, translated=translated):
        return True
    if any(_is_written_out(name, run, evidence) for run in claim.runs):
        return True
    if _is_kin_of(name, evidence.names, evidence.language):
        return True
    return _is_abbreviated(name, claim.runs, evidence)


def _is_kin_of(name: PossibleName, names: Iterable[str], language: str) -> bool:
    """Whether a name is another form of one of ``names``: Egyptian for Egypt."""
    own = name.terms[0]
    kin = (one for one in names if abs(len(one) - len(own)) >= _LONGER)
    return len(own) >= _LEAST_KIN and is_kin(own, kin, language)


def _is_abbreviated(name: PossibleName, runs: Sequence[str], evidence: TurnEvidence) -> bool:
    """Whether the claim has a name in full and the evidence its first letters, or the other way."""
    known = evidence.capitals
    if any(name.text in run.split() and not known.isdisjoint(initials(run)) for run in runs):
        return True
    if name.text.isupper():
        return any(name.text in initials(run) for run in capitalised_runs(evidence.text))
    signs = re.sub("[^A-Z0-9]", "", name.text)
    return len(signs) > 1 and signs in evidence.capitals  # a letter is none: "plan B"


_RULES: tuple[
    tuple[
        Callable[[_NamedClaim, PossibleName], bool],
        Callable[[_NamedClaim, PossibleName], Iterator[Finding]],
    ],
    ...,
] = (
    (_is_of_title, _nothing),
    (_is_number, _nothing),
    (_is_foreign_abbreviation, _nothing),
    (_is_counted, _nothing),
    (_is_in_evidence, _not_cited),
    (_is_other_form, _nothing),
    (_is_amount, _nothing),
    (_is_noun_of_place, _nothing),
    (_is_in_vocabulary, _not_found),
    (_is_nowhere, _not_in_book),
    (_is_any, _nothing),
)
"""What a name may be and what is then found of it. The first that it is decides: a name of the
evidence is compared with its place before another form or another place of it is looked for."""


def name_findings(
    text: str, evidence: TurnEvidence, cited: CitedWords | None, vocabulary: Vocabulary, spoken: str
) -> Iterator[Finding]:
    """The findings on the names of a claim.

    A name that the book does not have is a hard failure; one that is elsewhere in the book than
    in the evidence, or elsewhere in the evidence than in the cited place, is noted.
    """
    titled, runs = _called(text, evidence), capitalised_runs(without_quotes(text))
    claim = _NamedClaim(text, evidence, cited, vocabulary, spoken, titled, runs)
    for name in names(text, evidence.language, spoken):
        found = next(finds for applies, finds in _RULES if applies(claim, name))
        yield from found(claim, name)
    yield from _identifiers(text, evidence, cited)
    yield from _known_everywhere(text, evidence, vocabulary)
    yield from _of_runs(text, evidence, cited)


def _certain(name: PossibleName, evidence: TurnEvidence) -> bool:
    """Whether a word is a name; the first of a sentence is one if the book writes it so."""
    if not name.first or name.terms[0] in evidence.names:
        return True
    if data_of(evidence.language).nouns_capitalised:
        return False
    texts = [file.text for file in evidence.ledger.book.files]
    if any(f" {name.text.lower()}" in text for text in texts):
        return False
    return any(_INSIDE.search(before) for before, _ in evidence.places_of(name.text))


def _is_written_out(name: PossibleName, text: str, evidence: TurnEvidence) -> bool:
    """Whether the evidence has a word before the same name as an abbreviation: "Prof. Adams" for
    "Professor Adams"."""
    return any(
        name.text.startswith(short) and f"{name.text} {named}" in text
        for short, named in evidence.shortened
    )


def _identifiers(text: str, evidence: TurnEvidence, cited: CitedWords | None) -> Iterator[Finding]:
    """The findings on technical names: keys, options, paths."""
    there = squeezed(evidence.text if cited is None else cited.text)
    asked = squeezed(evidence.question)
    for match in _TECHNICAL.finditer(without_quotes(text)):
        said = squeezed(match.group())
        if said not in there and said not in asked:
            yield Finding("name", False, "name_not_cited", match.group())


def replaced_word(
    claim: Read, cited: CitedWords, evidence: TurnEvidence, vocabulary: Vocabulary
) -> str:
    """The word of a claim that the book does not have and that is where the cited sentence has
    another one between the same words: "the yada tool" for "the dh tool". "" if none."""
    return next(
        (
            claim.words[at].text
            for at in range(1, len(claim.words) - 1)
            if _may_replace(claim, at, evidence, vocabulary)
            and any(_stands_instead(claim, at, one) for one in cited.place.own)
        ),
        "",
    )


def _may_replace(claim: Read, at: int, evidence: TurnEvidence, vocabulary: Vocabulary) -> bool:
    """Whether the word at index ``at`` is none of the book's, the question's or everyday words."""
    before, word, after = (claim.words[n] for n in (at - 1, at, at + 1))
    if word.term not in claim.content or word.term in evidence.asked.terms or word.part:
        return False
    everyday = common_words(claim.language)
    if vocabulary.knows(word.term) or word.folded in everyday:
        return False  # "a good start" for "a strong start"
    if any(word.folded.endswith(one) for one in everyday if len(one) >= _LEAST_KIN - 1):
        return False  # "haircut" for "cut"
    # A frame of small words is in any sentence, and any verb may tell an act.
    framed = not claim.content.isdisjoint((after.term, before.term))
    return framed and not is_past(word.folded, claim.language)


def _stands_instead(claim: Read, at: int, there: Read) -> bool:
    """Whether a sentence has another word between the same two as a claim at index ``at``."""
    before, word, after = (claim.words[n] for n in (at - 1, at, at + 1))
    if values(word.text, claim.language) & values(there.text, claim.language):
        return False
    return any(
        one.folded == before.folded
        and other.folded == after.folded
        and _is_another(claim, word, instead)
        for one, instead, other in zip(there.words, there.words[1:], there.words[2:], strict=False)
    )


def _is_another(claim: Read, word: ReadWord, instead: ReadWord) -> bool:
    """Whether two words are not the same one: in another form, misspelt, or a synonym; and none is
    a small word."""
    if instead.term in claim.terms or instead.folded in stop_words(claim.language):
        return False
    if shared(frozenset((word.term,)), {instead.term}, claim.language):
        return False
    return SequenceMatcher(None, instead.folded, word.folded).ratio() < _SLIP


def _in_known_run(name: PossibleName, runs: Sequence[str], evidence: TurnEvidence) -> bool:
    """Whether a word belongs to a longer name of which the evidence or the question has the rest,
    as in "Friedrich von Steuben": it is marked, because it may be more of the same name."""
    words = data_of(evidence.language).words
    led = "|".join(map(re.escape, words.governors | words.places))
    of = (
        run
        for run in runs
        if name.text in run.split() and not re.search(rf"\b(?:{led}) {re.escape(name.text)}\b", run)
    )
    known = evidence.names | evidence.asked.terms
    return any(
        term in known
        for run in of
        for term in terms(run, evidence.language)
        if term not in name.terms
    )


def _is_plain_noun(name: PossibleName, spoken: str, evidence: TurnEvidence) -> bool:
    """Whether a word has its capital only because the answer's language gives every noun one: the
    evidence has no such name, only a word like it ("Ende")."""
    large = spoken != evidence.language and data_of(spoken).nouns_capitalised
    return large and evidence.names.isdisjoint(name.terms)


def _called(text: str, evidence: TurnEvidence) -> frozenset[str]:
    """The index terms of the book's title and authors, each only where the text gives it as
    such: a title all of it, an author at least the last name."""
    said = f" {canonical(text)} "
    title, *authors = evidence.called
    short = title.split(":")[0].strip()
    named = [title] if short and canonical(short) in said else []
    for author in authors:
        last = canonical(author).split()[-1:]
        if last and last[0] in said:
            named.append(author)
    return frozenset(terms(" ".join(named), evidence.language))


def _meant(name: PossibleName, text: str, evidence: TurnEvidence, cited: CitedWords) -> bool:
    """Whether a cited place has a name, or a pronoun that may stand for it.

    A pronoun may stand for a name that the question gives, or that stands near the place. What
    somebody is called only a place with the name can tell.
    """
    there = cited.place.terms
    if any(term in there for term in name.terms):
        return True
    language = cited.place.language
    if data_of(language).nouns_capitalised and shared(frozenset(name.terms), there, language):
        return True  # "Vorschläge" for "Beweisvorschläge"
    if any(term in evidence.asked.terms for term in name.terms):
        return True  # a short sentence leaves out what was asked; see replaced_name
    if _is_title_of(name, evidence, cited):
        return True
    return any(term in cited.near_terms for term in name.terms) and not _is_told(name, text)


def _is_told(name: PossibleName, text: str) -> bool:
    """Whether a text says that somebody is called by a name."""
    calls = meaning_of(guess(text)).called
    before = re.search(rf"(\w+)\W{{1,3}}{re.escape(name.text)}\b", text)
    return before is not None and fold(before[1]) in calls


def _is_title_of(name: PossibleName, evidence: TurnEvidence, cited: CitedWords) -> bool:
    """Whether the book puts a word before a name of the cited place: "the Emperor" is Napoleon
    where it has "Emperor Napoleon"."""
    own = {n.text for n in names(cited.text, evidence.language)}
    following = (_FOLLOWING.match(after) for _, after in evidence.places_of(name.text))
    return any(match and match[1] in own for match in following)


def _known_everywhere(
    text: str, evidence: TurnEvidence, vocabulary: Vocabulary
) -> Iterator[Finding]:
    """The findings on names known everywhere, in a script where no capital shows a name."""
    bare = without_quotes(text)
    for name in meaning_of(evidence.language).known_names:
        if name in bare and not _in_book(name, evidence, vocabulary):
            yield Finding("name", True, "name_not_in_book", name)


def _of_runs(text: str, evidence: TurnEvidence, cited: CitedWords | None) -> Iterator[Finding]:
    """The findings on names that unspaced text shows by how they end, 権太郎, or by what it says
    somebody is: 作ったのは草間京平である. These only a place with the name can tell."""
    if cited is None:
        return
    there = f"{cited.text} {evidence.question} {' '.join(cited.titles)}"
    meaning = meaning_of(evidence.language)
    for pattern, known in ((meaning.name_runs, cited.near), (meaning.told_runs, there)):
        for match in compiled(pattern).finditer(without_quotes(text)) if pattern else ():
            if match["name"] not in known and match["name"] not in there:
                yield Finding("name", False, "name_not_cited", match["name"])


def _in_book(name: str, evidence: TurnEvidence, vocabulary: Vocabulary) -> bool:
    found = terms(name, evidence.language)
    return name in evidence.text or (bool(found) and all(map(vocabulary.knows, found)))


def replaced_name(claim: Read, cited: CitedWords, evidence: TurnEvidence) -> str:
    """The name in a claim in whose stead the cited sentence has another one; "" if none.

    The claim's name is not there, and the sentence has a name that the claim does not have and no
    pronoun that might stand for the claim's, if the question has that name.
    """
    best = cited.place.nearest(claim)
    if best is None:
        return ""
    pronoun = any(one.has(meaning_of(evidence.language).pronouns) for one in cited.place.own)
    own = [n for n in names(best.text, evidence.language) if not n.first or n.sure]
    if not own or not all(claim.terms.isdisjoint(name.terms) for name in own):
        return ""
    # "He tells Pierre": the pronoun stands for the name that the place has.
    told = read(without_quotes(claim.text), claim.language).words[:2]
    stands_in = any(word.folded in meaning_of(claim.language).pronouns for word in told)
    there = cited.place.terms | (evidence.asked.terms if pronoun else frozenset())
    there |= cited.near_terms if stands_in else frozenset()
    return next(
        (
            name.text
            for name in names(claim.text, evidence.language)
            if there.isdisjoint(name.terms) and _is_of_other(name, claim, cited, evidence)
        ),
        "",
    )


def _is_of_other(
    name: PossibleName, claim: Read, cited: CitedWords, evidence: TurnEvidence
) -> bool:
    """Whether a name is certainly one, and none of somebody whom the cited place means."""
    if names_narrator(name.text, cited, evidence) or _is_title_of(name, evidence, cited):
        return False
    if _is_written_out(name, claim.text, evidence):
        return False
    if name.terms and _is_kin_of(name, cited.place.terms, evidence.language):
        return False
    return bool(name.terms) and (name.sure or _certain(name, evidence))
