"""Opens books from files, with what is kept of them, and recognises scanned pages (OCR)."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from foxreader.core.annotation import located
from foxreader.core.book import Book, BookFile, Preview, Scans
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import StorageError, UsageError
from foxreader.core.letters import letter_row, letters_of
from foxreader.core.notice import Notice
from foxreader.formats import digest
from foxreader.formats.apart import resources_apart
from foxreader.formats.kinds import ENCODED, ENCODINGS
from foxreader.formats.unread import is_offered, marked, unread
from foxreader.library.documents import guide
from foxreader.library.kept_per_book import TextVersions
from foxreader.library.shelf import Shelved
from foxreader.program.profile import Profile
from foxreader.system.files import reachable


@dataclass(frozen=True, slots=True)
class OpenBook:
    """An open book with its resources and the path of its file.

    ``notice`` is one sentence about opening it, for the reader, or "". It is also kept among the
    book's warnings. ``has_password`` says that it was opened with one.
    """

    book: Book
    resources: Scans
    path: Path
    notice: str = ""
    has_password: bool = False


def _is_in(stored: Book, encoding: str) -> bool:
    """Whether a stored text is in the encoding that was chosen for it, "" if none was."""
    said = stored.metadata
    given = said.encoding if said.encoding_given else ""
    return stored.format not in ENCODED or given == encoding


class Books:
    """Opens books, each in a process of its own, and recognises their pages."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile

    def open(
        self,
        path: Path,
        *,
        password: str = "",
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
        preview: Preview | None = None,
    ) -> OpenBook:
        """Opens a book: with its stored text if there is one, else from the file.

        ``preview`` is called when a book that is read for the first time can be shown. If the
        stored text is of another version of the extractor, everything kept for it is moved to the
        new text. If it replaced another file of the same book, it takes its annotations along.
        Raises what reading the file raises.
        """
        path = reachable(path)
        opened = self._open(path, password, cancel, progress, preview)
        with contextlib.suppress(StorageError):  # they stay with the other file
            take_annotations(self._profile, opened.book, path)
        return opened

    def _open(
        self,
        path: Path,
        password: str,
        cancel: Cancel | None,
        progress: Callable[[Progress], None] | None,
        preview: Preview | None,
    ) -> OpenBook:
        sha256, documents = digest(path), self._profile.documents
        stored, encoding = documents.current(sha256), self._chosen_encoding(sha256)
        resources: Scans
        if stored is not None and _is_in(stored, encoding):
            resources = resources_apart(path, stored, password=password)
            return OpenBook(marked(stored), resources, path, has_password=bool(password))
        book, resources = self._profile.extractor.open(
            path, sha256=sha256, password=password,
            cancel=cancel, progress=progress, preview=preview, encoding=encoding,
        )  # fmt: skip
        try:
            book, notice = self._after_another_text(book, stored)
            documents.save(book)
        except BaseException:
            resources.close()
            raise
        documents.remove_others(sha256)
        return OpenBook(marked(book), resources, path, notice, bool(password))

    def _chosen_encoding(self, sha256: str) -> str:
        """The encoding that the reader chose for a text, or ""."""
        chosen = self._profile.records.corrections(sha256).get("encoding")
        return chosen if isinstance(chosen, str) and chosen in ENCODINGS else ""

    def _after_another_text(self, book: Book, stored: Book | None) -> tuple[Book, str]:
        """``book`` after everything kept for an older text of it was moved to the new text, and a
        sentence on what could not be moved, or "". ``stored`` is its text in another encoding.
        """
        version = self._profile.extractor.version
        other = (
            (version, stored) if stored is not None else self._profile.documents.other(book.sha256)
        )
        if other is None:
            return book, ""
        old_version, old = other
        book = with_recognised(old, book)
        notice = taken_over(
            old_version, old, version, book, self._profile.index_file(book),
            self._profile.text_versions,
        )  # fmt: skip
        if notice:
            book = replace(book, warnings=(*book.warnings, notice))
        return book, notice

    def renewed(self, opened: OpenBook) -> OpenBook:
        """The open book with the pages that were recognised since it was opened."""
        stored = self._profile.documents.load(opened.book.sha256)
        return replace(opened, book=opened.book if stored is None else marked(stored), notice="")

    def recognition(self, book: Book) -> Recognition | None:
        """The recognition to offer for a scanned book; None if there is none to offer."""

        return recognition_of(book)

    def recognise(
        self, book: Book, scans: Scans, *, languages: str = "", cancel: Cancel | None = None
    ) -> Iterator[Progress]:
        """Recognises the pages of ``book`` that have no text or poor text, and stores each when it
        is done.

        If it is stopped or killed, the next call continues with the page it was at. ``languages``
        are tesseract's names joined by “+”; if empty, they are chosen by the book's language.
        Raises ``UsageError`` if tesseract is not installed.
        """

        return recognised(self._profile, book, scans, languages, cancel or Cancel())

    def guide_with(self, sha256: str) -> Path | None:
        """The path of the guide if that is the book with this hash: it need not be on the shelf.

        Answers were taken from earlier versions of it, too, and from it in another language.
        """
        guides = sorted(self.guide().parent.glob("*.epub"))
        return next((path for path in guides if digest(path) == sha256), None)

    def guide(self) -> Path:
        """The path of the guide, the book a new reader opens first."""
        return guide(self._profile.home.root, self._profile.language)


