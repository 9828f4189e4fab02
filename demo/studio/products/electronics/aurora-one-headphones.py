"""Closed over-ear headphones: aluminium yokes, oval cups, cushions of protein leather."""

from functools import partial
from math import cos, pi, radians, sin

from kit.color import mix
from kit.materials import anodised, knitted, leather, metal, plastic, rubber, smooth_leather, steel, woven
from kit.product import Camera, Product, View
from kit.shapes import (
    band, box, grouped, lathe, mirrored, moved, placed, rounded, rounded_box, skin, slab, smooth_line, stitches,
    superellipse, tube, turned, zip_teeth,
)

COLORS = {
    'midnight': ('#2A3448', '#1F2635', '#A7AAB0'),
    'sand': ('#D0BFA4', '#B5A287', '#D8CBB4'),
    'clay': ('#AC6347', '#8B4C37', '#CFA58D'),
}

CUP = 79
"""Half of the distance between the outer faces of the cups."""


def headphones(color: str) -> None:
    shell, soft, arm = COLORS[color]
    materials = {
        'shell': plastic(shell, 0.42),
        'soft': smooth_leather(soft, 0.46),
        'arm': anodised(arm, 0.3),
        'ring': metal(mix(arm, '#FFFFFF', 0.25), 0.2),
        'mesh': woven(mix(shell, '#000000', 0.5), pitch=0.8),
        'dark': rubber('#1E1F22'),
    }
    right = grouped(lambda: _side(materials))
    for one in right:
        mirrored(one)
    _headband(materials)


def standing(color: str) -> None:
    """Upright on their cups."""
    placed(grouped(partial(headphones, color)), rest=True)


def _side(m: dict) -> None:
    """The right cup with its yoke, standing on the floor; its axis is X, and it leans in a little."""
    oval = superellipse(66, 84, 2.35, steps=128)
    cup = slab('cup', oval, 22, m['shell'], edge=9, under=2.5, dome=2.2, steps=10)
    ring = slab('ring', superellipse(67.4, 85.4, 2.35, steps=128), 3.2, m['ring'], (0, 0, 3.2), edge=0.7)
    cap = slab('cap', superellipse(35, 45, 2.3, steps=128), 2.2, m['arm'], (0, 0, 22.6), edge=0.8, dome=0.6)
    base = slab('cushion base', superellipse(63, 81, 2.35, steps=128), 3, m['dark'], (0, 0, -2.6), edge=0.8)
    cushion = _cushion(m['soft'])
    cloth = slab('cloth', superellipse(38, 54, 2.35, steps=96), 1.5, m['mesh'], (0, 0, -5), edge=0.4)
    button = slab('button', superellipse(5.5, 12, 3, steps=48), 1.6, m['arm'], edge=0.6)
    turned(button, x=90)
    turned(button, z=90)
    moved(button, (31.2, -8, 11))
    parts = [cup, ring, cap, base, cushion, cloth, button]
    # Upright: what was up looks outwards (+X), the oval stands.
    placed(parts, y=90)
    placed(parts, x=90)
    placed(parts, to=(CUP - 24, 0, 46))
    placed(parts, y=-7)
    _yoke(m)


def _cushion(soft):
    """A thick soft ring: fullest in its middle, narrower towards the head."""
    rings = []
    for i in range(28):
        angle = 2 * pi * i / 28
        out, down = cos(angle), sin(angle)
        width, depth = 48.5 + 15.5 * out, 66.5 + 15.5 * out
        rings.append([(x, y, -11.2 + 8.8 * down * (1 if down > 0 else 1.05)) for x, y in superellipse(width, depth, 2.35, 128)])
    return skin('cushion', rings, soft, round_path=True)


def _yoke(m: dict) -> None:
    """A fork that holds the cup front and back and runs up into the band."""
    lean = radians(-7)
    points = []
    for i in range(33):
        angle = pi * i / 32
        y, z = 38 * cos(angle), 46 + 50.5 * sin(angle)
        x = CUP - 13 + (z - 46) * sin(lean) * 0.9
        points.append((x - 5.4 * 1, y, z))
    fork = tube('fork', points, 1, m['arm'], section=band(4, 9, 1.6), up=(1, 0, 0))
    for side in (-1, 1):
        pin = lathe(f'pin {side}', rounded([(0, 0), (3.4, 0), (3.4, 9), (0, 9)], 0.8), m['ring'], (0, 0, 0), sides=48)
        turned(pin, x=90 * side)
        moved(pin, (CUP - 18.4, 40.6 * side, 46))
    top = CUP - 18.4 + 50.5 * sin(lean) * 0.9
    stem = tube('stem', [(top, 0, 95), (top + 1.8, 0, 110), (top + 3.6, 0, 122), (top + 4.6, 0, 131)], 1, m['arm'], section=band(4.4, 12, 1.8), up=(0, 1, 0))
    hinge = box('hinge', (7, 16, 13), m['arm'], (top, 0, 91.5), edge=2.4)
    assert fork and stem and hinge


