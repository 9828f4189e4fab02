"""Lines, outlines of solids, and sections of what is swept along a line. Flat ones are (x, y),
counter-clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from mathutils import Vector

from .skins import Flat, Point


def smooth_line(points: Sequence[Point], steps: int = 12, closed: bool = False) -> list[Vector]:
    """A soft curve through points (centripetal enough for what products need: Catmull-Rom)."""
    dots = [Vector(point) for point in points]
    count = len(dots)
    if count < 3:
        return dots
    line: list[Vector] = []
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (dots[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            b, c = dots[i], dots[i + 1]
            a = dots[i - 1] if i else b * 2 - c
            d = dots[i + 2] if i + 2 < count else c * 2 - b
        for step in range(steps):
            t = step / steps
            line.append(
                (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t**2 + (b * 3 - a - c * 3 + d) * t**3) / 2
            )
    return line if closed else [*line, dots[-1]]


def rounded(points: Sequence[Flat], radius: float | Sequence[float], steps: int = 8, closed: bool = False) -> list[Flat]:
    """A line with its corners rounded off by arcs; one radius, or one for each point."""
    count = len(points)
    radii = [radius] * count if isinstance(radius, (int, float)) else list(radius)
    line: list[Flat] = []
    for i, point in enumerate(points):
        here = Vector(point)
        if radii[i] <= 0 or (not closed and i in (0, count - 1)):
            line.append((here.x, here.y))
            continue
        before, after = Vector(points[i - 1]) - here, Vector(points[(i + 1) % count]) - here
        reach = min(radii[i], before.length * 0.49, after.length * 0.49)
        start, end = here + before.normalized() * reach, here + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            spot = start * (1 - t) ** 2 + here * (2 * t * (1 - t)) + end * t**2
            line.append((spot.x, spot.y))
    return line


def superellipse(width: float, depth: float, power: float = 4, steps: int = 96) -> list[Flat]:
    """An outline between an ellipse (power 2) and a box (power 8 and more)."""
    outline = []
    for i in range(steps):
        angle = 2 * pi * i / steps
        c, s = cos(angle), sin(angle)
        reach = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        outline.append((width / 2 * c * reach, depth / 2 * s * reach))
    return outline


def rounded_box(width: float, depth: float, corner: float, steps: int = 12) -> list[Flat]:
    """A box outline whose corners are arcs of a radius."""
    corner = min(corner, width / 2 - 1e-3, depth / 2 - 1e-3)
    outline = []
    for quarter in range(4):
        x = (width / 2 - corner) * (1, -1, -1, 1)[quarter]
        y = (depth / 2 - corner) * (1, 1, -1, -1)[quarter]
        for step in range(steps + 1):
            angle = pi / 2 * (quarter + step / steps)
            outline.append((x + corner * cos(angle), y + corner * sin(angle)))
    return outline


def inset(outline: Sequence[Flat], by: float) -> list[Flat]:
    """A closed outline moved inwards (counter-clockwise outlines; below zero: outwards)."""
    count = len(outline)
    moved = []
    for i in range(count):
        along = Vector(outline[(i + 1) % count]) - Vector(outline[i - 1])
        along.normalize()
        moved.append((outline[i][0] - along.y * by, outline[i][1] + along.x * by))
    return moved


def band(width: float, thickness: float, edge: float | None = None) -> list[Flat]:
    """The section of a strap: flat, with round edges. For `tube` with radius 1."""
    return rounded_box(width, thickness, thickness / 2 if edge is None else edge, steps=4)


def soft_band(width: float, thickness: float, steps: int = 48) -> list[Flat]:
    """The section of thick cloth: as `band`, with points all along it, so that it can be bent and
    wrinkled."""
    edge, flat = thickness / 2, width - thickness
    row = [flat / 2 - flat * i / steps for i in range(steps + 1)]
    bow = [pi / 2 + pi * i / 8 for i in range(1, 8)]
    left = [(-flat / 2 + edge * cos(a), edge * sin(a)) for a in bow]
    right = [(flat / 2 - edge * cos(a), -edge * sin(a)) for a in bow]
    return [*[(x, edge) for x in row], *left, *[(-x, -edge) for x in row], *right]
