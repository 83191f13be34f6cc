"""The numbers that Word counts, written into the words of its paragraphs (§ 1., (a), 2.1): lists
would begin anew at 1, so that “see § 2” leads nowhere."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lxml import etree

from foxreader.formats.docx_parts import (
    WordStyles,
    attribute,
    child,
    named,
    set_style,
    space_of,
    value,
)
from foxreader.formats.html.xmlsource import local
from foxreader.language.lexicon import language

LEVEL_STYLE = "fx-level-"
"""The beginning of the style that numbered paragraphs without one are given; the level follows."""
LEVELS = 9
_PLACE = re.compile(r"%([1-9])")
_PLAIN = frozenset({"", "ListParagraph", "ListNumber"})
_ROMAN = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip
_HAN = "〇一二三四五六七八九"
_HIGHEST = 10_000  # numbers above it are figures in any format: no letters are that long


@dataclass(slots=True)
class _List:
    """What is counted for one list: its levels, and the numbers that are reached."""

    levels: Mapping[int, etree._Element]
    reached: dict[int, int] = field(default_factory=dict)

    def count(self, level: int) -> str:
        """The words of the next number of ``level``."""
        for above in range(level):
            self.reached.setdefault(above, self._start(above))
        self.reached[level] = self.reached.get(level, self._start(level) - 1) + 1
        for below in [n for n in self.reached if n > level and self._begins_anew(n, level)]:
            del self.reached[below]
        plain = child(self.levels[level], "isLgl") is not None

        def number(match: re.Match[str]) -> str:
            at = int(match[1]) - 1
            kind = "decimal" if plain and at != level else _format(self.levels.get(at))
            return _written(self.reached.get(at, self._start(at)), kind)

        return _PLACE.sub(number, value(child(self.levels[level], "lvlText")))

    def _start(self, level: int) -> int:
        return _whole(value(child(self.levels.get(level), "start")), 1)

    def _begins_anew(self, below: int, level: int) -> bool:
        """Whether the numbers of the level ``below`` begin anew after one of ``level``."""
        restart = value(child(self.levels.get(below), "lvlRestart"))
        return not restart or (restart != "0" and level < _whole(restart, 0))


def write_numbers(
    part: etree._Element, styles: WordStyles, numbering: etree._Element | None
) -> None:
    """Write the number of each numbered paragraph of ``part`` before its words; those with a bullet
    stay as they are."""
    if numbering is None:
        return
    lists = _NumberedLists(numbering)
    for paragraph in named(part, "p"):
        properties = child(paragraph, "pPr")
        if properties is None:
            continue
        list_, level = lists.of(*_numbered(properties, styles))
        if list_ is None or _format(list_.levels.get(level)) == "bullet":
            continue
        words = list_.count(level)
        after = "" if value(child(list_.levels[level], "suff")) == "nothing" else " "
        _write(paragraph, properties, words + after if words else "", level)


def drop_broken_lists(numbering: etree._Element) -> None:
    """Take the lists without a number or a definition out: what converts the document needs both,
    and no paragraph can be in them."""
    for element in [e for e in numbering if local(e) == "num"]:
        if not attribute(element, "numId") or not value(child(element, "abstractNumId")):
            numbering.remove(element)


class _NumberedLists:
    """The lists of ``word/numbering.xml``. Those of one definition count on together."""

    def __init__(self, numbering: etree._Element) -> None:
        self._defined = {
            attribute(e, "abstractNumId"): _List(_levels(e))
            for e in numbering
            if local(e) == "abstractNum"
        }
        self._defined |= dict(_linked(numbering, self._defined))
        self._numbers = {attribute(e, "numId"): e for e in numbering if local(e) == "num"}
        self._begun: set[str] = set()

    def of(self, number: str, level: str, style: str) -> tuple[_List | None, int]:
        """The list of that number with the level that is meant; None where there is none."""
        found = self._numbers.get(number)
        list_ = self._defined.get(value(child(found, "abstractNumId")))
        if found is None or list_ is None:
            return None, 0
        at = _whole(level, _level_of(list_, style))
        if number not in self._begun:
            self._begun.add(number)
            _override(found, list_)
        return (list_ if at in list_.levels else None), at


def _linked(numbering: etree._Element, defined: Mapping[str, _List]) -> Iterator[tuple[str, _List]]:
    """The definitions that only name a style, each with the list of the one that is of it."""
    styles = {
        value(child(e, "styleLink")): attribute(e, "abstractNumId")
        for e in numbering
        if child(e, "styleLink") is not None
    }
    for element in numbering:
        link = child(element, "numStyleLink")
        if link is not None and (found := defined.get(styles.get(value(link), ""))) is not None:
            yield attribute(element, "abstractNumId"), found


def _override(number: etree._Element, list_: _List) -> None:
    """What a list that uses a definition changes in it: its formats and where it starts."""
    for change in (e for e in number if local(e) == "lvlOverride"):
        level = _whole(attribute(change, "ilvl"), 0)
        if (anew := child(change, "lvl")) is not None:
            list_.levels = {**list_.levels, level: anew}
        if (start := child(change, "startOverride")) is not None:
            list_.reached[level] = _whole(value(start), 1) - 1
            for below in [n for n in list_.reached if n > level]:
                del list_.reached[below]


def _numbered(properties: etree._Element, styles: WordStyles) -> tuple[str, str, str]:
    """The number of the list of a paragraph and the level in it, its own or its style's, and the id
    of that style."""
    name = value(child(properties, "pStyle"))
    for source in (properties, *(child(style, "pPr") for style in styles.chain(name))):
        if (found := child(source, "numPr")) is not None:
            return value(child(found, "numId")), value(child(found, "ilvl")), name
    return "", "", name


def _level_of(list_: _List, style: str) -> int:
    """The level that has the style; the first one if none has."""
    levels = (n for n, e in list_.levels.items() if style and value(child(e, "pStyle")) == style)
    return next(levels, 0)


def _write(paragraph: etree._Element, properties: etree._Element, words: str, level: int) -> None:
    space = space_of(paragraph)
    for old in [e for e in properties if local(e) == "numPr"]:
        properties.remove(old)
    none = etree.SubElement(properties, space + "numPr")  # also where the style has a list
    for name in ("ilvl", "numId"):
        etree.SubElement(none, space + name).set(space + "val", "0")
    if value(child(properties, "pStyle")) in _PLAIN:
        set_style(properties, f"{LEVEL_STYLE}{level + 1}")
    run = etree.Element(space + "r")
    text = etree.SubElement(run, space + "t")
    text.text = words
    text.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
    properties.addnext(run)


def _levels(definition: etree._Element) -> dict[int, etree._Element]:
    those = ((attribute(e, "ilvl"), e) for e in definition if local(e) == "lvl")
    return {int(level): e for level, e in those if level.isdecimal() and int(level) < LEVELS}


def _whole(text: str, otherwise: int) -> int:
    return int(text) if text.isdecimal() and len(text) < 9 else otherwise


def _format(level: etree._Element | None) -> str:
    return value(child(level, "numFmt")) or "decimal"


def _written(number: int, kind: str) -> str:
    """``number`` in a format of Word; in figures where the format is another one."""
    if kind == "none":
        return ""
    if kind == "decimalZero":
        return f"{number:02}"
    if kind in ("upperLetter", "upperRoman"):
        return _written(number, kind.replace("upper", "lower")).upper()
    if not 0 < number < _HIGHEST:
        return str(number)
    if kind == "lowerLetter":
        return chr(ord("a") + (number - 1) % 26) * ((number - 1) // 26 + 1)
    if kind == "lowerRoman":
        return "".join(_roman(number))
    if number < 100 and kind.startswith(("chineseCounting", "japaneseCounting", "taiwaneseC")):
        return _han(number)
    return _in_signs(number, kind) or str(number)


def _roman(number: int) -> Iterator[str]:
    for worth, letters in _ROMAN:
        yield letters * (number // worth)
        number %= worth


def _han(number: int) -> str:
    tens, ones = divmod(number, 10)
    ten = ("" if tens == 1 else _HAN[tens]) + "十" if tens else ""
    return ten + (_HAN[ones] if ones or not tens else "")


# Formats of numbers

_SIGNS = {
    "ideographTraditional": "甲乙丙丁戊己庚辛壬癸",
    "ideographZodiac": "子丑寅卯辰巳午未申酉戌亥",
    "ganada": "가나다라마바사아자차카타파하",
    "chosung": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ",
    "aiueoFullWidth": (
        "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨ"
        "ラリルレロワヲン"
    ),
    "irohaFullWidth": (
        "イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキ"
        "ユメミシヱヒモセスン"
    ),
    "russianLower": "абвгдежзиклмнопрстуфхцчшщыэюя",
    "hebrew2": "אבגדהוזחטיכלמנסעפצקרשת",
    "arabicAlpha": "أبتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "arabicAbjad": "أبجدهوزحطيكلمنسعفصقرشتثخذضظغ",
    "thaiLetters": "กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ",
    "decimalEnclosedCircle": "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳",
    "decimalEnclosedParen": "⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽⑾⑿⒀⒁⒂⒃⒄⒅⒆⒇",
    "decimalEnclosedFullstop": "⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛",
    "ideographEnclosedCircle": "㊀㊁㊂㊃㊄㊅㊆㊇㊈㊉",
}
"""Signs that are counted by; figures follow where there are no more."""
_DIGITS = {
    "decimalFullWidth": "０１２３４５６７８９",
    "decimalFullWidth2": "０１２３４５６７８９",
    "hindiNumbers": "०१२३४५६७८९",
    "thaiNumbers": "๐๑๒๓๔๕๖๗๘๙",
    "ideographDigital": "〇一二三四五六七八九",
    "japaneseDigitalTenThousand": "〇一二三四五六七八九",
    "taiwaneseDigital": "〇一二三四五六七八九",
    "koreanDigital": "영일이삼사오육칠팔구",
    "koreanDigital2": "零一二三四五六七八九",
}
_TENS = {
    "chineseLegalSimplified": "零壹贰叁肆伍陆柒捌玖拾",
    "ideographLegalTraditional": "零壹貳參肆伍陸柒捌玖拾",
    "japaneseLegal": "〇壱弐参四伍六七八九拾",
}
_NOTES = "*†‡§"
_HEBREW = {400: "ת", 300: "ש", 200: "ר", 100: "ק", 90: "צ", 80: "פ", 70: "ע", 60: "ס", 50: "נ",
           40: "מ", 30: "ל", 20: "כ", 10: "י", 9: "ט", 8: "ח", 7: "ז", 6: "ו", 5: "ה", 4: "ד",
           3: "ג", 2: "ב", 1: "א"}  # fmt: skip
_WORDS = "en"  # the language of numbers in words; Word takes the document's


def _in_signs(number: int, kind: str) -> str:
    """``number``, which is above 0, in signs or words of its own; "" where the format has none."""
    if kind in _DIGITS:
        return "".join(_DIGITS[kind][int(figure)] for figure in str(number))
    if kind in ("aiueo", "iroha"):
        return _narrow(_in_signs(number, kind + "FullWidth"))
    if kind == "russianUpper":
        return _in_signs(number, "russianLower").upper()
    if kind in _SIGNS:
        return _SIGNS[kind][number - 1 : number]
    if kind in _TENS and number < 100:
        return _legal(number, _TENS[kind])
    if kind == "hebrew1":
        return _hebrew(number)
    if kind == "chicago":
        return _NOTES[(number - 1) % len(_NOTES)] * ((number - 1) // len(_NOTES) + 1)
    return _in_words(number, kind)


def _in_words(number: int, kind: str) -> str:
    """``number`` as an ordinal or in words; "" in other formats."""
    if kind == "numberInDash":
        return f"- {number} -"
    if kind == "ordinal":
        return f"{number}{_ending(number)}"
    if kind not in ("cardinalText", "ordinalText"):
        return ""
    numbers = language(_WORDS).numbers
    tables = [numbers.cardinals, numbers.ordinals if kind == "ordinalText" else numbers.cardinals]
    tens, ones = number // 10 * 10, number % 10
    whole = _word(tables[1], number)
    parts = [_word(tables[0], tens), _word(tables[1], ones)]
    return (whole or ("-".join(parts) if all(parts) and number < 100 else "")).capitalize()


def _word(table: Mapping[tuple[str, ...], int], number: int) -> str:
    """The first word for ``number``, or ""."""
    words = (" ".join(phrase) for phrase, value in table.items() if value == number)
    return next((word for word in words if word.isalpha()), "")


def _ending(number: int) -> str:
    if number // 10 % 10 == 1:
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")


def _narrow(kana: str) -> str:
    """Katakana as wide as Latin letters."""
    narrow = (chr(code) for code in range(0xFF66, 0xFF9E))
    return "".join(
        next((n for n in narrow if unicodedata.normalize("NFKC", n) == c), c) for c in kana
    )


def _legal(number: int, signs: str) -> str:
    """``number`` below 100 in the signs of contracts: 壹拾贰."""
    tens, ones = divmod(number, 10)
    return (signs[tens] + signs[10] if tens else "") + (signs[ones] if ones or not tens else "")


def _hebrew(number: int) -> str:
    letters = ""
    for worth, letter in _HEBREW.items():
        letters += letter * (number // worth)
        number %= worth
    return letters.replace("יה", "טו").replace("יו", "טז")
