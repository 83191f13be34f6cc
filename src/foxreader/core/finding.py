"""Where words are in a text: the machinery of ``anchor.find``.

Words are compared by their letters (``core.letters``), so that the kinds of spaces, dashes and
quotation marks of an edition do not matter, and a page that ends inside them does not either.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from foxreader.core.book import Book
from foxreader.core.letters import (
    LetterRow,
    Parts,
    broken,
    first_letter,
    is_mark,
    letter_row,
    letters_of,
)
from foxreader.core.span import Span

_SPEAKS = 20
"""From this length (characters) a quote that occurs once in the book identifies its place, as in
the repair of tags; a shorter one also needs matching text around it. Chosen, not measured."""
_NEAR = 12
"""How many letters next to the quote must match (or all, if there are fewer). Chosen, not
measured."""
_MOST = 500
"""The most places that are compared: a hostile book may have any number. Chosen, not measured."""
_BY_FAR = 2
"""How many times farther the next of equal places must be. Chosen, not measured."""
_HIDDEN = "\u00ad\u200b\u2060"
"""Characters without a width: the soft hyphen, the space of no width, the joiner of words."""
_UNSEEN = re.compile(rf"[\s{_HIDDEN}]+")
_DASHES = re.escape("-‐‑‒–—―−﹣－")
_SIGN = re.compile(rf"[{_HIDDEN}]*(?:[{_DASHES}]+|[^\s{_HIDDEN}])[{_HIDDEN}]*")
"""A sign beside words. A dash may be written with several characters."""
_NUMBER = re.compile(r"\d(?:[\d.,:/]*\d)?")


@dataclass(frozen=True)
class Words:
    """Words to find, with those before and after them."""

    before: str
    quote: str
    after: str

    @cached_property
    def letters(self) -> tuple[str, str, str]:
        """The letters of the three."""
        return letters_of(self.before), letters_of(self.quote), letters_of(self.after)

    @cached_property
    def long(self) -> bool:
        """Whether the quote identifies its place if it occurs once."""
        return len(self.quote.strip()) >= _SPEAKS

    @cached_property
    def edges(self) -> tuple[str, str]:
        """What is before the first letter of the quote and after its last one."""
        return _head(self.quote), _tail(self.quote)


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the words. ``kept`` is how many letters around it match, ``whole`` whether all
    do; ``same`` whether every character of the quote does. ``letters`` is how many of the book are
    before it."""

    span: Span
    kept: int
    same: bool
    whole: bool
    letters: int


def places(words: Words, book: Book) -> list[Place]:
    """Each place where the quote is and enough of the text around it matches."""
    row = letter_row(book)
    before, quote, after = words.letters
    if not quote:
        return _between(words, book, row)
    found = [
        (((at, at + len(quote)),), kept)
        for at in _starts(row, before, quote, after)
        if (kept := _kept(row, at, at + len(quote), before, after)) is not None
    ]
    if not found and words.long:
        once = list(islice(row.all(quote), 2))
        found = [(((at, at + len(quote)),), 0) for at in once] if len(once) == 1 else []
    return [
        _place(words, book, row, parts, kept)
        for parts, kept in found
        if _same_numbers(words, book, row, *parts[0])
    ]


def spots(quote: str, book: Book) -> list[Place]:
    """Each place of a quote, whatever is around it; where there is none, those where it is broken.

    Words are only taken for a part of others where they are nowhere else, and words in other
    capitals or signs where there are no equal ones.
    """
    words = Words("", quote, "")
    row, letters = letter_row(book), words.letters[1]
    if not letters:
        return []
    parts: list[Parts] = [((at, at + len(letters)),) for at in islice(row.all(letters), _MOST)]
    parts = [one for one in parts if _same_numbers(words, book, row, *one[0])]
    parts = parts or broken(row, "", letters, "")
    found = [_place(words, book, row, one, 0) for one in parts]
    said = quote.split()
    better: tuple[Callable[[Place], bool], ...] = (
        lambda one: _apart(book, one.span),
        lambda one: book.text_at(one.span).split() == said,
        lambda one: book.visible(one.span),
    )
    for is_better in better:
        found = [one for one in found if is_better(one)] or found
    return found


