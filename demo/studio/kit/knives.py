"""Kitchen knives, lying flat with the edge towards -Y and the tip at -X. Millimetres."""

from __future__ import annotations

from mathutils import Vector

from .materials import Material, metal
from .shapes import Part, inset, lathe, placed, rounded, skin, slab, smooth_line
from .timber import timber

BLADE, HEEL, THICK, TANG = 212, 47, 2.3, 124
"""Length and height of the blade, its thickness at the spine, and the length of the handle."""


def chefs_knife() -> list[Part]:
    """A chef's knife; the heel of its blade is at x = 0, the handle towards +X; its blade is at the height 0."""
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
    outline = _handle_outline()
    tang = slab('tang', inset(outline, 0.15), THICK, _steel(), (0, 0, -THICK / 2), edge=0.3)
    wood = timber('walnut', axis='x', streak=5)
    parts = [tang]
    scale = slab('scale', outline, 8.4, wood, (0, 0, THICK / 2), edge=4.2, under=0.2, dome=0.7)
    other = slab('other scale', [(x, -y) for x, y in reversed(outline)], 8.4, timber('walnut', axis='x', streak=5, seed=1), edge=4.2, under=0.2, dome=0.7)
    placed([other], x=180, to=(0, 0, -THICK / 2))
    parts += [scale, other]
    for x in (22, 60, 98):
        y = _middle(x)
        parts.append(lathe(f'rivet {x}', rounded([(0, -10), (3.5, -10), (3.5, 10.3), (0, 10.5)], [0, 0, 0.5, 0]), metal('#C09A58', 0.3), (x, y, 0), sides=40))
    return parts


def _handle_outline() -> list[tuple[float, float]]:
    """Counter-clockwise; a swell in the middle and a hook for the little finger."""
    low = smooth_line([(2, -7, 0), (22, -7.5, 0), (58, -10.5, 0), (92, -8.5, 0), (112, -13.5, 0), (TANG, -14, 0)], 8)
    high = smooth_line([(TANG + 1, 10, 0), (106, 17, 0), (62, 20.5, 0), (22, 21, 0), (2, 21.6, 0)], 8)
    return rounded([(p.x, p.y) for p in [*low, Vector((TANG + 5, -6, 0)), *high]], 2.6, closed=True, steps=4)


def _middle(x: float) -> float:
    return 6.6 - 2.4 * (x / 100)
