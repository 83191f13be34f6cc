"""What is kept of every opened book in files of its own: its text, its cover, and the guide.

The canonical documents are kept by content so that citations stay true. One file a book, named by
its hash and the version of the extractor that made its text. Where only the text of another version
is stored, that is the book's text until the book is opened: all that is kept of the book (its
index, citations, places) belongs to it. Opening the book makes the text of this version and takes
everything over; then the other text is removed.

What is stored has checksums, compared each time it is read: a text that was changed on the disk is
no longer the book's, and is set aside like a damaged one.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import re
import sqlite3
import tomllib
import zipfile
import zlib
from collections.abc import Collection, Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from foxreader.core.book import EXTRACTOR_VERSION, Book, BookFile
from foxreader.core.errors import StorageError
from foxreader.core.notice import Notice
from foxreader.core.plain_data import (
    MALFORMED,
    Packed,
    pack_book,
    pack_file,
    unpack_book,
    unpack_file,
)
from foxreader.library.paths import RESOURCES
from foxreader.library.store_file import migrate
from foxreader.system.files import (
    database_address,
    delete,
    finish,
    private_folder,
    put,
    unnamed,
    write_private,
)

# Thumbnails of covers. They can be made again at any time, so they are in no backup: of the files,
# and those that the reader chose of the log of the shelf.

_HASH = re.compile(r"[0-9a-f]{64}")
_CHOSEN = ".chosen"


class Covers:
    """The thumbnails below ``folder``. Safe from any thread and process."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, sha256: str) -> bytes:
        """The JPEG file of a book's thumbnail, the one that the reader chose before the file's;
        b"" for a book without one."""
        for chosen in (True, False):
            with contextlib.suppress(OSError, ValueError):
                return self._path(sha256, chosen).read_bytes()
        return b""

    def looked_for(self) -> set[str]:
        """The books whose files were asked for a cover, those without one among them."""
        return {path.stem for path in self._folder.glob("*/*.jpg")}

    def state(self, sha256: str) -> tuple[int, int]:
        """What differs once a book has another thumbnail; (0, 0) for a book without one."""
        for chosen in (True, False):
            with contextlib.suppress(OSError, ValueError):
                found = self._path(sha256, chosen).stat()
                return (found.st_size, found.st_mtime_ns) if found.st_size else (0, 0)
        return 0, 0

    def write(self, sha256: str, thumbnail: bytes) -> None:
        """Keep a thumbnail, whole or not at all; b"" where the file has none. One that cannot be
        kept is left out: the shelf draws a cover then."""
        self._write(self._path(sha256), thumbnail)

    def choose(self, chosen: Mapping[str, bytes]) -> bool:
        """Have these be the covers that the reader chose, by the hashes of the books; whether that
        changes any."""
        there = {path.stem: path for path in self._folder.glob(f"*/*{_CHOSEN}")}
        new = {
            sha256: data for sha256, data in chosen.items()
            if _HASH.fullmatch(sha256) and not (sha256 in there and self.read(sha256) == data)
        }  # fmt: skip
        for sha256, data in new.items():
            self._write(self._path(sha256, True), data)
        gone = there.keys() - chosen.keys()
        for sha256 in gone:
            with contextlib.suppress(OSError):
                delete(there[sha256])
        return bool(new or gone)

    def _write(self, path: Path, thumbnail: bytes) -> None:
        with (
            contextlib.suppress(OSError, StorageError),
            unnamed(private_folder(path.parent)) as made,
        ):
            made.write_bytes(thumbnail)
            put(made, path)

    def remove(self, sha256: str) -> None:
        """Delete a thumbnail; raises ``StorageError`` where that fails."""
        try:
            for chosen in (True, False):
                delete(self._path(sha256, chosen))
        except OSError as error:
            raise StorageError(
                Notice("book_not_forgotten", folder=str(self._folder), reason=str(error.strerror))
            ) from error

    def _path(self, sha256: str, chosen: bool = False) -> Path:
        if not _HASH.fullmatch(sha256):
            raise ValueError("no hash of a book")
        return self._folder / sha256[:2] / f"{sha256}{_CHOSEN if chosen else '.jpg'}"


# The guide: the book a new reader opens first, built from its sources with ebooklib.

