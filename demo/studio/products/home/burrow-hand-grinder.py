"""A hand grinder: a slim cylinder with a band of walnut, a crank above and a cup for the coffee below."""

from functools import partial
from math import cos, pi, sin

from kit.coffee import beans, grounds, scattered
from kit.materials import Material, brushed, metal, powder_coat
from kit.product import Camera, Product, View, close_up
from kit.shapes import cup, grouped, lathe, placed, rounded, slab, smooth_line, superellipse, tube, turned
from kit.timber import timber

RADIUS, CUP, HIGH = 28, 60, 152
"""Radius of the body, height of the cup and of the body on top of it."""


def _shell(color: str) -> Material:
    return powder_coat('#2C2D31', 0.36) if color == 'ink' else brushed('#B9BABA', 0.34)


def grinder(color: str, crank: float = -14) -> None:
    """Put together; the crank points to the right."""
    _cup(color)
    placed(grouped(partial(_body, color, crank)), to=(0, 0, CUP))


def _cup(color: str) -> None:
    outside = rounded([(0, 1), (22, 1), (23.5, 0), (RADIUS - 1.5, 0), (RADIUS, 2), (RADIUS, CUP - 0.4)], [0, 0.5, 0.6, 1, 1, 0])
    cup('cup', outside, 2, _shell(color), floor=3)


def _body(color: str, crank: float) -> None:
    """From the ring it is screwed onto the cup with, to the crank; z 0 is the cup's rim."""
    shell, bright = _shell(color), metal('#BCBBB8', 0.26)
    top = HIGH - CUP
    lathe('ring', rounded([(RADIUS - 3, 0.6), (RADIUS + 0.5, 0.6), (RADIUS + 0.5, 5), (RADIUS - 3, 5)], 0.8, closed=True), metal('#B08B52', 0.36), closed=True, sides=128)
    lathe('body', rounded([(0, 4.4), (RADIUS, 4.4), (RADIUS, top), (RADIUS - 3, top + 1.6), (0, top + 1.6)], [0, 0.8, 1.8, 1, 0]), shell, sides=128)
    lathe('band', rounded([(RADIUS - 1, 20), (RADIUS + 1.5, 20), (RADIUS + 1.5, 62), (RADIUS - 1, 62)], 1.2, closed=True), timber('walnut', axis='z', streak=5), closed=True, sides=128)
    lathe('lid', rounded([(0, top + 1.2), (RADIUS - 4, top + 1.2), (RADIUS - 4, top + 5), (15, top + 9), (0, top + 9.6)], [0, 0.4, 1.4, 6, 0]), bright, sides=96)
    _crank(top + 9, crank, bright)


def _crank(z: float, turn: float, bright: Material) -> None:
    """An arm that bends up, with a knob to hold."""
    six = [(9 * cos(pi * i / 3), 9 * sin(pi * i / 3)) for i in range(6)]
    parts = [
        lathe('hub', rounded([(0, z - 0.6), (10.5, z - 0.6), (10.5, z + 9), (0, z + 9)], 1.2), bright, sides=64),
        slab('nut', six, 5, metal('#B08B52', 0.32), (0, 0, z + 12.4), edge=0.8),
    ]
    line = smooth_line([(-12, 0, z + 10.6), (10, 0, z + 10.6), (34, 0, z + 11.5), (58, 0, z + 17), (84, 0, z + 18), (97, 0, z + 18)], 10)
    parts.append(tube('arm', line, 1, bright, section=superellipse(11, 4.2, 4, 40), up=(0, 0, 1)))
    parts.append(lathe('pivot', rounded([(0, z + 15), (7, z + 15), (7, z + 22), (0, z + 22)], 1), bright, (89, 0, 0), sides=48))
    knob = rounded([(0, 0), (5.6, 0), (6.4, 2), (11, 14), (12, 21), (7.5, 26.5), (0, 27)], [0, 0.8, 2, 10, 6, 6, 0], steps=10)
    parts.append(lathe('knob', knob, timber('walnut', axis='z', streak=4), (89, 0, z + 22.2), sides=72))
    for part in parts:
        turned(part, z=turn)


def apart() -> None:
    """The body beside the cup, which is full, and beans on the table."""
    placed(grouped(partial(_standing_body, 'steel')), to=(-42, 22, 0))
    placed(grouped(_full_cup), to=(38, -4, 0))
    beans('beans', scattered(22, (6, -62), 130, 44, seed=6, apart=11), seed=3)


def _standing_body(color: str) -> None:
    """On the ring of its burrs."""
    lathe('burrs', rounded([(0, 0), (22, 0), (22.5, 19), (0, 19)], 0.8), metal('#8E8D8B', 0.34), sides=96)
    placed(grouped(partial(_body, color, -24)), to=(0, 0, 13))


def _full_cup() -> None:
    _cup('steel')
    lathe('coffee', [(0, 40), (RADIUS - 2, 40), (RADIUS - 2, 46), (18, 51), (8, 55), (0, 56)], grounds(), sides=96)


MAIN = Camera(turn=0, pitch=13, fill=0.78)

PRODUCT = Product(
    'home/burrow-hand-grinder',
    [
        View('steel', partial(grinder, 'steel'), MAIN),
        View('ink', partial(grinder, 'ink'), MAIN),
        View('parts', apart, Camera(turn=0, pitch=20, fill=0.8), 'sand'),
        View('crank', partial(grinder, 'ink'), close_up((40, -6, HIGH + 6), 176, Camera(turn=0, pitch=24)), 'clay'),
    ],
)
