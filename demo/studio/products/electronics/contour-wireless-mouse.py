"""A low, wide mouse: a satin shell with two quiet buttons, a steel wheel, gliders of a slippery plastic
underneath."""

from functools import partial
from math import cos, pi, sin

from kit.color import mix
from kit.gadgets import coated, lamp
from kit.materials import metal, plastic, rubber
from kit.product import Camera, Product, View
from kit.shapes import box, cut, grouped, inset, lathe, placed, rounded, rounded_box, skin, slab, superellipse, tube

COLORS = {'graphite': '#3B3D42', 'stone': '#D2C8B8'}
WIDTH, DEPTH, HEIGHT = 68, 114, 36
WAIST = 10
"""Height of the line where the shell meets the base, where the mouse is widest."""


def mouse(color: str) -> None:
    """Upon the floor, its buttons towards the front."""
    shell = _shell(plastic(color, 0.4, grain=0.02))
    base = _base(plastic(mix(color, '#17181A', 0.55), 0.5))
    _cuts(shell)
    _wheel(color)
    _feet()
    assert base
    lamp('lamp', (0, -8.2, _top(0, -8.2) - 0.02), '#E9D9B8', 0.9, 1.2)


def _top(x: float, y: float) -> float:
    """Height of the shell at a place."""
    around = (abs(x / (WIDTH / 2)) ** 2.55 + abs(y / (DEPTH / 2)) ** 2.55) ** (1 / 2.55)
    return _height(min(around, 1.0), y)


def _height(around: float, y: float) -> float:
    """`around`: 0 in the middle, 1 at the rim. Highest a little behind the middle."""
    rise = (1 - around**2.2) ** (1 / 2.2)
    away = (y - 14) / (DEPTH / 2)
    return WAIST + (HEIGHT - WAIST) * rise * (1 - 0.11 * abs(away) - 0.10 * away**2)


def _shell(material):
    rings = []
    outline = superellipse(WIDTH, DEPTH, 2.55, 200)
    for i in range(41):
        around = cos(pi / 2 * i / 40) if i < 40 else 0.004
        rings.append([(x * around, y * around, _height(around, y * around)) for x, y in outline])
    under = [[(x, y, WAIST - 1.2) for x, y in inset(outline, 0.5)], [(x, y, WAIST - 0.4) for x, y in inset(outline, 0.05)]]
    return skin('shell', [*under, *rings], material)


def _base(material):
    outline = superellipse(WIDTH, DEPTH, 2.55, 160)
    steps = [(7.5, 1), (5.2, 1.3), (3.2, 3.4), (1.6, 6.6), (1.1, WAIST - 1.0)]
    return skin('base', [[(x, y, z) for x, y in inset(outline, by)] for by, z in steps], material)


def _cuts(shell) -> None:
    """The gap between the buttons, the one behind them, and the well of the wheel."""
    dark = plastic('#141517', 0.6)
    split = box('split', (0.8, 60, 60), dark, (0, -DEPTH / 2 + 16, WAIST + 2), edge=0.02)
    cut(shell, split)
    bow = [(-44 + 88 * i / 40, -1 - 5.5 * (1 - ((i - 20) / 20) ** 2)) for i in range(41)]
    seam = slab('seam', [*bow, *[(x, y + 0.8) for x, y in reversed(bow)]], 60, dark, (0, 0, WAIST + 2.2), edge=0.01)
    cut(shell, seam)
    well = slab('well', rounded_box(9.6, 27, 4.79), 60, dark, (0, -31, WAIST), edge=0.02)
    cut(shell, well)
    slab('floor', rounded_box(12, 30, 5.9), 6, dark, (0, -31, WAIST + 2), edge=0.2)
    for name, y, z in (('front', -50, 11), ('middle', -13, 13)):
        box(f'under {name}', (1.6, 8, 4), dark, (0, y, z - 4), edge=0.1)


def _wheel(color: str) -> None:
    """Ridged rubber between two rings of steel, its axis along X."""
    radius = 12
    count = 40
    tread = [
        ((radius + 0.35 * cos(count * a)) * cos(a), (radius + 0.35 * cos(count * a)) * sin(a)) for a in (2 * pi * i / 400 for i in range(400))
    ]
    rubber_ring = slab('tread', tread, 4.6, rubber(mix(color, '#1A1B1D', 0.75)), (0, 0, -2.3), edge=0.5)
    rings = [
        lathe(f'ring {side}', rounded([(0, 0), (radius + 0.1, 0), (radius + 0.1, 1.1), (0, 1.1)], 0.35), metal('#B5B4B1', 0.3), (0, 0, z), sides=96)
        for side, z in (('left', -3.3), ('right', 2.2))
    ]
    wheel = [rubber_ring, *rings]
    placed(wheel, y=90)
    placed(wheel, to=(0, -31, _top(0, -31) - radius + 2.6))


def _feet() -> None:
    """Gliders around the front and the back edge, the eye between them and a switch."""
    white = plastic('#C9C6BF', 0.35)
    outline = superellipse(WIDTH - 20, DEPTH - 20, 2.55, 160)
    for name, sign in (('front', -1), ('back', 1)):
        bow = sorted(((x, y, 0.6) for x, y in outline if y * sign > 36), key=lambda point: point[0])
        tube(f'glider {name}', bow, 1, white, section=rounded_box(6, 1.2, 0.5, steps=3), up=(0, 0, 1))
    slab('eye seat', rounded_box(15, 19, 5), 0.5, plastic('#0F1012', 0.25, grain=0), (0, 4, 0.6), edge=0.15)
    lathe('eye', rounded([(0, 0), (3.4, 0), (3.4, 0.5), (0, 0.5)], 0.2), coated('#231019', '#7A2F3A'), (0, 4, 0.3), sides=48)
    slab('switch seat', rounded_box(16, 7, 3.4), 0.5, plastic('#0F1012', 0.4), (0, -20, 0.6), edge=0.15)
    slab('switch', rounded_box(7, 5, 2.4), 1, metal('#C8C6C2', 0.3), (3.2, -20, 0.1), edge=0.3)
    slab('switch mark', rounded_box(3.6, 3.4, 1.6), 0.3, plastic('#D98A2B', 0.4), (-3.6, -20, 0.45), edge=0.08)


def alone(color: str) -> None:
    placed(grouped(partial(mouse, COLORS[color])))


def underside() -> None:
    """Lying on its back."""
    placed(grouped(partial(mouse, COLORS['graphite'])), y=180, z=30, rest=True)


def pair() -> None:
    placed(grouped(partial(mouse, COLORS['graphite'])), z=18, to=(-48, 14, 0))
    placed(grouped(partial(mouse, COLORS['stone'])), z=-14, to=(44, -14, 0))


PRODUCT = Product(
    'electronics/contour-wireless-mouse',
    [
        View('graphite', partial(alone, 'graphite'), Camera(turn=-32, pitch=30, fill=0.72)),
        View('stone', partial(alone, 'stone'), Camera(turn=-32, pitch=30, fill=0.72), 'sand'),
        View('underside', underside, Camera(turn=8, pitch=52, fill=0.72), 'stone'),
        View('pair', pair, Camera(turn=6, pitch=44, fill=0.82), 'clay'),
    ],
)
