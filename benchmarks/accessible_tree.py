"""What a screen reader is told of a window: each control with role, name and state, and its faults.

The tree is Qt's (``QAccessible``), which the bridges to AT-SPI, UI Automation and NSAccessibility
read. What is in the pages of the book and the chat is told by ``accessible_web``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QAbstractButton, QWidget

_Role = QAccessible.Role
FITTING = frozenset({
    _Role.Button, _Role.ButtonMenu, _Role.ButtonDropDown, _Role.CheckBox, _Role.RadioButton,
    _Role.ComboBox, _Role.EditableText, _Role.List, _Role.Tree, _Role.Table, _Role.Slider,
    _Role.SpinBox, _Role.Link, _Role.PageTabList, _Role.PageTab, _Role.StaticText,
    _Role.WebDocument, _Role.Document, _Role.ProgressBar, _Role.Graphic, _Role.ColorChooser,
    _Role.HotkeyField, _Role.MenuBar, _Role.Switch,
})  # fmt: skip
"""Roles that tell a listener what a control does; ``Client``, ``Pane`` or ``Grouping`` do not."""
_STATES = (
    "disabled", "checked", "checkStateMixed", "expanded", "collapsed", "selected", "readOnly",
    "hasPopup", "focused", "passwordEdit", "multiLine",
)  # fmt: skip
"""The states that are spoken, by Qt's names of them."""
_DEEPEST = 60
"""Levels of the tree that are gone down to; Chromium's has some 20."""


def below(
    one: QAccessibleInterface, depth: int = 0, deepest: int = _DEEPEST
) -> Iterator[tuple[int, QAccessibleInterface]]:
    """``one`` and what is in it, ``deepest`` levels down, each with its depth."""
    yield depth, one
    # Python cannot go into the engine's part of the tree (see accessible_web).
    if depth == deepest or isinstance(one.object(), QWebEngineView):
        return
    for number in range(one.childCount()):
        child = one.child(number)
        if child is not None and child.isValid():
            yield from below(child, depth + 1, deepest)


def name_of(one: QAccessibleInterface) -> str:
    """What a control is called. On Linux Qt names a choice by the entry that is chosen: what it is
    for is the name of its label there, else its description."""
    if one.role() != _Role.ComboBox:
        return one.text(QAccessible.Text.Name).strip()
    labels = [label for label, kind in one.relations(QAccessible.RelationFlag.Label)]
    return (
        labels[0].text(QAccessible.Text.Name) if labels
        else one.text(QAccessible.Text.Description)
    ).strip()  # fmt: skip


def spoken(one: QAccessibleInterface) -> str:
    """Role, name, value, description and states in one line, as a screen reader has them to say."""
    name = name_of(one).replace("\n", " ")
    value, about = (
        one.text(kind).strip().replace("\n", " ")
        for kind in (QAccessible.Text.Value, QAccessible.Text.Description)
    )
    state = one.state()
    states = [known for known in _STATES if getattr(state, known)]
    said = [f"{one.role().name} “{name}”"]
    said += [f"= {value}"] if value and value != name else []
    said += [f"({about})"] if about and about != name else []
    said += [f"[{', '.join(states)}]"] if states else []
    return " ".join(said)


def controls(root: QWidget) -> list[tuple[QWidget, QAccessibleInterface]]:
    """The widgets of a window that the keyboard can be in, as a screen reader is told of them."""
    found = []
    for _, one in below(QAccessible.queryAccessibleInterface(root)):
        widget = one.object()
        if isinstance(widget, QWidget) and widget.window() is root and _takes_keys(widget, root):
            found.append((widget, one))
    return found


def tab_order(root: QWidget) -> list[QWidget]:
    """What the Tab key comes to, one after the other, from ``root`` until it is there again."""
    found, seen, at = [], {root}, root.nextInFocusChain()
    while at not in seen:
        seen.add(at)
        if _takes_keys(at, root):
            found.append(at)
        at = at.nextInFocusChain()
    return found


def faults(root: QWidget) -> list[str]:
    """What a listener, or one who has only keys, would miss in a window: a sentence for each."""
    listed, order = controls(root), tab_order(root)
    assert listed, f"no controls in {type(root).__name__}"
    found = [fault for widget, one in listed for fault in _faults_of(widget, one, order)]
    return found + _same_names(order) + _against_order(order)


def unnamed(regions: dict[str, QWidget]) -> list[str]:
    """The regions, by what they are known as here, whose name a screen reader does not say: they
    have none, or the role of a plain widget, which is a filler on Linux and is passed over."""
    return [
        known for known, region in regions.items()
        if not _name(region)
        or QAccessible.queryAccessibleInterface(region).role() == _Role.Client
    ]  # fmt: skip


def _faults_of(widget: QWidget, one: QAccessibleInterface, order: list[QWidget]) -> Iterator[str]:
    known = f"{type(widget).__name__} {widget.objectName() or one.text(QAccessible.Text.Value)}"
    inside = f"in {type(widget.parentWidget()).__name__}"
    if one.role() not in FITTING:
        yield f"{known}: role {one.role().name}, {inside}"
    if not name_of(one):
        yield f"{known}: no name, {inside}"
    if widget not in order and widget.focusProxy() not in order:
        yield f"{known}: not reached, {inside}"


def _same_names(order: list[QWidget]) -> list[str]:
    """Neighbours that a listener cannot tell from each other."""
    pairs = itertools.pairwise(order)
    return [
        f"{type(one).__name__}: the next has the name “{_name(one)}” too"
        for one, after in pairs
        if _name(one) and _name(one) == _name(after) and after.focusProxy() is not one
        and one.focusProxy() is not after and type(one) is type(after)
    ]  # fmt: skip


def _against_order(order: list[QWidget]) -> list[str]:
    """Steps of the Tab key from one control to one of the same row that is before it."""
    found = []
    for one, after in itertools.pairwise(order):
        if one.parentWidget() is not after.parentWidget() or not isinstance(one, QAbstractButton):
            continue
        first, then = one.geometry(), after.geometry()
        right = one.layoutDirection() == Qt.LayoutDirection.RightToLeft
        back = then.left() > first.right() if right else then.right() < first.left()
        same_row = first.top() <= then.center().y() <= first.bottom()
        if (same_row and back) or then.bottom() < first.top():
            found.append(f"“{_name(one)}” is before “{_name(after)}” by the Tab key alone")
    return found


def _takes_keys(widget: QWidget, root: QWidget) -> bool:
    return (
        bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.isVisibleTo(root)
        and widget.isEnabled()
        and _has_room(widget)
        and (widget.focusProxy() is None or widget.focusProxy().isAncestorOf(widget))
    )


def _has_room(widget: QWidget) -> bool:
    """Whether a widget has a place at all: Qt keeps some of no size for its own ends."""
    return not widget.size().isEmpty() or widget.mapTo(widget.window(), QPoint()).isNull()


def _name(widget: QWidget) -> str:
    one = QAccessible.queryAccessibleInterface(widget)
    return name_of(one) if one is not None else ""
