"""Looks for settings by their words: labels, explanations, rows of a list."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QFormLayout,
    QLabel,
    QTreeWidget,
    QTreeWidgetItemIterator,
    QWidget,
)

from foxreader.ui.settings.page import Page


@dataclass(frozen=True, slots=True)
class FoundSetting:
    """A setting whose words were looked for: what it is called, and the widget it is set with."""

    words: str
    widget: QWidget


def find_settings(page: Page, wanted: str) -> list[FoundSetting]:
    """The settings of a page whose name or explanation has all words of ``wanted``."""
    words = wanted.casefold().split()
    found: dict[str, FoundSetting] = {}
    for name, about, widget in _settings(page):
        text = f"{name} {about}".casefold()
        if name and words and all(word in text for word in words):
            found.setdefault(name, FoundSetting(name, widget))
    return list(found.values())


def _settings(page: Page) -> Iterator[tuple[str, str, QWidget]]:
    """Name, explanation and widget of each control of a page, then its headings."""
    labels = _form_labels(page)
    foot = page.foot.findChildren(QWidget) if page.foot is not None else []
    for widget in [*page.findChildren(QWidget), *foot]:
        if isinstance(widget, QTreeWidget):
            yield from _rows(widget)
        elif isinstance(widget, QLabel):
            if widget.objectName() in ("heading", "strong"):
                yield widget.text(), "", widget
        elif widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            text = widget.text() if isinstance(widget, QAbstractButton) else ""
            label = labels.get(widget, "")
            name = widget.accessibleName() or text or label
            yield name, f"{label} {text} {widget.toolTip()}", widget


def _rows(tree: QTreeWidget) -> Iterator[tuple[str, str, QWidget]]:
    walk = QTreeWidgetItemIterator(tree)
    while (item := walk.value()) is not None:
        if item.parent() is not None:
            yield f"{item.text(0)}: {item.text(1)}", "", tree
        walk += 1


def _form_labels(page: Page) -> dict[QWidget, str]:
    """The labels of the rows of forms, by the field of each."""
    found: dict[QWidget, str] = {}
    for form in page.findChildren(QFormLayout):
        for row in range(form.rowCount()):
            label = form.itemAt(row, QFormLayout.ItemRole.LabelRole)
            field = form.itemAt(row, QFormLayout.ItemRole.FieldRole)
            name = label.widget() if label is not None else None
            widget = field.widget() if field is not None else None
            if isinstance(name, QLabel) and widget is not None:
                found[widget] = name.text()
    return found
