"""A Kindle's clippings and notebooks: kinds, places and times in any language; whose they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bookmaker import book_of
from foxreader.core.book import Book, Metadata, PageMark
from foxreader.core.span import Span
from foxreader.notes.imported import Imported, StatedWork, is_same, of_book, written_out
from foxreader.notes.placing import place_imported
from foxreader.notes.readers import annotations_in
from foxreader.notes.readers.kindle import Range, places_of

TEXTS = (
    "The lamp was lit at nine o'clock. Nobody in the house spoke of it again. “Well,” said he.",
    "The keeper slept until the morning. “Well,” said he. The lamp went out.",
)
BOOK = book_of(*TEXTS)
END = "\r\n==========\r\n"


def clipping(said: str, words: str, title: str = "A book (Ada Writer)") -> str:
    return f"{title}\r\n- {said}\r\n\r\n{words}{END}"


def read(*entries: str) -> list[Imported]:
    return annotations_in("\ufeff".join(("", *entries)).encode(), "My Clippings.txt")


def placed(found: list[Imported], book: Book = BOOK) -> list[tuple[str, str, str]]:
    """Outcome, words of the book, note."""
    return [
        (one.outcome, book.text_at(one.span) if one.span else "", one.annotation.note)
        for one in place_imported(found, book)
    ]


HEADS = [
    ("Your Highlight on page 12 | Location 156-158 | Added on Friday, January 1, 2021 12:00:05 AM",
     "Your Note on page 12 | Location 158 | Added on Friday, January 1, 2021 12:01:00 AM",
     "2021-01-01 00:00:05"),
    ("Highlight Loc. 1156-58 | Added on Friday, 1 January 2021 15:02:03",
     "Note Loc. 1158 | Added on Friday, 1 January 2021 15:02:09", "2021-01-01 15:02:03"),
    ("Ihre Markierung bei Position 234-236 | Hinzugefügt am Montag, 4. Januar 2021 09:15:00",
     "Ihre Notiz bei Position 236 | Hinzugefügt am Montag, 4. Januar 2021 09:16:00",
     "2021-01-04 09:15:00"),
    ("La subrayado en la página 17 | posición 204-207 | Añadido el martes, 5 de enero de 2021 "
     "1:30:30 p. m.", "La nota en la página 17 | posición 207 | Añadido el martes, 5 de enero de "
     "2021 1:31:00 p. m.", "2021-01-05 13:30:30"),
    ("Votre surlignement sur la page 7 | emplacement 88-90 | Ajouté le mercredi 6 janvier 2021 "
     "10:11:12", "Votre note sur la page 7 | emplacement 90 | Ajouté le mercredi 6 janvier 2021 "
     "10:12:00", "2021-01-06 10:11:12"),
    ("La tua evidenziazione a pagina 4 | posizione 50-51 | Aggiunto in data giovedì 7 gennaio 2021 "
     "08:00:01", "La tua nota a pagina 4 | posizione 51 | Aggiunto in data giovedì 7 gennaio 2021 "
     "08:01:00", "2021-01-07 08:00:01"),
    ("Seu destaque na página 3 | posição 40-41 | Adicionado: sexta-feira, 8 de janeiro de 2021 "
     "07:00:00", "Sua nota na página 3 | posição 41 | Adicionado: sexta-feira, 8 de janeiro de "
     "2021 07:01:00", "2021-01-08 07:00:00"),
    ("您在位置 #156-158的标注 | 添加于 2021年1月9日星期六 下午3:04:05",
     "您在位置 #158 的笔记 | 添加于 2021年1月9日星期六 下午3:05:00", "2021-01-09 15:04:05"),
    ("位置No. 156-158のハイライト | 作成日: 2021年1月10日日曜日 15:04:05",
     "位置No. 158のメモ | 作成日: 2021年1月10日日曜日 15:05:00", "2021-01-10 15:04:05"),
    ("Ваш выделенный отрывок в месте 156–158 | Добавлено: понедельник, 11 января 2021 г. в 3:04:05",
     "Ваша заметка в месте 158 | Добавлено: понедельник, 11 января 2021 г. в 3:05:00",
     "2021-01-11 03:04:05"),
    ("156-158 konumundaki Vurgunuz | Eklenme Tarihi: 18 Nisan 2019 Perşembe 21:12:17",
     "158 konumundaki Notunuz | Eklenme Tarihi: 18 Nisan 2019 Perşembe 21:13:17",
     "2019-04-18 21:12:17"),
    ("Je markering op pagina 4 | Locatie 156-158 | Toegevoegd op donderdag 18 april 2019 21:12:17",
     "Je notitie op pagina 4 | Locatie 158 | Toegevoegd op donderdag 18 april 2019 21:13:17",
     "2019-04-18 21:12:17"),
    ("Tu subrayado en la página 4 | Ubicación 156-158 | Agregado el jueves, 18 de abril de 2019 "
     "21:12:17", "Tu nota en la página 4 | Ubicación 158 | Agregado el jueves, 18 de abril de 2019 "
     "21:13:17", "2019-04-18 21:12:17"),
    ("您在第 4 頁（位置 #156-158）的螢光標示 | 新增於 2019年4月18日星期四 下午9:12:17",
     "您在第 4 頁（位置 #158）的備註 | 新增於 2019年4月18日星期四 下午9:13:17",
     "2019-04-18 21:12:17"),
    ("4페이지 | 위치 156-158의 하이라이트 | 추가: 2019년 4월 18일 목요일 오후 9:12:17",
     "4페이지 | 위치 158의 메모 | 추가: 2019년 4월 18일 목요일 오후 9:13:17",
     "2019-04-18 21:12:17"),
    ("Twoje zaznaczenie na stronie 4 | lokalizacja 156-158 | Dodano: czwartek, 18 kwietnia 2019 "
     "21:12:17", "Twoja notatka na stronie 4 | lokalizacja 158 | Dodano: czwartek, 18 kwietnia "
     "2019 21:13:17", "2019-04-18 21:12:17"),
    ("Din markering på sida 4 | Plats 156-158 | Tillagd torsdagen den 18 april 2019 21:12:17",
     "Din anteckning på sida 4 | Plats 158 | Tillagd torsdagen den 18 april 2019 21:13:17",
     "2019-04-18 21:12:17"),
    ("Sorotan di 156-158 | 18 abril 2019 21:12:17", "Zzz di 158 | 18 abril 2019 21:13:17",
     "2019-04-18 21:12:17"),
]  # fmt: skip


@pytest.mark.parametrize(("marked", "noted", "time"), HEADS, ids=[one[0][:12] for one in HEADS])
def test_a_highlight_with_its_note_in_each_language(marked: str, noted: str, time: str) -> None:
    (one,) = found = read(clipping(marked, "Nobody in the house"), clipping(noted, "Why?"))
    assert placed(found) == [("placed", "Nobody in the house", "Why?")]
    assert one.made == written_out(time) != ""
    assert written_out(time).startswith(("20", "2020"))


MARKED = [
    "Your Bookmark on page 7 | Location 80", "Ihr Lesezeichen bei Position 80",
    "80 konumundaki Yer İminiz", "位置No. 80のブックマーク", "您在位置 #80 的书签",
    "Ваша закладка в месте 80", "Votre signet à l'emplacement 80",
]  # fmt: skip


@pytest.mark.parametrize("said", MARKED)
def test_a_bookmark_is_between_the_words_of_the_locations_round_it(said: str) -> None:
    entries = [
        clipping("Your Highlight at location 1-2 | x", "The lamp was lit at nine o'clock."),
        clipping("Your Highlight at location 159-160 | x", "The lamp went out."),
    ]
    (bookmark,) = [
        one
        for one in place_imported(read(*entries, clipping(f"{said} | 2019", "")), BOOK)
        if one.annotation.kind == "bookmark"
    ]
    assert bookmark.span is not None and bookmark.outcome == "placed"
    middle = sum(map(len, TEXTS)) / 2
    assert abs(BOOK.starts[bookmark.span.file] + bookmark.span.start - middle) < 15


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ("Your Bookmark on Location 900", "Your Highlight at location 1-2"),  # past the end
        ("Your Bookmark", "Your Highlight at location 1-2"),
        ("Your Bookmark on Location 80", "Your Highlight on page xx"),
    ],
)
def test_a_bookmark_that_nothing_places_is_kept_without_a_place(said: str, known: str) -> None:
    found = read(clipping(known, "Nobody in the house"), clipping(said, ""))
    assert [one.outcome for one in place_imported(found, BOOK)] == ["placed", "missing"]


def test_a_page_that_the_book_counts_is_where_it_begins() -> None:
    book = replace(BOOK, pages=(PageMark("6", Span(0, 0, 0)), PageMark("7", Span(1, 5, 5))))
    found = read(clipping("Ihr Lesezeichen auf Seite 7 | x", ""))
    assert [one.span for one in place_imported(found, book)] == [Span(1, 5, 5)]


def test_places_of_a_line() -> None:
    assert places_of("page 12 | Location 1156-58") == (Range(1156, 1158), Range(12, 12))
    assert places_of("bei Position 1.234-1.240")[0] is not None
    assert places_of("on page xii") == (None, None)


def test_equal_words_are_told_apart_by_their_neighbours() -> None:
    sure = [("Nobody in the house spoke", 20, 22), ("The keeper slept until", 90, 92)]
    entries = [
        clipping(f"Your Highlight at location {first}-{last} | Added on x", words)
        for words, first, last in (*sure, ("“Well,” said he.", 120, 121))
    ]
    (_, _, last) = place_imported(read(*entries), BOOK)
    assert last.span is not None and last.span.file == 1
    # Without a neighbour nothing decides, and no place is better than a wrong one.
    assert [one[0] for one in placed(read(entries[2]))] == ["missing"]


def test_limit_bookmark_and_a_highlight_that_grew() -> None:
    found = read(
        clipping("Your Highlight at location 10-10 | Added on x", "Nobody in"),
        clipping("Your Highlight at location 10-12 | Added on x", "Nobody in the house spoke"),
        clipping("Your Highlight at location 50-52 | Added on x",
                 "<You have reached the clipping limit for this item>"),
        clipping("Your Bookmark at location 70 | Added on x", ""),
        clipping("Your Note at location 99 | Added on x", "By itself"),
    )  # fmt: skip
    assert [one.quote for one in found] == ["Nobody in the house spoke", "", ""]
    assert [(one.kind, one.note, one.title) for one in found[1:]] == [
        ("bookmark", "By itself", "99"), ("bookmark", "", "70")
    ]  # fmt: skip
    assert [one[0] for one in placed(found)] == ["placed", "missing", "missing"]


def test_only_those_of_the_book() -> None:
    said = "Your Highlight at location 10-12 | Added on x"
    found = read(
        clipping(said, "The lamp was lit"), clipping(said, "Nobody in", "Another (Ada Writer)"),
        clipping(said, "Nobody spoke", "A Book: With a Subtitle"), clipping(said, "x", "A book 2"),
    )  # fmt: skip
    mine, others = of_book(found, BOOK)
    assert [one.quote for one in mine] == ["The lamp was lit", "Nobody spoke"] and others == 2
    # Where no title fits, the words tell.
    words = clipping(said, "Nobody in the house spoke of it again. “Well,” said he.", "pg12 (?)")
    assert of_book(read(words), BOOK)[1] == 0
    assert of_book(read(clipping(said, "The lamp", "pg12")), BOOK)[1] == 1


@pytest.mark.parametrize(
    ("title", "author", "same"),
    [
        ("Moby Dick; Or, The Whale", "Herman Melville", True),
        ("Moby-Dick (Penguin Classics)", "Melville, Herman", True),
        ("MOBY DICK", "", True), ("moby_dick.epub", "", True), ("Moby Dicks", "", True),
        ("Moby Dick 2", "", False), ("Moby Dick", "Jane Austen", False),
        ("Typee", "Herman Melville", False), ("The Whale", "Herman Melville", False),
        ("Моби Дик", "Герман Мелвилл", False), ("", "", False),
    ],
)  # fmt: skip
def test_titles(title: str, author: str, same: bool) -> None:
    book = Metadata("Moby Dick; Or, The Whale", ("Herman Melville",))
    assert is_same(StatedWork(title, author), book) is same


NOTEBOOK = """<html><head></head><body><div class="bodyContainer">
<div class="bookTitle">A book</div><div class="authors">Ada Writer</div><hr/>
<div class="sectionHeading">One</div>
<div class="noteHeading">Highlight(<span class="highlight_blue">blue</span>) - Page 3 · Location 12
</div><div class="noteText">Nobody in  the
 house &amp; so on</div>
<div class="noteHeading">Highlight (<span class="highlight_yellow">yellow</span>) - Location 20
</div>
<div class="noteText">The lamp was lit</div>
<div class="noteHeading">Note - Location 21</div><div class="noteText">Mine<br/>too</div>
<div class="noteHeading">Note - Page 9 · Location 400</div><div class="noteText">Alone</div>
<div class="noteHeading">Bookmark - Page 9 · Location 410</div>
</div></body></html>"""


def test_a_notebook() -> None:
    found = annotations_in(NOTEBOOK.encode(), "Notebook.html")
    assert [(one.quote, one.color, one.note) for one in found] == [
        ("Nobody in the house & so on", "blue", ""), ("The lamp was lit", "rose", "Mine\ntoo"),
        ("", None, "Alone"), ("", None, ""),
    ]  # fmt: skip
    assert found[0].where.chapter == "One" and found[0].where.location == 12
    assert [one[0] for one in placed(found)] == ["missing", "placed", "missing", "missing"]
