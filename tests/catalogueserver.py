"""A server of catalogues on loopback that answers each path as a test says."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Reply = bytes | tuple[int, Mapping[str, str], bytes] | Callable[[BaseHTTPRequestHandler], object]
"""The body of an answer; or its status, headers and body; or what writes it."""


class CatalogueServer:
    """Serves ``replies`` by path, 404 for others; ``asked`` are the paths that were asked for."""

    def __init__(self) -> None:
        self.replies: dict[str, Reply] = {}
        self.asked: list[str] = []
        self.headers: list[dict[str, str]] = []
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                owner.asked.append(self.path)
                owner.headers.append({k.lower(): v for k, v in self.headers.items()})
                reply = owner.replies.get(self.path, (404, {}, b""))
                if callable(reply):
                    reply(self)
                    return
                status, headers, body = reply if isinstance(reply, tuple) else (200, {}, reply)
                self.send_response(status)
                for name, value in {"Content-Length": str(len(body)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(
            target=self._server.serve_forever, args=(0.01,), daemon=True
        )
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
