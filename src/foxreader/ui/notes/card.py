"""The card of a note: in the margin, joined to its words by a hairline, or a pop-up below them."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QTextCursor
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.annotation import Annotation
from foxreader.core.span import Link, citations_in
from foxreader.ui.notes.surfaces import CARD, Bubble, CardPlace, Swatches
from foxreader.ui.platform.accessibility import has_keyboard, is_done
from foxreader.ui.platform.theme import Theme, highlight_colours, icon
from foxreader.ui.platform.widgets import set_margins

_FIELD = (84, 220)
"""The least and the most height of the field, in pixels: the least is the drawing's."""
_REST = 1_200
"""Milliseconds without a key after which what was written is kept. Chosen: a thought is written by
then, and no more than that is lost if the computer goes off."""


class NoteField(QPlainTextEdit):
    """The reader's words. Signals: ``done`` by Ctrl Enter or Esc; ``left`` the focus went."""

    done = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("noteField")
        self.setTabChangesFocus(True)
        self.setPlaceholderText(self.tr("Write a note; #word is a tag"))
        self.setAccessibleName(self.tr("Note to these words"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def event(self, event: QEvent) -> bool:
        """Esc is the field's own while it is written in, not the window's."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and is_done(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl Enter and Esc are done."""
        if is_done(event):
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was written is kept."""
        super().focusOutEvent(event)
        # A menu of the field itself, or another program, does not end the writing.
        if event.reason() not in (Qt.FocusReason.PopupFocusReason,):
            self.left.emit()


class NoteCard(Bubble):
    """One note. Signals: ``kept`` an annotation's id and its note are to be stored; ``closed``;
    ``link_pressed``; ``grown`` its height is another.
    """

    kept = Signal(str, str)
    closed = Signal()
    link_pressed = Signal(Link)
    grown = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("noteCard")
        self.setAccessibleName(self.tr("Note to these words"))
        self._page, self.id = parent, ""
        self._stored = ""
        self.hairline = QWidget(parent)
        self.hairline.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hairline.hide()
        self._layout = QVBoxLayout(self)
        inside = self.around
        self._layout.setContentsMargins(inside, inside, inside, inside)
        self._layout.setSpacing(0)
        self._layout.addLayout(self._make_head())
        self._make_note()
        self._layout.addLayout(self._make_foot())
        self._rest = QTimer(self, interval=_REST, singleShot=True)
        self._rest.timeout.connect(self.keep)
        self.apply_theme(theme)

    # Making

    def _make_head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        set_margins(row, 14, 8, 8, 6)
        row.setSpacing(8)
        self._sign = QLabel(self)
        title = QLabel(self.tr("Note to these words"), self)
        self._where = QLabel(self)
        for label in (title, self._where):
            label.setObjectName("hint")
        self._close = self._tool(self.tr("Close the note"))
        self._close.clicked.connect(self.leave)
        row.addWidget(self._sign)
        row.addWidget(title, 1)
        row.addWidget(self._where)
        row.addWidget(self._close)
        return row

    def _make_note(self) -> None:
        """The note as it is read, with its citations, and the field it is written in."""
        self._read = QLabel(self)
        self._read.setObjectName("noteText")
        self._read.setWordWrap(True)
        self._read.setTextFormat(Qt.TextFormat.RichText)
        self._read.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._read.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self._read.linkActivated.connect(self._follow)
        self._read.installEventFilter(self)
        self._area = QScrollArea(self)
        self._area.setObjectName("noteArea")
        self._area.setWidgetResizable(True)
        self._area.setWidget(self._read)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field = NoteField(self)
        self.field.done.connect(self.leave)
        self.field.left.connect(self._left)
        self.field.textChanged.connect(self._typed)
        box = QVBoxLayout()
        box.setContentsMargins(12, 0, 12, 0)
        box.addWidget(self._area)
        box.addWidget(self.field)
        self._layout.addLayout(box)

    def _make_foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        set_margins(row, 9, 8, 12, 10)
        row.setSpacing(8)
        self.swatches = Swatches(
            self.theme, lambda name, number: self.tr("{0}, number {1}").format(name, number),
            "panel", self,
        )  # fmt: skip
        self.bin = self._tool(self.tr("Take highlight and note away"))
        self._edit = QPushButton(self.tr("Edit"), self)
        self._edit.clicked.connect(self.edit)
        self.done = QPushButton(self.tr("Done"), self)
        self.done.setObjectName("primary")
        self.done.setToolTip(self.tr("Keep the note (Ctrl+Enter or Esc)"))
        self.done.clicked.connect(self.leave)
        for button in (self._edit, self.done):
            button.setFixedHeight(28)
        row.addWidget(self.swatches)
        row.addStretch(1)
        row.addWidget(self.bin)
        row.addWidget(self._edit)
        row.addWidget(self.done)
        return row

    def _tool(self, words: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.setIconSize(QSize(16, 16))
        button.setFixedSize(28, 28)
        return button

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        super().apply_theme(theme)
        self.swatches.apply_theme(theme)
        self._sign.setPixmap(icon("note", theme.muted, 16).pixmap(16, 16))
        self._close.setIcon(icon("close", theme.muted))
        self.bin.setIcon(icon("trash", theme.muted))
        self._show_text(self._stored)

    def name_colors(self, names: Mapping[str, str]) -> None:
        """Call the colours by the reader's names for them."""
        self.swatches.name(names)

    # Showing

    def show_note(self, annotation: Annotation, where: str, *, edit: bool, draft: str = "") -> None:
        """Show the note of a highlight, to be read or to be written. ``draft`` is what was written
        and could not be stored.
        """
        if annotation.id != self.id:
            self.keep()
            self.field.blockSignals(True)
            self.field.setPlainText(draft or annotation.note)
            self.field.blockSignals(False)
            self.field.moveCursor(QTextCursor.MoveOperation.End)
        self.id, self._stored = annotation.id, annotation.note
        self._where.setText(where)
        self.refresh(annotation)
        self._show_field(edit or bool(draft) or not annotation.note)

    def refresh(self, annotation: Annotation) -> None:
        """The highlight that is shown has changed."""
        if not self.field.hasFocus() and self.field.toPlainText() == self._stored:
            self.field.blockSignals(True)
            self.field.setPlainText(annotation.note)
            self.field.blockSignals(False)
        self._stored = annotation.note
        self.swatches.choose({annotation.color} if annotation.color else ())
        self._show_text(annotation.note)
        if annotation.color is not None:
            line = highlight_colours(self.theme)[annotation.color].line
            self.hairline.setStyleSheet(f"background: {line};")

    def _show_text(self, note: str) -> None:
        self._read.setText(note_markup(note, self.theme))
        self._read.setAccessibleName(note)

    def _show_field(self, on: bool) -> None:
        self.field.setVisible(on)
        self._area.setVisible(not on)
        self._edit.setVisible(not on)
        self.done.setVisible(on)
        self._fit()

    def _fit(self) -> None:
        """Be as high as the words need, within bounds."""
        least, most = _FIELD
        inside = CARD - 24
        if not self.field.isHidden():
            # A plain document counts its height in lines.
            lines = round(self.field.document().size().height())
            margin = round(self.field.document().documentMargin())
            wanted = lines * self.field.fontMetrics().lineSpacing() + 2 * margin + 14
            self.field.setFixedHeight(max(least, min(wanted, most)))
        else:
            wanted = self._read.heightForWidth(inside - 4) + 6
            self._area.setFixedHeight(max(24, min(wanted, most)))
        self.grown.emit()

    def wanted_height(self) -> int:
        """The surface's height in pixels, at its width."""
        self._layout.activate()
        return self._layout.totalMinimumSize().height() - 2 * self.around

    def lie_at(self, place: CardPlace) -> None:
        """Lie where the words are."""
        self.lie(place.surface)
        self.hairline.setVisible(place.hairline is not None)
        if place.hairline is not None:
            self.hairline.setGeometry(place.hairline)
            self.hairline.raise_()
        self.appear()
        self.raise_()

    def edit(self) -> None:
        """Have the reader write."""
        if not self.field.hasFocus():
            self.field.moveCursor(QTextCursor.MoveOperation.End)
        self._show_field(True)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    # Keeping

    def keep(self) -> None:
        """Have what was written stored, if it is not yet."""
        self._rest.stop()
        if self.id and self.field.toPlainText() != self._stored:
            self._stored = self.field.toPlainText()
            self.kept.emit(self.id, self._stored)

    def not_kept(self, stored: str) -> None:
        """It could not be stored: what was written stays in the field, to be kept later."""
        self._stored = stored

    def leave(self) -> None:
        """The reader is done: keep the note, and close; the page has the keyboard again."""
        if has_keyboard(self):
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.id:  # else it went with the keyboard
            self.put_away()
            self.closed.emit()

    def put_away(self) -> None:
        """Keep what was written, and go."""
        self.keep()
        self.hide()
        self.hairline.hide()
        self.id = ""

    def _left(self) -> None:
        now = QApplication.focusWidget()
        self.keep()
        if now is not None and not self.isAncestorOf(now) and self.isVisible():
            self.put_away()
            self.closed.emit()

    def _typed(self) -> None:
        self._rest.start()
        self._fit()

    def _follow(self, target: str) -> None:
        self.link_pressed.emit(Link.parse(target))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A double click on the words begins the writing."""
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self.edit()
            return True
        return super().eventFilter(watched, event)


def note_markup(note: str, theme: Theme) -> str:
    """A note as rich text: all of it escaped, its citations as links with their numbers."""
    parts, at = [], 0
    for one in citations_in(note):
        parts.append(escape(note[at : one.start]))
        style = f"color:{theme.accent_ink};background:{theme.accent_soft};text-decoration:none"
        parts.append(f'<a href="{one.link}" style="{style}">&nbsp;{one.number}&nbsp;</a>')
        at = one.end
    parts.append(escape(note[at:]))
    return "".join(parts).replace("\n", "<br>")
