"""The reader's own model endpoint: the only package that uses the network."""

from foxreader.llm.abilities import TIERS, UNKNOWN, Abilities, Known, ToldApart
from foxreader.llm.address import check_address, typed_key, unencrypted_host
from foxreader.llm.found_address import found_address
from foxreader.llm.local_model import LocalModel
from foxreader.llm.local_server import LOCAL_PLACE, LocalServers
from foxreader.llm.offered import Offered, Service, local_services, offered
from foxreader.llm.providers import (
    LOCAL_PRESETS,
    PRESETS,
    TEST_SECONDS,
    connect,
    connect_embedder,
    test,
)
from foxreader.llm.trial import (
    PART_SECONDS,
    PARTS,
    Part,
    PartBegun,
    PartResult,
    part_of,
    reading_seconds,
    told_means,
    told_said,
    try_out,
)
from foxreader.llm.wire import Sent, WireLog

__all__ = [
    "LOCAL_PLACE",
    "LOCAL_PRESETS",
    "PARTS",
    "PART_SECONDS",
    "PRESETS",
    "TEST_SECONDS",
    "TIERS",
    "UNKNOWN",
    "Abilities",
    "Known",
    "LocalModel",
    "LocalServers",
    "Offered",
    "Part",
    "PartBegun",
    "PartResult",
    "Sent",
    "Service",
    "ToldApart",
    "WireLog",
    "check_address",
    "connect",
    "connect_embedder",
    "found_address",
    "local_services",
    "offered",
    "part_of",
    "reading_seconds",
    "test",
    "told_means",
    "told_said",
    "try_out",
    "typed_key",
    "unencrypted_host",
]
