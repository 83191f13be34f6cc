"""The reader's settings, in one TOML file: their comments and its order are kept."""

from __future__ import annotations

import dataclasses
import logging
import tomllib
import typing
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import tomlkit
from tomlkit.exceptions import TOMLKitError

from foxreader.core.annotation import COLORS
from foxreader.core.errors import StorageError
from foxreader.core.message import Duty, Provider
from foxreader.core.notice import Notice, says
from foxreader.library.paths import home_unmade
from foxreader.library.store_file import locked
from foxreader.system.files import private_folder, put, write_private

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


Theme = Literal["system", "light", "dark", "sepia", "black", "contrast"]
Flow = Literal["auto", "scroll", "paged"]
Columns = Literal["auto", "one", "two"]
Lines = Literal["book", "justified", "ragged"]
Paragraphs = Literal["book", "indented", "spaced"]
FootNote = Literal["chapter", "book", "share"]
FOOT_NOTES: tuple[FootNote, ...] = ("chapter", "share", "book")
Semantic = Literal["off", "own", "folder", "endpoint"]
Summaries = Literal["ask", "always"]
SecondReading = Literal["ask", "able", "always", "never"]
CitationStyle = Literal["plain", "apa", "mla", "chicago", "bibtex"]

_RANGES: Mapping[str, tuple[float, float]] = {
    "font_size": (8, 72),
    "line_height": (1.0, 3.0),
    "width": (240, 2400),
    "margin": (0, 400),
    "context": (1024, 4_000_000),
    "parallel": (1, 16),
    "price_in": (0, 100_000),
    "price_out": (0, 100_000),
    "monthly_tokens": (0, 1_000_000_000_000),
    "monthly_money": (0, 1_000_000),
    "minutes_service": (0.05, 1440),
    "minutes_local": (0.05, 1440),
    "aloud_rate": (0.5, 3.0),
}
"""The least and the most of each number: a value outside is a slip of the reader's.
Chosen, not measured."""
LOOK = (
    "theme", "font_family", "font_size", "line_height", "width", "margin", "columns", "flow",
    "lines", "hyphens", "paragraphs", "plain", "dim_paper", "night",
)  # fmt: skip
"""The settings of how text looks: a book can have its own."""
_MOST_KEYS = 4
"""Keys that a command has at most."""
_OLD_LIMIT = "no_spoilers"
_OLD_SECOND = "second_reader"
_T = TypeVar("_T", "Settings", Provider)


def is_toml(data: bytes) -> bool:
    """Whether ``data`` can be read as a file of settings; nothing is made of it."""
    try:
        tomlkit.parse(data.decode("utf-8"))
    except (TOMLKitError, ValueError, RecursionError):
        return False
    return True


