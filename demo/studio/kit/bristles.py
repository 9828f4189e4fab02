"""Hair of brushes: many strands as one part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from random import Random

import bpy
from mathutils import Vector

from .shapes import Material, Part, Point, part


def strands(name: str, lines: Iterable[Sequence[Point]], radius: float, material: Material, *, tip: float = 0.5, sides: int = 5) -> Part:
    """A thread along each line, thinner at its end by `tip`."""
    points: list[Vector] = []
    faces: list[tuple[int, ...]] = []
    for line in lines:
        dots = [Vector(point) for point in line]
        along = (dots[-1] - dots[0]).normalized()
        side = along.cross(Vector((0.37, 0.21, 0.9))).normalized()
        rise = along.cross(side)
        first = len(points)
        for row, dot in enumerate(dots):
            thick = radius * (1 - (1 - tip) * row / (len(dots) - 1))
            points += [dot + (side * cos(2 * pi * i / sides) + rise * sin(2 * pi * i / sides)) * thick for i in range(sides)]
        for row in range(len(dots) - 1):
            here = first + row * sides
            faces += [(here + i, here + (i + 1) % sides, here + sides + (i + 1) % sides, here + sides + i) for i in range(sides)]
        faces.append(tuple(range(len(points) - sides, len(points))))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    return part(name, mesh, material)


def tuft(root: Point, way: Point, length: float, radius: float, *, rings: int = 2, seed: int = 0, spread: float = 1.06) -> list[list[Vector]]:
    """The lines of a round tuft: filaments side by side, a little uneven at their ends."""
    random = Random(seed)
    along = Vector(way).normalized()
    side = along.cross(Vector((0.9, 0.2, 0.37))).normalized()
    rise = along.cross(side)
    places = [(0.0, 0.0)]
    for ring in range(1, rings + 1):
        count = 6 * ring
        places += [(ring / rings * cos(2 * pi * i / count), ring / rings * sin(2 * pi * i / count)) for i in range(count)]
    lines = []
    for x, y in places:
        base = Vector(root) + (side * x + rise * y) * radius
        end = Vector(root) + (side * x + rise * y) * radius * spread + along * (length - random.uniform(0, 0.5) - 0.4 * (x * x + y * y))
        lines.append([base, base.lerp(end, 0.5), base.lerp(end, 0.9), end])
    return lines
