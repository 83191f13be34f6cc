"""Names in scripts without capitals: runs of characters that are used as names are.

Nothing marks a name there. A run is taken for one that speaks (曹操曰, 老人は言), has a title
(志保田さん, الدكتور), ends as places do (荆州, 東京駅), or is written in katakana, as foreign names
are. A name without any of these is missed rather than guessed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from foxreader.index.concepts.chapter_text import BookText, Mention, Part
from foxreader.index.concepts.cjk_words import GLUED, Lexicon
from foxreader.language.lexicon import every_language

_KATAKANA = re.compile("[ァ-ヺー]{3,}")
_LAUGH = re.compile(r"(.{1,2})\1+.?")
# The numbers below were chosen, not measured, unless they say otherwise.
_SPOKEN = 0.06
"""Share of its uses before a verb of speech from which a run is a name."""
_WITH_SURNAME = 0.02
"""The same for a run of up to three characters that begins with a Chinese surname."""
_TITLED = 0.2
"""Share of its uses before a title (さん) from which a run is a name."""
_OPENS = 0.2
"""Share of its uses at the beginning of a clause that a name has at least: who speaks also
begins clauses, while what he does when speaking comes after his name."""
_LEAST = 3
"""Uses of a run in the text at least."""


@dataclass(slots=True)
class _Signs:
    """Where a word occurs, and how often it is used as a name is."""

    places: list[Mention] = field(default_factory=list)
    spoken: int = 0
    titled: int = 0
    opens: int = 0


def run_names(reading: BookText, known: Lexicon) -> dict[str, list[Mention]]:
    """The names among the words of ``known`` and those after titles: where each occurs."""
    signs: dict[str, _Signs] = {}
    for at, part in enumerate(reading.parts):
        if known.counts:
            _read_runs(part, at, known, signs)
        for match in _signs_of_names().marked.finditer(part.text):
            sign = signs.setdefault(match[1], _Signs())
            sign.places.append(Mention(at, part.unit_at(match.start()), *match.span(1)))
            sign.titled += 1
    return {run: sign.places for run, sign in signs.items() if _is_name(run, sign)}


def _read_runs(part: Part, at: int, known: Lexicon, signs: dict[str, _Signs]) -> None:
    words = _signs_of_names()
    for match in GLUED.finditer(part.text):
        unit = part.unit_at(match.start())
        offset = 0
        for word in known.cut(match.group()):
            start = match.group().index(word, offset)
            offset = start + len(word)
            after = part.text[match.start() + offset : match.start() + offset + 3]
            sign = signs.setdefault(word, _Signs())
            where = match.start() + start
            sign.places.append(Mention(at, unit, where, where + len(word)))
            sign.opens += start == 0
            sign.spoken += bool(words.speaks.match(after))
            sign.titled += bool(words.title_after.match(after))


def _is_name(run: str, sign: _Signs) -> bool:
    count, words = len(sign.places), _signs_of_names()
    if count < _LEAST:
        return False
    if _KATAKANA.fullmatch(run):
        return not _LAUGH.fullmatch(run)
    if sign.titled >= max(2, _TITLED * count):
        return True
    if len(run) <= 3 and words.place.fullmatch(run[-2:]) and run[0] not in words.doing:
        return True
    if words.mood.fullmatch(run) or sign.opens < _OPENS * count:
        return False
    needed = _WITH_SURNAME if run[0] in words.surnames and len(run) <= 3 else _SPOKEN
    return sign.spoken >= max(2, needed * count)


@dataclass(frozen=True, slots=True)
class _Words:
    """What names are known by in scripts without capitals."""

    speaks: re.Pattern[str]
    title_after: re.Pattern[str]
    place: re.Pattern[str]
    mood: re.Pattern[str]
    marked: re.Pattern[str]
    doing: frozenset[str]
    surnames: frozenset[str]


@cache
def _signs_of_names() -> _Words:
    names = every_language().names
    return _Words(
        re.compile(names.speaks),
        re.compile(names.after_names),
        re.compile(f".[{''.join(sorted(names.place_endings))}]"),
        re.compile(names.mood),
        re.compile(rf"(?:{names.before_names})\.?[ \u00a0]([^\W\d_][^\W\d_\u064b-\u065f]+)"),
        names.doing,
        names.surnames,
    )
