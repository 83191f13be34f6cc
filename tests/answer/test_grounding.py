from dataclasses import dataclass

import pytest

from foxreader.answer.checks.absence import admits_absence
from foxreader.answer.checks.evidence import Finding, Verdict, flags, graded
from foxreader.answer.checks.grounding import Checker
from foxreader.answer.checks.quotes import canonical
from foxreader.answer.gate.footnote import Footnotes
from foxreader.answer.gate.ledger import Ledger
from foxreader.answer.gate.splitter import sentences
from foxreader.core.book import Book, BookFile, Metadata
from foxreader.core.events import Citation, Mark, Text
from foxreader.core.span import Span
from foxreader.language.lexicon import codes
from foxreader.language.tokenize import terms

UNITS = [
    "Captain Ahab lost his leg to the white whale in 1842.",
    "“He tasks me; he heaps me,” said Ahab to the mate Starbuck.",
    "The Pequod had a crew of twenty-nine and sailed from Nan\u00adtucket.",
    "Chapter XXXII tells of whales; 3,500 barrels were filled.",
    "白鲸在海上出现了三次。",
    "Queequeg slept through the storm.",
    "A drum of the new ship's log holds 32MiB of notes.",
    "Another drum of that log holds 64 MiB of them.",
]
TEXT = "\n".join(UNITS)
BOOK = Book("0" * 64, "text", Metadata("Moby Dick", ("Herman Melville",)), (BookFile("a", TEXT),))
SPANS = [Span(0, TEXT.index(u), TEXT.index(u) + len(u)) for u in UNITS]


class Words:
    """The words of the made book; what stands in "later" comes past the limit."""

    later: frozenset[str] = frozenset()

    def knows(self, term: str) -> bool:
        return term in terms(TEXT, "en")

    def only_later(self, term: str) -> bool:
        return term in self.later

    def rarity(self, term: str) -> float:
        return 1.0


@dataclass
class Checked:
    verdicts: tuple[Verdict, ...]
    citations: tuple[Citation, ...]

    @property
    def findings(self) -> list[Finding]:
        return [finding for verdict in self.verdicts for finding in verdict.findings]


def checked(answer: str, question: str = "What of Ahab?", units=SPANS, later=()) -> Checked:
    ledger = Ledger(BOOK, units)
    notes = Footnotes(ledger)
    list(notes.feed(answer.format(*SPANS)))
    list(notes.end())
    words = Words()
    words.later = frozenset(later)
    checker = Checker(ledger, question, "en", words)
    verdicts = checker.inspect(notes.parts, notes.citations.all)
    return Checked(verdicts, graded(notes.citations.all, verdicts))


def kinds(answer: str, **options) -> list[str]:
    return [finding.kind for finding in checked(answer, **options).findings]


@pytest.mark.parametrize(
    "answer",
    [
        "Ahab lost his leg to the whale in 1842 {0}.",
        "Ahab said “He tasks me; he heaps me” {1}.",
        'Ahab said "he TASKS me... he heaps me," to Starbuck {1}.',
        "The Pequod had a crew of twenty-nine {2}.",
        "He heaps me, said Ahab {1}.",
        "It sailed from Nantucket with its crew {2}.",
        "Whales are told of in chapter 32, with 3500 barrels {3}.",
        "Queequeg slept through the storm {5}. The passages do not mention why.",
        "Queequeg slept through the storm {5}. No passage speaks of his dreams.",
        "Queequeg slept through the storm {5}. That is all the passages say of it.",
        "Queequeg slept through the storm {5}. I could not find more in the passages.",
        "What did Ahab lose? A leg, to the white whale {0}.",
        "- Ahab lost his leg to the whale {0}\n- He spoke to Starbuck {1}",
        "白鲸出现了3次 {4}。",
        "Mr. Melville wrote that Ahab lost his leg to the whale {0}.",
        "Ahab lost a leg to the white whale {0} and spoke of it to Starbuck, the mate {1}.",
    ],
)
def test_what_the_book_bears_out_has_no_flag(answer):
    result = checked(answer)
    assert result.findings == []
    assert not any(c.weak for c in result.citations)


