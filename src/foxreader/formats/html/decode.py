"""Decodes bytes: by byte order mark, as UTF-8, by the encoding they declare, or by a guess."""

from __future__ import annotations

import codecs
import math
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from unicodedata import category, normalize
from unicodedata import name as unicode_name

import webencodings

from foxreader.language.lexicon import codes, language, letter_shares

# A guess: which encoding older than Unicode a text is in
#
# A text is decoded in each encoding that a known language was written in, wrong bytes replaced, and
# each result is given its likelihood as a text of that language: by how often its words have each
# letter, by the characters that the language's standard holds for common, and by what no text has.
# One wrong byte costs what one rare character costs.

_WIDE: Mapping[str, Sequence[str]] = {
    "zh": ("gb18030", "big5hkscs"),
    "ja": ("cp932", "euc_jp"),
    "ko": ("cp949", "johab"),
}
_NARROW = {
    "cp1252": 0.0,
    **dict.fromkeys(("cp1250", "cp1251", "cp1253", "cp1254", "cp1255", "cp1256", "cp874"), -4.0),
    **dict.fromkeys(("koi8-r", "iso8859-2", "iso8859-7", "iso8859-15", "cp1258"), -6.0),
    **dict.fromkeys(("mac-roman", "cp850", "cp866", "koi8-u", "iso8859-5", "iso8859-6"), -8.0),
    **dict.fromkeys(("mac-latin2", "mac-cyrillic", "cp437", "cp852"), -9.0),
    **dict.fromkeys(("cp737", "cp857", "cp862", "mac-greek", "mac-turkish"), -10.0),
}
"""Encodings of one byte a character, with what the likelihood of each begins with: how rare they
are in text files. They decide where two read a text alike."""
_COMMON = {
    "zh": (("gb2312", 0xB0, 0xD7), ("big5", 0xA4, 0xC6)),
    "ja": (("euc_jp", 0xB0, 0xCF),),
    "ko": (("euc_kr", 0xB0, 0xC8),),
}
"""The rows of a standard that hold the characters in common use."""
_MARKS = "“”‘’„‚«»‹›–—…·•°§£€©¿¡\xa0\xad"
_IN_WORDS = "’‘'–—…·\xad"
_WIDE_MARKS = "、。，！？：；「」『』（）“”‘’《》〈〉【】—…·・ー～　０１２３４５６７８９"
_ASCII = dict.fromkeys(map(chr, range(128)), -4.0) | {" ": -1.8, "\n": -1.8, "\r": -1.8, "\t": -1.8}
_ASCII |= dict.fromkeys("abcdefghijklmnopqrstuvwxyz", -3.4)
_ASCII |= dict.fromkeys("@[\\]^`{|}~#$%&<>", -6.0)
"""Logarithms of how often a text has each ASCII character, of any language alike; set by hand."""
_LETTER, _SIGN, _NOTHING = math.log(2e-6), math.log(1e-6), math.log(1e-8)
"""The same of a letter that the language lacks, of a rare sign and of what no text has."""
_NO_TEXT = frozenset({"Cn", "Co", "Cs", "Cc"})
_BROKEN_WORD, _MIXED_WORD = math.log(1e-2), math.log(5e-4)
"""What a sign between letters or a capital after a small letter costs, and what a letter of another
script beside a Latin one does."""
_IN_A_WORD = re.compile("[a-z][^\x00-\x7f]+(?=[a-z])")
"""Matches characters of a wide encoding inside a Latin word."""
_WRONG_BYTES = 10.0
"""How much more must speak for another encoding than Windows-1252 where a text declares UTF-8: a
few wrong bytes are then no sign of a language."""
_POOR, _FEWEST = -6.5, 100
"""Below which logarithm, in the mean of its characters beyond ASCII, a text is in no known
language, and how many such letters show it. Texts of known languages have -3 to -6.1."""
_SAMPLE, _SHOWN = 256 * 1024, 64 * 1024
"""How many bytes are read for a guess, about half a second in all encodings; and how many the other
program is shown."""
_TONES = "\u0300\u0301\u0303\u0309\u0323"
_OLD_LETTERS = str.maketrans("șț", "şţ")
"""Romanian letters that only Unicode has, and those that stood for them."""


