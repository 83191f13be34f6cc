"""F9, N10: a conversation as the text of a file whose footnotes link to the exact words."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from html import escape
from typing import Any, Literal, get_args

from foxreader.answer.evidence_line.lines import ClaimLines, EvidenceLine
from foxreader.answer.export import sheets
from foxreader.answer.export.sheets import (
    Line,
    Note,
    Sheet,
    SheetTurn,
    TextRun,
    Words,
    blocks,
    is_marked,
    one_line,
    sheet,
    shown,
)
from foxreader.core.events import Text
from foxreader.core.span import Link

# Markdown: footnotes as ``[^1]``, with the notes below each answer. No text of a book or a model
# can become markup, a link or a picture, in CommonMark or in common extensions (tables, autolinks,
# mathematics, front matter, mentions).

_SPECIAL = re.compile(
    r"[\\`*_{}\[\]<>#+=|~&$^%@]"
    r"|(?<!\w)-|-(?!\w)"  # a list, a rule, a heading's underline; not a hyphen
    r"|(?<=\d)[.)]"  # the number of a list
    r"|(?<=\S)\.(?=\S)"  # an address that a reader would make a link
    r"|:(?=\S)|^[:(]"  # another; and what would make a link of a footnote before it
)


def _as_markdown(sheet: Sheet, words: Words = str) -> str:
    """``sheet`` as Markdown, with the program's own sentences as ``words`` gives them."""
    blocks = [f"# {escaped(sheet.title)}"]
    if sheet.authors:
        blocks.append(escaped(", ".join(sheet.authors)))
    for turn in sheet.turns:
        blocks += _turn(turn, sheet.title, words)
    blocks.append(f"*{escaped(words(sheets.LEFT_BY))}*")
    return "\n\n".join(blocks) + "\n"


def _turn(turn: SheetTurn, title: str, words: Words) -> Iterator[str]:
    yield f"## {escaped(turn.answer.question)}"
    if turn.passage is not None:
        yield (
            f"{escaped(words(sheets.ABOUT))} “{escaped(turn.stored.asked.about)}” "
            f"{escaped(str(turn.passage.span))} {_opening(turn.passage, words)}"
        )
    if turn.highlights:
        yield escaped(words(sheets.about_highlights(turn)))
    for line in sheets.before(turn.answer):
        yield f"**{escaped(words(line))}**"
    for block in blocks(turn.parts):
        if isinstance(block, int):
            claim = turn.claims[block]
            yield "  \n".join(_evidence(line, words) for line in (*claim.lines, *claim.more))
        else:
            # Two spaces at the end of a line make a line break in every form of Markdown.
            yield "  \n".join(_line(line, turn) for line in block)
    said = [f"- {escaped(words(sentence))}" for sentence in sheets.remarks(turn)]
    yield "\n".join([*said, f"- {escaped(words(sheets.by(turn)))}"])
    yield from (_note(note, title, words) for note in turn.notes)


def _line(line: Line, turn: SheetTurn) -> str:
    return "".join(_run(run, turn) for run in line)


def _run(run: TextRun, turn: SheetTurn) -> str:
    if run.kind == "mark":
        note = turn.note(int(run.text))
        return f"[^{note.label}]" if note else ""
    if run.kind == "quote":
        quote = f"“{escaped(run.text)}”"
        return f"**{quote}**" if is_marked(run, turn) else quote
    if run.kind == "strong":
        return f"**{escaped_run(run.text)}**"
    return escaped_run(run.text)


def _evidence(line: EvidenceLine, words: Words) -> str:
    """An evidence line as a line of a block quote."""
    place = escaped(f"({sheets.line_place(line, words)})")
    return f"> {escaped(line.text)} {place}" if line.runs else f"> {place}"