@pytest.mark.parametrize(
    ("answer", "kind", "hard", "words"),
    [
        ("Ahab said “I love the sea and all its whales” {1}.", "quote", True, "not in the book's"),
        ("Ahab told Starbuck “He tasks me. He never stopped.” {1}", "quote", True, "not in the"),
        ("Ahab lost his leg; “He tasks me; he heaps me” {5}.", "quote", True, "another place"),
        ("Ahab, the “mate”, slept through the storm {5}.", "quote", False, "another place"),
        ("Ahab lost his leg to the whale in 1851 {0}.", "number", True, "“1851”"),
        ("Ahab lost 17 legs to the white whale {0}.", "number", True, "“17”"),
        ("Ahab lost three legs to the white whale {0}.", "number", True, "“three”"),
        ("Ahab lost it on the 3rd of May 1842 {0}.", "number", True, "“May”"),
        ("Ahab lost his leg, all but twenty-eight whales {2}.", "number", True, "“twenty eight”"),
        ("白鲸出现了五次 {4}。", "number", True, "“五”"),
        ("Ahab lost his leg to the whale before Gatsby came {0}.", "name", True, "“Gatsby”"),
        ("Gatsby lost his leg to the white whale in 1842 {0}.", "name", False, "“Gatsby”"),
        ("Jay Gatsby lost his leg to the whale in 1842 {0}.", "name", True, "“Gatsby”"),
        ("Ahab lost his leg in Paris, to the whale. He slept {5}.", "name", True, "“Paris”"),
        ("It was 1851 when Ahab lost his leg to the whale.", "number", True, "“1851”"),
        ("Ahab lost his leg to the white whale.", "uncited", False, "Ahab lost his leg"),
        ("年轻姑娘每天在河边洗衣 {4}。", "weak", False, "little"),
        ("Even so they debated economic policy and taxation {5}.", "weak", False, "little"),
    ],
)
def test_what_it_does_not_is_said(answer, kind, hard, words):
    findings = checked(answer).findings
    assert any(f.kind == kind and f.hard is hard and words in f.line for f in findings)
    assert all(f.line.count("\n") == 0 and len(f.line) < 200 for f in findings)


def test_a_name_of_the_book_that_the_evidence_lacks_is_only_said():
    answer = "He lost his leg to the whale, and Queequeg slept {0}."
    found = checked(answer, units=SPANS[:3]).findings
    assert [(f.kind, f.hard) for f in found] == [("name", False)]


def test_a_unit_may_stand_apart_from_its_number():
    assert kinds("The log holds 32 MiB of notes {6}.", units=SPANS[:7]) == []
    assert kinds("The log holds 32 Mbit of notes {6}.", units=SPANS[:7]) == ["name"]


def test_what_comes_past_the_limit_is_never_repeated():
    found = checked("Ahab lost his leg to a harpooner {0}.", later={"harpoon"}).findings
    assert [(f.kind, f.hard) for f in found] == [("future", True)]
    assert "harpoon" not in found[0].line
    # Whom the reader names they know; but no place seen so far can support it.
    asked = {"later": {"harpoon"}, "question": "Harpoons?"}
    assert kinds("Ahab lost it to a harpooner {0}.", **asked) == ["weak"]


def test_the_reader_hears_of_what_is_shown_and_not_of_what_is_left_out():
    result = checked("Ahab lost his leg in 1851 {0}. The whale was white and lost.")
    assert [flag.kind for flag in flags(result.verdicts)] == ["uncited"]


def test_weak_citations_are_marked():
    result = checked("Ahab lost his leg in 1851 {0}. Queequeg slept through the storm {5}.")
    assert [c.grade for c in result.citations] == ["weak", "quoted"]


def test_the_neighbouring_unit_counts():
    assert kinds("Ahab spoke to Starbuck of 1842 and was heaped upon {1}.") == []
    assert kinds("Ahab spoke to Starbuck of 1842.{1}", units=[SPANS[1]]) == ["number"]


def test_a_sentence_of_a_cited_unit_is_cited():
    assert kinds("He tasks me; he heaps me. Said Ahab to the mate Starbuck {1}.") == []


def test_so_it_is_on_a_line_of_its_own():
    answer = "Queequeg slept through it {5}.\nHe tasks me; he heaps me. Said Ahab to the mate {1}."
    assert kinds(answer) == []
    assert kinds("Ahab slept in the storm all night.\n\nHe heaps me, said Ahab {1}.") == ["uncited"]


def test_a_name_of_the_question_alone_is_shown_and_marked():
    answer = "Ahab, unlike Gatsby, lost his leg to the whale, writes Melville {0}."
    assert kinds(answer, question="Is Ahab like Gatsby?") == ["weak"]
    assert kinds("Ahab lost his leg to the whale, writes Melville {0}.") == []


def test_the_same_answer_gives_the_same_flags():
    answer = "Ahab lost 17 legs in 1851 {0}. It was in Paris. “No such words here” {5}."
    assert checked(answer) == checked(answer)


def test_sentences_keep_their_footnotes():
    parts = (
        Text("Dr. No came. He saw"), Mark(1), Text(". He left."), Mark(2), Text("\n\n"), Mark(3),
        Text("Then it rained."),
    )  # fmt: skip
    assert [(s.text, s.footnotes) for s in sentences(parts)] == [
        ("Dr. No came.", ()),
        ("He saw.", (1,)),
        ("He left.", (2,)),
        ("Then it rained.", (3,)),
    ]


def test_canonical_form():
    assert canonical("ago\u2060—never") == canonical("ago - never")
    assert canonical("“Ｎan\u00adtucket”—it  ’s…") == canonical('"Nantucket"-it \'s.')


@pytest.mark.parametrize(
    "text", ["The book does not mention it.", "I could not find that.", "书中没有提到。"]
)
def test_absence_is_understood(text):
    assert admits_absence(text)
    assert not admits_absence("Ahab lost his leg.")


