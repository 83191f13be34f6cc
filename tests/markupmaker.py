"""Chapters such as hard books have them, made by hypothesis: well formed, and full of traps."""

from __future__ import annotations

from html import escape

from hypothesis import strategies as st

SHEET = (
    ".gone { display: none } .ghost { visibility: hidden } .back { visibility: visible }"
    " .tiny { font-size: 0.3px } .code { white-space: pre-wrap } .big::first-letter { color: red }"
    " p.up { text-transform: uppercase }"
)

WORDS = st.sampled_from(
    [
        *("word", "Text", "and", "of", "12", "—", "“said”"),
        "Donau\u00addampf\u00adschiff",  # soft hyphens
        "of\ufb01ce e\ufb03cient \ufb02ow",  # ligatures as characters
        "office efficient flow",  # and as fonts make them
        "😀👩\u200d👩\u200d👧",
        "𝒜𝔅𐍈𠀋",  # beyond the first plane
        "e\u0301 a\u0308\u0323 \u1112\u1161\u11ab",  # combining marks, letters of parts
        "漢字かな交じり",
        "العربية",
        "עִבְרִית",
        "हिन्दी",
        "a\u00a0b\u200bc\u2060d",
        "&amp;lt; &lt;tag&gt; &quot;",
        "&nbsp;&eacute;&mdash;&#x1F600;&#233;",
        "&alef;&notanentity;",
        "<!-- a comment -->",
        "<!---->",
        "<![CDATA[raw <b>&amp; text]]>",
        "<?pi any thing?>",
        '<a href="#n1" epub:type="noteref"><sup>1</sup></a>',
        '<img src="none.png" alt="no"/>',
        "<br/>",
        "<wbr/>",
        "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>",
        "<ruby><rb>東</rb><rt>とう</rt></ruby>",
    ]
)
GAPS = st.sampled_from([" ", "\n", "\r\n", "\t", "  \n ", "", "&#32;", "<!--x-->"])
LETTERS = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Cn", "Co")), max_size=6
).map(escape)


@st.composite
def run(draw: st.DrawFn) -> str:
    """Some words with what stands between them."""
    pieces = draw(st.lists(st.tuples(WORDS | LETTERS, GAPS), min_size=1, max_size=6))
    return "".join(word + gap for word, gap in pieces)


def wrapped(*opened: str) -> st.SearchStrategy[str]:
    """The start tag of an element, with its attributes."""
    return st.sampled_from(opened)


INLINES = wrapped(
    *("b", "i", "em", "code", "q", "small", "u", "sub", 'a href="#x"', 'span lang="fr"'),
    *('bdo dir="rtl"', 'span class="code"', 'span class="big"'),
    # hidden: by attribute, by its own style, by the style sheet
    *("span hidden=''", 'b style="display:none"', 'i style="visibility:hidden"'),
    *('span class="gone"', 'em class="ghost"', 'span class="back"', 'span class="tiny"'),
)
BLOCKS = wrapped(
    *("p", "div", "blockquote", "h2", "pre", "section", 'p class="up"', 'p id="x"', "li"),
    *('aside id="n1" epub:type="footnote"', "figure", 'p dir="rtl"', 'div class="code"'),
    *('div hidden="hidden"', 'div class="ghost"', 'p class="gone"', 'p style="display: none"'),
)


def inside(tags: st.SearchStrategy[str], content: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """An element of ``tags`` round ``content``."""
    return st.tuples(tags, content).map(lambda t: f"<{t[0]}>{t[1]}</{t[0].split()[0]}>")


INLINE = st.recursive(
    run(),
    lambda inner: inside(INLINES, inner) | st.lists(inner, max_size=3).map("".join),
    max_leaves=6,
)


@st.composite
def table(draw: st.DrawFn) -> str:
    """A table, with white space between its cells or none."""
    gap = draw(GAPS)
    rows = draw(st.lists(st.lists(INLINE, min_size=1, max_size=3), min_size=1, max_size=3))
    cells = gap.join(f"<tr>{gap.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>{draw(st.sampled_from(['', '<caption>Of it</caption>']))}{cells}</table>"


@st.composite
def listing(draw: st.DrawFn) -> str:
    """A list of one depth or two."""
    items = draw(st.lists(INLINE, min_size=1, max_size=4))
    inner = "".join(f"<li>{item}</li>\n" for item in items)
    deeper = draw(st.booleans())
    return f"<ul>{inner}<li>more<ol>{inner}</ol></li></ul>" if deeper else f"<ol>{inner}</ol>"


MATH = "<math><mi>x</mi><mo>=</mo> <mfrac><mn>1</mn>\n<mn>2</mn></mfrac></math>"
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg"><title>t</title><text x="9" y="20">drawn</text></svg>'
)
FIXED = st.sampled_from(
    [MATH.replace("<math>", '<math xmlns="http://www.w3.org/1998/Math/MathML">'), SVG]
)
BLOCK = st.recursive(
    inside(BLOCKS, INLINE) | table() | listing() | FIXED,
    lambda inner: inside(wrapped("div", "section", 'div class="ghost"'), inner),
    max_leaves=3,
)


@st.composite
def documents(draw: st.DrawFn) -> bytes:
    """A chapter as bytes of XHTML."""
    body = draw(GAPS) + "".join(
        block + gap for block, gap in draw(st.lists(st.tuples(BLOCK | INLINE, GAPS), max_size=8))
    )
    source = (
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">'
        f"<head><title>t</title><style>{SHEET}</style></head><body>{body}</body></html>"
    )
    if draw(st.booleans()):
        source = '<?xml version="1.0" encoding="utf-8"?>\r\n' + source.replace("\n", "\r\n")
    return source.encode()
