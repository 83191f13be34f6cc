"""Style sheets as rules: selectors, and what is declared of the properties that can hide text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from foxreader.formats.html.css import (
    Tokens,
    block_nodes,
    compiled,
    declaration_nodes,
    key_of,
    nested,
    rule_nodes,
    sheet_nodes,
    value_tokens,
    without_blanks,
    written,
    written_as_is,
)
from foxreader.formats.html.values import PROPERTIES, Value, read

# Media queries: whether one holds in the view, a screen with a usual window

# What is taken for the view, in CSS pixels; a reader may change it at any time.
_WIDTH, _HEIGHT = 1000.0, 750.0
_PIXELS = {"px": 1.0, "pt": 4 / 3, "in": 96.0, "cm": 37.8, "mm": 3.78, "em": 16.0, "rem": 16.0}
_DENSITIES = {"dppx": 1.0, "x": 1.0, "dpi": 1 / 96, "dpcm": 2.54 / 96}
_SIZES = {
    "width": _WIDTH,
    "height": _HEIGHT,
    "device-width": _WIDTH,
    "device-height": _HEIGHT,
    "aspect-ratio": _WIDTH / _HEIGHT,
    "device-aspect-ratio": _WIDTH / _HEIGHT,
    "resolution": 1.0,
    "-webkit-device-pixel-ratio": 1.0,
    "color": 8.0,
    "color-index": 0.0,
    "monochrome": 0.0,
    "grid": 0.0,
}
_WORDS = {
    "orientation": "landscape",
    "prefers-color-scheme": "light",
    "prefers-reduced-motion": "no-preference",
    "prefers-contrast": "no-preference",
    "hover": "hover",
    "any-hover": "hover",
    "pointer": "fine",
    "any-pointer": "fine",
    "update": "fast",
    "scripting": "enabled",
    "overflow-block": "scroll",
    "display-mode": "browser",
}
_QUERY = re.compile(r"(?:(only|not)\s+)?([a-z-]+)(?:\s+and\s+(.*))?", re.DOTALL)
_FEATURE = re.compile(r"\(\s*(min-|max-|-webkit-min-|-webkit-max-)?([a-z-]+)\s*(?::([^()]*))?\)")
_RANGE = re.compile(r"\(\s*([a-z-]+)\s*(<=|>=|<|>|=)\s*([^()<>=]+)\)")
_TURNED = re.compile(r"\(\s*([\d.]+[a-z]*)\s*(<=|>=|<|>)\s*([a-z-]+)\s*\)")
_NUMBER = re.compile(r"\s*(-?[\d.]+)(?:\s*/\s*([\d.]+))?([a-z]*)\s*")
_SIGNS = {
    None: "=", "min-": ">=", "-webkit-min-": ">=", "max-": "<=", "-webkit-max-": "<=",
}  # fmt: skip
_OTHER_WAY = {"<": ">", ">": "<", "<=": ">=", ">=": "<="}


@lru_cache(maxsize=256)
def holds(query: str) -> bool:
    """Whether any of the media queries in ``query`` (in lower case) holds; "" holds.

    What is not understood does not hold, as in a browser.
    """
    return not query.strip() or any(_one(part.strip()) for part in query.split(","))


def _one(query: str) -> bool:
    if query.startswith("("):
        return _conditions(query)
    if query.startswith("not ("):
        return not _conditions(query[4:])
    match = _QUERY.fullmatch(query)
    if match is None:
        return False
    word, kind, rest = match.groups()
    true = kind in ("all", "screen") and (rest is None or _conditions(rest))
    return true != (word == "not")


def _conditions(text: str) -> bool:
    if " or " in text:
        return any(_condition(part) for part in re.split(r"\s+or\s+", text))
    return all(_condition(part) for part in re.split(r"\s+and\s+", text))


def _condition(text: str) -> bool:
    text = text.strip()
    if turned := _TURNED.fullmatch(text):
        value, sign, name = turned.groups()
        return _compared(name, _OTHER_WAY[sign], value)
    if ranged := _RANGE.fullmatch(text):
        return _compared(*ranged.groups())
    match = _FEATURE.fullmatch(text)
    if match is None:
        return False
    prefix, name, value = match.groups()
    if prefix and "webkit" in prefix:
        name = f"-webkit-{name}"
    if value is None:
        return bool(_SIZES.get(name)) or name in _WORDS
    if name in _WORDS and not prefix:
        return value.strip() == _WORDS[name]
    return _compared(name, _SIGNS[prefix], value)


def _compared(name: str, sign: str, value: str) -> bool:
    number = _NUMBER.fullmatch(value)
    if number is None or name not in _SIZES:
        return False
    try:
        asked = float(number[1]) / (float(number[2]) if number[2] else 1.0)
    except (ValueError, ZeroDivisionError):
        return False
    asked *= _PIXELS.get(number[3], _DENSITIES.get(number[3], 1.0))
    there = _SIZES[name]
    if sign in ("<=", ">=") and there == asked:
        return True
    return there < asked if "<" in sign else there > asked if ">" in sign else there == asked


# Rules

# Rules inside rules, variables inside variables, and the characters these may grow to. Set by hand.
_MOST_LEVELS = 8
_LONGEST = 5_000


@dataclass(frozen=True, slots=True)
class Later:
    """The value of ``property``, which has a variable in it: the element it is for knows that."""

    property: str
    tokens: tuple[Any, ...]

    def read(self, name: str, variables: Mapping[str, str]) -> Value:
        """The value by the ``name`` it has here; None where a variable is not set."""
        text = _filled(self.tokens, variables, _MOST_LEVELS)
        return dict(read(self.property, value_tokens(text or ""))).get(name)


Declared = Mapping[str, tuple[Any, bool]]
"""Name to (value, whether it is important). A value is a ``Value``, a ``Later``, or for a variable
(``--name``) its text."""


class Rule:
    """The selectors of a rule with its declarations of the properties of interest."""

    __slots__ = ("_compiled", "_namespaces", "_prelude", "declared")

    def __init__(
        self, prelude: Tokens | str, declared: Declared, namespaces: dict[str | None, str]
    ) -> None:
        self.declared = declared
        self._prelude, self._namespaces = prelude, dict(namespaces)
        self._compiled: list[tuple[Any, tuple[str, str]]] | None = None

    @property
    def selectors(self) -> list[tuple[Any, tuple[str, str]]]:
        """Each selector with what an element must have for it to match: a class, id or name.

        They are compiled when first asked for: most rules of a book hide nothing.
        """
        if self._compiled is None:
            given = self._prelude
            tokens = value_tokens(given, blanks=True) if isinstance(given, str) else given
            self._compiled = [(s, key_of(s)) for s in compiled(tokens, self._namespaces)]
        return self._compiled


Sheet = tuple[Rule, ...]
Load = Callable[[str], Sheet]


def no_sheet(href: str) -> Sheet:
    """The loader for documents whose linked style sheets are not at hand."""
    return ()


def parse_sheet(css: str, load: Load = no_sheet) -> Sheet:
    """The rules of ``css`` that matter here, those it imports first, as ``load`` gives them."""
    return tuple(_rules(sheet_nodes(css), load, {}))


@lru_cache(maxsize=1024)
def parse_style(style: str) -> Declared:
    """What a ``style`` attribute declares."""
    return _declared(declaration_nodes(style))


@lru_cache(maxsize=256)
def parse_hint(name: str, value: str) -> Declared:
    """What an attribute that is named like a property declares, as those of drawings are."""
    return {own: (given, False) for own, given in read(name, value_tokens(value))}


def _rules(nodes: Tokens, load: Load, namespaces: dict[str | None, str]) -> Iterator[Rule]:
    for node in nodes:
        if node.type == "qualified-rule":
            yield from _qualified(node, written_as_is(node.prelude).strip(), namespaces)
        elif node.type != "at-rule":
            continue
        elif node.lower_at_keyword == "namespace":
            _declare(node, namespaces)
        elif node.lower_at_keyword == "import":
            yield from _imported(node, load)
        elif _applies(node):
            yield from _rules(rule_nodes(node.content), load, namespaces)


def _declare(node: Any, namespaces: dict[str | None, str]) -> None:
    """Note the namespace that ``@namespace`` names, by its prefix or by None."""
    if addresses := _addresses(node):
        prefix = next((t.value for t in node.prelude if t.type == "ident"), None)
        namespaces[prefix] = addresses[0].value


def _imported(node: Any, load: Load) -> Sheet:
    """The rules of what ``@import`` names, where its condition holds."""
    addresses = _addresses(node)
    if addresses and holds(written([t for t in node.prelude if t not in addresses])):
        return load(addresses[0].value)
    return ()


def _addresses(node: Any) -> list[Any]:
    return [t for t in node.prelude if t.type in ("string", "url")]


def _applies(node: Any) -> bool:
    """Whether what stands in an at-rule is for the view."""
    prelude = written(node.prelude)
    if node.content is None:
        return False
    if node.lower_at_keyword == "supports":
        return not prelude.startswith("not")
    return node.lower_at_keyword == "layer" or (node.lower_at_keyword == "media" and holds(prelude))


def _qualified(
    node: Any, selector: str, namespaces: dict[str | None, str], level: int = 0
) -> Iterator[Rule]:
    """The rules of one block: for its own selector, and for those of the rules nested in it."""
    content = block_nodes(node.content)
    declared = _declared(part for part in content if part.type == "declaration")
    if declared:
        yield Rule(selector if level else node.prelude, declared, namespaces)
    for part in content if level < _MOST_LEVELS else ():
        if part.type == "qualified-rule":
            inner = nested(selector, part.prelude)
            if inner:
                yield from _qualified(part, inner, namespaces, level + 1)
        elif part.type == "at-rule" and _applies(part):
            yield from _qualified(part, selector, namespaces, level + 1)


def _declared(nodes: Iterator[Any]) -> Declared:
    result: dict[str, tuple[Any, bool]] = {}
    for node in nodes:
        for name, value in _values(node):
            if node.important or not result.get(name, (None, False))[1]:
                result[name] = (value, node.important)
    return result


def _values(node: Any) -> Iterator[tuple[str, Any]]:
    """What one declaration says, by the names its values have here."""
    if node.name.startswith("--"):
        yield node.name, written_as_is(node.value).strip()
        return
    name = node.lower_name
    if name not in PROPERTIES:
        return
    tokens = without_blanks(node.value)
    if _has_variable(tokens):
        yield from ((own, Later(name, tuple(node.value))) for own in PROPERTIES[name])
    else:
        yield from read(name, tokens)


def _has_variable(tokens: Tokens) -> bool:
    return any(
        token.type == "function" and (token.lower_name == "var" or _has_variable(token.arguments))
        for token in tokens
    )


def _filled(tokens: Tokens, variables: Mapping[str, str], levels: int) -> str | None:
    """``tokens`` as text with the values of variables in their place; None where one has none."""
    pieces: list[str] = []
    for token in tokens:
        if token.type != "function":
            pieces.append(written_as_is([token]))
            continue
        named = token.lower_name == "var"
        value = _variable(token, variables, levels) if named else (
            _filled(token.arguments, variables, levels)
        )  # fmt: skip
        if value is None or sum(map(len, pieces)) > _LONGEST:
            return None
        pieces.append(value if named else f"{token.name}({value})")
    return "".join(pieces)


def _variable(token: Any, variables: Mapping[str, str], levels: int) -> str | None:
    """What ``var(--name, or else)`` gives."""
    name, _, otherwise = written_as_is(token.arguments).partition(",")
    value = variables.get(name.strip(), otherwise.strip())
    if not value or not levels:
        return None
    return _filled(value_tokens(value, blanks=True), variables, levels - 1)
