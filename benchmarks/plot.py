"""A plot with logarithmic axes as a small SVG, drawn by hand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

_WIDTH, _HEIGHT = 720, 480
_LEFT, _TOP, _RIGHT, _BOTTOM = 70, 50, 140, 50
_COLOURS = ("#b3261e", "#0b57d0", "#146c2e", "#8a8a8a", "#7a4b00")


@dataclass(frozen=True)
class Line:
    """A curve with its name, as points (x, y), all above 0."""

    name: str
    points: tuple[tuple[float, float], ...]


def loglog(title: str, lines: Sequence[Line]) -> str:
    """The SVG of ``lines``, each labelled at its end, with a grid at the powers of ten."""
    xs = [x for line in lines for x, _ in line.points]
    ys = [y for line in lines for _, y in line.points]
    across, up = _Axis(xs, _LEFT, _WIDTH - _RIGHT), _Axis(ys, _HEIGHT - _BOTTOM, _TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
        ' font-family="sans-serif" font-size="13">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        f'<text x="{_LEFT}" y="28" font-size="16">{escape(title)}</text>',
        *_grid(across, up),
    ]
    for line, colour in zip(lines, _COLOURS, strict=False):
        parts += _curve(line, colour, across, up)
    return "\n".join([*parts, "</svg>", ""])


class _Axis:
    """Where values stand between two coordinates, with the powers of ten around them."""

    def __init__(self, values: Sequence[float], first: float, last: float) -> None:
        self.low = math.floor(math.log10(min(values)))
        self.high = max(self.low + 1, math.ceil(math.log10(max(values))))
        self.first, self.last = first, last

    def at(self, value: float) -> float:
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return self.first + share * (self.last - self.first)

    def powers(self) -> Iterator[tuple[float, float]]:
        for power in range(self.low, self.high + 1):
            yield 10.0**power, self.at(10.0**power)


def _grid(across: _Axis, up: _Axis) -> Iterator[str]:
    grey = 'stroke="#d8d8d8"'
    for value, x in across.powers():
        yield f'<path d="M{x:.1f} {up.first:.1f}V{up.last:.1f}" {grey}/>'
        label = f'<text x="{x:.1f}" y="{up.first + 20:.1f}" text-anchor="middle">'
        yield f"{label}{value:,.0f}</text>"
    for value, y in up.powers():
        yield f'<path d="M{across.first:.1f} {y:.1f}H{across.last:.1f}" {grey}/>'
        label = f'<text x="{across.first - 8:.1f}" y="{y + 4:.1f}" text-anchor="end">'
        yield f"{label}{value:g}</text>"


def _curve(line: Line, colour: str, across: _Axis, up: _Axis) -> Iterator[str]:
    places = [(across.at(x), up.at(y)) for x, y in line.points]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, y in places:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>'
    x, y = places[-1]
    yield f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{escape(line.name)}</text>'
