from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bookmaker import book_of, index_of
from examples import examples
from foxreader.answer.direct.strict import StrictAnswer, strict_answer
from foxreader.core.scope import WHOLE_BOOK, Scope
from foxreader.core.span import Span
from foxreader.formats import open_book
from foxreader.index.pieces import tagged_units
from foxreader.language.questions import classify
from foxreader.retrieval.fulltext.search import Search

TEXT = """Chapter 1
Queequeg was a native of Rokovoko, an island far away to the West and South.
The Pequod sailed from Nantucket on the 25th of December 1841 with thirty men.
“What is a gam?” asked the landlord, and nobody in the room could tell him.
A gam is a social meeting of two whaleships, generally on a cruising ground.
The captain of the Pequod was a grim man who had lost his leg to the whale.
Ahab hated the white whale because it had taken his leg off Japan.
Starbuck never trusted the harpooneers, though he needed them for the hunt.
Stubb killed a whale that evening, and Flask laughed at him for an hour.
The tryworks stand between the foremast and the mainmast, on the deck.
Ahab nailed the gold doubloon to the mainmast before the whole crew.
黑豹队是一支来自卡罗莱纳的 NFL 职业橄榄球队，成立于1995年。
氧气是一种无色无味的气体，人和动物都需要它才能呼吸。
Der Pottwal ist ein Zahnwal, der sehr tief tauchen kann und Tintenfische frisst.
La baleine est un mammifère marin qui respire à la surface de la mer.
"""


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Search:
    filler = "The weather of that day was much like that of the day before.\n" * 60
    book = book_of(TEXT + filler, toc=[("Chapter 1", 0, 0)])
    return Search(index_of(book, tmp_path_factory.mktemp("index")))


def words(search: Search, answer: StrictAnswer) -> list[str]:
    return [search.index.book.text_at(span) for span in answer.spans]


@pytest.mark.parametrize(
    ("question", "start"),
    [
        ("Who is Queequeg?", "Queequeg was a native"),
        ("who was queequeg", "Queequeg was a native"),
        ("What is a gam?", "A gam is a social"),
        ("Please tell me, what does gam mean?", "A gam is a social"),
        ("When did the Pequod sail from Nantucket?", "The Pequod sailed"),
        ("How many men sailed on the Pequod?", "The Pequod sailed"),
        ("Why did Ahab hate the white whale?", "Ahab hated"),
        ("Who killed a whale that evening?", "Stubb killed"),
        ("Where do the tryworks stand?", "The tryworks stand"),
        ("黑豹队是什么？", "黑豹队是一支"),
        ("什么是氧气？", "氧气是一种"),
        ("Was ist ein Pottwal?", "Der Pottwal ist"),
        ("Qu'est-ce qu'une baleine ?", "La baleine est"),
    ],
)
def test_what_a_sentence_states_is_answered_with_it(
    search: Search, question: str, start: str
) -> None:
    answer = strict_answer(search.read_question(question), search)
    assert answer.mode == "direct_answer"
    assert words(search, answer)[0].startswith(start)
    assert len(answer.spans) <= 3


@pytest.mark.parametrize(
    "question",
    [
        "What is the Pequod?",
        "How did Stubb kill the whale?",
        "Why did Flask laugh?",
        "Did Stubb kill a whale?",
        "Who did not kill a whale that evening?",
        "Did Starbuck trust the harpooneers?",
        "Where is Queequeg?",
        "How many legs did Ahab have?",
        "When did Stubb kill Flask?",
        "Compare Stubb and Flask",
        "为什么氧气重要？",
        # A word exchanged, a word that narrows added, what belongs to a word moved to another.
        "Who killed a captain that evening?",
        "Who killed only a whale that evening?",
        "What did Stubb do that evening?",
        "Who will kill a whale that evening?",
    ],
)
def test_a_topic_without_a_statement_gives_highlights(search: Search, question: str) -> None:
    answer = strict_answer(search.read_question(question), search)
    assert answer.mode == "guided_fallback"
    assert 1 <= len(answer.spans) <= 6
    assert answer.reason


