"""Plain text, Markdown and web pages, each made into canonical documents."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any, Literal

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from foxreader.core.about import one_line
from foxreader.core.book import Book, Metadata, Resource, Resources
from foxreader.core.cancel import Cancel, Progress
from foxreader.core.errors import UnsafeBook, UsageError
from foxreader.core.notice import Notice
from foxreader.formats.contents import toc_from_headings
from foxreader.formats.html.cut import book_file, canonical_files, cut
from foxreader.formats.html.decode import read_as
from foxreader.formats.html.markup import Document, parse
from foxreader.formats.kinds import ENCODINGS, Kind, unsupported
from foxreader.formats.plain_chapters import (
    LISTED,
    LineLayout,
    Title,
    columns,
    ends_sentence,
    find_titles,
    indent,
    is_full,
    is_hangul,
)
from foxreader.language.chapter_words import heading_rank
from foxreader.system.files import open_shared, read_shared

# Blocks of plain text: paragraphs, verse, tables and headings, by how its lines are laid out

Shape = Literal["heading", "paragraph", "verse", "table"]

_UNUSUALLY_LONG = 120  # columns of a line; text that was wrapped by hand has 60 to 80
_COLUMNS = re.compile(r"\S(?: {3,}|\t)\S")
_FULL = 0.75  # the share of the lines of a wrapped paragraph, but for the last, that are full
_SENTENCES = 0.7  # the share of lines that end a sentence where each is a paragraph
_LONGEST_VERSE = 100  # lines; in scripts without full stops, more are paragraphs


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a text: its lines (one, if a paragraph) and, for a heading, its rank."""

    shape: Shape
    lines: tuple[str, ...]
    level: int = 0


def blocks(text: str) -> tuple[Block, ...]:
    """The blocks of ``text``, hard-wrapped paragraphs joined to one line each."""
    lines = [line.rstrip() for line in text.split("\n")]
    page = LineLayout.of([list(group) for filled, group in groupby(lines, bool) if filled])
    titles = find_titles(lines, page)
    return tuple(_without_contents(list(_blocks(lines, page, titles))))


def _blocks(lines: Sequence[str], page: LineLayout, titles: Mapping[int, Title]) -> Iterator[Block]:
    at, group = 0, list[str]()
    while at < len(lines):
        title = titles.get(at)
        if lines[at] and title is None:
            group.append(lines[at])
        elif group:
            yield from _group(group, page)
            group = []
        if title is not None:
            yield Block("heading", (title.words,), title.rank)
        at += 1 if title is None else title.lines
    if group:
        yield from _group(group, page)


def _group(lines: Sequence[str], page: LineLayout) -> Iterator[Block]:
    """The blocks made of ``lines``, which have no blank one and no heading between them."""
    if page.wrapped:
        for part in _parts(lines, page):
            yield _joined(part, page) if _flows(part, page) else _kept(part)
    elif len(lines) == 1:
        yield _kept(lines)
    elif _are_paragraphs(lines, page):
        for line in lines:
            yield _kept([line])
    elif 2 * sum(bool(_COLUMNS.search(line.strip())) for line in lines) >= len(lines):
        yield Block("table", tuple(lines))
    else:
        yield _kept(lines)


def _are_paragraphs(lines: Sequence[str], page: LineLayout) -> bool:
    """Whether each line is one: some are unusually long, most end as a sentence does, or nothing
    else parts the paragraphs."""
    if any(columns(line) > _UNUSUALLY_LONG for line in lines):
        return True
    ended = sum(map(ends_sentence, lines)) >= _SENTENCES * len(lines)
    return ended or (page.dense and not _is_verse(lines))


def _is_verse(lines: Sequence[str]) -> bool:
    """Whether the lines are few and none ends as a sentence does, as those of verse and letters."""
    return len(lines) <= _LONGEST_VERSE and not any(map(ends_sentence, lines))


def _kept(lines: Sequence[str]) -> Block:
    """A block of ``lines`` that stay lines."""
    return Block("verse" if len(lines) > 1 else "paragraph", tuple(map(str.strip, lines)))


def _parts(lines: Sequence[str], page: LineLayout) -> Iterator[list[str]]:
    """The lines split where an indent begins a paragraph, or the line before was not full in a text
    that parts its paragraphs by nothing else."""
    verse = all(indent(line) > page.margin for line in lines) and _is_verse(lines)
    part: list[str] = []
    for line in lines:
        if part and not verse and _begins(part, line, page):
            yield part
            part = []
        part.append(line)
    yield part


def _begins(part: Sequence[str], line: str, page: LineLayout) -> bool:
    if indent(line) > page.margin:
        deeper = indent(line) > indent(part[-1])
        return deeper or page.dense or (len(part) == 1 and ends_sentence(part[-1]))
    return page.dense and not page.full(part[-1], line) and ends_sentence(part[-1])


