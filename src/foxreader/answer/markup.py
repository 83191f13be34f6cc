"""The text of an answer as markup: the pieces that are drawn, where links lead, and mathematics."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from urllib.parse import urlsplit
from xml.etree import ElementTree

from foxreader.core.events import Mark, Part, Text
from foxreader.core.notice import Notice

# Pieces: each is drawn by itself, so that a long answer costs no more at its end than at its start

_BREAK = re.compile(r"\n[^\S\n]*\n+(?=\S)(?![-*+]\s|\d+[.)]\s)")
"""An empty line before what belongs to no list: there Markdown begins anew."""
_FENCE = re.compile(r"^[ ]{0,3}(?:```|~~~)", re.MULTILINE)


def pieces(parts: Iterable[Part]) -> Iterator[tuple[Part, ...]]:
    """``parts`` cut between paragraphs, never in a list or in code; joined they are the same."""
    current: list[Part] = []
    fences = 0
    for part in parts:
        if isinstance(part, Mark) or part.literal or isinstance(part.text, Notice):
            current.append(part)
            continue
        done = 0
        for match in _BREAK.finditer(part.text):
            cut = match.end()
            fences += len(_FENCE.findall(part.text[done:cut]))
            if fences % 2 == 0:
                yield (*current, Text(part.text[done:cut]))
                current, fences = [], 0
            else:
                current.append(Text(part.text[done:cut]))
            done = cut
        if done < len(part.text):
            fences += len(_FENCE.findall(part.text[done:]))
            current.append(Text(part.text[done:]))
    if current:
        yield tuple(current)


# Where a link leads, in letters that cannot look like another's

_HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*\.?|[0-9a-f:]+")
_LONGEST_ADDRESS = 2_000
"""Characters of an address that is offered. Chosen: what browsers take."""


def host_of(address: str) -> str:
    """The host of a web address, as ASCII ("xn--…" for other letters); "" for any other address,
    which is not offered."""
    if len(address) > _LONGEST_ADDRESS or not address.isprintable():
        return ""
    try:
        parts = urlsplit(address)
        host = (parts.hostname or "").encode("idna").decode("ascii")
        port = parts.port
    except ValueError:  # what is no address, or has no name of a host
        return ""
    if (
        parts.scheme not in ("http", "https")
        or not _HOST.fullmatch(host)
        or parts.username is not None
    ):
        return ""
    return host if port is None else f"{host}:{port}"


# Mathematics: LaTeX between its usual delimiters becomes MathML, which the page draws without
# scripts or fonts from elsewhere. What a model writes is hostile, so the markup is made anew from a
# list of allowed elements and attributes.

_LONGEST_FORMULA = 1_000
"""Characters of a formula that is drawn; a longer one stays as it is written. Chosen: several lines
of a paper, converted in some milliseconds."""
_DEEPEST = 24
"""Braces and environments inside each other; the library calls itself for each. Chosen: no formula
a reader can read has as many."""
_FORMULA = re.compile(
    r"(?P<code>```.*?(?:```|\Z)|`[^`\n]*`)"
    # A formula ends where another begins, so that no text is looked through more than once.
    r"|\$\$(?P<shown>[^$]+?)\$\$|(?<!\\)\\\[(?P<shown2>(?:[^\\]|\\[^\[\]])+?)\\\]"
    r"|(?<!\\)\\\((?P<inline>(?:[^\\\n]|\\[^()\n])+?)\\\)"
    r"|(?<![\\$\w])\$(?P<dollar>[^\s$](?:[^$\n]*[^\s$\\])?)\$(?![\d$])",
    re.DOTALL,
)
_SIGN = re.compile(r"[\\^_={}<>+]|^\w$|\w\(\w\)")
"""What tells a formula between single dollars from two prices."""
_TAGS = frozenset(
    ("math", "mrow", "mi", "mn", "mo", "mtext", "mspace", "ms", "mfrac", "msqrt", "mroot", "msub",
     "msup", "msubsup", "munder", "mover", "munderover", "mmultiscripts", "mprescripts", "none",
     "mtable", "mtr", "mtd", "mstyle", "mpadded", "mphantom", "menclose")
)  # fmt: skip
_ATTRIBUTES = frozenset(
    ("mathvariant", "stretchy", "fence", "separator", "accent", "accentunder", "displaystyle",
     "scriptlevel", "linethickness", "width", "columnalign", "movablelimits", "symmetric", "form",
     "minsize", "maxsize", "lspace", "rspace", "notation")
)  # fmt: skip
_VALUE = re.compile(r"[\w .%+-]{0,40}")
_DEFINES = re.compile(r"\\(?:(?:re)?new|provide|def|let|edef|gdef|xdef)")
"""Commands that define others, with which a short text can become a very long one."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula at ``start`` to ``end`` of a text, with its delimiters; ``shown``: on a line of its
    own."""

    start: int
    end: int
    latex: str
    shown: bool


def formulas(text: str) -> Iterator[Formula]:
    """The formulas of ``text`` in order; what is in code is none, and neither are two prices."""
    for match in _FORMULA.finditer(text):
        if match["code"]:
            continue
        dollar = match["dollar"]
        if dollar is not None and not _SIGN.search(dollar):
            continue
        shown = match["shown"] or match["shown2"]
        latex = (shown or match["inline"] or dollar or "").strip()
        if latex:
            yield Formula(match.start(), match.end(), latex, shown is not None)


def mathml(latex: str, *, shown: bool = False) -> str:
    """The markup of a formula; "" for one that cannot be drawn."""
    if len(latex) > _LONGEST_FORMULA or _depth(latex) > _DEEPEST or _DEFINES.search(latex):
        return ""
    display = "block" if shown else "inline"
    convert, failures = _library()
    try:
        root = ElementTree.fromstring(convert(latex, display=display))
    except failures:
        return ""
    return _written(root, f' display="{display}"')


@cache
def _library() -> tuple[Callable[..., str], tuple[type[Exception], ...]]:
    """What converts a formula, and what that may raise: its own errors, and whatever its code
    stumbles over. Imported with the first formula."""
    from latex2mathml import converter, exceptions  # noqa: PLC0415

    known = vars(exceptions).values()
    own = [one for one in known if isinstance(one, type) and issubclass(one, Exception)]
    others = (
        ArithmeticError, AttributeError, LookupError, RecursionError, RuntimeError, StopIteration,
        SyntaxError, TypeError, ValueError,
    )  # fmt: skip
    return converter.convert, (*own, *others)


def _depth(latex: str) -> int:
    """How deep its groups are inside each other."""
    deep = most = 0
    for sign in re.findall(r"\\begin|\\end|\\left|\\right|[{}^_]|\\sqrt|\\frac", latex):
        if sign in ("}", "\\end", "\\right"):
            deep -= 1
        elif sign in ("{", "\\begin", "\\left"):
            deep += 1
        most = max(most, deep)
    return most


def _written(element: ElementTree.Element, more: str = "") -> str:
    """An element with what is allowed of it; of one that is not allowed the words are left."""
    name = element.tag.rpartition("}")[2]
    inside = escape(element.text or "") + "".join(
        _written(child) + escape(child.tail or "") for child in element
    )
    if name not in _TAGS:
        return inside
    kept = "".join(
        f' {key}="{escape(value)}"'
        for key, value in element.attrib.items()
        if key in _ATTRIBUTES and _VALUE.fullmatch(value)
    )
    return f"<{name}{more}{kept}>{inside}</{name}>"
