"""A sentence for the reader that knows what it was made of, so that it can be translated."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from string import Formatter

CONTEXT = "Notices"
"""The context of the sentences in the translations."""
Argument = str | int | float
"""What fills a place of a notice; a text may be a notice itself."""

_NUMBER = re.compile(r"(?:,|,?\.(\d)f)")
"""How a template asks for a number in a form of its own."""
_DEEPEST = 4
"""Notices within one another that :func:`unpack_notice` follows; sentences have up to three."""
_TEXTS = Path(__file__).with_name("notices.toml")


@cache
def templates() -> Mapping[str, str | tuple[str, str]]:
    """The English texts by code; ``{name}`` stands for an argument. Of two forms the first is for a
    ``count`` of 1. They are read when the first one is said: a book's first page needs none.
    """
    texts = tomllib.loads(_TEXTS.read_text("utf-8"))
    return {
        code: text if isinstance(text, str) else (text[0], text[1]) for code, text in texts.items()
    }


def template_of(code: str, count: object = None) -> str:
    """The English text of a notice, with its arguments still to be filled in."""
    template = templates()[code]
    if isinstance(template, str):
        return template
    return template[0] if count == 1 else template[1]


class Notice(str):
    """The English sentence of ``code`` with its ``arguments``.

    As a text it is compared, printed and stored like any other; what was stored as a text alone
    is shown as that text.
    """

    code: str
    arguments: Mapping[str, Argument]

    def __new__(cls, code: str, **arguments: Argument) -> Notice:
        """The sentence; raises ``KeyError`` for a code or an argument that is missing."""
        notice = super().__new__(cls, template_of(code, arguments.get("count")).format(**arguments))
        notice.code, notice.arguments = code, arguments
        return notice

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Argument]]:
        """What a copy is made of."""
        return (self.code,), dict(self.arguments)


class Filling(Formatter):
    """Fills in a text with numbers as the reader writes them.

    ``number`` writes a value with so many decimals; it is asked for what a template wants in a
    form of its own, with separators or decimals.
    """

    def __init__(self, number: Callable[[float, int], str]) -> None:
        self._number = number

    def format_field(self, value: object, format_spec: str) -> str:
        """What stands in the place of ``value``."""
        form = _NUMBER.fullmatch(format_spec)
        if form and isinstance(value, int | float):
            return self._number(value, int(form[1] or 0))
        return str(super().format_field(value, format_spec))


def in_words(text: str, translate: Callable[[str], str], filling: Formatter) -> str:
    """A notice in another language; a text without a code, as of an old record, as it is.

    ``translate`` gives a template in it, which ``filling`` fills in.
    """
    if not isinstance(text, Notice):
        return text
    template = template_of(text.code, text.arguments.get("count"))
    arguments = {
        name: in_words(value, translate, filling) if isinstance(value, str) else value
        for name, value in text.arguments.items()
    }
    return filling.vformat(translate(template), (), arguments)


def pack_notice(text: str) -> list[object] | None:
    """Code and arguments of a notice as JSON values; None for a text that is none."""
    if not isinstance(text, Notice):
        return None
    arguments = {
        name: pack_notice(value) if isinstance(value, Notice) else value
        for name, value in text.arguments.items()
    }
    return [text.code, arguments]


def unpack_notice(text: str, packed: object) -> str:
    """The notice that reads ``text`` and was packed as ``packed``, else ``text`` as it is.

    ``packed`` may come from a process that is not trusted, or from an older version: it counts
    only if its code and arguments give exactly ``text``.
    """
    try:
        notice = _unpacked(packed, _DEEPEST)
    except (KeyError, ValueError, TypeError, IndexError, OverflowError):
        return text
    return notice if notice == text else text


def _unpacked(packed: object, depth: int) -> Notice:
    if not isinstance(packed, list) or len(packed) != 2 or not depth:
        raise ValueError("not a notice")
    code, arguments = packed
    if not isinstance(code, str) or not isinstance(arguments, dict):
        raise ValueError("not a notice")
    places = {
        name for _, name, _, _ in Formatter().parse(template_of(code, arguments.get("count")))
    }
    if not arguments.keys() <= places | {"count"}:
        raise ValueError("an argument without a place")
    return Notice(code, **{name: _argument(value, depth) for name, value in arguments.items()})


def _argument(value: object, depth: int) -> Argument:
    if isinstance(value, list):
        return _unpacked(value, depth - 1)
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise ValueError("not an argument")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError("not a number")
    return value


def says(text: str, code: str) -> bool:
    """Whether ``text`` is the sentence of ``code``.

    A text without a code, as an older version stored it, is known by how it begins; where that
    differs, by all of it.
    """
    if isinstance(text, Notice):
        return text.code == code
    begins = template_of(code).partition("{")[0]
    if begins:
        return text.startswith(begins)
    return any(_pattern(template_of(code, count)).fullmatch(text) for count in (1, 2))


def _pattern(template: str) -> re.Pattern[str]:
    """What a template looks like when it is filled in."""
    parts = Formatter().parse(template)
    return re.compile(
        "".join(re.escape(said) + ("" if name is None else ".+") for said, name, _, _ in parts)
    )
