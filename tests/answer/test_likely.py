"""Of what no sentence surely states, the sentence that most likely answers, and what is near."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.conversation import record
from foxreader.answer.direct.strict import LIKELY, UNSTATED, StrictAnswer, strict_answer
from foxreader.answer.direct.verbatim import in_its_words, sides
from foxreader.core.book import TocEntry
from foxreader.core.events import Answer, Searched
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.retrieval.fulltext.search import Search

TEXT = """The lighthouse had two keepers in those years.
Old Marn, who had come from Varby as a boy, trimmed the wicks each evening.
By the third hour the whale oil had dimmed by a finger's breadth.
He wrote this down in the smallest hand he had.
Colonel Torold crossed the river to the northern shore with his men that winter.
The queen fled to southern Ostria with her three sons.
Davies sold the barrels to a merchant of Lund.
At 5 pm the ferry left the harbour of Lund for the islands.
The UK Government sent its ministers to the harbour.
A voice came from behind the door, and it was that of Quincey.
Ginger was a yellow tom-cat who lived in the kitchen of the inn.
"""


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    filler = "The weather of that day was much like that of the day before.\n" * 60
    return Search(index_of(book_of(TEXT + filler), tmp_path_factory.mktemp("index")))


def asked(search: Search, question: str, scope: Scope = WHOLE_BOOK) -> StrictAnswer:
    return strict_answer(search.read_question(question, scope), search)


def told(search: Search, question: str) -> tuple[str, Answer]:
    answer = in_its_words(search.index.book, question, asked(search, question))
    return (answer.citations[0].quote if answer.citations else ""), answer


@pytest.mark.parametrize(
    ("question", "begin"),
    [
        ("How much had the whale oil dimmed by the third hour?", "By the third hour"),
        ("Which river did Colonel Torold and his men cross in winter?", "Colonel Torold"),
        ("Which shore did Colonel Torold reach in the winter?", "Colonel Torold"),
    ],
)
def test_the_likely_sentence_comes_first_in_its_passage(
    search: Search, question: str, begin: str
) -> None:
    first, answer = told(search, question)
    assert (answer.mode, answer.confidence, answer.reason) == (
        "guided_fallback", "likely", LIKELY,
    )  # fmt: skip
    assert first.startswith(begin)
    before, after = answer.beside[0]
    book, span = search.index.book, answer.citations[0].span
    text = book.files[0].text
    assert before and after
    assert text[: span.start].rstrip().endswith(before)
    assert text[span.end :].lstrip().startswith(after)
    assert answer.text.startswith("No sentence surely states it; most likely:")


def test_little_of_a_question_in_a_sentence_is_only_near(search: Search) -> None:
    found = asked(search, "What did the merchant of Lund think of the northern shore people?")
    assert (found.mode, found.confidence, found.reason) == ("guided_fallback", "near", UNSTATED)
    assert len(found.passages) == len(found.spans) >= 1


@pytest.mark.parametrize(
    "question",
    [
        "Who fled from southern Ostria?",
        "When did Davis sell the barrels?",
        "What left the harbour of Lund at 5 am?",
        "What did the US Government send to the harbour?",
        "Where does Quincey come from?",
        "What would Davies sell to a merchant of Lund?",
    ],
)
def test_words_in_other_relations_state_nothing(search: Search, question: str) -> None:
    assert asked(search, question).mode == "guided_fallback"


def test_a_name_that_is_said_to_be_the_thing_asked_for_is_a_direct_answer(search: Search) -> None:
    first, answer = told(search, "Who was a yellow tom-cat?")
    assert answer.mode == "direct_answer" and first.startswith("Ginger was")


@pytest.mark.parametrize(
    ("question", "confidence"),
    [
        ("Who is Colonel Torold?", "near"),
        ("What is the captain of the ferry to Lund called?", "near"),
        ("What did Davies sell to a merchant of Lund, as it is told?", "likely"),
    ],
)
def test_no_sentence_likely_says_who_somebody_is_or_is_called(
    search: Search, question: str, confidence: str
) -> None:
    assert asked(search, question).confidence == confidence


def test_a_sentence_that_calls_something_so_comes_first(tmp_path: Path) -> None:
    text = (
        "The tide turned over the stones that winter, and nobody spoke of the slack tide at all.\n"
        "Of the slack tide much has been written by those who fish in the sound before Harn.\n"
        "This rest of the water between ebb and flood the men of the harbour named slack tide.\n"
    )
    index = index_of(
        book_of(text * 2 + "A gull cried over the mud of the harbour.\n" * 60), tmp_path
    )
    found = Search(index)
    first = strict_answer(found.read_question("What is a slack tide?"), found).spans[0]
    assert index.book.text_at(first).startswith("This rest of the water")
    index.close()


def test_nothing_past_a_limit_is_beside_a_likely_sentence(search: Search) -> None:
    question, end = "How much had the whale oil dimmed by the third hour?", TEXT.index("He wrote")
    limited = asked(search, question, Scope(Span(0, end, end)))
    assert limited.confidence == "likely" and limited.passages
    assert all(place.end <= end for place in (*limited.spans, *limited.passages))
    assert any(place.end > end for place in asked(search, question).passages)


def test_one_place_of_a_passage_is_shown_with_what_is_around_it(search: Search) -> None:
    found = asked(search, "What did the merchant of Lund think of the northern shore people?")
    for span, passage in zip(found.spans, found.passages, strict=True):
        assert passage.contains(span) and len(passage) <= 1_000
    assert sum(one.contains(found.spans[0]) for one in found.passages) == 1


def test_the_heading_over_a_passage_is_not_in_it_again() -> None:
    text = "III\nThe Spouter-Inn\nHe came in. The lamp was lit. He sat."
    book = replace(book_of(text), toc=(TocEntry("III: The Spouter-Inn", Span(0, 0, 0)),))
    place = Span(0, text.index("The lamp"), text.index(" He sat"))
    found = StrictAnswer(
        "guided_fallback", (place,), Searched(), UNSTATED, "near", passages=(Span(0, 0, len(text)),)
    )
    assert sides(book, found) == (("He came in.", "He sat."),)


def test_a_long_line_that_begins_with_a_number_is_no_heading() -> None:
    text = "7 ships lay in the harbour of Nantucket that winter, and of these\none was lit. He sat."
    place = Span(0, text.index("He sat"), len(text))
    found = StrictAnswer(
        "guided_fallback", (place,), Searched(), UNSTATED, "near", passages=(Span(0, 0, len(text)),)
    )
    assert sides(book_of(text), found)[0][0].startswith("7 ships")


def test_a_stored_answer_keeps_its_confidence_and_an_older_one_is_near(search: Search) -> None:
    _, answer = told(search, "How much had the whale oil dimmed by the third hour?")
    assert record.loads(record.dumps(answer)) == answer
    value = record.answer_value(answer)
    del value["confidence"]
    assert record.answer_from(value).confidence == "near"
    value["beside"] = ["Before.", "After."]
    assert record.answer_from(value).beside == (("Before.", "After."),)
    value["mode"] = "grounded"
    assert record.answer_from(value).confidence == ""


def test_the_same_question_gives_the_same_answer(tmp_path: Path) -> None:
    answers = []
    for name in ("one", "two"):
        index = index_of(book_of(TEXT), tmp_path / name)
        answers.append(asked(Search(index), "Which shore did Colonel Torold reach in the winter?"))
    assert answers[0] == answers[1]


OF_OTHERS = """Before Marn had finished singing, fourteen-year-old Torold rushed in with news.
In one word, Quincey, said I; a lie is a thing first born in an idle hour of the night.
Torold, the keeper’s nephew, was fifteen years old and slept in the loft.
Quincey was born in a village below the cliffs.
Marn left, and in 1841 the keeper Torold sailed for Lund.
"""


@pytest.mark.parametrize(
    ("question", "kept"),
    [
        ("How old is Marn?", False),  # Torold is fourteen
        ("How old is Torold?", True),
        ("When did Marn sail?", False),
    ],
)
def test_what_is_said_of_another_is_no_answer(tmp_path: Path, question: str, kept: bool) -> None:
    filler = "The weather of that day was much like that of the day before.\n" * 60
    search = Search(index_of(book_of(OF_OTHERS + filler), tmp_path))
    assert (asked(search, question).confidence != "near") is kept, question


def test_a_birth_is_of_the_subject_of_its_clause(tmp_path: Path) -> None:
    filler = "The weather of that day was much like that of the day before.\n" * 60
    lines = OF_OTHERS.splitlines(keepends=True)
    without = "".join(line for line in lines if "village" not in line)
    search = Search(index_of(book_of(without + filler), tmp_path))
    assert asked(search, "Where was Quincey born?").confidence == "near"
    search = Search(index_of(book_of(OF_OTHERS + filler), tmp_path / "whole"))
    first, answer = told(search, "Where was Quincey born?")
    assert "village" in first and answer.confidence != "near"


AGES = {
    "en": (
        "Marn was a tall girl of sixteen when she left the island.",
        "Torold, old and tired, went with Marn along the shore.",
        "How old is Marn?",
        "How old is Quincey?",
    ),
    "de": (
        "Marn war sechzehn Jahre alt, als sie die Insel verließ.",
        "Torold war alt und müde und ging hinter Marn her.",
        "Wie alt ist Marn?",
        "Wie alt ist Quincey?",
    ),
    "fr": (
        "Marn avait seize ans quand elle quitta cette île.",
        "Torold, vieux et las, suivait Marn sans rien dire.",
        "Quel âge a Marn ?",
        "Quel âge a Quincey ?",
    ),
}


@pytest.mark.parametrize("code", AGES)
def test_how_old_somebody_is_stands_where_an_age_is_told(tmp_path: Path, code: str) -> None:
    tells, other, question, unknown = AGES[code]
    filler = {"en": " It rained on.", "de": " Es hat geregnet.", "fr": " Il a plu."}[code]
    text = "\n\n".join(f"{line} {filler * 60}" for line in (other, other, "Quincey.", tells, other))
    search = Search(index_of(book_of(text, language=code), tmp_path))
    found = asked(search, question)
    assert search.index.book.text_at(found.spans[0]).startswith(tells)
    assert found.mode == "guided_fallback"  # nobody is as old all through a book
    assert asked(search, unknown).mode == "hard_refusal"


@pytest.mark.parametrize(
    ("code", "tells", "question"),
    [
        ("en", "Torold was a native of Varby, far to the west.", "Where was Torold born?"),
        ("en", "Torold was a native of Varby, far to the west.", "Where does Torold come from?"),
        ("de", "Torold stammte aus Varby, weit im Westen.", "Wo wurde Torold geboren?"),
        ("fr", "Torold était natif de Varby, loin dans cet ouest.", "D’où vient Torold ?"),
    ],
)
def test_where_somebody_is_from_may_be_told_in_other_words(
    tmp_path: Path, code: str, tells: str, question: str
) -> None:
    filler = {"en": " It rained on.", "de": " Es hat geregnet.", "fr": " Il a plu."}[code]
    other = {"en": "Torold came by.", "de": "Torold kam.", "fr": "Torold vient."}[code]
    text = "\n\n".join(f"{line} {filler * 60}" for line in (other, other, tells, other, *[""] * 60))
    search = Search(index_of(book_of(text, language=code), tmp_path))
    found = asked(search, question)
    assert any(search.index.book.text_at(one).startswith(tells) for one in found.spans[:2])
