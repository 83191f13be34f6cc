"""The page of the settings for the indexes of all books: how large they are, and deleting one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from foxreader.core.errors import FoxError
from foxreader.program.forgetting import IndexSize, delete_index, index_sizes
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.translation import data_size, error_words
from foxreader.ui.settings.page import Page

_HASH = Qt.ItemDataRole.UserRole


class IndexesPage(Page):
    """``shown`` tells whether a window shows the book of that hash, whose index stays then."""

    def __init__(
        self, program: Program, jobs: Jobs, shown: Callable[[str], bool], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._is_shown = program, jobs, shown
        self._sure = ""
        self.heading(self.tr("Indexes on this computer"))
        self.hint(self.tr(
            "What books are searched by, with the summaries a model wrote. A deleted index is made "
            "again when the book is opened; its summaries are not, and may have cost money."
        ))  # fmt: skip
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Indexes, the largest first"))
        self.list.currentItemChanged.connect(self._unsure)
        self.rows.addWidget(self.list, 1)
        self.delete = QPushButton(self)
        self.delete.setAutoDefault(False)
        self.delete.clicked.connect(self._pressed)
        self._note = QLabel(self)
        self._note.setObjectName("hint")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        row = QHBoxLayout()
        row.addWidget(self.delete)
        row.addWidget(self._note, 1)
        self.rows.addLayout(row)
        self._unsure()
        self.refresh()

    def refresh(self) -> None:
        """Read how large the indexes are."""
        profile = self._program.profile
        self._jobs.start(
            lambda cancel: index_sizes(profile), value=while_there(self, self._show),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show(self, found: list[IndexSize]) -> None:
        self.list.clear()
        for one in found:
            title = one.title or self.tr("A book that is not on the shelf")
            item = QListWidgetItem(f"{title} · {data_size(one.size)}", self.list)
            item.setData(_HASH, one.sha256)
        total = data_size(sum(one.size for one in found))
        self._note.setText(self.tr("{0} in all").format(total))
        self._unsure()

    def _chosen(self) -> str:
        item = self.list.currentItem()
        return "" if item is None else str(item.data(_HASH))

    def _unsure(self, *_: object) -> None:
        self._sure = ""
        self.delete.setText(self.tr("Delete this index…"))
        self.delete.setEnabled(bool(self._chosen()))

    def _pressed(self) -> None:
        """Delete an index at the second press."""
        chosen, profile = self._chosen(), self._program.profile
        if self._is_shown(chosen):
            self._unsure()
            self._note.setText(self.tr("This book is open in a window; close it there first."))
        elif self._sure != chosen:
            self._sure = chosen
            self.delete.setText(self.tr("Delete for good"))
        else:
            self._unsure()
            self._jobs.start(
                lambda cancel: delete_index(profile, chosen),
                value=while_there(self, lambda _: self.refresh()),
                failed=while_there(self, self._failed), pool="short",
            )  # fmt: skip

    def _failed(self, error: FoxError) -> None:
        self._note.setText(error_words(error))
