"""Entries of menus that a part of the window keeps, to enable, mark or name them later."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


def kept_entry(menu: QMenu, words: str) -> QAction:
    """One more entry of ``menu``.

    It is made here, not by the menu: of an object that Qt made, PySide says that it is deleted
    once it has lost track of what that object belongs to, though it is there.
    """
    action = QAction(words, menu)
    menu.addAction(action)
    return action
