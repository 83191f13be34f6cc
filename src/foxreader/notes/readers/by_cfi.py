"""Programs that say places by CFI: calibre, Readest and Foliate."""

from __future__ import annotations

import base64
import re

from foxreader.core.annotation import Color
from foxreader.core.plain_data import read_json
from foxreader.notes.imported import (
    Imported,
    StatedPlace,
    StatedWork,
    cfi_place,
    color_of,
    id_of,
    number_of,
    record_of,
    rows_of,
    text_of,
    time_of,
)

# calibre: the file of a book's highlights, the collection of a library's, and what is in an EPUB.
#
# - ``.calibre_highlights`` of the viewer: ``{"type": "calibre_highlights", "highlights": […]}``
# - ``.calibre_annotation_collection`` of the library, perhaps of several books:
#   ``{"type": "calibre_annotation_collection", "annotations": […]}``
# - ``META-INF/calibre_bookmarks.txt`` of an EPUB: a line ``encoding=json+base64:`` and a list
#
# A highlight has ``highlighted_text``, ``notes``, ``style``, ``spine_index``, ``start_cfi``,
# ``toc_family_titles``, ``uuid`` and ``timestamp``; a bookmark ``title`` and ``pos``, a CFI.

MEMBER = "META-INF/calibre_bookmarks.txt"
"""Where calibre keeps the annotations of an EPUB in it."""
_MAGIC = b"encoding=json+base64:"
_POSITION = re.compile(r"epubcfi\(/(\d{1,6})(?:\[[^\]]*\])?(/[^)]*)?\)")
"""calibre counts the files of the spine from the first step on: /2 is the first one."""


def calibre_text(content: bytes) -> list[Imported] | None:
    """The annotations of ``calibre_bookmarks.txt``."""
    if not content.startswith(_MAGIC):
        return None
    raw = base64.b64decode(content.removeprefix(_MAGIC), validate=False)
    return _several(read_json(raw.decode("utf-8")))


def calibre_json(value: object) -> list[Imported] | None:
    """The annotations of an exported file."""
    record = record_of(value)
    kinds = {"calibre_highlights": "highlights", "calibre_annotation_collection": "annotations"}
    name = kinds.get(text_of(record.get("type")))
    if name is not None:
        return _several(record.get(name))
    # A list alone, as it is in an EPUB and as the viewer keeps it for each book.
    rows = value if isinstance(value, list) else []
    known = [text_of(record_of(one).get("type")) for one in rows]
    marks = {"highlight", "bookmark", "last-read"}
    is_ours = any("timestamp" in record_of(one) for one in rows) and set(known) <= marks
    return _several(rows) if is_ours and known else None


def _several(value: object) -> list[Imported]:
    rows = [record_of(one) for one in rows_of(value)]
    # Of a library's collection each is wrapped, with the book beside it.
    wrapped = [{**one, **record_of(one.get("annotation"))} for one in rows]
    books = {number_of(one.get("book_id")) for one in rows}
    found = (_of_calibre(one, several=len(books) > 1) for one in wrapped if not one.get("removed"))
    return [one for one in found if one is not None]


def _of_calibre(value: dict[object, object], *, several: bool) -> Imported | None:
    kind = value.get("type")
    made = time_of(value.get("timestamp"))
    title = text_of(value.get("book_title"))
    work = StatedWork(title, key=str(value.get("book_id"))) if several else None
    if kind == "highlight" and (quote := text_of(value.get("highlighted_text"))):
        uuid = text_of(value.get("uuid")) or f"{made} {quote}"
        return Imported(
            quote, color=_color(record_of(value.get("style"))), note=text_of(value.get("notes")),
            id=id_of("calibre", uuid), made=made, where=_where(value), work=work,
        )  # fmt: skip
    where = _bookmarked(text_of(value.get("pos")))
    if kind == "bookmark" and where is not None:
        title = text_of(value.get("title"))
        id_ = id_of("calibre", "bookmark", title)  # calibre knows bookmarks by their titles
        return Imported("", "bookmark", id=id_, made=made, title=title, where=where, work=work)
    return None


def _where(value: dict[object, object]) -> StatedPlace:
    file = number_of(value.get("spine_index"))
    titles = [text_of(one) for one in rows_of(value.get("toc_family_titles"))]
    return StatedPlace(
        int(file) if file is not None and file >= 0 else None,
        _in_chapter(text_of(value.get("start_cfi"))), chapter=titles[-1] if titles else "",
    )  # fmt: skip


def _bookmarked(position: str) -> StatedPlace | None:
    file, path = cfi_place(position)
    if file is None and (match := _POSITION.fullmatch(position)) is not None:
        file, path = int(match[1]) // 2 - 1, _in_chapter(match[2] or "")
    return None if file is None or file < 0 else StatedPlace(file, path)


def _in_chapter(path: str) -> str:
    """The way below the root of the chapter: calibre's begin with the root itself."""
    return path.removeprefix("/2") if path.startswith("/2/") else path


def _color(style: dict[object, object]) -> Color:
    return color_of(style.get("background-color") or style.get("which"))


