"""Coats on a tailor's form: a body of cloth over rings, what is laid onto it, collars, sleeves and the form
itself.

A coat stands upright over the middle of the floor, its front towards -Y, the wearer's left at +x.
Millimetres; angles around the body run from the middle of the front (0) over the wearer's left (pi / 2) to
the middle of the back (pi).
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import asin, cos, pi, sin

from mathutils import Vector, noise

from .dress_shoes import Spot, eased, panel
from .materials import Material
from .shapes import Flat, Part, Point, lathe, rounded, skin, smooth_line, solidified

POWER = 2.35
"""How square the body is seen from above; 2 is an ellipse."""


@dataclass(frozen=True)
class Ring:
    """The body at a height: half its width, and how far its front and its back are from the middle."""

    z: float
    half: float
    front: float
    back: float


class Body:
    """The outside of a coat, with the folds it hangs in."""

    def __init__(self, rings: Sequence[Ring], folds: Callable[[float, float], float]) -> None:
        self.line = smooth_line([(ring.half, ring.front, ring.back) for ring in rings], 16)
        heights = smooth_line([(ring.z, 0, 0) for ring in rings], 16)
        self.heights = [dot.x for dot in heights]
        self.folds = folds

    def size(self, z: float) -> Vector:
        """Half width, front and back at a height."""
        i = min(max(bisect(self.heights, z) - 1, 0), len(self.heights) - 2)
        share = (z - self.heights[i]) / (self.heights[i + 1] - self.heights[i])
        return self.line[i].lerp(self.line[i + 1], min(max(share, 0), 1))

    def point(self, angle: float, z: float, out: float = 0) -> Vector:
        """A point of the cloth, or `out` millimetres from it."""
        place = self._bare(angle, z)
        across = self._bare(angle + 0.01, z) - self._bare(angle - 0.01, z)
        rise = self._bare(angle, z + 2) - self._bare(angle, z - 2)
        normal = across.cross(rise).normalized()
        return place + normal * (out + self.folds(angle, z))

    def _bare(self, angle: float, z: float) -> Vector:
        half, front, back = self.size(z)
        s, c = sin(angle), cos(angle)
        x = half * abs(s) ** (2 / POWER) * (1 if s > 0 else -1)
        y = abs(c) ** (2 / POWER) * (-front if c > 0 else back)
        return Vector((x, y, z))

    def angle(self, x: float, z: float, behind: bool = False) -> float:
        """Where around the body a place across is."""
        share = min(abs(x) / self.size(z).x, 0.995)
        turn = asin(share ** (POWER / 2)) * (1 if x > 0 else -1)
        return pi - turn if behind else turn

    def spot(self, behind: bool = False, out: float = 0) -> Callable[[float, float], tuple[Vector, Vector]]:
        """Places (x, z) seen from the front, or from behind, with the direction the cloth looks in there."""

        def place(x: float, z: float) -> tuple[Vector, Vector]:
            angle = self.angle(x, z, behind)
            here = self.point(angle, z, out)
            across, rise = self.point(angle + 0.02, z, out) - here, self.point(angle, z + 4, out) - here
            return here, across.cross(rise).normalized()

        return place

    def cloth(
        self,
        name: str,
        material: Material,
        edges: tuple[Callable[[float], float], Callable[[float], float]],
        heights: tuple[float, float],
        *,
        thick: float,
        hang: Callable[[float], float],
        out: Callable[[float, float], float],
        steps: tuple[int, int] = (260, 150),
    ) -> Part:
        """The cloth between two edges (angles at a height), from its hem to the upper of two heights. `hang`
        is how much higher the hem is at an angle, `out` how far the cloth is from the body at an angle and a
        height."""
        start, end = edges
        hem, top = heights
        rows = []
        for j in range(steps[1] + 1):
            share = j / steps[1]
            z = hem + (top - hem) * share
            angles = [start(z) + (end(z) - start(z)) * i / steps[0] for i in range(steps[0] + 1)]
            rows.append([self.point(angle, z + hang(angle) * (1 - share), out(angle, z)) for angle in angles])
        return solidified(skin(name, rows, material, round_ring=False), thick)


def flat_panel(name: str, outline: Sequence[Flat], material: Material, spot: Spot, *, thick: float, middle: Flat | None = None) -> Part:
    """A piece laid onto the body by places (x, z), whose weave runs straight, as it was cut from the
    cloth."""
    made = panel(name, outline, material, spot, thick=thick, middle=middle)
    layer = made.data.uv_layers.active
    for loop in made.data.loops:
        place = made.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (place.x, place.z)
    return made


def sleeve(name: str, line: Sequence[Sequence[float]], sizes: Sequence[Flat], material: Material, *, seed: float = 1, rumple: float = 5) -> Part:
    """A hanging sleeve along its middle line; sizes are its half widths across and from front to back."""
    dots = smooth_line(line, 22)
    halves = smooth_line([(*size, 0) for size in sizes], 22)
    rings = []
    for i, (dot, half) in enumerate(zip(dots, halves)):
        way = (dots[min(i + 1, len(dots) - 1)] - dots[max(i - 1, 0)]).normalized()
        ahead = Vector((0, -1, 0))
        ahead = (ahead - way * ahead.dot(way)).normalized()
        side = ahead.cross(way).normalized()
        share = i / len(dots)
        ring = []
        for k in range(96):
            angle = 2 * pi * k / 96
            place = dot + side * (half.x * cos(angle)) + ahead * (half.y * sin(angle))
            calm = eased((share - 0.2) / 0.25) * (1 - 0.75 * eased((share - 0.86) / 0.1))
            slant = place.z + 34 * sin(angle + 0.6)
            crease = noise.noise((1.5 * cos(angle), 1.5 * sin(angle) + seed * 5, slant / 48)) + 0.5 * noise.noise((cos(angle) * 2.2, sin(angle) * 2.2 - seed, slant / 22))
            fall = noise.noise((2 * cos(angle), 2 * sin(angle), share * 1.6 + seed))
            push = rumple * calm * crease + 5 * eased(share / 0.3) * fall
            ring.append(place + (place - dot).normalized() * push)
        rings.append(ring)
    return skin(name, rings, material)


def collar(name: str, roll: Sequence[Point], fall: Sequence[Point], stand: Sequence[Point], material: Material, thick: float = 5) -> Part:
    """A turned-down collar from three lines of points (x, y, z) of the wearer's left half, each from the
    front to the middle of the back."""
    whole = lambda half: smooth_line([*half, *[(-x, y, z) for x, y, z in reversed(half[:-1])]], 16)
    lines = [whole(one) for one in (stand, roll, fall)]
    rows = []
    for low, high, edge in zip(*lines):
        inside = [low.lerp(high, t / 8) for t in range(8)]
        out = (edge - low).normalized()
        over = []
        for t in range(17):
            share = t / 16
            spot = high.lerp(edge, share)
            bulge = sin(pi * share) ** 0.75 * 0.16 * (edge - high).length
            over.append(spot + Vector((out.x, out.y, 0.9)).normalized() * bulge)
        rows.append([*inside, *over])
    return solidified(skin(name, rows, material, round_ring=False), thick, middle=True)


def bust(linen: Material, wood: Material, metal: Material, rings: Sequence[Ring], low: float, neck: float, *, floor: float = 0) -> None:
    """What a coat hangs on: a form in linen, a little smaller than the coat, with a turned cap, on a rod with
    a round foot. It reaches from `low` to `neck`; `floor` is where the foot stands."""
    body = Body(rings, lambda angle, z: -9)
    heights = [low + (rings[-1].z - low) * i / 60 for i in range(61)]
    ring_of = lambda z: [body.point(2 * pi * k / 96, z) for k in range(96)]
    last = ring_of(heights[-1])
    middle = sum(last, Vector()) / len(last)
    rise = [[middle + (dot - middle) * 0.82 + Vector((0, 0, up)) for dot in last] for up in (14, 40, neck - rings[-1].z)]
    skin('form', [*[ring_of(z) for z in heights], *rise], linen)
    cap = rounded([(0, 0), (52, 0), (54, 14), (40, 24), (16, 30), (13, 40), (19, 52), (12, 64), (0, 66)], [0, 3, 5, 8, 6, 6, 8, 6, 0], 6)
    lathe('cap', cap, wood, (middle.x, middle.y, neck - 1), sides=64)
    foot = rounded([(0, 0), (150, 0), (150, 12), (60, 24), (24, 34), (0, 34)], [0, 3, 6, 12, 6, 0], 6)
    lathe('foot', foot, wood, (0, 0, floor), sides=96)
    lathe('rod', [(0, floor + 30), (11, floor + 30), (11, low + 20), (0, low + 20)], metal, sides=32)
