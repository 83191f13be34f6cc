"""The command line in other languages: what a person reads is in theirs, what a program reads is
the same in all."""

from __future__ import annotations

import ast
import contextlib
import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator

import foxreader.cli
from commandline import fox
from foxreader.cli import wording, words
from foxreader.cli.commands import COMMANDS, make_parser
from foxreader.cli.words import CommandLine, Translations, number, said, worded, wrapped
from foxreader.core.notice import Notice
from foxreader.language.tags import LANGUAGES, TRANSLATIONS, language_for, wanted_by

FOLDER = Path(foxreader.cli.__file__).parent
LOCALES = {"de": "de_DE.UTF-8", "fr": "fr_FR", "es": "es_MX.UTF-8", "zh_CN": "zh_CN.UTF-8",
           "ja": "ja_JP.UTF-8", "ar": "ar_EG.UTF-8", "pt": "pt_BR.UTF-8",
           "en": "en_GB.UTF-8"}  # fmt: skip
PLACE = re.compile(r"%\(\w+\)[sr]|%[sr]")


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    words.speak("en")
    yield
    words.speak()


def speaking(locale: str) -> dict[str, str]:
    """The environment of a terminal in a locale."""
    return {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": locale}


@pytest.fixture
def lamp(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text("Chapter 1\n\nOld Marn lit the brass lamp at nine. The rain fell.\n", "utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_the_one_that_qt_finds(qapp: object, language: str) -> None:
    translator = QTranslator()
    assert translator.load(f"foxreader_{language}", str(TRANSLATIONS))
    catalogue = Translations(language)
    texts = [("ProgressWords", "page {0}"), *(("CommandLine", one) for one in sentences())]
    for context, text in texts:
        found = translator.translate(context, text) or text
        assert catalogue.translate(context, text) == found
        if "%n" in text:
            for n in (0, 1, 2, 3, 10, 11, 99, 100, 102, 111):
                assert catalogue.translate(context, text, n) == translator.translate(
                    context, text, "", n
                )
    assert catalogue.translate("CommandLine", "Nobody wrote this.") == "Nobody wrote this."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_window(language: str) -> None:
    words.speak(language)
    locale = QLocale(language)
    for value, decimals in ((0, 0), (999, 0), (1234.5, 1), (12_345, 0), (1_234_567.891, 2)):
        assert number(value, decimals) == locale.toString(float(value), "f", decimals)


def sentences() -> list[str]:
    """The texts of the command line that are marked for translation."""
    found = []
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and is_marked(node):
                found += [one.value for one in node.args[:1] if isinstance(one, ast.Constant)]
    assert len(found) > 250
    return found


def is_marked(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) in (
        "CommandLine.text", "CommandLine.tr",
    )  # fmt: skip


def unmarked(source: str) -> list[str]:
    """The texts for the help, and all with two words that are bound to a name, without a mark."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.keyword) and node.arg in ("help", "title", "description"):
            value = node.value.value if isinstance(node.value, ast.Constant) else "Foxreader"
            found += [str(value)] if value != "Foxreader" else []
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            value = node.value.value
            found += [value] if isinstance(value, str) and " " in value.strip() else []
    return found


def test_no_text_is_outside_the_catalogue() -> None:
    for path in sorted(FOLDER.glob("*.py")):
        assert unmarked(path.read_text("utf-8")) == [], path.name
    assert unmarked('NO = "Not found"\nadd("--x", help="do it")') == ["Not found", "do it"]


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_the_help_of_each_command_is_in_the_language(language: str) -> None:
    catalogue = Translations(language)
    for text in sentences():
        spoken = catalogue.translate("CommandLine", text)
        assert sorted(PLACE.findall(spoken)) == sorted(PLACE.findall(text)), text
    words.speak(language)
    shown = make_parser().format_help()
    assert (
        CommandLine.tr("options") in shown
        and "--version" in shown
        and "usage:" not in (shown if language != "fr" else "")
    )
    assert said(COMMANDS["ask"][1]) in " ".join(shown.split())
    for name in COMMANDS:
        with pytest.raises(SystemExit), contextlib.redirect_stdout(io.StringIO()) as out:
            make_parser(name).parse_args([name, "--help"])
        assert CommandLine.tr("show this help message and exit") in " ".join(out.getvalue().split())


def test_the_language_is_that_of_the_settings_or_the_terminal() -> None:
    def wanted(**environment: str) -> str:
        return language_for("", wanted_by(environment))

    assert wanted() == wanted(LANG="C.UTF-8") == wanted(LC_ALL="POSIX", LANG="de_DE") == "en"
    assert wanted(LANG="tlh_XX.UTF-8") == wanted(LANG="zh_TW.UTF-8") == "en"
    assert wanted(LANG="de_AT.UTF-8@euro") == wanted(LANG="fr_FR", LC_MESSAGES="de_DE") == "de"
    assert wanted(LANG="en_US.UTF-8", LANGUAGE="tlh:ja:de") == "ja"
    assert wanted(LANG="C", LANGUAGE="de") == "en"
    assert wanted(LC_ALL="zh_SG.GB2312") == "zh_CN"
    assert wanted(LANG="pt_BR.UTF-8") == wanted(LANG="pt_PT") == wanted(LANG="pt_AO.UTF-8") == "pt"
    assert language_for("ar", ["de"]) == "ar"


def test_the_setting_comes_first(lamp: Path, own_home: Path) -> None:
    own_home.mkdir(exist_ok=True)
    (own_home / "settings.toml").write_text('language = "de"\n', "utf-8")
    assert "Es fehlt ein Buch" in fox("ask", **speaking("ja_JP.UTF-8")).stderr
    (own_home / "settings.toml").write_text("language = 3\nfont", "utf-8")
    assert "本がありません" in fox("ask", **speaking("ja_JP.UTF-8")).stderr
    assert "A book is missing" in fox("ask", **speaking("tlh_XX.UTF-8")).stderr


def test_an_answer_and_an_error_are_in_the_readers_language(lamp: Path) -> None:
    german = fox("ask", lamp, "Who lit the brass lamp?", **speaking(LOCALES["de"]))
    assert german.returncode == 0
    assert "Marn lit the brass lamp" in german.stdout and "[f0-11-62]" in german.stdout
    assert "Das steht im Buch" in german.stdout and "Passage durchsucht nach:" in german.stdout
    refused = fox("ask", lamp, "Who is Zarathustra?", **speaking(LOCALES["ja"]))
    assert refused.returncode == 3 and "一節 1 か所を検索しました" in refused.stdout
    assert "I found nothing" not in refused.stdout
    for language, sentence in (("de", "ist keine Stellenangabe"), ("ja", "位置タグではありません")):
        wrong = fox("span", lamp, "f0", **speaking(LOCALES[language]))
        assert wrong.returncode == 2 and sentence in wrong.stderr
    needed = fox("info", **speaking(LOCALES["de"])).stderr
    assert needed == (
        "foxreader: Es fehlen diese Argumente: BOOK; „foxreader info --help“ sagt, was möglich "
        "ist.\n"
    )


def test_what_is_for_programs_is_the_same_in_all_languages(lamp: Path, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("{}", "utf-8")
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "a.md").write_bytes(b"\xff")
    lines = (
        ("ask", lamp, "Who is Zarathustra?", "--json", "--mode", "strict"),
        ("ask", lamp, "/overview", "--json"),
        ("ask", lamp, "How do I change the font size?", "--json"),
        ("info", lamp, "--json"),
        ("verify", tmp_path / "texts", "--json"),
    )
    spoken = ("en", "de", "ar")
    for line in lines:
        outputs = {fox(*line, **speaking(LOCALES[one])).stdout for one in spoken}
        assert len(outputs) == 1 and "{" in outputs.pop(), line


class Terminal(io.StringIO):
    """A stream that a person reads."""

    def isatty(self) -> bool:
        return True


def test_arabic_keeps_a_tag_in_one_piece_at_a_terminal_alone() -> None:
    words.speak("ar")
    notice = Notice("no_file", path="/a/b.epub")
    plain = said(wording.NOT_IN_BOOK, tag="[f3-1-2]")
    assert "[f3-1-2]" in plain and "\u2068" not in plain + worded(notice)
    with contextlib.redirect_stdout(Terminal()), contextlib.redirect_stderr(Terminal()):
        assert "\u2068[f3-1-2]\u2069" in said(wording.NOT_IN_BOOK, tag="[f3-1-2]")
        assert "\u2068/a/b.epub\u2069" in worded(notice)
        words.speak("de")
        assert "\u2068" not in said(wording.NOT_IN_BOOK, tag="[f3-1-2]")


def test_lines_are_broken_where_a_language_has_no_spaces() -> None:
    text = "このコレクションの本に質問する。--collection を使います。"
    lines = wrapped(text, 24)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(words.columns_of(line) <= 26 for line in lines) and len(lines) > 2
    assert any("--collection" in line for line in lines)
    assert not any(line.startswith("。") for line in lines)
    assert wrapped("one two three", 8) == ["one two", "three"]


def test_qt_is_not_loaded_for_it() -> None:
    code = (
        "import sys; from foxreader.cli import run; run(['info']); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    environment = {**os.environ, **speaking(LOCALES["de"])}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=False
    )
    assert run.returncode == 0 and "Argumente" in run.stderr.decode()
