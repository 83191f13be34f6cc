"""An answer in pieces and put together again: nothing shown is taken back, no shell stays."""

import re
from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from examples import examples
from foxreader.answer.checks.repair import reworded
from foxreader.answer.gate.footnote import flat, joined_parts
from foxreader.answer.gate.splitter import LONGEST, Splitter, pieces, sentences
from foxreader.answer.gate.spoiler_filter import KeptLayout, laid_out
from foxreader.core.events import Mark, Text

MARKDOWN = MarkdownIt("commonmark").enable("table").disable(["image", "link", "autolink"])

SHARDS = st.one_of(
    st.sampled_from(
        [
            "He sat. ", "She ran", "\n", "\n\n", "- ", "1. ", "## ", "> ", "| ", " | ", "|", "---",
            "**", "*", "`", "```\n", "“", "”", '"', "Dr. ", "e.g. ", "3.5", ":", "白鲸来了。", "x",
            "…", "  ", "[a site](http://a.b/c)", "[l", "](", ")", "|---|", "\\|", "1842",
            "Sources:",
        ]
    ),
    st.text(max_size=4),
)  # fmt: skip
MESSES = st.lists(SHARDS, max_size=25).map("".join)
PARTS = st.lists(st.one_of(MESSES.map(Text), st.integers(1, 4).map(Mark)), max_size=6)


def shown(parts):
    return "".join(p.text if isinstance(p, Text) else f"[{p.footnote}]" for p in parts)


def streamed(parts, size):
    """The pieces of ``parts``, given in runs of ``size`` characters."""
    splitter = Splitter()
    found = []
    for part in parts:
        if isinstance(part, Mark):
            found += splitter.feed(part)
        else:
            for at in range(0, len(part.text), size):
                found += splitter.feed(Text(part.text[at : at + size], part.literal))
    return [*found, *splitter.end()]


@examples(150)
@given(PARTS, st.integers(1, 9))
def test_how_the_stream_is_cut_changes_no_piece(parts, size):
    assert streamed(parts, size) == streamed(parts, 10_000)


