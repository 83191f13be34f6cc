"""The one place that connects for anything but the reader's model: catalogues, and books of them.

Nothing here is called unless the reader asks for an address by a press, and each request is told to
the log of what left this computer before it is sent. Only ``https`` is used, and ``http`` to this
computer itself.
"""
