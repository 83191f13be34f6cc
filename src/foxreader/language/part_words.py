"""The words, numbers and positions that parts and pictures of books are named by: XII, Abb. 2.1."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from foxreader.language.lexicon import codes, every_language, language, words_for
from foxreader.language.numbers import NumberWords, plain_digits, roman
from foxreader.language.schema import Language
from foxreader.language.script import MARKS, fold, fold_sentence, is_unspaced

# Pictures as a text names them, by their numbers: "Figure 3", "Abb. 2.1", 図4.

_WORD = re.compile(rf"[^\W\d_]+(?:[{MARKS}]+[^\W\d_]*)*")
_AFTER = re.compile(
    r"[.:]?\s{0,3}(?:(\d{1,4}(?:[.\-–:]\d{1,4})*)([a-z](?!\w))?(?!\d)|([IVXLC]{1,7})(?!\w))"
)
_BEFORE = re.compile(r"(?<![\d.])(\d{1,4}(?:[.\-–]\d{1,4})*)\.\s{0,3}\Z")
"""A number before its word, as in Hungarian: "3. ábra"."""
_LONGEST_LABEL = 12
"""Characters before a word in which such a number is looked for, and after it. Chosen."""
_BESIDE = 40
"""Characters beside a number in which its word is looked for. Chosen."""
_SAME = ("figure", "")
"""The kinds of names that may mean any numbered picture: "figure", and a word we do not know."""


@dataclass(frozen=True, slots=True)
class NamedFigure:
    """A picture named by its kind and its number, whose levels are apart by full stops."""

    kind: str
    number: str

    def may_be(self, other: NamedFigure) -> bool:
        """Whether both have the same number, and kinds that go together: a question may say
        "figure" of a plate."""
        kinds = self.kind == other.kind or self.kind in _SAME or other.kind in _SAME
        return kinds and self.number == other.number


def named_figures(text: str) -> Iterator[NamedFigure]:
    """The pictures that ``text`` names, in order."""
    return (figure for _, _, figure in _placed_figures(text))


def _placed_figures(text: str) -> Iterator[tuple[int, int, NamedFigure]]:
    """Where each name with its number begins and ends, and what it names."""
    for word in _WORD.finditer(text):
        kind = _kind(fold(word.group()))
        if not kind:
            continue
        first = max(0, word.start() - _LONGEST_LABEL)
        before = _BEFORE.search(text[first : word.start()])
        if (after := _AFTER.match(text, word.end())) is not None:
            yield word.start(), after.end(), NamedFigure(kind, _number(after))
        elif before is not None and word.group()[0].islower():  # no new sentence
            yield first + before.start(), word.end(), NamedFigure(kind, _levels(before[1]))


def labelled(caption: str) -> NamedFigure | None:
    """The picture as its ``caption`` begins by naming it; None where it has no number."""
    return next(named_figures(caption[:_BESIDE]), None)


def places_naming(text: str, figure: NamedFigure) -> Iterator[int]:
    """The offsets in ``text`` at which it may name ``figure``."""
    text, last = plain_digits(text), re.escape(figure.number.rpartition(".")[2])
    for found in re.finditer(rf"(?<!\d){last}(?!\d)", text, re.IGNORECASE):
        first = max(0, found.start() - _BESIDE)
        beside = _placed_figures(text[first : found.end() + _BESIDE])
        at = found.start() - first
        if any(start <= at < end and one == figure for start, end, one in beside):
            yield found.start()


def _number(found: re.Match[str]) -> str:
    digits, letter, letters = found.groups()
    if letters:
        return str(roman(letters) or letters)
    return _levels(digits) + (letter or "")


def _levels(digits: str) -> str:
    return ".".join(str(int(level)) for level in re.split(r"[.\-–:]", plain_digits(digits)))


def _kind(word: str) -> str:
    """The kind that a folded word names; in unspaced text its last characters do."""
    kinds = _kinds()
    if word in kinds or not is_unspaced(word[-1]):
        return kinds.get(word, "")
    return next((kinds[word[at:]] for at in range(1, len(word)) if word[at:] in kinds), "")


@cache
def _kinds() -> Mapping[str, str]:
    words = every_language().parts.figures
    return {word: kind for kind in sorted(words, reverse=True) for word in words[kind]}


# Numbers, and the letters that are read as one: XII, יב

Number = tuple[int, ...]
"""The levels of a number: (7,) for 7, (3, 2, 1) for 3.2.1. A negative one counts from the end."""

_LARGEST_ROMAN = 399
"""Larger Roman numerals are read as words: "mi" and "di" are words. Chosen, not measured."""
_LARGEST_IN_LETTERS = 30
"""Larger numerals in letters are read as words: Hebrew לה is "to her". Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A part named by kind and number; the name is at ``start`` to ``end``, code points, half open.

    ``kind`` is "" if a heading has only a number.
    """

    kind: str
    number: Number
    start: int
    end: int


def in_digits(word: str) -> Number | None:
    """The number in digits of any script, with dots between levels; None for another word."""
    parts = word.split(".")
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        return None
    return tuple(int(plain_digits(part)) for part in parts)


def in_roman(word: str) -> Number | None:
    """The number in Roman numerals; None for another word."""
    value = roman(word)
    return (value,) if value is not None and value <= _LARGEST_ROMAN else None


def in_letters(word: str) -> Number | None:
    """The number in the letters of a folded word, such as יב for 12; None for another word."""
    values = _letters()
    if (value := values.get(word)) is None and len(word) == 2:
        tens, units = values.get(word[0], 0), values.get(word[1], 0)
        value = tens + units if units < 10 <= tens and units else None
    return None if value is None or value > _LARGEST_IN_LETTERS else (value,)


def run(first: int, last: int) -> Iterable[Number]:
    """The numbers from ``first`` to ``last``."""
    return ((value,) for value in range(first, last + 1))


@cache
def _letters() -> Mapping[str, int]:
    return {letters: value for (letters,), value in every_language().numbers.letters.items()}


# Words for the kinds of parts

Placed = tuple[str, int, int]
"""A folded word with its start and end, code points."""

WORD = re.compile(rf"§|\d+(?:\.\d+)+|\d+|[^\W\d_]+(?:[{MARKS}]+\w*)*")
_SHORTEST = 1
"""Characters of a word that are left at least without its ending. Chosen, not measured."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of part, and the languages that have the word used for it."""

    name: str
    languages: tuple[str, ...]


