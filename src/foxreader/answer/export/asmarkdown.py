"""A conversation as Markdown: footnotes as ``[^1]``, with the notes below each answer.

No text of a book or a model can become markup, a link or a picture, in CommonMark or in common
extensions (tables, autolinks, mathematics, front matter, mentions).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

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
)
from foxreader.core.span import Link

_SPECIAL = re.compile(
    r"[\\`*_{}\[\]<>#+=|~&$^%@]"
    r"|(?<!\w)-|-(?!\w)"  # a list, a rule, a heading's underline; not a hyphen
    r"|(?<=\d)[.)]"  # the number of a list
    r"|(?<=\S)\.(?=\S)"  # an address that a reader would make a link
    r"|:(?=\S)|^[:(]"  # another; and what would make a link of a footnote before it
)


def as_markdown(sheet: Sheet, words: Words = str) -> str:
    """``sheet`` as Markdown, with the program's own sentences as ``words`` gives them."""
    blocks = [f"# {escaped(sheet.title)}"]
    if sheet.authors:
        blocks.append(escaped(", ".join(sheet.authors)))
    for turn in sheet.turns:
        blocks += _turn(turn, sheet.title, words)
    blocks.append(f"*{escaped(words(remarks.LEFT_BY))}*")
    return "\n\n".join(blocks) + "\n"


def _turn(turn: SheetTurn, title: str, words: Words) -> Iterator[str]:
    yield f"## {escaped(turn.answer.question)}"
    if turn.passage is not None:
        yield (
            f"{escaped(words(remarks.ABOUT))} “{escaped(turn.stored.asked.about)}” "
            f"{escaped(str(turn.passage.span))} {_opening(turn.passage, words)}"
        )
    if turn.highlights:
        yield escaped(words(remarks.about_highlights(turn)))
    for line in remarks.before(turn.answer):
        yield f"**{escaped(words(line))}**"
    for block in blocks(turn.parts):
        if isinstance(block, int):
            claim = turn.claims[block]
            yield "  \n".join(_evidence(line, words) for line in (*claim.lines, *claim.more))
        else:
            # Two spaces at the end of a line make a line break in every form of Markdown.
            yield "  \n".join(_line(line, turn) for line in block)
    said = [f"- {escaped(words(sentence))}" for sentence in remarks.remarks(turn)]
    yield "\n".join([*said, f"- {escaped(words(remarks.by(turn)))}"])
    yield from (_note(note, title, words) for note in turn.notes)


def _line(line: Line, turn: SheetTurn) -> str:
    return "".join(_run(run, turn) for run in line)


def _run(run: TextRun, turn: SheetTurn) -> str:
    if run.kind == "mark":
        note = turn.note(int(run.text))
        return f"[^{note.label}]" if note else ""
    if run.kind == "quote":
        quote = f"“{escaped(run.text)}”"
        return f"**{quote}**" if is_likely(run, turn) else quote
    if run.kind == "strong":
        return f"**{escaped_run(run.text)}**"
    return escaped_run(run.text)


def _evidence(line: EvidenceLine, words: Words) -> str:
    """An evidence line as a line of a block quote."""
    place = escaped(f"({remarks.line_place(line, words)})")
    return f"> {escaped(line.text)} {place}" if line.runs else f"> {place}"


def _note(note: Note, title: str, words: Words) -> str:
    place, tag = escaped(remarks.where(note, title, words)), escaped(str(note.citation.span))
    return (
        f"[^{note.label}]: “{escaped(note.citation.quote)}” — {place}. "
        f"{escaped(words(remarks.grade(note)))} {tag} {_opening(note.link, words)}"
    )


def _opening(link: Link, words: Words) -> str:
    """The link to a place, with what following it does."""
    return f"[{escaped(words(remarks.OPEN))}](<{link}>)"


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
