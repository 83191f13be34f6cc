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
from foxreader.retrieval.question.question import Term

_STRANDED = 6
"""The most words between a word of the question and the preposition that its end has. Chosen, not
measured."""


def places_of(words: Sequence[Word]) -> dict[str, list[int]]:
    """The word indexes of each index term in a sentence."""
    found: dict[str, list[int]] = {}
    for at, word in enumerate(words):
        for key in word.keys:
            found.setdefault(key, []).append(at)
    return found


def turned_round(terms: Sequence[Term], said: Sequence[Word]) -> float:
    """The share of neighbouring terms of the question, 0 to 1, that the sentence has only in the
    other order; 0 if it has fewer than two of the terms. A name is where all of it is."""
    places = places_of(said)
    names: dict[int, list[str]] = {}
    for term in terms:
        names.setdefault(term.group, []).append(term.key)
    for keys in names.values():
        places |= _together(keys, places)
    held = [key for key in dict.fromkeys(term.key for term in terms) if key in places]
    pairs = list(pairwise(held))
    turned = sum(max(places[second]) < min(places[first]) for first, second in pairs)
    return turned / len(pairs) if pairs else 0.0


def _together(keys: Sequence[str], places: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
    """The places of ``keys`` where they follow one another; {} if they never do."""
    first = [
        at
        for at in places.get(keys[0], ())
        if all(at + n in places.get(key, ()) for n, key in enumerate(keys))
    ]
    return {key: [at + n for at in first] for n, key in enumerate(keys)} if first else {}


def leaves_unread(
    asked: Sequence[Word], said: Sequence[Word], keys: frozenset[str], helper: int, small: Set[str]
) -> bool:
    """Whether the verb of the question may be a stop word ("own", "tell") that the sentence lacks.

    It is looked for right after the content words that follow the ``helper``, and at the end of
    the question. ``small`` are the words that are never a verb.
    """
    after = asked[helper + 1 :]
    row = next((n for n, word in enumerate(after) if not keys.isdisjoint(word.keys)), len(after))
    while row < len(after) and not keys.isdisjoint(after[row].keys):
        row += 1
    verbs = [w for w in (*after[row : row + 1], *after[-1:]) if keys.isdisjoint(w.keys)]
    held = {key for word in said for key in word.keys}
    return any(w.folded not in small and held.isdisjoint(w.keys) for w in verbs)


def lacks_preposition(
    asked: Sequence[Word], said: Sequence[Word], keys: frozenset[str], prepositions: Set[str]
) -> bool:
    """Whether the question ends with a preposition that the sentence does not have after a word of
    the question: "Where did he come from?" is not answered by "He came into the lodge"."""
    last = asked[-1].folded if asked else ""
    if last not in prepositions:
        return False
    return not any(
        word.folded == last
        and any(not keys.isdisjoint(one.keys) for one in said[max(0, at - _STRANDED) : at])
        for at, word in enumerate(said)
    )


def is_passive(keys: frozenset[str], words: Sequence[Word], agents: Set[str]) -> bool:
    """Whether a word for the agent ("by") directly follows one of ``keys``."""
    return any(
        after.folded in agents and not keys.isdisjoint(before.keys)
        for before, after in pairwise(words)
    )


def is_done_to(words: Sequence[Word], verbs: Set[str], copulas: Set[str]) -> bool:
    """Whether one of ``verbs`` follows a form of "be" within three words, as in "were later
    defeated": its subject has something done to it."""
    return any(
        not verbs.isdisjoint(word.keys)
        and any(one.folded in copulas for one in words[max(0, at - 3) : at])
        for at, word in enumerate(words)
    )


def does_it(
    words: Sequence[Word], verbs: Set[str], keys: frozenset[str], copulas: Set[str]
) -> bool:
    """Whether one of ``verbs`` directly follows another of ``keys`` that does it: "Nixon named
    Simon" is no answer to "What was Nixon named as?"."""
    return any(
        not verbs.isdisjoint(after.keys)
        and not (keys - verbs).isdisjoint(before.keys)
        and not is_done_to([*words[max(0, at - 3) : at + 2]], verbs, copulas)
        for at, (before, after) in enumerate(pairwise(words))
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
    """The nearest preposition before the word ``at``, at most two words from it as in "from the
    southern Italy", unless one of ``keys`` is between."""
    for word in reversed(words[max(0, at - 3) : at]):
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