def _apart(book: Book, span: Span) -> bool:
    """Whether the words at ``span`` are not a part of longer words."""
    text = book.files[span.file].text
    around = (text[max(0, at - 1) : at + 1] for at in (span.start, span.end))
    return not any(len(two) == 2 and two.isalnum() for two in around)


def broken_places(words: Words, book: Book) -> list[Place]:
    """Each place where the words of the quote are in their order, with something between them: the
    end of a page with its notes and the head of the next one, or the number of a note."""
    row = letter_row(book)
    before, quote, after = words.letters
    found = [
        (parts, kept)
        for parts in broken(row, before, quote, after)
        if (kept := _kept(row, parts[0][0], parts[-1][1], before, after)) is not None
    ]
    return [_place(words, book, row, *one) for one in found]


def best(found: Iterable[Place], near: Span) -> Span | None:
    """The place with the most letters kept around it; None where there is no telling.

    Of equal ones, all of whose surroundings match, it is the one nearest to ``near`` by far.
    """
    ordered = sorted(
        found, key=lambda place: (-place.kept, not place.same, _distance(place.span, near))
    )
    equal = [one for one in ordered if (one.kept, one.same) == (ordered[0].kept, ordered[0].same)]
    if len(equal) > 1:
        (file, first), (other, second) = (_distance(one.span, near) for one in equal[:2])
        if not equal[0].whole or file or (not other and second < _BY_FAR * first):
            return None
    return ordered[0].span if ordered else None


def is_near(words: Words, book: Book, span: Span) -> bool:
    """Whether enough of the text around ``span`` matches that around the quote."""
    text = book.files[span.file].text
    reach = 2 * max(len(words.before), len(words.after))
    around = letters_of(text[max(0, span.start - reach) : span.start])
    following = letters_of(text[span.end : span.end + reach])
    before, _, after = words.letters
    return _enough(
        (len(before), _alike(before[::-1], around[::-1])), (len(after), _alike(after, following))
    )


def _starts(row: LetterRow, before: str, quote: str, after: str) -> list[int]:
    """Where the quote may be: with all the text around it, else with what is next to it."""
    if not before and not after:
        return []
    whole = [at + len(before) for at in islice(row.all(before + quote + after), _MOST)]
    if whole:
        return whole
    near = before[-_NEAR:]
    found = {at + len(near) for at in islice(row.all(near + quote), _MOST)} if near else set()
    if after:
        found.update(islice(row.all(quote + after[:_NEAR]), _MOST))
    return sorted(found)


def _kept(row: LetterRow, start: int, end: int, before: str, after: str) -> int | None:
    """How many letters around the letters ``start`` to ``end`` match; None if too few."""
    text = row.text
    first = _alike(before[::-1], text[max(0, start - len(before)) : start][::-1])
    last = _alike(after, text[end : end + len(after)])
    return first + last if _enough((len(before), first), (len(after), last)) else None


def _enough(*sides: tuple[int, int]) -> bool:
    """Whether so many of the letters at one of the sides match."""
    return any(there and kept >= min(there, _NEAR) for there, kept in sides)


def _alike(one: str, other: str) -> int:
    """The length of the common prefix."""
    if one == other[: len(one)]:
        return len(one)
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


def _place(words: Words, book: Book, row: LetterRow, parts: Parts, kept: int) -> Place:
    """The place of the letters that ``parts`` are."""
    before, _, after = words.letters
    span = _span(words, book, row, parts)
    same = book.text_at(span) == words.quote
    return Place(span, kept, same, kept == len(before) + len(after), parts[0][0])


