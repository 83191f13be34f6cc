"""A book's zip file, read a member at a time and within bounds. Nothing is ever unpacked to disk.

Names in it are only looked up, never used as paths.
"""

from __future__ import annotations

import io
import posixpath
import weakref
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Lock
from typing import Protocol
from urllib.parse import unquote, urlsplit

from foxreader.core.book import Book, Lookup, Resource
from foxreader.core.errors import DamagedBook, UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.formats.kinds import media_type
from foxreader.system.files import open_shared

# All of these are set by hand, far above what books have and below what fills a computer's memory.
MAX_CHAPTER = 64 * 1024 * 1024
"""The most unpacked bytes of a member that is parsed, such as a chapter or a table of contents."""
MAX_RESOURCE = 256 * 1024 * 1024
"""The most unpacked bytes of a member that is only handed on, such as a picture."""
MAX_ENTRIES = 20_000
"""The most members of an archive."""
MAX_TOTAL = 2 * 1024**3
"""The most unpacked bytes of all members together."""
# A member that is packed more than 200 to 1 is a zip bomb: text packs about 4 to 1. Only members
# over 20 MiB are judged, since small ones of blanks may pack as well and do no harm.
_MAX_RATIO = 200
_RATIO_FROM = 20 * 1024 * 1024
_EPUB_PACKING = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_END, _END_SIZE = b"PK\5\6", 22 + 65_535  # the archive's last record, with the longest comment
_IN_ZIP64 = 0xFFFF  # for a number that is in another record
_IS_UTF8 = 0x800  # the flag of a name's encoding
# In which programs wrote names without that flag; the last are the bytes themselves.
_ENCODINGS = (
    "cp866", "cp1251", "koi8-r", "gb18030", "cp932", "euc_jp", "big5", "cp949", "cp850", "cp852",
    "cp1250", "cp1252", "cp1253", "cp1254", "cp1255", "cp1256", "cp874", "cp437", "cp737",
    "mac-roman", "latin-1",
)  # fmt: skip
_DOCUMENTS = (".xhtml", ".html", ".htm", ".xml", ".xht")
_FAILURES = (
    zipfile.BadZipFile,
    zlib.error,
    NotImplementedError,
    RuntimeError,
    EOFError,
    OSError,
    ValueError,
)


