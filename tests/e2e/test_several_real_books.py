"""Real books asked together: Alice, Moby Dick, and ones in Japanese and Chinese."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from endpoint import Endpoint, tags_in
from foxreader.core.events import Answer, Finished
from foxreader.program.program import Program

FILES = (
    "epub/readest/sample-alice.epub",
    "epub/standardebooks/se-moby-dick.epub",
    "epub/idpf-samples/kusamakura-japanese-vertical-writing.epub",
    "pdf/debian/debian-reference.zh-cn.pdf",
)
ALICE, WHALE, PILLOW, DEBIAN = range(4)


@pytest.fixture(scope="module")
def shelf(
    books: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Program, list[str]]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOXREADER_HOME", str(tmp_path_factory.mktemp("shelf")))
        program = Program()
        hashes = []
        for name in FILES:
            opened = program.books.open(books / name)
            opened.resources.close()
            program.profile.shelf.opened(opened.book, books / name)
            hashes.append(opened.book.sha256)
        list(program.indexes.shelve_waiting())
        yield program, hashes


def asked(program: Program, question: str, chosen: list[str], *, strict: bool = True) -> Answer:
    """The answer to a question; each citation is exact in its own book."""
    with program.sessions.about_several(question, chosen, strict=strict) as session:
        *_, event = session.ask(question)
    assert isinstance(event, Finished)
    for citation in event.answer.citations:
        book = program.profile.documents.load(citation.book)
        assert book is not None
        assert citation.quote == book.text_at(citation.span)
        assert citation.source.startswith(book.metadata.title)
    return event.answer


@pytest.mark.thorough
@pytest.mark.parametrize("whole_shelf", [False, True])
@pytest.mark.parametrize(
    ("question", "cited"),
    [
        ("Who is the Hatter?", {ALICE}),
        ("Who is Queequeg?", {WHALE}),
        ("Compare the Queen of Hearts and Captain Ahab", {ALICE, WHALE}),
        ("In Moby Dick, what colour is the whale?", {WHALE}),
        ("如何安装软件包？", {DEBIAN}),
        ("那美さんは誰ですか", {PILLOW}),
        ("Who invented the zeppelin?", set()),
    ],
)
def test_the_right_books_are_cited(
    shelf: tuple[Program, list[str]], question: str, cited: set[int], whole_shelf: bool
) -> None:
    program, hashes = shelf
    answer = asked(program, question, [] if whole_shelf else hashes)
    assert {hashes.index(citation.book) for citation in answer.citations} == cited
    assert answer.refused == (not cited)


def test_a_model_is_shown_and_cites_each_books_own_evidence(
    shelf: tuple[Program, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    program, hashes = shelf
    question = "Compare the Queen of Hearts and Captain Ahab"
    with Endpoint() as endpoint:
        monkeypatch.setenv("FOXREADER_BASE_URL", endpoint.base_url)
        monkeypatch.setenv("FOXREADER_MODEL", "scripted")
        answer = asked(program, question, hashes[:2], strict=False)
        shown = max((request.text for request in endpoint.chats), key=len)
    assert answer.mode == "grounded"
    assert {citation.book for citation in answer.citations} <= set(hashes[:2])
    first, second = shown.split("# Moby Dick, by Herman Melville", 1)
    assert "# Alice's Adventures in Wonderland, by Lewis Carroll" in first
    for part, word in ((first, "Hearts"), (second, "Ahab")):
        assert word in part
        assert len(tags_in(part)) > 5
