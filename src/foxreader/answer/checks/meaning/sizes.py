"""What units measure, and how large they are."""

from __future__ import annotations

from collections.abc import Mapping

SIZES: Mapping[str, tuple[str, str]] = {
    "second": ("time", "1"),
    "minute": ("time", "60"),
    "hour": ("time", "3600"),
    "day": ("time", "86400"),
    "week": ("time", "604800"),
    "month": ("months", "1"),
    "year": ("months", "12"),
    "decade": ("months", "120"),
    "century": ("months", "1200"),
    "millimetre": ("length", "1"),
    "centimetre": ("length", "10"),
    "metre": ("length", "1000"),
    "kilometre": ("length", "1000000"),
    "inch": ("inches", "1"),
    "foot": ("inches", "12"),
    "yard": ("inches", "36"),
    "mile": ("inches", "63360"),
    "milligram": ("mass", "1"),
    "gram": ("mass", "1000"),
    "kilogram": ("mass", "1000000"),
    "ton": ("mass", "1000000000"),
    "ounce": ("ounces", "1"),
    "pound": ("ounces", "16"),
    "millilitre": ("volume", "1"),
    "litre": ("volume", "1000"),
    "pint": ("pints", "1"),
    "quart": ("pints", "2"),
    "gallon": ("pints", "8"),
    "basis_point": ("share", "1"),
    "percent": ("share", "100"),
}
"""What a unit measures, and how many of the smallest unit of its kind it is."""
METRIC: Mapping[str, tuple[str, str]] = {
    "inches": ("length", "25.4"),
    "ounces": ("mass", "28349.5"),
}
"""For a kind that is no metric one, the metric kind, and how many of its smallest units one is."""
