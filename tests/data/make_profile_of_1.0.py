"""Makes ``profile-of-1.0.zip``: a profile with everything in it that a reader of 1.0.0 could make.

It runs with the code of that version (its first commit says "Call it version 1.0.0"), checked out
in a folder of its own, and with the tests' modules of today, which import nothing of the program:
``PYTHONPATH=CHECKED-OUT/src:tests python tests/data/make_profile_of_1.0.py``, from the project's
root. So what it imports has the names of then. The books are written here and by
``profilemaking.py``; the model is a scripted one, on a fixed port so that its address is the same.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import smallbooks
from endpoint import Endpoint, Reply, Request
from foxreader.answer.conversation.course import followed
from foxreader.answer.conversation.keeping import Keeper
from foxreader.answer.conversation.stored import ReaderQuestion, StoredTurn
from foxreader.answer.conversation.way import Way
from foxreader.core.anchor import Anchor
from foxreader.core.annotation import bookmark, highlight
from foxreader.core.book import Book
from foxreader.core.errors import FoxError
from foxreader.core.events import AnswerEvent
from foxreader.core.find_query import FindQuery
from foxreader.core.message import Provider
from foxreader.core.reading_life import TimeRead
from foxreader.core.scope import WHOLE_BOOK
from foxreader.core.selection import Selection
from foxreader.core.span import Span
from foxreader.index.summaries.chapter_digest import Means, last_of, synopsis
from foxreader.library.catalog import View
from foxreader.library.paths import Home
from foxreader.library.settings import Settings
from foxreader.parts.program import Program
from profilemaking import PORT, first_tag, on_no_computer, pack, scripted, write_books

PROFILE = Path(__file__).with_name("profile-of-1.0.zip")

WELL = """---
title: Der Brunnen von Lerche
author: Ada Writer
lang: de
---

# Der Brunnen

Der Brunnenmeister Joost grub den Brunnen im Jahr 1712. Das Wasser war kalt und schmeckte nach
Eisen. Joost wohnte im Haus neben der Kirche.

# Die Glocke

Die Glocke der Kirche wurde von der Gießerin Alma gegossen. Sie wiegt achtzig Zentner. Alma und
Joost waren Freunde.
"""
ISLAND = (
    '<h1>The Island</h1><p>The island of Sorrel has one well<a epub:type="noteref" href="#n1">1</a>'
    ' and no harbour. The botanist Ines Calder counted its plants<a epub:type="noteref"'
    ' href="#n2">2</a> in one summer.</p>'
    '<aside epub:type="footnote" id="n1"><p>It was dug by the monks.</p></aside>'
    '<aside epub:type="footnote" id="n2"><p>She found sixty kinds of fern.</p></aside>'
)
OPF = (
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata'
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>The Isle of Sorel</dc:title>'
    "<dc:creator>Ada Writer</dc:creator><dc:language>en</dc:language></metadata><manifest>"
    '<item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest>'
    '<spine><itemref idref="a"/></spine></package>'
)
CONTAINER = (
    '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
    '<rootfile full-path="book.opf"/></rootfiles></container>'
)


def island(path: Path) -> Path:
    """An EPUB with two footnotes, whose title has a slip that the reader corrects."""
    space = '<html xmlns:epub="http://www.idpf.org/2007/ops" '
    return smallbooks.zipped(path, {
        "mimetype": "application/epub+zip", "META-INF/container.xml": CONTAINER, "book.opf": OPF,
        "a.xhtml": smallbooks.page(ISLAND).replace("<html ", space),
    })  # fmt: skip


def well(path: Path) -> Path:
    """A German book."""
    path.write_text(WELL, encoding="utf-8")
    return path


# The model


def replies(request: Request) -> Reply:
    """The replies of the profile's model."""
    asked, wanted = request.text, json.dumps(request.schema or {})
    if '"summaries"' in wanted:  # a sentence of each section, which the checks let through
        sections = re.findall(r"=== section (\d+) ===[^\n]*\n(.*?)(?==== )", asked, re.DOTALL)
        return Reply(json.dumps({"summaries": [_summary(*section) for section in sections]}))
    if "Question: Who steered by the lamp" in asked and not request.schema:
        return Reply(fault="error_body", status=401)
    if "Question: Why did the captain stop" in asked and not request.schema:
        return Reply(_tagged(asked, "copper") + " and so", fault="cut", cut_at=0.9)
    if "Question: Of what was the rail made" in asked and not request.schema:
        tag = re.findall(r"oak by the joiner.*?(\[f\d+-\d+-\d+\])", asked, re.DOTALL)[0]
        return Reply(
            f"The rail was made of oak by the joiner Orrin {tag}. The steps shone with wax and"
            f" honey {tag}. The tower has ninety-five steps {tag}. Nobody else ever touched it."
        )
    return scripted(request)


