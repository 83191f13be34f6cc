"""The fields of the step that chooses a model: the list of models, and what is folded away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.message import Provider
from foxreader.library.settings import bounds
from foxreader.llm import Offered
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import Context, dollars, number
from foxreader.ui.platform.widgets import indent
from foxreader.ui.settings.window import NumberBox

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
    """The models to choose from, and a field above them that looks for one by any
    parts of its name where there are many; ``rows`` tells of what is chosen."""

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
        self._paint = _ModelPainter(self)
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


class _ModelPainter(QStyledItemDelegate):
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
    return " · ".join(filter(None, (size, context, price, sees, weak, _use_words(model))))


def _use_words(model: Offered) -> str:
    """What its size means."""
    if model.embeds:
        return ModelWords.tr("search by meaning only")
    if not model.billions:
        return ""
    if model.billions < _SMALL:
        return ModelWords.tr("quicker, misses more")
    return ModelWords.tr("good answers")


class MoreFields(QWidget):
    """A line to press, and the fields below it: name, context, requests at once, prices and more.

    ``kind`` is the protocol, which is known but for an address of the reader's own.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._head = QPushButton(self)
        self._head.setObjectName("fold")
        self._head.setCheckable(True)
        self._head.setAutoDefault(False)
        self._head.toggled.connect(self._fold)
        self.name = QLineEdit(self)
        self.kind = QComboBox(self)
        self.kind.addItem(self.tr("OpenAI-compatible"), "openai")
        self.kind.addItem(self.tr("Ollama"), "ollama")
        self.context = QSpinBox(self)
        low, high = bounds("context")
        self.context.setRange(int(low), int(high))
        self.context.setSingleStep(1024)
        indent(self.context)
        self.context.setGroupSeparatorShown(True)
        self.context.setSuffix(self.tr(" tokens"))
        self.parallel = NumberBox("parallel", parent=self)
        self.parallel.setSuffix(self.tr(" requests"))
        self.parallel.setToolTip(self.tr("How many requests may run while a book is indexed"))
        self.price_in, self.price_out = (
            NumberBox("price_in", 6, self),
            NumberBox("price_out", 6, self),
        )
        self.reasoning = QLineEdit(self)
        self.reasoning.setPlaceholderText(self.tr("the same model"))
        self.reasoning.setToolTip(self.tr("Used for why and compare questions"))
        self._fields = self._make_fields()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._head)
        layout.addWidget(self._fields)
        self._fold(False)

    def _make_fields(self) -> QWidget:
        holder = QFrame(self)
        form = QFormLayout(holder)
        form.setContentsMargins(18, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        prices = QHBoxLayout()
        for box, text in (
            (self.price_in, self.tr("US dollars for a million tokens that are sent")),
            (self.price_out, self.tr("US dollars for a million tokens that come back")),
        ):
            box.setPrefix("$ ")
            box.setSpecialValueText(self.tr("not known"))
            box.setToolTip(text)
            box.setAccessibleName(text)
            prices.addWidget(box, 1)
        for label, field in (
            (self.tr("Name"), self.name), (self.tr("Protocol"), self.kind),
            (self.tr("Context length"), self.context),
            (self.tr("At once"), self.parallel),
            (self.tr("Model for hard questions"), self.reasoning),
        ):  # fmt: skip
            form.addRow(label, field)
            field.setAccessibleName(label)
        form.addRow(self.tr("Price, in / out"), prices)
        return holder

    def _fold(self, shown: bool) -> None:
        self._fields.setVisible(shown)
        arrow = "⌄" if shown else "›"
        self._head.setText(
            self.tr("{0}  More: context length, requests at once, price").format(arrow)
        )

    def show_provider(self, provider: Provider) -> None:
        """Show what ``provider`` has."""
        self.name.setText(provider.name)
        self.kind.setCurrentIndex(self.kind.findData(provider.kind))
        self.context.setValue(provider.context)
        self.parallel.setValue(provider.parallel)
        self.price_in.setValue(provider.price_in)
        self.price_out.setValue(provider.price_out)
        self.reasoning.setText(provider.reasoning_model)

    def entered(self, provider: Provider) -> Provider:
        """``provider`` with what was entered here."""
        return replace(
            provider,
            name=self.name.text().strip() or provider.name,
            kind=self.kind.currentData() or provider.kind,  # none is listed for a model file
            context=self.context.value(),
            parallel=round(self.parallel.value()),
            price_in=self.price_in.value(),
            price_out=self.price_out.value(),
            reasoning_model=self.reasoning.text().strip(),
        )
