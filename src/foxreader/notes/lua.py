"""Reads the tables of Lua as data: what KOReader writes beside a book. Nothing is ever run.

Only ``return`` and one value: a table, a string, a number, ``true``, ``false`` or ``nil``.
"""

from __future__ import annotations

import re
from typing import NoReturn

Table = dict[object, object]
"""A table; the entries without a key are numbered from 1."""

_DEEPEST = 50
"""Tables in each other; KOReader's have six. Chosen, not measured."""
_MOST = 1_000_000
"""Entries of all tables together. Chosen, not measured."""
_BLANK = re.compile(rb"(?:\s+|--\[(=*)\[.*?\]\1\]|--(?!\[=*\[)[^\n]*)+", re.S)
_LONG = re.compile(rb"\[(=*)\[\r?\n?(.*?)\]\1\]", re.S)
_NAME = re.compile(rb"[A-Za-z_][A-Za-z0-9_]*")
_NUMBER = re.compile(rb"[-+]?(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_PLAIN = re.compile(rb"[^\\\"'\n\r]+")
_ESCAPE = re.compile(
    rb"\\(?:(\d{1,3})|x([0-9a-fA-F]{2})|u\{([0-9a-fA-F]{1,6})\}|z\s*|\r\n|.)", re.S
)
_ESCAPED = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"a": b"", b"b": b"", b"f": b"", b"v": b"\n"}
_WORDS: dict[bytes, object] = {b"true": True, b"false": False, b"nil": None}


def read_lua(content: bytes) -> object:
    """The value that ``content`` returns. Raises ``ValueError`` for anything else."""
    reader = _Reader(content.removeprefix(b"\xef\xbb\xbf"))
    reader.skip()
    if reader.take(_NAME) != b"return":
        reader.fail()
    value = reader.value(0)
    reader.skip()
    reader.taken(b";")
    reader.skip()
    if reader.at < len(reader.content):
        reader.fail()
    return value


class _Reader:
    """Reads from a place of the content on."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.at = 0
        self.entries = 0

    def fail(self) -> NoReturn:
        raise ValueError(f"no data of Lua at byte {self.at}")

    def skip(self) -> None:
        """Pass white space and comments."""
        match = _BLANK.match(self.content, self.at)
        self.at = match.end() if match else self.at

    def take(self, pattern: re.Pattern[bytes]) -> bytes:
        """What matches here; b"" for nothing."""
        match = pattern.match(self.content, self.at)
        self.at = match.end() if match else self.at
        return match[0] if match else b""

    def taken(self, sign: bytes) -> bool:
        """Whether ``sign`` is here, which is then passed."""
        found = self.content.startswith(sign, self.at)
        self.at += len(sign) * found
        return found

    def value(self, depth: int) -> object:
        self.skip()
        here = self.content[self.at : self.at + 1]
        if here == b"{":
            return self.table(depth + 1)
        if here in (b'"', b"'"):
            return self.string(here)
        if (long := _LONG.match(self.content, self.at)) is not None:
            self.at = long.end()
            return long[2].decode("utf-8", "replace")
        if digits := self.take(_NUMBER):
            return _number(digits)
        word = self.take(_NAME)
        if word not in _WORDS:
            self.fail()
        return _WORDS[word]

    def table(self, depth: int) -> Table:
        if depth > _DEEPEST:
            self.fail()
        found: Table = {}
        position = 1
        self.taken(b"{")
        while True:
            self.skip()
            if self.taken(b"}"):
                return found
            key = self.key(depth)
            if key is None:
                key, position = position, position + 1
            value = self.value(depth)
            if value is not None:
                found[key] = value
            self.entries += 1
            self.skip()
            ended = not (self.taken(b",") or self.taken(b";"))
            if self.entries > _MOST or (ended and not self.content.startswith(b"}", self.at)):
                self.fail()

    def key(self, depth: int) -> object:
        """The key of an entry; None where it has none."""
        start = self.at
        key: object = None
        if self.content.startswith(b"[", start) and not _LONG.match(self.content, start):
            self.at += 1
            key = self.value(depth)
            self.skip()
            if key is None or isinstance(key, dict) or not self.taken(b"]"):
                self.fail()
        elif name := self.take(_NAME):
            key = name.decode("ascii")
        if key is None:
            return None
        self.skip()
        if not self.taken(b"="):
            if isinstance(key, str) and self.content[start : start + 1] != b"[":
                self.at = start  # a word that is a value
                return None
            self.fail()
        return key

    def string(self, quote: bytes) -> str:
        self.at += 1
        parts: list[bytes] = []
        while not self.taken(quote):
            if plain := self.take(_PLAIN):
                parts.append(plain)
            elif (escape := _ESCAPE.match(self.content, self.at)) is not None:
                parts.append(_unescaped(escape))
                self.at = escape.end()
            elif (other := self.content[self.at : self.at + 1]) in (b'"', b"'"):
                parts.append(other)
                self.at += 1
            else:
                self.fail()
        return b"".join(parts).decode("utf-8", "replace")


def _unescaped(escape: re.Match[bytes]) -> bytes:
    decimal, byte, code = escape.groups()
    if decimal or byte:
        return bytes([min(255, int(decimal))]) if decimal else bytes.fromhex(byte.decode())
    if code:
        number = int(code, 16)
        return chr(number).encode("utf-8", "replace") if number < 0x110000 else b"?"
    sign = escape[0][1:]
    if sign[:1] == b"z":
        return b""
    return b"\n" if sign == b"\r\n" else _ESCAPED.get(sign, sign)


def _number(digits: bytes) -> int | float:
    text = digits.decode("ascii").lower()
    if "x" in text:
        return int(text, 16)
    return int(text) if text.lstrip("+-").isdigit() and len(text) < 20 else float(text)
