"""No module outside ``foxreader.language`` lists words of a natural language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

import foxreader
from foxreader.language.lexicon import codes, language
from foxreader.language.schema import Asks, Meaning, Talk
from foxreader.language.schema_words import NameKinds
from foxreader.language.script import fold

SOURCES = Path(foxreader.__file__).parent
_WORD = re.compile(r"[^\W\d_]{2,}")
_ENOUGH = 3
"""So many words of one language in a collection make it a list of words."""

EXCEPTIONS = {
    "system/files.py": "aux com con nul",  # devices of Windows
    # What a reader types after "/", and the names of MathML's elements.
    "answer/conversation/asking.py": "chapter overview shelf without",
    "ui/chat/offers.py": "chapter overview shelf without",
    "answer/markup.py": "mi mo mover ms none",
    "answer/conversation/stored.py": (  # fields of a record, and kinds of error
        "asked by money problem|key place spent|key other place spent"
    ),
    "answer/citation_styles.py": "author chapter doi note year",  # fields of an entry
    "answer/checks/absence.py": "explain when where",  # kinds of question
    "answer/checks/meaning/amounts.py": "century foot minute second ton year",  # keys of units
    "answer/checks/meaning/beyond.py": "all always never only",  # kinds of word
    "answer/direct/answer_type.py": "count when where",  # kinds of question
    "answer/conflicts.py": "count when where who",  # kinds of question
    "answer/direct/doors.py": "count first last",  # kinds of aim
    "answer/direct/overview.py": "count first last",  # arguments of a notice
    "answer/export/writing.py": (  # keys of the export
        "after before book number|answer books passage problem reason"
    ),
    "cli/models.py": "answer kind tale",  # keys of the output
    # Verdicts that are asked for, and codes of languages.
    "answer/second_reader/reader.py": "no not otherwise yes|de en es fr ja",
    "ui/shelf/model.py": "added author progress",  # orders of the shelf
    # Kinds of row, and orders of the shelf.
    "ui/shelf/rows.py": "all more state twins|added author left progress size|added progress size",
    "cli/commands.py": "find forget judge library people text",  # names of commands
    "cli/book.py": "count kind name with",  # keys of the output
    "cli/conversations.py": "began last number|answer book now number",  # the same
    "cli/search.py": "book proven score text",  # keys of the output
    "cli/notes.py": "color kind made note",  # the same
    "formats/apart.py": "do name number",  # keys of a request
    "formats/details_process.py": "chosen cover feed",  # its acts
    "cli/words.py": "ar de es fr|ar fr ja",  # codes of languages
    "library/settings.py": "able always never",  # values of a setting
    "ui/settings/models_page.py": "able always never",  # the same
    # Ways to lay pages, and what is said of a place.
    "library/kept_per_book.py": "cover one two|better not says",
    "cli/wording.py": "better not says",  # the latter
    "ui/settings/library_pages.py": "better not says",
    "library/annotations.py": (  # keys of a record
        "after before book color kind made note|after before book kind made note"
    ),
    # Orders of the shelf, and keys of a case of the judge.
    "cli/library.py": "added author left progress size|book kind place text",
    "library/catalog.py": "added author left progress size",  # what the shelf is sorted by
    "formats/pdf/structure.py": "author color kind made name text",  # keys of an annotation
    "notes/templates.py": "chapter color kind made note place",  # fields of templates
    "notes/writing.py": "chapter color kind|chapter color kind made note",  # keys of exports
    "notes/in_books.py": "color kind made name text|color name note where",  # keys of marks
    "ui/media.py": "at number state",  # keys of what the page is told
    "core/events.py": "name note number otherwise",  # kinds of flag
    "formats/fb2.py": "poem section sub th",  # elements of FictionBook
    "formats/stardict.py": "ar dl hr li section",  # elements of markup
    "formats/ocr.py": (  # tesseract's names of languages
        "ar ca da de el en es et eu fa fi fr he hr is it ja la lt no sr ta th vi"
    ),
    "formats/html/css.py": "cap ch em",  # units of a style sheet
    "index/storage/schema.py": "name named passage",  # names of tables
    "index/summaries/concept_labels.py": "idea organisation place thing",  # kinds
    "library/searches.py": "inside name text|inside name text twins where",  # fields of a search
    "retrieval/question/question.py": "name number word",  # kinds of term
    "ui/chat/turn.py": "key other place spent",  # kinds of error
    "ui/chat/render.py": "em hr li th",  # elements of HTML
}
"""What a module lists that only looks like words of a language, as the test reports it."""


@cache
def known_words() -> frozenset[str]:
    """Every word of the data files, folded; of single letters none.

    Without the sections of claims, of what is asked beside the content, of what stands beside names
    and of the talk itself: they have so many everyday words that keys and states of a program
    ("page", "stopped", "open") would be taken for words of a language.
    """
    found: set[str] = set()
    for code in codes():
        found |= set(_words_in(language(code)))
    return frozenset(word for word in found if len(word) > 1)


def _words_in(section: object) -> Iterator[str]:
    for one in fields(section):  # type: ignore[arg-type]
        value = getattr(section, one.name)
        if isinstance(section, Talk) and one.name == "words":
            continue
        if isinstance(value, Meaning | Asks | NameKinds) or one.name.endswith(
            ("inflections", "ligatures", "figures")
        ):
            # An ending and a beginning are no words, and of figures markup has the names.
            continue
        if is_dataclass(value):
            yield from _words_in(value)
        elif isinstance(value, frozenset | tuple):
            yield from (fold(word) for held in value for word in _flat(held) if word.isalpha())
        elif hasattr(value, "items"):
            for key, held in value.items():
                for word in (*([key] if isinstance(key, str) else key), *_flat(held)):
                    if word.isalpha():
                        yield fold(word)


def _flat(held: object) -> Iterator[str]:
    if isinstance(held, str):
        yield held
    elif isinstance(held, frozenset):
        yield from held


def _collections(tree: ast.AST) -> Iterator[tuple[int, list[str]]]:
    """The line and the words of each literal collection, split string and alternation; not of the
    names a module exports."""
    documented = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    exported = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    }
    for node in ast.walk(tree):
        if id(node) in exported:
            continue
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            yield node.lineno, [w for e in node.elts for w in _single(e)]
        elif isinstance(node, ast.Dict):
            yield node.lineno, [w for e in node.keys if e is not None for w in _single(e)]
        elif _is_split(node):
            yield node.lineno, _WORD.findall(node.func.value.value)  # type: ignore[attr-defined]
        elif (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and node.value.count("|") > 1
            and id(node) not in documented
        ):
            yield node.lineno, [w for part in node.value.split("|") for w in _alone(part)]


def _single(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from _alone(node.value)


def _alone(part: str) -> Iterator[str]:
    """The word that an alternative of a pattern is, without the signs of patterns."""
    bare = re.sub(r"\\[a-zA-Z]|\(\?[:=!<]+|\(\?P<\w+>|[()\[\]?*+^$]", "", part).strip()
    if _WORD.fullmatch(bare):
        yield bare


def _is_split(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "split"
        and isinstance(node.func.value, ast.Constant)
        and isinstance(node.func.value.value, str)
    )


def _modules() -> list[Path]:
    return sorted(
        p for p in SOURCES.rglob("*.py") if "language" not in p.relative_to(SOURCES).parts
    )


def test_no_module_outside_the_room_lists_words() -> None:
    known = known_words()
    assert len(known) > 5_000 and "the" in known and "глава" in known
    modules = _modules()
    assert len(modules) > 200
    found: set[tuple[str, str]] = set()
    where: dict[tuple[str, str], int] = {}
    for path in modules:
        name = path.relative_to(SOURCES).as_posix()
        for line, words in _collections(ast.parse(path.read_text(encoding="utf-8"))):
            hits = " ".join(sorted({fold(word) for word in words} & known))
            if hits.count(" ") + 1 >= _ENOUGH:
                found.add((name, hits))
                where[name, hits] = line
    allowed = {(name, hits) for name, many in EXCEPTIONS.items() for hits in many.split("|")}
    new = sorted(found - allowed)
    assert not new, "\n".join(f"{name}:{where[name, hits]}: {hits}" for name, hits in new)
    assert allowed == found, "an exception is no longer needed"


def test_no_module_asks_which_language_it_is() -> None:
    """What differs by language is a key of its file."""
    modules = _modules()
    found = []
    for path in modules:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare) and re.search("language|spoken", ast.unparse(node)):
                said = [c.value for c in ast.walk(node) if isinstance(c, ast.Constant)]
                if any(value in codes() for value in said):
                    found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    assert len(modules) > 200 and not found, "\n".join(found)
