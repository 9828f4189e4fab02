"""The shop's own flower: marigolds, in bloom or half open. Lengths in millimetres."""

from __future__ import annotations

from math import cos, pi, radians, sin
from random import Random

from mathutils import Euler, Matrix, Vector

from .color import mix
from .materials import Material, Mix
from .shapes import ORIGIN, Part, Point, grouped, join, lathe, moved, placed, sheet, smooth_line, tube

RINGS = ((16, 4, 1.0), (15, 19, 0.96), (14, 33, 0.9), (13, 46, 0.82), (11, 58, 0.72), (9, 69, 0.6), (7, 79, 0.48), (5, 86, 0.36))
"""From the outside in: petals of a ring, how steeply they rise (degrees), how long they are (of the
outermost)."""


def marigold(name: str, width: float, at: Point = ORIGIN, *, color: str = '#EE8A12', stem: float = 0, lean: tuple[float, float] = (0, 0), nod: float = 0, seed: int = 1) -> list[Part]:
    """A flower `width` wide whose stem begins at `at`, is `stem` long and leans (degrees about x and y); its
    head nods to the front by as many degrees more."""
    chance = Random(seed)
    petals = petal_material(color)
    turn = Euler((radians(lean[0]), radians(lean[1]), 0)).to_matrix()
    top = turn @ Vector((0, 0, stem))
    facing = Euler((radians(lean[0] + nod), radians(lean[1]), 0)).to_matrix()
    head = grouped(lambda: _head(name, width, petals, chance))
    for one in head:
        one.matrix_world = Matrix.Translation(top) @ facing.to_4x4() @ one.matrix_world
    parts = [join(name, head)]
    if stem:
        green = leaf_material()
        bend = smooth_line([(0, 0, 0), top * 0.45 + Vector((lean[1] * 0.12, -lean[0] * 0.12, 0)), top], 14)
        parts.append(tube(f'{name} stem', bend, lambda t: width * (0.026 + 0.016 * t**6), green, sides=16))
        parts.append(_calyx(f'{name} calyx', width, green, top, facing))
    for one in parts:
        moved(one, at)
    return parts


def _head(name: str, width: float, material: Material, chance: Random) -> None:
    length = width * 0.5
    for ring, (count, rise, share) in enumerate(RINGS):
        for i in range(count):
            turn = 360 * (i + 0.5 * (ring % 2)) / count + chance.uniform(-7, 7)
            petal = _petal(f'{name} petal', length * share * chance.uniform(0.92, 1.05), length * 0.52 * (0.62 + 0.38 * share), material, chance)
            placed([petal], y=-(rise + chance.uniform(-5, 5)))
            placed([petal], z=turn, to=(0, 0, width * 0.012 * ring))


def _petal(name: str, length: float, breadth: float, material: Material, chance: Random) -> Part:
    """Along +X: narrow at its foot, broad and ruffled at its tip, hollow along its middle."""
    wave, phase = chance.uniform(0.8, 1.25), chance.uniform(0, 2 * pi)

    def surface(u: float, v: float) -> Point:
        across = 2 * u - 1
        wide = breadth / 2 * (0.22 + 0.78 * sin(min(v * 1.12, 1) * pi / 2) ** 1.2)
        tip = length * (1 - 0.07 * across**2 - 0.035 * cos(across * 9 * wave + phase))
        ruffle = length * 0.05 * v**3 * sin(across * 7.5 * wave + phase)
        bow = length * (0.16 * v**2 - 0.26 * v**4) + length * 0.07 * across**2 * (1 - v)
        return (tip * v, wide * across, bow + ruffle)

    return sheet(name, surface, material, steps=(12, 10))


def _calyx(name: str, width: float, green: Material, top: Vector, turn: Matrix) -> Part:
    """The green cup under the petals."""
    profile = [(0, -0.2), (0.05, -0.19), (0.1, -0.12), (0.13, -0.03), (0.12, 0.03), (0, 0.03)]
    made = lathe(name, [(r * width, z * width) for r, z in profile], green, sides=32)
    made.matrix_world = Matrix.Translation(top) @ turn.to_4x4()
    return made


def petal_material(color: str) -> Material:
    """Soft and a little translucent; deeper in color towards the foot of each petal."""
    made = Mix('petal')
    spread = made.noise(made.body(), 5, 3)
    tone = made.ramp(spread, (0.25, mix(color, '#B84A06', 0.35)), (0.6, color), (0.9, mix(color, '#FFC04A', 0.35)))
    made.surface(base_color=tone, roughness=0.62, sheen=0.4, subsurface=0.12, subsurface_color=mix(color, '#FF7A00', 0.4))
    made.shader.inputs['Subsurface Radius'].default_value = (2.0, 0.9, 0.3)
    return made.material


def leaf_material(color: str = '#5C6B3C') -> Material:
    """Stems and leaves."""
    made = Mix('leaf')
    tone = made.ramp(made.noise(made.body(), 6, 2), (0.3, mix(color, '#2E3A1E', 0.3)), (0.7, color))
    return made.surface(base_color=tone, roughness=0.5, subsurface=0.05).material
