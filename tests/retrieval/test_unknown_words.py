"""What words of a question that the book does not have are read as, and what is refused then."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import ReadAs
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.unknown_words import edits, spelt_alike

FILLER = {
    "en": "It rained on the roofs and nobody came along the road. ",
    "de": "Es regnete auf die Dächer und niemand kam die Straße entlang. ",
    "tr": "Çatılara yağmur yağdı ve yoldan kimse geçmedi. ",
    "ar": "هطل المطر على السطوح ولم يمر أحد في الطريق. ",
    "ru": "Дождь шел над крышами, и никто не проходил по дороге. ",
}


def search_of(folder: Path, language: str, *told: str) -> Search:
    """The search of a book with some sentences far from one another."""
    text = "\n\n".join(f"{one} {FILLER[language] * 30}" for one in (*told, "", "", "", ""))
    book = Book("ab" * 32, "text", Metadata("T", (), language), (BookFile("0", text),), ())
    index = Index.open(folder / "index", book)
    list(build_text(index))
    return Search(index)


TOLD = (
    "There the old smith Tolma Veir had his forge, and the miller feared Tolma Veir.",
    "A stranger asked Bramwick for bread, and so Bramwick opened the door.",
    "Later the ferryman Ottokar drowned, though Ottokar could swim.",
)


@pytest.fixture
def english(tmp_path: Path) -> Search:
    return search_of(tmp_path, "en", *TOLD)


@pytest.mark.parametrize(
    ("question", "asked", "name"),
    [
        ("Where did Tolma Vier have his forge?", "Tolma Vier", "Tolma Veir"),
        ("Who feared Tlma Veir?", "Tlma Veir", "Tolma Veir"),
        ("Why did Barmwick open?", "Barmwick", "Bramwick"),
        ("Why did Bramwikc’s door open?", "Bramwikc’s", "Bramwick"),
        ("How did Ottkaar drown?", "Ottkaar", "Ottokar"),
        ("how did ottokr drown", "ottokr", "Ottokar"),
    ],
)
def test_a_misspelt_name_is_read_as_the_name(
    english: Search, question: str, asked: str, name: str
) -> None:
    hits, searched = english.evidence(question, WHOLE_BOOK)
    assert searched.read_as == (ReadAs(asked, name),)
    assert hits and asked not in searched.missing
    right = english.evidence(question.replace(asked, name), WHOLE_BOOK)[0]
    assert hits[0].span == right[0].span


@pytest.mark.parametrize("hyphen", ["-", "\u2010"])
def test_a_word_that_the_book_has_with_a_hyphen_is_found(tmp_path: Path, hyphen: str) -> None:
    told = (f"The tele{hyphen}gram came to the effi{hyphen}cient clerk.", "A gram of salt, cient.")
    search = search_of(tmp_path, "en", *told)
    for question in ("To whom came the telegram?", "efficient"):
        hits, searched = search.evidence(question, WHOLE_BOOK)
        assert hits[0].span.start == 0 and not searched.missing
    assert search.evidence("What is gramtele?", WHOLE_BOOK)[1].missing


@pytest.mark.parametrize(
    "question",
    [
        "Where does Tim live?",  # too short to be a slip of anything
        "Who is Oskar?",  # another name
        "Who is “Barmwick”?",  # in quotes
        "Who is Zarathustra?",
        "Where is the door of Bramwick?",  # as the book has it
    ],
)
def test_other_words_stay_as_they_are(english: Search, question: str) -> None:
    assert english.evidence(question, WHOLE_BOOK)[1].read_as == ()


def test_no_name_from_past_the_limit_is_read(english: Search) -> None:
    at = english.index.book.files[0].text.index("Ottokar")
    limit = Scope(Span(0, at, at))
    question = "How did Ottkaar drown?"
    hits, searched = english.evidence(question, limit)
    assert (hits, searched.read_as) == ([], ()) and "Ottkaar" in searched.missing
    assert english.evidence(question, WHOLE_BOOK)[1].read_as
    assert english.evidence("Why did Barmwick open?", limit)[1].read_as


def test_names_of_other_scripts_are_read_too(tmp_path: Path) -> None:
    search = search_of(
        tmp_path, "ru", "Кузнец Ярополк ушел, и мельник боялся, что Ярополк вернется."
    )
    searched = search.evidence("Где был Яропокл?", WHOLE_BOOK)[1]
    assert searched.read_as == (ReadAs("Яропокл", "Ярополк"),)
    (tmp_path / "b").mkdir()
    search = search_of(tmp_path / "b", "ar", "ذهب الحداد زهرانوف إلى السوق ثم رجع زهرانوف.")
    hits, searched = search.evidence("أين ذهب زهرناوف؟", WHOLE_BOOK)
    assert hits and searched.read_as == (ReadAs("زهرناوف", "زهرانوف"),)


def test_a_compound_is_split_into_words_of_the_book(tmp_path: Path) -> None:
    told = (
        "Der Sieger bekam im Super Bowl einen Pokal.",
        "Sie las in der Privatschule ein Buch über Apotheken.",
    )
    search = search_of(tmp_path, "de", *told)
    for question, word in (
        ("Wer war Superbowlsieger?", "Pokal"),
        ("Was geschah mit dem Apothekenbuch?", "Apotheken"),
        ("Was las sie in der Schule?", "Privatschule"),  # the other way round
    ):
        hits, searched = search.evidence(question, WHOLE_BOOK)
        assert hits and word in search.index.book.text_at(hits[0].span), question
    assert searched.missing == ("Schule",)  # only in a longer word


def test_a_word_after_an_apostrophe_is_an_ending_in_turkish(tmp_path: Path) -> None:
    search = search_of(tmp_path, "tr", "Değirmenci Oltay eve döndü ve Oltay uyudu.")
    for question in ("Oltay'nin evi nerededir?", "Oltay’dan kim korkuyordu?"):
        hits, searched = search.evidence(question, WHOLE_BOOK)
        assert hits and "Oltay" in search.index.book.text_at(hits[0].span)
        assert not any(word.startswith("Oltay") for word in searched.missing)


def test_a_particle_written_together_with_a_word_is_taken_off(tmp_path: Path) -> None:
    search = search_of(tmp_path, "ar", "كانت سلسلة الجبال بعيدة عن المدينة.")
    hits, searched = search.evidence("ما طول لسلسلة؟", WHOLE_BOOK)
    assert hits and "لسلسلة" not in searched.missing


def test_two_rare_words_of_many_are_evidence_and_what_is_lacking_is_told(english: Search) -> None:
    question = (
        "Which telephone rang while a helicopter carried the ferryman who could swim to Mars?"
    )
    hits, searched = english.evidence(question, WHOLE_BOOK)
    assert hits and "ferryman" in english.index.book.text_at(hits[0].span)
    assert {"telephone", "helicopter", "Mars"} <= set(searched.missing)
    assert english.evidence("Which telephone did the helicopter carry?", WHOLE_BOOK)[0] == []


def test_the_letters_between_two_spellings_are_counted() -> None:
    for first, second, number in (
        ("veir", "vier", 1), ("tolma", "tlma", 1), ("tolma", "tolmak", 1), ("tolma", "tomak", 2),
        ("same", "same", 0), ("abcd", "badc", 2),
    ):  # fmt: skip
        assert edits(first, second, 2) == edits(second, first, 2) == number
    assert edits("miller", "bramwick", 2) > 2
    assert spelt_alike("barmwick", "bramwick") and not spelt_alike("maisie", "maie")


def test_question_words_of_every_language_are_no_topic(tmp_path: Path) -> None:
    questions = {
        "de": "Wie heißt das? Worum ging es?",
        "tr": "Bu nedir? Neydi?",
        "ar": "بأي اسم يسمى؟",
        "ru": "Насколько? Каковы они?",
    }
    asked = 0
    for language, question in questions.items():
        (tmp_path / language).mkdir()
        search = search_of(tmp_path / language, language, "")
        query = search.read_question(question).query
        assert not query.content, (language, [term.surface for term in query.terms])
        asked += 1
    assert asked == len(questions) > 3


TRANSLATED = (
    "There Prince Andréy Bolkov sat, and Prince Andréy was silent.",
    "Old Nikoláy Rostin lost his money, for Nikoláy Rostin played.",
    "Natásha Rostin sang, and Natásha laughed.",
    "Then came Helene with her brother, and Helene was cold.",
)


@pytest.mark.parametrize(
    ("question", "read"),
    [
        ("Where did Prince Andrew sit?", (ReadAs("Prince Andrew", "Prince Andréy"),)),
        ("What did Nicholas Rostin lose?", (ReadAs("Nicholas Rostin", "Nikoláy Rostin"),)),
        ("What did Theodore Rostin lose?", ()),  # none of them sounds like it
        ("What did Nathaniel Bolkov do?", ()),  # no such name beside it
        ("Was Paul cold?", ()),
    ],
)
def test_a_name_may_be_written_as_another_language_has_it(
    tmp_path: Path, question: str, read: tuple[ReadAs, ...]
) -> None:
    search = search_of(tmp_path, "en", *TRANSLATED)
    assert search.evidence(question, WHOLE_BOOK)[1].read_as == read


def test_a_common_given_name_is_not_read_as_another_one(tmp_path: Path) -> None:
    search = search_of(tmp_path, "en", "Then came Ellen, and Ellen was cold.", *TOLD)
    assert search.evidence("Why was Helen cold?", WHOLE_BOOK)[1].read_as == ()


def test_what_the_author_is_called_may_be_what_is_asked_about(tmp_path: Path) -> None:
    text = "The live boat is a boat for trout.\n\n" + FILLER["en"] * 90
    metadata = Metadata("T", ("Live Boats Project", "Ann Trout"), "en")
    index = Index.open(
        tmp_path / "index", Book("ab" * 32, "text", metadata, (BookFile("0", text),), ())
    )
    list(build_text(index))
    read = Search(index).read_question
    assert [t.key for t in read("What is a live boat?").query.terms] == ["live", "boat"]
    assert "trout" not in [t.key for t in read("What does Trout say of a boat?").query.terms]
