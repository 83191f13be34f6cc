"""Questions for the places where something is named, in any order of their words.

"When is the Parsee first mentioned?": a word for the first time and one for being named, and what
is left when those and the words between them are taken out is a single run: what is to be found.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Literal

from foxreader.language.lexicon import language
from foxreader.language.script import WORD_END, WORD_START

Mention = Literal["count", "first", "last"]

_KINDS: tuple[Mention, ...] = ("count", "first", "last")
_CUT = "\0"
_EDGES = "“”„«»\"‘’‚'「」『』,،，、 "
_LONGEST = 40
"""The most characters of what is looked for: a name, a word or a short phrase. Chosen, not
measured."""


def mention(code: str, folded: str) -> tuple[Mention | Literal[""], str]:
    """What the folded question asks for, in a language, and of what; ("", "") if it is no such
    question."""
    cues = _cues(code)
    if "verbs" not in cues or not cues["verbs"].search(folded):
        return "", ""
    if "unless" in cues and cues["unless"].search(folded):
        return "", ""
    for kind in _KINDS:
        if kind in cues and cues[kind].search(folded):
            return kind, _left(code, cues, kind, folded)
    return "", ""


def _left(code: str, cues: Mapping[str, re.Pattern[str]], kind: Mention, folded: str) -> str:
    """The one run of words that is left of ``folded``; "" if there is none or more than one."""
    for name in (kind, "verbs", "between"):
        if name in cues:
            folded = cues[name].sub(_CUT, folded)
    known = language(code)
    runs = [run.strip(_EDGES) for run in folded.split(_CUT)]
    if any(run in known.meaning.pronouns for run in runs):
        return ""  # "Who mentions it first?"
    found = [run for run in runs if run and not set(run.split()) <= known.words.stop]
    if len(found) != 1 or len(found[0]) > _LONGEST:
        return ""
    words = found[0].split()
    while words and words[0] in known.words.stop:
        words.pop(0)
    return "" if set(words) & known.asks.persons else " ".join(words)


@cache
def _cues(code: str) -> Mapping[str, re.Pattern[str]]:
    known = language(code)
    start, end = ("", "") if known.glued else (WORD_START, WORD_END)
    found = known.asks.mention.items()
    return {name: re.compile(f"{start}(?:{cue}){end}") for name, cue in found if cue}
