"""The languages the program itself speaks, and which of them a reader gets."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

ENGLISH = "en"
LANGUAGES = {
    ENGLISH: "English", "de": "Deutsch", "fr": "Français", "es": "Español", "zh_CN": "简体中文",
    "ja": "日本語", "ar": "العربية",
}  # fmt: skip
"""The languages of the window and the command line by their code, each by its own name."""
DRAFTS = frozenset(("fr", "es", "zh_CN", "ja", "ar"))
"""Those that were not read a second time yet; the readings are kept in docs/translations.md."""
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
