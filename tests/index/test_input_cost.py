from __future__ import annotations

from pathlib import Path

import pytest
from test_summaries import good

from bookmaker import ScriptedModel
from examples import sampled
from foxreader.core.message import estimate as tokens
from foxreader.formats import open_book
from foxreader.index.stages import build_text
from foxreader.index.storage.store import Index
from foxreader.index.summaries.job import build_summaries
from foxreader.index.summaries.plan import estimate

BOOKS = (
    "epub/readest/sample-alice.epub",
    "epub/standardebooks/se-moby-dick.epub",
    "epub/debian/debian-policy.epub",
    "epub/debian/developers-reference.ja.epub",
    "epub/idpf-samples/kusamakura-japanese-vertical-writing.epub",
    "epub/idpf-samples/regime-anticancer-arabic.epub",
    "pdf/debian/debian-policy.pdf",
)


@pytest.mark.thorough
@pytest.mark.books
@pytest.mark.parametrize("name", sampled(BOOKS, every=3))
def test_the_segment_pass_sends_hardly_more_than_the_text(
    books: Path, tmp_path: Path, name: str
) -> None:
    book, resources = open_book(books / name)
    resources.close()
    index = Index.open(tmp_path / "book.sqlite", book)
    list(build_text(index))
    expected = estimate(index, 8_192)
    model = ScriptedModel(good)
    list(build_summaries(index, model))
    sent = sum(tokens(message.text) for messages in model.sent for message in messages)
    text = sum(tokens(file.text) for file in book.files)
    assert sent <= 1.2 * text
    assert (expected.calls, expected.prompt_tokens) == (len(model.sent), sent)
    assert all("=== section" in messages[1].text for messages in model.sent)
    index.close()