def bounds(name: str) -> tuple[float, float]:
    """The least and the most a number among the settings may be; both are allowed."""
    return _RANGES[name]


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the reader can set; each field has a value that works.

    ``active`` names the chosen provider; "" means none, which is strict mode. ``index_at`` and
    ``second_at`` name the providers that summarise books and read answers a second time, "" for
    the chosen one. ``font_size``, ``width`` (of a line) and ``margin`` are in pixels. An empty
    ``font_family`` leaves the book its own, and so do "book" of ``lines`` and ``paragraphs``
    and the default of ``line_height``; with ``hyphens`` words are parted at the ends of justified
    lines; ``plain`` shows books without their own style,
    ``dim_paper`` fixed pages on dark paper in a dark theme, ``night`` a light theme dark in the
    evening and at night. The ``flow`` "auto" scrolls, and
    has pages where two columns fit. With ``click_zones`` a click at the edge of the page turns
    it. ``foot_note`` is what the foot says of how much is left. ``monthly_tokens`` and
    ``monthly_money`` (US dollars) are the most a month may take of paid endpoints; 0 is no
    limit. ``minutes_service`` and ``minutes_local`` are the longest a question may take at a
    service and at an endpoint on this computer, which has only this computer's speed.
    ``semantic`` says where passages are compared by meaning: nowhere, by the model that comes with
    the program ("own"), by that in ``semantic_folder`` on this computer, or by ``semantic_model``
    at the chosen provider.
    ``summaries`` says whether the reader is asked for each book before a model reads it, or has
    agreed for all. With ``footnotes_only`` answers are shown without the book's sentences under
    their claims. ``second_reading`` says whether a second reader reads each answer: where its
    model was found able, always, never, or the reader, who has a profile of an earlier version,
    is to be asked. It is the cross-encoder in ``second_folder``, "" for the provider's model.
    ``reader_folder`` has the extractive reader
    of answers without a model, "" for none. ``citation_style`` is how words are copied with
    their source. ``aloud_rate`` is how much faster than by itself a voice reads aloud,
    ``aloud_notes`` whether it reads notes and page numbers, ``narration`` whether the book's own
    narration is taken, ``voices`` each language's voice. The names of ``name_rose`` and the
    other colours of highlights are the reader's own, and so are the ``keys`` of commands, by their
    names. Notes, places and conversations are exchanged
    with other devices by way of the ``sync_folder``, "" for none, with ``sync_sealed`` under a
    passphrase. ``language`` is that of the window, "" for
    the system's.
    """

    providers: tuple[Provider, ...] = ()
    active: str = ""
    index_at: str = ""
    second_at: str = ""
    theme: Theme = "system"
    font_family: str = ""
    font_size: int = 19
    line_height: float = 1.63
    width: int = 640
    margin: int = 56
    columns: Columns = "auto"
    flow: Flow = "auto"
    lines: Lines = "book"
    hyphens: bool = True
    paragraphs: Paragraphs = "book"
    plain: bool = False
    dim_paper: bool = False
    night: bool = False
    click_zones: bool = True
    foot_note: FootNote = "chapter"
    monthly_tokens: int = 5_000_000
    monthly_money: float = 0.0
    minutes_service: float = 5.0
    minutes_local: float = 30.0
    semantic: Semantic = "own"
    semantic_folder: str = ""
    semantic_model: str = ""
    summaries: Summaries = "ask"
    footnotes_only: bool = False
    second_reading: SecondReading = "able"
    second_folder: str = ""
    reader_folder: str = ""
    citation_style: CitationStyle = "plain"
    name_rose: str = ""
    name_green: str = ""
    name_blue: str = ""
    name_violet: str = ""
    name_grey: str = ""
    aloud_rate: float = 1.0
    aloud_notes: bool = False
    narration: bool = True
    voices: tuple[tuple[str, str], ...] = ()
    keys: tuple[tuple[str, tuple[str, ...]], ...] = ()
    sync_folder: str = ""
    sync_sealed: bool = False
    language: str = ""

    @property
    def color_names(self) -> dict[str, str]:
        """The reader's names for the colours of highlights; "" where a colour has none."""
        return {color: getattr(self, f"name_{color}") for color in COLORS}

    @property
    def provider(self) -> Provider | None:
        """The chosen provider, or None."""
        return self._named(self.active)

    def provider_for(self, duty: Duty) -> Provider | None:
        """The provider for a duty; None where none is chosen, which is strict mode."""
        names: Mapping[Duty, str] = {"index": self.index_at, "second": self.second_at}
        chosen = self.provider
        return chosen and (self._named(names.get(duty, "")) or chosen)

    def _named(self, name: str) -> Provider | None:
        return next((p for p in self.providers if p.name == name), None)


def valid_settings(given: Mapping[str, object], names: Collection[str]) -> dict[str, object]:
    """Those of ``given`` that are settings of these names with a value they can have."""
    hints = typing.get_type_hints(Settings)
    checked = {name: _checked(name, hints[name], given[name]) for name in names if name in given}
    return {name: value for name, value in checked.items() if value is not None}


def with_provider(
    settings: Settings, provider: Provider, before: Provider | None = None
) -> tuple[Settings, Provider]:
    """``settings`` with one more provider, which is chosen, or with ``before`` changed into it,
    which does what it did; and the provider with a name that no other has."""
    others = {one.name for one in settings.providers if before is None or one.name != before.name}
    provider = dataclasses.replace(provider, name=_free_name(provider, others))
    if before is None:
        providers = (*settings.providers, provider)
        added = dataclasses.replace(settings, providers=providers, active=provider.name)
        return added, provider
    named = {before.name: provider.name}
    changed = dataclasses.replace(
        settings,
        providers=tuple(provider if p.name == before.name else p for p in settings.providers),
        active=named.get(settings.active, settings.active),
        index_at=named.get(settings.index_at, settings.index_at),
        second_at=named.get(settings.second_at, settings.second_at),
    )
    return changed, provider


def without_provider(settings: Settings, provider: Provider) -> Settings:
    """``settings`` without a provider, and without what it was chosen for."""

    def left(name: str) -> str:
        return "" if name == provider.name else name

    return dataclasses.replace(
        settings,
        providers=tuple(one for one in settings.providers if one.name != provider.name),
        active=left(settings.active),
        index_at=left(settings.index_at),
        second_at=left(settings.second_at),
    )


