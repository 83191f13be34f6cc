"""What another program has open is written, replaced and deleted all the same, and what Foxreader
has open others may rename, replace and delete. Windows is strict in both."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from logging.handlers import RotatingFileHandler
from pathlib import Path
from threading import Timer

import pymupdf
import pytest

import comicmaker
import smallbooks
from bookmaker import book_of, index_of
from foxreader.formats import digest
from foxreader.formats.apart import open_apart
from foxreader.index.storage.index_file import _set_aside
from foxreader.library import paths
from foxreader.library.database import Backups, Database, copy_database
from foxreader.library.documents import Covers, Documents
from foxreader.library.searches import FindQuery, SearchHistory
from foxreader.library.settings import Settings, SettingsFile
from foxreader.library.store_file import set_aside
from foxreader.system.files import delete, write_new, write_private

SHA = "ab" * 32
BOOK = book_of("The lamp was lit.")


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another program looks at the file for a moment."""
    file = path.open("rb")
    release = Timer(0.3, file.close)
    release.start()
    try:
        yield
    finally:
        release.join()


def settings(folder: Path) -> Path:
    file = SettingsFile(folder / "settings.toml")
    file.save(Settings(theme="sepia" if file.path.exists() else "dark"))
    return file.path


def private(folder: Path) -> Path:
    path = folder / "models.json"
    write_private(path, b"new" if path.exists() else b"old")
    return path


def searches(folder: Path) -> Path:
    path = folder / "searches.json"
    SearchHistory(path).add(FindQuery("lamp" if path.exists() else "oil"))
    return path


def text(folder: Path) -> Path:
    Documents(folder).save(BOOK)
    return next(folder.glob("*.db"))


def cover(folder: Path) -> Path:
    covers = Covers(folder)
    covers.write(SHA, covers.read(SHA) + b"jpeg")
    return next(folder.rglob("*.jpg"))


def backup(folder: Path) -> Path:
    library = folder / "library.sqlite"
    Database(library)
    copy_database(library, folder / "copy.sqlite")
    return folder / "copy.sqlite"


def export(folder: Path) -> Path:
    path = folder / "notes.md"
    write_new(path, b"new" if path.exists() else b"old", force=True)
    return path


WRITERS: tuple[Callable[[Path], Path], ...] = (
    settings, private, searches, text, cover, backup, export,
)  # fmt: skip


@pytest.mark.parametrize("write", WRITERS)
def test_what_another_program_looks_at_is_written_anew(
    tmp_path: Path, write: Callable[[Path], Path]
) -> None:
    path = write(tmp_path)
    before = path.read_bytes(), path.stat().st_mtime_ns
    with held(path):
        write(tmp_path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) != before
    left = {one.name for one in tmp_path.rglob(".*")}
    assert left <= {".settings.toml.lock", ".searches.json.lock"}


def index(folder: Path) -> Path:
    made = index_of(BOOK, folder)
    made.close()
    return made.path


@pytest.mark.parametrize(
    ("make", "put_away"),
    [
        (index, _set_aside), (backup, set_aside), (text, delete), (cover, delete),
        (text, lambda path: Documents(path.parent).remove(BOOK.sha256)),
    ],
)  # fmt: skip
def test_what_another_program_looks_at_is_put_away(
    tmp_path: Path, make: Callable[[Path], Path], put_away: Callable[[Path], object]
) -> None:
    path = make(tmp_path)
    with held(path):
        put_away(path)
    assert not path.exists()


def test_old_backups_that_are_looked_at_go(tmp_path: Path) -> None:
    database = tmp_path / "library.sqlite"
    Database(database)
    backups = Backups(database, tmp_path / "backups")
    (tmp_path / "backups").mkdir()
    old = [tmp_path / "backups" / f"library-2020-01-0{day}.sqlite" for day in range(1, 7)]
    for path in old:
        path.write_bytes(b"old")
    with held(old[0]):
        backups.make()
    assert not old[0].exists()


def test_a_full_log_that_another_process_writes_to_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "foxreader.log"
    handler = RotatingFileHandler(path, maxBytes=200, backupCount=1, encoding="utf-8")
    handler.rotator = paths._begin_anew
    with closing(handler), path.open("ab"):
        for number in range(20):
            record = logging.LogRecord("x", logging.INFO, "", 0, f"line {number}", (), None)
            handler.handle(record)
    said = "".join(one.read_text() for one in tmp_path.glob("foxreader.log*"))
    assert "line 19" in said


# Books that are open


def pdf(path: Path) -> Path:
    with pymupdf.open() as made:
        made.new_page().insert_text((72, 72), "The lamp was lit.")
        made.save(path)
    return path


def cbt(path: Path) -> Path:
    return comicmaker.tar(path, smallbooks.comic_members())


MAKERS: dict[str, Callable[[Path], Path]] = {
    "a.epub": smallbooks.epub, "a.pdf": pdf, "a.cbz": smallbooks.cbz, "a.docx": smallbooks.docx,
    "a.odt": smallbooks.odt, "a.fb2": smallbooks.fb2, "a.fb2.zip": smallbooks.fb2_zip,
    "a.mobi": smallbooks.mobi, "a.rtf": smallbooks.rtf, "a.txt": smallbooks.txt,
    "a.html": smallbooks.html, "a.mht": smallbooks.mhtml, "a.cbt": cbt,
}  # fmt: skip


@pytest.mark.parametrize("name", MAKERS)
def test_the_file_of_an_open_book_may_be_moved_and_deleted(tmp_path: Path, name: str) -> None:
    path = MAKERS[name](tmp_path / name)
    book, resources = open_apart(path, sha256=digest(path))
    with closing(resources):
        moved = path.rename(tmp_path / f"other-{name}")
        MAKERS[name](path)  # another takes its name
        moved.unlink()
        path.unlink()
    assert book.files
    assert not path.exists() and not moved.exists()
