import pytest

from foxreader.answer.checks.numbers import numbers, values


def demanded(text: str, language: str = "") -> list[str]:
    return [number.value for number in numbers(text, language) if not number.loose]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("He had three hundred and twenty-nine ships in 1842.", ["329", "1842"]),
        ("In 1842 300 men and 2.5 million others came to it.", ["1842", "300", "2500000"]),
        ("It was 3,500 or 1 000 000 of them, that is.", ["3500", "1000000"]),
        ("She met him on the 5th of June, a Sunday, as it was.", ["5", "month 6", "day 7"]),
        ("They may march there in May 1812 if they can.", ["month 5", "1812"]),
        ("Am 3. Mai kamen fünfundzwanzig Leute in das Haus.", ["3", "month 5", "25"]),
        ("Il y avait quatre-vingt-dix-neuf hommes dans la ville.", ["99"]),
        ("Había veintidós hombres y treinta y cinco mujeres en la casa.", ["22", "35"]),
        ("Это было три тысячи двести лет назад, и он это знал.", ["3200"]),
        ("一九四二年三月二十五日，三十万人来了。", ["1942", "3", "25", "300000"]),
        ("和1937年收到了38份", ["1937", "38"]),
        ("كان عنده ٣٥ رجلا", ["35"]),
        ("كان عنده أربعة أولاد وأربعون كتابا", ["4", "40"]),
        ("There were ¹⁷ years between them, and it was so.", ["17"]),
        ("There were ⑰ years and ㉑ days and ⓱ hours in it.", ["17", "21", "17"]),
        ("There were 𝟏𝟕 years and １７ days and १७ hours in it.", ["17", "17", "17"]),
        ("It is 17² m and H₂O and the whale¹ said so.” ¹² of us", ["17", "12"]),
        ("① First she fell, ② then she was on the ground.", []),
        ("② She fell and was on the ground.", []),
        ("⑰人の姉妹がいた。", ["17"]),
        ("It was due to the D23 Expo, once more.", []),
        ("They stood on the fortieth. Two of our five stores lost money.", ["40", "2", "5"]),
        ("Er kam am Sonntage zu Tische, nicht am Sonnabend.", ["day 7", "day 6"]),
        ("One of them had a second look at the pair of boots.", []),
        ("万一他来了，四处都是人。", []),
        ("印刷は一九二○年代に広まった。", ["decade 1920"]),
        ("百五十歩を歩いて二十代の男に会った。", ["150", "decade 20"]),
        ("彼は八千と書いて、五十音を習った。", ["8000"]),
        ("אורכה של הסירה היה כשבעים ושתיים רגל.", ["72"]),
        ("הם הפליגו שלושה שבועות ושבע שנים.", ["3", "7"]),
    ],
)
def test_a_claim_is_held_to_its_numbers(text, expected):
    assert demanded(text) == expected


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("in the years 1841–45", "1845"),
        ("at 11:30", "30"),
        ("Chapter XXXII", "32"),
        ("a pair of boots", "2"),
        ("due cavalli", "2"),
        ("两个人", "2"),
        ("half a dozen", "12"),
        ("half a dozen", "6"),
        ("running half an hour or so", "30"),
        ("a quarter of an hour", "15"),
        ("eine halbe Stunde lang", "30"),
        ("une demi-heure", "30"),
        ("seven-and-twenty years", "27"),
        ("three score years", "60"),
        ("two dozen eggs", "24"),
        ("half a million", "500000"),
        ("about a mile and a half", "1.5"),
        ("at half past three", "3.30"),
        ("at half past three", "15.30"),
        ("at a quarter to four", "3.45"),
        ("printed in London, MDCCCLI", "1851"),
        ("ルイⅩⅣ世のころ", "14"),
        ("une vingtaine d’hommes", "20"),
        ("deux douzaines d’œufs", "24"),
        ("zwei Dutzend Eier", "24"),
        ("anderthalb Meilen", "1.5"),
        ("una ventina di uomini", "20"),
        ("un centenar de hombres", "100"),
        ("полдюжины яиц", "6"),
        ("полтора года", "1.5"),
        ("馬には五六匹逢った", "5"),
        ("馬には五六匹逢った", "6"),
        ("二十四五の若い男", "24"),
        ("二十四五の若い男", "25"),
    ],
)
def test_a_place_bears_out_numbers_in_any_form(place, value):
    assert value in values(place)


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("ستة وأربعين كروموسومًا", "46"),
        ("ستة وأربعون", "46"),
        ("ستٌّ وأربعون", "46"),
        ("وستٍّ وأربعين سنة", "46"),
        ("السبعة والعشرون", "27"),
        ("واحد وعشرين يوما", "21"),
        ("إحدى وعشرون سنة", "21"),
        ("أحد عشر كوكبا", "11"),
        ("اثنتا عشرة سنة", "12"),
        ("اثني عشر شهرا", "12"),
        ("خمسة عشر رجلا", "15"),
        ("خمس عشرة امرأة", "15"),
        ("مئة وخمسة وعشرين", "125"),
        ("مائتين وخمسين", "250"),
        ("ثلاثمائة وستين يوما", "360"),
        ("ألف وتسعمئة وستة وأربعين", "1946"),
        ("ستة وأربعين ألفا", "46000"),
        ("ألفين", "2000"),
        ("بأربعين يوما", "40"),
    ],
)
def test_an_arabic_number_has_its_value_in_every_case(words, value):
    assert demanded(words, "ar") == [value]
    assert value in values(f"كان عنده {words} في البيت")
    assert all(number.among(values(f"هذا {words}")) for number in numbers(f"{value} رجلا", "ar"))


@pytest.mark.parametrize("words", ["لست أدري", "وعد الولد أباه", "فكر في الأمر"])
def test_an_arabic_word_that_only_begins_like_a_number_is_none(words):
    assert demanded(words, "ar") == []


def test_english_units_and_tens_with_and_stay_two_numbers():
    assert demanded("There were five and twenty of them in the house.") == ["5", "20"]


def test_a_place_supports_units_and_tens_joined():
    assert "33" in values("Three and thirty times over did it sing.", "en")
    assert "25" not in values("There were five, and twenty came.", "en")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("There were three hundred and twenty-nine ships.", "three hundred and twenty nine"),
        ("كان عنده ستة وأربعين كروموسومًا", "ستة وأربعين"),
        ("There were ㉑ men", "㉑"),
    ],
)
def test_a_number_is_named_as_it_is_written(text, words):
    assert [number.words for number in numbers(text)] == [words]


@pytest.mark.parametrize("said", ["五六匹の馬に逢った", "二三日の後のことだ"])
def test_an_inexact_number_in_chinese_numerals_is_two_numbers_in_sequence(said):
    (number,) = numbers(said, "ja")
    low, high, _ = number.value, *number.others
    assert int(high) == int(low) + 1
    assert number.among({low}) and number.among({high}) and not number.among({"7"})


def test_signs_that_are_one_number_stay_one():
    assert demanded("一九一二年のことだ") == ["1912"]
    assert demanded("その十二人は帰った") == ["12"]
