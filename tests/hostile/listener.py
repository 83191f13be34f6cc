"""Counts the connections anybody makes to a port of this machine."""

from __future__ import annotations

import socket
import threading


class Listener:
    """Listens on ``port`` of the loopback, or on a free one."""

    def __init__(self, port: int = 0) -> None:
        self.connections = 0
        self._socket = socket.create_server(("127.0.0.1", port))
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def port(self) -> int:
        return int(self._socket.getsockname()[1])

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            self.connections += 1
            connection.close()

    def close(self) -> None:
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
