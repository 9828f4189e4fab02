"""What changes the points of a part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import radians

import bpy
from mathutils import Matrix, Vector

from .skins import Material, Part, Point


def apply(made: Part) -> Part:
    """Writes place, turn and modifiers into the points of a part."""
    bpy.context.view_layer.update()
    evaluated = made.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    mesh.transform(made.matrix_world)
    made.modifiers.clear()
    made.data = mesh
    made.parent = None
    made.matrix_world = Matrix()
    return made


def join(name: str, parts: Sequence[Part]) -> Part:
    """One part of several; each keeps its materials."""
    bpy.context.view_layer.update()
    for one in parts:
        apply(one)
    with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=list(parts)):
        bpy.ops.object.join()
    parts[0].name = name
    return parts[0]


def cut(made: Part, cutter: Part) -> Part:
    """Takes away what the cutter covers, and the cutter."""
    modifier = made.modifiers.new('cut', 'BOOLEAN')
    modifier.object, modifier.operation, modifier.solver = cutter, 'DIFFERENCE', 'EXACT'
    apply(made)
    bpy.data.objects.remove(cutter)
    _sharpened(made)
    return made


def _sharpened(made: Part) -> None:
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = radians(35)


def bevelled(made: Part, width: float, segments: int = 4, angle: float = 30) -> Part:
    """Rounds the edges that are sharper than an angle."""
    modifier = made.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.limit_method = width, segments, 'ANGLE'
    modifier.angle_limit, modifier.harden_normals = radians(angle), True
    made.data.use_auto_smooth = True
    return apply(made)


def subdivided(made: Part, levels: int = 1) -> Part:
    """Smooths by subdivision."""
    modifier = made.modifiers.new('smooth', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return apply(made)


def solidified(made: Part, thickness: float, *, middle: bool = False) -> Part:
    """Gives a surface a thickness, to its inner side, or to both."""
    modifier = made.modifiers.new('shell', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, 0 if middle else -1
    modifier.use_even_offset = True
    return apply(made)


def shaped(made: Part, bend: Callable[[Vector], Point]) -> Part:
    """Each point moved to where `bend` wants it."""
    apply(made)
    for vertex in made.data.vertices:
        vertex.co = bend(vertex.co.copy())
    return made


def mirrored(made: Part, axis: str = 'x') -> Part:
    """A copy on the other side of the middle plane across an axis."""
    twin = copied(made)
    flip = Matrix.Scale(-1, 4, {'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1)}[axis])
    apply(twin)
    twin.data.transform(flip)
    twin.data.flip_normals()
    return twin


def copied(made: Part, material: Material | None = None) -> Part:
    """A copy in the same place, of another material where one is given."""
    twin = made.copy()
    twin.data = made.data.copy()
    if material:
        twin.data.materials.clear()
        twin.data.materials.append(material)
    bpy.context.scene.collection.objects.link(twin)
    return twin
