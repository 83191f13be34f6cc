"""The list of typefaces: each row in its own, with words of the open book."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from foxreader.ui.platform.icons import icon
from foxreader.ui.platform.theme import LIGHT, Theme
from foxreader.ui.reader.page_style import SERIF, reading_fonts

_ROW, _SEEN = 36, 4
"""Pixels of a row, and how many are seen; the design's."""
_SAMPLE = 17
"""Pixels of the letters of a sample; the design's."""
_FAMILY = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class _Families(QAbstractListModel):
    """The book's own first, then those made for reading, then all others."""

    def __init__(self, own: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = own
        self.families = ["", *reading_fonts()]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 -- Qt's signature
        """How many typefaces there are."""
        return 0 if parent.isValid() else len(self.families)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The name of a typeface, or what sets the page in it."""
        family = self.families[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return family or self._own
        return family if role == _FAMILY else None


class FontList(QListView):
    """Signal: ``chosen`` a family, "" for the book's own. Arrows choose, as a press does."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("fonts")
        self.setAccessibleName(self.tr("Font"))
        self.sample = ""
        self.family = ""
        self._row = _FontRow(self)
        self.setItemDelegate(self._row)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(_ROW * _SEEN + 2)
        self._families = _Families(self.tr("The book’s own"), self)
        self.setModel(self._families)
        self.selectionModel().currentChanged.connect(self._changed)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._row.theme = theme
        self.viewport().update()

    def show_value(self, family: str, sample: str) -> None:
        """Show which family is chosen, and the samples of each in these words."""
        self.family, self.sample = family, sample
        families = self._families.families
        row = families.index(family) if family in families else 0
        if self.currentIndex().row() != row:
            self.selectionModel().blockSignals(True)
            self.setCurrentIndex(self._families.index(row))
            self.selectionModel().blockSignals(False)
        self.scrollTo(self._families.index(row))
        self.viewport().update()

    def _changed(self, now: QModelIndex) -> None:
        family = str(now.data(_FAMILY) or "")
        if now.isValid() and family != self.family:
            self.family = family
            self.chosen.emit(family)
            self.viewport().update()


class _FontRow(QStyledItemDelegate):
    def __init__(self, view: FontList) -> None:
        super().__init__(view)
        self._view = view
        self.theme = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Every row is as high as the others."""
        return QSize(0, _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the sample, the name, and a check at the one that is chosen."""
        theme, family = self.theme, str(index.data(_FAMILY))
        on = family == self._view.family
        painter.save()
        if on or option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(theme.accent_soft if on else theme.hover))
        if index.row():
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        inside = option.rect.adjusted(12, 0, -12, 0)
        if on:
            inside.setRight(inside.right() - 22)
            check = icon("check", theme.accent, 16)
            check.paint(painter, inside.right() + 6, inside.center().y() - 8, 16, 16)
        small = QFont(option.font)
        small.setPixelSize(11)
        name = str(index.data())
        width = min(QFontMetrics(small).horizontalAdvance(name) + 2, inside.width() // 2)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(small)
        painter.setPen(QColor(theme.accent_ink if on else theme.muted))
        elided = QFontMetrics(small).elidedText(name, Qt.TextElideMode.ElideRight, width)
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | middle, elided)
        inside.setRight(inside.right() - width - 8)
        letters = _letters(family)
        painter.setFont(letters)
        painter.setPen(QColor(theme.text))
        sample = self._view.sample or name
        shown = QFontMetrics(letters).elidedText(
            sample, Qt.TextElideMode.ElideRight, inside.width()
        )
        painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | middle, shown)
        painter.restore()


def _letters(family: str) -> QFont:
    """The typeface a page is set in; without one, what our style sheet asks for."""
    font = QFont()
    if family:
        font.setFamily(family)
    else:
        font.setFamilies([name.strip(" '") for name in SERIF.split(",")])
        font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(_SAMPLE)
    return font
