"""What the body of an error says, in whatever shape it comes.

Services send an object, a list with one, a list of fields with what is wrong with each, a text,
JSON written as a text in one of these, or the web page of a server in front of them.
"""

from __future__ import annotations

import html
import re
from collections.abc import Mapping
from typing import Any

from foxreader.llm import data

_DEEPEST = 8
"""Levels in which a message is looked for; services use up to five. Set by hand."""
_MOST = 4
"""How many entries of a list are read. Set by hand."""
_LONGEST = 2_000
"""Characters of a message that are read: what is refused may stand behind an address. Set by hand.
"""
_QUOTED = 200
"""Characters of a message that a sentence quotes. Set by hand."""
# "metadata" and "raw": a service that passes requests on has the other one's words there.
_HOLDING = (
    "metadata", "raw", "error", "errors", "message", "detail", "msg", "error_description",
)  # fmt: skip
_PAGE = re.compile(r"\s*<(?:!doctype|\?xml|html|head|body|title|center|div|h1|p)\b", re.IGNORECASE)
_TITLE = re.compile(r"<(title|h1)[^>]*>([^<]+)<", re.IGNORECASE)


def message_of(body: object) -> str:
    """The message of an error's body, as one line; "" where there is none."""
    line = _said(body, 0)
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def param_of(body: object) -> str:
    """The name of the part of the request that the body is about; "" where it names none."""
    value = _opened(body)
    if isinstance(value, list) and value:
        value = value[0]
    for part in (value, value.get("error")) if isinstance(value, Mapping) else ():
        if isinstance(part, Mapping) and isinstance(part.get("param"), str):
            return str(part["param"])
    return ""


def short(text: str) -> str:
    """``text`` as a sentence may quote it: one line, and not too long."""
    line = _as_line(text)
    return line if len(line) <= _QUOTED else f"{line[: _QUOTED - 1]}…"


def _as_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _said(part: object, depth: int) -> str:
    if depth > _DEEPEST:
        return ""
    part = _opened(part)
    if isinstance(part, str):
        return _of_text(part)
    if isinstance(part, list):
        return "; ".join(filter(None, (_said(one, depth + 1) for one in part[:_MOST])))
    return _of_object(part, depth) if isinstance(part, Mapping) else ""


def _of_object(part: Mapping[str, Any], depth: int) -> str:
    """The message of an object; before it the field that it is about, where it names one."""
    found = (_said(part.get(name), depth + 1) for name in _HOLDING)
    said = next(filter(None, found), "")
    loc = part.get("loc")
    where = loc if isinstance(loc, list) else []
    field = ".".join(_as_line(str(one)) for one in where[:_MOST] if one != "body")
    return f"{field}: {said}" if field and said else said


def _opened(part: object) -> object:
    """``part``, or the value in it where it is JSON as a text."""
    if isinstance(part, bytes):
        part = part.decode("utf-8", "replace")
    if isinstance(part, str) and part.lstrip()[:1] in ("{", "[", '"'):
        try:
            return data.parsed(part)
        except ValueError:
            return part
    return part


def _of_text(text: str) -> str:
    """A text; of a web page its title."""
    if not _PAGE.match(text):
        return _as_line(text)
    title = _TITLE.search(text)
    return _as_line(html.unescape(title[2])) if title else ""
