"""Which language a code or a name means, and which of them the program itself speaks."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from foxreader.core.notice import Notice, templates

# The languages the program itself speaks, and which of them a reader gets

ENGLISH = "en"
LANGUAGES = {
    ENGLISH: "English", "de": "Deutsch", "fr": "Français", "es": "Español", "zh_CN": "简体中文",
    "ja": "日本語", "ar": "العربية", "pt": "Português",
}  # fmt: skip
"""The languages of the window and the command line by their code, each by its own name."""
TRANSLATIONS = Path(__file__).parents[1] / "ui" / "translations"
"""The folder of their texts, as Qt's tools keep and compile them."""

_TRADITIONAL = {"hant", "tw", "hk", "mo"}
"""What of a locale's name says that its Chinese is in traditional characters, which is not here."""


def language_for(setting: str, wanted: Sequence[str]) -> str:
    """The language that is set, else the first of the locales ``wanted`` that there is, else
    English."""
    if setting in LANGUAGES:
        return setting
    return next(filter(None, map(_language_of, wanted)), ENGLISH)


def _language_of(locale: str) -> str:
    """The language of a locale such as de_AT.UTF-8 or zh-Hans-SG; "" for one that is not here."""
    language, *rest = re.split("[-_]", re.split("[.@]", locale)[0].lower())
    if language in ("c", "posix"):
        return ENGLISH
    if language == "zh" and _TRADITIONAL & set(rest):
        return ""
    return next((code for code in LANGUAGES if code.partition("_")[0] == language), "")


def wanted_by(environment: Mapping[str, str]) -> list[str]:
    """The locales of a terminal's environment, the first wanted most, as GNU programs read them.

    ``LANGUAGE`` has a list, which counts only where the locale is none of a computer's own (C).
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next(filter(None, (environment.get(name) for name in names)), "C")
    listed = [one for one in environment.get("LANGUAGE", "").split(":") if one]
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ["C"]
    return listed or [locale]


# Codes and names of languages as files, catalogues and readers write them

_FILE = Path(__file__).with_name("codes.toml")
_LONGEST = 60
_PART = re.compile(r"[A-Za-z0-9]{1,8}")
_CUT = re.compile(r"[;,/@.(\[]")
"""What ends the first of several, a locale's encoding begins with, or a place in brackets."""


@dataclass(frozen=True, slots=True)
class _Table:
    """The list of languages: their names by code, and the code that other codes and names mean."""

    names: dict[str, str]
    codes: dict[str, str]
    none: frozenset[str]


@cache
def _table() -> _Table:
    data = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    listed: dict[str, list[str]] = data["languages"]
    codes = {other: code for code, (_, *others) in listed.items() for other in others}
    codes |= {_folded(name): code for code, (name, *_) in listed.items()}
    codes |= data["instead"]
    names = {code: name for code, (name, *_) in listed.items()}
    return _Table(names, codes | {code: code for code in names}, frozenset(data["none"]["codes"]))


def language_tag(said: str) -> str:
    """``said`` as BCP 47 writes it, with the shortest code: "eng_us" is "en-US", "English" "en".

    Of several it is the first. "" for codes that say that it is none or unknown; what means no
    language that is listed stays as it is.
    """
    text = said.strip()[:_LONGEST]
    first = _CUT.split(text, maxsplit=1)[0].strip()
    table = _table()
    if named := table.codes.get(_folded(first)):
        return named
    primary, *rest = first.replace("_", "-").split("-")
    if primary.lower() in table.none:
        return ""
    if len(primary) not in (2, 3) or not all(map(_PART.fullmatch, (primary, *rest))):
        return text
    code = table.codes.get(primary.lower(), primary.lower())
    return "-".join((code, *map(_subtag, rest)))


def _subtag(part: str) -> str:
    """A part of a tag in its usual letters: a script "Hans", a region "US", others small."""
    if len(part) == 4 and part.isalpha():
        return part.title()
    return part.upper() if len(part) == 2 and part.isalpha() else part.lower()


def primary_language(said: str) -> str:
    """The language that ``said`` means, without its script and region: "en" for "eng-US"."""
    tag = language_tag(said)
    code = tag.partition("-")[0]
    return code if len(code) in (2, 3) else tag


def english_name(said: str) -> str:
    """The English name of the language that ``said`` means; ``said`` where it is not listed."""
    return _table().names.get(primary_language(said), said)


def language_words(said: str) -> str:
    """The name of the language that ``said`` means, in the reader's own where that is known."""
    code = f"language_{primary_language(said)}"
    return Notice(code) if code in templates() else english_name(said)


def _folded(name: str) -> str:
    """A name as it is compared; a command line that asks for no book waits for nothing of it."""
    from foxreader.language.script import fold  # noqa: PLC0415 -- see above

    return fold(name)
