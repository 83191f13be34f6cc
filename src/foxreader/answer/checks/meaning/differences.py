"""All that code can see of a claim's meaning that its place does not say. Marks, never removals.

A claim in another language than the book's is compared by the words that need no other: negations,
superlatives, "only" and the like, causes, and the opposites and grave acts that all languages share
a key for. What no rule sees is an invented predicate that is no grave act: for that the claim
stands beside the book's own words.
"""

from __future__ import annotations

from collections.abc import Iterator

from foxreader.answer.checks.meaning.amounts import greater_of_two, unit_differs
from foxreader.answer.checks.meaning.beyond import act_not_given, cause_not_given, stronger_word
from foxreader.answer.checks.meaning.negation import denies, negation_differs
from foxreader.answer.checks.meaning.opposite import opposite_across, opposite_words
from foxreader.answer.checks.meaning.order import pairs_crossed, sides_exchanged
from foxreader.answer.checks.meaning.reading import Read, ReadPlace
from foxreader.answer.checks.meaning.roles import (
    defines_another,
    led_exchanged,
    other_subject,
    roles_reversed,
)


def differences(claim: Read, place: ReadPlace, asked: Read) -> Iterator[tuple[str, str]]:
    """The code of each difference's notice, and the words of the claim it is about ("" if it is
    about the whole claim)."""
    same = claim.language == place.language
    if not denies(asked) and negation_differs(claim, place):
        yield "negation_differs", ""
    elif (word := opposite_words(claim, place) if same else opposite_across(claim, place)) or (
        word := greater_of_two(claim, place)
    ):
        yield "opposite_word", word
    if word := stronger_word(claim, place):
        yield "stronger_word", word
    if word := cause_not_given(claim, place, asked):
        yield "cause_not_given", word
    if word := act_not_given(claim, place, asked):
        yield "act_not_given", word
    if same and _exchanged(claim, place):
        yield "roles_reversed", ""
    if words := unit_differs(claim.text, place, claim.language):
        yield "unit_differs", words


def _exchanged(claim: Read, place: ReadPlace) -> bool:
    """Whether two things of the place have changed round."""
    rules = (
        roles_reversed,
        led_exchanged,
        sides_exchanged,
        pairs_crossed,
        other_subject,
        defines_another,
    )
    return any(rule(claim, place) for rule in rules)
