from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from examples import examples
from foxreader.formats.archive import resolve
from foxreader.formats.html import cut as cutting
from foxreader.formats.html.cut import cut, file_name
from foxreader.formats.html.markup import Document, canonical, parse

LONG = "<p>" + "word " * 4_000 + "</p>"


def documents(body: str, attributes: str = "") -> list[Document]:
    source = f'<html xmlns="http://www.w3.org/1999/xhtml"><head><style>p {{}}</style></head><body {attributes}>{body}</body></html>'  # noqa: E501
    return [canonical(part) for part in cut(parse(source.encode()))]


def test_a_file_begins_at_each_chapter_with_what_belongs_to_it() -> None:
    found = documents(
        '<div id="a" class="c"><h1>One</h1><p>First.</p></div>'
        '<a id="b"></a><div id="c"><div><h1>Two</h1>tail<p>Second.</p></div></div>after'
    )
    assert [d.text.split() for d in found] == [
        ["One", "First."],
        ["Two", "tail", "Second.", "after"],
    ]
    assert found[0].anchors == {"a": 0}
    assert found[1].anchors.keys() == {"b", "c"}
    assert all(b"<style" in d.markup for d in found)


def test_headings_that_follow_each_other_stay_together() -> None:
    found = documents("<h1>Part</h1><h1>Chapter</h1><p>Words.</p><h1>Last</h1>")
    assert [d.text.split() for d in found] == [["Part", "Chapter", "Words."], ["Last"]]


def test_lesser_headings_and_blocks_cut_only_what_is_long() -> None:
    assert len(documents("<p>a</p><h2>B</h2><p>b</p>" * 3)) == 1
    assert len(documents((LONG * 2 + "<h2>B</h2>") * 3 + "<p>end</p>")) == 4
    flat = documents(LONG * 20)
    assert 2 <= len(flat) <= 4
    assert max(len(d.text) for d in flat) < cutting.LONGEST + 30_000
    assert len(documents("<table><tr><td>" + LONG * 20 + "</td></tr></table>")) == 1


def test_links_lead_across_files() -> None:
    found = documents(
        '<h1 id="a">One</h1><p><a href="#b">on</a><a href="#a">here</a><a href="#none">no</a></p>'
        '<h1>Two</h1><p id="b">There. <a href="#a">back</a></p>'
    )
    links = [
        [
            resolve(file_name(n), e.get("href") or "")
            for e in etree.fromstring(d.markup).iter("{*}a")
        ]
        for n, d in enumerate(found)
    ]
    first, second = file_name(0), file_name(1)
    assert links == [[(second, "b"), (first, "a"), (first, "none")], [(first, "a")]]


def test_other_namespaces_do_not_stop_it() -> None:
    found = documents(
        '<p>a <q:foo q:x="1" xmlns:q="urn:a">words</q:foo></p><svg xmlns="http://www.w3.org/2000/svg">'
        "<text>drawn</text></svg><h1>B</h1><p>b</p>",
        'xmlns:z="urn:z" z:y="2"',
    )
    assert [d.text.split() for d in found] == [["a", "words", "drawn"], ["B", "b"]]


TREES = st.recursive(
    st.sampled_from(["a", " b ", "<h1>H</h1>", "<h2>G</h2>", '<a id="i"></a>', "<br/>", ""]),
    lambda inner: st.builds(
        lambda tag, parts: f"<{tag}>{''.join(parts)}</{tag}>",
        st.sampled_from(["div", "p", "blockquote", "ul", "em"]),
        st.lists(inner, max_size=4),
    ),
    max_leaves=30,
)


@examples(200)
@given(body=TREES)
def test_no_character_is_lost_or_moved(body: str) -> None:
    source = f'<html xmlns="http://www.w3.org/1999/xhtml"><body>{body}</body></html>'
    root = parse(source.encode())
    whole = "".join(root.itertext())
    parts = [etree.fromstring(part) for part in cut(root)]
    assert "".join("".join(p.itertext()) for p in parts) == whole
