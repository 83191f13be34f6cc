"""The reader's annotations of a book: listed, taken from answers, written to files and read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.answer.export import sheets
from foxreader.answer.export.sheets import (
    Line,
    SheetTurn,
    TextRun,
    Words,
    blocks,
    one_line,
    sheet,
)
from foxreader.core.about import pack_about
from foxreader.core.annotation import Anchor, Annotation, Color, highlight, placed
from foxreader.core.book import Book
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.core.events import GRADES, Answer, Citation, Progress
from foxreader.core.notice import Notice
from foxreader.core.scope import Selection
from foxreader.core.span import Span, citation_text, without_citations
from foxreader.formats import digest
from foxreader.formats.apart import (
    ApartResources,
    annotations_of,
    copy_of,
    open_apart,
    resources_apart,
    resources_of,
)
from foxreader.formats.called_apart import called_apart
from foxreader.library.catalog import ShelfBook
from foxreader.notes.imported import Imported, of_book
from foxreader.notes.in_books import MEMBER as OURS
from foxreader.notes.in_books import copied, imported_marks, marks_of
from foxreader.notes.placing import Outcome, Placing, place_imported
from foxreader.notes.readers import read_annotations
from foxreader.notes.readers.by_cfi import MEMBER as CALIBRE
from foxreader.notes.writing import COPIES, NoteList, note_list, written
from foxreader.program.books import OpenBook
from foxreader.program.profile import Profile
from foxreader.system.files import write_new


@dataclass(frozen=True, slots=True)
class NotesReport:
    """What became of the annotations of a file; also those that were there already count.

    ``others`` is how many of the file are of other books.
    """

    placings: tuple[Placing, ...]
    others: int = 0

    def count(self, outcome: Outcome) -> int:
        """How many had this outcome."""
        return Counter(one.outcome for one in self.placings)[outcome]


@dataclass(frozen=True, slots=True)
class EvidenceMade:
    """The highlights that the evidence of an answer makes, of them ``elsewhere`` in other books;
    how many passages are highlighted already, and how many are not found in their books."""

    made: tuple[Annotation, ...] = ()
    elsewhere: int = 0
    there: int = 0
    gone: int = 0


@dataclass(frozen=True, slots=True)
class AnswerKept:
    """An answer as a note: the highlight before, None where it is new, and with the note.

    ``again``: the note had it already. ``elsewhere``: it is in another book than the open one.
    """

    before: Annotation | None
    after: Annotation
    again: bool = False
    elsewhere: bool = False


class Notes:
    """The annotations of books, by way of files. Safe to use from several threads."""

    def __init__(self, profile: Profile) -> None:
        self._profile = profile

    def of(self, book: Book) -> NoteList:
        """The annotations of ``book``, placed in its text."""
        return note_list(placed(self._profile.annotations.of(book.sha256), book), book)

    def export(self, book: Book, fmt: str, words: Words = str) -> str:
        """The annotations of ``book`` as the text of a file, with the program's own words as
        ``words`` gives them."""
        return written(self.of(book), fmt, words)

    def write_copy(
        self,
        opened: OpenBook,
        target: Path,
        words: Words = str,
        *,
        force: bool = False,
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> int:
        """Write a copy of the file of a book, a PDF or an EPUB, with its annotations in it.

        The file of the book is only read; ``target`` is replaced with ``force`` only. Gives how
        many have a place in the copy. Raises ``UsageError`` for another format or target,
        ``StorageError`` where it cannot be written, and what opening the file raises.
        """
        book, source = opened.book, opened.path
        if book.format not in COPIES.values():
            raise UsageError(Notice("copy_of_format", name=source.name))
        if target.exists() and target.samefile(source):
            raise UsageError(Notice("copy_onto_itself", name=source.name))
        if target.exists() and not force:
            raise UsageError(Notice("export_exists", path=str(target)))
        notes = self.of(book)
        data = copy_with(notes, opened, words, cancel, progress)
        if cancel is not None:
            cancel.check()
        write_new(target, data, force=force)
        return sum(entry.span is not None for entry in notes.entries)

    def bring_in(
        self,
        book: Book,
        path: Path,
        *,
        opened: OpenBook | None = None,
        password: str = "",
        cancel: Cancel | None = None,
        progress: Callable[[Progress], None] | None = None,
    ) -> NotesReport:
        """Add the annotations of a file to ``book``, all or none.

        The file may also be a PDF or an EPUB with annotations in it: the book itself, which may be
        ``opened``, or another, perhaps with a password.

        What is there already is not added again; where both have another note or color, the one
        changed last stays. What cannot be placed is kept as missing. Of a file of several books
        only those of this one are taken. Raises ``UsageError`` for a file without annotations,
        ``StorageError`` where they cannot be stored, and what opening a book raises.
        """
        if kind_of_book(path):
            imported, others = in_file(book, path, opened, password, cancel, progress), 0
        else:
            imported, others = of_book(called_apart(read_annotations, path, cancel=cancel), book)
        if cancel is not None:
            cancel.check()
        return NotesReport(self.keep(book, imported), others)

    def keep(self, book: Book, imported: list[Imported]) -> tuple[Placing, ...]:
        """Add annotations of a file to ``book``, as :meth:`bring_in` does."""
        kept = self._profile.annotations
        followed = set(kept.followed(book.sha256))
        there: dict[str, Annotation] = {}
        elsewhere: dict[str, Annotation] = {}
        for one in kept.all():
            (there if one.anchor.book in followed else elsewhere)[one.id] = one
        placings = place_imported(imported, book, elsewhere)
        marked: dict[tuple[str, Span | None], Annotation] = {
            (one.kind, span): one for one, span in reversed(placed(there.values(), book).here)
        }
        new: dict[str, Annotation] = {}
        for source, placing in zip(imported, placings, strict=True):
            made = placing.annotation
            was = new.get(made.id) or there.get(made.id)
            if was is None:
                same = marked.get((made.kind, placing.span))
                # The same highlight may be there as another file has it.
                if same is None or made.note.split() not in ([], same.note.split()):
                    new[made.id] = made
            elif _is_news(source, made, was):
                new[made.id] = replace(
                    was, note=made.note, color=made.color, title=made.title, changed=made.changed
                )
        kept.add(*new.values())
        return tuple(placings)

    def selection(self, book: Book) -> Selection:
        """The highlights of ``book`` with their notes, to be asked about."""
        return Selection.of_highlights((span, one.note) for one, span in self._highlights(book))

    def highlight_evidence(
        self, book: Book, citations: Sequence[Citation], color: Color
    ) -> EvidenceMade:
        """The highlights of all that an answer cites of ``book`` and of other books, not stored
        yet. Passages that are highlighted already are not highlighted again."""
        of_book: dict[str, list[Citation]] = {}
        for citation in citations:
            of_book.setdefault(citation.book or book.sha256, []).append(citation)
        made: list[Annotation] = []
        elsewhere = there = gone = 0
        for sha256, cited in of_book.items():
            own = book if sha256 == book.sha256 else self._profile.stored(sha256)
            if own is None:
                gone += len(cited)
                continue
            found = evidence_in(own, cited, [span for _, span in self._highlights(own)])
            made += [highlight(Anchor.of(own, span), color) for span in found.fresh]
            elsewhere += len(found.fresh) if own is not book else 0
            there, gone = there + found.there, gone + found.gone
        return EvidenceMade(tuple(made), elsewhere, there, gone)

    def keep_answer(
        self, book: Book, asked: ReaderQuestion, answer: Answer, color: Color, words: Words = str
    ) -> AnswerKept:
        """``answer`` as a note at the first passage it cites, of ``book`` if it cites any of it;
        not stored yet. A note that is there already stays, and the answer follows it.

        Raises ``UsageError`` where no cited passage can be found.
        """
        place = self._first_place(book, answer)
        if place is None:
            raise UsageError(Notice("answer_without_place"))
        own, span = place
        stored = StoredTurn(asked, answer)
        (turn,) = sheet(book, (stored,), self._profile.stored, {}, footnotes_only=True).turns
        note, elsewhere = note_of(turn, words), own is not book
        at = [one for one, here in self._highlights(own) if here == span]
        before = max(at, key=lambda one: one.made, default=None)
        if before is None:
            fresh = highlight(Anchor.of(own, span), color, note)
            return AnswerKept(None, fresh, elsewhere=elsewhere)
        if note in before.note:
            return AnswerKept(before, before, again=True, elsewhere=elsewhere)
        both = "\n\n".join(filter(None, (before.note.rstrip(), note)))
        return AnswerKept(before, replace(before, note=both), elsewhere=elsewhere)

    def _first_place(self, book: Book, answer: Answer) -> tuple[Book, Span] | None:
        """The first passage an answer cites whose words are in its book, of ``book`` if any is."""
        cited = sorted(answer.citations, key=lambda one: one.book not in ("", book.sha256))
        for citation in cited:
            here = citation.book in ("", book.sha256)
            own = book if here else self._profile.stored(citation.book)
            if own is not None and holds(own, citation):
                return own, citation.span
        return None

    def _highlights(self, book: Book) -> list[tuple[Annotation, Span]]:
        """The highlights of ``book`` that are found in it, with their places."""
        found = placed(self._profile.annotations.of(book.sha256), book).here
        return [(one, span) for one, span in found if one.kind == "highlight"]


def _is_news(source: Imported, one: Annotation, was: Annotation) -> bool:
    """Whether an annotation of a file, dated there, says something newer than the one here."""
    dated = source.changed or source.made
    differs = (one.note, one.color, one.title) != (was.note, was.color, was.title)
    return bool(dated) and differs and one.kind == was.kind and one.changed > was.changed


# Annotations in the files of books, and copies with the reader's in them

_HEAD = 1024

_Report = Callable[[Progress], None]


def kind_of_book(path: Path) -> str:
    """ "PDF" or "EPUB" where the file may be one of these, by its first bytes; else ""."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
    return "PDF" if b"%PDF-" in head else "EPUB" if head.startswith(b"PK\3\4") else ""


