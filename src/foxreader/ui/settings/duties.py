"""Which of a provider's models does what besides answering, and what is known of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.message import Provider
from foxreader.llm import TIERS, Known
from foxreader.parts.program import Program
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import Context, error_words, notice_words

DutiesWords = Context("DutiesWords")


def name_field(box: QComboBox, name: str) -> None:
    """Name an editable box for screen readers, and the field in it that has the focus."""
    box.setAccessibleName(name)
    field = box.lineEdit()
    if field is not None:
        field.setAccessibleName(name)


class DutyBox(QComboBox):
    """A model for one duty; empty where the one that answers does it too."""

    def __init__(self, name: str, what: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        name_field(self, name)
        self.setToolTip(what)
        line = self.lineEdit()
        if line is not None:
            line.setPlaceholderText(self.tr("the same model"))

    def offer(self, names: Iterable[str]) -> None:
        """List these to choose from; what was entered stays."""
        chosen = self.named
        self.clear()
        self.addItems(list(names))
        self.setEditText(chosen)

    @property
    def named(self) -> str:
        """The model that is named, "" for none."""
        return self.currentText().strip()


class AbilityLine(QWidget):
    """What was found that the answering models can do, and a button to find out again.

    ``entered`` gives the provider as entered in the form and the key that was typed, if any.
    """

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        entered: Callable[[], tuple[Provider, str]],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._entered = program, jobs, entered
        self.message = QLabel(self)
        self.message.setObjectName("hint")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.button = QPushButton(self.tr("Check"), self)
        self.button.setToolTip(self.tr("Ask each model that answers, in two small requests"))
        self.button.clicked.connect(self.check)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.message, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)

    def show_known(self) -> None:
        """Say what is known already; nothing is sent."""
        provider, _ = self._entered()
        self._find(provider, self._program.models.known)

    def check(self) -> None:
        """Ask the endpoint again."""
        provider, key = self._entered()
        if not provider.model:
            self.message.setText(self.tr("Name a model first."))
            return
        self.button.setEnabled(False)
        self.message.setText(self.tr("Asking {0}…").format(provider.base_url))
        self._find(provider, lambda serving: self._program.models.check(serving, key))

    def _find(self, provider: Provider, ask: Callable[[Provider], Known | None]) -> None:
        def work(cancel: Cancel) -> list[tuple[str, Known | None]]:
            return [(serving.model, ask(serving)) for serving in answering(provider)]

        def show(found: list[tuple[str, Known | None]]) -> None:
            now, _ = self._entered()
            if (now.base_url, now.model) == (provider.base_url, provider.model):
                self._show(found)

        def failed(error: FoxError) -> None:
            self.button.setEnabled(True)
            self.message.setText(error_words(error))

        self._jobs.start(work, value=while_there(self, show), failed=while_there(self, failed))

    def _show(self, found: list[tuple[str, Known | None]]) -> None:
        known = any(one is not None for _, one in found)
        self.button.setEnabled(True)
        self.button.setText(self.tr("Check again") if known else self.tr("Check"))
        self.message.setText("\n".join(ability_words(model, one) for model, one in found if model))


def answering(provider: Provider) -> tuple[Provider, ...]:
    """The provider with each of its models that answer questions, as the model."""
    return tuple(dict.fromkeys((provider.serving("chat"), provider.serving("reasoning"))))


def ability_words(model: str, known: Known | None) -> str:
    """What a model can do, in a sentence."""
    if known is None:
        unknown = DutiesWords.tr("{0}: not asked yet; that happens with the first question.")
        return unknown.format(model)
    return f"{model}: {notice_words(TIERS[known.tier])}."


def with_duties(
    provider: Provider, reasoning: DutyBox, index: DutyBox, second: DutyBox
) -> Provider:
    """``provider`` with the models that are named for what it does besides answering."""
    return replace(
        provider,
        reasoning_model=reasoning.named,
        index_model=index.named,
        second_model=second.named,
    )
