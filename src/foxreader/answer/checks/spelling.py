"""Names that are spelled in another way than the book spells them: Dólojov, Dolokhov."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import lru_cache

from foxreader.language.fold import fold

_SOUNDS = tuple(
    (re.compile(pattern), sound)
    for pattern, sound in (
        (r"shch|sch|tsch|tch|sh|ch(?=[eiy])|cz|sz|zh|sj", "s"),
        (r"kh|ch|gh|h|x|j(?=[aeou])", "h"),
        (r"ph|ff|w|v|f", "v"),
        (r"ck|qu|k|q|c(?![eiy])", "k"),
        (r"ts|tz|c|z|s", "s"),
        (r"th|dt|t", "t"),
        (r"[iyj]+e?", "i"),
        (r"ou|oo|u", "u"),
        (r"(.)\1+", r"\1"),
    )
)
"""Letters that transcriptions write for each other, in order."""
_LEAST = 4
"""The fewest letters of a name that is compared. Chosen, not measured."""
_ALIKE = 0.85
"""From this likeness (difflib's, 0 to 1) two keys are of one name. Chosen, not measured."""


def is_spelling_of(name: str, known: Iterable[str], *, translated: bool) -> bool:
    """Whether a name may be one of the ``known`` ones in another spelling. One letter may differ if
    the answer is ``translated``; else Robert and Roberta are two."""
    if len(name) < _LEAST:
        return False
    own = _key(name)
    keys = (_key(other) for other in known if len(other) >= _LEAST)
    return any(own == key or (translated and _is_near(own, key)) for key in keys)


def _is_near(own: str, other: str) -> bool:
    return own[:1] == other[:1] and SequenceMatcher(None, own, other).ratio() >= _ALIKE


@lru_cache(maxsize=4_096)
def _key(name: str) -> str:
    """A name by its sounds."""
    key = fold(name)
    for pattern, sound in _SOUNDS:
        key = pattern.sub(sound, key)
    return key
