"""Rich text (RTF): its paragraphs, headings, notes and what is bold, italic or hidden.

Pictures and drawings are left out, and told.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from html import escape
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from foxreader.core.about import one_line, real_name, real_title
from foxreader.core.book import Book, Metadata, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import DamagedBook, UnsafeBook
from foxreader.core.notice import Notice
from foxreader.formats.contents import toc_from_headings
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.markup import parse
from foxreader.formats.html.xmlsource import names
from foxreader.formats.plain import MAX_SIZE, NoResources
from foxreader.system.files import read_shared

_TOKEN = re.compile(
    r"\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([0-9a-f]{2})|\\(.)|([{}])|([^\\{}\r\n\0]+)", re.I | re.S
)
_CODECS = {
    77: "mac-roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gb18030", 136: "big5",
    161: "cp1253", 162: "cp1254", 163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257",
    204: "cp1251", 222: "cp874", 238: "cp1250", 254: "cp437",
}  # fmt: skip
"""The encodings of a font by the number of its character set; others have the document's."""
_SAID = {
    "par": "\n", "sect": "\n", "page": "\n", "row": "\n", "line": "\v", "tab": "\t", "cell": "\t",
    "emdash": "—", "endash": "–", "bullet": "•", "lquote": "‘", "rquote": "’", "ldblquote": "“",
    "rdblquote": "”", "emspace": "\u2003", "enspace": "\u2002", "zwj": "\u200d", "zwnj": "\u200c",
}  # fmt: skip
_SIGNS = {"~": "\u00a0", "_": "\u2011", "-": "\u00ad", "\n": "\n", "\r": "\n"}
_SKIPPED = names(
    "colortbl pict object header headerl headerr headerf footer footerl footerr footerf ftnsep"
    " ftnsepc aftnsep aftnsepc fldinst themedata datastore listtable listoverridetable rsidtbl"
    " latentstyles xmlnstbl bkmkstart bkmkend nonshppict tc xe do shpinst template operator"
)
_TITLE = re.compile(r"(?:heading|überschrift|titre|título|заголовок) ([1-6])", re.I)
_DEEPEST = 500  # groups in each other that are told apart; chosen
_MOST_NOTES = 20_000
_MARK = "\x01"  # round the number of a note, until the paragraph is HTML: no text has it
_MARKED = re.compile(rf"{_MARK}(\d+){_MARK}")


_Look = tuple[bool, bool, bool]
"""Whether text is bold, italic and hidden."""


@dataclass(frozen=True, slots=True)
class _State:
    """What holds of the text in a group; ``goes_to`` is what its text is of: "" for the body."""

    goes_to: str = ""
    style: int = -1
    level: int = -1
    bold: bool = False
    italic: bool = False
    hidden: bool = False
    font: int = -1
    skip: int = 1


@dataclass(slots=True)
class _RtfText:
    """Paragraphs as HTML, the last one unfinished."""

    done: list[str] = field(default_factory=list)
    parts: list[tuple[_Look, str]] = field(default_factory=list)

    def end(self, tag: str) -> None:
        """End a paragraph, if it has any text."""
        runs = [
            (look, _whole("".join(text for _, text in some)))
            for look, some in groupby(self.parts, key=itemgetter(0))
        ]
        if any(text.strip() for _, text in runs):
            # Space at its edges is for the eye.
            runs[0] = runs[0][0], runs[0][1].lstrip()
            self.done.append(f"<{tag}>{''.join(_run(*run) for run in runs)}</{tag}>")
        self.parts.clear()


