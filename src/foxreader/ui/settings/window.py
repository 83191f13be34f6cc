"""The settings: one window with a page for each part, a field to look for a setting, and pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.settings import bounds
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.widgets import fit, indent, plain, scrolled

# What the pages of the settings are made of: headings, hints, lines, fields; and scrolling.

MARGIN = 24
"""Pixels around what is on a page, from the drawing of the dialogs."""


class SettingsPage(QWidget):
    """A page: its parts are added one below the other.

    ``foot`` is what the page has at the foot of the window, beside the button that closes it.
    """

    foot: QWidget | None = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(MARGIN, 18, MARGIN, 18)
        self.rows.setSpacing(10)

    def apply_theme(self, theme: Theme) -> None:
        """Tint what has an icon."""

    def heading(self, text: str) -> QLabel:
        """Add a heading."""
        return self._label("heading", text)

    def caption(self, text: str) -> QLabel:
        """Add the name of a part, in small capitals."""
        return self._label("caption", text.upper())

    def hint(self, text: str) -> QLabel:
        """Add a line of explanation."""
        return self._label("hint", text)

    def line(self) -> None:
        """Add a line that divides."""
        self.rows.addSpacing(4)
        self.rows.addWidget(hairline(self))
        self.rows.addSpacing(4)

    def _label(self, name: str, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        self.rows.addWidget(label)
        return label

    def button(self, words: str, act: Callable[[], object]) -> QPushButton:
        """A button that Return in a field does not press, for the page to add."""
        button = QPushButton(words, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button


def hairline(parent: QWidget) -> QFrame:
    """A line that divides."""
    line = QFrame(parent)
    line.setObjectName("hairline")
    return line


def lay_out(
    dialog: QDialog, head: QLayout, middle: QLayout, foot: QLayout, size: tuple[int, int]
) -> None:
    """Give a dialog a head, a middle and a foot divided by lines, and ``size`` in pixels or what
    its window has room for.
    """
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addLayout(head)
    layout.addWidget(hairline(dialog))
    layout.addLayout(middle, 1)
    layout.addWidget(hairline(dialog))
    layout.addLayout(foot)
    dialog.resize(*size)
    fit(dialog)


# Fields


class FolderField(QWidget):
    """A folder, which may be empty. Signal: ``edited`` it was typed or chosen.

    ``name`` and ``choose`` say for screen readers what is entered and what the button does.
    """

    edited = Signal()

    def __init__(
        self, folder: str, name: str, choose: str, placeholder: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.line = QLineEdit(folder, self)
        self.line.setPlaceholderText(placeholder)
        self.line.setToolTip(plain(name))
        self.line.setAccessibleName(name)
        self.line.textEdited.connect(self.edited)
        button = QPushButton(self.tr("Choose…"), self)
        button.setAutoDefault(False)
        button.setAccessibleName(choose)
        button.clicked.connect(self._choose)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.line, 1)
        row.addWidget(button)
        self.setFocusProxy(self.line)

    @property
    def folder(self) -> str:
        """What was entered, "" for none."""
        return self.line.text().strip()

    def _choose(self) -> None:
        before = self.line.text() or str(Path.home())
        chosen = QFileDialog.getExistingDirectory(self, self.tr("The model's folder"), before)
        if chosen:
            self.line.setText(chosen)
            self.edited.emit()


class NumberBox(QDoubleSpinBox):
    """The setting ``name``, with at most ``decimals`` places; those not needed are not shown.

    A whole number too, since Qt's own field for them ends at two thousand million.
    """

    def __init__(self, name: str, decimals: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(*bounds(name))
        self.setDecimals(decimals)
        self.setGroupSeparatorShown(True)
        indent(self)

    def textFromValue(self, value: float) -> str:
        """The number without zeros at its end."""
        locale = self.locale()
        text = locale.toString(value, "f", self.decimals())
        point = locale.decimalPoint()
        return text.rstrip(locale.zeroDigit()).removesuffix(point) if point in text else text


PageName = Literal[
    "reading", "search", "words", "models", "corrections", "indexes", "library", "sync", "life",
    "privacy", "keys",
]  # fmt: skip
PAGES: tuple[PageName, ...] = (
    "reading", "search", "words", "models", "corrections", "indexes", "library", "sync", "life",
    "privacy", "keys",
)  # fmt: skip
"""The pages, in their order."""
_SIZE = 1040, 760
"""Pixels: a page as wide as the drawing of the models has it, beside the list of pages."""
_LIST = 152
"""Pixels of the list of pages at least. Chosen: the longest English name fits."""
_PAGE = 700
"""Pixels that a page keeps. Chosen: in a small window its rows come before long names."""
_AROUND = 18
"""Pixels at the sides of its names and its line, as in dialogs.qss."""
_FIELD = 152
"""Pixels of the search field at least. Chosen: half of its prompt can be read."""
_FOUND = Qt.ItemDataRole.UserRole


class SettingsWindow(QDialog):
    """Its pages are made by ``make`` when they are first shown. It stays open beside the book."""

    def __init__(
        self, make: Callable[[PageName, QWidget], SettingsPage], theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Settings"))
        self._make, self._theme = make, theme
        self._pages: dict[PageName, SettingsPage] = {}
        self._areas: dict[PageName, QWidget] = {}
        self._foot_of: dict[PageName, QWidget] = {}
        self._names: dict[PageName, str] = {
            "reading": self.tr("Reading"),
            "search": self.tr("Search"),
            "words": self.tr("Words"),
            "models": self.tr("Models"),
            "corrections": self.tr("Corrections"),
            "indexes": self.tr("Indexes"),
            "library": self.tr("Library"),
            "sync": self.tr("Sync"),
            "life": self.tr("Reading life"),
            "privacy": self.tr("Privacy"),
            "keys": self.tr("Keys"),
        }
        self._abouts: dict[PageName, str] = {
            "reading": self.tr("How the page looks. Each change is shown at once."),
            "search": self.tr("How passages are found that use other words."),
            "words": self.tr("Dictionaries, and how words are copied."),
            "models": self.tr("Which model does which work, and what it may see."),
            "corrections": self.tr("What you said of answers. It is sent with later questions."),
            "indexes": self.tr("How much room the indexes of your books take."),
            "library": self.tr("A backup of everything you made, and moving to another computer."),
            "sync": self.tr("What your devices have of your reading, kept the same on all."),
            "life": self.tr("How long and how much you have read. It stays on this computer."),
            "privacy": self.tr("What left this computer, and what is kept of a book."),
            "keys": self.tr("What each key does, and your own keys for it."),
        }
        self.field, self.found = QLineEdit(self), QListWidget(self)
        self.list, self._stack, self._feet = (
            QListWidget(self),
            QStackedWidget(self),
            QStackedWidget(self),
        )
        self._title = QLabel(self)
        self._title.setObjectName("dialogTitle")
        self._about = QLabel(self)
        self._about.setObjectName("muted")
        self._about.setWordWrap(True)
        self._lay_out()
        self.list.addItems(list(self._names.values()))
        self.list.currentRowChanged.connect(self._turn)
        self.field.textChanged.connect(self._look)
        self.field.returnPressed.connect(self._go_first)
        self.found.itemActivated.connect(self._go)
        self.found.itemClicked.connect(self._go)
        QShortcut(QKeySequence.StandardKey.Find, self, self.field.setFocus)

    @property
    def shown(self) -> PageName:
        """The page that is shown."""
        return PAGES[max(0, self.list.currentRow())]

    def _lay_out(self) -> None:
        self.field.setPlaceholderText(self.tr("Look for a setting"))
        self.field.setAccessibleName(self.tr("Look for a setting"))
        self.field.setClearButtonEnabled(True)
        self.field.setMinimumWidth(_FIELD)
        self.field.setMaximumWidth(280)
        self.list.setObjectName("pages")
        self.list.setAccessibleName(self.tr("Pages of the settings"))
        self.list.setFixedWidth(_LIST)
        self.found.setObjectName("foundSettings")
        self.found.setAccessibleName(self.tr("Settings that were found"))
        self._stack.addWidget(self.found)
        self._feet.addWidget(QWidget(self))
        head = QHBoxLayout()
        head.setContentsMargins(MARGIN, 16, MARGIN, 16)
        titles = QVBoxLayout()
        titles.setSpacing(2)
        titles.addWidget(self._title)
        titles.addWidget(self._about)
        head.addLayout(titles, 3)
        head.addWidget(self.field, 2)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.list)
        middle.addWidget(self._stack, 1)
        done = QPushButton(self.tr("Done"), self)
        done.setObjectName("primary")
        done.setAutoDefault(False)
        done.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.setContentsMargins(MARGIN, 12, MARGIN, 12)
        foot.setSpacing(16)
        foot.addWidget(self._feet, 1)
        foot.addWidget(done)
        lay_out(self, head, middle, foot, _SIZE)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the names of the pages the room they need in the reader's language."""
        super().showEvent(event)
        needed = self.list.sizeHintForColumn(0) + _AROUND
        self.list.setFixedWidth(max(_LIST, min(needed, self.width() - _PAGE)))

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self._theme = theme
        for page in self._pages.values():
            page.apply_theme(theme)

    # Pages

    def show_page(self, name: PageName) -> None:
        """Turn to a page."""
        self.field.clear()
        self.list.setCurrentRow(PAGES.index(name))

    def page(self, name: PageName) -> SettingsPage:
        """A page, made if it was not shown yet."""
        if name not in self._pages:
            page = self._make(name, self)
            self._pages[name] = page
            self._areas[name], self._foot_of[name] = scrolled(page), page.foot or QWidget(self)
            self._stack.addWidget(self._areas[name])
            self._feet.addWidget(self._foot_of[name])
        return self._pages[name]

    def forget_page(self, name: PageName) -> None:
        """Have a page made anew when it is shown next; the one on screen stays."""
        if name in self._pages and self._stack.currentWidget() is not self._areas[name]:
            del self._pages[name]
            for widget in (self._areas.pop(name), self._foot_of.pop(name)):
                widget.deleteLater()

    def _turn(self, row: int) -> None:
        if row < 0:
            return
        name = PAGES[row]
        self.page(name)
        self.field.clear()
        self._show(name)

    def _show(self, name: PageName) -> None:
        self._stack.setCurrentWidget(self._areas[name])
        self._feet.setCurrentWidget(self._foot_of[name])
        self._title.setText(self._names[name])
        self._about.setText(self._abouts[name])

    # Looking for a setting

    def _look(self, wanted: str) -> None:
        """List the settings that have the words of ``wanted``; without any, the page."""
        if not wanted.strip():
            self._show(PAGES[max(0, self.list.currentRow())])
            return
        self.found.clear()
        for name in PAGES:
            for one in _find_settings(self.page(name), wanted):
                item = QListWidgetItem(f"{self._names[name]} › {one.words}")
                item.setData(_FOUND, (name, one))
                self.found.addItem(item)
        if not self.found.count():
            nothing = QListWidgetItem(self.tr("No setting has “{0}”.").format(wanted.strip()))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.found.addItem(nothing)
        self.found.setCurrentRow(0)
        self._stack.setCurrentWidget(self.found)
        self._feet.setCurrentIndex(0)

    def _go_first(self) -> None:
        if self.found.count():
            self._go(self.found.currentItem() or self.found.item(0))

    def _go(self, item: QListWidgetItem) -> None:
        """Turn to the page of a setting, and give it the keyboard."""
        data: tuple[PageName, _FoundSetting] | None = item.data(_FOUND)
        if data is None:
            return
        name, found = data
        self.show_page(name)
        self._show(name)
        found.widget.setFocus(Qt.FocusReason.ShortcutFocusReason)


# Looking for settings by their words: labels, explanations, rows of a list


@dataclass(frozen=True, slots=True)
class _FoundSetting:
    """A setting whose words were looked for: what it is called, and the widget it is set with."""

    words: str
    widget: QWidget


def _find_settings(page: SettingsPage, wanted: str) -> list[_FoundSetting]:
    """The settings of a page whose name or explanation has all words of ``wanted``."""
    words = wanted.casefold().split()
    found: dict[str, _FoundSetting] = {}
    for name, about, widget in _settings(page):
        text = f"{name} {about}".casefold()
        if name and words and all(word in text for word in words):
            found.setdefault(name, _FoundSetting(name, widget))
    return list(found.values())


def _settings(page: SettingsPage) -> Iterator[tuple[str, str, QWidget]]:
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


def _form_labels(page: SettingsPage) -> dict[QWidget, str]:
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
