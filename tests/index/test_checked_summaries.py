"""What a model wrote of the book is checked against the book before it is stored or used."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from test_summaries import ids_and_tags

from bookmaker import ScriptedModel, book_of
from foxreader.answer.checks.grounding import has_faults
from foxreader.core.errors import BadReply
from foxreader.core.message import Message, Usage
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.span import find_tags
from foxreader.index.stages import build_text
from foxreader.index.storage.model_results import CHECKED
from foxreader.index.storage.store import Index
from foxreader.index.summaries.chapter_digest import Means, chapter_summary, kept_synopsis, last_of
from foxreader.index.summaries.chapter_digest import synopsis as make_synopsis
from foxreader.index.summaries.concept_labels import build_labels, labels
from foxreader.index.summaries.job import build_summaries
from index.test_concept import built, voyage

SEA = (
    "Captain Ilse Marn lit the lamp at nine. “The wind has turned,” she said to Torben. They had"
    " seventeen barrels of oil in the hold. "
)
BOOK = book_of(
    *(f"Chapter {n}\n{SEA * 40}" for n in (1, 2)),
    toc=[("Chapter 1", 0, 0), ("Chapter 2", 1, 0)],
)
TRUE = "The captain lit the lamp when the wind had turned, and Torben heard of it."
LIES = {
    "a number": "They carried four hundred barrels of oil in the hold.",
    "a quotation": "She said to Torben: “The lamp is broken and we are lost.”",
    "two sentences quoted": "She said: “We are lost. The lamp is broken.”",
    "a name": "Then Captain Qvist murdered Torben beside the lamp.",
    "digits": "The lamp was lit in 1987.",
}


def opened(folder: Path, *, checked: bool = True) -> Index:
    index = Index.open(folder / "book.index", BOOK, has_faults if checked else None)
    list(build_text(index))
    return index


def saying(*sentences: str) -> ScriptedModel:
    """Says the sentences of each section, or of all parts."""

    def reply(messages: Sequence[Message]) -> str:
        if "=== section" not in messages[1].text:
            tag = next(str(span) for *_, span in find_tags(messages[1].text))
            return " ".join(f"{one} {tag}" for one in sentences)
        entries = [
            {"id": id_, "summary": " ".join(f"{one} {tag}" for one in sentences)}
            for id_, tag in ids_and_tags(messages).items()
        ]
        return json.dumps({"summaries": entries})

    return ScriptedModel(reply)


@pytest.mark.parametrize("kind", LIES)
def test_a_lie_is_not_stored_and_the_truth_beside_it_is(tmp_path: Path, kind: str) -> None:
    index = opened(tmp_path)
    list(build_summaries(index, saying(TRUE, LIES[kind], TRUE)))
    found = index.summaries(WHOLE_BOOK)
    assert len(found) == 2 and all(one.checked == CHECKED for one in found)
    for one in found:
        assert one.text.count(TRUE) == 2 and LIES[kind] not in one.text
        assert len(list(find_tags(one.text))) == 2


def test_what_is_all_lies_is_asked_for_again_and_then_left_out(tmp_path: Path) -> None:
    index = opened(tmp_path)
    model = saying(*LIES.values())
    with pytest.raises(BadReply):
        list(build_summaries(index, model))
    assert index.summaries(WHOLE_BOOK) == []
    assert len(model.sent) == 1 + 2 * 2, "once together, then twice each"


def test_what_an_older_version_stored_is_checked_when_it_is_read(tmp_path: Path) -> None:
    before = opened(tmp_path, checked=False)
    list(build_summaries(before, saying(TRUE, *LIES.values())))
    assert all(one.checked == 0 for one in before.summaries(WHOLE_BOOK))
    before.close()
    index = opened(tmp_path)
    for one in index.summaries(WHOLE_BOOK):
        assert one.text.startswith(TRUE) and not any(lie in one.text for lie in LIES.values())
    index.close()
    with closing(sqlite3.connect(tmp_path / "book.index")) as database:
        rows = database.execute("SELECT text, checked FROM summary").fetchall()
    assert len(rows) == 2 and all(checked == CHECKED for _, checked in rows)
    assert not any(lie in text for text, _ in rows for lie in LIES.values())


def test_a_digest_says_no_more_than_what_it_was_made_of(tmp_path: Path) -> None:
    index = opened(tmp_path)
    list(build_summaries(index, saying(TRUE)))
    model = saying(TRUE, LIES["a name"])
    digest = last_of(make_synopsis(index, Means(model)))
    assert digest.text.startswith(TRUE) and "Qvist" not in digest.text
    assert kept_synopsis(index) == digest and digest.checked == CHECKED


def test_a_digest_of_before_the_check_is_checked_when_it_is_read(tmp_path: Path) -> None:
    before = opened(tmp_path, checked=False)
    list(build_summaries(before, saying(TRUE)))
    lying = last_of(make_synopsis(before, Means(saying(TRUE, LIES["a name"]))))
    [first, _] = before.chapters
    chapter = last_of(chapter_summary(before, first, Means(None)))
    before.kept.add_digest(replace(chapter, text=f"{TRUE} {TRUE} {LIES['digits']}", model="m"))
    assert "Qvist" in lying.text
    before.close()
    index = opened(tmp_path)
    synopsis = kept_synopsis(index)
    assert synopsis is not None and synopsis.checked == CHECKED
    assert synopsis.text.startswith(TRUE) and "Qvist" not in synopsis.text
    again = last_of(chapter_summary(index, first, Means(None)))
    assert again.text == f"{TRUE} {TRUE}" and again.checked == CHECKED


def test_a_label_is_made_of_words_of_its_places(tmp_path: Path) -> None:
    index = built(voyage(), tmp_path)
    index.faults = has_faults

    def reply(messages: Sequence[Message]) -> str:
        asked = [json.loads(line) for line in messages[1].text.split("\n")]
        items = [
            {"id": i["id"], "label": label, "type": "person", "same_as": ""}
            for i, label in zip(asked, ["The murderer of Ahab"] * len(asked), strict=True)
        ]
        return json.dumps({"items": items})

    made = build_labels(index, ScriptedModel(reply), WHOLE_BOOK)
    assert made and not any("murder" in label.label for label in made.values())
    assert all(label.type == "person" for label in made.values())
    kept, asked = index.extras.labels("whole", "scripted", 1)
    assert "murder" not in kept
    lying = kept.replace(next(iter(made.values())).label, "The murderer")
    index.extras.add_labels("whole", lying, asked, "scripted", 1, Usage())
    assert not any("murder" in one.label for one in labels(index, "scripted", WHOLE_BOOK).values())


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Die Kapitänin zündete die Lampe an.", False),
        ("Torben heard that the wind had turned.", False),
        ("She had 17 barrels.", False),
        ("In chapter 1 the lamp is lit.", False),
        ("She had 18 barrels.", True),
        ("Ahab had barrels, and Qvist knew.", True),
    ],
)
def test_what_counts_as_a_fault(said: str, wrong: bool) -> None:
    assert has_faults(said, f"Chapter 1\n{SEA}", "en") is wrong
