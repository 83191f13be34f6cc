"""The window in other languages: every text is there, and a press changes them with a book open."""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, Qt, QTranslator
from PySide6.QtGui import QKeySequence

from chatwindow import at_rest
from foxreader.core.events import Answer, Searched, lacking
from foxreader.core.notice import Notice
from foxreader.core.span import Span
from foxreader.language.tags import (
    ENGLISH,
    LANGUAGES,
    TRANSLATIONS,
    language_for,
    language_words,
)
from foxreader.program.program import Program
from foxreader.ui.chat.details import searched_words
from foxreader.ui.platform import translation
from foxreader.ui.platform.translation import notice_words
from foxreader.ui.settings.reading_pages import ReadingPage
from foxreader.ui.shelf.rows import facet_name, language_name, sort_name
from foxreader.ui.window.windows import Windows
from nonempty import some
from window import flush, value_of

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

import translations  # noqa: E402

OTHERS = sorted(LANGUAGES.keys() - {ENGLISH})
MARK = re.compile(r"\{[^}]*\}|</?[a-z][^>]*>")


def rows(language: str) -> Iterator[tuple[str, str, str, list[str]]]:
    """Context, source, comment and the forms of each text of a language."""
    path = TRANSLATIONS / f"foxreader_{language}.ts"
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            made = message.find("translation")
            assert made is not None
            forms = [form.text or "" for form in made.iter("numerusform")]
            source = message.findtext("source", "")
            comment = message.findtext("comment", "")
            yield context.findtext("name", ""), source, comment, forms or [made.text or ""]


@pytest.mark.parametrize("language", OTHERS)
def test_each_text_of_a_language_is_whole(language: str) -> None:
    for context, source, _, forms in some(list(rows(language))):
        for form in forms:
            assert form.strip(), (context, source)
            assert sorted(MARK.findall(form)) == sorted(MARK.findall(source)), (source, form)
            assert (form[:1] == " ") == (source[:1] == " "), (source, form)
            assert (form[-1:] == " ") == (source[-1:] == " "), (source, form)


def test_no_text_is_missing_in_any_language(tmp_path: Path) -> None:
    """After a change of a text: ``python packaging/translations.py``, and fill in what is new."""
    if shutil.which("pyside6-lupdate", path=sysconfig.get_path("scripts")) is None:
        pytest.skip("Qt's lupdate is not installed")
    for path in some(list(TRANSLATIONS.glob("*.ts"))):
        shutil.copy(path, tmp_path)
    translations.update(tmp_path)
    for path in some(list(tmp_path.glob("*.ts"))):
        assert translations.unfinished(path) == [], path.name


@pytest.mark.parametrize("language", OTHERS)
def test_the_compiled_texts_are_those_of_the_file(qapp, language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"foxreader_{language}", str(TRANSLATIONS))
    for context, source, comment, forms in some(list(rows(language))):
        found = translator.translate(context, source, comment, 7 if len(forms) > 1 else -1)
        assert found in forms, (context, source)


@pytest.fixture
def german(qapp) -> Iterator[None]:
    translation.install(qapp, "de")
    flush()  # the one before is gone then, and English can come back
    yield
    translation.install(qapp)
    flush()
    QLocale.setDefault(QLocale("en_US"))


def test_words_that_are_filled_in_have_the_languages_quotation_marks(german: None) -> None:
    searched = Searched(missing=("Juliet", "Romeo"))
    asked = Answer("Who is Juliet?", "hard_refusal", "strict", (), (), searched)
    said = [notice_words(line) for line in lacking(asked)]
    assert said == ["Das Buch erwähnt „Juliet“, „Romeo“ nirgends."]
    assert searched_words(searched) == ["nicht in diesem Buch: „Juliet“, „Romeo“"]


def test_menus_call_keys_as_the_texts_do(german: None) -> None:
    native = QKeySequence.SequenceFormat.NativeText
    keys = [QKeySequence(key).toString(native) for key in ("Ctrl+Shift+D", "Return", "PgUp")]
    assert keys == ["Strg+Umschalt+D", "Eingabe", "Bild auf"]


@pytest.mark.parametrize("language", OTHERS)
def test_qts_own_dialogs_speak_the_language(qapp: QCoreApplication, language: str) -> None:
    """Qt has a file for Portuguese of a country alone, and for other languages one of none."""
    translation.install(qapp, language)
    flush()
    try:
        assert QCoreApplication.translate("QFileDialog", "Create New Folder") != "Create New Folder"
    finally:
        translation.install(qapp)
        flush()
        QLocale.setDefault(QLocale("en_US"))


