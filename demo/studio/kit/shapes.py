"""Shapes to build products of. Lengths in millimetres, angles in degrees; `at` is the middle of a shape's underside.

Nearly everything is a skin over rings of points, with lengths along its surface as texture coordinates, so that weaves,
knits and brush marks have their true size on every product.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

Point = tuple[float, float, float] | Vector
Flat = tuple[float, float]
Part = bpy.types.Object
Material = bpy.types.Material

ORIGIN = (0, 0, 0)


# --- from points to parts ------------------------------------------------------------------------------------------


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
    """A surface over rings of equally many points. `round_ring` closes each ring, `round_path` joins last and first."""
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


# --- lines and outlines --------------------------------------------------------------------------------------------


def smooth_line(points: Sequence[Point], steps: int = 12, closed: bool = False) -> list[Vector]:
    """A soft curve through points (centripetal enough for what products need: Catmull-Rom)."""
    dots = [Vector(point) for point in points]
    count = len(dots)
    if count < 3:
        return dots
    line: list[Vector] = []
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (dots[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            b, c = dots[i], dots[i + 1]
            a = dots[i - 1] if i else b * 2 - c
            d = dots[i + 2] if i + 2 < count else c * 2 - b
        for step in range(steps):
            t = step / steps
            line.append(
                (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t**2 + (b * 3 - a - c * 3 + d) * t**3) / 2
            )
    return line if closed else [*line, dots[-1]]


def rounded(points: Sequence[Flat], radius: float | Sequence[float], steps: int = 8, closed: bool = False) -> list[Flat]:
    """A line with its corners rounded off by arcs; one radius, or one for each point."""
    count = len(points)
    radii = [radius] * count if isinstance(radius, (int, float)) else list(radius)
    line: list[Flat] = []
    for i, point in enumerate(points):
        here = Vector(point)
        if radii[i] <= 0 or (not closed and i in (0, count - 1)):
            line.append((here.x, here.y))
            continue
        before, after = Vector(points[i - 1]) - here, Vector(points[(i + 1) % count]) - here
        reach = min(radii[i], before.length * 0.49, after.length * 0.49)
        start, end = here + before.normalized() * reach, here + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            spot = start * (1 - t) ** 2 + here * (2 * t * (1 - t)) + end * t**2
            line.append((spot.x, spot.y))
    return line


def superellipse(width: float, depth: float, power: float = 4, steps: int = 96) -> list[Flat]:
    """An outline between an ellipse (power 2) and a box (power 8 and more)."""
    outline = []
    for i in range(steps):
        angle = 2 * pi * i / steps
        c, s = cos(angle), sin(angle)
        reach = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        outline.append((width / 2 * c * reach, depth / 2 * s * reach))
    return outline


def rounded_box(width: float, depth: float, corner: float, steps: int = 12) -> list[Flat]:
    """A box outline whose corners are arcs of a radius."""
    corner = min(corner, width / 2 - 1e-3, depth / 2 - 1e-3)
    outline = []
    for quarter in range(4):
        x = (width / 2 - corner) * (1, -1, -1, 1)[quarter]
        y = (depth / 2 - corner) * (1, 1, -1, -1)[quarter]
        for step in range(steps + 1):
            angle = pi / 2 * (quarter + step / steps)
            outline.append((x + corner * cos(angle), y + corner * sin(angle)))
    return outline


def inset(outline: Sequence[Flat], by: float) -> list[Flat]:
    """A closed outline moved inwards (counter-clockwise outlines; below zero: outwards)."""
    count = len(outline)
    moved = []
    for i in range(count):
        along = Vector(outline[(i + 1) % count]) - Vector(outline[i - 1])
        along.normalize()
        moved.append((outline[i][0] - along.y * by, outline[i][1] + along.x * by))
    return moved


# --- solids --------------------------------------------------------------------------------------------------------


def slab(
    name: str,
    outline: Sequence[Flat],
    height: float,
    material: Material,
    at: Point = ORIGIN,
    *,
    edge: float = 1,
    under: float | None = None,
    dome: float = 0,
    steps: int = 6,
) -> Part:
    """An outline raised to a height, its upper edge (and its lower, `under`) rounded; `dome` bulges the top."""
    edge, low = min(edge, height / 2), min(edge if under is None else under, height / 2)
    rings = []
    if low > 0.2:
        # A narrow flat ring before the cap keeps the round edge's shading off it; sharp things, as cutters are, need none.
        under_side = inset(outline, low)
        center = Vector((sum(x for x, _ in under_side) / len(under_side), sum(y for _, y in under_side) / len(under_side)))
        rings = [[(*Vector((x, y)).lerp(center, 0.01), 0) for x, y in under_side]]
    rings += [[(x, y, low - low * cos(a)) for x, y in inset(outline, low - low * sin(a))] for a in _quarter(steps)]
    rings += [
        [(x, y, height - edge + edge * sin(a)) for x, y in inset(outline, edge - edge * cos(a))]
        for a in _quarter(steps)
    ]
    flat = inset(outline, edge)
    middle = Vector((sum(x for x, _ in flat) / len(flat), sum(y for _, y in flat) / len(flat)))
    for share in (0.04, 0.3, 0.6, 0.85) if dome else (0.01,):
        rings.append(
            [(*Vector((x, y)).lerp(middle, share), height + dome * (1 - (1 - share) ** 2)) for x, y in flat]
        )
    return skin(name, rings, material, at)


def _quarter(steps: int) -> list[float]:
    return [pi / 2 * step / steps for step in range(steps + 1)]


def box(name: str, size: Point, material: Material, at: Point = ORIGIN, *, edge: float = 1, corner: float = 0) -> Part:
    """A box with rounded edges; `corner` rounds its upright edges more than the others."""
    return slab(name, rounded_box(size[0], size[1], corner or edge), size[2], material, at, edge=edge)


def lathe(
    name: str,
    profile: Sequence[Flat],
    material: Material,
    at: Point = ORIGIN,
    *,
    sides: int = 96,
    closed: bool = False,
) -> Part:
    """A profile of (radius, height) spun around the upright. `closed` joins its ends, as for hollow things."""
    rings = [
        [(r * cos(2 * pi * i / sides), r * sin(2 * pi * i / sides), z) for i in range(sides)] for r, z in profile
    ]
    return skin(name, rings, material, at, caps=(not closed, not closed), round_path=closed)


def cup(
    name: str, outside: Sequence[Flat], wall: float, material: Material, at: Point = ORIGIN, *, floor: float = 0
) -> Part:
    """A hollow thing, open above: `outside` from the middle of its underside to its rim, with walls and a round rim."""
    rim_r, rim_z = outside[-1]
    inner = [(max(r - wall, 0.0), max(z, floor or wall)) for r, z in reversed(outside[:-1])]
    rim = [
        (rim_r - wall / 2 + wall / 2 * cos(pi * i / 8), rim_z + wall / 2 * sin(pi * i / 8)) for i in range(9)
    ]
    return lathe(name, [*outside[:-1], *rim, *inner, (0, floor or wall)], material, at)


def tube(
    name: str,
    line: Sequence[Point],
    radius: float | Callable[[float], float],
    material: Material,
    at: Point = ORIGIN,
    *,
    section: Sequence[Flat] | None = None,
    sides: int = 20,
    closed: bool = False,
    up: Point | None = None,
    ends: bool = True,
) -> Part:
    """A section swept along a line. `radius` may depend on the way along (0 to 1) and scales the section, a circle by
    default. `up` keeps the section's second axis towards a direction, as straps need; else it turns as little as it can."""
    dots = [Vector(point) for point in line]
    shape = section or [(cos(2 * pi * i / sides), sin(2 * pi * i / sides)) for i in range(sides)]
    frames = _frames(dots, closed, Vector(up) if up is not None else None)
    rings = []
    for i, (dot, (side, rise)) in enumerate(zip(dots, frames)):
        way = i / max(len(dots) - 1, 1)
        scale = radius(way) if callable(radius) else radius
        rings.append([dot + side * (x * scale) + rise * (y * scale) for x, y in shape])
    return skin(name, rings, material, at, round_path=closed, caps=(ends, ends))


