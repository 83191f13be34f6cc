"""Notes on the command line: the keys of the contract, the exit codes, the round trip."""

from __future__ import annotations

import csv
import io
import json
import re
from datetime import datetime
from pathlib import Path

import pytest

from commandline import fox
from foxreader.program.program import Program
from smallbooks import epub

KEYS = ["id", "kind", "tag", "quote", "color", "note", "title", "page", "made", "changed"]


@pytest.fixture
def book(own_home: Path, tmp_path: Path) -> Path:
    path = tmp_path / "fox.epub"
    epub(path)
    return path


def tags(book: Path) -> list[str]:
    """The tags of the sentences of the book."""
    found: list[str] = re.findall(r"\[f\d+-\d+-\d+\](?=\n)", fox("text", book, "--tags").stdout)
    assert len(found) > 3
    return found


def listed(book: Path) -> list[dict[str, object]]:
    made = fox("notes", "list", book, "--json")
    assert made.returncode == 0
    value = json.loads(made.stdout)
    assert list(value) == ["notes"]
    notes: list[dict[str, object]] = value["notes"]
    return notes


def test_added_listed_and_deleted(book: Path) -> None:
    assert fox("notes", "list", book).stdout == "There are no notes in this book.\n"
    assert listed(book) == []
    first, second, third = tags(book)[:3]
    added = fox("notes", "add", book, second, "--note", "Why “so”?\nIndeed", "--color", "blue")
    assert added.returncode == 0
    entry = json.loads(added.stdout)
    assert list(entry) == KEYS
    assert entry["quote"] == fox("span", book, second).stdout
    assert (entry["kind"], entry["tag"], entry["color"]) == ("highlight", second, "blue")
    assert entry["note"] == "Why “so”?\nIndeed" and isinstance(entry["title"], str)
    assert datetime.fromisoformat(entry["made"]).utcoffset() is not None
    assert entry["made"].endswith("Z") and entry["made"] == entry["changed"]
    mark = json.loads(fox("notes", "add", book, third, "--kind", "bookmark").stdout)
    assert (mark["kind"], mark["color"]) == ("bookmark", None)
    rose = json.loads(fox("notes", "add", book, first).stdout)
    assert (rose["kind"], rose["color"], rose["note"]) == ("highlight", "rose", "")
    assert listed(book) == [rose, entry, mark]
    said = fox("notes", "list", book).stdout
    assert said.count("\n") == 3 and entry["id"] in said and "Why “so”? Indeed" in said
    assert fox("notes", "delete", book, entry["id"]).returncode == 0
    assert listed(book) == [rose, mark]
    again = fox("notes", "delete", book, entry["id"])
    assert again.returncode == 2 and entry["id"] in again.stderr


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["[f99-0-4]"], "[f99-0-4]"),
        (["[f0-0-99999999]"], "f0-0-99999999"),
        (["f0-0-4"], "no position tag"),
        (["[f0-9-2]"], "no position tag"),
        (["[f0-3-3]"], "has no words"),
        (["[f0-0-4]", "--kind", "bookmark", "--color", "rose"], "no color"),
        (["[f0-0-4]", "--color", "yellow"], "does not know “yellow”"),
        (["[f0-0-4]", "--kind", "pencil"], "does not know “pencil”"),
    ],
)
def test_what_makes_no_sense_is_one_sentence(book: Path, arguments: list[str], words: str) -> None:
    made = fox("notes", "add", book, *arguments)
    assert made.returncode == 2 and words in made.stderr
    assert made.stderr.count("\n") == 1 and made.stdout == ""
    assert listed(book) == []


def test_hidden_words_cannot_be_highlighted(own_home: Path, tmp_path: Path) -> None:
    path = tmp_path / "hidden.html"
    path.write_text("<title>T</title><p>Seen. <span style='display:none'>Not seen.</span> Again.")
    text = fox("text", path).stdout
    start = text.index("Not")
    assert fox("notes", "add", path, f"[f0-{start - 3}-{start + 4}]").stderr.count("seen") == 1
    assert fox("notes", "add", path, f"[f0-0-{text.index('.')}]").returncode == 0


def filled(book: Path) -> list[dict[str, object]]:
    first, second, third = tags(book)[:3]
    fox("notes", "add", book, first, "--note", '=1+1 <script>alert("x")</script> [a](b)')
    fox("notes", "add", book, second, "--color", "green")
    fox("notes", "add", book, third, "--kind", "bookmark", "--note", "Here")
    return listed(book)