@pytest.mark.parametrize(
    "question",
    [
        "Tell me more", "Explain this", "what?", "", "???", "Why?", "Who is Harry Potter?",
        "What is Kubernetes?", "Stubb versus Kirk", "告诉我更多", "谁是哈利波特？",
        "Erzähl mir mehr", "Explique cela", "Расскажи больше",
        "もっと教えて", "اشرح هذا", "Cuéntame más",
    ],
)  # fmt: skip
def test_vague_outside_and_absent_are_refused_without_a_word_of_the_book(
    search: Search, question: str
) -> None:
    answer = strict_answer(search.read_question(question), search)
    assert answer.mode == "hard_refusal"
    assert answer.spans == ()


def test_the_sentence_that_says_which_is_likely(tmp_path: Path) -> None:
    text = """Quillon has four hundred houses and a church of its own on the hill.
The quarter Orm lies west of the river and south of the great wall.
The sailors met in the evening and drank until the watch sent them to their ships.
"""
    search = Search(index_of(book_of(text), tmp_path))
    which = strict_answer(search.read_question("Which quarter lies west of the river?"), search)
    assert which.confidence == "likely"


def test_who_somebody_is_comes_before_what_is_said_of_him(tmp_path: Path) -> None:
    text = """The weather was fair that day, and the ship lay at her moorings in the harbour.
The chief mate of the Pequod was Starbuck, a native of Nantucket, and a Quaker by descent.
Flask, the third mate, laughed at the captain and went below to sleep until the evening.
“Starbuck is a fool and a coward,” the landlord said to the men who drank in his house.
Starbuck, his hands on the wheel, looked at the sea and at the sky for a long time.
Then Starbuck was a happy man for once, and everybody on the ship could see it well.
"""
    search = Search(index_of(book_of(text), tmp_path))
    answer = strict_answer(search.read_question("Who is Starbuck?"), search)
    assert words(search, answer)[0].startswith("The chief mate")
    assert not any("hands on the wheel" in said for said in words(search, answer))
    answer = strict_answer(search.read_question("Who is Flask?"), search)
    assert words(search, answer)[0].startswith("Flask, the third mate")


def test_the_first_highlight_is_on_the_topic(search: Search) -> None:
    answer = strict_answer(search.read_question("How did Stubb kill the whale?"), search)
    assert words(search, answer)[0].startswith("Stubb killed")


@examples(80)
@given(
    st.lists(
        st.sampled_from(
            ["who", "is", "what", "when", "Ahab", "whale", "gam", "not", "how many", "the", "?",
             "为什么", "氧气", "Stubb", "vs", '"', "leg", "means", "where", "of"]
        ),
        max_size=8,
    ).map(" ".join) | st.text(max_size=30),
    st.none() | st.integers(0, len(TEXT) + 500),
)  # fmt: skip
def test_it_is_a_function_whose_words_are_all_the_books(
    search: Search, question: str, limit: int | None
) -> None:
    scope = WHOLE_BOOK if limit is None else Scope(Span(0, limit, limit))
    answer = strict_answer(search.read_question(question, scope), search)
    assert strict_answer(search.read_question(question, scope), Search(search.index)) == answer
    units = set(tagged_units(search.index.book, 0))
    assert set(answer.spans) <= units
    assert all(map(scope.allows, answer.spans))
    assert (answer.mode == "hard_refusal") == (not answer.spans)


def test_a_limit_takes_the_answer_away(search: Search) -> None:
    before = Scope(Span(0, TEXT.index("A gam is"), TEXT.index("A gam is")))
    assert strict_answer(search.read_question("What is a gam?"), search).mode == "direct_answer"
    assert (
        strict_answer(search.read_question("What is a gam?", before), search).mode
        == "guided_fallback"
    )
    start = Scope(Span(0, 5, 5))
    assert (
        strict_answer(search.read_question("What is a gam?", start), search).mode == "hard_refusal"
    )


