"""A sentence as statements: its telling words, and the values that stand in it.

A value is a number, a date or a name, with the word beside it that tells of what.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from foxreader.answer import numerals
from foxreader.answer.numerals import Word
from foxreader.answer.slotwords import (
    APART,
    AT,
    COPULAS,
    HEDGES,
    LINKS,
    MONTHS,
    POSSESSIVES,
    RELATIONS,
    RUN_HEDGES,
    RUN_HEDGES_AFTER,
    YEARS,
)
from foxreader.answer.tellingwords import keys_of
from foxreader.index.namewords import ARTICLES, is_title, stop_words
from foxreader.index.words import fold, token_terms

Kind = Literal["number", "date", "name"]
IsName = Callable[[str], bool]

_CUT = re.compile(r"[;；:：—–،؛!！]|[,，、](?!\d)")
_ASKS = ("?", "？", "؟")
_CLOSERS = " \"'”’»」』)"
_RUN_NAME = re.compile(
    r"(?P<zh>名字叫|名叫|叫做|叫作|名为|名為|首都是|出生于|生于|生於|死于|死於)(?P<x>[^\W\d_]{2,6})"
    r"|(?P<ja>[^\W\d_]{0,4}の名前?|首都|父|母|兄|弟|妻|夫)は(?P<y>[^\W\d_]{1,8}?)"
    r"(?:である|です|だ|という|といい|といった)"
)
_RUN_UNIT = re.compile(r"[^\W\d_]{1,2}")
_ARABIC_NAMED = frozenset(("اسمه", "اسمها", "يدعى", "تدعى"))
_RUSSIAN_OF = re.compile("[а-яё][аяыи]$")
"""How Russian names end when they tell whose; some names end so in any case."""
_ARTICLES = frozenset(map(fold, ARTICLES["de"]))
_EARLIEST, _LATEST = 1_000, 2_100


@dataclass(frozen=True, slots=True)
class Slot:
    """A value: ``of`` is the word it is one of, "" where that is not known or it is not exact.

    ``shown`` is how the text writes it.
    """

    kind: Kind
    of: str
    value: str
    shown: str


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence or a clause: its telling stems and names, without those of its values."""

    terms: frozenset[str]
    names: frozenset[str]
    slots: tuple[Slot, ...]
    cues: frozenset[str] = frozenset()
    """Its words that set it apart from others: "again", "not", "when"."""


def statements(text: str, language: str, is_name: IsName) -> Iterator[Statement]:
    """The statements of a sentence that hold a value: the whole, and its clauses.

    None where it asks. ``is_name`` tells of the stem of a word whether the book always writes it
    with a capital.
    """
    if text.rstrip(_CLOSERS).endswith(_ASKS):
        return
    pieces = [piece for piece in _CUT.split(text) if piece.strip()]
    for piece in dict.fromkeys([text, *pieces]):
        read = _Reader(piece, language, is_name).read()
        if read.slots:
            yield read


