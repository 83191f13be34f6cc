"""The menu of a right click in the page: ours, with what fits what was pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from foxreader.core.annotation import COLORS, Color
from foxreader.library.settings import CitationStyle
from foxreader.ui.notes.rows import color_name
from foxreader.ui.platform.export import style_names
from foxreader.ui.platform.widgets import kept_entry

_SHOWN = 24
"""Characters of a selection shown in an entry of the menu. Chosen."""
_ADDRESSES = ("http", "https", "mailto")
"""The schemes of links out of the book, which have an address of use elsewhere."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """What was under a right click: the words selected ("" for none), a link (empty for none),
    a picture, a mark; ``other`` are words selected elsewhere, as in a note's pop-up."""

    words: str
    link: QUrl
    picture: bool
    mark: bool
    other: str = ""


@dataclass(frozen=True, slots=True)
class PageActions:
    """What the entries of the menu do; those of a selection are about the selected words.
    ``highlight`` takes the number of a colour, from 1 on.
    """

    copy: Callable[[], object]
    copy_with_citation: Callable[[], object]
    copy_as: Callable[[CitationStyle], object]
    copy_other: Callable[[], object]
    ask: Callable[[], object]
    highlight: Callable[[int], object]
    note: Callable[[], object]
    look_up: Callable[[], object]
    find_here: Callable[[], object]
    find_everywhere: Callable[[], object]
    follow_link: Callable[[], object]
    copy_link: Callable[[], object]
    open_picture: Callable[[], object]
    copy_picture: Callable[[], object]
    copy_mark: Callable[[], object]
    remove_marks: Callable[[], object]
    back: Callable[[], object]
    forward: Callable[[], object]
    go_to: Callable[[], object]
    print_book: Callable[[], object]


class PageMenu(QMenu):
    """The entries for what was pressed; deleted when it closes."""

    def __init__(self, pressed: Pressed, actions: PageActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if pressed.words:
            self._add_selection(pressed.words, actions)
        elif pressed.other:
            self.addAction(self.tr("Copy"), actions.copy_other)
        if not pressed.link.isEmpty():
            self._group()
            self.addAction(self.tr("Follow the link"), actions.follow_link)
            if pressed.link.scheme() in _ADDRESSES:
                self.addAction(self.tr("Copy the link's address"), actions.copy_link)
        if pressed.picture:
            self._group()
            self.addAction(self.tr("Open the picture"), actions.open_picture)
            self.addAction(self.tr("Copy the picture"), actions.copy_picture)
        if pressed.mark:
            self._group()
            self.addAction(self.tr("Copy the marked words with citation"), actions.copy_mark)
            self.addAction(self.tr("Remove the marks"), actions.remove_marks)
        self._group()
        self.addAction(self.tr("Back"), actions.back)
        self.addAction(self.tr("Forward"), actions.forward)
        self.addAction(self.tr("Go to…"), actions.go_to)
        self.addSeparator()
        self.addAction(self.tr("Print…"), actions.print_book)

    def _add_selection(self, words: str, actions: PageActions) -> None:
        short = words if len(words) <= _SHOWN else words[: _SHOWN - 1].rstrip() + "…"
        short = short.replace("&", "&&")
        self.addAction(self.tr("Copy"), actions.copy)
        self.addAction(self.tr("Copy with citation"), actions.copy_with_citation)
        styles = self.addMenu(self.tr("Copy with citation in"))
        for style, name in style_names().items():
            styles.addAction(name, partial(actions.copy_as, style))
        self.addMenu(self._make_colors(actions))
        self.addAction(self.tr("Note"), actions.note)
        self.addSeparator()
        self.addAction(self.tr("Look up “{0}” in this book").format(short), actions.look_up)
        self.addAction(self.tr("Ask about this passage"), actions.ask)
        self.addAction(self.tr("Find “{0}” in this book").format(short), actions.find_here)
        self.addAction(self.tr("Find “{0}” in all books").format(short), actions.find_everywhere)

    def _make_colors(self, actions: PageActions) -> QMenu:
        menu = QMenu(self.tr("Highlight"), self)
        self._colors: dict[Color, QAction] = {}
        for number, color in enumerate(COLORS, 1):
            act = kept_entry(menu, color_name(color, {}))
            act.triggered.connect(partial(actions.highlight, number))
            self._colors[color] = act
        return menu

    def name_colors(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        for color, act in self._colors.items():
            act.setText(color_name(color, names).replace("&", "&&"))

    def _group(self) -> None:
        if self.actions():
            self.addSeparator()
