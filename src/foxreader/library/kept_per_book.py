"""What is kept of a book beside the shelf: how it is shown, corrections, the text it had."""

from __future__ import annotations

import json
import math
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from itertools import islice
from typing import Any, Literal, get_args

from foxreader.core.book import Book
from foxreader.core.page import PageLayout, in_columns, text_edges
from foxreader.core.plain_data import read_json_or
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.library.database import Database
from foxreader.library.settings import LOOK, valid_settings
from foxreader.library.shelf_log import POSITIONS, position_of

# How a book of pages was shown last

Fit = Literal["page", "width", "text", "none"]
"""What a page is fitted to: the window, its width, that width with the page's text alone, or
nothing: then ``zoom`` counts."""
Spread = Literal["one", "two", "cover"]
"""One page, two beside each other, or two with the first page alone, so that right pages are
right."""
Flow = Literal["scroll", "paged"]
"""All pages below each other, or one row of pages at a time."""

SMALLEST, LARGEST = 0.05, 16.0
"""The least and the most a page is zoomed, 1 for its size on paper. Chosen: a poster fits in a
window, and a dot of a map fills a hand."""


@dataclass(frozen=True, slots=True)
class PageView:
    """How the pages of a book are shown. ``zoom`` is 1 for their size on paper; ``turned`` is in
    degrees, clockwise: 0, 90, 180 or 270.
    """

    fit: Fit = "page"
    zoom: float = 1.0
    spread: Spread = "one"
    flow: Flow = "scroll"
    turned: int = 0


FIRST_VIEW = PageView()
"""How a book is shown that the reader has not chosen a view for: whole pages."""
_LOOKED_AT = 6
"""Pages with text that show how a book is set. Chosen: those of a paper's beginning."""


def first_view(book: Book) -> PageView:
    """How ``book`` is shown that the reader has not chosen a view for. Papers are set in columns of
    small letters, which cannot be read on a page that is shown whole."""
    told = [in_columns(page) for page in _with_text(book)]
    return PageView("text") if 2 * sum(told) > len(told) else FIRST_VIEW


def text_of_pages(book: Book) -> tuple[float, float]:
    """Where the text of a book's pages begins and ends across them, in shares of their width."""
    edges = [each for page in _with_text(book) if (each := text_edges(page)) is not None]
    return min((left for left, _ in edges), default=0.0), max((r for _, r in edges), default=1.0)


def _with_text(book: Book) -> list[PageLayout]:
    pages = (file.page for file in book.files if file.page is not None and file.text.strip())
    return list(islice(pages, _LOOKED_AT))


class PageViews:
    """The stored views. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, book: Book) -> PageView:
        """How the book was shown last; as at first where it never was."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT fit, zoom, spread, flow, turned FROM page_view WHERE sha256 = ?",
                (book.sha256,),
            ).fetchone()
        return _checked(*row) if row is not None else first_view(book)

    def keep(self, sha256: str, view: PageView) -> None:
        """Remember how the book is shown."""
        with self._database.work() as work:
            work.execute(
                "INSERT OR REPLACE INTO page_view (sha256, fit, zoom, spread, flow, turned)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (sha256, view.fit, view.zoom, view.spread, view.flow, view.turned),
            )


def _checked(fit: Fit, zoom: float, spread: Spread, flow: Flow, turned: int) -> PageView:
    """The view with these values; a value that a page cannot have is as at first."""
    first = PageView()
    return PageView(
        fit=fit if fit in get_args(Fit) else first.fit,
        zoom=zoom if math.isfinite(zoom) and SMALLEST <= zoom <= LARGEST else first.zoom,
        spread=spread if spread in get_args(Spread) else first.spread,
        flow=flow if flow in get_args(Flow) else first.flow,
        turned=turned if turned in (0, 90, 180, 270) else first.turned,
    )


# How the text of a book looks where that differs from all others


class BookLooks:
    """The settings a book has of its own, by name. Short statements; call it from a worker."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> dict[str, Any]:
        """What is set for this book alone; a value that is none of today's is left out."""
        with self._database.work() as work:
            row = work.execute("SELECT look FROM book_look WHERE sha256 = ?", (sha256,)).fetchone()
        if row is None:
            return {}
        return valid_settings(read_json_or(row[0], {}), LOOK)

    def keep(self, sha256: str, own: Mapping[str, Any]) -> None:
        """Store what is set for this book alone; nothing takes it back to that of all books.

        Of a book that was forgotten meanwhile nothing is stored."""
        with self._database.work() as work:
            if own:
                work.execute(
                    "INSERT OR REPLACE INTO book_look (sha256, look)"
                    " SELECT sha256, ? FROM book WHERE sha256 = ?",
                    (json.dumps(dict(own), sort_keys=True), sha256),
                )
            else:
                work.execute("DELETE FROM book_look WHERE sha256 = ?", (sha256,))


