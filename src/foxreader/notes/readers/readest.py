"""Readest: ``config.json`` of a book, or any JSON with the same list of notes.

Each has ``type`` ("annotation", "bookmark", "excerpt"), ``cfi``, ``text``, ``note``, ``color``,
``createdAt``, ``updatedAt`` and, once it is deleted, ``deletedAt``; times are milliseconds.
"""

from __future__ import annotations

from foxreader.notes.colors import color_of
from foxreader.notes.imported import Imported, Where, Work, id_of
from foxreader.notes.pathway import cfi_place
from foxreader.notes.readers.values import number_of, record_of, rows_of, text_of, time_of

_LISTS = ("booknotes", "bookNotes", "notes", "annotations")
Row = dict[object, object]


def readest_json(value: object) -> list[Imported] | None:
    """The annotations of a file of Readest."""
    if isinstance(value, list):
        books = [record_of(one) for one in value]
        if books and all(_rows(one) for one in books):
            return [one for book in books for one in _notes(_rows(book), _work(book))]
        return _notes(value, None) if _are_notes(value) else None
    record = record_of(value)
    for inner in ("books", "library"):
        if isinstance(record.get(inner), list):
            return readest_json(record[inner])
    rows = _rows(record)
    known = _are_notes(rows) or (not rows and isinstance(record.get("booknotes"), list))
    return _notes(rows, None) if known else None


def _rows(record: Row) -> list[object]:
    return next((rows_of(record[name]) for name in _LISTS if rows_of(record.get(name))), [])


def _are_notes(rows: list[object]) -> bool:
    return bool(rows) and all("cfi" in record_of(one) for one in rows)


def _work(book: Row) -> Work:
    about = {**record_of(book.get("book")), **book}
    return Work(text_of(about.get("title")), text_of(about.get("author")))


def _notes(rows: list[object], work: Work | None) -> list[Imported]:
    found = (_one(record_of(row), work) for row in rows)
    return [one for one in found if one is not None]


def _one(row: Row, work: Work | None) -> Imported | None:
    if row.get("deletedAt"):
        return None
    quote, note = text_of(row.get("text")).strip(), text_of(row.get("note"))
    file, path = cfi_place(text_of(row.get("cfi")))
    where = Where(file, path, page=number_of(row.get("page")))
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
