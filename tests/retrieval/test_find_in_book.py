"""The search for places in a book: every hit is what its options say, and none is left out."""

from __future__ import annotations

import re
import time
import unicodedata
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.cancel import Cancel, Cancelled
from foxreader.core.errors import UsageError
from foxreader.core.scope import Scope
from foxreader.core.span import Span
from foxreader.language.compare import Exactness, compared, compared_form, visible
from foxreader.library.searches import FindQuery
from foxreader.retrieval.find_in_book import find, find_places
from foxreader.retrieval.find_pattern import pattern_places


def book_of(
    *texts: str, hidden: tuple[tuple[int, int], ...] = (), language: str = "en", paged: bool = False
) -> Book:
    files = tuple(BookFile(f"f{n}", text, hidden=hidden) for n, text in enumerate(texts))
    return Book("0" * 64, "text", Metadata("T", language=language), files, paged=paged)


def found(text: str, words: str, language: str = "en", **options) -> list[str]:
    book = book_of(text, language=language)
    return [book.text_at(span) for span in find(book, FindQuery(words, **options))]


JAMO = "\u1112\u1161\u11ab\u1100\u1173\u11af"


@pytest.mark.parametrize(
    ("text", "words", "hits"),
    [
        ("The white\nwhale. WHITE  WHALE!", "white whale", ["white\nwhale", "WHITE  WHALE"]),
        ("Don’t say “so” — ever", 'don\'t say "so" - ever', ["Don’t say “so” — ever"]),
        ("He said \"so\" - don't", "“so” – don’t", ['"so" - don\'t']),
        ("a.b axb", "a.b", ["a.b"]),
        ("小説 を讀む", "小説", ["小説"]),
        ("nothing", "   ", []),
        ("nothing", "\u00ad", []),
        ("an effi-cient, ef\u2010ficient, e-fficient man", "efficient",
         ["effi-cient", "ef\u2010ficient"]),
        ("co-op and re-cover", "coop", []),
        ("Ca\u00adta\u00adlogue", "catalogue", ["Ca\u00adta\u00adlogue"]),
        ("\u00adword\u00ad end", "word", ["word"]),
        ("the oﬃce of ﬁre", "office", ["oﬃce"]),
        ("the oﬃce of ﬁre", "fire", ["ﬁre"]),
        ("Straße STRASSE", "strasse", ["Straße", "STRASSE"]),
        ("Straße STRASSE", "STRAßE", ["Straße", "STRASSE"]),
        ("wait … wait...", "wait...", ["wait..."]),
        ("wait… wait...", "wait…", ["wait…", "wait..."]),
        ("Σίσυφος ΣΙΣΥΦΟΣ", "σισυφοσ", ["Σίσυφος", "ΣΙΣΥΦΟΣ"]),
        ("café cafe\u0301 CAFÉ cafe", "cafe", ["café", "cafe\u0301", "CAFÉ", "cafe"]),
        ("Łódź, København", "lodz", ["Łódź"]),
        ("Łódź, København", "kobenhavn", ["København"]),
        ("Ｗｉｄｅ ﾊﾝｶｸ ガ", "wide ハンカク", ["Ｗｉｄｅ ﾊﾝｶｸ"]),
        ("ﾊﾝｶﾞｸ", "ハンガク", ["ﾊﾝｶﾞｸ"]),
        ("العَرَبِيَّة", "العربية", ["العَرَبِيَّة"]),
        ("العـــربية", "العربية", ["العـــربية"]),
        ("שָׁלוֹם", "שלום", ["שָׁלוֹם"]),
        ("किताबें और किताब", "किताब", ["किताब", "किताब"]),
        ("สวัสดีครับ", "สวัสดี", ["สวัสดี"]),
        ("각가", "가", ["가"]),
        (f"{JAMO} 한글", "한글", [JAMO, "한글"]),
        ("i\ufe0fx a\u200bb", "ab", ["a\u200bb"]),
        ("x\u202ey", "xy", ["x\u202ey"]),
        ("Jᴏᴇ G. Pɪɴᴇʟʟɪ", "pinelli", ["Pɪɴᴇʟʟɪ"]),
    ],
)  # fmt: skip
def test_words_are_found_as_a_reader_means_them(text: str, words: str, hits: list[str]) -> None:
    assert found(text, words) == hits


