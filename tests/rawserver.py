"""A server on loopback that answers every request with given bytes, cut where a test wants."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterable, Sequence

from waits import SECONDS


class RawServer:
    """Sends ``replies`` one a request (the last one stays): each the bytes, piece by piece.

    ``requests`` are the bytes of the requests as they came, ``sent`` how many bytes were written.
    An endless reply ends when the other side goes.
    """

    def __init__(self, replies: Sequence[Iterable[bytes]]) -> None:
        self.requests: list[bytes] = []
        self.sent = 0
        self._ended = False
        self._replies = list(replies)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/v1"
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def __enter__(self) -> RawServer:
        return self

    def __exit__(self, *_: object) -> None:
        # Who waits for the next request is woken by one: only Linux lets a server be shut down.
        self._ended = True
        socket.create_connection(self._socket.getsockname()).close()
        self._thread.join(SECONDS)
        self._socket.close()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            with connection:
                if self._ended:
                    return
                try:
                    self._answer(connection)
                except OSError:
                    continue

    def _answer(self, connection: socket.socket) -> None:
        connection.settimeout(SECONDS)
        data = connection.recv(65536)
        if not data:
            return
        while b"\r\n\r\n" not in data:
            data += connection.recv(65536)
        head, body = data.split(b"\r\n\r\n", 1)
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        length = int(fields.get(b"content-length", 0))
        while len(body) < length:
            body += connection.recv(65536)
        self.requests.append(body)
        for piece in self._replies[min(len(self.requests), len(self._replies)) - 1]:
            connection.sendall(piece)
            self.sent += len(piece)
        connection.shutdown(socket.SHUT_WR)


def reply(body: bytes, kind: str = "text/event-stream", status: str = "200 OK") -> bytes:
    """``body`` behind a head that names its type and no length."""
    head = f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nConnection: close\r\n\r\n"
    return head.encode() + body
