"""What Qt does not mirror by itself where the language is written from right to left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QGridLayout, QStyle, QStyleOptionViewItem

Layout = QBoxLayout | QFormLayout | QGridLayout


def is_mirrored() -> bool:
    """Whether the window is mirrored."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft


def set_margins(layout: Layout, start: int, top: int, end: int, bottom: int) -> None:
    """The room around a layout, in pixels, where a line of writing starts and where it ends."""
    if is_mirrored():
        start, end = end, start
    layout.setContentsMargins(start, top, end, bottom)


def isolated(text: str) -> str:
    """``text`` as it is painted in a mirrored window: by the direction of its own letters, so that
    the number before a chapter's title and the full stop of a quotation stay at their ends."""
    return f"\u2068{text}\u2069" if text and is_mirrored() else text


def placed(option: QStyleOptionViewItem) -> Callable[[QRect], QRect]:
    """Where a part of a list's row stands, from where it does when written from left to right."""
    row = QRect(option.rect)  # the option's own changes with what is painted
    return lambda part: QStyle.visualRect(option.direction, row, part)