def without_end(question: str) -> str | None:
    """A folded question without the words that ask for the end of the book ("How does it end?");
    None if it has none."""
    rest, count = _ends().subn(" ", fold_sentence(question))
    return rest if count else None


@cache
def _ends() -> re.Pattern[str]:
    return re.compile(every_language().parts.ends)


def words_of(text: str, start: int = 0) -> list[Placed]:
    """The folded words of ``text`` from ``start`` on, each with its start and end (code points)."""
    return [(fold(m.group()), m.start(), m.end()) for m in WORD.finditer(text, start)]


def is_kind(word: str) -> bool:
    """Whether a folded ``word`` names a kind of part of a book: "chapter", "Teil"."""
    return kind_of(word) is not None


@lru_cache(maxsize=10_000)
def kind_of(word: str) -> Kind | None:
    """The kind of part that a folded ``word`` names, None if it names none."""
    exact = _by_word().get(word) or _by_word().get(word.removesuffix("s"))
    if exact is not None:
        return exact
    for code, stems in _by_stem().items():
        for form in (word, *_without_endings(word, _endings(code))):
            if form in stems:
                return Kind(stems[form], (code,))
    return None


def _bare(word: str, endings: Sequence[str]) -> str:
    """``word`` without the first of ``endings`` that it has."""
    return next(_without_endings(word, endings), word)


def _without_endings(word: str, endings: Sequence[str]) -> Iterator[str]:
    longest = len(word) - _SHORTEST
    return (word[: -len(e)] for e in endings if len(e) <= longest and word.endswith(e))


def _longest_first(endings: Iterable[str]) -> tuple[str, ...]:
    """``endings`` folded, in the order in which :func:`bare` is to try them."""
    return tuple(sorted(map(fold, endings), key=lambda ending: (-len(ending), ending)))


def either(words: Iterable[str]) -> str:
    """A pattern for any of ``words``, the longest first."""
    return "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))


