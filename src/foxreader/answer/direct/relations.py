"""The words of a sentence, and whether it has a question's words in the same relations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from foxreader.language.lexicon import every_language, stop_words, words_for
from foxreader.language.names import Titles, titles
from foxreader.language.schema import Statements
from foxreader.language.script import fold
from foxreader.language.tokenize import Token, tokens
from foxreader.retrieval.question.question import Term

# The words of a sentence, and the small words of a language that mark definitions.


@dataclass(frozen=True, slots=True)
class SentenceWord:
    """A word of a sentence: its index terms, its folded form and its token with offsets."""

    keys: tuple[str, ...]
    folded: str
    token: Token


@dataclass(frozen=True, slots=True)
class SmallWords:
    """The words of a language that mark definitions."""

    copulas: frozenset[str]
    past: frozenset[str]
    """Those of them that tell of the past."""
    meaning: frozenset[str]
    means: frozenset[str]
    articles: frozenset[str]
    indefinite: frozenset[str]
    determiners: frozenset[str]
    apposing: frozenset[str]
    """Words that start an apposition ("Flask, the third mate"); not "my", used in an address."""
    negations: frozenset[str]
    governors: frozenset[str]
    called: frozenset[str]
    ranks: frozenset[str]
    slight: frozenset[str]
    judging: frozenset[str]
    """What only says what somebody thinks of it: the answer, a problem, difficult."""
    no_kind: frozenset[str]
    own: frozenset[str]
    joins: frozenset[str]
    stop: frozenset[str]
    roles: frozenset[str]
    """What somebody is, to others or by trade."""
    role_endings: tuple[str, ...]
    leading: frozenset[str]
    """Prepositions and the like, after which another is spoken of."""
    large: bool
    """Whether all nouns have capitals."""
    titles: Titles

    def is_role(self, word: SentenceWord) -> bool:
        """Whether a word says what somebody is; where nouns are joined, by its end."""
        if word.folded in self.roles:
            return True
        joined = self.large and word.token.text[0].isupper()
        return joined and any(word.folded.endswith(role) for role in self.roles if len(role) > 3)


@cache
def words_of(*languages: str) -> SmallWords:
    """The words that mark definitions in these languages, folded."""
    known = words_for(*languages)
    small, said = known.words, known.statements
    determiners = small.definite | small.indefinite
    apposing = determiners | small.possessives | small.others
    return SmallWords(
        copulas=said.copulas | said.meaning,
        past=said.past_copulas,
        meaning=said.meaning,
        means=said.means,
        articles=apposing | small.own_possessives,
        indefinite=small.indefinite,
        determiners=determiners,
        apposing=apposing,
        negations=said.negations,
        governors=small.governors | small.places,
        called=said.called,
        ranks=said.ranks,
        slight=said.slight,
        judging=said.judging,
        no_kind=said.ranks | said.slight | said.judging,
        own=small.own_possessives,
        joins=known.numbers.lists | known.library.or_words,
        stop=small.stop,
        roles=known.name_kinds.roles,
        role_endings=tuple(fold(end) for end in known.name_kinds.role_endings),
        leading=small.governors | small.places | known.name_kinds.relatives,
        large=known.nouns_capitalised,
        titles=titles(languages[0]),
    )


# Not the opposite of what is asked, nor something similar. A direct answer (D2) must not be a
# sentence that has all but one of the question's words, or has them reversed. The unanswerable
# questions of SQuAD 2 (Rajpurkar 2018) are made that way: a word replaced, a negation added, two
# names swapped.

_APART = 4
"""The most words apart that two neighbouring words of the question may be in a sentence. Chosen,
not measured."""


def turned(asked: Sequence[SentenceWord], said: Sequence[SentenceWord], turns: Set[str]) -> bool:
    """Whether the question has a word that changes the meaning ("only", "least", "not") and the
    sentence does not."""
    ours, theirs = {w.folded for w in asked}, {w.folded for w in said}
    return not (ours & turns) <= theirs


def opposed(
    keys: Set[str], asked: Sequence[SentenceWord], said: Sequence[SentenceWord], undoing: Set[str]
) -> bool:
    """Whether a word of the question is negated by "non" in only one of the two."""
    return _undone(keys, asked, undoing) != _undone(keys, said, undoing)


def _undone(keys: Set[str], words: Sequence[SentenceWord], undoing: Set[str]) -> frozenset[str]:
    undone = [w.keys for before, w in pairwise(words) if before.folded in undoing]
    return frozenset(key for found in undone for key in found if key in keys)


def neighbours_stay(
    terms: Sequence[Term], asked: Sequence[SentenceWord], held: Sequence[str]
) -> bool:
    """Whether words that are neighbours in the question are also close together in ``held``.

    A sentence with "static" and "applied friction" is not about "static friction". A verb may be
    further from its subject, where the question shows which word is the verb.
    """
    helped = not every_language().statements.helpers.isdisjoint(word.folded for word in asked)
    followed = {term.place - 1 for term in terms}
    for first, second in pairwise(terms):
        verb = second.surface.endswith("ed") or (helped and second.place not in followed)
        together = second.place == first.place + 1 and not verb
        if together and not _close(first.key, second.key, held):
            return False
    return True


def _close(first: str, second: str, held: Sequence[str]) -> bool:
    places = [at for at, key in enumerate(held) if key == first]
    others = [at for at, key in enumerate(held) if key == second]
    return any(abs(at - other) <= _APART for at in places for other in others)


def spelled(question: str, sentence: str, small: Statements, code: str) -> bool:
    """Whether the sentence has what the question writes like no other word: a small word in capital
    letters ("US") or with one ("Anh", England, and "he" in Vietnamese), and what follows a number
    and tells what it is ("5 am")."""
    asked, said = list(tokens(question)), list(tokens(sentence))
    capitals = {t.text for t in asked if len(t.text) > 1 and t.text.isupper()}
    stop = stop_words(code)
    capitals |= {t.text for t in asked[1:] if t.text[0].isupper() and fold(t.text) in stop}
    if not question.isupper() and not capitals <= {t.text for t in said}:
        return False
    wanted = _numbered(asked, small.after_numbers)
    return wanted <= _numbered(said, small.after_numbers)


def _numbered(words: Sequence[Token], after: Set[str]) -> set[tuple[str, str]]:
    """The numbers that one of the words ``after`` follows, with that word."""
    return {
        (a.text, fold(b.text))
        for a, b in pairwise(words)
        if a.text.isdigit() and fold(b.text) in after
    }


def pieces_held(terms: Sequence[Term], held: Set[str]) -> bool:
    """Whether the sentence has at least half the character pairs of each term, in a script without
    spaces."""
    pieces: dict[tuple[int, str], list[bool]] = {}
    for term in terms:
        pieces.setdefault((term.place, term.surface), []).append(term.key in held)
    return all(2 * sum(found) >= len(found) for found in pieces.values())


# The same relations

_STRANDED = 6
"""The most words between a word of the question and the preposition that its end has. Chosen, not
measured."""


def _places_of(words: Sequence[SentenceWord]) -> dict[str, list[int]]:
    """The word indexes of each index term in a sentence."""
    found: dict[str, list[int]] = {}
    for at, word in enumerate(words):
        for key in word.keys:
            found.setdefault(key, []).append(at)
    return found


def turned_round(terms: Sequence[Term], said: Sequence[SentenceWord]) -> float:
    """The share of neighbouring terms of the question, 0 to 1, that the sentence has only in the
    other order; 0 if it has fewer than two of the terms. A name is where all of it is."""
    places = _places_of(said)
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
    asked: Sequence[SentenceWord],
    said: Sequence[SentenceWord],
    keys: frozenset[str],
    helper: int,
    small: Set[str],
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
    asked: Sequence[SentenceWord],
    said: Sequence[SentenceWord],
    keys: frozenset[str],
    prepositions: Set[str],
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


def is_passive(keys: frozenset[str], words: Sequence[SentenceWord], agents: Set[str]) -> bool:
    """Whether a word for the agent ("by") directly follows one of ``keys``."""
    return any(
        after.folded in agents and not keys.isdisjoint(before.keys)
        for before, after in pairwise(words)
    )


def is_done_to(words: Sequence[SentenceWord], verbs: Set[str], copulas: Set[str]) -> bool:
    """Whether one of ``verbs`` follows a form of "be" within three words, as in "were later
    defeated": its subject has something done to it."""
    return any(
        not verbs.isdisjoint(word.keys)
        and any(one.folded in copulas for one in words[max(0, at - 3) : at])
        for at, word in enumerate(words)
    )


