"""The reader's own model endpoint: the only package that uses the network."""

from foxreader.llm.abilities import TIERS, UNKNOWN, Abilities, Known
from foxreader.llm.address import check_address
from foxreader.llm.providers import (
    PRESETS,
    TEST_SECONDS,
    connect,
    connect_embedder,
    list_models,
    test,
)
from foxreader.llm.wire import Sent, WireLog

__all__ = [
    "PRESETS",
    "TEST_SECONDS",
    "TIERS",
    "UNKNOWN",
    "Abilities",
    "Known",
    "Sent",
    "WireLog",
    "check_address",
    "connect",
    "connect_embedder",
    "list_models",
    "test",
]
