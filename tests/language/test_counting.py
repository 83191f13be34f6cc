"""Numerals of every kind, and words that tell the time and of people."""

from __future__ import annotations

import pytest

from foxreader.language.names import name_stem, tells_whose, titles
from foxreader.language.numbers import (
    calendar,
    han,
    names_dates,
    number_words,
    plain_digits,
    roman,
    times,
    together,
)
from foxreader.language.script import fold
from foxreader.language.sentences import words


@pytest.mark.parametrize(
    ("word", "value"),
    [("IV", 4), ("xiv", 14), ("MCMXCIX", 1999), ("IIII", 4), ("", None), ("IC", None),
     ("mild", None)],
)  # fmt: skip
def test_roman_numerals(word: str, value: int | None) -> None:
    assert roman(word) == value


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("七", 7), ("二十三", 23), ("三百二十", 320), ("一千零一", 1001), ("两万五千", 25_000),
        ("一億二千万", 120_000_000), ("二〇一九", 2019), ("壱", 1), ("十", 10), ("百二", 102),
        ("", None), ("七章", None),
    ],
)  # fmt: skip
def test_chinese_numerals(word: str, value: int | None) -> None:
    assert han(word) == value


def test_digits_of_any_script() -> None:
    assert plain_digits("१२ ٣٤ ５６ 78") == "12 34 56 78"


@pytest.mark.parametrize(
    ("code", "said", "value"),
    [
        ("en", "two hundred and twenty-nine", 229), ("en", "three thousand five hundred", 3500),
        ("en", "twenty-first", 21), ("en", "two million", 2_000_000), ("en", "a whale", None),
        ("de", "fünfundzwanzig", 25), ("de", "zweihundertste", 200),
        ("de", "einundzwanzigsten", 21),
        ("de", "zweitausenddreihundertvierzig", 2340), ("de", "dreitausendvier", 3004),
        ("de", "hundert", 100), ("de", "jahrhundert", None), ("de", "stunden", None),
        ("nl", "vijfentwintig", 25), ("nl", "honderdtwintig", 120), ("nl", "tweehonderd", 200),
        ("fr", "quatre-vingt-dix-sept", 97), ("fr", "dix-huit", 18), ("fr", "soixante-dix", 70),
        ("es", "mil doscientos treinta y cuatro", 1234), ("it", "venti", 20),
        ("pt", "vinte e cinco", 25), ("ru", "двести двадцать пять", 225),
        ("pl", "dwieście trzydzieści pięć", 235), ("tr", "on iki", 12), ("tr", "yirmi beş", 25),
        ("ro", "douăzeci și cinci", 25), ("el", "είκοσι τρία", 23), ("hi", "पच्चीस", None),
        ("hi", "पाँच", 5), ("vi", "hai mươi lăm", 25), ("vi", "mười hai", 12), ("ar", "عشرون", 20),
    ],
)  # fmt: skip
def test_numbers_in_words(code: str, said: str, value: int | None) -> None:
    found = [fold(word) for piece in said.split() for word in piece.replace("-", " - ").split()]
    parts, end = number_words(code).read(found, 0)
    assert (int(together(parts)) if parts else None) == value
    assert end == (len(found) if parts else 0)


def test_words_of_one_language_are_none_of_another() -> None:
    assert number_words("en").value("on") is None and number_words("tr").value("on") == 10
    assert number_words("en").value("bay") is None and number_words("it").value("sei") == 6


def test_numbers_among_words() -> None:
    found = [(w.text, w.value) for w in words("The 3,500 men and twenty-five dogs", "en")]
    assert found == [
        ("The", 0.0), ("3,500", 3500.0), ("men", 0.0), ("and", 0.0), ("twenty-five", 25.0),
        ("dogs", 0.0),
    ]  # fmt: skip
    assert [w.value for w in words("fünfundzwanzig Wale", "de")] == [25.0, 0.0]
    assert [w.value for w in words("dix-sept hommes", "fr")] == [17.0, 0.0]
    assert [w.value for w in words("two three men", "en")] == [0.0, 0.0, 0.0]


def test_months_and_days() -> None:
    known = calendar("en", "pt", "vi")
    assert known.month(["may"], 0) == 5 and known.month(["whale"], 0) is None
    assert known.weekday([fold("terça"), "feira"], 0) == 2
    assert (
        known.month(["thang", "muoi", "hai"], 0) == 12 and known.month(["thang", "muoi"], 0) == 10
    )
    assert names_dates("Monday", "de") and names_dates("MärZ", "de")
    assert not names_dates("Julio", "en") and names_dates("Luni", "ro")


def test_what_tells_a_time() -> None:
    assert times("en").fullmatch("yesterday") and times("en").search("in 1851 they")
    assert times("ja").search("二十年前") and not times("en").fullmatch("lunes")


def test_titles_are_of_the_language_and_of_english() -> None:
    assert titles("en").has("Mr.") and titles("de").has("Mr.") and titles("de").has("Fräulein")
    assert titles("en").gender("mrs") == "she" and titles("en").gender("captain") == ""
    assert titles("pl").has("Pan") and not titles("en").has("Pan") and not titles("en").has("Bay")


def test_cases_of_russian_names_have_one_stem() -> None:
    forms = ("пьер", "пьера", "пьеру", "пьером")
    assert len({name_stem(form) for form in forms}) == 1
    assert len({name_stem(fold(form)) for form in ("Ростов", "Ростова", "Ростовой")}) == 1
    assert name_stem("starbuck") is None
    assert tells_whose("Ростова", "ru") and not tells_whose("Anna", "en")
