"""Real books asked together: Alice, Moby Dick, and ones in Japanese and Chinese."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from endpoint import Endpoint, tags_in
from foxreader.core.events import Answer, Finished
from foxreader.program.forgetting import forget_book
from foxreader.program.program import Program

FILES = (
    "epub/readest/sample-alice.epub",
    "epub/standardebooks/se-moby-dick.epub",
    "epub/idpf-samples/kusamakura-japanese-vertical-writing.epub",
    "pdf/debian/debian-reference.zh-cn.pdf",
)
ALICE, WHALE, PILLOW, DEBIAN = range(4)
OTHER = """Of Rulers

The Queen of Hearts wants heads, and Captain Ahab wants a whale. The Queen of Hearts rules a court
by her rage, and Captain Ahab a ship by his.
"""


def put_on(program: Program, path: Path) -> str:
    """Have a book on the shelf and in the search of all books; its hash."""
    opened = program.books.open(path)
    opened.resources.close()
    program.profile.shelf.opened(opened.book, path)
    list(program.indexes.shelve_waiting())
    return opened.book.sha256


@pytest.fixture(scope="module")
def two(
    books: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Program, list[str]]]:
    """Alice and Moby Dick on a shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FOXREADER_HOME", str(tmp_path_factory.mktemp("shelf")))
        program = Program()
        yield program, [put_on(program, books / name) for name in FILES[:2]]


@pytest.fixture(scope="module")
def shelf(books: Path, two: tuple[Program, list[str]]) -> tuple[Program, list[str]]:
    """All four on a shelf."""
    program, hashes = two
    return program, [*hashes, *(put_on(program, books / name) for name in FILES[2:])]


@pytest.fixture
def other(two: tuple[Program, list[str]], tmp_path: Path) -> Iterator[str]:
    """A book of a few lines besides, which speaks of somebody of each of the two."""
    program, _ = two
    path = tmp_path / "rulers.txt"
    path.write_text(OTHER, encoding="utf-8")
    sha256 = put_on(program, path)
    yield sha256
    forget_book(program.profile, sha256)


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
    two: tuple[Program, list[str]], other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing of a book that was not chosen, though it has the words."""
    program, hashes = two
    question = "Compare the Queen of Hearts and Captain Ahab"
    with Endpoint() as endpoint:
        monkeypatch.setenv("FOXREADER_BASE_URL", endpoint.base_url)
        monkeypatch.setenv("FOXREADER_MODEL", "scripted")
        answer = asked(program, question, hashes, strict=False)
        shown = max((request.text for request in endpoint.chats), key=len)
    assert answer.mode == "grounded"
    assert other not in hashes and "wants a whale" not in shown
    assert {citation.book for citation in answer.citations} <= set(hashes)
    first, second = shown.split("# Moby Dick, by Herman Melville", 1)
    assert "# Alice's Adventures in Wonderland, by Lewis Carroll" in first
    for part, word in ((first, "Hearts"), (second, "Ahab")):
        assert word in part
        assert len(tags_in(part)) > 5
