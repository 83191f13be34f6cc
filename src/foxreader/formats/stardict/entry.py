"""An entry as text: paragraphs of pieces, whatever markup the dictionary has. Nothing is run."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

from foxreader.formats.stardict.bounds import MAX_TEXT

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
        reader = _Reader(xdxf=kind == "x")
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


class _Reader(HTMLParser):
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
        if tag == "a":
            named = _WORD_LINK.match(dict(attributes).get("href") or "")
            self._links.append(named[1].rstrip("/") if named else "")
        elif tag == "kref":
            self._links.append("\0")  # the word is its text
        if tag == "li":
            self._add("• ")
        elif self._is_sound(tag):
            self._add(" [")

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
        if tag in _BLOCKS and not self._is_sound(tag):
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
        if not text or (not self._pieces and not text.strip()):
            return
        open_ = set(self._open)
        piece: Piece = {"t": text if self._pieces else text.lstrip()}
        if open_ & _BOLD:
            piece["b"] = True
        if open_ & _ITALIC:
            piece["i"] = True
        if open_ & _MUTED or (self._xdxf and "tr" in open_):
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
