"""The view of a locked page: whatever shows one in a window is this, or derived from it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QWidget

from foxreader.ui.reader.page import Page
from foxreader.ui.reader.scheme import Web


class LockedView(QWebEngineView):
    """Shows the page ``locked`` with these scripts.

    The engine's own menu is never shown, since it would load the page anew, save it or show its
    source: a right click is told as ``customContextMenuRequested``, and who shows the view has a
    menu of its own. Nothing can be dropped on it.
    """

    def __init__(self, web: Web, scripts: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.locked = Page(web.profile, scripts, self)
        self.setPage(self.locked)
