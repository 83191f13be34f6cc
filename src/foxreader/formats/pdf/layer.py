"""Whether the text that a PDF stores with a page can be read, told by its words and their places;
ligatures that it has signs for are spelled out.

Old programs stored text that nobody looked at: letters spaced out, words doubled or run together,
signs in the place of ligatures, all of a page in one line, columns in the wrong order.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby, islice, pairwise, product
from statistics import median

from foxreader.core.page import PageLayout
from foxreader.formats.pdf.pagetext import PageText, Paragraph
from foxreader.language.detect import guess
from foxreader.language.lexicon import language

Runs = tuple[tuple[int, int], ...]

# All of these were chosen so that no page of the PDFs of the tests is taken for a poor one.
_LEAST_WORDS = 30  # of a page that is judged
_SPACED = 0.5  # share of the letters in rows of single ones
_ROW = 4  # single letters that are a row
_RUN_TOGETHER = 0.3  # share of the letters in words that are too long
_TOO_LONG = 25  # letters of a word
_DOUBLED = 0.5  # share of the words that are there twice, one right after the other
_LONGEST_TWICE = 30  # words of a line that may be there twice
_BROKEN = 0.05  # share of the words with a sign that is no letter between their letters
_TWICE = 0.3  # share of the letters that are there twice in one place
_NO_VOWELS = 0.35  # share of the longer words without a vowel
_FEW_VOWELS = 0.1  # the same where none of the languages has words of the page
_BEGINNING = 5  # words with which a text begins anew
_ONE_LINE = 300  # letters of a line that is all of a page
_ROWS = 8  # rows that go across two columns
_ACROSS = 0.6  # share of the letters in them
_LOWER = 0.6  # share of pieces of such rows that go on in small letters, as no cells do
_GAP = 1.2  # between two pieces of a row, in heights of letters
_PIECE = 15  # letters of a piece of a row
_PLACES, _FEW_THERE = 40, 0.3  # across a page, and the share of letters of a usual one
_COLUMN = 0.3  # share of the letters of a column
_BOTH = 0.8  # share of the letters of both columns

_LETTERS = re.compile(r"[^\W\d_]+")
_SIGN = re.compile("[\ufffd\ue000-\uf8ff]|(?<=[^\\W\\d_])[\u00b7\u2022¤](?=[^\\W\\d_])")
_LATIN = re.compile("[a-zß-öø-ÿĀ-ɏ]+", re.I)
_VOWEL = re.compile("[aeiouyà-æè-ïò-öø-üÿāăąēĕėęěĩīĭįıōŏőœũūŭůűų]", re.I)


def is_poor(text: str, page: PageLayout) -> bool:
    """Whether the text of ``page`` is not what is seen there, so that it should be recognised."""
    words = text.split()
    if len(words) < _LEAST_WORDS and len(text) < _ONE_LINE:
        return False
    if _in_one_line(text, page):
        return True
    if len(words) < _LEAST_WORDS:
        return _is_run_together(words)
    if _is_laid_twice(text, page):
        return True
    judges = (
        _is_spaced, _is_run_together, _is_doubled, _is_there_twice, _is_broken, _is_no_language,
    )  # fmt: skip
    return any(judge(words) for judge in judges) or _in_wrong_order(text, page)


def _letters(words: Sequence[str]) -> int:
    return sum(len("".join(_LETTERS.findall(word))) for word in words)


def _is_spaced(words: Sequence[str]) -> bool:
    """Whether most letters stand alone: "T h e l a m p"."""
    rows = (list(row) for single, row in groupby(words, _is_single) if single)
    spaced = sum(len(row) for row in rows if len(row) >= _ROW)
    return spaced > _SPACED * max(1, _letters(words))


def _is_single(word: str) -> bool:
    return len(word) == 1 and word.isalpha()


def _is_run_together(words: Sequence[str]) -> bool:
    """Whether the spaces are missing, in scripts that have them."""
    runs = (found for word in words if len(word) > _TOO_LONG for found in _LETTERS.findall(word))
    together = sum(len(run) for run in runs if len(run) > _TOO_LONG and run[0] < "\u0700")
    return together > _RUN_TOGETHER * max(1, _letters(words))


def _is_doubled(words: Sequence[str]) -> bool:
    """Whether most words, or lines of them, or the letters of most words are there twice."""
    longer = [word for word in words if len(word) > 3]
    twice = sum(word[::2] == word[1::2] for word in longer)
    if longer and twice > _DOUBLED * len(longer):
        return True
    at = doubled = kinds = 0
    while at < len(words):
        length = _twice(words, at)
        doubled += 2 * length
        kinds += bool(length)
        at += 2 * length or 1
    return kinds > 2 and doubled > _DOUBLED * len(words)


def _twice(words: Sequence[str], at: int) -> int:
    """How many words from ``at`` on are there again right after them, and not a third time."""
    for length in range(1, min(_LONGEST_TWICE, (len(words) - at) // 2) + 1):
        middle, end = at + length, at + 2 * length
        if words[at] == words[middle] and words[at:middle] == words[middle:end]:
            return 0 if words[middle:end] == words[end : end + length] else length
    return 0


def _is_there_twice(words: Sequence[str]) -> bool:
    """Whether the whole text follows once more after itself."""
    beginning = list(words[:_BEGINNING])
    again = (at for at in range(1, len(words)) if words[at : at + _BEGINNING] == beginning)
    at = next(again, 0)
    if not 0.4 * len(words) < at < 0.6 * len(words):
        return False
    pairs = list(zip(words, words[at:], strict=False))
    return sum(one == other for one, other in pairs) > 0.8 * len(pairs)


def _is_broken(words: Sequence[str]) -> bool:
    """Whether many words have a sign in them that is no letter: "e\ue001cient"."""
    spelled = [word for word in words if _LETTERS.search(word)]
    return sum(bool(_SIGN.search(word)) for word in spelled) > _BROKEN * len(words)


def _is_no_language(words: Sequence[str]) -> bool:
    """Whether words in Latin letters are letters of no language."""
    longer = [w for word in words for w in _LATIN.findall(word) if len(w) > 3 and not w.isupper()]
    without = sum(not _VOWEL.search(word) for word in longer)
    if len(longer) < _LEAST_WORDS or without <= _FEW_VOWELS * len(longer):
        return False
    return without > _NO_VOWELS * len(longer) or not guess(" ".join(words))


# Places: what is one line, and in which order columns are


@dataclass(frozen=True, slots=True)
class _LetterRun:
    """Letters that follow each other on a row, the first of them, and the height of one."""

    left: float
    right: float
    foot: float
    size: float
    count: int
    first: str


def _pieces(text: str, page: PageLayout) -> Iterator[_LetterRun]:
    """The rows of a page in their order, parted where a gap is wide."""
    row: list[tuple[float, float, float, float, str]] = []
    for character, x0, y0, x1, y1 in _boxes(text, page):
        if row:
            _, top, right, foot, _ = row[-1]
            size = foot - top
            if abs(y1 - foot) > 0.5 * size or not -size < x0 - right < _GAP * size:
                yield _piece(row)
                row = []
        row.append((x0, y0, x1, y1, character))
    if row:
        yield _piece(row)


def _boxes(text: str, page: PageLayout) -> Iterator[tuple[str, float, float, float, float]]:
    sides = (page.boxes[side::4] for side in range(4))
    for character, x0, y0, x1, y1 in zip(text, *sides, strict=True):
        if x0 == x0 and not character.isspace():
            yield character, x0, y0, x1, y1


def _piece(row: Sequence[tuple[float, float, float, float, str]]) -> _LetterRun:
    size = median(box[3] - box[1] for box in row)
    return _LetterRun(row[0][0], row[-1][2], row[0][3], size, len(row), row[0][4])


def _is_laid_twice(text: str, page: PageLayout) -> bool:
    """Whether most letters are there once more in the same place."""
    places = list(zip(text, page.boxes[::4], page.boxes[3::4], strict=True))
    return len(places) - len(set(places)) > _TWICE * len(places)


def _in_one_line(text: str, page: PageLayout) -> bool:
    """Whether all of a page is stored in one line."""
    heights = [(y0, y1) for _, _, y0, _, y1 in islice(_boxes(text, page), 0, None, 5)]
    if 5 * len(heights) < _ONE_LINE:
        return False
    middle = median(y1 for _, y1 in heights)
    size = max(0.5, median(y1 - y0 for y0, y1 in heights))
    return sum(abs(y1 - middle) < 0.7 * size for _, y1 in heights) > 0.9 * len(heights)


def _in_wrong_order(text: str, page: PageLayout) -> bool:
    """Whether the rows of two columns are read across, or the right column before the left one."""
    if not (_has_small_letters(text) and _has_gutter(page)):
        return False
    pieces = [piece for piece in _pieces(text, page) if piece.count >= _PIECE]
    total = sum(piece.count for piece in pieces)
    if len(pieces) < 2 * _ROWS or not total:
        return False
    pairs = [pair for pair in pairwise(pieces) if _is_one_row(*pair)]
    if _cross_gutter(pairs, total):
        return _begin_small(list(chain.from_iterable(pairs)))
    return _right_first(pieces, total)


def _has_small_letters(text: str) -> bool:
    """Whether most is in a script that has them; others may begin on the right."""
    return sum("a" <= c <= "\u052f" for c in text.lower()) >= 0.5 * len("".join(text.split()))


def _has_gutter(page: PageLayout) -> bool:
    """Whether some place across the middle of the page has few letters: most pages have none, and
    need no closer look."""
    lefts = [x for x in page.boxes[::12] if x == x]
    least, most = min(lefts, default=0.0), max(lefts, default=0.0)
    wide = max(1.0, most - least) / _PLACES
    counts = Counter(int((x - least) / wide) for x in lefts)
    middle = range(round(0.25 * _PLACES), round(0.75 * _PLACES))
    return min(counts[at] for at in middle) < _FEW_THERE * len(lefts) / _PLACES


def _is_one_row(left: _LetterRun, right: _LetterRun) -> bool:
    return abs(left.foot - right.foot) < 0.5 * left.size and right.left > left.right


def _cross_gutter(pairs: Sequence[tuple[_LetterRun, _LetterRun]], total: int) -> bool:
    """Whether enough letters are in rows across two columns: their gaps have a place in common."""
    across = sum(left.count + right.count for left, right in pairs)
    if len(pairs) < _ROWS or across <= _ACROSS * total:
        return False
    middle = median((left.right + right.left) / 2 for left, right in pairs)
    return sum(left.right < middle < right.left for left, right in pairs) > 0.8 * len(pairs)


def _begin_small(pieces: Sequence[_LetterRun]) -> bool:
    """Whether many begin in the middle of a sentence."""
    return sum(piece.first.islower() for piece in pieces) > _LOWER * len(pieces)


def _right_first(pieces: Sequence[_LetterRun], total: int) -> bool:
    """Whether a column follows one that stands beside it on the right."""
    for at in range(_ROWS, len(pieces) - _ROWS + 1):
        first, then = pieces[at - _ROWS : at], pieces[at : at + _ROWS]
        edge = min(p.left for p in first)
        if edge <= max(p.right for p in then):
            continue
        right = sum(p.count for p in pieces[:at] if p.left >= edge)
        left = sum(p.count for p in pieces[at:] if p.right <= edge)
        higher = min(p.foot for p in then) <= max(p.foot for p in first)
        if higher and min(left, right) > _COLUMN * total and left + right > _BOTH * total:
            return True
    return False


# Signs in the place of ligatures: fonts of old programs do not tell what they are

_LIGATURES = ("fi", "fl", "ff", "ffi", "ffl")
_OTHER_SIGN = "[\ufffd\ue000-\uf8ff\u00b7]"
_WITH_SIGNS = re.compile(f"[^\\W\\d_]*(?:{_OTHER_SIGN}[^\\W\\d_]+)+|[^\\W\\d_]+{_OTHER_SIGN}")
_MOST_SIGNS = 2  # of a word
_OFTEN, _ALWAYS = 3, 0.9  # words and their share that show what a sign of its own stands for
_FEWEST = 3  # letters of a word that begins with a sign; less may be a piece of one


def spellings(texts: Sequence[str]) -> dict[str, str]:
    """The words of ``texts`` with signs in the place of ligatures, each with its spelling: where
    one of all makes a word of the book or a common one, or where the sign always is that one."""
    signed = {word for text in texts for word in _WITH_SIGNS.findall(text)}
    if not signed:
        return {}
    own = _with_ligatures(texts)
    common = _common(guess(" ".join(texts[len(texts) // 2 :])[:20_000]))
    found: dict[str, str] = {}
    votes: dict[str, Counter[str]] = defaultdict(Counter)
    for word in signed:
        several = list(_known_ways(word, own, common))
        if len(several) == 1:
            [(found[word], used)] = several
            votes[_signs(word)[0]][used[0]] += len(used) == 1
    sure = dict(_sure_signs(votes))
    for word in signed.difference(found):
        signs = _signs(word)
        if len(signs) == 1 and signs[0] in sure:
            found[word] = word.replace(signs[0], sure[signs[0]])
    return found


def _with_ligatures(texts: Sequence[str]) -> set[str]:
    """The words of a book that have letters which may be a ligature."""
    own = {word.casefold() for text in texts for word in _LETTERS.findall(text) if "f" in word}
    return {word for word in own if len(word) > 3 and any(one in word for one in _LIGATURES)}


def _known_ways(
    word: str, own: Set[str], common: re.Pattern[str] | None
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ways to spell a word that make one of ``own`` or a common one."""
    for spelled, used, end in _spelled_ways(word):
        low = spelled.casefold()
        if low in own or (common and (match := common.match(low)) and match.end() >= end):
            yield spelled, used


