from __future__ import annotations

import pytest

from foxreader.answer.record import dumps, loads
from foxreader.core.events import Answer, Citation, Flag, Mark, Searched, Text
from foxreader.core.message import Usage
from foxreader.core.span import Span


def test_an_answer_comes_back_as_it_was() -> None:
    answer = Answer(
        "Why?", "grounded", "specific",
        (Text("Because “so” "), Mark(1), Text("[f1-2-3]", literal=True)),
        (Citation(1, Span(3, 4, 9), "words", "Title", "12", grade="weak"),),
        Searched(("why",), 3, 2, 9, ("xyz",), "segments"),
        (Flag("weak", "Weakly borne out."),), ("text_search",), Usage(10, 4, 1), "r", 2,
    )  # fmt: skip
    assert loads(dumps(answer)) == answer


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"question": 1}', "null"])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not the record"):
        loads(text)
