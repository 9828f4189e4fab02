"""A gas burner on a cartridge: brass valve, wide head, three folding arms, a knob of wire. With its pot."""

from functools import partial
from math import cos, pi, sin

from kit.color import MARIGOLD
from kit.fire import flame, gas_flame
from kit.materials import anodised, brass, brushed, gloss, metal, plastic, powder_coat, rubber
from kit.product import Camera, Product, View
from kit.shapes import (
    Material, cup, grouped, join, lathe, placed, rounded, rounded_box, slab, smooth_line, tube, turned,
)

SEAT = 85
"""How high the valve begins above the floor when the stove is on its cartridge."""
REST = 85.5
"""How high above the valve's beginning a pot stands."""
OPEN, FOLDED = (90, 210, 330), (164, 180, 196)
"""Directions of the arms."""


def on_cartridge() -> None:
    _cartridge()
    placed(grouped(partial(_stove, OPEN)), z=24, to=(0, 0, SEAT))


def _cartridge() -> None:
    paint = gloss('#9C4B35')
    line = [(0, 3), (45, 3), (47, 0), (51, 0), (53, 4), (54, 9), (54, 60), (51, 66), (36, 75), (22, 78), (20, 81), (16, 81), (15, 79), (8, 79), (8, 85), (5.4, 86), (5.4, 92), (0, 92)]
    lathe('cartridge', rounded(line, [0, 0.5, 1.5, 1.5, 1, 2, 6, 5, 12, 2, 1, 1, 1, 0.5, 0.8, 0.5, 0.5, 0], steps=6), paint, sides=128)
    lathe('band', rounded([(53.2, 22), (54.25, 22), (54.25, 44), (53.2, 44)], [0, 0.2, 0.2, 0]), powder_coat('#E6DAC4', 0.4), sides=128, closed=True)
    lathe('line', rounded([(53.2, 48), (54.25, 48), (54.25, 50), (53.2, 50)], [0, 0.2, 0.2, 0]), powder_coat(MARIGOLD, 0.4), sides=128, closed=True)
    lathe('rim', [(51.6 + 1.5 * cos(a), 2.2 + 2.0 * sin(a)) for a in [2 * pi * i / 20 for i in range(20)]], metal('#B9B8B4', 0.3), sides=128, closed=True)
    lathe('valve rim', [(18 + 2.2 * cos(a), 80.6 + 1.6 * sin(a)) for a in [2 * pi * i / 20 for i in range(20)]], metal('#C4C2BD', 0.25), closed=True)


def _stove(arms: tuple[int, ...]) -> None:
    """Its axis is upright, its screw begins at 0."""
    gold, steel, dark = brass(0.3), brushed('#B4B2AD', 0.3), plastic('#26272A', 0.4)
    ridged = [((14 + 0.5 * cos(40 * a)) * cos(a), (14 + 0.5 * cos(40 * a)) * sin(a)) for a in [2 * pi * i / 320 for i in range(320)]]
    slab('collar', ridged, 9, dark, edge=1)
    hexagon = [(11 * cos(pi * i / 3), 11 * sin(pi * i / 3)) for i in range(6)]
    slab('nut', rounded(hexagon, 1.2, closed=True), 8, gold, (0, 0, 9), edge=0.8)
    body = rounded([(0, 16.8), (9.4, 16.8), (9.4, 30), (6.6, 34), (6.6, 40), (0, 40)], [0, 0.8, 2, 1, 0.6, 0])
    lathe('body', body, gold)
    mixing = rounded([(0, 39.6), (7.6, 39.6), (7.6, 44), (6.4, 46), (6.4, 58), (11, 60), (26, 66), (30.5, 69), (30.5, 73), (27, 75.5), (0, 77)], [0, 0.6, 1, 1, 2, 3, 5, 2, 1, 2, 0], steps=6)
    lathe('head', mixing, steel, sides=128)
    _holes()
    _valve(gold, steel)
    _igniter(dark)
    lathe('arm ring', rounded([(6.2, 47), (14, 47), (14, 53), (6.2, 53)], 0.8), metal('#A9A8A4', 0.35), closed=True)
    for i, way in enumerate(arms):
        _arm(i, way)


def _holes() -> None:
    """Jets around the head and on it, air inlets in the tube."""
    black = plastic('#141416', 0.8)
    made = []
    for i in range(30):
        dot = lathe(f'jet {i}', [(0, 0), (0.9, 0), (0.9, 0.3), (0, 0.3)], black, sides=10)
        placed([dot], y=90, to=(30.35, 0, 71))
        turned(dot, z=12 * i)
        made.append(dot)
    for count, reach in ((22, 23), (15, 16), (9, 9)):
        for i in range(count):
            a = 2 * pi * i / count
            made.append(lathe(f'top jet {count} {i}', [(0, 0), (1.1, 0), (1.1, 0.3), (0, 0.3)], black, (reach * cos(a), reach * sin(a), 75.7 + 1.2 * (1 - reach / 27)), sides=10))
    for i in range(4):
        hole = slab(f'inlet {i}', rounded_box(4.4, 6.5, 2.1), 0.4, black, edge=0.1)
        placed([hole], x=90, to=(0, -6.25, 55.5))
        turned(hole, z=45 + 90 * i)
        made.append(hole)
    join('holes', made)


