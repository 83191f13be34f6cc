"""A command line that names no command, file or option: one sentence, exit code 2, no window."""

from __future__ import annotations

from pathlib import Path

import pytest

from commandline import always_a_window, fox
from foxreader import cli
from foxreader.core.span import Link, Span

LINK = Link("ab" * 32, Span(0, 1, 2))


def said(capsys: pytest.CaptureFixture[str], code: int) -> str:
    """The one sentence of a user's error."""
    out, err = capsys.readouterr()
    assert code == cli.USER_ERROR and out == ""
    assert err.startswith("foxreader: ") and err.count("\n") == 1 and "usage" not in err
    return err


def opened(*given: str) -> int:
    """The exit code of a command line that opens the window, up to the point where it does."""

    def act() -> int:
        cli.target(given)
        return 0

    return cli.guarded(act)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("nosuch", "add", "file"), "no command and no file “nosuch”; the nearest command is “"),
        (("serch", "b"), "the nearest command is “search”"),
        (("Ask",), "the nearest command is “ask”"),
        (("x" * 5_000,), "no file “" + "x" * 60 + "…”"),
        (("no\0such.epub",), "There is no file"),
        (("./ask",), "There is no file “./ask”; check the name."),
        (("no/such/book",), "There is no file “no/such/book”"),
        (("nosuch.epub",), "There is no file “nosuch.epub”"),
        (("https://example.com/b.epub",), "There is no file"),
        (("file:///no/such.epub",), "There is no file"),
        (("foxreader://open/x",), "not a link to a place"),
        ((str(LINK), "more"), "one book at a time"),
    ],
)
def test_what_is_neither_a_command_nor_a_file(
    capsys: pytest.CaptureFixture[str], given: tuple[str, ...], sentence: str
) -> None:
    assert not cli.is_command(given)
    assert sentence in said(capsys, opened(*given))


def test_a_folder_several_books_and_an_option_of_the_window(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    book = tmp_path / "b.txt"
    book.write_text("Words.", "utf-8")
    assert "is a folder" in said(capsys, opened(str(tmp_path)))
    assert "one book at a time" in said(capsys, opened(str(book), str(book)))
    assert "no option “--json”" in said(capsys, opened(str(book), "--json"))


def test_what_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("ask").write_text("Words.", "utf-8")
    Path("a b.epub").write_bytes(b"")
    assert cli.target(()) is None
    assert cli.target((str(LINK),)) == LINK
    assert cli.target(("./ask",)) == Path("ask")
    assert cli.target(((tmp_path / "a b.epub").as_uri(),)) == tmp_path / "a b.epub"
    assert cli.is_command(("ask",))  # the command comes first; ./ask is the file


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--jsn",), "There is no option “--jsn”"),
        (("--versoin",), "did you mean “--version”?"),
        (("-x", "b.epub"), "There is no option “-x”"),
        (("ask", "b", "q", "--jsno"), "There is no option “--jsno”; did you mean “--json”?"),
        (("providers", "add", "x", "--modle", "y"), "did you mean “--model”?"),
        (("providers", "lst"), "“foxreader providers” does not know “lst”; did you mean “list”?"),
        (("ask", "b", "q", "--mode", "strct"), "did you mean “strict”?"),
        (("info",), "required: BOOK; “foxreader info --help”"),
        (("search", "b", "two", "words"), "“words” is one argument too many"),
        (("text", "b", "--file", "x"), "invalid int value"),
    ],
)
def test_a_command_used_wrongly(
    capsys: pytest.CaptureFixture[str], given: tuple[str, ...], sentence: str
) -> None:
    assert cli.is_command(given)
    assert sentence in said(capsys, cli.run(given))


OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


@pytest.mark.parametrize(
    ("given", "display", "code", "sentence"),
    [
        (["nosuch", "add", "file"], {}, 2, "no command and no file “nosuch”"),
        (["nosuch", "add", "file"], OFFSCREEN, 2, "no command and no file “nosuch”"),
        (["providers", "lst"], OFFSCREEN, 2, "does not know “lst”"),
        pytest.param([str(LINK)], {}, 2, "not on your shelf", marks=always_a_window),
        pytest.param([], {}, 0, "no display here", marks=always_a_window),
    ],
)
def test_the_program_ends_with_or_without_a_display(
    given: list[str], display: dict[str, str], code: int, sentence: str
) -> None:
    done = fox(*given, **display)
    assert done.returncode == code and sentence in done.stderr
    assert "Traceback" not in done.stderr
