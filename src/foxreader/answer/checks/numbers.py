"""The numbers and dates of a text, in digits of any script, in words, and as months and days."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from foxreader.answer.checks.forms import Number, borne_out, completed, written
from foxreader.language.detect import guess
from foxreader.language.number_words import COUNTED, DAYS, MONTHS, MORE, SCALED, VALUED, pairs
from foxreader.language.tokenize import fold

# Words that are also everyday ones: months only beside a number, numbers never demanded.
_MONTHS_OR_WORDS = "may march mars mar mai marzo mayo марта мая май august jan"
_AMBIGUOUS_MONTHS = frozenset(map(fold, _MONTHS_OR_WORDS.split()))
_LATIN = "\u024f"
_LOOSE_VALUES = frozenset(("0", "1"))
_NUMBERS_OR_WORDS = """
second seconda seconde segundo segunda secondo both pair couple double twins score once raz elf sei
sept einmal beide beiden оба обе раз ambos ambas neuf cent cents mil hundreds thousands millions
prima primer primo cuarto quinto милиона"""
_LOOSE = frozenset(map(fold, _NUMBERS_OR_WORDS.split()))
_WORD = re.compile(
    r"(?<![a-zA-Z\d])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,٫٬]\d+)*"
    r"|[a-zA-Z]+\d+|[^\W\d_]+|[-–]"
)
_GROUPED = re.compile(r"[.,٬ \u00a0\u202f](?=\d{3}(?:\D|$))")
_GERMAN = re.compile(
    r"(?:(?P<thousands>\w*?)tausend)?(?:(?P<hundreds>\w*?)hundert)?(?:und)?(?P<rest>\w*)"
)
_TENS = re.compile(r"(\w+?)und(\w+)")
_GERMAN_ORDINAL = re.compile(r"(?:s?te[nrsm]?)$")
_HAN = re.compile("[〇零一二三四五六七八九十百千万萬亿兩两]+|[０-９]+")
_HAN_DIGITS = {c: n for n, c in enumerate("〇一二三四五六七八九")} | {"零": 0, "两": 2, "兩": 2}
_HAN_SCALES = {"十": 10, "百": 100, "千": 1000, "万": 10**4, "萬": 10**4, "亿": 10**8}
_HAN_COUNTED = re.compile(
    "世[纪紀]|(?:イン|フィー|メー|キロ|マイ|ド|ポン|トン|パーセ)"
    "|[英寸尺丈斤磅吨噸公码浬吋呎张張朵颗顆双雙间間栋棟棵匹姐妹兄弟"
    "年月日号號岁歲个個人名位次天周週里米元块塊部章回卷座条條只隻头頭匹艘架辆輛册冊页頁篇分秒点點时時度倍%％本つ歳件軒枚台円代世级級场場届屆]"
)
# What is written with numerals and counts nothing: "very", "all around", "long live".
_HAN_SAID = re.compile(
    "十分(?![钟鐘之])|四[周週](?![年岁歲后後前])|[万萬][分岁歲]|[万萬]里[长長]城"
)
_ROMAN = re.compile(
    r"\b(?=[MDCLXVI]{2,}\b)M{0,3}(?:CM|CD|D?C{0,4})(?:XC|XL|L?X{0,4})(?:IX|IV|V?I{0,4})\b"
)
_ROMAN_VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
_LINKS = frozenset(("and", "und", "et", "y", "e", "и", "en", "-", "–"))


def numbers(text: str, language: str = "") -> list[Number]:
    """The numbers of ``text`` in order, with months and days of the week.

    A word that is a number in another language than that of the text, or ``language`` where it
    is too short to tell, is a loose one.
    """
    own = _words_of(guess(text) or language)
    found, text = written(text)
    words = [(m.group(), m.start(), m.end()) for m in _WORD.finditer(text)]
    at = 0
    while at < len(words):
        number, following = _at(words, at, own)
        if number is not None:
            found.append(completed(number, text, words[following - 1][2]))
        at = following
    found += _han(text)
    found += [
        Number(m.group(), str(_roman(m.group())), True) for m in _ROMAN.finditer(text) if m[0]
    ]
    return found


def values(text: str) -> frozenset[str]:
    """All values that ``text`` bears out: its numbers, and the parts of those with separators."""
    found = {value for number in numbers(text) for value in borne_out(number)}
    for joined in re.findall(r"\d+(?:[.,:/–-]\d+)+", _plain(text)):
        found |= {part.lstrip("0") or "0" for part in re.split("[.,:/–-]", joined)}
    # "1841–45" also speaks of 1845.
    found |= {m[1] + m[2] for m in re.finditer(r"\b(\d\d)\d\d[-–](\d\d)\b", text)}
    found |= {str(_roman(m.group())) for m in re.finditer(r"\b[IVXLC]+\b", text)}
    return frozenset(found)


_Placed = tuple[str, int, int]


def _at(words: Sequence[_Placed], at: int, own: frozenset[str]) -> tuple[Number | None, int]:
    """The number that begins at a word, if any, and where to read on."""
    word = words[at][0]
    if word[0].isdigit():
        return _digits(words, at)
    folded = fold(word)
    month = _months().get(folded)
    if month is not None and word[0].isupper() | (not word.isascii()):
        beside = any(
            w[0][0].isdigit() for w in (*words[max(0, at - 2) : at], *words[at + 1 : at + 3])
        )
        if folded not in _AMBIGUOUS_MONTHS or beside:
            return Number(word, month), at + 1
    day = _weekdays().get(folded)
    if day is not None and (word[0].isupper() or not word.isascii()):
        return Number(word, day), at + 1
    return _in_words(words, at, own)


def _digits(words: Sequence[_Placed], at: int) -> tuple[Number | None, int]:
    word = words[at][0]
    if not any(c.isdecimal() for c in word):
        return None, at + 1
    value = _GROUPED.sub("", _plain(word)).replace(",", ".").replace("٫", ".").replace(" ", "")
    value = value.strip(".").lstrip("0") or "0"
    scale = _scales().get(fold(words[at + 1][0])) if at + 1 < len(words) else None
    if scale and scale >= 1000 and words[at + 1][1] - words[at][2] <= 1:
        try:
            return Number(f"{word} {words[at + 1][0]}", f"{float(value) * scale:.0f}"), at + 2
        except (ValueError, OverflowError):
            return Number(word, value), at + 1
    return Number(word, value), at + 1


def _in_words(words: Sequence[_Placed], at: int, own: frozenset[str]) -> tuple[Number | None, int]:
    """A number in words, put together as far as its parts go on: "two hundred and twenty-nine"."""
    parts: list[tuple[str, int]] = []
    end = at
    while end < len(words):
        link = bool(parts) and fold(words[end][0]) in _LINKS
        if end + link >= len(words):
            break
        folded = fold(words[end + link][0])
        value = _value(folded)
        if value is None or (parts and not _goes_on(parts[-1], folded, value)):
            break
        parts.append((folded, value))
        end += 1 + link
    if not parts:
        return None, at + 1
    value_ = str(_sum(parts))
    alone = parts[0][0] if len(parts) == 1 else ""
    loose = bool(alone) and (alone in _LOOSE or value_ in _LOOSE_VALUES)
    loose = loose or not all(word in own or _german(word) or word[0] > _LATIN for word, _ in parts)
    return Number(" ".join(w[0] for w in words[at:end] if w[0] not in "-–"), value_, loose), end


def _goes_on(last: tuple[str, int], folded: str, value: int) -> bool:
    """Whether a number goes on with ``value``: "twenty" with "nine", "hundred" with "twenty"."""
    if folded in _scales():
        return value > 100 or last[1] < 100
    if folded.startswith("vingt") and last == ("quatre", 4):
        return True
    if last[1] >= 100:
        return value < last[1]
    tens = last[1] >= 20 and last[1] % 10 == 0
    return (tens and value < 20) or (last[0] == "dix" and value in (7, 8, 9))


def _sum(parts: Sequence[tuple[str, int]]) -> int:
    """What the words of a number make together."""
    total, current = 0, 0
    for folded, value in parts:
        if folded in _scales() and value >= 1000:
            total, current = total + max(1, current) * value, 0
        elif folded in _scales() and value == 100:
            current = max(1, current) * 100
        elif folded.startswith("vingt") and current == 4:
            current = 80
        else:
            current += value
    return total + current


@cache
def _words() -> dict[str, int]:
    """The value of each word, whatever its language."""
    counted = {fold(w): n for row in COUNTED.values() for n, w in enumerate(row.split())}
    return counted | _values(MORE) | _values(VALUED) | _scales()


@cache
def _scales() -> dict[str, int]:
    return _values(SCALED)


def _values(rows: Mapping[str, str]) -> dict[str, int]:
    return dict(pair for row in rows.values() for pair in pairs(row))


@cache
def _words_of(language: str) -> frozenset[str]:
    """The number words of a language, those of English where we have none of it."""
    tables = (COUNTED, MORE, VALUED, SCALED)
    rows = " ".join(table.get(language, table["en"]) for table in tables)
    return frozenset(fold(pair.split("=")[0]) for pair in rows.split())


@cache
def _months() -> dict[str, str]:
    return {fold(w): f"month {n}" for row in MONTHS for n, w in enumerate(row.split(), 1)}


@cache
def _weekdays() -> dict[str, str]:
    return {fold(w): f"day {n}" for row in DAYS for n, w in enumerate(row.split(), 1)}


def _value(folded: str) -> int | None:
    """The value of one word: a number of a list, or a German compound of two."""
    found = _words().get(folded)
    return _german(folded) if found is None else found


def _german(folded: str) -> int | None:
    """The value of a compound such as "fünfundzwanzig", "zweihundertste", "dreitausendvier"."""
    match = _GERMAN.fullmatch(folded)
    if match is None:
        return None
    thousands, hundreds = match["thousands"], match["hundreds"]
    many = thousands is not None or hundreds is not None
    parts = [_below(thousands, 1), _below(hundreds, 1), _below(match["rest"], 0)]
    if any(part is None for part in parts) or not (many or _TENS.fullmatch(match["rest"])):
        return None
    a, b, c = (part or 0 for part in parts)
    return (a * 1000 if thousands is not None else 0) + (b * 100 if hundreds is not None else 0) + c


def _below(word: str | None, empty: int) -> int | None:
    """The value of a German word for a number below a hundred, an ordinal too."""
    if not word:
        return empty
    word = _GERMAN_ORDINAL.sub("", word) or word
    match = _TENS.fullmatch(word)
    ones, tens = (match[1], match[2]) if match else (word, "")
    known = _words()
    one = 1 if ones == "ein" else known.get(ones)
    if not tens:
        return one if one is not None and one < 100 else None
    ten = known.get(tens)
    return None if one is None or ten is None or not one < 10 <= 20 <= ten < 100 else one + ten


def _han(text: str) -> Iterator[Number]:
    """Numbers in Chinese numerals; a lone one must be counting something to be demanded."""
    for match in _HAN.finditer(text):
        said = match.group()
        value = _han_value(said)
        if value is None:
            continue
        counts = _HAN_COUNTED.match(text, match.end()) or text[: match.start()].endswith("第")
        loose = not counts or value in (0, 1) or bool(_HAN_SAID.match(text, match.start()))
        yield completed(Number(said, str(value), loose), text, match.end())


def _han_value(written: str) -> int | None:
    if written[0] in "０１２３４５６７８９":
        return None  # read with the other digits
    if len(written) > 1 and all(c in _HAN_DIGITS for c in written):
        return int("".join(str(_HAN_DIGITS[c]) for c in written))
    total, section, digit = 0, 0, 0
    for letter in written:
        scale = _HAN_SCALES.get(letter)
        if scale is None:
            digit = _HAN_DIGITS[letter]
        elif scale >= 10**4:
            total, section, digit = total + max(1, section + digit) * scale, 0, 0
        else:
            section, digit = section + (digit or 1) * scale, 0
    return total + section + digit


def _plain(text: str) -> str:
    """``text`` with the digits of any script as plain ones."""
    if text.isascii():
        return text
    return "".join(str(unicodedata.digit(c)) if c.isdecimal() else c for c in text)


def roman(word: str) -> str:
    """The value of a Roman numeral of two letters or more; "" of any other word."""
    return str(_roman(word)) if _ROMAN.fullmatch(word) else ""


def _roman(numeral: str) -> int:
    figures = [_ROMAN_VALUES[c] for c in numeral]
    pairs = zip(figures, (*figures[1:], 0), strict=True)
    return sum(-value if value < following else value for value, following in pairs)
