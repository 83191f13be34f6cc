"""Foxreader: an e-book reader whose answers carry the exact characters they rest on."""

__version__ = "1.1.0"
