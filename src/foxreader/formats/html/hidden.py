"""Which text a book's style sheets hide, and where they keep white space.

A small real cascade, over the few properties that matter here and no others. Most files
have no rule that could hide anything, and only the names in them are compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import cssselect2
import tinycss2
import tinycss2.color3
from lxml import etree

from foxreader.formats.html.clean import Census
from foxreader.formats.html.sight import Declared, Value, hides_by_itself, may_hide, unseen_runs
from foxreader.formats.html.xmlns import SVG, XHTML, local, text_of

_MEDIA = frozenset({"", "all", "screen", "only screen"})
# CSS pixels to a unit; letters to a relative unit (an "ex" or "ch" is about half a letter's
# height); and the factors that browsers use for two words of font-size.
_PIXELS = {"px": 1.0, "pt": 4 / 3, "pc": 16.0, "in": 96.0, "cm": 37.8, "mm": 3.78, "q": 0.945}
_RELATIVE = {"em": 1.0, "rem": 1.0, "ex": 0.5, "ch": 0.5}
_SIZES = {"smaller": 0.83, "larger": 1.2}
_SHOWN_SPACE = ("pre", "pre-wrap", "pre-line", "break-spaces", "preserve", "preserve-breaks")
# What relative lengths are taken of, in pixels: the usual font size, and a usual window's width.
# It only matters whether text is moved off the page, which is done with thousands.
_LETTER = 16.0
_PAGE_WIDTH = 800.0
_ANY = "*"


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """One selector with its declarations of the properties of interest; equal to itself only."""

    selector: Any
    declared: Declared

    @property
    def key(self) -> tuple[str, str]:
        """What an element must have for the selector to match: its class, id or name."""
        if self.selector.class_name is not None:
            return "class", self.selector.class_name
        if self.selector.id is not None:
            return "id", self.selector.id
        return "name", self.selector.local_name or _ANY


Sheet = tuple[Rule, ...]
Load = Callable[[str], Sheet]


def no_sheet(href: str) -> Sheet:
    """The loader for documents whose linked style sheets are not at hand."""
    return ()


def parse_sheet(css: str, load: Load = no_sheet) -> Sheet:
    """The rules of ``css`` that matter here, those it imports first, as ``load`` gives them."""
    return tuple(_rules(tinycss2.parse_stylesheet(css, True, True), load, {}))


class Styles:
    """The style sheets of one document, those it links to and its own, in their order.

    ``census`` tells what is in the document: most files have no style of their own.
    """

    def __init__(self, root: etree._Element, load: Load, census: Census) -> None:
        self.root = root
        self._census = census
        self._rules = tuple(rule for sheet in _sheets(root, load) for rule in sheet)
        self._names: frozenset[tuple[str, str]] | None = None

    def preserved(self) -> set[etree._Element]:
        """The elements whose white space is kept, by a rule or their own style."""
        inline = any(_shows_space(declared) for _, declared in self._styled(self.root))
        if not inline and not any(map(self._could_match, _showing_space(self._rules))):
            return set()
        return {
            element
            for element, declared in self._declared({"white-space"}, ("white-space",)).items()
            if declared["white-space"][0] is True
        }

    def hidden(self, body: etree._Element) -> tuple[tuple[int, int], ...]:
        """The runs of ``body``'s text that nobody can see."""
        inline = [declared for _, declared in self._styled(body)]
        rules = [rule.declared for rule in self._rules] if inline else []
        live = may_hide(rules + inline) if inline else _may_hide(self._rules)
        styles = self._declared(live, tuple(live))
        if not styles and not hides_by_itself(body, self._census.attributes):
            return ()
        return unseen_runs(body, styles)

    def _declared(self, live: Set[str], watched: Sequence[str]) -> dict[etree._Element, Declared]:
        """The values of the ``watched`` properties of each element that has any."""
        rules = [r for r in _bearing(self._rules, frozenset(live)) if self._could_match(r)]
        found = {
            element: _cascade(layers, watched) for element, layers in _matches(self.root, rules)
        }
        for element, own in self._styled(self.root) if live else ():
            merged = _cascade([found.get(element, {}), own], watched)
            if merged:
                found[element] = merged
        return {element: declared for element, declared in found.items() if declared}

    def _styled(self, root: etree._Element) -> Iterator[tuple[etree._Element, Declared]]:
        """The elements with a style of their own, and what it declares."""
        for element in root.iter() if "style" in self._census.attributes else ():
            style = element.get("style")
            if style:
                yield element, _inline(style)

    def _could_match(self, rule: Rule) -> bool:
        if self._names is None:
            self._names = frozenset(_names(self._census))
        return rule.key in self._names


