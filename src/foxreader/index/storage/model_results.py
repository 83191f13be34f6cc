"""What a model was paid for: the summaries of segments, of chapters and of the book.

They are found by their place, and kept whatever becomes of the tables that cost nothing to build
again. In another text of the book they follow their words: see :mod:`.carry`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from foxreader.core.book import Book
from foxreader.core.message import Usage
from foxreader.core.scope import Scope
from foxreader.core.span import Span, find_tags
from foxreader.index.chapters import Segment
from foxreader.index.storage import carry
from foxreader.index.storage.carry import place_of
from foxreader.index.storage.index_file import IndexFile
from foxreader.language.script import ends_inside_quotation

# What a model wrote, without the sentences that the book's part does not support
#
# It is shown to a model that answers, so a lie in it would be repeated. What is a fault is judged
# by the checks of answers, which the program gives to each index it opens.

CHECKED = 1
"""The version of the check. What was stored before, or by an older one, is checked when it is read.
"""
_ENOUGH = 0.4
"""The share of the characters of a summary that must be left. Chosen, not measured."""
_SHORTEST = 12
"""Characters of a sentence at least; a shorter piece ends at an abbreviation. Chosen, not
measured."""
_SENTENCE_END = re.compile(
    "(?:[.!?][”’\"'»)]*(?=\\s|\\[f|$)|[。！？][」』]*|\n)(?:\\s*\\[f[0-9-]+\\])*\\s*"
)


class Faults(Protocol):
    """Tells what a sentence says that its source does not."""

    def __call__(self, said: str, source: str, language: str) -> bool:
        """Whether ``said`` has a number, a quotation or a name that ``source`` has not.

        ``language`` is the book's.
        """
        ...


def supported(text: str, source: str, language: str, faults: Faults | None) -> str:
    """``text`` without the sentences that ``source`` does not support; all of it without
    ``faults``.
    """
    if faults is None:
        return text
    source = _bare(source)
    kept = [piece for piece in _sentences(text) if not faults(_bare(piece), source, language)]
    return "".join(kept).strip()


def is_enough(left: str, text: str) -> bool:
    """Whether what is ``left`` of ``text`` can stand for it."""
    return len(left) >= _ENOUGH * len(text.strip())


def _sentences(text: str) -> Iterator[str]:
    """The sentences of ``text``, each with its tags and the white space after it."""
    at = 0
    for match in _SENTENCE_END.finditer(text):
        piece = text[at : match.end()]
        if len(piece.strip()) >= _SHORTEST and not ends_inside_quotation(piece):
            yield text[at : match.end()]
            at = match.end()
    if at < len(text):
        yield text[at:]


def _bare(text: str) -> str:
    """``text`` without its tags, whose numbers say nothing of the book."""
    pieces, at = [], 0
    for start, end, _ in find_tags(text):
        pieces.append(text[at:start])
        at = end
    return " ".join("".join([*pieces, text[at:]]).split())


# What is stored


@dataclass(frozen=True, slots=True)
class Summary:
    """What a model wrote of a segment; its tags name places inside the segment.

    ``reach`` is where the text ended that the model was shown with it, which may be some
    segments further on; None where that is not known. ``checked`` is the version of the check it
    has passed, 0 for none: see :data:`CHECKED`.
    """

    segment: Segment
    text: str
    model: str
    prompt: int
    usage: Usage
    reach: Span | None = None
    checked: int = 0

    def seen_in(self, scope: Scope) -> bool:
        """Whether all the text the model was shown lies inside ``scope``."""
        return scope.limit is None or (self.reach is not None and scope.allows(self.reach))

    def is_of(self, model: str, prompt: int) -> bool:
        """Whether this ``model`` wrote it, asked with this version of the ``prompt``."""
        return (self.model, self.prompt) == (model, prompt)


@dataclass(frozen=True, slots=True)
class Digest:
    """A summary of a chapter, or of the book as far as its scope goes.

    ``key`` names what it is of. ``model`` is "" where no model wrote it: it is then made of
    the book's own sentences. ``parts`` is how many summaries it was made of, ``checked`` as of a
    summary.
    """

    key: str
    title: str
    text: str
    model: str = ""
    prompt: int = 0
    usage: Usage = field(default_factory=Usage)
    parts: int = 0
    checked: int = 0

    def is_of(self, model: str, prompt: int) -> bool:
        """Whether this ``model`` wrote it, asked with this version of the ``prompt``."""
        return (self.model, self.prompt) == (model, prompt)


class Kept:
    """The tables of what was paid for, in the file of one index."""

    def __init__(self, file: IndexFile, book: Book) -> None:
        self._file, self._book = file, book

    @property
    def left_behind(self) -> int:
        """How many summaries and digests the present text of the book could not take over."""
        return carry.left_behind(self._file.rows)

    def summaries(self, segments: Iterable[Segment], scope: Scope) -> Iterator[Summary]:
        """The summaries of ``segments`` that were made from nothing outside ``scope``."""
        rows = self._file.rows(
            "SELECT place, text, model, prompt, prompt_tokens, completion_tokens, reach, checked"
            " FROM summary"
        )
        found = {place: rest for place, *rest in rows}
        for segment in segments:
            row = found.get(place_of(segment))
            if row:
                text, model, prompt, used, written, reach, checked = row
                place = Span.parse(reach) if reach else None
                usage = Usage(used, written)
                summary = Summary(segment, text, model, prompt, usage, place, checked)
                if summary.seen_in(scope):
                    yield summary

    def add_summaries(self, summaries: Iterable[Summary]) -> None:
        """Store finished summaries, all or none, in place of older ones."""
        self._write(
            "INSERT OR REPLACE INTO summary(place, text, model, prompt, prompt_tokens,"
            " completion_tokens, reach, checked) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    place_of(summary.segment),
                    summary.text,
                    summary.model,
                    summary.prompt,
                    summary.usage.prompt,
                    summary.usage.completion,
                    str(summary.reach) if summary.reach is not None else "",
                    summary.checked,
                )
                for summary in summaries
            ],
        )

    def digest(self, key: str) -> Digest | None:
        """The digest stored for ``key``, if any."""
        rows = self._file.rows(
            "SELECT key, title, text, model, prompt, prompt_tokens, completion_tokens, calls,"
            " parts, checked FROM digest WHERE key = ?",
            key,
        )
        for known, title, text, model, prompt, used, written, calls, parts, checked in rows:
            usage = Usage(used, written, calls)
            return Digest(known, title, text, model, prompt, usage, parts, checked)
        return None

    def add_digest(self, digest: Digest) -> None:
        """Store one finished digest at once, in place of an older one."""
        self._write(
            "INSERT OR REPLACE INTO digest(key, title, text, model, prompt, prompt_tokens,"
            " completion_tokens, calls, parts, checked) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    digest.key,
                    digest.title,
                    digest.text,
                    digest.model,
                    digest.prompt,
                    digest.usage.prompt,
                    digest.usage.completion,
                    digest.usage.calls,
                    digest.parts,
                    digest.checked,
                )
            ],
        )

    def clear(self) -> None:
        """Delete all that a model wrote: summaries, digests and the labels of concepts."""
        with self._file.transaction() as database:
            for table in ("summary", "digest", "label"):
                database.execute(f"DELETE FROM {table}")

    def _write(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        with self._file.transaction() as database:
            database.executemany(statement, rows)
            carry.fill(database, self._book)
