"""Stems: what the forms of a word share, so that "whales" finds "whale". For the index only."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from foxreader.language.porter import porter
from foxreader.language.wordlists import IRREGULAR

_MIN_STEM = 3

# Endings by language, taken off the longest first, once. Light on purpose: a stem too short
# joins words that have nothing in common, one too long only misses a form.
_ENDINGS = {
    "de": """
    erinnen erin innen heiten keiten ungen heit keit isch lich ung est end ern em en er es e s n
    t
    """,
    "fr": """
    issements issement atrices ateurs ations atrice ateur ation ements ement ables ibles iques
    euses aient erent antes ants ances ance ique able ible euse eux ant ait ais ees era ent ez
    er ir es ee ie s e
    """,
    "es": """
    amientos imientos amiento imiento aciones uciones adoras adores adora ador acion ucion mente
    ieron aron iendo ando abamos aban aba adas ados idas idos ada ado ida ido ares eres ires ar
    er ir os as es a o e s
    """,
    "it": """
    amente mente azioni azione amenti amento imenti imento ando endo ato ata ati ate uto uta uti
    ute ito ita iti ite are ere ire o a i e
    """,
    "pt": """
    amentos amento imentos imento adoras adores adora ador acoes acao mente aram eram iram ando
    endo indo adas ados idas idos ada ado ida ido ar er ir os as es a o e s
    """,
    "nl": """
    heden heid ingen ing lijk ende en er e s t
    """,
    "ru": """
    иями ями ами ией иям ием иях ого его ому ему ыми ими ать ять ить еть ала ила али или ает яет
    ают яют ует уют ыла ый ий ой ая яя ое ее ые ие ым им ых их ую юю ла ло ли ем ом ам ям ах ях
    ов ев ей ию ью ия ья ют ет ит ат ят ся сь а е и й о у ы ь ю я
    """,
    "ar": """
    هما كما ات ون ين ان ها هم هن نا كم ية ه ة ي
    """,
}
_ARABIC_HEADS = ("وال", "بال", "كال", "فال", "لل", "ال", "و")
_ORDERED = {
    language: tuple(sorted(endings.split(), key=len, reverse=True))
    for language, endings in _ENDINGS.items()
}
_CYRILLIC = re.compile("[\u0400-\u052f]")
_ARABIC = re.compile("[\u0600-\u06ff]")
_LATIN = re.compile("[a-z]")


@lru_cache(maxsize=100_000)
def stem(word: str, language: str) -> str:
    """The stem of a folded ``word``; its script decides first, then the book's language."""
    if not word.isascii():
        if _CYRILLIC.search(word):
            return _strip(word, "ru")
        if _ARABIC.search(word):
            return _strip(_arabic(word), "ar")
    if not _LATIN.search(word):
        return word
    rule = _LATIN_RULES.get(language)
    return rule(word) if rule else word


def _english(word: str) -> str:
    return porter(IRREGULAR.get(word, word))


def _light(language: str) -> Callable[[str], str]:
    return lambda word: _strip(word, language)


_LATIN_RULES: dict[str, Callable[[str], str]] = {
    "en": _english,
    **{language: _light(language) for language in ("de", "fr", "es", "it", "pt", "nl")},
}


def _strip(word: str, language: str) -> str:
    for ending in _ORDERED[language]:
        if word.endswith(ending) and len(word) - len(ending) >= _MIN_STEM:
            return word[: -len(ending)]
    return word


def _arabic(word: str) -> str:
    word = re.sub("[أإآ]", "ا", word).replace("ى", "ي").replace("ـ", "")
    for head in _ARABIC_HEADS:
        if word.startswith(head) and len(word) - len(head) >= _MIN_STEM:
            return word[len(head) :]
    return word
