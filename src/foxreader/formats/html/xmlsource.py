"""Makes of a book's bytes text that is safe for an XML parser, and holds that parser.

Nothing is ever fetched or expanded beyond bounds: the document type is dropped after its
own entities were put in, HTML's named characters become numbers, what XML forbids becomes
U+FFFD.
"""

from __future__ import annotations

import codecs
import html.entities
import re
from collections import Counter
from collections.abc import Callable
from functools import lru_cache

from lxml import etree

from foxreader.formats.html.decode import declared, decode

# Namespaces, in the form lxml writes a name, and what is asked of elements

XHTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"
MATHML = "{http://www.w3.org/1998/Math/MathML}"
XLINK = "{http://www.w3.org/1999/xlink}"
OPS = "{http://www.idpf.org/2007/ops}"
XML = "{http://www.w3.org/XML/1998/namespace}"


def names(words: str, namespace: str = "") -> frozenset[str]:
    """The names of ``words``, parted by spaces, each in ``namespace``."""
    return frozenset(namespace + word for word in words.split())


def local(element: etree._Element) -> str:
    """The name of ``element`` without its namespace; "" for a comment or the like."""
    tag = element.tag
    return tag.rpartition("}")[2] if isinstance(tag, str) else ""


def text_of(element: etree._Element) -> str:
    """All the text inside ``element``, unchanged."""
    return "".join(map(str, element.itertext()))


def remove(element: etree._Element) -> None:
    """Remove ``element`` from its tree; the text that follows it stays."""
    parent = element.getparent()
    if parent is None:
        return
    if element.tail:
        before = element.getprevious()
        if before is not None:
            before.tail = (before.tail or "") + element.tail
        else:
            parent.text = (parent.text or "") + element.tail
    parent.remove(element)


# The source and its parser

_XML_DECLARATION = re.compile(r"\s*<\?xml[^>]*\?>")
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_CHARACTER_REFERENCE = re.compile(r"&#(?:[xX]([0-9a-fA-F]+)|([0-9]+));?")
_DOCTYPE = re.compile(r"<!DOCTYPE[^\[>]*(?:\[((?:[^\]\"']|\"[^\"]*\"|'[^']*')*)\]\s*)?>", re.I)
_ENTITY = re.compile(r"<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:\"([^\"]*)\"|'([^']*)')\s*>")
_REFERENCE = re.compile(r"&([A-Za-z_][\w.-]*);")
_CDATA = re.compile(r"(<!\[CDATA\[.*?(?:\]\]>|\Z))", re.S)
_PROLOGUE = re.compile(rb"\s*(?:<\?xml[^>]*\?>)?\s*(?:<!DOCTYPE[^\[>]*>)?")
# What :func:`prepare` would change, or would keep from the parser.
_TO_PREPARE = (b"&#", b"<!DOCTYPE", b"\0")
_PREDEFINED = frozenset({"amp", "lt", "gt", "quot", "apos"})
# In prepared source: a reference that is none, and "<" where no tag begins.
_BARE = re.compile(r"&(?!#[0-9]+;|(?:amp|lt|gt|quot|apos);)([A-Za-z]{2,10}(?![A-Za-z0-9=]))?")
_NO_TAG = re.compile(r"<(?!/?[A-Za-z_\u00c0-\uffef][\w.:-]{0,100}[\s/>]|[!?][A-Za-z\[-])")
_MARKUP = re.compile(
    r"<!\[CDATA\[.*?(?:\]\]>|\Z)|<!--.*?(?:-->|\Z)|<(/?)([^\s<>/!?]+)([^<>]*)>", re.S
)
_NUMBERS = {f"&{name};": f"&#{ord(html.entities.html5[name + ';'])};" for name in _PREDEFINED}
DEEPEST = 2048
"""The most elements within each other that are read. As libxml2 has it from version 2.14 on; the
one that lxml brings to Windows knows no limit and takes time by the square of their number."""
_LIMITS_ITSELF = etree.LIBXML_VERSION >= (2, 14)
# What is passed by, and a tag: whether it is an end, and whether it is its own end.
_NESTED = re.compile(
    rb"<!\[CDATA\[.*?(?:\]\]>|\Z)|<!--.*?(?:-->|\Z)"
    rb"|<(/?)[^\s<>/!?](?:[^<>\"'/]|/(?!>)|\"[^\"<]*\"|'[^'<]*')*+(/?)>",
    re.S,
)
_ROUNDS = 3  # how deep entities that name other entities are put in
MAX_ATTRIBUTES = 1000
"""The most attributes of an element: listing them takes time by the square of their number."""
_CROWDED = 4 * MAX_ATTRIBUTES  # characters: a tag needs four for each attribute, as in " a=b"
_QUOTED = re.compile("\"[^\"]*\"|'[^']*'")


