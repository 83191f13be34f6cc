"""Parts of books by their names and numbers, in questions and in headings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.language.chapter_words import (
    chapter_from_here,
    heading_number,
    heading_rank,
    numbered,
    unnumbered_heading,
)

LAST = (-1,)
"""The number of the last part, whatever it is."""


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What happens in chapter 7?", [("chapter", (7,))]),
        ("In Part II, chapter the seventh, who?", [("part", (2,)), ("chapter", (7,))]),
        ("chapter twenty-one", [("chapter", (21,))]),
        ("the twenty-first chapter", [("chapter", (21,))]),
        ("the 21st chapter", [("chapter", (21,))]),
        ("Was passiert im dritten Kapitel?", [("chapter", (3,))]),
        ("chapitre premier", [("chapter", (1,))]),
        ("В третьей главе", [("chapter", (3,))]),
        ("الفصل الثالث", [("chapter", (3,))]),
        ("第七章讲了什么", [("chapter", (7,))]),
        ("第二十三回", [("chapter", (23,))]),
        ("अध्याय १", [("chapter", (1,))]),
        ("제3장", [("chapter", (3,))]),
        ("§ 3.2.1 says", [("section", (3, 2, 1))]),
        ("Act II scene 2", [("act", (2,)), ("scene", (2,))]),
        ("the last chapter", [("chapter", LAST)]),
        ("chapters 3, 5 and 7", [("chapter", (3,)), ("chapter", (5,)), ("chapter", (7,))]),
        ("parts 2 to 4", [("part", (2,)), ("part", (3,)), ("part", (4,))]),
        ("глава двадцать первая", [("chapter", (21,))]),
        ("Rozdział trzeci", [("chapter", (3,))]),
        ("yirmi birinci bölüm", [("chapter", (21,))]),
        ("chương ba", [("chapter", (3,))]),
        ("Κεφάλαιο πρώτο", [("chapter", (1,))]),
        ("capítulos del 3 al 5", [("chapter", (3,)), ("chapter", (4,)), ("chapter", (5,))]),
        ("a chapter of my life", []),
        ("the chapter on whales", []),
        ("How do the three chapters differ?", []),
        ("List 3 things that Ahab does", []),
        ("Who is Captain Ahab?", []),
    ],
)
def test_what_a_question_calls_by_number(question: str, expected: list) -> None:
    assert [(n.kind, n.number) for n in numbered(question)] == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("最后一章讲了什么", [-1]), ("倒数第二章", [-2]), ("前三章", [1, 2, 3]), ("首章", [1]),
        ("这一章", []), ("上一章", []),
        ("最後の章", [-1]), ("最後から二番目の章", [-2]), ("第3〜5章", [3, 4, 5]), ("3回", []),
        ("마지막 장에서", [-1]), ("세 번째 장에서", [3]), ("الفصل قبل الأخير", [-2]),
        ("آخر فصل", [-1]),
        ("الفصل الثاني عشر", [12]), ("الفصل العشرين", [20]), ("الفصل الحادي والعشرون", [21]),
        ("פרק ג", [3]), ("פרק לא", []), ("Κεφάλαιο Γ΄", [3]),
        ("Перескажи первые две главы", [1, 2]), ("предпоследнюю главу", [-2]), ("4-ю главу", [4]),
        ("Üçüncü bölümde", [3]), ("Sondan bir önceki bölümü", [-2]), ("15. bölümde", [15]),
        ("บทสุดท้ายเกิดอะไรขึ้น", [-1]), ("สรุปบทที่ ๗", [7]), ("chương cuối cùng", [-1]),
        ("im vorletzten Kapitel", [-2]), ("im einundzwanzigsten Kapitel", [21]),
        ("die acht Kapitel", []), ("les trois premiers chapitres", [1, 2, 3]),
        ("le quarantième chapitre", [40]), ("los dos últimos capítulos", [-2, -1]),
        ("capitolul al treilea", [3]), ("viimeisessä luvussa", [-1]), ("třetí kapitolu", [3]),
        ("az utolsó fejezetben", [-1]), ("bab terakhir", [-1]), ("det näst sista kapitlet", [-2]),
        ("between chapters 4 and 6", [4, 5, 6]), ("chapters two and three", [2, 3]),
        ("the third and fourth chapters", [3, 4]), ("the second from the last chapter", [-2]),
        ("Which chapter last mentions whales?", []), ("He died in 1851. Chapters", []),
    ],
)  # fmt: skip
def test_a_place_among_the_chapters_in_words(question: str, expected: list[int]) -> None:
    assert [n.number[0] for n in numbered(question) if n.kind == "chapter"] == expected


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("I: Loomings", ("", (1,))), ("VII", ("", (7,))), ("十一", ("", (11,))),
        ("Chapter 1 - Down the Hole", ("chapter", (1,))), ("第1章 序論", ("chapter", (1,))),
        ("2.1.1 Order", ("", (2, 1, 1))), ("Part I: 1805", ("part", (1,))),
        ("CHAPTER THE FIRST", ("chapter", (1,))),
    ],
)  # fmt: skip
def test_what_a_heading_says_of_its_number(title: str, expected: tuple) -> None:
    found = heading_number(title)
    assert found is not None
    assert (found.kind, found.number) == expected


@pytest.mark.parametrize("title", ["I am born", "Civil war", "Mix", "A First Course", ""])
def test_a_heading_without_a_number(title: str) -> None:
    assert heading_number(title) is None


@given(st.text("chapter ISVX.-–,0123456789第七章to§and", max_size=40))
def test_any_words_are_read(text: str) -> None:
    for named in numbered(text):
        assert 0 <= named.start < named.end <= len(text)
    heading_number(text)


@pytest.mark.parametrize(
    ("line", "rank"),
    [
        ("Chapter 7", 2), ("PART TWO", 1), ("Book the First: Recalled to Life", 1),
        ("Capítulo primero", 2), ("Глава двадцать первая", 2), ("Часть вторая", 1),
        ("Bölüm 3", 2), ("1. Bölüm", 2), ("Κεφάλαιο 5", 2), ("ΚΕΦΑΛΑΙΟ ΔΕΥΤΕΡΟ", 2),
        ("Rozdział II", 2), ("Chương 12", 2), ("अध्याय 3", 2), ("Fünfter Teil", 1),
        ("Erstes Kapitel", 2), ("3. Kapitel", 2), ("chapter.001 The Quay", 2), ("chapter 3", 2),
        ("Hoofdstuk drie", 2), ("Première partie", 1), ("Első fejezet", 2), ("1. luku", 2),
        ("الفصل الأول", 2), ("الجزء الثاني", 1), ("פרק א", 2), ("บทที่ 1", 2), ("Kapittel 1", 2),
        ("第七章 白鲸", 2), ("第二卷", 1), ("第一卷 第三章 灯", 2), ("正文 第1章 灯塔", 2),
        ("【第三章】再会故人", 2), ("＃ 第２章 风雨欲来", 2), ("卷一 少年游", 1),
        ("제3장", 2), ("3화 안개", 2),
        ("终章", 2), ("附录", 2), ("外传一 番外", 2), ("番外三", 2), ("*** Chapter 1 ***", 2),
        ("Prologue: The Fog", 2), ("Пролог. Туман", 2), ("楔子 夜", 2), ("프롤로그: 안개", 2),
        ("I. BÖLÜM", 2), ("I. fejezet", 2), ("I. Teil", 1), ("正文卷 第1章 灯", 2), ("上卷", 2),
        ("Appendix A", 2), ("Anhang", 2), ("Předmluva", 2), ("Esipuhe", 2), ("הקדמה", 2),
    ],
)  # fmt: skip
def test_a_line_that_is_a_heading(line: str, rank: int) -> None:
    assert heading_rank(line) == rank


@pytest.mark.parametrize(
    "line",
    [
        "Tale 3", "The chapter 3", "Chapters", "第七头鲸", "I am born", "一节课",
        "“Chapter 3,” he said.",
        "Two chapters later he died.", "First part of the plan", "Act 3 is where it goes wrong",
        "序言是这样写的", "番外的人来了。", "第三章讲的是这样的故事。",
        "الفصل الأول كان طويلا.", "",
        "- Chapter 3 was good", "Section 5, as was said,", "Letter to a friend", "Band of brothers",
        "Introduction: he came in late", "Conclusion. It was all over by then.", "I part here",
    ],
)  # fmt: skip
def test_a_line_that_is_no_heading(line: str) -> None:
    assert heading_rank(line) is None


@given(st.text("chapter ISVX.-–,0123456789第七章卷正文【】to§and", max_size=40))
def test_any_line_has_a_rank_or_none(line: str) -> None:
    assert heading_rank(line) in (None, 1, 2)


def test_headings_without_numbers() -> None:
    assert unnumbered_heading().fullmatch("Prologue.") and unnumbered_heading().fullmatch("序章")
    assert unnumbered_heading().fullmatch("Önsöz") and not unnumbered_heading().fullmatch("Whales")


@pytest.mark.parametrize(
    ("question", "step"),
    [
        ("Summarise this chapter", 0), ("What happened in the previous chapter?", -1),
        ("Who speaks in the chapter I'm reading?", 0), ("Worum geht es in diesem Kapitel?", 0),
        ("Was geschah im vorigen Kapitel?", -1), ("Résume le chapitre suivant", 1),
        ("¿Qué pasa en este capítulo?", 0), ("О чём предыдущая глава?", -1), ("这一章讲什么", 0),
        ("上一章讲了什么", -1), ("次の章", 1), ("이 장을 요약해 주세요", 0), ("لخص هذا الفصل", 0),
        ("Bu bölümü özetle", 0), ("इस अध्याय का सार", 0), ("สรุปบทนี้", 0), ("chương trước", -1),
        ("Summarise chapter 3", None), ("What is the last chapter about?", None), ("第三章", None),
        ("this book has a chapter on whales", None),
    ],
)  # fmt: skip
def test_a_chapter_by_where_the_reader_is(question: str, step: int | None) -> None:
    assert chapter_from_here(question) == step
