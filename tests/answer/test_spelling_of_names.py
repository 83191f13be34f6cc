"""Names in another spelling than the book's."""

import pytest

from foxreader.answer.checks.names import is_spelling_of


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("Dólojov", "dolokhov"),
        ("Dolochow", "dolokhov"),
        ("Sonia", "sonya"),
        ("Andrej", "andrey"),
        ("Kutusow", "kutuzov"),
        ("Natascha", "natasha"),
        ("Karénine", "karenin"),
    ],
)
def test_a_name_may_be_written_by_its_sound(name, known):
    assert is_spelling_of(name, [known], translated=True)


@pytest.mark.parametrize(("name", "known"), [("Robert", "roberta"), ("Pedro", "peter")])
def test_another_name_is_none(name, known):
    assert not is_spelling_of(name, [known], translated=False)


def test_short_words_are_not_compared():
    assert not is_spelling_of("Ann", ["anne"], translated=True)
