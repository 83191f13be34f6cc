"""Check V3: numbers of an answer stand in the place it cites."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal, InvalidOperation
from itertools import combinations, pairwise, permutations, takewhile

from foxreader.answer.checks import numbers as figures
from foxreader.answer.checks.absence import without_absence
from foxreader.answer.checks.converted import is_converted
from foxreader.answer.checks.coverage import telling
from foxreader.answer.checks.evidence import Cited, Evidence
from foxreader.answer.checks.few import is_small, refers_back
from foxreader.answer.checks.forms import Number, is_year
from foxreader.answer.checks.meaning.reading import matched, meaning_of, read
from foxreader.answer.checks.meaning.scope import denies
from foxreader.answer.checks.quotes import canonical, without_quotes
from foxreader.answer.checks.verdict import Finding
from foxreader.answer.gate.sentences import Sentence
from foxreader.language.chapter_words import numbered
from foxreader.language.fold import fold
from foxreader.language.lexicon import language as language_of
from foxreader.language.lexicon import words_for
from foxreader.language.tokenize import tokens

_REACH = 24
"""How many characters before a number its negation is looked for: "not 17". Chosen: two or three
words."""
_SHARED = 3
"""The fewest words of a claim that another place with its number must have. Chosen, not
measured."""
_ITEMS = re.compile(r"[,;，、；،؛]")
_MOST_KNOWN = 12
"""The most numbers that another may be worked out from: among more any small number is a difference
of two. Chosen, not measured."""
_LIKE_SIZE = 10
"""How many times one of two numbers may be the other if they are added or subtracted: else any
number is the sum of another and a small one. Chosen, not measured."""
_LARGE = 1_000
"""From this value on a number is worked out only from those that it is at most so many times as
large as. Chosen, not measured."""
_LONGEST = 15
"""The most digits of a number that is added or subtracted."""
_THOUSANDS = "000"
"""The end of a value whose last digits a scale gives: million."""
_TELLING = 2
"""The fewest digits of a difference that is not there by chance. Chosen, not measured."""
_NEAR_SHARE = 0.02
"""How far a fraction in words may be from the exact one. Chosen, not measured."""
_CHANGES = "increase-decrease"
"""The key of the pair of opposites that tell of a change, in all languages that have it."""
_YEAR = re.compile(r"1\d{3}|20\d\d")
_LONGEST_LIST = 20
"""The most sentences of an answer's own list that are counted. Chosen, not measured."""


