"""What a text is for beside the content of a book, by the whole of its words, in any language.

A question has such an aim only if nothing is left of it but function words and words about books:
"What is the theme?" asks for an overview, "What is the theme of the sermon?" about a sermon.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import dropwhile
from typing import Literal

from foxreader.language.detect import by_script, likely
from foxreader.language.lexicon import (
    FALLBACK,
    codes,
    every_language,
    language,
    question_words,
    words_of_talk,
)
from foxreader.language.schema import Language
from foxreader.language.script import MARKS, WORD_END, WORD_START, fold, fold_sentence

# Questions for the places where something is named, in any order of their words
#
# "When is the Parsee first mentioned?": a word for the first time and one for being named, and what
# is left when those and the words between them are taken out is a single run: what is to be found.

Mention = Literal["count", "first", "last"]

_KINDS: tuple[Mention, ...] = ("count", "first", "last")
_CUT = "\0"
_EDGES = "“”„«»\"‘’‚'「」『』,،，、 "
_LONGEST = 40
"""The most characters of what is looked for: a name, a word or a short phrase. Chosen, not
measured."""


def _mention(code: str, folded: str) -> tuple[Mention | Literal[""], str]:
    """What the folded question asks for, in a language, and of what; ("", "") if it is no such
    question."""
    cues = _cues(code)
    if "verbs" not in cues or not cues["verbs"].search(folded):
        return "", ""
    for kind in _KINDS:
        found = cues[kind].search(folded) if kind in cues else None
        if found is not None:
            asked = folded[_frame(code, folded, found.start()) :]
            if "unless" in cues and cues["unless"].search(asked):
                return "", ""
            # "A quel endroit …": what looks like a frame may be part of what is asked with.
            return kind, _left(code, cues, kind, asked) or _left(code, cues, kind, folded)
    return "", ""


def _frame(code: str, folded: str, cue: int) -> int:
    """Where what is asked begins after "could you", "do you know …", "I would like to know …": at
    the first question word, or at a cue that is there before it."""
    small, asking = words_of_talk(code), question_words(code)
    for word in _WORD.finditer(folded):
        if word[0] in asking or word.start() >= cue:
            return word.start()
        if word[0] not in small:
            break
    return 0


def _left(code: str, cues: Mapping[str, re.Pattern[str]], kind: Mention, folded: str) -> str:
    """The one run of words that is left of ``folded``; "" if there is none or more than one."""
    for name in (kind, "verbs", "between"):
        if name in cues:
            folded = cues[name].sub(_CUT, folded)
    known = language(code)
    runs = [run.strip(_EDGES) for run in folded.split(_CUT)]
    if not known.meaning.pronouns.isdisjoint(runs):
        return ""  # "Who mentions it first?"
    found = [run for run in runs if run and not set(run.split()) <= known.words.stop]
    if len(found) != 1 or len(found[0]) > _LONGEST:
        return ""
    words = list(dropwhile(known.words.stop.__contains__, found[0].split()))
    return "" if set(words) & known.asks.persons else " ".join(words)


@cache
def _cues(code: str) -> Mapping[str, re.Pattern[str]]:
    known = language(code)
    start, end = ("", "") if known.glued else (WORD_START, WORD_END)
    found = known.asks.mention.items()
    return {name: re.compile(f"{start}(?:{cue}){end}") for name, cue in found if cue}


# Aims

Kind = Literal["", "overview", "book", "program", "list"] | Mention

_BARE_START, _BARE_END = r"(?<!\w)", r"(?!\w)"
"""As WORD_START and WORD_END, for a script without such signs: a fourth of the time to compile."""
_GAP = re.compile(r"\.\{0,\d+\}|(?<!\\)\.\*")
"""What a cue leaves open between two words; it counts as words of the question."""
_WORD = re.compile(rf"[\w{MARKS}]+")
_TITLE_WORDS = 2
"""A question may have this many words of the title in place of all of them: "Alice in Wonderland".
One word may be what it asks about. Chosen, not measured."""
_MOST_LEFT = 3
"""The most words of its own that a question to the program may have: "gespeichert" in "Wo werden
meine API-Schlüssel gespeichert?". Chosen, not measured."""
_LETTER = re.compile("[a-z\u0621-\u064a]")
"""A letter that alone is no word."""
_MOST_OF_TASK = 1
"""Words of its own that a request to translate or explain may have. Chosen."""
_ENDS = re.compile(r"^[\s¿¡\"“„«]+|[\s?？!！.。؟;…\"”»]+$")
_QUOTES = "“”„«»\"‘’‚'「」『』 "
_SURE = frozenset(("strict", "keys", "shortcuts", "spoilers", "semantic"))
"""Parts of the guide that are asked for in words no book is likely to have."""
_NEEDS_BOOK = frozenset(("title",))
"""Asked in words that fit anything ("called"), so that the question must name the book."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What a question is for.

    ``key`` is which data of the book, which part of the guide, or what to list. ``subject`` is what
    is to be counted or found, in the reader's words. ``reader``: it asks how a reader does
    something. ``named``: it names the program. ``bare``: it names no book, so that a pronoun in it
    may be for something else. ``perhaps``: the part of the guide that a question of no aim may be
    for, which has words of its own beside ``cue``.
    """

    kind: Kind = ""
    key: str = ""
    subject: str = ""
    reader: bool = False
    named: bool = False
    bare: bool = False
    perhaps: str = ""
    cue: str = ""


