"""What a model was paid for follows its words into another text of the book.

A summary is found by the place of its segment, and a place means something in one text only. So
with each summary and digest are kept a hash of the letters it was made of, and for each of its tags
the numbers of the letters it names (:class:`.letters.Letters`). Where the book has another text,
because another version of the program extracts it or pages were recognised:

- the summary of a segment goes to the segment with the same letters, the digest of a chapter to the
  chapter with the same, the synopsis to the end of the chapter up to which they are the same;
- their tags name the same letters as before, and one whose letters are not in one file is left out;
- the place a request reached is the end of the same segment as before, or unknown;
- the labels of concepts go to the concepts of the same kind and name (see ``concept_labels``).

What finds no such part stays in the file under a key that no place has: it comes back with its
letters. Nothing that was paid for is deleted.
"""

from __future__ import annotations

import hashlib
import json
import re
import sqlite3
import unicodedata
from array import array
from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from foxreader.core.book import Book, BookFile, once_a_book
from foxreader.core.span import Span, find_tags
from foxreader.index.chapters import Chapter, Segment, chapters, segments
from foxreader.index.storage import schema

# Letters: what stays the same when a text is extracted in another way
#
# Another extraction differs in space, hyphens, quotation marks and in what is hidden. Two parts are
# taken for the same where their visible letters and digits are the same, in the same order.

_LETTER = re.compile(r"[^\W_]")
_OPENING = ("Ps", "Pi")
"""The categories of Unicode of signs that belong to what follows them: brackets and quotes."""


class Letters:
    """The visible letters and digits of ``spans`` of a book, which are in reading order.

    A letter's number is how many come before it in the spans.
    """

    def __init__(self, book: Book, spans: Iterable[Span]) -> None:
        self._book = book
        self._files, self._offsets = array("I"), array("I")
        found: list[str] = []
        for span in spans:
            file = book.files[span.file]
            for start, end in _visible(file, span):
                places = [match.start() for match in _LETTER.finditer(file.text, start, end)]
                self._offsets.extend(places)
                self._files.extend([span.file] * len(places))
                found.extend(map(file.text.__getitem__, places))
        self.text = "".join(found)

    @property
    def key(self) -> str:
        """What two parts with the same letters share, and no two others."""
        return hashlib.blake2b(self.text.encode("utf-8"), digest_size=16).hexdigest()

    def numbers(self, span: Span) -> tuple[int, int]:
        """The number of the first letter in ``span``, and of the first one after it."""
        return self._number(span.file, span.start), self._number(span.file, span.end)

    def _number(self, file: int, offset: int) -> int:
        places = range(len(self._files))
        return bisect_left(places, (file, offset), key=lambda n: (self._files[n], self._offsets[n]))

    def span(self, first: int, after: int) -> Span | None:
        """Where the letters from number ``first`` up to ``after`` are, with the signs that belong
        to them; None where there are none, or in two files.
        """
        if not 0 <= first < after <= len(self._files):
            return None
        file = self._files[first]
        if self._files[after - 1] != file:
            return None
        text = self._book.files[file].text
        start, end = self._offsets[first], self._offsets[after - 1] + 1
        while start > 0 and _opens(text[start - 1]):
            start -= 1
        while end < len(text) and _closes(text[end]):
            end += 1
        return Span(file, start, end)


def _visible(file: BookFile, span: Span) -> Iterator[tuple[int, int]]:
    """The runs of ``span`` that a reader can see."""
    start = span.start
    for first, after in sorted(file.hidden):
        if after <= start:
            continue
        if first >= span.end:
            break
        if first > start:
            yield start, first
        start = after
    if start < span.end:
        yield start, span.end


def _opens(sign: str) -> bool:
    return sign in "\"'" or unicodedata.category(sign) in _OPENING


