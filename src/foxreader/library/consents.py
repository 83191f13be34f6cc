"""What a backup's settings would send from this computer: off until the reader accepts each.

A backup may be somebody else's. What it would have sent, or which file it would have used, where
this profile did not do just the same before, is taken out of its settings and shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from foxreader.core.message import Provider
from foxreader.core.notice import Notice
from foxreader.library.settings import Settings

_DUTIES = ("active", "index_at", "second_at")
_OFF: dict[str, Any] = {
    "summaries": "ask", "semantic": "off", "second_reading": "never", "reader_folder": "",
}  # fmt: skip
"""The other settings by which something is sent or a file is used, and how each is off."""
_GOES_WITH = {
    "semantic": ("semantic_folder", "semantic_model"),
    "second_reading": ("second_folder",),
}
"""What must be the same, too, for a setting to be one that was here before."""
_CODES = {
    "active": "brought_active",
    "index_at": "brought_index_at",
    "second_at": "brought_second_at",
    "summaries": "brought_summaries",
    "semantic": "brought_semantic",
    "second_reading": "brought_second_reader",
    "reader_folder": "brought_reader_folder",
}
"""The sentence for each."""
_SHOWN = 200
"""Characters of an address or a path that are shown."""


@dataclass(frozen=True, slots=True)
class Consent:
    """A setting that a backup has on: its name, its value, and a sentence for the reader."""

    name: str
    value: str | bool
    words: Notice


def held_back(given: Settings, here: Settings) -> tuple[Settings, tuple[Consent, ...]]:
    """``given`` without what sends words or uses files unlike ``here``, and what that is."""
    held: list[Consent] = []
    for name in _DUTIES:
        provider = _named(given, name)
        if provider is not None and _place(provider) != _place(_named(here, name)):
            place = _place(provider)[:_SHOWN]
            words = Notice(_CODES[name], model=provider.model[:_SHOWN], place=place)
            held.append(Consent(name, provider.name, words))
    for name, off in _OFF.items():
        value = getattr(given, name)
        same = all(getattr(given, one) == getattr(here, one)
                   for one in (name, *_GOES_WITH.get(name, ())))  # fmt: skip
        if value not in (off, "ask") and not same:
            held.append(Consent(name, value, _words(name, given)))
    off = {one.name: _OFF.get(one.name, "") for one in held}
    return replace(given, **off), tuple(held)


def accepted(settings: Settings, consents: Iterable[Consent]) -> Settings:
    """``settings`` with what the reader has accepted."""
    values: dict[str, Any] = {one.name: one.value for one in consents}
    return replace(settings, **values)


def _named(settings: Settings, name: str) -> Provider | None:
    named = getattr(settings, name)
    return next((one for one in settings.providers if one.name == named), None)


def _place(provider: Provider | None) -> str:
    """Where a provider's model is: its address, or its file."""
    return "" if provider is None else provider.file or provider.base_url


def _words(name: str, given: Settings) -> Notice:
    place = {
        "semantic": given.semantic_folder if given.semantic == "folder" else given.semantic_model,
        "second_reading": given.second_folder,
        "reader_folder": given.reader_folder,
    }.get(name, "")
    return Notice(_CODES[name], place=place[:_SHOWN])