# Corrections of answers (Z5)

LONGEST_ANSWER = 300
"""Characters of the corrected answer that are kept. Chosen, not measured: a prompt shows 160."""
LONGEST = 1_000
"""Characters of the reader's own words that are kept. Chosen, not measured: a prompt shows 320."""

_COLUMNS = "id, sha256, question, answer, text, at, made_of, reach_file, reach_offset, of_place"

Verdict = Literal["says", "not", "better"]
"""What the reader says of a place that is cited for a claim: that it says it, though it is marked,
that it does not, or that another passage says it better."""


@dataclass(frozen=True, slots=True)
class OfPlace:
    """What the reader said of a place that is cited for a claim, and the grade it has there.

    ``place`` with its words ``quote`` is the cited one, of a better passage that one: texts of a
    book change, and its words are found again.
    """

    verdict: Verdict
    grade: str
    place: Span
    quote: str

    def dumps(self) -> str:
        """As it is stored."""
        return json.dumps([self.verdict, self.grade, str(self.place), self.quote])

    @classmethod
    def loads(cls, stored: str) -> OfPlace | None:
        """What is stored; None for nothing, and for what is none of ours."""
        match read_json_or(stored, None):
            case ["says" | "not" | "better" as verdict, str(grade), str(place), str(quote)]:
                with suppress(ValueError):
                    return cls(verdict, grade, Span.parse(place), quote)
        return None

    def found_in(self, book: Book) -> Span | None:
        """Where its words stand in the book now; None where they do not."""
        if book.holds(self.place) and book.text_at(self.place) == self.quote:
            return self.place
        for number, file in enumerate(book.files):
            if self.quote and (at := file.text.find(self.quote)) >= 0:
                return Span(number, at, at + len(self.quote))
        return None


@dataclass(frozen=True, slots=True)
class Correction:
    """A correction of one answer; ``text`` is "" where it was only marked wrong.

    ``sha256`` is the book it holds for, "" for all books; ``made_of`` the book whose answer it
    is about, "" where that is not known. ``reach`` is how far that answer could see. ``at`` is
    ISO 8601 in UTC. With ``of_place`` it is about one claim, which is its ``text``.
    """

    id: int
    sha256: str
    question: str
    answer: str
    text: str
    at: str
    made_of: str = ""
    reach: Scope = WHOLE_BOOK
    of_place: OfPlace | None = None

    @property
    def wrong(self) -> bool:
        """Whether the answer was only marked wrong."""
        return not self.text


class Corrections:
    """The reader's corrections, kept until they are deleted. Safe from any thread."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(
        self,
        question: str,
        text: str = "",
        *,
        sha256: str = "",
        answer: str = "",
        made_of: str = "",
        reach: Scope = WHOLE_BOOK,
        of_place: OfPlace | None = None,
    ) -> int:
        """Keep a correction and give its id; without ``text`` the answer is marked wrong.

        ``made_of`` is the book itself where one is named. Where ``reach`` is not known it is
        the whole book: then it is never sent under a spoiler limit.
        """
        place = reach.limit
        with self._database.work() as work:
            cursor = work.execute(
                "INSERT INTO correction (sha256, question, answer, text, at, made_of, reach_file,"
                " reach_offset, of_place) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(sha256, _line(question, LONGEST), _line(answer, LONGEST_ANSWER)),
                    *(_line(text, LONGEST), datetime.now(UTC).isoformat(), made_of or sha256),
                    *((place.file, place.start) if place else (None, None)),
                    of_place.dumps() if of_place is not None else "",
                ),
            )
        return int(cursor.lastrowid or 0)

    def all(self) -> list[Correction]:
        """Every correction, the newest first."""
        with self._database.work() as work:
            return _read(work, f"SELECT {_COLUMNS} FROM correction ORDER BY id DESC")

    def of(self, sha256: str) -> list[Correction]:
        """Those that hold for a book: its own, then those for all books; the newest first."""
        query = (
            f"SELECT {_COLUMNS} FROM correction WHERE sha256 IN (?, '')"
            " ORDER BY sha256 = '', id DESC"
        )
        with self._database.work() as work:
            return _read(work, query, sha256)

    def delete(self, id_: int) -> bool:
        """Delete one; whether it was there."""
        with self._database.work() as work:
            return work.execute("DELETE FROM correction WHERE id = ?", (id_,)).rowcount > 0


def _read(work: sqlite3.Connection, query: str, *values: str) -> list[Correction]:
    rows = work.execute(query, values)
    return [
        replace(Correction(*row[:-3]), reach=_scope(*row[-3:-1]), of_place=OfPlace.loads(row[-1]))
        for row in rows
    ]


def _scope(file: int | None, offset: int | None) -> Scope:
    if file is None or offset is None:
        return WHOLE_BOOK
    return Scope(Span(file, offset, offset))


def _line(text: str, longest: int) -> str:
    """``text`` as one line of at most ``longest`` characters."""
    line = " ".join(text.split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


# Which extraction of a book the kept places are of

MovedTurn = Callable[[str, bool], str]
"""Gives the record of a turn with its places in the new text; the flag says whether the turn is of
a conversation about the book itself, or of another book's that cites it."""
MovedPlace = Callable[[Span], Span]
"""Gives where a place is in the new text."""