def _note(note: Note, title: str, words: Words) -> str:
    place, tag = escaped(sheets.where(note, title, words)), escaped(str(note.citation.span))
    return (
        f"[^{note.label}]: “{escaped(note.citation.quote)}” — {place}. "
        f"{escaped(words(sheets.grade(note)))} {tag} {_opening(note.link, words)}"
    )


def _opening(link: Link, words: Words) -> str:
    """The link to a place, with what following it does."""
    return f"[{escaped(words(sheets.OPEN))}](<{link}>)"


def escaped(text: str) -> str:
    """``text`` on one line, with all Markdown syntax escaped."""
    return escaped_run(one_line(text))


def escaped_run(text: str) -> str:
    """``text`` with all Markdown syntax escaped; spaces and line breaks stay."""
    return _SPECIAL.sub(_harmless, text)


def _harmless(match: re.Match[str]) -> str:
    # Some renderers look for e-mail addresses after removing backslashes, so a zero-width
    # character separates the two halves of an address.
    return "\\@\u2060" if match[0] == "@" else f"\\{match[0]}"


# One HTML page without scripts and external resources

_STYLE = """
body { max-width: 42em; margin: 2em auto; padding: 0 1em; font: 1.05em/1.55 Georgia, serif; }
h2 { margin-top: 2.2em; font-size: 1.15em; }
blockquote { margin: .2em 0; white-space: pre-line; }
section > p { font-family: system-ui, sans-serif; } /* serif is the book's voice */
section q, .lead { font-family: Georgia, serif; }
p:has(+ .evidence) { margin-bottom: .3em; }
.evidence { margin: 0 0 .9em; padding: 0 0 0 .7em; border-left: 2px solid #ccc; color: #666;
  font-size: .9em; white-space: normal; }
.evidence strong { font-weight: normal; color: #111; }
.evidence.quoted { border-color: #3a7048; }
.evidence.weak, .evidence.otherwise { border-left: 2px dashed #8a5f00; }
.evidence .where { font-size: .85em; white-space: nowrap; }
.lead { font-weight: bold; }
.remarks, .notes { font-size: .88em; }
.where, .by { color: #666; }
sup { line-height: 0; }
@media (prefers-color-scheme: dark) { body { background: #181614; color: #e8e2d8; }
  a { color: #f0a868; } .where, .by, .evidence { color: #a59c8f; }
  .evidence strong { color: #e8e2d8; } }
"""
_DIGEST = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_POLICY = f"default-src 'none'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'"


def _as_html(sheet: Sheet, words: Words = str) -> str:
    """``sheet`` as an HTML page, with the program's own sentences as ``words`` gives them."""
    title = _html_text(sheet.title)
    authors = f'<p class="by">{_html_text(", ".join(sheet.authors))}</p>' if sheet.authors else ""
    turns = "\n".join(_html_turn(turn, sheet.title, words) for turn in sheet.turns)
    return (
        f'<!DOCTYPE html>\n<html lang="{_html_text(words(sheets.LANGUAGE))}">\n'
        '<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f'<h1 dir="auto">{title}</h1>\n{authors}\n{turns}\n'
        f"<footer><p>{_html_text(words(sheets.LEFT_BY))}</p></footer>\n</body>\n</html>\n"
    )


def _html_turn(turn: SheetTurn, title: str, words: Words) -> str:
    return "\n".join(["<section>", *_html_blocks(turn, title, words), "</section>"])


def _html_blocks(turn: SheetTurn, title: str, words: Words) -> Iterator[str]:
    answer = turn.answer
    yield f'<h2 dir="auto">{_html_text(answer.question)}</h2>'
    if turn.passage is not None:
        yield _html_passage(turn.stored.asked.about, turn.passage, words)
    if turn.highlights:
        yield f'<p class="where">{_html_text(words(sheets.about_highlights(turn)))}</p>'
    for line in sheets.before(answer):
        yield f'<p class="lead">{_html_text(words(line))}</p>'
    yield from _html_said(turn, words)
    said = "".join(f'<li dir="auto">{_html_text(words(one))}</li>' for one in sheets.remarks(turn))
    yield f'<ul class="remarks">{said}<li class="by">{_html_text(words(sheets.by(turn)))}</li></ul>'
    if turn.notes:
        notes = "\n".join(_html_note(note, title, words) for note in turn.notes)
        yield f'<ol class="notes" start="{turn.notes[0].label}">\n{notes}\n</ol>'