def _closes(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category[0] in "PM" and category not in _OPENING


# Keys of summaries of segments, chapters and the book


def place_of(segment: Segment) -> str:
    """The key of a segment's summary: its spans as tags, since its number may change."""
    return "".join(map(str, segment.spans))


def chapter_key(chapter: Chapter) -> str:
    """The key of a chapter's digest: where it begins and ends, since its number may change."""
    return f"chapter {chapter.spans[0]} {chapter.spans[-1]}"


def synopsis_key(seen: Sequence[Chapter]) -> str:
    """The key of the synopsis of the chapters ``seen``, which begin the book; "" for none."""
    return f"synopsis {len(seen)} {seen[-1].spans[-1]}" if seen else ""


# What is carried

UNKNOWN = "?"
"""In place of a hash: the text a row was made of is not known, and never will be."""
_NOWHERE = "nowhere "
"""Begins the key of a row whose letters are not in the present text, or not as one part."""
_APART = "apart "
"""Begins the key of a row while rows are given new ones."""

Rows = Callable[[str], Sequence[tuple[Any, ...]]]


class _CarriedPart(NamedTuple):
    """A part of the book that has a digest: its key, the hash of its letters, its chapters."""

    key: str
    letters: str
    chapters: tuple[Chapter, ...]

    @property
    def spans(self) -> Iterator[Span]:
        """Its text in reading order."""
        return (span for chapter in self.chapters for span in chapter.spans)


def lacking(database: sqlite3.Connection) -> bool:
    """Whether a row does not say yet what it was made of: an earlier version stored it."""
    query = (
        "SELECT 1 FROM summary WHERE letters = '' UNION ALL SELECT 1 FROM digest"
        " WHERE letters = '' UNION ALL SELECT 1 FROM label WHERE concepts = '' LIMIT 1"
    )
    return database.execute(query).fetchone() is not None


def left_behind(rows: Rows) -> int:
    """How many summaries and digests have no place in the present text."""
    return sum(
        int(rows(f"SELECT count(*) FROM {table} WHERE {key} LIKE '{_NOWHERE}%'")[0][0])
        for table, key in (("summary", "place"), ("digest", "key"))
    )


def fill(database: sqlite3.Connection, book: Book) -> None:
    """Note in rows that lack it what they were made of, where ``book`` is the text they are of.

    Inside a transaction.
    """
    if not lacking(database) or not schema.has_text_of(database, book):
        return
    _fill_summaries(database, book)
    _fill_digests(database, book)
    _fill_labels(database)


def _fill_summaries(database: sqlite3.Connection, book: Book) -> None:
    query = "SELECT place, text FROM summary WHERE letters = ''"
    for place, text in database.execute(query).fetchall():
        spans = _spans(place)
        if spans and all(map(book.holds, spans)):
            letters = Letters(book, spans)
            values = (letters.key, _marks(text, letters))
        else:
            values = (UNKNOWN, "[]")
        database.execute(
            "UPDATE summary SET letters = ?, marks = ? WHERE place = ?", (*values, place)
        )


def _fill_digests(database: sqlite3.Connection, book: Book) -> None:
    rows = database.execute("SELECT key, text FROM digest WHERE letters = ''").fetchall()
    known = {part.key: part for part in _parts(book)} if rows else {}
    for key, text in rows:
        part = known.get(key)
        values = (UNKNOWN, "[]")
        if part is not None:
            values = (part.letters, _marks(text, Letters(book, part.spans)))
        database.execute("UPDATE digest SET letters = ?, marks = ? WHERE key = ?", (*values, key))


def _fill_labels(database: sqlite3.Connection) -> None:
    """Labels of the whole book's map; those of a map under a limit are of one text only."""
    listed = [json.loads(row[0]) for row in database.execute("SELECT data FROM concept")]
    concepts = {one["id"]: [one["kind"], one["label"]] for one in listed}
    database.execute(
        "UPDATE label SET concepts = CASE key WHEN 'whole' THEN ? ELSE ? END WHERE concepts = ''",
        (json.dumps(concepts, ensure_ascii=False) if concepts else UNKNOWN, UNKNOWN),
    )


def move(database: sqlite3.Connection, book: Book) -> None:
    """Take what was paid for over to the text of ``book``; inside a transaction."""
    if database.execute("SELECT 1 FROM summary LIMIT 1").fetchone():
        _move_summaries(database, book)
    if database.execute("SELECT 1 FROM digest LIMIT 1").fetchone():
        _move_digests(database, book)
    database.execute("DELETE FROM label WHERE concepts IN ('', ?)", (UNKNOWN,))


def _move_summaries(database: sqlite3.Connection, book: Book) -> None:
    there: defaultdict[str, deque[tuple[Segment, Letters]]] = defaultdict(deque)
    for segment in segments(book):
        letters = Letters(book, segment.spans)
        there[letters.key].append((segment, letters))
    rows = database.execute("SELECT place, text, letters, marks, reach FROM summary").fetchall()
    # Parts with the same letters, such as notices, are distinguished by their order.
    rows.sort(key=lambda row: (_is_nowhere(row[0]), _spans(row[0])))
    found = [(row, there[row[2]].popleft() if there[row[2]] else None) for row in rows]
    ends = {
        _end(_spans(row[0])): _end(new[0].spans)
        for row, new in found
        if new is not None and not _is_nowhere(row[0])
    }
    _set_apart(database, "summary", "place")
    for number, ((place, text, _, marks, reach), new) in enumerate(found):
        values = (f"{_NOWHERE}{number}", text, "")
        if new is not None:
            segment, letters = new
            values = (place_of(segment), _moved(text, marks, letters), ends.get(reach, ""))
        database.execute(
            "UPDATE summary SET place = ?, text = ?, reach = ? WHERE place = ?",
            (*values, _APART + place),
        )


def _move_digests(database: sqlite3.Connection, book: Book) -> None:
    there = {part.letters: part for part in _parts(book)}
    rows = database.execute("SELECT key, text, letters, marks FROM digest").fetchall()
    rows.sort(key=lambda row: _is_nowhere(row[0]))
    _set_apart(database, "digest", "key")
    for number, (key, text, known, marks) in enumerate(rows):
        part = there.pop(known, None)
        values = (f"{_NOWHERE}{number}", text)
        if part is not None:
            values = (part.key, _moved(text, marks, Letters(book, part.spans)))
        database.execute(
            "UPDATE digest SET key = ?, text = ? WHERE key = ?", (*values, _APART + key)
        )


def _set_apart(database: sqlite3.Connection, table: str, key: str) -> None:
    """Give all rows keys that none of the new ones is the same as."""
    database.execute(f"UPDATE {table} SET {key} = ? || {key}", (_APART,))


@once_a_book
def _parts(book: Book) -> tuple[_CarriedPart, ...]:
    """Every chapter of ``book``, and the book up to the end of each."""
    found: list[_CarriedPart] = []
    passed: list[Chapter] = []
    so_far = hashlib.blake2b(digest_size=16)
    for chapter in chapters(book, segments(book)):
        passed.append(chapter)
        letters = Letters(book, chapter.spans)
        so_far.update(letters.text.encode("utf-8"))
        found.append(_CarriedPart(chapter_key(chapter), f"chapter {letters.key}", (chapter,)))
        key, known = synopsis_key(passed), f"synopsis {so_far.hexdigest()}"
        found.append(_CarriedPart(key, known, tuple(passed)))
    return tuple(found)


def _marks(text: str, letters: Letters) -> str:
    """The numbers of the letters that each tag in ``text`` names, as JSON."""
    return json.dumps([letters.numbers(span) for *_, span in find_tags(text)])


def _moved(text: str, marks: str, letters: Letters) -> str:
    """``text`` with tags that name the same letters as before."""
    kept, at = [], 0
    for (start, end, _), (first, after) in zip(find_tags(text), json.loads(marks), strict=True):
        span = letters.span(first, after)
        kept += [text[at:start], str(span) if span is not None else ""]
        at = end
    return "".join([*kept, text[at:]])


def _spans(place: str) -> list[Span]:
    return [span for *_, span in find_tags(place)]


def _end(spans: Sequence[Span]) -> str:
    """Where a segment ends, as the tag of a place of no width."""
    return str(Span(spans[-1].file, spans[-1].end, spans[-1].end))


def _is_nowhere(key: str) -> bool:
    return key.startswith(_NOWHERE)
