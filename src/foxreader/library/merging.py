"""Changes of settings put on top of what another process has saved meanwhile."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, TypeVar

from foxreader.core.message import Provider

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

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
