"""Names in scripts with capitals: the words a text writes with a capital inside its sentences."""

from __future__ import annotations

from collections import Counter

from foxreader.index.concepts.capital_runs import Census, Name, Sighting, take_census
from foxreader.index.concepts.chapter_text import BookText, Mention
from foxreader.language.dates import names_dates


def names(reading: BookText) -> tuple[dict[Name, list[Mention]], Census]:
    """The names of a text as it spells them: where each is mentioned, in order."""
    census = take_census(reading)
    known = _inside_runs(census)
    found: dict[Name, list[Mention]] = {}
    for sighting in census.sightings:
        name = _settled(sighting, known, census, reading.language)
        if name:
            found.setdefault(name, []).append(_mention(reading, sighting, name))
    return found, census


def _mention(reading: BookText, sighting: Sighting, name: Name) -> Mention:
    """Where ``name`` stands in a run of capitals that may have words before or after it."""
    start, end = sighting.start, sighting.end
    if len(name) < len(sighting.words):
        run = reading.parts[sighting.part].text[start:end].lower()
        first = max(0, run.find(name[0].lower()))
        last = run.find(name[-1].lower(), first)
        start, end = start + first, start + (last + len(name[-1]) if last >= 0 else len(run))
    return Mention(sighting.part, sighting.unit, start, end)


def _inside_runs(census: Census) -> set[Name]:
    """The runs of several words that occur inside a sentence more than once."""
    counts = Counter(s.words for s in census.sightings if not s.opening and len(s.words) > 1)
    return {run for run, count in counts.items() if count > 1}


def _settled(sighting: Sighting, known: set[Name], census: Census, language: str) -> Name:
    """The name in a run of capitals, without what only begins the sentence; or nothing."""
    words = _without_ends(sighting.words, census)
    if words and _is_short(words[-1]):
        return ()
    if sighting.opening and words and words == sighting.words and words not in known:
        lone = len(words) == 1 or not _may_begin(words[0], census)
        words = words if not lone or census.is_name(words[0]) else words[1:]
        words = _without_ends(words, census)
    if len(words) == 1:
        lone = not names_dates(words[0], language) and census.is_name(words[0])
        lone = lone and not (census.large and census.titles.has(words[0]))
        return words if lone else ()
    if any(map(census.is_name, words)) or (words in known and not census.large):
        return words
    return ()


def _may_begin(word: str, census: Census) -> bool:
    """Whether a word begins names inside sentences too, as titles do."""
    how = census.spelling[word]
    return census.titles.has(word) or 2 * how.inside > how.opening


def _without_ends(words: Name, census: Census) -> Name:
    """``words`` without stop words and numerals at their ends."""
    first, after = 0, len(words)
    while first < after and _is_loose(words[first], census) and not _is_short(words[first]):
        first += 1
    while after > first and _is_loose(words[after - 1], census):
        if census.large and after - first > 1 and census.titles.has(words[after - 2]):
            break
        after -= 1
    return words[first:after]


def _is_loose(word: str, census: Census) -> bool:
    """Whether ``word`` is no part of a name: most are not where all nouns have capitals."""
    if not census.large or census.titles.has(word):
        return census.is_empty(word)
    return not census.is_name(word)


def _is_short(word: str) -> bool:
    """Whether it is an initial, as in J. Gatsby."""
    return len(word) == 2 and word[1] == "."
