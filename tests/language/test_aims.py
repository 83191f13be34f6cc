"""What a question is for beside the content of a book, by all of its words."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.language.aims import aim_of, wants
from foxreader.language.lexicon import codes

ABOUT = {
    "ar": "ما موضوع الكتاب؟", "cs": "O čem je ta kniha?", "de": "Worum geht es in dem Buch?",
    "el": "Ποιο είναι το θέμα του βιβλίου;", "en": "What is this book about?",
    "es": "¿De qué trata el libro?", "fi": "Mistä tämä kirja kertoo?",
    "fr": "De quoi parle ce livre ?", "he": "על מה הספר?", "hi": "यह किताब किस बारे में है?",
    "hr": "O čemu je ova knjiga?", "hu": "Miről szól ez a könyv?", "id": "Tentang apa buku ini?",
    "it": "Di che cosa parla il libro?", "ja": "この本は何についての本ですか",
    "ko": "이 책은 무엇에 관한 책인가요?", "nb": "Hva handler boken om?",
    "nl": "Waar gaat dit boek over?", "pl": "O czym jest ta książka?",
    "pt": "Do que trata o livro?",
    "ro": "Despre ce este vorba în această carte?", "ru": "О чём эта книга?",
    "sv": "Vad handlar boken om?", "th": "หนังสือเล่มนี้เกี่ยวกับอะไร",
    "tr": "Bu kitap ne hakkında?", "vi": "Cuốn sách này nói về gì?", "zh": "这本书讲了什么？",
}  # fmt: skip


@pytest.mark.parametrize("code", codes())
def test_every_language_can_ask_what_the_book_is_about(code: str) -> None:
    assert aim_of(ABOUT[code]).kind == "overview"


@pytest.mark.parametrize(
    "asked",
    ["What is the theme of Father Mapple's sermon?", "When did the fighting resume?",
     "How long may the one-line synopsis be?", "What is the plot against the king?",
     "Summarise chapter 3", "What is the summary of the policy?", "What does Ahab tell about?",
     "Wovon handelt der Brief?", "De quoi parle Alice avec le chat ?", "¿De qué trata la carta?",
     "О чём письмо?", "Mektup ne hakkında?", "这封信讲了什么？", "手紙の内容は何ですか",
     "ما موضوع الرسالة؟", "पत्र किस बारे में है?", "Ποιο είναι το θέμα της επιστολής;"],
)  # fmt: skip
def test_a_question_about_a_thing_in_the_book_has_no_aim(asked: str) -> None:
    assert not aim_of(asked).kind


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("How many chapters does the book have?", "chapters"),
        ("Who wrote this book?", "author"),
        ("When was this book published?", "published"),
        ("In which language is this novel written?", "language"),
        ("How long does it take to read the book?", "reading_time"),
        ("How long is it?", "length"),
        ("Wie viele Seiten hat das Buch?", "pages"),
        ("Qui a écrit ce livre ?", "author"),
        ("¿Cuántos capítulos tiene el libro?", "chapters"),
        ("Kitabı kim yazdı?", "author"),
        ("谁写了这本书？", "author"),
        ("この本は何章ありますか", "chapters"),
        ("كم عدد فصول الكتاب؟", "chapters"),
        ("इस किताब का लेखक कौन है?", "author"),
        ("Сколько глав в книге?", "chapters"),
        ("What is the ISBN?", "isbn"),
    ],
)
def test_the_books_own_data(asked: str, key: str) -> None:
    assert (aim_of(asked).kind, aim_of(asked).key) == ("book", key)


@pytest.mark.parametrize(
    "asked",
    ["Who wrote the letter?", "When was the letter from Mina to Lucy written?",
     "How long is the whale?",
     "How old is she?", "What was he called?", "Wer hat den Brief geschrieben?",
     "What language does Queequeg speak?", "How many chapters did the monk copy?"],
)  # fmt: skip
def test_data_of_a_thing_in_the_book_are_not_the_books(asked: str) -> None:
    assert not aim_of(asked).kind


def test_the_title_stands_for_the_book() -> None:
    title = "Alice's Adventures in Wonderland"
    assert aim_of("Who wrote Alice in Wonderland?", title).key == "author"
    assert not aim_of("Who wrote to Alice?", title).kind
    assert aim_of("What is Dracula about?", "Dracula").kind == "overview"
    assert not aim_of("Who is Dracula?", "Dracula").kind


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("How do I change the font?", "font"),
        ("Which model are you using?", "model"),
        ("What leaves my computer?", "privacy"),
        ("Can I take notes?", "notes"),
        ("Wie ändere ich die Schriftgröße?", "font"),
        ("Comment changer la police ?", "font"),
        ("怎么更改字体？", "font"),
        ("Как изменить шрифт?", "font"),
    ],
)
def test_the_program(asked: str, key: str) -> None:
    aim = aim_of(asked)
    assert (aim.kind, aim.key, aim.reader) == ("program", key, True)


@pytest.mark.parametrize(
    ("asked", "kind", "subject"),
    [
        ("How often is Captain Ahab named?", "count", "Captain Ahab"),
        ("How many times does the word “whale” occur in the book?", "count", "whale"),
        ("When is Fedallah first mentioned?", "first", "Fedallah"),
        ("Last mention of Queequeg", "last", "Queequeg"),
        ("Wie oft wird Ahab genannt?", "count", "Ahab"),
        ("Combien de fois Achab est-il nommé ?", "count", "Achab"),
        ("¿Cuántas veces aparece Ahab?", "count", "Ahab"),
        ("Сколько раз упоминается Ахав?", "count", "Ахав"),
        ("亚哈出现了多少次？", "count", "亚哈"),
        ("エイハブは何回出てきますか", "count", "エイハブ"),
        ("Ahab kaç kez geçiyor?", "count", "Ahab"),
        ("كم مرة ذكر أهاب؟", "count", "أهاب"),
        ("I would like to know how often Ahab is mentioned", "count", "Ahab"),
        ("Could you list all mentions of Starbuck?", "count", "Starbuck"),
        ("do you know where the Parsee is mentioned first", "first", "Parsee"),
        ("Weißt du, wo Peter zum ersten Mal erwähnt wird?", "first", "Peter"),
        ("Peux-tu me dire combien de fois Charles est mentionné ?", "count", "Charles"),
        ("Не знаешь, сколько раз упоминается Раскольников?", "count", "Раскольников"),
    ],
)
def test_where_something_is_named(asked: str, kind: str, subject: str) -> None:
    assert (aim_of(asked).kind, aim_of(asked).subject) == (kind, subject)


@pytest.mark.parametrize(
    ("asked", "kind", "subject"),
    [
        ("What chapter mentions memory first?", "first", "memory"),
        ("Give me the number of times memory is mentioned", "count", "memory"),
    ],
)
def test_words_of_the_talk_may_be_what_is_looked_for(asked: str, kind: str, subject: str) -> None:
    assert (aim_of(asked).kind, aim_of(asked).subject) == (kind, subject)


@pytest.mark.parametrize(
    "asked",
    [
        "Who mentioned the letter first?", "When did he first mention Mary?",
        "How many times does the author mention memory?",
    ],
)  # fmt: skip
def test_who_named_something_is_asked_of_the_text(asked: str) -> None:
    assert not aim_of(asked).kind


def test_lists_of_the_book() -> None:
    assert aim_of("List all the characters in order of appearance").key == "people"
    assert aim_of("Who are the main characters?").kind == "list"
    assert not aim_of("List all the ships").kind


def test_what_is_to_be_done_with_a_passage() -> None:
    assert wants("Translate this into German", "translate")
    assert wants("Übersetze das", "translate") and wants("翻译这段话", "translate")
    assert wants("Please explain this", "explain") and not wants("Who is Ahab?", "explain")


WRITTEN = Path(__file__).with_name("passagetasks.txt").read_text(encoding="utf-8")


def test_what_readers_write_about_a_passage() -> None:
    """Exactly those with a mark are taken for another task: a change shows what it gains."""
    rows = [row for block in WRITTEN.split("\n\n")[1:] for row in block.strip().split("\n")[1:]]
    pairs = [(kind, text) for kind, _, text in (row.partition(" ") for row in rows)]

    def task(text: str) -> str:
        if wants(text, "translate"):
            return "translate"
        return "explain" if wants(text, "explain") else "other"

    found = [text for kind, text in pairs if task(text) != kind.rstrip("!")]
    assert found == [text for kind, text in pairs if kind.endswith("!")] and len(found) == 13
