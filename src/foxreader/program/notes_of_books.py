"""The reader's notes of many books at once: chosen, written to files, read from one file."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from foxreader.answer.export.sheets import Words
from foxreader.core.annotation import Annotation, Color, keeps_words, placed
from foxreader.core.book import Book, Metadata
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, StorageError, UsageError
from foxreader.core.events import Progress
from foxreader.core.notice import Notice
from foxreader.formats.called_apart import called_apart
from foxreader.language.compare import sort_key
from foxreader.library.catalog import ShelfBook, View
from foxreader.library.paths import RESOURCES
from foxreader.notes.imported import Imported, StatedWork, has_words, is_same
from foxreader.notes.readers import read_annotations
from foxreader.notes.templates import Template, files_by, read_template, written_by
from foxreader.notes.writing import Listed, NoteList, note_list
from foxreader.program.books import Books
from foxreader.program.notes import Notes, NotesReport, kind_of_book
from foxreader.program.profile import Profile
from foxreader.retrieval.shelf.library_search import LibrarySearch
from foxreader.system.files import write_new

_Report = Callable[[Progress], None]
_TRIED = 3
"""Books that are read to see whether they have the words of a file without titles. Chosen."""
_LOOKED_FOR = 200
"""Characters of a quote by which its book is looked for. Chosen: two lines."""


@dataclass(frozen=True, slots=True)
class NoteChoice:
    """Which notes are meant: of these books and with these ids, where any are given, of these
    colours, of a kind ("notes", "marks" or "places", "" for all), with all of these words."""

    books: frozenset[str] = frozenset()
    ids: frozenset[str] | None = None
    colors: frozenset[Color] = frozenset()
    kind: str = ""
    words: str = ""

    def keeps(self, one: Annotation) -> bool:
        """Whether an annotation is meant, of whatever book."""
        if self.ids is not None and one.id not in self.ids:
            return False
        if self.colors and one.color not in self.colors:
            return False
        if self.kind and self.kind != kind_of(one):
            return False
        return keeps_words(self.words, f"{one.anchor.quote} {one.note} {one.title}", one.note)


def kind_of(one: Annotation) -> str:
    """Which of the kinds an annotation counts as."""
    if one.kind == "bookmark":
        return "places"
    return "notes" if one.note else "marks"


@dataclass(frozen=True, slots=True)
class BookBroughtIn:
    """What became of the notes of a file that are of one book on the shelf; ``error`` where it
    could not be opened, and then ``count`` of them are not taken."""

    sha256: str
    title: str
    report: NotesReport | None = None
    count: int = 0
    error: FoxError | None = None


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """What became of a file: by book, and the titles of those that are not on the shelf with how
    many notes each has ("" for those that the file names no book of)."""

    books: tuple[BookBroughtIn, ...] = ()
    unknown: Mapping[str, int] = field(default_factory=dict)


class NotesOfBooks:
    """The notes of many books of a profile. What takes longer than a moment is for a worker."""

    def __init__(self, profile: Profile, notes: Notes) -> None:
        self._profile, self._notes = profile, notes

    def of(
        self,
        chosen: NoteChoice = NoteChoice(),
        cancel: Cancel | None = None,
        progress: _Report | None = None,
    ) -> list[NoteList]:
        """The notes that are meant, by title of their book, each placed in its text if that is
        stored."""
        groups: dict[str, list[Annotation]] = {}
        later = self._profile.annotations.successors()
        for one in self._profile.annotations.all():
            book = later.get(one.anchor.book, one.anchor.book)
            if chosen.keeps(one) and (not chosen.books or book in chosen.books):
                groups.setdefault(book, []).append(one)
        known = {book.sha256: book for book in self._profile.catalog.books(list(groups))}
        made = []
        for done, (sha256, several) in enumerate(groups.items()):
            if cancel is not None:
                cancel.check()
            if progress is not None:
                progress(Progress("notes", done, len(groups)))
            made.append(self._list(sha256, several, known.get(sha256)))
        return sorted(made, key=lambda one: (sort_key(one.title), one.book.sha256))

    def _list(self, sha256: str, several: list[Annotation], shelved: ShelfBook | None) -> NoteList:
        book = self._profile.stored(sha256)
        if book is not None:
            return note_list(placed(several, book), book)
        about = Metadata(
            "" if shelved is None else shelved.title, () if shelved is None else shelved.authors
        )
        entries = (Listed(one, None, one.anchor.quote) for one in several)
        return NoteList(Book(sha256, "", about, ()), tuple(entries))

    # Reading

    def bring_in(
        self,
        path: Path,
        cancel: Cancel | None = None,
        progress: _Report | None = None,
    ) -> BroughtIn:
        """Add the notes of a file to the books on the shelf that they are of, book by book; what is
        stored stays where it is stopped.

        Raises ``UsageError`` for a file without annotations, and for a book with notes in it, which
        is imported to one book; ``StorageError`` where they cannot be stored.
        """
        if kind_of_book(path):
            raise UsageError(Notice("notes_in_one_book", name=path.name))
        found = called_apart(read_annotations, path, cancel=cancel)
        groups, unknown = self._by_book(found, cancel)
        made = []
        for done, (book, several) in enumerate(groups):
            if cancel is not None:
                cancel.check()
            if progress is not None:
                progress(Progress("notes", done, len(groups)))
            made.append(self._one(book, several, cancel))
        return BroughtIn(tuple(made), unknown)

    def _one(
        self, shelved: ShelfBook, several: list[Imported], cancel: Cancel | None
    ) -> BookBroughtIn:
        try:
            book = self._text(shelved, cancel)
        except FoxError as error:
            return BookBroughtIn(shelved.sha256, shelved.title, None, len(several), error)
        report = NotesReport(self._notes.keep(book, several))
        return BookBroughtIn(shelved.sha256, shelved.title, report, len(several))

    def _text(self, shelved: ShelfBook, cancel: Cancel | None) -> Book:
        """The text of a book, read from its file where it is not stored yet."""
        stored = self._profile.stored(shelved.sha256)
        if stored is not None:
            return stored
        opened = Books(self._profile).open(shelved.path, cancel=cancel)
        opened.resources.close()
        return opened.book

    def _by_book(
        self, found: Iterable[Imported], cancel: Cancel | None
    ) -> tuple[list[tuple[ShelfBook, list[Imported]]], dict[str, int]]:
        """The annotations by the book of the shelf that they are of, and how many are of others."""
        catalog = self._profile.catalog
        books = catalog.books(catalog.order(View(sort="opened", descending=True)))
        by_hash = {book.sha256: book for book in books}
        groups: dict[str, list[Imported]] = {}
        unknown: dict[str, int] = {}
        for key, several in self._by_work(found, by_hash).items():
            if cancel is not None:
                cancel.check()
            book = by_hash[key] if isinstance(key, str) else self._book_of(key, several, books)
            if book is not None:
                groups.setdefault(book.sha256, []).extend(several)
            elif isinstance(key, StatedWork):
                unknown[key.title] = unknown.get(key.title, 0) + len(several)
        return [(by_hash[sha256], several) for sha256, several in groups.items()], unknown

    def _by_work(
        self, found: Iterable[Imported], known: Container[str]
    ) -> dict[StatedWork | str, list[Imported]]:
        """The annotations by the hash of their book, if that is ``known``, else by what their file
        says it is."""
        later = self._profile.annotations.successors()
        works: dict[StatedWork | str, list[Imported]] = {}
        for one in found:
            own = later.get(one.book, one.book)
            key = own if own in known else one.work or StatedWork("", key=one.book)
            works.setdefault(key, []).append(one)
        return works

    def _book_of(
        self, work: StatedWork, several: Sequence[Imported], books: Sequence[ShelfBook]
    ) -> ShelfBook | None:
        """The book that a file calls so, the one opened last where several files are of it; else
        the one that has the words."""
        if work.title:
            for book in books:
                if is_same(work, Metadata(book.title, book.authors)):
                    return book
        quotes = sorted((one.quote for one in several), key=len, reverse=True)
        by_hash = {book.sha256: book for book in books}
        for sha256 in self._with_words(quotes[:1]):
            text = self._profile.stored(sha256) if sha256 in by_hash else None
            if text is not None and has_words(quotes, text):
                return by_hash[sha256]
        return None

    def _with_words(self, quotes: Collection[str]) -> list[str]:
        """The hashes of the books that most likely have these words, by the search of all books."""
        profile = self._profile
        search = LibrarySearch(
            profile.passages, profile.documents, profile.shelf, lambda book: None
        )
        hits = (hit for quote in quotes for hit in search.look(quote[:_LOOKED_FOR], {}).hits)
        return list(dict.fromkeys(hit.sha256 for hit in hits))[:_TRIED]


# Templates: those that come with the program, and the reader's own


def note_templates(profile: Profile) -> dict[str, Template]:
    """The templates by the names of their files; one of the reader's own takes the place of one of
    the program. One that is wrong is left out: :func:`note_template` says why."""
    found: dict[str, Template] = {}
    for name, path in _template_files(profile).items():
        with suppress(FoxError, OSError, ValueError):
            found[name] = read_template(path.read_text("utf-8"), path.name)
    return found


def note_template(profile: Profile, name: str) -> Template:
    """A template by the name of its file. Raises ``UsageError`` where there is none, or it is
    wrong."""
    return read_template(template_text(profile, name), f"{name}.toml")


def template_text(profile: Profile, name: str) -> str:
    """The file of a template; raises ``UsageError`` where there is none."""
    files = _template_files(profile)
    try:
        return files[name].read_text("utf-8")
    except (KeyError, OSError, ValueError) as error:
        names = ", ".join(sorted(files))
        raise UsageError(Notice("no_such_template", name=name[:80], names=names)) from error


def _template_files(profile: Profile) -> dict[str, Path]:
    folders = (RESOURCES / "templates", profile.home.templates)
    return {path.stem: path for folder in folders for path in sorted(folder.glob("*.toml"))}


def write_by_template(
    template: Template, lists: Sequence[NoteList], target: Path, words: Words = str,
    *, force: bool = False,
) -> int:  # fmt: skip
    """Write the notes of books by a template: to the file ``target``, or where it makes a file a
    book and there are several, into the folder that is called as the file without its suffix.

    Gives how many files were written. Raises ``UsageError`` where one is there, without ``force``;
    ``StorageError`` where one cannot be written.
    """
    if template.each == "all" or len(lists) == 1:
        write_new(target, written_by(template, lists, words), force=force)
        return 1
    folder = target.with_suffix("") if target.suffix == template.suffix else target
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise StorageError(
            Notice("export_not_written", path=str(folder), reason=str(error.strerror))
        ) from error
    files = files_by(template, lists, words)
    for name in () if force else files:
        if (folder / name).exists():
            raise UsageError(Notice("export_exists", path=str(folder / name)))
    for name, text in files.items():
        write_new(folder / name, text, force=force)
    return len(files)
