"""Where passages are compared by meaning: nowhere, on this computer, at the provider."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.library.settings import Semantic, Settings
from foxreader.ui.settings.folder_field import FolderField

_WHERE: tuple[Semantic, ...] = ("off", "folder", "endpoint")
_INDENT = 26
"""Pixels that the fields are right of their radio button: the width of its circle and gap."""


class SemanticChoice(QWidget):
    """One of three, each with what it means. Signal: ``changed`` another one is chosen;
    ``folder`` and ``model`` tell what is typed.

    ``provider`` names the one that answers, "" for none; ``local`` is whether it is here.
    """

    changed = Signal()

    def __init__(self, settings: Settings, provider: str, local: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.folder = FolderField(
            settings.semantic_folder, self.tr("Folder of a model for search by meaning"),
            self.tr("Choose the folder of a model for search by meaning"),
            self.tr("with model.onnx and tokenizer.json"), self,
        )  # fmt: skip
        self.model = QLineEdit(settings.semantic_model, self)
        self.model.setPlaceholderText(self.tr("its name, as in nomic-embed-text"))
        self.model.setAccessibleName(self.tr("Name of the embedding model"))
        self._buttons = QButtonGroup(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._option(0, self.tr("Off")))
        layout.addWidget(self._option(1, self.tr("A model in a folder")))
        layout.addLayout(self._indented(
            self.tr("Nothing leaves this computer. Each book is indexed when it is opened."),
            self.folder,
        ))  # fmt: skip
        layout.addWidget(self._option(2, self.tr("The provider's embedding model")))
        layout.addLayout(self._indented(self._meaning(provider, local), self.model))
        self.choose(settings.semantic)
        self._buttons.idToggled.connect(self._toggled)

    def choose(self, where: Semantic) -> None:
        """Have ``where`` chosen."""
        self._buttons.button(_WHERE.index(where)).setChecked(True)
        self._enable()

    def entered(self, settings: Settings) -> Settings:
        """``settings`` as chosen here."""
        return replace(
            settings,
            semantic=_WHERE[self._buttons.checkedId()],
            semantic_folder=self.folder.folder,
            semantic_model=self.model.text().strip(),
        )

    def _meaning(self, provider: str, local: bool) -> str:
        if not provider:
            return self.tr("It needs an endpoint; add one under Models.")
        if local:
            return self.tr("Passages and questions go to {0}, on this computer.").format(provider)
        sent = self.tr("Passages and questions are sent to {0}, which may charge for them.")
        return sent.format(provider)

    def _option(self, number: int, text: str) -> QRadioButton:
        button = QRadioButton(text, self)
        self._buttons.addButton(button, number)
        return button

    def _indented(self, meaning: str, field: QWidget) -> QVBoxLayout:
        hint = QLabel(meaning, self)
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        layout = QVBoxLayout()
        layout.setContentsMargins(_INDENT, 0, 0, 6)
        layout.setSpacing(6)
        layout.addWidget(hint)
        layout.addWidget(field)
        return layout

    def _toggled(self, number: int, on: bool) -> None:
        if on:
            self._enable()
            self.changed.emit()

    def _enable(self) -> None:
        where = _WHERE[self._buttons.checkedId()]
        self.folder.setEnabled(where == "folder")
        self.model.setEnabled(where == "endpoint")