_NO_AIM = Aim()


@lru_cache(maxsize=256)
def aim_of(text: str, title: str = "") -> Aim:
    """The aim of the question ``text``; ``_NO_AIM`` for one about content. ``title`` is the book's,
    whose words it may have.
    """
    folded = _folded(text)
    if not folded:
        return _NO_AIM
    order = [code for code in _order(likely(text)) if _may_be_in(code, text)]
    found = _place(folded, text, order)
    if found is not None:
        return found
    names = frozenset(_WORD.findall(fold_sentence(title)))
    perhaps = _NO_AIM
    for code in order:
        aim = _aim_in(code, folded, names)
        if aim is not None and aim.kind:
            return aim
        perhaps = aim or perhaps
    return perhaps


def wants(text: str, task: Literal["translate", "explain"]) -> bool:
    """Whether ``text`` asks to have a passage translated or explained, and hardly says more than
    in which language: "Who translated the captain's letter?" is for the book."""
    folded = _folded(text)
    return any(
        len(_words_of(code).left(cue.sub(" ", folded))) <= _MOST_OF_TASK
        for code, cue in _tasks(task)
        if cue.search(folded)
    )


def _folded(text: str) -> str:
    # Word by word: a script's marks are kept only in pieces that have no Latin letters.
    return _ENDS.sub("", " ".join(map(fold_sentence, text.split())))


def _place(folded: str, text: str, order: Iterable[str]) -> Aim | None:
    """The aim of a question for the places where something is named."""
    for code in order:
        for kind, pattern in _named(code):
            match = pattern.fullmatch(folded)
            subject = "" if match is None else match["s"].strip(_QUOTES)
            if subject:
                return Aim(kind, subject=_named_in(code, subject, text))
    for code in order:
        kind, subject = _mention(code, folded)
        if kind and subject:
            return Aim(kind, subject=_named_in(code, subject, text))
    return None


def _named_in(code: str, subject: str, text: str) -> str:
    """``subject`` as ``text`` has it, without the endings that a language adds to names."""
    written = _as_written(subject, text)
    if not language(code).endings_after_apostrophe:
        return written
    return re.split(r"['’ʼ](?=\w+$)", written)[0]


def _as_written(subject: str, text: str) -> str:
    """``subject``, which is folded, as ``text`` has it; folded if it is not found."""
    for start, sign in enumerate(text):
        if not subject.startswith(fold_sentence(sign)):
            continue
        for end in range(start + 1, start + len(subject) + 1):  # “ß” is folded to two letters
            if fold_sentence(text[start:end]) == subject:
                return text[start:end]
    return subject


def _aim_in(code: str, folded: str, title: frozenset[str]) -> Aim | None:
    words, perhaps = _words_of(code), None
    if not words.persons.isdisjoint(_WORD.findall(folded)):
        return None
    for aim in _aims(words, folded, title):
        if aim.kind:
            return aim
        perhaps = perhaps or aim
    return perhaps