def _summary(section: str, text: str) -> dict[str, str]:
    said = re.search(r"[A-Z][^.\n]{20,}\.", text)
    assert said is not None
    return {"id": section, "summary": f"Kept: {said[0]} {first_tag(text)}"}


def _tagged(asked: str, word: str) -> str:
    """The first sentence with ``word`` and a tag after it."""
    found = re.search(rf"([A-Z][^.\n\[]*{word}[^.\n\[]*\.)[^\[]*(\[f\d+-\d+-\d+\])", asked)
    assert found is not None
    return f"{found[1]} {found[2]}"


# The reader


@dataclass
class Reader:
    """Somebody who uses a program as its window would have it done."""

    program: Program
    paths: dict[str, Path]

    def book(self, name: str) -> Book:
        """The text of one of the books."""
        opened = self.program.books.open(self.paths[name])
        opened.resources.close()
        return opened.book

    def read(self, name: str) -> None:
        """Open a book for the first time, let it be indexed and read half of it."""
        book, shelf = self.book(name), self.program.profile.shelf
        shelf.opened(book, self.paths[name])
        with closing(self.program.indexes.open(book)) as index:
            list(self.program.indexes.build(index, self.paths[name]))
        shelf.keep_place(book, book.place_at(0.5))

    def ask(
        self, name: str, conversation: str, asked: ReaderQuestion, follows: str | None = None
    ) -> StoredTurn:
        """Ask in a conversation about a book, after the turn ``follows``; the turn as it is
        stored, finished or not."""
        profile, book = self.program.profile, self.book(name)
        scope = WHOLE_BOOK if asked.whole else profile.scope_of(book)
        kept = Keeper(
            profile.conversations, book.sha256, conversation, asked, scope,
            "" if asked.strict else "scripted", follows,
        )  # fmt: skip
        with suppress(FoxError):  # the turn says what went wrong
            list(kept.follow(followed(self._events(book, asked), lambda: profile.wire.sent)))
        self.program.sessions.keep_sent(book, conversation, kept.turn)
        return kept.turn

    def _events(self, book: Book, asked: ReaderQuestion) -> Iterator[AnswerEvent]:
        sessions, question = self.program.sessions, asked.question
        scope = WHOLE_BOOK if asked.whole else self.program.profile.scope_of(book)
        if asked.books is not None:
            with sessions.about_several(question, asked.books, strict=asked.strict) as several:
                yield from several.ask(question)
            return
        with closing(self.program.indexes.open(book)) as index:
            session = sessions.about(index, strict=asked.strict)
            if asked.without:
                yield from session.without_the_book(question, scope=scope)
            else:
                yield from session.ask(
                    question, mode="strict" if asked.strict else "auto", scope=scope,
                    selection=asked.selection, way=Way(asked.path, asked.part),
                )  # fmt: skip

    def place(self, name: str, words: str) -> Span:
        """Where ``words`` are in a book."""
        book = self.book(name)
        file = next(n for n, one in enumerate(book.files) if words in one.text)
        start = book.files[file].text.index(words)
        return Span(file, start, start + len(words))

    def anchor(self, name: str, words: str) -> Anchor:
        """The anchor of ``words`` in a book."""
        return Anchor.of(self.book(name), self.place(name, words))


