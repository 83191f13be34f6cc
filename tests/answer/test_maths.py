"""Formulas of answers: found where they are meant, drawn by MathML, and never anything else."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.answer.markup import formulas, mathml


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (r"so \(x^2\) is", [("x^2", False)]),
        (r"so \[ \frac{a}{b} \] is", [(r"\frac{a}{b}", True)]),
        ("so $$a = b$$ is", [("a = b", True)]),
        ("so $E = mc^2$, and $x$.", [("E = mc^2", False), ("x", False)]),
        ("it cost $5 and then $6 more", []),
        ("from $5 to $10", []),
        ("`$x^2$` and ```\n$$y$$\n```", []),
        (r"\$x^2\$", []),
        ("$x^2", []),
        ("$$$$", []),
    ],
)
def test_formulas_are_found_and_prices_and_code_are_none(text, expected) -> None:
    assert [(one.latex, one.shown) for one in formulas(text)] == expected


def test_they_become_mathml() -> None:
    made = mathml(r"\sum_{i=1}^{n} \frac{1}{i^2}", shown=True)
    assert made.startswith('<math display="block">') and "<mfrac>" in made and "munderover" in made
    assert mathml(r"\alpha") == '<math display="inline"><mrow><mi>α</mi></mrow></math>'


@pytest.mark.parametrize(
    "latex",
    [
        "x" * 1_001,
        "{" * 500 + "}" * 500,
        r"\newcommand{\a}{xxxxxxxx}\newcommand{\b}{\a\a\a\a}\b",
        r"\left(" * 100,
        r"\frac",
        "{",
    ],
)
def test_what_cannot_be_drawn_is_left_as_it_is(latex) -> None:
    assert mathml(latex) == ""


ALLOWED = re.compile(r'</?m\w+(?: [a-z]+="[\w .%+-]*")*>|</?none>')
HOSTILE = (
    r"\text{<img src=x onerror=alert(1)>}", r"\href{javascript:alert(1)}{x}",
    r"\style{background:url(http://e.example)}{x}", r"\class{quoted}{x}", r"\unicode{x3C}",
    r"</math><script>alert(1)</script>", r"\color{url(http://e.example)}{x}",
    r"\includegraphics{http://e.example/x.png}", r"\operatorname{<b>}", r"\cssId{m1}{x}", "&lt;b>",
    r"\hspace{1em;color:red}", r"\mathrm{\begin{matrix}<svg onload=x>\end{matrix}}",
)  # fmt: skip


@given(st.one_of(
    st.sampled_from(HOSTILE),
    st.text(st.sampled_from("\\{}^_&<>\"'=$abx1 ()[]/"), max_size=60),
    st.lists(st.sampled_from([*HOSTILE, r"\frac", "{", "}", "x", r"\sqrt"])).map("".join),
))  # fmt: skip
@examples(300)
def test_nothing_but_allowed_elements_leaves(latex: str) -> None:
    made = mathml(latex)
    rest = ALLOWED.sub("", made)
    assert "<" not in rest and ">" not in rest, made
    assert "href" not in "".join(ALLOWED.findall(made)) and "url(" not in "".join(
        ALLOWED.findall(made)
    )


@pytest.mark.parametrize("sign", ["\\[", "\\(", "\\\\[", "\\[a", "\\(a\\", "$$a", "$a ", "$x"])
def test_no_text_is_looked_through_more_than_once(sign: str) -> None:
    """A fourth of a minute or more, where each place looked through the rest."""
    begin = time.process_time()
    list(formulas(sign * (200_000 // len(sign))))
    assert time.process_time() - begin < 10


def test_a_line_that_ends_inside_a_formula_does_not_end_it() -> None:
    (one,) = formulas(r"so \[ a \\\\[2pt] \{b\} \] it is")
    assert one.shown and one.latex == r"a \\\\[2pt] \{b\}"
