"""Which language a code or a name means."""

from __future__ import annotations

import tomllib

import pytest
from PySide6.QtCore import QLocale

from foxreader.language import tags
from foxreader.language.tags import english_name, language_tag, primary_language
from nonempty import some


@pytest.mark.parametrize(
    ("said", "tag"),
    [
        ("en", "en"), ("eng", "en"), ("ENG", "en"), ("English", "en"), ("en_us", "en-US"),
        ("eng-us", "en-US"), ("en_US.UTF-8", "en-US"), ("English (United States)", "en"),
        ("ger", "de"), ("deu", "de"), ("german", "de"), ("fre", "fr"), ("fra", "fr"),
        ("chi", "zh"), ("zho", "zh"), ("cmn", "zh"), ("zh-hans-cn", "zh-Hans-CN"),
        ("iw", "he"), ("in", "id"), ("mo", "ro"), ("nob", "nb"), ("nor", "no"),
        ("grc", "grc"), ("haw", "haw"), ("ca-valencia", "ca-valencia"), ("en, de", "en"),
        ("und", ""), ("mul", ""), ("zxx", ""), ("", ""), ("  ", ""),
        ("Klingon", "Klingon"), ("tlh", "tlh"), ("a language", "a language"), ("x-own", "x-own"),
    ],
)  # fmt: skip
def test_one_language_is_written_one_way(said: str, tag: str) -> None:
    assert language_tag(said) == tag
    assert language_tag(tag) == tag


def test_names_and_primary_codes() -> None:
    assert primary_language("eng_US") == "en" == primary_language("en")
    assert (english_name("deu"), english_name("zh-Hant")) == ("German", "Chinese")
    assert (english_name("tlh"), english_name("Klingon")) == ("tlh", "Klingon")


def test_the_table_is_qts() -> None:
    """All that Qt knows of CLDR is in the file, so that a new Qt shows what it lacks."""
    kinds = QLocale.LanguageCodeType
    order = (kinds.ISO639Part1, kinds.ISO639Part2B, kinds.ISO639Part2T, kinds.ISO639Part3)
    listed = tomllib.loads(tags._FILE.read_text(encoding="utf-8"))["languages"]
    none = (QLocale.Language.AnyLanguage, QLocale.Language.C)
    for language in some([one for one in QLocale.Language if one not in none]):
        codes = [code for kind in order if (code := QLocale.languageToCode(language, kind))]
        name, *others = listed[codes[0]]
        assert {*others} == {*codes} - {codes[0]}, codes
        assert name == QLocale.languageToString(language)
