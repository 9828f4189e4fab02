"""Tongue, laces and bow of low shoes whose upper is that of `footwear`. Millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi

from mathutils import Vector

from .footwear import Upper
from .materials import Material
from .shapes import Part, Point, join, lathe, placed, rounded_box, sheet, smooth_line, tube

ROUND = rounded_box(5, 2.4, 1.1, 4)


def tongue(spine: Sequence[Point], material: Material, *, half: tuple[float, float] = (15, 26), thick: float = 5, corner: float = 0) -> Part:
    """Along a line in the middle of the shoe, from under the throat to its free end; `half` its half width
    there and here. `corner` rounds its free end."""
    line = smooth_line(spine, 10)

    def surface(s: float, t: float) -> Vector:
        across = (2 * s - 1) * (half[0] + (half[1] - half[0]) * t)
        place = t * (len(line) - 1) - corner * (abs(2 * s - 1) ** 4) * t**8
        i = min(int(place), len(line) - 2)
        spot = line[i].lerp(line[i + 1], place - i)
        return spot + Vector((0, across, -0.016 * across * across * (0.5 + t * 0.5)))

    return sheet('tongue', surface, material, steps=(30, 60), thickness=thick)


def laces(upper: Upper, eyes: Sequence[float], cord: Material, rings: Material, *, wide: float = 6, across: float = 0.92) -> None:
    """Flat laces that cross from row to row, and a ring at each eyelet; `eyes` are the places of the rows
    around the upper, from the ankle to the toe."""
    spots = lambda u: upper.at(u, across, 2.4)
    flat = rounded_box(wide, 2.0, 0.9, 4)
    eyelets = []
    for i, u in enumerate(eyes):
        for sign in (1, -1):
            a, b = spots(sign * u), spots(-sign * eyes[max(i - 1, 0)])
            if i == 0:
                b = spots(-sign * u)
            if i or sign > 0:
                _crossing(f'lace {i} {sign}', a, b, 2.6 if sign > 0 else 4.0, cord, flat)
            eyelets.append(_eyelet(upper, sign * u, across, rings))
    join('eyelets', eyelets)


def _crossing(name: str, a: Vector, b: Vector, lift: float, cord: Material, flat: Sequence[tuple[float, float]]) -> None:
    """A lace from eyelet to eyelet, over the one it crosses."""
    middle = (a + b) / 2 + Vector((0.12, 0, 1)) * lift
    rise = Vector((0, 0, lift * 0.35))
    dip = Vector((0, 0, 2.2))
    line = smooth_line([a - dip, a, a.lerp(middle, 0.55) + rise, middle, b.lerp(middle, 0.55) + rise, b, b - dip], 6)
    tube(name, line, 1, cord, section=flat, up=(0.35, 0, 0.94))


def _eyelet(upper: Upper, u: float, across: float, material: Material) -> Part:
    profile = [(3.0 + 0.7 * cos(2 * pi * k / 12), 0.7 * cos(2 * pi * k / 12 - pi / 2)) for k in range(12)]
    ring = lathe(f'eyelet {u}', profile, material, closed=True, sides=24)
    normal = upper.at(u, across, 2.4) - upper.at(u, across)
    ring.matrix_world = normal.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    placed([ring], to=upper.at(u, across, 1.2))
    return ring


def bow(upper: Upper, eye: float, cord: Material, *, across: float = 0.92) -> None:
    """A knot over the uppermost row, a loop and an end to each side."""
    knot = (upper.at(eye, across) + upper.at(-eye, across)) / 2 + Vector((2, 0, 5.5))
    at = lambda x, y, z: knot + Vector((x, y, z))
    for sign in (-1, 1):
        lean = 1 + 0.12 * sign
        loop = [at(0, 0, 1), at(1, sign * 13, 6), at(5, sign * 28 * lean, 4), at(11, sign * 38 * lean, -9), at(15, sign * 38 * lean, -19), at(17, sign * 31 * lean, -15), at(12, sign * 19, -1), at(3, 0, 0)]
        tube(f'bow {sign}', smooth_line(loop, 10), 1, cord, section=ROUND)
        end = [at(2, 0, 0), at(9, sign * 9, 2), at(20, sign * 19, -5), at(27, sign * 29 * lean, -19), at(27, sign * 34 * lean, -33)]
        tube(f'end {sign}', smooth_line(end, 10), 1, cord, section=ROUND)
    tube('knot', smooth_line([at(-1, -5, -2), at(1, -4, 3.5), at(1, 4, 3.5), at(-1, 5, -2)], 8), 3.0, cord, sides=14)
