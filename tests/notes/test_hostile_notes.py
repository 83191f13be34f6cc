"""Whatever a file of annotations has in it: annotations, or one of our errors, and soon."""

from __future__ import annotations

import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of
from examples import examples
from foxreader.core.errors import UsageError
from foxreader.notes.imported import of_book
from foxreader.notes.placing import place_imported
from foxreader.notes.readers import annotations_in
from foxreader.notes.readers.koreader import read_lua

BOOK = book_of("The lamp was lit at nine. Nobody spoke of it.", "He said so. He said so.")


def bring(content: bytes) -> None:
    """Read and place; nothing but our own error may come of it."""
    try:
        found = annotations_in(content, "notes")
    except UsageError as error:
        assert "notes" in str(error) and "\n" not in str(error)
        return
    mine, others = of_book(found, BOOK)
    assert len(mine) + others == len(found)
    for one in place_imported(mine, BOOK):
        assert one.span is None or BOOK.holds(one.span)
        json.dumps(one.annotation.note).encode()
        assert "\0" not in one.annotation.note


selectors = st.fixed_dictionaries(
    {"type": st.sampled_from(["TextQuoteSelector", "FragmentSelector", "TextPositionSelector", 7])},
    optional={"exact": st.just("He said so.") | st.text(max_size=9) | st.none(),
              "prefix": st.text(max_size=9), "suffix": st.lists(st.none(), max_size=2),
              "value": st.sampled_from(["[f0-0-3]", "[f9-9999999999-9999999999]", "[f0-5-1]", 5])},
)  # fmt: skip
annotations = st.fixed_dictionaries(
    {"target": st.fixed_dictionaries({"selector": selectors | st.lists(selectors, max_size=3)},
                                     optional={"source": st.text(max_size=3) | st.none(),
                                               "styleClass": st.just("blue")})},
    optional={"id": st.sampled_from(["urn:foxreader:annotation:" + "0" * 32, "", 5]),
              "motivation": st.sampled_from(["bookmarking", "commenting", None]),
              "created": st.sampled_from(["0001-01-01T00:00:00+23:59", "9999-12-31", "x", 3]),
              "body": st.recursive(st.text(max_size=5) | st.none() | st.just({"value": "\ud800\0"}),
                                   lambda inner: st.lists(inner, max_size=2)),
              "foxreader:color": st.sampled_from(["green", "plaid", 3]),
              "foxreader:title": st.just("\ud800" * 2_000)},
)  # fmt: skip


@given(st.lists(annotations, max_size=4))
@examples(150)
def test_any_web_annotations(items: list[object]) -> None:
    value = {"@context": "http://www.w3.org/ns/anno.jsonld", "first": {"items": items}}
    bring(json.dumps(value).encode())


texts = st.text(max_size=30)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts | st.just("He said so."),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)
KEYS = {
    "calibre": ("type", "uuid", "highlighted_text", "spine_index", "start_cfi", "timestamp", "pos",
                "style", "toc_family_titles", "notes", "removed", "annotation", "book_id", "title"),
    "koreader": ("text", "time", "page", "chapter", "note", "color", "sort", "datetime", "drawer",
                 "pos0", "pageno", "highlighted", "notes"),
    "readest": ("cfi", "text", "note", "color", "createdAt", "updatedAt", "type", "id", "page"),
}  # fmt: skip


def rows(program: str) -> st.SearchStrategy[list[dict[str, object]]]:
    one = st.dictionaries(st.sampled_from(KEYS[program]), values, max_size=9)
    return st.lists(one, max_size=4)


@pytest.mark.thorough
@given(rows("calibre"), rows("koreader"), rows("readest"))
@examples(60)
def test_any_values_in_the_records_of_the_programs(
    calibre: list[object], koreader: list[object], readest: list[object]
) -> None:
    for value in (
        {"type": "calibre_highlights", "highlights": calibre},
        {"type": "calibre_annotation_collection", "annotations": calibre}, calibre,
        {"title": "A book", "entries": koreader}, {"booknotes": readest}, readest,
        {"documents": [{"title": "A book", "entries": koreader}, {"entries": []}]},
    ):  # fmt: skip
        bring(json.dumps(value).encode())
    packed = base64.b64encode(json.dumps(calibre).encode())
    bring(b"encoding=json+base64:\n" + packed)


