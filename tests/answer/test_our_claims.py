"""The claims that a second reader is tested with: as many true as false, and alike without their
passages."""

import math
import re
from collections import Counter
from itertools import pairwise, product
from statistics import median

import pytest

from foxreader.answer.checks.quotes import canonical
from foxreader.answer.second_reader.reader import LANGUAGES, OurClaim, drawn, our_claims
from foxreader.language.detect import guess

TRUE = {"near", "free", "summary", "pronoun", "language", "denied", "number"}
FALSE = {
    "roles", "negation", "opposite", "invented", "cause", "comparison", "presupposition",
    "speaker", "order", "only", "number", "unit", "name", "padding",
}  # fmt: skip


def of(language: str, *, said: bool) -> list[OurClaim]:
    return [one for one in our_claims() if (one.language, one.said) == (language, said)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_fifty_of_all_kinds(language: str) -> None:
    true, false = of(language, said=True), of(language, said=False)
    assert (len(true), len(false)) == (25, 25)
    assert {one.kind for one in true} == TRUE and {one.kind for one in false} == FALSE
    # Three of each are in another language than their passage, so that this tells nothing either.
    assert guess(" ".join(one.passage for one in true + false)) == language
    assert guess(" ".join(one.claim for one in true + false)) == language


def test_no_passage_and_no_claim_is_there_twice() -> None:
    assert len(our_claims()) == 300
    assert len({canonical(one.passage) for one in our_claims()}) == 300
    assert len({canonical(one.claim) for one in our_claims()}) == 300
    assert all(one.passage != one.claim for one in our_claims())


@pytest.mark.parametrize("language", LANGUAGES)
def test_true_and_false_claims_are_of_a_length(language: str) -> None:
    true, false = (
        median(len(one.claim) for one in of(language, said=said)) for said in (True, False)
    )
    assert max(true, false) <= 1.1 * min(true, false)


def words(text: str) -> set[str]:
    """The words of a text; pairs of characters where it is written without spaces."""
    found = re.findall(r"[\u3040-\u9fff]+|\w+", text.lower())
    pairs = (
        {word[at : at + 2] for at in range(len(word) - 1)} if "\u3040" <= word[0] <= "\u9fff"
        else {word} for word in found
    )  # fmt: skip
    return set().union(*pairs)


def auc_of_words(texts: list[set[str]], said: list[bool]) -> float:
    """How well the words of a text alone tell whether it is true: the chance that naive Bayes,
    which has learnt all texts but the one, puts a true one above a false one."""
    total = {kind: Counter[str]() for kind in (True, False)}
    for text, kind in zip(texts, said, strict=True):
        total[kind].update(text)

    def score(text: set[str], kind: bool) -> float:
        return sum(
            math.log((total[True][word] - kind + 0.5) / (total[False][word] - (not kind) + 0.5))
            for word in text
        )

    scores = [(score(text, kind), kind) for text, kind in zip(texts, said, strict=True)]
    true, false = ([s for s, kind in scores if kind is wanted] for wanted in (True, False))
    wins = [(a > b) + (a == b) / 2 for a, b in product(true, false)]
    return sum(wins) / len(wins)


def test_the_claim_alone_does_not_tell() -> None:
    # Less than a half tells nothing either: a word in as many true as false claims tips to the
    # other side when one of them is left out.
    said = [one.said for one in our_claims()]
    assert 0.35 <= auc_of_words([words(one.claim) for one in our_claims()], said) <= 0.65
    assert 0.35 <= auc_of_words([words(one.passage) for one in our_claims()], said) <= 0.65


def test_words_that_tell_are_found() -> None:
    texts = [words(f"{'never' if n % 2 else 'always'} {n}") for n in range(40)]
    assert auc_of_words(texts, [n % 2 == 0 for n in range(40)]) == 1


def test_a_draw_is_of_ten_a_language_and_no_passage_twice() -> None:
    asked = drawn(7)
    assert len(asked) == len({one.passage for one in asked}) == 60
    for language in LANGUAGES:
        for said in (True, False):
            some = [one for one in asked if (one.language, one.said) == (language, said)]
            assert len(some) == len({one.kind for one in some}) == 5


def test_a_draw_is_another_each_time_unless_its_seed_is_given() -> None:
    assert drawn(7) == drawn(7) != drawn(8)
    assert drawn() != drawn()


def test_all_claims_are_drawn_at_some_time() -> None:
    assert {one for seed in range(200) for one in drawn(seed)} == set(our_claims())


def test_the_order_tells_nothing() -> None:
    places = [place for seed in range(200) for place, one in enumerate(drawn(seed)) if one.said]
    assert abs(sum(places) / len(places) - 29.5) < 1
    alike = [a.said == b.said for seed in range(200) for a, b in pairwise(drawn(seed))]
    assert 0.45 < sum(alike) / len(alike) < 0.54
