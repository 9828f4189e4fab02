"""An electric kettle with a thin curved spout, on its base with a dial."""

from functools import partial
from math import cos, exp, pi, sin

from kit.materials import brushed, ceramic, metal, plastic, powder_coat, rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import (
    Material, band, cup, grouped, lathe, placed, rounded, rounded_box, slab, smooth_line, superellipse, tube,
)
from kit.timber import timber

BASE = 22
"""Height of the base."""


def _finish(color: str) -> tuple[Material, Material, Material]:
    """Body, base and grip."""
    grip = timber('beech', axis='z', streak=6)
    if color == 'matte-black':
        return powder_coat('#26272A', 0.33), powder_coat('#232427', 0.46), grip
    if color == 'chalk':
        return powder_coat('#E6E0D4', 0.42), powder_coat('#E6E0D4', 0.5), grip
    return brushed('#C2C0BC', 0.28), powder_coat('#2A2B2E', 0.5), grip


def kettle(color: str) -> None:
    """The kettle on its base, spout to the left."""
    body, base, grip = _finish(color)
    _base(base)
    placed(grouped(partial(_kettle, body, grip)), to=(0, 0, BASE - 0.2))


def _base(material: Material) -> None:
    """A disc that reaches out to the front, where the dial is."""
    outline = []
    for i in range(160):
        angle = 2 * pi * i / 160
        reach = 80 + 35 * exp(-(((angle - 1.5 * pi) / 0.52) ** 2))
        outline.append((reach * cos(angle), reach * sin(angle)))
    slab('base', outline, BASE - 2, material, (0, 0, 1), edge=5, under=2.5)
    lathe('foot ring', rounded([(62, 0), (70, 0), (70, 2), (62, 2)], 0.5, closed=True), rubber(), closed=True)
    lathe('plate', rounded([(0, BASE - 1.6), (66, BASE - 1.6), (66, BASE - 0.3), (0, BASE - 0.3)], 0.4), metal('#A5A4A1', 0.3))
    steel = metal('#BDBBB7', 0.28)
    lathe('dial ring', rounded([(0, 0), (18, 0), (18, 1.6), (0, 1.6)], 0.5), rubber('#17181A'), (0, -92, BASE - 1.4), sides=96)
    lathe('dial', rounded([(0, 0), (15.6, 0), (15.6, 10), (14, 11.2), (0, 10.8)], [0, 0, 1.4, 0.6, 0]), steel, (0, -92, BASE - 0.4), sides=96)
    slab('mark', rounded_box(1.6, 7, 0.7), 0.8, powder_coat('#D98A2B', 0.4), (0, -100, BASE + 10.2), edge=0.2)


def _kettle(body: Material, grip: Material) -> None:
    wall = rounded(
        [(0, 0), (69, 0), (70.5, 4), (53, 104), (45, 113), (44, 118)], [0, 3, 4, 9, 4, 0], steps=12
    )
    cup('body', wall, 1.6, body, floor=2)
    lid = rounded([(0, 116), (42.6, 116), (42.6, 119), (38, 123), (14, 125.6), (0, 125.6)], [0, 0.6, 1.6, 8, 6, 0], steps=8)
    lathe('lid', lid, body)
    lathe('lid ring', rounded([(40, 116.6), (44.4, 116.6), (44.4, 118.8), (40, 118.8)], 0.6, closed=True), metal('#BDBBB7', 0.26), closed=True)
    knob = rounded([(0, 125.2), (5.6, 125.2), (5.2, 131), (11, 135), (11, 140), (0, 141)], [0, 0.5, 3, 2.2, 3, 0], steps=8)
    lathe('knob', knob, grip)
    spout = smooth_line(
        [(-56, 0, 26), (-76, 0, 28), (-96, 0, 43), (-104, 0, 72), (-108, 0, 102), (-122, 0, 124), (-143, 0, 126), (-150, 0, 121)], 14
    )
    tube('spout', spout, lambda t: 9.2 - 4.6 * min(1, t * 1.35) ** 0.8, body, sides=40)
    _handle(body, grip)


def _handle(body: Material, grip: Material) -> None:
    """A flat arm from the shoulder bends down; a grip of wood around its upright part."""
    arm = smooth_line([(45, 0, 108), (58, 0, 117), (78, 0, 121.5), (95, 0, 121), (105, 0, 113), (108, 0, 98), (108, 0, 84)], 12)
    tube('arm', arm, 1, body, section=band(5, 17, 2), up=(0, 1, 0))
    line = smooth_line([(107.8, 0, 102), (108.4, 0, 88), (108, 0, 66), (105, 0, 42), (101.5, 0, 24)], 14)
    round_end = lambda t: (1 - max(0, 1 - min(t, 1 - t) / 0.045) ** 2 * 0.42) * (0.94 + 0.1 * sin(pi * t))
    tube('grip', line, round_end, grip, section=superellipse(18, 25, 2.7, 48), up=(0, 1, 0))
    pin = rounded([(0, -13.2), (3.6, -13.2), (3.6, 13.2), (0, 13.2)], 0.5)
    placed([lathe('pin', pin, metal('#BDBBB7', 0.28), sides=40)], x=90, to=(108.4, 0, 88))


def on_cup() -> None:
    """The kettle off its base, with a cup of coffee before it."""
    body, _, grip = _finish('matte-black')
    placed(grouped(partial(_kettle, body, grip)), z=10, to=(30, 40, 0))
    placed(grouped(_coffee), z=-38, to=(-96, -86, 0))


def _coffee() -> None:
    clay = ceramic('#DDD3C2', speckle='#6E5B48', roughness=0.3)
    outside = rounded([(0, 0), (25, 0), (29, 4), (40, 30), (41, 72)], [0, 2, 6, 20, 0], steps=10)
    cup('cup', outside, 3, clay, floor=4)
    lathe('coffee', [(0, 58), (37.9, 58), (37.9, 60), (36.6, 59.6), (0, 59.5)], _brew())
    ear = smooth_line([(39, 0, 60), (54, 0, 62), (64, 0, 50), (60, 0, 34), (38, 0, 24)], 12)
    tube('ear', ear, 1, clay, section=superellipse(7.5, 12, 2.4, 32), up=(0, 1, 0))


def _brew() -> Material:
    return plastic('#1E0F08', 0.08, grain=0)


PRODUCT = Product(
    'home/heron-pour-over-kettle',
    [
        View('matte-black', partial(kettle, 'matte-black'), Camera(turn=24, pitch=14, fill=0.74)),
        View('chalk', partial(kettle, 'chalk'), Camera(turn=24, pitch=14, fill=0.74), 'sand'),
        View('brushed-steel', partial(kettle, 'brushed-steel'), Camera(turn=24, pitch=14, fill=0.74)),
        View('base', partial(kettle, 'matte-black'), close_up((4, -78, 34), 215, Camera(turn=-24, pitch=22))),
        View('cup', on_cup, Camera(turn=8, pitch=20, fill=0.76), 'sand'),
    ],
)