def words_apart(text: str) -> Iterator[Placed]:
    """The words of :func:`words_of`; in a script without spaces, those that name and number a part
    are taken out of their run."""
    for word, start, end in words_of(text):
        edges = {start, end}
        if not word.isascii():
            for match in _in_runs().finditer(text, start, end):
                edges |= {*match.span("kind"), match.end()}
        ordered = sorted(edges)
        yield from ((fold(text[a:b]), a, b) for a, b in pairwise(ordered))


@cache
def _in_runs() -> re.Pattern[str]:
    """Matches the word for a part and the number or position right after it, for scripts without
    spaces."""
    kinds: set[str] = set()
    values: set[str] = set()
    for one in map(language, codes()):
        if one.unspaced and one.parts.words:
            kinds |= {word for _, word in _words_of_parts(one)}
            tables = (one.numbers.cardinals, one.numbers.ordinals, one.parts.positions)
            values |= {phrase[0] for table in tables for phrase in table}
    return re.compile(rf"(?P<kind>{either(kinds)})(?:{either(values)}|$)")


@cache
def _by_word() -> Mapping[str, Kind]:
    found: dict[str, tuple[str, list[str]]] = {}
    for one in map(language, codes()):
        for kind, word in _words_of_parts(one):
            found.setdefault(word, (kind, []))[1].append(one.code)
    return {word: Kind(kind, tuple(known)) for word, (kind, known) in found.items()}


@cache
def _by_stem() -> Mapping[str, Mapping[str, str]]:
    """By language with inflections, the kinds of parts by their words with and without endings."""
    found: dict[str, dict[str, str]] = {}
    for one in map(language, codes()):
        endings = _endings(one.code)
        for kind, word in _words_of_parts(one) if endings else ():
            stems = found.setdefault(one.code, {})
            stems |= {word: kind, _bare(word, endings): kind}
    return found


def _words_of_parts(one: Language) -> Iterator[tuple[str, str]]:
    for table in (one.parts.words, one.parts.short):
        yield from ((kind, word) for kind, words in table.items() for word in words)


@cache
def _endings(code: str) -> tuple[str, ...]:
    return _longest_first(language(code).parts.inflections)


# Positions in words: the third, the last, the next to last

MOST_PARTS = 50
"""The most parts of "the first parts" or of a range; of a longer one, the last. Chosen, not
measured."""
_LONGEST = 5
"""The most words of a position: "second from the last". As in the data."""


def position_at(words: Sequence[Placed], at: int, kind: Kind) -> tuple[Number, int] | None:
    """The position that begins at ``words[at]``, in a language that has it after the word for a
    part ("الفصل الأخير"), and its end in code points."""
    spoken = [code for code in kind.languages if language(code).parts.positions_follow]
    for size in range(min(_LONGEST, len(words) - at), 0, -1) if spoken else ():
        value = _position([word for word, _, _ in words[at : at + size]], spoken)
        if value is not None:
            return (value,), words[at + size - 1][2]
    return None


def position_before(
    words: Sequence[Placed], at: int, kind: Kind, known: NumberWords
) -> tuple[Sequence[Number], int]:
    """What the words right before ``words[at]`` say of the parts it names, "the seventh", "the
    last two", "the third and fourth", and the index of the first of them; () without any."""
    value, size = _placed(words, at, kind, known)
    many = _cardinal(words, at - size, known) if value in (1, -1) else None
    if value is not None and many is not None:  # "les trois premiers chapitres"
        return _few(value, many), at - size - 1
    if value is not None:
        return _with_others(value, words, at - size, kind, known)
    many = _cardinal(words, at, known)
    value, size = _placed(words, at - 1, kind, known) if many is not None else (None, 0)
    if many is not None and value is not None and value in (1, -1):
        return _few(value, many), at - 1 - size
    return (), at


def ordinal(word: str, kind: Kind, known: NumberWords) -> int | None:
    """The value of a folded ordinal, also in an inflected form; None for another word."""
    if (word,) in known.ordinals:
        return known.ordinals[(word,)]
    if (word,) in known.cardinals or (word,) in known.scales:
        return None
    for code in kind.languages:
        value = _ordinals(code).get(_bare(word, _endings_counted(code)))
        if value is None:
            stem = _bare(word, _joined_endings(code))
            value = known.value(stem) if stem != word else None
        if value is not None:
            return value
    return None


