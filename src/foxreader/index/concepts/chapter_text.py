"""The text of a book by chapters, as the concept map reads it, also where words have no spaces."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import pairwise
from math import log
from typing import NamedTuple

from foxreader.core.book import Book, BookFile
from foxreader.core.message import estimate
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.index.chapters import Chapter, chapters, segments
from foxreader.index.storage.store import Index
from foxreader.language.lexicon import every_language
from foxreader.language.script import HAN

# A book as if it ended at the spoiler limit: nothing made of it can say more


def cut(book: Book, scope: Scope) -> Book:
    """``book`` without all that is past the limit of ``scope``: text, headings, pages.

    Places before the limit keep their numbers. Markup is left out: nobody shows this book.
    """
    limit = scope.limit
    if limit is None:
        return book
    files = [_bare(file, len(file.text)) for file in book.files[: limit.file]]
    if limit.file < len(book.files) and limit.start:
        files.append(_bare(book.files[limit.file], limit.start))
    end = (limit.file, limit.start)
    return replace(
        book,
        files=tuple(files),
        toc=tuple(e for e in book.toc if (e.place.file, e.place.start) < end),
        pages=tuple(p for p in book.pages if (p.place.file, p.place.start) < end),
    )


def _bare(file: BookFile, end: int) -> BookFile:
    hidden = tuple((a, min(b, end)) for a, b in file.hidden if a < end)
    return BookFile(file.name, file.text[:end], hidden=hidden)


# The text by chapters

# The numbers below were chosen, not measured, unless they say otherwise.
_HEADING = 120
"""Characters of a heading at most; a longer unit is text."""
_BLOCKS = 60
"""Blocks that a book of middle length is divided into, to tell its themes apart."""
_LEAST_BLOCK = 2_000
"""Characters of a block at least: in a shorter one few words occur twice."""
_MOST_BLOCK = 20_000
"""Characters of a block at most: about a long chapter."""
_ENDS = re.compile(r"[.!?…。！？؟।,;:][\"'”’»」』)\]]*$")
_WORD = re.compile(r"[^\W\d_]+")


class Mention(NamedTuple):
    """Where a name stands: the part and the unit, by their numbers, and its offsets in the text of
    the part."""

    part: int
    unit: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter as it is read: its number and its units, with their texts a line each."""

    number: int
    units: tuple[Span, ...]
    text: str
    starts: tuple[int, ...]

    def unit_at(self, offset: int) -> int:
        """The number, in this part, of the unit that holds the character ``offset`` of ``text``."""
        return bisect_right(self.starts, offset) - 1

    def span_of(self, mention: Mention) -> Span:
        """The characters of the book that a mention in this part has."""
        unit, first = self.units[mention.unit], self.starts[mention.unit]
        end = min(unit.start + mention.end - first, unit.end)
        return Span(unit.file, unit.start + mention.start - first, end)

    def unit_text(self, number: int) -> str:
        """The text of a unit, by its number in this part."""
        after = self.starts[number + 1] - 1 if number + 1 < len(self.starts) else len(self.text)
        return self.text[self.starts[number] : after]


