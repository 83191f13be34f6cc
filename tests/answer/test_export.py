"""An export keeps what was said and lets nothing of a book or a model become markup."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markdown_it import MarkdownIt
from markdown_it.token import Token

from foxreader.answer.conversation.stored import Problem, ReaderQuestion, StoredTurn
from foxreader.answer.export.sheets import sheet
from foxreader.answer.export.writing import Format, written
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import (
    Answer,
    Citation,
    Flag,
    Mark,
    Mode,
    ReadAs,
    Searched,
    SecondReading,
    Text,
)
from foxreader.core.notice import Notice
from foxreader.core.scope import Scope, Selection
from foxreader.core.span import Link, Span
from nonempty import some

TEXT = "It was night. Ahab lost his leg near Japan. The whale swam on, and nobody spoke of it."
BOOK = Book("ab" * 32, "text", Metadata("The Whale", ("H. M.",)), (BookFile("0", TEXT),))
SPAN = Span(0, 14, 43)
CITED = Citation(1, SPAN, TEXT[14:43], "Loss", "12", "quoted", BOOK.sha256, "The Whale, Loss")
ANSWER = Answer(
    "How?", "grounded", "specific", (Text("He lost it at **sea**"), Mark(1), Text(".")), (CITED,),
    Searched(), model="m",
)  # fmt: skip

HOSTILE = (
    "<script>alert(1)</script> <img src=x onerror=alert(1)> ![p](http://e.example/p.png) "
    "[l](javascript:alert(1)) <http://e.example> http://e.example www.e.example a@e.example "
    "[^1]: http://e.example 'x'\n[^2]: x\n\n# h\n- a\n1. b\n2) c\n> q\n---\n===\n```\ncode\n```\n"
    "    indented\n| a | b |\n|---|---|\n&lt;b&gt; \\<b> `c` ~~s~~ $x$ <!-- c --> *e* __s__ {% t %}"
)
SIGNS = st.text(
    alphabet=st.sampled_from("[]()<>!*_`~#+-=|&:;.@\\/\"'^$%{} \n\tawh1é中\u202e\u2028")
)
ANY = st.one_of(st.text(), SIGNS, st.just(HOSTILE))
OURS = {"paragraph", "heading", "bullet_list", "list_item", "strong", "em", "blockquote"}
"""What an export's Markdown may be made of, beside text and our own links."""


def turn_of(answer: Answer, about: str = "") -> StoredTurn:
    selection = Selection.of(Span(0, 0, 1)) if about else None
    return StoredTurn(ReaderQuestion(answer.question, selection, about=about), answer)


def exported(answer: Answer, fmt: Format, book: Book = BOOK) -> str:
    return written(sheet(book, [turn_of(answer)], lambda sha256: None, {}), fmt)


def around(text: str) -> tuple[Book, Answer]:
    """A book and an answer that are ``text`` wherever they can be."""
    text_of = text or "x"
    book = Book("cd" * 32, "text", Metadata(text_of, (text,)), (BookFile("0", text_of),))
    span = Span(0, 0, len(text_of))
    citation = Citation(1, span, text_of, text, text, "weak", "", text)
    return book, Answer(
        text, "grounded", "specific",
        (Text(text), Mark(1), Text(text), Text(text, literal=True), Mark(1), Text(text)),
        (citation,), Searched(missing=(text,), books=(text,)),
        (Flag("uncited", text, text),), reason=text, model=text,
        second=SecondReading(text, claims=1, found=0, lowered=1),
        confidence="likely", beside=((text, text),),
    )  # fmt: skip


def tokens(markdown: str) -> Iterator[Token]:
    for token in MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(markdown):
        yield token
        yield from token.children or []


@given(ANY)
def test_markdown_holds_no_markup_but_ours(text: str) -> None:
    book, answer = around(text)
    link = str(Link(book.sha256, answer.citations[0].span))
    for token in some(tokens(exported(answer, "markdown", book))):
        kind = token.type.removesuffix("_open").removesuffix("_close")
        if kind == "link":
            assert token.nesting < 1 or token.attrs["href"] == link
        else:
            assert kind in OURS | {"inline", "text", "hardbreak", "softbreak"}, token