def _aims(words: _AimPatterns, folded: str, title: frozenset[str]) -> Iterator[Aim]:
    """What a question is for by one cue after the other; without a kind, what it is perhaps for."""
    about = words.books.search(folded) is not None or not title.isdisjoint(_WORD.findall(folded))
    for kind, key, cue in words.cues:
        if key in _NEEDS_BOOK and not about:
            continue
        rest = _without(cue, folded)
        if rest is None:
            continue
        if kind == "program":
            yield from _of_program(words, key, cue, folded, rest)
        elif kind == "list":
            if not words.left(words.asking.sub(" ", rest), title):
                yield Aim(kind, key)
        elif not words.left(rest, title):
            yield Aim(kind, key, bare=not about)


def _of_program(
    words: _AimPatterns, key: str, cue: re.Pattern[str], folded: str, rest: str
) -> Iterator[Aim]:
    """What a question with the ``cue`` of a part of the guide is for; ``rest`` is all else."""
    named, reader = words.names.search(folded) is not None, words.reader.search(folded) is not None
    left = words.left(words.program.sub(" ", rest))
    if not left:
        yield Aim("program", key, "", reader, named)
    elif (reader or named or key in _SURE) and len(left) <= _MOST_LEFT:
        match = cue.search(folded)
        yield Aim(perhaps=key, cue=match.group() if match else "")


def _without(cue: re.Pattern[str], folded: str) -> str | None:
    """``folded`` without what ``cue`` matches, but with the gaps in it; None without a match."""
    if cue.search(folded) is None:
        return None
    return cue.sub(lambda m: f" {' '.join(filter(None, m.groups()))} ", folded)


@dataclass(frozen=True, slots=True)
class _AimPatterns:
    """The patterns of one language."""

    cues: Sequence[tuple[Kind, str, re.Pattern[str]]]
    fillers: re.Pattern[str]
    books: re.Pattern[str]
    names: re.Pattern[str]
    program: re.Pattern[str]
    reader: re.Pattern[str]
    asking: re.Pattern[str]
    stop: frozenset[str]
    runs: re.Pattern[str]
    persons: frozenset[str]

    def left(self, rest: str, title: Collection[str] = ()) -> list[str]:
        """The content words of ``rest``; not those of the title if it has enough of them."""
        for words_of_asking in (self.books, self.fillers, self.runs):
            rest = words_of_asking.sub(" ", rest)
        words = [word for word in _WORD.findall(rest) if word not in self.stop]
        words = [word for word in words if not _LETTER.fullmatch(word)]  # l'auteur
        if len({word for word in words if word in title}) >= min(_TITLE_WORDS, len(title) or 9):
            words = [word for word in words if word not in title]
        return words


@cache
def _words_of(code: str) -> _AimPatterns:
    known = language(code)
    asks = known.asks
    cues: list[tuple[Kind, str, str]] = [("book", key, cue) for key, cue in asks.book.items()]
    cues += [("program", key, cue) for key, cue in asks.program.items()]
    for key in ("people", "events", "chapters"):
        cues.append(("list", key, getattr(asks.lists, key)))
    cues.append(("overview", "", asks.overview))
    stop = known.words.stop | known.questions.general | known.talk.words
    return _AimPatterns(
        [(kind, key, _cue(cue, known)) for kind, key, cue in cues if cue],
        _cue(asks.fillers, known),
        _cue(asks.books, known),
        _cue(_either(asks.program_words.names), known),
        _cue(_either((*asks.program_words.names, *asks.program_words.actions)), known),
        _cue(asks.program_words.reader, known),
        _cue(_either(asks.lists.asking), known),
        stop,
        _runs(known),
        asks.persons,
    )


def _cue(pattern: str, known: Language) -> re.Pattern[str]:
    """A pattern for whole words; in a language that attaches words to each other, for any."""
    if not pattern:
        return re.compile(r"(?!)")
    opened = _GAP.sub(lambda match: f"({match.group()}?)", pattern)
    if known.glued:
        return re.compile(rf"(?:{opened})")
    start, end = (WORD_START, WORD_END) if known.script else (_BARE_START, _BARE_END)
    return re.compile(rf"{start}(?:{opened}){end}")


