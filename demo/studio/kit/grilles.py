"""What air and sound pass through: perforated shells and round outlets."""

from __future__ import annotations

from math import cos, pi, sin

from .color import mix
from .materials import Material, Mix
from .shapes import ORIGIN, Part, Point, join, lathe, rounded, tube


def perforated(color: str, *, pitch: float = 3, hole: float = 0.5, roughness: float = 0.42, metallic: float = 0) -> Material:
    """A shell with round holes in a staggered grid, `pitch` millimetres apart; `hole` is their share of the
    pitch."""
    made = Mix('perforated')
    split = made.node('SeparateXYZ', {0: made.lengths()})
    across, along = (made.math('MULTIPLY', split.outputs[axis], pi / pitch) for axis in 'XY')
    slants = made.math('ADD', across, along), made.math('SUBTRACT', across, along)
    waves = [made.math('COSINE', slant) for slant in slants]
    height = made.math('ABSOLUTE', made.math('MULTIPLY', waves[0], waves[1]))
    # 1 in the middle of a hole; the wider the holes, the lower the edge.
    edge = cos(pi * hole / 2) ** 2
    tone = made.ramp(height, (edge - 0.02, color), (edge + 0.06, mix(color, '#0C0C0D', 0.86)))
    sunk = made.node('MapRange', {'Value': height, 'From Min': edge - 0.08, 'From Max': edge + 0.1, 'To Min': 1, 'To Max': 0}).outputs[0]
    made.surface(base_color=tone, roughness=roughness, metallic=metallic, normal=made.bump(sunk, 0.5))
    return made.material


def round_grille(name: str, radius: float, material: Material, at: Point = ORIGIN, *, rings: int = 4, vanes: int = 12, core: float = 0.3) -> Part:
    """Concentric rings held by vanes, lying flat; `core` is the free middle as a share of the radius."""
    radii = [radius * (core + (0.96 - core) * i / (rings - 1)) for i in range(rings)]
    parts = [
        lathe(name, rounded([(r - 0.6, 0), (r + 0.6, 0), (r + 0.6, 5), (r - 0.6, 5)], 0.3, closed=True, steps=3), material, at, closed=True)
        for r in radii
    ]
    for i in range(vanes):
        angle = 2 * pi * i / vanes
        line = [(r * cos(angle) + at[0], r * sin(angle) + at[1], at[2] + 2.5) for r in (radius * core, radius * 0.98)]
        parts.append(tube(name, line, 1, material, section=[(-0.5, -1.8), (0.5, -1.8), (0.5, 1.8), (-0.5, 1.8)], up=(0, 0, 1)))
    return join(name, parts)