@given(ANY)
def test_markdown_has_a_block_quote_for_the_lines_of_each_claim_and_no_other(text: str) -> None:
    book, answer = around(text)
    for footnotes_only in (False, True):
        made = sheet(
            book, [turn_of(answer)], lambda sha256: None, {}, footnotes_only=footnotes_only
        )
        kinds = [token.type for token in tokens(written(made, "markdown"))]
        assert kinds.count("blockquote_open") == len(made.turns[0].claims)
        assert not (footnotes_only and made.turns[0].claims)


@given(ANY)
def test_markdown_says_the_words_of_the_book(text: str) -> None:
    book, answer = around(text)
    said = "".join(
        t.content for t in tokens(exported(answer, "markdown", book)) if t.type == "text"
    )
    quote = answer.citations[0].quote
    kept = [c for c in quote if c.isalnum()]
    assert "".join(kept) in "".join(c for c in said if c.isalnum())


def test_markdown_takes_no_address_for_a_link_where_readers_look_for_them() -> None:
    _, answer = around("see http://e.example or www.e.example, mail a@e.example, https://e.example")
    body = exported(answer, "markdown", BOOK)
    assert "http:/" not in body and "www.e" not in body and "a@e" not in body
    assert "a\\@\u2060e" in body


def test_a_footnote_cannot_be_turned_into_a_link_by_what_follows_it() -> None:
    for after in ("(http://e.example)", ": http://e.example", "[x]"):
        answer = replace(ANSWER, parts=(Mark(1), Text(after)))
        links = [
            t.attrs["href"] for t in tokens(exported(answer, "markdown")) if t.type == "link_open"
        ]
        assert links == [str(Link(BOOK.sha256, SPAN))]