@pytest.mark.thorough
def test_json_is_a_web_annotation_collection_and_comes_back(book: Path, tmp_path: Path) -> None:
    before, file = filled(book), tmp_path / "notes.json"
    assert fox("notes", "export", book, "--format", "json", file).returncode == 0
    value = json.loads(file.read_text("utf-8"))
    assert value["@context"][0] == "http://www.w3.org/ns/anno.jsonld"
    assert (value["type"], value["total"]) == ("AnnotationCollection", 3)
    items = value["first"]["items"]
    assert value["first"]["type"] == "AnnotationPage"
    assert [one["motivation"] for one in items] == ["commenting", "highlighting", "bookmarking"]
    for one, note in zip(items, before, strict=True):
        kinds = {selector["type"]: selector for selector in one["target"]["selector"]}
        assert kinds["TextQuoteSelector"]["exact"] == note["quote"]
        assert kinds["FragmentSelector"]["value"] == note["tag"]
        start, end = (kinds["TextPositionSelector"][key] for key in ("start", "end"))
        assert fox("text", book).stdout[start:end] == note["quote"]
        assert one["foxreader:link"].startswith("foxreader://open/")
        assert one.get("body", [{"value": ""}])[0]["value"] == note["note"]
    # Twice into the same book adds nothing; what was deleted comes back.
    for _ in range(2):
        report = fox("notes", "import", book, file, "--json")
        assert json.loads(report.stdout) == {"placed": 3, "moved": 0, "missing": 0}
        assert listed(book) == before
    fox("notes", "delete", book, str(before[0]["id"]))
    assert "3 placed, 0 moved, 0 missing" in fox("notes", "import", book, file).stdout
    assert listed(book) == before


@pytest.mark.thorough
def test_they_are_brought_into_another_edition(own_home: Path, tmp_path: Path) -> None:
    old, new, file = (tmp_path / name for name in ("old.txt", "new.txt", "notes.json"))
    parts = ["The lamp was lit at nine o'clock.", "Nobody in the house spoke of it again.",
             "The keeper slept until the morning."]  # fmt: skip
    old.write_text("\n\n".join(parts))
    new.write_text("\n\n".join(["A preface that is new.", parts[0], parts[2].replace(" ", "  ")]))
    for part in parts:
        start = fox("text", old).stdout.index(part)
        assert fox("notes", "add", old, f"[f0-{start}-{start + len(part)}]").returncode == 0
    fox("notes", "export", old, file)
    for _ in range(2):
        report = json.loads(fox("notes", "import", new, file, "--json").stdout)
        assert report == {"placed": 0, "moved": 2, "missing": 1}
        notes = listed(new)
        assert [note["tag"] is None for note in notes] == [False, False, True]
        assert notes[2]["quote"] == parts[1]
        for note in notes[:2]:
            assert fox("span", new, note["tag"]).stdout == note["quote"]
    assert "words not found" in fox("notes", "list", new).stdout
    assert len(listed(old)) == 3 and not {n["id"] for n in notes} & {n["id"] for n in listed(old)}


@pytest.mark.thorough
def test_a_new_file_at_the_same_path_has_them(own_home: Path, tmp_path: Path) -> None:
    path = tmp_path / "keeper.txt"
    text = (
        "The lamp was lit at nine. Nobody in the house spoke of it again, and nobody slept.\n" * 3
    )
    path.write_text(text + "The keeper went up the stairs to the lamp, as he did each night.\n")
    said = fox("text", path).stdout
    start = said.index("the stairs")
    fox("notes", "add", path, f"[f0-{start}-{start + 10}]", "--note", "Which?")
    (one,) = listed(path)
    path.write_text("A preface.\n\n" + path.read_text())
    (moved,) = listed(path)
    assert moved["tag"] != one["tag"] and {**moved, "tag": 0} == {**one, "tag": 0}
    assert fox("span", path, moved["tag"]).stdout == "the stairs"
    path.write_text("Another book altogether, which has no keeper and no lamp in all its pages.\n")
    assert listed(path) == []


def test_what_changed_last_stays(book: Path, tmp_path: Path) -> None:
    file = tmp_path / "notes.json"
    (one, *_) = filled(book)
    fox("notes", "export", book, file)
    text = file.read_text("utf-8").replace("=1+1", "two")
    file.write_text(text, encoding="utf-8")
    fox("notes", "import", book, file)
    assert listed(book)[0]["note"] == one["note"]  # not changed later
    file.write_text(text.replace(str(one["changed"]), "2099-01-01T00:00:00.000Z"), "utf-8")
    fox("notes", "import", book, file)
    changed = listed(book)[0]
    assert str(changed["note"]).startswith("two") and changed["id"] == one["id"]
    assert len(listed(book)) == 3


