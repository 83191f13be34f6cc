"""The command mcp: the tools over the reader's books for other programs, on standard input and
output, until their end."""

from __future__ import annotations

import argparse
import sys

from foxreader.cli import wording
from foxreader.cli.arguments import Command
from foxreader.cli.words import said, warn
from foxreader.cli.work import make_program
from foxreader.core.errors import UsageError
from foxreader.program.agent_tools import AgentTools

_EXTRA = ("mcp", "mcp_types", "anyio")
"""The packages that the extra brings."""


def mcp(_options: argparse.Namespace) -> int:
    """Serve one client; ends when it closes the input."""
    try:
        from foxreader.cli.mcp_server import serve  # noqa: PLC0415 -- an extra, and slow to load
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _EXTRA:
            raise
        raise UsageError(said(wording.NO_MCP)) from error
    program = make_program()
    if sys.stdin.isatty():
        warn(said(wording.MCP_WAITS))
    serve(AgentTools(program))
    return 0


COMMANDS = {
    "mcp": Command(mcp, lambda _parser: None),
}