@pytest.mark.parametrize(
    ("question", "kind", "subject"),
    [
        ("What is a whale?", "define", "whale"),
        ("What's the meaning of life?", "explain", ""),
        ("How many whales?", "count", ""),
        ("How does it work?", "explain", ""),
        ("¿Qué es una ballena?", "define", "ballena"),
        ("¿Quién es Ahab?", "who_is", "ahab"),
        ("Was ist ein Wal?", "define", "wal"),
        ("Wer war Ahab?", "who_is", "ahab"),
        ("Что такое кит?", "define", "кит"),
        ("Почему он ушёл?", "explain", ""),
        ("ما هو الحوت؟", "define", "الحوت"),
        ("クジラとは何ですか？", "define", "クシラ"),
        ("なぜ彼は行ったのか", "explain", ""),
        ("什么是黑洞？", "define", "黑洞"),
        ("他什么时候出生？", "when", ""),
        ("Combien de marins ?", "count", ""),
        ("Où est le navire ?", "where", ""),
        ("According to the book, who is Ahab?", "who_is", "ahab"),
        ("She found a comet from her roof, what was her name?", "fact", ""),
        ("In the making of glass, what is the way in which it is cooled?", "fact", ""),
        ("Er baute die erste Mühle am Fluss, was war sein Beruf?", "fact", ""),
        ("The heat of the kiln is expressed as what?", "fact", ""),
    ],
)
def test_questions_are_classified_by_rules(question: str, kind: str, subject: str) -> None:
    asked = classify(question)
    assert asked.kind == kind
    if subject:
        assert asked.subject in (subject, subject.replace("シ", "ジ"))
    elif kind == "fact":
        assert not asked.subject


@pytest.mark.books
def test_direct_answers_on_gold_questions_hold_the_gold(shared: Path, tmp_path: Path) -> None:
    import json

    folder = shared / "bench/xquad"
    text = (folder / "docs/xquad-en.txt").read_text(encoding="utf-8")
    search = Search(index_of(book_of(text), tmp_path))
    right = direct = 0
    for line in (folder / "qa.en.jsonl").read_text(encoding="utf-8").splitlines()[:300]:
        item = json.loads(line)
        answer = strict_answer(search.read_question(item["question"]), search)
        if answer.mode == "direct_answer":
            gold = [Span(0, e["start"], e["end"]) for e in item["evidence"]]
            direct += 1
            right += any(a.overlaps(g) for a in answer.spans for g in gold)
    # Few and right: what is no answer does more harm here than highlights do.
    assert direct >= 10
    assert right / direct >= 0.95


def test_a_comparison_with_what_the_book_lacks_shows_the_other_side(search: Search) -> None:
    answer = strict_answer(search.read_question("Compare the Pequod with the Titanic"), search)
    assert (answer.mode, answer.confidence) == ("guided_fallback", "near")
    assert answer.searched.missing == ("Titanic",)
    assert any("Pequod" in said for said in words(search, answer))


def test_a_thai_unit_that_begins_right_after_the_answer_states_nothing(tmp_path: Path) -> None:
    cut = "ซึ่งเป็นเมืองที่มีประชากรมากที่สุดในอาณาจักร และมีตลาดใหญ่ริมแม่น้ำหลายแห่งที่พ่อค้ามาพบกันทุกปี"
    whole = "ในสมัยนั้นกรุงศรีอยุธยาซึ่งอยู่ริมแม่น้ำใหญ่" + cut.removeprefix("ซึ่ง")
    for text, mode in ((whole, "direct_answer"), (cut, "guided_fallback")):
        found = Search(index_of(book_of(text), tmp_path / mode))
        answer = strict_answer(found.read_question("เมืองใดที่มีประชากรมากที่สุดในอาณาจักร"), found)
        assert answer.mode == mode


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (
            "Falls ϕ ein Homöomorphismus ist, eine Karte von X, so ist auch X eine Menge.",
            "Was ist ein Homöomorphismus?",
        ),
        ("I was one of them. Mr. Morlan was another. Torold was there too.", "Who is Mr. Morlan?"),
    ],
)
def test_a_copula_without_a_noun_after_it_defines_nothing(
    tmp_path: Path, text: str, question: str
) -> None:
    found = Search(index_of(book_of(text), tmp_path))
    assert strict_answer(found.read_question(question), found).mode == "guided_fallback"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Flask, the spy reported, was asleep. He had been tired.", "Who is Flask?"),
        ("Flask, his eyes avoiding him, went down. He had been tired.", "Who is Flask?"),
        ("They met Flask, the nurse, and the maids. Nobody spoke.", "Who is Flask?"),
        ("The Duchess, the Duchess, was late again. Nobody spoke.", "Who is the Duchess?"),
        ("In June Nixon named Simon as his agent. Simon agreed.", "What was Nixon named as?"),
        ("Sei σ so:\nσ heißt Spiegelung.\nDas geht so weiter.", "Was ist Spiegelung?"),
        ("A file named balance.conf is read. It is short. It was late.", "What is balance?"),
        ("Balance is the answer to many troubles. Nobody spoke.", "What is balance?"),
        ("Balance is a difficult thing to keep. Nobody spoke.", "What is balance?"),
        ("Balance is, a teacher once said, the art of falling. Nobody spoke.", "What is balance?"),
        ("And which old ship sank at Ushant?\nNobody in town knew.", "Which ship sank at Ushant?"),
    ],
)
def test_what_only_looks_like_an_answer_states_nothing(
    tmp_path: Path, text: str, question: str
) -> None:
    found = Search(index_of(book_of(text), tmp_path))
    assert strict_answer(found.read_question(question), found).mode == "guided_fallback"


