"""Opens the settings at a page, and the dialog that sets up a model; tells what was changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from foxreader.core.message import Provider
from foxreader.library.restoring import Consent
from foxreader.library.shelf import Shelved
from foxreader.program.program import Program
from foxreader.ui.book.book_controller import BookController
from foxreader.ui.platform.commands import Command, CommandMenu, Commands
from foxreader.ui.platform.jobs import Jobs, while_there
from foxreader.ui.platform.theme import Theme
from foxreader.ui.platform.translation import error_words
from foxreader.ui.settings.keys_page import KeysPage
from foxreader.ui.settings.library_pages import (
    CorrectionsPage,
    IndexesPage,
    IndexSwitch,
    LibraryPage,
)
from foxreader.ui.settings.life_page import LifePage
from foxreader.ui.settings.models_page import ModelsPage
from foxreader.ui.settings.privacy_page import PrivacyPage
from foxreader.ui.settings.reading_pages import ReadingPage, WordsPage
from foxreader.ui.settings.search_page import SearchPage
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.settings.sync_page import SyncPage
from foxreader.ui.settings.window import PageName, SettingsPage, SettingsWindow


class WaysFromSettings(Protocol):
    """What the settings have the window do."""

    def change_look(self, chosen: dict[str, Any]) -> None:
        """Show and keep settings of how pages look, by name."""

    def open_text(self) -> None:
        """Open the Text panel."""

    def follow_semantic(self) -> None:
        """The settings of the search by meaning are others."""

    def forget_pace(self) -> None:
        """What was measured of the reader's pace is deleted."""

    def shelf_index(self) -> IndexSwitch | None:
        """What indexes the books of the shelf; None in a window that does not."""

    def forget_life(self) -> None:
        """The reading life is deleted."""

    def forget(self, book: Shelved) -> None:
        """Delete all that is kept of a book."""


