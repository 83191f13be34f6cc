"""The panel of one piece of evidence. It lies over the chat, so that the page stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QKeyEvent,
    QPixmap,
    QTextBlockFormat,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.answer.evidence_line.lines import ChapterOf, CitedExcerpt, NamesBeside
from foxreader.core.events import Grade
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.widgets import Bounds, ElidedLabel, Wrapped, isolated
from foxreader.ui.search.rows import serif
from foxreader.ui.shelf.covers import cover_picture

_WIDE, _COVER, _CHIPS = 440, QSize(36, 54), 6
"""Pixels of the panel, of the cover in it and between two topics, from the drawing."""


@dataclass(frozen=True, slots=True)
class ShownEvidence:
    """What the panel says of a piece of evidence; "" leaves a part out. ``grade`` is the grade's
    name with its sign, ``reason`` what it rests on. ``excerpt`` is None where the words are not in
    the book as it is now."""

    head: str
    title: str
    authors: str
    where: ChapterOf
    claim: str
    number: str
    level: Grade
    grade: str
    reason: str
    nth: str
    excerpt: CitedExcerpt | None
    id: str
    here: bool


class EvidencePanel(QFrame):
    """Lies over ``over``, as high as ``beside``. What its buttons do is not its own; its keys press
    them.
    """

    def __init__(self, theme: Theme, over: QWidget, beside: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("evidencePanel")
        self.setAccessibleName(self.tr("Evidence"))
        self._over, self._beside, self._theme = over, beside, theme
        self._shown: ShownEvidence | None = None
        self.head = QLabel(self)
        self.cover, self.title, self.authors = QLabel(self), QLabel(self), QLabel(self)
        self.where = [QLabel(self) for _ in range(6)]
        self.claim, self.grade, self.nth = QLabel(self), QLabel(self), QLabel(self)
        self.text = ExcerptView(theme, self)
        self.summary, self.made_by = QLabel(self), QLabel(self)
        self.topics = Wrapped(_CHIPS, self)
        self.id = ElidedLabel(self)
        self._put_together()
        self.apply_theme(theme)
        self.hide()
        Bounds.of(over).changed.connect(self._follow)
        for part in self.findChildren(QWidget):
            part.installEventFilter(self)

    # Making

    def _put_together(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("evidenceBody")
        column = QVBoxLayout(inner)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(10)
        column.addLayout(self._make_book())
        column.addLayout(self._make_where())
        for label, name in ((self.claim, "evidenceClaim"), (self.grade, "muted")):
            label.setObjectName(name)
            column.addWidget(label)
        column.addLayout(self._make_caption())
        column.addWidget(self.text)
        for label, name in ((self.summary, ""), (self.made_by, "hint")):
            label.setObjectName(name)
            column.addWidget(label)
        column.addWidget(self.topics)
        column.addStretch(1)
        for label in self.findChildren(QLabel):
            label.setTextFormat(Qt.TextFormat.PlainText)
            if not isinstance(label, ElidedLabel) and label is not self._around:
                label.setWordWrap(True)
        for label in (self.claim, self.grade, self.summary):
            label.setTextFormat(Qt.TextFormat.RichText)
        area = QScrollArea(self)
        area.setObjectName("evidenceBody")
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._make_head())
        layout.addWidget(self._hairline())
        layout.addWidget(area, 1)
        layout.addWidget(self._hairline())
        layout.addLayout(self._make_foot())

    def _hairline(self) -> QFrame:
        line = QFrame(self)
        line.setObjectName("hairline")
        return line

    def _make_head(self) -> QHBoxLayout:
        self.head.setObjectName("chatTitle")
        self.up = self._button(self.tr("Evidence before (Alt+Up)"))
        self.down = self._button(self.tr("Next evidence (Alt+Down)"))
        self.close_button = self._button(self.tr("Close (Esc)"))
        row = QHBoxLayout()
        row.setContentsMargins(16, 9, 10, 9)
        row.addWidget(self.head, 1)
        for button in (self.up, self.down, self.close_button):
            row.addWidget(button)
        return row

    def _button(self, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        return button

    def _make_book(self) -> QHBoxLayout:
        self.cover.setFixedSize(_COVER)
        self.cover.setScaledContents(True)
        self.title.setObjectName("strong")
        self.authors.setObjectName("muted")
        named = QVBoxLayout()
        named.setSpacing(2)
        named.addStretch(1)
        named.addWidget(self.title)
        named.addWidget(self.authors)
        named.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self.cover)
        row.addLayout(named, 1)
        return row

    def _make_where(self) -> QGridLayout:
        names = (self.tr("Chapter"), self.tr("Section"), self.tr("Page"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, name in enumerate(names):
            label, value = self.where[2 * row], self.where[2 * row + 1]
            label.setObjectName("muted")
            label.setText(name)
            grid.addWidget(label, row, 0)
            grid.addWidget(value, row, 1)
        return grid

    def _make_caption(self) -> QHBoxLayout:
        self._caption = QLabel(self.tr("In the book").upper(), self)
        self._around = QLabel(self.tr("One paragraph before and after"), self)
        row = QHBoxLayout()
        for label in (self._caption, self.nth, self._around):
            label.setObjectName("caption")
            row.addWidget(label)
        row.insertStretch(2, 1)
        return row

    def _make_foot(self) -> QHBoxLayout:
        self.id.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.id.setObjectName("hint")
        self.copy_id = self._button(self.tr("Copy the id"))
        self.copy = QPushButton(self.tr("Copy with citation"), self)
        self.copy.setToolTip(self.tr("Copy with citation (Ctrl+Shift+C)"))
        self.go = QPushButton(self)
        self.go.setObjectName("primary")
        row = QHBoxLayout()
        row.setContentsMargins(16, 10, 16, 10)
        row.setSpacing(8)
        row.addWidget(self.id, 1)
        for button in (self.copy_id, self.copy, self.go):
            row.addWidget(button)
        return row

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        for button, name in (
            (self.up, "chevron-up"), (self.down, "chevron-down"), (self.close_button, "close"),
            (self.copy_id, "copy"),
        ):  # fmt: skip
            button.setIcon(icon(name, theme.muted))
        self.text.apply_theme(theme)
        if self._shown is not None:
            self._say_claim(self._shown)

    # Showing

    def show_piece(self, shown: ShownEvidence, steps: tuple[bool, bool], cover: bytes) -> None:
        """Show a piece of evidence; ``steps`` tells whether there is one before and one after it,
        ``cover`` is a picture file, b"" for none."""
        self.head.setText(shown.head)
        self.setAccessibleName(shown.head)
        self.up.setEnabled(steps[0])
        self.down.setEnabled(steps[1])
        dots = _COVER * self.devicePixelRatio()
        picture = cover_picture(cover, shown.title, shown.authors, dots, dark=self._theme.dark)
        self.cover.setPixmap(QPixmap.fromImage(picture))
        self.title.setText(isolated(shown.title))
        _say(self.authors, isolated(shown.authors))
        place = shown.where
        for row, words in enumerate((place.chapter, place.section, place.page)):
            _say(self.where[2 * row + 1], isolated(words))
            self.where[2 * row].setVisible(bool(words))
        self._shown = shown
        self._say_claim(shown)
        _say(self.nth, shown.nth)
        self.id.show_text(shown.id)
        self.go.setVisible(shown.excerpt is not None)
        self.go.setText(self.tr("Go there") if shown.here else self.tr("Open at the place"))
        self._around.setVisible(shown.excerpt is not None)
        self.text.show_excerpt(shown.excerpt)
        self.show_beside(NamesBeside())
        if not self.isVisible():
            self._lay()
            self.show()
            self.raise_()

    def show_beside(self, found: NamesBeside) -> None:
        """Show what a model wrote of the section, if any, and the names in it."""
        summary = self.tr("Section in short. {0}").format(escape(found.summary))
        by = self.tr("By {0}. A help for finding, never evidence.").format(found.model)
        _say(self.summary, summary if found.summary else "")
        _say(self.made_by, by if found.summary else "")
        self.topics.take([self._topic(name) for name in found.topics])

    def _topic(self, name: str) -> QLabel:
        label = QLabel(name, self.topics)
        label.setObjectName("chip")
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _say_claim(self, shown: ShownEvidence) -> None:
        """The claim with its number, and the grade in its colour. A model wrote the claim: its
        signs are no markup."""
        theme = self._theme
        pill = (
            f'<span style="font-size: 11px; font-weight: 600; background: {theme.accent};'
            f' color: {theme.on_accent}">&nbsp;{escape(shown.number)}&nbsp;</span>'
        )
        _say(self.claim, f"{escape(shown.claim)} {pill}" if shown.claim else "")
        colour = {"quoted": theme.cited, "cited": theme.muted}.get(shown.level, theme.weak)
        weight = 400 if shown.level in ("quoted", "cited") else 600
        grade = f'<span style="color: {colour}; font-weight: {weight}">{escape(shown.grade)}</span>'
        grade = " · ".join(filter(None, (grade, escape(shown.reason))))
        _say(self.grade, grade if shown.claim else "")

    # Where it lies

    def _lay(self) -> None:
        """Lie at the side of the window, as high as the chat."""
        wide = min(_WIDE, self._over.width())
        right = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = 0 if right else self._over.width() - wide
        top, high = 0, self._over.height()
        if self._beside.isVisible():
            top, high = self._beside.mapTo(self._over, QPoint()).y(), self._beside.height()
        self.setGeometry(QRect(left, top, wide, high))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """While the keyboard is in the panel, its keys are for the evidence shown in it, not for
        that in the page."""
        if isinstance(event, QKeyEvent):
            signal = self._keys.get((event.modifiers(), Qt.Key(event.key())))
            if signal is not None and event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if signal is not None and event.type() == QEvent.Type.KeyPress:
                signal()
                return True
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        if self.isVisible():
            self._lay()

    @property
    def _keys(self) -> Mapping[tuple[Qt.KeyboardModifier, Qt.Key], Callable[[], object]]:
        """The keys of the panel; on a button Return presses that one."""
        held, key = Qt.KeyboardModifier, Qt.Key
        pressed = QApplication.focusWidget()
        enter = pressed.click if isinstance(pressed, QAbstractButton) else self.go.click
        return {
            (held.AltModifier, key.Key_Up): self.up.click,
            (held.AltModifier, key.Key_Down): self.down.click,
            (held.ControlModifier | held.ShiftModifier, key.Key_C): self.copy.click,
            (held.NoModifier, key.Key_Return): enter,
            (held.KeypadModifier, key.Key_Enter): enter,
        }


def _say(label: QLabel, words: str) -> None:
    label.setText(words)
    label.setVisible(bool(words))


# The words in the book: a paragraph before and one after, muted

_HIGH, _LETTER, _LINE, _INDENT = 288, 15, 24, 18
"""Pixels of the text, of its letters and lines, and of a paragraph's first line, from the drawing.
"""


class ExcerptView(QTextEdit):
    """Shows an excerpt; its text can be chosen and copied."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._excerpt: CitedExcerpt | None = None
        self.setObjectName("evidenceText")
        self.setReadOnly(True)
        self.setAccessibleName(self.tr("The words in the book"))
        self.setFixedHeight(_HIGH)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._theme = theme
        self.show_excerpt(self._excerpt)

    def show_excerpt(self, found: CitedExcerpt | None) -> None:
        """Show an excerpt, the cited words on yellow; None where they are not in the book."""
        self._excerpt = found
        self.clear()
        block = QTextBlockFormat()
        block.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        block.setTextIndent(_INDENT if found is not None else 0)
        cursor = self.textCursor()
        cursor.setBlockFormat(block)
        muted, plain = self._format(self._theme.muted), self._format(self._theme.text)
        if found is None:
            cursor.insertText(self.tr("These words are not in the book as it is now."), muted)
            return
        marked = self._format(self._theme.text)
        marked.setBackground(QColor(self._theme.evidence))
        if found.before:
            cursor.insertText(found.before, muted)
            cursor.insertBlock(block)
        cursor.insertText(found.lead, plain)
        start = cursor.position()
        cursor.insertText(found.words, marked)
        cursor.insertText(found.rest, plain)
        if found.after:
            cursor.insertBlock(block)
            cursor.insertText(found.after, muted)
        QTimer.singleShot(0, self, lambda: self._reveal(start))  # when it has its size

    def _format(self, colour: str) -> QTextCharFormat:
        made, font = QTextCharFormat(), serif(QFont())
        font.setPixelSize(_LETTER)
        made.setFont(font)
        made.setForeground(QColor(colour))
        return made

    def _reveal(self, at: int) -> None:
        """Scroll so that the cited words begin in the upper part of what is seen."""
        cursor = self.textCursor()
        cursor.setPosition(at)
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - _HIGH // 3)