class Page(HTMLParser):
    """Every element of a page with its attributes, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.said: list[str] = []
        self.others: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.said.append(data)

    def handle_comment(self, data: str) -> None:
        self.others.append(data)


ELEMENTS = {
    "html", "head", "meta", "title", "style", "body", "h1", "h2", "p", "br", "section", "ul", "ol",
    "li", "sup", "a", "q", "strong", "blockquote", "span", "footer",
}  # fmt: skip
ATTRIBUTES = {
    "lang", "charset", "http-equiv", "content", "name", "dir", "class", "href", "id", "start",
}  # fmt: skip


@given(ANY)
def test_html_holds_no_markup_but_ours_and_loads_nothing(text: str) -> None:
    book, answer = around(text)
    page = Page(exported(answer, "html", book))
    for tag, attributes in page.elements:
        assert tag in ELEMENTS and ATTRIBUTES.issuperset(attributes)
    hrefs = {attributes["href"] for tag, attributes in page.elements if tag == "a"}
    assert hrefs == {"#note-1", str(Link(book.sha256, answer.citations[0].span))}
    assert not page.others


@given(ANY)
def test_nothing_of_a_passage_becomes_markup(text: str) -> None:
    turn = turn_of(ANSWER, text or "x")
    made = sheet(BOOK, [turn], lambda sha256: None, {})
    ours = {str(Link(BOOK.sha256, SPAN)), str(Link(BOOK.sha256, Span(0, 0, 1)))}
    page = Page(written(made, "html"))
    assert {a["href"] for tag, a in page.elements if tag == "a"} == {"#note-1", *ours}
    assert all(tag in ELEMENTS and ATTRIBUTES.issuperset(a) for tag, a in page.elements)
    for token in some(tokens(written(made, "markdown"))):
        kind = token.type.removesuffix("_open").removesuffix("_close")
        if kind == "link":
            assert token.nesting < 1 or token.attrs["href"] in ours
        else:
            assert kind in OURS | {"inline", "text", "hardbreak", "softbreak"}, token
    (exported_turn,) = json.loads(written(made, "json"))["turns"]
    assert exported_turn["passage"]["words"] == (text or "x")


def test_html_forbids_everything_but_its_own_style() -> None:
    page = Page(exported(ANSWER, "html"))
    (policy,) = [a["content"] for _, a in page.elements if a.get("http-equiv")]
    assert policy.startswith("default-src 'none'; style-src 'sha256-") and "unsafe" not in policy


@given(ANY)
def test_html_says_the_words_of_the_book(text: str) -> None:
    book, answer = around(text)
    said = "".join(Page(exported(answer, "html", book)).said)
    quote = "".join(c for c in answer.citations[0].quote if c.isalnum())
    assert quote in "".join(c for c in said if c.isalnum())


@given(ANY)
def test_json_gives_back_every_character(text: str) -> None:
    book, answer = around(text)
    (turn,) = json.loads(exported(answer, "json", book).encode())["turns"]
    assert turn["question"] == text and turn["parts"][0] == {"text": text, "literal": False}
    (citation,) = turn["citations"]
    assert citation["quote"] == book.text_at(Span(**citation["span"]))
    assert Link.parse(citation["link"]) == Link(book.sha256, Span(**citation["span"]))


@pytest.mark.parametrize("fmt", ["markdown", "html", "json"])
def test_a_lone_surrogate_can_be_written(fmt: Format) -> None:
    book, answer = around("a\ud800b")
    text = exported(answer, fmt, book).encode().decode()
    if fmt == "json":
        assert json.loads(text)["turns"][0]["question"] == "a\ud800b"


def test_json_keeps_what_it_takes_to_find_the_words_again() -> None:
    (turn,) = json.loads(exported(ANSWER, "json"))["turns"]
    (citation,) = turn["citations"]
    assert citation == {
        "number": 1, "book": BOOK.sha256, "source": "The Whale, Loss", "title": "Loss",
        "page": "12", "tag": "[f0-14-43]", "span": {"file": 0, "start": 14, "end": 43},
        "quote": "Ahab lost his leg near Japan.", "before": "It was night. ",
        "after": TEXT[43:103], "grade": "quoted",
        "link": f"foxreader://open/{BOOK.sha256}?at=f0-14-43",
    }  # fmt: skip


def test_nothing_past_the_spoiler_limit_stands_around_a_citation() -> None:
    for limit, before, after in (
        (Span(0, 50, 50), TEXT[:14], TEXT[43:50]), (Span(0, 43, 43), TEXT[:14], ""),
        (Span(0, 5, 5), TEXT[:5], ""), (Span(1, 0, 0), TEXT[:14], TEXT[43:]),
    ):  # fmt: skip
        made = sheet(BOOK, [turn_of(ANSWER)], lambda sha256: None, {BOOK.sha256: Scope(limit)})
        (note,) = made.turns[0].notes
        assert (note.before, note.after) == (before, after)


def test_words_that_stand_elsewhere_by_now_have_none_around_them() -> None:
    wrong = replace(ANSWER, citations=(replace(CITED, quote="another"),))
    (note,) = sheet(BOOK, [turn_of(wrong)], lambda sha256: None, {}).turns[0].notes
    assert (note.before, note.after) == ("", "")


def test_another_books_words_are_taken_from_that_book() -> None:
    other = replace(BOOK, sha256="cd" * 32)
    answer = replace(ANSWER, citations=(replace(CITED, book=other.sha256),))
    (note,) = sheet(BOOK, [turn_of(answer)], {other.sha256: other}.get, {}).turns[0].notes
    assert note.link.sha256 == other.sha256 and note.before == TEXT[:14]
    (gone,) = sheet(BOOK, [turn_of(answer)], lambda sha256: None, {}).turns[0].notes
    assert gone.before == "" and gone.citation.quote == CITED.quote


def test_the_notes_of_several_answers_have_numbers_of_their_own() -> None:
    made = sheet(BOOK, [turn_of(ANSWER), turn_of(ANSWER)], lambda sha256: None, {})
    markdown = written(made, "markdown")
    assert markdown.index("[^1].") < markdown.index("[^1]: ") < markdown.index("[^2].")
    assert "**sea**[^2]." in markdown
    page = Page(written(made, "html"))
    ids = [a["id"] for _, a in page.elements if "id" in a]
    assert ids == ["note-1", "note-2"]


LIKELY = Answer(
    "What did he lose?", "guided_fallback", "strict",
    (Text("No single sentence states it."), Text("\n\n"), Text(TEXT[14:43], literal=True), Mark(1)),
    (CITED,), Searched(), confidence="likely", beside=((TEXT[:13], TEXT[44:]),),
)  # fmt: skip


def test_the_likely_sentence_stands_out_between_its_neighbours() -> None:
    before, words, after = (f"“{one}”" for one in (TEXT[:13], TEXT[14:43], TEXT[44:]))
    assert f"{before} **{words}**[^1] {after}" in exported(LIKELY, "markdown").replace("\\", "")
    html = exported(LIKELY, "html")
    assert f"<q>{TEXT[:13]}</q> <strong><q>{TEXT[14:43]}</q></strong><sup>" in html
    assert f"</sup> <q>{TEXT[44:]}</q>" in html


@pytest.mark.parametrize("fmt", ["markdown", "html"])
def test_under_a_limit_the_likely_sentence_stands_alone(fmt: Format) -> None:
    limits = {BOOK.sha256: Scope(Span(0, 43, 43))}
    told = written(sheet(BOOK, [turn_of(LIKELY)], lambda sha256: None, limits), fmt)
    assert TEXT[14:42] in told.replace("\\", "")
    assert "whale swam" not in told and "It was night" not in told.split("note-1")[0]


@pytest.mark.parametrize("fmt", ["markdown", "html"])
def test_the_marks_of_an_answer_stay(fmt: Format) -> None:
    flagged = replace(
        ANSWER, removed=2, dropped=1, citations=(replace(CITED, grade="weak"),),
        flags=(Flag("uncited", "No place is given.", "He was sad."),),
    )  # fmt: skip
    said = unescape(exported(flagged, fmt)).replace("\\", "")
    assert "No place is given. (“He was sad.”)" in said
    assert "left out because they failed a check: 2." in said
    assert "named no place: 1." in said and "Weak: " in said and "Answered by m." in said
    general = replace(ANSWER, mode="general", parts=(Text("Hm."),), citations=())
    assert "Not from the book" in exported(general, fmt)
    refused = replace(
        general, mode="hard_refusal", parts=(Text("I found nothing."),), reason="No place has it.",
        searched=Searched(missing=("xyzzy",), share=0.4, read_as=(ReadAs("Jak", "Jack"),)),
        model="",
    )  # fmt: skip
    said = unescape(exported(refused, fmt)).replace("\\", "")
    assert "I found nothing." in said and "No place has it." in said
    assert "Searched as far as 40 % of the book." in said and "xyzzy" in said
    assert "Answered without a model." in said
    assert "Words that do not occur in what was searched: xyzzy." in said
    assert "“Jak” is read as “Jack”" in said and said.count("xyzzy") == 1


@pytest.mark.parametrize("fmt", ["markdown", "html"])
@pytest.mark.parametrize("mode", ["grounded", "general", "direct_answer", "unfinished"])
def test_the_program_says_nothing_that_cannot_be_translated(fmt: Format, mode: Mode) -> None:
    """Whatever is the book's, the model's or the reader's has no letters here."""
    book = Book("12" * 32, "text", Metadata("7", ("8",)), (BookFile("0", "1 2 3 4"),))
    citation = Citation(1, Span(0, 0, 3), "1 2", "5", "6", "weak", book.sha256, "7, 5")
    answer = Answer(
        "9", mode, "specific", (Text("1"), Mark(1)), (citation,),
        Searched(missing=("0",), share=0.4, books=("7",), left_out=("8",)),
        (Flag("uncited", "", "1"), Flag("weak", "4", "1")), dropped=2, removed=3, model="3",
    )  # fmt: skip
    turns = [
        StoredTurn(ReaderQuestion("9", Selection.of(Span(0, 0, 1)), about="1"), answer, problem)
        for problem in (None, Problem("cut_off", "3", "4"), Problem("stopped"))
    ]
    made = sheet(book, turns, lambda sha256: None, {})
    text = written(made, fmt, lambda text: f"‹{text}›" if isinstance(text, Notice) else text)
    if fmt == "html":
        assert '<html lang="‹en›">' in text
        text = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
        text = "".join(Page(text).said)
    text = re.sub(r"\(<foxreader:[^>]*>\)", "", text).replace("\\", "")
    assert text.count("‹") == text.count("›") > 20
    rest = re.sub("‹[^›]*›", "", text)
    assert re.findall("[^\\W\\d]+", re.sub(r"\[f\d+-\d+-\d+\]", "", rest)) == []


