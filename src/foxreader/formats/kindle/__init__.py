"""Kindle and Palm books."""
