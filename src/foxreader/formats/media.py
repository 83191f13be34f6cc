"""The media types of what books carry, by the ends of names; the machine's own list may differ."""

from __future__ import annotations

UNKNOWN = "application/octet-stream"
"""The media type of a file whose name says nothing."""
_TYPES = {
    "css": "text/css",
    "xhtml": "application/xhtml+xml",
    "xht": "application/xhtml+xml",
    "html": "application/xhtml+xml",
    "htm": "application/xhtml+xml",
    "jpg": "image/jpeg",
    "jpeg": "image/jpeg",
    "jpe": "image/jpeg",
    "png": "image/png",
    "gif": "image/gif",
    "webp": "image/webp",
    "avif": "image/avif",
    "bmp": "image/bmp",
    "svg": "image/svg+xml",
    "otf": "font/otf",
    "ttf": "font/ttf",
    "ttc": "font/collection",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "mp3": "audio/mpeg",
    "m4a": "audio/mp4",
    "ogg": "audio/ogg",
    "opus": "audio/ogg",
    "wav": "audio/wav",
    "mp4": "video/mp4",
    "webm": "video/webm",
    "txt": "text/plain",
}


def media_type(name: str) -> str:
    """The media type of a file of that name."""
    return _TYPES.get(name.rpartition(".")[2].lower(), UNKNOWN)
