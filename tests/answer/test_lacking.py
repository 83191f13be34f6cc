"""What a sentence lacks of a question, and what stands in its place."""

from __future__ import annotations

import pytest

from foxreader.answer.direct.likely import Lacking
from foxreader.answer.direct.relations import SentenceWord, spelled
from foxreader.language.lexicon import words_for
from foxreader.language.questions import classify
from foxreader.language.script import fold
from foxreader.language.tokenize import terms, token_terms, tokens

SENTENCE = "In 1972 Richard Karp showed that 21 normal problems were solved at Lund."


def words(text: str) -> list[SentenceWord]:
    return [SentenceWord(token_terms(t.text, t.kind, "en"), fold(t.text), t) for t in tokens(text)]


def sign(name: str, question: str, content: str, sentence: str = SENTENCE) -> float:
    keys = frozenset(terms(content, "en"))
    said = words(sentence)
    around = frozenset(key for word in said for key in word.keys) & keys
    found = Lacking(words(question), said, keys, around, classify(question), "en")
    return found.signs()[name]


@pytest.mark.parametrize(
    ("name", "question", "content", "value"),
    [
        ("lacked", "Who showed the problems?", "showed problems", 0),
        ("lacked", "Who hid the problems?", "hid problems", 0.5),
        ("kin", "What was the whale at Lund?", "whale Lund", 0),
        ("kin", "What solver was at Lund?", "solver Lund", 1),
        ("nowhere", "Who hid the normality?", "hid normality", 1),
        ("other_number", "Who showed 25 problems?", "showed 25 problems", 1),
        ("other_number", "Who showed 21 problems?", "showed 21 problems", 0),
        ("made_opposite", "What problems were abnormal?", "problems abnormal", 0),
        ("made_opposite", "What problems were unsolved?", "problems unsolved", 1),
        ("made_opposite", "What problems were solved?", "problems solved", 0),
    ],
)
def test_what_is_lacked(name: str, question: str, content: str, value: float) -> None:
    assert sign(name, question, content) == value


def test_words_in_a_row_are_counted_with_the_small_ones() -> None:
    assert sign("pairs", "that 21 normal problems", "21 normal problems") == 1
    assert sign("pairs", "normal 21 that problems", "21 normal problems") == 0


def test_a_time_or_number_that_is_asked_for_is_near_the_words_or_far() -> None:
    near = sign("answer_far", "When did Richard show problems?", "Richard show problems")
    none = sign("answer_far", "When did Richard show it?", "Richard", "Richard showed it to me.")
    assert 0 < near < none == 1
    assert sign("answer_far", "Who showed problems?", "showed problems") == 0
    assert sign("answer_far", "How many problems are there?", "problems") < 0.2


def test_a_small_word_with_a_capital_is_a_name_of_the_question() -> None:
    small = words_for("en").statements
    assert spelled("What did May sell?", "The barrels that May sold were new.", small, "en")
    assert not spelled("What did May sell?", "He may sell the barrels.", small, "en")
    assert spelled("What did they sell?", "They may sell the barrels.", small, "en")
