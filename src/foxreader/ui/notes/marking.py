"""Highlights, notes and bookmarks at the page: the bar, the card, the ribbon and what they do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QMenu,
    QToolButton,
    QWidget,
)

from foxreader.core.annotation import COLORS, Annotation, Color
from foxreader.core.span import Span
from foxreader.ui.notes.card import NoteCard
from foxreader.ui.notes.controller import Ids, NotesController
from foxreader.ui.notes.rows import where_words
from foxreader.ui.notes.surfaces import (
    Bubble,
    Ribbon,
    Swatches,
    bar_place,
    bar_room,
    card_place,
    color_of,
)
from foxreader.ui.platform.accessibility import ClosesWhenLeft, has_keyboard
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import shown_keys
from foxreader.ui.platform.widgets import Bounds, kept_entry
from foxreader.ui.reader.marks import BOOKMARK, NOTED, OnScreen
from foxreader.ui.reader.view import BookView

_SETTLE = 80
"""Milliseconds from a change of the page's size until the card follows. Chosen: the page has been
set anew by then, and nobody sees it wait."""


class Marking(QObject):
    """What the reader marks in the page. ``span`` is the passage that is selected, or that of the
    highlight that was pressed.

    Signals: ``bookmarked`` what is on screen has a bookmark, or has none any more; ``shown`` the id
    of the annotation that is shown at the page, "" for none.
    """

    bookmarked = Signal(bool)
    shown = Signal(str)

    def __init__(self, notes: NotesController, reader: BookView, theme: Theme) -> None:
        super().__init__(reader)
        self._notes, self._reader = notes, reader
        self.span: Span | None = None
        self._pressed = False
        self._expected = ""
        self._drafts: dict[str, str] = {}  # notes that could not be stored, by their highlight
        self._fresh = ""  # the highlight that was made for a note not yet written
        self._color: Color = COLORS[0]
        self._seen: tuple[Span, ...] = ()
        self.bar, self.card = SelectionBar(theme, reader), NoteCard(theme, reader)
        self.ribbon = Ribbon(theme, reader)
        self.ribbon.clicked.connect(self.toggle_bookmark)
        self.bar.swatches.pressed.connect(self._color_pressed)
        self.bar.bin_pressed.connect(self.take_away)
        self.bar.note_wanted.connect(self.write_note)
        self.card.kept.connect(self._keep)
        self.card.swatches.pressed.connect(self._card_color)
        self.card.bin.clicked.connect(self._card_bin)
        self.card.closed.connect(self._drop_fresh)
        self.card.grown.connect(self._place_card)
        reader.selection_changed.connect(self._selected)
        reader.selection_ended.connect(self._unselected)
        reader.highlights.pressed.connect(self._highlight_pressed)
        reader.highlights.pressed_beside.connect(self._pressed_beside)
        reader.highlights.bookmarks_shown.connect(self._bookmarks_shown)
        reader.place_changed.connect(self._moved)
        Bounds.of(reader).changed.connect(self._page_resized)
        self._settled = QTimer(self, interval=_SETTLE, singleShot=True)
        self._settled.timeout.connect(self._show_expected)
        notes.opened.connect(self._show_all)
        notes.changed.connect(self._changed)

    @property
    def last_color(self) -> Color:
        """The colour the reader used last."""
        return self._color

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        for part in (self.bar, self.card, self.ribbon):
            part.apply_theme(theme)
        self._refresh_card()

    def close_book(self) -> None:
        """The book goes: so does all that belongs to it."""
        self.card.put_away()
        self._drop_fresh()
        self.bar.hide()

    # The page

    def _show_all(self) -> None:
        """Show the highlights and bookmarks of the open book."""
        spans: dict[str, list[Span]] = {}
        for one, span in self._notes.here:
            spans.setdefault(one.color or BOOKMARK, []).append(span)
            if one.note and one.color:
                spans.setdefault(NOTED, []).append(span)
        self._reader.highlights.show(spans)

    def _changed(self, ids: Ids) -> None:
        self._show_all()
        self._show_color()
        if self.card.id in ids:
            if self._notes.get(self.card.id) is None:
                self.card.id = ""  # taken away: there is nothing to keep
                self.card.put_away()
            else:
                self._refresh_card()

    def _moved(self, place: Span) -> None:
        self.bar.hide()
        if self.card.isVisible():
            self._place_card()

    def _page_resized(self) -> None:
        self.ribbon.follow(self._reader)
        if self.card.isVisible():
            self._settled.start()

    # The bar

    def _unselected(self) -> None:
        self.span, self._pressed = None, False
        self.bar.hide()

    def _selected(self, span: Span, where: OnScreen) -> None:
        self.span, self._pressed = span, False
        if self._notes.book is None:
            self.bar.hide()
            return
        self._show_color()
        # What is selected is told again when the page is set anew, whatever has the keyboard then.
        if QApplication.focusWidget() is None or has_keyboard(self._reader):
            self.bar.show_at(where)

    def _pressed_beside(self) -> None:
        """Something beside all highlights was pressed."""
        if self._pressed:
            self.span, self._pressed = None, False
        self.bar.hide()

    def _highlight_pressed(self, span: Span, where: OnScreen) -> None:
        one = self._notes.at(span)
        if one is None:
            self._pressed_beside()
            return
        self.span, self._pressed = span, True
        self._show_color()
        self.bar.show_at(where)
        if one.note:
            self.open_card(one, edit=False)

    def expect(self, id_: str) -> None:
        """The page goes to an annotation: when it is there, its note is shown."""
        self.shown.emit(id_)
        self._expected = id_
        self._settled.start()

    def _show_color(self) -> None:
        one = self._marked
        self.shown.emit(one.id if one is not None else self.card.id)
        self.bar.show_color(one.color if one else None, pressed=self._pressed and one is not None)

    @property
    def _marked(self) -> Annotation | None:
        """The highlight of exactly the passage."""
        return self._notes.at(self.span) if self.span is not None else None

    def clear(self) -> bool:
        """Close the card, or forget the highlight that was pressed; whether there was one."""
        if self.card.isVisible():
            self.card.leave()
            return True
        if self._pressed:
            self._pressed_beside()
            return True
        return False

    # What is done

    def color(self, number: int) -> None:
        """Highlight the passage in the colour of this number, from 1 on; one that has it loses
        it."""
        self._color_pressed(COLORS[number - 1])

    def _color_pressed(self, name: str) -> None:
        color = color_of(name)
        if self.span is None or color is None:
            return
        one = self._marked
        if one is None:
            self._color = color
            self._notes.highlight(self.span, color)
        elif one.color == color:
            self._notes.take_away((one.id,))
        else:
            self._color = color
            self._notes.color(one.id, color)

    def take_away(self) -> None:
        """Take the highlight of the passage away, with its note."""
        if (one := self._marked) is not None:
            self.bar.hide()
            self._notes.take_away((one.id,))

    def write_note(self) -> None:
        """Have the reader write a note to the passage, which is highlighted if it is not yet."""
        span, one = self.span, self._marked
        if span is None:
            return
        self.bar.hide()
        # The highlight shows which words are meant; what is selected would bring the bar back.
        self._reader.clear_selection()
        if one is not None:
            self.open_card(one, edit=True)
            return

        def made(fresh: Annotation) -> None:
            if self._notes.get(fresh.id) is not None:
                self._fresh = fresh.id
                self.open_card(fresh, edit=True)

        self._notes.highlight(span, self._color, made)

    def toggle_bookmark(self) -> None:
        """Set a bookmark at what is on screen, or take away those that are there."""
        if self._notes.book is None:
            return
        there = self._notes.bookmarks_at(self._seen)
        if there:
            self._notes.take_away([one.id for one in there])
        else:
            self._notes.mark_place(self._reader.place)

    def _bookmarks_shown(self) -> None:
        self._seen = spans = self._reader.highlights.seen
        self.ribbon.follow(self._reader)
        self.ribbon.setVisible(bool(spans))
        self.bookmarked.emit(bool(spans))

    # The card

    def open_card(self, one: Annotation, *, edit: bool) -> None:
        """Show the note of a highlight; ``edit`` to write it."""
        span = self._notes.span_of(one.id)
        if span is None:
            return
        if self.card.id not in ("", one.id):
            self.card.put_away()
        book = self._notes.book
        where = where_words(book, span) if book else ""
        self.card.show_note(one, where, edit=edit, draft=self._drafts.get(one.id, ""))
        self._reader.highlights.where_is(span, partial(self._put_card, one.id, edit))

    def _put_card(self, id_: str, edit: bool, where: OnScreen | None) -> None:
        if self.card.id != id_:
            return
        if where is None or not where.visible:
            if self.card.isVisible() or not edit:
                self.card.put_away()
                self._drop_fresh()
            return
        bar = self.bar.surface if self.bar.isVisible() else None
        self.card.lie_at(card_place(where, self.card.wanted_height(), self._reader.size(), bar))
        if edit:
            self.card.edit()

    def _place_card(self) -> None:
        """Have the card lie where its words are now."""
        span = self._notes.span_of(self.card.id) if self.card.id else None
        if span is not None and self.card.isVisible():
            self._reader.highlights.where_is(span, partial(self._put_card, self.card.id, False))

    def _show_expected(self) -> None:
        """Show the note of the annotation that was gone to; else the card follows its words."""
        one = self._notes.get(self._expected) if self._expected else None
        if one is not None and not self._reader.ready:
            self._settled.start()
            return
        self._expected = ""
        if one is not None and one.note and one.kind == "highlight":
            self.open_card(one, edit=False)
        else:
            self._place_card()

    def _refresh_card(self) -> None:
        one = self._notes.get(self.card.id) if self.card.id else None
        if one is not None:
            self.card.refresh(one)

    def _keep(self, id_: str, note: str) -> None:
        self._drafts.pop(id_, None)

        def failed() -> None:
            self._drafts[id_] = note  # it is in the card when that is opened again
            one = self._notes.get(id_)
            if one is not None and self.card.id == id_:
                self.card.not_kept(one.note)

        self._notes.write_note(id_, note, failed)

    def _card_color(self, name: str) -> None:
        color = color_of(name)
        if color is not None and self.card.id:
            self._color = color
            self._notes.color(self.card.id, color)

    def _card_bin(self) -> None:
        id_, self.card.id, self._fresh = self.card.id, "", ""
        self.card.put_away()
        self._notes.take_away((id_,))
        self._reader.setFocus()

    def _drop_fresh(self) -> None:
        """A highlight that was made for a note goes again if none was written."""
        id_, self._fresh = self._fresh, ""
        if id_:
            self._notes.take_away_without_note(id_)


_HEIGHT = 36
"""Pixels, from the drawing."""
_NARROW = 560
"""Pixels of text below which some of the buttons are in a menu, from the drawing."""


class SelectionBar(Bubble):
    """The bar at a selection, or at a highlight that was pressed. Signals: ``bin_pressed``;
    ``note_wanted``; ``words_wanted`` to be copied; ``copy_wanted`` with the citation;
    ``look_up_wanted``; ``translate_wanted``; ``explain_wanted``; ``ask_wanted``.
    """

    bin_pressed = Signal()
    note_wanted = Signal()
    words_wanted = Signal()
    copy_wanted = Signal()
    look_up_wanted = Signal()
    translate_wanted = Signal()
    explain_wanted = Signal()
    ask_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._page = parent
        self.setObjectName("selectionBar")
        self.setAccessibleName(self.tr("What can be done with the selected words"))
        keys = self.tr("{0} (Ctrl+{1})")
        self.swatches = Swatches(theme, keys.format, "panel", self)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(self.around + 4, self.around, self.around + 4, self.around)
        row.setSpacing(2)
        row.addWidget(self.swatches)
        self._bin = self._button("", self.tr("Take the highlight away"), self.bin_pressed)
        row.addWidget(self._bin)
        row.addWidget(self._separator())
        self._menu = QMenu(self)
        self._more = QToolButton(self)
        self._folding: list[tuple[QToolButton, QAction]] = []
        for words, tooltip, act in (
            (self.tr("Note"), self.tr("Write a note to these words (Ctrl+M)"), self.note_wanted),
            (self.tr("Copy"), shown_keys(["Ctrl+C"]), self.words_wanted),
            (self.tr("Copy with citation"), shown_keys(["Ctrl+Shift+C"]), self.copy_wanted),
            (self.tr("Look up"), self.tr("Look up in the dictionaries"),
             self.look_up_wanted),
            (self.tr("Translate"), self.tr("Have the model translate this passage"),
             self.translate_wanted),
            (self.tr("Explain"), self.tr("Have the model explain this passage"),
             self.explain_wanted),
        ):  # fmt: skip
            made = self._button(words, tooltip, act)
            row.addWidget(made)
            entry = kept_entry(self._menu, words)
            entry.triggered.connect(act)
            self._folding.append((made, entry))
        self._make_more()
        row.addWidget(self._more)
        row.addWidget(self._separator())
        ask = self._button(self.tr("Ask"), self.tr("Ask about this passage (Ctrl+Shift+L)"),
                           self.ask_wanted)  # fmt: skip
        ask.setObjectName("barPrimary")
        row.addWidget(ask)
        self.apply_theme(theme)
        ClosesWhenLeft(self, self._page)

    def _button(self, words: str, tooltip: str, pressed: SignalInstance) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("barButton")
        button.setText(words)
        button.setToolTip(tooltip)
        button.setAccessibleName(words or tooltip)
        button.setFixedHeight(28)
        button.clicked.connect(pressed)
        return button

    def _make_more(self) -> None:
        self._more.setObjectName("barButton")
        self._more.setText("⋯")
        self._more.setToolTip(self.tr("More"))
        self._more.setAccessibleName(self.tr("More"))
        self._more.setFixedHeight(28)
        self._more.setMenu(self._menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _separator(self) -> QFrame:
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedSize(1, 20)
        return line

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        super().apply_theme(theme)
        self.swatches.apply_theme(theme)
        self._bin.setIcon(icon("trash", theme.muted))
        self._bin.setIconSize(QSize(16, 16))

    def name_colors(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        self.swatches.name(names)

    def take_keyboard(self) -> None:
        """Have the keyboard in the first of its buttons, where it is shown."""
        buttons = self.findChildren(QAbstractButton)
        first = next((one for one in buttons if one.isVisible() and one.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def show_color(self, color: str | None, *, pressed: bool) -> None:
        """Ring the colour the words have, and offer to take it away where it was ``pressed``."""
        self.swatches.choose({color} if color else ())
        self._bin.setVisible(pressed)

    def show_at(self, where: OnScreen) -> None:
        """Show the bar above the words, or below where there is no room."""
        left, right = bar_room(where, self._page.size())
        self._fold(right - left)
        size = QSize(self._natural(), _HEIGHT)
        place = bar_place(where, size, self._page.size())
        self.lie(place.surface)
        self.point(place.pointer, up=place.up)
        self.appear()
        self.raise_()

    def _natural(self) -> int:
        self._row.activate()
        return self._row.sizeHint().width() - 2 * self.around

    def _fold(self, room: int) -> None:
        """Put what there is no room for into the menu, from the last on; the note stays."""
        for button, entry in self._folding:
            button.setVisible(True)
            entry.setVisible(False)
        self._more.setVisible(False)
        last = len(self._folding)
        while last > 1 and ((room < _NARROW and last > 4) or self._natural() > room):
            last -= 1
            button, entry = self._folding[last]
            button.setVisible(False)
            entry.setVisible(True)
            self._more.setVisible(True)
