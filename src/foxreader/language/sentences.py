"""Splits paragraphs into sentences, in any language."""

from __future__ import annotations

import re

import sentencex

from foxreader.language.lexicon import FALLBACK

_SPACES = re.compile(r"\s*")
_SURROGATE = re.compile("[\ud800-\udfff]")
# Closing marks that the splitter may leave at the start of the next sentence.
_CLOSERS = re.compile(r"[」』”’）〉》】\])»›\"']+(?=\s|$|[^\w\s])|[」』”’）〉》】»›]+")
# The splitter keeps a quotation of several sentences whole, so quotes are hidden from it. It does
# not split an item of a list, so bullets are hidden too.
_WIDE_QUOTES = "“”„«»「」『』‘•◦▪‣"
# A straight single quote that is not an apostrophe.
_SINGLE = re.compile(r"'(?:(?<!\S')|(?<=[.,;:!?—-]')(?!\w))")
_OPENERS = re.compile(r"(?:(?<=\s)|^)[“„\"«「『‘']+\s?$")
_CLOSING = frozenset("」』”’）〉》】])»›\"'")
_OPENING = frozenset("“„\"«「『‘'")
_NEXT_LETTER = re.compile(r"[^\w]*(\w)")


def whole_characters(text: str) -> str:
    """``text`` with U+FFFD for each lone surrogate, which UTF-8 cannot encode."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return _SURROGATE.sub("\ufffd", text)
    return text


def prepared(text: str) -> str:
    """``text`` as it is given to the splitter: quotes and bullets become spaces, offsets stay.

    Call it once for a whole text, because its cost is mostly per call.
    """
    if not text.isascii():
        text = whole_characters(text)
        for quote in _WIDE_QUOTES:
            text = text.replace(quote, " ")
        text = text.replace("’", "'")
    return _SINGLE.sub(" ", text.replace('"', " "))


def sentence_bounds(text: str, plain: str, start: int, end: int, code: str) -> list[int]:
    """The bounds of the sentences of the paragraph from ``start`` to ``end``.

    The first bound is ``start`` and the last ``end``; each sentence is between two adjacent
    bounds. ``plain`` is ``text`` as :func:`prepared` gives it. Offsets are code points.
    """
    bounds = [start]
    reached = start
    for sentence in sentencex.segment(code or FALLBACK, plain[start:end]):
        reached += len(sentence)
        if bounds[-1] < reached < end and _is_plain(text, reached):
            bounds.append(reached)
            continue
        at = _mended(text, bounds[-1], reached, end)
        if bounds[-1] < at < end and not _goes_on(text, at, end):
            bounds.append(at)
    return [*bounds, end]


def _is_plain(text: str, at: int) -> bool:
    """Whether a sentence clearly ends at ``at``: after a space and before a capital."""
    return text[at].isupper() and text[at - 1] == " " and text[at - 2] not in _OPENING


def _mended(text: str, start: int, at: int, end: int) -> int:
    """The corrected end of a sentence from ``start`` that the splitter ends at ``at``."""
    # Checking single characters first avoids most calls of the regular expressions.
    if at < end and text[at] in _CLOSING and not text[at - 1].isspace():
        closer = _CLOSERS.match(text, at, end)
        at = closer.end() if closer else at
    if not _OPENING.isdisjoint(text[max(start, at - 3) : at]):
        opener = _OPENERS.search(text, start, at)
        at = opener.start() if opener else at
    if at < end and text[at].isspace():
        spaces = _SPACES.match(text, at, end)
        at = spaces.end() if spaces else at
    return at


def _goes_on(text: str, at: int, end: int) -> bool:
    """Whether the sentence continues at ``at`` with a lower-case letter, as in “Go!” he cried."""
    if text[at].isalnum():
        return text[at].islower()
    letter = _NEXT_LETTER.match(text, at, end)
    return letter is not None and letter[1].islower()
