"""No word of a book, a model or a file's name acts on the terminal it is printed in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from commandline import fox
from examples import examples
from foxreader.cli.words import escaped, shown

ACTS = "\x9b31m \x9d0;x\x9c \x07 \x1b]0;x \x7f \u202e \u202d \u2066"
BAD = {chr(n) for n in (*range(9), *range(0x7F, 0xA0), *range(0x202A, 0x202F))}


def test_what_acts_is_replaced_and_words_stay() -> None:
    made = shown(f"a{ACTS}b")
    assert len(made) == len(ACTS) + 2 and not BAD & set(made) and "\x1b" not in made
    for plain in (
        "Ünï ½ 日本語 אבג\u200f ‎",
        "\033[1mbold\033[0m",
        "\r34 %",
        "a\r\nb\tc\n",
        "\u2068x\u2069",
    ):
        assert shown(plain) == plain
    assert "\r" not in shown("good\rbad") and "\u2067" not in shown("\u2067x\n\u2069")


@given(st.text())
@examples(100)
def test_it_is_as_long_as_before_and_acts_on_nothing(text: str) -> None:
    made = shown(text)
    assert len(made) == len(text) and not BAD & set(made)


@given(st.recursive(st.text(), st.lists))
@examples(100)
def test_json_is_the_same_to_a_program(value: object) -> None:
    made = escaped(json.dumps(value, ensure_ascii=False))
    assert json.loads(made) == value and not BAD & set(made)


@pytest.mark.parametrize("command", ["info", "ask", "find", "search"])
def test_a_book_does_not_act_on_the_terminal(tmp_path: Path, command: str) -> None:
    path = tmp_path / "lamp.md"
    words = "Ilse\x9b31m Marn\u202e lit the lamp\u2067 at nine.\n\n"
    path.write_text(f"# Lamp\u202e \x9b2J\n\n{words * 5}", "utf-8")
    more = {"ask": ["Who lit the lamp?"], "find": ["lamp"], "search": ["lamp"]}
    made = fox(command, path, *more.get(command, ()))
    assert "amp" in made.stdout + made.stderr
    assert not BAD & set(made.stdout + made.stderr), ascii(made.stdout)
