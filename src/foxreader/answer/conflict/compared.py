"""When two statements speak of the same thing and differ in one value: for conflicts."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from math import log

from foxreader.answer.conflict.slots import Kind, Slot, Statement
from foxreader.core.span import Span
from foxreader.language.lexicon import FALLBACK
from foxreader.language.questions import Question as Form
from foxreader.language.questions import words_of_asking
from foxreader.language.topic_words import topic_words

SAME = 0.75
"""So much of what the shorter statement says, by weight, stands in the longer one too."""
LIKE = 0.45
NAMED_LIKE = 0.3
"""And so much of all that both say; less where they share a name."""
RUN_LIKE = 0.75
"""More in scripts without spaces, where a verb is one pair among many."""
VERBATIM = 0.9
"""And nearly all, in so many words, where cues of time or doubt stand in them."""
LEAST_VERBATIM = 4
_PAIR = re.compile("[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]{1,3}")

Key = tuple[Kind, str]
_BARE: Key = ("number", "")

ASKED = {"count": "number", "when": "date", "who": "name", "who_is": "name", "where": "name"}
"""Which kind of value a kind of question asks for."""


@dataclass(frozen=True, slots=True)
class Said:
    """A statement and where it stands; ``section`` is the heading above it."""

    span: Span
    what: Statement
    section: Span | None


@dataclass(frozen=True, slots=True)
class Difference:
    """The one value in which two statements differ, as either has it.

    ``plain`` tells that it is one thing's; else only the same sentence can be meant.
    """

    first: Slot
    second: Slot
    plain: bool


def weigh(texts: Sequence[Set[str]]) -> Mapping[str, float]:
    """How telling each stem is: the more, the fewer of the units have it.

    What two statements share two units have: that alone is nothing common.
    """
    counts = Counter(key for text in texts for key in text)
    return {key: log(1 + len(texts) / max(2, count)) for key, count in counts.items()}


def differing(a: Statement, b: Statement) -> Difference | None:
    """The one value in which two statements differ; None where it is not one."""
    ours, theirs = _by_key(a), _by_key(b)
    found: list[Difference] = []
    for key in ours.keys() & theirs.keys():
        pairs = list(zip(ours[key], theirs[key], strict=False))
        unlike = [pair for pair in pairs if not _agree(*pair)]
        if len(ours[key]) != len(theirs[key]) or len(unlike) > 1:
            return None
        # Of several values, or one of nothing known, only the same sentence tells which is which.
        plain = bool(key[1] or key[0] == "date") and len(pairs) == 1
        found += [Difference(*pair, plain and not a.cues | b.cues) for pair in unlike]
    if len(found) != 1 or _apart(ours.keys(), theirs.keys(), found[0].first.kind):
        return None
    return found[0]


def _by_key(statement: Statement) -> dict[Key, list[Slot]]:
    found: dict[Key, list[Slot]] = {}
    for slot in statement.slots:
        found.setdefault((slot.kind, slot.of), []).append(slot)
    return found


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
    only_ours, only_theirs = ours - theirs - {_BARE}, theirs - ours - {_BARE}
    times = any(key[0] == "date" for key in only_ours | only_theirs)
    return (times and kind != "date") or bool(only_ours and only_theirs)


def same_thing(a: Said, b: Said, found: Difference, weights: Mapping[str, float]) -> bool:
    """Whether two statements plainly speak of the same subject in the same way."""
    of = {found.first.of}
    ours, theirs = a.what.terms - of, b.what.terms - of
    shared = ours & theirs
    if (a.what.names - b.what.terms) and (b.what.names - a.what.terms):
        return False
    held, all_ = _weight(weights, shared), _weight(weights, ours | theirs)
    if held < SAME * min(_weight(weights, ours), _weight(weights, theirs)):
        return False
    like, words = held / max(all_, 0.01), _count(shared)
    if not found.plain:
        return like >= VERBATIM and words >= LEAST_VERBATIM and a.what.cues == b.what.cues
    names = a.what.names & b.what.names
    runs = any(map(_PAIR.fullmatch, ours))
    least = RUN_LIKE if runs else NAMED_LIKE if names else LIKE
    if like < least or words < (2 if found.first.kind == "date" else 1):
        return False
    # A king in another chapter may be another king.
    together = a.section is not None and a.section == b.section
    return bool(names) or together or (like >= SAME and words >= 2)


def _weight(weights: Mapping[str, float], keys: Iterable[str]) -> float:
    return sum(weights.get(key, 1.0) for key in keys)


def _count(keys: Iterable[str]) -> float:
    """How many words; in scripts without spaces a word is some two pairs."""
    return sum(0.5 if _PAIR.fullmatch(term) else 1.0 for term in keys)


class Matter:
    """What a question asks about, as far as the evidence speaks of it."""

    def __init__(self, form: Form, topic: Iterable[str], weights: Mapping[str, float]) -> None:
        self._kind = ASKED.get(form.kind, "")
        stop = words_of_asking() | {
            key for w in words_of_asking() for key in topic_words(w, FALLBACK)
        }
        self.terms = frozenset(key for key in topic if key not in stop and key in weights)

    def may_bear(self, held: Set[str]) -> bool:
        """Whether a unit with these stems may bear on the question: a quick look."""
        least = min(1.0 if self._kind else 2.0, _count(self.terms))
        return _count(self.terms & held) >= least > 0

    def about(self, a: Statement, b: Statement, slot: Slot) -> bool:
        """Whether two statements that share a subject bear on the question."""
        shared = (a.terms & b.terms) | {slot.of}
        held = _count(self.terms & shared)
        if slot.of in "".join(term for term in self.terms if _PAIR.fullmatch(term)):
            held += 0.5
        if self._kind and "name" in (slot.kind, self._kind) and slot.kind != self._kind:
            # Who it was is asked, and not when: another matter, unless much is shared.
            return held >= 2.0
        needed = 1.0 if slot.kind == self._kind else 2.0
        return held >= min(needed, _count(self.terms)) > 0
