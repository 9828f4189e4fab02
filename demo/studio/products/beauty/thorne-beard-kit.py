"""Oil in a dark bottle, balm in a tin, a comb of horn and scissors; and the box of oak they come in."""

from functools import partial
from math import cos, pi, sin

from kit.droppers import dropper
from kit.labels import label, ring_mark, rule
from kit.materials import Material, Mix, anodised, glass, liquid, metal, paper, powder_coat, wood, wool
from kit.product import Camera, Product, View
from kit.shapes import (
    box, cup, grouped, join, lathe, placed, rounded, skin, slab, smooth_line, superellipse, tube, turned,
)

GREEN = '#35463A'
RADIUS = 19
GOLD = '#B99355'


def bottle() -> None:
    outside = rounded(
        [(0, 1.2), (10, 1.2), (14, 0), (RADIUS, 0), (RADIUS, 62), (9.6, 71), (8.8, 79)], [0, 2, 1.5, 3.4, 8, 3.2, 0], steps=12
    )
    cup('glass', outside, 2, glass('#7A5434', depth=3), floor=3.6)
    inner = RADIUS - 1.95
    lathe('oil', rounded([(0, 3.55), (inner, 3.55), (inner, 56), (0, 55.6)], [0, 1.5, 0.3, 0], steps=6), liquid('#D9A860', 40))
    label('label', RADIUS, 15, 48, 90, paper('#D8C8AC'))
    ring_mark('ring', RADIUS, 38, 4, powder_coat('#6B4630', 0.6))
    rule('line', RADIUS, 24, 24, powder_coat('#33302B', 0.7))
    rule('line below', RADIUS, 21.6, 13, powder_coat('#33302B', 0.7))
    placed(grouped(lambda: dropper(metal('#3A3936', 0.34))), to=(0, 0, 74))


def tin() -> None:
    """A flat tin of aluminium with a knurled lid, its label sunk into the top."""
    aluminium = anodised('#BDBDBA', 0.32)
    lathe('tin', rounded([(0, 0), (31, 0), (33, 1.4), (33, 15), (0, 15)], [0, 0.6, 1.4, 0.3, 0]), aluminium)
    _knurled_lid(aluminium)
    lathe('top', rounded([(0, 26), (29, 26), (29, 26.5), (0, 26.5)], 0.2), paper(GREEN, 0.62))
    for r, thick in ((25.5, 0.3), (9, 0.42)):
        ring = [(r * cos(2 * pi * i / 96), r * sin(2 * pi * i / 96), 26.5) for i in range(96)]
        tube('ring', ring, thick, metal(GOLD, 0.4), closed=True, sides=8)


def _knurled_lid(material: Material) -> None:
    sides = 480
    rows = [(33.2, 13.6, 0), (34.4, 14.0, 0), (34.6, 15.0, 1), (34.6, 22.4, 1), (34.3, 23.6, 0), (33.6, 25.4, 0), (32.2, 26.5, 0), (30.6, 26.9, 0), (29.6, 26.7, 0), (29.3, 26.2, 0)]
    rings = []
    for r, z, ribbed in rows:
        wave = lambda i: 0.34 * ribbed * abs(sin(pi * 120 * i / sides))
        rings.append([((r - wave(i)) * cos(2 * pi * i / sides), (r - wave(i)) * sin(2 * pi * i / sides), z) for i in range(sides)])
    skin('lid', rings, material)


def horn() -> Material:
    """Polished horn: streaks from nearly black to honey, along x."""
    made = Mix('horn')
    streaks = made.noise(made.scaled(made.body(), (0.035, 0.3, 0.3)), 1.6, 4, 0.6)
    tone = made.ramp(streaks, (0.3, '#2A190F'), (0.46, '#5D3920'), (0.6, '#966039'), (0.75, '#C08F5B'))
    made.surface(base_color=tone, roughness=0.2, clearcoat=0.4, clearcoat_roughness=0.1, subsurface=0.08, subsurface_radius=(4, 2, 1), subsurface_color='#A06A3C')
    return made.material


COMB = 142
"""Length of the comb, along x; its teeth point to -Y."""


def comb() -> None:
    """Lying: an arched spine, coarse teeth at the left and fine ones at the right."""
    material = horn()
    half = COMB / 2
    above = [(half - COMB * i / 48, 9 + 7.5 * (1 - ((half - COMB * i / 48) / half) ** 2)) for i in range(49)]
    slab('spine', rounded([(-half, -24), (-half + 7, -24), (-half + 8, -2), (half - 8, -2), (half - 7, -24), (half, -24), *above], [2.5, 2.5, 1.5, 1.5, 2.5, 2.5, *[2 if i in (0, 48) else 0 for i in range(49)]], closed=True, steps=5), 5, material, edge=0.9)
    teeth = []
    for first, last, count, wide in ((-60.4, -6.2, 14, 1.3), (-2.7, 60.9, 22, 0.9)):
        for i in range(count):
            x = first + (last - first) * i / (count - 1)
            line = [(x, y, 2.5) for y in (-0.5, -12, -20.5, -23.2, -24.4)]
            section = superellipse(2 * wide, 4.4, 2.6, 20)
            teeth.append(tube('tooth', line, lambda t: (1.05, 1, 0.95, 0.8, 0.35)[round(t * 4)], material, section=section, up=(0, 0, 1)))
    join('teeth', teeth)


