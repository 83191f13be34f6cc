"""Where a way through the tree of a chapter leads: a CFI of EPUB, or an XPointer of KOReader.

The tree of another program is not quite ours, so the place is near the words, not at them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape

from foxreader.core.book import BookFile

_MOST = 8_000_000
"""Bytes of the longest chapter that is looked through. Chosen, not measured."""
_DEEPEST = 500
_PIECE = re.compile(r"<!--.*?-->|<[!?][^>]*>|<(/?)([^\s/>]+)([^>]*?)(/?)>|([^<]+)", re.S)
_ID = re.compile(r"\bid=\"([^\"]*)\"")
_CFI = re.compile(r"epubcfi\(/\d+(?:\[[^\]]*\])?/(\d{1,6})(?:\[[^\]]*\])?!([^,)]*),?([^,)]*)")
_CFI_STEP = re.compile(r"/(\d{1,6})(?:\[([^\]]*)\])?")
_CFI_OFFSET = re.compile(r":(\d{1,9})")
_X_STEP = re.compile(r"([A-Za-z][\w:-]*)(\(\))?(?:\[(\d{1,6})\])?(?:\.(\d{1,9}))?")


def cfi_place(cfi: str) -> tuple[int | None, str]:
    """The number of the file in the spine, from 0, and the way in it where a CFI begins."""
    match = _CFI.match(cfi)
    file = int(match[1]) // 2 - 1 if match else -1
    return (None, "") if match is None or file < 0 else (file, match[2] + match[3])


@dataclass(slots=True)
class _Node:
    """An element: ``start`` is where its text begins, ``texts`` where the text before each of its
    children and after the last one does."""

    tag: str
    start: int
    children: list[_Node] = field(default_factory=list)
    texts: list[int] = field(default_factory=list)


class Tree:
    """The elements of a chapter and the places where they begin."""

    def __init__(self, file: BookFile) -> None:
        self._length = len(file.text)
        self._anchors = file.anchors
        self._root = _tree(file.markup)

    def place(self, path: str) -> int | None:
        """The offset in the chapter that ``path`` leads to; None where it leads nowhere."""
        body = next((one for one in self._root.children if one.tag == "body"), None)
        if body is None or not path.startswith("/"):
            return None
        found = self._by_name(path, body) if path[1:2].isalpha() else self._by_number(path)
        return None if found is None else max(0, min(self._length, found - body.start))

    def _by_number(self, path: str) -> int | None:
        steps = [(int(step[1]), step[2] or "") for step in _CFI_STEP.finditer(path)]
        offset = _CFI_OFFSET.search(path)
        extra = int(offset[1]) if offset else 0
        node, place = self._root, None
        body = next((one.start for one in self._root.children if one.tag == "body"), 0)
        for number, name in steps:
            if number % 2:
                at = (number - 1) // 2
                return (node.texts[at] if at < len(node.texts) else node.start) + extra
            if not 0 < number // 2 <= len(node.children):
                return place
            node = node.children[number // 2 - 1]
            place = body + self._anchors[name] if name in self._anchors else node.start
        return place

    def _by_name(self, path: str, body: _Node) -> int | None:
        node, extra = body, 0
        for step in path.split("/")[1:]:
            match = _X_STEP.match(step)
            if match is None:
                return node.start
            number, extra = int(match[3] or 1), int(match[4] or 0)
            if match[1] == "body":
                continue
            if match[2]:
                texts = node.texts
                return (texts[number - 1] if 0 < number <= len(texts) else node.start) + extra
            same = [one for one in node.children if one.tag == match[1].lower()]
            if not 0 < number <= len(same):
                return node.start
            node = same[number - 1]
        return node.start + extra


def _tree(markup: bytes) -> _Node:
    root = _Node("", 0)
    open_ = [root]
    at = 0
    if len(markup) > _MOST:
        return root
    for piece in _PIECE.finditer(markup.decode("utf-8", "replace")):
        closing, tag, _, empty, text = piece.groups()
        if text is not None:
            at += len(unescape(text))
        elif tag is not None and not closing:
            node = _Node(tag.rpartition(":")[2].lower(), at, texts=[at])
            open_[-1].children.append(node)
            if not empty and len(open_) < _DEEPEST:
                open_.append(node)
            else:
                open_[-1].texts.append(at)
        elif tag is not None and len(open_) > 1:
            open_.pop()
            open_[-1].texts.append(at)
    return root.children[0] if root.children else root
