"""How long a question may take: on this computer, and at a service."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from foxreader.library.settings import Settings
from foxreader.ui.settings.numbers import NumberBox


class MinutesRow(QWidget):
    """Two fields for minutes, and what they are for. They apply to all models."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.local, self.service = NumberBox("minutes_local", 2), NumberBox("minutes_service", 2)
        row = QHBoxLayout()
        for box, value, suffix, text in (
            (self.local, settings.minutes_local, self.tr(" min here"),
             self.tr("Minutes an answer may take with a model on this computer")),
            (self.service, settings.minutes_service, self.tr(" min at a service"),
             self.tr("Minutes an answer may take with a model at a service")),
        ):  # fmt: skip
            box.setSuffix(suffix)
            box.setValue(value)
            box.setToolTip(text)
            box.setAccessibleName(text)
            row.addWidget(box, 1)
        hint = QLabel(self.tr("A question ends after that. For all models."), self)
        hint.setObjectName("hint")
        both = QVBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(4)
        both.addLayout(row)
        both.addWidget(hint)

    def within(self, settings: Settings) -> Settings:
        """``settings`` with what was entered here."""
        return replace(
            settings, minutes_local=self.local.value(), minutes_service=self.service.value()
        )
