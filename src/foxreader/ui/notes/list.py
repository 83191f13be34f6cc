"""The list of annotations: its rows measured, painted and written in, gone through with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QPlainTextEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from foxreader.core.span import Span
from foxreader.ui.notes.around_list import NoteDoings, add_places, note_menu
from foxreader.ui.notes.controller import Ids
from foxreader.ui.notes.rows import ROW, Index, NoteRow, NotesModel, NotesWords, Row
from foxreader.ui.notes.surfaces import draw_line
from foxreader.ui.platform.accessibility import is_done
from foxreader.ui.platform.theme import HighlightColour, Theme, highlight_colours, icon
from foxreader.ui.platform.widgets import is_mirrored, isolated, popup
from foxreader.ui.reader.page_style import SERIF

_WIDTH = 277
"""Pixels of the list while its panel is as wide as it is drawn."""
_BATCH = 200
"""Rows that are laid out at once, the others while nothing else is to be done. Chosen: more than a
screen of them."""


class NotesList(QListView):
    """Gone through, written in and emptied with keys, or a menu. Signals: ``chosen`` by Enter;
    ``pressed_row``, which leaves the keyboard here; ``delete_wanted`` what is selected,
    ``tag_wanted`` a tag for it; ``placed`` the annotation of this id is there. The ``painter``
    tells of notes that are written.
    """

    chosen = Signal(NoteRow)
    pressed_row = Signal(NoteRow)
    delete_wanted = Signal(Ids)
    placed = Signal(str, Span)
    tag_wanted = Signal(Ids)

    def __init__(self, theme: Theme, where: Callable[[NoteRow], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._width = _WIDTH
        self.painter = NotePainter(theme, where, self)
        self.rows = NotesModel(lambda row: self.painter.height(row, self._width), where, self)
        self.setModel(self.rows)
        self.setItemDelegate(self.painter)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QListView { background: transparent; border: 0; outline: 0; }")
        self.setAccessibleName(self.tr("Highlights, notes and bookmarks"))
        self.rows.measure_at(_WIDTH)
        self.setBatchSize(_BATCH)
        self.clicked.connect(self._pressed)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.painter.apply_theme(theme)
        self.viewport().update()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these; what was selected stays so, and the list where it was scrolled to."""
        current = self.rows.row(self.currentIndex())
        at, scrolled = self.currentIndex().row(), self.verticalScrollBar().value()
        # From the top the first rows are enough for now.
        batched = self.LayoutMode.SinglePass if scrolled else self.LayoutMode.Batched
        if self.layoutMode() != batched:
            self.setLayoutMode(batched)
        self.rows.show(rows)
        if current is not None:
            index = self.rows.index_of(current.id)
            if not index.isValid() and rows:  # it is gone: the one that took its place
                near = min(at, len(rows) - 1)
                if self.rows.row(self.rows.index(near)) is None:
                    near = min(near + 1, len(rows) - 1)
                index = self.rows.index(near)
            self.selectionModel().setCurrentIndex(
                index, QItemSelectionModel.SelectionFlag.ClearAndSelect
            )
        if scrolled:
            self.verticalScrollBar().setValue(scrolled)

    def begin_near(self, place: Span | None) -> None:
        """Have a row to begin from: the one chosen before, else the first from ``place`` on."""
        if self.rows.row(self.currentIndex()) is not None or not self.rows.rowCount():
            return
        listed = [self.rows.row(self.rows.index(n)) for n in range(self.rows.rowCount())]
        spans = [(n, row.span) for n, row in enumerate(listed) if row is not None]
        after = (n for n, span in spans if place is None or (span is not None and span >= place))
        number = next(after, spans[-1][0])
        if number >= _BATCH:  # it must be laid out to be scrolled to
            self.setLayoutMode(self.LayoutMode.SinglePass)
            self.doItemsLayout()
        self.setCurrentIndex(self.rows.index(number))
        self.scrollTo(self.rows.index(number))

    def mark_current(self, id_: str) -> None:
        """Mark the annotation that is shown at the page."""
        if self.painter.current != id_:
            self.painter.current = id_
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words take another number of lines."""
        if self.width() != self._width:  # not where the scroll bar alone has come or gone
            self._width = self.width()
            self.rows.measure_at(self._width)
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Del takes away what is selected, Enter goes to the words."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        row = self.rows.row(self.currentIndex())
        if event.key() == Qt.Key.Key_Delete and not held:
            if self.selected:
                self.delete_wanted.emit(self.selected)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            if row is not None:
                self.chosen.emit(row)
        else:
            super().keyPressEvent(event)

    @property
    def selected(self) -> Ids:
        """The ids of what is selected."""
        rows = map(self.rows.row, self.selectedIndexes())
        return Ids(row.id for row in rows if row is not None)

    def _pressed(self, index: QModelIndex) -> None:
        row = self.rows.row(index)
        if row is None or self.selectionModel().selectedIndexes() not in ([], [index]):
            return
        if row.places:
            self.offer_places(row)
        else:
            self.pressed_row.emit(row)

    def offer_places(self, row: NoteRow) -> None:
        """Offer the places where the words of a note stand, to choose its own."""
        menu, rect = QMenu(self), self.visualRect(self.rows.index_of(row.id))
        add_places(menu, row, self.placed.emit)
        popup(menu, self.viewport().mapToGlobal(rect.bottomLeft()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with a note, also by the mouse."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        row = self.rows.row(index)
        if row is None:
            return
        if not self.selectionModel().isSelected(index):
            self.setCurrentIndex(index)
        at = self.visualRect(index).center() if by_key else event.pos()
        popup(self.menu_of(row, index), self.viewport().mapToGlobal(at))

    def menu_of(self, row: NoteRow, index: QModelIndex) -> QMenu:
        """The menu of a note; it is to be shown by who asked for it."""
        chosen = self.selected
        doings = NoteDoings(
            partial(self.chosen.emit, row), partial(self.edit, index),
            partial(self.tag_wanted.emit, chosen), partial(self.delete_wanted.emit, chosen),
            self.placed.emit,
        )  # fmt: skip
        return note_menu(row, len(chosen), doings, self)


_SERIF = [name.strip(" '") for name in SERIF.split(",")]
_LEFT, _RIGHT, _TOP = 14, 10, 8
"""Pixels inside a row, from the drawing."""
_WHOLE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
"""Where letters are isolated, a line is higher than its letters: these are not cut off below."""
_LINE, _NOTE_LINE = 18, 17
"""Pixels from line to line of the words and of the note, from the drawing."""
_INDENT = 18
"""Pixels that a note is further in than the words, from the drawing."""
_PLACE = 40
"""Pixels beside the words for their page. Chosen: four figures and a space."""
_HEADING, _BOOKMARK = 32, 30
"""Heights of a heading and of a bookmark, from the drawing."""
_NARROW, _WIDE = 0.4, 1.05
"""How wide a letter is at least and at most on the average of a line, in parts of the font's size.
Chosen: serifs have 0.45 to 0.55, Chinese 1. What may be one line or two is measured, which takes
longer."""
_SCROLLS = 12
"""Pixels at the right that the scroll bar takes where there is one."""
_FIELD = 88
"""The least height of the field in a row, in pixels: four lines."""


@dataclass(frozen=True, slots=True)
class _Fonts:
    words: QFont
    note: QFont
    small: QFont
    heading: QFont

    @classmethod
    def of(cls, font: QFont) -> _Fonts:
        words, note, small, heading = QFont(font), QFont(font), QFont(font), QFont(font)
        words.setFamilies(_SERIF)
        for one, size in ((words, 13), (note, 12), (small, 11), (heading, 11)):
            one.setPixelSize(size)
        heading.setCapitalization(QFont.Capitalization.AllUppercase)
        heading.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 106)
        return cls(words, note, small, heading)


class NotePainter(QStyledItemDelegate):
    """An annotation: two lines of the book's words with the colour's line at the left, the note
    below, and the page; a bookmark in one line; or a heading.

    Signal: ``written`` an annotation's id and the note that was written in its row.
    """

    written = Signal(str, str)

    def __init__(self, theme: Theme, where: Callable[[NoteRow], str], view: QWidget) -> None:
        super().__init__(view)
        self._view, self._where = view, where
        self._row = QRect()  # that is painted
        self.current = ""  # the id of the annotation that is shown at the page
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.theme = theme
        self._colours = highlight_colours(theme)
        self._note_icon = icon("note", theme.muted, 13).pixmap(13, 13)
        self._bookmark_icon = icon("bookmark", theme.accent, 16).pixmap(16, 16)
        self._fonts = _Fonts.of(self._view.font())

    # Measuring

    def height(self, row: Row, width: int) -> int:
        """The height of a row, in a list of this width."""
        width -= _SCROLLS
        if isinstance(row, str):
            return _HEADING
        if row.annotation.kind == "bookmark" and not row.note:
            return _BOOKMARK
        words = self._lines(row.words, self._fonts.words, self._words_room(width))
        high = 2 * _TOP + words * _LINE
        if row.missing:
            high += _NOTE_LINE
        if row.note:
            high += 4 + _NOTE_LINE * self._lines(row.note, self._fonts.note, self._note_room(width))
        return high + 2

    @staticmethod
    def _words_room(width: int) -> int:
        return width - _LEFT - _RIGHT - _PLACE

    @staticmethod
    def _note_room(width: int) -> int:
        return width - _LEFT - _RIGHT - _INDENT

    @staticmethod
    def _lines(text: str, font: QFont, room: int) -> int:
        """One or two."""
        size = font.pixelSize()
        if len(text) * size * _NARROW > room:
            return 2
        if len(text) * size * _WIDE <= room:
            return 1
        return 1 if QFontMetrics(font).horizontalAdvance(text) <= room else 2

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one row."""
        row = index.data(ROW)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._row = rect = self._row_of(option)
        if isinstance(row, str):
            self._text(painter, self._fonts.heading, self.theme.muted,
                       rect.adjusted(_LEFT - 2, 12, -_RIGHT, 0), row)  # fmt: skip
        else:
            self._ground(painter, rect, option.state, row.id == self.current)
            if row.annotation.kind == "bookmark":
                self._bookmark(painter, rect, row)
            else:
                self._highlight(painter, rect, row)
        painter.restore()

    def _row_of(self, option: QStyleOptionViewItem) -> QRect:
        """Where a row is, without what the scroll bar takes at its end."""
        rect = QRect(option.rect)
        if is_mirrored():
            rect.setLeft(rect.right() - self._view.width() + _SCROLLS + 1)
        else:
            rect.setWidth(self._view.width() - _SCROLLS)
        return rect

    def _at(self, part: QRect) -> QRect:
        """Where a part of the row that is painted stands, from where it does when written from
        left to right."""
        return QStyle.visualRect(QGuiApplication.layoutDirection(), self._row, part)

    def _ground(
        self, painter: QPainter, rect: QRect, state: QStyle.StateFlag, current: bool
    ) -> None:
        pointed = state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        inside = QRectF(rect).adjusted(1, 1, -1, -1)
        if pointed or current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.hover))
            painter.drawRoundedRect(inside, 6, 6)
        if state & QStyle.StateFlag.State_HasFocus and state & QStyle.StateFlag.State_Selected:
            painter.setPen(QColor(self.theme.accent))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(inside, 6, 6)

    def _bookmark(self, painter: QPainter, rect: QRect, row: NoteRow) -> None:
        sign = QRect(rect.left() + 6, rect.top() + 7, 16, 16)
        painter.drawPixmap(self._at(sign).topLeft(), self._bookmark_icon)
        inside = rect.adjusted(30, 6, -_RIGHT - self._page(painter, rect, row), 0)
        ink = self.theme.muted if row.missing else self.theme.text
        self._text(painter, self._fonts.words, ink, inside, row.words)
        if row.note:
            self._note(
                painter, QRect(rect.left(), rect.top() + 22, rect.width(), rect.height()), row
            )

    def _highlight(self, painter: QPainter, rect: QRect, row: NoteRow) -> None:
        color = row.annotation.color
        if color is not None:
            self._bar(painter, rect, self._colours[color])
        self._page(painter, rect, row)
        inside = rect.adjusted(_LEFT, _TOP, 0, 0)
        ink = self.theme.muted if row.missing else self.theme.text
        room = self._words_room(rect.width())
        lines = self._wrapped(painter, self._fonts.words, ink, inside, row.words, room, _LINE)
        below = inside.top() + lines * _LINE
        if row.missing:
            said = NotesWords.tr("Words not found · Look for them")
            if row.places:
                said = NotesWords.tr("Words at %Ln place(s) · Choose", "", len(row.places))
            line = QRect(inside.left(), below, inside.width() - _RIGHT, _NOTE_LINE)
            self._text(painter, self._fonts.small, self.theme.accent_ink, line, said)
            below += _NOTE_LINE
        if row.note:
            self._note(painter, QRect(rect.left(), below, rect.width(), rect.height()), row)

    def _note(self, painter: QPainter, rect: QRect, row: NoteRow) -> None:
        """The reader's words, from the top of ``rect`` on."""
        sign = QRect(rect.left() + _LEFT, rect.top() + 6, 13, 13)
        painter.drawPixmap(self._at(sign).topLeft(), self._note_icon)
        inside = rect.adjusted(_LEFT + _INDENT, 4, 0, 0)
        ink = self.theme.muted if row.missing else self.theme.text
        self._wrapped(painter, self._fonts.note, ink, inside, row.note,
                      self._note_room(rect.width()), _NOTE_LINE)  # fmt: skip

    def _bar(self, painter: QPainter, rect: QRect, colour: HighlightColour) -> None:
        line = self._at(QRect(rect.left() + 4, rect.top(), 3, rect.height()))
        start = QPointF(line.left() + 1.5, rect.top() + 9)
        end = QPointF(start.x(), rect.bottom() - 9)
        draw_line(painter, start, end, colour, 3)

    def _page(self, painter: QPainter, rect: QRect, row: NoteRow) -> int:
        """Paint where it is at the right; gives the room that takes."""
        where = self._where(row)
        line = rect.adjusted(0, _TOP, -_RIGHT, 0)
        painter.setFont(self._fonts.small)
        painter.setPen(QColor(self.theme.muted))
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        painter.drawText(self._at(line), corner, isolated(where))
        return QFontMetrics(self._fonts.small).horizontalAdvance(where) + 8

    def _text(self, painter: QPainter, font: QFont, colour: str, rect: QRect, text: str) -> None:
        """One line, as much as there is room for."""
        painter.setFont(font)
        painter.setPen(QColor(colour))
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        line = QRect(rect.left(), rect.top(), rect.width(), metrics.height())
        painter.drawText(self._at(line), _WHOLE, isolated(shown))

    def _wrapped(
        self,
        painter: QPainter,
        font: QFont,
        colour: str,
        rect: QRect,
        text: str,
        room: int,
        high: int,
    ) -> int:
        """Two lines at most; gives how many."""
        layout = QTextLayout(text[:400], font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        first = layout.createLine()
        first.setLineWidth(room)
        layout.endLayout()
        end = first.textLength() if first.isValid() else 0
        units = text.encode("utf-16-le", "surrogatepass")
        rest = units[2 * end :].decode("utf-16-le", "surrogatepass")
        painter.setFont(font)
        painter.setPen(QColor(colour))
        metrics = QFontMetrics(font)
        shown = [units[: 2 * end].decode("utf-16-le", "surrogatepass").rstrip()]
        if rest.strip():
            shown.append(metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room))
        for number, line in enumerate(shown):
            at = QRect(rect.left(), rect.top() + number * high, room, high)
            painter.drawText(self._at(at), _WHOLE, isolated(line))
        return len(shown)

    # Writing

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """The field in which the note of a row is written."""
        field = QPlainTextEdit(parent)
        field.setObjectName("noteField")
        field.setAccessibleName(NotesWords.tr("Note to these words"))
        field.setTabChangesFocus(True)
        field.setAutoFillBackground(True)
        return field

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the note into the field."""
        row = index.data(ROW)
        if isinstance(editor, QPlainTextEdit) and isinstance(row, NoteRow):
            editor.setPlainText(row.annotation.note)
            editor.moveCursor(editor.textCursor().MoveOperation.End)

    def setModelData(self, editor: QWidget, model: NotesModel, index: Index) -> None:  # type: ignore[override]
        """Have what was written stored."""
        row = model.row(index)
        if isinstance(editor, QPlainTextEdit) and row is not None:
            self.written.emit(row.id, editor.toPlainText())

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """The field lies below the words of its row, over what follows if it must."""
        rect: QRect = option.rect
        top = rect.top() + _TOP + 2 * _LINE
        room = self._view.viewport().height() if hasattr(self._view, "viewport") else rect.bottom()
        top = max(0, min(top, room - _FIELD))
        start = 2 if is_mirrored() else _LEFT - 4
        editor.setGeometry(rect.left() + start, top, rect.width() - _LEFT - 6, _FIELD)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ctrl Enter and Esc are done, and keep what was written; Enter begins a line."""
        if isinstance(event, QKeyEvent) and isinstance(watched, QWidget):
            if event.type() == QEvent.Type.ShortcutOverride and is_done(event):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and is_done(event):
                self.commitData.emit(watched)
                self.closeEditor.emit(watched)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return False
        return super().eventFilter(watched, event)
