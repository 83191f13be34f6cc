"""Puts breaks into the words of a file's markup, for the ends of justified lines.

A break is an empty element of our own name, ``<fx-h/>``, for which our style sheet shows a soft
hyphen: the text of the markup stays what it was, character for character. Runs where books are
parsed, on canonical markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

import pyphen
from lxml import etree

from foxreader.formats.html.xmlsource import MATHML, SVG, XHTML, XML, names, parse_xml, text_of
from foxreader.language.detect import guess

_BREAK = XHTML + "fx-h"
_DOCTYPE = "<!DOCTYPE html>"
# Headings, code and what else is no running text.
_WHOLE = names(
    "h1 h2 h3 h4 h5 h6 hgroup pre code kbd samp tt var address ruby rt button select option"
    " textarea style script title",
    XHTML,
)
_SHORTEST, _LONGEST = 6, 60
"""Letters of a word that is broken; a longer one is no word of a language. The first is chosen."""
_BEFORE, _AFTER = 2, 3
"""Letters that stay together at least, at the beginning of a word and at its end; chosen."""
_MOST = 20_000
"""Breaks of a file: each is an element of the page. Chosen: a chapter of 30,000 characters has
1,600."""
_SAMPLE = 8_000
"""Characters that tell the language of a file. Chosen, not measured."""
# Letters of the scripts that are parted so: Latin, Greek and Cyrillic, with their marks.
_LETTER = "A-Za-zªºÀ-ÖØ-öø-ɏͰ-ͳͶͷͻ-ͽΆΈ-ϿЀ-ԯḀ-ỿἀ-ῼ\u0300-\u036f"
_WORD = re.compile(
    rf"(?<![\w{_LETTER}\xad])[{_LETTER}]{{{_SHORTEST},{_LONGEST}}}(?![\w{_LETTER}\xad])"
)
_PART = re.compile(r"\w|[\u0300-\u036f\xad]")
# What may be no word but an address, a path or a name in a program.
_ADDRESS = re.compile(r"\S*(?:[@/\\_=<>]|\w\.\w)\S*")
_Cut = Callable[[str], tuple[int, ...]]


def broken(markup: bytes, language: str = "") -> bytes:
    """``markup``, canonical, with a break at each place where a word of it may be parted.

    Each element's language is the one it states; ``language`` is the book's. Where the words of
    the file are plainly in another one, that holds for all that states none of its own.
    """
    source = markup.decode("utf-8", "replace").removeprefix(_DOCTYPE)
    root = parse_xml(source)
    body = root.find(XHTML + "body") if root is not None else None
    if root is None or body is None:
        return markup
    stated = _stated(root) or _stated(body) or language
    likely = guess(text_of(body)[:_SAMPLE])
    whole = stated if not likely or _base(stated) == likely else likely
    left = _MOST
    for piece in list(_pieces(body, whole)):
        cuts = _cuts(piece)[:left]
        left -= len(cuts)
        if cuts:
            piece.part(cuts)
    return etree.tostring(root, encoding="utf-8", doctype=_DOCTYPE)


@dataclass(slots=True)
class _TreeText:
    """A text of the tree, which stands in ``holder`` or behind it; the characters ``before`` and
    ``after`` it may be of the same word."""

    holder: etree._Element
    behind: bool
    text: str
    language: str
    before: str = ""
    after: str = ""

    def part(self, cuts: list[int]) -> None:
        """Put a break at each offset."""
        text, made = self.text, []
        for start, end in zip(cuts, [*cuts[1:], len(text)], strict=True):
            one = etree.Element(_BREAK)
            one.tail = text[start:end]
            made.append(one)
        if self.behind:
            self.holder.tail = text[: cuts[0]]
            for one in reversed(made):
                tail, one.tail, kept = one.tail, None, self.holder.tail
                self.holder.tail = None
                self.holder.addnext(one)
                one.tail, self.holder.tail = tail, kept
        else:
            self.holder.text = text[: cuts[0]]
            self.holder[0:0] = made


def _pieces(body: etree._Element, whole: str) -> Iterator[_TreeText]:
    """The texts of running text, in their order, each with its neighbours."""
    found: list[_TreeText] = []
    languages, kept = [whole], 0
    for event, element in etree.iterwalk(body, events=("start", "end")):
        if event == "start":
            languages.append(_stated(element) or languages[-1])
            kept += _is_whole(element)
            text = element.text
        else:
            languages.pop()
            kept -= _is_whole(element)
            text = element.tail if element is not body else None
        if text:
            language = "" if kept else languages[-1]
            found.append(_TreeText(element, event == "end", text, language))
    for one, other in pairwise(found):
        one.after, other.before = other.text[0], one.text[-1]
    return (piece for piece in found if piece.language)


def _cuts(piece: _TreeText) -> list[int]:
    """Where the words of a piece may be parted."""
    cut = _cutter(piece.language)
    if cut is None or len(piece.text) < _SHORTEST:
        return []
    return [match.start() + at for match in _words(piece) for at in cut(match[0])]


def _words(piece: _TreeText) -> Iterator[re.Match[str]]:
    """The words of a piece; none that goes on in another element, and none of an address."""
    text = piece.text
    addresses = [match.span() for match in _ADDRESS.finditer(text)]
    for match in _WORD.finditer(text):
        start, end = match.span()
        if start == 0 and _PART.match(piece.before):
            continue
        if end == len(text) and _PART.match(piece.after):
            continue
        if addresses and any(first <= start < last for first, last in addresses):
            continue
        yield match


@cache
def _cutter(language: str) -> _Cut | None:
    """What tells where a word of a language may be parted; None where nothing is known of it."""
    name = _patterns(language)
    if not name:
        return None
    known = pyphen.Pyphen(lang=name, left=_BEFORE, right=_AFTER)

    @lru_cache(maxsize=_MOST)
    def cut(word: str) -> tuple[int, ...]:
        if word.isupper():
            return ()
        # A place where letters would change, as in old German, is none: the text stays.
        return tuple(int(at) for at in known.positions(word) if not getattr(at, "data", None))

    return cut


def _patterns(tag: str) -> str:
    """The name of the patterns for a language's tag; "" for none. Without a country the patterns
    of no country, else the last by name: en_US, de_DE and pt_PT rather than en_GB, de_AT, pt_BR."""
    found = pyphen.language_fallback(tag) if tag else None
    if found is None:
        return "nb" if _base(tag) == "no" else ""
    if "_" in found or pyphen.LANGUAGES[found].stem == f"hyph_{found}":
        return str(found)
    return str(max(name for name in pyphen.LANGUAGES if _base(name) == found))


def _is_whole(element: etree._Element) -> bool:
    tag = element.tag
    return tag in _WHOLE or tag.startswith((SVG, MATHML)) or element.get("translate") == "no"


def _stated(element: etree._Element) -> str:
    said = element.get(XML + "lang") or element.get("lang") or ""
    return said.strip()[:35]


def _base(tag: str) -> str:
    return tag.replace("_", "-").partition("-")[0].lower()