@pytest.mark.parametrize(
    "text",
    [
        "LIR (low-level intermediate representation) comes first. Then the code runs.",
        "The low-level intermediate representation (LIR) comes first. Then the code runs.",
    ],
)
def test_an_abbreviation_is_defined_where_it_is_spelled_out(tmp_path: Path, text: str) -> None:
    found = Search(index_of(book_of(text), tmp_path))
    answer = strict_answer(found.read_question("What is LIR?"), found)
    assert answer.mode == "direct_answer"


TOLD = """The Hatter drank his tea at six, and the March Hare stole the butter from him.
{weather}
The cook said that the gardener had a wife in the town, and a brother at sea.
{weather}
The Caterpillar smoked his pipe on the mushroom for 12 hours and said nothing at all.
{weather}
A butterfly sat on the hedge while the Queen counted 9 flamingoes.
"""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Search:
    weather = "\n".join(
        f"On day {day} the weather was much like that of the day before, and no word was said of "
        "it by anybody who lived in the house below the hill, where the road turns to the sea."
        for day in range(200)
    )
    book = book_of(TOLD.format(weather=weather), toc=[("Chapter 1", 0, 0)])
    return Search(index_of(book, tmp_path_factory.mktemp("told")))


@pytest.mark.parametrize(
    ("question", "refused"),
    [
        ("What is the name of the Hatter's wife?", True),
        ("What is the Caterpillar's brother called?", True),
        ("When did the Caterpillar see a butterfly?", True),
        ("How many flamingoes did the Hatter count?", True),
        ("Where did the Queen drink tea?", True),
        ("What is the name of the gardener's wife?", False),
        ("How long did the Caterpillar smoke his pipe?", False),
        ("For how long did the Caterpillar smoke his pipe?", False),
        ("How many flamingoes did the Queen count?", False),
    ],
)
def test_what_the_book_never_tells_of_together_is_not_in_it(
    told: Search, question: str, refused: bool
) -> None:
    answer = strict_answer(told.read_question(question), told)
    assert (answer.mode == "hard_refusal") is refused


def test_a_short_text_may_lack_a_common_word(search: Search) -> None:
    asked = "Where did Queequeg originate?"
    assert strict_answer(search.read_question(asked), search).mode == "guided_fallback"


def test_a_question_may_end_with_a_helping_verb(search: Search) -> None:
    asked = "What is it that Stubb killed that evening and what Flask did?"
    assert strict_answer(search.read_question(asked), search).spans


MEANINGS = """2 Hooks
31
Hooks run in the build, and you may write hooks of your own. Of hooks there are two kinds.
Put hooks in the folder of hooks, since hooks elsewhere are no hooks.
3 Others
A way to change what is there called ballast is told of at the end.
Ballast was thrown away. The men threw ballast out. Then ballast was bought again.
The trim (also shown by the pilot) rose. They spoke of the trim, and lost the trim.
""" + "".join(f"Who needs hooks, ballast or the trim in winter {n}?\n" for n in range(40))


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("What are hooks?", "Hooks run in the build"),
        ("What is ballast?", "A way to change"),
        ("What is the trim?", "The trim (also"),
    ],
)
def test_what_looks_like_a_definition_comes_first(
    tmp_path: Path, question: str, first: str
) -> None:
    found = Search(index_of(book_of(MEANINGS), tmp_path))
    answer = strict_answer(found.read_question(question), found)
    assert answer.mode == "guided_fallback"
    assert found.index.book.text_at(answer.spans[0]).startswith(first)