@lru_cache(maxsize=16)
def _may_hide(rules: Sheet) -> Set[str]:
    """The properties by which rules could hide text; the files of a book share their sheets."""
    return may_hide([rule.declared for rule in rules])


@lru_cache(maxsize=16)
def _showing_space(rules: Sheet) -> Sheet:
    """The rules that keep white space."""
    return tuple(rule for rule in rules if _shows_space(rule.declared))


@lru_cache(maxsize=32)
def _bearing(rules: Sheet, live: Set[str]) -> Sheet:
    """The rules that declare any of the properties ``live``."""
    return tuple(rule for rule in rules if live & rule.declared.keys())


def _matches(
    root: etree._Element, rules: Sequence[Rule]
) -> Iterator[tuple[etree._Element, list[Declared]]]:
    """The elements that rules match, with what those declare, the weakest first."""
    keys: dict[str, set[str]] = {"name": set(), "class": set(), "id": set()}
    matcher = cssselect2.Matcher()
    for rule in rules:
        kind, name = rule.key
        keys[kind].add(name)
        matcher.add_selector(rule.selector, rule.declared)
    # Matching is slow, and few elements have the name, class or id that a rule needs.
    wanted = {element for element in root.iter() if _has_any(element, keys)} if rules else set()
    for wrapper in cssselect2.ElementWrapper.from_xml_root(root).iter_subtree() if wanted else ():
        if wrapper.etree_element in wanted:
            layers = [match[3] for match in matcher.match(wrapper)]
            if layers:
                yield wrapper.etree_element, layers


def _has_any(element: etree._Element, keys: Mapping[str, Set[str]]) -> bool:
    """Whether an element has one of the names, classes or ids."""
    names = keys["name"]
    return (
        (bool(names) and (_ANY in names or local(element) in names))
        or not keys["class"].isdisjoint((element.get("class") or "").split())
        or element.get("id") in keys["id"]
    )


def _shows_space(declared: Declared) -> bool:
    """Whether ``declared`` keeps white space; where no rule does, no other matters."""
    return "white-space" in declared and declared["white-space"][0] is True


def _names(census: Census) -> Iterator[tuple[str, str]]:
    """The names, ids and classes of the elements, which selectors refer to."""
    yield "name", _ANY
    for tag in census.tags:
        yield "name", tag.rpartition("}")[2]
    if "id" in census.attributes:
        for name in {element.get("id") for element in census.elements}:
            yield "id", name or ""
    if "class" in census.attributes:
        for classes in {element.get("class") for element in census.elements}:
            for name in (classes or "").split():
                yield "class", name


def _cascade(layers: Sequence[Declared], watched: Sequence[str]) -> Declared:
    """The value of each watched property: the last one, and the last important one before it."""
    result: dict[str, tuple[Value, bool]] = {}
    for layer in layers:
        for name in watched:
            if name in layer and (layer[name][1] or not result.get(name, (0, False))[1]):
                result[name] = layer[name]
    return result


def _sheets(root: etree._Element, load: Load) -> Iterator[Sheet]:
    for element in root.iter(XHTML + "link", XHTML + "style", SVG + "style"):
        if (element.get("media") or "").lower().strip() not in _MEDIA:
            continue
        if element.tag == XHTML + "link":
            yield load(element.get("href") or "")
        else:
            yield _embedded(text_of(element))


@lru_cache(maxsize=64)
def _embedded(css: str) -> Sheet:
    return parse_sheet(css)


def _rules(nodes: Sequence[Any], load: Load, namespaces: dict[str | None, str]) -> Iterator[Rule]:
    for node in nodes:
        if node.type == "qualified-rule":
            yield from _qualified(node, namespaces)
        elif node.type == "at-rule" and node.lower_at_keyword == "namespace":
            named = [t.value for t in node.prelude if t.type == "ident"]
            found = [t.value for t in node.prelude if t.type in ("string", "url")]
            if found:
                namespaces[named[0] if named else None] = found[0]
        elif node.type == "at-rule":
            yield from _at_rule(node, load, namespaces)


def _at_rule(node: Any, load: Load, namespaces: dict[str | None, str]) -> Iterator[Rule]:
    name, prelude = node.lower_at_keyword, tinycss2.serialize(node.prelude).strip().lower()
    if name == "import":
        parts = [t for t in node.prelude if t.type in ("string", "url")]
        rest = tinycss2.serialize([t for t in node.prelude if t not in parts]).strip().lower()
        if parts and rest in _MEDIA:
            yield from load(parts[0].value)
    elif node.content is not None and (
        (name == "media" and any(part.strip() in _MEDIA for part in prelude.split(",")))
        or name in ("supports", "layer")
    ):
        yield from _rules(tinycss2.parse_rule_list(node.content, True, True), load, namespaces)


