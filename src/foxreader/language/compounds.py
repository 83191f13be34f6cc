"""Splits a compound into the words of a book it is made of: Superbowlsieger, Waffenfabrik."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from foxreader.language.lexicon import language

_SHORTEST = 4
"""A number of characters. Shorter parts are not looked for: almost every word holds some of three.
Chosen, not measured."""
_SURE = 5
"""A number of characters. A part beside an unknown one has at least this many. Chosen, not
measured."""
_LONGEST = 40
"""A number of characters. Longer words are not split. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Compound:
    """The parts of a compound that a book has, in order; ``whole`` if it has all of them."""

    known: tuple[str, ...]
    whole: bool


def split(word: str, code: str, knows: Callable[[str], bool]) -> Compound | None:
    """The parts of ``word``, a folded compound of a language, of which ``knows`` tells the words.

    None if it has no such parts, or the language writes the parts of a compound apart. Of several
    ways the one with the fewest parts; if there is none, the longest known part at either end.
    """
    if not has_compounds(code) or not 2 * _SHORTEST <= len(word) <= _LONGEST:
        return None
    parts = _split(word, language(code).words.joints, knows)
    if parts:
        return Compound(parts, whole=True)
    ends = [word[at:] for at in range(_SHORTEST, len(word) - _SURE + 1)]
    starts = [word[:at] for at in range(len(word) - _SHORTEST, _SURE - 1, -1)]
    last = next((end for end in ends if knows(end)), "")
    first = next((start for start in starts if knows(start)), "")
    best = max(last, first, key=len)
    return Compound((best,), whole=False) if best else None


def has_compounds(code: str) -> bool:
    """Whether the language writes the parts of a compound together."""
    return bool(language(code).words.joints)


def _split(word: str, joints: tuple[str, ...], knows: Callable[[str], bool]) -> tuple[str, ...]:
    """The known parts of ``word``, as few as possible; empty if there are none."""
    found: tuple[str, ...] = ()
    for at in range(_SHORTEST, len(word) - _SHORTEST + 1):
        first = _without_joint(word[:at], joints, knows)
        if not first:
            continue
        rest = word[at:]
        parts = (rest,) if knows(rest) else _split(rest, joints, knows)
        if parts and (not found or 1 + len(parts) < len(found)):
            found = (first, *parts)
    return found


def _without_joint(part: str, joints: tuple[str, ...], knows: Callable[[str], bool]) -> str:
    """The known word that ``part`` is, with or without a joint at its end, or ""."""
    if knows(part):
        return part
    bare = (part.removesuffix(joint) for joint in joints if part.endswith(joint))
    return next((word for word in bare if len(word) >= _SHORTEST and knows(word)), "")
