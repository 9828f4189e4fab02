"""Linen: its cloth with thick and thin threads, folded pieces, and ribbons. Millimetres."""

from __future__ import annotations

from math import cos, pi, sin

from mathutils import Vector, noise

from .color import mix
from .materials import Material, Mix
from .shapes import Part, Point, band, shaped, smooth_line, soft_band, tube, wrinkled


def linen(color: str, *, pitch: float = 1.5, contrast: float = 0.16) -> Material:
    """Plain weave of uneven threads, `pitch` apart; `contrast` is how much threads differ in color."""
    made = Mix('linen')
    place = made.lengths()
    warp = made.noise(made.scaled(place, (1, 0.035, 1)), pitch * 0.8, 2, 0.6)
    weft = made.noise(made.scaled(place, (0.035, 1, 1)), pitch * 0.8, 2, 0.6)
    threads = made.math('MULTIPLY', made.math('ADD', warp, weft), 0.5)
    cloudy = made.noise(made.body(), 45, 3)
    value = made.math('ADD', made.math('MULTIPLY', threads, 0.8), made.math('MULTIPLY', cloudy, 0.2))
    tone = made.ramp(value, (0.38, mix(color, '#1E1712', contrast)), (0.52, color), (0.66, mix(color, '#FFFFFF', contrast * 0.8)))
    made.surface(
        base_color=tone,
        roughness=0.92,
        specular=0.1,
        sheen=0.35,
        sheen_tint=0.5,
        normal=made.bump(threads, pitch * 0.5),
    )
    return made.material


def folded(
    name: str, width: float, depth: float, cloth: float, halves: int, material: Material, seed: int = 1
) -> tuple[Part, float]:
    """A piece folded in half once or twice, its round fold to the front, and how high it is in its middle."""
    pitch = cloth * 1.04
    layers = 2 * halves
    section = [(y, x) for x, y in reversed(soft_band(width, cloth * 0.97, 60))]
    line = _halved(depth, cloth, pitch, layers)
    made = tube(name, [(0, y, z) for y, z in line], 1, material, section=section, up=(1, 0, 0))
    high = pitch * (layers - 1) + cloth

    def settled(point: Vector) -> Vector:
        level, layer = point.z / high, point.z / pitch
        edge, end = min(abs(point.x) / (width / 2), 1.1), min(abs(point.y) / (depth / 2), 1.1)
        sink = level * cloth * (0.6 * edge**5 + 0.5 * end**6)
        puff = noise.noise((point.x / 80, point.y / 80, seed * 3.3)) * cloth * 0.2 * level
        out = noise.noise((layer * 0.9, seed * 2.1, point.y / 130)) * 4
        sway = noise.noise((layer * 0.5, seed * 1.7, point.x / 110)) * 5
        return Vector((point.x + out * edge, point.y + sway * end, point.z - sink + puff))

    shaped(made, settled)
    wrinkled(wrinkled(made, 1.4, 62, seed=seed + 3), 1.2, 26, detail=3, seed=seed)
    return shaped(made, lambda point: Vector((point.x, point.y, max(point.z, 0.2)))), high


def _halved(depth: float, cloth: float, pitch: float, layers: int) -> list[tuple[float, float]]:
    """The side view (to the back, up) of cloth folded in half, twice for four layers: from its inner end
    outwards."""
    middle = cloth / 2 + pitch * (layers - 1) / 2
    reach = pitch * (layers - 1) / 2
    front, back = -depth / 2 + cloth / 2 + reach, depth / 2 - cloth

    def bow(radius: float) -> list[tuple[float, float]]:
        return [(front - radius * sin(pi * i / 16), middle - radius * cos(pi * i / 16)) for i in range(17)]

    def flat(start: float, end: float, z: float) -> list[tuple[float, float]]:
        return [(start + (end - start) * i / 24, z) for i in range(25)]

    if layers == 2:
        outer = bow(reach)
        return [*flat(back, front, outer[0][1])[:-1], *outer, *flat(front, back, outer[-1][1])[1:]]
    inner, outer = bow(reach / 3), bow(reach)
    top, turn = outer[-1][1], pitch / 2
    hind = [(back + turn * sin(pi * i / 8), top - turn - turn * cos(pi * i / 8)) for i in range(9)]
    return [
        *flat(back, front, inner[0][1])[:-1], *inner, *flat(front, back, inner[-1][1])[1:-1], *hind,
        *flat(back, front, top)[1:-1], *reversed(outer), *flat(front, back, outer[0][1])[1:],
    ]  # fmt: skip


def ribbon(name: str, points: list[Point], width: float, material: Material, *, up: Point, closed: bool = False) -> Part:
    """A flat band along a line; `up` is the direction of its width."""
    line = points if closed else smooth_line(points, 10)
    return tube(name, line, 1, material, section=band(1.8, width, 0.8), up=up, closed=closed)
