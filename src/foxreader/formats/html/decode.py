"""Decodes bytes: by byte order mark, as UTF-8, by the encoding they declare, or by a guess."""

from __future__ import annotations

import codecs
import re
from unicodedata import category

import webencodings
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
_NO_DECODER = frozenset({"utf-16le", "utf-16be", "replacement", "x-user-defined"})
"""Encodings that a label is not believed about: text in which the label itself can be read byte
by byte is not in UTF-16, and the other two have no characters."""
_SAMPLE = 64 * 1024
"""How many bytes ``charset_normalizer`` gets for its guess: enough prose to tell languages apart,
and read in under 0.1 s."""
_BETWEEN = frozenset(" \n\r\u3000\u3001\u3002\uff0c")
"""Spaces, line ends and the commas and full stops of Chinese and Japanese. Any text has some of
them, and with its bytes swapped it has hardly any, which shows the order of the bytes."""
_NO_TEXT = frozenset({"Cn", "Co", "Cs", "Cc"})
"""Unicode categories that no text has characters of: unassigned, private use, surrogates, controls
(tabs and line ends aside)."""
# What is not ASCII in the languages of western Europe. Letters that the Windows encoding of
# another region has at the same byte are left out, or count only together with others that the
# other region lacks (see _is_western).
_WESTERN = frozenset(
    "àâäçéèêëîïìíôöòóùûüúñáßåæœøãõÿÀÂÄÇÉÈÊËÎÏÌÍÔÖÒÓÙÛÜÚÑÁÅÆŒØÃÕ«»„“”‘’‚–—…°§£€©®ºª¿¡·•½¼¾×†\xa0\xad"
)


def decode(raw: bytes) -> str:
    """The text of ``raw``: by byte order mark, as UTF-8, by what it declares, or by guessing."""
    for bom, encoding in _BOMS:
        if raw.startswith(bom):
            return raw[len(bom) :].decode(encoding, "replace")
    if raw[:2] in (b"<\0", b"\0<"):
        return raw.decode("utf-16-le" if raw[:1] == b"<" else "utf-16-be", "replace")
    # UTF-8 first: text of another encoding is hardly ever valid UTF-8, and a declaration is often
    # left over from the program that wrote the text before. Seven-bit encodings look like ASCII.
    said = declared(raw)
    for encoding in (said, "utf-8") if raw.isascii() else ("utf-8", said):
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
    # Over one percent of separators, under one percent of what is no text.
    return name if 100 * between > len(text) > 100 * bad else ""


def _is_western(text: str) -> bool:
    """Whether ``text``, decoded as Windows 1252, has only western European letters."""
    unusual = {c for c in text if c > "\x7f"}
    return (
        unusual <= _WESTERN
        # Windows 1250 has Hungarian ő and ű, Czech ř, ě and ů at the bytes of õ, û, ø, ì and ù:
        # these count as western only beside letters that those languages lack.
        and (not unusual & {"õ", "Õ"} or bool(unusual & {"ã", "ç", "Ã", "Ç"}))
        and (not unusual & {"û", "Û"} or bool(unusual & {"à", "ê", "è", "ç", "î"}))
        and (not unusual & {"ø", "ì", "ù"} or bool(unusual & {"é", "å", "à", "ò"}))
    )


def _is_turkish(western: str) -> bool:
    """Whether text decoded as Windows 1252 is Turkish: its ş and ı appear as þ and ý, which only
    Icelandic has, but never without the vowels á, í, ó, ú and æ."""
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
    if good >= 4 * bad:  # text of another encoding has hardly any valid sequence of UTF-8
        return as_utf8
    western = raw.decode("cp1252", "replace")
    if _is_turkish(western):
        return raw.decode("cp1254", "replace")
    # Fewer bytes that are not ASCII are too few to tell an encoding from.
    if bad >= 16 and not _is_western(western):
        best = from_bytes(raw[:_SAMPLE]).best()
        if best is not None:
            try:
                return raw.decode(_encoding(best.encoding) or best.encoding)
            except UnicodeDecodeError:
                pass
    return western
