"""Markdown to HTML: with tables, footnotes and task lists, and links between headings that work."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

FRONT_MATTER = re.compile(r"\A---[ \t]*\n(.*?)\n(?:---|\.\.\.)[ \t]*\n", re.S)
"""Matches the metadata at the beginning of a file."""
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
    tokens = parser.parse(FRONT_MATTER.sub("", text, count=1), environment)
    for at, token in enumerate(tokens):
        if token.type == "heading_open" and token.level == 0:
            token.attrSet("id", _slug(tokens[at + 1]))
    body, notes = _apart(tokens)
    html = str(parser.renderer.render(body, parser.options, environment))
    order = sorted(notes, key=lambda label: _number(environment, label))
    listed = [_note(parser, environment, label, notes[label]) for label in order]
    return html + ("<hr/>\n" + "".join(listed) if listed else "")


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
