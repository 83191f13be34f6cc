"""What rules are made of: questions to an open publication with the answer yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QImage

from benchmarks.epub33.publication import NARROW, Publication

Rule = Callable[[Publication], bool | None]
"""What a publication gives: whether it passes, None where this computer cannot tell."""
TRIES = 3  # looks at what is shown: on a busy machine a frame may come late
RED, GREEN, PINK, PALE = "#ff0000", "#008000", "#ffb6c1", "#98fb98"
"""Colours of the tests: of what must not show, or must; of their left and right pages."""


def all_of(*rules: Rule) -> Rule:
    """Whether every one of the rules holds."""
    return lambda p: all(rule(p) for rule in rules)


def opens(p: Publication) -> bool:
    """The book opens, and every file of it is shown with its exact text."""
    for number in range(len(p.book.files)):
        p.show(number)
    return True


def says(*words: str, file: int = 0) -> Rule:
    """A file shows some words."""

    def rule(p: Publication) -> bool:
        p.show(file)
        text = p.text()
        return all(word in text for word in words)

    return rule


def hides(*words: str, file: int = 0) -> Rule:
    """A file shows none of some words."""

    def rule(p: Publication) -> bool:
        p.show(file)
        text = p.text()
        return not any(word in text for word in words)

    return rule


def asks(script: str, expected: object = True, file: int = 0) -> Rule:
    """An expression gives a value in a file."""

    def rule(p: Publication) -> bool:
        p.show(file)
        return bool(p.js(script) == expected)

    return rule


def styled(selector: str, name: str, values: Sequence[str], file: int = 0) -> Rule:
    """The computed style ``name`` of the elements is what is listed."""

    def rule(p: Publication) -> bool:
        p.show(file)
        return p.styles(selector, name) == list(values)

    return rule


def shows(colour: str, least: float, most: float = 1.0, file: int = 0) -> Rule:
    """The share of what is shown that has a colour lies within bounds."""

    def rule(p: Publication) -> bool:
        p.show(file)
        return any(least <= p.share(colour) <= most or p.rest() for _ in range(TRIES))

    return rule


def picture(selector: str = "img", file: int = 0) -> Rule:
    """A picture was loaded and drawn in some size."""
    drawn = f"(e => e.naturalWidth > 1 && e.clientWidth > 1)(document.querySelector('{selector}'))"
    return asks(drawn, file=file)


def refused(words: str = "") -> Rule:
    """The book is not opened, and the reader is told why."""
    return lambda p: bool(p.refusal) and words in p.refusal


def warned(words: str) -> Rule:
    """The reader is warned of something in the open book."""
    return lambda p: any(words in warning for warning in p.book.warnings)


def lists(*entries: tuple[str, int]) -> Rule:
    """The table of contents has these titles, each leading to the file of that number."""
    return lambda p: [(e.title, e.place.file) for e in p.book.toc] == list(entries)


def laid_out(*kinds: str) -> Rule:
    """Each file is "fixed" or "flowing", and shown so."""

    def rule(p: Publication) -> bool:
        found = []
        for number in range(len(p.book.files)):
            p.show(number)
            fixed = p.js("document.documentElement.classList.contains('fx-fixed')")
            found.append("fixed" if fixed else "flowing")
        return found == list(kinds)

    return rule


_EDGES = "(b => [b.left, b.right, innerWidth])(document.documentElement.getBoundingClientRect())"


def lying(p: Publication) -> str:
    """How the pages lie: ``01`` for two side by side without a gap, ``_1`` beside a blank, ``1``
    in the middle by itself.
    """
    shown: list[str] = []
    for number in range(len(p.book.files)):
        p.show(number)
        text = _lies(p, number)
        if not shown or shown[-1] != text:
            shown.append(text)
    return " ".join(shown)


def _lies(p: Publication, number: int) -> str:
    facing = p.view.facing
    left, right, width = p.js(_EDGES)
    if facing is None:
        if abs(left + right - width) < 2:
            return str(number)
        return f"{number}_" if left + right < width else f"_{number}"
    other = facing.place.file
    first = facing.x() > p.view._view.x()
    its_left, its_right, its_width = p.js(_EDGES, facing=True)
    edges = (right, width, its_left) if first else (its_right, its_width, left)
    gap = abs(edges[1] - edges[0]) + abs(edges[2])
    return (f"{number}{other}" if first else f"{other}{number}") + ("" if gap < 2 else " gap")


def lies(expected: str, narrow: str = "") -> Rule:
    """The pages lie so in a wide window, and as ``narrow`` says in a narrow one."""

    def rule(p: Publication) -> bool:
        wide = lying(p) == expected
        if not narrow:
            return wide
        p.resize(NARROW)
        return wide and lying(p) == narrow

    return rule


def same_look(first: int, second: int) -> Rule:
    """Two pages have the same size and place in the window, and look the same."""

    def rule(p: Publication) -> bool:
        for _ in range(TRIES):
            p.show(first)
            before, edges = p.picture(), p.js(_EDGES)
            p.show(second)
            if edges == p.js(_EDGES) and _alike(before, p.picture()):
                return True
        return False

    return rule


def _alike(one: QImage, other: QImage) -> bool:
    points = [
        (x, y)
        for x in range(0, one.width() - 30, 7)  # beside the margin map, which tells the page
        for y in range(0, one.height(), 7)
    ]
    differ = sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points)
    return differ <= len(points) // 200
