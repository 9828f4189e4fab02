"""Lenses of cameras: barrels, knurled rings, coated glass. Millimetres; the axis is upright, the front glass
above."""

from __future__ import annotations

from math import cos, pi, sin

from .materials import Material, Mix, metal, plastic, powder_coat, rubber
from .shapes import Flat, Part, box, grouped, join, lathe, placed, rounded, skin, slab


def knurl(radius: float, count: int, depth: float = 0.5, *, blunt: float = 1) -> list[Flat]:
    """A round outline with ridges around; below 1, `blunt` makes them broad with narrow gaps."""
    steps = count * 10
    outline = []
    for i in range(steps):
        angle = 2 * pi * i / steps
        ridge = (0.5 + 0.5 * cos(count * angle)) ** blunt
        r = radius - depth * (1 - ridge)
        outline.append((r * cos(angle), r * sin(angle)))
    return outline


def clear_front(tint: str = '#9FB4E6', through: str = '#E2E6EC') -> Material:
    """A sheet of coated glass: transparent, with reflections in the color of the coating."""
    made = Mix('coated front')
    facing = made.node('LayerWeight', {'Blend': 0.4}).outputs['Facing']
    share = made.math('ADD', made.math('MULTIPLY', made.math('POWER', facing, 3.0), 0.5), 0.045)
    clear = made.node('BsdfTransparent', {'Color': through})
    mirror = made.node('BsdfGlossy', {'Color': tint, 'Roughness': 0.02})
    both = made.node('MixShader', {0: share, 1: clear.outputs[0], 2: mirror.outputs[0]})
    made.put(made.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return made.material


def dome(name: str, radius: float, rise: float, material: Material, z: float) -> Part:
    """The cap of a sphere."""
    bow = [(radius * sin(pi / 2 * (1 - i / 24)), z + rise * (1 - (1 - i / 24) ** 2)) for i in range(25)]
    return lathe(name, [(0, z - 0.3), (radius, z - 0.3), *bow], material, sides=96)


def bowl(name: str, radius: float, rise: float, material: Material, z: float) -> Part:
    """The upper side of a `dome`, which leaves its inside visible."""
    bow = [(max(radius * sin(pi / 2 * (1 - i / 24)), 0.02), z + rise * (1 - (1 - i / 24) ** 2)) for i in range(25)]
    rings = [[(r * cos(2 * pi * k / 96), r * sin(2 * pi * k / 96), height) for k in range(96)] for r, height in bow]
    return skin(name, rings, material, caps=(False, True))


def prime_lens(*, silver_ring: bool = False) -> None:
    """A 35 mm lens of 66 by 78 mm, standing on its mount."""
    black, satin = powder_coat('#2E2D2C', 0.42), powder_coat('#353433', 0.36)
    steel = metal('#BDBBB6', 0.26)
    lathe('mount', rounded([(17, 0), (27, 0), (27, 2), (29.6, 2), (29.6, 5), (17, 5)], 0.4, closed=True), steel, closed=True, sides=128)
    lathe('rear', rounded([(0, 4.5), (29.4, 4.5), (31.6, 7.5), (31.6, 16), (0, 16)], [0, 0.6, 1, 0.5, 0]), steel if silver_ring else satin, sides=128)
    slab('aperture ring', knurl(33, 60, 0.8, blunt=0.6), 12, satin, (0, 0, 16.4), edge=0.5)
    lathe('scale ring', rounded([(0, 28.8), (32.2, 28.8), (32.2, 36.5), (0, 36.5)], 0.4), black, sides=128)
    lathe('brass ring', rounded([(30, 36.4), (32.7, 36.4), (32.7, 37.9), (30, 37.9)], 0.3, closed=True), metal('#C39A55', 0.3), closed=True, sides=128)
    _focus_ring()
    front = [(30.2, 64), (32.2, 64), (32.4, 66), (32.4, 77), (31.6, 78), (30.6, 78), (30.2, 77)]
    lathe('front barrel', rounded(front, 0.4, closed=True, steps=4), satin, closed=True, sides=128)
    _marks()
    _inside()


def _focus_ring() -> None:
    """Rubber with broad ridges between two plain bands."""
    soft = rubber('#2B2B2C')
    slab('focus ring', knurl(33.2, 72, 0.9, blunt=0.5), 20, soft, (0, 0, 40.6), edge=0.4)
    for z in (37.9, 60.4):
        lathe(f'focus band {z}', rounded([(30, z), (32.7, z), (32.7, z + 3.6), (30, z + 3.6)], 0.4, closed=True), powder_coat('#353433', 0.36), closed=True, sides=128)


def _marks() -> None:
    """Small lines around the scale ring, one of them marigold."""
    light, warm = plastic('#D9D4C8', 0.5), plastic('#D98A2B', 0.4)
    marks = []
    for i in range(-9, 10):
        mark = box('mark', (0.55, 0.5, 1.7 if i % 3 else 2.8), warm if i == 0 else light, (0, -32.0, 31.2), edge=0.06)
        placed([mark], z=i * 7.5)
        marks.append(mark)
    join('marks', marks)


def _inside() -> None:
    """Ridges that lead down to the front glass, and the glasses behind it."""
    dark = plastic('#141415', 0.42, grain=0)
    steps = [(30.3, 77)]
    for i in range(5):
        r, z = 30.3 - 1.25 * i, 76 - 1.3 * i
        steps += [(r, z), (r - 1.25, z)]
    steps += [(24, 69.4), (23.2, 68.6), (23.2, 60.8), (0, 60.8)]
    lathe('tunnel', [(0, 60), (31, 60), (31, 77), *steps], dark, sides=128)
    lathe('front ring', rounded([(22.6, 67.4), (24.4, 67.4), (24.4, 69.9), (22.6, 69.9)], 0.3, closed=True), plastic('#232324', 0.3, grain=0), closed=True, sides=128)
    bowl('front glass', 22.8, 6.4, clear_front(), 68.4)
    rim = plastic('#8A8A92', 0.3, grain=0)
    for radius, z in ((20, 66.4), (16.2, 63.6)):
        lathe(f'cell {radius}', rounded([(radius, z), (23.3, z + 3), (23.3, z - 1), (radius, z - 1.4)], 0.2, closed=True), dark, closed=True, sides=96)
        lathe(f'cell rim {radius}', rounded([(radius - 0.3, z - 0.6), (radius + 0.5, z + 0.2), (radius + 0.5, z - 0.6)], 0.1, closed=True), rim, closed=True, sides=96)
    dome('inner glass', 15.4, 3.4, _deep_glass(15.4), 60.9)


def _deep_glass(radius: float) -> Material:
    """The glasses in the depth, as one: rings of the colors that coatings mirror, darkest in the middle."""
    made = Mix('deep glass')
    place = made.node('SeparateXYZ', {0: made.body()})
    away = made.node('CombineXYZ', {0: place.outputs['X'], 1: place.outputs['Y']}).outputs[0]
    share = made.math('DIVIDE', made.node('VectorMath', {0: away}, operation='LENGTH').outputs['Value'], radius)
    tone = made.ramp(share, (0.0, '#06070E'), (0.28, '#0F1330'), (0.5, '#4A4286'), (0.64, '#1C2558'), (0.84, '#2C6672'), (1.0, '#0E1C22'))
    made.surface(base_color='#0A0C12', roughness=0.06, specular=0.6, emission=tone, emission_strength=0.42)
    return made.material


def lens_cap() -> list[Part]:
    """A cap with a ribbed rim, two grips and a ring upon its face."""
    def build() -> None:
        black, satin = powder_coat('#2C2B2A', 0.45), powder_coat('#383736', 0.36)
        slab('cap', knurl(31.5, 90, 0.5, blunt=0.6), 5.6, black, edge=0.6)
        lathe('cap face', rounded([(0, 5.2), (28, 5.2), (28, 6.4), (25, 7), (0, 7)], 0.4), satin, sides=128)
        lathe('cap ring', rounded([(9.4, 6.9), (10.6, 6.9), (10.6, 7.25), (9.4, 7.25)], 0.1, closed=True), metal('#C39A55', 0.3), closed=True, sides=96)
        for side in (-1, 1):
            box(f'grip {side}', (5, 18, 1.4), black, (side * 21, 0, 6.4), edge=0.5)
            join(f'ribs {side}', [box('rib', (0.8, 16, 0.7), satin, (side * 21 + x, 0, 7.6), edge=0.25) for x in (-1.5, 0, 1.5)])
    return grouped(build)
