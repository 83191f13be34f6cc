import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from examples import examples
from foxreader.answer.turn.rounds import CallFilter
from foxreader.retrieval.tools.specs import specs_for

SPECS = specs_for(8192)

ASK = {"question": "white whale"}
SEARCH = '{"name": "text_search", "arguments": {"query": "white whale"}}'
RELATED = "get_related_segment_summaries"
CALLS = {
    "bare JSON": (SEARCH, "text_search", {"query": "white whale"}),
    "fenced": (f"```json\n{SEARCH}\n```", "text_search", {"query": "white whale"}),
    "tag": (f"<tool_call>\n{SEARCH}\n</tool_call>", "text_search", {"query": "white whale"}),
    "doubled braces": (
        f'{{{{"name": "{RELATED}", "arguments": {{"question": "white whale"}}}}}}', RELATED, ASK),
    "parameters": (
        json.dumps({"name": RELATED, "parameters": ASK}), RELATED, ASK),
    "OpenAI shape": (
        json.dumps({"type": "function", "function": {"name": RELATED, "arguments": ASK}}),
        RELATED, ASK),
    "arguments as text": (
        json.dumps({"name": RELATED, "arguments": json.dumps(ASK)}), RELATED, ASK),
    "flat": (json.dumps({"tool": RELATED, **ASK}), RELATED, ASK),
    "bracket": (f'[{RELATED}(question="white whale")]', RELATED, ASK),
    "program": (f"{RELATED}('white whale')", RELATED, ASK),
    "function tag": (
        f"<function={RELATED}>{json.dumps(ASK)}</function>", RELATED, ASK),
    "parameter tags": (
        f"<function={RELATED}><parameter=question>white whale</parameter></function>",
        RELATED, ASK),
    "mistral": (f"[TOOL_CALLS] [{json.dumps({'name': RELATED, 'arguments': ASK})}]", RELATED, ASK),
    "no arguments": ("get_full_book_segment_summaries()", "get_full_book_segment_summaries", {}),
}  # fmt: skip


def run(text: str, size: int = 3):
    held = CallFilter(SPECS)
    out = "".join(held.feed(text[i : i + size]) for i in range(0, len(text), size))
    rest, calls = held.end()
    return out + rest, calls


@pytest.mark.parametrize("form", CALLS)
@pytest.mark.parametrize("before", ["", "I will look that up.\n\n"])
def test_a_printed_call_is_understood_and_not_shown(form, before):
    text, name, arguments = CALLS[form]
    for size in (1, 7, 10_000):
        shown, calls = run(before + text, size)
        assert shown.strip() == before.strip()
        assert [(c.name, json.loads(c.arguments)) for c in calls] == [(name, arguments)]


def test_two_calls_have_two_ids():
    shown, calls = run(SEARCH + "\n" + SEARCH.replace("white", "black"))
    assert shown == ""
    assert len({c.id for c in calls}) == 2


@pytest.mark.parametrize(
    "text",
    [
        "Ahab [f1-2-3] text_search is a word; {x} and `code` and [1] <b>bold</b> < 3",
        "```python\nprint(1)\n```\nSo it goes.",
        'A set {"a": 1} and {"name": "Ahab"} are no calls.',
        "get the text to go on, then test it",
        "",
    ],
)
def test_other_text_passes_whole(text):
    assert run(text) == (text, ())
    assert run(text, 1) == (text, ())


@examples(150)
@given(
    st.lists(st.sampled_from(["{", "`", "<", "[", "```", '{"name"', "text_", "search(", "get",
                              " ", "\n", "}", '"', SEARCH, "word"]),
             max_size=10).map("".join),
    st.integers(1, 9),
)  # fmt: skip
@example("subtext_search(", 1)
def test_the_cut_does_not_matter(text, size):
    whole, calls = run(text, 10**6)
    cut, cut_calls = run(text, size)
    assert (cut, [c.arguments for c in cut_calls]) == (whole, [c.arguments for c in calls])
