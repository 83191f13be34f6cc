import re
import time
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from examples import examples, sampled
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.tags import NamedPlaces, PlainWords, TagStream
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Cited, Mark, Text, TextDelta
from foxreader.core.span import Span, find_tags, neutralise

SENTENCE = "This is one sentence of the book, number {:03}. "
TEXT = "".join(SENTENCE.format(i) for i in range(400))
BOOK = Book("0" * 64, "text", Metadata("T"), tuple(BookFile(f"{i}", TEXT) for i in range(12)))
WIDTH = len(SENTENCE.format(0))
PLACES = [(1, i) for i in range(3, 12)] + [(5, i) for i in range(200, 209)]
UNITS = [Span(f, i * WIDTH, (i + 1) * WIDTH - 1) for f, i in PLACES]
LEDGER = Ledger(BOOK, UNITS)
A, B, C = UNITS[0], UNITS[1], UNITS[9]
RAW = re.compile(
    r"(?<![A-Za-z])[\[［【(]?[fF]_?\d+\s*[-–—]\s*\d+\s*[-–—]\s*\d|\[\s*[fF]_?\d+\s*-\s*\d"
)


def inner(span: Span) -> str:
    return str(span)[1:-1]


def swapped(number: int) -> str:
    """The number with its last two different figures changed round."""
    digits = list(str(number))
    at = next(n for n in range(len(digits) - 2, -1, -1) if digits[n] != digits[n + 1])
    digits[at : at + 2] = digits[at : at + 2][::-1]
    return "".join(digits)


def run(text: str, ledger: Ledger = LEDGER, cuts: tuple[int, ...] = ()) -> Footnotes:
    notes = Footnotes(ledger)
    bounds = [0, *sorted(cuts), len(text)]
    for start, end in pairwise(bounds):
        list(notes.feed(text[start:end]))
    list(notes.end())
    return notes


def shown(text: str) -> str:
    """The answer with every footnote as «file-start»."""
    notes = run(text)
    spans = {c.number: c.span for c in notes.citations.all}
    return "".join(
        p.text if isinstance(p, Text) else f"«{spans[p.footnote].file}-{spans[p.footnote].start}»"
        for p in notes.parts
    )


def mark(*spans: Span) -> str:
    return "".join(f"«{s.file}-{s.start}»" for s in spans)


a, b, c = inner(A), inner(B), inner(C)
FORMS = {
    "exact": (f"[{a}]", (A,)),
    "lenticular": (f"【{a}】", (A,)),
    "full width": (f"［{a}］", (A,)),
    "tortoise": (f"〔{a}〕", (A,)),
    "parentheses": (f"({a})", (A,)),
    "no brackets": (a, (A,)),
    "double": (f"[[{a}]]", (A,)),
    "spaces": ("[ " + a.replace("-", " - ") + " ]", (A,)),
    "comma": (f"[{a}, {c}]", (A, C)),
    "comma without f": (f"[{a}, {c[1:]}]", (A, C)),
    "semicolon": (f"[{a}; {c}]", (A, C)),
    "and": (f"[{a} and {c}]", (A, C)),
    "enumeration comma": (f"[{a}、{c}]", (A, C)),
    "ampersand": (f"[{a} & {c}]", (A, C)),
    "side by side": (f"[{a}][{c}]", (A, C)),
    "range of tags": (f"[{a}–{b}]", (A.to(B),)),
    "range with to": (f"[{a} to {b}]", (A.to(B),)),
    "merged": (f"[f{A.file}-{A.start}-{B.end}]", (A.to(B),)),
    "missing f": (f"[{a[1:]}]", (A,)),
    "underscore": (f"[f_{a[1:]}]", (A,)),
    "capital": (f"[F{a[1:]}]", (A,)),
    "two-part, unique": (f"[f{A.file}-{A.start}]", (A,)),
    "digit slip": (f"[f{A.file}-{A.start}-{A.end + 4}]", (A,)),
    "digits swapped": (f"[f5-{UNITS[-1].start}-{swapped(UNITS[-1].end)}]", (UNITS[-1],)),
    "a few off": (f"[f{A.file}-{A.start + 7}-{A.end}]", (A,)),
    "of two places": (f"[f{A.file}-{A.start}-{A.end + 40_000}]", ()),
    "en dash": (f"[{a}]".replace("-", "–"), (A,)),
    "minus": (f"[{a}]".replace("-", "−"), (A,)),
    "no-break hyphen": (f"[{a}]".replace("-", "‑"), (A,)),
    "full-width digits": (f"[{a}]".translate({48 + i: 0xFF10 + i for i in range(10)}), (A,)),
    "Arabic digits": (f"[{a}]".translate({48 + i: 0x660 + i for i in range(10)}), (A,)),
    "Persian digits": (f"[{a}]".translate({48 + i: 0x6F0 + i for i in range(10)}), (A,)),
    "link target": (f"[1]([{a}])", (A,)),
    "link target bare": (f"[1]({a})", (A,)),
    "escaped": (f"\\[{a}\\]", (A,)),
    "bold": (f"**[{a}]**", (A,)),
    "code": (f"`[{a}]`", (A,)),
    "footnote": (f"[^1]({a})", (A,)),
    "translated": (f"[来源 {a}]", (A,)),
    "decorated": (f"[ref {a}, p. 3]", (A,)),
    "zero width": (f"[{a[:2]}\u200b{a[2:]}]", (A,)),
    "dagger": (f"【{a}†L1】", (A,)),
    "invented": ("[f3-10-20]", ()),
    "two-part, no such": ("[f1-293]", ()),
    "huge": ("[f1-2-" + "9" * 30 + "]", ()),
    "backwards": ("[f9-90-10]", ()),
    "four parts": ("[f1-2-3-4]", ()),
    "own footnote": ("[^1]", ()),
    "own number": ("[12]", ()),
    "dagger alone": ("【3†source】", ()),
    "six in a run": (f"[f1-{UNITS[0].start}-{UNITS[5].end}]", ()),
    "another file's range": (f"[f2-{A.start}-{A.end + 999}]", ()),
}


