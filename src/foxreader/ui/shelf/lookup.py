"""Looks a book up at a service that the reader names, by a press, and takes over what they want."""

from __future__ import annotations

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.about import About, isbn_of
from foxreader.core.address import host_of, web_address
from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError, UsageError
from foxreader.net import LOOKUPS
from foxreader.program.catalogues import look_up
from foxreader.program.profile import Profile
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.translation import error_words
from foxreader.ui.platform.widgets import isolated

_SERVICE = "lookup_service"
_ABOUT = int(Qt.ItemDataRole.UserRole)
_SHOWN = 600


class LookUpDialog(QDialog):
    """``about`` is what is known of the book. Signal: ``taken`` what was found and wanted."""

    taken = Signal(About)

    def __init__(
        self, profile: Profile, jobs: Jobs, state: QSettings, about: About, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._profile, self._jobs, self._state = profile, jobs, state
        self._job: Job | None = None
        self.setWindowTitle(self.tr("Look the book up"))
        self.resize(620, 560)
        self.service = self._services()
        self.isbn = QLineEdit(about.isbn, self)
        self.title = QLineEdit(about.title, self)
        self.author = QLineEdit(next(iter(about.authors), ""), self)
        self.ask = QPushButton(self.tr("Look up"), self)
        self.ask.setObjectName("primary")
        self.ask.clicked.connect(self.look)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("What was found"))
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(self._take)
        self._says, self._found = QLabel(self), QLabel(self)
        for label in (self._says, self._found):
            label.setObjectName("hint")
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._found.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        words = self.tr("Take over")
        self.take = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        self.take.setToolTip(self.tr("Into the fields of the details, where you can look at it"))
        self.take.clicked.connect(self._take)
        self.take.setEnabled(False)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        for field in (self.isbn, self.title, self.author):
            field.textChanged.connect(self._tell)
        self.service.currentTextChanged.connect(self._tell)
        self.finished.connect(self._stop)
        self._tell()

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setHorizontalSpacing(16)
        for words, field in (
            (self.tr("Service"), self.service), (self.tr("ISBN"), self.isbn),
            (self.tr("Title"), self.title), (self.tr("Author"), self.author),
        ):  # fmt: skip
            field.setAccessibleName(words)
            form.addRow(words, field)
        if (line := self.service.lineEdit()) is not None:
            line.setAccessibleName(self.tr("Service"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(10)
        layout.addLayout(form)
        layout.addWidget(self._says)
        layout.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignLeading)
        layout.addWidget(self.list, 1)
        layout.addWidget(self._found)
        layout.addWidget(self.buttons)

    def _services(self) -> QComboBox:
        box = QComboBox(self)
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.addItems(list(LOOKUPS))
        box.setToolTip(self.tr("Or the address of another one that answers as one of these does"))
        box.setEditText(str(self._state.value(_SERVICE, next(iter(LOOKUPS)))))
        return box

    @property
    def address(self) -> str:
        """The address of the service; "" for what is none."""
        text = self.service.currentText().strip()
        try:
            return web_address(LOOKUPS.get(text, text))
        except UsageError:
            return ""

    def _tell(self, *_: object) -> None:
        """Say what would be sent, and where."""
        host, isbn = host_of(self.address) if self.address else "", isbn_of(self.isbn.text())
        title = self.title.text().strip()
        if not host:
            words = self.tr("That is no address of a service that can be asked.")
        elif isbn:
            words = self.tr("Look up sends this ISBN to {0}, and nothing else.").format(host)
        else:
            words = self.tr("Look up sends title and author to {0}, and nothing else.").format(host)
        self._says.setText(words)
        self.ask.setEnabled(bool(host and (isbn or title)))

    def look(self) -> None:
        """Ask the service."""
        self._stop()
        self.list.clear()
        profile, service = self._profile, self.address
        isbn, title, author = self.isbn.text(), self.title.text(), self.author.text()
        self._state.setValue(_SERVICE, self.service.currentText().strip())
        self._found.setText(self.tr("Asking {0}…").format(host_of(service)))

        def work(cancel: Cancel) -> list[About]:
            return look_up(profile, service, isbn=isbn, title=title, author=author, cancel=cancel)

        self._job = self._jobs.start(
            work, value=while_there(self, self._arrived), failed=while_there(self, self._fail)
        )

    def _stop(self, *_: object) -> None:
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _fail(self, error: FoxError) -> None:
        self._found.setText(error_words(error))

    def _arrived(self, found: list[About]) -> None:
        self._found.setText("" if found else self.tr("Nothing was found."))
        for one in found:
            parts = (one.title, ", ".join(one.authors), one.publisher, one.published)
            item = QListWidgetItem(" · ".join(map(isolated, filter(None, parts))))
            item.setData(_ABOUT, one)
            self.list.addItem(item)
        if found:
            self.list.setCurrentRow(0)
            self.list.setFocus()

    def _show(self, item: QListWidgetItem | None, *_: object) -> None:
        self.take.setEnabled(item is not None)
        if item is not None:
            one: About = item.data(_ABOUT)
            numbers = (f"ISBN {one.isbn}" if one.isbn else "", *one.identifiers)
            parts = (" · ".join(filter(None, numbers)), ", ".join(one.tags), one.description)
            self._found.setText("\n".join(filter(None, parts))[:_SHOWN])

    def _take(self, *_: object) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.taken.emit(item.data(_ABOUT))
            self.accept()
