"""Shoes: an upper over stations from toe to shaft, soles, and panels, seams and laces laid onto the upper.

A shoe points along +x, its heel at x = 0, the floor at z = 0, the middle of the foot at y = 0. Millimetres.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .color import mix
from .materials import Material, Mix
from .shapes import Flat, Part, apply, inset, lathe, rounded, shaped, skin, slab, smooth_line, stitches, tube

SIDES = 96


@dataclass(frozen=True)
class Station:
    """A ring around the foot: from a point of the sole (or of the heel's back) to one of the upper
    silhouette, both (x, z)."""

    below: Flat
    above: Flat
    width: float
    boxy: float = 4
    """How square the ring is at the sole; 2.2 is round."""


def upper(name: str, stations: Sequence[Station], material: Material, *, steps: int = 10) -> Part:
    """The leather around the foot, closed at the toe, open at the last station."""
    return skin(name, _rings(stations, steps), material, caps=(True, False))


def lining(name: str, stations: Sequence[Station], material: Material, inside: float = 2.4, *, steps: int = 10) -> Part:
    """What is seen within: the upper again, a few millimetres smaller."""
    rings = []
    for ring in _rings(stations, steps):
        middle = sum(ring, Vector()) / len(ring)
        rings.append([middle + (dot - middle) * (1 - inside / max((dot - middle).length, inside)) for dot in ring])
    return skin(name, rings, material, caps=(True, False))


def rim(stations: Sequence[Station]) -> list[Vector]:
    """The last ring: where the foot goes in."""
    return _ring(*_values(stations[-1]))


def _values(station: Station) -> tuple[Vector, Vector]:
    return Vector((*station.below, station.above[0])), Vector((station.above[1], station.width, station.boxy))


def _rings(stations: Sequence[Station], steps: int) -> list[list[Vector]]:
    pairs = [_values(station) for station in stations]
    ways, shapes = smooth_line([pair[0] for pair in pairs], steps), smooth_line([pair[1] for pair in pairs], steps)
    return [_ring(way, shape) for way, shape in zip(ways, shapes)]


def _ring(way: Vector, shape: Vector) -> list[Vector]:
    below, above = Vector((way.x, 0, way.y)), Vector((way.z, 0, shape.x))
    width, boxy = max(shape.y, 0.5), shape.z
    ring = []
    for i in range(SIDES):
        angle = 2 * pi * i / SIDES
        up, across = -cos(angle), sin(angle)
        power = boxy if up < 0 else 2.25
        reach = (abs(up) ** power + abs(across) ** power) ** (-1 / power)
        ring.append(below.lerp(above, 0.5 + 0.5 * up * reach) + Vector((0, width / 2 * across * reach, 0)))
    return ring


# --- soles --------------------------------------------------------------------------------------------------


def sole_outline(halves: Sequence[Flat], out: float = 0) -> list[Flat]:
    """An outline, counter-clockwise, from half widths at places along the foot: (x, half), from the heel to
    the toe."""
    right = [(dot.x, -dot.y) for dot in smooth_line([(x, half, 0) for x, half in halves], 8)]
    line = [*right, *[(x, -y) for x, y in reversed(right[1:-1])]]
    return inset(line, -out) if out else line


def sole(
    name: str, outline: list[Flat], thick: float, material: Material, rise: Callable[[float], float], z: float = 0, *, edge: float = 1.4
) -> Part:
    """A layer of the sole that follows the foot: `rise` is its underside's height at a place along."""
    made = slab(name, outline, thick, material, edge=edge)
    return shaped(made, lambda point: Vector((point.x, point.y, point.z + z + rise(point.x))))


def eased(value: float) -> float:
    """0 to 1, soft at both ends."""
    value = min(max(value, 0), 1)
    return value * value * (3 - 2 * value)


# --- what is laid onto the upper ----------------------------------------------------------------------------

Spot = Callable[[float, float], tuple[Vector, Vector]]
"""Finds the point of the upper, and the direction it looks in, for two lengths."""


def tree_of(part: Part) -> BVHTree:
    """For finding points on a part; to be asked before it is cut."""
    apply(part)
    return BVHTree.FromPolygons([vertex.co.copy() for vertex in part.data.vertices], [tuple(face.vertices) for face in part.data.polygons])


def from_side(tree: BVHTree, side: int) -> Spot:
    """Lengths are (x, z), looked at from one side."""
    return lambda x, z: _hit(tree, Vector((x, side * 400, z)), Vector((0, -side, 0)))


def from_above(tree: BVHTree) -> Spot:
    """Lengths are (x, y)."""
    return lambda x, y: _hit(tree, Vector((x, y, 600)), Vector((0, 0, -1)))


def around_heel(tree: BVHTree, middle: float = 45) -> Spot:
    """Lengths are (degrees from the heel's back, z), looked at from all around an upright axis."""

    def spot(degrees: float, z: float) -> tuple[Vector, Vector]:
        out = Vector((-cos(radians(degrees)), sin(radians(degrees)), 0))
        return _hit(tree, Vector((middle, 0, z)) + out * 400, -out)

    return spot


def _hit(tree: BVHTree, start: Vector, way: Vector) -> tuple[Vector, Vector]:
    place, normal, _, _ = tree.ray_cast(start, way)
    if place is None:
        place, normal, _, _ = tree.find_nearest(start + way * 380)
    return place, normal if normal.dot(way) < 0 else -normal


def panel(name: str, outline: Sequence[Flat], material: Material, spot: Spot, *, thick: float = 1.4, middle: Flat | None = None) -> Part:
    """A piece of leather sewn onto the upper; the outline must be seen whole from its middle."""
    center = Vector(middle) if middle else sum((Vector(dot) for dot in outline), Vector((0, 0))) / len(outline)
    outline = _dense(outline)
    rings = []
    for share, out in [(s, 1.0) for s in (0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.88, 0.94, 0.97)] + [(0.985, 0.93), (0.995, 0.7), (1.0, -0.3)]:
        ring = []
        for dot in outline:
            place, normal = spot(*center.lerp(Vector(dot), share))
            ring.append(place + normal * (thick * out))
        rings.append(ring)
    return skin(name, rings, material, caps=(True, False))


def _dense(outline: Sequence[Flat], most: float = 3) -> list[Flat]:
    """A closed outline with points at most so far apart."""
    dense = []
    for i, dot in enumerate(outline):
        here, there = Vector(dot), Vector(outline[(i + 1) % len(outline)])
        count = max(round((there - here).length / most), 1)
        dense += [tuple(here.lerp(there, k / count)) for k in range(count)]
    return dense


def laid(line: Sequence[Flat], spot: Spot, out: float = 0.1) -> list[Vector]:
    """A line on the upper."""
    spots = [spot(*dot) for dot in line]
    return [place + normal * out for place, normal in spots]


def seam(name: str, line: Sequence[Flat], spot: Spot, thread: Material, out: float = 0.1) -> Part:
    """Stitches along a line on the upper."""
    return stitches(name, laid(line, spot, out), thread, length=2.6, gap=0.9, thickness=0.75)


def eyelet(name: str, dot: Flat, spot: Spot, material: Material, out: float, radius: float = 3) -> Part:
    """A ring set into the leather."""
    place, normal = spot(*dot)
    profile = rounded([(radius * 0.5, 0), (radius, 0), (radius, 0.9), (radius * 0.5, 0.9)], 0.35, closed=True)
    made = lathe(name, profile, material, closed=True, sides=32)
    made.matrix_world = normal.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    made.matrix_world.translation = place + normal * (out - 0.3)
    bpy.context.view_layer.update()
    return made


def pull_tab(name: str, foot: Vector, lean: Vector, material: Material, section: Sequence[Flat], up: Vector, rise: float = 24, deep: float = 20) -> Part:
    """A loop of webbing over the rim: up on the outside, down on the inside (towards `lean`)."""
    line = smooth_line(
        [foot - Vector((0, 0, deep)) - lean * 0.1, foot - Vector((0, 0, 2)), foot + Vector((0, 0, rise * 0.7)) - lean * 0.12, foot + lean * 0.5 + Vector((0, 0, rise)),
         foot + lean * 1.12 + Vector((0, 0, rise * 0.7)), foot + lean - Vector((0, 0, 2)), foot + lean - Vector((0, 0, deep))], 8,
    )
    return tube(name, line, 1, material, section=section, up=up)


# --- materials ----------------------------------------------------------------------------------------------


def elastic(color: str, pitch: float = 2.6) -> Material:
    """Webbing of the sides of Chelsea boots: upright cords."""
    made = Mix('elastic')
    across = made.node('SeparateXYZ', {0: made.body()}).outputs['X']
    cord = made.math('ABSOLUTE', made.math('SINE', made.math('MULTIPLY', across, pi / pitch)))
    tone = made.ramp(cord, (0.1, mix(color, '#000000', 0.55)), (0.7, color))
    made.surface(base_color=tone, roughness=0.85, specular=0.15, sheen=0.3, normal=made.bump(cord, 0.9))
    return made.material