def in_file(
    book: Book,
    path: Path,
    opened: OpenBook | None = None,
    password: str = "",
    cancel: Cancel | None = None,
    progress: _Report | None = None,
) -> list[Imported]:
    """The annotations in the file of a book at ``path``, which may be ``book``, perhaps ``opened``
    already, or another.

    Raises ``UsageError`` where there are none, and what opening the file raises.
    """
    sha256 = digest(path)
    inside, resources = book, _again(opened)
    if sha256 == book.sha256:
        resources = resources or resources_apart(path, book, password=password)
    else:
        inside, resources = open_apart(
            path, sha256=sha256, password=password, cancel=cancel, progress=progress
        )
    with _closing(resources, cancel):
        found = _found(inside, resources, path, cancel, progress)
    if not found:
        raise UsageError(Notice("notes_not_in_book", name=path.name))
    return found


def copy_with(
    notes: NoteList,
    opened: OpenBook,
    words: Words = str,
    cancel: Cancel | None = None,
    progress: _Report | None = None,
) -> bytes:
    """The bytes of a copy of a book, a PDF or an EPUB, with its notes in it.

    Raises ``UsageError`` where the file is no longer the book, and what opening it raises.
    """
    book, source = notes.book, opened.path
    if digest(source) != book.sha256:
        raise UsageError(Notice("copy_of_another", name=source.name))
    about, marks = copied(notes, words) if book.format == "EPUB" else ({}, marks_of(notes))
    resources = _again(opened) or resources_apart(source, book)
    with _closing(resources, cancel):
        data = copy_of(resources, about, marks, progress)
    if not data:
        raise UsageError(Notice("copy_impossible", name=source.name))
    return data