OFFERS = {
    "ar": ("أخبرني إذا كنت تريد المزيد من التفاصيل.", "هل تريد أن أبحث عن مقاطع أخرى؟"),
    "cs": ("Dejte mi vědět, pokud chcete více podrobností.", "Chcete, abych hledal další pasáže?"),
    "de": (
        "Sag mir Bescheid, wenn du mehr wissen möchtest.",
        "Soll ich nach weiteren Stellen suchen?",
    ),
    "el": (
        "Πείτε μου αν θέλετε περισσότερες λεπτομέρειες.",
        "Θέλετε να ψάξω για άλλα αποσπάσματα;",
    ),
    "en": (
        "Let me know if you would like more details.",
        "Would you like me to look for other passages about Ahab?",
        "If you want, I can search for more on this.",
        "I hope this helps!",
        "Feel free to ask another question.",
    ),
    "es": ("Dime si quieres más detalles.", "¿Quieres que busque otros pasajes?"),
    "fi": ("Kerro, jos haluat lisätietoja.", "Haluatko, että etsin muita kohtia?"),
    "fr": (
        "N'hésitez pas à demander plus de détails.",
        "Voulez-vous que je cherche d'autres passages ?",
    ),
    "he": ("ספרו לי אם תרצו פרטים נוספים.", "האם תרצו קטעים נוספים?"),
    "hi": ("यदि आप और जानकारी चाहते हैं तो मुझे बताएँ।", "क्या आप और विवरण चाहते हैं?"),
    "hr": ("Javite mi ako želite više detalja.", "Želite li da potražim druge odlomke?"),
    "hu": (
        "Szólj, ha szeretnél további részleteket.",
        "Szeretnéd, hogy keressek más szövegrészeket?",
    ),
    "id": (
        "Beri tahu saya jika Anda ingin informasi lebih lanjut.",
        "Apakah Anda ingin saya mencari bagian lain?",
    ),
    "it": ("Fammi sapere se vuoi più dettagli.", "Vuoi che cerchi altri passi?"),
    "ja": ("さらに詳しく知りたい場合はお知らせください。", "他の箇所を探しましょうか？"),
    "ko": ("더 궁금한 점이 있으시면 말씀해 주세요.", "다른 구절을 찾아 드릴까요?"),
    "nb": ("Si gjerne fra hvis du vil vite mer.", "Vil du at jeg skal lete etter andre steder?"),
    "nl": ("Laat het me weten als je meer wilt weten.", "Wil je dat ik andere passages zoek?"),
    "pl": (
        "Daj mi znać, jeśli chcesz więcej szczegółów.",
        "Czy chcesz, żebym poszukał innych fragmentów?",
    ),
    "pt": ("Diga-me se quiser mais detalhes.", "Quer que eu procure outras passagens?"),
    "ro": ("Spuneți-mi dacă doriți mai multe detalii.", "Doriți să caut alte pasaje?"),
    "ru": (
        "Дайте мне знать, если хотите больше подробностей.",
        "Хотите, чтобы я поискал другие отрывки?",
    ),
    "sv": ("Säg till om du vill veta mer.", "Vill du att jag letar efter andra ställen?"),
    "th": ("โปรดบอกฉันหากคุณต้องการข้อมูลเพิ่มเติม", "คุณต้องการให้ฉันค้นหาข้อความอื่นไหม"),
    "tr": (
        "Daha fazla bilgi isterseniz bana haber verin.",
        "Başka bölümlere bakmamı ister misiniz?",
    ),
    "vi": (
        "Hãy cho tôi biết nếu bạn muốn thêm chi tiết.",
        "Bạn có muốn tôi tìm thêm các đoạn khác không?",
    ),
    "zh": ("如果您想了解更多细节，请告诉我。", "需要我再查找其他段落吗？"),
}
"""What models end answers with, in each language."""


@pytest.mark.parametrize(("language", "offer"), [(k, one) for k, v in OFFERS.items() for one in v])
def test_an_offer_or_a_question_to_the_reader_claims_nothing(language, offer):
    result = checked(f"Ahab lost his leg to the white whale {{0}}. {offer}")
    assert result.findings == [], language


def test_every_language_has_offers():
    assert set(OFFERS) == set(codes())


@pytest.mark.parametrize(
    "answer",
    [
        "Let me know if you want to hear how Ahab lost his leg.",
        "Would you like to know why Starbuck hated the white whale?",
        "I can tell you that Ahab spoke to the mate.",
        "If you want, I can show you the passage where Queequeg slept.",
        "Let me know if you want more on the murder of Starbuck.",
        "I can help you: Ahab hates the white whale.",
    ],
)
def test_an_offer_that_tells_something_is_marked(answer):
    assert "uncited" in kinds(answer)


def test_an_offer_with_the_questions_words_may_still_tell_something():
    offer = "Ahab lost his leg to the white whale {0}. Let me know if you want more on %s."
    asked = "Who killed the mate of Ahab?"
    assert kinds(offer % "the mate of Ahab", question=asked) == []
    assert kinds(offer % "how Starbuck killed the mate of Ahab", question=asked) == ["uncited"]


def test_an_offer_names_nobody_in_a_very_short_book():
    assert "name" not in kinds("Let me know if you want to hear how he lost it.")