@pytest.mark.parametrize("fmt", ["markdown", "html"])
def test_every_sentence_without_a_place_has_its_sign_and_the_list_is_cut(fmt: Format) -> None:
    said = [f"Sentence number {n} has no place anywhere." for n in range(20)]
    flags = (*(Flag("uncited", f"No place for {one}", one) for one in said), Flag("note", "Last."))
    text = unescape(exported(replace(ANSWER, parts=(Text(" ".join(said)),), flags=flags), fmt))
    for one in some(said):
        assert f"{one} ○" in text.replace("\\", "")
    assert text.count("No place for") == 12
    assert "And 8 more like these." in text.replace("\\", "")
    assert "20 sentences have no place in the book" in text and "Last" in text


def test_the_json_has_all_of_them() -> None:
    flags = tuple(Flag("uncited", f"No place for {n}", f"{n}") for n in range(20))
    (turn,) = json.loads(exported(replace(ANSWER, flags=flags), "json"))["turns"]
    assert len(turn["flags"]) == 20


def test_a_second_reading_is_told_in_every_format() -> None:
    read = replace(ANSWER, second=SecondReading("judge", claims=3, found=2, lowered=1))
    said = "A second reader (judge) compared 3 claims with the words they cite"
    for fmt in ("markdown", "html"):
        assert said in exported(read, fmt).replace("\\", "")
        assert "second reader" not in exported(ANSWER, fmt)
    (turn,) = json.loads(exported(read, "json"))["turns"]
    assert turn["second_reader"]["lowered"] == 1


