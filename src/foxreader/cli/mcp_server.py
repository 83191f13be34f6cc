"""The tools for other programs by the Model Context Protocol. Only this module imports its SDK."""

from __future__ import annotations

from functools import partial
from typing import Any

import anyio
from anyio.to_thread import run_sync
from mcp.server import Server
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    TextContent,
    Tool,
    ToolAnnotations,
)

from foxreader import __version__
from foxreader.cli.commands import noted
from foxreader.core.cancel import Cancel
from foxreader.core.errors import ToolError
from foxreader.program.agent_tools import AGENT_TOOLS, INSTRUCTIONS, AgentTools


def serve(tools: AgentTools) -> None:
    """Answer a client on standard input and output until the input ends."""
    anyio.run(_served, tools)


async def _served(tools: AgentTools) -> None:
    async def listed(_context: Any, _params: Any) -> ListToolsResult:
        return ListToolsResult(tools=_described())

    # A call waits for the one before, which may read a book for the first time; the client may
    # cancel either meanwhile.
    one_at_a_time = anyio.CapacityLimiter(1)

    async def called(_context: Any, params: CallToolRequestParams) -> CallToolResult:
        cancel = Cancel()
        act = partial(_result, tools, params.name, params.arguments or {}, cancel)
        try:
            return await run_sync(act, abandon_on_cancel=True, limiter=one_at_a_time)
        finally:
            cancel.set()

    server = Server(
        "foxreader", version=__version__, title="Foxreader", instructions=INSTRUCTIONS,
        on_list_tools=listed, on_call_tool=called,
    )  # fmt: skip
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())


def _described() -> list[Tool]:
    """The tools as clients get them."""
    hints = ToolAnnotations(read_only_hint=True, open_world_hint=False, idempotent_hint=True)
    return [
        Tool(
            name=spec.name, description=spec.description, input_schema=dict(spec.parameters),
            annotations=hints,
        )
        for spec in (tool.spec for tool in AGENT_TOOLS)
    ]  # fmt: skip


def _result(
    tools: AgentTools, name: str, arguments: dict[str, Any], cancel: Cancel
) -> CallToolResult:
    """What a call gives, or one sentence on what is wrong with it."""
    try:
        result = tools.call(name, arguments, cancel)
    except ToolError as error:
        return _failed(str(error))
    except Exception as error:  # noqa: BLE001 -- the border: a bug is logged, and the client goes on
        return _failed(noted(error))
    data = None if result.data is None else dict(result.data)
    return CallToolResult(content=[TextContent(text=result.text)], structured_content=data)


def _failed(sentence: str) -> CallToolResult:
    return CallToolResult(content=[TextContent(text=sentence)], is_error=True)
