"""Small things that many products have: seams, zips, screws, keys."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from mathutils import Matrix, Vector

from .changes import cut, join
from .outlines import rounded, rounded_box
from .skins import ORIGIN, Material, Part, Point, skin
from .solids import box, lathe, slab, tube


def stitches(
    name: str,
    line: Sequence[Point],
    material: Material,
    *,
    length: float = 3,
    gap: float = 1.2,
    thickness: float = 0.7,
    closed: bool = False,
) -> Part:
    """A seam: stitches along a line. The caller sinks the line a little."""
    dots = [Vector(point) for point in line] + ([Vector(line[0])] if closed else [])
    way = [0.0]
    for a, b in zip(dots, dots[1:]):
        way.append(way[-1] + (b - a).length)
    count = max(int(way[-1] / (length + gap)), 1)
    pitch = way[-1] / count
    made = []
    for i in range(count):
        start, end = _along(dots, way, i * pitch + gap / 2), _along(dots, way, (i + 1) * pitch - gap / 2)
        bow = [start.lerp(end, t) for t in (0, 0.15, 0.5, 0.85, 1)]
        made.append(
            tube(f'{name} {i}', bow, lambda t: thickness / 2 * (0.35 + 0.65 * sin(pi * t) ** 0.5), material, sides=8)
        )
    return join(name, made)


def zip_teeth(name: str, line: Sequence[Point], material: Material, *, pitch: float = 1.6, width: float = 4) -> Part:
    """The teeth of a closed zip along a line."""
    dots = [Vector(point) for point in line]
    way = [0.0]
    for a, b in zip(dots, dots[1:]):
        way.append(way[-1] + (b - a).length)
    made = []
    for i in range(int(way[-1] / pitch)):
        here, there = _along(dots, way, i * pitch), _along(dots, way, i * pitch + 0.5)
        tooth = box(f'{name} {i}', (pitch * 0.62, width * 0.62, 1.5), material, edge=0.25)
        tooth.matrix_world = (
            Matrix.Translation(here)
            @ (there - here).to_track_quat('X', 'Z').to_matrix().to_4x4()
            @ Matrix.Translation((0, width * (0.14 if i % 2 else -0.14), 0))
        )
        made.append(tooth)
    return join(name, made)


def _along(dots: list[Vector], way: list[float], length: float) -> Vector:
    for i in range(1, len(dots)):
        if way[i] >= length:
            return dots[i - 1].lerp(dots[i], (length - way[i - 1]) / max(way[i] - way[i - 1], 1e-9))
    return dots[-1]


def screw(name: str, radius: float, material: Material, at: Point = ORIGIN) -> Part:
    """The head of a hexagon-socket screw, its axis upright."""
    head = lathe(name, rounded([(0, 0), (radius, 0), (radius, radius * 0.7), (0, radius * 0.7)], radius * 0.15), material, at)
    six = [(radius * 0.5 * cos(pi * i / 3), radius * 0.5 * sin(pi * i / 3)) for i in range(6)]
    socket = slab('socket', six, radius, material, Vector(at) + Vector((0, 0, radius * 0.35)), edge=0.01)
    return cut(head, socket)


def keycap(name: str, material: Material, at: Point = ORIGIN, *, width: float = 18, depth: float = 18, height: float = 8) -> Part:
    """A key of a keyboard: narrower above, with a shallow hollow."""
    rings = []
    for share in (0, 0.25, 0.5, 0.75, 0.93, 1):
        shrink = 5.2 * share + (0.5 if share == 1 else 0)
        rings.append([(x, y, height * share) for x, y in rounded_box(width - shrink, depth - shrink, 1.6 + share)])
    top = rounded_box(width - 5.7, depth - 5.7, 2.4)
    for share in (0.08, 0.3, 0.6, 0.85):
        dip = 0.9 * (1 - (1 - share) ** 2)
        rings.append([(x * (1 - share), y * (1 - share), height - dip) for x, y in top])
    return skin(name, rings, material, at)
