"""A conversation as one HTML page without scripts and external resources."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator
from html import escape

from foxreader.answer.export import remarks
from foxreader.answer.export.runs import Line, Run, one_line, paragraphs, shown
from foxreader.answer.export.sheet import Note, Sheet, Turn
from foxreader.answer.gate.uncited import signed
from foxreader.core.link import Link

_STYLE = """
body { max-width: 42em; margin: 2em auto; padding: 0 1em; font: 1.05em/1.55 Georgia, serif; }
h2 { margin-top: 2.2em; font-size: 1.15em; }
blockquote { margin: .2em 0; white-space: pre-line; }
.lead { font-weight: bold; }
.remarks, .notes { font-size: .88em; }
.where, .by { color: #666; }
sup { line-height: 0; }
@media (prefers-color-scheme: dark) { body { background: #181614; color: #e8e2d8; }
  a { color: #f0a868; } .where, .by { color: #a59c8f; } }
"""
_DIGEST = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_POLICY = f"default-src 'none'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'"


def as_html(sheet: Sheet) -> str:
    """``sheet`` as an HTML page."""
    title = _text(sheet.title)
    authors = f'<p class="by">{_text(", ".join(sheet.authors))}</p>' if sheet.authors else ""
    turns = "\n".join(_turn(turn, sheet.title) for turn in sheet.turns)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f'<h1 dir="auto">{title}</h1>\n{authors}\n{turns}\n'
        f"<footer><p>{_text(remarks.LEFT_BY)}</p></footer>\n</body>\n</html>\n"
    )


def _turn(turn: Turn, title: str) -> str:
    return "\n".join(["<section>", *_blocks(turn, title), "</section>"])


def _blocks(turn: Turn, title: str) -> Iterator[str]:
    answer = turn.answer
    yield f'<h2 dir="auto">{_text(answer.question)}</h2>'
    if turn.passage is not None:
        yield _passage(turn.stored.asked.about, turn.passage)
    lead = remarks.lead(answer)
    if lead:
        yield f'<p class="lead">{_text(lead)}</p>'
    for paragraph in paragraphs(signed(answer.parts, answer.flags)):
        yield f'<p dir="auto">{"<br>".join(_line(line, turn) for line in paragraph)}</p>'
    said = "".join(f'<li dir="auto">{_text(one)}</li>' for one in remarks.remarks(turn))
    yield f'<ul class="remarks">{said}<li class="by">{_text(remarks.by(turn))}</li></ul>'
    if turn.notes:
        notes = "\n".join(_note(note, title) for note in turn.notes)
        yield f'<ol class="notes" start="{turn.notes[0].label}">\n{notes}\n</ol>'


def _passage(words: str, link: Link) -> str:
    """The selected passage a question was about, with its link."""
    return (
        f'<p class="where">{_text(remarks.ABOUT)}</p>\n'
        f'<blockquote dir="auto">{escape(shown(words))}</blockquote>\n'
        f'<p class="where">{_text(str(link.span))} '
        f'<a href="{escape(str(link))}">Open in Foxreader</a></p>'
    )


def _line(line: Line, turn: Turn) -> str:
    return "".join(_run(run, turn) for run in line)


def _run(run: Run, turn: Turn) -> str:
    if run.kind == "mark":
        note = turn.note(int(run.text))
        return f'<sup><a href="#note-{note.label}">{note.label}</a></sup>' if note else ""
    name = {"quote": "q", "strong": "strong"}.get(run.kind)
    return f"<{name}>{escape(run.text)}</{name}>" if name else escape(run.text)


def _note(note: Note, title: str) -> str:
    place = _text(f"{remarks.where(note, title)}. {remarks.grade(note)}")
    return (
        f'<li id="note-{note.label}"><blockquote dir="auto">'
        f"{escape(shown(note.citation.quote))}</blockquote>\n"
        f'<span class="where" dir="auto">{place} {note.citation.span}</span>\n'
        f'<a href="{escape(str(note.link))}">Open in Foxreader</a></li>'
    )


def _text(text: str) -> str:
    return escape(one_line(text))