def _flows(lines: Sequence[str], page: LineLayout) -> bool:
    """Whether ``lines`` are one paragraph: most are full, but for the last."""
    if len(lines) == 1:
        return True
    if all(indent(line) > page.margin for line in lines):  # a quotation in a narrower measure
        width = max(map(columns, lines))
        inner = all(is_full(*pair, width) for pair in pairwise(lines))
        return inner and 2 * width > page.width and ends_sentence(lines[-1])
    full = sum(page.full(*pair) for pair in pairwise(lines))
    return full >= _FULL * (len(lines) - 1)


def _joined(lines: Sequence[str], page: LineLayout) -> Block:
    text = ""
    for line in map(str.strip, lines):
        wide = bool(text and line) and ord(text[-1]) >= 0x2E80 and ord(line[0]) >= 0x2E80
        spaced = wide and is_hangul(line[0]) and not page.split
        text += line if not text or (wide and not spaced) else " " + line
    return Block("paragraph", (text,))


def _without_contents(found: Sequence[Block]) -> Iterator[Block]:
    """The blocks, the headings of a printed table of contents being no headings."""
    left = Counter(b.lines for b in found if b.shape == "heading")
    for is_heading, run in groupby(found, lambda block: block.shape == "heading"):
        those = list(run)
        listed = max(Counter(block.level for block in those).values()) >= LISTED
        last = len(those) - 1
        while last and those[last - 1].level < those[last].level:
            last -= 1  # a part and its first chapter follow each other
        for number, block in enumerate(those):
            left[block.lines] -= 1
            repeated = left[block.lines] > 0 and len(those) > 1
            if is_heading and (repeated or (listed and number < last)):
                yield Block("paragraph", block.lines)
            else:
                yield block


# Markdown: tables, footnotes and task lists, and links between headings that work

_FRONT_MATTER = re.compile(r"\A---[ \t]*\n(.*?)\n(?:---|\.\.\.)[ \t]*\n", re.S)
"""Matches the metadata at the beginning of a file."""
_ATTRIBUTES = re.compile(
    r"[ \t]*\{(?:#(?P<id>[\w.:-]+)|[.-][\w-]*)(?:\s+[#.]?[\w=\"'-]+)*\s*\}\s*$"
)
_NOT_IN_SLUG = re.compile(r"[^\w\- ]")
_DEFINED = re.compile(r"\[\^([^\]\s]{1,200})\]:")
_REFERRED = re.compile(r"\[\^([^\]\s]{1,200})\]")
_TASK = re.compile(r"\[([ xX])\][ \t]+")
_BOXES = {" ": "☐ ", "x": "☑ ", "X": "☑ "}
_DEEPEST = 4  # columns that the further paragraphs of a footnote are indented


def markdown_html(text: str) -> str:
    """The HTML of the body of a Markdown text; its footnotes come last, in the order of their
    marks, those without a mark after them."""
    parser = MarkdownIt("commonmark").enable(["table", "strikethrough"])
    parser.block.ruler.before("reference", "footnote", _footnote, {"alt": ["paragraph"]})
    parser.inline.ruler.before("link", "footnote_mark", _mark)
    parser.core.ruler.push("tasks", _tasks)
    environment: dict[str, Any] = {"notes": {}, "marks": {}}
    tokens = parser.parse(_FRONT_MATTER.sub("", text, count=1), environment)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            named = _named(tokens[at + 1])
            if token.level == 0:
                token.attrSet("id", named or _slug(tokens[at + 1]))
    body, notes = _apart(tokens)
    html = str(parser.renderer.render(body, parser.options, environment))
    order = sorted(notes, key=lambda label: _number(environment, label))
    listed = [_note(parser, environment, label, notes[label]) for label in order]
    return html + ("<hr/>\n" + "".join(listed) if listed else "")


def _named(heading: Token) -> str:
    """The id that a heading ends with, ``{#id .class}``, which is taken out of its words; or ""."""
    last = heading.children[-1] if heading.children else None
    match = _ATTRIBUTES.search(last.content) if last is not None and last.type == "text" else None
    if last is None or match is None:
        return ""
    last.content = last.content[: match.start()]
    heading.content = _ATTRIBUTES.sub("", heading.content)
    return match["id"] or ""


def _slug(heading: Token) -> str:
    """The id that other Markdown programs give a heading, so that links to it work."""
    return _NOT_IN_SLUG.sub("", heading.content.lower()).replace(" ", "-")


