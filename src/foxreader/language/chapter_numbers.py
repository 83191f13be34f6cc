"""How books number their parts: "Chapter 7", "Part II", "第七章", "§ 3.2", in many languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from foxreader.language.tokenize import fold

Number = tuple[int, ...]
"""The parts of a number: (7,) or, of section 3.2.1, (3, 2, 1)."""

LAST: Number = (-1,)
"""The last one, whatever its number."""

_Placed = tuple[str, int, int]

# One line a kind; as a reader would ask for it and as a heading would name it.
_KINDS = {
    "chapter": "chapter ch chap kapitel kap chapitre capitulo capitolo cap hoofdstuk глава глав"
    " главе главы rozdział rozdzial kapittel bolum luku fejezet kapitola फ़ध्याय अध्याय"
    " الفصل فصل บทที่ บท κεφαλαιο פרק bab chuong",
    "part": "part teil partie parte deel часть части partia czesc del kisim osa resz dio"
    " الجزء جزء القسم भाग खंड ภาค ภาคที่ μερος חלק",
    "book": "book buch livre libro livro boek книга книги книге ksiega bok kitap kirja konyv"
    " الكتاب पर्व βιβλιο ספר",
    "volume": "volume vol band tome tomo том томе tom cilt",
    "section": "section sect sec § abschnitt seccion sezione secao paragraaf раздел разделе"
    " sekcja avsnitt الباب باب المبحث",
    "act": "act akt acte acto atto ato akte акт действие действии",
    "scene": "scene szene escena scena cena сцена сцене",
    "letter": "letter brief lettre carta lettera письмо письме",
    "canto": "canto gesang chant песнь",
    "appendix": "appendix anhang annexe apendice appendice приложение",
    "story": "story tale fable poem",
}
_BY_WORD = {word: kind for kind, words in _KINDS.items() for word in map(fold, words.split())}
_HAN_KINDS = {
    "章": "chapter", "回": "chapter", "话": "chapter", "話": "chapter", "장": "chapter",
    "节": "section", "節": "section", "절": "section", "卷": "volume", "巻": "volume",
    "권": "volume", "部": "part", "编": "part", "編": "part", "부": "part", "篇": "story",
    "幕": "act", "막": "act", "场": "scene", "場": "scene",
}  # fmt: skip
_ONES = {
    "en": "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen twenty",
    "ordinal": "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    " thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
    "de": "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
    "de ordinal": "erste zweite dritte vierte funfte sechste siebte achte neunte zehnte elfte"
    " zwolfte",
    "fr": "un deux trois quatre cinq six sept huit neuf dix onze douze",
    "fr ordinal": "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme"
    " neuvieme dixieme onzieme douzieme",
    "es": "uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "es ordinal": "primero segundo tercero cuarto quinto sexto septimo octavo noveno decimo",
    "it ordinal": "primo secondo terzo quarto quinto sesto settimo ottavo nono decimo",
    "ru ordinal": "первая вторая третья четвертая пятая шестая седьмая восьмая девятая десятая",
    "ar ordinal": "الاول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر",
}
_ORDINAL_ENDS = {"st", "nd", "rd", "th", "e", "er", "eme", "o", "a"}
_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70,
         "eighty": 80, "ninety": 90}  # fmt: skip
_FORMS = {
    "premiere": 1, "primera": 1, "prima": 1, "seconda": 2, "terza": 3, "segunda": 2, "tercera": 3,
    "primer": 1, "tercer": 3, "первой": 1, "второй": 2, "третьей": 3, "الاولى": 1, "الثانية": 2,
}  # fmt: skip
_WORDS = {
    fold(word): number for row in _ONES.values() for number, word in enumerate(row.split(), 1)
} | {fold(word): number for word, number in _FORMS.items()}
_LASTS = {"last", "final", "letzte", "letzten", "dernier", "derniere", "ultimo", "ultima"}
_GERMAN_ENDING = re.compile("[nrsm]$")
_DIGITS = {c: n for n, c in enumerate("〇一二三四五六七八九")} | {"零": 0, "两": 2, "兩": 2}
_UNITS = {"十": 10, "百": 100, "千": 1000}
_ROMAN = re.compile(r"(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,4})(?:ix|iv|v?i{0,4})")
_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}
_TO = frozenset(("to", "through", "until", "bis", "a", "à", "-", "–", "—", "~", "至", "到"))
_NEXT = re.compile(
    r"\s*(,|&|and|und|et|y|e|и|和|与|to|through|until|bis|a|à|-|–|—|~|至|到)\s*(\d{1,4})\b(?!\.\d)"
)
_LONGEST_RANGE = 50
_HAN_NUMBER = "[〇零一二三四五六七八九十百千两兩]"
_HAN = re.compile(rf"[第제]?\s*({_HAN_NUMBER}+|\d+(?:\.\d+)*)\s*([{''.join(_HAN_KINDS)}])")
_MARKS = "[\u0300-\u036f\u0900-\u0dff\u0e00-\u0e7f]"
_WORD = re.compile(rf"§|\d+(?:\.\d+)+|\d+|[^\W\d_]+(?:{_MARKS}+\w*)*")


@dataclass(frozen=True, slots=True)
class Numbered:
    """A part named by kind and number, and where in the text its name stands.

    ``kind`` is "" where a heading has a number alone.
    """

    kind: str
    number: Number
    start: int
    end: int


def words_of(text: str, start: int = 0) -> list[tuple[str, int, int]]:
    """The words of ``text`` from ``start`` on, folded, with where each stands."""
    return [(fold(m.group()), m.start(), m.end()) for m in _WORD.finditer(text, start)]


def is_kind(word: str) -> bool:
    """Whether a folded ``word`` says what a part of a book is: "chapter", "Teil"."""
    return _kind(word) is not None


def numbered(text: str) -> list[Numbered]:
    """The parts that a question names: "Part II, chapter the seventh"."""
    found = list(_by_han(text))
    words = words_of(text)
    for at, (word, start, end) in enumerate(words):
        kind = _kind(word)
        if kind is None:
            continue
        after = _number(words, at + 1)
        before = _before(words, at) if after is None else None
        if after is not None:
            found.append(Numbered(kind, after[0], start, after[1]))
            found += _listed(text, found[-1])
        elif before is not None:
            found.append(Numbered(kind, before[0], before[1], end))
    return sorted(found, key=lambda n: n.start)


def heading_number(title: str) -> Numbered | None:
    """What a heading says of its own number: "II: The Carpetbag", "Chapter 7", "第二章 …"."""
    title = title.strip()
    for named in numbered(title[:60]):
        if named.start <= 40 and named.number != LAST:
            return named
    match = _WORD.match(title)
    if match is None:
        return None
    following = title[match.end() : match.end() + 1]
    number = _digits(match.group()) or _han_number(match.group()) or _roman(match.group())
    if number is None or (following and following not in " .:-–—)．、　"):
        return None
    if following == " " and not match.group()[0].isdigit():
        return None  # "I am born" is no first chapter
    return Numbered("", number, 0, match.end())


def _kind(word: str) -> str | None:
    return _BY_WORD.get(word) or _BY_WORD.get(word.removesuffix("s"))


def _listed(text: str, first: Numbered) -> Iterator[Numbered]:
    """The numbers that go on a list or a range: "chapters 3, 5 and 7", "parts 2 to 4"."""
    before, end = first.number, first.end
    while (match := _NEXT.match(text, end)) is not None:
        number, end = (int(match.group(2)),), match.end()
        low = before[0] + 1 if match.group(1).strip() in _TO else number[0]
        for between in range(max(low, number[0] - _LONGEST_RANGE), number[0] + 1):
            yield Numbered(first.kind, (between,), match.start(), end)
        before = number


def _by_han(text: str) -> Iterator[Numbered]:
    for match in _HAN.finditer(text):
        number = _digits(match.group(1)) or _han_number(match.group(1))
        marked = match.group()[0] in "第제"
        if number is not None and (marked or match.group(2) in "章回"):
            yield Numbered(_HAN_KINDS[match.group(2)], number, match.start(), match.end())


def _number(words: Sequence[_Placed], at: int) -> tuple[Number, int] | None:
    """The number the words from ``at`` on begin with, and where it ends."""
    if at < len(words) and words[at][0] in ("the", "no", "number", "nr", "n"):
        at += 1
    if at >= len(words):
        return None
    word, _, end = words[at]
    number = _digits(word) or _word_number(word) or _han_number(word) or _roman(word)
    if word in _TENS:
        number = (_TENS[word],)
        more = _word_number(words[at + 1][0]) if at + 1 < len(words) else None
        if more is not None and more[0] < 10:
            return (_TENS[word] + more[0],), words[at + 1][2]
    return None if number is None else (number, end)


def _before(words: Sequence[_Placed], at: int) -> tuple[Number, int] | None:
    """The ordinal right before a kind, and where it starts: "the seventh chapter"."""
    if at == 0:
        return None
    word, start, _ = words[at - 1]
    if word in _LASTS:
        return LAST, start
    number = _word_number(word) or _word_number(_GERMAN_ENDING.sub("", word))
    before = words[at - 2] if at > 1 else ("", start, start)
    if number is not None and number[0] < 10 and before[0] in _TENS:
        return (_TENS[before[0]] + number[0],), before[1]
    if number is None and word in _ORDINAL_ENDS and before[2] == start:
        number, start = _digits(before[0]), before[1]
    return None if number is None else (number, start)


def _word_number(word: str) -> Number | None:
    number = _WORDS.get(word)
    return None if number is None else (number,)


def _digits(word: str) -> Number | None:
    """Digits of any script, with dots between the levels of a section."""
    parts = word.split(".")
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        return None
    return tuple(int("".join(str(unicodedata.digit(c)) for c in part)) for part in parts)


def _roman(word: str) -> Number | None:
    word = word.lower()
    if not word or not _ROMAN.fullmatch(word):
        return None
    values = [_VALUES[letter] for letter in word]
    pairs = zip(values, [*values[1:], 0], strict=True)
    return (sum(-value if value < following else value for value, following in pairs),)


def _han_number(word: str) -> Number | None:
    if not word or not re.fullmatch(f"{_HAN_NUMBER}+", word):
        return None
    total, digit = 0, 0
    for letter in word:
        if letter in _UNITS:
            total, digit = total + (digit or 1) * _UNITS[letter], 0
        else:
            digit = digit * 10 + _DIGITS[letter]
    return (total + digit,)