class Members(Protocol):
    """The members of an archive by name, as zips and the other archives of comics have them."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all members, in the file's order."""
        ...

    def find(self, name: str) -> str | None:
        """The member ``name`` means, or None."""
        ...

    def read(self, name: str, limit: int = MAX_RESOURCE) -> bytes | None:
        """The bytes of the member; None where it is missing, damaged or too large."""
        ...

    def head(self, name: str, size: int) -> bytes:
        """The first ``size`` bytes of the member; fewer where it is short or damaged."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


class Archive:
    """The members of a zip file by name. Calls may come from any thread.

    ``data`` are the bytes of an archive that has no file; ``path`` then only names it.
    Raises ``DamagedBook`` for other files, ``UnsafeBook`` for a zip bomb.
    """

    def __init__(self, path: Path, data: bytes | None = None) -> None:
        try:
            if _is_part(path, data):
                raise zipfile.BadZipFile("one of several files")
            self._file = open_shared(path) if data is None else io.BytesIO(data)
        except _FAILURES as error:
            raise DamagedBook(Notice("archive_damaged", name=path.name)) from error
        try:
            self._zip = zipfile.ZipFile(self._file)
        except _FAILURES as error:
            self._file.close()
            raise DamagedBook(Notice("archive_damaged", name=path.name)) from error
        weakref.finalize(self, self._file.close)  # also where nobody closes it
        self._lock = Lock()
        # A name may be empty; folders have no bytes.
        members = [m for m in self._zip.infolist() if m.filename and m.filename[-1] not in "/\\"]
        try:
            _refuse_bombs(path, members)
        except UnsafeBook:
            self.close()
            raise
        self._members = {_name_of(m): m for m in members}
        self._called = _other_names(self._members)
        self._lookup = Lookup((*self._members, *self._called))

    @property
    def is_deflated(self) -> bool:
        """Whether all members are packed in one of the two ways that an EPUB may use."""
        return all(m.compress_type in _EPUB_PACKING for m in self._members.values())

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all members, in the file's order."""
        return tuple(self._members)

    def infos(self) -> Mapping[str, zipfile.ZipInfo]:
        """What the archive says of each member by its name, in the file's order."""
        return self._members

    def find(self, name: str) -> str | None:
        """The member ``name`` means, as :class:`Lookup` finds it, or None.

        A member whose name was written in an unknown encoding, or quoted, has several: what is
        given is the one that was asked for.
        """
        return self._lookup.find(name)

    def nearest(self, name: str) -> str | None:
        """As :meth:`find`, else the only member with the same last part of its name, or with
        another ending for a document; or None."""
        if self.find(name) is None:
            others = map(self._lookup.find, _other_spellings(name))
            if (found := next(filter(None, others), None)) is not None:
                self._called.setdefault(name, self.first_name(found))
                return name
        return self._lookup.nearest(name) or self._with_other_ending(name)

    def _with_other_ending(self, name: str) -> str | None:
        stem, dot, ending = name.rpartition(".")
        others = _DOCUMENTS if dot + ending.lower() in _DOCUMENTS else ()
        return next(filter(None, (self._lookup.nearest(stem + other) for other in others)), None)

    def first_name(self, name: str) -> str:
        """The one of a member's names that :attr:`names` has; ``name`` where there is none."""
        found = self.find(name) or name
        return self._called.get(found, found)

    def read(self, name: str, limit: int = MAX_RESOURCE) -> bytes | None:
        """The bytes of the member ``name``; None where it is missing, damaged or too large."""
        found = self._members.get(self.first_name(name))
        if found is None or (size := found.file_size) > limit:
            return None
        try:
            with self._lock, self._zip.open(found) as member:
                # No more than is declared: asked for more, it would unpack more first.
                return member.read(size)
        except _FAILURES:
            return None

    def head(self, name: str, size: int) -> bytes:
        """The first ``size`` bytes of the member ``name``; fewer where it is short or damaged."""
        found = self._members.get(self.first_name(name))
        if found is None:
            return b""
        try:
            with self._lock, self._zip.open(found) as member:
                return member.read(min(size, found.file_size))
        except _FAILURES:
            return b""

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._zip.close()
            self._file.close()


def resolve(base: str, reference: str) -> tuple[str, str]:
    """What ``reference`` in the file ``base`` means: (name inside the archive, fragment).

    The name is "" for an address outside the book.
    """
    try:
        parts = urlsplit(reference.strip().replace("\\", "/"))
    except ValueError:
        return "", ""
    if parts.scheme or parts.netloc:
        return "", ""
    fragment = unquote(parts.fragment)
    if not parts.path:
        return base, fragment
    # From the root, which ".." does not lead out of.
    path = posixpath.join("/", posixpath.dirname(base), _unquoted(parts.path))
    return posixpath.normpath(path).lstrip("/"), fragment


def _unquoted(path: str) -> str:
    """``path`` with its quoted bytes as characters: of UTF-8, else each by itself."""
    try:
        return unquote(path, errors="strict")
    except UnicodeDecodeError:
        return unquote(path, "latin-1")


def _name_of(member: zipfile.ZipInfo) -> str:
    """A member's name, with slashes; UTF-8 also where the archive does not say that it is."""
    name = member.filename.replace("\\", "/")
    raw = _written(member)
    try:
        return name if raw is None else raw.decode("utf-8")
    except UnicodeDecodeError:
        return name


