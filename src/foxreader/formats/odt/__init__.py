"""Texts of OpenDocument."""