GUIDE = "urn:foxreader:guide"
"""What the identifier of the guide begins with, in each language."""
_THEN = (1980, 1, 1, 0, 0, 0)
"""The date of every file in the guide, the first a zip can name: so the same sources give the
same bytes."""


SOURCES = RESOURCES / "guide"
"""The English guide; below it a folder for each other language there is one in."""


def guide(home: Path, language: str = "en") -> Path:
    """The guide's file below ``home``, built where this version of it is missing: in ``language``,
    in English where there is none."""
    sources = SOURCES / language
    if not (sources / "guide.toml").is_file():
        sources = SOURCES
    content = b"".join(path.read_bytes() for path in sorted(sources.iterdir()) if path.is_file())
    name = f"Foxreader guide {hashlib.sha256(content).hexdigest()[:8]}.epub"
    path = private_folder(home / "guide") / name
    if not path.is_file():
        write_private(path, build(sources))
    return path


def build(sources: Path) -> bytes:
    """The guide as EPUB: the same sources give the same bytes."""
    from ebooklib import epub  # noqa: PLC0415 -- a start that has the guide needs none of it

    about = tomllib.loads((sources / "guide.toml").read_text("utf-8"))
    book = epub.EpubBook()
    book.set_identifier(about["identifier"])
    book.set_title(about["title"])
    book.set_language(about["language"])
    book.add_author(about["author"])
    book.add_metadata("DC", "description", about["description"])
    own = sources / about["style"]
    sheet = (own if own.is_file() else SOURCES / about["style"]).read_bytes()
    style = epub.EpubItem("style", about["style"], "text/css", sheet)
    book.add_item(style)
    chapters = [_chapter(sources, name, style, about["language"]) for name in about["chapters"]]
    for chapter in chapters:
        book.add_item(chapter)
    book.toc = [epub.Link(c.file_name, c.title, c.id) for c in chapters]
    book.spine = list(chapters)
    book.add_item(epub.EpubNcx())
    book.add_item(epub.EpubNav())
    written = io.BytesIO()
    epub.write_epub(written, book, {"mtime": about["modified"], "raise_exceptions": True})
    return _same_dates(written.getvalue())


def _chapter(sources: Path, name: str, style: Any, language: str) -> Any:
    from ebooklib import epub  # noqa: PLC0415

    source = (sources / f"{name}.xhtml").read_text("utf-8")
    title = source.partition("<title>")[2].partition("</title>")[0]
    chapter = epub.EpubHtml(title=title, file_name=f"{name}.xhtml", lang=language, uid=name)
    chapter.content = source.encode()
    chapter.add_item(style)
    return chapter