@given(st.binary(max_size=300))
@examples(200)
def test_any_bytes(content: bytes) -> None:
    bring(content)
    for begin in (
        b"return {",
        b"encoding=json+base64:",
        b"<html><div class='noteHeading'>",
        b"{",
        b"A book\r\n- Your Highlight at location 1-2 | x\r\n\r\n",
        b"# ",
    ):
        bring(begin + content + b"\r\n==========\r\n")  # fmt: skip


lua_words = st.sampled_from(
    ["return", "{", "}", "[", "]", "=", ",", ";", '"a"', "'b'", "1", "-2.5e3", "0x1F", "nil",
     "true", "annotations", "bookmarks", "[[x]]", "--[[c]]", "-- c\n", "\\", '"', "\n", "[1]"]
)  # fmt: skip


@given(st.lists(lua_words, max_size=25))
@examples(300)
def test_any_words_of_lua(words: list[str]) -> None:
    bring(f"return {{ {' '.join(words)}".encode())
    bring(" ".join(words).encode())


@given(st.lists(st.sampled_from(
    ["A book (Ada)", "- Your Highlight at location ", "- Your Note at location ", "9" * 12, "1-2",
     "|", "Added on Friday, 31 February 2021 99:99:99", "\n", "\n\n", "\n==========\n",
     "He said so.",
     "\ufeff", "<", ">", "- 书签 ", "\0", "\ud800"]), max_size=30))  # fmt: skip
@examples(200)
def test_any_clippings(parts: list[str]) -> None:
    bring(("".join(parts) + "\n==========\n").encode("utf-8", "surrogatepass"))


DEEP = 100_000


@pytest.mark.thorough
@pytest.mark.parametrize(
    "content",
    [
        b"return " + b"{" * DEEP, b"return " + b"{1," * DEEP, b"return {[" * DEEP,
        b"return {" + b"--[" * DEEP, b"return {" + b"[[" * DEEP, b"return {" + b'"\\' * DEEP,
        b"return " + b"-" * DEEP + b"\n", b'return {["annotations"]={' + b"1," * DEEP + b"}}",
        b'{"highlights": ' + b"[" * DEEP, b'{"booknotes": ' + b'[{"a":' * DEEP,
        b"encoding=json+base64:\n" + b"A" * DEEP, b"encoding=json+base64:\n!!!!",
        b"<html>" + b"<div class='noteHeading'>" * 20_000, b"<html>" + b"<b>" * DEEP,
        b"<html><div class='noteHeading'>" * 40_000,
        b"<html>" + b"<div style='padding-top'><div><span>" * 40 + b"</span></div></div>" * 40,
        b"<html><article id='note-" + b"0" * 32 + b"'>" + b"<blockquote>" * 20_000,
        b"kind,color,quote,note\r\n" + b'"' * DEEP, b"kind,color,quote,note\r\n" + b"," * DEEP,
        b"x\r\n" * DEEP + b"==========", b"==========\r\n" * DEEP,
        b"T\r\n- " + b"1-2 " * DEEP + b"\r\n\r\nw\r\n==========\r\n",
        b"# a\n### Page 1 @ " + b"2" * DEEP + b"\nw", b"# a\n" + b"### Page @" * DEEP,
        b"# a\n### Page 1 @ x\n" + b"[x](<file://" * DEEP,
        b"T (" + b"(" * DEEP + b"\r\n- 1\r\n\r\nw\r\n==========\r\n",
        b"](<foxreader://open/" * DEEP, b"\xff\xfe" + b"=\0" * 10 + b"\x00\xd8" * 50, b"\0" * DEEP,
        b"PK\x03\x04" + b"\0" * 40, b"%PDF-1.7\n%%EOF",
    ],
    ids=lambda content: repr(content[:24]),
)  # fmt: skip
@pytest.mark.timeout(60)
def test_deep_and_broken_files(content: bytes) -> None:
    bring(content)


def test_lua_is_read_as_data_only() -> None:
    read = read_lua(rb'return {"a\65\n\x41\u{e9}", b = 0x10, [9] = -1.5, nil, true; [[x]]}')
    assert read == {1: "aA\nAé", "b": 16, 9: -1.5, 3: True, 4: "x"}
    assert read_lua(b"return {1, 2, x = {y = 'z'},}") == {1: 1, 2: 2, "x": {"y": "z"}}
    for wrong in (
        b"return os.execute('x')",
        b"return {f()}",
        b"return {1} + 1",
        b"x = 1",
        b"return function() end",
        b"return {1 2}",
        b"return {[nil]=1}",
        b'return "a',
    ):
        with pytest.raises(ValueError, match="Lua"):  # fmt: skip
            read_lua(wrong)