def scissors(spread: float = 13) -> None:
    """Lying, their points towards +Y, opened by twice `spread` degrees."""
    steel = metal('#C6C6C4', 0.2)
    for side, low in ((1, 1.6), (-1, 3.25)):
        for one in grouped(partial(_half, steel, low, side)):
            turned(one, z=spread * side)
    lathe('pivot', rounded([(0, 1.2), (3.4, 1.2), (3.4, 5.6), (0, 5.9)], [0, 0.4, 0.6, 0]), metal(GOLD, 0.3))


def _half(steel: Material, low: float, side: int) -> None:
    """One lever: a blade, and a ring on the side (1 or -1) it is bent to."""
    blade = [(-4.2, -7), (3.4, -8), (4.6, 4), (3.7, 26), (1.2, 52), (0.2, 58), (-0.7, 57), (-2.2, 30), (-4.6, 4)]
    outline = [(x * side, y) for x, y in blade]
    slab('blade', rounded(outline if side > 0 else outline[::-1], 1.2, closed=True, steps=4), 1.65, steel, (0, 0, low), edge=0.3)
    middle = (13.5 * side, -49.5)
    way = smooth_line([(-0.4 * side, -3, low + 0.9), (0, -12, low + 0.9), (1.8 * side, -24, 3.0), (5.5 * side, -36, 2.8), (8.5 * side, -40.5, 2.7)], 8)
    tube('shank', way, lambda t: 0.78 + 0.22 * (1 - t), steel, section=superellipse(6.4, 3.4, 2.4, 28), up=(0, 0, 1))
    ring = [(middle[0] + 10 * cos(2 * pi * i / 72), middle[1] + 11.6 * sin(2 * pi * i / 72), 2.65) for i in range(72)]
    tube('ring', ring, 1, steel, section=superellipse(4, 5.2, 2.3, 28), up=(0, 0, 1), closed=True)


def kit() -> None:
    """The bottle and the tin, the comb before them."""
    placed(grouped(bottle), z=6, to=(-34, 24, 0))
    placed(grouped(tin), z=20, to=(36, 12, 0))
    placed(grouped(comb), z=8, to=(16, -60, 0))


def comb_and_scissors() -> None:
    placed(grouped(comb), z=22, to=(-4, 38, 0))
    placed(grouped(scissors), z=-62, to=(8, -34, 0))


WIDE, DEEP, HIGH, BOARD, FLOOR = 232, 206, 36, 9, 7
"""The box outside, the thickness of its walls, and of its floor with the felt."""


def in_box() -> None:
    _box()
    placed(grouped(tin), z=15, to=(-66, 54, FLOOR))
    flask = grouped(bottle)
    placed(flask, x=-90, rest=True)
    placed(flask, z=-90, to=(-20, 55, FLOOR))
    placed(grouped(comb), to=(-16, 0, FLOOR))
    placed(grouped(partial(scissors, 2)), z=-90, to=(8, -60, FLOOR))


def _box() -> None:
    """Four boards with fingers at the corners, felt on the floor."""
    along, across, end = wood('oak', axis='x', scale=0.7), wood('oak', axis='y', scale=0.7), wood('oak', axis='z', scale=0.5)
    box('floor', (WIDE - 4, DEEP - 4, 5), along, edge=0.4)
    box('felt', (WIDE - 2 * BOARD + 0.4, DEEP - 2 * BOARD + 0.4, FLOOR), wool('#35483C'), edge=0.6)
    for side in (-1, 1):
        box('front', (WIDE, BOARD, HIGH), along, (0, side * (DEEP - BOARD) / 2, 0), edge=0.7)
        box('side', (BOARD, DEEP - 2 * BOARD, HIGH), across, (side * (WIDE - BOARD) / 2, 0, 0), edge=0.7)
        for other in (-1, 1):
            for z in (HIGH / 5, 3 * HIGH / 5):
                at = (side * (WIDE - BOARD) / 2, other * (DEEP - BOARD) / 2, z)
                box('finger', (BOARD + 0.3, BOARD + 0.3, HIGH / 5), end, at, edge=0.2)


PRODUCT = Product(
    'beauty/thorne-beard-kit',
    [
        View('front', kit, Camera(turn=0, pitch=18, fill=0.78), 'sage', samples=1.3),
        View('comb', comb_and_scissors, Camera(turn=0, pitch=62, fill=0.78), 'sand'),
        View('box', in_box, Camera(turn=0, pitch=70, fill=0.82), 'stone', samples=1.2),
    ],
)
