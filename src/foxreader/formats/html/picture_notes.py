"""Notes that shops keep in the alternative text of a small picture, as WeRead and QQ do.

Such a picture becomes the mark of a note at the end of its file: it is shown as any other note is,
and its words are found and cited as text of the book.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lxml import etree

from foxreader.formats.html.xmlns import OPS, XHTML, remove
from foxreader.formats.tidy import one_line

SIGNS_OF_NOTES = (b"footnote", b"foot_note", b"footernote", b"footer_note")
"""What markup in small letters has one of where a picture holds a note."""
_CLASS = re.compile(r"foot(?:er)?_?note", re.I)
_SAID = ("zy-footnote", "data-wr-footernote", "alt", "title")
_SHORTEST = 2
"""Characters of a note; one character is what stands for a mark. Chosen."""
_LONGEST, _MOST = 20_000, 2_000
"""Characters of a note, notes of a file. Chosen: more than books have."""
# The stubs of lxml know no default namespace here.
_DEFAULT: dict[Any, str] = {None: XHTML[1:-1], "epub": OPS[1:-1]}


def put_in_notes(body: etree._Element) -> None:
    """Make notes at the end of ``body`` of those in pictures, and marks of the pictures."""
    found = list(_pictures(body))[:_MOST]
    used = {element.get("id") for element in body.iter()} if found else set()
    for number, (picture, words) in enumerate(found, 1):
        name = f"fx-note-{number}"
        while name in used:
            name += "-"
        _wrap(picture, name)
        aside = etree.SubElement(body, XHTML + "aside", {"id": name, OPS + "type": "footnote"})
        etree.SubElement(aside, XHTML + "p").text = words


def _pictures(body: etree._Element) -> Iterator[tuple[etree._Element, str]]:
    """The pictures that hold a note, with its words; one in a link is the mark of another note."""
    for element in body.iter(XHTML + "img", XHTML + "span"):
        if _CLASS.search(element.get("class") or ""):
            keys = _SAID if element.tag == XHTML + "img" else _SAID[:2]
            words = next(
                (w for key in keys if (w := one_line(element.get(key) or "", _LONGEST))), ""
            )
            linked = any(around.tag == XHTML + "a" for around in element.iterancestors())
            if len(words) >= _SHORTEST and not linked:
                yield element, words


def _wrap(picture: etree._Element, name: str) -> None:
    """Put ``picture`` into a link to the note of that name."""
    link = etree.Element(XHTML + "a", {"href": f"#{name}", OPS + "type": "noteref"}, _DEFAULT)
    picture.addprevious(link)
    tail, picture.tail = picture.tail, None
    remove(picture)
    link.append(picture)
    link.tail = tail
