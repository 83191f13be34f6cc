import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.turn.claims import ClaimStream, bears_on, nearest, placed, schema
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.span import Span

TEXT = "Ahab lost his leg to the whale. Starbuck begged him to turn home. The sea was grey. "
BOOK = Book("ab" * 32, "text", Metadata("Whale", (), "en"), (BookFile("0", TEXT),))
LEG, HOME, SEA = Span(0, 0, 31), Span(0, 32, 65), Span(0, 66, 83)
LEDGER = Ledger(BOOK, (LEG, HOME, SEA))
WHOLE = json.dumps(
    {"claims": [{"tag": str(LEG), "claim": "Ahab lost his “leg”. To a {whale}."},
                {"tag": str(HOME), "claim": "Starbuck begged him: \"turn\" home."}]}
)  # fmt: skip


def read(*pieces: str) -> list[tuple[str, str]]:
    stream = ClaimStream()
    return [*(made for piece in pieces for made in stream.feed(piece)), *stream.end()]


def test_claims_come_as_soon_as_they_are_whole():
    stream = ClaimStream()
    end = WHOLE.index("}, {") + 1
    assert list(stream.feed(WHOLE[: end - 1])) == []
    assert [tag for _, tag in stream.feed(WHOLE[end - 1 : end])] == [str(LEG)]
    assert [tag for _, tag in stream.feed(WHOLE[end:])] == [str(HOME)]
    assert list(stream.end()) == [] and stream.any


@given(st.integers(0, len(WHOLE)), st.integers(1, 9))
def test_a_reply_cut_anywhere_yields_its_whole_sentences(end, size):
    cut = WHOLE[:end]
    made = read(*(cut[n : n + size] for n in range(0, len(cut), size)))
    assert made == read(cut)
    for claim, tag in made:
        said = {str(LEG): "Ahab lost his “leg”. To a {whale}.",
                str(HOME): 'Starbuck begged him: "turn" home.'}[tag]  # fmt: skip
        assert said.startswith(claim) and claim.endswith(".")


@pytest.mark.parametrize(
    "reply",
    [
        f'{{"tag": {{"tag": "{LEG}", "claim": "A b."}}, "claim": "C d."}}',
        f'{{"claim": "{"a" * 100_000}", "tag": "{LEG}"}}',
    ],
)
def test_a_reply_of_any_form_is_cut_alike(reply):
    assert read(*reply) == read(reply)


def test_a_claim_cut_in_its_middle():
    assert read(f'{{"claims": [{{"tag": "{LEG}", "claim": "Ahab lost his leg. To a wha') == [
        ("Ahab lost his leg.", str(LEG))
    ]
    assert read(f'{{"claims": [{{"tag": "{LEG}", "claim": "Ahab lost \\u00') == []


@pytest.mark.parametrize(
    "reply",
    ["", "no", "[]", "{}", '{"claims": 3}', '{"claims": [3, null]}', '{"claims": [{"tag": 1}]}',
     '{"claims": [{"tag": "x", "claim": ""}]}', "[" * 5_000, '{"claim":' * 5_000],
)  # fmt: skip
def test_what_is_no_claim(reply):
    stream = ClaimStream()
    assert [*stream.feed(reply), *stream.end()] == [] and not stream.any


@pytest.mark.parametrize(
    "reply",
    [f'```json\n{{"claims": [{{"tag": "{LEG}", "claim": "A."}}]}}\n```',
     f'{{"tag": "{LEG}", "claim": "A."}}', f'[{{"claim": "A.", "tag": "{LEG}"}}]',
     f'{{"claims": [{{"tag": broken}}, {{"tag": "{LEG}", "claim": "A."}}]}}'],
)  # fmt: skip
def test_whatever_stands_around_a_claim(reply):
    assert read(reply) == [("A.", str(LEG))]


def test_a_claim_stands_with_a_place_that_bears_it_out_or_not_at_all():
    claim = "Ahab lost his leg to a whale."
    assert placed(claim, str(LEG), LEDGER, "en") == f"Ahab lost his leg to a whale {LEG}."
    assert placed(claim, str(SEA), LEDGER, "en") == f"Ahab lost his leg to a whale {LEG}."
    assert placed(claim, "[f9-0-9]", LEDGER, "en") == f"Ahab lost his leg to a whale {LEG}."
    assert placed(claim, "none", LEDGER, "en") == placed(claim, "", LEDGER, "en") == ""
    assert placed("1794", str(LEG), LEDGER, "en") == placed("1", str(LEG), LEDGER, "en") == ""
    assert placed("Bananas grow on Mars.", str(LEG), LEDGER, "en") == ""
    assert placed("亚哈失去了一条腿。", str(LEG), LEDGER, "en") == f"亚哈失去了一条腿 {LEG}。"
    assert placed("亚哈失去了一条腿。", "[f9-0-9]", LEDGER, "en") == ""


def test_the_sentences_nearest_to_a_question():
    assert nearest("How did Ahab lose his leg?", LEDGER, "en", 2)[0] == LEG
    assert nearest("Tell of bananas", LEDGER, "en", 2) == [LEG, SEA]  # from all over it
    assert schema(["a", "b"], 3)["properties"]["claims"]["maxItems"] == 3


def test_whether_a_claim_bears_on_a_question():
    assert bears_on("Ahab lost his leg.", "Who lost a leg?", "en")
    assert not bears_on("The sea was grey.", "Who lost a leg?", "en")
    assert bears_on("The sea was grey.", "?", "en")


@pytest.mark.parametrize("text", ["{}" * 20_000, "}" * 40_000, '{"claim": "' + "}" * 40_000])
def test_braces_without_end_are_read_in_linear_time(text: str) -> None:
    """Twice as much takes about twice as long, not four times."""

    def seconds(said: str) -> float:
        stream, began = ClaimStream(), time.process_time()
        for _ in stream.feed(said):
            pass
        return time.process_time() - began

    seconds(text[:10_000])
    half, whole = seconds(text[: len(text) // 2]), seconds(text)
    assert whole < 3.5 * half + 0.2
