"""The names of a text with all that mean the same: what the concept map calls its entities."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from foxreader.index.concepts.capitals import names
from foxreader.index.concepts.chapter_text import BookText, Lexicon, Mention, run_names
from foxreader.language.names import (
    Titles,
    keeps_form,
    name_stem,
    set_apart,
    titles,
    whose_endings,
)
from foxreader.language.script import fold
from foxreader.language.tokenize import token_terms, tokens

# Which names mean the same: forms with or without title, in full or in short

Name = tuple[str, ...]
Core = tuple[str, ...]
_FLEETING = re.compile("[еёо](?=[бвгджзклмнпрстфхцчшщ]$)")
"""The vowel that the names of some languages lose in other cases: Павел, Павла."""

# The numbers below were chosen, not measured, unless they say otherwise.
_UNIQUE = 0.9
"""A short name joins the longer name that has at least this share of the uses of all longer
names that contain it; below that it could mean several people."""
_MAIN = 0.5
"""From this share of a short name's uses on, the title before it counts as part of the name."""
_CHANCE = 3
"""A run of two names that occurs at most this often may be two names side by side."""
_APART = 20
"""It is taken for two names where each of them occurs at least this many times as often alone."""
_LOPSIDED = 0.8
"""From this share of titles for one gender on, the bare name means the bearer of that gender."""
_HUSBAND = 0.5
"""A bare name that is used at least this many times as often as with the title of a wife is the
name of her husband."""
_BEARER = 0.25
"""From this share of a short name's uses on, a title of one gender is that of its bearer."""
_FAR = 10
"""A longer name with a title of its own means another where the short one is used this many times
as often."""


@dataclass(frozen=True, slots=True)
class Group:
    """Names of one person or thing: ``label`` is the commonest, the others by frequency."""

    label: Name
    others: tuple[Name, ...]

    @property
    def names(self) -> tuple[Name, ...]:
        """All of them, the commonest first."""
        return (self.label, *self.others)


def _grouped(counts: Mapping[Name, int], language: str) -> list[Group]:
    """``counts`` of names by who they mean, as far as the names alone show."""
    known = titles(language)
    counts = _without_titles(counts, known)
    cores = _singular({name: _core(name, language) for name in counts}, whose_endings(language))
    counts = _without_neighbours(counts, cores)
    by_core: dict[tuple[Core, str], list[Name]] = {}
    gendered = _gendered(counts, cores, known)
    for name in counts:
        core = cores[name]
        by_core.setdefault((core, _gender(name, core, gendered, known)), []).append(name)
    joined = _joined(by_core, counts, known, set_apart(language))
    groups = [_group([n for key in keys for n in by_core[key]], counts) for keys in joined]
    return sorted(groups, key=lambda group: group.label)


def _title_of(name: Name, known: Titles) -> str:
    """The title before a name, in small letters and without its stop, or ""; that of a gender where
    there are several: poor Mr. Woodhouse."""
    found = []
    for at, word in enumerate(name[:-1]):
        first = word.lower().rstrip(".")
        if not known.has(first):
            break
        found.append(first)
        if known.gender(first) and at:
            return first
    return found[0] if found else ""


def _without_titles(counts: Mapping[Name, int], known: Titles) -> dict[Name, int]:
    """``counts`` without titles alone that many people have: the Queen is one, a Prince is not."""
    with_title: Counter[str] = Counter()
    for name, count in counts.items():
        with_title[_title_of(name, known)] += count
    return {
        name: count
        for name, count in counts.items()
        if len(name) > 1 or with_title[name[0].lower().rstrip(".")] <= count
    }


def _without_neighbours(counts: Mapping[Name, int], cores: Mapping[Name, Core]) -> dict[Name, int]:
    """``counts`` without two names that are only side by side: “in Moscow Pierre” is no name."""
    sums: Counter[Core] = Counter()
    for name, count in counts.items():
        sums[cores[name]] += count

    def met(name: Name) -> bool:
        core, count = cores[name], counts[name]
        return count <= _CHANCE and any(
            min(sums[core[:at]], sums[core[at:]]) >= _APART * count for at in range(1, len(core))
        )

    return {name: count for name, count in counts.items() if not met(name)}


def _core(name: Name, language: str) -> Core:
    """The stems of a name without its titles."""
    rest, known = name, titles(language)
    while len(rest) > 1 and known.has(rest[0]):
        rest = rest[1:]
    return tuple(_stems(rest, language)) or name