class _Reader:
    """One statement in the making; ``_used`` are the words that belong to its values."""

    def __init__(self, text: str, language: str, is_name: IsName) -> None:
        self._language = language
        self._named = is_name
        self._stop = stop_words(language)
        self._slots: list[Slot] = []
        self._labels: set[str] = set()
        self._cues = frozenset(map(fold, APART.findall(text)))
        text = self._without_run_names(text)
        self._words = list(numerals.words(text, language))
        self._used: set[int] = set()

    def read(self) -> Statement:
        """What the words state."""
        self._dates()
        self._years()
        self._counts()
        self._names()
        rest = [at for at in range(len(self._words)) if at not in self._used]
        terms = frozenset(key for at in rest for key in self._keys(at))
        names = {key for at in rest if self._is_name(at) for key in self._keys(at)}
        names |= self._labels
        return Statement(terms, frozenset(names), tuple(self._slots), self._cues)

    def _keys(self, at: int) -> list[str]:
        return keys_of(self._words[at], self._language, self._stop)

    def _take(self, kind: Kind, of: str, value: str, places: Sequence[int]) -> None:
        self._used.update(places)
        if kind == "date":
            beside = {places[0] - 1, places[-1] + 1} & set(range(len(self._words)))
            self._used |= {i for i in beside if self._words[i].folded in YEARS}
        shown = numerals.as_written(self._words[places[0] : places[-1] + 1])
        self._slots.append(Slot(kind, of, value, shown))

    def _without_run_names(self, text: str) -> str:
        """``text`` with names that a script without capitals marks by a word taken out."""
        if match := _RUN_NAME.search(text):
            name, of = match["x"] or match["y"], match["zh"] or match["ja"]
            self._slots.append(Slot("name", of, name, name))
            return text.replace(name, " ", 1)
        return text

    def _dates(self) -> None:
        """Months with a day or a year beside them."""
        for at, word in enumerate(self._words):
            month = MONTHS.get(word.folded) if word.kind == "word" else None
            if month is None:
                continue
            days = [i for i in (at - 2, at - 1, at + 1) if self._is_day(i)]
            years = [i for i in (at + 1, at + 2, at + 3) if self._is_year(i)]
            if days or years:
                places = sorted({at, *days[-1:], *years[:1]})
                year = f"{self._words[years[0]].value:.0f}" if years else ""
                day = f"{self._words[days[-1]].value:.0f}" if days else ""
                self._take("date", self._before(places[0]), f"{year}-{month}-{day}", places)

    def _years(self) -> None:
        """Years alone, where a small word leads to them or a word of that meaning follows."""
        for at, word in enumerate(self._words):
            if at in self._used or not self._is_year(at):
                continue
            following = self._at(at + 1)
            after = following is not None and (
                following.text.startswith("年") or following.folded in YEARS
            )
            before = self._at(at - 1)
            if after or (before is not None and before.folded in AT):
                self._take("date", self._before(at), f"{word.value:.0f}--", [at])

    def _counts(self) -> None:
        """Numbers, each with the thing it counts, which stands right behind it."""
        for at, word in enumerate(self._words):
            if word.kind != "number" or at in self._used:
                continue
            self._used.add(at)
            hedged = self._hedged(at)
            of = "" if hedged else self._counted(at + 1)
            if not of and not hedged and self._is_year(at):
                self._take("date", self._before(at), f"{word.value:.0f}--", [at])
            elif not of and self._labels_something(at):
                self._labels.add(f"{self._words[at - 1].folded if at else ''} {word.value:g}")
            else:
                self._take("number", of, f"{word.value:g}", [at])

    def _labels_something(self, at: int) -> bool:
        """Whether a number is part of a name, as in "Figure 1", or begins an item of a list."""
        before = self._at(at - 1)
        return before is None or (before.kind == "word" and before.text[0].isupper())

    def _hedged(self, at: int) -> bool:
        before = self._at(at - 1)
        if before is None:
            return False
        if before.kind == "run":
            return bool(RUN_HEDGES.search(before.text))
        return before.folded in HEDGES

    def _counted(self, at: int) -> str:
        """The stem of the thing counted; in a run without spaces the signs right behind."""
        word = self._at(at)
        if word is None or word.gap.strip():
            return ""
        if word.kind == "run":
            match = _RUN_UNIT.match(word.text)
            return match.group() if match and not RUN_HEDGES_AFTER.match(word.text) else ""
        keys = self._keys(at)
        return "" if not keys or self._is_name(at) else keys[0]

    def _names(self) -> None:
        """Names beside a word for what somebody has one of."""
        found: list[tuple[str, bool, range]] = []
        at = 0
        while at < len(self._words):
            after = at
            while after < len(self._words) and self._in_name(after, at):
                after += 1
            if after > at:
                of, said = self._leading(at, after - 1)
                of, said = (of, said) if of else (self._following(after), True)
                found += [(of, said, range(at, after))] if of else []
            at = max(after, at + 1)
        told = {of for of, said, _ in found if said}
        for of, said, places in found:
            # In "the capital of France is Paris" what is said to be it is meant.
            if said or of not in told:
                value = " ".join(self._words[i].folded for i in places)
                self._take("name", of, value, places)

    def _in_name(self, at: int, first: int) -> bool:
        word = self._words[at]
        if at in self._used or word.text.lower().endswith(("'s", "’s")):
            return False
        if at > first and word.gap != " ":
            return False
        before = self._at(at - 1)
        called = before is not None and before.text in _ARABIC_NAMED
        return called or self._is_name(at)

    def _leading(self, first: int, last: int) -> tuple[str, bool]:
        """The relation that leads to a name, and whether by a verb: "her brother is Tom"."""
        said = False
        for i in range(first - 1, max(-1, first - 8), -1):
            word = self._words[i]
            if word.text.lower() in RELATIONS:
                genitive = i == first - 1 and bool(_RUSSIAN_OF.search(self._words[last].text))
                return ("", False) if genitive else (self._relation(i), said)
            said = said or word.folded in COPULAS
            owner = word.folded in POSSESSIVES or self._is_name(i)
            if not (word.folded in COPULAS or word.folded in LINKS or (said and owner)):
                break
        return "", False

    def _following(self, at: int) -> str:
        """The relation a name is said to stand in, as in "Paris is the capital"."""
        link = self._at(at)
        if link is None or link.folded not in COPULAS:
            return ""
        for i in range(at + 2, min(at + 4, len(self._words))):
            if self._words[i].text.lower() in RELATIONS:
                return self._relation(i)
            if self._words[i].folded not in LINKS:
                break
        return ""

    def _relation(self, at: int) -> str:
        return token_terms(self._words[at].text, "word", self._language)[0]

    def _is_name(self, at: int) -> bool:
        """Whether a word is written large and is no title, no stop word, no German noun."""
        word = self._words[at]
        if word.kind != "word" or not word.text[0].isupper() or is_title(word.text):
            return False
        keys = self._keys(at)
        before = self._at(at - 1)
        if not keys or (self._language == "de" and before and self._before_noun(at - 1)):
            return False
        return before is not None or self._named(keys[0])

    def _before_noun(self, at: int) -> bool:
        """Whether a German word leads to a noun: an article, an adjective, a number."""
        word = self._words[at]
        if word.kind == "number" or word.folded in _ARTICLES:
            return True
        bent = word.text.islower() and word.text.endswith(("e", "en", "er", "es", "em"))
        return bent and bool(self._keys(at)) and word.text not in RELATIONS

    def _is_day(self, at: int) -> bool:
        word = self._at(at)
        return word is not None and word.kind == "number" and word.value in range(1, 32)

    def _is_year(self, at: int) -> bool:
        word = self._at(at)
        whole = word is not None and word.kind == "number" and word.text.isdecimal()
        return word is not None and whole and _EARLIEST <= word.value <= _LATEST

    def _before(self, at: int) -> str:
        """The small word that leads to a date where it says more than "then" ("by", "since")."""
        word = self._at(at - 1)
        if word is None or word.kind != "word" or word.folded in AT or self._keys(at - 1):
            return ""
        return word.folded

    def _at(self, at: int) -> Word | None:
        return self._words[at] if 0 <= at < len(self._words) else None