def _frames(dots: list[Vector], closed: bool, up: Vector | None) -> list[tuple[Vector, Vector]]:
    """Two axes across a line at each of its points."""
    count = len(dots)
    ways = []
    for i in range(count):
        before = dots[i - 1] if i or closed else dots[0]
        after = dots[(i + 1) % count] if i + 1 < count or closed else dots[-1]
        ways.append((after - before).normalized())
    side = ways[0].cross(up or (Vector((0, 0, 1)) if abs(ways[0].z) < 0.9 else Vector((0, 1, 0)))).normalized()
    frames = []
    for way in ways:
        side = way.cross(up).normalized() if up else (side - way * side.dot(way)).normalized()
        frames.append((side, side.cross(way).normalized()))
    return frames


def band(width: float, thickness: float, edge: float | None = None) -> list[Flat]:
    """The section of a strap: flat, with round edges. For `tube` with radius 1."""
    return rounded_box(width, thickness, thickness / 2 if edge is None else edge, steps=4)


def soft_band(width: float, thickness: float, steps: int = 48) -> list[Flat]:
    """The section of thick cloth: as `band`, with points all along it, so that it can be bent and wrinkled."""
    edge, flat = thickness / 2, width - thickness
    row = [flat / 2 - flat * i / steps for i in range(steps + 1)]
    bow = [pi / 2 + pi * i / 8 for i in range(1, 8)]
    left = [(-flat / 2 + edge * cos(a), edge * sin(a)) for a in bow]
    right = [(flat / 2 - edge * cos(a), -edge * sin(a)) for a in bow]
    return [*[(x, edge) for x in row], *left, *[(-x, -edge) for x in row], *right]