def _free_name(provider: Provider, taken: Collection[str]) -> str:
    """The provider's name if no other has it, else with its model's."""
    if provider.name not in taken:
        return provider.name
    name, number = f"{provider.name} · {provider.model}", 2
    while name in taken:
        name, number = f"{provider.name} · {provider.model} {number}", number + 1
    return name


def language_set() -> str:
    """The language that is set in the profile, for what is said before it is opened; "" where none
    is. Nothing is made, set aside or warned of."""
    try:
        text = home_unmade().settings_file.read_text("utf-8")
        return str(tomllib.loads(text).get("language", ""))
    except (OSError, ValueError):
        return ""


class SettingsFile:
    """Reads and writes the settings. A file that cannot be read is set aside, never lost.

    ``warnings`` are what was wrong with it, a sentence each.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.warnings: tuple[str, ...] = ()
        self._seen = Settings()  # what the file had when it was last read or written here

    def load(self) -> Settings:
        """The settings in the file; what is missing or wrong has its default."""
        document, wrong = self._read()
        self._seen = _read_table(Settings, _of_before(document), "", wrong)
        self.warnings = tuple(wrong)
        for warning in wrong:
            logger.warning("%s", warning)
        return self._seen

    @property
    def seen(self) -> Settings:
        """What the file had when it was last read or written here."""
        return self._seen

    def save(self, settings: Settings) -> Settings:
        """Write what has changed in ``settings``, keeping comments and everything else in the file.

        What another process has saved meanwhile stays. Gives the settings that the file has then.
        """
        private_folder(self.path.parent)
        with locked(self.path):
            document, wrong = self._read()
            if any(says(sentence, "settings_not_moved") for sentence in wrong):
                raise StorageError(Notice("settings_damaged_still", path=str(self.path)))
            self.warnings += tuple(wrong)
            there = _read_table(Settings, _of_before(document), "", []) if document else self._seen
            made = merged(self._seen, settings, there)
            _write_settings(document, made)
            write_private(self.path, tomlkit.dumps(document).encode("utf-8"))
            self._seen = made
        return made

    def limited_all(self) -> bool:
        """Whether the file still has the spoiler limit of earlier versions, one for all books,
        and has it on. Now each book has its own."""
        document, _ = self._read()
        return document.get(_OLD_LIMIT) is True

    def forget_limit(self) -> None:
        """Take the spoiler limit of earlier versions out of the file."""
        with locked(self.path):
            document, _ = self._read()
            if _OLD_LIMIT in document:
                del document[_OLD_LIMIT]
                write_private(self.path, tomlkit.dumps(document).encode("utf-8"))

    def _read(self) -> tuple[tomlkit.TOMLDocument, list[Notice]]:
        try:
            return tomlkit.parse(self.path.read_text(encoding="utf-8")), []
        except FileNotFoundError:
            return tomlkit.document(), []
        except (TOMLKitError, UnicodeDecodeError) as error:
            return tomlkit.document(), [self._set_aside(str(error))]
        except OSError as error:
            raise StorageError(
                Notice("settings_unreadable", path=str(self.path), reason=str(error.strerror))
            ) from error

    def _set_aside(self, reason: str) -> Notice:
        """Rename the file, which cannot be read for ``reason``; gives the sentence that says so.
        Where it cannot be renamed it stays as it is, and nothing is written in its place."""
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.broken-{number}")).exists():
            number += 1
        try:
            put(self.path, aside)
        except OSError as error:
            return Notice("settings_not_moved", reason=str(error.strerror))
        return Notice("settings_damaged", reason=reason, name=aside.name)


def _of_before(document: Mapping[str, object]) -> dict[str, object]:
    """The settings of a file by today's names. In one of an earlier version a second reading is on
    or off, a month has no limit until one is set, and search by meaning that is off stood for
    having no model, which the program now brings."""
    if _OLD_SECOND not in document:
        return dict(document)
    chosen = "always" if document[_OLD_SECOND] is True else "ask"
    own = {"semantic": "own"} if document.get("semantic") == "off" else {}
    return {"second_reading": chosen, "monthly_tokens": 0, **document, **own}


def _read_table(kind: type[_T], table: Mapping[str, object], where: str, wrong: list[Notice]) -> _T:
    """A ``kind`` out of ``table``: each field if it is of its type, else its default."""
    hints = typing.get_type_hints(kind)
    values: dict[str, object] = {}
    for field in dataclasses.fields(kind):
        if field.name not in table:
            continue
        given = table[field.name]
        if field.name == "providers":
            values["providers"] = _read_providers(given, wrong)
        elif field.name == "voices":
            pairs = given.unwrap().items() if isinstance(given, tomlkit.items.Table) else ()
            values["voices"] = tuple(sorted((k, v) for k, v in pairs if isinstance(v, str)))
        elif field.name == "keys":
            values["keys"] = _read_keys(given)
        elif (value := _checked(field.name, hints[field.name], given)) is not None:
            values[field.name] = value
        else:
            wrong.append(Notice("setting_ignored", name=where + field.name, value=repr(given)))
    return kind(**values)  # type: ignore[arg-type]


def _checked(name: str, hint: object, given: object) -> object | None:
    """``given`` as the plain value ``hint`` asks for, or None where it is none."""
    value = given.unwrap() if isinstance(given, tomlkit.items.Item) else given
    if choices := typing.get_args(hint):
        return value if value in choices else None
    if hint in (str, bool):
        return value if isinstance(value, hint) else None
    if isinstance(value, bool) or not isinstance(value, int if hint is int else int | float):
        return None
    low, high = _RANGES[name]
    return (float(value) if hint is float else value) if low <= value <= high else None


def _read_keys(given: object) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The reader's keys of commands: of each the names of some keys; what is none is left out."""
    pairs = given.unwrap().items() if isinstance(given, tomlkit.items.Table) else ()
    return tuple(sorted(
        (name, tuple(keys[:_MOST_KEYS]))
        for name, keys in pairs
        if isinstance(keys, list) and all(isinstance(key, str) and len(key) < 60 for key in keys)
    ))  # fmt: skip