def _sure_signs(votes: Mapping[str, Counter[str]]) -> Iterator[tuple[str, str]]:
    """The signs that always stand for one ligature; the dot and what is no character at all stand
    for any."""
    for sign, count in votes.items():
        ligature, often = count.most_common(1)[0]
        if sign not in "\u00b7\ufffd" and often >= max(_OFTEN, _ALWAYS * count.total()):
            yield sign, ligature


def _signs(word: str) -> list[str]:
    return re.findall(_OTHER_SIGN, word)


def _spelled_ways(word: str) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """The word with each ligature in the place of each sign, and where the last one ends."""
    parts = re.split(_OTHER_SIGN, word)
    if len(parts) - 1 <= _MOST_SIGNS and (parts[0] or len("".join(parts)) >= _FEWEST):
        for used in product(_LIGATURES, repeat=len(parts) - 1):
            spelled = "".join(chain.from_iterable(zip(parts, (*used, ""), strict=True)))
            yield spelled, used, len(spelled) - len(parts[-1])


@cache
def _common(code: str) -> re.Pattern[str] | None:
    """Matches common words of a language with ligatures."""
    if not code or not (words := language(code).words).ligatures:
        return None
    several = map(re.escape, sorted(words.ligatures, key=len, reverse=True))
    before = map(re.escape, words.before_ligatures)
    return re.compile(f"(?:{'|'.join(before)})?(?:{'|'.join(several)})")