def _guess_encoding(raw: bytes, declared: str = "") -> str:
    """The name, as Python has it, of the encoding that ``raw`` most likely is in.

    ``declared`` is the encoding that the text names itself, or "": it is taken where it fits nearly
    as well as the best one.
    """
    sample = _sample(raw)
    found = {
        encoding: _likelihood(sample, encoding, known) for encoding, known in _candidates().items()
    }
    if declared == "utf-8":
        found["cp1252"] += _WRONG_BYTES
    if declared:
        known = _candidates().get(declared, tuple(codes()))
        found[declared] = _likelihood(sample, declared, known) + 0.02 * len(sample)
    best = max(found, key=lambda one: found[one])
    return _proposed(sample) or best if _reads_badly(sample, best, found[best]) else best


def _reads_badly(sample: bytes, encoding: str, likelihood: float) -> bool:
    """Whether the letters of ``sample`` are those of no known language, and enough to tell."""
    unusual = [c for c in sample.decode(encoding, "replace") if c > "\x7f"]
    letters = sum(map(str.isalpha, unusual))
    poor = likelihood - _ascii_cost(sample) < _POOR * len(unusual)
    return poor and letters >= _FEWEST and 2 * letters > len(unusual)


def _proposed(sample: bytes) -> str:
    """What a program says that knows encodings of languages without a file here, or ""."""
    from charset_normalizer import from_bytes  # noqa: PLC0415 -- few files come to it

    best = from_bytes(sample[:_SHOWN]).best()
    return "" if best is None or best.encoding in ("ascii", "utf_8") else str(best.encoding)


