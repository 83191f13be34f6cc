"""Stands for the process that runs a model file, where that needs no model: it keeps the same
agreement (an order on standard input, an address on standard output, ends with standard input) and
answers each request with its own process id, or says how likely "Yes" and "No" are where that is
asked. ``python tests/localchild.py [FAULT]``

Faults: "silent" says nothing, "broken" says that the file cannot be loaded, "missing" that the
extra is not installed, "dies" ends at its first question of each second process.
"""

from __future__ import annotations

import json
import math
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

FAULT = sys.argv[1] if len(sys.argv) > 1 else ""


def main() -> None:
    order = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=ended, daemon=True).start()
    if FAULT == "silent":
        time.sleep(3600)
    if FAULT in ("broken", "missing"):
        problem = "not_loaded" if FAULT == "broken" else "not_installed"
        say(problem=problem, reason="it has no layers")
        return
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(order))
    say(address=f"http://127.0.0.1:{server.server_address[1]}")
    server.serve_forever(0.01)


def handler(order: dict[str, Any]) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.answer({"data": [{"id": order["name"], "meta": {"n_ctx": order["context"]}}]})

        def do_POST(self) -> None:
            asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            if FAULT == "dies" and dies(Path(order["file"])):
                os._exit(9)
            said = {"role": "assistant", "content": f"I am {os.getpid()}"}
            choice = {"message": said, "finish_reason": "stop"}
            if asked.get("logprobs"):
                listed = [
                    {"token": "Yes", "logprob": math.log(0.75)},
                    {"token": "No", "logprob": math.log(0.25)},
                ]
                choice["logprobs"] = {"content": [{"top_logprobs": listed}]}
            self.answer({"choices": [choice]})

        def answer(self, body: Any) -> None:
            allowed = self.headers.get("Authorization") == f"Bearer {order['key']}"
            data = json.dumps(body if allowed else {"error": {"message": "no key"}}).encode()
            self.send_response(200 if allowed else 401)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: Any) -> None:
            pass

    return Handler


def dies(file: Path) -> bool:
    """Whether this process dies: the first one does, which leaves a mark beside the file."""
    mark = file.with_suffix(".died")
    died = mark.exists()
    mark.touch()
    return not died


def say(**about: str) -> None:
    sys.stdout.write(json.dumps(about) + "\n")
    sys.stdout.flush()


def ended() -> None:
    sys.stdin.buffer.read()
    os._exit(0)


if __name__ == "__main__":
    main()
