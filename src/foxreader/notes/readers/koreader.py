"""KOReader: the tables it keeps beside a book, and its exports as JSON and Markdown.

``metadata.*.lua`` has ``annotations`` (since 2024) or, before, ``highlight`` by page, and
``bookmarks``, one of each highlight, whose ``text`` is the reader's note. Exports are
``{"title", "author", "entries": […]}`` or, of several books, ``{"documents": […]}``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

from foxreader.notes.imported import (
    Imported,
    StatedPlace,
    StatedWork,
    color_of,
    decoded,
    id_of,
    number_of,
    record_of,
    rows_of,
    text_of,
    time_of,
    written_out,
)

_BEGINS = re.compile(rb"\s*(?:--[^\n]*\n\s*)*return\s*[{(]")
_FRAGMENT = re.compile(r"/body/DocFragment(?:\[(\d{1,6})\])?")
_STAMP = re.compile(r"@ \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$")
"""How a bookmark's text ends that the program made by itself, in any language."""
Row = dict[object, object]


def koreader_lua(content: bytes) -> list[Imported] | None:
    """The annotations of a file ``metadata.epub.lua`` or of another format."""
    if not _BEGINS.match(content.removeprefix(b"\xef\xbb\xbf")):
        return None
    record = record_of(read_lua(content))
    if "annotations" in record:
        rows = [record_of(one) for one in rows_of(record["annotations"])]
    elif "highlight" in record or "bookmarks" in record:
        rows = list(_older(record))
    else:
        return [] if record else None
    return [found for row in rows if (found := _of_row(row)) is not None]


def koreader_json(value: object) -> list[Imported] | None:
    """The annotations of an exported file."""
    record = record_of(value)
    if isinstance(record.get("entries"), list) and "title" in record:
        return list(_entries(record, None))
    documents = [record_of(one) for one in rows_of(record.get("documents"))]
    if not documents or not all(isinstance(one.get("entries"), list) for one in documents):
        return None
    works = [StatedWork(text_of(one.get("title")), text_of(one.get("author"))) for one in documents]
    return [
        one
        for document, work in zip(documents, works, strict=True)
        for one in _entries(document, work)
    ]


def _of_row(row: Row) -> Imported | None:
    made = time_of(row.get("datetime"))
    changed = time_of(row.get("datetime_updated"))
    quote = text_of(row.get("text"))
    marked = bool(row.get("drawer")) or row.get("pos0") is not None
    where, id_ = _where(row), id_of("koreader", made, str(row.get("pos0") or row.get("page")))
    if marked and quote:
        return Imported(
            quote, color=color_of(row.get("color")), note=text_of(row.get("note")), id=id_,
            made=made, changed=changed, where=where,
        )  # fmt: skip
    if marked:
        return None  # a picture, or a highlight without words
    # The text of a bookmark is what the program says of its place.
    return Imported(
        "", "bookmark", note=text_of(row.get("note")), id=id_, made=made, changed=changed,
        title=text_of(row.get("chapter")), where=where,
    )  # fmt: skip


def _where(row: Row) -> StatedPlace:
    start = row.get("pos0") or row.get("page")
    page = number_of(row.get("pageno"))
    chapter = text_of(row.get("chapter"))
    if isinstance(start, str) and (fragment := _FRAGMENT.match(start)):
        return StatedPlace(
            int(fragment[1] or 1) - 1, start[fragment.end() :], page=page, chapter=chapter
        )
    # Of a book of pages it is the number of the page.
    number = number_of(record_of(start).get("page")) or number_of(row.get("page"))
    file = int(number) - 1 if number is not None and number >= 1 else None
    return StatedPlace(file, page=page if page is not None else number, chapter=chapter)


def _older(record: Row) -> Iterator[Row]:
    """The rows of the two older tables, as the newer one has them."""
    bookmarks = [record_of(one) for one in rows_of(record.get("bookmarks"))]
    noted = {text_of(one.get("datetime")): one for one in bookmarks if one.get("highlighted")}
    seen: set[str] = set()
    for page, several in record_of(record.get("highlight")).items():
        for row in map(record_of, rows_of(several)):
            time = text_of(row.get("datetime"))
            seen.add(time)
            mark = noted.get(time, {})
            note = _own_words(mark, text_of(row.get("text")))
            yield {"page": page, "drawer": "lighten", **row, "note": note}
    for mark in bookmarks:
        if not mark.get("highlighted"):
            yield {**mark, "text": "", "note": _own_words(mark, ""), "pos0": None}
        elif text_of(mark.get("datetime")) not in seen:
            quote = text_of(mark.get("notes"))
            yield {**mark, "drawer": "lighten", "text": quote, "note": _own_words(mark, quote)}


