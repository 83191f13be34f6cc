"""The encodings of text files that a reader can choose, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping

ENCODINGS: Mapping[str, str] = {
    "utf-8": "UTF-8",
    "utf-16-le": "UTF-16 LE",
    "utf-16-be": "UTF-16 BE",
    "gb18030": "GB 18030 (GBK, GB 2312)",
    "hz": "HZ",
    "big5hkscs": "Big5",
    "cp932": "Shift_JIS",
    "euc_jp": "EUC-JP",
    "iso2022_jp_ext": "ISO-2022-JP",
    "cp949": "EUC-KR (CP949)",
    "cp1250": "Windows-1250",
    "cp1251": "Windows-1251",
    "cp1252": "Windows-1252",
    "cp1253": "Windows-1253",
    "cp1254": "Windows-1254",
    "cp1255": "Windows-1255",
    "cp1256": "Windows-1256",
    "cp1257": "Windows-1257",
    "cp1258": "Windows-1258",
    "cp874": "Windows-874",
    "iso8859-2": "ISO-8859-2",
    "iso8859-5": "ISO-8859-5",
    "iso8859-7": "ISO-8859-7",
    "iso8859-15": "ISO-8859-15",
    "koi8-r": "KOI8-R",
    "koi8-u": "KOI8-U",
    "mac-roman": "Mac Roman",
    "mac-latin2": "Mac Latin 2",
    "mac-cyrillic": "Mac Cyrillic",
    "cp437": "DOS 437",
    "cp850": "DOS 850",
    "cp852": "DOS 852",
    "cp866": "DOS 866",
}
"""What each is called, by Python's name."""
ENCODED = frozenset({"text", "Markdown"})
"""The formats of books that are read in an encoding that is guessed or chosen."""


def encoding_name(encoding: str) -> str:
    """What an encoding is called; Python's name where it is none of those above."""
    return ENCODINGS.get(encoding, encoding)
