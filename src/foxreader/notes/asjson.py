"""Annotations as JSON, in the Web Annotation Data Model of the W3C.

The file is an ``AnnotationCollection`` with one ``AnnotationPage``. Each ``Annotation`` has:

- ``motivation``: "highlighting", "commenting" for a highlight with a note, or "bookmarking"
- ``body``: the note as a ``TextualBody`` with the purpose "commenting", if there is one
- ``target``: the book (``source``, with the hash of its file), ``styleClass`` with the color, and
  three selectors: ``TextQuoteSelector`` (``exact``, ``prefix``, ``suffix``),
  ``TextPositionSelector`` (code points over the text of all files of the book, half open) and
  ``FragmentSelector`` with the position tag of the program, ``[f3-120-185]``
- what the model has no word for, in the namespace ``urn:foxreader:``: ``kind`` ("highlight" or
  "bookmark"), ``color``, ``title`` of a bookmark, ``chapter``, ``page`` and ``link``
"""

from __future__ import annotations

import json
import re
from typing import Any

from foxreader.core.anchor import Anchor
from foxreader.core.book import Book
from foxreader.notes.listed import Listed, NoteList

CONTEXT = "http://www.w3.org/ns/anno.jsonld"
"""The name of the data model, as its files have it; nothing is asked there."""
NAMESPACE = "urn:foxreader:"
BOOK_ID = "urn:foxreader:sha256:"
"""What the hash of a book's file follows in the id of a source."""
TAGS = "urn:foxreader:tag"
_SURROGATE = re.compile("[\ud800-\udfff]")
# The grounds of the five colors in the light theme.
_STYLE = (
    ".rose { background: #f9d9e0 } .green { background: #d6ecd4 } .blue { background: #d5e5f7 } "
    ".violet { background: #e6dcf6 } .grey { background: #e3e2df }"
)


def as_json(notes: NoteList) -> str:
    """``notes`` as JSON."""
    book = notes.book
    value = {
        "@context": [CONTEXT, {"foxreader": NAMESPACE}],
        "id": f"{NAMESPACE}notes:{book.sha256}",
        "type": "AnnotationCollection",
        "label": notes.title,
        "total": len(notes.entries),
        "first": {
            "id": f"{NAMESPACE}notes:{book.sha256}:1",
            "type": "AnnotationPage",
            "startIndex": 0,
            "items": [_annotation(entry, book) for entry in notes.entries],
        },
    }
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _annotation(entry: Listed, book: Book) -> dict[str, Any]:
    one = entry.annotation
    motivation = "commenting" if one.note else "highlighting"
    value: dict[str, Any] = {
        "id": f"{NAMESPACE}annotation:{one.id}",
        "type": "Annotation",
        "motivation": "bookmarking" if one.kind == "bookmark" else motivation,
        "created": one.made,
        "modified": one.changed,
    }
    if one.note:
        body = {"type": "TextualBody", "value": one.note, "format": "text/plain"}
        value["body"] = [body | {"purpose": "commenting"}]
    if one.color:
        value["stylesheet"] = {"type": "CssStylesheet", "value": _STYLE}
    value["target"] = _target(entry, book)
    own = {
        "kind": one.kind,
        "color": one.color,
        "title": one.title,
        "chapter": entry.chapter,
        "page": entry.page,
        "link": "" if entry.link is None else str(entry.link),
    }
    return value | {f"foxreader:{name}": said for name, said in own.items() if said}


def _target(entry: Listed, book: Book) -> dict[str, Any]:
    """Where the annotation is in ``book``, else where it was made."""
    span = entry.span
    anchor = entry.annotation.anchor if span is None else Anchor.of(book, span)
    selectors: list[dict[str, Any]] = [
        {
            "type": "TextQuoteSelector",
            "exact": anchor.quote,
            "prefix": anchor.before,
            "suffix": anchor.after,
        },
        {"type": "FragmentSelector", "conformsTo": TAGS, "value": str(anchor.span)},
    ]
    if span is not None:
        start = book.starts[span.file] + span.start
        position = {"type": "TextPositionSelector", "start": start, "end": start + len(span)}
        selectors.insert(1, position)
    source: dict[str, Any] = {"id": f"{BOOK_ID}{anchor.book}", "type": "Text"}
    meta = book.metadata
    if anchor.book == book.sha256:
        about: dict[str, Any] = {
            "dc:title": meta.title,
            "dc:creator": list(meta.authors),
            "dc:identifier": meta.identifier,
        }
        source |= {name: said for name, said in about.items() if said}
    target: dict[str, Any] = {"type": "SpecificResource", "source": source}
    if entry.annotation.color:
        target["styleClass"] = entry.annotation.color
    return target | {"selector": selectors}