def number_findings(
    text: str,
    evidence: Evidence,
    cited: Cited | None,
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
    allowed = there | entitled | _called(text, evidence) | counts | own_items(bare)
    asked = figures.values(evidence.question, spoken or evidence.language)
    code = "number_not_found" if cited is None else "number_not_cited"
    for number in demanded:
        if cited is not None and is_converted(number, bare, cited, spoken or evidence.language):
            continue
        if number.among(allowed) or _rounded(number, bare, there, spoken or evidence.language):
            if cited is not None and number.among(there) and _is_beside(number, bare, cited):
                yield Finding("number", False, "number_elsewhere", number.words)
            continue
        if _is_share(number, bare, evidence.text if cited is None else cited.text, evidence):
            continue
        own = _own_figures(cited)
        if _is_worked_out(number, demanded, there) or _is_change(number, bare, own, spoken):
            continue
        if cited is not None and _in_columns(number, cited, there):
            continue
        if number.among(asked) and _denied(number, bare, spoken or evidence.language):
            continue
        if cited is not None and refers_back(number, bare, cited.place, spoken):
            continue
        if cited is not None and _elsewhere(number, bare, evidence):
            yield Finding("number", False, "number_elsewhere", number.words)
        else:
            known = cited is not None and (
                _may_follow(number, demanded, there)
                or _may_follow(number, demanded, frozenset(own))
                or _is_part_of(number, bare, own, evidence)
                or is_small(number, bare, spoken)
                or number.among(beside)
            )
            yield Finding("number", not known, code, number.words)


def own_items(text: str) -> frozenset[str]:
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
    following = sentences[at + 1 : at + 1 + _LONGEST_LIST]
    counts = {sum(sentence.paragraph == own for sentence in following)}
    if sentences[at].introduces:
        under = takewhile(lambda s: s.kind not in ("heading", "lead-in", "label"), following)
        counts.add(len({sentence.paragraph for sentence in under} - {own}))
    return frozenset(str(count) for count in counts if count > 1)


def _called(text: str, evidence: Evidence) -> frozenset[str]:
    """The numbers of the book's title, if the text gives the title."""
    said = canonical(text)
    titles = [title for title in evidence.called if title and canonical(title) in said]
    return figures.values(" ".join(titles), evidence.language)


def _elsewhere(number: Number, text: str, evidence: Evidence) -> bool:
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


def _is_beside(number: Number, text: str, cited: Cited) -> bool:
    """Whether only a sentence beside the cited ones has a number, and these have all other words of
    the claim, with another number: "diluted EPS rose to $1.76" for that of the adjusted EPS."""
    place, language = cited.place, cited.place.language
    dated = any(one.value.startswith("month") for one in figures.numbers(text, language))
    if dated or not number.value.replace(".", "").isdecimal() or _YEAR.fullmatch(number.value):
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


def _rounded(number: Number, text: str, there: frozenset[str], language: str) -> bool:
    """Whether a number said to be inexact ("about 2.2 million"), or that is by its scale ("2.2
    million"), is one of the place, rounded to as many digits as it has."""
    at = text.find(number.words)
    before = text[max(0, at - _REACH) : max(0, at)]
    words = words_for(language).statements
    hedged = words.hedges.intersection(before.casefold().split()[-2:])
    scaled = number.value.endswith(_THOUSANDS) and not number.words.endswith(_THOUSANDS)
    if (
        not hedged
        and not scaled
        and not (words.runs_hedge and re.search(f"(?:{words.runs_hedge})", before))
    ):
        return False
    try:
        said = float(number.value)
    except ValueError:
        return False
    digits = len(number.value.replace(".", "").strip("0"))
    return any(_to_digits(value, digits) == said for value in there)


def _is_worked_out(number: Number, said: Sequence[Number], there: frozenset[str]) -> bool:
    """Whether a number is the difference or the sum of two numbers of the place that the claim
    gives too, or the years between one that it gives and another: "from 67 by 36 to 103"."""
    value = _whole(number.value)
    given = {n for n in (_whole(one.value) for one in said if one.among(there)) if n is not None}
    if value is None:
        return False
    if any(value in (abs(one - other), one + other) for one, other in combinations(given, 2)):
        return True
    years = {int(year) for year in there if _YEAR.fullmatch(year)}
    return any(abs(one - other) == value for one in given & years for other in years - {one})


def _own_figures(cited: Cited | None) -> dict[str, Decimal]:
    """The numbers of the cited sentences themselves, without years, dates and number words that may
    be none, by the value as text."""
    found: dict[str, Decimal] = {}
    for one in cited.place.own if cited else ():
        for number in figures.numbers(one.text, one.language):
            if number.loose or is_year(number):
                continue
            # In a table the space that groups digits stands between two numbers.
            for value in (number.value, *number.words.split()):
                with suppress(InvalidOperation):
                    found[value] = Decimal(value)
    return found


def _is_change(number: Number, text: str, own: Mapping[str, Decimal], spoken: str) -> bool:
    """Whether a text tells of a change or a difference, and a number is just that of two numbers of
    the cited sentences: "grew by 1.2 billion" for "24.7 billion from 23.5 billion". One digit
    proves nothing."""
    if len(number.value.replace(".", "").strip("0")) < _TELLING or not _tells_change(text, spoken):
        return False
    try:
        value = Decimal(number.value)
    except InvalidOperation:
        return False
    return any(abs(one - other) == value for one, other in combinations(own.values(), 2))


def _tells_change(text: str, spoken: str) -> bool:
    said, words = read(text, spoken), meaning_of(spoken)
    changes = (p for p in words.opposites if p.key == _CHANGES)
    if any(said.has(side) for pair in changes for side in pair[:2]):
        return True
    return bool(matched(words.greater, said.folded) or matched(words.smaller, said.folded))


def _is_part_of(number: Number, text: str, own: Mapping[str, Decimal], evidence: Evidence) -> bool:
    """Whether a number is the upper one of a fraction in words that one number of the cited
    sentences is of another, or leaves of it: "nine tenths are gone" for 39 after 399."""
    parts = [share for above, share in _fractions(text, evidence) if str(above) == number.value]
    ratios = [float(a / b) for a, b in permutations(own.values(), 2) if 0 < a < b]
    return any(
        min(abs(share - ratio), abs(1 - share - ratio)) <= _NEAR_SHARE
        for share in parts
        for ratio in ratios
    )


def _in_columns(number: Number, cited: Cited, there: frozenset[str]) -> bool:
    """Whether a place has a number in units that the page names: "$ 886" under "in millions"."""
    scales = language_of(cited.place.language).numbers.scales
    said = scales.get((fold(number.words.split()[-1]),))
    if said is None or number.value.removesuffix(str(said).removeprefix("1")) not in there:
        return False
    return any(scales.get((fold(token.text),)) == said for token in tokens(cited.near))


def _may_follow(number: Number, said: Sequence[Number], there: frozenset[str]) -> bool:
    """Whether a number may be worked out from two of the place or the claim. Then it is marked
    and not removed, because it is not certainly wrong."""
    value = _whole(number.value)
    known = {n for n in map(_whole, there | {one.value for one in said if one != number}) if n}
    if value is None:
        return False
    # Among small numbers there are always two that give a small one; a large one needs large ones.
    known = {n for n in known if n * _LARGE >= value} if value >= _LARGE else known
    if len(known) > _MOST_KNOWN and value >= _LARGE:
        known = {n for n in known if n * _LIKE_SIZE >= value}
    if len(known) > _MOST_KNOWN:
        return False
    pairs = [sorted(pair) for pair in combinations(known, 2)]
    return any(
        (high <= _LIKE_SIZE * low and value in (high - low, high + low))
        or (value > 1 and high == value * low)
        or _nearly(value, high - low)
        for low, high in pairs
    ) or any(value == low * high for low, high in pairs if low > 1)


def _nearly(value: int, exact: int) -> bool:
    """Whether a number with zeros at its end is ``exact`` rounded: "36,000" or "more than 35,000"
    for 35,628."""
    if value <= 0 or value % 10:
        return False
    digits = len(str(value).rstrip("0"))
    zeros = len(str(value)) - digits
    return _to_digits(str(exact), digits) == value or 0 <= exact - value < 10**zeros


def _whole(value: str) -> int | None:
    return int(value) if value.isdecimal() and len(value) <= _LONGEST else None


def _is_share(number: Number, text: str, place: str, evidence: Evidence) -> bool:
    """Whether a number of percent is a fraction that the place has in words: 60 % for three fifths,
    33 % for one third; or what another leaves of a hundred: 98 % where the place has 2."""
    at = text.find(number.words) + len(number.words)
    after = text[at:].lstrip()[:_REACH].casefold()
    names = meaning_of(evidence.language).units.get("percent", frozenset())
    if not after.startswith(("%", *names)) or not number.value.isdecimal():
        return False
    said = int(number.value)
    rest = re.compile(rf"(?<![\d.,]){100 - said}\s*(?:%|{'|'.join(map(re.escape, names)) or '%'})")
    if rest.search(place.casefold()):
        return True
    return any(round(100 * share) == said for _, share in _fractions(place, evidence))


def _fractions(text: str, evidence: Evidence) -> Iterator[tuple[int, float]]:
    """The fractions written in words in ``text``, each with its upper number: "three-fifths"."""
    known = language_of(evidence.language).numbers
    words = [fold(token.text) for token in tokens(text)]
    for one, other in pairwise(words):
        above = known.cardinals.get((one,))
        below = known.ordinals.get((other,)) or known.ordinals.get((other.removesuffix("s"),))
        if above and below and above < below:
            yield above, above / below


def _to_digits(value: str, digits: int) -> float | None:
    try:
        return float(f"{float(value):.{max(0, digits - 1)}e}")
    except ValueError:
        return None


def _denied(number: Number, text: str, language: str) -> bool:
    """Whether a negation stands shortly before a number, each time the text has it outside the
    clauses that say the book does not tell something."""
    told = without_absence(text)
    places = [match.start() for match in re.finditer(re.escape(number.words), told)]
    return number.words in text and all(
        denies(read(told[max(0, at - _REACH) : at], language)) for at in places
    )