def use(reader: Reader) -> None:
    """Do all there is to do, once."""
    for name in reader.paths:
        reader.read(name)
    mark(reader)
    have_read_by_the_model(reader)
    ask_the_model(reader)
    ask_without_a_model(reader)
    ask_of_the_others(reader)
    keep_the_shelf(reader)
    ask_under_a_limit(reader)


def mark(reader: Reader) -> None:
    """Highlights with notes and bookmarks in two books, a highlight in the German one."""
    notes = reader.program.profile.annotations
    notes.add(
        highlight(reader.anchor("lamp", "ninety steps"), "green", "Count them."),
        highlight(reader.anchor("lamp", "Marn was proud of the lamp"), "rose"),
        bookmark(reader.anchor("lamp", ""), "To read again.", "The beginning"),
        highlight(reader.anchor("island", "sixty kinds of fern"), "blue", "In the footnote."),
        bookmark(reader.anchor("island", "")),
        highlight(reader.anchor("well", "Gießerin Alma"), "violet", "Wer war sie?"),
    )
    gone = highlight(reader.anchor("lamp", "whale oil"), "grey", "Taken back.")
    notes.add(gone)
    notes.remove(gone.id)


def have_read_by_the_model(reader: Reader) -> None:
    """Summaries, a synopsis and vectors of one book."""
    program = reader.program
    with closing(program.indexes.open(reader.book("lamp"))) as index:
        list(program.indexes.summarise(index))
        last_of(synopsis(index, Means(program.models.need_model("index", "index"))))
        list(program.indexes.embed(index))


def ask_the_model(reader: Reader) -> None:
    """A conversation with answers of each kind, two versions of one question among them."""
    first = reader.ask("lamp", "with-model", ReaderQuestion("Who lit the lamp at nine o'clock?"))
    reader.ask("lamp", "with-model", ReaderQuestion("Who mended the window?"))
    mended = ReaderQuestion("Who mended the northern window?")
    reader.ask("lamp", "with-model", mended, first.at)
    reader.ask("lamp", "with-model", ReaderQuestion("Of what was the rail made?"))
    passage = reader.place("lamp", "She steered by the lamp and paid Marn in copper.")
    about = ReaderQuestion("Who paid?", Selection.of(passage), about="She steered by the lamp")
    reader.ask("lamp", "with-model", about)
    highlights = reader.program.notes.selection(reader.book("lamp"))
    of_notes = ReaderQuestion("What did I mark?", highlights, about="Highlights")
    reader.ask("lamp", "with-model", of_notes)
    reader.ask("lamp", "with-model", ReaderQuestion("What is this book about?"))
    reader.ask("lamp", "with-model", ReaderQuestion("What happened to the dragon Smaug?"))
    reader.ask("lamp", "with-model", ReaderQuestion("What is a dragon?", without=True))
    reader.ask("lamp", "with-model", ReaderQuestion("Why did the captain stop?"))  # cut off
    reader.ask("lamp", "with-model", ReaderQuestion("Who steered by the lamp?"))  # none came
    conversations, sha256 = reader.program.profile.conversations, reader.book("lamp").sha256
    conversations.rename(sha256, "with-model", "The keeper and the joiner")
    conversations.pin(sha256, "with-model", True)
    reader.program.profile.corrections.add(
        "Who mended the northern window?", "It was Orrin the joiner.",
        sha256=sha256, answer="Marn did.",
    )  # fmt: skip
    reader.program.profile.corrections.add("Of what was the rail made?", sha256=sha256)


STRICTLY = (
    "How many steps has the stair?",  # a direct answer
    "Who is Orrin?",  # a likely one
    "What did Ilse Varn think of the sea?",  # the nearest sentences
    "How did the captain find the way to the harbour?",  # a refusal
    "What does chapter 9 say?",  # another one
    "Who is Marn?",  # a card
    "Which people are in the book?",  # a list
    "What is this book about?",  # an overview
    "How often is Marn mentioned?",  # counted
    "How many chapters are there?",  # what the contents say
    "How do I set up a model in this program?",  # from the guide
)