@pytest.mark.parametrize(
    ("text", "words", "options", "hits"),
    [
        ("Whale whale WHALE", "Whale", {"match_case": True}, ["Whale"]),
        ("Straße Strasse", "Straße", {"match_case": True}, ["Straße"]),
        ("résumé resume re\u0301sume\u0301", "resume", {"match_accents": True}, ["resume"]),
        ("résumé re\u0301sume\u0301", "résumé", {"match_accents": True},
         ["résumé", "re\u0301sume\u0301"]),
        ("x\u0302 x", "x", {"match_accents": True}, ["x"]),
        ("whale whales Ahab's whale-ship", "whale", {"whole_word": True}, ["whale", "whale"]),
        ("Ahab’s l’homme", "homme", {"whole_word": True}, ["homme"]),
        ("cafés café", "cafe", {"whole_word": True}, ["café"]),
        ("sea_side sea2 sea", "sea", {"whole_word": True}, ["sea"]),
        ("किताबें किताब", "किताब", {"whole_word": True}, ["किताब"]),
        ("학교에 학교 가다", "학교", {"whole_word": True}, ["학교"]),
        ("مدرستنا مدرسة", "مدرسة", {"whole_word": True}, ["مدرسة"]),
        ("小説家", "小説", {"whole_word": True}, ["小説"]),
        ("用Linux是Linuxes", "linux", {"whole_word": True}, ["Linux"]),
        ("(see) see", "(see)", {"whole_word": True}, ["(see)"]),
        ("the white whale and whales", "white whale", {"whole_word": True}, ["white whale"]),
        ("pre\u00adwhale whale", "whale", {"whole_word": True}, ["whale"]),
    ],
)  # fmt: skip
def test_options(text: str, words: str, options: dict, hits: list[str]) -> None:
    assert found(text, words, **options) == hits


@pytest.mark.parametrize(
    ("words", "exact", "hits"),
    [
        ("istanbul", True, ["İstanbul", "istanbul"]),
        ("ISTANBUL", True, ["Istanbul"]),
        ("ırmak", True, ["Irmak", "ırmak"]),
        ("irmak", False, ["Irmak", "ırmak"]),
    ],
)
def test_the_two_letters_i_of_turkish(words: str, exact: bool, hits: list[str]) -> None:
    text = "İstanbul istanbul Istanbul Irmak ırmak"
    assert found(text, words, "tr", match_accents=exact) == hits


def test_in_other_languages_a_dotted_capital_is_an_accent() -> None:
    assert found("İstanbul", "istanbul") == ["İstanbul"]
    assert found("İstanbul", "istanbul", match_accents=True) == []


@pytest.mark.parametrize(
    ("text", "within", "hits"),
    [
        ("the captain saw a white whale", 4, ["captain saw a white whale"]),
        ("the captain saw a white whale", 3, []),
        ("whale and captain", 2, ["whale and captain"]),
        ("captain captain whale whale captain", 9, ["captain whale", "whale captain"]),
        ("captain. One two three four five. whale", 3, []),
        ("Captain\nWhále", 1, ["Captain\nWhále"]),
    ],
)
def test_words_near_each_other(text: str, within: int, hits: list[str]) -> None:
    assert found(text, "captain whale", kind="near", within=within, whole_word=True) == hits


def test_near_counts_characters_where_there_are_no_spaces() -> None:
    text = "文字列の両端を行頭に"
    assert found(text, "文字 行頭", kind="near", within=8) == ["文字列の両端を行頭"]
    assert found(text, "文字 行頭", kind="near", within=7) == []
    assert found("one word", "word", kind="near") == ["word"]


def test_a_line_of_a_printed_page_ends_inside_a_word_without_spaces() -> None:
    book = book_of("配置\n文件 配置文件", paged=True)
    spans = list(find(book, FindQuery("配置文件")))
    assert [book.text_at(span) for span in spans] == ["配置\n文件", "配置文件"]
    assert found("配置\n文件", "配置文件") == []


@pytest.mark.parametrize(
    ("text", "words", "hits"),
    [
        ("a well-\nknown man, well-known", "well-known", ["well-\nknown", "well-known"]),
        ("a well\u00adknown man", "well-known", ["well\u00adknown"]),
        ("in 1914-\n1918 and 19141918", "1914-1918", ["1914-\n1918"]),
        ("an extraordi\u00adnary thing", "extraordinary", ["extraordi\u00adnary"]),
        ("Jean-\nPaul - and", "jean-paul - and", ["Jean-\nPaul - and"]),
    ],
)
def test_a_line_of_a_printed_page_ends_at_a_words_own_hyphen(
    text: str, words: str, hits: list[str]
) -> None:
    book = book_of(text, paged=True)
    assert [book.text_at(span) for span in find(book, FindQuery(words))] == hits


