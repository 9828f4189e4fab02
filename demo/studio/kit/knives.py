"""Kitchen knives, lying flat with the edge towards -Y and the tip at -X. Millimetres."""

from __future__ import annotations

from mathutils import Vector

from .materials import Material, metal
from .shapes import Part, lathe, rounded, skin, slab, smooth_line, superellipse
from .timber import timber

BLADE, HEEL, THICK = 212, 47, 2.3
"""Length and height of the blade, and its thickness at the spine."""


def chefs_knife() -> list[Part]:
    """A chef's knife; the heel of its blade is at x = 0, the handle towards +X; its blade is at the height
    0."""
    return [_blade(), *_handle()]


def blade_outline() -> tuple[list[Vector], list[Vector]]:
    """Spine and edge from heel to tip, as (x, y, 0)."""
    spine = smooth_line([(10, 22, 0), (-40, 21.6, 0), (-110, 18, 0), (-170, 9, 0), (-202, -4, 0), (-BLADE, -13.5, 0)], 12)
    edge = smooth_line([(10, 22 - HEEL, 0), (-4, 22 - HEEL, 0), (-70, 20.5 - HEEL, 0), (-140, 23 - HEEL, 0), (-190, -18.5, 0), (-BLADE, -14.1, 0)], 12)
    return spine, edge


def _blade() -> Part:
    """Ground thin: a long flat wedge, and a narrow bright bevel along the edge."""
    spine, edge = blade_outline()
    rings = []
    for i, (top, low) in enumerate(zip(spine, edge)):
        thick = THICK * (1 - 0.55 * i / len(spine))
        down = (low - top).normalized()
        tall = (low - top).length
        bevel = min(1.6, tall * 0.3)
        ring = []
        for share, half in ((0.02, 0.42), (0.0, 0.3)):
            ring.append(top + down * (tall * share) + Vector((0, 0, -thick * half)))
        for share, half in ((0.0, 0.3), (0.02, 0.42), (0.3, 0.4), (0.65, 0.26)):
            ring.append(top + down * (tall * share) + Vector((0, 0, thick * half)))
        ring.append(low - down * bevel + Vector((0, 0, 0.3)))
        ring.append(low + Vector((0, 0, 0.02)))
        ring.append(low + Vector((0, 0, -0.02)))
        ring.append(low - down * bevel + Vector((0, 0, -0.3)))
        for share, half in ((0.65, 0.26), (0.3, 0.4)):
            ring.append(top + down * (tall * share) + Vector((0, 0, -thick * half)))
        rings.append(ring)
    return skin('blade', rings, _steel())


def _steel() -> Material:
    return metal('#A9ABAC', 0.34)


def _handle() -> list[Part]:
    """Full tang between two scales of walnut, three brass rivets."""
    places = [2, 2.4, 3.4, 5.5, *range(9, 121, 4), 121, 123, 124.6, 125.6, 126]
    rings, low, high = [], [], []
    for x in places:
        bottom, top, share = *_sides(x), _fullness(x)
        middle = (bottom + top) / 2
        section = superellipse((top - bottom) * share, 20 * share**1.6, 3.1, 56)
        rings.append([(x, middle + y, z) for y, z in section])
        low.append((x, middle - ((top - bottom) / 2 * share + 0.18)))
        high.append((x, middle + ((top - bottom) / 2 * share + 0.18)))
    scales = skin('scales', rings, timber('walnut', axis='x', streak=5))
    outline = [*low, (126.3, high[-1][1] - 6), *reversed(high)]
    parts = [scales, slab('tang', outline, THICK, _steel(), (0, 0, -THICK / 2), edge=0.2)]
    for x in (22, 60, 98):
        bottom, top = _sides(x)
        rivet = rounded([(0, -10.05), (3.5, -10.05), (3.5, 10.05), (0, 10.2)], [0, 0, 0.5, 0])
        parts.append(lathe(f'rivet {x}', rivet, metal('#B8935A', 0.34), (x, (top + bottom) / 2, 0), sides=40))
    return parts


LOW = ((2, -7), (22, -8), (58, -11), (92, -8.5), (112, -12), (126, -15))
HIGH = ((2, 21.6), (22, 21), (62, 20), (106, 16), (126, 9))


def _sides(x: float) -> tuple[float, float]:
    """The lower and the upper edge of the handle at a place, with a swell in the middle and a hook for the
    little finger."""
    return _height(LOW, x), _height(HIGH, x)


def _height(points: tuple[tuple[float, float], ...], x: float) -> float:
    line = smooth_line([(a, b, 0) for a, b in points], 12)
    after = next((i for i, point in enumerate(line) if point.x >= x), len(line) - 1)
    if after == 0:
        return line[0].y
    a, b = line[after - 1], line[after]
    return a.y + (b.y - a.y) * (x - a.x) / max(b.x - a.x, 1e-6)


def _fullness(x: float) -> float:
    """Both ends are rounded."""
    front, back = min((x - 2) / 3.5, 1), min((126 - x) / 6, 1)
    return (0.94 + 0.06 * (1 - (1 - front) ** 2) ** 0.5) * (0.8 + 0.2 * (1 - (1 - back) ** 2) ** 0.5)
