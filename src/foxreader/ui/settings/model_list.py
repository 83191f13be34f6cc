"""The models to choose from, a row each: a circle, the name, and what is known of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.message import Provider
from foxreader.llm import Offered
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context, dollars, number

ModelWords = Context("ModelWords")

_ROW = 40
"""Pixels of a row, from the drawing of the dialog."""
_SHOWN = 6
"""Rows that are seen at once; the others are scrolled to. Chosen: the dialog fits a small screen.
"""
_FEW = 8
"""With more models than this a field looks for them. Chosen: what can be looked over."""
_SMALL = 5.0
"""Billions of parameters below which a model is said to be quick and to miss more. Chosen."""
_CHOICE = Qt.ItemDataRole.UserRole
_HINT = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """A model of an endpoint."""

    provider: Provider
    model: Offered


class ModelPicker(QWidget):
    """The list, and a field above it that looks for a model by any parts of its name where there
    are many; ``rows`` tells of what is chosen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.field, self.rows = QLineEdit(self), ModelList(self)
        self.field.setClearButtonEnabled(True)
        self.field.setAccessibleName(self.tr("Look for a model"))
        self.field.textEdited.connect(self.rows.show_only)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.field)
        column.addWidget(self.rows)
        self.offer(())

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self.rows.apply_theme(theme)

    def offer(self, choices: Sequence[ModelChoice], chosen: str = "") -> None:
        """List these, and have the one of that name chosen; else the first that answers."""
        self.field.clear()
        self.field.setVisible(len(choices) > _FEW)
        words = self.tr("Look among %n model(s)", "", len(choices))
        self.field.setPlaceholderText(words)
        self.rows.offer(choices, chosen)

    @property
    def choice(self) -> ModelChoice | None:
        """The chosen model; None where its name is to be typed."""
        return self.rows.choice


class ModelList(QListWidget):
    """Each model that can be chosen, and a row for a name to be typed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("modelList")
        self.setAccessibleName(self.tr("Models"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._paint = _Rows(self)
        self.setItemDelegate(self._paint)

    def apply_theme(self, theme: Theme) -> None:
        """Show in the colours of ``theme``."""
        self._paint.theme = theme
        self.viewport().update()

    def offer(self, choices: Iterable[ModelChoice], chosen: str = "") -> None:
        """List these, and have the one of that name chosen; else the first that answers."""
        self.blockSignals(True)
        self.clear()
        other = self._add(self.tr("Another name…"), "", None)
        for choice in choices:
            self._add(choice.model.name, model_words(choice.model), choice)
        first = next((n for n in range(self.count()) if self._answers(n)), 0)
        named = [n for n in range(1, self.count()) if self.item(n).text() == chosen]
        if chosen and not named:
            self.setCurrentItem(other)
        else:
            self.setCurrentRow(named[0] if named else first)
        rows = min(_SHOWN, self.count())
        self.setFixedHeight(rows * _ROW + 4)
        self.blockSignals(False)

    def show_only(self, words: str) -> None:
        """Show the models that have all of ``words`` in their names, in any order, and the row for
        another name."""
        wanted = words.casefold().split()
        for row in range(1, self.count()):
            name = self.item(row).text().casefold()
            self.setRowHidden(row, not all(word in name for word in wanted))

    @property
    def choice(self) -> ModelChoice | None:
        """The chosen model; None where its name is to be typed."""
        item = self.currentItem()
        found: ModelChoice | None = item.data(_CHOICE) if item is not None else None
        return found

    def _answers(self, row: int) -> bool:
        choice = self.item(row).data(_CHOICE)
        return isinstance(choice, ModelChoice) and not choice.model.embeds

    def _add(self, name: str, hint: str, choice: ModelChoice | None) -> QListWidgetItem:
        item = QListWidgetItem(name, self)
        item.setData(_CHOICE, choice)
        item.setData(_HINT, hint)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {hint}" if hint else name)
        if choice is not None and choice.model.embeds:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        return item


class _Rows(QStyledItemDelegate):
    """Paints a row as drawn."""

    theme: Theme | None = None

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """A row's size."""
        return QSize(100, _ROW)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint a row."""
        theme, state, box = self.theme, option.state, QRectF(option.rect)
        if theme is None:
            return
        on = bool(state & QStyle.StateFlag.State_Selected)
        usable = bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if on:
            painter.fillRect(box, QColor(theme.accent_soft))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), QColor(theme.line))
        centre = QPointF(box.left() + 19, box.center().y())
        painter.setPen(QPen(QColor(theme.accent if on else theme.edge), 1.2))
        painter.setBrush(QColor(theme.accent if on else theme.page))
        painter.drawEllipse(centre, 7, 7)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.on_accent))
            painter.drawEllipse(centre, 2.5, 2.5)
        self._write(painter, box, index, theme, usable)
        painter.restore()

    def _write(
        self,
        painter: QPainter,
        box: QRectF,
        index: QModelIndex | QPersistentModelIndex,
        theme: Theme,
        usable: bool,
    ) -> None:
        metrics, hint = painter.fontMetrics(), str(index.data(_HINT) or "")
        middle, wide = Qt.AlignmentFlag.AlignVCenter, metrics.horizontalAdvance(hint)
        painter.setPen(QColor(theme.muted))
        right = box.adjusted(36, 0, -12, 0)
        painter.drawText(right, middle | Qt.AlignmentFlag.AlignRight, hint)
        painter.setPen(QColor(theme.text if usable else theme.muted))
        room = right.adjusted(0, 0, -wide - 12, 0)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, int(room.width()))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, shown)


def model_words(model: Offered) -> str:
    """What is known of a model before it is tested: its size, and what that means."""
    about = ""
    if model.embeds:
        about = ModelWords.tr("search by meaning only")
    elif model.billions:
        about = (
            ModelWords.tr("quicker, misses more")
            if model.billions < _SMALL
            else ModelWords.tr("good answers")
        )
    size = price = context = ""
    if model.size:
        size = ModelWords.tr("{0} GB").format(number(max(0.1, model.size / 1e9), 1))
    if model.context:
        context = ModelWords.tr("{0}k tokens").format(number(model.context // 1_000))
    if model.price_in or model.price_out:
        each = (dollars(one, 2) for one in (model.price_in, model.price_out))
        price = ModelWords.tr("{0} and {1} a million").format(*each)
    sees = ModelWords.tr("sees pictures") if model.sees else ""
    weak = ModelWords.tr("calls no tools") if model.calls is False else ""
    return " · ".join(filter(None, (size, context, price, sees, weak, about)))
