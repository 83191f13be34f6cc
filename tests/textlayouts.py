"""Texts in many layouts, made by a seed, whose paragraphs and headings are known."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from unicodedata import east_asian_width

STORIES = dict(
    line.split(": ", 1)
    for line in (Path(__file__).parent / "data" / "stories.txt").read_text("utf-8").splitlines()
)
LANGUAGES = ("en", "de", "fr", "es", "ru", "pl", "el", "tr", "ar", "zh", "ja", "ko")
WIDE = ("zh", "ja")
LAYOUTS = 200
_HAN = "一二三四五六七八九十"
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
_TITLES = {
    "en": ["The Ledger", "A Lamp in the Fog", "Ferry", "What the Sparrow Saw", "Ice", "The Quay"],
    "de": ["Die Fähre", "Nebel", "Das grüne Buch", "Der alte Müller", "Eis", "Am Kai"],
    "fr": ["Le moulin", "La glace", "Un renard dans la brume", "Le quai", "L’oie", "Le soir"],
    "es": ["El molino", "Hielo", "La zorra y el gorrión", "El muelle", "La niebla", "Tarde"],
    "ru": ["Мельница", "Лёд", "Что видел воробей", "Пристань", "Туман", "Старая лиса"],
    "pl": ["Młyn", "Lód", "Co widział wróbel", "Przystań", "Mgła", "Stary lis"],
    "el": ["Ο μύλος", "Πάγος", "Το σπουργίτι", "Η αποβάθρα", "Ομίχλη", "Το βράδυ"],
    "tr": ["Değirmen", "Buz", "Serçe ne gördü", "Rıhtım", "Sis", "Yaşlı tilki"],
    "ar": ["الطاحونة", "الجليد", "ما رآه العصفور", "الرصيف", "الضباب", "المساء"],
    "zh": ["灯塔", "初入江湖", "风雨欲来", "再会故人", "冰", "少年游"],
    "ja": ["灯台", "霧の中", "古い水車小屋", "渡し守", "氷", "狐の夜"],
    "ko": ["등대", "안개 속에서", "낡은 물레방앗간", "나루터", "얼음", "여우의 밤"],
}
# How the headings of a text are written: those known while the reader was written, then others.
_SEEN = {
    "en": ["Chapter {n}", "CHAPTER {r}. {T}", "Chapter {n}: {t}", "{n}. {t}", "chapter.{z} {t}"],
    "de": ["{n}. Kapitel", "Kapitel {n}: {t}", "{o} Kapitel", "{r}. {t}"],
    "fr": ["Chapitre {r}", "CHAPITRE {n} – {T}", "{n}. {t}"],
    "es": ["Capítulo {n}. {t}", "CAPÍTULO {r}", "{r}. {t}"],
    "ru": ["Глава {n}", "Глава {o}. {t}", "{n}. {t}"],
    "pl": ["Rozdział {n}", "ROZDZIAŁ {r}", "Rozdział {o}"],
    "el": ["Κεφάλαιο {n}", "ΚΕΦΑΛΑΙΟ {r}", "{n}. {t}"],
    "tr": ["Bölüm {n}", "{n}. Bölüm", "{o} Bölüm: {t}"],
    "ar": ["الفصل {o}", "الفصل {n}: {t}"],
    "zh": ["第{n}章 {t}", "正文 第{h}章 {t}", "【第{h}章】{t}", "＃ 第{f}章 {t}", "卷{h} {t}"],
    "ja": ["第{n}章　{t}", "第{h}話　{t}", "{h}　{t}"],
    "ko": ["제{n}장 {t}", "{n}장 {t}", "{n}. {t}"],
}
_UNSEEN = {
    "en": ["Chapter {o}", "{r}. {T}", "PART {r}: {T}", "Chapter {n} - {t}", "{n}) {t}"],
    "de": ["KAPITEL {r}. {T}", "{n}. {t}", "{o} Teil"],
    "fr": ["Chapitre {n} : {t}", "{r}. {t}", "Chapitre {o}"],
    "es": ["{n}. {t}", "Capítulo {n}", "Capítulo {o}"],
    "ru": ["ГЛАВА {r}", "Глава {n}: {t}", "{r}. {t}"],
    "pl": ["Rozdział {n}. {t}", "{r}. {t}", "{n}. {t}"],
    "el": ["Κεφάλαιο {o}", "Κεφάλαιο {n}: {t}", "{r}. {t}"],
    "tr": ["BÖLÜM {n}", "{n}. {t}", "{o} Bölüm"],
    "ar": ["الفصل {n}", "{n}. {t}"],
    "zh": ["第{h}回 {t}", "{h}、{t}", "第 {n} 章 {t}", "外传{h} {t}", "{n}.{t}", "番外{h} {t}"],
    "ja": ["第{f}章 {t}", "{n}　{t}", "第{h}章"],
    "ko": ["제 {n} 장 {t}", "{n}화 {t}", "제{n}부 {t}"],
}
_ORDINALS = {
    "en": ["One", "Two", "Three", "Four", "Five", "Six"],
    "de": ["Erstes", "Zweites", "Drittes", "Viertes", "Fünftes", "Sechstes"],
    "fr": ["premier", "deux", "trois", "quatre", "cinq", "six"],
    "es": ["primero", "segundo", "tercero", "cuarto", "quinto", "sexto"],
    "ru": ["первая", "вторая", "третья", "четвёртая", "пятая", "шестая"],
    "pl": ["pierwszy", "drugi", "trzeci", "czwarty", "piąty", "szósty"],
    "el": ["πρώτο", "δεύτερο", "τρίτο", "τέταρτο", "πέμπτο", "έκτο"],
    "tr": ["Birinci", "İkinci", "Üçüncü", "Dördüncü", "Beşinci", "Altıncı"],
    "ar": ["الأول", "الثاني", "الثالث", "الرابع", "الخامس", "السادس"],
}
_LAST = {
    "en": ["Epilogue", "Appendix"], "de": ["Epilog", "Anhang"], "fr": ["Épilogue", "Annexe"],
    "es": ["Epílogo", "Apéndice"], "ru": ["Эпилог", "Приложение"], "pl": ["Epilog", "Dodatek"],
    "el": ["Επίλογος", "Παράρτημα"], "tr": ["Sonsöz", "Ek"], "ar": ["خاتمة", "ملحق"],
    "zh": ["终章", "附录", "番外"], "ja": ["終章", "あとがき"], "ko": ["에필로그", "부록"],
}  # fmt: skip
_AUTHORS = {"zh": "作者：林舟", "ja": "作者　林舟", "ko": "지은이: 임주", "ar": "ليلى"}


@dataclass(frozen=True, slots=True)
class Layout:
    """How a text is laid out; ``unseen`` were held back while the reader of texts was written."""

    seed: int
    language: str
    flow: str  # wrapped, or a line a paragraph
    parted: str  # what is between paragraphs: blank, indent, both, nothing
    width: int
    indent: str
    form: str  # of headings
    dress: str  # of headings: plain, underlined, ruled, centred, hashes
    extras: tuple[str, ...]  # front, contents, pages, verse, letter
    unseen: bool

    @property
    def kind(self) -> str:
        """The kind of layout, for reports."""
        return f"{self.flow}/{self.parted}/{self.dress}"


@dataclass(frozen=True, slots=True)
class Laid:
    """A text with its headings, its paragraphs, and the lines that must stay lines."""

    text: str
    headings: tuple[str, ...]
    paragraphs: tuple[str, ...]
    lines: tuple[str, ...]


def layout(seed: int) -> Layout:
    """The layout of a seed; of each three, one has values that the others never have."""
    chance, unseen = random.Random(seed), seed % 3 == 2
    language = LANGUAGES[seed // 3 * (1 if unseen else 2) % 12 + (0 if unseen else seed % 3)]
    flow = chance.choice(("wrapped", "line"))
    wide = language in WIDE
    parted = chance.choice(
        ("blank", "indent", "both") if flow == "wrapped" else ("blank", "indent", "both", "nothing")
    )
    widths = (58, 66, 70, 76) if unseen else (60, 64, 72, 80)
    indents = ("   ", "     ", "\u3000") if unseen else ("  ", "    ", "\t", "\u3000\u3000")
    indent = "\u3000\u3000" if wide and not unseen else chance.choice(indents[: 2 + wide])
    forms = _UNSEEN[language] if unseen else _SEEN[language]
    dresses = ("plain", "plain", "underlined", "ruled", "centred")
    known = ("front", "contents", "pages", "verse", "letter")
    return Layout(
        seed, language, flow, parted, chance.choice(widths), indent, chance.choice(forms),
        chance.choice(dresses), tuple(e for e in known if chance.random() < 0.35), unseen,
    )  # fmt: skip


def laid(one: Layout) -> Laid:
    """The text of a layout."""
    return _Writer(one).write()


def columns(text: str) -> int:
    """How wide a line is: a Chinese character counts as two."""
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in text)


class _Writer:
    def __init__(self, one: Layout) -> None:
        self.one, self.chance = one, random.Random(f"text {one.seed}")
        self.out: list[str] = []
        self.headings: list[str] = []
        self.paragraphs: list[str] = []
        self.kept: list[str] = []
        story = STORIES[one.language]
        marks = "。，、！？“”「」『』《》；：" if one.language in WIDE else '.,;:!?«»“”„"—–-·؟،؛'
        for mark in marks:
            story = story.replace(mark, " ")
        self.words = [w for w in story.split() if w]
        self.page = 11

    def write(self) -> Laid:
        numbers = range(1, self.chance.randint(4, 6))
        titles = self.chance.sample(_TITLES[self.one.language], len(numbers))
        names = [self._heading_words(n, t) for n, t in zip(numbers, titles, strict=True)]
        names.append(self.chance.choice(_LAST[self.one.language]))
        if "front" in self.one.extras:
            self._front()
        if "contents" in self.one.extras:
            self._set_off(names)
        for name in names:
            self._heading(name)
            self._chapter()
        return Laid(
            "\n".join(self.out) + "\n", tuple(self.headings), tuple(self.paragraphs),
            tuple(self.kept),
        )  # fmt: skip

    def _heading_words(self, n: int, title: str) -> str:
        ordinals = _ORDINALS.get(self.one.language, _HAN)
        great = title.upper() if self.one.language not in ("el", "tr") else title
        return self.one.form.format(
            n=n, z=f"{n:03}", r=_ROMAN[n - 1], h=_HAN[n - 1], f=chr(0xFF10 + n),
            o=ordinals[n - 1], t=title, T=great,
        )  # fmt: skip

    def _front(self) -> None:
        language = self.one.language
        title = self.chance.choice(_TITLES[language]) + (" 2" if language == "en" else "")
        author = _AUTHORS.get(language, "Ada Wren")
        self._set_off([title])
        self._set_off([author])

    def _set_off(self, lines: list[str]) -> None:
        """Lines between blank ones, which are to stay lines."""
        self.kept += lines
        if self.out and self.out[-1]:
            self.out.append("")
        self.out += [*lines, ""]

    def _heading(self, words: str) -> None:
        dense = self.one.parted in ("indent", "nothing") and self.one.flow == "line"
        if self.out and self.out[-1] and not dense:
            self.out.append("")
        rule = self.chance.choice("=-*") * max(6, columns(words))
        if self.one.dress == "ruled":
            self.out.append(rule)
        space = " " * max(4, (self.one.width - columns(words)) // 2)
        self.out.append((space if self.one.dress == "centred" else "") + words)
        if self.one.dress in ("ruled", "underlined"):
            self.out.append(rule if self.one.dress == "ruled" else "=" * len(rule))
        if not dense:
            self.out.append("")
        self.headings.append(words)

    def _chapter(self) -> None:
        count = self.chance.randint(7, 12)
        for number in range(count):
            self._paragraph()
            middle = number == count // 2
            if middle and "verse" in self.one.extras:
                self._set_off(["    " + self._sentence(4, 6).rstrip(".。") for _ in range(4)])
            if middle and "letter" in self.one.extras:
                self._set_off([f"    {self._sentence(2, 3).rstrip('.。')}" for _ in range(3)])
            if number == 3 and "pages" in self.one.extras:
                self.page += 1
                self._set_off([f"- {self.page} -" if self.one.seed % 2 else str(self.page)])

    def _paragraph(self) -> None:
        spoken = self.chance.random() < 0.25
        sentences = 1 if spoken else self.chance.randint(1, 7)
        glue = "" if self.one.language in WIDE else " "
        text = glue.join(self._sentence(4, 14) for _ in range(sentences))
        if spoken:
            text = f"「{text}」" if self.one.language in WIDE else f"“{text}”"
        self.paragraphs.append(text)
        indent = self.one.indent if self.one.parted in ("indent", "both") else ""
        if self.one.language == "ja" and spoken and self.one.indent == "\u3000":
            indent = ""
        if self.one.flow == "line":
            self.out.append(indent + text)
        else:
            self.out += _wrap(indent + text, self.one.width)
        if self.one.parted in ("blank", "both"):
            self.out.append("")

    def _sentence(self, least: int, most: int) -> str:
        words = [self.chance.choice(self.words) for _ in range(self.chance.randint(least, most))]
        if self.one.language == "zh":
            return "，".join(w[:14] for w in words[: max(1, len(words) // 3)]) + "。"
        if self.one.language == "ja":
            return "、".join(w[:18] for w in words[: max(1, len(words) // 4)]) + "。"
        text = " ".join(words)
        return text[0].upper() + text[1:] + "."


def _wrap(text: str, width: int) -> list[str]:
    """``text`` in lines of at most ``width`` columns; a Chinese line ends after any character but
    begins with no mark."""
    lines, line = [], ""
    pieces = _pieces(text)
    for piece in pieces:
        if line and columns(line + piece.rstrip()) > width and piece not in "。，、」":
            lines.append(line.rstrip(" "))
            line = ""
        line += piece
    return [*lines, line.rstrip(" ")]


def _pieces(text: str) -> list[str]:
    if any(east_asian_width(c) == "W" and not "\uac00" <= c <= "\ud7af" for c in text):
        return list(text)
    indent = text[: len(text) - len(text.lstrip())]
    words = text.lstrip().split(" ")
    spaced = [f"{w} " for w in words]
    spaced[0] = indent + spaced[0]
    return spaced
