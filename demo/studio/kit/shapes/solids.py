"""Solids and surfaces, each a skin over rings of points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from mathutils import Vector

from .changes import apply, solidified
from .outlines import inset, rounded_box
from .skins import ORIGIN, Flat, Material, Part, Point, skin


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
    """An outline raised to a height, its upper edge (and its lower, `under`) rounded; `dome` bulges the
    top."""
    edge, low = min(edge, height / 2), min(edge if under is None else under, height / 2)
    rings = []
    if low > 0.2:
        # A narrow flat ring before the cap keeps the round edge's shading off it; sharp things, as cutters
        # are, need none.
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
    """A profile of (radius, height) spun around the upright. `closed` joins its ends, as for hollow
    things."""
    rings = [
        [(r * cos(2 * pi * i / sides), r * sin(2 * pi * i / sides), z) for i in range(sides)] for r, z in profile
    ]
    return skin(name, rings, material, at, caps=(not closed, not closed), round_path=closed)


def cup(
    name: str, outside: Sequence[Flat], wall: float, material: Material, at: Point = ORIGIN, *, floor: float = 0
) -> Part:
    """A hollow thing, open above: `outside` from the middle of its underside to its rim, with walls and a
    round rim."""
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
    """A section swept along a line. `radius` may depend on the way along (0 to 1) and scales the section, a
    circle by default. `up` keeps the section's second axis towards a direction, as straps need; else it turns
    as little as it can."""
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
