"""CSS in its parts: the one door to the parser of style sheets and to the matcher of selectors."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

import cssselect2
import tinycss2
from lxml import etree
from tinycss2 import color3, color4

from foxreader.formats.html.xmlsource import local

Tokens = Sequence[Any]
"""The parts of a value: each has a ``type``, such as ident, number, dimension or function."""
Colour = tuple[float, float, float, float]
"""Red, green, blue and opacity, each 0 to 1."""

_BLANK = ("whitespace", "comment")
_SYSTEM = {
    **dict.fromkeys(("canvas", "field", "window", "background"), (1.0, 1.0, 1.0, 1.0)),
    **dict.fromkeys(("canvastext", "fieldtext", "windowtext"), (0.0, 0.0, 0.0, 1.0)),
}


def sheet_nodes(source: str) -> Tokens:
    """The rules of a style sheet."""
    return list(tinycss2.parse_stylesheet(source, True, True))


def rule_nodes(content: Tokens) -> Tokens:
    """The rules inside an at-rule, such as ``@media``."""
    return list(tinycss2.parse_rule_list(content, True, True))


def block_nodes(content: str | Tokens) -> Tokens:
    """The declarations of a rule, and the rules nested in it."""
    return list(tinycss2.parse_blocks_contents(content, True, True))


def declaration_nodes(source: str) -> Iterator[Any]:
    """The declarations of a ``style`` attribute."""
    for node in tinycss2.parse_declaration_list(source, True, True):
        if node.type == "declaration":
            yield node


def value_tokens(source: str, *, blanks: bool = False) -> Tokens:
    """The parts of a value or a selector alone; with ``blanks``, its white space as well."""
    tokens = tinycss2.parse_component_value_list(source, True)
    return list(tokens) if blanks else without_blanks(tokens)


def without_blanks(tokens: Iterable[Any]) -> Tokens:
    """``tokens`` without white space and comments."""
    return [token for token in tokens if token.type not in _BLANK]


def written(tokens: Tokens) -> str:
    """``tokens`` as text in lower case."""
    return str(tinycss2.serialize(tokens)).strip().lower()


def written_as_is(tokens: Tokens) -> str:
    """``tokens`` as text."""
    return str(tinycss2.serialize(tokens))


def colour(token: Any) -> Colour | None:
    """The colour that a token names; None where it names none that is known here."""
    if token.type == "ident" and token.lower_value in _SYSTEM:
        return _SYSTEM[token.lower_value]
    found = color3.parse_color(token)
    if found is not None:
        return None if isinstance(found, str) else tuple(found)
    newer = color4.parse_color(token)
    if newer is None:
        return None
    try:
        red, green, blue = newer.to("srgb").coordinates
    except NotImplementedError:
        # A space that cannot be converted: white is the one that matters on a page.
        light = float(newer.coordinates[0] or 0) / (1 if newer.space.startswith("ok") else 100)
        red = green = blue = 1.0 if light > 0.98 else 0.0
    return float(red), float(green), float(blue), float(newer.alpha)


# Selectors: which elements a rule is for

ANY = "*"
# Pseudo-classes that every element of a book matches and the library does not know.
_ALWAYS = re.compile(r":(?:defined|dir\(\s*ltr\s*\)|read-only)(?![\w-])", re.I)
_LONGEST = 5_000  # characters of a nested selector, which grows with each level. Set by hand.


def compiled(prelude: Tokens, namespaces: dict[str | None, str]) -> list[Any]:
    """The selectors of a rule; none where it is invalid or matches nothing that is shown."""
    try:
        found = cssselect2.compile_selector_list(prelude, namespaces)
    except cssselect2.SelectorError:
        text = written_as_is(prelude)
        plain = _ALWAYS.sub(":not(_)", text)
        if plain == text:
            return []
        return compiled(value_tokens(plain, blanks=True), namespaces)
    return [s for s in found if s.pseudo_element is None and not s.never_matches]


def nested(outer: str, prelude: Tokens) -> str:
    """The selector of a rule inside a rule for ``outer``; "" where it is too long."""
    inner = written_as_is(prelude).strip()
    scope = f":is({outer})"
    parts = [
        part.replace("&", scope) if "&" in part else f"{scope} {part}"
        for part in map(str.strip, inner.split(","))
    ]
    whole = ", ".join(parts)
    return whole if len(whole) <= _LONGEST else ""


def key_of(selector: Any) -> tuple[str, str]:
    """What an element must have for the selector to match: its class, id or name."""
    if selector.class_name is not None:
        return "class", selector.class_name
    if selector.id is not None:
        return "id", selector.id
    return "name", selector.local_name or ANY


def matches(
    root: etree._Element, selectors: Sequence[tuple[Any, Any]]
) -> Iterator[tuple[etree._Element, list[Any]]]:
    """The elements that ``selectors`` match, with what belongs to those, the weakest first."""
    keys: dict[str, set[str]] = {"name": set(), "class": set(), "id": set()}
    matcher = cssselect2.Matcher()
    for selector, payload in selectors:
        kind, name = key_of(selector)
        keys[kind].add(name)
        matcher.add_selector(selector, payload)
    # Matching is slow, and few elements have the name, class or id that a rule needs.
    wanted = {e for e in root.iter() if _has_any(e, keys)} if selectors else set()
    for wrapper in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree() if wanted else ():
        if wrapper.etree_element in wanted:
            layers = [match[3] for match in matcher.match(wrapper)]
            if layers:
                yield wrapper.etree_element, layers


def _has_any(element: etree._Element, keys: Mapping[str, Set[str]]) -> bool:
    """Whether an element has one of the names, classes or ids."""
    names = keys["name"]
    return (
        (bool(names) and (ANY in names or local(element) in names))
        or not keys["class"].isdisjoint((element.get("class") or "").split())
        or element.get("id") in keys["id"]
    )


# Lengths and shares as numbers
#
# Lengths are in CSS pixels. What is relative to letters or to the page is taken at a usual size: it
# only matters whether a box is next to nothing, or moved off the page, which takes thousands.

# Letters to a relative unit: an "ex" or "ch" is about half a letter's height.
RELATIVE = {"em": 1.0, "ex": 0.5, "ch": 0.5, "ic": 1.0, "cap": 0.7}
LETTER = 16.0  # the usual size of letters, in pixels
_LINE = 24.0  # and of a line
PAGE = 800.0  # the width and height of a usual page, in pixels
_PIXELS = {
    "px": 1.0, "pt": 4 / 3, "pc": 16.0, "in": 96.0, "cm": 37.8, "mm": 3.78, "q": 0.945,
    **{unit: letters * LETTER for unit, letters in RELATIVE.items()},
    "rem": LETTER, "lh": _LINE, "rlh": _LINE,
}  # fmt: skip
_NO_LENGTHS = frozenset({"deg", "s", "ms", "fr", "turn", "rad", "grad", "dpi", "x"})


def keyword(tokens: Tokens) -> str:
    """The first of ``tokens`` where it is a word, in lower case; else ""."""
    return str(tokens[0].lower_value) if tokens and tokens[0].type == "ident" else ""


def length(token: Any) -> float | None:
    """Pixels; None for what is no length."""
    if token.type == "percentage":
        return float(token.value) * PAGE / 100
    if token.type == "number":
        return 0.0 if token.value == 0 else None
    if token.type == "dimension":
        if token.lower_unit in _PIXELS:
            return float(token.value) * _PIXELS[token.lower_unit]
        if token.lower_unit in _NO_LENGTHS:
            return None
        return float(token.value) * PAGE / 100  # of the view or of a container
    if token.type == "function" and token.lower_name in ("calc", "min", "max", "clamp"):
        return _calculated(token)
    return None


def _calculated(token: Any) -> float | None:
    """The length of ``calc()`` and the like; None where it holds anything else."""
    lists: list[list[Any]] = [[]]
    for part in without_blanks(token.arguments):
        if part.type == "literal" and part.value == ",":
            lists.append([])
        else:
            lists[-1].append(part)
    numbers = [found for one in lists if (found := _sum(one)) is not None]
    if len(numbers) < len(lists):
        return None
    if token.lower_name == "clamp" and len(numbers) == 3:
        return max(numbers[0], min(numbers[1], numbers[2]))
    return (max if token.lower_name == "max" else min)(numbers)


def _sum(parts: list[Any]) -> float | None:
    """``a + b * c - …``; a plain number counts as itself."""
    total, term, sign, act = 0.0, None, 1.0, "*"
    for part in parts:
        if part.type == "literal":
            if part.value in "+-" and term is not None:
                total, term, sign = total + sign * term, None, 1.0 if part.value == "+" else -1.0
            act = part.value
            continue
        value = float(part.value) if part.type == "number" else _operand(part)
        if value is None or (act == "/" and not value):
            return None
        term = value if term is None else term / value if act == "/" else term * value
    return None if term is None else total + sign * term


def _operand(part: Any) -> float | None:
    if part.type == "() block":
        return _sum(list(without_blanks(part.content)))
    return length(part)


def lengths(tokens: Tokens) -> list[float | None]:
    """Each of ``tokens`` but words and commas as a length."""
    return [length(token) for token in tokens if token.type not in ("literal", "ident")]


def share(token: Any) -> float | None:
    """A number or percentage as a share, 0 to 1."""
    if token.type not in ("number", "percentage"):
        return None
    value = float(token.value) / (100 if token.type == "percentage" else 1)
    return min(1.0, max(0.0, value))