def test_a_books_language_is_named_in_the_readers(german: None) -> None:
    assert [language_name(said) for said in ("eng-US", "Ahom")] == ["Englisch", "Ahom"]
    said = notice_words(Notice("limit_language", language=language_words("fr")))
    assert "(Französisch)" in said


def test_several_have_another_form_than_one(german: None) -> None:
    assert (sort_name("series"), facet_name("series")) == ("Reihe", "Reihen")


def test_the_language_is_the_one_that_is_set_or_the_systems() -> None:
    assert [language_for(code, []) for code in LANGUAGES] == list(LANGUAGES)
    assert language_for("", ["de-AT", "en"]) == "de"
    assert language_for("", ["tlh", "fr-CA"]) == "fr"
    assert language_for("", ["zh-Hans-SG", "en"]) == "zh_CN"
    assert language_for("", ["zh-Hant-TW", "en"]) == "en"
    assert language_for("", ["ar-EG"]) == "ar"
    assert language_for("", ["pt-PT", "en"]) == language_for("", ["pt-BR"]) == "pt"
    assert language_for("xx", ["nl"]) == "en"


@pytest.fixture
def windows(qapp, qtbot, tmp_path: Path, program: Program) -> Iterator[Windows]:
    def state(number: int) -> QSettings:
        return QSettings(str(tmp_path / f"w{number}.ini"), QSettings.Format.IniFormat)

    made = Windows(program, state)
    yield made
    for window in made.all:
        window.close()
    flush()
    translation.install(qapp)
    QLocale.setDefault(QLocale("en_US"))


@pytest.mark.thorough
@pytest.mark.gui
def test_a_press_changes_the_language_and_nothing_else(
    windows: Windows, qapp, qtbot, program: Program, tmp_path: Path
) -> None:
    path = tmp_path / "lamp.txt"
    path.write_text("\n\n".join(f"Chapter {n}\n\n" + "A lamp. " * 500 for n in range(1, 5)))
    window = windows.open()
    window.open(path)
    qtbot.waitUntil(lambda: window.controller.opened is not None and window.reader.ready)
    qtbot.waitUntil(lambda: window.chat.transcript.ready)
    at_rest(window, qtbot)
    place = Span(0, 4200, 4200)
    window.reader.go(place)
    qtbot.waitUntil(lambda: window.controller.place == place)
    window.chat.composer.field.setPlainText("A question that was not sent")

    for code, direction in (("ar", Qt.LayoutDirection.RightToLeft), ("de", None), ("en", None)):
        before = windows.all[0]
        page = before.settings.open("reading").page("reading")
        assert isinstance(page, ReadingPage)
        page.language.setCurrentIndex(page.language.findData(code))
        page.language.activated.emit(page.language.currentIndex())
        qtbot.waitUntil(lambda before=before: windows.all and windows.all[0] is not before)
        made = windows.all[0]
        qtbot.waitUntil(lambda: made.controller.opened is not None and made.reader.ready)  # noqa: B023
        at_rest(made, qtbot)
        assert made.reader.place == place
        assert made.chat.composer.field.toPlainText() == "A question that was not sent"
        assert made.layoutDirection() == (direction or Qt.LayoutDirection.LeftToRight)
        assert program.profile.settings.language == code
        tab = made.side._tabs[0].text()
        assert (tab == "Contents") == (code == "en")
        assert tab == QCoreApplication.translate("SidePanel", "Contents")
        assert made.settings.page == "reading"
        qtbot.waitUntil(lambda: made.chat.transcript.ready)  # noqa: B023
        chat = made.chat.transcript.page
        written = value_of(chat, qtbot, "document.documentElement.dir + document.body.dir")
        assert written == ("rtl" if code == "ar" else "ltr")
        assert value_of(chat, qtbot, "document.documentElement.lang") == QLocale().bcp47Name()
        made.settings._shown.accept()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["3 Oct", "3 Oct 2026", "October 2026"]),
        ("de", ["3. Okt.", "3. Okt. 2026", "Oktober 2026"]),
        ("ja", ["10月3日", "2026年10月3日", "2026年10月"]),
        ("zh_CN", ["10月3日", "2026年10月3日", "2026年10月"]),
        ("pt", ["3 de out.", "3 de out. de 2026", "outubro de 2026"]),
    ],
)
def test_days_are_in_the_order_of_the_language(
    qapp: QCoreApplication, language: str, said: list[str]
) -> None:
    day = date(2026, 10, 3)
    translation.install(qapp, language)
    flush()  # the one before is gone then, and English can come back
    try:
        short, long = translation.short_day(day), translation.short_day(day, year=True)
        assert [short, long, translation.month_and_year(day)] == said
    finally:
        translation.install(qapp)
        flush()
        QLocale.setDefault(QLocale("en_US"))