def test_markdown_html_and_csv_have_no_markup_of_the_reader_or_the_book(
    book: Path, tmp_path: Path
) -> None:
    notes = filled(book)
    files = {name: tmp_path / f"notes.{name}" for name in ("md", "html", "csv")}
    for name, file in files.items():
        assert fox("notes", "export", book, "--format", name, file).returncode == 0
    page = files["html"].read_text("utf-8")
    assert "<script" not in page and "&lt;script&gt;" in page and "default-src 'none'" in page
    assert page.count('href="foxreader://open/') == 3
    words = files["md"].read_text("utf-8")
    assert "\\<script" in words and "](b)" not in words.replace("\\]", "")
    assert words.count("](<foxreader://open/") == 3
    rows = list(csv.DictReader(io.StringIO(files["csv"].read_text("utf-8"), newline="")))
    assert rows[0]["note"] == "'" + str(notes[0]["note"])
    assert [row["tag"] for row in rows] == [note["tag"] for note in notes]
    assert [row["quote"] for row in rows] == [note["quote"] for note in notes]
    for row in rows:
        assert not any(str(cell)[:1] in "=+-@\t\r" for cell in row.values() if cell)


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["json", "csv", "html", "md"])
def test_each_format_comes_back(book: Path, tmp_path: Path, name: str) -> None:
    notes, file = filled(book), tmp_path / f"notes.{name}"
    more = tags(book)[3]
    fox("notes", "add", book, more, "--color", "violet", "--note", "*One* <b>\n\n# two\n> a@b.c")
    notes = listed(book)
    assert fox("notes", "export", book, file).returncode == 0
    report = {"placed": 4, "moved": 0, "missing": 0}
    for _ in range(2):  # what is there is not added, nor changed
        assert json.loads(fox("notes", "import", book, file, "--json").stdout) == report
        assert listed(book) == notes
    for one in notes:
        fox("notes", "delete", book, str(one["id"]))
    assert json.loads(fox("notes", "import", book, file, "--json").stdout) == report
    again = listed(book)
    # Markdown has no colors; only the formats for programs have times.
    same = ["kind", "tag", "quote", *(["color"] if name != "md" else [])]
    same += ["note", "made", "changed", "id"] if name in ("json", "csv") else []
    assert [[one[key] for key in same] for one in again] == [
        [one[key] for key in same] for one in notes
    ]
    said = [[str(one["note"]).split() for one in several] for several in (notes, again)]
    assert said[0] == said[1]


