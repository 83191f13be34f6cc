"""A sentence that turns a question round is no answer to it."""

from __future__ import annotations

import pytest

from foxreader.answer.direct.relations import (
    SentenceWord,
    neighbours_stay,
    opposed,
    pieces_held,
    turned,
)
from foxreader.language.lexicon import words_for
from foxreader.language.script import fold
from foxreader.language.tokenize import terms, token_terms, tokens
from foxreader.retrieval.question.question import Term

SAID = words_for("en", "de", "ru").statements


def words(text: str, language: str = "en") -> list[SentenceWord]:
    return [
        SentenceWord(token_terms(t.text, t.kind, language), fold(t.text), t) for t in tokens(text)
    ]


def asked(*found: tuple[str, int]) -> list[Term]:
    return [Term(terms(word, "en")[0], word, "word", place, place) for word, place in found]


@pytest.mark.parametrize(
    ("question", "sentence", "parts"),
    [
        ("Who realized that only some bodies fall?", "Newton realized that all bodies fall.", True),
        ("Who realized that all bodies fall?", "Newton realized that all bodies fall.", False),
        ("Welches Schiff kam zuletzt ohne Segel?", "Das Schiff kam zuletzt mit Segeln.", True),
        ("Кто всегда ходил пешком?", "Он ходил пешком.", True),
    ],
)
def test_a_word_that_narrows_must_be_said_too(question: str, sentence: str, parts: bool) -> None:
    assert turned(words(question), words(sentence), SAID.turns) is parts


def test_what_is_undone_by_a_word_before_it_is_another_thing() -> None:
    keys = {"zero", "veloc"}
    zero, other = words("a zero velocity"), words("a non-zero velocity")
    assert opposed(keys, zero, other, SAID.undoing)
    assert opposed(keys, other, zero, SAID.undoing)
    assert not opposed(keys, other, other, SAID.undoing)


def test_what_belongs_together_in_the_question_stands_together_in_the_sentence() -> None:
    question = "What increases in response to static friction?"
    found = asked(("increases", 1), ("response", 3), ("static", 5), ("friction", 6))
    near = "Static friction increases in response to the force."
    far = "It increases, static as it may seem, in response to all that makes for friction."
    assert neighbours_stay(found, words(question), terms(near, "en"))
    assert not neighbours_stay(found, words(question), terms(far, "en"))


def test_a_verb_may_stand_further_away() -> None:
    found = asked(("men", 2), ("sailed", 3))
    said = terms("The ship sailed from the harbour in the night with thirty men", "en")
    assert neighbours_stay(found, words("How many men sailed?"), said)


def test_each_piece_of_a_text_without_spaces_must_be_held() -> None:
    pieces = [Term("诗歌", "诗歌", "unspaced", 1, 0), Term("暴政", "暴政", "unspaced", 2, 0)]
    assert pieces_held(pieces, {"诗歌", "暴政"})
    assert not pieces_held(pieces, {"暴政"})
