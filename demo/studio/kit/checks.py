"""Checks of a scene before it is rendered. Each returns its problems as texts."""

from __future__ import annotations

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils.bvhtree import BVHTree

from .product import View
from .scene import world_points

FLOOR = 0.3
"""Millimetres a part may sink into the floor, or end above it, and still touch it."""
NEAR = 0.5
"""Millimetres between parts that still count as touching."""
TOO_WIDE = 0.97


def faults(view: View, parts: list[bpy.types.Object]) -> list[str]:
    """All problems of a view."""
    points = {part.name: world_points(part) for part in parts}
    return [*_below_floor(points), *_floating(view, parts, points), *_badly_framed(view, points)]


def _below_floor(points: dict[str, list]) -> list[str]:
    lows = {name: min(point.z for point in those) for name, those in points.items()}
    sunk = [f'{name} is {-low:.1f} mm below the floor' for name, low in lows.items() if low < -FLOOR]
    if min(lows.values()) > FLOOR:
        sunk.append(f'nothing touches the floor; the lowest point is {min(lows.values()):.1f} mm above it')
    return sunk


def _floating(view: View, parts: list[bpy.types.Object], points: dict[str, list]) -> list[str]:
    """Parts that neither touch the floor nor, directly or through others, a part that does."""
    held = {name for name, those in points.items() if min(point.z for point in those) <= FLOOR}
    held |= {name for name in points if name.startswith(view.hanging)} if view.hanging else set()
    trees = {part.name: _tree(part) for part in parts}
    waiting = [name for name in points if name not in held]
    found = True
    while found and waiting:
        found = False
        for name in list(waiting):
            if any(_touch(trees[name], points[name], trees[other], points[other]) for other in held):
                held.add(name)
                waiting.remove(name)
                found = True
    return [f'{name} floats' for name in waiting]


def _tree(part: bpy.types.Object) -> BVHTree:
    evaluated = part.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.data
    corners = [evaluated.matrix_world @ vertex.co for vertex in mesh.vertices]
    return BVHTree.FromPolygons(corners, [tuple(face.vertices) for face in mesh.polygons])


def _touch(tree: BVHTree, points: list, other: BVHTree, others: list) -> bool:
    if tree.overlap(other):
        return True
    near = lambda those, to: any(to.find_nearest(point, NEAR)[0] is not None for point in those[:: max(len(those) // 4000, 1)])
    return near(points, other) or near(others, tree)


def _badly_framed(view: View, points: dict[str, list]) -> list[str]:
    if view.camera.target:
        return []
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, point) for those in points.values() for point in those]
    left, right = min(p.x for p in seen), max(p.x for p in seen)
    bottom, top = min(p.y for p in seen), max(p.y for p in seen)
    size = max(right - left, top - bottom)
    if min(left, bottom) < 1 - TOO_WIDE or max(right, top) > TOO_WIDE:
        return ['it reaches the edge of the picture']
    return [] if 0.5 <= size <= 0.85 else [f'it fills {size:.0%} of the picture']