def prepare(raw: bytes) -> str:
    """``raw`` decoded, without XML declaration and document type, all references numeric."""
    source = decode(raw).replace("\f", " ")
    declaration = _XML_DECLARATION.match(source)
    source = source[declaration.end() :] if declaration is not None else source
    source = _CHARACTER_REFERENCE.sub(_checked, _FORBIDDEN.sub("\ufffd", source))
    doctype = _DOCTYPE.search(source)
    entities: dict[str, str] = {}
    if doctype is not None:
        for name, double, single in _ENTITY.findall(doctype.group(1) or ""):
            entities.setdefault(name, double or single)
        source = source[: doctype.start()] + source[doctype.end() :]
    return _outside_cdata(lambda part: _named(part, entities), source)


def parse_as_is(raw: bytes) -> etree._Element | None:
    """The root of ``raw`` where it needs no preparation, as most files; None where it may."""
    if raw.startswith(codecs.BOM_UTF8):
        raw = raw[len(codecs.BOM_UTF8) :]
    elif declared(raw) not in ("", "utf-8"):
        return None
    prologue = _PROLOGUE.match(raw)
    source = raw[prologue.end() :] if prologue is not None else raw
    if any(sign in source for sign in _TO_PREPARE):
        return None
    return _parsed(source)


def parse_xml(source: str, *, recover: bool = False) -> etree._Element | None:
    """The root of prepared ``source``, or None where it is not well formed.

    ``recover`` reads a broken file as far as possible; only for files whose text is not read.
    """
    return _parsed(source.strip().encode("utf-8", "replace"), recover=recover)


def parse_repaired(source: str) -> tuple[etree._Element | None, bool]:
    """The root of prepared ``source``, repaired where need be, and whether all of it is there.

    "&" and "<" that begin nothing are read as themselves; where more is broken, tags are closed
    where they must end, and the file is read as far as possible. None where nothing can be read.
    """
    root = parse_xml(source)
    if root is None:
        source = escaped(source)
        root = parse_xml(source)
    if root is not None:
        return root, True
    # From its first fault on, the parser loses the characters that have a name, not those that
    # have a number, and what comes after an end tag too many.
    return parse_xml(_outside_cdata(_numbered, _balanced(source)), recover=True), False


def _balanced(source: str) -> str:
    """``source`` with an end for each tag that has none, and no ends of tags that are not open."""
    opened: list[str] = []
    known: Counter[str] = Counter()

    def ends(match: re.Match[str]) -> str:
        closing, name, rest = match.groups()
        if name is None or rest.endswith("/"):
            return match[0]
        if not closing:
            opened.append(name)
            known[name] += 1
            return match[0]
        if not known[name]:
            return ""
        inner = []
        while (last := opened.pop()) != name:
            known[last] -= 1
            inner.append(f"</{last}>")
        known[name] -= 1
        return "".join(inner) + match[0]

    return _MARKUP.sub(ends, source) + "".join(f"</{name}>" for name in reversed(opened))


def escaped(source: str) -> str:
    """``source`` with "&" and "<" that begin no reference and no tag written as references."""
    return _outside_cdata(lambda part: _NO_TAG.sub("&#60;", _BARE.sub(_as_itself, part)), source)


def _as_itself(match: re.Match[str]) -> str:
    """A reference without its semicolon, which HTML allows for some, or a lone "&"."""
    name = match.group(1) or ""
    character = html.entities.html5.get(name)
    return f"&#{ord(character)};" if character is not None else f"&#38;{name}"