def _written(member: zipfile.ZipInfo) -> bytes | None:
    """The bytes of a name of which nothing says how it is encoded; None of others."""
    if member.flag_bits & _IS_UTF8 or member.filename.isascii():
        return None
    return member.filename.replace("\\", "/").encode("cp437")  # as the module read it


def _other_names(members: Mapping[str, zipfile.ZipInfo]) -> dict[str, str]:
    """What else the book may call members, each with the name of the first one it fits."""
    called: dict[str, str] = {}
    for name, member in members.items():
        for other in _also_called(name, member):
            if other not in members:
                called.setdefault(other, name)
    return called


def _also_called(name: str, member: zipfile.ZipInfo) -> Iterator[str]:
    """Other names that the book may use for a member: unquoted, in another encoding."""
    if "%" in name:
        yield _unquoted(name)
    raw = _written(member)
    for encoding in _ENCODINGS if raw else ():
        try:
            yield (raw or b"").decode(encoding)
        except UnicodeDecodeError:
            continue


def _other_spellings(name: str) -> Iterator[str]:
    """What a book may mean by ``name``: its quoted bytes in another encoding, a sign for a
    space."""
    if "+" in name:
        yield name.replace("+", " ")
    if name.isascii() or max(name) > "\xff":
        return
    raw = name.encode("latin-1")
    for encoding in _ENCODINGS:
        try:
            yield raw.decode(encoding)
        except UnicodeDecodeError:
            continue


def _is_part(path: Path, data: bytes | None) -> bool:
    """Whether the archive is in several files, of which this is the last."""
    if data is None:
        with open_shared(path) as file:
            file.seek(max(0, file.seek(0, io.SEEK_END) - _END_SIZE))
            data = file.read()
    end = data.rfind(_END, max(0, len(data) - _END_SIZE))
    if end < 0 or end + 8 > len(data):
        return False
    disks = (int.from_bytes(data[at : at + 2], "little") for at in (end + 4, end + 6))
    return any(disk not in (0, _IN_ZIP64) for disk in disks)


def _refuse_bombs(path: Path, members: list[zipfile.ZipInfo]) -> None:
    """Judge by what the directory declares; ``zipfile`` never gives more than that."""
    bomb = (
        len(members) > MAX_ENTRIES
        or sum(m.file_size for m in members) > MAX_TOTAL
        or any(
            m.file_size > _RATIO_FROM and m.file_size > _MAX_RATIO * max(1, m.compress_size)
            for m in members
        )
        or _overlap(members)
    )
    if bomb:
        raise UnsafeBook(Notice("unpacks_too_large", name=path.name))


def _overlap(members: list[zipfile.ZipInfo]) -> bool:
    """Whether members share their bytes, which only a bomb does."""
    end = 0
    for member in sorted(members, key=lambda m: m.header_offset):
        if member.header_offset < end:
            return True
        end = member.header_offset + member.compress_size
    return False


# Pictures in a zip

PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp", "image/svg+xml")
"""The media types of pictures that are given."""


class DocumentPictures:
    """The pictures of a document, read when they are asked for."""

    def __init__(self, path: Path) -> None:
        self.archive = Archive(path)

    def read(self, name: str) -> Resource | None:
        """The picture of that name, or None; the document's other parts are not given."""
        found = self.archive.find(name)
        kind = media_type(found) if found is not None else ""
        data = self.archive.read(name) if kind in PICTURES else None
        return Resource(kind, data) if data is not None else None

    def page_image(self, file: int, scale: float) -> Resource:
        """A document has no page pictures."""
        raise UsageError(Notice("no_page_pictures"))

    def close(self) -> None:
        """Close the file."""
        self.archive.close()


def with_pictures(path: Path, make: Callable[[Archive], Book]) -> tuple[Book, DocumentPictures]:
    """The book that ``make`` reads from the zip, and its pictures; raises what ``make`` raises."""
    pictures = DocumentPictures(path)
    try:
        return make(pictures.archive), pictures
    except BaseException:
        pictures.close()
        raise
