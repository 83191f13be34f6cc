"""Every text of the window can be translated; those with a number have a form for one and many."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import sysconfig
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

import foxreader.ui
from foxreader.answer.conversation.stored import Problem
from foxreader.core.notice import CONTEXT, templates
from foxreader.language.tags import TRANSLATIONS
from foxreader.ui.platform import translation
from foxreader.ui.platform.translation import notice_words

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

import translations

UI = Path(foxreader.ui.__file__).parent
ENGLISH = TRANSLATIONS / "foxreader_en.ts"
SOURCES = sorted(UI.rglob("*.py"))
SHOW = {
    "setText", "setToolTip", "setPlaceholderText", "setAccessibleName", "setWindowTitle",
    "setInformativeText", "setPrefix", "setSuffix", "setSpecialValueText", "setStatusTip",
    "setAccessibleDescription", "addAction", "addItem", "addItems", "addRow", "addButton",
    "setTitle", "setLabelText", "getOpenFileName", "getExistingDirectory", "getText",
    "QAction", "QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QMenu", "QToolButton",
    "QGroupBox", "QListWidgetItem", "QStandardItem", "Confirmation", "say",
}  # fmt: skip
"""Calls that show a text which they are given."""
TRANSLATED = {"tr", "QT_TRANSLATE_NOOP"}
NAMES = {"Foxreader", " — Foxreader", "$ ", "https://…"}
"""What is the same in every language."""


def name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def texts(node: ast.AST) -> Iterator[str]:
    """The literals with letters in an argument that are not given to a translation."""
    if isinstance(node, ast.Call) and name_of(node) in {*TRANSLATED, "findData", "get", "join"}:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if any(c.isalpha() for c in node.value) and node.value not in NAMES:
            yield node.value
        return
    if isinstance(node, ast.Call | ast.Subscript | ast.Compare):  # arguments of other calls, keys
        return
    for child in ast.iter_child_nodes(node):
        yield from texts(child)


def untranslated(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and name_of(node) in SHOW:
            first = node.args[:2] if name_of(node) != "addItem" else node.args[:1]
            found += [f"{path.name}:{node.lineno}: {t}" for a in first for t in texts(a)]
    return found


def test_no_text_is_given_to_a_widget_untranslated() -> None:
    assert len(SOURCES) > 50
    assert [text for path in SOURCES for text in untranslated(path)] == []


def test_the_search_for_texts_finds_one(tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text('label.setText("Hello" if a else self.tr("Yes"))\nQLabel(f"{n} pages", self)\n')
    assert untranslated(path) == ["wrong.py:1: Hello", "wrong.py:2:  pages"]


def messages(path: Path) -> dict[tuple[str, str], list[str]]:
    """The forms of each text of a translation, by context and source."""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name", ""), message.findtext("source", ""))
            found[key] = [form.text or "" for form in message.iter("numerusform")]
    return found


@pytest.fixture
def program() -> str:
    found = shutil.which("pyside6-lupdate", path=sysconfig.get_path("scripts"))
    if found is None:
        pytest.skip("Qt's lupdate is not installed")
    return found


def test_each_text_with_a_number_has_its_english_forms(program: str, tmp_path: Path) -> None:
    now = tmp_path / "foxreader_en.ts"
    subprocess.run(
        [program, "-silent", "-pluralonly", "-target-language", "en_US", *translations.ALIAS,
         *translations.sources(tmp_path), "-ts", str(now)], check=True, capture_output=True,
    )  # fmt: skip
    kept = messages(ENGLISH)
    assert len(kept) > 15
    assert set(messages(now)) == set(kept)
    for (context, source), forms in kept.items():
        assert len(forms) == 2, (context, source)
        for form in forms:
            assert form and "(s)" not in form, (context, source)
            assert all(f"{{{n}}}" in form for n in range(2) if f"{{{n}}}" in source)


def test_the_compiled_forms_are_those_of_the_source(qapp) -> None:
    translation.install(qapp)
    checked = 0
    for (context, source), (one, many) in messages(ENGLISH).items():
        for number, form in ((1, one), (2, many), (1200, many)):
            shown = form.replace("%Ln", QLocale().toString(number)).replace("%n", str(number))
            assert QCoreApplication.translate(context, source, "", number) == shown
            checked += 1
    assert checked


def test_numbers_are_written_as_the_reader_does(qapp) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de_DE"))
        assert translation.number(1234.5, 1) == "1.234,5"
        assert translation.dollars(0.5) == "$0,50"
        QLocale.setDefault(QLocale("en_US"))
        assert (translation.percent(0.344), translation.thousands(231_400)) == ("34 %", "231k")
        assert [translation.data_size(n) for n in (1, 999, 1500, 12_345, 1_200_000)] == [
            "1 byte", "999 bytes", "1.5 kB", "12 kB", "1.2 MB"
        ]  # fmt: skip
    finally:
        QLocale.setDefault(before)


def test_a_notice_is_translated_by_its_code(qapp) -> None:
    class German(QTranslator):
        def translate(self, context: str, text: str, comment: str = "", n: int = -1) -> str:  # type: ignore[override]
            german = {
                "{who} did not answer. See whether it is running.": "{who} antwortet nicht.",
                "The model": "Das Modell",
            }
            return german.get(text, "") if context == "Notices" else ""

    german = German()
    qapp.installTranslator(german)
    try:
        assert notice_words(Problem("unreachable").sentence) == "Das Modell antwortet nicht."
        assert notice_words(Problem("unreachable", who="qwen").sentence) == "qwen antwortet nicht."
        assert notice_words("It was stored as this.") == "It was stored as this."
    finally:
        qapp.removeTranslator(german)


def test_a_translator_finds_each_notice(program: str, tmp_path: Path) -> None:
    found = tmp_path / "all.ts"
    subprocess.run(
        [program, "-silent", *translations.ALIAS, str(translations.notices(tmp_path)),
         "-ts", str(found)],
        check=True, capture_output=True,
    )  # fmt: skip
    forms = [t if isinstance(t, tuple) else (t,) for t in templates().values()]
    wanted = {(CONTEXT, form) for each in forms for form in each}
    assert len(wanted) > 40
    assert set(messages(found)) == wanted