def _qualified(node: Any, namespaces: dict[str | None, str]) -> Iterator[Rule]:
    declared = _parse_declarations(node.content)
    if not declared:
        return
    try:
        selectors = cssselect2.compile_selector_list(node.prelude, namespaces)
    except cssselect2.SelectorError:
        return
    for selector in selectors:
        if selector.pseudo_element is None and not selector.never_matches:
            yield Rule(selector, declared)


@lru_cache(maxsize=1024)
def _inline(style: str) -> Declared:
    return _parse_declarations(style)


def _parse_declarations(source: Any) -> Declared:
    result: dict[str, tuple[Value, bool]] = {}
    for node in tinycss2.parse_declaration_list(source, True, True):
        if node.type != "declaration":
            continue
        read = _READERS.get(node.lower_name)
        tokens = [t for t in node.value if t.type not in ("whitespace", "comment")]
        value = read[1](tokens) if read is not None and tokens else None
        if read is not None and value is not None:
            result[read[0]] = (value, node.important)
    return result


def _keyword(tokens: Sequence[Any]) -> str:
    return tokens[0].lower_value if tokens[0].type == "ident" else ""


def _display(tokens: Sequence[Any]) -> Value | None:
    return _keyword(tokens) == "none"


def _visibility(tokens: Sequence[Any]) -> Value | None:
    word = _keyword(tokens)
    return word in ("hidden", "collapse") if word not in ("", "inherit", "unset") else None


def _opacity(tokens: Sequence[Any]) -> Value | None:
    token = tokens[0]
    if token.type == "percentage":
        return float(token.value) / 100
    return float(token.value) if token.type == "number" else None


def _size(tokens: Sequence[Any]) -> Value | None:
    """(pixels, 0) or (factor, 1)."""
    token = tokens[0]
    if token.type == "percentage":
        return token.value / 100, 1.0
    if token.type == "number":
        return (0.0, 0.0) if token.value == 0 else None
    if token.type == "dimension":
        unit = token.lower_unit
        if unit in _PIXELS:
            return token.value * _PIXELS[unit], 0.0
        return (token.value * _RELATIVE[unit], 1.0) if unit in _RELATIVE else None
    word = _keyword(tokens)
    return (_SIZES[word], 1.0) if word in _SIZES else None


def _colour(tokens: Sequence[Any]) -> Value | None:
    colour = tinycss2.color3.parse_color(tokens[0])
    return None if colour is None or isinstance(colour, str) else tuple(colour)


def _ground(tokens: Sequence[Any]) -> Value | None:
    """The colour behind the text; () where a picture is behind it."""
    for token in tokens:
        if token.type in ("url", "function") and tinycss2.color3.parse_color(token) is None:
            return ()
    return next((c for t in tokens if (c := _colour([t])) is not None), None)


def _position(tokens: Sequence[Any]) -> Value | None:
    return _keyword(tokens) in ("absolute", "fixed")


def _distance(tokens: Sequence[Any]) -> Value | None:
    """Pixels; what is relative to letters is taken at their usual size."""
    found = _size(tokens)
    if not isinstance(found, tuple):
        return None
    percent = tokens[0].type == "percentage"
    return found[0] * (_PAGE_WIDTH if percent else _LETTER if found[1] else 1.0)


def _clip(tokens: Sequence[Any]) -> Value | None:
    """Whether nothing is left: ``rect(0, 0, 0, 0)`` or ``inset(50%)``."""
    token = tokens[0]
    if token.type != "function":
        return False
    numbers = [t for t in token.arguments if t.type in ("number", "dimension", "percentage")]
    if token.lower_name == "inset":
        return any(t.type == "percentage" and t.value >= 50 for t in numbers)
    return token.lower_name == "rect" and bool(numbers) and all(t.value <= 1 for t in numbers)


def _white_space(tokens: Sequence[Any]) -> Value | None:
    return any(_keyword([t]) in _SHOWN_SPACE for t in tokens)


_READERS: Mapping[str, tuple[str, Callable[[Sequence[Any]], Value | None]]] = {
    "display": ("display", _display),
    "visibility": ("visibility", _visibility),
    "opacity": ("opacity", _opacity),
    "font-size": ("font-size", _size),
    "color": ("color", _colour),
    "background": ("ground", _ground),
    "background-color": ("ground", _ground),
    "background-image": ("ground", _ground),
    "position": ("position", _position),
    "left": ("left", _distance),
    "top": ("top", _distance),
    "text-indent": ("text-indent", _distance),
    "clip": ("clip", _clip),
    "clip-path": ("clip-path", _clip),
    "white-space": ("white-space", _white_space),
    "white-space-collapse": ("white-space", _white_space),
}
