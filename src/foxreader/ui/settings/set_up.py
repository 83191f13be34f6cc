"""The dialog of the first minute: where a model is, its key, which one, and a test beside them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.message import Provider
from foxreader.core.notice import Notice
from foxreader.library.settings import with_provider
from foxreader.llm import (
    PARTS,
    Offered,
    Part,
    PartBegun,
    PartResult,
    Service,
    part_of,
    unencrypted_host,
)
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import error_words, notice_words
from foxreader.ui.platform.widgets import scrolled
from foxreader.ui.settings.model_files import ModelFiles, Pulling
from foxreader.ui.settings.set_up_steps import SetUpSteps
from foxreader.ui.settings.window import hairline, lay_out

# The pane beside the steps: what works of an endpoint, a line for each part

WIDTH = 328
"""Pixels, from the drawing of the dialog; fewer in a small window."""
_SIGNS = {"works": "✓", "partly": "◐", "fails": "○"}
_STYLES = {"works": "good", "partly": "doubtful", "fails": "doubtful"}


class TestPane(QFrame):
    """Signal: ``remedy_wanted``, the one thing to press beside a part, as a ``Remedy``."""

    __test__ = False  # no test case of pytest
    remedy_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("testPane")
        self.setMaximumWidth(WIDTH)
        self.found: dict[Part, PartResult] = {}
        title = QLabel(self.tr("Test"), self)
        title.setObjectName("strong")
        self.state = QLabel(self)
        self.state.setObjectName("hint")
        self._rows = QGridLayout()
        self._rows.setSpacing(8)
        self._rows.setColumnMinimumWidth(1, 84)
        self._rows.setColumnStretch(2, 1)
        self._lock, self.leaves = QLabel(self), QLabel(self)
        self.leaves.setObjectName("hint")
        self.leaves.setWordWrap(True)
        for label in (self.state, self.leaves):
            label.setTextFormat(Qt.TextFormat.PlainText)
        head = QGridLayout()
        head.addWidget(title, 0, 0)
        head.addWidget(self.state, 0, 1, Qt.AlignmentFlag.AlignRight)
        foot = QGridLayout()
        foot.setHorizontalSpacing(8)
        foot.setColumnStretch(1, 1)
        foot.addWidget(self._lock, 0, 0, Qt.AlignmentFlag.AlignTop)
        foot.addWidget(self.leaves, 0, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        layout.addLayout(head)
        layout.addLayout(self._rows)
        layout.addSpacing(4)
        layout.addWidget(hairline(self))
        layout.addLayout(foot)
        layout.addStretch(1)
        self._names: dict[Part, str] = {
            "address": self.tr("Address"),
            "certificate": self.tr("Certificate"),
            "key": self.tr("Key"),
            "model": self.tr("Model"),
            "tools": self.tr("Tools"),
            "json": self.tr("JSON"),
            "pictures": self.tr("Pictures"),
            "answer": self.tr("Answer"),
            "streaming": self.tr("Streaming"),
            "reading": self.tr("Reading"),
        }
        self._remedies = {
            "again": self.tr("Try again"),
            "address": self.tr("Correct the address"),
            "key": self.tr("Paste it again"),
            "model": self.tr("Choose another model"),
        }

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        self._lock.setPixmap(icon("lock", theme.muted, 16).pixmap(16, 16))

    def clear(self, state: str = "") -> None:
        """Show nothing but a word about the test itself."""
        self.found = {}
        for row in range(0, 2 * len(PARTS), 2):
            self._empty(row)
        self.state.setText(state)

    def show_step(self, step: PartBegun | PartResult) -> None:
        """Show that a part is being tested, or what was found of it."""
        row = 2 * PARTS.index(step.part)
        self._empty(row)
        if isinstance(step, PartBegun):
            loading = self.tr("loading…") if step.part == "model" else self.tr("testing…")
            self._line(row, "·", "hint", step.part, loading)
            return
        self.found[step.part] = step
        said = notice_words(step.said)
        self._line(row, _SIGNS[step.state], _STYLES[step.state], step.part, said)
        if step.meaning:
            meaning = self._meaning(step)
            self._rows.addWidget(meaning, row + 1, 1, 1, 2)
            meaning.show()

    def end(self, state: str) -> None:
        """The test has ended, as ``state`` says; a part that is still being tested is not known."""
        self.state.setText(state)
        for part in PARTS:
            if part not in self.found:
                self._empty(2 * PARTS.index(part))

    def _line(self, row: int, sign: str, style: str, part: Part, said: str) -> None:
        columns = ((sign, style), (self._names[part], "part"), (said, "hint"))
        for column, (text, name) in enumerate(columns):
            label = QLabel(text, self)
            label.setObjectName(name)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(column == 2)
            self._rows.addWidget(label, row, column, Qt.AlignmentFlag.AlignVCenter)
            label.show()  # the layout would show it a moment after the test has ended

    def _meaning(self, result: PartResult) -> QWidget:
        """What the result means for the reader, and the one thing to press."""
        holder = QFrame(self)
        holder.setObjectName("todo")
        layout = QVBoxLayout(holder)
        layout.setContentsMargins(10, 0, 0, 0)
        layout.setSpacing(2)
        words = QLabel(notice_words(result.meaning), holder)
        words.setObjectName("small")
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(words)
        if result.remedy:
            button = QPushButton(self._remedies[result.remedy], holder)
            button.setObjectName("link")
            button.setAutoDefault(False)
            button.clicked.connect(partial(self.remedy_wanted.emit, result.remedy))
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return holder

    def _empty(self, row: int) -> None:
        for place in (row, row + 1):
            for column in range(3):
                item = self._rows.itemAtPosition(place, column)
                widget = item.widget() if item is not None else None
                if widget is not None:
                    self._rows.removeWidget(widget)
                    widget.hide()
                    widget.deleteLater()


_SIZE = 936, 660
"""Pixels, from the drawing of the dialog."""
_TYPED = 500
"""Milliseconds from the last letter of a key until its models are asked for; chosen: a key is
pasted whole."""


class SetUpDialog(QDialog):
    """Sets up a model, or changes one that is set up.

    Signal: ``chosen`` it is used from now on, with what the reader should know, "" for nothing.
    """

    chosen = Signal(str)

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        theme: Theme,
        parent: QWidget,
        changed: Provider | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set up a model"))
        self._program, self._jobs, self._changed = program, jobs, changed
        self._since = program.profile.settings
        self._looking: Job | None = None
        self._listing: Job | None = None
        self._testing: Job | None = None
        self.steps, self.pane = SetUpSteps(self), TestPane(self)
        self._typed = QTimer(self, interval=_TYPED, singleShot=True)
        self._lay_out()
        self.apply_theme(theme)
        self.steps.place_changed.connect(self._place_changed)
        self.steps.edited.connect(self._edited)
        self.pane.remedy_wanted.connect(self._mend)
        self._typed.timeout.connect(self._list)
        self.steps.cards["here"].clicked.connect(self._look_again)
        self._pulling = Pulling(jobs, self.steps.pull)
        self._files = ModelFiles(program, jobs, self.steps.file)
        self._files.found.connect(self.steps.add_file)
        self._files.chosen.connect(self._file_chosen)
        self.steps.pull.wanted.connect(self._pull)
        self._pulling.there.connect(self._pulled)
        self._agreed = ""
        QShortcut(QKeySequence("Ctrl+Return"), self, self.test_or_stop)
        if changed is None:
            self.look()
        else:
            self.steps.show_provider(changed)
            self._place_changed()
        self._edited()

    def _lay_out(self) -> None:
        title = QLabel(self.tr("Set up a model"), self)
        title.setObjectName("dialogTitle")
        about = QLabel(self.tr(
            "For answers in sentences. Without one, answers come word for word from the book."
        ), self)  # fmt: skip
        about.setObjectName("muted")
        head = QVBoxLayout()
        head.setContentsMargins(24, 20, 24, 16)
        head.setSpacing(2)
        head.addWidget(title)
        head.addWidget(about)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(scrolled(self.steps), _SIZE[0] - WIDTH)
        middle.addWidget(self.pane, WIDTH)
        lay_out(self, head, middle, self._make_foot(), _SIZE)

    def _make_foot(self) -> QHBoxLayout:
        later = QPushButton(self.tr("Not now"), self)
        later.setObjectName("plain")
        self._test = QPushButton(self)
        self._use = QPushButton(
            self.tr("Use this model") if self._changed is None else self.tr("Save"), self
        )
        self._use.setObjectName("primary")
        self._use.setDefault(True)
        for button in (later, self._test):
            button.setAutoDefault(False)
        later.clicked.connect(self.reject)
        self._test.clicked.connect(self.test_or_stop)
        self._use.clicked.connect(self._save)
        row = QHBoxLayout()
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(8)
        row.addWidget(later)
        row.addStretch(1)
        row.addWidget(self._test)
        row.addWidget(self._use)
        return row

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self.steps.apply_theme(theme)
        self.pane.apply_theme(theme)

    # What runs on this computer

    def look(self) -> None:
        """Look for the model servers of this computer, and test the first that is found."""
        self.steps.cards["here"].describe(self.tr("Looking…"))
        self._files.find()
        models = self._program.models
        found: list[Service] = []

        def add(service: Service) -> None:
            found.append(service)
            self.steps.add_service(service)

        def ended(_: object) -> None:
            self._looking = None
            if not found:
                none = self.tr("No model server found. Start Ollama or LM Studio, then press here.")
                self.steps.cards["here"].describe(none)
            elif self.steps.where == "here" and self.steps.entered().model:
                self.test()

        done = while_there(self, ended)
        self._looking = self._jobs.start(
            models.local_services,
            value=while_there(self, add), ended=lambda: done(None), pool="short",
        )  # fmt: skip

    def _look_again(self) -> None:
        """The card of this computer was pressed, where nothing was found."""
        if self._looking is None and not self.steps.found:
            self.look()

    def _pull(self, name: str) -> None:
        ollama = self.steps.ollama
        if ollama is not None:
            models = self._program.models
            self._pulling.start(lambda cancel: models.pull(ollama, name, cancel), name)

    def _file_chosen(self, provider: Provider) -> None:
        self.steps.add_file(provider, chosen=True)
        self.test()

    def _pulled(self, name: str) -> None:
        """A model was downloaded: list what is there now, and choose it."""
        self.steps.forget_services(name if ":" in name else f"{name}:latest")
        self.look()

    # The models of an endpoint

    def _place_changed(self) -> None:
        """Another address or key: what was tested and listed is not of it."""
        self._stop()
        self.pane.clear()
        if self._listing is not None:
            self._listing.stop()
        if self.steps.where != "here":
            self._typed.start()

    def _list(self) -> None:
        """Ask the endpoint for its models."""
        provider, key = self.steps.entered(), self.steps.key_for_place
        models, secrets = self._program.models, self._program.profile.secrets
        # A service tells nothing without a key; a machine of the reader's own may.
        needs_key = self.steps.where == "service"
        if self._listing is not None:
            self._listing.stop()

        def work(cancel: Cancel) -> tuple[bool, Provider, tuple[Offered, ...]]:
            kept = bool(secrets.get(provider))
            if needs_key and not (kept or key):
                return False, provider, ()
            return kept, *models.found(provider, key, cancel)

        def show(listed: tuple[bool, Provider, tuple[Offered, ...]]) -> None:
            kept, found, offered = listed
            self.steps.show_key_kept(kept)
            self.steps.show_message("")
            if found.base_url != provider.base_url:
                self.steps.show_found(found)
            self.steps.offer(offered, provider.model)

        def failed(error: FoxError) -> None:
            self.steps.show_message(error_words(error), part_of(error))

        if provider.base_url:
            self._listing = self._jobs.start(
                work, value=while_there(self, show), failed=while_there(self, failed), pool="short"
            )

    # The test

    def test_or_stop(self) -> None:
        """Test what was entered; a test that runs is stopped."""
        if self._testing is None:
            self.test()
        else:
            self._stop()
            self.pane.end(self.tr("stopped"))

    def test(self) -> None:
        """Test what was entered, part by part."""
        self._stop()
        self.pane.clear(self.tr("running"))
        models = self._program.models
        provider, key = self.steps.entered(), self.steps.typed_key

        def failed(error: FoxError) -> None:
            self.pane.end(error_words(error))

        done = while_there(self, self._tested)
        job = self._jobs.start(
            lambda cancel: models.try_out(provider, key, cancel),
            value=while_there(self, self._show_step), failed=while_there(self, failed),
            ended=lambda: done(job),
        )  # fmt: skip
        self._testing = job
        self._edited()

    def _show_step(self, step: PartBegun | PartResult) -> None:
        self.pane.show_step(step)
        if isinstance(step, PartResult) and step.context:
            self.steps.more.context.setValue(step.context)

    def _tested(self, job: Job) -> None:
        if job is self._testing:
            self._testing = None
            self.pane.end(self.tr("just now"))
            self._edited()

    def _stop(self) -> None:
        if self._testing is not None:
            self._testing.stop()
            self._testing = None
            self._edited()

    def _edited(self) -> None:
        """Show what can be done with what is entered."""
        provider = self.steps.entered()
        ready = bool(provider.base_url and provider.model)
        if self._testing is not None:
            text = self.tr("Stop")
        else:
            text = self.tr("Test again") if self.pane.found else self.tr("Test")
        self._test.setText(text)
        self._test.setEnabled(bool(provider.base_url))
        self._use.setEnabled(ready)
        self.pane.leaves.setText(
            self.tr("Nothing leaves this computer.")
            if self.steps.local
            else self.tr("Your questions, and the passages they need, are sent to {0}.").format(
                provider.name or provider.base_url
            )
        )

    def _mend(self, remedy: str) -> None:
        """Go to what a part's one button names."""
        steps = self.steps
        if remedy == "again":
            self.test()
        elif remedy == "address":
            self._to_address()
        elif remedy == "key":
            steps.key.clear()
            steps.key.setFocus()
        else:
            (steps.models if steps.models.isVisible() else steps.model).setFocus()

    def _to_address(self) -> None:
        if self.steps.where != "other":
            address = self.steps.entered().base_url
            self.steps.address.setText(address)
            self.steps.cards["other"].setChecked(True)
        self.steps.address.setFocus()

    # The end

    def _save(self) -> None:
        since, provider, key = self._since, self.steps.entered(), self.steps.typed_key
        unencrypted = unencrypted_host(provider.base_url)
        if unencrypted and self._agreed != provider.base_url:
            self._agreed = provider.base_url
            warning = Notice("address_unencrypted", host=unencrypted)
            self.steps.show_message(notice_words(warning), "address")
            return
        settings, provider = with_provider(since, provider, self._changed)
        profile = self._program.profile

        def run(cancel: Cancel) -> str:
            kept = profile.secrets.set(provider, key) if key else True
            profile.save(settings, since)
            return "" if kept else profile.secrets.why_not

        # The dialog may be closed before they are saved.
        self._jobs.start(
            run, value=while_there(self, self._saved), failed=while_there(self, self._not_saved)
        )

    def _saved(self, warning: str) -> None:
        self.chosen.emit(notice_words(warning))
        self.accept()

    def _not_saved(self, error: FoxError) -> None:
        self.steps.show_message(error_words(error))

    def done(self, result: int) -> None:
        """Close; what is under way is stopped."""
        self._typed.stop()
        self._pulling.stop()
        self._files.stop()
        for job in (self._looking, self._listing, self._testing):
            if job is not None:
                job.stop()
        super().done(result)
