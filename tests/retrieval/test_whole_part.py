"""A request for a summary of a chapter asks for all of it, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from foxreader.answer.direct.strict import WHOLE, strict_answer
from foxreader.core.scope import WHOLE_BOOK
from foxreader.retrieval.fulltext.search import Search
from foxreader.retrieval.question.places import PartsOfBook

SAILED = "The ship of that day sailed on with its men.\n" * 60
TEXT = "".join(f"Chapter {n}\n{SAILED}" for n in range(1, 5))
BOOK = book_of(TEXT, toc=[(f"Chapter {n}", 0, TEXT.index(f"Chapter {n}\n")) for n in range(1, 5)])


@pytest.mark.parametrize(
    "question",
    [
        "Summarise chapter 3",
        "Fass bitte Kapitel 3 zusammen",
        "Résumez le chapitre 3",
        "Resumir el capítulo 3",
        "Riassumi il capitolo 3",
        "Resuma o capítulo 3",
        "Перескажи главу 3",
        "Кратко изложи содержание главы 3",
        "لخص الفصل 3",
        "第3章を要約してください",
        "第3章をまとめてください",
        "第3章では何が起きますか",
        "总结第三章",
        "제3장을 요약해 주세요",
        "สรุปบทที่ 3",
        "Tóm tắt chương 3",
        "Vat hoofdstuk 3 samen",
        "Streść rozdział 3",
        "3. bölümü özetle",
        "Κάνε μια περίληψη του κεφαλαίου 3",
        "अध्याय 3 का सारांश दीजिए",
        "Shrň kapitolu 3",
        "Sammanfatta kapitel 3",
        "Oppsummer kapittel 3",
        "Tiivistä luku 3",
        "Foglald össze a 3. fejezetet",
        "Ringkas bab 3",
        "Sažmi poglavlje 3",
        "סכם את פרק 3",
        "Rezumă capitolul 3",
    ],
)
def test_a_summary_of_a_chapter_asks_for_all_of_it(question: str) -> None:
    named = PartsOfBook(BOOK).named(question, WHOLE_BOOK)
    assert named is not None and named.titles == ("Chapter 3",) and named.whole


def test_the_word_that_asks_for_it_is_not_missing(tmp_path: Path) -> None:
    search = Search(index_of(BOOK, tmp_path))
    answer = strict_answer(search.read_question("Summarise chapter 3"), search)
    assert answer.reason == WHOLE and not answer.searched.missing


def test_what_happens_to_somebody_in_a_chapter_is_no_request_for_all_of_it() -> None:
    named = PartsOfBook(BOOK).named("What happens to the ship in chapter 3?", WHOLE_BOOK)
    assert named is not None and not named.whole