def _numbered(source: str) -> str:
    return re.sub("|".join(_NUMBERS), lambda match: _NUMBERS[match.group()], source)


def _outside_cdata(change: Callable[[str], str], source: str) -> str:
    """``source`` changed but for its sections of character data, in which nothing is markup."""
    if "<![CDATA[" not in source:
        return change(source)
    parts = _CDATA.split(source)
    return "".join(part if i % 2 else change(part) for i, part in enumerate(parts))


def _parsed(source: bytes, *, recover: bool = False) -> etree._Element | None:
    read = source if _LIMITS_ITSELF else shallow(source)
    if read is not source and not recover:
        return None
    try:
        return etree.fromstring(read, _parser(recover=recover))
    except (etree.XMLSyntaxError, ValueError):
        return None


def shallow(source: bytes) -> bytes:
    """``source`` up to where it nests deeper than ``DEEPEST``; itself where it does not."""
    if source.count(b"<") <= DEEPEST:
        return source
    depth = 0
    for tag in _NESTED.finditer(source):
        end, alone = tag.groups()
        if end is None or alone:
            continue
        depth += -1 if end else 1
        if depth > DEEPEST:
            return source[: tag.start()]
    return source


@lru_cache
def _parser(*, recover: bool) -> etree.XMLParser:
    """The parser, made once: making one takes as long as parsing a short file."""
    return etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=True,
        remove_comments=True,
        remove_pis=True,
        strip_cdata=True,
        collect_ids=False,
        recover=recover,
        encoding="utf-8",
    )


def parse_package_xml(raw: bytes | None) -> etree._Element | None:
    """The root of a container, package, NCX or encryption file, repaired where need be; None
    without one."""
    if not raw:
        return None
    root, _ = parse_repaired(prepare(raw))
    for element in root.iter() if root is not None else ():
        limit_attributes(element)
    return root


def limit_attributes(element: etree._Element) -> None:
    """Remove all attributes from an element that has more than ``MAX_ATTRIBUTES``.

    Listing them takes time quadratic in their number: one element would take hours.
    """
    if len(element.attrib) > MAX_ATTRIBUTES:
        element.attrib.clear()


def without_crowded_tags(source: str) -> str:
    """``source`` without the attributes of such tags, on which HTML parsers take quadratic time."""
    if len(source) < _CROWDED:
        return source
    return "<".join(_emptied(part) for part in source.split("<"))


def _emptied(part: str) -> str:
    if len(part) < _CROWDED:
        return part
    tag, _, _ = _QUOTED.sub("", part).partition(">")
    if len(tag.split()) < MAX_ATTRIBUTES:
        return part
    name, _, _ = part.partition(" ")
    return f"{name[:100]}>{part.rpartition('>')[2]}"


def _checked(match: re.Match[str]) -> str:
    number = match.group(1) or match.group(2)
    code = int(number, 16 if match.group(1) else 10) if len(number) < 9 else 0x110000
    allowed = code < 0x110000 and not _FORBIDDEN.match(chr(code))
    return f"&#{code};" if allowed else "\ufffd"


def _named(source: str, entities: dict[str, str]) -> str:
    """``source`` with the file's own entities put in and named characters as numbers."""
    limit = 4 * len(source) + 10_000
    for _ in range(_ROUNDS if entities else 0):
        # Counted before it is done: a small file must not grow to fill the memory.
        growth = sum(len(entities.get(m.group(1), "")) for m in _REFERENCE.finditer(source))
        if not growth or len(source) + growth > limit:
            break
        source = _REFERENCE.sub(lambda m: entities.get(m.group(1), m.group()), source)
    return _REFERENCE.sub(_numeric, source)


def _numeric(match: re.Match[str]) -> str:
    name = match.group(1)
    if name in _PREDEFINED:
        return match.group()
    characters = html.entities.html5.get(name + ";")
    if characters is None:
        return f"&amp;{name};"
    return "".join(f"&#{ord(c)};" for c in characters)
