"""A line over the composer: what an answer may cost, where that is more than the reader's usual."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel

from foxreader.answer.conversation.asking import Spent, expected, kind_of
from foxreader.ui.chat.composer import Composer
from foxreader.ui.platform.translation import dollars

_TYPED_MS = 250
"""Milliseconds without a key until the question is looked at; chosen: between two words."""


Read = Callable[[Callable[[list[Spent]], None]], object]


class PriceHint(QLabel):
    """``read`` has what the answers before cost read on a worker, and hands it on."""

    def __init__(self, composer: Composer, read: Read) -> None:
        super().__init__(composer.parentWidget())
        self.setObjectName("hint")
        self.setWordWrap(True)
        self.hide()
        self._composer, self._read = composer, read
        self._before: list[Spent] = []
        self._typed = QTimer(self, interval=_TYPED_MS, singleShot=True)
        self._typed.timeout.connect(self.look)
        composer.field.textChanged.connect(self._typed.start)

    def refresh(self) -> None:
        """Read what was spent until now."""
        self._read(self._use)

    def _use(self, before: list[Spent]) -> None:
        self._before = before
        self.look()

    def look(self) -> None:
        """Say what the answer to the question in the field may cost, or nothing."""
        composer = self._composer
        kind = kind_of(
            composer.field.toPlainText(), several=composer.books is not None,
            about=composer.selection is not None,
        )  # fmt: skip
        found = expected(self._before, kind) if composer.has_model else None
        if found is not None:
            decimals = 2 if found.usual >= 0.01 else 3
            self.setText(
                self.tr("This answer may cost about {0}; usually one costs {1}.").format(
                    dollars(found.money, decimals), dollars(found.usual, decimals)
                )
            )
        self.setVisible(found is not None)
