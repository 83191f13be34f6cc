"""The tree of a web page as Chromium gives it to a screen reader, from the engine's own debugger.

Qt's bridge hands the same tree on; Python cannot walk it there, since the engine's classes carry no
type information.
"""

from __future__ import annotations

import json
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.request import urlopen

from PySide6.QtCore import QUrl
from PySide6.QtTest import QTest
from PySide6.QtWebSockets import QWebSocket

_SKIPPED = frozenset({"none", "generic", "InlineTextBox", "LineBreak", "LayoutTable"})
"""Roles that no screen reader speaks of."""
_STATES = (
    "disabled", "checked", "expanded", "selected", "readonly", "hasPopup", "focused", "pressed",
)  # fmt: skip
_PATIENCE = 20_000
"""Milliseconds that the debugger is waited for."""


def free_port() -> int:
    """A port of this computer that nobody listens at, for QTWEBENGINE_REMOTE_DEBUGGING."""
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


def web_tree(port: int, address: str) -> list[str]:
    """The tree of the page whose address begins with ``address``, a line for each part that is
    spoken, indented by its level. Raises ``LookupError`` where there is no such page."""
    nodes = _asked(_socket_of(port, address), "Accessibility.getFullAXTree")["nodes"]
    known = {node["nodeId"]: node for node in nodes}
    return list(_lines(nodes[0], known, 0)) if nodes else []


def _socket_of(port: int, address: str) -> str:
    """The debugger's own address for a page. It answers in this thread: another one asks it."""
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(lambda: urlopen(f"http://127.0.0.1:{port}/json", timeout=20).read())
        while not asked.done():
            QTest.qWait(20)
        pages = json.loads(asked.result())
    for page in pages:
        if page["url"].startswith(address):
            return str(page["webSocketDebuggerUrl"])
    raise LookupError(f"no page at {address}, but {[page['url'] for page in pages]}")


def _asked(address: str, method: str) -> dict[str, Any]:
    heard: list[str] = []
    made = QWebSocket()
    made.textMessageReceived.connect(heard.append)
    made.connected.connect(lambda: made.sendTextMessage(json.dumps({"id": 1, "method": method})))
    made.open(QUrl(address))
    for _ in range(_PATIENCE // 20):
        if heard:
            break
        QTest.qWait(20)
    made.close()
    if not heard:
        raise LookupError(f"no answer from the debugger: {made.errorString()}")
    return dict(json.loads(heard[0])["result"])


def _lines(node: dict[str, Any], known: dict[str, Any], level: int) -> list[str]:
    role, said = node.get("role", {}).get("value", "none"), ""
    if not node.get("ignored") and role not in _SKIPPED:
        said = _spoken(role, node)
    found = ["  " * level + "- " + said] if said else []
    if role == "StaticText":
        return found
    for child in node.get("childIds", ()):
        if child in known:
            found += _lines(known[child], known, level + bool(said))
    return found


def _spoken(role: str, node: dict[str, Any]) -> str:
    name = " ".join(str(node.get("name", {}).get("value", "")).split())
    about = " ".join(str(node.get("description", {}).get("value", "")).split())
    states = [
        one["name"] for one in node.get("properties", ())
        if one["name"] in _STATES and one["value"].get("value") not in (False, "false", None)
    ]  # fmt: skip
    said = f"{role} “{name}”"
    return said + (f" ({about})" if about else "") + (f" [{', '.join(states)}]" if states else "")
