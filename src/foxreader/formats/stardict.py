"""A dictionary in the StarDict format: its words, the entry of each as text, the process for them.

Other people made it, so it is read in a process of its own: ``python -m
foxreader.formats.stardict FOLDER``.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import IO, Any, NoReturn

from foxreader.core.errors import (
    DamagedBook,
    FoxError,
    OpenError,
    UnsafeBook,
    UnsupportedFormat,
    pack_error,
)
from foxreader.core.notice import Notice, templates
from foxreader.formats import reading_process
from foxreader.formats.stardict_files import (
    MAX_ENTRIES,
    MAX_INDEX,
    MAX_INFO,
    MAX_TEXT,
    Texts,
    WordIndex,
    read_info,
    unpacked,
)
from foxreader.system.confine import confine
from foxreader.system.files import open_shared
from foxreader.system.processes import ignore_interrupts, own_streams

# An entry as text, whatever markup the dictionary has; nothing is run

Piece = dict[str, Any]
"""Text under "t"; "b", "i" and "m" are true for bold, italic and muted text; "w" is the word that a
link leads to."""
Paragraph = dict[str, Any]
"""How far it is indented under "n" (0 to 4), and its pieces under "p"."""

_BLOCKS = frozenset(
    ["p", "div", "li", "dt", "dd", "blockquote", "def", "ul", "ol", "table", "pre", "section",
     "article", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ar", "dl", "sense", "dtrn", "tr"]
)  # fmt: skip
_BOLD = frozenset(["b", "strong", "k", "big", "th", "h1", "h2", "h3", "h4", "h5", "h6"])
_ITALIC = frozenset(["i", "em", "cite", "var", "dfn", "abr", "abbr", "gr", "ex", "pos"])
_MUTED = frozenset(["small", "co", "sub", "sup"])
_LOOKS = {"b": _BOLD, "i": _ITALIC, "m": _MUTED}
_INDENTED = frozenset(["ul", "ol", "blockquote", "dd", "def"])
_LEFT_OUT = frozenset(["script", "style", "head", "title", "object", "audio", "video", "iframe",
                       "rref", "template"])  # fmt: skip
_VOID = frozenset(["br", "hr", "img", "input", "link", "meta", "col", "wbr", "area", "base"])
_DEEPEST = 4
_SPACES = re.compile(r"[ \t\r\n]+")
_WORD_LINK = re.compile(r"^(?:bword|x-dictionary:(?:d|r)?):(?://)?(.*)$", re.IGNORECASE | re.DOTALL)
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")
_WIKI = re.compile(r"\[\[(?:[^\]|]*\|)?([^\]]*)\]\]|'{2,5}")


def rendered(kind: str, raw: bytes) -> list[Paragraph]:
    """A field as paragraphs; none for sounds, pictures and other files."""
    text = _CONTROL.sub("", raw.decode("utf-8", "replace").strip("\0"))
    text, cut = text[: 4 * MAX_TEXT], len(text) > 4 * MAX_TEXT
    if kind in "hgxk":
        reader = _EntryReader(xdxf=kind == "x")
        reader.feed(text)
        reader.close()
        found = reader.paragraphs()
    elif kind in "ty":
        found = [_paragraph(f"[{text.strip('[]/ ')}]", m=True)] if text.strip() else []
    elif kind in "mlnw":
        if kind == "w":
            text = _WIKI.sub(lambda match: match[1] or "", text)
        found = [_paragraph(line) for line in text.splitlines() if line.strip()]
    else:
        return []
    return _bounded(found, cut)


def _paragraph(text: str, **style: bool) -> Paragraph:
    indent = min(_DEEPEST, (len(text) - len(text.lstrip())) // 2)
    return {"n": indent, "p": [{"t": text.strip(), **style}]}


def _bounded(paragraphs: list[Paragraph], cut: bool) -> list[Paragraph]:
    """As many characters as are shown, with a sign where that is not all."""
    left = MAX_TEXT
    kept: list[Paragraph] = []
    for paragraph in paragraphs:
        size = sum(len(piece["t"]) for piece in paragraph["p"])
        if size > left:
            cut = True
            if not kept:
                kept.append(_paragraph("".join(p["t"] for p in paragraph["p"])[:left]))
            break
        left -= size + 1
        kept.append(paragraph)
    return [*kept, _paragraph("…")] if cut else kept


class _EntryReader(HTMLParser):
    """Reads markup of any kind, however broken: what it does not know is its text."""

    def __init__(self, *, xdxf: bool) -> None:
        super().__init__(convert_charrefs=True)
        self._xdxf = xdxf
        self._open: list[str] = []
        self._links: list[str] = []
        self._skipped = 0
        self._found: list[Paragraph] = []
        self._pieces: list[Piece] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        if tag in _LEFT_OUT:
            self._skipped += 1
        if tag in _VOID:
            if tag in ("br", "hr"):
                self._break()
            return
        if tag in _BLOCKS and not self._is_sound(tag):
            self._break()
        if len(self._open) > 200:
            return  # so deep that its styles say nothing any more
        self._open.append(tag)
        self._begin_link(tag, attributes)
        if tag == "li":
            self._add("• ")
        elif self._is_sound(tag):
            self._add(" [")

    def _begin_link(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag == "a":
            named = _WORD_LINK.match(dict(attributes).get("href") or "")
            self._links.append(named[1].rstrip("/") if named else "")
        elif tag == "kref":
            self._links.append("\0")  # the word is its text

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """An element without content."""
        if tag in ("br", "hr", "p"):
            self._break()

    def handle_endtag(self, tag: str) -> None:
        """An element ends; one that never began counts for nothing."""
        if tag in _LEFT_OUT and self._skipped:
            self._skipped -= 1
        if tag not in self._open:
            return
        if self._is_sound(tag):
            self._add("] ")
        elif tag in _BLOCKS:
            self._break()
        while self._open:
            last = self._open.pop()
            if last in ("a", "kref") and self._links:
                self._links.pop()
            if last == tag:
                return

    def handle_data(self, data: str) -> None:
        """Text."""
        if self._skipped:
            return
        if self._xdxf or "pre" in self._open:
            # There a line end is one.
            first, *rest = data.split("\n")
            self._add(first)
            for line in rest:
                self._break()
                self._add(line)
        else:
            self._add(_SPACES.sub(" ", data))

    def paragraphs(self) -> list[Paragraph]:
        """What was read."""
        self._break()
        return self._found

    def _is_sound(self, tag: str) -> bool:
        """Whether an element has how a word is spoken: in XDXF "tr" does, in HTML it is a row."""
        return self._xdxf and tag == "tr"

    def _add(self, text: str) -> None:
        text = text if self._pieces else text.lstrip()
        if not text:
            return
        piece: Piece = {"t": text}
        for look, tags in _LOOKS.items():
            if not tags.isdisjoint(self._open):
                piece[look] = True
        if self._xdxf and "tr" in self._open:
            piece["m"] = True
        word = self._links[-1] if self._links else ""
        if word:
            piece["w"] = (text if word == "\0" else word).strip()[:200]
        self._pieces.append(piece)

    def _break(self) -> None:
        while self._pieces and not self._pieces[-1]["t"].strip():
            self._pieces.pop()
        if self._pieces:
            self._pieces[-1]["t"] = self._pieces[-1]["t"].rstrip()
            indent = min(_DEEPEST, sum(tag in _INDENTED for tag in self._open))
            self._found.append({"n": indent, "p": self._pieces})
        self._pieces = []


# Fields of an entry: each has a kind, such as plain text, HTML or XDXF

Field = tuple[str, bytes]
"""The letter of a kind, and the field's bytes."""