def _runs(known: Language) -> re.Pattern[str]:
    runs = sorted(known.words.stop_runs if known.glued else (), key=len, reverse=True)
    found = "|".join(filter(None, (_either(runs), known.talk.runs)))
    return re.compile(found or r"(?!)")


def _either(words: Iterable[str]) -> str:
    folded = sorted({fold_sentence(word) for word in words}, key=lambda w: (-len(w), w))
    return "|".join(map(re.escape, folded))


@cache
def _order(spoken: tuple[str, ...]) -> tuple[str, ...]:
    """The languages in the order in which a question is read, English first: those it is likely in
    and those that are not told apart; all if none is likely.

    To compile the patterns of all takes half a second.
    """
    unknown = (code for code in codes() if not language(code).words.stop)
    tried = (*spoken, *unknown) if spoken else codes()
    return tuple(dict.fromkeys((FALLBACK, *tried)))


@cache
def _script_of(code: str) -> re.Pattern[str] | None:
    """Matches a letter of the script of a language; None for Latin letters."""
    known = language(code)
    letters = f"{known.script}{known.shared_script}"
    return re.compile(f"[{letters}]") if letters else None


def _may_be_in(code: str, text: str) -> bool:
    """Whether ``text`` has a letter of the language's script, and is not mostly in another."""
    script = _script_of(code)
    if script is None:
        return code == FALLBACK or not by_script(text)
    return script.search(text) is not None


@cache
def _named(code: str) -> tuple[tuple[Kind, re.Pattern[str]], ...]:
    """What asks in a language for the places where something is named."""
    kinds: tuple[Kind, ...] = ("first", "last", "count")
    named = language(code).asks.named
    return tuple((kind, re.compile(p)) for kind in kinds for p in named.get(kind, ()))


@cache
def _tasks(task: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    found = ((language(code).asks.tasks.get(task, ""), language(code)) for code in codes())
    return tuple((known.code, _cue(pattern, known)) for pattern, known in found if pattern)


# Intents: small talk, help, a whole book, reasons

Talk = Literal["", "small_talk", "name", "help"]


@dataclass(frozen=True, slots=True)
class Intent:
    """The intent of a text, as far as its words show it.

    - ``talk``: set if it is certainly not about a book: a greeting, a question for the assistant's
      name or for help
    - ``to_assistant``: it addresses the assistant and mentions no book, so may not be about one
    - ``reasons``: it asks for reasons or relations
    - ``aim``: what all of it is for, if that is not the content: an overview, the book's data
    """

    talk: Talk = ""
    to_assistant: bool = False
    reasons: bool = False
    aim: Aim = _NO_AIM

    @property
    def whole(self) -> bool:
        """Whether it asks about the book as a whole."""
        return self.aim.kind == "overview"


def intent_of(text: str, title: str = "") -> Intent:
    """The intent of ``text``, asked about the book ``title``."""
    folded = " ".join(fold(text).replace("’", "'").split()).lstrip("¡¿ ")
    found = _patterns()
    talk: Talk = ""
    if found.name.fullmatch(folded):
        talk = "name"
    elif found.help.fullmatch(folded):
        talk = "help"
    elif found.small_talk.fullmatch(folded):
        talk = "small_talk"
    bookish = bool(found.bookish.search(folded))
    return Intent(
        talk,
        bool(found.to_assistant.fullmatch(folded)) and not bookish,
        bool(found.reasons.search(folded)),
        aim_of(text, title),
    )


@dataclass(frozen=True, slots=True)
class _Patterns:
    """The patterns of the intents, for folded text of any language."""

    small_talk: re.Pattern[str]
    name: re.Pattern[str]
    help: re.Pattern[str]
    reasons: re.Pattern[str]
    bookish: re.Pattern[str]
    to_assistant: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    talk = every_language().talk
    end = r"[\s?？!.。]*"
    return _Patterns(
        re.compile(
            rf"(?:(?:{talk.greetings})[\s,.!?¿¡;~，。！？、]*(?:(?:{talk.fillers})[\s,.!?]*)*)+"
        ),
        re.compile(rf"(?:and )?(?:{talk.name}){end}"),
        re.compile(rf"(?:{talk.help}){end}"),
        re.compile(talk.deep),
        re.compile(talk.bookish),
        re.compile(talk.to_me),
    )
