"""conversations, export, verify and links, as other programs and desktops call them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import pymupdf
import pytest

from commandline import fox
from foxreader.answer.conversation.record import dumps
from foxreader.cli import link_or_path
from foxreader.core.errors import StorageError
from foxreader.core.events import Answer
from foxreader.core.notice import Notice
from foxreader.core.span import NO_BOOK, NO_LINK, NO_PLACE, Link, Span
from foxreader.formats import digest
from foxreader.formats.called_apart import pdf_apart
from foxreader.index.stages import build_text
from foxreader.program.program import Program
from modes import is_private

TEXT = """The Lamp

Chapter 1

The keeper lit the lamp at nine o'clock in the evening. The wind came from the north that night.

Chapter 2

By the third hour the old lamp had dimmed by a finger's breadth, while the new one burned on.
"""


def asked(path: Path, conversation: str, question: str) -> Answer:
    """Ask a book, without a model, as the window does; the answer is kept."""
    program = Program()
    opened = program.books.open(path)
    opened.resources.close()
    index = program.indexes.open(opened.book)
    for _ in build_text(index):
        pass
    *_, finished = program.sessions.about(index, strict=True).ask(question, mode="strict")
    index.close()
    program.profile.conversations.add(opened.book.sha256, conversation, dumps(finished.answer))
    return finished.answer


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "lamp.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


@pytest.fixture
def talked(book: Path) -> Callable[[], Answer]:
    asked(book, "older", "What did the wind do?")
    return lambda: asked(book, "newer", "When did the keeper light the lamp?")


def test_conversations_are_listed_and_deleted(book: Path, talked: Callable[[], Answer]) -> None:
    talked()
    lines = fox("conversations", book).stdout.splitlines()
    assert [line[:1] for line in lines] == ["1", "2"]
    assert "light the lamp?" in lines[0] and "What did the wind do?" in lines[1]
    told = json.loads(fox("conversations", book, "--json").stdout)
    assert [one["id"] for one in told] == ["newer", "older"]
    assert fox("conversations", book, "delete", "2").returncode == 0
    (one,) = json.loads(fox("conversations", book, "list", "--json").stdout)
    assert one["id"] == "newer"
    wrong = fox("conversations", book, "delete", "2")
    assert wrong.returncode == 2 and "no conversation 2" in wrong.stderr
    assert fox("conversations", book, "delete").returncode == 2


def test_the_newest_is_exported_and_verified(
    book: Path, tmp_path: Path, talked: Callable[[], Answer]
) -> None:
    answer = talked()
    citation = answer.citations[0]
    out = tmp_path / "out.json"
    assert fox("export", book, "--output", out).returncode == 0
    made = json.loads(out.read_text("utf-8"))
    assert made["conversation"] == "newer"
    told = made["turns"][0]["citations"][0]
    assert told["quote"] == citation.quote and told["book"] == digest(book)
    checked = fox("verify", out)
    assert checked.returncode == 0 and checked.stdout.startswith("exact ")
    assert checked.stdout.count("\n") == len(answer.citations)
    older = fox("export", book, "--conversation", "2", "--format", "markdown").stdout
    assert "## What did the wind do?" in older and "[^1]" in older
    page = fox("export", book, "--format", "html").stdout
    assert f'href="{Link(digest(book), citation.span)}"' in page


@pytest.mark.thorough
def test_a_pdf_has_the_words_and_a_link_to_each(
    book: Path, tmp_path: Path, talked: Callable[[], Answer]
) -> None:
    answer, out = talked(), tmp_path / "out.pdf"
    assert fox("export", book, "--output", out).returncode == 0
    with pymupdf.open(out) as made:
        text = " ".join(page.get_text() for page in made)
        links = {link.get("uri") for page in made for link in page.get_links()} - {None}
        assert made.metadata["title"] == "lamp"
    assert answer.question in text and "1 / 1" in text
    assert " ".join(answer.citations[0].quote.split()) in " ".join(text.split())
    assert links == {str(Link(digest(book), one.span)) for one in answer.citations}
    again = fox("export", book, "--output", out)
    assert again.returncode == 2 and "already exists" in again.stderr


def test_a_pdf_has_letters_of_any_script_and_no_markup_of_a_book() -> None:
    words = "日本語 العربية עברית हिन्दी <script>alert(1)</script>"
    page = f"<html><head><title>A &amp; B</title></head><body><p>{escape(words)}</p></body></html>"
    with pymupdf.open(stream=pdf_apart(page)) as made:
        text = made[0].get_text()
        assert made.metadata["title"] == "A & B"
    assert "日本語" in text and "<script>alert(1)</script>" in text and "\ufffd" not in text


@pytest.mark.thorough
@pytest.mark.logs_error("reading details failed")
def test_what_cannot_become_a_pdf_is_a_sentence() -> None:
    with pytest.raises(StorageError, match="No PDF could be made"):
        pdf_apart("<div>" * 8_000)  # deeper than the engine can go


@pytest.mark.thorough
def test_verify_tells_moved_from_gone(
    book: Path, tmp_path: Path, talked: Callable[[], Answer]
) -> None:
    citation = talked().citations[0]
    out, edition = tmp_path / "out.json", tmp_path / "edition.txt"
    fox("export", book, "--output", out)
    edition.write_text(TEXT.replace("Chapter 1", "Chapter 1\n\nA new beginning."), "utf-8")
    moved = fox("verify", out, "--book", edition)
    assert moved.returncode == 0 and moved.stdout.startswith("moved ")
    (first, *_) = json.loads(fox("verify", out, "--book", edition, "--json").stdout)
    assert fox("span", edition, first["now"]).stdout == citation.quote
    edition.write_text(TEXT.replace("nine", "eight"), "utf-8")
    gone = fox("verify", out, "--book", edition)
    assert gone.returncode == 3 and "gone " in gone.stdout


@pytest.mark.thorough
def test_verify_refuses_what_it_cannot_know(
    book: Path, tmp_path: Path, own_home: Path, talked: Callable[[], Answer]
) -> None:
    talked()
    out, other = tmp_path / "out.json", tmp_path / "no.json"
    other.write_text('{"turns": []}', "utf-8")
    refused = fox("verify", other)
    assert refused.returncode == 2 and "is no conversation" in refused.stderr
    other.write_bytes(b"\xff\xfe")
    assert fox("verify", other).returncode == 2
    fox("export", book, "--output", out)
    for stored in (own_home / "documents").iterdir():
        stored.unlink()
    unknown = fox("verify", out)
    assert unknown.returncode == 2 and "name its file with --book" in unknown.stderr
    assert fox("verify", out, "--book", book).returncode == 0


@pytest.mark.thorough
def test_a_file_is_not_overwritten_unless_that_is_wanted(
    book: Path, tmp_path: Path, talked: Callable[[], Answer]
) -> None:
    talked()
    out = tmp_path / "sub" / "out.md"
    out.parent.mkdir(mode=0o755)
    out.write_text("mine", "utf-8")
    refused = fox("export", book, "--output", out)
    assert refused.returncode == 2 and "--force" in refused.stderr
    assert out.read_text("utf-8") == "mine"
    assert fox("export", book, "--output", out, "--force").returncode == 0
    assert out.read_text("utf-8").startswith("# ")
    assert [path.name for path in out.parent.iterdir()] == ["out.md"]
    assert is_private(out.parent) == (sys.platform == "win32")
    nowhere = fox("export", book, "--output", tmp_path / "none" / "out.md")
    assert nowhere.returncode == 1 and "could not be written" in nowhere.stderr


@pytest.mark.thorough
def test_what_was_never_asked_is_not_exported(book: Path) -> None:
    nothing = fox("export", book)
    assert nothing.returncode == 2 and "no conversations" in nothing.stderr
    assert "no conversations" in fox("conversations", book).stdout


@pytest.mark.thorough
def test_a_link_leads_to_exactly_its_characters(book: Path, talked: Callable[[], Answer]) -> None:
    citation = talked().citations[0]
    shown = fox(Link(digest(book), citation.span))
    assert (shown.returncode, shown.stdout) == (0, citation.quote)
    assert str(citation.span) in shown.stderr


@pytest.mark.thorough
def test_a_link_that_leads_nowhere_is_one_sentence(
    book: Path, talked: Callable[[], Answer]
) -> None:
    talked()
    for link, said in (
        (Link("ef" * 32, Span(0, 0, 1)), Notice(NO_BOOK)),
        (Link(digest(book), Span(0, 0, 10_000)), Notice(NO_PLACE)),
        (f"foxreader://run/{'ef' * 32}?at=f0-0-1", Notice(NO_LINK)),
    ):
        refused = fox(link)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr == f"foxreader: {said}\n"


@pytest.mark.thorough
def test_a_desktop_may_name_a_file_by_an_address(book: Path, tmp_path: Path) -> None:
    spaced = tmp_path / "a book é.txt"
    book.rename(spaced)
    assert link_or_path([spaced.as_uri()]) == spaced
    assert link_or_path([str(spaced)]) == spaced and link_or_path([]) is None
    assert "characters." in fox(spaced.as_uri()).stdout


@pytest.mark.thorough
@pytest.mark.books
def test_a_real_book_is_exported_and_verified(books: Path, tmp_path: Path) -> None:
    path = books / "epub" / "standardebooks" / "se-moby-dick.epub"
    if not path.is_file():
        pytest.skip("Moby Dick is not here")
    answer = asked(path, "one", "Who is the captain of the Pequod?")
    assert answer.citations
    out = tmp_path / "moby.json"
    assert fox("export", path, "--output", out).returncode == 0
    told = json.loads(fox("verify", out, "--json").stdout)
    assert [one["outcome"] for one in told] == ["exact"] * len(answer.citations)
    for citation in json.loads(out.read_text("utf-8"))["turns"][0]["citations"][:1]:
        assert fox("span", path, citation["tag"]).stdout == citation["quote"]
        assert fox(citation["link"]).stdout == citation["quote"]


def test_a_folder_of_exports_and_texts_is_verified(
    book: Path, tmp_path: Path, own_home: Path, talked: Callable[[], Answer]
) -> None:
    citation = talked().citations[0]
    folder = tmp_path / "exports"
    (folder / "deep").mkdir(parents=True)
    names = ("one.json", "two.md", "deep/three.html")
    for name in names:
        assert fox("export", book, "--output", folder / name).returncode == 0
    (folder / "other.json").write_text('{"a": 1}', "utf-8")
    (folder / "plain.md").write_text("No tags here.", "utf-8")
    (folder / "picture.png").write_bytes(b"\xff")
    well = fox("verify", folder)
    assert well.returncode == 0, well.stdout + well.stderr
    assert [line.split(":")[0] for line in well.stdout.splitlines()] == sorted(
        str(Path(name)) for name in names
    )
    assert all("0 moved, 0 gone." in line for line in well.stdout.splitlines())

    own = folder / "own.md"
    words = citation.quote.replace("nine", "eight")
    assert words != citation.quote
    own.write_text(
        f"It says “{citation.quote}” {citation.span}, “{words}” {citation.span}", "utf-8"
    )
    assert fox("verify", folder).stdout == well.stdout  # tags alone name no book
    told = fox("verify", folder, "--book", book, "--json")
    assert told.returncode == 3
    (mine,) = [one for one in json.loads(told.stdout) if one["file"] == "own.md"]
    assert [one["outcome"] for one in mine["citations"]] == ["exact", "gone"]
    assert fox("verify", own, "--book", book).stdout.startswith("exact ")

    own.write_text(f"“x” foxreader://open/{'0' * 64}?at=f0-1-2", "utf-8")
    unknown = fox("verify", folder)
    assert unknown.returncode == 2 and "own.md: Answer 1 cites a book that is not here" in (
        unknown.stdout
    )
    assert "No file in this folder" in fox("verify", own_home).stdout


def exported(book: Path, tmp_path: Path) -> dict[str, Any]:
    out = tmp_path / "out.json"
    assert fox("export", book, "--output", out, "--force").returncode == 0
    return dict(json.loads(out.read_text("utf-8")))


@pytest.mark.thorough
def test_an_export_is_imported_as_a_conversation_again(
    book: Path, tmp_path: Path, talked: Callable[[], Answer]
) -> None:
    talked()
    before = exported(book, tmp_path)
    assert fox("conversations", book, "delete", "1").returncode == 0
    done = fox("conversations", book, "import", tmp_path / "out.json")
    assert (done.returncode, done.stderr) == (0, "") and "of 1 turn is imported" in done.stdout
    after = exported(book, tmp_path)
    (old,), (new,) = before["turns"], after["turns"]
    assert new["flags"][0]["text"].startswith("This answer came from a file")
    assert before["conversation"] != after["conversation"]
    for name in ("question", "answer", "parts", "citations", "mode", "confidence", "finished"):
        assert new[name] == old[name], name

    # In another edition each place is found by its words.
    edition = tmp_path / "edition.txt"
    edition.write_text(TEXT.replace("Chapter 1", "Chapter 1\n\nA new beginning."), "utf-8")
    assert fox("conversations", edition, "import", tmp_path / "out.json").returncode == 0
    (moved,) = exported(edition, tmp_path)["turns"]
    assert [one["quote"] for one in moved["citations"]] == [
        " ".join(one["quote"].split()) for one in old["citations"]
    ]
    assert moved["citations"][0]["span"] != old["citations"][0]["span"]
    assert {one["book"] for one in moved["citations"]} == {digest(edition)}


def test_an_import_takes_nothing_for_the_books_that_is_not(
    book: Path, tmp_path: Path, talked: Callable[[], Answer]
) -> None:
    talked()
    made, forged = exported(book, tmp_path), tmp_path / "forged.json"
    (turn,) = made["turns"]
    turn["mode"] = "direct_answer"
    turn["parts"] = [
        {"text": "The keeper stole the lamp.", "literal": True}, {"footnote": 1},
        {"text": " And more. ", "literal": False}, {"footnote": 77},
    ]  # fmt: skip
    turn["citations"][0]["grade"] = "quoted"
    turn["citations"][0]["title"] = "A forged chapter"
    turn["citations"] = turn["citations"][:1]
    forged.write_text(json.dumps(made), "utf-8")
    assert fox("conversations", book, "import", forged).returncode == 0
    (told,) = exported(book, tmp_path)["turns"]
    assert told["mode"] == "grounded"  # so that the checks read it
    assert not any(part.get("literal") for part in told["parts"])
    assert {"footnote": 77} not in told["parts"]
    assert told["citations"][0]["title"] == "Chapter 1"
    assert told["citations"][0]["grade"] == "weak"

    turn["citations"][0]["quote"] = "The keeper stole the lamp at nine."
    forged.write_text(json.dumps(made), "utf-8")
    assert fox("conversations", book, "import", forged).returncode == 0
    (told,) = exported(book, tmp_path)["turns"]
    assert told["citations"] == [] and {"footnote": 1} not in told["parts"]
    assert any("can no longer be found" in flag["text"] for flag in told["flags"])


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("mode", "trusted"), ("parts", [{"text": 5, "literal": True}]), ("parts", None),
        ("question", ["x"]), ("citations", [{}]), ("passage", {"span": None}), ("books", 3),
    ],
)  # fmt: skip
def test_a_damaged_export_is_refused_whole(
    book: Path, tmp_path: Path, talked: Callable[[], Answer], key: str, value: object
) -> None:
    talked()
    made, damaged = exported(book, tmp_path), tmp_path / "damaged.json"
    made["turns"].append({**made["turns"][0], key: value})
    damaged.write_text(json.dumps(made), "utf-8")
    refused = fox("conversations", book, "import", damaged)
    assert refused.returncode == 2 and "is no conversation" in refused.stderr
    assert len(json.loads(fox("conversations", book, "--json").stdout)) == 2


def test_a_file_to_import_is_named(book: Path, tmp_path: Path) -> None:
    assert fox("conversations", book, "import").returncode == 2
    assert fox("conversations", book, "import", tmp_path / "none.json").returncode != 0