# Evidence lines

SAID = replace(
    ANSWER,
    parts=(
        Text("- He lost a **leg** near Japan"),
        Mark(1),
        Text(". And then?\n- He swam."),
        Mark(1),
    ),
    citations=(replace(CITED, grade="cited"),),
)


def test_each_claim_has_the_books_sentence_under_it_in_markdown() -> None:
    text = exported(SAID, "markdown")
    claim, line, rest = (
        text.index("He lost a"),
        text.index("> Ahab lost his leg"),
        text.index("And"),
    )
    assert claim < line < rest
    assert "> Ahab lost his leg near Japan. \\(12 · ● cited)\n\nAnd then?" in text
    assert text.count("\n> ") == 2
    lean = written(
        sheet(BOOK, [turn_of(SAID)], lambda sha256: None, {}, footnotes_only=True), "markdown"
    )
    assert "\n> " not in lean


def test_each_claim_has_the_books_sentence_under_it_in_html() -> None:
    html = exported(SAID, "html")
    line = "Ahab <strong>lost</strong> his <strong>leg near Japan</strong>."
    assert f'<blockquote class="evidence cited" dir="auto">{line}' in html
    assert (
        html.index("</sup>.</p>")
        < html.index('<blockquote class="evidence')
        < html.index("And then?")
    )
    assert html.count("<p ") == html.count("</p>") - html.count("<p>")


def test_the_fields_of_the_lines_in_json() -> None:
    (turn,) = json.loads(exported(SAID, "json"))["turns"]
    assert [claim["words"] for claim in turn["claims"]] == ["He lost a leg near Japan.", "He swam."]
    (line,) = turn["claims"][0]["lines"]
    assert line["sentence"] == "Ahab lost his leg near Japan."
    assert line["shared"] == ["lost", "leg near Japan"]
    assert (line["number"], line["page"]) == (1, "12")


def test_an_answer_without_a_model_has_no_lines() -> None:
    for answer in (replace(SAID, mode="direct_answer"), replace(SAID, mode="general")):
        assert "\n> " not in exported(answer, "markdown")
