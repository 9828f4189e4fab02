"""Cut branches with leaves, for vases. Millimetres."""

from __future__ import annotations

from math import pi, sin
from random import Random

from mathutils import Matrix, Vector

from .color import mix
from .materials import Material, Mix
from .shapes import Part, join, sheet, smooth_line, tube


def foliage(color: str) -> Material:
    """Dull leaves: one side of each a little lighter than the next leaf's."""
    made = Mix('foliage')
    tone = made.ramp(made.noise(made.body(), 20, 3), (0.3, mix(color, '#2A3324', 0.2)), (0.7, mix(color, '#E8E4D0', 0.1)))
    made.surface(base_color=tone, roughness=0.6, specular=0.25, sheen=0.2, normal=made.bump(made.noise(made.body(), 3, 3), 0.1))
    return made.material


def branch(
    name: str, line: list[tuple[float, float, float]], leaf: Material, bark: Material, *,
    first: float = 0.4, size: float = 30, pairs: int = 9, thickness: float = 1.7, seed: int = 1,
) -> list[Part]:
    """A stem along a line and, from the share `first` of it, pairs of round leaves that get smaller towards
    the tip."""
    random = Random(seed)
    way = smooth_line(line, 12)
    stem = tube(f'{name} stem', way, lambda t: thickness * (1 - 0.6 * t), bark, sides=10)
    leaves = []
    for i in range(pairs):
        share = first + (0.985 - first) * i / (pairs - 1)
        at = way[round(share * (len(way) - 1))]
        ahead = (way[min(round(share * (len(way) - 1)) + 1, len(way) - 1)] - way[round(share * (len(way) - 1)) - 1]).normalized()
        spin = i * 1.9 + random.uniform(-0.4, 0.4)
        for side in (0, pi):
            length = size * (1 - 0.5 * (i / pairs)) * random.uniform(0.85, 1.1)
            leaves.append(_leaf(f'leaf {i}', length, leaf, at, ahead, spin + side, random))
    return [stem, join(f'{name} leaves', leaves)]


def _leaf(name: str, length: float, material: Material, at: Vector, ahead: Vector, spin: float, random: Random) -> Part:
    """A round leaf whose stalk begins at `at`; it stands off the stem and bends back."""
    width, bend, fold = length * random.uniform(0.62, 0.74), random.uniform(0.15, 0.5), random.uniform(0.08, 0.2)

    def surface(u: float, v: float) -> tuple[float, float, float]:
        x = 2 * u - 1
        blade = max(v - 0.16, 0) / 0.84
        half = 0.35 + width / 2 * sin(pi * blade**0.8) ** 0.75 if blade else 0.35
        return x * half, v * length, fold * abs(x) * half * 1.3 - bend * length * v**2 * 0.5

    made = sheet(name, surface, material, steps=(8, 14), thickness=0.35)
    lean = random.uniform(0.75, 1.25)
    made.matrix_world = (
        Matrix.Translation(at)
        @ ahead.to_track_quat('Y', 'Z').to_matrix().to_4x4()
        @ Matrix.Rotation(spin, 4, 'Y')
        @ Matrix.Rotation(-lean, 4, 'X')
        @ Matrix.Rotation(random.uniform(-0.5, 0.5), 4, 'Y')
    )
    return made