# What is kept of a book is carried over to a file that takes the place of another one on the shelf.
# A new edition or a repaired file has another hash; it is the same book only if most of its text is
# that of the other one: the path or the title alone could be those of another book.

_PIECES, _LONG, _SHORT = 200, 40, 12
"""How many pieces of a text are looked for in the other one, and their letters; shorter ones in a
text of a page or less. Chosen, not measured."""
_SHARE = 0.5
"""The share of the pieces that the other text must have. The pairs of benchmarks.pairs, which are
an EPUB and a PDF each, have 0.83 to 0.97 of them, other books of an author 0.00."""


def take_annotations(profile: Profile, book: Book, path: Path) -> list[str]:
    """Have ``book`` at ``path`` show the annotations of the files it replaced.

    Gives the hashes of those files. Raises ``StorageError`` where that cannot be stored.
    """
    taken = []
    for earlier in _candidates(profile, book, path):
        if _is_same(profile, earlier, book):
            profile.annotations.follow(book.sha256, earlier)
            taken.append(earlier)
    return taken


def _candidates(profile: Profile, book: Book, path: Path) -> Iterator[str]:
    """The books with annotations whose file ``book`` may have replaced: it is at their path, or
    their file is gone and ``book`` has their title and authors, or their identifier."""
    annotated = profile.annotations.books() - set(profile.annotations.followed(book.sha256))
    if not annotated:
        return
    first = not profile.shelf.knows(book.sha256)
    for shelved in profile.shelf.on_it():  # notes by command alone leave a book unopened
        if shelved.sha256 not in annotated:
            continue
        if shelved.path.is_file() and shelved.path.resolve() != path.resolve():
            continue  # both are there: no one replaced the other
        if (
            shelved.path.resolve() == path.resolve()
            or _is_called(shelved, book)
            or (first and _has_identifier(profile, shelved, book))
        ):
            yield shelved.sha256


def _has_identifier(profile: Profile, shelved: Shelved, book: Book) -> bool:
    """Whether ``book`` has the identifier of a book on the shelf, whose text is read for that."""
    identifier = book.metadata.identifier
    old = profile.stored(shelved.sha256) if identifier else None
    return old is not None and old.metadata.identifier == identifier


def _is_called(shelved: Shelved, book: Book) -> bool:
    """Whether ``book`` has the title and the authors of a book on the shelf."""
    title, authors = book.metadata.title, ", ".join(book.metadata.authors)
    same = letters_of(shelved.title) == letters_of(title) != ""
    return same and letters_of(shelved.authors) == letters_of(authors)


def _is_same(profile: Profile, earlier: str, book: Book) -> bool:
    """Whether ``book`` has most of the text of the book ``earlier``, or of what was highlighted in
    it if its text is no longer stored."""
    old = profile.stored(earlier)
    if old is not None and letter_row(old).text:
        return _shared_text(old, book) >= _SHARE
    anchors = [one.anchor for one in profile.annotations.of(earlier) if one.anchor.quote]
    found = sum(span is not None for span in located(anchors, book))
    return found > 0 and found >= _SHARE * len(anchors)