def _headband(m: dict) -> None:
    """A padded bow from stem to stem."""
    bow = _bow(0, 128)
    outer = tube('band', _bow(2.2, 116), lambda t: 1, m['shell'], section=_band_section(4.2, 28), up=(0, 1, 0))
    pad = tube('pad', _bow(-3.6, 100), lambda t: 0.62 + 0.38 * min(1, sin(pi * t) * 3.2) ** 0.6, m['soft'], section=_pad_section(11, 25), up=(0, 1, 0))
    for side in (-1, 1):
        line = [(x, side * 10.2, z) for x, _, z in _bow(4.4, 104)]
        stitches(f'band seam {side}', line, m['soft'], length=3, gap=1.2, thickness=0.55)
    for side in (-1, 1):
        x, _, z = bow[0] if side < 0 else bow[-1]
        sleeve = tube(f'sleeve {side}', [bow[i] for i in (range(0, 4) if side < 0 else range(-4, 0))], 1, m['arm'], section=rounded_box(9.5, 29.5, 3.2), up=(0, 1, 0))
        assert sleeve and x and z
    assert outer and pad


def _bow(out: float, span: float) -> list:
    """A line over the head, `out` millimetres outside of the band's middle, over `span` millimetres of height
    share."""
    line = []
    reach = 128
    start = (1 - span / reach) * 0.5
    for i in range(49):
        angle = pi * (start + (1 - 2 * start) * i / 48)
        c, s = -cos(angle), sin(angle)
        x = (61 + out) * (1 if c > 0 else -1) * abs(c) ** 0.92
        z = 124 + (56 + out) * s**0.95
        line.append((x, 0, z))
    return line


def _band_section(thickness: float, width: float) -> list:
    return rounded_box(thickness, width, thickness * 0.45, steps=6)


def _pad_section(thickness: float, width: float) -> list:
    return superellipse(thickness, width, 2.6, steps=40)


def with_case() -> None:
    """Beside the hard case they come with, which stands behind them."""
    placed(grouped(partial(standing, 'midnight')), z=12, to=(-40, -72, 0))
    placed(grouped(_case), x=90, z=-14, to=(46, 62, 0), rest=True)


def _case() -> None:
    """Lying on its back: two shells with a zip between them and a loop at one side."""
    cloth, trim = woven('#B3A998', pitch=1.3), rubber('#2A3140')
    outline = superellipse(176, 190, 2.9, steps=160)
    slab('lower shell', outline, 34, cloth, edge=17, under=16, dome=1)
    slab('upper shell', outline, 34, cloth, (0, 0, 37), edge=16, dome=3)
    slab('zip tape', superellipse(174, 188, 2.9, steps=160), 5, trim, (0, 0, 33), edge=0.5)
    zip_teeth('zip', [(x, y, 34.9) for x, y in superellipse(174.8, 188.8, 2.9, steps=220)], metal('#8B8D92', 0.3), pitch=2.2, width=3.4)
    loop = smooth_line([(87, -14, 35), (102, -12, 35), (109, 0, 35), (102, 12, 35), (87, 14, 35)])
    tube('loop', loop, 1, trim, section=band(2.4, 12), up=(0, 0, 1))


PRODUCT = Product(
    'electronics/aurora-one-headphones',
    [
        View('midnight', partial(standing, 'midnight'), Camera(turn=34, pitch=13)),
        View('sand', partial(standing, 'sand'), Camera(turn=34, pitch=13)),
        View('clay', partial(standing, 'clay'), Camera(turn=34, pitch=13)),
        View('side', partial(standing, 'midnight'), Camera(turn=78, pitch=8)),
        View('case', with_case, Camera(turn=16, pitch=14)),
    ],
)
