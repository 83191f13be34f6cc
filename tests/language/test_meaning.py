"""The words that decide what a claim says: every language has them, and they do not overlap."""

from __future__ import annotations

import re

import pytest

from foxreader.language.lexicon import codes, known_languages, language
from foxreader.language.tokenize import terms

READ = [one.code for one in known_languages()]
WITHOUT_CAPITALS = [code for code in READ if code in ("ar", "hi", "ja", "ko", "th", "zh")]
PATTERNS = ("negation_runs", "superlatives", "causes", "reasons")
UNITS = 20
"""How many units of measure each language has at least."""


def test_some_languages_are_read() -> None:
    assert len(READ) > 15 and len(WITHOUT_CAPITALS) > 3


@pytest.mark.parametrize("code", READ)
def test_a_language_that_is_read_can_judge_a_claim(code: str) -> None:
    known = language(code).meaning
    assert known.negations or known.negation_runs
    assert len(known.opposites) + len(known.opposite_runs) >= 40
    assert known.superlatives and known.causes and known.reasons
    assert known.speaks and known.pronouns and known.discourse and known.yes_no
    kinds = set(known.absolutes) | set(known.absolute_runs)
    assert kinds == {"only", "never", "always", "all", "first", "last"}
    assert len(known.units) >= UNITS


@pytest.mark.parametrize("code", WITHOUT_CAPITALS)
def test_a_script_without_capitals_has_names_known_everywhere(code: str) -> None:
    assert len(language(code).meaning.known_names) >= 70


@pytest.mark.parametrize("code", codes())
def test_no_pair_of_opposites_has_a_term_on_both_sides(code: str) -> None:
    known = language(code).meaning
    for one, other, _ in known.opposites:
        left, right = ({t for w in words for t in terms(w, code)} for words in (one, other))
        assert left.isdisjoint(right), sorted(left & right)
    for one, other, _ in known.opposite_runs:
        inside = [(a, b) for a in one for b in other if a in b or b in a]
        assert not inside


@pytest.mark.parametrize("code", codes())
def test_a_unit_is_of_one_kind(code: str) -> None:
    units = language(code).meaning.units
    words = [word for forms in units.values() for word in forms]
    assert len(words) == len(set(words)), [w for w in words if words.count(w) > 1]


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("key", PATTERNS)
def test_a_pattern_matches_no_empty_text(code: str, key: str) -> None:
    pattern = getattr(language(code).meaning, key)
    assert not pattern or re.search(pattern, "", re.IGNORECASE) is None


DENIED = {
    "zh": "他不来 没有人 他没去 并非如此 无人知道 从不说 不能走 不是他 别哭 不敢去 未曾见过",
    "ja": "来ない 知らなかった 知らないから ではない じゃなかった 行きません ありませんでした "
    "言わずに 知らず、 "
    "行くまい 見えぬ 不可能だ 拒否した 早くない",
    "ko": "가지않았다 못했다 없었다 아니다 거절했다 불가능하다",
    "th": "ไม่มา ไม่เคยเห็น ปฏิเสธ อย่าไป ห้ามเข้า",
    "tr": "gelmedi gitmez bilmiyor yapmamış suçsuz",
    "ru": "невозможно неизвестный",
    "pl": "niemożliwe nieznany",
    "cs": "není nebyl nemohl neviděl neví",
    "fi": "onneton varaton",
    "hu": "lehetetlen hontalan",
}
"""Words and sentences that deny, by language."""
NOT_DENIED = {
    "zh": "不但 不仅 不过 不管 不久 不少 不同 非常 无论 未来 没关系 差不多 有没有 是不是 非洲 除非 "
    "不得不去 特别说明 无数 了不起 莫斯科 不断 无不 未婚夫",
    "ja": "少ない 危ない つまらない もったいない かもしれない なければならない ではないか "
    "じゃないか 少なくとも 行かなければなりません 必ず "
    "まず、 はずだ 無論 かもしれません 死ぬ 非常 はかない とんでもない",
    "ko": "안개 안경 안녕 마지막",
    "th": "ไม้ มิตร อย่างไร",
    "tr": "namaz yıldız hırsız Fransız temiz",
    "ru": "небо неделя немец",
    "pl": "niebo niedziela Niemcy",
    "cs": "nebe neděle nemoc nebo nechal",
    "fi": "onnellinen talo",
    "hu": "lehetséges három",
}
"""Words that only look like a negation, and questions."""


@pytest.mark.parametrize(("code", "words"), DENIED.items())
def test_a_negation_is_found(code: str, words: str) -> None:
    pattern = re.compile(language(code).meaning.negation_runs, re.IGNORECASE)
    assert [word for word in words.split() if not pattern.search(word)] == []


@pytest.mark.parametrize(("code", "words"), NOT_DENIED.items())
def test_what_only_looks_like_a_negation_is_none(code: str, words: str) -> None:
    pattern = re.compile(language(code).meaning.negation_runs, re.IGNORECASE)
    assert [word for word in words.split() if pattern.search(word)] == []


@pytest.mark.parametrize("code", codes())
def test_a_word_for_only_denies_nothing(code: str) -> None:
    known = language(code).meaning
    for words in (known.absolutes, known.absolute_runs):
        assert known.negations.isdisjoint(words.get("only", frozenset()))


@pytest.mark.parametrize("code", [code for code in codes() if code != "en"])
def test_no_word_that_denies_has_an_opposite(code: str) -> None:
    # A check takes "never" against "always" for "not … the opposite", which says the same.
    known = language(code).meaning
    denying = {term for word in known.negations for term in terms(word, code)}
    opposed = {w for pair in known.opposites for words in pair[:2] for w in words}
    assert [word for word in opposed if not denying.isdisjoint(terms(word, code))] == []
