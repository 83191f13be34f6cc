"""What code answers itself: with a model as without, within a spoiler limit, from the guide."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bookmaker import ScriptedModel, book_of, index_of
from doorbooks import novel
from foxreader.answer.conversation.session import Session
from foxreader.answer.direct.doors import GUIDE
from foxreader.cli.search import strict_json
from foxreader.core.book import Book
from foxreader.core.events import Answer, Finished
from foxreader.core.notice import Notice
from foxreader.core.scope import WHOLE_BOOK, Scope, Selection
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.chapters import content, matter
from foxreader.index.storage.store import Index
from foxreader.language.lexicon import codes, language
from foxreader.library.documents import guide

HALF = Scope(Span(8, 0, 0))
"""After chapter 5."""


@pytest.fixture
def index(tmp_path: Path) -> Iterator[Index]:
    made = index_of(novel(), tmp_path)
    yield made
    made.close()


@pytest.fixture(scope="module")
def the_guide(tmp_path_factory: pytest.TempPathFactory) -> Book:
    book, resources = open_book(guide(tmp_path_factory.mktemp("guide")))
    resources.close()
    return book


def answer(session: Session, question: str, scope: Scope = WHOLE_BOOK, **options) -> Answer:
    (*_, end) = session.ask(question, scope=scope, **options)
    assert isinstance(end, Finished)
    return end.answer


@pytest.mark.parametrize(
    "question",
    ["How many chapters does the book have?", "Who wrote this book?", "What happens in chapter 99?",
     "How often is the Parsee named?", "When is Marla Voss first mentioned?",
     "How do I change the font?"],
)  # fmt: skip
def test_with_a_model_the_same_is_computed(index: Index, the_guide: Book, question: str) -> None:
    model = ScriptedModel(lambda _: "No.")
    with_model = Session(index, model, guide=lambda: the_guide)
    assert answer(with_model, question) == answer(
        Session(index, None, guide=lambda: the_guide), question
    )
    assert not model.sent


def test_an_overview_is_left_to_a_model(index: Index) -> None:
    model = ScriptedModel(lambda _: "It tells of a lamp.")
    answer(Session(index, model), "What is this book about?")
    assert model.sent
    sent = "".join(message.text for message in model.sent[0])
    assert "Marla Voss met Captain Orrin" in sent
    assert "kept bees" not in sent and "Harbour Press" not in sent


def test_a_limit_holds_for_what_is_counted(index: Index) -> None:
    session = Session(index, None)
    counted = answer(session, "How often is the Parsee named?", HALF)
    assert counted.refused and counted.text == "“Parsee” does not occur in what you have read."
    read = answer(session, "How many chapters does the book have?", HALF)
    assert "What you have read has" in read.text and "12" not in read.text
    shown = answer(session, "What is this book about?", HALF)
    assert shown.citations and all(HALF.allows(c.span) for c in shown.citations)
    assert "what a lamp can cost" not in shown.text and "How it ends" not in shown.text
    # Whether there is a chapter 99 is not said of a book that was not read.
    assert answer(session, "What happens in chapter 99?", HALF).path == "strict"


def test_a_pronoun_after_other_questions_is_not_for_the_book(index: Index) -> None:
    model = ScriptedModel(lambda _: "Tobias Reed wrote it.")
    session = Session(index, model)
    answer(session, "What is in the letter?")
    assert answer(session, "Who wrote it?").path != "book_data"
    assert answer(Session(index, None), "Who wrote it?").path == "book_data"


@pytest.mark.parametrize(
    ("said", "reply"),
    [("Hello", "reply_help"), ("Thanks!", "reply_help"), ("Wer bist du?", "reply_name")],
)
def test_a_greeting_is_no_question_that_the_book_does_not_answer(
    index: Index, said: str, reply: str
) -> None:
    told = answer(Session(index, None), said)
    assert told.mode == "general" and told.text == Notice(reply) and not told.citations


def test_without_a_model_nothing_is_translated(index: Index) -> None:
    unit = index.units_in(WHOLE_BOOK)[10]
    shown = answer(Session(index, None), "Translate this", selection=Selection.of(unit))
    assert "needs a model" in shown.text and shown.citations[0].span == unit
    past = answer(
        Session(index, None), "Translate this", Scope(Span(0, 5, 5)), selection=Selection.of(unit)
    )
    assert not any(citation.span == unit for citation in past.citations)


def test_a_comparison_has_both_sides_and_no_word_of_the_question(tmp_path: Path) -> None:
    lines = (
        "They say that Marla counted the boats before the Andes every morning of that winter.",
        "They say that Orrin mended the old bridge under the Andes with his own two hands.",
        "In the end both Marla and Orrin went down to the river to wait for the first thaw.",
    )
    index = index_of(book_of("\n\n".join(lines * 4)), tmp_path)
    shown = answer(Session(index, None), "Compare Marla and Orrin").text
    assert "On Marla" in shown and "On Orrin" in shown and "On Andes" not in shown
    index.close()


def test_a_comparison_begins_with_a_passage_that_has_both(tmp_path: Path) -> None:
    lines = (
        "They say that Marla counted the boats before the Andes every morning of that winter.",
        "They say that Orrin mended the old bridge under the Andes with his own two hands.",
    )
    told = "It was seen that Marla had yellow hair. The hair of Orrin was black, and little of it."
    index = index_of(book_of("\n".join((*lines * 12, told, *lines * 12))), tmp_path)
    shown = answer(Session(index, None), "Compare the hair of Marla and Orrin").text
    assert shown.index("Marla had yellow hair. The hair of Orrin") < shown.index("On Marla")
    index.close()


def test_a_card_without_a_definition_has_the_best_passages(tmp_path: Path) -> None:
    weather = "On such a day the boats lay in the mud and the gulls went over them to the fields."
    about = ["Marla sang.", "They had asked Marla for the key of the mill, since it was hers."]
    index = index_of(book_of("\n".join([weather, *about] * 20)), tmp_path)
    shown = answer(Session(index, None), "Who is Marla?")
    assert "In the book’s words" in shown.text and "named 40 times" in shown.text
    assert shown.confidence == "near" and any(weather in c.quote for c in shown.citations)
    index.close()


def test_the_json_says_what_was_counted(index: Index) -> None:
    counted = strict_json(answer(Session(index, None), "How often is the Parsee named?"))
    assert counted["mode"] == "direct_answer" and "occurs 2 times" in counted["answer"]
    assert counted["citations"]


def test_imprint_and_author_are_no_material() -> None:
    book = novel()
    assert {span.file for span in matter(book)} == {0, 1, 2, 15}
    whole = [Span(n, 0, len(file.text)) for n, file in enumerate(book.files)]
    assert [span.file for span in content(book, whole)] == list(range(3, 15))


def test_a_licence_at_the_end_is_no_material_without_a_heading() -> None:
    book = novel()
    licence = "The Project Gutenberg licence. Copyright law. Public domain. www.gutenberg.org. " * 2
    files = (*book.files[:-1], replace(book.files[-1], text=licence))
    unnamed = (*book.toc[:-1], replace(book.toc[-1], title="*"))
    assert 15 in {span.file for span in matter(replace(book, files=files, toc=unnamed))}


def test_the_guide_has_a_paragraph_for_every_question_about_the_program(the_guide: Book) -> None:
    keys = {key for code in codes() for key in language(code).asks.program}
    anchors = {name for file in the_guide.files for name in file.anchors}
    assert len(keys) > 15
    assert {f"about-{key.replace('_', '-')}" for key in keys} <= anchors


@pytest.mark.parametrize(
    ("question", "in_book"),
    [
        ("What is a bookmark?", "A bookmark is a strip of leather that the binder sews in."),
        ("What keys are on the brass keyboard?", "The brass keyboard has sixty keys of bone."),
    ],
)
def test_a_book_may_tell_of_what_the_program_has_too(
    tmp_path: Path, the_guide: Book, question: str, in_book: str
) -> None:
    weather = "On such a day the boats lay in the mud and the gulls went over them to the fields."
    for said, guided in ((in_book, False), (weather, True)):
        index = index_of(book_of("\n".join([said, *[weather] * 40])), tmp_path / str(guided))
        told = answer(Session(index, None, guide=lambda: the_guide), question)
        assert (told.path == GUIDE) is guided
        index.close()


def test_a_card_is_of_the_one_with_the_title_asked_for(tmp_path: Path) -> None:
    story = (
        "Mr. Cade was a large man. “Come,” said Mr. Cade to his wife, and Mrs. Cade laughed. "
        "“No,” said Mrs. Cade, the Rector's wife. Celia nodded to Mrs. Cade, and Celia smiled. "
    )
    session = Session(index_of(book_of(*[story * 3] * 4), tmp_path), None)
    wife, husband = (answer(session, f"Who is {name}?") for name in ("Mrs. Cade", "Mr. Cade"))
    assert "Mrs. Cade: named" in wife.text and "Mr. Cade: named" in husband.text
    assert "Most often together with: " in wife.text and "Celia" in wife.text
    assert "large man" not in wife.text.partition("First named")[0]


def test_a_misspelt_name_gets_the_card_of_the_one_it_is_read_as(index: Index) -> None:
    right = answer(Session(index, None), "Who is Tobias Reed?")
    asked = answer(Session(index, None), "Who is Tobais Reed?")
    assert asked.text == right.text and not right.searched.read_as
    assert [(one.asked, one.name) for one in asked.searched.read_as] == [("Tobais", "Tobias")]