def _html_said(turn: SheetTurn, words: Words) -> Iterator[str]:
    """The words of the answer, and the evidence of each claim below it."""
    for block in blocks(turn.parts):
        if isinstance(block, int):
            claim = turn.claims[block]
            yield from (_html_evidence(line, words) for line in (*claim.lines, *claim.more))
        else:
            yield f'<p dir="auto">{"<br>".join(_html_line(line, turn) for line in block)}</p>'


def _html_passage(passage: str, link: Link, words: Words) -> str:
    """The selected passage a question was about, with its link."""
    return (
        f'<p class="where">{_html_text(words(sheets.ABOUT))}</p>\n'
        f'<blockquote dir="auto">{escape(shown(passage))}</blockquote>\n'
        f'<p class="where">{_html_text(str(link.span))} '
        f"{_html_link(link, words)}</p>"
    )


def _html_link(link: Link, words: Words) -> str:
    """The link to a place, with what following it does."""
    return f'<a href="{escape(str(link))}">{_html_text(words(sheets.OPEN))}</a>'


def _html_line(line: Line, turn: SheetTurn) -> str:
    return "".join(_html_run(run, turn) for run in line)


def _html_run(run: TextRun, turn: SheetTurn) -> str:
    if run.kind == "mark":
        note = turn.note(int(run.text))
        return f'<sup><a href="#note-{note.label}">{note.label}</a></sup>' if note else ""
    if is_marked(run, turn):
        return f"<strong><q>{escape(run.text)}</q></strong>"
    name = {"quote": "q", "strong": "strong"}.get(run.kind)
    return f"<{name}>{escape(run.text)}</{name}>" if name else escape(run.text)


def _html_evidence(line: EvidenceLine, words: Words) -> str:
    """An evidence line: the book's words, those that the claim has too in the colour of text."""
    said = "".join(
        f"<strong>{escape(shown(run.text))}</strong>"
        if run.kind == "shared"
        else escape(shown(run.text))
        for run in line.runs
    )
    place = f'<span class="where" dir="auto">{_html_text(sheets.line_place(line, words))}</span>'
    return (
        f'<blockquote class="evidence {line.citation.grade}" dir="auto">{said} {place}</blockquote>'
    )


def _html_note(note: Note, title: str, words: Words) -> str:
    place = _html_text(f"{sheets.where(note, title, words)}. {words(sheets.grade(note))}")
    return (
        f'<li id="note-{note.label}"><blockquote dir="auto">'
        f"{escape(shown(note.citation.quote))}</blockquote>\n"
        f'<span class="where" dir="auto">{place} {note.citation.span}</span>\n'
        f"{_html_link(note.link, words)}</li>"
    )


def _html_text(text: str) -> str:
    return escape(one_line(text))


# JSON, with what is needed to find each citation in another text (N10)

FORMAT, VERSION = "foxreader-conversation", 1
_SURROGATE = re.compile("[\ud800-\udfff]")