def _footnote(state: StateBlock, line: int, end: int, silent: bool) -> bool:
    """Read the text of a footnote, ``[^1]: …``, with its further paragraphs, which are indented."""
    start = state.bMarks[line] + state.tShift[line]
    match = _DEFINED.match(state.src, start, state.eMarks[line])
    if match is None or state.is_code_block(line):
        return False
    if silent:
        return True
    notes = state.env["notes"]
    # A second one of the same label has no mark; no label has a space in it.
    label = match[1] if match[1] not in notes else f"{match[1]} {len(notes)}"
    notes[label] = len(notes)
    kept = state.bMarks[line], state.tShift[line], state.sCount[line], state.parentType
    text = state.src[match.end() : state.eMarks[line]]
    state.bMarks[line] = match.end()
    state.tShift[line] = len(text) - len(text.lstrip(" \t"))
    state.push("note_open", "", 1).meta = {"label": label}
    state.blkIndent += _DEEPEST
    state.sCount[line] = state.blkIndent
    state.parentType = "footnote"
    state.md.block.tokenize(state, line, end)
    state.blkIndent -= _DEEPEST
    state.bMarks[line], state.tShift[line], state.sCount[line], state.parentType = kept
    state.push("note_close", "", -1)
    return True


def _mark(state: StateInline, silent: bool) -> bool:
    """Read the mark of a footnote, ``[^1]``, if there is such a footnote."""
    match = _REFERRED.match(state.src, state.pos, state.posMax)
    if match is None or match[1] not in state.env["notes"]:
        return False
    if not silent:
        marks = state.env["marks"]
        first = match[1] not in marks
        number = marks.setdefault(match[1], len(marks) + 1)
        name = f' id="fnref-{number}"' if first else ""
        token = state.push("html_inline", "", 0)
        token.content = f'<sup class="footnote-ref"><a href="#fn-{number}"{name}>{number}</a></sup>'
    state.pos = match.end()
    return True


def _tasks(state: StateCore) -> None:
    """Put a box for each “[ ]” at the beginning of an item of a list."""
    for item, _, inline in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
        if item.type != "list_item_open" or not inline.children:
            continue
        first = inline.children[0]
        match = _TASK.match(first.content) if first.type == "text" else None
        if match is not None:
            first.content = _BOXES[match[1]] + first.content[match.end() :]


def _apart(tokens: Sequence[Token]) -> tuple[list[Token], dict[str, list[Token]]]:
    """The tokens outside the footnotes, and those of each footnote by its label."""
    body: list[Token] = []
    notes: dict[str, list[Token]] = {}
    within: list[str] = []
    for token in tokens:
        if token.type == "note_open":
            within.append(token.meta["label"])
            notes[within[-1]] = []
        elif token.type == "note_close":
            within.pop()
        else:
            (notes[within[-1]] if within else body).append(token)
    return body, notes


def _number(environment: dict[str, Any], label: str) -> int:
    """The number of a footnote, from 1: by its first mark, after all marks where it has none."""
    marks: dict[str, int] = environment["marks"]
    return marks.get(label) or len(marks) + int(environment["notes"][label]) + 1


def _note(
    parser: MarkdownIt, environment: dict[str, Any], label: str, tokens: Sequence[Token]
) -> str:
    number = _number(environment, label)
    html = str(parser.renderer.render(tokens, parser.options, environment)).rstrip()
    back = f' <a href="#fnref-{number}" class="footnote-backref">↩</a>'
    if label not in environment["marks"]:
        back = ""
    inner = html.removesuffix("</p>")
    html = f"{inner}{back}</p>" if inner != html else f"{html}{back}"
    return f'<aside id="fn-{number}" class="footnote" role="doc-footnote">{html}</aside>\n'


# The book