def _own_words(mark: Row, quote: str) -> str:
    """The reader's words of a bookmark: not those that the program put there by itself."""
    words = text_of(mark.get("text"))
    return "" if _STAMP.search(words) or words.strip() == quote.strip() else words


def _entries(document: Row, work: StatedWork | None) -> Iterator[Imported]:
    for row in map(record_of, rows_of(document.get("entries"))):
        quote, made = text_of(row.get("text")), time_of(row.get("time"))
        page = number_of(row.get("page"))
        kind = text_of(row.get("sort"))
        if not quote or kind == "bookmark":
            continue
        yield Imported(
            quote, color=color_of(row.get("color")), note=text_of(row.get("note")), made=made,
            id=id_of("koreader", made, quote), work=work,
            where=StatedPlace(page=page, chapter=text_of(row.get("chapter"))),
        )  # fmt: skip


# Tables of Lua, read as data: nothing is ever run. Only ``return`` and one value: a table, a
# string, a number, ``true``, ``false`` or ``nil``.

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
    reader = _LuaReader(content.removeprefix(b"\xef\xbb\xbf"))
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


class _LuaReader:
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


# The export as Markdown: of each book a title, chapters, and a heading for each place

_PLACE = re.compile(r"^### [^\n@]*?(\d*)[^\n\d@]*@ ([^\n]+)$", re.M)
_HEADING = re.compile(r"^(#|##|#####) ([^\n]*)$", re.M)
_WRAPPED = ("**_", "_**"), ("**", "**"), ("==", "=="), ("++", "++"), ("~~", "~~"), ("*", "*")
_UNDERLINED = "<u>", "</u>"


def koreader_markdown(content: bytes) -> list[Imported] | None:
    """The annotations of an exported file."""
    text = decoded(content).replace("\r\n", "\n")
    if not text.lstrip().startswith("# ") or not _PLACE.search(text):
        return None
    works = [match for match in _HEADING.finditer(text) if match[1] == "#"]
    found: list[Imported] = []
    title, author, chapter = "", "", ""
    for piece in _pieces(text):
        heading, _, words = piece.partition("\n")
        level, _, said = heading.partition(" ")
        if level == "###":
            work = StatedWork(title, author) if len(works) > 1 else None
            one = _of_heading(heading, words, chapter, work)
            found += [one] if one is not None else []
        elif level == "##":
            chapter = said
        elif level == "#":
            title, author, chapter = said, "", ""
        else:
            author = said
    return found


def _pieces(text: str) -> Iterator[str]:
    """The pieces that begin with a heading of a place, of a chapter, or of a book."""
    starts = sorted({match.start() for pattern in (_PLACE, _HEADING)
                     for match in pattern.finditer(text)})  # fmt: skip
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield text[start:end]


def _of_heading(heading: str, words: str, chapter: str, work: StatedWork | None) -> Imported | None:
    match = _PLACE.match(heading)
    if match is None:
        return None
    words, _, last = words.rstrip().rpartition("\n")
    if not (last.startswith("[") and "](<file://" in last):  # a link to the place in KOReader
        words = f"{words}\n{last}"
    quote, _, note = words.partition("\n---\n")
    quote = _plain(quote.strip())
    if not quote:
        return None
    made = written_out(match[2])
    where = StatedPlace(page=number_of(match[1]), chapter=chapter)
    id_ = id_of("koreader", "md", made, quote)
    return Imported(quote, note=note.strip(), made=made, where=where, work=work, id=id_)


def _plain(quote: str) -> str:
    """The words without the formatting that shows a kind of highlight."""
    for begin, end in (*_WRAPPED, _UNDERLINED):
        if len(quote) > len(begin + end) and quote.startswith(begin) and quote.endswith(end):
            return quote[len(begin) : -len(end)]
    return quote
