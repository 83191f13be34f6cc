"""The shelf without a book: a drawing, one line, and three ways to begin."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from foxreader.library.paths import RESOURCES
from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import Theme

_NARROW = 780
"""Pixels below which the three ways stand below each other: three of 232 with gaps need so much."""


class _Drawing(QWidget):
    """The fox on the shelf, in the colours of the theme."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(288, 168)
        self._renderer = QSvgRenderer(self)

    def apply_theme(self, theme: Theme) -> None:
        source = (RESOURCES / "icons" / "fox-reading.svg").read_text("utf-8")
        for mark, colour in (
            ("#100", theme.muted), ("#200", theme.accent), ("#300", theme.accent_soft),
            ("#400", theme.window), ("#500", theme.panel),
        ):  # fmt: skip
            source = source.replace(f'"{mark}"', f'"{colour}"')
        self._renderer.load(QByteArray(source.encode()))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._renderer.render(QPainter(self), QRectF(self.rect()))


class _Way(QPushButton):
    """A card that is pressed."""

    def __init__(self, name: str, words: str, more: str, keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("way")
        self.setAccessibleName(words)
        self.setAccessibleDescription(more)
        self.setMinimumSize(200, 120)
        self.setMaximumWidth(232)
        self._name = name
        self._icon, heading = QLabel(self), QLabel(words, self)
        heading.setObjectName("heading")
        what, key = QLabel(more, self), QLabel(keys, self)
        what.setObjectName("hint")
        what.setWordWrap(True)
        key.setObjectName("key")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(6)
        for label in (self._icon, heading, what):
            layout.addWidget(label)
        layout.addStretch(1)
        if keys:
            layout.addWidget(key, 0, Qt.AlignmentFlag.AlignLeading)
        else:
            key.hide()
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def apply_theme(self, theme: Theme) -> None:
        self._icon.setPixmap(icon(self._name, theme.accent, 22).pixmap(22, 22))


class EmptyShelf(QWidget):
    """Three ways to begin: ``file``, ``folder`` and ``guide`` are the shelf's to act on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._drawing = _Drawing(self)
        title = QLabel(self.tr("No books yet"), self)
        title.setObjectName("emptyTitle")
        line = QLabel(
            self.tr(
                "Foxreader opens the books you own and answers questions about them with the "
                "exact words they rest on."
            ),
            self,
        )
        line.setObjectName("muted")
        line.setWordWrap(True)
        line.setFixedWidth(440)
        line.setMinimumHeight(44)
        line.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.file = _Way(
            "file", self.tr("Open a file"),
            self.tr("EPUB, PDF, MOBI, FB2, comic, web page or plain text."), self.tr("Ctrl O"),
            self,
        )  # fmt: skip
        self.folder = _Way(
            "folder", self.tr("Add a folder"),
            self.tr("Every book in it comes onto the shelf. The files stay where they are."),
            self.tr("Ctrl Shift O"), self,
        )  # fmt: skip
        self.guide = _Way(
            "book", self.tr("Read the guide"),
            self.tr("Ten minutes. It is a book itself, so you can ask it questions."), "", self,
        )  # fmt: skip
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways.setSpacing(16)
        for way in (self.file, self.folder, self.guide):
            self._ways.addWidget(way)
        drop = QLabel(self.tr("Or drop files anywhere in this window."), self)
        drop.setObjectName("hint")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 8, 24, 24)
        centre = Qt.AlignmentFlag.AlignHCenter
        layout.addStretch(1)
        layout.addWidget(self._drawing, 0, centre)
        layout.addSpacing(12)
        layout.addWidget(title, 0, centre)
        layout.addWidget(line, 0, centre)
        layout.addSpacing(16)
        layout.addLayout(self._ways)
        layout.setAlignment(self._ways, centre)
        layout.addSpacing(20)
        layout.addWidget(drop, 0, centre)
        layout.addStretch(1)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._drawing.apply_theme(theme)
        for way in (self.file, self.folder, self.guide):
            way.apply_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the ways stand below each other."""
        super().resizeEvent(event)
        narrow = self.width() < _NARROW
        directions = QBoxLayout.Direction
        self._ways.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self._drawing.setVisible(not narrow or self.height() > 720)