def _as_json(sheet: Sheet) -> str:
    """``sheet`` as JSON; offsets are code points, half open."""
    value = {
        "format": FORMAT,
        "version": VERSION,
        "conversation": sheet.id,
        "book": {"sha256": sheet.sha256, "title": sheet.title, "authors": list(sheet.authors)},
        "turns": [_json_turn(turn) for turn in sheet.turns],
    }
    text = json.dumps(value, ensure_ascii=False, indent=2) + "\n"
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _json_turn(turn: SheetTurn) -> dict[str, Any]:
    answer = turn.answer
    return {
        "question": answer.question,
        "passage": _json_passage(turn),
        "highlights": [str(link.span) for link in turn.highlights],
        "finished": turn.stored.finished,
        "problem": problem.kind if (problem := turn.stored.problem) else "",
        "mode": answer.mode,
        "confidence": answer.confidence,
        "path": answer.path,
        "refused": answer.refused,
        "reason": answer.reason,
        "model": answer.model,
        "answer": answer.text,
        "parts": [
            {"text": part.text, "literal": part.literal}
            if isinstance(part, Text)
            else {"footnote": part.footnote}
            for part in answer.parts
        ],
        "claims": [_json_claim(claim) for claim in turn.claims],
        "citations": [_json_citation(note) for note in turn.notes],
        "flags": [
            {"kind": flag.kind, "text": flag.text, "words": flag.words} for flag in answer.flags
        ],
        "second_reader": None if answer.second is None else asdict(answer.second),
        "removed": answer.removed,
        "dropped": answer.dropped,
        "share": round(answer.searched.share, 4),
        "missing": list(answer.searched.missing),
        "looked_at": {
            "highlights": answer.searched.highlights,
            "of": answer.searched.of_highlights,
        },
        "read_as": [asdict(one) for one in answer.searched.read_as],
        "books": list(answer.searched.books),
        "left_out": list(answer.searched.left_out),
    }


def _json_passage(turn: SheetTurn) -> dict[str, Any] | None:
    """The selected passage a question was about, with its place; None without one."""
    if turn.passage is None:
        return None
    span = turn.passage.span
    return {
        "tag": str(span),
        "span": {"file": span.file, "start": span.start, "end": span.end},
        "words": turn.stored.asked.about,
        "link": str(turn.passage),
    }


def _json_claim(claim: ClaimLines) -> dict[str, Any]:
    """A claim with the book's sentences it is read beside; ``shared`` are the words in both."""
    return {
        "words": claim.claim.text,
        "verbatim": claim.verbatim,
        "lines": [
            {
                "number": line.citation.number,
                "sentence": line.whole,
                "line": line.text,
                "shared": [run.text for run in line.runs if run.kind == "shared"],
                "chapter": line.place.chapter,
                "page": line.place.page,
            }
            for line in (*claim.lines, *claim.more)
        ],
    }


def _json_citation(note: Note) -> dict[str, Any]:
    citation, span = note.citation, note.citation.span
    return {
        "number": citation.number,
        "book": note.link.sha256,
        "source": citation.source,
        "title": citation.title,
        "page": citation.page,
        "tag": str(span),
        "span": {"file": span.file, "start": span.start, "end": span.end},
        "quote": citation.quote,
        "before": note.before,
        "after": note.after,
        "grade": citation.grade,
        "link": str(note.link),
    }


# The formats

Format = Literal["markdown", "html", "json"]
FORMATS: tuple[Format, ...] = get_args(Format)
FileFormat = Format | Literal["pdf"]
FILE_FORMATS: tuple[FileFormat, ...] = (*FORMATS, "pdf")
"""The formats of text, and the one that is made of HTML."""
SUFFIXES: Mapping[str, FileFormat] = {
    ".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html", ".json": "json",
    ".pdf": "pdf",
}  # fmt: skip
"""The format for each file name extension."""

__all__ = [
    "FILE_FORMATS", "FORMATS", "SUFFIXES", "FileFormat", "Format", "Sheet", "Words", "sheet",
    "written",
]  # fmt: skip


def written(conversation: Sheet, fmt: Format, words: Words = str) -> str:
    """``conversation`` as the text of a file in this format; it can be encoded as UTF-8.

    ``words`` gives the program's own sentences in the reader's language. JSON is for programs and
    the same in every language.
    """
    if fmt == "json":
        return _as_json(conversation)
    return (_as_html if fmt == "html" else _as_markdown)(conversation, words)
