"""From points to parts: a skin over rings of points, its texture coordinates in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from math import radians

import bmesh
import bpy
from mathutils import Vector

Point = tuple[float, float, float] | Vector
Flat = tuple[float, float]
Part = bpy.types.Object
Material = bpy.types.Material

ORIGIN = (0, 0, 0)


def part(name: str, mesh: bpy.types.Mesh, material: Material, at: Point = ORIGIN) -> Part:
    """A part of the product made of a mesh, smooth but for its sharp edges."""
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = radians(42)
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    made.location = at
    bpy.context.scene.collection.objects.link(made)
    return made


def skin(
    name: str,
    rings: Sequence[Sequence[Point]],
    material: Material,
    at: Point = ORIGIN,
    *,
    caps: tuple[bool, bool] = (True, True),
    round_ring: bool = True,
    round_path: bool = False,
) -> Part:
    """A surface over rings of equally many points. `round_ring` closes each ring, `round_path` joins last and
    first."""
    count = len(rings[0])
    points = [Vector(point) for ring in rings for point in ring]
    columns, rows = count if round_ring else count - 1, len(rings) if round_path else len(rings) - 1
    faces = [
        (row * count + i, row * count + (i + 1) % count, nxt * count + (i + 1) % count, nxt * count + i)
        for row in range(rows)
        for nxt in [(row + 1) % len(rings)]
        for i in range(columns)
    ]
    if caps[0] and round_ring and not round_path:
        faces.append(tuple(reversed(range(count))))
    if caps[1] and round_ring and not round_path:
        faces.append(tuple(range(len(points) - count, len(points))))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    _lay_out(mesh, rings, columns, rows)
    return part(name, _tidied(mesh), material, at)


def _lay_out(mesh: bpy.types.Mesh, rings: Sequence[Sequence[Point]], columns: int, rows: int) -> None:
    """Texture coordinates in millimetres: across the middle ring, and along the mean of all columns."""
    middle = [Vector(point) for point in rings[len(rings) // 2]]
    across = [0.0]
    for i in range(columns):
        across.append(across[-1] + (middle[(i + 1) % len(middle)] - middle[i]).length)
    along = [0.0]
    for row in range(rows):
        here, there = rings[row], rings[(row + 1) % len(rings)]
        steps = [(Vector(b) - Vector(a)).length for a, b in zip(here[::4] or here, there[::4] or there)]
        along.append(along[-1] + sum(steps) / len(steps))
    layer = mesh.uv_layers.new(name='length')
    for face in range(rows * columns):
        row, i = divmod(face, columns)
        corners = ((i, row), (i + 1, row), (i + 1, row + 1), (i, row + 1))
        for loop, (u, v) in zip(mesh.polygons[face].loop_indices, corners):
            layer.data[loop].uv = (across[u], along[v])
    for face in mesh.polygons[rows * columns :]:
        for loop in face.loop_indices:
            place = mesh.vertices[mesh.loops[loop].vertex_index].co
            layer.data[loop].uv = (place.x, place.y)


def _tidied(mesh: bpy.types.Mesh) -> bpy.types.Mesh:
    """Poles and seams closed, faces outwards."""
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-4)
    bmesh.ops.dissolve_degenerate(work, edges=work.edges, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()
    return mesh
