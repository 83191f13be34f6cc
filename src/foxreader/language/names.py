"""How names are told: titles, articles and other words beside them, and capital letters."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from foxreader.language.lexicon import FALLBACK, codes, every_language, language, words_for
from foxreader.language.script import fold
from foxreader.language.tokenize import terms


@dataclass(frozen=True, slots=True)
class Titles:
    """Titles before names, in lower case without a full stop. Their gender keeps people apart:
    Mr. Bennet, Mrs. Bennet and Miss Bennet are three. ``unmarried`` are those of ``she`` that are
    not of wives, ``wives`` those that stand before the name of a husband.
    """

    he: frozenset[str]
    she: frozenset[str]
    others: frozenset[str]
    unmarried: frozenset[str] = frozenset()
    wives: frozenset[str] = frozenset()

    def has(self, word: str) -> bool:
        """Whether ``word``, with or without a full stop, is a title."""
        bare = word.lower().rstrip(".")
        return bare in self.others or bare in self.he or bare in self.she

    def gender(self, title: str) -> str:
        """ "he", "she" or "miss" for a title of one gender, "" for any other."""
        if title in self.unmarried:
            return "miss"
        return "he" if title in self.he else "she" if title in self.she else ""


@cache
def titles(code: str) -> Titles:
    """The titles of a language and English; of all languages if it is not known."""
    chosen = [language(code), language(FALLBACK)] if code in codes() else [every_language()]
    return Titles(
        frozenset().union(*(one.names.he for one in chosen)),
        frozenset().union(*(one.names.she for one in chosen)),
        frozenset().union(*(one.names.titles for one in chosen)),
        frozenset().union(*(one.names.unmarried for one in chosen)),
        frozenset().union(*(one.names.wives for one in chosen)),
    )


def name_stem(word: str) -> str | None:
    """The stem of a folded name, the same in all grammatical cases.

    None in a script without a language that inflects names.
    """
    for letters, endings, vowels in _cases():
        if letters.search(word):
            stem = endings.sub("", word)
            return stem[:2] + stem[2:].rstrip(vowels)
    return None


@cache
def _cases() -> tuple[tuple[re.Pattern[str], re.Pattern[str], str], ...]:
    """For each language that inflects names: its letters, the endings, the vowels to remove."""
    found = [one for one in map(language, codes()) if one.names.cases]
    return tuple(
        (
            re.compile(f"[{one.script}]"),
            re.compile(f"(?<=..)(?:{'|'.join(one.names.cases)})$"),
            one.names.vowels,
        )
        for one in found
    )


def names_a_body(name: str) -> bool:
    """Whether a name is that of a body, as far as one of its words tells."""
    bodies = every_language().names.bodies
    return any(fold(word) in bodies for word in re.findall(r"[^\W\d_]+", name))


def whose_endings(code: str) -> tuple[str, ...]:
    """Endings beside s that a name has for what somebody owns, in old texts: Gretens."""
    return tuple(language(code).names.owning)


def keeps_form(code: str) -> bool:
    """Whether the names of a language have one form in all cases, but for a final s."""
    return language(code).names.fixed


def tells_whose(name: str, code: str) -> bool:
    """Whether a name as written has a genitive ending. Some names end so in every case."""
    endings = tuple(language(code).names.genitive)
    return bool(endings) and name.endswith(endings) and name[-2:-1].islower()


@cache
def articles(code: str) -> frozenset[str]:
    """The folded articles of a language, including those joined with a preposition ("zum")."""
    words = words_for(code).words
    return words.definite | words.indefinite | words.contracted


def set_apart(code: str) -> frozenset[str]:
    """The folded words that make another name of one: New England is not England."""
    return language(code).name_kinds.apart


def exclamations(code: str) -> frozenset[str]:
    """The folded cries of a language that have a capital and are no names."""
    return language(code).name_kinds.exclamations


def never_names(code: str) -> frozenset[str]:
    """The folded nouns of a language with capitalised nouns that stand as names do."""
    return language(code).name_kinds.alone


@cache
def before_nouns(code: str) -> frozenset[str]:
    """The folded words that come before nouns, in a language with capitalised nouns; else empty."""
    one = language(code)
    return one.words.before_nouns if one.nouns_capitalised else frozenset()


# Words beside names that show what is named


@dataclass(frozen=True, slots=True)
class Beside:
    """Folded words that stand in and beside the names of people, of places and of peoples.

    ``well_known`` are places and ``given`` names of people that need no sign beside them. The
    patterns and ``place_endings`` are those of scripts without capitals: what stands before and
    after a person's name, and the last sign of a place's.
    """

    titles: Titles
    epithets: frozenset[str]
    speaking: frozenset[str]
    relatives: frozenset[str]
    of_people: frozenset[str]
    locatives: frozenset[str]
    place_nouns: frozenset[str]
    peoples: frozenset[str]
    things: frozenset[str]
    apart: frozenset[str]
    feasts: frozenset[str]
    divine: frozenset[str]
    well_known: frozenset[str]
    given: frozenset[str]
    articles: frozenset[str]
    determiners: frozenset[str]
    joins: frozenset[str]
    stop: frozenset[str]
    attached: frozenset[str]
    adjective_endings: tuple[str, ...]
    after_people: re.Pattern[str]
    before_people: re.Pattern[str]
    place_endings: frozenset[str]

    def is_title(self, word: str) -> bool:
        """Whether a folded word stands before the names of people, and of nothing else."""
        return self.titles.has(word) and word.rstrip(".") not in self.epithets

    def is_empty(self, label: Sequence[str]) -> bool:
        """Whether the folded words of a name name nothing of their own: a feast, the North."""
        return not label or all(map(self._says_nothing, label))

    def _says_nothing(self, word: str) -> bool:
        small = any(word in words for words in (self.stop, self.apart, self.feasts, self.divine))
        return small or (word[:1] in self.attached and word[1:] in self.stop)

    def is_people(self, label: Sequence[str]) -> bool:
        """Whether the folded words of a name name a people, or say of which country a thing is."""
        return label[-1] in self.peoples or label[-1].removesuffix("s") in self.peoples


@cache
def beside(code: str) -> Beside:
    """The words beside names in a language; of all languages where it is not known."""
    known = words_for(code)
    kinds, words, signs = known.name_kinds, known.words, every_language().names
    return Beside(
        titles=titles(code),
        epithets=kinds.epithets,
        speaking=kinds.speaking | known.statements.telling,
        relatives=kinds.relatives,
        of_people=kinds.of_people,
        locatives=kinds.locatives,
        place_nouns=kinds.place_nouns,
        peoples=kinds.peoples,
        things=kinds.things,
        apart=kinds.apart,
        feasts=kinds.feasts,
        divine=kinds.divine,
        well_known=frozenset(fold(place.replace("-", " ")) for place in kinds.well_known),
        given=frozenset(map(fold, kinds.given)),
        articles=words.definite | words.indefinite,
        determiners=words.definite
        | words.indefinite
        | words.possessives
        | words.contracted
        | words.governors
        | words.others,
        joins=known.numbers.links,
        stop=words.stop,
        attached=frozenset(words.attached),
        adjective_endings=tuple(known.names.adjective_endings),
        after_people=re.compile(f"(?:{signs.after_names})|(?:{signs.speaks})"),
        before_people=re.compile(rf"(?:{signs.before_names})\.?[ \u00a0]$"),
        place_endings=signs.place_endings,
    )


# Names by their sounds, to know Dolokhov in Dólojov

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


@lru_cache(maxsize=4_096)
def sound_of(name: str) -> str:
    """A name by its sounds: the same for all the ways in which transcriptions write it."""
    key = fold(name)
    for pattern, sound in _SOUNDS:
        key = pattern.sub(sound, key)
    return key


# Capital letters: which words of a book have one, and where

_UPPER = "".join(c for c in map(chr, range(0x2000)) if c.isupper())
_IN_SENTENCE = r"[^\s.!?:…\"“”‘’'«»(—–-]"
_SPACE = r"[^\S\n]"
_BEFORE = "|".join(f"(?<={_IN_SENTENCE}{_SPACE * spaces}.)" for spaces in range(4))
_REST = r"[\w'’ʼ\u00ad\u0300-\u036f]*"
# The pattern begins with the capital, because that is fastest to search for; look-behinds then
# check what comes before it. The second group is empty inside a sentence.
_CAPITAL = re.compile(rf"([{_UPPER}](?<!\w.)(?<!\w['’ʼ].)(?:(?:{_BEFORE})|(?<=(.))){_REST})")


class Capitals:
    """Counts the words with a capital letter: all, and those inside a sentence."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[str, str]] = Counter()

    def add(self, units: Sequence[str]) -> None:
        """Counts the words of some sentences.

        Words of a sentence all in capitals do not count as capitalised inside a sentence.
        """
        self._seen.update(_CAPITAL.findall("\n".join(units)))
        for unit in units:
            if unit.isupper():
                for word, starts in _CAPITAL.findall(unit):
                    self._seen[word, starts] -= 1
                    self._seen[word, word[0]] += 1

    def rows(self, language: str) -> Iterator[tuple[str, int, int]]:
        """Each term with how often it has a capital inside a sentence, and how often anywhere."""
        inside: Counter[str] = Counter()
        everywhere: Counter[str] = Counter()
        for (word, starts), count in self._seen.items():
            for term in terms(word, language):
                everywhere[term] += count
                inside[term] += 0 if starts else count
        for term in sorted(everywhere):
            yield term, inside[term], everywhere[term]