def test_what_is_called_so_in_german_is_defined(tmp_path: Path) -> None:
    text = "Von Knoten wird viel erzählt.\nEine geschlossene Kurve im Raum heißt Knoten.\n"
    found = Search(index_of(book_of(text + "Ein Tag war wie der andere. " * 60, "de"), tmp_path))
    answer = strict_answer(found.read_question("Was ist ein Knoten?"), found)
    assert "heißt Knoten" in found.index.book.text_at(answer.spans[0])


LISTS = """The lb tools need a list of packages, and the list is long.
Use the lb build command late, and the lb clean command before it.
lb chroot_early-packages: Fetches them. See the other lb command for more.
Here is what the commands of lb are told about the list of a package.
""" + "".join(f"In winter {n} all commands were kept on a list by the cook.\n" for n in range(60))


def test_a_list_is_asked_for_without_the_words_of_asking(tmp_path: Path) -> None:
    found = Search(index_of(book_of(LISTS), tmp_path))
    question = found.read_question("List all lb commands")
    assert [term.key for term in question.query.terms] == ["lb", "command"]
    answer = strict_answer(question, found)
    assert found.index.book.text_at(answer.spans[0]).startswith("lb chroot_early-packages: ")
    assert answer.confidence == "near"  # one sentence is no list


# A manual: the lines of a program below the sentence that leads to them

MANUAL = """<html><head><title>The Loom</title></head><body><h1>The Loom</h1>
<p>A pattern is a file. Patterns are woven at night, and the loom keeps a list of them.</p>
<p>To weave a pattern from a file at night:</p>
<pre>$ loom weave --from rose.pattern \\
    --at 23:00</pre>
<p>The loom then says good night, and nobody hears of the pattern before morning.</p>
<p>The colours of a pattern can be mixed on the loom. Wool takes them slowly. For instance:</p>
<p>12</p>
<p class="code">loom mix --red 2 --blue 1</p>
<p>gives a violet that the weavers of the valley like better than any other one.</p>
<p>Who wove the first pattern is not known; a shepherd named Aldo is said to have done it.</p>
<pre>{long}</pre></body></html>"""


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Search:
    folder = tmp_path_factory.mktemp("manual")
    filler = "<p>The weather of that day was much like that of the day before it.</p>" * 60
    text = MANUAL.replace("{long}", "\n".join(f"loom say {n}" for n in range(60)))
    (folder / "loom.html").write_text(text.replace("<h1>", f"{filler}<h1>"), encoding="utf-8")
    book, resources = open_book(folder / "loom.html")
    resources.close()
    return Search(index_of(book, folder))


WOVEN = (
    "To weave a pattern from a file at night:\n$ loom weave --from rose.pattern \\\n    --at 23:00"
)


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        ("How do I weave a pattern from a file?", WOVEN),
        ("Which command weaves a pattern at night from a file?", WOVEN),
        ("Which command has rose.pattern?", WOVEN),
    ],
)
def test_how_something_is_done_is_shown_with_the_lines_that_do_it(
    manual: Search, question: str, shown: str
) -> None:
    answer = strict_answer(manual.read_question(question), manual)
    assert shown in words(manual, answer)[:2]
    whole = answer.passages[words(manual, answer).index(shown)]
    assert all(whole.contains(span) for span in answer.spans[:1])


def test_a_sentence_that_tells_how_reaches_over_the_lines_a_little_below(manual: Search) -> None:
    answer = strict_answer(manual.read_question("How are the colours of a pattern mixed?"), manual)
    (first, *_) = words(manual, answer)
    assert first.startswith("The colours of") and first.endswith("loom mix --red 2 --blue 1")


def test_who_did_it_is_no_program_and_of_a_long_one_only_whole_lines_are_shown(
    manual: Search,
) -> None:
    asked = manual.read_question("Who is said to have woven the first pattern?")
    assert "loom" not in words(manual, strict_answer(asked, manual))[0]
    asked = manual.read_question("How was the first pattern known?")
    (first, *_) = words(manual, strict_answer(asked, manual))
    assert first.startswith("Who wove") and first.endswith("\nloom say 24")