def _valve(gold: Material, steel: Material) -> None:
    """The spindle to the right, and the knob: a loop of wire that stays cool."""
    spindle = lathe('spindle', rounded([(0, 8), (5.6, 8), (5.6, 18), (4.2, 18), (4.2, 25), (5, 25), (5, 29), (0, 29)], 0.6), gold, sides=48)
    turned(spindle, y=90)
    placed([spindle], to=(0, 0, 23.5))
    loop = [(26, 0), (31, 4), (36, 10), (46, 11), (78, 11), (85, 7), (85, -7), (78, -11), (46, -11), (36, -10), (31, -4), (26, 0)]
    tube('knob', smooth_line([(x, y, 23.5) for x, y in loop], 8), 1.35, steel, sides=14)


def _igniter(dark: Material) -> None:
    slab('igniter', rounded_box(11, 12, 3), 30, dark, (-16.5, 0, 14), edge=1.6)
    button = lathe('button', rounded([(0, 0), (3.4, 0), (3.4, 4.5), (0, 5)], 1.2), plastic('#B5472F', 0.4), sides=32)
    turned(button, y=-90)
    placed([button], to=(-21.8, 0, 36))
    tube('bridge', [(-13, 0, 22), (-8, 0, 22)], 3.4, metal('#A9A8A4', 0.35))
    wire = smooth_line([(-16, 0, 43.5), (-18, 0, 52), (-30, -1, 60), (-35.5, -2, 70), (-35.5, -2, 78), (-30, -2, 82)], 8)
    tube('electrode', wire, 0.9, metal('#C9C8C5', 0.3), sides=10)
    tube('insulator', wire[14:30], 2, plastic('#E9E4DA', 0.3), sides=16)


def _arm(number: int, way: float) -> None:
    """From the ring outwards, up and back inwards; notches on top hold the pot."""
    line = rounded([(12, 50), (47, 47), (74, 82), (34, 82)], [0, 12, 4, 0], steps=8)
    section = rounded_box(6, 2.2, 0.8, 4)
    arm = tube(f'arm {number}', [(x, 0, z) for x, z in line], 1, brushed('#BDBBB6', 0.32), section=section, up=(0, 1, 0))
    notches = [slab(f'notch {number} {i}', rounded_box(4, 2.2, 0.8), 1.6, metal('#BDBBB6', 0.32), (40 + 8 * i, 0, 84), edge=0.5) for i in range(4)]
    rivet = lathe(f'rivet {number}', rounded([(0, -3), (2.4, -3), (2.4, 3), (0, 3)], 0.8), metal('#8E8D8A', 0.3), sides=24)
    turned(rivet, x=90)
    placed([rivet], to=(15, 0, 50))
    made = join(f'arm {number}', [arm, *notches, rivet])
    turned(made, z=way)


def _pot() -> None:
    """Hard-anodised, with a lid and two handles of wire in silicone."""
    shell = anodised('#6E7174', 0.4)
    wall = rounded([(0, 0), (60, 0), (67, 7), (67, 96), (69.5, 97.5)], [0, 3, 7, 2, 0], steps=8)
    cup('pot', wall, 1.8, shell)
    lid = rounded([(0, 0), (69.6, 0), (69.6, 3), (66, 6), (30, 10), (0, 11)], [0, 0.8, 1.2, 4, 10, 0], steps=8)
    lathe('lid', lid, anodised('#75787B', 0.36), (0, 0, 98), sides=128)
    lathe('lid knob', rounded([(0, 0), (5, 0), (5, 5), (11, 8), (11, 14), (8, 16), (0, 16.5)], [0, 0, 1.5, 2, 2, 3, 0]), rubber('#C8772A'), (0, 0, 108), sides=64)
    steel = metal('#BDBBB6', 0.28)
    bracket = slab('bracket', rounded_box(34, 24, 5), 3, steel, edge=0.8)
    placed([bracket], x=90)
    placed([bracket], z=90, to=(66, 0, 62))
    for side in (-1, 1):
        bow = smooth_line([(68, side * 11, 72), (80, side * 11, 74), (120, side * 10, 75), (146, side * 7, 70), (150, side * 3.5, 62), (144, side * 3, 54), (120, side * 5, 51), (80, side * 10, 52), (68, side * 11, 52)], 8)
        tube(f'handle {side}', bow, 1.7, steel, sides=14)
        tube(f'sleeve {side}', bow[10:58], 3.6, rubber('#C8772A'), sides=18)


def lit() -> None:
    """Water is on: small blue flames under the pot."""
    on_cartridge()
    placed(grouped(_pot), z=-24, to=(0, 0, SEAT + REST))
    blue = gas_flame(height=17)
    for i in range(15):
        a = 2 * pi * i / 15
        one = flame(f'flame {i}', 9, 16, blue, (0, 0, 0))
        placed([one], y=34)
        placed([one], z=24 * i, to=(29 * cos(a), 29 * sin(a), SEAT + 71))
    for i in range(8):
        a = 2 * pi * i / 8
        flame(f'inner flame {i}', 7, 9, blue, (15 * cos(a), 15 * sin(a), SEAT + 75.5))


def packed() -> None:
    """The stove lies folded beside the pot that it fits into."""
    placed(grouped(_pot), z=-158, to=(-40, 40, 0))
    stove = grouped(partial(_stove, FOLDED))
    placed(stove, x=76)
    placed(stove, z=64, to=(70, -60, 0), rest=True)


PRODUCT = Product(
    'sports/cinder-camping-stove',
    [
        View('front', on_cartridge, Camera(turn=14, pitch=15, fill=0.76)),
        View('lit', lit, Camera(turn=14, pitch=9, fill=0.78), 'dusk'),
        View('packed', packed, Camera(turn=10, pitch=22, fill=0.8), 'stone'),
    ],
)