@pytest.mark.parametrize("form", FORMS)
def test_every_known_mangling(form):
    written, spans = FORMS[form]
    assert shown(f"The claim {written}. More") == f"The claim{mark(*spans)}. More"
    notes = run(f"The claim {written}. More")
    assert (notes.dropped == 0) == bool(spans)


def test_brackets_around_other_words_stay():
    assert shown(f"(see [{a}]) and [sic] (1851)") == f"(see{mark(A)}) and [sic] (1851)"
    assert shown(f"**Bold [{a}]** *x*") == f"**Bold{mark(A)}** *x*"
    assert shown(f"**[{a}] claim**") == f"**{mark(A)} claim**"
    assert shown(f"[the whale]({a}).") == f"the whale{mark(A)}."
    date = "On [2020-01-02] (f) F5, f2 off-f, x[i] {y}"
    assert shown(date) == date


def test_the_books_own_tags_are_shown_as_the_book_has_them():
    sent = neutralise("It says [f1-2-3] and f4-5-6 here.")
    notes = run(f"Quote: {sent} [{a}]")
    assert "".join(p.text for p in notes.parts if isinstance(p, Text)) == (
        "Quote: It says [f1-2-3] and f4-5-6 here."
    )
    literal = [p.text for p in notes.parts if isinstance(p, Text) and p.literal]
    assert literal == ["[f1-2-3]", "f4-5-6"]
    assert len(notes.citations.all) == 1


def test_same_place_same_number_and_no_footnote_twice_in_a_row():
    notes = run(f"One [{a}][{a}]. Two [{c}]. Three [{a}].")
    assert [p.footnote for p in notes.parts if isinstance(p, Mark)] == [1, 2, 1]
    assert [(x.number, x.span) for x in notes.citations.all] == [(1, A), (2, C)]
    assert notes.citations.all[0].quote == BOOK.text_at(A)


@pytest.mark.parametrize(
    "tail",
    [
        f"\n\nSources: [{a}][{c}]",
        f"\n\n**References:** [{a}], [{c}]",
        f"\n\n## Sources\n- [{a}]\n- [{c}]\n",
        f"\n来源：[{a}]、[{c}]",
        f"\n\nSources:\n1. [{a}]\n2. [{c}]",
    ],
)
def test_a_list_of_sources_attaches_to_nothing(tail):
    notes = run(f"The claim stands alone.{tail}")
    assert notes.parts == (Text("The claim stands alone."),)
    assert notes.dropped == 2 and not notes.citations.all


