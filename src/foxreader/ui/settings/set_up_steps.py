"""The three steps of setting up a model: where it is, the key, which one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from foxreader.core.address import completed
from foxreader.core.errors import UsageError
from foxreader.core.message import Provider
from foxreader.llm import PRESETS, Offered, Service, check_address, typed_key
from foxreader.system.keys import origin
from foxreader.ui.platform.accessibility import name_choice
from foxreader.ui.platform.theme import Theme, icon
from foxreader.ui.settings.model_fields import ModelChoice, ModelPicker, MoreFields
from foxreader.ui.settings.model_files import FileRow, PullRow

Where = Literal["here", "service", "other"]
_Field = Literal["address", "key", "model"]
_BEGINS = "https://"
_SERVICES = tuple(one for one in PRESETS if not check_address(one.base_url).loopback)


class SetUpSteps(QWidget):
    """Shows and gives a provider.

    Signals: ``place_changed`` the address or the key is another, so its models are; ``edited``
    anything is.
    """

    place_changed = Signal()
    edited = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._base = Provider("", "", "")
        self._services: list[Service] = []
        self._key_kept = False
        self._wanted = self._key_place = ""
        self._theme: Theme | None = None
        self.cards: dict[Where, PlaceCard] = {
            "here": PlaceCard(self.tr("On this computer"), "computer", self),
            "service": PlaceCard(self.tr("A service"), "cloud", self),
            "other": PlaceCard(self.tr("Other address"), "link", self),
        }
        self.cards["here"].describe(self.tr("Ollama, LM Studio and others"))
        self.cards["service"].describe(self.tr("You have an account and a key"))
        self.cards["other"].describe(self.tr("A machine of yours or your school’s"))
        self.service = QComboBox(self)
        self.service.addItems([one.name for one in _SERVICES])
        name_choice(self.service, self.tr("Service"))
        self.address, self.key, self.model = (QLineEdit(self) for _ in range(3))
        self.address.setPlaceholderText(_BEGINS)
        self.address.setAccessibleName(self.tr("Address"))
        self.key.setEchoMode(QLineEdit.EchoMode.Password)
        self.key.setAccessibleName(self.tr("Key"))
        self.model.setPlaceholderText(self.tr("the model’s name"))
        self.model.setAccessibleName(self.tr("Model’s name"))
        self.models, self.more, self.pull = ModelPicker(self), MoreFields(self), PullRow(self)
        self.file = FileRow(self)
        self.messages: dict[_Field, QLabel] = {
            "address": _message(self), "key": _message(self), "model": _message(self)
        }  # fmt: skip
        self._numbers = [QLabel(str(number), self) for number in (1, 2, 3)]
        self._lay_out()
        self.cards["here"].setChecked(True)
        for card in self.cards.values():
            card.toggled.connect(self._place_chosen)
        self.service.activated.connect(self._place_chosen)
        self.address.textEdited.connect(self._address_typed)
        self.key.textEdited.connect(self._key_typed)
        self.models.rows.currentItemChanged.connect(self._row_chosen)
        self.model.textEdited.connect(self.edited)
        self.edited.connect(self._count)
        self._show_place()
        self._offer([])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow dialog the cards stand below each other."""
        super().resizeEvent(event)
        beside = self.width() >= _BESIDE
        kinds = QBoxLayout.Direction
        self._row.setDirection(kinds.LeftToRight if beside else kinds.TopToBottom)

    def _lay_out(self) -> None:
        self._row = cards = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        cards.setSpacing(8)
        for card in self.cards.values():
            cards.addWidget(card, 1)
        said = self.messages
        where = _column(cards, self.service, self.address, said["address"])
        key = _column(self.key, said["key"])
        model = _column(self.models, self.model, said["model"], self.pull, self.file)
        grid = QGridLayout(self)
        grid.setContentsMargins(24, 20, 24, 16)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        steps = (
            (self.tr("Where"), where), (self.tr("Key"), key), (self.tr("Model"), model),
        )  # fmt: skip
        for number, (name, fields) in enumerate(steps):
            title = QLabel(name, self)
            title.setObjectName("strong")
            self._numbers[number].setObjectName("step")
            self._numbers[number].setFixedSize(20, 20)
            self._numbers[number].setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(self._numbers[number], 3 * number, 0)
            grid.addWidget(title, 3 * number, 1)
            grid.addLayout(fields, 3 * number + 1, 1)
            grid.setRowMinimumHeight(3 * number + 2, 6)
        grid.addWidget(self.more, 9, 1)
        grid.setRowStretch(10, 1)

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icons and the list."""
        self._theme = theme
        for card in self.cards.values():
            card.apply_theme(theme)
        self.models.apply_theme(theme)

    # What is shown

    def show_message(self, text: str, beside: _Field = "model") -> None:
        """Say what became of something the reader wanted, beside the field it is about; "" for
        nothing."""
        for field, label in self.messages.items():
            label.setText(text if field == beside else "")
            label.setVisible(bool(label.text()))

    @property
    def where(self) -> Where:
        """Which card is chosen."""
        return next(name for name, card in self.cards.items() if card.isChecked())

    @property
    def found(self) -> bool:
        """Whether a model server of this computer was found."""
        return any(not one.provider.file for one in self._services)

    @property
    def local(self) -> bool:
        """Whether the address is on this computer."""
        try:
            return check_address(self.entered().base_url).loopback
        except UsageError:
            return self.where == "here"

    def show_provider(self, provider: Provider) -> None:
        """Show a provider that is set up already."""
        services = [one.base_url for one in _SERVICES]
        where: Where = "other"
        if provider.kind == "local":
            self._services.append(_service_of(provider))
            where = "here"
        elif provider.base_url in services:
            where = "service"
            self.service.setCurrentIndex(services.index(provider.base_url))
        self.cards[where].blockSignals(True)
        self.cards[where].setChecked(True)
        self.cards[where].blockSignals(False)
        self.address.setText(provider.base_url)
        self._base = provider
        self.more.show_provider(provider)
        self._show_place()
        self._offer(self._choices() if where == "here" else [], provider.model)

    def add_service(self, service: Service) -> None:
        """A model server of this computer was found."""
        self._services.append(service)
        found = [
            self.tr("{0} with %n model(s)", "", len(one.models)).format(one.provider.name)
            for one in self._services
            if not one.provider.file
        ]
        self.cards["here"].describe(self.tr("Found: {0}").format(", ".join(found)))
        if self.where == "here":
            self._place_chosen()

    def add_file(self, provider: Provider, *, chosen: bool = False) -> None:
        """Offer the model in a file, which the program runs itself."""
        if provider.file not in {one.provider.file for one in self._services}:
            self._services.append(_service_of(provider))
        if self.where == "here":
            self._offer(self._choices(), provider.model if chosen else "")

    def _choices(self) -> list[ModelChoice]:
        return [ModelChoice(s.provider, m) for s in self._services for m in s.models]

    @property
    def ollama(self) -> Provider | None:
        """The Ollama of this computer, which can download models; None without one."""
        return next((s.provider for s in self._services if s.provider.kind == "ollama"), None)

    def forget_services(self, wanted: str = "") -> None:
        """What runs on this computer is looked for again, to choose the model ``wanted``."""
        self._services = [one for one in self._services if one.provider.file]
        self._wanted = wanted

    def show_found(self, found: Provider) -> None:
        """The endpoint lists its models at another base URL than the one that was entered."""
        self._take(replace(self.entered(), base_url=found.base_url, kind=found.kind))
        self.address.setText(found.base_url)
        self.show_message(self.tr("Found at {0}").format(found.base_url), "address")

    def offer(self, models: Iterable[Offered], chosen: str = "") -> None:
        """List the models of the endpoint that was entered."""
        self._offer([ModelChoice(self._base, model) for model in models], chosen)

    def _offer(self, choices: list[ModelChoice], chosen: str = "") -> None:
        self.models.offer(choices, chosen or self.model.text().strip())
        self.models.setVisible(bool(choices))
        self._model_chosen(self.models.choice, typed=chosen or self.model.text().strip())

    def show_key_kept(self, kept: bool) -> None:
        """Whether the system keeps a key for the address already."""
        self._key_kept = kept
        self._show_place()

    # What is chosen

    def _place_chosen(self, on: object = True) -> None:
        if on is False:  # the card that was chosen before
            return
        self.model.clear()
        if self.where == "here":
            choices = self._choices()
            if choices:
                self._take(choices[0].provider)
            self._show_place()
            self._offer(choices, self._wanted)
        else:
            if self.where == "service":
                self._take(_SERVICES[self.service.currentIndex()])
            else:
                self._take(Provider(self.tr("My endpoint"), completed(self.address.text()), ""))
            self._show_place()
            self._offer([])
        self._drop_key_of_another_place()
        self.place_changed.emit()

    @property
    def key_for_place(self) -> str:
        """The key, if it was typed for the address that is entered now: nothing else may have it
        before the reader presses something."""
        return self.typed_key if self._key_place == self._place else ""

    @property
    def typed_key(self) -> str:
        """The key as it is meant."""
        return typed_key(self.key.text())

    @property
    def _place(self) -> str:
        """The origin that is entered, "" for none yet."""
        try:
            return origin(check_address(self.entered().base_url).url)
        except UsageError:
            return ""

    def _key_typed(self) -> None:
        self._key_place = self._place
        self.place_changed.emit()

    def _drop_key_of_another_place(self) -> None:
        """Another address was entered: a key that was typed for the one before is not for it."""
        if self._key_place and self._key_place != self._place:
            self.key.clear()
            self._key_place = ""

    def _address_typed(self) -> None:
        self._base = replace(self._base, base_url=completed(self.address.text()))
        self._offer([])  # what is listed is of the address before
        self._drop_key_of_another_place()
        self.place_changed.emit()
        self.edited.emit()

    def _take(self, provider: Provider) -> None:
        """Go on with another endpoint; its model is still to be chosen."""
        self._base = provider
        self.more.show_provider(provider)

    def _row_chosen(self) -> None:
        self._model_chosen(self.models.choice)

    def _model_chosen(self, choice: ModelChoice | None, typed: str = "") -> None:
        if choice is not None:
            if choice.provider != self._base and self.where == "here":
                self._take(choice.provider)
            if choice.model.context:
                self.more.context.setValue(choice.model.context)
            if choice.model.price_in or choice.model.price_out:
                self.more.price_in.setValue(choice.model.price_in)
                self.more.price_out.setValue(choice.model.price_out)
        nothing_here = self.where == "here" and not self._services
        self.model.setVisible(choice is None and not nothing_here)
        self.model.setText(choice.model.name if choice is not None else typed)
        self.edited.emit()

    def _show_place(self) -> None:
        where = self.where
        self.service.setVisible(where == "service")
        self.address.setVisible(where == "other")
        self.pull.setVisible(where == "here" and self.ollama is not None)
        self.file.setVisible(where == "here")
        self.key.setEnabled(where != "here")
        if where == "here":
            self.key.clear()
            self.key.setPlaceholderText(self.tr("Not needed on this computer"))
        elif self._key_kept:
            self.key.setPlaceholderText(self.tr("Kept in the system’s key store"))
        elif where == "service":
            self.key.setPlaceholderText(self.tr("Paste the key"))
        else:
            self.key.setPlaceholderText(self.tr("Paste the key; leave empty where none is needed"))
        self.more.kind.setEnabled(where == "other")
        if self._theme is not None:
            self.apply_theme(self._theme)
        self._count()

    def _count(self) -> None:
        """Show which steps are done."""
        provider = self.entered()
        key = self.where != "service" or bool(self.key.text()) or self._key_kept
        for label, done in zip(
            self._numbers, (bool(provider.base_url), key, bool(provider.model)), strict=True
        ):
            label.setProperty("done", done)
            label.style().polish(label)

    def entered(self) -> Provider:
        """The provider as entered."""
        base = replace(self._base, model=self.model.text().strip())
        return self.more.entered(base)


def _service_of(provider: Provider) -> Service:
    """A model file as what is offered on this computer."""
    return Service(provider, (Offered(provider.model, context=provider.context),))


def _message(parent: QWidget) -> QLabel:
    label = QLabel(parent)
    label.setObjectName("hint")
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.hide()
    return label


def _column(*parts: QWidget | QLayout) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setSpacing(8)
    for part in parts:
        if isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addLayout(part)
    return column


_BESIDE = 460
"""Pixels of the steps from which three cards have room beside each other for their longest words in
all languages. Measured."""
_HEIGHT = 100
"""Pixels, from the drawing of the dialog; more where the words of a language need them."""


class PlaceCard(QPushButton):
    """A large button for where a model is: an icon, a name and a line about it.

    One of several; the arrow keys go from one to the next.
    """

    def __init__(self, name: str, drawing: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAutoDefault(False)
        self.setMinimumHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._name, self._drawing, self._row = name, drawing, parent
        self._icon, title, self._about = QLabel(self), QLabel(name, self), QLabel(self)
        title.setObjectName("strong")
        self._about.setObjectName("hint")
        self._about.setWordWrap(True)
        title.setWordWrap(True)
        self._lines = layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 8)
        layout.setSpacing(3)
        for label in (self._icon, title, self._about):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a server names itself
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(label)
        layout.addStretch(1)

    def describe(self, text: str) -> None:
        """Show a line about it."""
        self._about.setText(text)
        self.setAccessibleName(f"{self._name}. {text}")
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A card that is narrower needs more lines."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """All cards of a row are as high as the one with the most lines."""
        cards = self._row.findChildren(PlaceCard)
        needed = max(card._lines.heightForWidth(card.width()) for card in cards)
        for card in cards:
            card.setMinimumHeight(max(_HEIGHT, needed))

    def apply_theme(self, theme: Theme) -> None:
        """Tint the icon."""
        colour = theme.accent if self.isChecked() else theme.muted
        self._icon.setPixmap(icon(self._drawing, colour).pixmap(18, 18))