def test_what_cannot_be_seen_is_not_found() -> None:
    assert not list(find(book_of("secret word", hidden=((0, 6),)), FindQuery("secret")))
    patterned = find_places(book_of("secret word", hidden=((0, 6),)), FindQuery(r"\w+", "pattern"))
    assert patterned.spans == (Span(0, 7, 11),)


def test_no_more_than_is_wanted_and_no_further_than_is_allowed() -> None:
    book = book_of("a b a b a", "a")
    all_of_it = find_places(book, FindQuery("a"))
    assert len(all_of_it.spans) == 4 and not all_of_it.more
    some = find_places(book, FindQuery("a"), most=2)
    assert len(some.spans) == 2 and some.more
    read = find_places(book, FindQuery("a"), scope=Scope(Span(0, 5, 5)))
    assert [span.start for span in read.spans] == [0, 4] and not read.more


def test_it_says_where_whole_words_cannot_be_told() -> None:
    (remark,) = find_places(book_of("小説家"), FindQuery("小説", whole_word=True)).remarks
    assert remark.code == "no_whole_words"
    assert not find_places(book_of("whale"), FindQuery("whale", whole_word=True)).remarks


# Against a slow reference

LETTERS = "aAbBeéE\u0301ßsSiıİI-—'’ \n\u00adﬁfΣσς한ᄒ\u1161가각文字ก्ุकि\u0651ل.…"
TEXTS = st.text(st.sampled_from(LETTERS), max_size=14)
WORDS = st.text(st.sampled_from(LETTERS), min_size=1, max_size=4)


@examples(300)
@given(TEXTS, WORDS, st.booleans(), st.booleans(), st.booleans())
def test_places_are_those_of_a_slow_reference(
    text: str, words: str, case: bool, accents: bool, whole: bool
) -> None:
    query = FindQuery(words, whole_word=whole, match_case=case, match_accents=accents)
    spans = [(span.start, span.end) for span in find(book_of(text), query)]
    assert spans == slow_places(text, query)


def slow_places(text: str, query: FindQuery) -> list[tuple[int, int]]:
    """The leftmost stretches whose form has the words, found by trying every position of it."""
    exact = Exactness(query.match_case, query.match_accents)
    form = compared(text, exact)
    words = " ".join(compared_form(query.text, exact).split())
    squeezed, at = "", []
    for number, character in enumerate(form.text):
        if character != " " or not squeezed.endswith(" "):
            squeezed += character
            at.append([number, number + 1])
        else:
            at[-1][1] = number + 1
    found, last, begin = [], 0, 0
    while words and begin + len(words) <= len(squeezed):
        end = begin + len(words)
        fits = squeezed[begin:end] == words
        if fits and query.match_accents and _accent(squeezed[end : end + 1]):
            fits = False
        if fits and query.whole_word:
            inside = _letter(words[0]) and begin > 0 and _letter(squeezed[begin - 1])
            fits = not inside and not (_letter(words[-1]) and _letter(squeezed[end : end + 1]))
        if fits:
            start, stop = form.source_span(at[begin][0], at[end - 1][1])
            if start >= last:
                found.append((start, stop))
                last = stop
        begin = end if fits else begin + 1
    return found


def _accent(character: str) -> bool:
    return (bool(character) and "\u0300" <= character <= "\u036f") or character == "\u0651"


def _letter(character: str) -> bool:
    if not character or re.match("[\u0e00-\u0e7f\u4e00-\u9fff]", character):
        return False
    return character == "_" or unicodedata.category(character)[0] in "LNM"


@examples(300)
@given(TEXTS, st.booleans(), st.booleans())
def test_the_form_leads_back_to_the_text(text: str, case: bool, accents: bool) -> None:
    exact = Exactness(case, accents)
    form = compared(text, exact)
    for start in range(len(form.text)):
        one, two = form.source_span(start, start + 1)
        assert 0 <= one < two <= len(text)
        assert form.text[start] in compared_form(text[one:two], exact)
    assert visible(text).text == text.replace("\u00ad", "")


