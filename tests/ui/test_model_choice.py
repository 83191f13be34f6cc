"""Choosing among many models, and switching between those that are set up."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLineEdit, QWidget

from chatwindow import at_rest
from endpoint import Endpoint
from foxreader.core.message import Provider
from foxreader.llm import Offered
from foxreader.program.program import Program
from foxreader.ui.platform.commands import CommandMenu
from foxreader.ui.settings.model_fields import ModelChoice, ModelPicker, model_words
from foxreader.ui.settings.set_up import SetUpDialog
from foxreader.ui.window.main_window import MainWindow
from hands import write

pytestmark = pytest.mark.gui


def many(parent: QWidget, count: int) -> ModelPicker:
    picker = ModelPicker(parent)
    provider = Provider("P", "https://p.example/v1", "")
    names = [f"vendor{n % 7}/Model-{n:03}-instruct" for n in range(count)]
    picker.offer([ModelChoice(provider, Offered(name)) for name in names])
    picker.show()
    return picker


def shown(picker: ModelPicker) -> list[str]:
    rows = picker.rows
    return [rows.item(n).text() for n in range(rows.count()) if not rows.isRowHidden(n)]


def test_a_field_finds_a_model_by_any_parts_of_its_name(qtbot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    picker = many(parent, 300)
    parent.show()
    field = picker.findChild(QLineEdit)
    assert field.isVisible() and "300" in field.placeholderText()
    assert shown(picker)[0] == "Another name…" and len(shown(picker)) == 301
    write(field, "042 VENDOR0")
    assert shown(picker) == ["Another name…", "vendor0/Model-042-instruct"]
    write(field, "no such model")
    assert shown(picker) == ["Another name…"]
    assert picker.rows.height() >= 6 * 40


def test_few_models_need_no_field(qtbot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    picker = many(parent, 3)
    parent.show()
    assert not picker.findChild(QLineEdit).isVisible()
    assert picker.choice is not None and picker.choice.model.name == "vendor0/Model-000-instruct"


def test_what_the_list_says_of_a_model_is_shown() -> None:
    model = Offered("m", context=131_072, price_in=0.5, price_out=1.5, sees=True, calls=False)
    said = model_words(model)
    assert said == "131k tokens · $0.50 and $1.50 a million · sees pictures · calls no tools"


def test_another_model_answers_after_two_presses(
    fox: MainWindow, qtbot, endpoint: Endpoint
) -> None:
    one, two = (Provider(name, endpoint.base_url, name.lower()) for name in ("One", "Two"))
    profile = fox.program.profile
    profile.save(replace(profile.settings, providers=(one, two), active="One"))
    chip = fox.chat.composer.model
    chip.click()
    menu = fox.findChild(CommandMenu)
    assert [a.text() for a in menu.actions() if a.isChecked()] == ["one · One"]
    menu.named("Two").trigger()
    menu.close()
    qtbot.waitUntil(lambda: Program().profile.settings.active == "Two")
    qtbot.waitUntil(lambda: chip.text().startswith("two"))
    chip.click()
    menu = next(one for one in fox.findChildren(CommandMenu) if one.isVisible())
    menu.named("word_for_word").trigger()
    menu.close()
    qtbot.waitUntil(lambda: chip.text() == "Word for word")
    at_rest(fox, qtbot)


def test_without_a_model_the_chip_says_who_answers_and_offers_one(fox: MainWindow, qtbot) -> None:
    fox.chat.composer.model.click()
    menu = fox.findChild(CommandMenu)
    assert [a.text() for a in menu.actions() if a.isChecked()] == ["Word for word"]
    menu.named("add_model").trigger()
    menu.close()
    dialog = fox.findChild(SetUpDialog)
    assert dialog is not None
    dialog.reject()
    at_rest(fox, qtbot)