class SettingsOpener(QObject):
    """There is one window of settings. ``theme`` is the theme shown now, ``commands`` the keys of
    the window.

    Signals: ``models_changed`` another model does something, with what the reader should know, ""
    for nothing; ``moving_wanted`` a backup is to be restored, or with True merged; ``synced``
    something of another device is new here; ``keys_changed`` commands have other keys.
    """

    models_changed = Signal(str)
    moving_wanted = Signal(Path, bool)
    synced = Signal()
    keys_changed = Signal()

    def __init__(
        self,
        program: Program,
        jobs: Jobs,
        controller: BookController,
        acts: WaysFromSettings,
        theme: Callable[[], Theme],
        commands: Callable[[], Commands],
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._program, self._jobs, self._controller = program, jobs, controller
        self._acts = acts
        self._theme, self._commands, self._window = theme, commands, window
        self._shown: SettingsWindow | None = None

    @property
    def page(self) -> PageName | None:
        """The page of the settings that is shown; None where they are closed."""
        return self._shown.shown if self._shown is not None else None

    def open(self, page: PageName = "models") -> SettingsWindow:
        """Show the settings at a page; the main window stays usable beside them."""
        if self._shown is None:
            shown = SettingsWindow(self._make, self._theme(), self._window)
            shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            shown.finished.connect(self._closed)
            self._shown = shown
        self._shown.show_page(page)
        self._shown.show()
        self._shown.raise_()
        self._shown.activateWindow()
        return self._shown

    def models(self) -> SettingsWindow | SetUpDialog:
        """Have the reader choose what answers; where there is no model, set one up."""
        if not self._program.profile.settings.providers:
            return self.set_up()
        return self.open("models")

    def offer_models(self, at: QWidget) -> CommandMenu:
        """Offer the models to answer from now on in a menu above ``at``; and to set one up."""
        settings = self._program.profile.settings
        by_word = Command("word_for_word", self.tr("Word for word"), (), partial(self._switch, ""))
        chosen = [
            Command(one.name, f"{one.model} · {one.name}", (), partial(self._switch, one.name))
            for one in settings.providers
        ]
        more = (
            Command("add_model", self.tr("Add a model…"), (), self.set_up),
            Command("all_models", self.tr("All models…"), (), self.models),
        )
        menu = CommandMenu(((*chosen, by_word), more), self._window)
        for action in menu.actions()[: len(chosen) + 1]:
            action.setCheckable(True)
            name = "" if action.objectName() == by_word.name else action.objectName()
            action.setChecked(name == settings.active)
        menu.popup(at.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
        return menu

    def _switch(self, name: str) -> None:
        """The provider ``name`` answers from now on, "" for none."""
        chosen = replace(self._program.profile.settings, active=name)
        self._jobs.start(
            lambda cancel: self._program.profile.save(chosen),
            value=lambda saved: self._set_up(""),
            failed=lambda error: self.models_changed.emit(error_words(error)), pool="short",
        )  # fmt: skip

    def set_up(self, changed: Provider | None = None) -> SetUpDialog:
        """Have the reader set up a model, or change one."""
        parent = self._shown or self._window
        dialog = SetUpDialog(self._program, self._jobs, self._theme(), parent, changed)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self._set_up)
        dialog.open()
        return dialog

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons of what is open."""
        if self._shown is not None:
            self._shown.apply_theme(theme)

    def show_forgotten(self, title: str) -> None:
        """A book was forgotten."""
        if self._shown is not None:
            page = self._shown.page("privacy")
            assert isinstance(page, PrivacyPage)
            page.show_forgotten(title)

    def show_moved(self, sentence: str, conflicts: Sequence[str], held: Sequence[Consent]) -> None:
        """Say on the page of the library what became of a backup that was used."""
        page = self.open("library").page("library")
        assert isinstance(page, LibraryPage)
        page.show_outcome(sentence, conflicts, held)

    def _open_text(self) -> None:
        """Make room for the Text panel, which lies over the book."""
        if self._shown is not None:
            self._shown.accept()
        self._acts.open_text()

    def _add_model(self) -> None:
        self.set_up()

    def _open_search(self) -> None:
        self.open("search")

    def _closed(self, _: int) -> None:
        self._shown = None

    def _set_up(self, warning: str) -> None:
        """A model was set up or changed in its dialog."""
        self._refresh_models()
        self._models_saved(warning)

    def _models_saved(self, warning: str = "") -> None:
        if self._shown is not None:
            self._shown.forget_page("search")  # it names the provider
        self.models_changed.emit(warning)

    def _semantic_saved(self) -> None:
        self._refresh_models()
        self._acts.follow_semantic()

    def _refresh_models(self) -> None:
        if self._shown is not None:
            page = self._shown.page("models")
            assert isinstance(page, ModelsPage)
            page.refresh()

    def _make(self, name: PageName, parent: QWidget) -> SettingsPage:
        program, jobs = self._program, self._jobs
        if name == "reading":
            settings = program.profile.settings
            return ReadingPage(settings, self._acts.change_look, self._open_text, parent)
        if name == "search":
            search = SearchPage(program, jobs, self._controller, parent)
            search.saved.connect(self._semantic_saved)
            return search
        if name == "words":
            return WordsPage(program, jobs, self._acts.change_look, parent)
        if name == "models":
            models = ModelsPage(program, jobs, self._theme(), parent)
            models.changed.connect(self._models_saved)
            models.add.clicked.connect(self._add_model)
            models.models.change_wanted.connect(self.set_up)
            models.duties.search_wanted.connect(self._open_search)
            return models
        if name == "corrections":
            return CorrectionsPage(program, jobs, parent)
        if name == "indexes":
            return IndexesPage(program, jobs, self._controller.is_shown, parent)
        if name == "library":
            library = LibraryPage(
                program, jobs, self.moving_wanted.emit, self._acts.shelf_index(), parent
            )
            library.accepted.connect(self._semantic_saved)
            library.accepted.connect(self._models_saved)
            return library
        if name == "sync":
            sync = SyncPage(program, jobs, parent)
            sync.came.connect(self.synced)
            return sync
        if name == "life":
            life = LifePage(program.profile, jobs, self._theme(), parent)
            life.forgotten.connect(self._acts.forget_life)
            return life
        if name == "privacy":
            privacy = PrivacyPage(program, jobs, self._acts.forget, parent)
            privacy.pace.forgotten.connect(self._acts.forget_pace)
            return privacy
        keys = KeysPage(self._commands(), parent)
        keys.chosen.connect(partial(self._keep_keys, keys))
        return keys

    def _keep_keys(self, page: KeysPage) -> None:
        settings, profile = self._program.profile.settings, self._program.profile
        made = replace(settings, keys=tuple(sorted(page.wanted.items())))

        def kept(_: object) -> None:
            self.keys_changed.emit()
            while_there(page, page.refresh)("")

        self._jobs.start(
            lambda cancel: profile.save(made, settings), value=kept,
            failed=while_there(page, lambda error: page.refresh(error_words(error))), pool="short",
        )  # fmt: skip
