"""Where a part is among its kind, in words: the third, the last, the next to last chapter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from foxreader.language.lexicon import every_language, language, words_for
from foxreader.language.numbers import NumberWords
from foxreader.language.part_numbers import Number, in_digits, run
from foxreader.language.part_words import Kind, Placed, bare, longest_first

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
        value = _ordinals(code).get(bare(word, _endings(code)))
        if value is None:
            stem = bare(word, _joined_endings(code))
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
        value = _position(phrase, kind.languages)
        if value is None:
            value = known.ordinals.get(phrase) if size > 1 else ordinal(phrase[0], kind, known)
        if value is None:
            continue
        tens = known.cardinals.get((words[at - 2][0],), 0) if size == 1 and at > 1 else 0
        if 0 < value < 10 and tens >= 20 and tens % 10 == 0:
            return tens + value, 2
        return value, size
    return None, 0


def _position(phrase: Sequence[str], languages: Iterable[str]) -> int | None:
    """The value of a phrase for where a part is, -1 for "last"; None for another."""
    for code in languages:
        value = _positions(code).get(tuple(bare(word, _endings(code)) for word in phrase))
        if value is not None:
            return value
    return None


@cache
def _positions(code: str) -> Mapping[tuple[str, ...], int]:
    known = language(code).parts.positions
    return {tuple(bare(word, _endings(code)) for word in p): n for p, n in known.items()}


@cache
def _ordinals(code: str) -> Mapping[str, int]:
    """The ordinals of one word in a language that inflects them, without their endings."""
    known, endings = language(code).numbers.ordinals, _endings(code)
    return {bare(p[0], endings): n for p, n in known.items() if len(p) == 1} if endings else {}


@cache
def _endings(code: str) -> tuple[str, ...]:
    return longest_first(language(code).numbers.ordinal_inflections)


@cache
def _joined_endings(code: str) -> tuple[str, ...]:
    """What makes an ordinal of a number word, in a language that joins them: the sten in
    "zwanzigsten"."""
    return longest_first(language(code).numbers.joined_ordinal_endings)