MAX_SIZE = 64 * 1024 * 1024
"""The most bytes of a text; the longest novels have 10 million."""
# Characters after which a file of the book ends at the next heading, and at the next block: the
# view lays out a whole file at once. Set by hand.
_SPLIT_FROM = 60_000
_LONGEST_FILE = 200_000
_SAMPLE = 64 * 1024  # bytes that show whether a file is text
_CONTROLS = re.compile(b"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_PANDOC = re.compile(r"% ?(?P<title>\S[^\n]*)\n(?:% ?(?P<author>[^\n]*)\n)?")
"""Matches the title and the author as Pandoc has them at the beginning of a file."""
_FIELD = re.compile(r"^(title|author|language|lang)\s*:[ \t]*[\"']?(.*?)[\"']?[ \t]*$", re.I | re.M)


class NoResources:
    """The resources of a book of one file: none."""

    def read(self, name: str) -> Resource | None:
        """None: there are no other files."""
        return None

    def page_image(self, file: int, scale: float) -> Resource:
        """Never: the book is shown as text."""
        raise UsageError(Notice("no_page_pictures"))

    def close(self) -> None:
        """Nothing to close."""


def open_plain(
    path: Path,
    sha256: str,
    cancel: Cancel | None = None,
    progress: Callable[[Progress], None] | None = None,
    kind: Kind = "text",
    encoding: str = "",
) -> tuple[Book, Resources]:
    """The whole book of a text, Markdown or HTML file.

    ``encoding`` is one of ``ENCODINGS`` that the reader chose for a text or Markdown file; "" for
    the one that its bytes tell.
    """
    if path.stat().st_size > MAX_SIZE:
        raise UnsafeBook(Notice("text_too_large", name=path.name))
    raw = read_shared(path)
    if kind == "HTML":
        sources, about = [raw] if len(raw) < _LONGEST_FILE else cut(parse(raw)), {}
        given, found = False, ""
    else:
        given = encoding in ENCODINGS
        text, found = _text(path, raw, encoding if given else "")
        about = _about(text)
        sources = _sources(text, kind)
    documents = canonical_files(sources, cancel, progress)
    book = Book(
        sha256=sha256,
        format=kind,
        metadata=replace(
            _metadata(path, about, documents[0]), encoding=found, encoding_given=given
        ),
        files=tuple(book_file(number, document) for number, document in enumerate(documents)),
        toc=toc_from_headings([document.headings for document in documents]),
    )
    return book, NoResources()


def plain_metadata(path: Path, kind: Kind) -> Metadata:
    """The metadata of a text, Markdown or HTML file, from its beginning alone."""
    with open_shared(path) as file:
        raw = file.read(_SAMPLE)
    if kind == "HTML":
        (document,) = canonical_files([raw], None, None)
        return _metadata(path, {}, document)
    text, _ = _text(path, raw[: raw.rfind(b"\n") + 1] or raw)
    sources = _sources(text, kind)
    return _metadata(path, _about(text), canonical_files(sources[:1], None, None)[0])


def _text(path: Path, raw: bytes, given: str = "") -> tuple[str, str]:
    """The characters of a text file and its encoding; raises for a file that is no text.

    Where ``given`` names the encoding, the reader chose it, and may choose another one.
    """
    sample = raw[:_SAMPLE]
    text, encoding = read_as(raw, given)
    controls = 0 if encoding.startswith("utf-") else len(_CONTROLS.findall(sample))
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n\n")
    bad, zeros = 10 * text.count("\ufffd"), 100 * text.count("\0")
    if not given and (100 * controls > len(sample) or bad > len(text) or zeros > len(text)):
        raise unsupported(path, Notice("is_not_text"))
    return text, encoding


def _about(text: str) -> dict[str, str]:
    """The metadata in the first lines: front matter, or the header of a text archive."""
    fields: dict[str, str] = {}
    if (head := _PANDOC.match(text)) is not None:
        fields |= {"title": head["title"], "author": head["author"] or ""}
    for name, value in _FIELD.findall(text[:4000]):
        fields.setdefault(name.lower(), value)
    return fields


def _metadata(path: Path, about: dict[str, str], document: Document) -> Metadata:
    author = one_line(about.get("author") or document.author, 200)
    said = about.get("title") or document.title or _first_title(document)
    return Metadata(
        title=one_line(said) or one_line(path.stem),
        authors=(author,) if author else (),
        language=one_line(about.get("language") or about.get("lang") or document.language, 40),
    )


def _first_title(document: Document) -> str:
    """The first heading, unless it is a chapter's: then the name of the file says more."""
    title = document.headings[0].title if document.headings else ""
    return "" if heading_rank(title) else title


def _sources(text: str, kind: Kind) -> list[bytes]:
    """The source of each document of a text or a Markdown text."""
    if kind != "Markdown":
        return list(plain_documents(text))
    source = _document(markdown_html(text))
    return cut(parse(source)) if len(text) > _SPLIT_FROM else [source]


def plain_documents(text: str) -> Iterator[bytes]:
    """The source of each document of a plain text: one a chapter, where it is long."""
    found = blocks(text)
    part: list[Block] = []
    size = 0
    for block in found:
        starts = block.shape == "heading" and len(text) > _SPLIT_FROM
        if part and ((starts and _has_body(part)) or size > _LONGEST_FILE):
            yield _document("".join(map(_html, part)))
            part, size = [], 0
        part.append(block)
        size += sum(map(len, block.lines))
    yield _document("".join(map(_html, part)))


def plain_page(text: str) -> bytes:
    """The source of a plain text as one document."""
    return _document("".join(map(_html, blocks(text))))


def _has_body(part: Sequence[Block]) -> bool:
    return any(block.shape != "heading" for block in part)


def _html(block: Block) -> str:
    lines = [escape(line, quote=False) for line in block.lines]
    if block.shape == "heading":
        return f"<h{block.level}>{lines[0]}</h{block.level}>\n"
    if block.shape == "table":
        return "<pre>" + "\n".join(lines) + "</pre>\n"
    return "<p>" + "<br/>\n".join(lines) + "</p>\n"


def _document(body: str) -> bytes:
    return f"<html><head></head><body>\n{body}</body></html>".encode("utf-8", "replace")