# Readest: ``config.json`` of a book, or any JSON with the same list of notes.
#
# Each has ``type`` ("annotation", "bookmark", "excerpt"), ``cfi``, ``text``, ``note``, ``color``,
# ``createdAt``, ``updatedAt`` and, once it is deleted, ``deletedAt``; times are milliseconds.

_LISTS = ("booknotes", "bookNotes", "notes", "annotations")
Row = dict[object, object]


def readest_json(value: object) -> list[Imported] | None:
    """The annotations of a file of Readest."""
    if isinstance(value, list):
        return _listed(value)
    record = record_of(value)
    for inner in ("books", "library"):
        if isinstance(record.get(inner), list):
            return readest_json(record[inner])
    rows = _rows(record)
    known = _are_notes(rows) or (not rows and isinstance(record.get("booknotes"), list))
    return _notes(rows, None) if known else None


def _listed(rows: list[object]) -> list[Imported] | None:
    """The annotations of a list of books, or of the list of notes itself."""
    books = [record_of(one) for one in rows]
    if books and all(_rows(one) for one in books):
        return [one for book in books for one in _notes(_rows(book), _work(book))]
    return _notes(rows, None) if _are_notes(rows) else None


def _rows(record: Row) -> list[object]:
    return next((rows_of(record[name]) for name in _LISTS if rows_of(record.get(name))), [])


def _are_notes(rows: list[object]) -> bool:
    return bool(rows) and all("cfi" in record_of(one) for one in rows)


def _work(book: Row) -> StatedWork:
    about = {**record_of(book.get("book")), **book}
    return StatedWork(text_of(about.get("title")), text_of(about.get("author")))


def _notes(rows: list[object], work: StatedWork | None) -> list[Imported]:
    found = (_of_readest(record_of(row), work) for row in rows)
    return [one for one in found if one is not None]


def _of_readest(row: Row, work: StatedWork | None) -> Imported | None:
    if row.get("deletedAt"):
        return None
    quote, note = text_of(row.get("text")).strip(), text_of(row.get("note"))
    file, path = cfi_place(text_of(row.get("cfi")))
    where = StatedPlace(file, path, page=number_of(row.get("page")))
    made, changed = time_of(row.get("createdAt")), time_of(row.get("updatedAt"))
    id_ = id_of("readest", text_of(row.get("id")) or f"{made} {quote}")
    if row.get("type") == "bookmark":
        # The text of a bookmark is the beginning of its page.
        return Imported("", "bookmark", note=note, id=id_, made=made, changed=changed,
                        title=" ".join(quote.split())[:80], where=where, work=work)  # fmt: skip
    if not quote:
        return None
    color = color_of(row.get("color"))
    return Imported(
        quote, color=color, note=note, id=id_, made=made, changed=changed, where=where, work=work
    )


# Foliate: its file of a book, and what it exports as JSON, which is the same.
#
# ``{"annotations": [{"value": CFI, "text", "color", "note", "created", "modified"}], "bookmarks":
# [CFI], "metadata": {"title", "author" or "creator", "identifier"}}``; a bookmark of an older
# version is a record too, and so may a title or an author be: its name by language.


def foliate_json(value: object) -> list[Imported] | None:
    """The annotations of a file of Foliate."""
    record = record_of(value)
    rows = [record_of(row) for row in rows_of(record.get("annotations"))]
    marks = rows_of(record.get("bookmarks"))
    places = [text_of(row.get("value")) for row in rows] + [_marked(mark) for mark in marks]
    if not places or not all(place.startswith("epubcfi(") for place in places):
        return None
    about = record_of(record.get("metadata"))
    author = next(filter(None, map(_said, (about.get("author"), about.get("creator")))), "")
    work = StatedWork(_said(about.get("title")), author) if about.get("title") else None
    found = [_of_foliate(row, work) for row in rows if text_of(row.get("text")).strip()]
    return found + [_bookmark_of_foliate(mark, work) for mark in marks]


def _of_foliate(row: Row, work: StatedWork | None) -> Imported:
    cfi = text_of(row.get("value"))
    return Imported(
        text_of(row.get("text")).strip(), color=color_of(row.get("color")),
        note=text_of(row.get("note")), id=id_of("foliate", cfi), made=time_of(row.get("created")),
        changed=time_of(row.get("modified")), where=StatedPlace(*cfi_place(cfi)), work=work,
    )  # fmt: skip


def _bookmark_of_foliate(mark: object, work: StatedWork | None) -> Imported:
    cfi, title = _marked(mark), text_of(record_of(mark).get("label"))
    return Imported("", "bookmark", id=id_of("foliate", "bookmark", cfi), title=title,
                    where=StatedPlace(*cfi_place(cfi)), work=work)  # fmt: skip


def _marked(mark: object) -> str:
    """The place of a bookmark."""
    return text_of(mark) or text_of(record_of(mark).get("value"))


def _said(value: object) -> str:
    """A name of a book's metadata: a text, a record of texts by language, or a list of people."""
    for _ in range(3):
        if isinstance(value, list):
            value = value[0] if value else ""
        elif isinstance(value, dict):
            value = value.get("name") or next(iter(value.values()), "")
    return text_of(value)