def fields(raw: bytes, types: str) -> Iterator[Field]:
    """The fields of an entry. ``types`` are those that all entries of the dictionary have, "" where
    each field names its own.

    Fields in small letters end with a zero, those in capitals begin with their size; of the last
    one of ``types`` all that is left. What is cut off is given as far as it goes.
    """
    at = 0
    if types:
        for number, kind in enumerate(types):
            last = number == len(types) - 1
            end, after = (len(raw), len(raw)) if last else _end(raw, at, kind)
            start = at if last or kind.islower() else at + 4
            yield kind, raw[start:end]
            at = after
        return
    while at < len(raw):
        kind = chr(raw[at])
        end, after = _end(raw, at + 1, kind)
        yield kind, raw[at + (1 if not kind.isupper() else 5) : end]
        at = after


def _end(raw: bytes, at: int, kind: str) -> tuple[int, int]:
    """Where the field that begins at ``at`` ends, and where the next one begins."""
    if kind.isupper():
        end = min(len(raw), at + 4 + int.from_bytes(raw[at : at + 4], "big"))
        return end, end
    end = raw.find(b"\0", at)
    return (len(raw), len(raw)) if end < 0 else (end, end + 1)


# The dictionary

_INFO = ".ifo"
_INDEXES = (".idx", ".idx.gz", ".idx.dz")
_TEXTS = (".dict.dz", ".dict")
_SYNONYMS = (".syn", ".syn.gz", ".syn.dz")