@pytest.mark.parametrize("word", ["x", "ab ", "Who. ", "|", "白", "“a. ", "a, "])
@pytest.mark.parametrize("size", [1, 7, 999])
def test_no_more_of_a_long_run(word, size):
    text = word * (6_000 // len(word))
    found = streamed([Text(text)], size)
    assert found == list(pieces([Text(text)]))
    assert all(len(flat(piece.parts)) <= LONGEST for piece in found)
    assert any(not piece.sentence.whole for piece in found) == (word in ("x", "白"))


@examples(100)
@given(PARTS)
def test_all_that_came_is_put_out_again(parts):
    found = list(pieces(parts))
    layout = KeptLayout()
    out = [part for piece in found for part in layout.put(piece, kept=True)]
    whole = [*out, *layout.end()]
    came = [p for one in found for p in (Text(one.gap + one.lead), *one.parts)]
    # Less what has nothing under it, and with an end to code that had none.
    assert is_part_of(flat(whole), flat(came) + "\n" + "`" * 99 + "\n" + "~" * 99)
    last = [piece for piece in found if piece.kind == "text"]
    assert all(is_part_of(flat(one.parts), flat(whole)) for one in last)
    marks = [p.footnote for piece in last for p in piece.parts if isinstance(p, Mark)]
    assert is_part_of(marks, [p.footnote for p in whole if isinstance(p, Mark)])


def is_part_of(some, whole):
    """Whether ``some`` is ``whole`` with some of its items left out."""
    rest = iter(whole)
    return all(item in rest for item in some)


@examples(150)
@given(PARTS, st.sets(st.integers(0, 12)), st.sets(st.integers(0, 12)))
def test_what_is_out_stands_whatever_else_is_kept_in_the_end(parts, first, more):
    found = list(pieces(parts))
    layout = KeptLayout()
    out = [p for n, one in enumerate(found) for p in layout.put(one, kept=n in first)]
    final = laid_out((one, n in first | more) for n, one in enumerate(found))
    assert is_part_of(shown(out), shown(final))


ANSWER = """The book says this:

- first item
- second **item. And more** here. Third

Two more:

1. One thing.
2. Two things

## The people

| Name | What he was |
|---|---|
| Ahab | a captain |
| Starbuck | a mate. He was first |

```python
print(1)
```

> A quoted line. Another.

The end."""


@pytest.mark.parametrize(
    ("left_out", "gone", "stay"),
    [
        (["print(1)"], ["```"], ["The people"]),
        (["first item"], ["- \n", "-\n"], ["- second"]),
        (
            ["first item", "second item.", "And more here.", "Third"],
            ["The book says", "**"],
            ["1. One"],
        ),
        (["Ahab", "a captain"], ["Ahab", "|  |  |"], ["| Starbuck |"]),
        (["a captain"], ["captain"], ["| Ahab |  |"]),
        (
            ["Ahab", "a captain", "Starbuck", "a mate.", "He was first"],
            ["|", "Name"],
            ["print", "The people"],
        ),
        (
            ["Ahab", "a captain", "Starbuck", "a mate.", "He was first", "print(1)",
             "A quoted line.", "Another.", "The end."],
            ["The people", "#", "|", "`", ">"],
            ["2. Two things"],
        ),
        (["second item."], ["second"], ["- **And more** here. Third"]),
        (["And more here."], ["And more"], ["- second **item.** Third"]),
        (["One thing.", "Two things"], ["Two more", "1."], ["Third", "## The people"]),
        (["A quoted line.", "Another."], [">"], ["The end."]),
        (["A quoted line."], ["quoted"], ["> Another."]),
    ],
)  # fmt: skip
def test_after_a_removal_no_shell_stays(left_out, gone, stay):
    found = list(pieces([Text(ANSWER)]))
    assert set(left_out) <= {piece.sentence.text for piece in found}
    text = shown(laid_out((piece, piece.sentence.text not in left_out) for piece in found))
    assert not [words for words in gone if words in text], text
    assert not [words for words in stay if words not in text], text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("See [a site](http://example.org/a_(b)?c=1) for it.", "See a site for it."),
        ("![A whale](data:image/png;base64,AAAA) came.", "A whale came."),
        ("So [](https://x.y) it is.", "So  it is."),
        ('A [word](/there "title") here.', "A word here."),
        ("In code rows[i](x) stays.", "In code rows[i](x) stays."),
        ("- \n- x y\n-", "- x y"),
        ("137.", "137."),
        ("It is so:\n\n1. \n2. \n", "It is so:"),
        ("****\n\nIt is so.", "It is so."),
        ("“”\n\nIt is so.", "It is so."),
        ("```\n```\n\nIt is so.", "It is so."),
        ("It is so.\n\n## Sources\n", "It is so."),
        ("It is so.\n\nSources:", "It is so."),
        ("It is so.\n\n**Sources**\n\n- \n- ", "It is so."),
    ],
)
def test_what_says_nothing_is_not_put_out(text, expected):
    assert shown(laid_out((piece, True) for piece in pieces([Text(text)]))) == expected


# Whole answers of all the blocks a model writes.
WORDS = st.lists(
    st.sampled_from(["Ahab", "saw", "the *white* whale", "in 1842", "**a leg**", "`x`", "不"]),
    min_size=1, max_size=4,
).map(" ".join)  # fmt: skip
SENTENCES = st.lists(WORDS.map(lambda said: f"{said}."), min_size=1, max_size=3).map(" ".join)
UNSTOPPED = st.one_of(SENTENCES, WORDS)


def rows(cells):
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


