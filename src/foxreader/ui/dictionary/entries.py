"""The entries of dictionaries as markup for the pop-up; pure functions. All of it is escaped."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from urllib.parse import quote

from foxreader.formats.stardict.apart import Entry, Paragraph, Piece
from foxreader.program.dictionaries import LookedUp
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import notice_words

LINK = "word:"
"""What the address of a link to another word begins with."""
_INDENT = 14
"""Pixels for each level; chosen: two letters."""


def entries_html(found: Sequence[LookedUp], theme: Theme) -> str:
    """What each dictionary has, one under the other, each under its name."""
    return "".join(_dictionary(one, theme) for one in found)


def _dictionary(one: LookedUp, theme: Theme) -> str:
    name = f'<p style="color:{theme.muted}; font-size:11px">{escape(one.dictionary)}</p>'
    if one.problem:
        problem = escape(notice_words(one.problem))
        return f'{name}<p style="color:{theme.weak}">{problem}</p>'
    return name + "".join(_entry(entry, theme) for entry in one.entries)


def _entry(entry: Entry, theme: Theme) -> str:
    if entry.problem:
        problem = escape(notice_words(entry.problem))
        return (
            f'<p><b>{escape(entry.word)}</b> <span style="color:{theme.weak}">{problem}</span></p>'
        )
    said = "".join(_paragraph(one, theme) for one in entry.paragraphs)
    first = entry.paragraphs[0].pieces if entry.paragraphs else ()
    if first and first[0].text.strip() == entry.word:
        return said  # many entries begin with their word
    return f"<p><b>{escape(entry.word)}</b></p>{said}"


def _paragraph(paragraph: Paragraph, theme: Theme) -> str:
    left = _INDENT * paragraph.indent
    said = "".join(_piece(piece, theme) for piece in paragraph.pieces)
    return f'<p style="margin-left:{left}px">{said}</p>'


def _piece(piece: Piece, theme: Theme) -> str:
    said = escape(piece.text)
    if piece.bold:
        said = f"<b>{said}</b>"
    if piece.italic:
        said = f"<i>{said}</i>"
    if piece.word:
        address = LINK + quote(piece.word, safe="")
        return f'<a href="{address}" style="color:{theme.accent_ink}">{said}</a>'
    return f'<span style="color:{theme.muted}">{said}</span>' if piece.muted else said