def _stems(name: Name, language: str) -> Iterable[str]:
    words = list(chain.from_iterable(map(tokens, name)))
    folded = (fold(token.text) for token in words)
    if keeps_form(language):
        return folded
    if name_stem(fold(name[0])) is not None:
        return (name_stem(word) or word for word in folded)
    return (key for token in words for key in token_terms(token.text, token.kind, language))


def _singular(cores: Mapping[Name, Core], endings: Sequence[str]) -> dict[Name, Core]:
    """``cores`` without a final s, or one of ``endings``, where the text has the name without it
    too."""
    known = set(cores.values())

    def single(core: Core) -> Core:
        for ending in ("s", *endings):
            bare = (*core[:-1], core[-1].removesuffix(ending))
            if bare != core and bare in known:
                return bare
        short = tuple(_FLEETING.sub("", word) for word in core)
        return short if short in known else core

    return {name: single(core) for name, core in cores.items()}


def _gendered(
    counts: Mapping[Name, int], cores: Mapping[Name, Core], known: Titles
) -> dict[Core, str]:
    """The cores that name a man and a woman, with the gender of the bare name where one rules."""
    by_core: dict[Core, Counter[str]] = {}
    bare: Counter[Core] = Counter()
    wives: Counter[Core] = Counter()
    for name, count in counts.items():
        core, title = cores[name], _title_of(name, known)
        gender = known.gender(title)
        if gender:
            by_core.setdefault(core, Counter())[gender] += count
        bare[core] += 0 if title else count
        wives[core] += count if title in known.wives else 0
    ruling = {core: _ruling(genders, bare[core], wives[core]) for core, genders in by_core.items()}
    return {core: gender for core, gender in ruling.items() if gender}


def _ruling(genders: Counter[str], bare: int, wives: int) -> str:
    """The gender of the bare name of a man and a woman, "bare" where none rules; "" for the name of
    one of them."""
    if wives and bare >= max(2, _HUSBAND * wives):
        return "he" if genders["he"] else "bare"
    if len(genders) < 2:
        return ""
    most, count = max(genders.items(), key=lambda pair: (pair[1], pair[0]))
    return most if count >= _LOPSIDED * genders.total() else "bare"


def _gender(name: Name, core: Core, gendered: Mapping[Core, str], known: Titles) -> str:
    """Which of the people with one core a name means; "" where there is only one."""
    if core not in gendered:
        return ""
    return known.gender(_title_of(name, known)) or gendered[core]


def _joined(
    by_core: Mapping[tuple[Core, str], Sequence[Name]],
    counts: Mapping[Name, int],
    known: Titles,
    apart: frozenset[str],
) -> list[list[tuple[Core, str]]]:
    """The cores in sets that are one name: a short one joins the only longer one that has it."""
    sums = {key: sum(map(counts.__getitem__, names)) for key, names in by_core.items()}
    holders = _by_stem(sorted(by_core))
    sets = {key: [key] for key in sorted(by_core)}
    for key in sorted(by_core, key=lambda k: (len(k[0]), -sums[k], k)):
        longer = _only_longer(key, holders, sums)
        if longer is None or apart & (set(longer[0]) - set(key[0])):
            continue  # New England is not England
        if _is_of(key[0], longer[0], by_core[longer]):
            continue  # nor is the bay of Kjöge that town
        if _agree(by_core[key], by_core[longer], counts, known):
            target, moved = sets[longer], sets[key]
            if target is not moved:
                target += moved
                sets |= dict.fromkeys(moved, target)
    unique = {id(keys): keys for keys in sets.values()}
    return list(unique.values())


def _by_stem(keys: Iterable[tuple[Core, str]]) -> dict[str, list[tuple[Core, str]]]:
    found: dict[str, list[tuple[Core, str]]] = {}
    for key in keys:
        for stem in set(key[0]):
            found.setdefault(stem, []).append(key)
    return found


def _only_longer(
    key: tuple[Core, str],
    holders: Mapping[str, Sequence[tuple[Core, str]]],
    sums: Mapping[tuple[Core, str], int],
) -> tuple[Core, str] | None:
    core = set(key[0])
    rarest = min(core, key=lambda stem: (len(holders[stem]), stem))
    longer = [k for k in holders[rarest] if len(k[0]) > len(key[0]) and core <= set(k[0])]
    longer = [k for k in longer if sums[k] > 1]
    best = max(longer, key=lambda k: (sums[k], k), default=None)
    if best is None or sums[best] < _UNIQUE * sum(sums[k] for k in longer):
        return None
    return best


