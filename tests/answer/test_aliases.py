import re
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.no_tool_modes import Aliases, AliasStream
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span, find_tags
from foxreader.retrieval.tools.render import render

SENTENCES = [
    "The captain bought a brig in Bristol. ",
    "His sister kept a school for orphans. ",
    "The cook lost two fingers to a barrel [1] of herring. ",
    "A storm broke the mainmast at night. ",
    "The note [see 12] spoke of 【3】 islands. ",
    "The doctor cured the fever with bark. ",
]
STARTS = [sum(map(len, SENTENCES[:n])) for n in range(len(SENTENCES) + 1)]
BOOK = Book("aa" * 32, "text", Metadata("Sea", (), "en"), (BookFile("0", "".join(SENTENCES)),))
UNITS = [Span(0, a, b - 1) for a, b in pairwise(STARTS)]


def read(*pieces: str) -> str:
    """What pieces of a reply become."""
    stream = AliasStream(Aliases(UNITS), Ledger(BOOK, UNITS), "en")
    return "".join([*map(stream.feed, pieces), stream.end()])


def places(text: str) -> list[int]:
    """Which sentences the tags of ``text`` name, counted from 1."""
    return [UNITS.index(span) + 1 for *_, span in find_tags(text)]


def test_a_request_shows_numbers_and_nothing_of_the_book_looks_like_one():
    shown = Aliases(UNITS).shown(render(BOOK, [UNITS], 10_000).text)
    assert re.findall(r"\[(\d+)\]", shown) == ["1", "2", "3", "4", "5", "6"]
    assert not list(find_tags(shown))
    assert "barrel (1) of herring. [3]" in shown
    assert "note (see 12) spoke of (3) islands. [5]" in shown


@pytest.mark.parametrize(
    ("form", "found"),
    [
        ("[1]", [1]), ("【1】", [1]), ("［1］", [1]), ("[１]", [1]), ("[١]", [1]), ("[^1]", [1]),
        ("[Source 1]", [1]), ("[来源 1]", [1]), ("[ 1 ]", [1]), ("[#1]", [1]), ("[1][1]", [1]),
        ("[1, 1]", [1]),
    ],
)  # fmt: skip
def test_forms_of_a_number(form, found):
    assert places(read(f"The captain bought a brig {form}.")) == found


def test_several_numbers_and_runs():
    claim = "The captain bought a brig in Bristol and his sister kept a school for orphans"
    for form in ("[1, 2]", "[1][2]", "[1-2]", "[1–2]", "[1 and 2]", "[1；2]", "[1、2]"):
        assert places(read(f"{claim} {form}.")) == [1, 2], form


def test_a_number_that_does_not_bear_its_claim_out_is_not_taken():
    assert places(read("The doctor cured the fever with bark [2].")) == [6]
    assert places(read("The doctor cured the fever with bark [99].")) == [6]
    assert places(read("The doctor cured the fever with bark [0].")) == [6]
    assert (
        read("Economists praised a budget for Mars [2].")
        == "Economists praised a budget for Mars ."
    )
    assert places(read("A storm broke the mainmast [1-9999].")) == [4]


def test_each_number_is_held_against_its_own_sentence():
    text = (
        "The captain bought a brig. [1] His sister kept a school [2]."
        " A storm broke the mainmast! [3]"
    )
    assert places(read(text)) == [1, 2, 4]


def test_what_cannot_be_told_is_taken_as_it_is_named_and_never_guessed():
    assert places(read("船长买了一艘船 [1]。")) == [1]
    assert places(read("船长买了一艘船 [77]。")) == []


@pytest.mark.parametrize("text", ["", "[", "[1", "a [b] c", "1. First\n2. Second", "[12345]", "[]"])
def test_what_is_no_number_of_ours_stays(text):
    assert read(text) == text


REPLY = (
    "The captain bought a brig in Bristol [1]. His sister kept a school.[2]\n\n- The cook lost two "
    "fingers [4][3]!\n- “A storm broke the mainmast.” [4] 医生 [6]。The doctor cured\n[6] it [1-2"
)


@given(st.lists(st.integers(0, len(REPLY)), max_size=12))
def test_how_the_stream_is_cut_changes_nothing(cuts):
    at = [0, *sorted(cuts), len(REPLY)]
    assert read(*(REPLY[a:b] for a, b in pairwise(at))) == read(REPLY)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("![\n1]-", [1]), ("a.[1,\n2] b", [1, 2]), ("a! [\n\n1] b", [1]), ("a! [p.^1] b", [1]),
        ("a\n[p.#1]\n\nb", [1]), ("a [\n1", []), ("a [1\nb", []), ("a. [p.x] b", []),
    ],
)  # fmt: skip
def test_a_number_is_never_cut_in_two(text, found):
    assert places(read(text)) == found
    assert read(*text) == read(text)


def test_a_bracket_without_an_end_holds_back_no_sentence():
    stream = AliasStream(Aliases(UNITS), Ledger(BOOK, UNITS), "en")
    assert stream.feed("The cook [see. He") == "The cook [see."


@given(
    st.text(alphabet='anp .!?。…\n[]【】［］1239１٣-–~,、^#"”)*\u2028é', max_size=60),
    st.integers(1, 5),
)
@example("![\n1]-", 1)
@example("! [p.^1]-", 1)
def test_any_text_is_cut_alike(text, size):
    pieces = [text[n : n + size] for n in range(0, len(text), size)]
    assert read(*pieces) == read(text)


def test_a_long_run_without_an_end_is_read_in_time():
    assert len(read("[" * 200_000)) == 200_000
    for run in ("\n" * 1_990, "\n " * 995, "!" * 1_990, "[1, " * 495, "[ " * 995):
        assert read(*run, "x") == run + "x"
    assert places(read("x" * 5_000 + ". The captain bought a brig in Bristol [1].")) == [1]
