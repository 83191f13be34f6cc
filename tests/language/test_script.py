"""What is known of scripts: characters of words, and the direction of quotation marks."""

from __future__ import annotations

import pytest

from foxreader.language.script import ends_inside_quotation, is_unspaced


@pytest.mark.parametrize(
    "text",
    [
        "»Ich weiß es nicht.", "«Je ne sais pas.", "„Ich weiß es nicht.", "“I do not know.",
        "「知らない。", 'He said "no.', "»Ja«, sagte er. »Nein.",
    ],
)  # fmt: skip
def test_a_quotation_goes_on(text: str) -> None:
    assert ends_inside_quotation(text)


@pytest.mark.parametrize(
    "text",
    [
        "»Ich weiß es nicht.«", "«Je ne sais pas.»", "„Ich weiß es nicht.“", "“I do not know.”",
        "「知らない。」", 'He said "no".', "»Ja«, sagte er. »Nein.«", "No quotation.",
    ],
)  # fmt: skip
def test_a_quotation_is_closed(text: str) -> None:
    assert not ends_inside_quotation(text)


def test_scripts_without_spaces() -> None:
    assert [char for char in "aя한ก中あア" if is_unspaced(char)] == list("ก中あア")