def ask_without_a_model(reader: Reader) -> None:
    """Conversations in strict mode, in two languages."""
    for question in STRICTLY:
        reader.ask("lamp", "strict", ReaderQuestion(question, strict=True))
    for question in ("Wer grub den Brunnen?", "Wie schwer ist die Glocke?", "Wer ist Joost?"):
        reader.ask("well", "auf-deutsch", ReaderQuestion(question, strict=True))
    fern = ReaderQuestion("How many kinds of fern did she find?", strict=True)
    reader.ask("island", "strict", fern)


def ask_of_the_others(reader: Reader) -> None:
    """A conversation over two books, with a model and without."""
    two = (reader.book("lamp").sha256, reader.book("harbour").sha256)
    piers = "Who built the longer pier of Brack, and who lit the lamp?"
    reader.ask("harbour", "of-two", ReaderQuestion(piers, books=two))
    oak = ReaderQuestion("Who built the longer pier of black stone?", books=two, strict=True)
    reader.ask("harbour", "of-two", oak)


def keep_the_shelf(reader: Reader) -> None:
    """A collection, corrections, a state, a look, places, days of reading and searches."""
    profile, sha256 = reader.program.profile, {n: reader.book(n).sha256 for n in reader.paths}
    coast = profile.records.collect("The coast")
    profile.records.put_in(coast.id, [sha256["lamp"], sha256["harbour"]])
    right = {"title": "The Isle of Sorrel", "tags": ["botany"], "series": "Islands"}
    profile.records.correct(sha256["island"], right)
    profile.records.set_state([sha256["fox"]], "finished")
    profile.looks.keep(sha256["well"], {"font_size": 27, "theme": "dark"})
    profile.shelf.keep_place(reader.book("lamp"), reader.place("lamp", "Orrin mended"))
    profile.shelf.keep_place(reader.book("lamp"), reader.place("lamp", "The stair of"), window=2)
    profile.shelf.limit(sha256["lamp"], True)
    profile.life.add(date(2026, 11, 25), sha256["lamp"], TimeRead(1_800.0, 12.0))
    profile.saved_searches.save("Stone", inside="black stone")
    profile.saved_searches.save("Writer", View(text="writer"))
    profile.searches.add(FindQuery("captain", whole_word=True))


def ask_under_a_limit(reader: Reader) -> None:
    """A question whose answer sees the book up to where the reader is."""
    reader.ask("lamp", "limited", ReaderQuestion("Who is proud of the lamp?"))


def make(folder: Path) -> None:
    """Make a new profile, ``home`` in ``folder``, and beside it the books."""
    lamp, fox, harbour = write_books(folder / "books")
    paths = {
        "lamp": lamp, "fox": fox, "harbour": harbour,
        "island": island(folder / "books" / "island.epub"),
        "well": well(folder / "books" / "brunnen.md"),
    }  # fmt: skip
    with Endpoint(replies, models=("scripted",), port=PORT, dimension=8) as endpoint:
        program = Program(Home(folder / "home"))
        set_up(program, endpoint.base_url)
        use(Reader(program, paths))
    with program.profile.database.work() as work:
        for table in ("book", "passages_book", "book_file"):
            for (path,) in work.execute(f"SELECT path FROM {table}").fetchall():
                there = on_no_computer(path)
                work.execute(f"UPDATE {table} SET path = ? WHERE path = ?", (there, path))


def set_up(program: Program, base_url: str) -> None:
    """Set up the model, and how text looks."""
    mine = Provider("Mine", base_url, "scripted", context=16_384, price_in=1.0, price_out=2.0)
    other = Provider("Service", "https://models.example/v1", "large", reasoning_model="larger")
    program.profile.save(
        Settings(
            (mine, other), "Mine", theme="sepia", font_size=23, line_height=1.8, width=700,
            flow="paged", summaries="always", monthly_tokens=5_000_000, semantic="endpoint",
            semantic_model="vectors", name_green="Numbers", citation_style="mla", language="en",
        )
    )  # fmt: skip
    file = program.profile.home.settings_file
    file.write_text("# A note of the reader's own.\n" + file.read_text("utf-8"), "utf-8")


def main() -> None:
    """Make the profile and pack it."""
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder))
        pack(Path(folder), PROFILE)


if __name__ == "__main__":
    main()
