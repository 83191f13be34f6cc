"""Which text a book's style sheets hide, and where they keep white space.

A small real cascade, over the few properties that matter here and no others. Most files
have no rule that could hide anything, and only the names in them are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from functools import lru_cache

from lxml import etree

from foxreader.formats.html.clean import MarkupCensus
from foxreader.formats.html.css import ANY, matches
from foxreader.formats.html.sheets import (
    Declared,
    Load,
    Rule,
    Sheet,
    holds,
    parse_hint,
    parse_sheet,
    parse_style,
)
from foxreader.formats.html.sight import hides_by_itself, may_hide, unseen_runs
from foxreader.formats.html.xmlsource import MATHML, SVG, XHTML, names, text_of

# Attributes that are declarations: those of drawings by their names, old ones of web pages, and
# those of formulas.
_DRAWN = names(
    "opacity fill fill-opacity stroke stroke-opacity display visibility font-size transform"
    " clip-path filter mask x y"
)
_DRAWING = SVG + "svg"
_OLD = {"bgcolor": "background-color", "color": "color", "text": "color"}
_FORMULA = {"mathcolor": "color", "mathbackground": "background-color", "mathsize": "font-size"}
_HEX = frozenset("0123456789abcdefABCDEF")


class Styles:
    """The style sheets of one document, those it links to and its own, in their order.

    ``census`` tells what is in the document: most files have no style of their own.
    """

    def __init__(self, root: etree._Element, load: Load, census: MarkupCensus) -> None:
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
        inline = [declared for _, declared in (*self._hints(body), *self._styled(body))]
        rules = [rule.declared for rule in self._rules] if inline else []
        live = may_hide(rules + inline) if inline else _may_hide(self._rules)
        styles = self._declared(live, tuple(live))
        if not styles and not hides_by_itself(body, self._census):
            return ()
        return unseen_runs(body, styles)

    def _declared(self, live: Set[str], watched: Sequence[str]) -> dict[etree._Element, Declared]:
        """The values of the ``watched`` properties of each element that has any."""
        rules = _bearing(self._rules, frozenset(live))
        selectors = [(s, r.declared) for r in rules for s, key in r.selectors if self._has(key)]
        layers: dict[etree._Element, list[Declared]] = {}
        for element, hint in self._hints(self.root) if live else ():
            layers.setdefault(element, []).append(hint)
        for element, found in matches(self.root, selectors):
            layers.setdefault(element, []).extend(found)
        for element, own in self._styled(self.root) if live else ():
            layers.setdefault(element, []).append(own)
        merged = {element: _cascade(found, watched) for element, found in layers.items()}
        return {element: declared for element, declared in merged.items() if declared}

    def _styled(self, root: etree._Element) -> Iterator[tuple[etree._Element, Declared]]:
        """The elements with a style of their own, and what it declares."""
        for element in root.iter() if "style" in self._census.attributes else ():
            style = element.get("style")
            if style:
                yield element, parse_style(style)

    def _hints(self, root: etree._Element) -> Iterator[tuple[etree._Element, Declared]]:
        """The elements with attributes that are declarations, which any rule overrules."""
        attributes = self._census.attributes
        drawn = {name: name for name in _DRAWN & attributes}
        old = {name: _OLD[name] for name in _OLD.keys() & attributes}
        formula = {name: _FORMULA[name] for name in _FORMULA.keys() & attributes}
        for element in root.iter() if drawn or old or formula or self._has_drawing else ():
            tag = str(element.tag)
            known = drawn if tag.startswith(SVG) else formula if tag.startswith(MATHML) else old
            declared: dict[str, tuple[object, bool]] = {}
            for name, own in known.items():
                value = element.get(name)
                if value:
                    declared |= parse_hint(own, _with_sign(value) if known is old else value)
            if tag == _DRAWING and not {"width", "height"}.isdisjoint(element.keys()):
                declared["overflow"] = (True, False)
                for name in ("width", "height"):
                    declared |= parse_hint(name, element.get(name) or "auto")
            if declared:
                yield element, declared

    @property
    def _has_drawing(self) -> bool:
        return _DRAWING in self._census.tags

    def _could_match(self, rule: Rule) -> bool:
        return any(self._has(key) for _, key in rule.selectors)

    def _has(self, key: tuple[str, str]) -> bool:
        if self._names is None:
            self._names = frozenset(_names(self._census))
        return key in self._names


def _with_sign(value: str) -> str:
    """A colour of old web pages, which may lack the sign before its digits."""
    return f"#{value}" if len(value) == 6 and _HEX.issuperset(value) else value


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


def _shows_space(declared: Declared) -> bool:
    """Whether ``declared`` keeps white space; where no rule does, no other matters."""
    return "white-space" in declared and declared["white-space"][0] is True


def _names(census: MarkupCensus) -> Iterator[tuple[str, str]]:
    """The names, ids and classes of the elements, which selectors refer to."""
    yield "name", ANY
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
    result: dict[str, tuple[object, bool]] = {}
    for layer in layers:
        for name in watched:
            if name in layer and (layer[name][1] or not result.get(name, (0, False))[1]):
                result[name] = layer[name]
    return result


def _sheets(root: etree._Element, load: Load) -> Iterator[Sheet]:
    for element in root.iter(XHTML + "link", XHTML + "style", SVG + "style"):
        if not holds((element.get("media") or "").lower().strip()):
            continue
        if element.tag == XHTML + "link":
            yield load(element.get("href") or "")
        else:
            yield _embedded(text_of(element))


@lru_cache(maxsize=64)
def _embedded(css: str) -> Sheet:
    return parse_sheet(css)
