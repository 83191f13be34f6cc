"""What a Word document shows beside its words: numbers, headings, formulas, changes and spans."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

import smallbooks
from foxreader.core.book import Book
from foxreader.formats import open_book
from foxreader.formats.html.inside import read_inside

W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'


def book_of(path: Path, body: str, styles: str = "", numbering: str = "") -> Book:
    members = smallbooks.docx_members(body)
    if styles:
        members["word/styles.xml"] = f"<w:styles {W}>{styles}</w:styles>"
    members["word/numbering.xml"] = f"<w:numbering {W}>{numbering}</w:numbering>"
    book, resources = open_book(smallbooks.zipped(path, members))
    resources.close()
    return book


def lines(book: Book) -> list[str]:
    return [line for file in book.files for line in file.text.split("\n") if line]


def paragraph(words: str, properties: str = "") -> str:
    return f"<w:p><w:pPr>{properties}</w:pPr><w:r><w:t>{words}</w:t></w:r></w:p>"


def item(words: str, level: int = 0, number: int = 1) -> str:
    listed = f'<w:ilvl w:val="{level}"/><w:numId w:val="{number}"/>'
    return paragraph(words, f"<w:numPr>{listed}</w:numPr>")


def level(at: int, kind: str, words: str, more: str = "") -> str:
    return (
        f'<w:lvl w:ilvl="{at}"><w:start w:val="1"/><w:numFmt w:val="{kind}"/>'
        f'<w:lvlText w:val="{words}"/>{more}</w:lvl>'
    )


def numbering(*levels: str, second: str = "") -> str:
    return (
        f'<w:abstractNum w:abstractNumId="5">{"".join(levels)}</w:abstractNum>'
        '<w:num w:numId="1"><w:abstractNumId w:val="5"/></w:num>'
        f'<w:num w:numId="2"><w:abstractNumId w:val="5"/>{second}</w:num>'
    )


LAW = (level(0, "decimal", "§ %1."), level(1, "lowerLetter", "(%2)"), level(2, "lowerRoman", "%3."))


def test_numbers_are_those_that_word_shows(tmp_path: Path) -> None:
    body = item("Rent") + item("silver", 1) + item("kettles", 1) + item("copper", 2)
    body += paragraph("Between.") + item("Roof") + item("tiles", 1)
    assert lines(book_of(tmp_path / "a.docx", body, "", numbering(*LAW))) == [
        "§ 1. Rent", "(a) silver", "(b) kettles", "i. copper", "Between.", "§ 2. Roof", "(a) tiles",
    ]  # fmt: skip


def test_a_list_begins_anew_where_it_says_so(tmp_path: Path) -> None:
    start = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'
    body = item("A") + item("B") + item("C", number=2) + item("D", number=2) + item("E")
    shown = lines(book_of(tmp_path / "a.docx", body, "", numbering(*LAW, second=start)))
    assert shown == ["§ 1. A", "§ 2. B", "§ 1. C", "§ 2. D", "§ 3. E"]
    shown = lines(book_of(tmp_path / "b.docx", body, "", numbering(*LAW)))
    assert shown[2:] == ["§ 3. C", "§ 4. D", "§ 5. E"]


def test_levels_are_written_together(tmp_path: Path) -> None:
    deep = numbering(level(0, "upperRoman", "%1"), level(1, "decimal", "%1.%2", "<w:isLgl/>"))
    body = item("One") + item("Two") + item("Inner", 1)
    assert lines(book_of(tmp_path / "a.docx", body, "", deep)) == ["I One", "II Two", "2.1 Inner"]


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("upperLetter", "AB"), ("decimalZero", "28"), ("chineseCounting", "二十八"), ("none", ""),
        ("lowerRoman", "xxviii"), ("no such", "28"), ("decimalFullWidth", "２８"),
        ("ordinal", "28th"), ("cardinalText", "Twenty-eight"), ("ordinalText", "Twenty-eighth"),
        ("aiueo", "ﾌ"), ("ideographDigital", "二八"), ("chineseLegalSimplified", "贰拾捌"),
        ("hebrew1", "כח"), ("russianUpper", "Ю"), ("decimalEnclosedCircle", "28"),
        ("numberInDash", "- 28 -"), ("chicago", "§" * 7),
    ],
)  # fmt: skip
def test_formats_of_numbers(tmp_path: Path, kind: str, shown: str) -> None:
    body = "".join(item("x") for _ in range(28))
    found = lines(book_of(tmp_path / "a.docx", body, "", numbering(level(0, kind, "%1"))))
    assert found[-1].removesuffix("x").strip() == ("BB" if kind == "upperLetter" else shown)


def test_a_list_that_only_names_a_style_has_its_levels(tmp_path: Path) -> None:
    first = '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="N"/></w:abstractNum>'
    second = '<w:abstractNum w:abstractNumId="2"><w:styleLink w:val="N"/>{}</w:abstractNum>'
    listed = (
        f'{first}{second.format(LAW[0])}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'
    )
    assert lines(book_of(tmp_path / "a.docx", item("A"), "", listed)) == ["§ 1. A"]


def test_bullets_stay_a_list(tmp_path: Path) -> None:
    book = book_of(tmp_path / "a.docx", item("Oil"), "", numbering(level(0, "bullet", "•")))
    assert b"<li>" in book.files[0].markup and lines(book) == ["Oil"]


def test_headings_by_style_by_its_base_and_by_level(tmp_path: Path) -> None:
    styles = (
        '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>'
        '<w:style w:type="paragraph" w:styleId="Act"><w:name w:val="Act"/><w:basedOn w:val="H1"/>'
        '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>'
        '<w:style w:type="paragraph" w:styleId="Scene"><w:name w:val="Scene"/>'
        '<w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>'
    )
    body = paragraph("The Mill", '<w:pStyle w:val="Act"/>') + paragraph("It was late.")
    body += paragraph("Ice", '<w:pStyle w:val="Scene"/>') + paragraph("Cold.")
    body += paragraph("Fog", '<w:outlineLvl w:val="2"/>') + paragraph("Grey.")
    body += paragraph("Not one", '<w:pStyle w:val="Scene"/><w:outlineLvl w:val="9"/>')
    book = book_of(tmp_path / "a.docx", body, styles, numbering(level(0, "upperRoman", "%1.")))
    contents = [(entry.level, entry.title) for entry in book.toc]
    assert contents == [(1, "I. The Mill"), (2, "Ice"), (3, "Fog")]


def test_formulas_are_mathml(tmp_path: Path) -> None:
    def run(words: str) -> str:
        return f"<m:r><m:t>{words}</m:t></m:r>"

    fraction = f"<m:f><m:num>{run('a&lt;1')}</m:num><m:den>{run('2.5')}</m:den></m:f>"
    root = f"<m:rad><m:deg/><m:e>{run('x')}</m:e></m:rad>"
    total = (
        f'<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>{run("i")}</m:sub>'
        f"<m:sup>{run('n')}</m:sup><m:e>{run('i')}</m:e></m:nary>"
    )
    body = f"<w:p {M}><w:r><w:t>So </w:t></w:r><m:oMath>{fraction}{root}</m:oMath></w:p>"
    body += f"<w:p {M}><m:oMathPara><m:oMath>{total}</m:oMath></m:oMathPara></w:p>"
    book = book_of(tmp_path / "a.docx", body)
    assert lines(book) == ["So a<12.5x", "∑ini"]
    page = etree.fromstring(book.files[0].markup)
    math = "{http://www.w3.org/1998/Math/MathML}"
    names = [str(e.tag).removeprefix(math) for e in page.iter(f"{math}*")]
    assert {"mfrac", "msqrt", "munderover", "mn", "mi", "mo"} <= set(names)
    assert [e.get("display") for e in page.iter(f"{math}math")] == [None, "block"]


def test_changes_are_accepted(tmp_path: Path) -> None:
    body = (
        '<w:p><w:ins w:id="1"><w:r><w:t>new </w:t></w:r></w:ins>'
        '<w:del w:id="2"><w:r><w:delText>old </w:delText></w:r></w:del>'
        '<w:moveFrom w:id="3"><w:r><w:t>there </w:t></w:r></w:moveFrom>'
        '<w:moveTo w:id="4"><w:r><w:t>here</w:t></w:r></w:moveTo></w:p>'
    )
    assert lines(book_of(tmp_path / "a.docx", body)) == ["new here"]


DELETED = '<w:rPr><w:del w:id="9"/></w:rPr>'


def gone(words: str) -> str:
    return f"<w:del><w:r><w:delText>{words}</w:delText></w:r></w:del>"


def test_what_is_deleted_counts_for_no_number(tmp_path: Path) -> None:
    listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
    lost = f"<w:p><w:pPr>{listed}{DELETED}</w:pPr>{gone('Fine')}</w:p>"
    body = item("Rent") + lost + item("Roof")
    shown = lines(book_of(tmp_path / "a.docx", body, "", numbering(*LAW)))
    assert shown == ["§ 1. Rent", "§ 2. Roof"]


def test_paragraphs_whose_mark_is_deleted_are_joined_where_one_follows(tmp_path: Path) -> None:
    row = f"<w:tr><w:tc>{paragraph('a', DELETED)}</w:tc><w:tc>{paragraph('b')}</w:tc></w:tr>"
    lost = f"<w:tr><w:trPr><w:del/></w:trPr><w:tc>{paragraph('c')}</w:tc></w:tr>"
    body = paragraph("one ", DELETED) + paragraph("two") + f"<w:tbl>{row}{lost}</w:tbl>"
    body += paragraph("last", DELETED)
    assert lines(book_of(tmp_path / "a.docx", body)) == ["one two", "a", "b", "last"]


def test_a_box_drawn_in_two_ways_is_counted_once(tmp_path: Path) -> None:
    space = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
    box = f"<w:txbxContent>{item('boxed')}</w:txbxContent>"
    old = f'<w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml">{box}</v:textbox></w:pict>'
    both = f"<mc:Choice>{box}</mc:Choice><mc:Fallback>{old}</mc:Fallback>"
    alternate = f"<mc:AlternateContent {space}>{both}</mc:AlternateContent>"
    body = f"<w:p><w:r>{alternate}</w:r></w:p>{item('Roof')}"
    shown = lines(book_of(tmp_path / "a.docx", body, "", numbering(*LAW)))
    assert shown == ["§ 1. boxed", "§ 2. Roof"]


def notes_of(book: Book) -> dict[str, str]:
    """The words of each note by its label."""
    inside = read_inside([(file.name, file.markup) for file in book.files])
    texts = [file.text for file in book.files]
    found = ((link.label, link.note) for file in inside.files for link in file.links)
    return {
        label: " ".join(texts[note.file][note.start : note.end].split())
        for label, note in found
        if note is not None
    }


def test_words_in_fields_under_readings_and_round_breaks_stay(tmp_path: Path) -> None:
    def run(inside: str) -> str:
        return f"<w:r>{inside}</w:r>"

    ruby = (
        f"<w:rt>{run('<w:t>かんじ</w:t>')}</w:rt><w:rubyBase>{run('<w:t>漢字</w:t>')}</w:rubyBase>"
    )
    field = f'<w:fldSimple w:instr="REF x">{run("<w:t>§ 2</w:t>")}</w:fldSimple>'
    left = f'<w:bdo w:val="rtl">{run("<w:t>(left)</w:t>")}</w:bdo>'
    body = f"<w:p>{run('<w:t>a</w:t>')}{run(f'<w:ruby>{ruby}</w:ruby>')}{field}{left}</w:p>"
    for kind in ("page", "column"):
        both = run("<w:t>one</w:t>") + run(f'<w:br w:type="{kind}"/>') + run("<w:t>two</w:t>")
        body += f"<w:p>{both}</w:p>"
    shown = lines(book_of(tmp_path / "a.docx", body))
    assert shown == ["a漢字§ 2(left)", "one", "two", "one", "two"]


def reference(id_: str, kind: str = "comment") -> str:
    return f'<w:r><w:{kind}Reference w:id="{id_}"/></w:r>'


def commented(path: Path, comments: str, body: str) -> Book:
    members = smallbooks.docx_members(body)
    members["word/comments.xml"] = f"<w:comments {W}>{comments}</w:comments>"
    book, resources = open_book(smallbooks.zipped(path, members))
    resources.close()
    return book


def comment(id_: str, words: str, more: str = "") -> str:
    return f'<w:comment w:id="{id_}" {more}>{words}</w:comment>'


def test_comments_are_notes_under_their_writers_names(tmp_path: Path) -> None:
    ada = 'w:author="Ada Wren &lt;ada&gt;" w:initials="A.W." w:date="2019-04-18T09:12:17Z"'
    comments = comment("0", paragraph("Which lamp?"), ada)
    comments += comment("1", paragraph("The green one."), 'w:author="bo reed"')
    body = "<w:p><w:r><w:t>The lamp</w:t></w:r>" + reference("0") + reference("1") + "</w:p>"
    book = commented(tmp_path / "a.docx", comments, body)
    assert lines(book) == [
        "The lamp[AW1][BR2]",
        "[AW1] Ada Wren <ada>, 2019-04-18", "Which lamp? ↑",
        "[BR2] bo reed", "The green one. ↑",
    ]  # fmt: skip
    assert notes_of(book) == {
        "1": "Ada Wren <ada>, 2019-04-18 Which lamp?",
        "2": "bo reed The green one.",
    }


@pytest.mark.parametrize(
    ("comments", "marks"),
    [
        ("", reference("0") + reference("7", "footnote") + reference("7", "endnote")),
        ("<w:comment/>", reference("0") + "<w:r><w:commentReference/></w:r>"),
        (comment("0", f"<w:p>{reference('0')}{reference('2', 'footnote')}</w:p>"), reference("0")),
        (comment("0", paragraph("x " * 50_000)), reference("0") * 2_000),
    ],
)
def test_marks_of_notes_that_are_not_there_lose_no_words(
    tmp_path: Path, comments: str, marks: str
) -> None:
    body = f"<w:p><w:r><w:t>The lamp</w:t></w:r>{marks}</w:p>"
    book = commented(tmp_path / "a.docx", comments, body)
    text = "\n".join(lines(book))
    assert text.startswith("The lamp") and len(text) < 200_000


def test_cells_that_are_joined_stay_joined(tmp_path: Path) -> None:
    def cell(words: str, properties: str = "") -> str:
        return f"<w:tc><w:tcPr>{properties}</w:tcPr>{paragraph(words)}</w:tc>"

    wide, begins = '<w:gridSpan w:val="2"/>', '<w:vMerge w:val="restart"/>'
    body = f"<w:tbl><w:tr>{cell('Both', wide)}{cell('Long', begins)}</w:tr>"
    body += f"<w:tr>{cell('a')}{cell('b')}{cell('', '<w:vMerge/>')}</w:tr></w:tbl>"
    markup = book_of(tmp_path / "a.docx", body).files[0].markup
    assert b'colspan="2"' in markup and b'rowspan="2"' in markup


@pytest.mark.parametrize(
    "numbers",
    [
        "<w:num/>", "<w:abstractNum/>", '<w:num w:numId="1"/>',
        numbering('<w:lvl w:ilvl="x"/>', '<w:lvl w:ilvl="99"/>', "<w:lvl/>"),
        numbering(level(0, "lowerLetter", "%1%9%0%") .replace('"1"/>', '"99999999999"/>')),
        numbering(level(0, "lowerLetter", "%1").replace('w:val="1"', 'w:val="99999999"')),
    ],
)  # fmt: skip
def test_lists_that_make_no_sense_lose_no_words(tmp_path: Path, numbers: str) -> None:
    found = lines(book_of(tmp_path / "a.docx", item("Rent") + item("Roof", 7), "", numbers))
    assert [line[-4:] for line in found] == ["Rent", "Roof"]