def _shared_text(old: Book, new: Book) -> float:
    """The share of the text of ``old`` that ``new`` has, 0 to 1."""
    text, other = letter_row(old).text, letter_row(new).text
    length = _LONG if len(text) >= _PIECES * _LONG else _SHORT
    step = max(1, len(text) // _PIECES, length)
    pieces = {text[at : at + length] for at in range(0, max(1, len(text) - length + 1), step)}
    return sum(piece in other for piece in pieces) / len(pieces)


# ... and to the text of a new version


def with_recognised(old: Book, new: Book) -> Book:
    """``new`` with the pages that were recognised in ``old``, which can be hours of work.

    Only pages that still have no text of their own, or poor text, and only if both have the same
    number of pages.
    """
    if not (old.paged and new.paged and len(old.files) == len(new.files)):
        return new
    pairs = zip(old.files, new.files, strict=True)
    return replace(new, files=tuple(was if _is_better(was, now) else now for was, now in pairs))


def _is_better(was: BookFile, now: BookFile) -> bool:
    """Whether a page was recognised and still has no text of its own that is as good."""
    if was.page is None or now.page is None or not was.page.recognised or was.page.poor:
        return False
    return now.page.poor or not now.text.strip()


def taken_over(
    old_version: int, old: Book, version: int, new: Book, index_file: Path, versions: TextVersions
) -> str:
    """Moves everything kept for the text ``old`` to the text ``new``.

    Gives one sentence on what could not be moved, "" if everything was. If it is stopped or
    killed at any moment, it can be run again. Two texts of one version are in two encodings.
    """
    # A new version of the program has it once for each book, and the start needs none of it.
    from foxreader.answer.export.renewed import Relocation  # noqa: PLC0415
    from foxreader.index.storage.store import Index  # noqa: PLC0415

    moved = Relocation(old, new)
    if old_version == version or (versions.of(new.sha256) or old_version) != version:
        versions.move(new.sha256, version, moved.turn, moved.place, moved.reach)
    left_behind = 0
    if index_file.is_file():
        # Opening it with the old book records what text each summary was made from.
        Index.open(index_file, old).close()
        index = Index.open(index_file, new)
        left_behind = index.kept.left_behind
        index.close()
    return _sentence(len(moved.lost), left_behind, moved.place_guessed)


def _sentence(citations: int, paid: int, guessed: bool) -> str:
    """The sentence on what was lost: numbers of citations and summaries, and whether the reading
    position was guessed.
    """
    missing = [
        Notice(code, count=count)
        for code, count in (("cited_places", citations), ("lost_summaries", paid))
        if count
    ]
    if guessed:
        missing.append(Notice("exact_place"))
    if not missing:
        return ""
    listed, *rest = missing
    for number, item in enumerate(rest, 1):
        code = "listed_last" if number == len(rest) else "listed"
        listed = Notice(code, first=listed, last=item)
    return Notice("moved_without", missing=listed)


# Recognising the text of scanned pages


@dataclass(frozen=True, slots=True)
class Recognition:
    """What recognising a book would involve: the number of pages and tesseract's languages.

    ``missing`` is the book's language if tesseract's data for it is not installed, else "". Of the
    pages ``poor`` have text that is recognised anew, the others are pictures.
    """

    pages: int
    languages: str
    missing: str = ""
    poor: int = 0


def recognition_of(book: Book) -> Recognition | None:
    """The recognition to offer for a scanned book; None if there is none to offer."""
    if not is_offered(book):
        return None
    # Few books are scanned: no first page waits for it.
    from foxreader.formats.ocr import (  # noqa: PLC0415
        find_tesseract,
        languages_for,
        name_of,
        system_language,
    )
    from foxreader.language.detect import language_of  # noqa: PLC0415

    found = find_tesseract()
    if found is None:
        return None
    language = language_of(book)
    languages = languages_for(language, system_language(), found.languages)
    missing = language if name_of(language) not in ("", languages) else ""
    pages = unread(book)
    poor = sum(bool(book.files[number].text.strip()) for number in pages)
    return Recognition(len(pages), languages, missing, poor)


def recognised(
    profile: Profile, book: Book, scans: Scans, languages: str, cancel: Cancel
) -> Iterator[Progress]:
    """Recognises the pages of ``book`` that have no text, as :meth:`Books.recognise` says."""
    from foxreader.formats.ocr import (  # noqa: PLC0415 -- as above
        find_tesseract,
        languages_for,
        recognise,
        system_language,
    )
    from foxreader.language.detect import language_of  # noqa: PLC0415

    found = find_tesseract()
    if found is None:
        raise UsageError(Notice("tesseract_missing"))
    chosen = found.check(languages) if languages else languages_for(
        language_of(book), system_language(), found.languages
    )  # fmt: skip
    done, total = 0, len(unread(book))
    yield Progress("recognising", done, total)
    own = scans.again()
    release = cancel.closing(own.close)
    try:
        for number, page in recognise(book, own, found, chosen, cancel):
            profile.documents.add_page(book.sha256, number, page)
            book = _with_page(profile, book, number, page)
            done += 1
            yield Progress("recognising", done, total)
    finally:
        release()
        own.close()


def _with_page(profile: Profile, book: Book, number: int, page: BookFile) -> Book:
    """``book`` with a page that was recognised. What answers cite on one that had other text, and
    the reading position on it, are moved to the new one."""
    files = (*book.files[:number], page, *book.files[number + 1 :])
    new = replace(book, files=files)
    if book.files[number].text.strip():
        from foxreader.answer.export.renewed import Relocation  # noqa: PLC0415 -- few books need it

        moved, version = Relocation(book, new), profile.extractor.version
        profile.text_versions.move(book.sha256, version, moved.turn, moved.place, moved.reach)
    return new
