"""Prepares the parts of a Word document for what converts it, which would lose what they say.

Changes are accepted, the numbers that Word counts are written into the words (§ 1., (a), 2.1):
lists would begin anew at 1, so that “see § 2” leads nowhere. Headings get a style of their own,
hidden words a mark, and the marks of notes and comments that are not there are taken out.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from lxml import etree

from foxreader.core.about import one_line
from foxreader.formats.html.xmlsource import local, remove

# Elements and attributes by their local names


def named(part: etree._Element, name: str) -> Iterator[etree._Element]:
    """The elements below ``part`` of that local name."""
    return (element for element in part.iter() if local(element) == name)


def child(element: etree._Element | None, name: str) -> etree._Element | None:
    """The first child of that local name; None without one."""
    return next((e for e in element if local(e) == name), None) if element is not None else None


def value(element: etree._Element | None) -> str:
    """The value ``w:val`` of ``element``, or ""."""
    return attribute(element, "val") if element is not None else ""


def attribute(element: etree._Element, name: str) -> str:
    """The attribute of that local name, or ""."""
    found = (str(v) for k, v in element.items() if str(k).rpartition("}")[2] == name)
    return next(found, "")


def _space_of(element: etree._Element) -> str:
    """The namespace of ``element``, in braces."""
    return str(element.tag).rpartition("}")[0] + "}"


# Styles: which paragraphs are headings, and which are numbered

HEADING_STYLE = "fx-heading-"
"""The beginning of the paragraph style that headings are given; the rank follows, 1 to 6."""
_HEADING = re.compile(r"heading ?([1-6])", re.I)
_MOST_LEVELS = 20  # of styles based on styles; set by hand
_RANKS = 6


@dataclass(frozen=True, slots=True)
class WordStyles:
    """The paragraph styles of a document by their id."""

    own: Mapping[str, etree._Element]

    def chain(self, style: str) -> Iterator[etree._Element]:
        """The style of that id, then those it is based on."""
        for _ in range(_MOST_LEVELS):
            if (found := self.own.get(style)) is None:
                return
            yield found
            style = value(child(found, "basedOn"))


def read_styles(root: etree._Element | None) -> WordStyles:
    """The styles of ``word/styles.xml``; none without it."""
    there = root if root is not None else ()
    return WordStyles({attribute(e, "styleId"): e for e in there if local(e) == "style"})


def mark_headings(part: etree._Element, styles: WordStyles) -> None:
    """Give a style of ``HEADING_STYLE`` to each paragraph that is a heading by its outline level,
    its own or its style's, or by a style that is based on one of Word's headings."""
    for paragraph in named(part, "p"):
        properties = child(paragraph, "pPr")
        if properties is not None and (rank := _rank(properties, styles)):
            _set_style(properties, f"{HEADING_STYLE}{rank}")


def _set_style(properties: etree._Element, style: str) -> None:
    """Give the paragraph of ``properties`` a style."""
    found = child(properties, "pStyle")
    if found is None:
        found = etree.Element(_space_of(properties) + "pStyle")
        properties.insert(0, found)
    found.set(_space_of(properties) + "val", style)


def _rank(properties: etree._Element, styles: WordStyles) -> int:
    """The rank of a heading, 1 to 6; 0 for other paragraphs."""
    name = value(child(properties, "pStyle"))
    if (own := child(properties, "outlineLvl")) is not None:
        return _ranked(value(own))
    for style in styles.chain(name):
        if (level := child(child(style, "pPr"), "outlineLvl")) is not None:
            return _ranked(value(level))
        if match := _HEADING.fullmatch(value(child(style, "name"))):
            return int(match[1])
    match = _HEADING.fullmatch(name)
    return int(match[1]) if match else 0


def _ranked(level: str) -> int:
    return int(level) + 1 if level.isdecimal() and int(level) < _RANKS else 0


# Numbers

LEVEL_STYLE = "fx-level-"
"""The beginning of the style that numbered paragraphs without one are given; the level follows."""
LEVELS = 9
_PLACE = re.compile(r"%([1-9])")
_PLAIN = frozenset({"", "ListParagraph", "ListNumber"})
_ROMAN = (
    (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
    (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
)  # fmt: skip
_HAN = "〇一二三四五六七八九"
_HIGHEST = 10_000  # numbers above it are figures in any format: no letters are that long


@dataclass(slots=True)
class _List:
    """What is counted for one list: its levels, and the numbers that are reached."""

    levels: Mapping[int, etree._Element]
    reached: dict[int, int] = field(default_factory=dict)

    def count(self, level: int) -> str:
        """The words of the next number of ``level``."""
        for above in range(level):
            self.reached.setdefault(above, self._start(above))
        self.reached[level] = self.reached.get(level, self._start(level) - 1) + 1
        for below in [n for n in self.reached if n > level and self._begins_anew(n, level)]:
            del self.reached[below]
        plain = child(self.levels[level], "isLgl") is not None

        def number(match: re.Match[str]) -> str:
            at = int(match[1]) - 1
            kind = "decimal" if plain and at != level else _format(self.levels.get(at))
            return _written(self.reached.get(at, self._start(at)), kind)

        return _PLACE.sub(number, value(child(self.levels[level], "lvlText")))

    def _start(self, level: int) -> int:
        return _whole(value(child(self.levels.get(level), "start")), 1)

    def _begins_anew(self, below: int, level: int) -> bool:
        """Whether the numbers of the level ``below`` begin anew after one of ``level``."""
        restart = value(child(self.levels.get(below), "lvlRestart"))
        return not restart or (restart != "0" and level < _whole(restart, 0))


def write_numbers(
    part: etree._Element, styles: WordStyles, numbering: etree._Element | None
) -> None:
    """Write the number of each numbered paragraph of ``part`` before its words; those with a bullet
    stay as they are."""
    if numbering is None:
        return
    lists = _NumberedLists(numbering)
    for paragraph in named(part, "p"):
        properties = child(paragraph, "pPr")
        if properties is None:
            continue
        list_, level = lists.of(*_numbered(properties, styles))
        if list_ is None or _format(list_.levels.get(level)) == "bullet":
            continue
        words = list_.count(level)
        after = "" if value(child(list_.levels[level], "suff")) == "nothing" else " "
        _write(paragraph, properties, words + after if words else "", level)


def drop_broken_lists(numbering: etree._Element) -> None:
    """Take the lists without a number or a definition out: what converts the document needs both,
    and no paragraph can be in them."""
    for element in [e for e in numbering if local(e) == "num"]:
        if not attribute(element, "numId") or not value(child(element, "abstractNumId")):
            numbering.remove(element)


class _NumberedLists:
    """The lists of ``word/numbering.xml``. Those of one definition count on together."""

    def __init__(self, numbering: etree._Element) -> None:
        self._defined = {
            attribute(e, "abstractNumId"): _List(_levels(e))
            for e in numbering
            if local(e) == "abstractNum"
        }
        self._numbers = {attribute(e, "numId"): e for e in numbering if local(e) == "num"}
        self._begun: set[str] = set()

    def of(self, number: str, level: str, style: str) -> tuple[_List | None, int]:
        """The list of that number with the level that is meant; None where there is none."""
        found = self._numbers.get(number)
        list_ = self._defined.get(value(child(found, "abstractNumId")))
        if found is None or list_ is None:
            return None, 0
        at = _whole(level, _level_of(list_, style))
        if number not in self._begun:
            self._begun.add(number)
            _override(found, list_)
        return (list_ if at in list_.levels else None), at


def _override(number: etree._Element, list_: _List) -> None:
    """What a list that uses a definition changes in it: its formats and where it starts."""
    for change in (e for e in number if local(e) == "lvlOverride"):
        level = _whole(attribute(change, "ilvl"), 0)
        if (anew := child(change, "lvl")) is not None:
            list_.levels = {**list_.levels, level: anew}
        if (start := child(change, "startOverride")) is not None:
            list_.reached[level] = _whole(value(start), 1) - 1
            for below in [n for n in list_.reached if n > level]:
                del list_.reached[below]


def _numbered(properties: etree._Element, styles: WordStyles) -> tuple[str, str, str]:
    """The number of the list of a paragraph and the level in it, its own or its style's, and the id
    of that style."""
    name = value(child(properties, "pStyle"))
    for source in (properties, *(child(style, "pPr") for style in styles.chain(name))):
        if (found := child(source, "numPr")) is not None:
            return value(child(found, "numId")), value(child(found, "ilvl")), name
    return "", "", name


def _level_of(list_: _List, style: str) -> int:
    """The level that has the style; the first one if none has."""
    levels = (n for n, e in list_.levels.items() if style and value(child(e, "pStyle")) == style)
    return next(levels, 0)


def _write(paragraph: etree._Element, properties: etree._Element, words: str, level: int) -> None:
    space = _space_of(paragraph)
    for old in [e for e in properties if local(e) == "numPr"]:
        properties.remove(old)
    none = etree.SubElement(properties, space + "numPr")  # also where the style has a list
    for name in ("ilvl", "numId"):
        etree.SubElement(none, space + name).set(space + "val", "0")
    if value(child(properties, "pStyle")) in _PLAIN:
        _set_style(properties, f"{LEVEL_STYLE}{level + 1}")
    run = etree.Element(space + "r")
    text = etree.SubElement(run, space + "t")
    text.text = words
    text.set("{http://www.w3.org/XML/1998/namespace}space", "preserve")
    properties.addnext(run)


def _levels(definition: etree._Element) -> dict[int, etree._Element]:
    those = ((attribute(e, "ilvl"), e) for e in definition if local(e) == "lvl")
    return {int(level): e for level, e in those if level.isdecimal() and int(level) < LEVELS}


def _whole(text: str, otherwise: int) -> int:
    return int(text) if text.isdecimal() and len(text) < 9 else otherwise


def _format(level: etree._Element | None) -> str:
    return value(child(level, "numFmt")) or "decimal"


def _written(number: int, kind: str) -> str:
    """``number`` in a format of Word; in figures where the format is another one."""
    if kind == "none":
        return ""
    if kind == "decimalZero":
        return f"{number:02}"
    if 0 < number < _HIGHEST:
        if kind in ("lowerLetter", "upperLetter"):
            letters = chr(ord("a") + (number - 1) % 26) * ((number - 1) // 26 + 1)
            return letters if kind == "lowerLetter" else letters.upper()
        if kind in ("lowerRoman", "upperRoman"):
            letters = "".join(_roman(number))
            return letters if kind == "lowerRoman" else letters.upper()
        if number < 100 and kind.startswith(("chineseCounting", "japaneseCounting", "taiwaneseC")):
            return _han(number)
    return str(number)


def _roman(number: int) -> Iterator[str]:
    for worth, letters in _ROMAN:
        yield letters * (number // worth)
        number %= worth


def _han(number: int) -> str:
    tens, ones = divmod(number, 10)
    ten = ("" if tens == 1 else _HAN[tens]) + "十" if tens else ""
    return ten + (_HAN[ones] if ones or not tens else "")


# Hidden words: marked before the document is converted, which would lose that

HIDDEN_STYLE = "fx-vanish"
"""The character style that hidden words are given, and the class they have then."""

_OFF = ("0", "false", "off", "none")


def hiding_styles(styles: etree._Element | None) -> frozenset[str]:
    """The ids of the styles that hide words, by themselves or as what they are based on."""
    own: dict[str, bool | None] = {}
    based: dict[str, str] = {}
    for style in styles if styles is not None else ():
        name = attribute(style, "styleId") if local(style) == "style" else ""
        if name:
            own[name] = _vanishes(child(style, "rPr"))
            based[name] = value(child(style, "basedOn"))
    return frozenset(name for name in own if _hides(name, own, based))


def _hides(name: str, own: dict[str, bool | None], based: dict[str, str]) -> bool:
    for _ in range(_MOST_LEVELS):
        said = own.get(name)
        if said is not None:
            return said
        name = based.get(name, "")
    return False


def mark_hidden(part: etree._Element, hiding: frozenset[str]) -> None:
    """Give ``HIDDEN_STYLE`` to each run of ``part`` that Word hides, itself or by ``hiding``."""
    for run in named(part, "r"):
        properties = child(run, "rPr")
        said = _vanishes(properties)
        if said is None:
            styles = (value(child(properties, "rStyle")), _style_around(run))
            said = not hiding.isdisjoint(styles)
        if said:
            _hide(run, properties)


def _hide(run: etree._Element, properties: etree._Element | None) -> None:
    space = _space_of(run)
    if properties is None:
        properties = etree.Element(space + "rPr")
        run.insert(0, properties)
    style = child(properties, "rStyle")
    if style is None:
        style = etree.Element(space + "rStyle")
        properties.insert(0, style)
    style.set(space + "val", HIDDEN_STYLE)


def _style_around(run: etree._Element) -> str:
    """The id of the style of the paragraph that ``run`` is in."""
    for around in run.iterancestors():
        if local(around) == "p":
            return value(child(child(around, "pPr"), "pStyle"))
    return ""


def _vanishes(properties: etree._Element | None) -> bool | None:
    """Whether properties of words hide them; None where they do not say."""
    mark = child(properties, "vanish")
    return None if mark is None else value(mark).lower() not in _OFF


# Changes, as they are once all are accepted

_GONE = frozenset({"del", "moveFrom"})
_PROPERTIES = ("Pr", "PrChange")


def accept_changes(part: etree._Element) -> None:
    """Take out of ``part`` what its writers deleted or moved elsewhere, paragraph marks included;
    of boxes that it draws in two ways, the newer one, which is not read."""
    for element in [e for e in part.iter() if _is_gone(e)]:
        remove(element)
    for paragraph in list(named(part, "p")):
        marks = child(child(paragraph, "pPr"), "rPr")
        for mark in [e for e in marks if local(e) in _GONE] if marks is not None else ():
            remove(mark)
            if paragraph.getparent() is not None:
                _join(paragraph)


_WRAPPED = frozenset({"fldSimple", "dir", "bdo"})


def unwrap(part: etree._Element) -> None:
    """Put in its place what stands in fields and in stretches of a direction, and words that have
    readings above them: all that would be left out."""
    for element in [e for e in part.iter() if local(e) in _WRAPPED]:
        for one in [e for e in element if not local(e).endswith("Pr")]:
            element.addprevious(one)
        remove(element)
    for base in list(named(part, "rubyBase")):
        run = next((e for e in base.iterancestors() if local(e) == "r"), None)
        if run is not None:
            for one in list(base):
                run.addprevious(one)
    for ruby in list(named(part, "ruby")):
        remove(ruby)


def _is_gone(element: etree._Element) -> bool:
    name = local(element)
    if name in _GONE:
        around = element.getparent()
        return around is not None and not local(around).endswith(_PROPERTIES)
    if name == "tr":
        return child(child(element, "trPr"), "del") is not None
    if name == "tc":
        return child(child(element, "tcPr"), "cellDel") is not None
    return name == "Choice" and child(element.getparent(), "Fallback") is not None


def _join(paragraph: etree._Element) -> None:
    """Put what is in ``paragraph`` before the words of the next one, where one follows at once."""
    inside = [e for e in paragraph if local(e) != "pPr"]
    following = paragraph.getnext()
    if following is not None and local(following) == "p":
        at = 0 if child(following, "pPr") is None else 1
        following[at:at] = inside
    elif inside:
        return
    remove(paragraph)


# Notes and comments

_NOTE_PARTS = {
    "footnoteReference": "footnotes",
    "endnoteReference": "endnotes",
    "commentReference": "comments",
}
_INITIALS = 4  # letters of initials that are shown; with a number the mark is still a short one


@dataclass(slots=True)
class WordNotes:
    """The ids of a document's notes by the name of their part, and who wrote each comment."""

    ids: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    writers: dict[str, str] = field(default_factory=dict)

    def add(self, part: etree._Element) -> None:
        """Note what there is in ``part``, if it is one of notes."""
        if (name := local(part)) not in _NOTE_PARTS.values():
            return
        for note in (e for e in part if attribute(e, "id")):
            self.ids[name].add(id_ := attribute(note, "id"))
            if name == "comments":
                said = attribute(note, "author"), attribute(note, "date")[:10]
                self.writers[id_] = ", ".join(one_line(s, 80) for s in said if s.strip())

    def keep_marks(self, part: etree._Element) -> None:
        """Leave in ``part`` the first mark of each note there is. Notes of notes are left out: of a
        comment in itself there would be no end."""
        in_notes = local(part) in _NOTE_PARTS.values()
        for mark in [e for e in part.iter() if local(e) in _NOTE_PARTS]:
            known = self.ids[_NOTE_PARTS[local(mark)]]
            if in_notes or attribute(mark, "id") not in known:
                remove(mark)
            known.discard(attribute(mark, "id"))
        for note in list(part) if in_notes else ():
            if not attribute(note, "id"):
                remove(note)
            elif local(note) == "comment":
                letters = attribute(note, "initials") or attribute(note, "author").title()
                wanted = str.isalpha if attribute(note, "initials") else str.isupper
                own = "".join(filter(wanted, letters))[:_INITIALS]
                note.set(_space_of(note) + "initials", own or "c")
