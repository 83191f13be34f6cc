"""Which language a code or a name means: one way to write it, for whatever says it of a book.

Files, calibre, catalogues and readers write "en", "eng", "en_us" and "English"; the shelf shows,
counts and sorts them as one.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from foxreader.language.fold import fold

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
    codes |= {fold(name): code for code, (name, *_) in listed.items()}
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
    if named := table.codes.get(fold(first)):
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
