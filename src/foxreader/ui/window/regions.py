"""The window's regions: their names for a screen reader, and the order the Tab key goes by."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from foxreader.ui.platform.translation import Context
from foxreader.ui.window.parts import WindowParts

RegionWords = Context("RegionWords")


def name_regions(parts: WindowParts, shelf: QWidget) -> dict[str, QWidget]:
    """Name the bars, the panels, the page and the shelf; they are given by what each is.

    Each is a frame: a screen reader does not say the name of a plain widget.
    """
    named = {
        "bar": (parts.top, RegionWords.tr("Bar of the book")),
        "panel": (parts.side, RegionWords.tr("Contents, notes and search")),
        "page": (parts.reader, RegionWords.tr("Page of the book")),
        "aloud": (parts.aloud.bar, RegionWords.tr("Reading aloud")),
        "chat": (parts.chat, RegionWords.tr("Questions and answers")),
        "foot": (parts.foot, RegionWords.tr("Place in the book")),
        "shelf": (shelf, RegionWords.tr("Shelf")),
    }
    for region, name in named.values():
        region.setAccessibleName(name)
    return {known: region for known, (region, _) in named.items()}


def order_tabs(regions: dict[str, QWidget]) -> None:
    """Have the Tab key go from one region to the next in their order, inside each as it did.

    Qt's order is that in which widgets were made, and the engine makes those of its pages late:
    call it again when there is a page.
    """
    ordered: list[QWidget] = []
    for region in regions.values():
        at = region.nextInFocusChain()
        while at is not None and at is not region:
            if region.isAncestorOf(at) and at.focusPolicy() & Qt.FocusPolicy.TabFocus:
                ordered.append(at)
            at = at.nextInFocusChain()
    for one, after in pairwise(ordered):
        QWidget.setTabOrder(one, after)
