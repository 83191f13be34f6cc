"""The numbers and dates of a text, in digits of any script, in words, and as months and days."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from foxreader.index.language import guess
from foxreader.index.words import fold


@dataclass(frozen=True, slots=True)
class Number:
    """A number in a text: the words it is written with, and its value as plain text.

    ``value`` is digits without separators ("3500", "2.5"), or a part of a date ("month 5").
    ``loose`` ones, such as "one", need not mean a number: a claim is not held to them.
    """

    words: str
    value: str
    loose: bool = False


# A word and its value; a row without values counts from 0. By language, because "due" is two in
# Italian and no number in English.
_COUNTED = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen twenty",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn"
    " fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
    "fr": "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze"
    " seize",
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince"
    " dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro"
    " veinticinco veintiséis veintisiete veintiocho veintinueve",
    "it": "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici"
    " quattordici quindici sedici diciassette diciotto diciannove venti",
    "pt": "zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze"
    " dezesseis dezessete dezoito dezenove vinte",
    "nl": "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien"
    " vijftien zestien zeventien achttien negentien twintig",
    "ru": "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать"
    " тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать",
    "ar": "صفر واحد اثنان ثلاثة اربعة خمسة ستة سبعة ثمانية تسعة عشرة",
}
_VALUED = {
    "en": "first=1 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10"
    " eleventh=11 twelfth=12 thirteenth=13 fourteenth=14 fifteenth=15 sixteenth=16 seventeenth=17"
    " eighteenth=18 nineteenth=19 twentieth=20 thirtieth=30 fortieth=40 fiftieth=50 dozen=12"
    " score=20 once=1 twice=2 thrice=3 double=2 pair=2 couple=2 both=2 twins=2 thirty=30 forty=40"
    " fifty=50 sixty=60 seventy=70 eighty=80 ninety=90",
    "de": "ein=1 eine=1 einen=1 einem=1 einer=1 zwo=2 beide=2 beiden=2 einmal=1 zweimal=2"
    " dreimal=3 dutzend=12 erste=1 zweite=2 dritte=3 vierte=4 fünfte=5 sechste=6 siebte=7 achte=8"
    " neunte=9 zehnte=10 ersten=1 zweiten=2 dritten=3 vierten=4 fünften=5 dreißig=30 vierzig=40"
    " fünfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90",
    "fr": "une=1 premier=1 première=1 deuxième=2 seconde=2 troisième=3 quatrième=4 cinquième=5"
    " vingt=20 vingts=20 trente=30 quarante=40 cinquante=50 soixante=60 septante=70 huitante=80"
    " nonante=90 douzaine=12",
    "es": "un=1 una=1 primero=1 primera=1 primer=1 segundo=2 segunda=2 tercero=3 tercera=3"
    " tercer=3 cuarto=4 quinto=5 ambos=2 ambas=2 docena=12 treinta=30 cuarenta=40 cincuenta=50"
    " sesenta=60 setenta=70 ochenta=80 noventa=90",
    "it": "un=1 una=1 primo=1 prima=1 secondo=2 seconda=2 terzo=3 terza=3 trenta=30 quaranta=40"
    " cinquanta=50 sessanta=60 settanta=70 ottanta=80 novanta=90",
    "pt": "uma=1 duas=2 primeiro=1 primeira=1 terceiro=3 trinta=30 quarenta=40 cinquenta=50"
    " sessenta=60 setenta=70 oitenta=80 noventa=90",
    "nl": "eerste=1 tweede=2 derde=3 dertig=30 veertig=40 vijftig=50 zestig=60 zeventig=70"
    " tachtig=80 negentig=90",
    "ru": "одна=1 одно=1 одного=1 две=2 двух=2 трех=3 четырех=4 пяти=5 шести=6 семи=7 восьми=8"
    " девяти=9 десяти=10 оба=2 обе=2 двое=2 трое=3 четверо=4 раз=1 первый=1 первая=1 второй=2"
    " вторая=2 третий=3 третья=3 тридцать=30 сорок=40 пятьдесят=50 шестьдесят=60 семьдесят=70"
    " восемьдесят=80 девяносто=90",
    "ar": "واحدة=1 اثنتان=2 اثنين=2 ثلاث=3 اربع=4 خمس=5 ست=6 سبع=7 ثماني=8 ثمان=8 تسع=9 عشر=10"
    " عشرون=20 عشرين=20 ثلاثون=30 ثلاثين=30 اربعون=40 اربعين=40 خمسون=50 خمسين=50 ستون=60 ستين=60"
    " سبعون=70 سبعين=70 ثمانون=80 ثمانين=80 تسعون=90 تسعين=90",
}
_SCALED = {
    "en": "hundred=100 hundreds=100 thousand=1000 thousands=1000 million=1000000 millions=1000000"
    " billion=1000000000",
    "de": "hundert=100 tausend=1000 million=1000000 millionen=1000000 milliarden=1000000000",
    "fr": "cent=100 cents=100 mille=1000 milliers=1000 million=1000000 millions=1000000",
    "es": "cien=100 ciento=100 doscientos=200 trescientos=300 quinientos=500 mil=1000"
    " millón=1000000 millones=1000000",
    "it": "cento=100 mille=1000 mila=1000 milione=1000000 milioni=1000000",
    "pt": "cem=100 cento=100 mil=1000 milhão=1000000 milhões=1000000",
    "nl": "honderd=100 duizend=1000 miljoen=1000000",
    "ru": "сто=100 двести=200 триста=300 четыреста=400 пятьсот=500 тысяча=1000 тысячи=1000"
    " тысяч=1000 миллион=1000000 миллиона=1000000 миллионов=1000000",
    "ar": "مئة=100 مائة=100 مئتان=200 الف=1000 الاف=1000 مليون=1000000",
}
_MONTHS = (
    "january february march april may june july august september october november december",
    "januar februar märz april mai juni juli august september oktober november dezember",
    "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر",
    "jan feb mar apr may jun jul aug sept oct nov dec",
)
_DAYS = (
    "monday tuesday wednesday thursday friday saturday sunday",
    "montag dienstag mittwoch donnerstag freitag samstag sonntag",
    "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "lunes martes miércoles jueves viernes sábado domingo",
    "понедельник вторник среда четверг пятница суббота воскресенье",
    "الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت الاحد",
)
# Words that are also everyday ones: months only beside a number, numbers never demanded.
_MONTHS_OR_WORDS = "may march mars mar mai marzo mayo марта мая май august jan"
_AMBIGUOUS_MONTHS = frozenset(map(fold, _MONTHS_OR_WORDS.split()))
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
_COMPOUND = re.compile(r"(\w+?)und(\w+)")
_HAN = re.compile("[〇零一二三四五六七八九十百千万萬亿兩两]+|[０-９]+")
_HAN_DIGITS = {c: n for n, c in enumerate("〇一二三四五六七八九")} | {"零": 0, "两": 2, "兩": 2}
_HAN_SCALES = {"十": 10, "百": 100, "千": 1000, "万": 10**4, "萬": 10**4, "亿": 10**8}
_HAN_COUNTED = re.compile(
    "[年月日号號岁歲个個人名位次天周週里米元块塊部章回卷座条條只隻头頭匹艘架辆輛册冊页頁篇分秒点點时時度倍%％本つ歳件軒枚台円代世级級场場届屆]"
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
    words = [(m.group(), m.start(), m.end()) for m in _WORD.finditer(text)]
    found: list[Number] = []
    at = 0
    while at < len(words):
        number, following = _at(words, at, own)
        if number is not None:
            found.append(number)
        at = following
    found += _han(text)
    found += [
        Number(m.group(), str(_roman(m.group())), True) for m in _ROMAN.finditer(text) if m[0]
    ]
    return found


def values(text: str) -> frozenset[str]:
    """All values that ``text`` bears out: its numbers, and the parts of those with separators."""
    found = {number.value for number in numbers(text)}
    for written in re.findall(r"\d+(?:[.,:/–-]\d+)+", _plain(text)):
        found |= {part.lstrip("0") or "0" for part in re.split("[.,:/–-]", written)}
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
    loose = loose or not all(word in own or _german(word) for word, _ in parts)
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
    counted = {fold(w): n for row in _COUNTED.values() for n, w in enumerate(row.split())}
    return counted | _values(_VALUED) | _scales()


@cache
def _scales() -> dict[str, int]:
    return _values(_SCALED)


def _values(rows: Mapping[str, str]) -> dict[str, int]:
    pairs = (pair.split("=") for row in rows.values() for pair in row.split())
    return {fold(word): int(value) for word, value in pairs}


@cache
def _words_of(language: str) -> frozenset[str]:
    """The number words of a language, those of English where we have none of it."""
    tables = (_COUNTED, _VALUED, _SCALED)
    rows = " ".join(table.get(language, table["en"]) for table in tables)
    return frozenset(fold(pair.split("=")[0]) for pair in rows.split())


@cache
def _months() -> dict[str, str]:
    return {fold(w): f"month {n}" for row in _MONTHS for n, w in enumerate(row.split(), 1)}


@cache
def _weekdays() -> dict[str, str]:
    return {fold(w): f"day {n}" for row in _DAYS for n, w in enumerate(row.split(), 1)}


def _value(folded: str) -> int | None:
    """The value of one word: a number of a list, or a German compound of two."""
    found = _words().get(folded)
    return _german(folded) if found is None else found


def _german(folded: str) -> int | None:
    """The value of a compound such as "fünfundzwanzig"."""
    match = _COMPOUND.fullmatch(folded)
    if match is None:
        return None
    known = _words()
    ones = 1 if match[1] == "ein" else known.get(match[1])
    tens = known.get(match[2])
    return None if ones is None or tens is None or not ones < 10 <= 20 <= tens else tens + ones


def _han(text: str) -> Iterator[Number]:
    """Numbers in Chinese numerals; a lone one must be counting something to be demanded."""
    for match in _HAN.finditer(text):
        written = match.group()
        value = _han_value(written)
        if value is None:
            continue
        counts = _HAN_COUNTED.match(text, match.end()) or text[: match.start()].endswith("第")
        loose = not counts or value in (0, 1)
        yield Number(written, str(value), loose)


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


def _roman(numeral: str) -> int:
    figures = [_ROMAN_VALUES[c] for c in numeral]
    pairs = zip(figures, (*figures[1:], 0), strict=True)
    return sum(-value if value < following else value for value, following in pairs)
