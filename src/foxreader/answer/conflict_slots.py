"""Reads a sentence as statements: its content words and the values in it, for conflicts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from foxreader.language import sentences
from foxreader.language.lexicon import every_language, with_english, words_for
from foxreader.language.names import before_nouns, tells_whose, titles
from foxreader.language.numbers import calendar
from foxreader.language.script import fold
from foxreader.language.sentences import Word, topic_stems
from foxreader.language.tokenize import token_terms

# The words of a clause with their context

IsName = Callable[[str], bool]


class _ClauseWords:
    """The words of a text in order. ``is_name(stem)``: the book always capitalises the word."""

    def __init__(self, text: str, language: str, is_name: IsName) -> None:
        self.words = list(sentences.words(text, language))
        self._language = language
        self._named = is_name
        self._stop = with_english(language)
        self._titles = titles(language)
        self._words = words_for(language).statements
        self._adjectives = words_for(language).names.adjective_endings
        self._before_nouns = before_nouns(language)

    def keys(self, at: int) -> list[str]:
        """The stems of the word at an index, without stop words."""
        return topic_stems(self.words[at], self._language, self._stop)

    def at(self, at: int) -> Word | None:
        """The word at an index, None outside the clause."""
        return self.words[at] if 0 <= at < len(self.words) else None

    def is_name(self, at: int) -> bool:
        """Whether a word is capitalised and no title, stop word or German noun."""
        word = self.words[at]
        if word.kind != "word" or not word.text[0].isupper() or self._titles.has(word.text):
            return False
        keys = self.keys(at)
        before = self.at(at - 1)
        if not keys or (self._before_nouns and before and self._before_noun(at - 1)):
            return False
        return before is not None or self._named(keys[0])

    def _before_noun(self, at: int) -> bool:
        """Whether a capitalised noun may follow the word: an article, an adjective, a number."""
        word = self.words[at]
        if word.kind == "number" or word.folded in self._before_nouns:
            return True
        bent = word.text.islower() and word.text.endswith(self._adjectives)
        return bent and bool(self.keys(at)) and word.text not in self._words.relations

    def leading(self, first: int, last: int) -> tuple[str, bool]:
        """The relation word before a name ("her brother is Tom"), and whether a verb is between
        them."""
        said = False
        for i in range(first - 1, max(-1, first - 8), -1):
            word = self.words[i]
            if word.text.lower() in self._words.relations:
                genitive = i == first - 1 and tells_whose(self.words[last].text, self._language)
                return ("", False) if genitive else (self._relation(i), said)
            said = said or word.folded in self._words.copulas
            if not self._leads_on(i, said=said):
                break
        return "", False

    def _leads_on(self, at: int, *, said: bool) -> bool:
        """Whether a word may stand between a relation word and its name; ``said``: after a verb."""
        word = self.words[at].folded
        if word in self._words.copulas or word in self._words.name_links:
            return True
        return said and (word in self._words.name_owners or self.is_name(at))

    def following(self, at: int) -> str:
        """The relation word after a name, as in "Paris is the capital"."""
        link = self.at(at)
        if link is None or link.folded not in self._words.copulas:
            return ""
        for i in range(at + 2, min(at + 4, len(self.words))):
            if self.words[i].text.lower() in self._words.relations:
                return self._relation(i)
            if self.words[i].folded not in self._words.name_links:
                break
        return ""

    def _relation(self, at: int) -> str:
        return token_terms(self.words[at].text, "word", self._language)[0]


# Statements. A value is a number, a date or a name, with the word next to it that says what it is a
# value of.

Kind = Literal["number", "date", "name"]

_CUT = re.compile(r"[;；:：—–،؛!！]|[,，、](?!\d)")
_ASKS = ("?", "？", "؟")
_CLOSERS = " \"'”’»」』)"
_RUN_UNIT = re.compile(r"[^\W\d_]{1,2}")
_EARLIEST, _LATEST = 1_000, 2_100
"""A number in this range, both ends included, may be a year. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class ValueSlot:
    """A value. ``of`` is the stem of the thing it belongs to ("" if unknown or inexact), ``shown``
    the value as the text writes it.
    """

    kind: Kind
    of: str
    value: str
    shown: str


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence or a clause: the stems of its content words and its names, without its values."""

    terms: frozenset[str]
    names: frozenset[str]
    slots: tuple[ValueSlot, ...]
    cues: frozenset[str] = frozenset()
    """Its words that distinguish it from similar statements: "again", "not", "when"."""


def statements(text: str, language: str, is_name: IsName) -> Iterator[Statement]:
    """The statements of a sentence that have a value: the whole sentence and its clauses.

    A question gives none. ``is_name(stem)``: the book always writes the word with a capital.
    """
    if text.rstrip(_CLOSERS).endswith(_ASKS):
        return
    pieces = [piece for piece in _CUT.split(text) if piece.strip()]
    for piece in dict.fromkeys([text, *pieces]):
        read = _StatementReader(piece, language, is_name).read()
        if read.slots:
            yield read


class _StatementReader(_ClauseWords):
    """Reads one statement; ``_used`` are the indexes of words that belong to its values."""

    def __init__(self, text: str, language: str, is_name: IsName) -> None:
        self._slots: list[ValueSlot] = []
        self._labels: set[str] = set()
        self._cues = frozenset(map(fold, _apart(language).findall(text)))
        super().__init__(self._without_run_names(text), language, is_name)
        self._used: set[int] = set()
        self._months = calendar(language).months
        self._naming = words_for(language).names.naming
        self._year_words = words_for(language).dates.years
        self._before_dates = _before_dates(language)

    def read(self) -> Statement:
        """The statement of these words."""
        self._dates()
        self._years()
        self._counts()
        self._names()
        rest = [at for at in range(len(self.words)) if at not in self._used]
        terms = frozenset(key for at in rest for key in self.keys(at))
        names = {key for at in rest if self.is_name(at) for key in self.keys(at)}
        names |= self._labels
        return Statement(terms, frozenset(names), tuple(self._slots), self._cues)

    def _take(self, kind: Kind, of: str, value: str, places: Sequence[int]) -> None:
        self._used.update(places)
        if kind == "date":
            beside = {places[0] - 1, places[-1] + 1} & set(range(len(self.words)))
            self._used |= {i for i in beside if self.words[i].folded in self._year_words}
        shown = sentences.as_written(self.words[places[0] : places[-1] + 1])
        self._slots.append(ValueSlot(kind, of, value, shown))

    def _without_run_names(self, text: str) -> str:
        """``text`` without the names that, in a script without capitals, a word marks as such;
        they are recorded as values."""
        found = (pattern.search(text) for pattern in _run_names())
        if match := next(filter(None, found), None):
            name, of = match["name"], match["of"]
            self._slots.append(ValueSlot("name", of, name, name))
            return text.replace(name, " ", 1)
        return text

    def _dates(self) -> None:
        """Record months with a day or a year next to them."""
        for at, word in enumerate(self.words):
            month = self._months.get((word.folded,)) if word.kind == "word" else None
            if month is None:
                continue
            days = [i for i in (at - 2, at - 1, at + 1) if self._is_day(i)]
            years = [i for i in (at + 1, at + 2, at + 3) if self._is_year(i)]
            if days or years:
                places = sorted({at, *days[-1:], *years[:1]})
                year = f"{self.words[years[0]].value:.0f}" if years else ""
                day = f"{self.words[days[-1]].value:.0f}" if days else ""
                self._take("date", self._before(places[0]), f"{year}-{month}-{day}", places)

    def _years(self) -> None:
        """Record years alone that follow a preposition or are followed by a word for "year"."""
        for at, word in enumerate(self.words):
            if at in self._used or not self._is_year(at):
                continue
            following = self.at(at + 1)
            after = following is not None and (
                following.text[:1] in self._year_words or following.folded in self._year_words
            )
            before = self.at(at - 1)
            if after or (before is not None and before.folded in self._before_dates):
                self._take("date", self._before(at), f"{word.value:.0f}--", [at])

    def _counts(self) -> None:
        """Record numbers with the thing they count, which is the next word."""
        for at, word in enumerate(self.words):
            if word.kind == "number" and at not in self._used:
                self._used.add(at)
                self._count(at)

    def _count(self, at: int) -> None:
        """Record the number there: a year, a label of something, or a count of the next word."""
        value, hedged = self.words[at].value, self._hedged(at)
        of = "" if hedged else self._counted(at + 1)
        if not of and not hedged and self._is_year(at):
            self._take("date", self._before(at), f"{value:.0f}--", [at])
        elif not of and self._labels_something(at):
            self._labels.add(f"{self.words[at - 1].folded if at else ''} {value:g}")
        else:
            self._take("number", of, f"{value:g}", [at])

    def _labels_something(self, at: int) -> bool:
        """Whether a number is part of a name, as in "Figure 1", or starts a list item."""
        before = self.at(at - 1)
        return before is None or (before.kind == "word" and before.text[0].isupper())

    def _hedged(self, at: int) -> bool:
        before = self.at(at - 1)
        if before is None:
            return False
        if before.kind == "unspaced":
            return bool(_run_hedges()[0].search(before.text))
        return before.folded in self._words.hedges

    def _counted(self, at: int) -> str:
        """The stem of the thing counted; in a script without spaces the next characters."""
        word = self.at(at)
        if word is None or word.gap.strip():
            return ""
        if word.kind == "unspaced":
            match = _RUN_UNIT.match(word.text)
            return match.group() if match and not _run_hedges()[1].match(word.text) else ""
        keys = self.keys(at)
        return "" if not keys or self.is_name(at) else keys[0]

    def _names(self) -> None:
        """Record names next to a word for something a person or place has only one of."""
        found = [(of, said, places) for places in self._runs() for of, said in self._told(places)]
        stated = {of for of, said, _ in found if said}
        for of, said, places in found:
            # In "the capital of France is Paris" the capital is Paris, not France.
            if said or of not in stated:
                value = " ".join(self.words[i].folded for i in places)
                self._take("name", of, value, places)

    def _runs(self) -> Iterator[range]:
        """The places of each name: words of one that follow each other."""
        at = 0
        while at < len(self.words):
            after = at
            while after < len(self.words) and self._in_name(after, at):
                after += 1
            if after > at:
                yield range(at, after)
            at = max(after, at + 1)

    def _told(self, places: range) -> Iterator[tuple[str, bool]]:
        """What a name is the only one of, and whether that is said with a verb."""
        of, said = self.leading(places.start, places.stop - 1)
        of, said = (of, said) if of else (self.following(places.stop), True)
        if of:
            yield of, said

    def _in_name(self, at: int, first: int) -> bool:
        word = self.words[at]
        if at in self._used or word.text.lower().endswith(("'s", "’s")):
            return False
        if at > first and word.gap != " ":
            return False
        before = self.at(at - 1)
        caseless = word.kind == "word" and word.text.lower() == word.text.upper()
        called = caseless and before is not None and before.folded in self._naming
        return called or self.is_name(at)

    def _is_day(self, at: int) -> bool:
        word = self.at(at)
        return word is not None and word.kind == "number" and word.value in range(1, 32)

    def _is_year(self, at: int) -> bool:
        word = self.at(at)
        whole = word is not None and word.kind == "number" and word.text.isdecimal()
        return word is not None and whole and _EARLIEST <= word.value <= _LATEST

    def _before(self, at: int) -> str:
        """The preposition before a date if it means more than "at that time" ("by", "since")."""
        word = self.at(at - 1)
        if (
            word is None
            or word.kind != "word"
            or word.folded in self._before_dates
            or self.keys(at - 1)
        ):
            return ""
        return word.folded


@cache
def _apart(language: str) -> re.Pattern[str]:
    """Matches words that put statements at different times or make them uncertain."""
    said = words_for(language).statements
    return re.compile("|".join(filter(None, (said.apart, said.apart_endings))), re.IGNORECASE)


@cache
def _before_dates(language: str) -> frozenset[str]:
    """Prepositions before a date that mean only "at that time"."""
    dates = words_for(language).dates
    return dates.before | dates.years | dates.seasons


@cache
def _run_names() -> tuple[re.Pattern[str], ...]:
    """Match what marks a name in a script without capitals, with the name and its relation."""
    return tuple(map(re.compile, every_language().statements.run_names))


@cache
def _run_hedges() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Match words before, and words after, a number that make it inexact."""
    statements = every_language().statements
    return re.compile(statements.runs_hedge), re.compile(rf"(?:{statements.runs_hedge_after})")
