"""The process that runs a model file: ``python -m foxreader.llm.local_process``.

It reads one line of JSON from standard input: the file, the name, the key and the sizes. It loads
the model into llama.cpp's server, on a port of loopback that the system chooses, and writes the
address of it as a line of JSON. It ends when its standard input closes, as it does when the
program's process ends, however that ends.
"""

from __future__ import annotations

import json
import os
import threading
from typing import IO, Any, NoReturn

from foxreader.system.processes import end_with, own_streams

_MOST_THREADS = 8
"""More threads than this wait for the memory, not for each other's work. Chosen, not measured."""


def main() -> NoReturn:
    """Serve the model that standard input names until that closes, then end the process."""
    os.umask(0o077)
    given, said = own_streams()
    order = json.loads(given.readline())
    end_with(given)
    try:
        server = _served(order)
    except ImportError:
        _tell(said, problem="not_installed")
    except Exception as error:  # noqa: BLE001 -- whatever the library raises, the program is told
        _tell(said, problem="not_loaded", reason=str(error)[:300])
    else:
        _tell(said, address=str(server.listening_address))
        threading.Event().wait()  # until the program is gone, or needs the model no more
    os._exit(0)


def threads(processors: int) -> int:
    """How many threads a model gets: two processors of one core do not count twice, so half of
    many, all of a few."""
    return max(1, min(_MOST_THREADS, processors // 2 if processors > 4 else processors))


def _served(order: dict[str, Any]) -> Any:
    """The running server. Raises ``ImportError`` without the extra, and what the library raises."""
    import xllamacpp  # noqa: PLC0415 -- the one door to it, in this process alone

    params = xllamacpp.CommonParams()
    params.model.path = order["file"]
    # The type differs between versions.
    name = order["name"]
    params.model_alias = name if isinstance(params.model_alias, str) else {name}
    params.api_keys = [order["key"]]
    params.hostnames, params.port = ["127.0.0.1"], 0
    params.n_ctx, params.n_parallel = order["context"], 1
    params.use_jinja, params.offline, params.ui = True, True, False
    count = threads(os.cpu_count() or 1)
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = count
    return xllamacpp.Server(params)


def _tell(said: IO[bytes], **about: str) -> None:
    said.write(json.dumps(about).encode() + b"\n")
    said.flush()


if __name__ == "__main__":
    main()
