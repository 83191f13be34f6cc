"""A picture is found by the name a question gives it, in each language that the program reads."""

import pytest

from foxreader.language.lexicon import codes, language
from foxreader.language.part_words import NamedFigure, labelled, named_figures, places_naming


@pytest.mark.parametrize(
    ("question", "kind", "number"),
    [
        ("What does Figure 3 show?", "figure", "3"),
        ("what is in fig. 2.1b", "figure", "2.1b"),
        ("Explain Table 4-2.", "table", "4.2"),
        ("Who is on Plate IV?", "plate", "4"),
        ("Was zeigt Abbildung 3?", "figure", "3"),
        ("Was steht in Tab. 12?", "table", "12"),
        ("Que montre la figure 3 ?", "figure", "3"),
        ("¿Qué muestra la Figura 3?", "figure", "3"),
        ("Cosa mostra la figura 3?", "figure", "3"),
        ("O que mostra a figura 3?", "figure", "3"),
        ("Wat staat er op afbeelding 3?", "figure", "3"),
        ("Vad visar figur 3?", "figure", "3"),
        ("Hva viser figur 3?", "figure", "3"),
        ("Mitä kuvassa 3 on?", "figure", "3"),
        ("Co przedstawia rysunek 3?", "figure", "3"),
        ("Co je na obrázku 3?", "figure", "3"),
        ("Što prikazuje slika 3?", "figure", "3"),
        ("Что показано на рис. 3?", "figure", "3"),
        ("Τι δείχνει η εικόνα 3;", "figure", "3"),
        ("Mit mutat a 3. ábra?", "figure", "3"),
        ("Ce arată figura 3?", "figure", "3"),
        ("Şekil 3 ne gösteriyor?", "figure", "3"),
        ("Hình 3 cho thấy gì?", "figure", "3"),
        ("Apa yang ditunjukkan Gambar 3?", "figure", "3"),
        ("ماذا يوضح الشكل ٣؟", "figure", "3"),
        ("מה רואים באיור 3?", "figure", "3"),
        ("चित्र 3 में क्या है?", "figure", "3"),
        ("รูปที่ 3 แสดงอะไร", "figure", "3"),
        ("図3は何を示していますか", "figure", "3"),
        ("この図3には何がありますか", "figure", "3"),
        ("图3显示了什么？", "figure", "3"),
        ("그림 3은 무엇을 보여 주나요?", "figure", "3"),
    ],
)
def test_the_picture_of_a_question(question: str, kind: str, number: str) -> None:
    assert list(named_figures(question)) == [NamedFigure(kind, number)]


@pytest.mark.parametrize(
    "question",
    ["What figure of speech is this?", "In 1853 he figured it out.", "See chapter 3. Tables turn.",
     "What happens in chapter 3?", "He won 12 to 3."],
)  # fmt: skip
def test_a_question_without_one(question: str) -> None:
    assert not list(named_figures(question))


def test_every_language_names_figures() -> None:
    assert all("figure" in language(code).parts.figures for code in codes())


def test_a_caption_begins_with_its_name() -> None:
    assert labelled("Abb. 3.2: Der Hafen") == NamedFigure("figure", "3.2")
    assert labelled("A harbour at night.") is None


def test_a_question_may_say_figure_of_a_plate() -> None:
    asked, plate = NamedFigure("figure", "3"), NamedFigure("plate", "3")
    assert asked.may_be(plate) and plate.may_be(asked)
    assert not NamedFigure("table", "3").may_be(plate)
    assert not asked.may_be(NamedFigure("plate", "4"))


def test_where_a_text_names_it() -> None:
    text = "As Fig. 3 shows, 3 ships lie there; figure 13 does not. See Figure\u00a03."
    found = list(places_naming(text, NamedFigure("figure", "3")))
    assert [text[at - 4 : at + 1] for at in found] == ["ig. 3", "ure\u00a03"]
