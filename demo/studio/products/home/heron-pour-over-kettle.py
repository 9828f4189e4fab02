"""An electric kettle with a thin curved spout, on its base with a dial."""

from functools import partial
from math import acos, cos, pi, sin

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
    grip = timber('beech', axis='z', streak=3.5)
    if color == 'matte-black':
        return powder_coat('#292A2D', 0.3), powder_coat('#27282B', 0.4), grip
    if color == 'chalk':
        return powder_coat('#E6E0D4', 0.42), powder_coat('#E6E0D4', 0.5), grip
    return brushed('#C2C0BC', 0.28), powder_coat('#2A2B2E', 0.5), grip


def kettle(color: str) -> None:
    """The kettle on its base, spout to the left."""
    body, base, grip = _finish(color)
    _base(base)
    placed(grouped(partial(_kettle, body, grip)), to=(0, 0, BASE - 0.2))


def _base(material: Material) -> None:
    """A disc drawn out to the front, where the dial is."""
    slab('base', _drop(82, 29, 87), BASE - 2, material, (0, 0, 1), edge=6, under=2.5)
    lathe('foot ring', rounded([(62, 0), (70, 0), (70, 2), (62, 2)], 0.5, closed=True), rubber(), closed=True)
    lathe('plate', rounded([(0, BASE - 1.6), (66, BASE - 1.6), (66, BASE - 0.3), (0, BASE - 0.3)], 0.4), metal('#A5A4A1', 0.3))
    steel = metal('#BDBBB7', 0.24)
    lathe('dial ring', rounded([(0, 0), (18.5, 0), (18.5, 1.6), (0, 1.6)], 0.5), rubber('#17181A'), (0, -87, BASE - 1.6), sides=96)
    lathe('dial', rounded([(0, 0), (16.4, 0), (16.4, 11), (14.6, 12.6), (0, 12)], [0, 0, 1.8, 0.8, 0], steps=6), steel, (0, -87, BASE - 0.4), sides=96)
    slab('mark', rounded_box(1.8, 8, 0.8), 0.8, powder_coat('#D98A2B', 0.4), (0, -95, BASE + 11.6), edge=0.2)


def _drop(large: float, small: float, apart: float) -> list[tuple[float, float]]:
    """A large circle around the middle and a small one before it, joined by their tangents."""
    lean = acos((large - small) / apart)
    start, end = -pi / 2 + lean, 1.5 * pi - lean
    back = [start + (end - start) * i / 120 for i in range(121)]
    front = [end + (2 * pi + start - end) * i / 60 for i in range(61)]
    line = [(large * cos(t), large * sin(t)) for t in back] + [(small * cos(t), small * sin(t) - apart) for t in front]
    return line[:-1]


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
        [(-56, 0, 26), (-76, 0, 28), (-96, 0, 43), (-104, 0, 72), (-108, 0, 100), (-118, 0, 122), (-135, 0, 130), (-152, 0, 125), (-158, 0, 120)], 14
    )
    tube('spout', spout, lambda t: 9.2 - 4.6 * min(1, t * 1.35) ** 0.8, body, sides=40)
    _handle(body, grip)


def _handle(body: Material, grip: Material) -> None:
    """A flat arm from the shoulder bends down; a grip of wood around its upright part."""
    arm = smooth_line([(43, 0, 107), (60, 0, 115), (80, 0, 119.5), (97, 0, 117.5), (107, 0, 109), (110.5, 0, 96), (111, 0, 84)], 12)
    tube('arm', arm, 1, body, section=band(6, 15, 2.6), up=(0, 1, 0))
    line = smooth_line([(110, 0, 104), (111.4, 0, 88), (111, 0, 64), (108, 0, 38), (103, 0, 12)], 16)
    round_end = lambda t: (1 - max(0, 1 - min(t / 0.02, (1 - t) / 0.06)) ** 2 * 0.45) * (1 - 0.12 * t + 0.06 * sin(pi * t))
    tube('grip', line, round_end, grip, section=superellipse(16, 22, 2.5, 64), up=(0, 1, 0))
    pin = rounded([(0, -11.6), (3.2, -11.6), (3.2, 11.6), (0, 11.6)], 0.5)
    placed([lathe('pin', pin, metal('#BDBBB7', 0.28), sides=40)], x=90, to=(111.3, 0, 88))


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
        View('matte-black', partial(kettle, 'matte-black'), Camera(turn=24, pitch=14, fill=0.78)),
        View('chalk', partial(kettle, 'chalk'), Camera(turn=24, pitch=14, fill=0.78), 'sand'),
        View('brushed-steel', partial(kettle, 'brushed-steel'), Camera(turn=24, pitch=14, fill=0.78), samples=2),
        View('base', partial(kettle, 'matte-black'), close_up((6, -70, 36), 225, Camera(turn=-24, pitch=20))),
        View('cup', on_cup, Camera(turn=8, pitch=20, fill=0.76), 'sand'),
    ],
)
