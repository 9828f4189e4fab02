"""An electric kettle with a thin curved spout, on its base with a dial."""

from functools import partial
from math import pi, sin

from kit.materials import brushed, ceramic, metal, plastic, powder_coat, rubber, wood
from kit.product import Camera, Product, View, close_up
from kit.shapes import (
    Material, band, cup, grouped, lathe, placed, rounded, rounded_box, slab, smooth_line, superellipse, tube,
)

BASE = 24
"""Height of the base."""


def _finish(color: str) -> tuple[Material, Material, Material]:
    """Body, base and grip."""
    if color == 'matte-black':
        return powder_coat('#232427', 0.38), powder_coat('#232427', 0.44), wood('beech', axis='z')
    if color == 'chalk':
        return powder_coat('#E6E0D4', 0.44), powder_coat('#E6E0D4', 0.5), wood('beech', axis='z')
    return brushed('#C2C0BC', 0.28), powder_coat('#2A2B2E', 0.5), wood('beech', axis='z')


def kettle(color: str) -> None:
    """The kettle on its base, spout to the left."""
    body, base, grip = _finish(color)
    _base(base)
    placed(grouped(partial(_kettle, body, grip)), to=(0, 0, BASE - 0.2))


def _base(material: Material) -> None:
    lathe('base', rounded([(0, 0), (79, 0), (81, 3), (78, BASE - 3), (69, BASE - 1), (0, BASE - 1)], [0, 1.5, 2, 4, 3, 0]), material)
    lathe('foot ring', [(70, -0.0), (74, 0.0), (74, 1), (70, 1)], rubber(), closed=True)
    lathe('plate', rounded([(0, BASE - 1.2), (60, BASE - 1.2), (60, BASE - 0.4), (0, BASE - 0.4)], 0.3), metal('#9B9B99', 0.32))
    slab('panel', rounded_box(58, 60, 10), 17, material, (0, -74, 0), edge=4, under=1.5)
    lathe('dial', rounded([(0, 0), (15.2, 0), (15.2, 9), (0, 9)], 1.4), metal('#C8C6C2', 0.22), (0, -84, 16.6))
    lathe('dial ring', rounded([(0, 0), (17, 0), (17, 1), (0, 1)], 0.4), rubber('#17181A'), (0, -84, 16.4))
    slab('mark', rounded_box(1.4, 6, 0.6), 0.5, powder_coat('#D98A2B', 0.4), (0, -75, 25.3), edge=0.15)


def _kettle(body: Material, grip: Material) -> None:
    wall = rounded(
        [(0, 0), (69, 0), (70.5, 4), (53, 104), (45, 113), (44, 118)], [0, 3, 4, 9, 4, 0], steps=12
    )
    cup('body', wall, 1.6, body, floor=2)
    lid = rounded([(0, 116), (42.6, 116), (42.6, 119), (38, 123), (14, 125.6), (0, 125.6)], [0, 0.6, 1.6, 8, 6, 0], steps=8)
    lathe('lid', lid, body)
    knob = rounded([(0, 125.2), (5.6, 125.2), (5.2, 131), (11, 135), (11, 140), (0, 141)], [0, 0.5, 3, 2.2, 3, 0], steps=8)
    lathe('knob', knob, grip)
    spout = smooth_line(
        [(-56, 0, 26), (-76, 0, 28), (-96, 0, 43), (-104, 0, 72), (-108, 0, 102), (-122, 0, 124), (-143, 0, 126), (-150, 0, 121)], 14
    )
    tube('spout', spout, lambda t: 9.2 - 4.6 * min(1, t * 1.35) ** 0.8, body, sides=40)
    _handle(body, grip)


def _handle(body: Material, grip: Material) -> None:
    """A flat arm from the shoulder, and a grip that hangs from it."""
    arm = smooth_line([(44, 0, 110), (58, 0, 117), (78, 0, 121), (98, 0, 120), (106, 0, 115)], 12)
    tube('arm', arm, 1, body, section=band(4, 17, 1.6), up=(0, 1, 0))
    line = smooth_line([(96, 0, 122), (107, 0, 113), (112, 0, 92), (111, 0, 66), (106, 0, 38), (103, 0, 31)], 12)
    tube('grip', line, lambda t: (0.5 + 0.5 * min(1, sin(pi * min(max(t, 0.0), 1.0)) * 3.6) ** 0.5) * (1.04 - 0.2 * abs(t - 0.45)), grip, section=superellipse(17, 24, 2.8, 48), up=(0, 1, 0))


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
        View('base', partial(kettle, 'matte-black'), close_up((4, -70, 36), 205, Camera(turn=-24, pitch=22))),
        View('cup', on_cup, Camera(turn=8, pitch=20, fill=0.76), 'sand'),
    ],
)
