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
        ("Which chapter tells of the duel?", "chapter"),
        ("What is the novel's view of marriage?", "novel"),
        ("What are the main ideas in this book?", "ideas"),
        ("In welchem Kapitel kommt das Duell vor?", "kapitel"),
        ("Que pense l'auteur du mariage ?", "lauteur"),
        ("Où se passe l’histoire ?", "lhistoire"),
        ("¿Dónde transcurre la historia?", "historia"),
        ("Dove si svolge la storia?", "storia"),
        ("Где происходит действие романа?", "романа"),
        ("Co książka mówi o małżeństwie?", "ksiazka"),
        ("Hur slutar romanen?", "romanen"),
        ("Hvordan slutter boken?", "boken"),
        ("Kitap evlilik hakkında ne diyor?", "kitap"),
        ("Hogyan végződik a regény?", "regeny"),
        ("Jak končí román?", "roman"),
        ("Kako završava knjiga?", "knjiga"),
        ("Mitä kirja sanoo avioliitosta?", "kirja"),
        ("Ce spune cartea despre căsătorie?", "cartea"),
        ("Τι λέει το βιβλίο για τον γάμο;", "βιβλιο"),
        ("ماذا يقول الكتاب عن الزواج؟", "الكتاب"),
        ("מה הספר אומר על נישואין?", "הספר"),
        ("이 책은 결혼에 대해 뭐라고 하나요?", "책은"),
        ("किताब शादी के बारे में क्या कहती है?", "किताब"),
        ("Cuốn sách nói gì về hôn nhân?", "sach"),
        ("Buku ini mengatakan apa tentang pernikahan?", "buku"),
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
        "What book is Casaubon writing?", "An welchem Buch schreibt Casaubon?",
        "Quel livre écrit Casaubon ?", "¿Qué libro escribe Casaubon?", "Che libro scrive Casaubon?",
        "Welk boek schrijft Casaubon?", "Какую книгу пишет Кейсобон?",
        "Jaką książkę pisze Casaubon?", "Vilken bok skriver Casaubon?",
        "Casaubon hangi kitabı yazıyor?", "Milyen könyvet ír Casaubon?",
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
