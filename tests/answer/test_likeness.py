"""Words of a paraphrase that mean the same as a word of the place it cites."""

import pytest

from foxreader.answer.checks.reading import coverage, han_shared, shared
from foxreader.language.lexicon import codes, language
from foxreader.language.tokenize import terms


def is_shared(word: str, other: str, code: str) -> bool:
    return bool(shared(frozenset(terms(word, code)), frozenset(terms(other, code)), code))


@pytest.mark.parametrize(
    ("word", "other", "code"),
    [
        ("decision", "decided", "en"),
        ("kingdom", "kings", "en"),
        ("growth", "growing", "en"),
        ("habitual", "habit", "en"),
        ("permission", "permitted", "en"),
        ("courage", "bravery", "en"),
        ("purchased", "bought", "en"),
        ("Beweise", "Widerspruchsbeweis", "de"),
        ("Freundschaft", "Freund", "de"),
        ("היאכטה", "יאכטה", "he"),
    ],
)
def test_a_word_is_recognised_in_another_of_its_family_or_meaning(word, other, code):
    assert is_shared(word, other, code)


@pytest.mark.parametrize(
    ("word", "other", "code"),
    [
        ("captain", "capital", "en"),
        ("minister", "minute", "en"),
        ("party", "partner", "en"),
        ("bravery", "cowardice", "en"),
        ("1864", "18645", "en"),
        ("Bein", "Beinbruchs", "de"),
    ],
)
def test_words_that_only_look_alike_are_two(word, other, code):
    assert not is_shared(word, other, code)


def test_a_paraphrase_in_other_words_shares_something_with_its_place():
    place = "Permission to purchase the vessel was obtained, and the mariners rejoiced."
    assert coverage("They were permitted to buy the ship", place, "en") > 0.3
    assert coverage("They were permitted to buy the ship", "Nothing of it.", "en") == 0.0


def test_of_two_signs_a_share_says_nothing():
    assert han_shared("気性が激しい", "気が荒い", "") == 1 / 3
    assert han_shared("とても寒い夜だ", "ひどく冷え込む晩だ", "") is None


@pytest.mark.parametrize("code", codes())
def test_no_synonym_is_an_opposite(code):
    known = language(code).meaning
    for one, other, _ in known.opposites:
        for group in known.synonyms:
            assert not (group & one and group & other), sorted(group)
