"""Words of a question that only name the book are no content of it."""

import pytest

from foxreader.language.aims import aim_of
from foxreader.language.questions import naming_the_book


@pytest.mark.parametrize(
    ("question", "noun"),
    [
        ("What does the book say about marriage?", "book"),
        ("Where does the story take place?", "story"),
        ("What is the main theme of this novel?", "novel"),
        ("Was sagt das Buch über die Ehe?", "buch"),
        ("Que dit le livre du mariage ?", "livre"),
        ("¿Qué dice el libro sobre el matrimonio?", "libro"),
        ("Cosa dice il libro del matrimonio?", "libro"),
        ("O que diz o livro sobre o casamento?", "livro"),
        ("Wat zegt het boek over het huwelijk?", "boek"),
        ("Что говорится в книге о браке?", "книге"),
    ],
)
def test_the_book_as_a_whole_is_named(question: str, noun: str) -> None:
    assert noun in naming_the_book(question)


@pytest.mark.parametrize(
    "question",
    [
        "What book was her sister reading?", "Who stole the book on the table?",
        "Does he bring out his book?", "Who is the author of the letter?",
        "Wem gehört das Buch auf dem Tisch?", "À qui est le livre rouge ?",
    ],
)  # fmt: skip
def test_a_book_that_is_asked_about_is_content(question: str) -> None:
    assert not naming_the_book(question)


@pytest.mark.parametrize(
    ("question", "title", "kind"),
    [
        ("How old is Emma?", "Emma", ""), ("Wie alt ist Heidi?", "Heidi", ""),
        ("How old is this novel?", "Emma", "book"), ("How old is the book?", "Emma", "book"),
        ("Wie alt ist dieses Buch?", "Heidi", "book"),
        ("When was Emma published?", "Emma", "book"),
    ],
)  # fmt: skip
def test_the_age_of_a_person_is_not_that_of_the_book(question: str, title: str, kind: str) -> None:
    assert aim_of(question, title).kind == kind