def test_a_file_that_is_there_is_not_replaced(book: Path, tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text("mine")
    refused = fox("notes", "export", book, file)
    assert refused.returncode == 2 and file.read_text() == "mine"
    assert fox("notes", "export", book, file, "--force").returncode == 0
    assert file.read_text() != "mine"
    unknown = fox("notes", "export", book, tmp_path / "notes.xyz")
    assert unknown.returncode == 2 and "--format" in unknown.stderr


CONTEXT = '"@context": "http://www.w3.org/ns/anno.jsonld"'


@pytest.mark.thorough
@pytest.mark.parametrize(
    "content",
    [
        b"", b"no notes", b"\xff\xfe\x00", b"{}", b"[" * 200_000, b'{"a": ' * 50_000,
        b'{"@context": 7}', b"[1, 2]", f"{{{CONTEXT}".encode(),
        f'{{{CONTEXT}, "items": [{{"target": {{"selector": {{"type": "TextQuoteSelector", '
        f'"exact": "{"x" * 200_000}"}}}}}}]}}'.encode(),
    ],
    ids=str,
)  # fmt: skip
def test_a_file_of_another_kind_is_one_sentence(book: Path, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "hostile.json"
    file.write_bytes(content)
    made = fox("notes", "import", book, file)
    assert made.returncode == 2
    assert made.stderr.count("\n") == 1 and "hostile.json" in made.stderr
    assert listed(book) == []


def test_odd_annotations_are_taken_for_what_they_are(book: Path, tmp_path: Path) -> None:
    quote = fox("span", book, tags(book)[1]).stdout
    selector = {"type": "TextQuoteSelector", "exact": quote, "prefix": 7}
    items = [
        {"target": {"selector": selector}, "bodyValue": "Plain", "created": "yesterday"},
        {"target": [{"selector": [selector, 5]}], "body": [{"value": 5}, {"value": "a tag",
         "purpose": "tagging"}], "created": "9999-12-31T23:59:59-23:59"},
        {"target": "https://example.org"}, {"target": {"selector": {"type": "CssSelector"}}}, 7,
        {"target": {"selector": {"type": "TextQuoteSelector", "exact": ""}}},
    ]  # fmt: skip
    file = tmp_path / "others.json"
    file.write_text(json.dumps({"@context": "http://www.w3.org/ns/anno.jsonld", "items": items}))
    report = json.loads(fox("notes", "import", book, file, "--json").stdout)
    assert report == {"placed": 2, "moved": 0, "missing": 0}
    assert sorted(str(note["note"]) for note in listed(book)) == ["", "Plain"]
    fox("notes", "import", book, file)
    assert len(listed(book)) == 2


def test_clippings_of_several_books(book: Path, tmp_path: Path) -> None:
    first, second = (fox("span", book, tag).stdout for tag in tags(book)[1:3])
    entry = "{}\r\n- Your Highlight at location {}-{} | Added on x\r\n\r\n{}\r\n==========\r\n"
    title = "The Fox and the Lamp (Writer, Ada)"
    file = tmp_path / "My Clippings.txt"
    text = entry.format(title, 1, 2, first) + entry.format("Dune (Herbert)", 1, 2, "Spice")
    text += entry.format(title, 5, 6, second + " and more")
    file.write_bytes(f"\ufeff{text}".encode())
    for _ in range(2):
        made = fox("notes", "import", book, file, "--json")
        assert json.loads(made.stdout) == {"placed": 1, "moved": 0, "missing": 1}
        assert "1 note in the file is of another book" in made.stderr
        assert [note["quote"] for note in listed(book)] == [first, second + " and more"]
    assert "another book" in fox("notes", "import", book, file).stdout


def test_a_file_that_is_not_there(book: Path, tmp_path: Path) -> None:
    missing = fox("notes", "import", book, tmp_path / "none.json")
    assert missing.returncode == 1 and missing.stderr.count("\n") == 1
    assert fox("notes").returncode == 2


def test_all_books_at_once(own_home: Path, tmp_path: Path) -> None:
    """Listed, exported and imported without naming a book."""
    one, two = tmp_path / "one.txt", tmp_path / "two.txt"
    one.write_text("The lamp burned all night. Nobody spoke.", encoding="utf-8")
    two.write_text("The harbour was still. Snow fell.", encoding="utf-8")
    for book, color in ((one, "blue"), (two, "rose")):
        tag = re.findall(r"\[f\d+-\d+-\d+\]", fox("text", book, "--tags").stdout)[0]
        assert fox("notes", "add", book, tag, "--color", color).returncode == 0
    books = json.loads(fox("library", "list", "--json").stdout)["books"]
    assert [book["opened"] for book in books] == [None, None]  # notes alone do not read a book
    everything = json.loads(fox("notes", "list", "--json").stdout)["books"]
    assert [(book["title"], len(book["notes"])) for book in everything] == [("one", 1), ("two", 1)]
    assert "one\n  " in fox("notes", "list").stdout
    blue = json.loads(fox("notes", "list", "--color", "blue", "--json").stdout)["books"]
    assert [book["title"] for book in blue] == ["one"]
    target = tmp_path / "all.md"
    assert fox("notes", "export", target).stdout == f"2 notes are in “{target}”.\n"
    assert "# one" in target.read_text() and "# two" in target.read_text()
    refused = fox("notes", "export", tmp_path / "none.md", "--words", "zeppelin")
    assert refused.returncode == 2 and "nothing was written" in refused.stderr
    for book in everything:
        fox("notes", "delete", one if book["title"] == "one" else two, book["notes"][0]["id"])
    assert fox("notes", "list").stdout == "There are no notes like this in any book.\n"
    found = json.loads(fox("notes", "import", target, "--json").stdout)
    assert [(book["title"], book["placed"]) for book in found["books"]] == [("one", 1), ("two", 1)]
    assert found["unknown"] == []
    assert fox("notes", "import", target).stdout.startswith("one: 1 placed, 0 moved, 0 missing.\n")


def test_notes_are_written_by_a_template(book: Path, tmp_path: Path) -> None:
    listed = fox("notes", "templates").stdout
    assert all(name in listed for name in ("obsidian", "zotero", "anki", "readwise"))
    assert "{quote}" in fox("notes", "templates", "obsidian").stdout
    assert "block" in fox("notes", "templates", "--fields").stdout
    own = Program().profile.home.templates
    own.mkdir()
    (own / "own.toml").write_text('name = "Own"\nsuffix = ".txt"\nnote = "{tags:+}={quote}\\n"\n')
    (own / "bad.toml").write_text("name = 5")
    assert "own  Own (.txt)" in fox("notes", "templates").stdout
    added = fox("notes", "add", book, tags(book)[0], "--note", "#red #sea/deep")
    quote = json.loads(added.stdout)["quote"]
    target = tmp_path / "own.txt"
    made = fox("notes", "export", book, "--template", "own", target)
    assert made.returncode == 0, made.stderr
    assert target.read_text("utf-8").startswith("red+sea/deep=")
    assert fox("notes", "export", book, "--template", "own", target).returncode == 2
    made = fox("notes", "export", book, "--template", "bad", target, "--force")
    assert made.returncode == 2 and "“bad.toml” cannot be used" in made.stderr
    made = fox("notes", "export", book, "--template", "none", target)
    assert made.returncode == 2 and "obsidian" in made.stderr
    assert quote[:20] in fox("notes", "list", book, "--words", "#sea").stdout
    assert fox("notes", "list", book, "--words", "#deep").stdout.startswith("There are no")
