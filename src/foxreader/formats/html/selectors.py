"""Which elements of a document a rule of a style sheet is for: the one door to that library."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any

import cssselect2
from lxml import etree

from foxreader.formats.html.css import Tokens, value_tokens, written_as_is
from foxreader.formats.html.xmlns import local

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