def ball(name: str, size: Point, material: Material, at: Point = ORIGIN) -> Part:
    """An ellipsoid of a width, depth and height."""
    profile = [(sin(pi * i / 48) / 2, (1 - cos(pi * i / 48)) / 2) for i in range(49)]
    made = lathe(name, profile, material, at)
    made.scale = size
    return apply(made)


def sheet(
    name: str,
    surface: Callable[[float, float], Point],
    material: Material,
    at: Point = ORIGIN,
    *,
    steps: tuple[int, int] = (80, 80),
    thickness: float = 0,
) -> Part:
    """Any surface: a point for each (u, v) from 0 to 1; `thickness` gives it a second side and edges."""
    rows = [
        [surface(i / steps[0], j / steps[1]) for i in range(steps[0] + 1)] for j in range(steps[1] + 1)
    ]
    made = skin(name, rows, material, at, round_ring=False)
    return solidified(made, thickness) if thickness else made


# --- cloth ---------------------------------------------------------------------------------------------------------


def folded_line(width: float, layers: int, thickness: float, *, slack: float = 0.35, seed: int = 1) -> list[Flat]:
    """The side view (across, up) of cloth folded upon itself, from below: the line in the middle of its thickness."""
    pitch = thickness * (1 + slack * 0.25)
    line: list[Flat] = []
    for layer in range(layers):
        z = thickness / 2 + layer * pitch
        sway = noise.noise((layer * 1.7, seed * 3.1, 0)) * thickness * slack
        reach = width / 2 - thickness / 2 + sway
        xs = [-reach + 2 * reach * i / 24 for i in range(25)]
        line += [(x if layer % 2 == 0 else -x, z) for x in xs]
        if layer + 1 < layers:
            side = 1 if layer % 2 == 0 else -1
            bulge = pitch * (0.62 + 0.2 * noise.noise((layer * 2.3, seed * 1.3, 4)))
            line += [
                (side * (reach + bulge * cos(pi * t / 8 - pi / 2)), z + pitch / 2 + pitch / 2 * sin(pi * t / 8 - pi / 2))
                for t in range(1, 8)
            ]
    return line


