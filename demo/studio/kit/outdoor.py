"""Cloths and small parts of tents, packs and ropes. Lengths in millimetres."""

from __future__ import annotations

from math import pi

from mathutils import Vector

from .color import mix
from .materials import Material, Mix, plastic
from .shapes import Flat, Part, Point, join, placed, rounded_box, slab, smooth_line, tube


def ripstop(color: str, *, grid: float = 5, crumple: float = 60, depth: float = 1.2, glow: float = 0) -> Material:
    """Thin coated nylon with stronger threads in a grid (0: too fine to be seen), crumpled softly; `glow` is
    the light that comes through it, as through a tent by day."""
    made = Mix('ripstop')
    creases = made.noise(made.body(), crumple, 4, 0.6)
    tone = made.ramp(creases, (0.3, mix(color, '#000000', 0.07)), (0.7, mix(color, '#FFFFFF', 0.04)))
    normal = made.bump(creases, depth)
    if grid:
        split = made.node('SeparateXYZ', {0: made.lengths()})
        lines = [made.math('PINGPONG', split.outputs[axis], grid / 2) for axis in 'XY']
        near = made.math('MINIMUM', *lines)
        thread = made.math('LESS_THAN', near, 0.35)
        tone = made.node('MixRGB', {'Fac': made.math('MULTIPLY', thread, 0.16), 'Color1': tone, 'Color2': mix(color, '#000000', 0.6)}).outputs[0]
        normal = made.bump(thread, 0.12, normal)
    made.surface(base_color=tone, roughness=0.5, specular=0.35, sheen=0.25, sheen_tint=0.5, normal=normal)
    if glow:
        made.surface(emission=color, emission_strength=glow)
    return made.material


def buckle(name: str, width: float, color: str = '#26272A', *, at: Point = (0, 0, 0)) -> list[Part]:
    """A side-release buckle for webbing of a width, flat in the plane of x and z, its front towards -Y,
    webbing running along z."""
    dark = plastic(color, 0.38)
    wide, tall = width * 1.3, width * 1.5
    shell = slab(f'{name} shell', _waist(wide, tall * 0.56), 6.5, dark, (0, -tall * 0.2, 0), edge=1.8)
    head = slab(f'{name} head', rounded_box(wide * 0.96, tall * 0.3, 2.5), 5.6, dark, (0, tall * 0.33, 0), edge=1.6)
    prongs = [
        slab(f'{name} prong {side}', rounded_box(wide * 0.17, tall * 0.4, 2), 5, dark, (side * wide * 0.41, tall * 0.02, 0.6), edge=1.4)
        for side in (-1, 1)
    ]
    made = [join(name, [shell, head, *prongs])]
    placed(made, x=90)
    placed(made, to=at)
    return made


def _waist(width: float, height: float) -> list[Flat]:
    """A box drawn in a little at its sides."""
    outline = rounded_box(width, height, 4, 8)
    return [(x * (0.9 + 0.1 * abs(2 * y / height)), y) for x, y in outline]


def ladder(name: str, width: float, color: str = '#26272A', *, at: Point = (0, 0, 0)) -> list[Part]:
    """A slider for webbing, in the plane of x and z."""
    dark = plastic(color, 0.4)
    frame = tube(f'{name} frame', [(x, 0, z) for x, z in rounded_box(width * 1.18, width * 0.7, 2.5, 5)], 2.1, dark, closed=True, sides=12)
    bar = tube(f'{name} bar', [(-width * 0.55, 0, 0), (width * 0.55, 0, 0)], 1.9, dark, sides=12)
    made = [join(name, [frame, bar])]
    placed(made, to=at)
    return made


def peg(name: str, material: Material, *, long: float = 160) -> Part:
    """A tent peg of round wire with a hooked head, lying along x, its tip towards +X, on the floor."""
    line = [(-2, 14, 3), (-9, 15, 3), (-14, 9, 3), (-12, 2, 3), (-4, 0, 3), (12, 0, 3), (long * 0.5, 0, 3), (long, 0, 3)]
    return tube(name, smooth_line(line, 6), lambda t: 3 * min(1, 0.15 + (1 - t) * 12), material, sides=14)


def along(line: list[Vector], share: float) -> Vector:
    """A point of a line by its share of the points."""
    place = min(max(share, 0.0), 1.0) * (len(line) - 1)
    i = min(int(place), len(line) - 2)
    return line[i].lerp(line[i + 1], place - i)


def braided(color: str, tracer: str, radius: float, *, strands: int = 12, long: float = 4.4) -> Material:
    """The sheath of a rope made by `tube` with a circle: strands over and under each other on slants, two of
    them tracers. `long` is the length of a stitch along the rope."""
    made = Mix('braided')
    split = made.node('SeparateXYZ', {0: made.lengths()})
    around = made.math('MULTIPLY', split.outputs['X'], strands / (2 * pi * radius))
    down = made.math('DIVIDE', split.outputs['Y'], long)
    p, q = made.math('ADD', around, down), made.math('SUBTRACT', around, down)
    row, column = made.math('FLOOR', p), made.math('FLOOR', q)
    over = made.math('MODULO', made.math('ABSOLUTE', made.math('ADD', row, column)), 2.0)
    marked = lambda number: made.math('LESS_THAN', made.math('MODULO', made.math('ABSOLUTE', number), strands / 2), 0.5)
    first, second = made.math('MULTIPLY', marked(row), over), made.math('MULTIPLY', marked(column), made.math('SUBTRACT', 1.0, over))
    hill = made.math('ABSOLUTE', made.math('MULTIPLY', made.math('SINE', made.math('MULTIPLY', p, pi)), made.math('SINE', made.math('MULTIPLY', q, pi))))
    hill = made.math('POWER', hill, 0.5)
    tone = made.node('MixRGB', {'Fac': made.math('MAXIMUM', first, second), 'Color1': color, 'Color2': tracer}).outputs[0]
    tone = made.node('MixRGB', {'Fac': made.between(hill, 0.85, 0.0), 'Color1': tone, 'Color2': mix(color, '#140E08', 0.72)}).outputs[0]
    fine = made.bump(made.noise(made.lengths(), 0.5, 2), 0.08)
    made.surface(base_color=tone, roughness=0.72, specular=0.25, sheen=0.4, normal=made.bump(hill, 0.7, fine))
    return made.material
