"""KOReader: the tables it keeps beside a book, and its exports as JSON.

``metadata.*.lua`` has ``annotations`` (since 2024) or, before, ``highlight`` by page, and
``bookmarks``, one of each highlight, whose ``text`` is the reader's note. Exports are
``{"title", "author", "entries": […]}`` or, of several books, ``{"documents": […]}``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from foxreader.notes.colors import color_of
from foxreader.notes.imported import Imported, Where, Work, id_of
from foxreader.notes.lua import read_lua
from foxreader.notes.readers.values import number_of, record_of, rows_of, text_of, time_of

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
    return [found for row in rows if (found := _one(row)) is not None]


def koreader_json(value: object) -> list[Imported] | None:
    """The annotations of an exported file."""
    record = record_of(value)
    if isinstance(record.get("entries"), list) and "title" in record:
        return list(_entries(record, None))
    documents = [record_of(one) for one in rows_of(record.get("documents"))]
    if not documents or not all(isinstance(one.get("entries"), list) for one in documents):
        return None
    works = [Work(text_of(one.get("title")), text_of(one.get("author"))) for one in documents]
    return [
        one
        for document, work in zip(documents, works, strict=True)
        for one in _entries(document, work)
    ]


def _one(row: Row) -> Imported | None:
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


def _where(row: Row) -> Where:
    start = row.get("pos0") or row.get("page")
    page = number_of(row.get("pageno"))
    chapter = text_of(row.get("chapter"))
    if isinstance(start, str) and (fragment := _FRAGMENT.match(start)):
        return Where(int(fragment[1] or 1) - 1, start[fragment.end() :], page=page, chapter=chapter)
    # Of a book of pages it is the number of the page.
    number = number_of(record_of(start).get("page")) or number_of(row.get("page"))
    file = int(number) - 1 if number is not None and number >= 1 else None
    return Where(file, page=page if page is not None else number, chapter=chapter)


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


def _entries(document: Row, work: Work | None) -> Iterator[Imported]:
    for row in map(record_of, rows_of(document.get("entries"))):
        quote, made = text_of(row.get("text")), time_of(row.get("time"))
        page = number_of(row.get("page"))
        kind = text_of(row.get("sort"))
        if not quote or kind == "bookmark":
            continue
        yield Imported(
            quote, color=color_of(row.get("color")), note=text_of(row.get("note")), made=made,
            id=id_of("koreader", made, quote), work=work,
            where=Where(page=page, chapter=text_of(row.get("chapter"))),
        )  # fmt: skip
