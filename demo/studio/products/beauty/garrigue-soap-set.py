"""Three bars of olive-oil soap: thyme, apricot and oat. Stacked and tied, in paper bands, and on a dish of
oak."""

from functools import partial
from math import cos, pi, sin

from mathutils import Vector

from kit.color import mix
from kit.materials import Material, Mix, liquid, paper, powder_coat, wood, woven
from kit.product import Camera, Product, View
from kit.shapes import (
    Part, ball, box, cut, grouped, join, moved, placed, rounded_box, skin, slab, smooth_line, superellipse, tube, turned, wrinkled,
)

BARS = {'thyme': ('#8F9E84', '#4F5E48'), 'apricot': ('#D3A878', '#9C6A3E'), 'oat': ('#DFD3BE', '#A88F68')}
"""Soap and what is ground into it."""
WIDTH, DEPTH, HEIGHT = 80, 55, 29


def herb_soap(kind: str) -> Material:
    """Air-dried soap: waxy and clouded, with ground herbs in it."""
    color, herb = BARS[kind]
    made = Mix('herb soap')
    clouds = made.ramp(made.noise(made.body(), 14, 4, 0.6), (0.3, mix(color, '#000000', 0.08)), (0.7, mix(color, '#FFFFFF', 0.05)))
    fine = made.ramp(made.noise(made.body(), 1.5, 1), (0.69, '#000000'), (0.73, '#FFFFFF'))
    coarse = made.ramp(made.noise(made.scaled(made.body(), (0.35, 1, 0.7), 0.6), 1.6, 1), (0.72, '#000000'), (0.75, '#FFFFFF'))
    spots = made.node('MixRGB', {'Fac': 1.0, 'Color1': fine, 'Color2': coarse}, blend_type='LIGHTEN').outputs[0]
    tone = made.node('MixRGB', {'Fac': spots, 'Color1': clouds, 'Color2': herb}).outputs[0]
    made.surface(base_color=tone, roughness=0.5, subsurface=0.16, subsurface_radius=(4, 3, 2), subsurface_color=color)
    made.surface(normal=made.bump(made.noise(made.body(), 5, 4), 0.25))
    return made.material


def _bar(kind: str, seed: float) -> Part:
    """A bar, with an oval pressed into its top."""
    made = slab(kind, _dense(rounded_box(WIDTH, DEPTH, 9, steps=10)), HEIGHT, herb_soap(kind), edge=6, dome=0.6, steps=8)
    ring = [(25 * cos(2 * pi * i / 96), 14 * sin(2 * pi * i / 96), HEIGHT + 1.5) for i in range(96)]
    cut(made, tube('press', ring, 2.0, herb_soap(kind), closed=True, sides=16))
    return wrinkled(made, 0.45, 24, seed=seed)


def _dense(outline: list) -> list:
    dense = []
    for (x, y), (to_x, to_y) in zip(outline, outline[1:] + outline[:1]):
        count = max(int(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 2), 1)
        dense += [(x + (to_x - x) * k / count, y + (to_y - y) * k / count) for k in range(count)]
    return dense


def _twine_material() -> Material:
    return woven('#B08D5C', '#7E6039', pitch=1.1)


def _twisted(name: str, line: list, closed: bool = False) -> Part:
    """Two strands around each other along a line."""
    dots = [Vector(p) for p in smooth_line(line, 14, closed)]
    strands = []
    for phase in (0, pi):
        way, strand = 0.0, []
        for i, dot in enumerate(dots):
            ahead = dots[(i + 1) % len(dots)] if closed or i + 1 < len(dots) else dot * 2 - dots[i - 1]
            along = (ahead - dot)
            side = along.cross(Vector((0.31, 0.22, 0.92))).normalized()
            rise = along.cross(side).normalized()
            angle = way / 4.2 * 2 * pi + phase
            strand.append(dot + (side * cos(angle) + rise * sin(angle)) * 0.5)
            way += along.length
        strands.append(tube(name, strand, 0.72, _twine_material(), sides=10, closed=closed))
    return join(name, strands)


def stacked() -> None:
    """Three bars, tied crosswise with a bow."""
    placed(grouped(_stack), rest=True)


