"""The page of notes at the end of a copy of an EPUB."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from html import escape
from itertools import groupby
from typing import Any

BACKGROUNDS = {
    "rose": "rgba(194, 80, 110, .28)", "green": "rgba(63, 143, 74, .28)",
    "blue": "rgba(59, 116, 185, .28)", "violet": "rgba(125, 91, 190, .28)",
    "grey": "rgba(138, 135, 128, .32)",
}  # fmt: skip
"""The grounds of highlights: seen through, so that they fit a light and a dark page."""
_NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*")


def notes_page(
    marks: Iterable[Mapping[str, Any]],
    link: Callable[[Mapping[str, Any]], str],
    title: str,
    language: str,
) -> str:
    """The page, XHTML; ``link`` gives the address of a mark's place, "" without one."""
    parts: list[str] = []
    for heading, several in groupby(marks, lambda mark: str(mark["heading"])):
        parts += [f"<h2>{_text(heading)}</h2>"] if heading else []
        parts += [_entry(mark, link(mark)) for mark in several]
    said = language if _LANGUAGE.fullmatch(language) else "en"
    return (
        # Without a document type: EPUB 2 and 3 ask for different ones, and neither for any.
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="{said}">\n'
        f"<head><title>{_text(title)}</title></head>\n<body>\n<h1>{_text(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def _entry(mark: Mapping[str, Any], href: str) -> str:
    lines = ["<div>"]
    if str(mark["quote"]).strip():
        ground = BACKGROUNDS.get(str(mark["color"]))
        style = f' style="background-color: {ground}"' if ground else ""
        lines.append(f"<blockquote><p{style}>{_text(mark['quote'])}</p></blockquote>")
    lines += [f"<p>{_text(line)}</p>" for line in str(mark["note"]).splitlines() if line.strip()]
    where = _text(mark["where"])
    lines.append(f'<p><a href="{escape(href)}">{where}</a></p>' if href else f"<p>{where}</p>")
    return "".join([*lines, "</div>"])


def _text(text: object) -> str:
    return escape(_NO_XML.sub("\ufffd", " ".join(str(text).split())))
