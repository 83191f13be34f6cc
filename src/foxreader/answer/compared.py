"""When two statements speak of the same thing and differ in one value: for conflicts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from math import log

from foxreader.answer.slots import Kind, Slot, Statement
from foxreader.answer.tellingwords import telling
from foxreader.core.span import Span
from foxreader.index.wordlists import ASKING
from foxreader.retrieval.question import classify

SAME = 0.75
"""So much of what the shorter statement says, by weight, stands in the longer one too."""
LIKE = 0.45
NAMED_LIKE = 0.3
"""And so much of all that both say; less where they share a name."""
RUN_LIKE = 0.75
"""More in scripts without spaces, where a verb is one pair among many."""
_PAIR = re.compile("[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,3}")

Key = tuple[Kind, str]

ASKED = {"count": "number", "when": "date", "who": "name", "who_is": "name", "where": "name"}
"""Which kind of value a kind of question asks for."""


@dataclass(frozen=True, slots=True)
class Said:
    """A statement and where it stands; ``section`` is the heading above it."""

    span: Span
    what: Statement
    section: Span | None


def weigh(texts: Sequence[Set[str]]) -> Mapping[str, float]:
    """How telling each stem is: the more, the fewer of the units have it.

    What two statements share two units have: that alone is nothing common.
    """
    counts = Counter(key for text in texts for key in text)
    return {key: log(1 + len(texts) / max(2, count)) for key, count in counts.items()}


def differing(a: Statement, b: Statement) -> tuple[Slot, Slot] | None:
    """The one value in which two statements differ, as each has it; None where it is not one."""
    ours, theirs = _by_key(a), _by_key(b)
    found: list[tuple[Slot, Slot]] = []
    for key in ours.keys() & theirs.keys():
        if _alike(ours[key], theirs[key]):
            continue
        if len(ours[key]) > 1 or len(theirs[key]) > 1:
            return None  # a list is not one value
        found.append((ours[key][0], theirs[key][0]))
    if a.loose and b.loose and a.loose != b.loose:
        return None
    if len(found) != 1 or _apart(ours.keys(), theirs.keys(), found[0][0].kind):
        return None
    return found[0]


def _by_key(statement: Statement) -> dict[Key, list[Slot]]:
    found: dict[Key, list[Slot]] = {}
    for slot in statement.slots:
        found.setdefault((slot.kind, slot.of), []).append(slot)
    return found


def _alike(ours: Sequence[Slot], theirs: Sequence[Slot]) -> bool:
    """Whether the values say the same, or one only says less."""
    if len(ours) != len(theirs):
        return False
    return all(_agree(a, b) for a, b in zip(ours, theirs, strict=True))


def _agree(a: Slot, b: Slot) -> bool:
    if a.kind == "date":
        fields = zip(a.value.split("-"), b.value.split("-"), strict=True)
        return all(x == y or not x or not y for x, y in fields)
    if a.kind == "name":  # "Tom" and "Tom Sawyer" are one
        return bool(set(a.value.split()) & set(b.value.split())) or (
            a.value.startswith(b.value) or b.value.startswith(a.value)
        )
    return a.value == b.value


def _apart(ours: Set[Key], theirs: Set[Key], kind: Kind) -> bool:
    """Whether values that only one of two statements has set them apart: another time, another
    count on either side.
    """
    only_ours, only_theirs = ours - theirs, theirs - ours
    times = any(key[0] == "date" for key in only_ours | only_theirs)
    return (times and kind != "date") or bool(only_ours and only_theirs)


def same_thing(a: Said, b: Said, slot: Slot, weights: Mapping[str, float]) -> bool:
    """Whether two statements plainly speak of the same subject in the same way."""
    ours, theirs = a.what.terms, b.what.terms
    shared = ours & theirs - {slot.of}
    if (a.what.names - theirs) and (b.what.names - ours):
        return False
    if _weight(weights, shared) < SAME * min(
        _weight(weights, ours - {slot.of}), _weight(weights, theirs - {slot.of})
    ):
        return False
    like = _weight(weights, shared) / max(_weight(weights, (ours | theirs) - {slot.of}), 0.01)
    needed = 2 if slot.kind == "date" else 1
    names = a.what.names & b.what.names
    runs = any(map(_PAIR.fullmatch, ours))
    least = RUN_LIKE if runs else NAMED_LIKE if names else LIKE
    if like < least or _count(shared) < needed:
        return False
    if names or a.section == b.section:
        return True
    # A king in another chapter may be another king.
    return like >= SAME and _count(shared) >= 2


def _weight(weights: Mapping[str, float], keys: Iterable[str]) -> float:
    return sum(weights.get(key, 1.0) for key in keys)


def _count(keys: Iterable[str]) -> float:
    """How many words; in scripts without spaces a word is some two pairs."""
    return sum(0.5 if _PAIR.fullmatch(term) else 1.0 for term in keys)


class Asked:
    """What a question asks about, as far as the evidence speaks of it."""

    def __init__(self, question: str, language: str, weights: Mapping[str, float]) -> None:
        self._kind = ASKED.get(classify(question).kind, "")
        stop = ASKING | {key for word in ASKING for key in telling(word, "en")}
        keys = [key for key in telling(question, language) if key not in stop]
        self.terms = frozenset(key for key in keys if key in weights)

    def about(self, a: Statement, b: Statement, slot: Slot) -> bool:
        """Whether two statements that share a subject bear on the question."""
        shared = (a.terms & b.terms) | {slot.of}
        held = _count(self.terms & shared)
        if slot.of in "".join(term for term in self.terms if _PAIR.fullmatch(term)):
            held += 0.5
        needed = 1.0 if slot.kind == self._kind else 2.0
        return held >= min(needed, _count(self.terms)) > 0
