"""An extractive reader in a folder: where it finds an answer, and what it changes in one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bookmaker import book_of, index_of
from commandline import fox
from foxreader.answer.direct.strict import StrictAnswer, strict_answer
from foxreader.core.errors import UsageError
from foxreader.embedding import open_reader
from foxreader.retrieval.fulltext.search import Search
from tinymodel import write_reader_model

for needed in ("numpy", "onnxruntime", "tokenizers"):
    pytest.importorskip(needed, reason="the extra “semantic” is not installed")

WORDS = {"[UNK]": (0.0, 0.0), "what": (1.0, 1.0), "brass": (5.0, 0.0), "lens": (0.0, 5.0)}
"""A reader that knows one answer, "brass lens", and is not sure without it."""
TEXT = """The keeper polished something bright each evening with much care.
It was the brass\u00a0lens of the old lamp, “the eye” as he called it 𝔊.
The keeper walked along the shore with the dog.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_reader_model(tmp_path / "reader", WORDS)


def asked(tmp_path: Path, question: str, model: Path | None) -> tuple[StrictAnswer, list[str]]:
    index = index_of(book_of(TEXT), tmp_path)
    search = Search(index)
    reader = None if model is None else open_reader(model)
    answer = strict_answer(search.read_question(question), search, reader=reader)
    return answer, [index.book.text_at(span) for span in answer.spans]


def test_an_answer_is_given_in_characters_of_the_text(folder: Path) -> None:
    text = "𝔊 “é” then the Brass  lens of it"
    (found,) = open_reader(folder).answers("what did he polish", [text])
    assert found is not None and text[found.start : found.end] == "Brass  lens"
    assert found.score == 8  # 5 and 5 against 1 and 1


def test_a_text_without_an_answer_scores_below_none(folder: Path) -> None:
    (found,) = open_reader(folder).answers("what did he polish", ["only a dog on the shore"])
    assert found is not None and found.score == -2
    assert open_reader(folder).answers("what", [""]) == [None]


def test_a_text_longer_than_the_model_reads_is_read_in_pieces(tmp_path: Path) -> None:
    reader = open_reader(write_reader_model(tmp_path / "short", WORDS, longest=12))
    text = "word " * 60 + "brass lens " + "word " * 60
    (found,) = reader.answers("what is it", [text])
    assert found is not None and text[found.start : found.end] == "brass lens"
    assert reader.answers("what " * 20, [text]) == [None]


def test_it_chooses_the_likely_sentence_beside_a_place(tmp_path: Path, folder: Path) -> None:
    question = "What did the keeper polish?"
    before, _ = asked(tmp_path / "without", question, None)
    answer, texts = asked(tmp_path / "with", question, folder)
    assert answer.mode == "guided_fallback" and answer.confidence == "likely"
    assert "brass" in texts[0] and before.spans != answer.spans
    assert asked(tmp_path / "again", question, folder)[0] == answer


def test_where_it_finds_nothing_no_answer_is_likely(tmp_path: Path) -> None:
    none = {**WORDS, "brass": (0.0, 0.0), "lens": (0.0, 0.0)}
    model = write_reader_model(tmp_path / "none", none)
    answer, _ = asked(tmp_path, "What did the keeper polish each evening?", model)
    assert answer.confidence == "near"


def test_it_makes_no_statement_of_what_the_words_do_not_state(tmp_path: Path, folder: Path) -> None:
    for question in ("What did the keeper polish?", "What lens did the dog call the eye?"):
        assert asked(tmp_path, question, folder)[0].mode != "direct_answer"


@pytest.mark.parametrize("outputs", [("logits", "end_logits"), ("start_logits", "other")])
def test_other_outputs_are_one_sentence(tmp_path: Path, outputs: tuple[str, str]) -> None:
    model = write_reader_model(tmp_path / "other", WORDS, outputs=outputs)
    with pytest.raises(UsageError, match="no scores for where an answer starts") as raised:
        open_reader(model).answers("what", ["brass lens"])
    assert "\n" not in str(raised.value)


def test_a_folder_without_a_model_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"model\.onnx"):
        open_reader(tmp_path)


def test_it_is_chosen_on_the_command_line(tmp_path: Path, folder: Path) -> None:
    book = tmp_path / "lamp.txt"
    book.write_text(TEXT, encoding="utf-8")
    question = "What did the keeper polish?"
    said = fox("ask", book, question, "--mode", "strict", "--reader", folder).stdout
    assert "No sentence surely states it; most likely:" in said and "brass" in said
    gone = fox("ask", book, question, "--mode", "strict", "--reader", tmp_path / "gone")
    assert gone.returncode != 0 and "model.onnx" in gone.stderr and "Traceback" not in gone.stderr
