"""Decodes bytes: by byte order mark, as UTF-8, by the encoding they declare, or by a guess."""

from __future__ import annotations

import codecs
import re
from unicodedata import category

import webencodings

from foxreader.formats.html.encodings import guess_encoding

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
_NO_TEXT = frozenset({"Cn", "Co", "Cs", "Cc"})
"""Unicode categories that no text has characters of: unassigned, private use, surrogates, controls
(tabs and line ends aside)."""
_SAMPLE = 64 * 1024
"""How many bytes show whether a text is in UTF-16."""
_ASCII = bytes(range(128))
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
    return raw.decode(encoding, "replace"), encoding


def _encoding_of(raw: bytes) -> str:
    """The encoding of bytes without a byte order mark."""
    if raw[:2] in (b"<\0", b"\0<"):
        return "utf-16-le" if raw[:1] == b"<" else "utf-16-be"
    stated = declared(raw)
    named = (stated, utf16_without_mark(raw[:_SAMPLE]), _shifted(raw))
    # UTF-8 first: text of another encoding is hardly ever valid UTF-8, and a declaration is often
    # left over from the program that wrote the text before. Seven-bit encodings look like ASCII.
    for encoding in (*named, "utf-8") if raw.isascii() else ("utf-8", *named):
        if encoding and (encoding in _STATES or _decodes(raw, encoding)):
            return encoding
    return "utf-8" if _is_damaged_utf8(raw) else guess_encoding(raw, stated)


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
    if 100 * len(raw.translate(None, _ASCII)) > len(raw):
        return ""
    for name, pattern in _STATES.items():
        if 100 * sum(map(len, pattern.findall(raw))) > len(raw):
            return name
    return ""


def _is_damaged_utf8(raw: bytes) -> bool:
    """Whether text that is not UTF-8 throughout is UTF-8 with a few bad bytes."""
    text = raw.decode("utf-8", "replace")
    bad = text.count("\ufffd")
    # Text of another encoding has hardly any valid sequence of UTF-8.
    return sum(c > "\x7f" for c in text) - bad >= 4 * bad


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
