"""Whether a sentence has the words of a question in the same relations to each other.

A sentence with all words of a question may still say something else: "Who fled from Italy?" is not
answered by "They fled to Italy", nor "When did Harold conquer England?" by "England was conquered
from Harold".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise

from foxreader.answer.direct.definition import Word
from foxreader.language.fold import fold
from foxreader.retrieval.question.query import Term

_LED = 2
"""The most words between a preposition and the word it leads to, as in "from the southern
Italy". Chosen, not measured."""


def places_of(words: Sequence[Word]) -> dict[str, list[int]]:
    """The word indexes of each index term in a sentence."""
    found: dict[str, list[int]] = {}
    for at, word in enumerate(words):
        for key in word.keys:
            found.setdefault(key, []).append(at)
    return found


def turned_round(terms: Sequence[Term], said: Sequence[Word]) -> float:
    """The share of neighbouring terms of the question, 0 to 1, that the sentence has only in the
    other order; 0 if it has fewer than two of the terms."""
    places = places_of(said)
    held = [key for key in dict.fromkeys(term.key for term in terms) if key in places]
    pairs = list(pairwise(held))
    turned = sum(max(places[second]) < min(places[first]) for first, second in pairs)
    return turned / len(pairs) if pairs else 0.0


def is_passive(keys: frozenset[str], words: Sequence[Word], agents: Set[str]) -> bool:
    """Whether a word for the agent ("by") directly follows one of ``keys``."""
    return any(
        after.folded in agents and not keys.isdisjoint(before.keys)
        for before, after in pairwise(words)
    )


def other_preposition(
    keys: frozenset[str], asked: Sequence[Word], said: Sequence[Word], prepositions: Set[str]
) -> bool:
    """Whether the sentence has another preposition before one of ``keys`` than the question."""
    ours, theirs = _led(asked, keys, prepositions), _led(said, keys, prepositions)
    return any(theirs.get(key) and not found & theirs[key] for key, found in ours.items())


def led(words: Sequence[Word], keys: frozenset[str], prepositions: Set[str]) -> frozenset[str]:
    """Those of ``keys`` that always have one of ``prepositions`` before them."""
    return frozenset(_led(words, keys, prepositions))


def _led(
    words: Sequence[Word], keys: frozenset[str], prepositions: Set[str]
) -> dict[str, set[str]]:
    """The prepositions before each of ``keys``, without those that also occur without one."""
    found: dict[str, set[str]] = {}
    bare: set[str] = set()
    for at, word in enumerate(words):
        for key in keys.intersection(word.keys):
            before = next(_before(words, at, keys, prepositions), "")
            if before:
                found.setdefault(key, set()).add(before)
            else:
                bare.add(key)
    return {key: led for key, led in found.items() if key not in bare}


def _before(
    words: Sequence[Word], at: int, keys: frozenset[str], prepositions: Set[str]
) -> Iterator[str]:
    """The nearest preposition before the word ``at``, unless one of ``keys`` is between."""
    for word in reversed(words[max(0, at - _LED - 1) : at]):
        if word.folded in prepositions:
            yield word.folded
            return
        if not keys.isdisjoint(word.keys):
            return


def written_otherwise(terms: Sequence[Term], said: Sequence[Word]) -> bool:
    """Whether the sentence has a name of the question in another form: "Davies" for "Davis"."""
    forms: dict[str, set[str]] = {}
    for word in said:
        for key in word.keys:
            forms.setdefault(key, set()).add(_bare(word.folded))
    names = [term for term in terms if term.kind == "name" and term.key in forms]
    return any(_bare(fold(term.surface)) not in forms[term.key] for term in names)


def _bare(form: str) -> str:
    """A folded word without the ending of a genitive."""
    return form.replace("’", "'").removesuffix("'s").removesuffix("'")


def replaced(
    terms: Sequence[Term], asked: Sequence[Word], said: Sequence[Word], content: Set[int]
) -> int:
    """How many words of the question the sentence lacks between two of its words, with another
    word in their place: "stones and rocks" against "stones and cannonballs".

    ``content`` are the word indexes of the sentence's other content words.
    """
    keys = frozenset(term.key for term in terms)
    places = places_of(said)
    count = 0
    for before, word, after in zip(asked, asked[1:], asked[2:], strict=False):
        if keys.isdisjoint(word.keys) or any(key in places for key in word.keys):
            continue
        left = any(at + 1 in content for at in _at(places, keys, before))
        right = any(at - 1 in content for at in _at(places, keys, after))
        count += left and right
    return count


def _at(places: Mapping[str, Sequence[int]], keys: frozenset[str], word: Word) -> Iterator[int]:
    """Where the sentence has a content word of the question."""
    for key in keys.intersection(word.keys):
        yield from places.get(key, ())
