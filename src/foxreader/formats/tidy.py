"""Titles, names and other text of a book, cleaned for one line of a window."""

from __future__ import annotations

import html
import re

# Marks that change the direction of text, and characters that do not show: a title needs none, and
# they could make a window show something else.
_UNWANTED = re.compile(
    "[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff\U000e0000-\U000e007f]"
)
_SPACE = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")
# Halves of pairs, as Python reads the bytes of a file's name that are no text.
_HALVES = re.compile(r"[\ud800-\udfff]+")
# What programs write where nobody gave a title or a name.
_NO_TITLE = re.compile(
    r"microsoft (?:office )?(?:word|powerpoint|excel|publisher)(?: - .*)?"
    r"|powerpoint[- ]presentation|(?:slide|document|dokument|документ)\s?\d+"
    r"|[\[(]?(?:untitled|unbenannt|sans titre|sin t[íi]tulo|senza titolo|sem t[íi]tulo|naamloos"
    r"|без названия|без имени|adsız|无标题|無標題|無題|unknown|no title|title|null)[\])]?"
    r"(?:[ -]?(?:document|dokument))?(?:[ _-]?\d+)?(?:\.\w{2,5})?"
    r"|[^\s/\\]+\.(?:docx?|rtf|odt|indd|qxp|qxd|pages|tex|dvi|pmd|pub|p65|pptx?|wpd)",
    re.I,
)
_NO_NAME = re.compile(
    r"[\[(]?(?:unknown(?: author)?|anonymous user|(?:windows |microsoft office )?user|author"
    r"|admin(?:istrator)?|owner|null)[\])]?",
    re.I,
)
_ESCAPED = re.compile(r"&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});", re.I)
TITLE_LENGTH = 300
"""The most characters of a title; longer ones are cut, with an ellipsis."""


def real_title(text: str, limit: int = TITLE_LENGTH) -> str:
    """A title on one line, its references as the characters they mean; "" for what a program wrote
    because there was none, such as "Untitled"."""
    line = one_line(_plain(text), limit)
    return "" if _NO_TITLE.fullmatch(line) else line


def real_name(text: str, limit: int = 200) -> str:
    """The name of a person on one line, as :func:`real_title`; "" for "User" and the like."""
    line = one_line(_plain(text), limit)
    return "" if _NO_NAME.fullmatch(line) else line


def _plain(text: str) -> str:
    return html.unescape(text) if _ESCAPED.search(text) else text


def one_line(text: str, limit: int = TITLE_LENGTH) -> str:
    """``text`` on one line, without controls, at most ``limit`` characters long; for what is no
    text, U+FFFD."""
    text = _HALVES.sub("\ufffd", text)
    text = _SPACE.sub(" ", _UNWANTED.sub("", text[: 20 * limit])).strip()
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"