def _is_of(short: Core, long: Core, names: Iterable[Name]) -> bool:
    """Whether a short name is only what comes after a particle (de, von) in a longer one."""
    particles = {fold(word) for name in names for word in name if word[:1].islower()}
    at = next((n for n, word in enumerate(long) if word in particles), 0)
    return at > 0 and not set(long[:at]) & set(short)


def _agree(
    short: Sequence[Name], long: Sequence[Name], counts: Mapping[Name, int], known: Titles
) -> bool:
    """Whether a title that the short name mostly has is before the long one too.

    Princess Mary is not Mary Dmitrievna, nor is Lydgate his uncle Sir Godwin Lydgate.
    """
    theirs, owned = (_by_title(names, counts, known) for names in (short, long))
    total, others = theirs.total(), owned.total()
    shared = (owned.keys() - {""}) & theirs.keys()
    if total >= _FAR * others > 2 * owned[""] * _FAR and not shared:
        return False
    title, count = max(theirs.items(), key=lambda pair: (bool(pair[0]) and pair[1], pair[0]))
    least = _BEARER if known.gender(title) else _MAIN
    return not title or count < least * total or title in owned


def _by_title(names: Iterable[Name], counts: Mapping[Name, int], known: Titles) -> Counter[str]:
    """How often each title, "" for none, is before ``names``."""
    found: Counter[str] = Counter()
    for name in names:
        found[_title_of(name, known)] += counts[name]
    return found


def _group(names: Iterable[Name], counts: Mapping[Name, int]) -> Group:
    order = sorted(names, key=lambda name: (-counts[name], len(name), name))
    return Group(order[0], tuple(order[1:]))


# Entities

# The numbers below were chosen, not measured, unless they say otherwise.
_FEWEST_ENTITIES = 50
"""Entities that even a short book may have; the lower end of what T5 calls typical."""
_MOST_ENTITIES = 500
"""Entities of the longest book; the limit of requirement T5."""
_EACH = 2_700
"""Tokens of text for each entity, between ``_FEWEST_ENTITIES`` and ``_MOST_ENTITIES``: a novel of
135,000 tokens may have 50."""
_OTHERS = 8
"""Other names listed for an entity at most."""
_LONG = 200_000
"""Characters from which a text is long: a name must then occur three times, else twice."""


@dataclass(frozen=True)
class Entity:
    """A name, the other names that mean the same, and where all of them are mentioned.

    ``forms`` are all of them, the commonest first, each with its mentions; ``others`` those worth
    listing. ``words`` are the folded words of its label.
    """

    label: str
    others: tuple[str, ...]
    words: frozenset[str]
    forms: tuple[tuple[str, tuple[Mention, ...]], ...]

    @cached_property
    def mentions(self) -> tuple[Mention, ...]:
        """Where any of its names stands, in order."""
        return tuple(sorted(one for _, where in self.forms for one in where))

    @cached_property
    def where(self) -> tuple[tuple[int, int], ...]:
        """The part and unit of each mention."""
        return tuple((one.part, one.unit) for one in self.mentions)


def entities(reading: BookText, known: Lexicon) -> tuple[list[Entity], set[str]]:
    """The names that occur often enough, the commonest first, and the folded words of all names.

    ``known`` is the lexicon of the scripts without spaces.
    """
    spelled, census = names(reading)
    least = 3 if reading.characters > _LONG else 2
    counts = {name: len(where) for name, where in spelled.items()}
    found = [_entity(group, spelled) for group in _grouped(counts, reading.language)]
    for run, places in run_names(reading, known).items():
        found.append(Entity(run, (), frozenset((run,)), ((run, tuple(places)),)))
    found = [entity for entity in found if len(entity.mentions) >= least]
    found.sort(key=lambda entity: (-len(entity.mentions), entity.label))
    return found, {fold(word) for name in spelled for word in name if census.is_name(word)}


def _entity(group: Group, spelled: Mapping[Name, Sequence[Mention]]) -> Entity:
    forms = tuple((" ".join(name), tuple(spelled[name])) for name in group.names)
    listed = (name for name in group.names if len(spelled[name]) > 1 or name == group.label)
    label, *others = map(" ".join, listed)
    return Entity(label, tuple(others[:_OTHERS]), frozenset(map(fold, group.label)), forms)


def most_entities(reading: BookText) -> int:
    """How many of them the concept map of a text has at most."""
    return min(_MOST_ENTITIES, max(_FEWEST_ENTITIES, reading.tokens // _EACH))
