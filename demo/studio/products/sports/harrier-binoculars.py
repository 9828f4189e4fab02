"""Roof-prism binoculars in rubber armour: two straight tubes on an open bridge, a ribbed wheel, turned-up
eyecups."""

from functools import partial
from math import cos, pi, sin

from kit.color import MARIGOLD, mix
from kit.materials import Material, anodised, leather, metal, plastic, rubber, woven
from kit.lens_glass import coated, lens
from kit.product import Camera, Product, View
from kit.shapes import (
    Flat, grouped, join, lathe, placed, rounded, rounded_box, slab, smooth_line, stitches, tube, turned,
)

COLORS = {'moss': '#55624A', 'graphite': '#45474B'}
APART = 34.5
"""Of the tubes' axes from the middle; the objectives are below, at height 0."""


def binoculars(color: str) -> None:
    skin_of = rubber(COLORS[color])
    cast = anodised('#3A3C3F', 0.4)
    for side in (-1, 1):
        parts = grouped(partial(_barrel, skin_of, COLORS[color], cast))
        placed(parts, z=0 if side > 0 else 180, to=(side * APART, 0, 0))
    _bridges(cast, skin_of)
    _wheel(cast)


def _barrel(armour: Material, color: str, cast: Material) -> None:
    """A tube whose outer side is +X: armour, grips, objective, eyepiece."""
    body = rounded(
        [(22.6, 5), (22.6, 0.6), (25.4, 0.6), (26.2, 4), (26.2, 20), (23.6, 36), (22.2, 58), (24.2, 70), (24.2, 96), (20, 105), (12, 106)],
        [0, 0.6, 1.2, 2, 8, 8, 8, 6, 6, 2, 0],
    )
    lathe('armour', body, armour, sides=128, closed=True)
    lathe('rim', rounded([(21.4, 6), (21.4, 0), (24.2, 0), (24.2, 3)], [0, 0.6, 0.6, 0]), rubber(mix(color, '#121315', 0.5)), closed=True)
    lathe('ring', rounded([(20.2, 9), (20.2, 4), (22.8, 4), (22.8, 9)], [0, 0.4, 0.4, 0]), metal('#8F8A80', 0.35), closed=True)
    objective = lens('objective', 20.6, 3.4, coated())
    turned(objective, x=180)
    placed([objective], to=(0, 0, 8.6))
    _grips(color)
    lathe('eyepiece', rounded([(0, 104), (17.4, 104), (17.4, 112), (16.4, 114), (16.4, 122), (0, 122)], [0, 1, 0.8, 0.8, 0.5, 0]), cast)
    ribs = [(18.6 + 0.35 * cos(48 * a), a) for a in [2 * pi * i / 384 for i in range(384)]]
    slab('diopter', [(r * cos(a), r * sin(a)) for r, a in ribs], 6, rubber('#2A2B2D'), (0, 0, 106.6), edge=0.7)
    cup_line = [(11.6, 128), (13.4, 141), (15, 142.4), (18.6, 142.4), (20, 140), (19.4, 132), (19.8, 124), (17.4, 115), (12, 115)]
    lathe('eyecup', rounded(cup_line, [0, 2, 1, 1.6, 2, 4, 3, 2, 0]), rubber('#2C2D2F'), closed=True)
    lens('ocular', 12, 1.6, coated('#7A5BB0', '#3C6FA8', share=0.4), (0, 0, 128.4))
    tube('lug', smooth_line([(21, 0, 99), (27, 0, 101), (28.5, 0, 95), (27, 0, 89), (22, 0, 90)], 8), 1.5, metal('#77787A', 0.35), sides=14)


def _grips(color: str) -> None:
    """Ridges along the outer side, for the fingers."""
    made = []
    for i in range(6):
        z = 36 + 6.2 * i
        radius = 22.6 + 0.9 * abs(z - 58) / 22 * (1.2 if z < 58 else 0.6)
        arc = [(radius * cos(a), radius * sin(a), z) for a in [(-62 + 124 * k / 24) * pi / 180 for k in range(25)]]
        made.append(tube(f'grip {i}', arc, lambda t: 0.5 + 1.2 * sin(pi * t) ** 0.5, rubber(mix(color, '#121315', 0.12)), sides=12))
    join('grips', made)