def files_of(info: Path) -> dict[str, Path]:
    """The files of the dictionary whose .ifo file is ``info``, by what they are; raises an
    ``OpenError`` where one is missing."""
    stem = info.name[: -len(_INFO)]
    found = {"info": info}
    for kind, endings in (("index", _INDEXES), ("texts", _TEXTS), ("synonyms", _SYNONYMS)):
        paths = (info.with_name(stem + ending) for ending in endings)
        path = next((path for path in paths if path.is_file()), None)
        if path is not None:
            found[kind] = path
        elif kind != "synonyms":
            missing = " / ".join(stem + ending for ending in endings[:2])
            raise UnsupportedFormat(Notice("dictionary_file_missing", name=missing))
    return found


class StarDict:
    """One dictionary. Raises an ``OpenError`` for one that cannot be read."""

    def __init__(self, folder: Path) -> None:
        (info,) = sorted(folder.glob(f"*{_INFO}"))[:1] or [folder / "dictionary.ifo"]
        try:
            with open_shared(info) as file:
                self.info = read_info(file.read(MAX_INFO + 1), info.name.removesuffix(_INFO))
            files = files_of(info)
            index = self._unpacked(files["index"])
            synonyms = self._unpacked(files["synonyms"]) if "synonyms" in files else b""
            self._words = WordIndex(self.info, index, synonyms)
            self._texts = Texts(files["texts"], self.info.name)
        except OSError as error:
            raise DamagedBook(
                Notice("file_unreadable", path=info.name, reason=str(error.strerror))
            ) from error

    def _unpacked(self, path: Path) -> bytes:
        if path.stat().st_size > MAX_INDEX:
            raise UnsafeBook(Notice("dictionary_too_large"))
        return unpacked(path, MAX_INDEX, self.info.name)

    def __len__(self) -> int:
        return len(self._words)

    def look_up(self, forms: Sequence[str], language: str) -> list[dict[str, Any]]:
        """The entries of the first of ``forms`` that has any, else of words with the stem of the
        first in ``language``; a word and paragraphs each."""
        for form in forms:
            if numbers := self._words.numbers(form):
                return self._entries(numbers)
        if forms and " " not in forms[0] and language:
            return self._entries(self._words.numbers_by_stem(forms[0], language))
        return []

    def _entries(self, numbers: Sequence[int]) -> list[dict[str, Any]]:
        found: dict[int, dict[str, Any]] = {}
        for number in numbers[:MAX_ENTRIES]:
            if number not in found:
                found[number] = {"word": self._words.word(number)[:200], **self._entry(number)}
        return list(found.values())

    def _entry(self, number: int) -> dict[str, Any]:
        try:
            raw = self._texts.read(*self._words.place(number))
        except OpenError as error:
            return {"error": error}
        shown = [
            one for kind, field in fields(raw, self.info.types) for one in rendered(kind, field)
        ]
        return {"paragraphs": shown}


# The process that reads dictionaries. It can open only what is in the folder. Requests are answered
# one after the other.


def main(folder: str) -> NoReturn:
    """Answer requests until the program ends."""
    ignore_interrupts()
    templates()  # read now: no memory may be left when one is said
    requests, answers = own_streams()
    confine(Path(folder))
    try:
        _serve(Path(folder), requests, answers)
    finally:
        os._exit(0)


def _serve(folder: Path, requests: IO[bytes], answers: IO[bytes]) -> None:
    opened: dict[str, StarDict] = {}
    while (message := reading_process.receive(requests)) is not None:
        request = message[0]
        try:
            answer = _answer(folder, opened, request)
        except FoxError as error:
            answer = {"error": pack_error(error)}
        except MemoryError:
            opened.clear()
            answer = {"error": pack_error(UnsafeBook(Notice("dictionary_too_large")))}
        except Exception:  # noqa: BLE001 -- errors leave the process here; the program logs bugs
            answer = {"fault": traceback.format_exc()[-8000:]}
        reading_process.send(answers, answer)


def _answer(folder: Path, opened: dict[str, StarDict], request: dict[str, Any]) -> dict[str, Any]:
    name = str(request["id"])
    if name not in opened:
        opened[name] = StarDict(folder / name)
    dictionary = opened[name]
    if request["do"] == "describe":
        return {"name": dictionary.info.name, "words": len(dictionary)}
    entries = dictionary.look_up(request["forms"], request["language"])
    for entry in entries:
        if "error" in entry:
            entry["error"] = pack_error(entry["error"])
    return {"entries": entries}


if __name__ == "__main__":
    main(sys.argv[1])
