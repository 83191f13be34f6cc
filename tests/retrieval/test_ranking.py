from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.core.events import ReadAs
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.pieces import LONGEST_PASSAGE
from foxreader.language.questions import happening_verbs
from foxreader.language.script import fold
from foxreader.language.tokenize import terms
from foxreader.retrieval.fulltext.rank import Proximity
from foxreader.retrieval.fulltext.search import Search
from nonempty import some

FILLER = "It was a long and quiet day over the southern land. " * 16 + "\n\n"
TEXT = "".join(
    FILLER * 3 + said + "\n\n"
    for said in (
        "Bacteria grew in the jar.",
        "Olwen came to the court. She wore a robe of silk.",
        "After a time the miller came in.",
        "The miller in time came after a.",
        "Professor Zwingli gave a lecture.",
    )
)


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    return Search(index_of(book_of(TEXT), tmp_path_factory.mktemp("index")))


def best(search: Search, query: str, scope: Scope = WHOLE_BOOK) -> str:
    hits = search.passages(query, scope, 1)
    return search.index.book.text_at(hits[0].span) if hits else ""


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("bacterial growth", "Bacteria"),
        ("Who is Zwigli?", "Zwingli"),
        ("Who came in after a time?", "After a time the miller"),
    ],
)
def test_other_forms_slips_and_small_words_find_a_passage(
    search: Search, query: str, words: str
) -> None:
    assert words in best(search, query)


def test_a_slip_finds_nothing_past_the_limit_and_is_told(search: Search) -> None:
    at = TEXT.index("Professor")
    limit = Scope(Span(0, at, at))
    assert best(search, "Zwigli", limit) == ""
    assert search.evidence("Zwigli", limit)[1].missing == ("Zwigli",)
    assert search.evidence("Zwigli", limit)[1].read_as == ()
    assert "Zwingli" in best(search, "Zwigli")
    hits, searched = search.evidence("Zwigli", WHOLE_BOOK)
    assert hits and searched.missing == ()
    assert searched.read_as == (ReadAs("Zwigli", "Zwingli"),)
    # In quotes a word stays as it was typed.
    hits, searched = search.evidence("“Zwigli”", WHOLE_BOOK)
    assert hits == [] and (searched.missing, searched.read_as) == (("Zwigli",), ())


def test_hits_are_full_and_share_no_text(search: Search) -> None:
    hits = search.passages("the long quiet day of Olwen", WHOLE_BOOK, 20)
    units = [unit for hit in hits for unit in hit.units]
    assert len(units) == len(set(units))
    assert all(hit.span == hit.units[0].to(hit.units[-1]) for hit in hits)
    assert all(len(hit.span) <= LONGEST_PASSAGE for hit in hits)
    assert len(hits[0].span) > LONGEST_PASSAGE - 120


def test_a_hit_reaches_over_no_hidden_text(tmp_path: Path) -> None:
    hidden = (TEXT.index("Olwen") - 30, TEXT.index("Olwen") - 4)
    book = book_of(TEXT, hidden=[hidden])
    for hit in some(
        Search(index_of(book, tmp_path)).passages("the long day of Olwen", WHOLE_BOOK, 50)
    ):
        assert book.visible(hit.span)


def test_words_that_stand_together_as_in_the_question_weigh_more() -> None:
    words = ["after", "a", "time", "miller"]
    texts = {
        1: list(enumerate(words)),
        2: list(enumerate(reversed(words))),
        3: [(0, "miller"), (200, "time")],
    }
    proximity = Proximity(words, {"time": 2.0, "miller": 3.0}, texts)
    assert proximity.value(1) > proximity.value(2) > proximity.value(3) > 0


@pytest.mark.parametrize(
    ("language", "said", "beside", "query"),
    [
        ("en", "The weaver wept all night.", "They felt cold.", "How did the weaver feel?"),
        ("de", "Der Weber weinte die Nacht.", "Er fühlte nichts.", "Wie fühlte sich der Weber?"),
        ("es", "El tejedor se fue de casa.", "Sucedió algo.", "¿Qué sucedió con el tejedor?"),
        ("ru", "Ткач ушел из дома.", "Что-то случилось.", "Что случилось с ткачом?"),
    ],
)
def test_the_verb_of_a_question_is_no_topic(
    language: str, said: str, beside: str, query: str, tmp_path: Path
) -> None:
    topic = f"{said}\n\n{FILLER * 3}" * 3
    search = Search(index_of(book_of(topic + f"{beside}\n\n", language=language), tmp_path))
    assert said in best(search, query)
    keys = {term.key for term in search.look(search.read_question(query)).query.terms}
    assert keys.isdisjoint(terms(beside, search.index.language))


def test_the_verb_of_a_question_is_looked_for_where_there_is_no_other_word(
    search: Search,
) -> None:
    found = search.look(search.read_question("What happened?")).query
    assert found.content and [term.key for term in found.terms] == ["happen"]


def test_asked_verbs_are_written_as_words_are_compared() -> None:
    assert all(fold(word) == word for word in happening_verbs())