def _again(opened: OpenBook | None) -> ApartResources | None:
    """The file of a book in a second process, with its password."""
    resources = opened.resources if opened is not None else None
    return resources.again() if isinstance(resources, ApartResources) else None


@contextmanager
def _closing(resources: ApartResources, cancel: Cancel | None) -> Iterator[None]:
    """Closes ``resources`` at the end, and as soon as the reader cancels, who then sees no
    error."""
    release = cancel.closing(resources.close) if cancel is not None else lambda: None
    try:
        yield
    except FoxError:
        if cancel is not None:
            cancel.check()
        raise
    finally:
        release()
        resources.close()


def _found(
    inside: Book,
    resources: ApartResources,
    path: Path,
    cancel: Cancel | None,
    progress: _Report | None,
) -> list[Imported]:
    if inside.format == "PDF":
        return imported_marks(annotations_of(resources, progress), inside)
    members = (resources.read(member) for member in (OURS, CALIBRE))
    kept = [member.data for member in members if member is not None]
    return [
        one
        for content in kept
        if content
        for one in called_apart(read_annotations, path, content, cancel=cancel)
    ]


# A copy that says of itself what the reader corrected


def edited_copy(
    profile: Profile,
    book: ShelfBook,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> bytes:
    """The bytes of a copy of an EPUB that says what the shelf does, with the cover chosen there.

    Raises ``UsageError`` for a file that is gone or no longer the book, or no EPUB; ``DamagedBook``
    where no copy can be made.
    """
    path: Path = book.path
    if book.format != "EPUB":
        raise UsageError(Notice("copy_impossible", name=path.name))
    resources = resources_of(path, book.format)
    with _closing(resources, cancel):
        if digest(path) != book.sha256:
            raise UsageError(Notice("copy_of_another", name=path.name))
        cover = profile.records.chosen_covers().get(book.sha256, "")
        about = {"edited": {**pack_about(profile.records.shown(book.sha256)), "cover": cover}}
        data = copy_of(resources, about, [], progress)
    if not data:
        raise UsageError(Notice("copy_impossible", name=path.name))
    return data


def write_copy(profile: Profile, book: ShelfBook, path: Path, cancel: Cancel | None = None) -> None:
    """Write that copy to ``path``, which the reader chose; raises ``UsageError`` where that is the
    book's own file, which stays as it is."""
    if path.exists() and book.path.exists() and path.samefile(book.path):
        raise UsageError(Notice("copy_onto_itself", name=path.name))
    write_new(path, edited_copy(profile, book, cancel), force=True)


# What an answer leaves in the notes of a book: highlights of its evidence, or itself as a note


@dataclass(frozen=True, slots=True)
class CitedPassages:
    """The cited passages of one book: those that are to be highlighted, how many are highlighted
    already, and how many do not have their words in the book any more."""

    fresh: tuple[Span, ...]
    there: int = 0
    gone: int = 0


def holds(book: Book, citation: Citation) -> bool:
    """Whether the words of a citation are at its place in ``book``."""
    span = citation.span
    return bool(len(span)) and book.holds(span) and book.text_at(span) == citation.quote


def evidence_in(book: Book, citations: Iterable[Citation], there: Sequence[Span]) -> CitedPassages:
    """The passages of ``book`` that ``citations`` name, each once; ``there`` are its highlights.

    A passage inside a highlight is highlighted already.
    """
    fresh: list[Span] = []
    known = gone = 0
    cited = {one.span: one for one in citations}
    for span in sorted(cited, key=lambda span: (-len(span), span)):
        if not holds(book, cited[span]):
            gone += 1
        elif any(one.contains(span) for one in there):
            known += 1
        elif not any(one.contains(span) for one in fresh):
            fresh.append(span)
    return CitedPassages(tuple(sorted(fresh)), known, gone)


def note_of(turn: SheetTurn, words: Words = str) -> str:
    """The question and the answer of ``turn`` in plain text, with its citations as links.

    Sentences that were left out are not in it. What failed a check, what was searched and the
    grades follow, as in an export; ``words`` gives the program's own words.
    """
    said = [_plain(words(line)) for line in sheets.before(turn.answer)]
    for block in blocks(turn.parts):
        if not isinstance(block, int):
            said.append("\n".join(_line(line, turn) for line in block))
    after = [words(one) for one in (*sheets.remarks(turn), *_grades(turn, words))]
    after.append(words(sheets.by(turn)))
    question = without_citations(one_line(turn.answer.question))
    return "\n\n".join([question, *said, "\n".join(f"– {_plain(one)}" for one in after)])


def _line(line: Line, turn: SheetTurn) -> str:
    return "".join(_run(run, turn) for run in line)


def _run(run: TextRun, turn: SheetTurn) -> str:
    if run.kind == "mark":
        note = turn.note(int(run.text))
        return f" {citation_text(note.label, note.link)}" if note is not None else ""
    text = without_citations(run.text)
    return f"“{' '.join(text.split())}”" if run.kind == "quote" else text


def _grades(turn: SheetTurn, words: Words) -> Iterator[str]:
    """A line for each grade: the numbers of its citations, and what it says of them."""
    for grade in GRADES:
        of_grade = [note for note in turn.notes if note.citation.grade == grade]
        if of_grade:
            numbers = ", ".join(str(note.label) for note in of_grade)
            yield f"{numbers}: {words(sheets.grade(of_grade[0]))}"


def _plain(text: str) -> str:
    return without_citations(one_line(text))