def test_a_tag_on_a_line_of_its_own_is_a_citation():
    assert shown(f"> A quote\n[{a}]") == f"> A quote\n{mark(A)}"


@pytest.mark.parametrize("half", [f"[{a}"[:n] for n in range(1, len(a) + 1)] + ["f1-", "(f1-2"])
def test_half_a_tag_at_the_end_never_shows(half):
    assert shown(f"The claim {half}") == "The claim"


def test_directions_and_private_characters_are_stripped():
    assert shown("a\ue002b\u202ec\U000e0041d\x00e\u2066f") == "abcdef"
    assert shown("می‌خواهم 👩‍🚀") == "می‌خواهم 👩‍🚀"


pieces = st.one_of(
    st.sampled_from([form for form, _ in FORMS.values()]),
    st.sampled_from(list("[](){}【】`*_\\^fF-–·:,.;0123456789 \n")),
    st.sampled_from(
        ["f1", "[f", "f1-2", "[[", "]]", "**", "Sources:", "来源", "[1]", "f1·2·3", "é"]
    ),
    st.text(max_size=4),
)
messes = st.lists(pieces, max_size=14).map("".join)


@examples(400)
@given(messes, st.lists(st.integers(0, 120), max_size=12))
@example("[source 183*](\nf1-368-413andf1-368-413", [])
def test_how_the_stream_is_cut_changes_nothing(text, cuts):
    whole = run(text)
    cut = run(text, cuts=tuple(min(n, len(text)) for n in cuts))
    single = run(text, cuts=tuple(range(len(text))))
    for other in (cut, single):
        assert other.parts == whole.parts
        assert other.citations.all == whole.citations.all
        assert other.dropped == whole.dropped


@examples(400)
@given(messes)
@example("[](f1-138-183[f1-138-183]")
@example("f1-460-505[f1-138-183][[[1]f1-2-f1-138-183138[[f1-414-459]]")
def test_no_raw_tag_leaves_and_every_citation_is_allowed(text):
    notes = Footnotes(LEDGER)
    events = [*notes.feed(text), *notes.end()]
    flat = "".join(e.text if isinstance(e, TextDelta) and not e.literal else "\x00" for e in events)
    assert not RAW.search(flat)
    for event in events:
        if isinstance(event, Cited):
            assert LEDGER.allows(event.citation.span)


@examples(300)
@given(st.data())
def test_one_slipped_character_never_names_another_place(data):
    unit = data.draw(st.sampled_from(UNITS))
    tag = inner(unit)
    at = data.draw(st.integers(1, len(tag) - 1))
    new = data.draw(st.sampled_from([*"0123456789-", ""]))
    keep = data.draw(st.booleans())
    slipped = tag[:at] + new + tag[at + (not keep) :]
    for span in (s for i in _items(f"[{slipped}]") if isinstance(i, NamedPlaces) for s in i.spans):
        assert span == unit


def _items(text):
    stream = TagStream(LEDGER)
    return [*stream.feed(text), *stream.end()]


@given(st.text(st.characters(exclude_categories=["Cs", "Co", "Cc"]), max_size=60))
def test_text_without_brackets_or_letters_of_tags_passes_whole(text):
    text = re.sub(r"[\[\](){}［］【】〔〕〖〗⟦⟧（）fFｆＦ\u200b\u2060-\u206f\ufeff\u202a-\u202e"
                  r"\ufff9-\ufffc\U000e0000-\U000e007f]", "", text)  # fmt: skip
    assert "".join(i.text for i in _items(text) if isinstance(i, PlainWords)) == text