def cushion(
    name: str, size: Point, material: Material, at: Point = ORIGIN, *, power: float = 3.4, wrinkles: float = 1
) -> Part:
    """A filled cover: fullest in its middle, thin at the seam all around, drawn in between its corners."""
    width, depth, height = size

    def half(sign: int) -> Callable[[float, float], Point]:
        def surface(u: float, v: float) -> Point:
            x, y = 2 * u - 1, 2 * v - 1
            full = ((1 - abs(x) ** power) * (1 - abs(y) ** power)) ** 0.5
            pull = 1 - 0.045 * (1 - abs(x) ** 2) * abs(y) ** 3, 1 - 0.045 * (1 - abs(y) ** 2) * abs(x) ** 3
            crease = noise.noise((x * 3, y * 3, sign)) * wrinkles * 2.2 * full
            return (
                x * width / 2 * pull[1],
                y * depth / 2 * pull[0],
                height / 2 + sign * (full * height / 2 + crease + 0.4),
            )

        return surface

    top = sheet(f'{name} top', half(1), material, at, steps=(96, 96))
    bottom = sheet(f'{name} bottom', half(-1), material, at, steps=(96, 96))
    return join(name, [top, bottom])


def wrinkled(made: Part, strength: float, size: float, *, detail: int = 2, seed: float = 0) -> Part:
    """Moves the points along their normals by soft noise of a size; both in millimetres."""
    mesh = made.data
    mesh.calc_normals()
    normals = [vertex.normal.copy() for vertex in mesh.vertices]
    for vertex, normal in zip(mesh.vertices, normals):
        spot = vertex.co / size + Vector((seed * 7.3, seed * 3.7, seed))
        vertex.co += normal * (strength * noise.fractal(spot, 0.9, 2.1, detail))
    return made


def shaped(made: Part, bend: Callable[[Vector], Point]) -> Part:
    """Each point moved to where `bend` wants it."""
    apply(made)
    for vertex in made.data.vertices:
        vertex.co = bend(vertex.co.copy())
    return made


def fuzz(made: Part, length: float, count: int, material: Material, *, seed: int = 1, thick: float = 0.03) -> Part:
    """Short fine hairs over a part, as wool and cashmere have; lengths in millimetres. Before `join`, after shaping."""
    made.data.materials.append(material)
    made.modifiers.new('fuzz', 'PARTICLE_SYSTEM')
    system = made.particle_systems[-1]
    system.seed = seed
    hair = system.settings
    hair.type, hair.count, hair.hair_step, hair.display_step = 'HAIR', count, 3, 2
    hair.render_step = 2
    hair.use_advanced_hair = True
    hair.hair_length = length
    hair.normal_factor, hair.factor_random, hair.tangent_factor = 0.6 * length, 0.55 * length, 0.5 * length
    hair.brownian_factor = 0.25 * length
    hair.length_random = 0.7
    hair.material = len(made.data.materials)
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.2, thick
    return made


# --- small things --------------------------------------------------------------------------------------------------


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
    """A seam: threads one behind the other along a line, sunk a little by whoever gives the line."""
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


# --- changing parts ------------------------------------------------------------------------------------------------


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


def grouped(build: Callable[[], object]) -> list[Part]:
    """Builds, and returns the parts that are new."""
    before = set(bpy.context.scene.objects)
    build()
    return [made for made in bpy.context.scene.objects if made not in before]


def placed(parts: Sequence[Part], *, x: float = 0, y: float = 0, z: float = 0, to: Point = ORIGIN, rest: bool = False) -> None:
    """Turns parts together by degrees, moves them, and with `rest` lowers or raises them until they touch the floor."""
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
