"""A conversation as one HTML page without scripts and external resources."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from html import escape

from foxreader.answer.evidence_line.lines import EvidenceLine
from foxreader.answer.export import remarks
from foxreader.answer.export.remarks import Words
from foxreader.answer.export.sheet import (
    Line,
    Note,
    Sheet,
    SheetTurn,
    TextRun,
    blocks,
    is_likely,
    one_line,
    shown,
)
from foxreader.core.span import Link

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


def as_html(sheet: Sheet, words: Words = str) -> str:
    """``sheet`` as an HTML page, with the program's own sentences as ``words`` gives them."""
    title = _text(sheet.title)
    authors = f'<p class="by">{_text(", ".join(sheet.authors))}</p>' if sheet.authors else ""
    turns = "\n".join(_turn(turn, sheet.title, words) for turn in sheet.turns)
    return (
        f'<!DOCTYPE html>\n<html lang="{_text(words(remarks.LANGUAGE))}">\n'
        '<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f'<h1 dir="auto">{title}</h1>\n{authors}\n{turns}\n'
        f"<footer><p>{_text(words(remarks.LEFT_BY))}</p></footer>\n</body>\n</html>\n"
    )


def _turn(turn: SheetTurn, title: str, words: Words) -> str:
    return "\n".join(["<section>", *_blocks(turn, title, words), "</section>"])


def _blocks(turn: SheetTurn, title: str, words: Words) -> Iterator[str]:
    answer = turn.answer
    yield f'<h2 dir="auto">{_text(answer.question)}</h2>'
    if turn.passage is not None:
        yield _passage(turn.stored.asked.about, turn.passage, words)
    if turn.highlights:
        yield f'<p class="where">{_text(words(remarks.about_highlights(turn)))}</p>'
    for line in remarks.before(answer):
        yield f'<p class="lead">{_text(words(line))}</p>'
    for block in blocks(turn.parts):
        if isinstance(block, int):
            claim = turn.claims[block]
            yield from (_evidence(line, words) for line in (*claim.lines, *claim.more))
        else:
            yield f'<p dir="auto">{"<br>".join(_line(line, turn) for line in block)}</p>'
    said = "".join(f'<li dir="auto">{_text(words(one))}</li>' for one in remarks.remarks(turn))
    yield f'<ul class="remarks">{said}<li class="by">{_text(words(remarks.by(turn)))}</li></ul>'
    if turn.notes:
        notes = "\n".join(_note(note, title, words) for note in turn.notes)
        yield f'<ol class="notes" start="{turn.notes[0].label}">\n{notes}\n</ol>'


def _passage(passage: str, link: Link, words: Words) -> str:
    """The selected passage a question was about, with its link."""
    return (
        f'<p class="where">{_text(words(remarks.ABOUT))}</p>\n'
        f'<blockquote dir="auto">{escape(shown(passage))}</blockquote>\n'
        f'<p class="where">{_text(str(link.span))} '
        f"{_opening(link, words)}</p>"
    )


def _opening(link: Link, words: Words) -> str:
    """The link to a place, with what following it does."""
    return f'<a href="{escape(str(link))}">{_text(words(remarks.OPEN))}</a>'


def _line(line: Line, turn: SheetTurn) -> str:
    return "".join(_run(run, turn) for run in line)


def _run(run: TextRun, turn: SheetTurn) -> str:
    if run.kind == "mark":
        note = turn.note(int(run.text))
        return f'<sup><a href="#note-{note.label}">{note.label}</a></sup>' if note else ""
    if is_likely(run, turn):
        return f"<strong><q>{escape(run.text)}</q></strong>"
    name = {"quote": "q", "strong": "strong"}.get(run.kind)
    return f"<{name}>{escape(run.text)}</{name}>" if name else escape(run.text)


def _evidence(line: EvidenceLine, words: Words) -> str:
    """An evidence line: the book's words, those that the claim has too in the colour of text."""
    said = "".join(
        f"<strong>{escape(shown(run.text))}</strong>"
        if run.kind == "shared"
        else escape(shown(run.text))
        for run in line.runs
    )
    place = f'<span class="where" dir="auto">{_text(remarks.line_place(line, words))}</span>'
    return (
        f'<blockquote class="evidence {line.citation.grade}" dir="auto">{said} {place}</blockquote>'
    )


def _note(note: Note, title: str, words: Words) -> str:
    place = _text(f"{remarks.where(note, title, words)}. {words(remarks.grade(note))}")
    return (
        f'<li id="note-{note.label}"><blockquote dir="auto">'
        f"{escape(shown(note.citation.quote))}</blockquote>\n"
        f'<span class="where" dir="auto">{place} {note.citation.span}</span>\n'
        f"{_opening(note.link, words)}</li>"
    )


def _text(text: str) -> str:
    return escape(one_line(text))