@pytest.mark.parametrize(
    "unit", sampled(["[", "[f", "(", "[f1-2-3", "`_", "\\[", "*", "f1-", "[a "], every=3)
)
def test_a_megabyte_of_openings_is_linear(unit):
    text = unit * ((1_000_000 if unit == "[" else 160_000) // len(unit))
    times = []
    for part in (text[: len(text) // 8], text):
        started = time.process_time()
        assert sum(len(i.text) for i in _items(part) if isinstance(i, PlainWords)) <= len(part)
        times.append(time.process_time() - started)
    # Eight times the text: eight times the work where it is linear, 64 where it is not.
    assert times[1] < 30 * times[0] + 0.2


def test_the_ledger():
    assert LEDGER.allows(A) and LEDGER.allows(A.to(B)) and LEDGER.allows(UNITS[0].to(UNITS[4]))
    assert not LEDGER.allows(UNITS[0].to(UNITS[5]))
    assert not LEDGER.allows(Span(A.file, A.start, A.end + 1))
    assert not LEDGER.allows(Span(99, 0, 10))
    gap = Ledger(BOOK, [UNITS[0], UNITS[2]])
    assert not gap.allows(UNITS[0].to(UNITS[2]))
    assert Ledger(BOOK).resolve(1, 2, 3) is None
    assert LEDGER.around(B) == A.to(UNITS[2])
    assert LEDGER.around(A) == A.to(B)
    assert len(Ledger(BOOK, [Span(99, 0, 5), Span(0, 3, 3)])) == 0


# Short names, as a model is shown them in place of tags


def short(*units: Span) -> list[str]:
    """The short names of units, without brackets."""
    return [LEDGER.shown(str(unit))[1:-1] for unit in units]


NA, NB, NC = short(A, B, C)
SHORT_FORMS = {
    f"[{NA}]": (A,),
    f"【{NA}】": (A,),
    f"`[{NA}]`": (A,),
    f"[[{NA}]]": (A,),
    f"([{NA}])": (A,),
    f"[^{NA}]": (A,),
    f"[ {NA} ]": (A,),
    f"[see {NA}]": (A,),
    f"[{NA}, {NC}]": (A, C),
    f"[{NA}; {NC}]": (A, C),
    f"[{NA}][{NC}]": (A, C),
    f"[{NA} - {NB}]": (A.to(B),),
}


@pytest.mark.parametrize("form", SHORT_FORMS)
def test_a_short_name_is_read_in_every_form(form):
    assert shown(f"He came {form}.") == f"He came{mark(*SHORT_FORMS[form])}."


def test_a_request_has_short_names_that_no_place_of_the_book_has():
    sent = LEDGER.shown(f"It says. {A} Then more. {C} {Span(77, 1, 2)}")
    assert sent == f"It says. [{NA}] Then more. [{NC}] {Span(77, 1, 2)}"
    assert [span for *_, span in find_tags(sent)] == [Span(77, 1, 2)]


def test_the_books_own_numbers_in_brackets_are_no_names():
    sent = LEDGER.shown(f"As shown in [{NA}], [12, 13] and 【7】. {A}")
    assert sent == f"As shown in ({NA}), (12, 13) and (7). [{NA}]"


def test_a_number_in_round_brackets_is_no_name():
    assert shown(f"In that year ({NA}) he came.") == f"In that year ({NA}) he came."


def test_a_slip_in_a_short_name_names_no_unit():
    text = " ".join(f"word{n}." for n in range(900))
    book = Book("a" * 64, "text", Metadata("T"), (BookFile("0", text),))
    spans, at = [], 0
    for word in text.split():
        spans.append(Span(0, at, at + len(word)))
        at += len(word) + 1
    ledger = Ledger(book, spans)
    names = {ledger.shown(str(span))[1:-1]: span for span in spans}  # "108"
    assert len(names) == len(spans) and max(map(len, names)) == 4
    for name, span in names.items():
        assert ledger.named(int(name)) == span
        slips = {f"{name[:at]}{d}{name[at + 1 :]}" for at in range(len(name))
                 for d in "0123456789"}  # fmt: skip
        slips |= {f"{name[:at]}{name[at + 1]}{name[at]}{name[at + 2 :]}"
                  for at in range(len(name) - 1)}  # fmt: skip
        for slip in slips - {name}:
            assert ledger.named(int(slip)) is None or slip.startswith("0")
    assert not list(find_tags(" ".join(ledger.shown(str(span)) for span in spans)))


def test_a_slip_is_dropped_and_counted():
    for wrong in (f"[{int(NA) + 1}]", f"[{int(NA) + 1}, {int(NB) + 1}]", f"[{NA}0"):
        assert shown(f"He came {wrong}.").startswith("He came.") or wrong[-1] != "]"
        assert run(f"He came {wrong}").dropped >= 1
    assert shown(f"He came [{NA}, {int(NC) + 1}].") == f"He came{mark(A)}."


def test_a_call_names_a_place_by_its_short_name():
    assert LEDGER.read(f'{{"location": "[{NA}]"}}') == f'{{"location": "{A}"}}'
    assert LEDGER.read('{"location": "[10]"}') == '{"location": "[10]"}'