def _read_providers(given: object, wrong: list[Notice]) -> tuple[Provider, ...]:
    providers: dict[str, Provider] = {}
    for table in given if isinstance(given, list) else []:
        named = isinstance(table, Mapping) and all(
            isinstance(table.get(k), str) for k in ("name", "base_url", "model")
        )
        if not named or not table["name"]:
            wrong.append(Notice("provider_ignored"))
            continue
        provider = _read_table(Provider, table, f"{table['name']}.", wrong)
        providers.setdefault(provider.name, provider)
    return tuple(providers.values())


def _write_settings(document: tomlkit.TOMLDocument, settings: Settings) -> None:
    for field in dataclasses.fields(settings):
        if field.name not in ("providers", "voices", "keys"):
            document[field.name] = getattr(settings, field.name)
    document.pop(_OLD_SECOND, None)
    if settings.voices or "voices" in document:
        document["voices"] = dict(settings.voices)
    if settings.keys or "keys" in document:
        document["keys"] = {name: list(keys) for name, keys in settings.keys}
    _write_providers(document, settings.providers)


def _write_providers(document: tomlkit.TOMLDocument, providers: Iterable[Provider]) -> None:
    """One ``[[providers]]`` table each; the table of a provider that stays keeps its comments."""
    old = document.get("providers")
    known = {t.get("name"): t for t in old} if isinstance(old, tomlkit.items.AoT) else {}
    tables = tomlkit.aot()
    for provider in providers:
        table = known.get(provider.name, tomlkit.table())
        for field in dataclasses.fields(provider):
            table[field.name] = getattr(provider, field.name)
        tables.append(table)
    if old is not None:
        del document["providers"]
    if providers:
        document["providers"] = tables


# Changes on top of what another process has saved meanwhile

_S = TypeVar("_S", bound="DataclassInstance")


def merged(since: _S, settings: _S, onto: _S) -> _S:
    """``onto`` with what differs between ``since`` and ``settings``, setting by setting, and of
    the providers one by one, by their names."""
    changed: dict[str, Any] = {
        field.name: getattr(settings, field.name)
        for field in dataclasses.fields(settings)
        if getattr(settings, field.name) != getattr(since, field.name)
    }
    if "providers" in changed:
        each = (getattr(one, "providers", ()) for one in (since, settings, onto))
        changed["providers"] = _providers(*each)
    return dataclasses.replace(onto, **changed)


def _providers(
    since: tuple[Provider, ...], given: tuple[Provider, ...], onto: tuple[Provider, ...]
) -> tuple[Provider, ...]:
    if onto == since:
        return given
    before, now = ({provider.name: provider for provider in some} for some in (since, given))
    found = {provider.name: provider for provider in onto}
    for name in before.keys() - now.keys():
        found.pop(name, None)
    found |= {name: provider for name, provider in now.items() if before.get(name) != provider}
    return tuple(found.values())


logger = logging.getLogger(__name__)
