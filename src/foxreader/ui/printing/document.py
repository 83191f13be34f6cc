"""A document of parts of a book that flows, made to be printed; pure functions.

The markup is the served one, of the same confined reading as what the view shows; it is put
together and shown under the same rules: no script, no request that leaves.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Sequence
from html import escape

from foxreader.core.book import Book
from foxreader.core.span import Span, Utf16Map

PRINTED = "~printed.xhtml"
"""The name of the document, in the folder of the first file that is in it."""

_SHEET = (
    "html, body { background: #fff !important; color: #000 !important; }"
    "body { margin: 0; font-family: serif; font-size: 11pt; line-height: 1.4;"
    " orphans: 2; widows: 2; }"
    "img, svg { max-width: 100% !important; max-height: 95vh; break-inside: avoid; }"
    "fx-file { display: block; } fx-file + fx-file { break-before: page; }"
    "fx-source { display: block; margin-top: 2em; font: 9pt sans-serif; color: #555; }"
    "pre { white-space: pre-wrap; } table { max-width: 100%; }"
)
_HEAD = re.compile(r"<head\b[^>]*>(.*?)</head\s*>", re.S)
_BODY = re.compile(r"<body\b([^>]*)>(.*)</body\s*>", re.S)
_STYLE = re.compile(
    r"<link\b[^>]*\brel=\"[^\"]*stylesheet[^\"]*\"[^>]*/>|<style\b.*?</style\s*>", re.S
)
_ADDRESS = re.compile(r"((?:src|href|poster|data)=\")([^\"#:?]+)(?=[\"#?])")


def printed_path(book: Book, spans: Sequence[Span]) -> str:
    """Where the document is in the book, so that what its markup names is found."""
    return posixpath.join(posixpath.dirname(book.files[spans[0].file].name), PRINTED)


def printed_document(book: Book, spans: Sequence[Span], source: str = "") -> bytes:
    """The files of ``spans``, each whole, below each other; ``source`` names the book at the end.

    What is outside the spans is taken out in the page, by :func:`cuts`: there is a place a
    position in the document.
    """
    folder = posixpath.dirname(book.files[spans[0].file].name)
    styles: dict[str, None] = {}
    bodies = []
    for span in spans:
        file = book.files[span.file]
        markup = file.markup.decode("utf-8", "replace")
        own = posixpath.dirname(file.name)
        head, body = _HEAD.search(markup), _BODY.search(markup)
        if body is None:
            continue
        for style in _STYLE.findall(head[1]) if head is not None else ():
            styles[_moved(style, own, folder)] = None
        bodies.append(f"<fx-file{body[1]}>{_moved(body[2], own, folder)}</fx-file>")
    if source:
        bodies.append(f"<fx-source>{escape(source)}</fx-source>")
    language = escape(book.metadata.language, quote=True)
    return (
        '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"'
        ' xmlns:epub="http://www.idpf.org/2007/ops" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' xml:lang="{language}"><head><title>{escape(book.metadata.title)}</title>'
        f"{''.join(styles)}<style>{_SHEET}</style></head><body>{''.join(bodies)}</body></html>"
    ).encode()


def cuts(book: Book, spans: Sequence[Span]) -> list[list[int]]:
    """For each file of the document, in UTF-16 units, what of it is kept."""
    kept = []
    for span in spans:
        table = Utf16Map(book.files[span.file].text)
        kept.append([table.to_utf16(span.start), table.to_utf16(span.end)])
    return kept


def _moved(markup: str, own: str, folder: str) -> str:
    """``markup`` of a file in folder ``own``, with addresses as from ``folder``."""
    if own == folder:
        return markup

    def address(found: re.Match[str]) -> str:
        if found[2].startswith("/"):
            return found[0]
        return found[1] + posixpath.relpath(posixpath.join(own, found[2]), folder or ".")

    return _ADDRESS.sub(address, markup)
