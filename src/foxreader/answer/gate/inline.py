"""Emphasis and code marks inside a line of Markdown, and removal of links."""

from __future__ import annotations

import re

_MARK = re.compile(r"\\.|(`+|\*{1,3}|_{1,3}|~~)")
# A link or a picture whose target looks like an address, so that `rows[i](x)` stays as it is.
_LINK = re.compile(
    r"!?\[([^\[\]\n]{0,300})\]\(\s*<?(?:[a-z][a-z0-9+.-]{1,20}:|//|www\.|\.{0,2}/|#)"
    r"(?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:[ \t]+[\"'(][^\"'\n]{0,200}[\"')])?\s*\)",
    re.IGNORECASE,
)


class Emphasis:
    """Tracks which emphasis marks are open as a line is read."""

    def __init__(self) -> None:
        self._open: list[str] = []

    def new_line(self) -> None:
        """Forget the open marks: a mark not closed on its line is a plain character."""
        self._open.clear()

    def read(self, words: str) -> tuple[str, str]:
        """Read ``words``. Gives the marks opened earlier that they close, in order, and the marks
        they open and do not close."""
        before = len(self._open)
        closed: list[str] = []
        for match in _MARK.finditer(words):
            mark = match[1]
            if mark is None or (self._open and "`" in self._open[-1] and mark != self._open[-1]):
                continue
            if mark in self._open and not words[match.start() - 1 : match.start()].isspace():
                at = len(self._open) - 1 - self._open[::-1].index(mark)
                closed += [mark] if at < before else []
                del self._open[at:]
                before = min(before, at)
            elif self._opens(words, match.start(), match.end()):
                self._open.append(mark)
        return "".join(closed), "".join(self._open[before:])

    @staticmethod
    def _opens(words: str, start: int, end: int) -> bool:
        before, after = words[max(0, start - 1) : start], words[end : end + 1]
        inside_word = words[start] == "_" and before.isalnum()
        return bool(after) and not after.isspace() and not inside_word


def balanced(words: str) -> str:
    """``words`` unchanged if every emphasis mark is closed, else without emphasis marks."""
    return _MARK.sub("", words) if Emphasis().read(words)[1] else words


def without_links(words: str) -> str:
    """``words`` with each link and picture replaced by its label, since an answer has no links."""
    return _LINK.sub(r"\1", words) if "](" in words else words
