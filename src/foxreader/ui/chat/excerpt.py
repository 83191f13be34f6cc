"""The words of a piece of evidence in the book: a paragraph before and one after, muted."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QFont, QTextBlockFormat, QTextCharFormat
from PySide6.QtWidgets import QTextEdit, QWidget

from foxreader.answer.evidence_line.lines import CitedExcerpt
from foxreader.ui.platform.theme import Theme

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
        made, font = QTextCharFormat(), QFont("serif")
        font.setStyleHint(QFont.StyleHint.Serif)
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
