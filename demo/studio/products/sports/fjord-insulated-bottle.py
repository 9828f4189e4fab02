"""A steel bottle with a powder-coated body, a bare foot and rim, and a lid with a loop to carry it by."""

from functools import partial
from math import cos, pi, sin

from kit.color import CLAY, DEEP_TEAL, MARIGOLD, mix
from kit.materials import brushed, metal, plastic, powder_coat, rubber
from kit.product import Camera, Product, View
from kit.shapes import Material, cup, grouped, lathe, placed, rounded, rounded_box, skin, smooth_line, tube, turned

COLORS = {'deep-teal': DEEP_TEAL, 'marigold': MARIGOLD, 'oat': '#DDD2BF', 'ink': '#2B2C31'}
RADIUS, FOOT, NECK = 36, 9, 23.6
"""Of the body, the height of the bare steel below it, and the radius of the neck."""


def bottle(color: str, tall: float = 205) -> None:
    """`tall` is the height of the shoulder's upper edge."""
    _body(color, tall)
    placed(grouped(_lid), to=(0, 0, tall + 3))


def _body(color: str, tall: float) -> None:
    steel = brushed('#B9B7B2', 0.34)
    coat = powder_coat(COLORS[color], 0.52)
    lathe('foot', rounded([(0, 1.2), (29, 1.2), (31, 0), (34.4, 0), (35.2, FOOT), (0, FOOT)], [0, 1, 1, 2.2, 0.2, 0]), steel)
    shoulder = [(RADIUS, FOOT + 0.4), (RADIUS, tall - 34), (NECK + 0.6, tall - 6), (NECK + 0.6, tall)]
    line = rounded([(34.6, FOOT + 0.1), *shoulder], [0, 1, 24, 9, 0], steps=14)
    cup('body', [(0, FOOT), *line], 2.4, coat, floor=FOOT + 3)
    cup('inside', [(0, 20), (26, 20), (32, 30), (32, tall - 40), (NECK - 1.8, tall - 8), (NECK - 1.8, tall + 13)], 0.4, metal('#C4C2BD', 0.5))
    neck = rounded([(NECK - 2.2, tall - 9), (NECK - 0.6, tall - 9), (NECK - 0.6, tall + 14), (NECK - 2.2, tall + 14)], [0, 0, 0.7, 0.7])
    lathe('neck', neck, steel, closed=True)
    _ring('collar', NECK - 0.6, 1.6, metal('#C4C2BD', 0.22), tall + 1.5)
    _thread(tall)
    _mark(color, tall)


def _thread(tall: float) -> None:
    """Two turns of a screw around the neck."""
    turns, steps = 1.7, 110
    line = [
        (NECK * 0.977 * cos(2 * pi * turns * i / steps), NECK * 0.977 * sin(2 * pi * turns * i / steps), tall + 5.4 + 6.4 * i / steps)
        for i in range(steps + 1)
    ]
    tube('thread', line, lambda t: 0.9 * min(1, t * 12, (1 - t) * 12) + 0.05, metal('#C4C2BD', 0.25), sides=12)


def _mark(color: str, tall: float) -> None:
    """A small ring low on the front, a little paler than the coat."""
    tone = mix(COLORS[color], '#FFFFFF' if color != 'oat' else '#6A5A44', 0.5)
    ring = []
    for i in range(48):
        across, up = 5.6 * cos(2 * pi * i / 48), 5.6 * sin(2 * pi * i / 48)
        ring.append((RADIUS * sin(across / RADIUS), -RADIUS * cos(across / RADIUS), 62 + up))
    tube('mark', ring, 0.45, powder_coat(tone, 0.4), closed=True, sides=8)


def _lid(tilt: float = 0) -> None:
    """A hollow, ribbed cap with a loop of the same plastic on pins of steel; `tilt` folds the loop, in
    degrees."""
    dark = plastic('#2A2B2E', 0.4)
    profile = rounded([(24.2, 15), (24.2, 0), (26.2, 0), (26.2, 21), (0.4, 21)], [0, 0.5, 0.7, 1.4, 0], steps=5)
    ribs = lambda r, a: r + (0.35 * cos(48 * a) if r > 24.9 else 0)
    angles = [2 * pi * i / 384 for i in range(384)]
    skin('cap', [[(ribs(r, a) * cos(a), ribs(r, a) * sin(a), z) for a in angles] for r, z in [(0.4, 15), *profile]], dark)
    lathe('cap top', rounded([(0, 0), (24.2, 0), (23.2, 4.6), (0, 5.4)], [0, 0.2, 2.4, 0]), dark, (0, 0, 20.6))
    _ring('cap ring', 25.6, 0.9, metal('#B9B7B2', 0.3), 22)
    _ring('seal', 20.6, 2.2, rubber(mix(CLAY, '#FFFFFF', 0.25)), 14.2)
    lathe('lining', rounded([(0, 0), (18.6, 0), (18.6, 1.4), (0, 1.4)], 0.4), metal('#B9B7B2', 0.3), (0, 0, 14))
    for height in (5, 9):
        _ring(f'inner thread {height}', 24.1, 0.8, dark, height)
    bow = [(-28.9, 8), (-28.9, 20), (-28, 33), (-20, 42.5), (0, 45), (20, 42.5), (28, 33), (28.9, 20), (28.9, 8)]
    line = smooth_line([(x, 0, z) for x, z in bow], 10)
    loop = tube('loop', line, 1, plastic('#2F3033', 0.46), section=rounded_box(5.4, 13, 2.4, 6), up=(0, 1, 0))
    turned(loop, x=tilt, about=(0, 0, 12))
    for side in (-1, 1):
        pin = lathe(f'pin {side}', rounded([(0, 0), (4.2, 0), (4.2, 1.4), (0, 1.9)], 0.6), metal('#C4C2BD', 0.25), sides=32)
        placed([pin], y=90 * side, to=(side * 31.2, 0, 12))


def _ring(name: str, radius: float, thick: float, material: Material, height: float) -> None:
    section = [2 * pi * i / 20 for i in range(20)]
    lathe(name, [(radius + thick * cos(a), thick * sin(a)) for a in section], material, (0, 0, height), closed=True)


def opened(color: str) -> None:
    """The lid lies upside down beside the bottle, its seal and its inner thread in sight."""
    _body(color, 205)
    placed(grouped(partial(_lid, 78)), x=180, z=150, to=(74, -40, 0), rest=True)


def family() -> None:
    """All colors, in the three sizes."""
    for color, tall, x, y in (('ink', 252, -122, 34), ('marigold', 205, -38, 4), ('oat', 205, 44, 26), ('deep-teal', 166, 116, -20)):
        placed(grouped(partial(bottle, color, tall)), to=(x, y, 0))


STANDING = Camera(turn=24, pitch=10, fill=0.74)

PRODUCT = Product(
    'sports/fjord-insulated-bottle',
    [
        View('deep-teal', partial(bottle, 'deep-teal'), STANDING),
        View('marigold', partial(bottle, 'marigold'), STANDING),
        View('oat', partial(bottle, 'oat'), STANDING, 'sand'),
        View('ink', partial(bottle, 'ink'), STANDING),
        View('open', partial(opened, 'deep-teal'), Camera(turn=14, pitch=26, fill=0.76), 'stone'),
        View('family', family, Camera(turn=16, pitch=14, fill=0.76), 'stone'),
    ],
)