def _bridges(cast: Material, armour: Material) -> None:
    for name, low, tall, deep in (('upper', 74, 24, 29), ('lower', 20, 17, 20)):
        slab(f'{name} bridge', _waisted(52, deep), tall, cast, (0, 0, low), edge=3)
    lathe('hinge', rounded([(0, 14), (8, 14), (8.6, 18), (8.6, 106), (0, 106)], [0, 1.5, 1, 1, 0]), cast)
    lathe('hinge cap', rounded([(0, 0), (7.4, 0), (7.4, 3), (0, 3.4)], 0.8), metal('#8F8A80', 0.35), (0, 0, 11))
    rest = slab('thumb rest', rounded_box(20, 14, 4), 3, armour, edge=1)
    placed([rest], x=90, to=(0, -10.6, 85))


def _waisted(width: float, depth: float) -> list[Flat]:
    """A box that is slimmer in its middle."""
    dense = rounded_box(width, depth, depth * 0.3, 8)
    line = smooth_line([(x, y, 0) for x, y in dense], 4, closed=True)
    return [(p.x, p.y * (0.76 + 0.24 * (2 * p.x / width) ** 2)) for p in line]


def _wheel(cast: Material) -> None:
    """The wheel for focus, between the eyepieces, with a line of marigold."""
    ribs = [(13.2 + 0.8 * max(-0.4, cos(26 * a)), a) for a in [2 * pi * i / 416 for i in range(416)]]
    slab('wheel', [(r * cos(a), r * sin(a)) for r, a in ribs], 19, rubber('#2A2B2D'), (0, 0, 101), edge=1.6)
    lathe('wheel top', rounded([(0, 0), (10.4, 0), (10.4, 2.4), (0, 2.8)], 0.8), cast, (0, 0, 119))
    lathe('wheel line', [(11.2 + 0.55 * cos(a), 0.55 * sin(a)) for a in [2 * pi * i / 16 for i in range(16)]], plastic(MARIGOLD, 0.35), (0, 0, 120), closed=True)


def standing(color: str) -> None:
    placed(grouped(partial(binoculars, color)), rest=True)


def lying(color: str, turn: float = 0) -> None:
    """On its flat side, the objectives towards us."""
    parts = grouped(partial(binoculars, color))
    placed(parts, x=-90)
    placed(parts, z=turn, rest=True)


def strapped(color: str) -> None:
    """With its neck strap, which lies on its edge around it."""
    lying(color)
    nylon, dark = woven('#2C2D2F', pitch=1.6), plastic('#26272A', 0.45)
    half = [(63.4, 95, 26), (72, 104, 24), (96, 108, 16), (132, 84, 8), (152, 30, 6.2), (146, -38, 8), (118, -92, 14)]
    line = smooth_line([(x, y, z) for x, y, z in half], 10)
    for side in (-1, 1):
        one = [(side * p.x, p.y, p.z) for p in line]
        tube(f'strap {side}', one, 1, nylon, section=rounded_box(1.8, 11, 0.8, 4), up=(0, 0, 1))
        spot = line[46]
        slider = slab(f'slider {side}', rounded_box(6.5, 14.4, 2.4), 15, dark, edge=1.4)
        turned(slider, x=90, z=-4 * side)
        placed([slider], to=(side * spot.x, spot.y, 7.6))
    pad_line = smooth_line([(-122, -86, 16), (-86, -124, 17), (-44, -142, 17.2), (0, -148, 17.2), (44, -142, 17.2), (86, -124, 17), (122, -86, 16)], 12)
    tube('pad', pad_line, lambda t: 0.45 + 0.55 * min(1, sin(pi * t) * 2.2) ** 0.6, leather('#7A4A2E', pebble=1.2, depth=0.12), section=rounded_box(5, 34, 2.4, 6), up=(0, 0, 1))
    for up in (-12, 12):
        seam = [(p.x * 1.004, p.y - 2.6, p.z + up) for p in pad_line[12:-12]]
        stitches(f'pad seam {up}', seam, plastic('#D8BE93', 0.7), length=3.4, gap=1.4, thickness=0.8)


STANDING = Camera(turn=24, pitch=16, fill=0.76)

PRODUCT = Product(
    'sports/harrier-binoculars',
    [
        View('moss', partial(standing, 'moss'), STANDING),
        View('graphite', partial(standing, 'graphite'), STANDING),
        View('lenses', partial(lying, 'moss', 6), Camera(turn=-16, pitch=14, fill=0.8), 'sand'),
        View('strap', partial(strapped, 'moss'), Camera(turn=24, pitch=32, fill=0.82), 'stone'),
    ],
)
