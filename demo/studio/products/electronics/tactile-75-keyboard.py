"""A compact mechanical keyboard: an aluminium case, keys in two tones with a few of a color, a knurled
knob."""

from functools import partial
from math import cos, pi, sin

from kit import keys
from kit.color import mix
from kit.gadgets import usb_c_cut
from kit.materials import anodised, metal, plastic, rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import box, cut, grouped, join, keycap, lathe, placed, rounded, rounded_box, slab

COLORS = {
    'oat': {'body': '#CFC4B1', 'keys': '#E9E1D2', 'edge': '#B3A792', 'accent': '#C06B4E'},
    'ink': {'body': '#34363D', 'keys': '#4A4D56', 'edge': '#7F93A8', 'accent': '#D98A2B'},
}
PITCH = 19.05
UNITS, ROWS = 16, 6
WIDTH, DEPTH = UNITS * PITCH + 22, ROWS * PITCH + 25
BASE, PLATE = 20, 15
"""Height of the case, and of the plate that the keys stand on."""
ACCENTS = {(0, 0), (2, 13), (3, 12)}
"""Keys of another color: row and place."""


def keyboard(name: str) -> None:
    """Flat; `standing` raises its back."""
    colors = COLORS[name]
    shell = anodised(colors['body'], 0.4)
    case = slab('case', rounded_box(WIDTH, DEPTH, 9), BASE, shell, edge=1.6, under=3)
    well = slab('well', rounded_box(UNITS * PITCH + 3, ROWS * PITCH + 6, 3), BASE, shell, (0, 0, PLATE), edge=0.05)
    cut(case, well)
    usb_c_cut(case, (-70, DEPTH / 2 - 0.4, BASE / 2), z=180)
    slab('plate', rounded_box(UNITS * PITCH + 2.6, ROWS * PITCH + 5.6, 2.8), 1, metal(mix(colors['body'], '#000000', 0.45), 0.42), (0, 0, PLATE - 0.6), edge=0.2)
    _keys(colors)
    _knob(colors)
    slab('weight', rounded_box(WIDTH - 20, 5, 2.4), 2, metal('#B98A4E', 0.3), (0, -DEPTH / 2 + 30, -1), edge=0.5)


def _keys(colors: dict[str, str]) -> None:
    """Rows of sculpted keys; those at the edges are darker, a few have a color."""
    groups: dict[str, list] = {}
    tones = {tone: plastic(colors[tone], 0.5, grain=0.02) for tone in ('keys', 'edge', 'accent')}
    stem = plastic('#3A3230', 0.5)
    for key in keys.keys(keys.SEVENTY_FIVE):
        at = ((key.middle - UNITS / 2) * PITCH, _row(key.row), PLATE + 2.2)
        tone = _tone(key)
        cap = keycap('key', tones[tone], at, width=key.width * PITCH - 0.7, depth=PITCH - 0.7, height=7.6 + 0.7 * abs(key.row - 3))
        groups.setdefault(tone, []).append(cap)
        groups.setdefault('stem', []).append(box('stem', (6, 6, 4), stem, (at[0], at[1], PLATE + 0.2), edge=0.3))
    for tone, caps in groups.items():
        join(f'{tone} keys', caps)


def _row(number: int) -> float:
    return (ROWS / 2 - number - 0.5) * PITCH + (1.5 if number == 0 else -0.5)


def _tone(key: keys.Key) -> str:
    if (key.row, key.place) in ACCENTS:
        return 'accent'
    if key.row == 0:
        return 'edge' if 5 <= key.place <= 8 or key.place > 12 else 'keys'
    if key.is_last or key.width not in (1, 6.25) or (key.row == 5 and key.place > 3):
        return 'edge'
    return 'keys'


def _knob(colors: dict[str, str]) -> None:
    """At the end of the first row."""
    outline = [((8.6 + 0.22 * cos(48 * a)) * cos(a), (8.6 + 0.22 * cos(48 * a)) * sin(a)) for a in (2 * pi * i / 576 for i in range(576))]
    x, y = (UNITS / 2 - 1) * PITCH + 2, _row(0)
    brass = metal('#B98A4E' if colors is COLORS['ink'] else '#A98F63', 0.32)
    slab('knob', outline, 14, brass, (x, y, PLATE + 0.3), edge=0.5)
    lathe('knob face', rounded([(0, 0), (7.6, 0), (7.6, 0.5), (6.6, 0.35), (0, 0.1)], 0.2), brass, (x, y, PLATE + 14.2), sides=64)
    slab('knob mark', rounded_box(1, 4, 0.49), 0.3, plastic('#F0E7D6', 0.4), (x, y + 4.6, PLATE + 14.45), edge=0.08)


def standing(name: str) -> None:
    """As on a desk: its back raised by two feet."""
    case = grouped(partial(keyboard, name))
    placed(case, x=5, rest=True)
    for side in (-1, 1):
        lathe(f'foot {side}', rounded([(0, 0), (7, 0), (7, 11.8), (0, 11.8)], 1.2), rubber('#2B2B2D'), (side * 138, DEPTH / 2 - 12, 0), sides=48)
        lathe(f'front foot {side}', rounded([(0, 0), (6, 0), (6, 1.8), (0, 1.8)], 0.4), rubber('#2B2B2D'), (side * 138, -DEPTH / 2 + 9, 0), sides=48)


PRODUCT = Product(
    'electronics/tactile-75-keyboard',
    [
        View('oat', partial(standing, 'oat'), Camera(turn=22, pitch=38, fill=0.84)),
        View('ink', partial(standing, 'ink'), Camera(turn=22, pitch=38, fill=0.84)),
        View('above', partial(standing, 'oat'), Camera(turn=0, pitch=70, fill=0.82), 'sage'),
        View('keycaps', partial(standing, 'oat'), close_up((96, 26, 28), 150, Camera(turn=-30, pitch=38, blur=0.014)), 'sand'),
    ],
)
