"""Cuts a streamed answer into pieces. The result does not depend on the chunks it arrives in."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache

from foxreader.answer.gate.footnote import (
    Piece,
    Sentence,
    bare,
    clauses_in,
    flat,
    footnotes_in,
    joined_parts,
    kind_of,
    stands_in_quote,
)
from foxreader.core.events import Mark, Part, Text
from foxreader.language.lexicon import every_language
from foxreader.language.script import ends_inside_quotation

# Full stops that do not end a sentence: abbreviations, initials, stops inside a quotation


def _goes_on(piece: str, following: str) -> bool:
    """Whether the sentence goes on after ``piece``: it ends with an abbreviation or inside a
    quotation, or ``following`` starts with a small letter."""
    if _abbreviation().search(piece.rstrip("\"'”’»)]*_")) or following.strip()[:1].islower():
        return True
    return ends_inside_quotation(piece)


@cache
def _abbreviation() -> re.Pattern[str]:
    """An abbreviation with its full stop, an initial, or the number of a list item."""
    listed = "|".join(map(re.escape, sorted(every_language().words.abbreviations)))
    return re.compile(rf"(?:\b(?:{listed}|[a-z])|^\s*\d{{1,3}})\.$", re.IGNORECASE)


# Emphasis and code marks inside a line, and links

_MARK = re.compile(r"\\.|(`+|\*{1,3}|_{1,3}|~~)")
# A link or a picture whose target looks like an address, so that `rows[i](x)` stays as it is.
_LINK = re.compile(
    r"!?\[([^\[\]\n]{0,300})\]\(\s*<?(?:[a-z][a-z0-9+.-]{1,20}:|//|www\.|\.{0,2}/|#)"
    r"(?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:[ \t]+[\"'(][^\"'\n]{0,200}[\"')])?\s*\)",
    re.IGNORECASE,
)


class _Emphasis:
    """Tracks which emphasis marks are open as a line is read."""

    def __init__(self) -> None:
        self._open: list[str] = []

    def new_line(self) -> None:
        """Forget the open marks: a mark not closed on its line is a plain character."""
        self._open.clear()

    def read(self, words: str) -> tuple[str, str]:
        """Read ``words``. Gives the marks opened earlier that they close, in order, and the marks
        they open and do not close."""
        before = len(self._open)
        closed: list[str] = []
        for match in _MARK.finditer(words):
            mark = match[1]
            if mark is None or (self._open and "`" in self._open[-1] and mark != self._open[-1]):
                continue
            if mark in self._open and not words[match.start() - 1 : match.start()].isspace():
                at = len(self._open) - 1 - self._open[::-1].index(mark)
                closed += [mark] if at < before else []
                del self._open[at:]
                before = min(before, at)
            elif self._opens(words, match.start(), match.end()):
                self._open.append(mark)
        return "".join(closed), "".join(self._open[before:])

    @staticmethod
    def _opens(words: str, start: int, end: int) -> bool:
        before, after = words[max(0, start - 1) : start], words[end : end + 1]
        inside_word = words[start] == "_" and before.isalnum()
        return bool(after) and not after.isspace() and not inside_word


def balanced(words: str) -> str:
    """``words`` unchanged if every emphasis mark is closed, else without emphasis marks."""
    return _MARK.sub("", words) if _Emphasis().read(words)[1] else words


def _without_links(words: str) -> str:
    """``words`` with each link and picture replaced by its label, since an answer has no links."""
    return _LINK.sub(r"\1", words) if "](" in words else words


# The splitter

LONGEST = 2_000
"""The most characters of one sentence; a longer one is cut. It bounds how much text is held back
and scanned at once. About 330 English words. Chosen, not measured."""

_CHUNK = 4_096
"""The most characters scanned at once. The rest of the text is copied at each cut, so a larger
value costs time on long answers. Chosen, not measured."""

_END = re.compile(
    r"(?P<stop>(?<=[.!?…])[\"'”’»)\]*_]*(?=\s|$)|(?<=[。！？])[」』”’）]*)"
    r"|(?P<line>\n)|(?P<border>(?<!\\)\|)"
)
_LINE = re.compile(r"(?P<stop>(?!))|(?P<line>\n)|(?P<border>(?!))")
_GAP = re.compile(r"(?:\s*\n)?")
_MARKERS = re.compile(r"[ \t]*(?:>[ \t]*|(?:#{1,6}|[*+\-•]|\d{1,3}[.)])[ \t]+)*")
_BORDER = re.compile(r"(?:[ \t]*\|[ \t]*)+")
_BREAK = re.compile(r"[\s,;，、；：](?=[^\s]*\Z)")
_SPACE = re.compile(r"[ \t\u00a0]*")


class Splitter:
    """Takes the parts of an answer in order and gives each piece once it is final.

    A piece is final when the first character after it is known: before that, a footnote may still
    belong to it, or a small letter may show that its full stop ended an abbreviation.
    """

    def __init__(self) -> None:
        self._text = ""
        self._literal: list[tuple[int, int]] = []
        self._marks: list[tuple[int, int]] = []
        self._from = 0
        self._known = 0  # the end of the last character that is not a space
        self._begun = False
        self._emphasis = _Emphasis()
        self._fence = ""
        self._row = False
        self._lead = ""  # the block marks at the start of the line
        self._quoted = False
        self._line = 0
        self._offset = 0

    @property
    def waiting(self) -> bool:
        """Whether words were read that are not yet part of a piece."""
        return self._known > 0

    def feed(self, part: Part) -> Iterator[Piece]:
        """The pieces that ``part`` completes."""
        if isinstance(part, Mark):
            self._marks.append((len(self._text), part.footnote))
            return
        for at in range(0, len(part.text), _CHUNK):
            self._add(part.text[at : at + _CHUNK], literal=part.literal)
            yield from self._pieces(final=False)

    def end(self) -> Iterator[Piece]:
        """The pieces left at the end of the answer."""
        yield from self._pieces(final=True)

    def _add(self, text: str, *, literal: bool) -> None:
        start = len(self._text)
        if literal:
            self._literal.append((start, start + len(text)))
        self._text += text
        if said := text.rstrip():
            self._known = start + len(said)

    def _pieces(self, *, final: bool) -> Iterator[Piece]:
        while (found := self._end(final=final)) is not None:
            yield self._taken(*found)

    # Where a piece ends

    def _end(self, *, final: bool) -> tuple[int, bool, bool] | None:
        """The end of the current piece, whether it ended as a whole sentence, and whether it is a
        table cell; None while more text is needed."""
        head = self._head()
        pattern = _LINE if self._fence else _END
        if not final and self._known <= self._from:
            return None
        for match in pattern.finditer(self._text, self._from):
            end = match.end() if match["stop"] is not None else self._before(match.start())
            if end - head > LONGEST:
                return self._forced(head)
            if not final and self._known <= (match.end() if match["border"] else end):
                return None
            if self._ends(match, head, end):
                return end, True, match["border"] is not None
            self._from = match.end()
        if max(self._known, head) - head > LONGEST:
            return self._forced(head)
        if not final:
            self._from = len(self._text)
            return None
        return (self._known, True, False) if self._known else None

    def _head(self) -> int:
        """The offset where the words of the piece start, after white space and block marks."""
        gap = _GAP.match(self._text)
        end = gap.end() if gap else 0
        new_line = end > 0 or not self._begun
        lead = _MARKERS.match(self._text, end) if new_line and not self._fence else None
        end = lead.end() if lead else end
        border = _BORDER.match(self._text, end) if not self._fence else None
        if border:
            return border.end()
        space = _SPACE.match(self._text, end)
        return space.end() if space else end

    def _before(self, end: int) -> int:
        """``end`` without the white space before it."""
        return len(self._text[:end].rstrip())

    def _ends(self, match: re.Match[str], head: int, end: int) -> bool:
        if match["line"]:
            return end > 0
        if end <= head:
            return False
        if match["border"]:
            return self._in_row(match.start())
        return not _goes_on(self._text[:end], self._text[match.end() : match.end() + 3])

    def _in_row(self, at: int) -> bool:
        """Whether the "|" at ``at`` separates table cells: its line starts with one, or there is
        space on both sides of it."""
        gap = _GAP.match(self._text)
        start = gap.end() if gap else 0
        if self._row and not start:
            return True
        lead = _MARKERS.match(self._text, start)
        if self._text.startswith("|", lead.end() if lead else start):
            return True
        around = self._text[at - 1 : at + 2]
        return around.startswith((" ", "\t")) and around.endswith((" ", "\t"))

    def _forced(self, head: int) -> tuple[int, bool, bool]:
        """The end of a piece that is too long: between two words, else inside a word."""
        found = _BREAK.search(self._text[head : head + LONGEST])
        if found and found.start():
            return self._before(head + found.end()), True, False
        return head + LONGEST, False, False

    # What a piece is

    def _taken(self, end: int, whole: bool, border: bool) -> Piece:
        """The piece up to ``end``, removed from the waiting text."""
        head = min(self._head(), end)
        gap = _GAP.match(self._text)
        start = gap.end() if gap else 0
        new_line = start > 0 or not self._begun
        if new_line:
            self._new_line(self._text.count("\n", 0, start))
        lead = self._text[start:head]
        self._row = not self._fence and (self._row or border or "|" in lead)
        parts = tuple(joined_parts(self._cut(head, end)))
        piece = self._piece(self._text[:start], lead, parts, (head, end), new_line=new_line)
        self._drop(end)
        return replace(piece, sentence=replace(piece.sentence, whole=whole))

    def _new_line(self, breaks: int) -> None:
        self._begun = True
        self._line += breaks
        self._row = False
        self._emphasis.new_line()

    def _piece(
        self, gap: str, lead: str, parts: tuple[Part, ...], at: tuple[int, int], *, new_line: bool
    ) -> Piece:
        body = flat(parts)
        if new_line:
            self._quoted, self._lead = stands_in_quote(lead, body), lead
        marks = footnotes_in(parts)
        kind = kind_of(self._lead, body, new_line=new_line, row=self._row, marked=bool(marks))
        closes = opens = ""
        if self._fence:
            closing = kind == "fence" and body.startswith(self._fence)
            kind = "fence" if closing else "code"
            self._fence = "" if closing else self._fence
        elif kind == "fence":
            self._fence = body[: len(body) - len(body.lstrip(body[0]))]
            parts = (Text(self._fence),)
        else:
            closes, opens = self._emphasis.read(body)
        silent = kind in ("fence", "rule", "shell") or not any(map(str.isalnum, body))
        sentence = Sentence(
            "" if silent else bare(body), marks, self._line,
            self._offset + at[0], self._offset + at[1], self._quoted, kind,
            clauses=clauses_in(parts),
        )  # fmt: skip
        return Piece(gap, lead, parts, sentence, kind, closes, opens, new_line)

    def _cut(self, head: int, end: int) -> Iterator[Part]:
        """The words from ``head`` to ``end`` with the footnotes that belong to them."""
        own = [(at, n) for at, n in self._marks if self._attached(at) <= end]
        at = head
        for written, number in own:
            place = min(max(written, head), end)
            yield from self._texts(at, place)
            yield Mark(number)
            at = place
        yield from self._texts(at, end)

    def _texts(self, start: int, end: int) -> Iterator[Text]:
        for low, high in self._literal:
            if low < end and high > start:
                yield from self._plain(start, max(start, low))
                yield Text(self._text[max(start, low) : min(end, high)], literal=True)
                start = min(end, high)
        yield from self._plain(start, end)

    def _plain(self, start: int, end: int) -> Iterator[Text]:
        said = self._text[start:end]
        yield Text(said if self._fence else _without_links(said))

    def _attached(self, at: int) -> int:
        """The offset a footnote counts for: at the start of a line it belongs to what follows."""
        text = self._text
        if not text[at:].strip():
            return self._before(at)
        if text[at - 1] == "\n" if at else not self._begun:
            return at + 1 if text[at] != "\n" else self._before(at)
        return at

    def _drop(self, end: int) -> None:
        """Forget the text before ``end``, and its footnotes."""
        self._marks = [(at - end, n) for at, n in self._marks if self._attached(at) > end]
        self._literal = [(max(0, a - end), b - end) for a, b in self._literal if b > end]
        self._text = self._text[end:]
        self._known = max(0, self._known - end)
        self._from = 0
        self._offset += end


def pieces(parts: Iterable[Part]) -> Iterator[Piece]:
    """The pieces of ``parts`` in order."""
    splitter = Splitter()
    for part in parts:
        yield from splitter.feed(part)
    yield from splitter.end()


def sentences(parts: Iterable[Part]) -> Iterator[Sentence]:
    """The sentences of ``parts`` in order."""
    return (piece.sentence for piece in pieces(parts) if piece.says)
