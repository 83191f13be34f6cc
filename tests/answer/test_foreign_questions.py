from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.direct.strict import strict_answer
from foxreader.answer.direct.verbatim import in_its_words, outcome
from foxreader.core.events import lacking
from foxreader.core.notice import says
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.index.stages import build_vectors
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.semantic import Hybrid, Semantic
from wordvectors import WordEmbedder

PAGE = "雨が降っていた。道は遠く、町には誰もいなかった。" * 40
NAMED = "彼女は那美(Nami)という。"
LEFT = "那美は1905年に夫を捨てた。"
TEXT = "\n\n".join((PAGE + NAMED, PAGE, PAGE, LEFT))


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    folder: Path = tmp_path_factory.mktemp("index")
    return Search(index_of(book_of(TEXT, language="ja"), folder))


@pytest.mark.parametrize(
    "question",
    ["Why did Nami leave her husband?", "What happened in 1905?", "Warum verließ Nami ihren Mann?"],
)
def test_a_name_or_number_saves_a_foreign_question_from_refusal(
    search: Search, question: str
) -> None:
    answer = strict_answer(search.read_question(question), search)
    assert answer.mode != "hard_refusal"


def test_what_is_in_neither_script_is_refused(search: Search) -> None:
    answer = strict_answer(search.read_question("Why did Sybil leave her husband?"), search)
    assert answer.mode == "hard_refusal"


def test_a_name_given_in_two_scripts_later_is_not_known_before(search: Search) -> None:
    start = TEXT.index(NAMED)
    scope = Scope(Span(0, start, start))
    answer = strict_answer(search.read_question("Why did Nami leave her husband?", scope), search)
    assert answer.mode == "hard_refusal"


def test_a_foreign_question_is_told_so_and_gets_nothing_likely(search: Search) -> None:
    near = strict_answer(search.read_question("Why did Nami leave her husband?"), search)
    assert near.confidence == "near" and says(near.reason, "foreign_near")
    assert near.confidence == "near" and near.searched.missing == ()
    gone = strict_answer(search.read_question("Why did Sybil leave her husband?"), search)
    assert says(gone.reason, "foreign_why") and says(gone.refusal, "foreign_refusal")
    assert gone.searched.missing == ()  # what is not there is not known
    shown = in_its_words(search.index.book, "Why did Sybil leave her husband?", gone)
    assert says(outcome(shown), "outcome_foreign") and not lacking(shown)


def test_search_by_meaning_finds_what_no_word_of_the_question_could(
    tmp_path: Path,
) -> None:
    """Each passage shown has the unit marked that is nearest to the question."""
    meant = {"who": "", "healed": "heilte", "the": "", "child": "Kind", "doctor": "Arzt"}
    filling = "Das Wetter war mild und niemand sprach davon. " * 25
    healed = "Der Arzt heilte das Kind in einer einzigen Nacht."
    embedder = WordEmbedder(meaning={key: value.lower() for key, value in meant.items()})
    index = index_of(book_of(f"{filling}\n\n{healed}\n\n{filling}", language="de"), tmp_path)
    search = Search(index)
    lane = Hybrid(search, Semantic(index, embedder))
    question = search.read_question("Who was the doctor who healed the child?")
    assert says(strict_answer(question, search).reason, "foreign_why")
    assert says(strict_answer(question, search, lane=lane).reason, "foreign_soon")
    list(build_vectors(index, embedder))
    found = strict_answer(question, search, lane=lane)
    assert says(found.reason, "foreign_meant") and found.confidence == "near"
    assert index.book.text_at(found.spans[0]) == healed
    first, _ = lane.widened(search.look(question)).found.ranked[0]  # with a model as well
    (passage,) = (p for p in index.passages(WHOLE_BOOK) if p.id == first)
    assert passage.span.contains(found.spans[0])
    assert all(p.contains(s) for p, s in zip(found.passages, found.spans, strict=True))
    # More of it: none of the passages that were shown.
    more = search.read_question("Tell me more", before=question)
    again = strict_answer(more, search, shown=found.spans, lane=lane)
    assert again.spans and not set(again.spans) & set(found.spans)
    # What is asked in the book's own language is still found by its words.
    own = search.read_question("Wer heilte das Kind?")
    assert strict_answer(own, search, lane=lane).spans[0] == found.spans[0]
    assert strict_answer(search.read_question("Wer baute die Brücke?"), search, lane=lane).mode == (
        "hard_refusal"
    )