def _same_numbers(words: Words, book: Book, row: LetterRow, start: int, end: int) -> bool:
    """Whether the numbers of the quote are those at the letters: 3.14 is neither 314 nor 3,14."""
    text = _text(book, row.place(start), row.place(end - 1) + 1)
    return _numbers(text) == _numbers(words.quote)


def _text(book: Book, start: int, end: int) -> str:
    """The text from ``start`` to ``end``, counted over all files."""
    files = zip(book.starts, book.files, strict=False)
    return "".join(
        file.text[max(0, start - at) : max(0, end - at)]
        for at, file in files
        if at < end and at + len(file.text) > start
    )


def _numbers(text: str) -> list[str]:
    """The numbers of a text with their points."""
    return _NUMBER.findall(_UNSEEN.sub("", text))


def _span(words: Words, book: Book, row: LetterRow, parts: Parts) -> Span:
    """The span of letters; of those in several files the most that are in one of them."""
    in_file: dict[int, list[tuple[int, int]]] = {}
    for start, end in parts:
        for number in range(row.file(start), row.file(end - 1) + 1):
            low, high = row.file_start(number), row.file_start(number + 1)
            in_file.setdefault(number, []).append((max(start, low), min(end, high)))
    file = max(in_file, key=lambda number: sum(end - start for start, end in in_file[number]))
    low, high = in_file[file][0][0], in_file[file][-1][1]
    text, begins = book.files[file].text, book.starts[file]
    from_, to = row.place(low) - begins, row.place(high - 1) + 1 - begins
    while to < len(text) and is_mark(text[to]):
        to += 1
    lead, trail = words.edges
    if low == parts[0][0]:
        from_ -= _alike_edge(lead[::-1], text[max(0, from_ - 2 * len(lead)) : from_][::-1])
    if high == parts[-1][1]:
        to += _alike_edge(trail, text[to : to + 2 * len(trail)])
    return Span(file, from_, to)


def _alike_edge(edge: str, there: str) -> int:
    """How many characters of ``there``, next to a letter, stand for the ``edge`` of a quote."""
    if there.startswith(edge):
        return len(edge)
    wanted, length = len(_SIGN.findall(edge)), 0
    for sign in islice(_SIGN.finditer(there), wanted):
        if sign.start() != length or letters_of(sign[0]):
            break
        length = sign.end()
    return length


def _between(words: Words, book: Book, row: LetterRow) -> list[Place]:
    """Where words without letters, or none, are: between those before and those after them."""
    before, _, after = words.letters
    found: list[Place] = []
    for at in _starts(row, before, "", after):
        kept = _kept(row, at, at, before, after)
        span = None if kept is None else _gap(words, book, row, at)
        if kept is not None and span is not None:
            found.append(Place(span, kept, True, kept == len(before) + len(after), at))
    return found


def _gap(words: Words, book: Book, row: LetterRow, at: int) -> Span | None:
    """The span of a quote without letters that is before the letter ``at``, None if it is not."""
    file = row.file(at if words.letters[2] else at - 1)
    text, begins = book.files[file].text, book.starts[file]
    low = row.place(at - 1) + 1 - begins if at > row.file_start(file) else 0
    high = row.place(at) - begins if at < row.file_start(file + 1) else len(text)
    gap, ends, opens = text[low:high], _tail(words.before), _head(words.after)
    if gap == ends + words.quote + opens:
        inside = len(ends)
    elif words.quote:
        inside = gap.find(words.quote)
    else:
        inside = len(gap) if words.letters[2] else 0
    start = low + inside
    return None if inside < 0 else Span(file, start, start + len(words.quote))


def _head(text: str) -> str:
    """What is before the first letter of ``text``; all of it without one."""
    found = first_letter(text)
    return text if found is None else text[:found]


def _tail(text: str) -> str:
    """What is after the last letter of ``text``; all of it without one."""
    return _head(text[::-1])[::-1]


def _distance(one: Span, other: Span) -> tuple[int, int]:
    return abs(one.file - other.file), abs(one.start - other.start)
