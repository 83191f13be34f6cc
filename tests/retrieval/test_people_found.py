from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.retrieval.fulltext.search import Search

FILLER = (
    "The rain fell on the long road to the town and nobody was out but a carter with his horse. "
    "At the mill the wheel turned, and in the inn a fire was lit against the cold of the night. "
) * 6
FULL = "There came Tobias Wendel with a lamp. The letter was for Tobias Wendel alone. "
STOLE = "Nobody saw how Wendel stole the silver cup from the altar before the mass. "
TOBIAS = "Tobias slept late and Tobias ate little, for Tobias was tired of the rain. "
EPITHET = (
    "Beside the fire sat Oskar the whole night, and the Lapp, for so they called him, slept. "
    "Cold nights the Lapp had known. "
)
LAPP = "Then the Lapp drew a map of the coast on the table with a burnt stick. "
JOURNAL = "Clara Holm’s Journal"
LETTER = "Letter from Anton Reuter to Clara Holm"
GIVEN = "An old woman at the inn took a cross from her neck and put it around mine. "
TEXT = "\n\n".join(
    FILLER + said
    for said in (
        FULL,
        STOLE,
        TOBIAS,
        EPITHET,
        LAPP,
        *([""] * 20),
    )
)


def search_of(text: str, folder: Path) -> Search:
    return Search(index_of(book_of(text), folder))


def meant(search: Search, question: str, scope: Scope = WHOLE_BOOK) -> str:
    """The text of all passages that mean a person of the question without the name."""
    found = search.look(search.read_question(question, scope)).postings
    passages = {p.id: p.span for p in search.index.passages(scope)}
    ids = {p for key, held in found.meant.items() for p in held if p not in found.passages(key)}
    return "\n".join(search.index.book.text_at(passages[id_]) for id_ in sorted(ids))


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    return search_of(TEXT, tmp_path_factory.mktemp("index"))


def test_a_first_name_finds_the_passages_with_the_surname_alone(search: Search) -> None:
    assert STOLE in meant(search, "What did Tobias steal?") + " "
    hits = search.passages("What did Tobias steal from the altar?", WHOLE_BOOK, 1)
    assert "silver cup" in search.index.book.text_at(hits[0].span)


def test_an_epithet_first_met_beside_a_name_is_of_that_person(search: Search) -> None:
    assert "burnt stick" in meant(search, "What did Oskar draw?")
    assert "burnt stick" not in meant(search, "What did Tobias draw?")


def test_a_surname_of_many_is_nobodys(tmp_path: Path) -> None:
    others = "".join(
        f"There was {name} Wendel too. So said {name} Wendel. " for name in ("Anna", "Paul", "Rosa")
    )
    text = TEXT + "\n\n" + FILLER + others
    assert STOLE not in meant(search_of(text, tmp_path), "What did Tobias steal?") + " "


def test_names_are_joined_by_visible_text_only(tmp_path: Path) -> None:
    text = "\n\n".join(FILLER + said for said in (STOLE, TOBIAS, FULL))
    search, start = search_of(text, tmp_path), text.index(FULL)
    assert STOLE in meant(search, "What did Tobias steal?") + " "
    assert meant(search, "What did Tobias steal?", Scope(Span(0, start, start))) == ""


def test_a_journal_is_told_by_whose_name_is_in_its_heading(tmp_path: Path) -> None:
    parts = (JOURNAL, FILLER, FILLER + GIVEN, LETTER, FILLER, FILLER + "The ship sails. ")
    search = search_of("\n\n".join((FILLER, *parts)), tmp_path)
    assert "around mine" in meant(search, "What did the woman at the inn give Clara?")
    assert "The ship sails" not in meant(search, "What did the woman at the inn give Clara?")
    assert "The ship sails" in meant(search, "How is Anton Reuter?")


def test_a_sentence_about_a_letter_is_no_heading(tmp_path: Path) -> None:
    parts = (FILLER, "Anton’s letter had come.", FILLER + GIVEN)
    search = search_of("\n\n".join(parts), tmp_path)
    assert "around mine" not in meant(search, "What did the woman give Anton?")


def test_a_journal_begun_past_the_limit_is_not_known(tmp_path: Path) -> None:
    text = "\n\n".join((FILLER + "Clara came. ", JOURNAL, FILLER, FILLER + GIVEN))
    search, start = search_of(text, tmp_path), text.index(JOURNAL)
    assert meant(search, "What did Clara get?") != ""
    assert meant(search, "What did Clara get?", Scope(Span(0, start, start))) == ""


def test_a_name_given_in_two_scripts_is_found_in_both(tmp_path: Path) -> None:
    pages = ["雨が降っていた。道は遠く、町には誰もいなかった。" * 40] * 4
    text = "\n\n".join((pages[0] + "彼女は那美(Nami)という。", *pages[1:], "那美は夫を捨てた。"))
    book = book_of(text, language="ja")
    search = Search(index_of(book, tmp_path))
    question = "Why did Nami leave her husband?"
    assert "夫を捨てた" in meant(search, question)
    found = search.look(search.read_question(question))
    assert found.proven.ranked
    assert "那美" in search.index.book.text_at(search.hits(found, 2)[1].span)


def test_a_question_in_the_other_script_finds_the_name(tmp_path: Path) -> None:
    text = "\n\n".join(
        (
            FILLER + "They called him Ishmael (イシュメール) there. ",
            FILLER,
            FILLER + "Ishmael fell. ",
        )
    )
    search = search_of(text, tmp_path)
    assert "Ishmael fell" in meant(search, "イシュメールはどうしたか")


def test_a_remark_in_brackets_is_no_other_name(tmp_path: Path) -> None:
    text = "\n\n".join((FILLER + "He met Paul (Anna) there. ", FILLER, FILLER + "Anna fell. "))
    assert "Anna fell" not in meant(search_of(text, tmp_path), "Where is Paul?")
