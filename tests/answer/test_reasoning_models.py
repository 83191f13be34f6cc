"""A model that reasons: nothing of its reasoning is shown, and its answer is, whatever it uses."""

from __future__ import annotations

import pytest

from endpoint import Endpoint, Reply, Request
from foxreader.core.events import TextDelta
from foxreader.core.message import Provider
from foxreader.core.span import find_tags
from foxreader.library.settings import Settings
from foxreader.llm import Known
from foxreader.program.program import Program

TEXT = "".join(f"The captain told story {n} of the sea and the {n}th whale. " for n in range(60))
SECRET = "Secretly the sailor planned a mutiny. " * 8
QUESTION = "What did the captain tell of the sea?"


def answered(request: Request) -> str:
    """The first sentence that the request shows, with its tag; a word where it shows none."""
    told = request.messages[-1]["content"]
    for start, end, _ in find_tags(told):
        return f"The captain told a story of the sea {told[start:end]}."
    return "ready"


def wordy(opening: str, closing: str):
    return lambda request: Reply(f"{opening}{SECRET}{closing}\n\n{answered(request)}")


def silent(uses: int):
    def script(request: Request) -> Reply:
        if request.most <= uses:
            return Reply(fault="length", usage=(900, request.most))
        return Reply(answered(request), usage=(900, uses + 20))

    return script


SCRIPTS = {
    "tags": wordy("<think>", "</think>"),
    "no opening tag": wordy("", "</think>"),
    "harmony": wordy(
        "<|channel|>analysis<|message|>", "<|end|><|start|>assistant<|channel|>final<|message|>"
    ),
    **{f"{uses} tokens": silent(uses) for uses in (48, 200, 400, 2048)},
}


@pytest.mark.thorough
@pytest.mark.parametrize("known", [None, Known("ignored", schema=True)])
@pytest.mark.parametrize("name", SCRIPTS)
def test_the_answer_is_shown_and_the_reasoning_is_not(tmp_path, name: str, known) -> None:
    path = tmp_path / "sea.txt"
    path.write_text(TEXT, "utf-8")
    with Endpoint(SCRIPTS[name]) as endpoint:
        provider = Provider("t", endpoint.base_url, "m")
        program = Program()
        program.profile.save(Settings((provider,), "t"))
        if known is not None:
            program.models.abilities(program.models.need_model(), provider)._note(known)
        opened = program.books.open(path)
        opened.resources.close()
        session = program.sessions.about(program.indexes.open(opened.book))
        for _ in range(2):
            events = list(session.ask(QUESTION))
            answer = events[-1].answer
            streamed = "".join(e.text for e in events if isinstance(e, TextDelta))
            assert "ecret" not in streamed and "mutiny" not in answer.text
            assert "think" not in streamed and "<|" not in streamed
            assert answer.citations and answer.mode == "grounded"