@examples(200)
@given(st.lists(st.sampled_from(["ship", "sea", "whale", "the"]), max_size=14),
       st.integers(1, 6))  # fmt: skip
def test_near_places_are_those_of_a_slow_reference(words: list[str], within: int) -> None:
    text = " ".join(words)
    starts = [len(" ".join([*words[:n], ""])) for n in range(len(words))]
    pairs = [
        (low, high)
        for low, high in product(range(len(words)), repeat=2)
        if low < high <= low + within
        and {words[low], words[high]} == {"ship", "sea"}
        and not {"ship", "sea"} & set(words[low + 1 : high])
    ]
    wanted, last = [], 0
    for low, high in pairs:
        if starts[low] >= last:
            last = starts[high] + len(words[high])
            wanted.append((starts[low], last))
    query = FindQuery("ship sea", kind="near", within=within, whole_word=True)
    assert [(s.start, s.end) for s in find(book_of(text), query)] == wanted


# Regular expressions

PATTERN = {"kind": "pattern"}


@pytest.mark.parametrize(
    ("text", "pattern", "options", "hits"),
    [
        ("the whale, a Whale", r"\bwh\w+", {}, ["whale", "Whale"]),
        ("the whale, a Whale", r"\bwh\w+", {"match_case": True}, ["whale"]),
        ("whales whale", "whale", {"whole_word": True}, ["whale"]),
        ("ab\nab", "^ab", {}, ["ab", "ab"]),
        ("a\nb", "(?s)a.b", {"whole_word": True}, ["a\nb"]),
        ("aXb ab", "(?x) a # first\n b", {"whole_word": True}, ["ab"]),
        ("ca\u00adta\u00adlogue", "cata", {}, ["ca\u00adta"]),
        ("abc", "x*", {}, []),
        ("𝔄 whale", "whale", {}, ["whale"]),
    ],
)
def test_a_regular_expression(text: str, pattern: str, options: dict, hits: list[str]) -> None:
    book = book_of(text)
    result = find_places(book, FindQuery(pattern, "pattern", **options))
    assert [book.text_at(span) for span in result.spans] == hits and not result.remarks


@pytest.mark.thorough
@pytest.mark.parametrize("pattern", ["(a", "[", "*", "(?P<a", "a)(b", "(?"])
def test_what_is_no_pattern_is_said_in_a_sentence(pattern: str) -> None:
    for whole in (False, True):
        with pytest.raises(UsageError) as said:
            find_places(book_of("a"), FindQuery(pattern, "pattern", whole_word=whole))
        assert str(said.value).endswith(".") and "\n" not in str(said.value)


@pytest.mark.thorough
@pytest.mark.parametrize(
    "pattern", [r"(a+)+$", r"(a|a)*b", r"(.*)*x", r"^(([a-z])+.)+[A-Z]([a-z])+$"]
)
def test_a_hostile_pattern_ends_and_what_it_found_before_is_kept(pattern: str) -> None:
    texts = ["ab", "a" * 60 + "!"]
    began = time.monotonic()
    found = pattern_places(FindQuery(f"ab|{pattern}", "pattern"), texts, seconds=3)
    assert (0, 0, 2) in found.places
    assert found.remark is not None and found.remark.code == "pattern_took_too_long"
    assert "stopped after 3 seconds" in found.remark and time.monotonic() - began < 60


def test_the_time_of_a_pattern_is_its_own_and_not_that_of_a_start() -> None:
    found = pattern_places(FindQuery("a", "pattern"), ["ba"], seconds=0.02)
    assert found == ([(0, 1, 2)], None)


@pytest.mark.parametrize("pattern", ["(" * 4000 + ")" * 4000, "a{99999999999}"])
def test_a_pattern_that_is_too_much_is_a_sentence(pattern: str) -> None:
    (remark,) = find_places(book_of("aaa"), FindQuery(pattern, "pattern")).remarks
    assert remark.code == "pattern_too_much"


def test_a_pattern_too_long_is_not_tried() -> None:
    with pytest.raises(UsageError, match="longer than 10000"):
        find_places(book_of("a"), FindQuery("a" * 10_001, "pattern"))


def test_a_search_that_was_given_up_is_stopped() -> None:
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        find_places(book_of("a" * 60 + "!"), FindQuery(r"(a+)+$", "pattern"), cancel=cancel)
    with pytest.raises(Cancelled):
        find_places(book_of("a"), FindQuery("a"), cancel=cancel)
