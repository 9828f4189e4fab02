"""Low shoes: a right one, its toe towards +X, its outer side towards -Y. Lengths in millimetres, about size
42."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from mathutils import Vector

from .shapes import Flat, Material, Part, Point, apply, sheet, skin, smooth_line

FOOT = [
    (-140, 0), (-128, -25), (-98, -35), (-45, -36), (15, -45), (62, -50), (102, -41), (130, -19), (139, 8), (130, 30), (102, 43),
    (60, 46), (10, 37), (-45, 30), (-98, 32), (-128, 24),
]
"""Around the sole of the foot, counter-clockwise from the heel along the outer side."""


class Line:
    """A soft line that is asked by the share (0 to 1) of its length."""

    def __init__(self, points: Sequence[Point], closed: bool = False) -> None:
        self.dots = smooth_line(points, 14, closed)
        if closed:
            self.dots.append(self.dots[0])
        self.way = [0.0]
        for a, b in zip(self.dots, self.dots[1:]):
            self.way.append(self.way[-1] + (b - a).length)

    def at(self, share: float) -> Vector:
        length = min(max(share, 0.0), 1.0) * self.way[-1]
        i = min(bisect_right(self.way, length), len(self.dots) - 1)
        return self.dots[i - 1].lerp(self.dots[i], (length - self.way[i - 1]) / max(self.way[i] - self.way[i - 1], 1e-9))


class Upper:
    """What is above the sole: a wall around the foot. `u` goes around from the heel over the outer side, the
    toe (0.5) and the inner side; `v` goes up from the sole to the collar, to the edge of the throat or, in
    front, to the ridge."""

    def __init__(self, feather: Callable[[float], float], collar: Sequence[Point], throat: float, ridge: Sequence[Point]) -> None:
        """`feather`: the height of the sole's edge by x. `collar`: the upper edge from the heel to the foot
        of the throat, on the outer side, at even steps of u up to `throat`. `ridge`: from there to the
        toe."""
        self.foot = Line([(x, y, 0) for x, y in FOOT], closed=True)
        self.collar, self.ridge, self.throat, self.feather = smooth_line(collar, 16), smooth_line(ridge, 16), throat, feather

    def base(self, u: float) -> Vector:
        spot = self.foot.at(u % 1)
        return Vector((spot.x, spot.y, self.feather(spot.x)))

    def top(self, u: float) -> Vector:
        near = min(u % 1, 1 - u % 1)
        if near <= self.throat:
            spot = _between(self.collar, near / self.throat)
        else:
            spot = _between(self.ridge, (near - self.throat) / (0.5 - self.throat))
        return Vector((spot.x, -spot.y, spot.z)) if u % 1 > 0.5 and near <= self.throat else spot.copy()

    def at(self, u: float, v: float, out: float = 0) -> Vector:
        """A point of the wall, moved outwards along the normal by `out`."""
        if not out:
            return self._spot(u, v)
        du = self._spot(u + 0.004, v) - self._spot(u - 0.004, v)
        dv = self._spot(u, min(v + 0.01, 1)) - self._spot(u, max(v - 0.01, 0))
        return self._spot(u, v) + du.cross(dv).normalized() * out

    def _spot(self, u: float, v: float) -> Vector:
        base, top = self.base(u), self.top(u)
        near = min(u % 1, 1 - u % 1)
        front = _smooth((near - 0.2) / (self.throat - 0.16))
        rise = top.z - base.z
        flat = Vector((base.x - top.x, base.y - top.y, 0))
        out = flat.normalized() if flat.length > 1e-6 else Vector((0, 0, 0))
        low = base + Vector((0, 0, rise * (0.4 + 0.4 * front))) + out * (5 + 1.5 * front)
        steep, soft = top - Vector((0, 0, rise * 0.4)) + out * 2, top + flat * 0.55 + Vector((0, 0, self._slope(near) * flat.x * 0.55))
        high = steep.lerp(soft, front)
        w = 1 - v
        return base * w**3 + low * (3 * w * w * v) + high * (3 * w * v * v) + top * v**3

    def _slope(self, near: float) -> float:
        """How steeply the ridge goes down towards the toe."""
        place = min(max((near - self.throat) / (0.5 - self.throat), 0.04), 0.96)
        step = _between(self.ridge, place + 0.04) - _between(self.ridge, place - 0.04)
        return step.z / step.x

    def patch(
        self, name: str, around: tuple[float, float], edges: Callable[[float], tuple[float, float]], material: Material,
        *, out: float = 0.5, steps: tuple[int, int] = (48, 16),
    ) -> Part:
        """A film on the wall from u to u, between the v that `edges` gives for each share of it; its rim goes
        down to the wall."""

        def surface(s: float, t: float) -> Vector:
            low, high = edges(s)
            rim = min(s, 1 - s, t, 1 - t)
            return self.at(around[0] + (around[1] - around[0]) * s, low + (high - low) * t, out if rim > 1e-3 else -0.3)

        return sheet(name, surface, material, steps=steps)

    def wall(self, name: str, material: Material, *, out: float = 0, to: float = 1, steps: tuple[int, int] = (220, 40)) -> Part:
        made = sheet(name, lambda s, t: self.at(s, t * to, out), material, steps=steps)
        softer = made.modifiers.new('softer', 'SMOOTH')
        softer.factor, softer.iterations = 0.5, 8
        return apply(made)


def _between(line: Sequence[Vector], share: float) -> Vector:
    place = min(max(share, 0.0), 1.0) * (len(line) - 1)
    i = min(int(place), len(line) - 2)
    return line[i].lerp(line[i + 1], place - i)


def _smooth(t: float) -> float:
    t = min(max(t, 0.0), 1.0)
    return t * t * (3 - 2 * t)


def footprint(grow: float, steps: int = 160) -> list[Flat]:
    """The outline of the foot's sole, moved outwards by millimetres."""
    foot = Line([(x, y, 0) for x, y in FOOT], closed=True)
    dots = [foot.at(i / steps) for i in range(steps)]
    outline = []
    for i, dot in enumerate(dots):
        along = (dots[(i + 1) % steps] - dots[i - 1]).normalized()
        outline.append((dot.x + along.y * grow, dot.y - along.x * grow))
    return outline


def sole(
    name: str, layers: Sequence[tuple[float, Callable[[float], float]]], material: Material, *, steps: int = 160
) -> Part:
    """A body of footprints one above the other, each grown by millimetres at a height that depends on x."""
    ring = lambda grow, height, share=1.0: [(x * share, y * share, height(x * share)) for x, y in footprint(grow, steps)]
    inwards = (0.9, 0.75, 0.6, 0.45, 0.3, 0.15, 0.02)
    below = [ring(*layers[0], share) for share in reversed(inwards)]
    above = [ring(*layers[-1], share) for share in inwards]
    return skin(name, [*below, *[ring(*layer) for layer in layers], *above], material)
