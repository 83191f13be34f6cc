"""What of a model's set-up is folded away: it has values that work."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.message import Provider
from foxreader.library.settings import bounds
from foxreader.ui.settings.numbers import NumberBox, indent


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
