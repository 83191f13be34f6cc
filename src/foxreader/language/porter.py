"""Porter's stemmer for English (M. F. Porter, 1980), written from the published rules."""

from __future__ import annotations

_STEP2 = {
    "ational": "ate", "tional": "tion", "enci": "ence", "anci": "ance", "izer": "ize",
    "bli": "ble", "alli": "al", "entli": "ent", "eli": "e", "ousli": "ous", "ization": "ize",
    "ation": "ate", "ator": "ate", "alism": "al", "iveness": "ive", "fulness": "ful",
    "ousness": "ous", "aliti": "al", "iviti": "ive", "biliti": "ble", "logi": "log",
}  # fmt: skip
_STEP3 = {
    "icate": "ic", "ative": "", "alize": "al", "iciti": "ic", "ical": "ic", "ful": "", "ness": "",
}  # fmt: skip
_STEP4 = (
    "ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous",
    "ive", "ize", "ion", "al", "er", "ic", "ou",
)  # fmt: skip

_ENDINGS2 = tuple(sorted(_STEP2, key=len, reverse=True))
_ENDINGS3 = tuple(_STEP3)
_SHAPES = str.maketrans({chr(code): "c" for code in range(128)} | dict.fromkeys("aeiou", "v"))


def porter(word: str) -> str:
    """The stem of a lower-case English ``word``."""
    if len(word) <= 2 or not word.isascii():
        return word
    word = _plurals(word)
    word = _past(word)
    if word.endswith("y") and _has_vowel(word[:-1]):
        word = word[:-1] + "i"
    word = _swap(word, _ENDINGS2, _STEP2)
    word = _swap(word, _ENDINGS3, _STEP3)
    return _final_e(_drop(word))


def _shape(word: str) -> str:
    """``word`` as c and v: which letters are consonants and which vowels."""
    shape = word.translate(_SHAPES)
    at = word.find("y", 1)
    while at > 0:
        if shape[at - 1] == "c":
            shape = f"{shape[:at]}v{shape[at + 1 :]}"
        at = word.find("y", at + 1)
    return shape


def _measure(word: str) -> int:
    """How many times a vowel run is followed by a consonant run."""
    return _shape(word).count("vc")


def _has_vowel(word: str) -> bool:
    return "v" in _shape(word)


def _short_end(word: str) -> bool:
    """Whether ``word`` ends consonant, vowel, consonant, the last not w, x or y."""
    return _shape(word).endswith("cvc") and word[-1] not in "wxy"


def _plurals(word: str) -> str:
    if word[-1] != "s":
        return word
    if word.endswith("sses"):
        return word[:-2]
    if word.endswith("ies"):
        return word[:-2]
    return word if word.endswith("ss") else word[:-1]


def _past(word: str) -> str:
    if not word.endswith(("ed", "ing")):
        return word
    if word.endswith("eed"):
        return word[:-1] if _measure(word[:-3]) > 0 else word
    for ending in ("ed", "ing"):
        if word.endswith(ending) and _has_vowel(word[: -len(ending)]):
            return _mended(word[: -len(ending)])
    return word


def _mended(stem: str) -> str:
    """A stem after -ed or -ing went: hop(p), fil(e), conflat(e)."""
    if stem.endswith(("at", "bl", "iz")):
        return stem + "e"
    if len(stem) > 1 and stem[-1] == stem[-2] and _shape(stem)[-1] == "c" and stem[-1] not in "lsz":
        return stem[:-1]
    if _measure(stem) == 1 and _short_end(stem):
        return stem + "e"
    return stem


def _swap(word: str, endings: tuple[str, ...], swaps: dict[str, str]) -> str:
    if not word.endswith(endings):
        return word
    for ending in endings:
        if word.endswith(ending):
            stem = word[: -len(ending)]
            return stem + swaps[ending] if _measure(stem) > 0 else word
    return word


def _drop(word: str) -> str:
    if not word.endswith(_STEP4):
        return word
    for ending in _STEP4:
        if word.endswith(ending):
            stem = word[: -len(ending)]
            fits = _measure(stem) > 1 and (ending != "ion" or stem.endswith(("s", "t")))
            return stem if fits else word
    return word


def _final_e(word: str) -> str:
    if word.endswith("e"):
        measure = _measure(word[:-1])
        if measure > 1 or (measure == 1 and not _short_end(word[:-1])):
            word = word[:-1]
    if word.endswith("ll") and _measure(word) > 1:
        word = word[:-1]
    return word