def attached_number(words: Sequence[Placed], at: int, known: NumberWords) -> tuple[int, int] | None:
    """The number at ``words[at]`` whose tens have small words attached to them, "العشرون" or
    "الخامس والعشرون", and how many words it has; None for another."""
    if not known.attached or at >= len(words):
        return None
    if (tens := _tens(words[at][0], known)) is not None:
        return tens, 1
    units = known.ordinals.get((words[at][0],), 0)
    tens = _tens(words[at + 1][0], known) if 0 < units < 10 and at + 1 < len(words) else None
    return None if tens is None else (units + tens, 2)


def _tens(word: str, known: NumberWords) -> int | None:
    """The value of tens with small words attached to them; None for another word."""
    small = "".join(known.detached(word))
    value = known.value(word.removeprefix(small)) if small else None
    return value if value is not None and 20 <= value < 100 and value % 10 == 0 else None


def _with_others(
    value: int, words: Sequence[Placed], at: int, kind: Kind, known: NumberWords
) -> tuple[Sequence[Number], int]:
    """The part ``value`` and those of other ordinals linked to it, before ``words[at]``."""
    found: list[Number] = [(value,)]
    articles = words_for(*kind.languages).words.definite
    while at > 1:
        at -= at > 2 and words[at - 1][0] in articles  # "das zehnte und das elfte Kapitel"
        if words[at - 1][0] not in every_language().numbers.lists:
            break
        other, size = _placed(words, at - 1, kind, known)
        if other is None:
            break
        found.insert(0, (other,))
        at -= 1 + size
    return found, at


def _few(value: int, many: int) -> Sequence[Number]:
    """The first ``many`` parts, or the last."""
    return list(run(1, many) if value > 0 else run(-many, -1))


def _cardinal(words: Sequence[Placed], at: int, known: NumberWords) -> int | None:
    """How many the word before ``words[at]`` says, if they are some; None for another word."""
    if at < 1:
        return None
    word = words[at - 1][0]
    number = in_digits(word)
    worded = known.cardinals.get((word,)) or known.counted.get((word,))
    value = worded if number is None else number[0]
    return value if value is not None and 1 < value <= MOST_PARTS else None


def _placed(
    words: Sequence[Placed], at: int, kind: Kind, known: NumberWords
) -> tuple[int | None, int]:
    """The value of the position or ordinal that ends before ``words[at]``, and its words."""
    for size in range(min(_LONGEST, at), 0, -1):
        phrase = tuple(word for word, _, _ in words[at - size : at])
        value = _place(phrase, kind, known)
        if value is None:
            continue
        tens = known.cardinals.get((words[at - 2][0],), 0) if size == 1 and at > 1 else 0
        if 0 < value < 10 and tens >= 20 and tens % 10 == 0:
            return tens + value, 2
        return value, size
    return None, 0


def _place(phrase: tuple[str, ...], kind: Kind, known: NumberWords) -> int | None:
    """The value of a phrase that is a position or an ordinal; None for another."""
    value = _position(phrase, kind.languages)
    if value is not None:
        return value
    return known.ordinals.get(phrase) if len(phrase) > 1 else ordinal(phrase[0], kind, known)


def _position(phrase: Sequence[str], languages: Iterable[str]) -> int | None:
    """The value of a phrase for where a part is, -1 for "last"; None for another."""
    for code in languages:
        value = _positions(code).get(tuple(_bare(word, _endings_counted(code)) for word in phrase))
        if value is not None:
            return value
    return None


@cache
def _positions(code: str) -> Mapping[tuple[str, ...], int]:
    known = language(code).parts.positions
    return {tuple(_bare(word, _endings_counted(code)) for word in p): n for p, n in known.items()}


@cache
def _ordinals(code: str) -> Mapping[str, int]:
    """The ordinals of one word in a language that inflects them, without their endings."""
    known, endings = language(code).numbers.ordinals, _endings_counted(code)
    return {_bare(p[0], endings): n for p, n in known.items() if len(p) == 1} if endings else {}


@cache
def _endings_counted(code: str) -> tuple[str, ...]:
    return _longest_first(language(code).numbers.ordinal_inflections)


@cache
def _joined_endings(code: str) -> tuple[str, ...]:
    """What makes an ordinal of a number word, in a language that joins them: the sten in
    "zwanzigsten"."""
    return _longest_first(language(code).numbers.joined_ordinal_endings)
