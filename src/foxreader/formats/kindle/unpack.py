"""The only module that uses the ``mobi`` package, which unpacks Kindle books.

It logs, prints, and raises errors of any type; none of that leaves this module. What it writes goes
into a folder that the caller deletes, under names of its own.
"""

from __future__ import annotations

import struct
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from loguru import logger
from mobi import (
    kindleunpack,
    mobi_header,
    mobi_html,
    mobi_index,
    mobi_k8proc,
    mobi_ncx,
    mobi_sectioner,
    mobi_uncompress,
)

from foxreader.formats.html.xmlsource import parse_xml, prepare
from foxreader.formats.kindle.page import Entry
from foxreader.formats.tidy import one_line

# Bounds set by hand, above what books have: bytes of a book's text and of the EPUB made of it,
# entries of its contents, and levels of phrases made of other phrases.
_MAX_UNPACKED = 128 * 1024 * 1024
_MAX_EPUB = 1024**3
_MAX_ENTRIES = 20_000
_DEEPEST = 40
_LONG = struct.Struct(">Q").unpack_from
_MASK = 0xFFFFFFFF


class Unreadable(Exception):
    """The package could not make sense of the file."""


def epub_of(path: Path, folder: Path) -> bytes:
    """The newer form of the book as an EPUB; ``folder`` is where it is put together."""
    with _as_open_errors():
        sectioner = mobi_sectioner.Sectionizer(str(path))
        header = mobi_header.MobiHeader(sectioner, 0)
        headers, boundary = [header], -1
        if not header.isK8():
            boundary = _boundary(sectioner)
            headers.append(mobi_header.MobiHeader(sectioner, boundary + 1))
        # The package names what it writes after the file, so the file gets a neutral name.
        files = kindleunpack.fileNames("book.mobi", str(folder))
        files.makeK8Struct()
        kindleunpack.process_all_mobi_headers(
            files, None, sectioner, headers, boundary, k8only=True, epubver="A"
        )
        made = folder / "mobi8" / "book.epub"
        if made.stat().st_size > _MAX_EPUB:
            raise Unreadable("too large")
        return made.read_bytes()


def text_of_records(path: Path) -> tuple[bytes, str]:
    """The unpacked text of the older form of the book, and the language its header names."""
    with _as_open_errors():
        header = mobi_header.MobiHeader(mobi_sectioner.Sectionizer(str(path)), 0)
        language = "" if header.palm else str(header.Language())
        return bytes(header.getRawML()), one_line(language, 40)


def index_of(path: Path) -> list[Entry]:
    """The table of contents that the older form of the book keeps beside its text."""
    with _as_open_errors():
        header = mobi_header.MobiHeader(mobi_sectioner.Sectionizer(str(path)), 0)
        if header.palm:
            return []
        found = mobi_ncx.ncxExtract(header, None).parseNCX()[:_MAX_ENTRIES]
        return [
            Entry(one_line(str(entry["text"])), max(0, int(entry["hlvl"])) + 1, int(entry["pos"]))
            for entry in found
            if int(entry["pos"]) >= 0
        ]


@contextmanager
def _as_open_errors() -> Iterator[None]:
    """Turns every error of the package into ``Unreadable``."""
    try:
        with warnings.catch_warnings():
            # It leaves files for the collector to close.
            warnings.simplefilter("ignore", ResourceWarning)
            yield
    except (MemoryError, Unreadable):
        raise
    except Exception as error:  # each of its modules has errors of its own
        raise Unreadable(str(error)) from error


def _boundary(sectioner: Any) -> int:
    """The record between the older and the newer form of the book."""
    for number in range(sectioner.num_sections):
        if sectioner.loadSection(number) == b"BOUNDARY":
            return number
    raise Unreadable("no newer form")


class _BoundedReader(mobi_uncompress.HuffcdicReader):  # type: ignore[misc]
    """The package's reader of Huffman-packed text, which has no bounds: a phrase may consist of
    others, and forty of them for a terabyte.
    """

    def __init__(self) -> None:
        self._room = _MAX_UNPACKED

    def unpack(self, data: bytes, depth: int = 0) -> bytes:
        """The unpacked text of ``data``; raises once a book's worth has been unpacked."""
        if depth > _DEEPEST:
            raise Unreadable("phrases nested too deep")
        pieces: list[bytes] = []
        for number in self._codes(data):
            piece, whole = self.dictionary[number]
            if not whole:
                # A phrase that refers to itself finds None here, and fails.
                self.dictionary[number] = None
                piece = self.unpack(piece, depth + 1)
                self.dictionary[number] = (piece, 1)
            self._room -= len(piece)
            if self._room < 0:
                raise Unreadable("too much text")
            pieces.append(piece)
        return b"".join(pieces)

    def _codes(self, data: bytes) -> Iterator[int]:
        """The numbers of the phrases in ``data``."""
        left = 8 * len(data)
        data += bytes(8)
        at, shift = 0, 32
        bits = _LONG(data, at)[0]
        while True:
            if shift <= 0:
                at += 4
                bits = _LONG(data, at)[0]
                shift += 32
            code = (bits >> shift) & _MASK
            length, ends, most = self.dict1[code >> 24]
            if not ends:
                while code < self.mincode[length]:
                    length += 1
                most = self.maxcode[length]
            shift -= length
            left -= length
            if left < 0:
                return
            yield (most - code) >> (32 - length)


_process_resource_list = kindleunpack.processRESC


def _whole_resource_list(
    number: int, files: Any, names: list[Any], sectioner: Any, data: bytes, before: Any
) -> Any:
    """As the package does with a record of the kind RESC; one that is cut off would keep it busy
    for ever and is left out.
    """
    start, end = data.find(b"<"), data.rfind(b">") + 1
    if 0 <= start < end and parse_xml(prepare(data[start:end])) is not None:
        return _process_resource_list(number, files, names, sectioner, data, before)
    names.append(None)
    return names, before


def _silent(*words: object, **how: object) -> None:
    """Print nothing."""


logger.disable("mobi")
for _module in (mobi_header, mobi_html, mobi_index, mobi_k8proc, mobi_ncx, mobi_sectioner):
    _module.print = _silent
mobi_header.HuffcdicReader = _BoundedReader
kindleunpack.processRESC = _whole_resource_list