def with_spellings(
    layout: PageText, hidden: Runs, words: Mapping[str, str]
) -> tuple[PageText, Runs]:
    """A page with ``words`` spelled out, each letter with its part of the sign's box."""
    longer: list[int] = []  # the place of each sign, once for each letter more
    pieces, boxes, inks, at = list[str](), array("f"), bytearray(), 0
    for match in _WITH_SIGNS.finditer(layout.text):
        spelled = words.get(match[0], "")
        place = match.start()
        for offset, letters in _exchanged(match[0], spelled):
            sign = place + offset
            pieces += layout.text[at:sign], letters
            boxes += layout.boxes[4 * at : 4 * sign]
            boxes.extend(_parts(layout.boxes[4 * sign : 4 * sign + 4], len(letters)))
            inks += layout.inks[at:sign] + layout.inks[sign : sign + 1] * len(letters)
            longer += [sign] * (len(letters) - 1)
            at = sign + 1
    if not longer:
        return layout, hidden

    def moved(offset: int) -> int:
        return offset + bisect_left(longer, offset)

    pieces.append(layout.text[at:])
    paragraphs = (Paragraph(moved(p.start), moved(p.end), p.size) for p in layout.paragraphs)
    return PageText(
        "".join(pieces), boxes + layout.boxes[4 * at :], bytes(inks) + layout.inks[at:],
        tuple(paragraphs),
    ), tuple((moved(start), moved(end)) for start, end in hidden)  # fmt: skip


def _exchanged(word: str, spelled: str) -> Iterator[tuple[int, str]]:
    """The offset of each sign in a word, and the letters that stand in its place."""
    rest = spelled
    for offset, letter in enumerate(word if spelled else ""):
        if re.match(_OTHER_SIGN, letter):
            after = re.split(_OTHER_SIGN, word[offset + 1 :])[0]
            end = rest.index(after, 1) if after else len(rest)
            found = next((one for one in sorted(_LIGATURES, key=len, reverse=True)
                          if rest.startswith(one + after)), rest[:end])  # fmt: skip
            yield offset, found
            rest = rest[len(found) :]
        else:
            rest = rest[1:]


def _parts(box: Sequence[float], count: int) -> Iterator[float]:
    x0, y0, x1, y1 = box
    step = (x1 - x0) / count
    for number in range(count):
        yield from (x0 + step * number, y0, x0 + step * (number + 1), y1)