@dataclass(frozen=True)
class BookText:
    """What a scope shows of a book: its chapters in order, without their headings."""

    parts: tuple[Part, ...]
    language: str

    @cached_property
    def characters(self) -> int:
        """How many characters there are to read."""
        return sum(len(part.text) for part in self.parts)

    @cached_property
    def tokens(self) -> int:
        """The same in estimated tokens, which weigh the scripts alike."""
        return sum(estimate(part.text) for part in self.parts)

    @cached_property
    def blocks(self) -> tuple[tuple[int, int, int], ...]:
        """The parts in pieces of like size, each (place of the part, first unit, unit after).

        Ten chapters alone are too few to distinguish the themes of a book.
        """
        size = min(_MOST_BLOCK, max(_LEAST_BLOCK, self.characters // _BLOCKS))
        found: list[tuple[int, int, int]] = []
        for at, part in enumerate(self.parts):
            count = max(1, round(len(part.text) / size))
            ideal = [len(part.text) * piece // count for piece in range(count)]
            firsts = sorted({part.unit_at(offset) for offset in ideal})
            found += [(at, a, b) for a, b in pairwise((*firsts, len(part.units))) if a < b]
        return tuple(found)

    def block_text(self, block: tuple[int, int, int]) -> str:
        """The text of one of ``blocks``, a unit a line."""
        part = self.parts[block[0]]
        after = part.starts[block[2]] if block[2] < len(part.starts) else len(part.text)
        return part.text[part.starts[block[1]] : after]


def book_text(index: Index, scope: Scope) -> BookText:
    """What ``scope`` shows of the book of ``index``, which must be searchable.

    Under a limit the chapters are those of the text before it, not of the whole book.
    """
    book = cut(index.book, scope)
    found = index.chapters if scope.limit is None else chapters(book, segments(book))
    units = index.units_in(scope)
    titles = {" ".join(entry.title.split()).casefold() for entry in book.toc}
    parts = []
    for chapter, inside in _by_chapter(found, units):
        texts = [(unit, _line(book.text_at(unit))) for unit in inside]
        shown = [(unit, text) for unit, text in texts if not _is_heading(text, titles)]
        if shown:
            parts.append(_part(chapter.number, shown))
    return BookText(tuple(parts), index.language)


def _by_chapter(
    found: Sequence[Chapter], units: Sequence[Span]
) -> Iterator[tuple[Chapter, list[Span]]]:
    """The chapters with the units that begin in each, by one walk through both."""
    at = 0
    for chapter in found:
        inside: list[Span] = []
        for span in chapter.spans:
            while at < len(units) and (units[at].file, units[at].start) < (span.file, span.end):
                inside.append(units[at])
                at += 1
        yield chapter, inside


def _line(text: str) -> str:
    return text.replace("\n", " ")


def _part(number: int, shown: Sequence[tuple[Span, str]]) -> Part:
    starts = [0]
    for _, text in shown[:-1]:
        starts.append(starts[-1] + len(text) + 1)
    text = "\n".join(text for _, text in shown)
    return Part(number, tuple(unit for unit, _ in shown), text, tuple(starts))


def _is_heading(text: str, titles: set[str]) -> bool:
    """Whether a unit is a heading: its capitals and words are no prose of the book."""
    if len(text) > _HEADING:
        return False
    if text.casefold() in titles:
        return True
    if _ENDS.search(text):
        return text.isupper() and len(text) > 3
    words = _WORD.findall(text)
    capital = sum(word[0].isupper() for word in words)
    return text.isupper() or (len(words) > 1 and 3 * capital >= 2 * len(words))


# Words, also where none are marked: runs of characters that occur as a whole

GLUED = re.compile(f"[{HAN}ヶァ-ヺー]{{2,}}|[\u0e00-\u0e4e\u0e80-\u0ece]{{3,}}")
"""Runs of scripts that mark no words."""
_GLUED_LETTER = re.compile(f"[{HAN}ヶァ-ヺー\u0e00-\u0e4e\u0e80-\u0ece]")
"""A letter of such a script: looked for in a third of the time."""
# The numbers below were chosen, not measured, unless they say otherwise.
_LEAST = 4
"""Uses of a word in the text at least."""
_LONGEST = 4
"""Characters of a word at most."""
_COHESION = 3.0
"""Mutual information of the parts of a word at least, as a natural logarithm: 3 is 20 times as
often together as by chance. One less is asked of words of more than two characters."""
_FREEDOM = 1.2
"""Entropy of the characters beside a word at least, in nats, on either side: 1.2 is about three
neighbours used alike."""
_MOST = 4_000
"""Words of a book at most, the commonest: the cut of the text looks each of them up."""
_EDGE_KINDS = 7
"""The ends of runs beside a word count as this many different neighbours."""


class Lexicon:
    """The words of a text without spaces, with their counts; empty for other texts."""

    def __init__(self, counts: Mapping[str, int]) -> None:
        self.counts = counts
        self._cuts: dict[str, tuple[str, ...]] = {}

    def cut(self, run: str) -> tuple[str, ...]:
        """The known words in ``run``, in order, the longest first; the rest is passed over."""
        found = self._cuts.get(run)
        if found is None:
            found = self._cuts[run] = tuple(self._words(run))
        return found

    def _words(self, run: str) -> Iterator[str]:
        at = 0
        while at < len(run) - 1:
            for size in range(_LONGEST, 1, -1):
                if run[at : at + size] in self.counts:
                    yield run[at : at + size]
                    at += size - 1
                    break
            at += 1


def lexicon(reading: BookText) -> Lexicon:
    """The runs of two to four characters that recur as a whole.

    Their parts occur together (mutual information) and between many neighbours (entropy of the
    characters beside them): the usual way to find words without a dictionary.
    """
    runs = [
        run for part in reading.parts if _GLUED_LETTER.search(part.text)
        for run in GLUED.findall(part.text)
    ]  # fmt: skip
    if not runs:
        return Lexicon({})
    counts: Counter[str] = Counter()
    for size in range(1, _LONGEST + 2):
        counts.update(run[i : i + size] for run in runs for i in range(len(run) - size + 1))
    total = sum(map(len, runs))
    held = {run for run, n in counts.items() if _may_be(run, n) and _coheres(run, counts, total)}
    whole = _without_pieces(_free(held, counts), counts)
    best = sorted(whole, key=lambda run: (-counts[run], run))[:_MOST]
    return Lexicon({run: counts[run] for run in best})


def _may_be(run: str, count: int) -> bool:
    if not 2 <= len(run) <= _LONGEST or count < _LEAST or run in every_language().words.stop_runs:
        return False
    edges = every_language().words.edges
    return run[0] not in edges and run[-1] not in edges


def _coheres(run: str, counts: Counter[str], total: int) -> bool:
    """Whether its parts are together far more often than by chance, wherever it is cut."""
    for at in range(1, len(run)):
        chance = counts[run[:at]] * counts[run[at:]] / total
        if log(counts[run] / chance) < _COHESION - 1.0 * (len(run) > 2):
            return False
    return True


def _free(held: set[str], counts: Mapping[str, int]) -> set[str]:
    """The runs of ``held`` that have many neighbours on either side."""
    before: dict[str, list[int]] = {run: [] for run in held}
    after: dict[str, list[int]] = {run: [] for run in held}
    for longer, count in counts.items():
        if longer[:-1] in held:
            after[longer[:-1]].append(count)
        if longer[1:] in held:
            before[longer[1:]].append(count)
    return {
        run
        for run in held
        if min(_entropy(before[run], counts[run]), _entropy(after[run], counts[run])) >= _FREEDOM
    }


def _entropy(beside: Sequence[int], total: int) -> float:
    """The entropy of what is beside a run, in nats; having nothing there counts as many letters."""
    edge = (total - sum(beside)) / _EDGE_KINDS
    shares = [count / total for count in (*beside, *[edge] * _EDGE_KINDS) if count > 0]
    return -sum(share * log(share) for share in shares)


def _without_pieces(free: set[str], counts: Counter[str]) -> set[str]:
    """Runs that are not mostly part of a longer one that was found too."""
    inside: Counter[str] = Counter()
    for run in sorted(free):
        for size in range(2, len(run)):
            for at in range(len(run) - size + 1):
                piece = run[at : at + size]
                inside[piece] = max(inside[piece], counts[run])
    return {run for run in free if 10 * inside[run] < 7 * counts[run]}


# Names: runs of characters that are used as names are
#
# Nothing marks a name there. A run is taken for one that speaks (曹操曰, 老人は言), has a title
# (志保田さん, الدكتور), ends as places do (荆州, 東京駅), or is written in katakana, as foreign
# names are. A name without any of these is missed rather than guessed.

_KATAKANA = re.compile("[ァ-ヺー]{3,}")
_LAUGH = re.compile(r"(.{1,2})\1+.?")
# The numbers below were chosen, not measured, unless they say otherwise.
_SPOKEN = 0.06
"""Share of its uses before a verb of speech from which a run is a name."""
_WITH_SURNAME = 0.02
"""The same for a run of up to three characters that begins with a Chinese surname."""
_TITLED = 0.2
"""Share of its uses before a title (さん) from which a run is a name."""
_OPENS = 0.2
"""Share of its uses at the beginning of a clause that a name has at least: who speaks also
begins clauses, while what he does when speaking comes after his name."""
_LEAST_NAMED = 3
"""Uses of a run in the text at least."""


@dataclass(slots=True)
class _NameSigns:
    """Where a word occurs, and how often it is used as a name is."""

    places: list[Mention] = field(default_factory=list)
    spoken: int = 0
    titled: int = 0
    opens: int = 0


def run_names(reading: BookText, known: Lexicon) -> dict[str, list[Mention]]:
    """The names among the words of ``known`` and those after titles: where each occurs."""
    signs: dict[str, _NameSigns] = {}
    for at, part in enumerate(reading.parts):
        if known.counts:
            _read_runs(part, at, known, signs)
        for match in _signs_of_names().marked.finditer(part.text):
            sign = signs.setdefault(match[1], _NameSigns())
            sign.places.append(Mention(at, part.unit_at(match.start()), *match.span(1)))
            sign.titled += 1
    return {run: sign.places for run, sign in signs.items() if _is_name(run, sign)}


def _read_runs(part: Part, at: int, known: Lexicon, signs: dict[str, _NameSigns]) -> None:
    words = _signs_of_names()
    for match in GLUED.finditer(part.text):
        unit = part.unit_at(match.start())
        offset = 0
        for word in known.cut(match.group()):
            start = match.group().index(word, offset)
            offset = start + len(word)
            after = part.text[match.start() + offset : match.start() + offset + 3]
            sign = signs.setdefault(word, _NameSigns())
            where = match.start() + start
            sign.places.append(Mention(at, unit, where, where + len(word)))
            sign.opens += start == 0
            sign.spoken += bool(words.speaks.match(after))
            sign.titled += bool(words.title_after.match(after))


def _is_name(run: str, sign: _NameSigns) -> bool:
    count, words = len(sign.places), _signs_of_names()
    if count < _LEAST_NAMED:
        return False
    if _KATAKANA.fullmatch(run):
        return not _LAUGH.fullmatch(run)
    if sign.titled >= max(2, _TITLED * count):
        return True
    if len(run) <= 3 and words.place.fullmatch(run[-2:]) and run[0] not in words.doing:
        return True
    if words.mood.fullmatch(run) or sign.opens < _OPENS * count:
        return False
    needed = _WITH_SURNAME if run[0] in words.surnames and len(run) <= 3 else _SPOKEN
    return sign.spoken >= max(2, needed * count)


@dataclass(frozen=True, slots=True)
class _NameCues:
    """What names are known by in scripts without capitals."""

    speaks: re.Pattern[str]
    title_after: re.Pattern[str]
    place: re.Pattern[str]
    mood: re.Pattern[str]
    marked: re.Pattern[str]
    doing: frozenset[str]
    surnames: frozenset[str]


@cache
def _signs_of_names() -> _NameCues:
    names = every_language().names
    return _NameCues(
        re.compile(names.speaks),
        re.compile(names.after_names),
        re.compile(f".[{''.join(sorted(names.place_endings))}]"),
        re.compile(names.mood),
        re.compile(rf"(?:{names.before_names})\.?[ \u00a0]([^\W\d_][^\W\d_\u064b-\u065f]+)"),
        names.doing,
        names.surnames,
    )
