"""Labels on round bottles and jars, with abstract marks. They face the front (-Y); z is in millimetres of the
bottle."""

from __future__ import annotations

from math import cos, degrees, hypot, pi, radians, sin

from .shapes import Flat, Material, Part, Point, rounded_box, sheet, skin, tube

PAPER = 0.16
"""How far a label stands out."""


def on_round(radius: float, x: float, z: float, out: float) -> Point:
    """A point of a flat drawing, laid around the front of a cylinder."""
    angle = radians(-90) + x / radius
    return (radius + out) * cos(angle), (radius + out) * sin(angle), z


def label(name: str, radius: float, low: float, high: float, width: float, material: Material, *, corner: float = 1.2) -> Part:
    """Paper of a width around the front of a cylinder; wide ones may go all around."""
    height, middle = high - low, (low + high) / 2
    half = min(width, 2 * pi * radius * 0.998) / 2
    corner = min(corner, height / 2.1)

    def surface(u: float, v: float) -> Point:
        return on_round(radius, -half + 2 * half * u, low + height * v, PAPER)

    if degrees(half / radius) > 60:
        return sheet(name, surface, material, steps=(128, 2), thickness=PAPER)
    outline = _dense(rounded_box(2 * half, height, corner, steps=5))
    steps = 24
    rings = []
    for out in (0.0, PAPER):
        for share in (1.0,) if out == 0 else tuple(1 - i / steps for i in range(steps)) + (0.004,):
            rings.append([on_round(radius, x * share, middle + z * share, out) for x, z in outline])
    return skin(name, rings, material)


def _dense(outline: list[Flat], step: float = 1) -> list[Flat]:
    """The same outline with a point every `step` millimetres, so that it can be bent."""
    dense: list[Flat] = []
    for (x, y), (to_x, to_y) in zip(outline, outline[1:] + outline[:1]):
        count = max(int(hypot(to_x - x, to_y - y) / step), 1)
        dense += [(x + (to_x - x) * k / count, y + (to_y - y) * k / count) for k in range(count)]
    return dense


def rule(name: str, radius: float, z: float, length: float, material: Material, *, thick: float = 0.5, x: float = 0) -> Part:
    """A printed line."""
    line = [on_round(radius, x - length / 2 + length * i / 24, z, PAPER + 0.02) for i in range(25)]
    return tube(name, line, 1, material, section=[(-0.03, -thick / 2), (0.03, -thick / 2), (0.03, thick / 2), (-0.03, thick / 2)], up=(0, 0, 1))


def ring_mark(name: str, radius: float, z: float, size: float, material: Material, *, thick: float = 0.45, x: float = 0) -> Part:
    """A printed ring; `size` is its radius."""
    dots = [on_round(radius, x + size * cos(2 * pi * i / 64), z + size * sin(2 * pi * i / 64), PAPER) for i in range(64)]
    return tube(name, dots, thick / 2, material, closed=True, sides=8)


def dot_mark(name: str, radius: float, z: float, size: float, material: Material, *, x: float = 0) -> Part:
    """A printed disc; `size` is its radius."""
    rings = [
        [on_round(radius, x + size * share * cos(2 * pi * i / 48), z + size * share * sin(2 * pi * i / 48), out) for i in range(48)]
        for share, out in ((1, 0.0), (1, PAPER + 0.05), (0.6, PAPER + 0.05), (0.3, PAPER + 0.05), (0.01, PAPER + 0.05))
    ]
    return skin(name, rings, material)
