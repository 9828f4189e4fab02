"""Where parts are: turned, moved, put together onto the floor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import radians

import bpy
from mathutils import Matrix

from .skins import ORIGIN, Part, Point


def turned(made: Part, *, x: float = 0, y: float = 0, z: float = 0, about: Point = ORIGIN) -> Part:
    """Turned by degrees around a point: first around x, then y, then z."""
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(radians(z), 4, 'Z') @ Matrix.Rotation(radians(y), 4, 'Y') @ Matrix.Rotation(radians(x), 4, 'X')
    pivot = Matrix.Translation(about)
    made.matrix_world = pivot @ turn @ pivot.inverted() @ made.matrix_world
    bpy.context.view_layer.update()
    return made


def moved(made: Part, by: Point) -> Part:
    """Moved by millimetres."""
    bpy.context.view_layer.update()
    made.matrix_world = Matrix.Translation(by) @ made.matrix_world
    bpy.context.view_layer.update()
    return made


def grouped(build: Callable[[], object]) -> list[Part]:
    """Builds, and returns the parts that are new."""
    before = set(bpy.context.scene.objects)
    build()
    return [made for made in bpy.context.scene.objects if made not in before]


def placed(parts: Sequence[Part], *, x: float = 0, y: float = 0, z: float = 0, to: Point = ORIGIN, rest: bool = False) -> None:
    """Turns parts together by degrees, moves them, and with `rest` lowers or raises them until they touch the
    floor."""
    for one in parts:
        moved(turned(one, x=x, y=y, z=z), to)
    if rest:
        lift = lowest(parts)
        for one in parts:
            moved(one, (0, 0, -lift))


def lowest(parts: Sequence[Part]) -> float:
    """The height of the lowest point of parts."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    heights = []
    for one in parts:
        evaluated = one.evaluated_get(depsgraph)
        heights += [(evaluated.matrix_world @ vertex.co).z for vertex in evaluated.data.vertices]
    return min(heights)
