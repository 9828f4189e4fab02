"""Linen: its cloth with thick and thin threads, folded pieces, and ribbons. Millimetres."""

from __future__ import annotations

from mathutils import Vector, noise

from .color import mix
from .materials import Material, Mix
from .shapes import Part, Point, band, folded_line, shaped, smooth_line, soft_band, tube, wrinkled


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
    name: str, width: float, depth: float, cloth: float, layers: int, material: Material, seed: int = 1
) -> tuple[Part, float]:
    """A piece folded upon itself, its folds to the front and the back, and how high it is in its middle."""
    line = folded_line(depth, layers, cloth, slack=0.4, seed=seed)
    section = [(y, x) for x, y in reversed(soft_band(width, cloth * 0.99, 60))]
    made = tube(name, [(0, y, z) for y, z in line], 1, material, section=section, up=(1, 0, 0))
    pitch = cloth * 1.1
    high = pitch * (layers - 1) + cloth

    def settled(point: Vector) -> Vector:
        level = point.z / high
        layer = round((point.z - cloth / 2) / pitch)
        edge, end = min(abs(point.x) / (width / 2), 1.1), min(abs(point.y) / (depth / 2), 1.1)
        sink = level * cloth * (0.55 * edge**5 + 0.7 * end**6)
        puff = noise.noise((point.x / 70, point.y / 70, seed * 3.3)) * cloth * 0.22 * level
        out = noise.noise((layer * 1.3, seed * 2.1, point.y / 120)) * 3.2
        sway = noise.noise((layer * 0.8, seed * 1.7, point.x / 95)) * 3.4
        return Vector((point.x + out * edge, point.y + sway * end, max(point.z - sink + puff, 0.6)))

    shaped(made, settled)
    return wrinkled(made, 0.9, 26, detail=3, seed=seed), high


def ribbon(name: str, points: list[Point], width: float, material: Material, *, up: Point, closed: bool = False) -> Part:
    """A flat band along a line; `up` is the direction of its width."""
    line = points if closed else smooth_line(points, 10)
    return tube(name, line, 1, material, section=band(1.8, width, 0.8), up=up, closed=closed)