def _stack() -> None:
    for i, kind in enumerate(('thyme', 'apricot', 'oat')):
        placed([_bar(kind, i * 3.1)], z=(2.5, -2, 1.2)[i], to=((0.6, -0.8, 0.3)[i], (0, 0.6, -0.3)[i], i * (HEIGHT + 0.1)))
    top = 3 * HEIGHT + 1.6
    side = WIDTH / 2 + 0.9
    corner = 5
    loop = [(-side, 0, corner), (-side, 0, top / 2), (-side, 0, top - corner), (-side + 1.6, 0, top - 2), (-side + corner, 0, top), (0, 0, top + 0.6)]
    under = [(side - corner, 0, 0.6), (0, 0, 0.7), (-side + corner, 0, 0.6)]
    _twisted('twine', [*under, *loop, *[(-x, y, z) for x, y, z in reversed(loop[:-1])]], closed=True)
    deep = DEPTH / 2 + 1
    over = [(0, -deep, corner), (0, -deep, top / 2), (0, -deep, top - corner), (0, -deep + 1.6, top - 2), (0, -deep + corner, top + 0.4), (0, 0, top + 1.6)]
    below = [(0, deep - corner, 0.6), (0, 0, 0.7), (0, -deep + corner, 0.6)]
    _twisted('twine across', [*below, *over, *[(x, -y, z) for x, y, z in reversed(over[:-1])]], closed=True)
    _bow(top + 2.4)


def _bow(z: float) -> None:
    """Two loops, two ends and the knot that lies on the crossing."""
    ball('knot', (6.4, 5.2, 4.6), _twine_material(), (0, 0, z - 1.6))
    for s in (-1, 1):
        _twisted('bow', [(s * 1.5, -1, z), (s * 10, -7, z + 7), (s * 20, -10, z + 6.4), (s * 23, -4, z + 1.6), (s * 14, 0, z + 1.2), (s * 1.5, 0, z + 0.8)])
        _twisted('end', [(s * 1.5, -1, z), (s * 5, -10, z + 1.6), (s * 9, -20, z - 0.4), (s * 12.5, -27, z - 2.6), (s * 14, -30.5, z - 9), (s * 14.4, -31, z - 16)])


def in_row() -> None:
    """In paper bands, side by side, each a little lower than the one before."""
    for i, kind in enumerate(('thyme', 'apricot', 'oat')):
        parts = grouped(partial(_wrapped, kind, i * 3.1))
        placed(parts, z=90 + (-14, -14, -14)[i], to=((i - 1) * 62, (1 - i) * 21, 0), rest=True)


def _wrapped(kind: str, seed: float) -> None:
    """A bar in its band of paper, with a sprig as its mark."""
    _bar(kind, seed)
    rings = []
    wide = 34
    for x in (-wide / 2, wide / 2):
        rings.append([(x, y, z + HEIGHT / 2 + 0.2) for y, z in rounded_box(DEPTH + 2, HEIGHT + 2.2, 6.6, steps=10)])
    moved(skin('band', rings, paper('#EBE2D2'), caps=(False, False)), (0, 0, 0.4))
    ink = powder_coat(BARS[kind][1], 0.7)
    top = HEIGHT + 1.75
    ring = [(7.5 * cos(2 * pi * i / 64), 7.5 * sin(2 * pi * i / 64), top) for i in range(64)]
    tube('ring', ring, 0.28, ink, closed=True, sides=8)
    stem = smooth_line([(-4.5, -0.5, top), (0, 0.4, top), (4.6, 0, top)], 8)
    tube('stem', stem, 0.22, ink, sides=8)
    for x, s in ((-2.4, 1), (-1.2, -1), (0.2, 1), (1.4, -1), (2.6, 1)):
        leaf = slab('leaf', superellipse(3.2, 1.25, 2, 32), 0.16, ink, edge=0.05)
        moved(turned(leaf, z=48 * s), (x + 0.7, s * 1.5, top - 0.1))


def on_dish() -> None:
    """The thyme bar, wet, on a dish with slats."""
    _dish()
    placed([_bar('thyme', 0)], z=3, to=(0, 0, 15.6))
    drops = ((-24, 17, 4.4), (27, -15, 3.6), (31, 12, 5), (-30, -13, 3.4), (6, 20, 3), (-8, -20, 4), (15, 19, 2.4), (-33, 4, 2.6), (33, -2, 2.4), (20, -20, 2.6))
    for x, y, size in drops:
        ball('drop', (size * 1.3, size * 1.2, size * 0.7), liquid('#FFFFFF', 60), (x, y, 15.8 + HEIGHT - 0.5 - 0.02 * ((x / 40) ** 6 + (y / 27) ** 6)))


def _dish() -> None:
    """A frame with five slats on two feet, oiled."""
    oak = wood('oak', axis='x', scale=0.6)
    for i in range(5):
        box('slat', (118, 11.4, 7), oak, (0, (i - 2) * 15.6, 8.8), edge=1.6)
    for x in (-42, 42):
        box('foot', (13, 74, 9), wood('oak', axis='y', scale=0.6), (x, 0, 0), edge=1.4)


PRODUCT = Product(
    'beauty/garrigue-soap-set',
    [
        View('front', stacked, Camera(turn=24, pitch=16, fill=0.7), 'sand'),
        View('row', in_row, Camera(turn=0, pitch=58, fill=0.78), 'stone'),
        View('dish', on_dish, Camera(turn=26, pitch=27, fill=0.78), 'clay'),
    ],
)
