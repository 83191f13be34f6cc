from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from foxreader.language.detect import guess
from foxreader.language.tokenize import Reader, _shared, characters, terms, token_terms, tokens


@pytest.mark.parametrize(
    ("word", "stem"),
    [
        ("caresses", "caress"), ("ponies", "poni"), ("cats", "cat"), ("agreed", "agre"),
        ("plastered", "plaster"), ("conflated", "conflat"), ("hopping", "hop"), ("falling", "fall"),
        ("filing", "file"), ("happy", "happi"), ("relational", "relat"), ("digitizer", "digit"),
        ("hopefulness", "hope"), ("electrical", "electr"), ("adjustment", "adjust"),
        ("adoption", "adopt"), ("controlling", "control"), ("probate", "probat"), ("sky", "sky"),
    ],
)  # fmt: skip
def test_english_stems(word: str, stem: str) -> None:
    assert terms(word, "en") == [stem]


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        ("en", "smell smelt smelling"), ("en", "undertake undertook"),
        ("en", "die dies died dying"), ("en", "cry cries cried crying"), ("en", "try tries tried"),
        ("en", "lie lies lied lying"), ("en", "sky skies"), ("en", "free freed freeing"),
        ("en", "experience experiences experienced"), ("en", "harbour harbors harboured"),
        ("en", "succeed succeeded succeeding"), ("en", "genius geniuses"),
        ("de", "geben gab gegeben"),
        ("de", "werfen warf geworfen"), ("fr", "prendre prit pris"), ("es", "decir dijo dicho"),
    ],
)  # fmt: skip
def test_irregular_forms_have_the_stem_of_their_verb(code: str, forms: str) -> None:
    assert len(set(terms(forms, code))) == 1


def test_a_wound_is_no_wind() -> None:
    assert terms("wound", "en") != terms("wind", "en")


@pytest.mark.parametrize(
    ("language", "a", "b"),
    [
        ("en", "Whales", "whale’s"), ("en", "went", "go"), ("en", "children", "child"),
        ("en", "ﬁnd", "found"), ("en", "co\u00adoper\u00adate", "cooperate"),
        ("en", "ＡＢＣ", "abc"), ("fr", "l’été", "ETE"), ("de", "Häuser", "Häusern"),
        ("es", "ballenas", "ballena"), ("ru", "книги", "книгу"), ("en", "книги", "книгу"),
        ("ar", "الكتاب", "كتاب"), ("ar", "كِتَاب", "كتاب"), ("en", "naïve", "naive"),
        ("en", "smelt", "smell"), ("en", "mice", "mouse"), ("en", "strode", "stride"),
        ("tr", "kitaplar", "kitap"), ("nl", "boeken", "boek"), ("ro", "caselor", "casele"),
        ("hi", "किताबें", "किताब"), ("it", "balene", "balena"), ("pt", "baleias", "baleia"),
        ("pl", "kapitana", "kapitan"), ("el", "φάλαινες", "φάλαινα"),
    ],
)  # fmt: skip
def test_forms_of_a_word_share_a_term(language: str, a: str, b: str) -> None:
    assert terms(a, language) == terms(b, language) != []


def test_scripts_without_spaces_give_pairs_and_single_characters() -> None:
    assert terms("天下大势", "zh") == ["天下", "下大", "大势"]
    assert characters("天下, x") == ["天", "下"]
    assert terms("马", "zh") == ["马"]
    assert terms("ภาษาไทย", "th")[0] == "ภาษ"
    # Marks inside a word do not part it.
    assert terms("हिन्दी भाषा", "") == terms("हिन्दी", "") + terms("भाषा", "")
    assert len(terms("हिन्दी भाषा", "")) == 2


@examples(150)
@given(st.text(max_size=120), st.sampled_from(["", "en", "de", "fr", "ru", "zh"]))
def test_any_text_gives_terms_a_table_of_words_can_hold(text: str, language: str) -> None:
    found = terms(text, language)
    assert all(term and not any(c.isspace() for c in term) for term in found)
    assert " ".join(found).split() == found
    # The ascii tokenizer of the table splits at ASCII punctuation: no term may hold any.
    assert all(c.isalnum() or ord(c) > 127 for term in found for c in term)
    for token in tokens(text):
        assert text[token.start : token.end] == token.text


def test_a_language_is_known_by_its_small_words() -> None:
    assert guess("The whale is in the sea and it was not at all what we had seen before") == "en"
    assert guess("Der Wal ist in dem Meer und er war nicht das, was wir gesehen haben") == "de"
    assert guess("黑豹队的防守丢了多少分") == "zh"
    assert guess("影は反対の方から、逆にあらわれて来た") == "ja"
    assert guess("") == ""


CHUNKS = st.sampled_from(
    ["The", "the", "don’t", "'tis", "l’été", "x_y", "U.S.A.", "co\u00adop", "—", "“Ahab’s”",
     "天下大势", "abc天下", "ภาษาไทย", "हिन्दी",
     "''", "a''b", "\u2060", "3.14", "\ud800", "École", "ΑΒΓ"]
)  # fmt: skip
SPACED = st.lists(st.tuples(CHUNKS, st.sampled_from(["", " ", "\n", ", ", "\u00a0"])), max_size=25)


@examples(150)
@given(SPACED, st.sampled_from(["", "en", "fr", "ru", "zh"]))
def test_what_is_remembered_of_words_gives_what_reading_each_would(
    parts: list[tuple[str, str]], language: str
) -> None:
    text = "".join(map("".join, parts))
    expected = [
        term for token in tokens(text) for term in token_terms(token.text, token.kind, language)
    ]
    reader = Reader(language)
    for _ in range(2):
        assert reader.both(text) == (expected, characters(text))
    assert terms(text, language) == expected


def test_what_all_threads_share_keeps_no_run_of_a_text() -> None:
    """Runs without spaces were gathered for ever, by whoever read next."""
    for number in range(50):
        terms(f"白鯨{number}は海を泳ぐ", "ja")
    assert _shared("ja")._known.runs is None


def test_two_readings_of_one_reader_have_their_own_characters() -> None:
    reader = Reader("ja")
    reader.terms("白鯨")
    assert reader.both("海")[1] == ["海"]
    assert reader.both("森")[1] == ["森"]
