"""What is said before an answer: the words the book lacks, and how the question was read."""

from __future__ import annotations

from dataclasses import replace

from foxreader.core.events import Answer, Mode, ReadAs, Searched, Text, as_typed, opening
from foxreader.core.notice import Notice

READ = (ReadAs("Tolma Vair", "Tolma Veir"),)


def answer(mode: Mode, searched: Searched) -> Answer:
    return Answer("q", mode, "strict", (Text("Words."),), (), searched)


def test_what_the_book_lacks_stands_first_where_nothing_states_the_answer() -> None:
    searched = Searched(missing=("telephone", "rang"), read_as=READ)
    for mode in ("guided_fallback", "hard_refusal"):
        lines = opening(answer(mode, searched))
        assert lines[0] == "The book never mentions “telephone”, “rang”."
        assert lines[1] == "“Tolma Vair” is read as “Tolma Veir”; in quotes it stays as it is."
        assert all(isinstance(line, Notice) for line in lines)
    for mode in ("direct_answer", "grounded"):
        assert [line.code for line in opening(answer(mode, searched))] == ["read_as"]


def test_it_says_of_what_the_words_are_not_in() -> None:
    found = Searched(missing=("telephone",), share=0.4)
    assert opening(answer("guided_fallback", found)) == (
        "The book has not mentioned “telephone” so far.",
    )
    assert opening(answer("hard_refusal", found)) == ()  # it says first how far was searched
    found = replace(found, share=1.0, books=("One", "Two"))
    assert opening(answer("hard_refusal", found)) == ("These books never mention “telephone”.",)


def test_a_name_in_quotes_is_asked_for_as_it_was_typed() -> None:
    assert as_typed("Where did Tolma Vair live?", READ) == "Where did “Tolma Vair” live?"
    assert as_typed("Where did Tolma-Vair live?", READ) == "Where did “Tolma”-“Vair” live?"
    assert as_typed("Where?", ()) == "Where?"