class TextVersions:
    """The version of the extractor that the kept places of each book belong to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, sha256: str) -> int | None:
        """The version the places of a book are of; None where it was never noted."""
        with self._database.work() as work:
            row = work.execute(
                "SELECT version FROM text_version WHERE sha256 = ?", (sha256,)
            ).fetchone()
        return None if row is None else int(row[0])

    def move(
        self,
        sha256: str,
        version: int,
        turn: MovedTurn,
        place: MovedPlace,
        reach: Callable[[Span], Span | None],
    ) -> None:
        """Move all places of a book to the text of ``version``, all or none of them.

        ``place`` is for where the reader is, ``reach`` for how far an answer could see that was
        corrected; None means the whole book.
        """
        with self._database.work() as work:
            turns = work.execute(
                "SELECT id, sha256 = ?, answer FROM turn WHERE sha256 = ? OR instr(answer, ?)",
                (sha256, sha256, sha256),
            ).fetchall()
            books = work.execute(
                "SELECT file, offset FROM book WHERE sha256 = ?1"
                " UNION SELECT read_file, read_offset FROM book WHERE sha256 = ?1"
                " UNION SELECT file, offset FROM window_place WHERE sha256 = ?1",
                (sha256,),
            ).fetchall()
            corrections = work.execute(
                "SELECT id, reach_file, reach_offset FROM correction"
                " WHERE made_of = ? AND reach_file IS NOT NULL",
                (sha256,),
            ).fetchall()
            logged = work.execute(
                "SELECT id, value FROM shelf_change WHERE subject = ? AND field IN (?, ?)",
                (sha256, *POSITIONS),
            ).fetchall()
        # Finding places takes a while in a long book: the file is not locked meanwhile.
        moved_turns = [(turn(answer, bool(own)), id_, answer) for id_, own, answer in turns]
        moved_books = [
            (*_begin(place(Span(file, offset, offset))), sha256, file, offset)
            for file, offset in books
        ]
        moved_corrections = [
            (*_begin(reach(Span(file, offset, offset))), id_) for id_, file, offset in corrections
        ]
        moved_log = [
            (json.dumps([now.file, now.start, one.share, one.lowered]), id_, value)
            for id_, value in logged
            if (one := position_of(value)) is not None
            for now in [place(Span(one.file, one.offset, one.offset))]
        ]
        with self._database.work() as work:
            work.execute("BEGIN IMMEDIATE")
            # What another window has changed meanwhile stays as it is.
            work.executemany("UPDATE turn SET answer = ? WHERE id = ? AND answer = ?", moved_turns)
            work.executemany(
                "UPDATE shelf_change SET value = ? WHERE id = ? AND value = ?", moved_log
            )
            for table, prefix in (("book", ""), ("book", "read_"), ("window_place", "")):
                work.executemany(
                    f"UPDATE {table} SET {prefix}file = ?, {prefix}offset = ?"
                    f" WHERE sha256 = ? AND {prefix}file = ? AND {prefix}offset = ?",
                    moved_books,
                )
            work.executemany(
                "UPDATE correction SET reach_file = ?, reach_offset = ? WHERE id = ?",
                moved_corrections,
            )
            work.execute("INSERT OR REPLACE INTO text_version VALUES (?, ?)", (sha256, version))


def _begin(place: Span | None) -> tuple[int, int] | tuple[None, None]:
    return (place.file, place.start) if place else (None, None)