TABLES = st.lists(st.tuples(UNSTOPPED, UNSTOPPED), min_size=2, max_size=4).map(
    lambda cells: rows([cells[0], ("---", ":--"), *cells[1:]])
)
BLOCKS = st.one_of(
    SENTENCES,
    WORDS.map(lambda said: f"{said}:"),
    WORDS.map(lambda said: f"**{said.replace('*', '')}**"),
    st.tuples(st.integers(1, 4), UNSTOPPED).map(lambda h: f"{'#' * h[0]} {h[1]}"),
    st.lists(UNSTOPPED, min_size=1, max_size=4).map(lambda i: "\n".join(f"- {x}" for x in i)),
    st.lists(UNSTOPPED, min_size=1, max_size=4).map(
        lambda i: "\n".join(f"{n}. {x}" for n, x in enumerate(i, 1))
    ),
    st.lists(UNSTOPPED, min_size=1, max_size=3).map(
        lambda i: "- a list\n" + "\n".join(f"  - {x}" for x in i)
    ),
    st.lists(SENTENCES, min_size=1, max_size=3).map(lambda i: "\n".join(f"> {x}" for x in i)),
    st.lists(WORDS, min_size=1, max_size=3).map(lambda i: "```\n" + "\n".join(i) + "\n```"),
    TABLES,
)
ANSWERS = st.lists(BLOCKS, min_size=1, max_size=5).map(
    lambda found: "\n\n".join([*found, "Ahab came at last."])
)


def structure(text):
    """The blocks of a text as a reader of Markdown sees them, without their words."""
    return [(token.type, token.tag, token.level) for token in MARKDOWN.parse(text)]


@examples(150)
@given(ANSWERS, st.sets(st.integers(0, 20)), st.sampled_from(
    ["It was mended.", "mended", "- a mended item", "# Mended", "| mended |", "> Mended. Twice.",
     "**mended", "1. mended", "mended | and more", "```\nmended\n```", "_It_ is. Two."]
))  # fmt: skip
@example("- first item\n- second item", {0}, "mended first item")
def test_a_repair_keeps_every_block(answer, which, words):
    found = list(pieces([Text(answer)]))
    assert shown(laid_out((piece, True) for piece in found)) == answer
    made = []
    for at, piece in enumerate(found):
        new = reworded(piece, [Text(words), Mark(1)]) if at in which and piece.says else ()
        made += new or (piece,)
    mended = flat(laid_out((piece, True) for piece in made))
    assert structure(mended) == structure(answer), mended


@examples(100)
@given(ANSWERS, st.sets(st.integers(0, 20)))
def test_a_removal_leaves_no_block_without_words(answer, out):
    # Of a model's own headings without anything between nothing was removed.
    assume(not re.search(r"^#.*\n\n#", answer, re.MULTILINE))
    found = list(pieces([Text(answer)]))
    text = flat(laid_out((piece, at not in out) for at, piece in enumerate(found)))
    tokens = MARKDOWN.parse(text)
    for token, following in pairwise(tokens):
        inside = following.type == f"{token.type.removesuffix('_open')}_close"
        assert not (token.type.endswith("_open") and inside), text
        if token.type == "inline" and not token.content.strip():
            assert token.level > 3, text  # a cell of a row that says something
        if token.type == "heading_close":
            assert following.type != "heading_open" or following.tag > token.tag, text
        if token.type == "fence":
            assert token.content.strip()
    assert not tokens or tokens[-1].type != "heading_close"


def test_a_footnote_alone_on_its_line_belongs_to_the_sentence_above():
    parts = (Text("He sat.\n"), Mark(1), Text("\nShe ran.\n"), Mark(2), Text("It fell."))
    assert [(s.text, s.footnotes) for s in sentences(parts)] == [
        ("He sat.", (1,)), ("She ran.", ()), ("It fell.", (2,)),
    ]  # fmt: skip


def test_the_books_own_words_stay_as_they_are():
    parts = (
        Text("He cried “"),
        Text("[a](http://b.c). [f1-2-3]", literal=True),
        Text("” twice. So."),
    )
    whole = laid_out((piece, True) for piece in pieces(parts))
    assert whole == tuple(joined_parts(parts))
