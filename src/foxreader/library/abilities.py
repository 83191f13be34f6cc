"""What was found of each of the reader's models, in a small file of the profile that may be
deleted."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from pathlib import Path

from foxreader.core.errors import StorageError
from foxreader.core.message import Provider
from foxreader.core.outer_json import read_json
from foxreader.library.paths import write_private

logger = logging.getLogger(__name__)

_MOST = 200
"""Models of which something is kept, the newest. Chosen, not measured: about 20 KB."""
Learnt = Mapping[str, object]


class AbilitiesFile:
    """What is known by endpoint and model: its abilities, or how its parts were tested. What cannot
    be read or stored is tested again."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def get(self, provider: Provider) -> Learnt | None:
        """What is known of the provider's model; None where nothing is, or its settings changed."""
        found = self._read().get(_key(provider))
        return found if isinstance(found, dict) else None

    def put(self, provider: Provider, learnt: Learnt) -> None:
        """Store what was learnt; with more than ``_MOST`` models the oldest are dropped."""
        known = self._read()
        known.pop(_key(provider), None)
        known[_key(provider)] = dict(learnt)
        newest = dict(list(known.items())[-_MOST:])
        try:
            write_private(self.path, json.dumps(newest, indent=1).encode())
        except StorageError as error:
            # Learning it again costs two small requests; no question fails for that.
            logger.warning("%s", error)

    def _read(self) -> dict[str, object]:
        try:
            value = read_json(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return value if isinstance(value, dict) else {}


def _key(provider: Provider) -> str:
    """What makes a provider's model another one: its address, protocol, name or size."""
    address = provider.base_url.rstrip("/")
    return f"{provider.kind} {provider.file or address} {provider.model} {provider.context}"
