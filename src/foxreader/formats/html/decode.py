"""Bytes of unknown encoding to text, in the order a careful reader tries things."""

from __future__ import annotations

import codecs
import re
from unicodedata import category

from charset_normalizer import from_bytes

_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_XML_DECLARATION = re.compile(rb"\s*<\?xml[^>]*?encoding\s*=\s*[\"']([A-Za-z0-9._:-]+)")
_META_CHARSET = re.compile(rb"<meta[^>]*?charset\s*=\s*[\"']?\s*([A-Za-z0-9._:-]+)", re.I)
# Only what the web calls an encoding: Python also knows codecs that no document should name.
# Labels that mean a superset in practice map to it.
_CODECS = {
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "big5": "big5hkscs",
    "tis-620": "cp874",
}
_ALLOWED = frozenset(
    [
        "utf-8",
        "cp1250",
        "cp1251",
        "cp1252",
        "cp1253",
        "cp1254",
        "cp1255",
        "cp1256",
        "cp1257",
        "cp1258",
        "cp866",
        "cp874",
        "cp932",
        "cp949",
        "gb18030",
        "hz",
        "big5hkscs",
        "euc_jp",
        "iso2022_jp",
        "koi8-r",
        "koi8-u",
        "mac-roman",
        "mac-cyrillic",
        "iso8859-2",
        "iso8859-3",
        "iso8859-4",
        "iso8859-5",
        "iso8859-6",
        "iso8859-7",
        "iso8859-8",
        "iso8859-10",
        "iso8859-11",
        "iso8859-13",
        "iso8859-14",
        "iso8859-15",
        "iso8859-16",
    ]
)
_SAMPLE = 64 * 1024
# What stands between words, lines and sentences in any script: it tells the order of bytes.
_BETWEEN = frozenset(" \n\r\u3000\u3001\u3002\uff0c")
_NO_TEXT = frozenset({"Cn", "Co", "Cs", "Cc"})
# What is not ASCII in the languages of western Europe. Letters that the Windows encoding of
# another region has in the same place are left out, or stand only beside those that tell.
_WESTERN = frozenset(
    "àâäçéèêëîïìíôöòóùûüúñáßåæœøãõÿÀÂÄÇÉÈÊËÎÏÌÍÔÖÒÓÙÛÜÚÑÁÅÆŒØÃÕ«»„“”‘’‚–—…°§£€©®ºª¿¡·•½¼¾×†\xa0\xad"
)


def decode(raw: bytes) -> str:
    """The text of ``raw``: by byte order mark, by what it declares, as UTF-8, or by guessing."""
    for bom, encoding in _BOMS:
        if raw.startswith(bom):
            return raw[len(bom) :].decode(encoding, "replace")
    if raw[:2] in (b"<\0", b"\0<"):
        return raw.decode("utf-16-le" if raw[:1] == b"<" else "utf-16-be", "replace")
    for encoding in (declared(raw), "utf-8"):
        if encoding:
            try:
                return raw.decode(encoding)
            except UnicodeDecodeError:
                continue
    return _guess(raw)


def decode_as(raw: bytes, label: str) -> str:
    """The text of ``raw`` in the encoding of that label; guessed where that cannot be."""
    name = _encoding(label)
    try:
        return raw.decode(name) if name else decode(raw)
    except UnicodeDecodeError:
        return decode(raw)


def declared(raw: bytes) -> str:
    """The encoding that ``raw`` says it is in, by Python's name, or ""."""
    match = _XML_DECLARATION.match(raw[:300]) or _META_CHARSET.search(raw[:1024])
    return _encoding(match.group(1).decode("ascii")) if match is not None else ""


def _encoding(label: str) -> str:
    """Python's name of the encoding that documents mean by ``label``, or ""."""
    try:
        name = codecs.lookup(label).name
    except (LookupError, ValueError):
        return ""
    name = _CODECS.get(name, name)
    return name if name in _ALLOWED else ""


def utf16_without_mark(sample: bytes) -> str:
    """Which UTF-16 the bytes are that begin a file without a byte order mark, or ""."""
    if b"\0" not in sample:
        return ""
    even = sample[: len(sample) // 2 * 2]
    found = {name: even.decode(name, "replace") for name in ("utf-16-le", "utf-16-be")}
    name = max(found, key=lambda name: sum(map(found[name].count, _BETWEEN)))
    text = found[name]
    between = sum(map(text.count, _BETWEEN))
    bad = sum(category(c) in _NO_TEXT and c not in "\t\r\n\f\ufeff" for c in text)
    return name if 100 * between > len(text) > 100 * bad else ""


def _is_western(text: str) -> bool:
    """Whether ``text``, read as Windows 1252, has nothing but what western Europe writes."""
    unusual = {c for c in text if c > "\x7f"}
    return (
        unusual <= _WESTERN
        # Hungarian and Polish letters of another encoding look like these.
        and (not unusual & {"õ", "Õ"} or bool(unusual & {"ã", "ç", "Ã", "Ç"}))
        and (not unusual & {"û", "Û"} or bool(unusual & {"à", "ê", "è", "ç", "î"}))
        and (not unusual & {"ø", "ì", "ù"} or bool(unusual & {"é", "å", "à", "ò"}))
    )


def _is_turkish(western: str) -> bool:
    """Whether what looks like Icelandic without its vowels is Turkish."""
    unusual = {c for c in western if c > "\x7f"}
    return (
        unusual >= {"þ", "ý"}
        and bool(unusual & set("çöüð"))
        and unusual <= _WESTERN | set("þýðÞÝÐ")
        and not unusual & set("áíóúæ")
    )


def _guess(raw: bytes) -> str:
    """Text that is not UTF-8 throughout: UTF-8 with a few bad bytes, or an older encoding."""
    as_utf8 = raw.decode("utf-8", "replace")
    bad = as_utf8.count("\ufffd")
    good = sum(c > "\x7f" for c in as_utf8) - bad
    if good >= 4 * bad:
        return as_utf8
    western = raw.decode("cp1252", "replace")
    if _is_turkish(western):
        return raw.decode("cp1254", "replace")
    if bad >= 16 and not _is_western(western):
        best = from_bytes(raw[:_SAMPLE]).best()
        if best is not None:
            try:
                return raw.decode(_CODECS.get(best.encoding, best.encoding))
            except UnicodeDecodeError:
                pass
    return western
