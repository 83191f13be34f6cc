"""A word of one language is not taken for the same letters in another."""

from __future__ import annotations

import pytest

from foxreader.answer.direct.relations import words_of
from foxreader.language.aims import intent_of
from foxreader.language.back_reference import BackReference, back_reference
from foxreader.language.detect import likely
from foxreader.language.questions import classify


@pytest.mark.parametrize(
    "question",
    [
        "A whale is what kind of animal?", "What did Ahab want to do on the ship?",
        "I want to know what the ship was called", "Who goes to the island on a ship?",
        "Was machte Ahab auf dem Schiff?", "Ma mère lit-on dans le livre ?",
        "Que fait Achab avec la baleine ?", "¿Ve Ahab la ballena desde el barco?",
    ],
)  # fmt: skip
def test_a_question_that_does_not_lean_back(question: str) -> None:
    assert back_reference(question) == BackReference()


@pytest.mark.parametrize(
    "question",
    ["And he?", "Und er?", "Et lui ?", "¿Y él?", "А он?", "E lui?", "A on?", "Peki onu kim gördü?"],
)
def test_a_question_that_does(question: str) -> None:
    assert back_reference(question).leans


def test_what_a_short_question_newly_names() -> None:
    assert back_reference("And Queequeg?").names == "Queequeg"
    assert back_reference("Und Queequeg?").names == "Queequeg"
    assert back_reference("¿Y Queequeg?").names == "Queequeg"
    assert back_reference("А Пьер?").names == "Пьер"
    assert back_reference("A whale is what kind of animal?").names == ""


def test_a_short_text_may_be_in_several_languages() -> None:
    assert set(likely("Y Sancho")) >= {"es"} and likely("Queequeg") == ()
    assert likely("白鲸是什么") == ("zh",)


def test_small_words_of_definitions_are_of_the_book_s_language() -> None:
    assert "la" not in words_of("es").copulas and "la" in words_of("vi").copulas
    assert "to" not in words_of("en").copulas and "is" in words_of("en").copulas


def test_a_comparison_or_a_reason_is_asked_in_its_own_language() -> None:
    assert not classify("Who confronts Ahab in his cabin?").compares
    assert not classify("What is in the captain's compartment?").compares
    assert not intent_of("Que dit-on de ce livre ?").reasons
