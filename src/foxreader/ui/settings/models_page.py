"""The page of the settings for models: who does what, the models there are, and their rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from foxreader.core.cancel import Cancel
from foxreader.core.errors import FoxError
from foxreader.core.message import Provider
from foxreader.library.settings import Settings, without_provider
from foxreader.library.usage import Total
from foxreader.llm import Part, PartBegun, PartResult, ToldApart
from foxreader.program.program import Program
from foxreader.ui.platform.jobs import Job, Jobs, while_there
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.platform.translation import dollars, error_words, notice_words
from foxreader.ui.settings.model_rows import DutyRows, ModelRows
from foxreader.ui.settings.privacy_page import used_words
from foxreader.ui.settings.window import FolderField, NumberBox, SettingsPage

_SAVE = 400
"""Milliseconds from the last change of a rule until it is saved; chosen: a number that is typed is
saved once."""

_Tested = dict[Part, PartResult]
"""What a test found of each part of a model."""


class ModelsPage(SettingsPage):
    """Signal: ``changed`` another model does something. ``add`` is pressed for another one,
    ``duties`` and ``models`` are the rows.
    """

    changed = Signal()

    def __init__(self, program: Program, jobs: Jobs, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._program, self._jobs, self._theme = program, jobs, theme
        self._found: dict[str, _Tested] = {}
        self._told: dict[str, ToldApart] = {}
        self._testing: Job | None = None
        self._tested, self._waiting = "", list[Provider]()
        own = program.models.judge.embedder() is not None
        self.duties, self.models = DutyRows(self._change, self, own=own), ModelRows(self)
        self.rules = Rules(program.profile.settings, self._rules_changed, self)
        self.caption(self.tr("Who does what"))
        self.rows.addWidget(self.duties)
        self.line()
        self.caption(self.tr("Your models"))
        self.rows.addWidget(self.models)
        self._message = self.hint("")
        self._message.setObjectName("warning")
        self._message.hide()
        self.rows.addSpacing(8)
        self.caption(self.tr("For all models"))
        self.rows.addWidget(self.rules)
        self._used = self.hint("")
        self.rows.addStretch(1)
        self.foot = self._make_foot()
        self._keep_soon = QTimer(self, interval=_SAVE, singleShot=True)
        self._keep_soon.timeout.connect(self._keep_rules)
        self.models.test_wanted.connect(self._test)
        self.models.remove_wanted.connect(self._remove)
        self.refresh()

    def _make_foot(self) -> QWidget:
        foot = QWidget(self)
        self.add = QPushButton(self.tr("Add a model"), foot)
        self.add.setToolTip(self.tr("Where it is, its key, and which one"))
        self._all = QPushButton(self.tr("Test all"), foot)
        self._all.setObjectName("plain")
        self._spent = QLabel(foot)
        self._spent.setObjectName("hint")
        self._all.clicked.connect(self.test_all)
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.add, self._all):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._spent)
        return foot

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons."""
        self._theme = theme
        self._show()

    def refresh(self) -> None:
        """Show the models as they are set up now, what is known of them, and what the month has
        used."""
        usage, models = self._program.profile.usage, self._program.models
        providers = self._program.profile.settings.providers
        self._show()

        def known(found: tuple[Total, Total, dict[str, ToldApart], dict[str, _Tested]]) -> None:
            used, paid, told, tested = found
            self._show_used(used, paid)
            if self._tested in self._found:
                tested[self._tested] = self._found[self._tested]
            # Else an open menu of a row would go with its row.
            if (told, tested) != (self._told, self._found):
                self._told, self._found = told, tested
                self._show()

        def read(cancel: Cancel) -> tuple[Total, Total, dict[str, ToldApart], dict[str, _Tested]]:
            used, paid = usage.total(), usage.total(paid_only=True)
            return used, paid, models.told(providers), models.tested(providers)

        self._jobs.start(
            read, value=while_there(self, known),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip
        self._jobs.start(
            lambda cancel: self._program.second.plan.why,
            value=while_there(self, lambda why: self.rules.show_plan(notice_words(why))),
            failed=while_there(self, self._failed), pool="short",
        )  # fmt: skip

    def _show(self) -> None:
        settings = self._program.profile.settings
        self.add.setIcon(icon("plus", self._theme.text, 16))
        self.duties.show_settings(settings, self._theme)
        self.models.show_settings(settings, self._theme, self._found, self._tested, self._told)
        self._all.setText(self.tr("Stop") if self._testing is not None else self.tr("Test all"))
        self._all.setEnabled(bool(settings.providers))

    def _show_used(self, used: Total, paid: Total) -> None:
        limit = self._program.profile.settings.monthly_money
        if limit:
            spent = self.tr("Spent this month: {0} of {1}")
            self._spent.setText(spent.format(dollars(paid.money), dollars(limit)))
        else:
            self._spent.setText(self.tr("Spent this month: {0}").format(dollars(paid.money)))
        self._used.setText(used_words(used, paid))

    # Testing

    def test_all(self) -> None:
        """Test each model, one after the other; a test that runs is stopped."""
        if self._testing is not None:
            self._waiting = []
            self._testing.stop()
        else:
            self._test(*self._program.profile.settings.providers)

    def _test(self, *providers: Provider) -> None:
        if self._testing is not None:
            self._waiting += providers
            return
        self._waiting = list(providers)
        self._test_next()

    def _test_next(self) -> None:
        self._testing, self._tested = None, ""
        if self._waiting:
            provider, models = self._waiting.pop(0), self._program.models
            self._tested = provider.name
            self._found[provider.name] = {}
            found = self._found[provider.name]

            def note(step: PartBegun | PartResult) -> None:
                if isinstance(step, PartResult):
                    found[step.part] = step

            following = while_there(self, lambda _: self._test_ended())
            self._testing = self._jobs.start(
                lambda cancel: models.try_out(provider, cancel=cancel),
                value=while_there(self, note), failed=while_there(self, self._failed),
                ended=lambda: following(None),
            )  # fmt: skip
        self._show()

    def _test_ended(self) -> None:
        self._test_next()
        self.refresh()

    # Changing

    def _change(self, chosen: dict[str, Any]) -> None:
        self._save(replace(self._program.profile.settings, **chosen))

    def _rules_changed(self) -> None:
        self._keep_soon.start()

    def _keep_rules(self) -> None:
        self._save(self.rules.within(self._program.profile.settings), another=False)

    def _remove(self, provider: Provider) -> None:
        left = without_provider(self._program.profile.settings, provider)
        # Others at the same address go on with its key.
        last = all(one.base_url != provider.base_url for one in left.providers)
        self._save(left, forgotten=provider if last else None)

    def _save(
        self, settings: Settings, *, another: bool = True, forgotten: Provider | None = None
    ) -> None:
        """Keep ``settings``, and forget the key of a provider that is gone."""
        profile, since = self._program.profile, self._program.profile.settings

        def work(cancel: Cancel) -> None:
            profile.save(settings, since)
            if forgotten is not None:
                profile.secrets.delete(forgotten)

        def saved(_: object) -> None:
            self._message.hide()
            self.refresh()
            if another:
                self.changed.emit()

        self._jobs.start(
            work, value=while_there(self, saved), failed=while_there(self, self._failed),
            pool="short",
        )  # fmt: skip

    def _failed(self, error: FoxError) -> None:
        self._message.setText(error_words(error))
        self._message.show()


_LEAST, _GAP = 110, 8
"""Pixels of a number in a small window, and between two of them. Chosen: most numbers fit."""


class Rules(QWidget):
    """What holds for all models: what a month may cost, how long an answer may take, who reads it.

    The fields are saved as they are changed, of which ``changed`` is told.
    """

    def __init__(self, settings: Settings, changed: Callable[[], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._changed = changed
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(8)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._add_month(settings)
        self._add_minutes(settings)
        self._add_reading(settings)
        self.second = FolderField(
            settings.second_folder,
            self.tr("Folder of a cross-encoder that compares instead of a model"),
            self.tr("Choose the folder of a cross-encoder"),
            self.tr("or a model’s folder on this computer"), self,
        )  # fmt: skip
        self.reader = FolderField(
            settings.reader_folder,
            self.tr("Folder of an extractive reader for answers without a model"),
            self.tr("Choose the folder of an extractive reader"),
            self.tr("a model’s folder on this computer"), self,
        )  # fmt: skip
        self._form.addRow("", self.second)
        self._form.addRow(self.tr("Word for word"), self.reader)
        for folder in (self.second, self.reader):
            folder.edited.connect(self._changed)

    def _add_reading(self, settings: Settings) -> None:
        self.again = QComboBox(self)
        self.again.setToolTip(self.tr(
            "A second request for each answer: does each claim stand in the words it cites?"
        ))  # fmt: skip
        names = {
            "able": self.tr("If the model passed its test"),
            "always": self.tr("Always"),
            "never": self.tr("Never"),
        }
        if settings.second_reading == "ask":
            names = {"ask": self.tr("Not decided yet"), **names}
        for value, name in names.items():
            self.again.addItem(name, value)
        self.again.setCurrentIndex(self.again.findData(settings.second_reading))
        self.again.currentIndexChanged.connect(self._changed)
        self._form.addRow(self.tr("Second reading"), self.again)
        self._plan = self._hint("")

    def show_plan(self, why: str) -> None:
        """Say whether answers are read a second time now, and why."""
        self._plan.setText(why)

    def _add_month(self, settings: Settings) -> None:
        self.tokens, self.money = NumberBox("monthly_tokens"), NumberBox("monthly_money", 2)
        self.tokens.setSingleStep(100_000)
        self.tokens.setSuffix(self.tr(" tokens"))
        self.tokens.setValue(settings.monthly_tokens)
        self.money.setPrefix("$ ")
        self.money.setValue(settings.monthly_money)
        for box, none, name in (
            (self.tokens, self.tr("no token limit"), self.tr("Tokens a month may take")),
            (self.money, self.tr("no cost limit"), self.tr("Dollars a month may cost")),
        ):
            box.setSpecialValueText(none)
            self._number(box, name)
        self._pair(self.tr("A month's limits"), self.tokens, self.money)
        self._hint(self.tr(
            "Once a limit is used up nothing more is sent; an answer that has begun is finished. "
            "Models on this computer do not count."
        ))  # fmt: skip

    def _add_minutes(self, settings: Settings) -> None:
        self.here, self.service = NumberBox("minutes_local", 2), NumberBox("minutes_service", 2)
        for box, value, suffix, name in (
            (self.here, settings.minutes_local, self.tr(" min here"),
             self.tr("Minutes an answer may take with a model on this computer")),
            (self.service, settings.minutes_service, self.tr(" min at a service"),
             self.tr("Minutes an answer may take with a model at a service")),
        ):  # fmt: skip
            box.setSuffix(suffix)
            box.setValue(value)
            self._number(box, name)
        self._pair(self.tr("Longest answer"), self.here, self.service)

    def _number(self, box: NumberBox, name: str) -> None:
        box.setToolTip(name)
        box.setAccessibleName(name)
        box.setKeyboardTracking(False)
        box.setMinimumWidth(_LEAST)
        box.valueChanged.connect(self._changed)

    def _pair(self, label: str, one: QWidget, other: QWidget) -> None:
        row = QHBoxLayout()
        row.setSpacing(_GAP)
        row.addWidget(one, 1)
        row.addWidget(other, 1)
        self._form.addRow(label, row)

    def _hint(self, text: str) -> QLabel:
        hint = QLabel(text, self)
        hint.setObjectName("hint")
        hint.setWordWrap(True)
        self._form.addRow("", hint)
        return hint

    def within(self, settings: Settings) -> Settings:
        """``settings`` with what was entered here."""
        return replace(
            settings,
            monthly_tokens=round(self.tokens.value()),
            monthly_money=round(self.money.value(), 2),
            minutes_local=self.here.value(),
            minutes_service=self.service.value(),
            second_reading=self.again.currentData(),
            second_folder=self.second.folder,
            reader_folder=self.reader.folder,
        )
