"""A model's reasoning is left out of its reply, however the reply is cut."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from endpoint import Endpoint, Reply, Request
from examples import examples
from foxreader.core.errors import CutOff
from foxreader.core.message import THOUGHTS, Done, Message, Piece, Provider, ToolCall, Usage
from foxreader.llm import Known, connect
from foxreader.llm.abilities import Abilities
from foxreader.llm.thought import without_thought

ASK = [Message("user", "Who is Ahab?")]
HARMONY = (
    "<|channel|>analysis<|message|>Secret plan.<|end|><|start|>assistant<|channel|>final"
    "<|message|>Ahab is the captain.<|return|>"
)
CALL = (
    "<|channel|>analysis<|message|>Secret.<|end|><|start|>assistant<|channel|>commentary"
    ' to=functions.search <|constrain|>json<|message|>{"q": "Ahab"}<|call|>'
)


def read(pieces: list[str], known: str | None, *, truncated: bool = False) -> list[Piece]:
    done: list[Piece] = [*pieces, Done(Usage(), truncated)]
    return list(without_thought(iter(done), known))


def text_of(pieces: list[Piece]) -> str:
    return "".join(piece for piece in pieces if isinstance(piece, str))


SAID = [
    ("Ahab is the captain.", "Ahab is the captain.", ""),
    ("<think>Secret.</think>\n\nAhab is the captain.", "Ahab is the captain.", "apart"),
    ("\n<THINKING>Secret.</THINKING>Ahab is the captain.", "Ahab is the captain.", "apart"),
    ("[THINK]Secret.[/THINK]Ahab is the captain.", "Ahab is the captain.", "apart"),
    ("Secret plan.\n</think>\n\nAhab is the captain.", "Ahab is the captain.", "unopened"),
    ("<think>Secret without end", "", "apart"),
    (HARMONY, "Ahab is the captain.", "apart"),
    (HARMONY.removeprefix("<|channel|>"), "Ahab is the captain.", "apart"),
    ("The tag `<think>` is a < b.", "The tag `<think>` is a < b.", ""),
    ("[f0-1-2] <b> <thin", "[f0-1-2] <b> <thin", ""),
]


@pytest.mark.parametrize(("said", "shown", "kind"), SAID)
def test_only_the_answer_is_passed_on(said: str, shown: str, kind: str) -> None:
    whole = read([said], None)
    assert (text_of(whole), whole[-1].thought) == (shown, kind)


PARTS = [
    "Ahab", " is ", "\n\n", "<", "</", "think>", "<think>", "</think>", "`", "<|", "final",
    "<|channel|>", "<|message|>", "<|end|>", "<|start|>assistant", "analysis", "[", "THINK]",
    " to=functions.search", '{"q": 1}', "<|call|>", "</thinking>", "<thinking>", "f0-1-2]",
]  # fmt: skip


@examples(200)
@given(
    st.lists(st.sampled_from(PARTS), max_size=12).map("".join),
    st.lists(st.integers(1, 12), min_size=1, max_size=8),
    st.sampled_from([None, *THOUGHTS]),
    st.booleans(),
)
def test_where_it_is_cut_makes_no_difference(said, lengths, known, truncated) -> None:
    cut, at, turn = [], 0, 0
    while at < len(said):
        cut.append(said[at : at + lengths[turn % len(lengths)]])
        at += lengths[turn % len(lengths)]
        turn += 1
    whole = read([said], known, truncated=truncated)
    pieces = read(cut, known, truncated=truncated)
    assert text_of(pieces) == text_of(whole)
    assert [p for p in pieces if isinstance(p, ToolCall)] == [
        p for p in whole if isinstance(p, ToolCall)
    ]
    assert pieces[-1] == whole[-1]


@pytest.mark.parametrize("kind", ["openai", "ollama"])
@pytest.mark.parametrize("said", [said for said, shown, _ in SAID if "captain" in shown])
def test_both_protocols_give_the_answer_alone(kind: str, said: str) -> None:
    with Endpoint([said]) as endpoint:
        url = endpoint.base_url if kind == "openai" else endpoint.origin
        model = connect(Provider("t", url, "m", kind), None, known=Known("ignored"))
        for _ in range(2):
            pieces = list(model.stream(ASK))
            assert text_of(pieces).strip() == "Ahab is the captain."


def test_a_call_in_the_harmony_format_is_a_call() -> None:
    with Endpoint([CALL]) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None)
        *rest, call, _ = model.stream(ASK)
    assert isinstance(call, ToolCall) and text_of(rest).strip() == ""
    assert (call.name, call.arguments) == ("search", '{"q": "Ahab"}')


def test_reasoning_in_fields_of_its_own() -> None:
    deltas = [{"reasoning_content": "Secret."}, {"content": "Ahab."}]
    with Endpoint([Reply(deltas=deltas)]) as endpoint:
        pieces = list(connect(Provider("t", endpoint.base_url, "m"), None).stream(ASK))
    assert text_of(pieces) == "Ahab." and pieces[-1].thought == "apart"


def test_a_model_that_does_not_open_its_reasoning_is_found_out_and_remembered() -> None:
    """The small request before the first answer tells; its 48 tokens may end inside it."""

    def reasoning(request: Request) -> Reply:
        if request.most < 300:
            return Reply("Secret plan, and so on", fault="length")
        return Reply("Secret plan, and so on\n</think>\nAhab.")

    kept: list[Known] = []
    with Endpoint(reasoning) as endpoint:
        provider = Provider("t", endpoint.base_url, "m")
        abilities = Abilities(connect(provider, None), None, kept.append)
        abilities.tier()
        assert kept[-1].thought == "unopened"
        again = connect(provider, None, known=kept[-1])
        shown = list(again.stream(ASK, max_tokens=200))
    assert text_of(shown).strip() == "Ahab."


def test_what_was_held_back_is_passed_on_when_the_reply_breaks_off() -> None:
    came: list[Piece] = []
    with Endpoint([Reply("abcdefg" * 40, fault="cut")]) as endpoint:
        model = connect(Provider("t", endpoint.base_url, "m"), None, known=Known("ignored"))
        with pytest.raises(CutOff):
            for piece in model.stream(ASK):
                came.append(piece)
    assert "abcdefg" in text_of(came)


def test_a_truncated_reply_of_such_a_model_is_all_reasoning() -> None:
    assert text_of(read(["Secret"], "unopened", truncated=True)) == ""
    assert text_of(read(["Ahab."], "unopened")) == "Ahab."