def does_it(
    words: Sequence[SentenceWord], verbs: Set[str], keys: frozenset[str], copulas: Set[str]
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
    keys: frozenset[str],
    asked: Sequence[SentenceWord],
    said: Sequence[SentenceWord],
    prepositions: Set[str],
) -> bool:
    """Whether the sentence has another preposition before one of ``keys`` than the question."""
    ours, theirs = _led(asked, keys, prepositions), _led(said, keys, prepositions)
    return any(theirs.get(key) and not found & theirs[key] for key, found in ours.items())


def led(
    words: Sequence[SentenceWord], keys: frozenset[str], prepositions: Set[str]
) -> frozenset[str]:
    """Those of ``keys`` that always have one of ``prepositions`` before them."""
    return frozenset(_led(words, keys, prepositions))


def _led(
    words: Sequence[SentenceWord], keys: frozenset[str], prepositions: Set[str]
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
    words: Sequence[SentenceWord], at: int, keys: frozenset[str], prepositions: Set[str]
) -> Iterator[str]:
    """The nearest preposition before the word ``at``, at most two words from it as in "from the
    southern Italy", unless one of ``keys`` is between."""
    for word in reversed(words[max(0, at - 3) : at]):
        if word.folded in prepositions:
            yield word.folded
            return
        if not keys.isdisjoint(word.keys):
            return


def written_otherwise(terms: Sequence[Term], said: Sequence[SentenceWord]) -> bool:
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
