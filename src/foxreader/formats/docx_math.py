"""The formulas of a Word document as MathML."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape

from lxml import etree

from foxreader.formats.docx_xml import child, named, value
from foxreader.formats.html.xmlns import local

_WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_TOKEN = re.compile(r"\d+(?:[.,]\d+)*|\S")
_HIGHEST = 40  # levels of formulas in formulas; Word writes a few


def take_formulas(part: etree._Element, mark: str, found: list[str]) -> None:
    """Add the MathML of each formula of ``part`` to ``found``; in its place stay words that are
    ``mark``, its index in ``found``, and a semicolon."""
    for formula in [e for e in named(part, "oMath") if not _is_inside(e)]:
        around, tail = formula.getparent(), formula.tail
        if around is None:
            continue
        display = ' display="block"' if local(around) == "oMathPara" else ""
        found.append(
            f'<math xmlns="http://www.w3.org/1998/Math/MathML"{display}>{_row(formula, 0)}</math>'
        )
        run = etree.Element(_WORD + "r")
        etree.SubElement(run, _WORD + "t").text = f"{mark}{len(found) - 1};"
        run.tail = tail
        around.replace(formula, run)
    for paragraph in list(named(part, "oMathPara")):
        _unwrap(paragraph)


def _is_inside(formula: etree._Element) -> bool:
    return any(local(around) == "oMath" for around in formula.iterancestors())


def _unwrap(block: etree._Element) -> None:
    """Put the runs in ``block`` in its place."""
    around = block.getparent()
    if around is None:
        return
    for run in [e for e in block if local(e) == "r"]:
        block.addprevious(run)
    around.remove(block)


def _row(element: etree._Element | None, depth: int) -> str:
    """The MathML of all in ``element``, as one row."""
    if element is None or depth > _HIGHEST:
        return "<mrow></mrow>"
    return f"<mrow>{''.join(_one(e, depth + 1) for e in element)}</mrow>"


def _one(element: etree._Element, depth: int) -> str:
    name = local(element)
    if name.endswith("Pr"):
        return ""
    if name == "r":
        return "".join(_tokens("".join(e.text or "" for e in element if local(e) == "t")))
    write = _WRITERS.get(name)
    return write(element, depth) if write is not None else _row(element, depth)


def _tokens(text: str) -> Iterator[str]:
    """Numbers, letters and signs, each in its element."""
    for token in _TOKEN.findall(text):
        tag = "mn" if token[0].isdecimal() else "mi" if token[0].isalpha() else "mo"
        yield f"<{tag}>{escape(token)}</{tag}>"


def _parts(tag: str, *names: str) -> Callable[[etree._Element, int], str]:
    """Writes ``tag`` with a row for each child of those names."""

    def write(element: etree._Element, depth: int) -> str:
        return f"<{tag}>{''.join(_row(child(element, n), depth) for n in names)}</{tag}>"

    return write


def _character(element: etree._Element, otherwise: str, name: str = "chr") -> str:
    """The character that the properties of ``element`` name."""
    properties = next((e for e in element if local(e).endswith("Pr")), None)
    found = child(properties, name)
    return otherwise if found is None else escape(value(found))


def _root(element: etree._Element, depth: int) -> str:
    degree = child(element, "deg")
    if degree is None or not len(degree):
        return f"<msqrt>{_row(child(element, 'e'), depth)}</msqrt>"
    return f"<mroot>{_row(child(element, 'e'), depth)}{_row(degree, depth)}</mroot>"


def _sum(element: etree._Element, depth: int) -> str:
    """A sum, a product or an integral with its bounds."""
    sign = f"<mo>{_character(element, '∫')}</mo>"
    low, high = (_row(child(element, name), depth) for name in ("sub", "sup"))
    tag = "msubsup" if sign == "<mo>∫</mo>" else "munderover"
    return f"<mrow><{tag}>{sign}{low}{high}</{tag}>{_row(child(element, 'e'), depth)}</mrow>"


def _fenced(element: etree._Element, depth: int) -> str:
    inner = [_row(e, depth) for e in element if local(e) == "e"]
    between = f"<mo>{_character(element, '|', 'sepChr')}</mo>"
    opening, closing = _character(element, "(", "begChr"), _character(element, ")", "endChr")
    return f"<mrow><mo>{opening}</mo>{between.join(inner)}<mo>{closing}</mo></mrow>"


def _accent(tag: str, otherwise: str) -> Callable[[etree._Element, int], str]:
    """Writes ``tag`` with a sign over or under a row."""

    def write(element: etree._Element, depth: int) -> str:
        sign = f"<mo>{_character(element, otherwise)}</mo>"
        return f"<{tag}>{_row(child(element, 'e'), depth)}{sign}</{tag}>"

    return write


def _table(rows: Sequence[Sequence[etree._Element]], depth: int) -> str:
    cells = ("".join(f"<mtd>{_row(cell, depth)}</mtd>" for cell in row) for row in rows)
    return f"<mtable>{''.join(f'<mtr>{row}</mtr>' for row in cells)}</mtable>"


def _matrix(element: etree._Element, depth: int) -> str:
    rows = [[c for c in row if local(c) == "e"] for row in element if local(row) == "mr"]
    return _table(rows, depth)


def _lines(element: etree._Element, depth: int) -> str:
    return _table([[e] for e in element if local(e) == "e"], depth)


_WRITERS: Mapping[str, Callable[[etree._Element, int], str]] = {
    "f": _parts("mfrac", "num", "den"),
    "sSup": _parts("msup", "e", "sup"),
    "sSub": _parts("msub", "e", "sub"),
    "sSubSup": _parts("msubsup", "e", "sub", "sup"),
    "limLow": _parts("munder", "e", "lim"),
    "limUpp": _parts("mover", "e", "lim"),
    "func": _parts("mrow", "fName", "e"),
    "rad": _root,
    "nary": _sum,
    "d": _fenced,
    "m": _matrix,
    "eqArr": _lines,
    "acc": _accent("mover", "\u0302"),
    "bar": _accent("mover", "\u00af"),
    "groupChr": _accent("munder", "\u23df"),
}