def _same_dates(archive: bytes) -> bytes:
    """The archive with one date on all its members, the mimetype first and stored."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as old, zipfile.ZipFile(written, "w") as new:
        for member in old.infolist():
            info = zipfile.ZipInfo(member.filename, _THEN)
            packed = zipfile.ZIP_STORED if member.filename == "mimetype" else zipfile.ZIP_DEFLATED
            info.compress_type = packed
            new.writestr(info, old.read(member))
    return written.getvalue()


_STEPS = (
    # What version 0.1 has, whose files do not count their steps.
    """
    CREATE TABLE IF NOT EXISTS book (about TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS file (
        number INTEGER PRIMARY KEY,
        about TEXT NOT NULL,
        text BLOB NOT NULL,
        markup BLOB NOT NULL,
        boxes BLOB NOT NULL
    );
    """,
    # Empty where an earlier version wrote the row: it cannot be told whether that was changed.
    """
    ALTER TABLE book ADD COLUMN checksum TEXT NOT NULL DEFAULT '';
    ALTER TABLE file ADD COLUMN text_checksum TEXT NOT NULL DEFAULT '';
    ALTER TABLE file ADD COLUMN rest_checksum TEXT NOT NULL DEFAULT '';
    """,
)
"""The steps of a document's file; see :mod:`foxreader.library.store_file`."""
_WHAT = "the_text"
_NOT_DAMAGED = ("locked", "unable to open", "readonly")
"""In SQLite's message: the file may be whole, but not now."""
_DAMAGE = (sqlite3.Error, *MALFORMED)
_HEX = frozenset("0123456789abcdef")


class Documents:
    """The store below ``folder``, for texts of the extractor of ``version``.

    Calls may come from any thread; each opens its own connection.
    """

    def __init__(self, folder: Path, version: int = EXTRACTOR_VERSION) -> None:
        self._folder = folder
        self._version = version

    def load(self, sha256: str) -> Book | None:
        """The book with the text that is stored: of this version, else of the newest other one.

        None where there is none. A damaged file is set aside: it is made again. Raises
        ``StorageError`` for a file that a newer program wrote.
        """
        for _, path in self._stored(sha256):
            book = self._load(path, sha256)
            if book is not None:
                return book
        return None

    def has(self, sha256: str) -> bool:
        """Whether a text of the book is stored, of whatever version."""
        return self._path(sha256).is_file() or bool(self._stored(sha256))

    def versions(self) -> dict[str, int]:
        """The version of each text that is stored, by the hash of its book: this one, else the
        newest other one."""
        found: dict[str, int] = {}
        for path in self._folder.glob("*-*.db"):
            sha256, _, version = path.stem.rpartition("-")
            if version.isdecimal() and found.get(sha256) != self._version:
                own = int(version) == self._version
                found[sha256] = int(version) if own else max(found.get(sha256, 0), int(version))
        return found

    def current(self, sha256: str) -> Book | None:
        """As :meth:`load`, but with the text of this version or not at all."""
        path = self._path(sha256)
        return self._load(path, sha256) if path.is_file() else None

    def other(self, sha256: str) -> tuple[int, Book] | None:
        """The newest text of another version that can be read, and that version."""
        for version, path in self._stored(sha256):
            book = self._load(path, sha256) if version != self._version else None
            if book is not None:
                return version, book
        return None

    def remove_others(self, sha256: str) -> None:
        """Delete the texts of other versions, once all that belonged to them is taken over."""
        for version, path in self._stored(sha256):
            if version != self._version:
                # One that cannot be deleted only takes room: the text of this version is preferred.
                with suppress(OSError):
                    delete(path)

    def remove(self, sha256: str) -> None:
        """Delete the text of a book, in all versions; raises ``StorageError`` where one stays."""
        name = self._path(sha256).name.partition("-")[0]
        try:
            for path in self._folder.glob(f"{name}-*"):
                delete(path)
        except OSError as error:
            raise StorageError(
                Notice("book_not_forgotten", folder=str(self._folder), reason=str(error.strerror))
            ) from error

    def some(self, sha256: str, files: Collection[int]) -> Book | None:
        """The book with the text of ``files`` alone, by number, to show passages of them.

        Nothing else is read, so it takes the same short time in a book of any length. None where
        it is not stored or cannot be read.
        """
        for _, path in self._stored(sha256):
            try:
                with closing(_connect(path)) as connection:
                    return _read_some(connection, files)
            except (*_DAMAGE, StorageError):
                continue
        return None

    def _load(self, path: Path, sha256: str) -> Book | None:
        try:
            # For writing too: a page that was being added when the program died is taken back.
            with closing(_connect(path)) as connection:
                book = _read(connection)
            if book.sha256 == sha256:
                return book
        except sqlite3.OperationalError as error:
            if any(said in str(error) for said in _NOT_DAMAGED):
                return None
        except _DAMAGE:
            pass
        self._set_aside(path)
        return None

    def save(self, book: Book) -> None:
        """Keep ``book``, whole or not at all; raises ``StorageError`` where there is no room."""
        path = self._path(book.sha256)
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with unnamed(self._folder, ".new-", ".db") as made:
                with closing(sqlite3.connect(made)) as connection:
                    _write(connection, book)
                finish(made, path)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(
                Notice("text_not_stored", folder=str(self._folder), reason=str(error))
            ) from error

    def add_page(self, sha256: str, number: int, file: BookFile) -> None:
        """Replace file ``number`` of a stored book by ``file``, whole or not at all.

        Raises ``StorageError`` where that cannot be done.
        """
        path = next((path for _, path in self._stored(sha256)), self._path(sha256))
        packed = pack_file(file)
        values = (*_row(number, packed)[1:], number)
        change = (
            "UPDATE file SET about = ?, text = ?, markup = ?, boxes = ?, text_checksum = ?,"
            " rest_checksum = ? WHERE number = ?"
        )
        try:
            with closing(_connect(path)) as connection, connection:
                changed = connection.execute(change, values).rowcount
        except sqlite3.Error as error:
            raise StorageError(
                Notice("page_not_stored", folder=str(self._folder), reason=str(error))
            ) from error
        if changed != 1:
            raise StorageError(Notice("text_gone"))

    def _path(self, sha256: str) -> Path:
        if len(sha256) != 64 or not _HEX.issuperset(sha256):
            raise ValueError(f"not a SHA-256 in hex: {sha256!r}")
        return self._folder / f"{sha256}-{self._version}.db"

    def _stored(self, sha256: str) -> list[tuple[int, Path]]:
        """The files of a book with their versions: of this version first, then newest first."""
        own = self._path(sha256)
        found = [(self._version, own)] if own.is_file() else []
        others = (
            (int(version), path)
            for path in self._folder.glob(f"{sha256}-*.db")
            if (version := path.stem.rpartition("-")[2]).isdecimal() and path != own
        )
        return found + sorted(others, reverse=True)

    def _set_aside(self, path: Path) -> None:
        """Keep the damaged file, one for each book, so that it can be examined."""
        try:
            put(path, path.with_suffix(".damaged"))
        except OSError:
            # It cannot even be renamed: the next save says what is wrong with the folder.
            return


def _connect(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there, with its tables as this version has them."""
    connection = sqlite3.connect(database_address(path, "mode=rw"), uri=True)
    try:
        migrate(connection, _STEPS, _WHAT)
    except BaseException:
        connection.close()
        raise
    return connection


def _write(connection: sqlite3.Connection, book: Book) -> None:
    # The file is new and no other process has it open: a journal would only cost time.
    connection.execute("PRAGMA journal_mode = OFF")
    migrate(connection, _STEPS, _WHAT)
    about = json.dumps(pack_book(book))
    connection.execute(
        "INSERT INTO book(about, checksum) VALUES (?, ?)", (about, _checksum(about.encode()))
    )
    connection.executemany(
        "INSERT INTO file(number, about, text, markup, boxes, text_checksum, rest_checksum)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (_row(number, pack_file(file)) for number, file in enumerate(book.files)),
    )
    connection.commit()


def _row(number: int, packed: Packed) -> tuple[object, ...]:
    about = json.dumps(packed.about)
    rest = _checksum(about.encode(), packed.markup, packed.boxes)
    sums = _checksum(packed.text), rest
    return number, about, packed.text, packed.markup, packed.boxes, *sums


def _read(connection: sqlite3.Connection) -> Book:
    return unpack_book(_about(connection), _files(connection))


def _files(connection: sqlite3.Connection) -> Iterator[BookFile]:
    rows = connection.execute(
        "SELECT about, text, markup, boxes, text_checksum, rest_checksum FROM file ORDER BY number"
    )
    for about, text, markup, boxes, text_sum, rest_sum in rows:
        _compare(text_sum, text)
        _compare(rest_sum, about.encode(), markup, boxes)
        yield unpack_file(Packed(json.loads(about), text, markup, boxes))


def _read_some(connection: sqlite3.Connection, files: Collection[int]) -> Book:
    about = _about(connection)
    found = [BookFile("", "")] * about["files"]
    query = "SELECT text, text_checksum FROM file WHERE number = ?"
    for number in files:
        text, checksum = connection.execute(query, (number,)).fetchone()
        _compare(checksum, text)
        found[number] = BookFile("", text.decode("utf-8", "surrogatepass"))
    return unpack_book(about, found, whole=False)


def _about(connection: sqlite3.Connection) -> dict[str, Any]:
    about, checksum = connection.execute("SELECT about, checksum FROM book").fetchone()
    _compare(checksum, about.encode())
    found: dict[str, Any] = json.loads(about)
    return found


def _compare(checksum: str, *parts: bytes) -> None:
    """Raise ``ValueError`` where ``parts`` are not what was stored with ``checksum``."""
    if checksum and checksum != _checksum(*parts):
        raise ValueError("changed since it was stored")


def _checksum(*parts: bytes) -> str:
    """A checksum of ``parts`` and of where one ends and the next begins.

    CRC-32: who can write to the profile could write a new checksum of any kind, and SHA-256 makes
    reading "War and Peace" take more than twice as long.
    """
    found = 0
    for part in parts:
        found = zlib.crc32(part, zlib.crc32(len(part).to_bytes(8, "big"), found))
    return f"{found:08x}"