def open_rtf(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> tuple[Book, Resources]:
    """The whole book; raises ``DamagedBook`` for one without text, ``UnsafeBook`` for one that is
    too large."""
    if path.stat().st_size > MAX_SIZE:
        raise UnsafeBook(Notice("text_too_large", name=path.name))
    reader = _RtfReader(read_shared(path).decode("latin-1"))
    reader.read(cancel)
    documents = canonical_files(cut(parse(reader.page())), cancel, progress)
    if not any(document.text.strip() for document in documents):
        raise DamagedBook(Notice("book_damaged", name=path.name))
    pictures = reader.pictures
    author = real_name(reader.about.get("author", ""))
    book = Book(
        sha256=sha256,
        format="RTF",
        metadata=Metadata(
            real_title(reader.about.get("title", "")) or one_line(path.stem),
            (author,) if author else (),
        ),
        files=tuple(book_file(number, found) for number, found in enumerate(documents)),
        toc=toc_from_headings([found.headings for found in documents]),
        warnings=(Notice("pictures_not_shown", count=pictures),) if pictures else (),
    )
    return book, NoResources()


def rtf_page(raw: bytes) -> bytes:
    """The rich text ``raw`` as a web page."""
    reader = _RtfReader(raw.decode("latin-1"))
    reader.read(None)
    return reader.page()


class _RtfReader:
    """One pass over the source, in which each byte is a character."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._state, self._outer = _State(), list[_State]()
        self._deeper = 0
        self._codec, self._fonts = "cp1252", dict[int, str]()
        self._levels: dict[int, int] = {}
        self._raw, self._left = bytearray(), 0
        self._said: list[str] = []  # the text of a style or a field of the document
        self._body, self._notes = _RtfText(), _RtfText()
        self._count = self.pictures = 0
        self.about: dict[str, str] = {}

    def read(self, cancel: Cancel | None) -> None:
        """Read all of it. What does not belong to the format is passed over."""
        at = 0
        while (match := _TOKEN.search(self._source, at)) is not None:
            at = match.end()
            word, number, byte, sign, brace, text = match.groups()
            if brace:
                self._group(brace)
                if cancel is not None:
                    cancel.check()
            elif text or byte:
                self._bytes(text.encode("latin-1") if text else bytes.fromhex(byte))
            elif word == "bin":
                at += max(0, int(number or 0))
            elif word:
                self._word(word, None if number is None else int(number))
            elif sign == "*":
                self._state = replace(self._state, goes_to="*")
            else:
                self._put(_SIGNS.get(sign, sign))
        self._flush()
        self._end(self._body)

    def page(self) -> bytes:
        """A web page of the paragraphs, the notes at the end."""
        body = "".join((*self._body.done, *self._notes.done))
        return f"<html><head></head><body>{body}</body></html>".encode("utf-8", "replace")

    def _group(self, brace: str) -> None:
        self._flush()
        self._left = 0
        if brace == "{":
            self._deeper += len(self._outer) >= _DEEPEST
            if not self._deeper:
                self._outer.append(self._state)
        elif self._deeper:
            self._deeper -= 1
        elif self._outer:
            ended, self._state = self._state, self._outer.pop()
            if ended.goes_to != self._state.goes_to:
                self._ended(ended)

    def _ended(self, ended: _State) -> None:
        """What a group was for, now that its text is known."""
        said = "".join(self._said).strip()
        if ended.goes_to in ("title", "author"):
            self.about[ended.goes_to] = said
        elif ended.goes_to == "note":
            self._notes.end("p")
            self._notes.done.append("</aside>")
        elif ended.goes_to not in ("stylesheet", "fonttbl"):
            return
        self._said.clear()

    def _word(self, word: str, number: int | None) -> None:
        """A word of control. In what is skipped only those count that say what it is."""
        self._flush()
        on = number != 0
        state = self._state
        if word in _SKIPPED:
            self.pictures += word == "pict" and state.goes_to != "-"
            self._state = replace(state, goes_to="-")
        elif word in ("fonttbl", "stylesheet", "title", "author", "info"):
            self._state = replace(state, goes_to=word)
        elif word == "footnote" and not state.goes_to and self._count < _MOST_NOTES:
            self._begin_note()
        elif word == "u" and number is not None:
            self._put(chr(number % 0x10000 or 0xFFFD).replace(_MARK, ""))
            self._left = state.skip
        elif word in _SAID:
            self._put(_SAID[word])
        elif word == "ansicpg" and number:
            self._codec = _known(f"cp{number}") or self._codec
        elif word == "fcharset" and number in _CODECS and state.goes_to == "fonttbl":
            self._fonts[state.font] = _CODECS[number]
        elif word in ("b", "i", "v"):
            name = {"b": "bold", "i": "italic", "v": "hidden"}[word]
            self._state = replace(state, **{name: on})  # type: ignore[arg-type]
        else:
            self._numbered(word, -1 if number is None else number)

    def _numbered(self, word: str, number: int) -> None:
        state = self._state
        if word == "plain":
            self._state = replace(state, bold=False, italic=False, hidden=False)
        elif word == "pard":
            self._state = replace(state, style=-1, level=-1)
        elif word in ("f", "deff"):
            self._state = replace(state, font=number)
        elif word == "uc":
            self._state = replace(state, skip=min(max(0, number), 10))
        elif word == "s":
            self._state = replace(state, style=number)
        elif word == "outlinelevel":
            self._state = replace(state, level=number)
            if state.goes_to == "stylesheet" and 0 <= number < 6:
                self._levels[state.style] = number + 1

    def _bytes(self, raw: bytes) -> None:
        passed = min(self._left, len(raw))
        self._left -= passed
        self._raw += raw[passed:]

    def _flush(self) -> None:
        if self._raw:
            codec = self._fonts.get(self._state.font, self._codec)
            text = self._raw.decode(codec, "replace").replace(_MARK, "")
            self._raw.clear()
            self._put(text)

    def _put(self, text: str) -> None:
        """Add characters to what the group is for."""
        self._flush()
        state = self._state
        if state.goes_to in ("", "note"):
            body = self._notes if state.goes_to else self._body
            for piece in re.split("(\n)", text):
                if piece == "\n":
                    self._end(body)
                elif piece:
                    body.parts.append(((state.bold, state.italic, state.hidden), piece))
        elif state.goes_to == "stylesheet":
            self._said.append(text)
            named = _TITLE.match("".join(self._said).strip())
            if ";" in text:
                self._said.clear()
                if named:
                    self._levels.setdefault(state.style, int(named[1]))
        elif state.goes_to in ("title", "author"):
            self._said.append(text)

    def _end(self, body: _RtfText) -> None:
        own = self._state.level + 1 if 0 <= self._state.level < 6 else 0
        level = own or self._levels.get(self._state.style, 0)
        body.end(f"h{level}" if level and body is self._body else "p")

    def _begin_note(self) -> None:
        self._count += 1
        name = f"fx-note-{self._count}"
        self._body.parts.append(((False, False, False), f"{_MARK}{self._count}{_MARK}"))
        self._notes.done.append(f'<aside epub:type="footnote" id="{name}">')
        self._state = replace(self._state, goes_to="note")


def _whole(text: str) -> str:
    """``text`` with the two halves that RTF writes some characters as made one."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _run(look: _Look, text: str) -> str:
    made = escape(text, quote=False).replace("\v", "<br/>")
    made = _MARKED.sub(r'<a epub:type="noteref" href="#fx-note-\1"><sup>\1</sup></a>', made)
    tags = (("<b>", "</b>"), ("<i>", "</i>"), ('<span style="display: none">', "</span>"))
    for said, (begin, end) in zip(look, tags, strict=True):
        made = f"{begin}{made}{end}" if said else made
    return made


def _known(codec: str) -> str:
    """The name of an encoding of Windows or DOS that Python knows, or ""."""
    try:
        b"".decode(codec)
    except LookupError:
        return ""
    return codec