def _sample(raw: bytes) -> bytes:
    """The lines of ``raw`` that are not ASCII alone; some of all its length where they are many."""
    lines = [line for line in raw.split(b"\n") if not line.isascii()]
    step = max(1, -(-sum(map(len, lines)) // _SAMPLE))
    return b"\n".join(lines[::step])[:_SAMPLE]


def _ascii_cost(sample: bytes) -> float:
    return sum(_ASCII[chr(byte)] * n for byte, n in Counter(sample).items() if byte < 128)


@cache
def _candidates() -> Mapping[str, Sequence[str]]:
    """Each encoding with the languages whose letters it has."""
    found: dict[str, list[str]] = {}
    for code in codes():
        letters = _letters(code)
        encodings = _WIDE.get(code) or [e for e in _NARROW if _has_letters(e, letters)]
        for encoding in encodings:
            found.setdefault(encoding, []).append(code)
    return found


def _letters(code: str) -> Mapping[str, float]:
    """How often the words of a language have each letter, in those that old encodings have."""
    found: Counter[str] = Counter()
    for letter, share in letter_shares(code).items():
        for part in letter.translate(_OLD_LETTERS), *(_toned(letter) if code == "vi" else ()):
            found[part] += share  # type: ignore[assignment]
    return found


def _toned(letter: str) -> Iterable[str]:
    """The letter and the mark that Windows has for a Vietnamese letter with a tone."""
    marks = normalize("NFD", letter)
    tone = next((mark for mark in marks[1:] if mark in _TONES), "")
    return (normalize("NFC", marks.replace(tone, "")), tone) if tone else ()


def _has_letters(encoding: str, letters: Mapping[str, float]) -> bool:
    common = [c for c, share in letters.items() if share > 0.015]
    if encoding == "cp1258":
        common = [part for c in common for part in _toned(c) or c]
    return all(c.encode(encoding, "ignore") for c in common)


def _likelihood(sample: bytes, encoding: str, known: Iterable[str]) -> float:
    """The logarithm of how likely ``sample`` is a text in one of the languages ``known``."""
    text = sample.decode(encoding, "replace")
    counts = Counter(text)
    same = sum(_ASCII[c] * n for c, n in counts.items() if c < "\x80") + _NARROW.get(encoding, 0)
    same += _broken_words(text, counts) if encoding in _NARROW else _mixed_words(text)
    unusual = [(c, n) for c, n in counts.items() if c > "\x7f"]
    return same + max(
        sum((model.get(c) or _other(c)) * n for c, n in unusual) for model in map(_model, known)
    )


@cache
def _other(character: str) -> float:
    """The logarithm of how often a text has a character that its language lacks."""
    kind = category(character)
    if kind in _NO_TEXT or character == "\ufffd":
        return _NOTHING
    return _LETTER if kind[0] in "LM" else _SIGN


@cache
def _model(code: str) -> Mapping[str, float]:
    """The logarithm of how often a text of the language has each character beyond ASCII."""
    letters = _letters(code)
    if code in _COMMON:
        shares = dict.fromkeys(_WIDE_MARKS, 0.12 / len(_WIDE_MARKS))
        common = _common(code)
        shares |= {c: 0.38 / len(common) + 0.5 * letters.get(c, 0) for c in common}
        shares |= {c: 0.5 * share for c, share in letters.items() if c not in shares}
    else:
        # Latin letters beyond ASCII are few beside those of ASCII.
        part = 0.9 if language(code).script else 0.08
        shares = dict.fromkeys(_MARKS, 0.01 / len(_MARKS))
        if not language(code).script:
            shares |= dict.fromkeys(_latin_letters(), 0.03 * part / len(_latin_letters()))
        shares |= {c.upper(): 0.05 * part * share for c, share in letters.items()}
        shares |= {c: part * share for c, share in letters.items()}
    return {c: math.log(share) for c, share in shares.items()}


@cache
def _latin_letters() -> frozenset[str]:
    """The letters beyond ASCII of all languages that write with Latin ones: names have them."""
    small = {c for code in codes() if not language(code).script for c in _letters(code)}
    return frozenset(small | {c.upper() for c in small if len(c.upper()) == 1})


def _common(code: str) -> frozenset[str]:
    """The characters that the standards of a language hold for common."""
    rows = (
        (encoding, bytes((row, cell)))
        for encoding, first, last in _COMMON[code]
        for row in range(first, last + 1)
        for cell in (*range(0x40, 0x7F), *range(0xA1, 0xFF))
    )
    return frozenset("".join(pair.decode(encoding, "ignore") for encoding, pair in rows)) - {"?"}


def _mixed_words(text: str) -> float:
    """What is against a text in a wide encoding that has its characters inside Latin words."""
    return _MIXED_WORD * sum(1 for _ in _IN_A_WORD.finditer(text))


def _broken_words(text: str, counts: Counter[str]) -> float:
    """What is against a text whose words have a sign, a capital or a letter of another script where
    no word has one."""
    unusual = [c for c in counts if c > "\x7f"]
    small = "".join(c for c in unusual if c.islower())
    great = "".join(c for c in unusual if c.isupper())
    signs = "".join(c for c in unusual if category(c)[0] not in "LMZ" and c not in _IN_WORDS)
    letters = "A-Za-z" + small + great
    patterns = [f"[{letters}][{re.escape(signs)}][{letters}]"] if signs else []
    patterns += [f"[a-z{small}][{great}]"] if great else []
    patterns += [f"[{small}][A-Z]"] if small else []
    found = _BROKEN_WORD * len(re.findall("|".join(patterns), text)) if patterns else 0.0
    return found + _MIXED_WORD * _changes_of_script(text, unusual)


def _changes_of_script(text: str, unusual: list[str]) -> int:
    """How often a letter of another script is beside one of ASCII."""
    latin = {c for c in unusual if unicode_name(c, "").startswith("LATIN")}
    other = "".join(c for c in unusual if category(c)[0] in "LM" and c not in latin)
    return len(re.findall(f"[A-Za-z][{other}]|[{other}][A-Za-z]", text)) if other else 0


# Wrong and missing bytes of an encoding with two bytes a character: what follows one in its line
# would be read from the middle of each character on. Of all ways to read the line, with bytes left
# out, the likeliest is taken.

_LANGUAGE_OF = {encoding: code for code, encodings in _WIDE.items() for encoding in encodings}
_LEFT_OUT = 25.0
"""What a byte that is left out costs: about two rare characters. Chosen."""
_LONGEST_CHARACTER = 4
_MOST_REALIGNED = 256 * 1024
"""Bytes of lines that are read so, at most: a second. Chosen."""


def _realigned(raw: bytes, text: str, encoding: str) -> str:
    """``text``, which is ``raw`` decoded, its lines with wrong bytes read anew."""
    lines, left = raw.split(b"\n"), _MOST_REALIGNED
    read = text.split("\n")
    for number, line in enumerate(read if len(read) == len(lines) else ()):
        if "\ufffd" in line and (left := left - len(lines[number])) > 0:
            read[number] = _read_line(lines[number], encoding)
    return "\n".join(read)


def _read_line(line: bytes, encoding: str) -> str:
    """The likeliest reading of ``line``, wrong bytes replaced."""
    model = _model(_LANGUAGE_OF[encoding])
    known: dict[bytes, tuple[str, float] | None] = {}
    # The least cost of what ends at each byte, with the last character of that reading.
    best: list[tuple[float, str, int]] = [(0.0, "", 0)]
    best += [(math.inf, "", 0)] * len(line)
    for at in range(len(line)):
        cost = best[at][0]
        for size in range(1, _LONGEST_CHARACTER + 1):
            piece = line[at : at + size]
            if piece not in known:
                known[piece] = _character(piece, encoding, model)
            found = known[piece]
            if found and len(piece) == size and cost + found[1] < best[at + size][0]:
                best[at + size] = (cost + found[1], found[0], at)
        if cost + _LEFT_OUT < best[at + 1][0]:
            best[at + 1] = (cost + _LEFT_OUT, "\ufffd", at)
    characters, at = [], len(line)
    while at:
        _, character, at = best[at]
        characters.append(character)
    return "".join(reversed(characters))


def _character(piece: bytes, encoding: str, model: Mapping[str, float]) -> tuple[str, float] | None:
    """The one character that ``piece`` is and what it costs; None where it is none."""
    try:
        text = piece.decode(encoding)
    except UnicodeDecodeError:
        return None
    if len(text) != 1:
        return None
    return text, -(_ASCII.get(text) or model.get(text) or _other(text))


# Decoding

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_XML_DECLARATION = re.compile(rb"\s*<\?xml[^>]*?encoding\s*=\s*[\"']([A-Za-z0-9._:-]+)")
_META_CHARSET = re.compile(rb"<meta[^>]*?charset\s*=\s*[\"']?\s*([A-Za-z0-9._:-]+)", re.I)
_NO_DECODER = frozenset({"utf-16le", "utf-16be", "replacement", "x-user-defined"})
"""Encodings that a label is not believed about: text in which the label itself can be read byte
by byte is not in UTF-16, and the other two have no characters."""
_BETWEEN = frozenset(" \n\r\u3000\u3001\u3002\uff0c")
"""Spaces, line ends and the commas and full stops of Chinese and Japanese. Any text has some of
them, and with its bytes swapped it has hardly any, which shows the order of the bytes."""
_LOOKED_AT = 64 * 1024
"""How many bytes show whether a text is in UTF-16."""
_BAD_RUN = re.compile("\ufffd+")
_LONGEST_SPOILT = 3
_VALID = 1.5
"""How many valid sequences of UTF-8 there are for each bad byte where it is UTF-8 with bad bytes;
the texts of other encodings have less than half as many."""
_ASCII_BYTES = bytes(range(128))
_STATES = {
    "iso2022_jp_ext": re.compile(rb"\x1b\$[@B][!-~]+\x1b\([BJ]"),
    "hz": re.compile(rb"~\{(?:[!-w][!-~])+~\}"),
}
"""Encodings written in ASCII, and what a line in them has. Each line begins in ASCII."""


def decode(raw: bytes) -> str:
    """The text of ``raw``: by byte order mark, as UTF-8, by what it declares, or by guessing.

    Bytes that are wrong in it become U+FFFD.
    """
    return read_as(raw)[0]


def read_as(raw: bytes, encoding: str = "") -> tuple[str, str]:
    """The text of ``raw`` and the name of its encoding, which is ``encoding`` unless that is ""."""
    for bom, name in _BOMS:
        if raw.startswith(bom) and encoding in ("", name):
            return raw[len(bom) :].decode(name, "replace"), name
    encoding = encoding or _encoding_of(raw)
    if encoding in _STATES:
        lines = (line.decode(encoding, "replace") for line in raw.split(b"\n"))
        return "\n".join(lines), encoding
    text = raw.decode(encoding, "replace")
    if encoding in _LANGUAGE_OF and "\ufffd" in text:
        text = _realigned(raw, text, encoding)
    return text, encoding


def _encoding_of(raw: bytes) -> str:
    """The encoding of bytes without a byte order mark."""
    if raw[:2] in (b"<\0", b"\0<"):
        return "utf-16-le" if raw[:1] == b"<" else "utf-16-be"
    stated = declared(raw)
    named = (stated, _utf16_without_mark(raw[:_LOOKED_AT]), _shifted(raw))
    # UTF-8 first: text of another encoding is hardly ever valid UTF-8, and a declaration is often
    # left over from the program that wrote the text before. Seven-bit encodings look like ASCII.
    for encoding in (*named, "utf-8") if raw.isascii() else ("utf-8", *named):
        if encoding and (encoding in _STATES or _decodes(raw, encoding)):
            return encoding
    return "utf-8" if _is_damaged_utf8(raw) else _guess_encoding(raw, stated)


def _decodes(raw: bytes, encoding: str) -> bool:
    """Whether all of ``raw`` can be decoded; of UTF-16, what was judged is enough."""
    if encoding.startswith("utf-16"):
        return True
    try:
        raw.decode(encoding)
    except UnicodeDecodeError:
        return False
    return True


def _shifted(raw: bytes) -> str:
    """The encoding that shifts between ASCII and other characters in ``raw``, or ""."""
    if 100 * len(raw.translate(None, _ASCII_BYTES)) > len(raw):
        return ""
    for name, pattern in _STATES.items():
        if 100 * sum(map(len, pattern.findall(raw))) > len(raw):
            return name
    return ""


def _is_damaged_utf8(raw: bytes) -> bool:
    """Whether text that is not UTF-8 throughout is UTF-8 with a few bad bytes."""
    text = raw.decode("utf-8", "replace")
    # One wrong byte spoils up to three; text of another encoding has many after each other, and
    # hardly any valid sequence of UTF-8.
    runs = [len(run) for run in _BAD_RUN.findall(text)]
    bad = sum(1 if length <= _LONGEST_SPOILT else length for length in runs)
    return sum(c > "\x7f" for c in text) - sum(runs) >= _VALID * bad


def decode_as(raw: bytes, label: str) -> str:
    """The text of ``raw`` in the encoding of that label; guessed where that cannot be."""
    name = _encoding(label)
    try:
        return raw.decode(name) if name else decode(raw)
    except UnicodeDecodeError:
        return decode(raw)


def declared(raw: bytes) -> str:
    """The encoding that ``raw`` declares, by Python's name, or ""."""
    match = _XML_DECLARATION.match(raw[:300]) or _META_CHARSET.search(raw[:1024])
    return _encoding(match.group(1).decode("ascii")) if match is not None else ""


def _encoding(label: str) -> str:
    """Python's name of the encoding that documents mean by ``label``, or "".

    The labels are those of the WHATWG Encoding Standard; some programs write "_" for their "-".
    """
    if not label.isascii():
        return ""
    found = webencodings.lookup(label) or webencodings.lookup(label.replace("_", "-"))
    if found is None or found.name in _NO_DECODER:
        return ""
    # GB 18030 is GBK and more, and browsers read the one as the other.
    return "gb18030" if found.name == "gbk" else str(found.codec_info.name)


def _utf16_without_mark(sample: bytes) -> str:
    """Which UTF-16 the bytes are that begin a file without a byte order mark, or ""."""
    if b"\0" not in sample:
        return ""
    even = sample[: len(sample) // 2 * 2]
    found = {name: even.decode(name, "replace") for name in ("utf-16-le", "utf-16-be")}
    name = max(found, key=lambda name: sum(map(found[name].count, _BETWEEN)))
    text = found[name]
    between = sum(map(text.count, _BETWEEN))
    bad = sum(category(c) in _NO_TEXT and c not in "\t\r\n\f\ufeff" for c in text)
    # Over one percent of separators, under one percent of what is no text.
    return name if 100 * between > len(text) > 100 * bad else ""
