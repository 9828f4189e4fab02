"""A rubber mat of two layers with fine lines, rolled in a carrying strap of cotton."""

from functools import partial
from math import cos, pi, sin

from mathutils import Vector

from kit.color import SAGE, mix
from kit.materials import brass, powder_coat, rubber, woven
from kit.product import Camera, Product, View, close_up
from kit.rubber import crumb, open_cell
from kit.shapes import band, grouped, placed, rounded_box, smooth_line, stitches, tube

COLORS = {'sage': mix(SAGE, '#FFFFFF', 0.14), 'plum': '#734A60', 'ink': '#42434B'}
BASES = {'sage': '#4A5147', 'plum': '#93808A', 'ink': '#84848A'}
WIDTH, TOP, BASE = 660, 2.9, 2.1
"""Of the mat, and how thick its layers are; together with the air between turns they are a turn of the
roll."""
PITCH = TOP + BASE + 0.5
RADIUS = 60
TURNS = 9.2


def spiral(start: float, outwards: float, turns: float = TURNS, radius: float = RADIUS) -> list[Vector]:
    """Around the roll's axis, inwards, from an angle (0 is below, a quarter is behind); `outwards` from the
    mat's middle."""
    steps = int(turns * 56)
    line = []
    for i in range(steps + 1):
        way = turns * i / steps
        reach = radius + outwards - PITCH * way - (PITCH + 0.1) / 2
        angle = 2 * pi * (start + way)
        line.append(Vector((0, reach * sin(angle), radius - reach * cos(angle))))
    return line


def mat(color: str, lines: tuple[list[Vector], list[Vector], list[Vector]]) -> None:
    """Its base, its surface and its marks, each along a line."""
    below, above, marked = lines
    tube('base', below, 1, crumb(BASES[color]), section=rounded_box(BASE, WIDTH, 0.6, 3), up=(1, 0, 0))
    tube('surface', above, 1, open_cell(COLORS[color]), section=_fine_band(TOP, WIDTH), up=(1, 0, 0))
    pale = rubber(mix(COLORS[color], '#F4EEDF', 0.42))
    for x in (-WIDTH * 0.36, 0, WIDTH * 0.36):
        tube(f'line {x}', marked, 1, pale, (x, 0, 0), section=band(0.6, 2.4, 0.2), up=(1, 0, 0))


def _fine_band(thick: float, wide: float) -> list[tuple[float, float]]:
    return rounded_box(thick, wide, 0.9, 4)


def rolled(color: str) -> None:
    """It rests on its two slings."""
    placed(grouped(partial(_roll, color)), rest=True)


def _roll(color: str) -> None:
    """Its surface is outside; the end lies at the front below."""
    start = 0.86
    lines = spiral(start, -TOP / 2), spiral(start, BASE / 2), spiral(start, (BASE + TOP) / 2 + 0.15, 1.0)
    mat(color, lines)
    _strap()


def _strap() -> None:
    """Two slings around the roll and a handle from one to the other."""
    cotton, thread = woven('#D9CDB6', pitch=1.5, twill=True), powder_coat('#B5A68A', 0.8)
    reach = RADIUS + 0.8
    ring = [(0, reach * sin(2 * pi * i / 96), RADIUS + reach * cos(2 * pi * i / 96)) for i in range(96)]
    for x in (-165, 165):
        tube(f'sling {x}', [(x, y, z) for _, y, z in ring], 1, cotton, section=rounded_box(2.6, 38, 1.2, 4), up=(1, 0, 0), closed=True)
        _slider(x)
    top = 2 * RADIUS + 3.2
    bow = [(-196, 0, top), (-165, 0, top + 1.2), (-140, 0, top + 10), (-108, 0, top + 52), (-50, 0, top + 86), (0, 0, top + 92)]
    line = smooth_line([*bow, *[(-x, y, z) for x, y, z in reversed(bow[:-1])]], 12)
    tube('handle', line, 1, cotton, section=rounded_box(34, 2.6, 1.2, 4))
    for x in (-1, 1):
        seam = [(x * 176 + dx, dy, top + 2.2) for dx, dy in [(-14, -15), (14, -15), (14, 15), (-14, 15)]]
        stitches(f'seam {x}', seam, thread, length=3.4, gap=1.2, thickness=0.9, closed=True)


def _slider(x: float) -> None:
    """A brass slider on a sling, in front."""
    frame = rounded_box(46, 26, 5)
    line = [(px, 0, pz) for px, pz in frame]
    parts = [tube(f'slider {x}', line, 1.9, brass(0.3), closed=True, sides=14)]
    parts.append(tube(f'bar {x}', [(-22, 0, 0), (22, 0, 0)], 1.6, brass(0.3), sides=14))
    placed(parts, x=-38, to=(x, -(RADIUS + 3.4) * cos(0.66), RADIUS + (RADIUS + 3.4) * sin(0.66)))


def unrolled(color: str, flat: float = 1050) -> None:
    """Most of it lies on the floor, its surface above; the rest is still rolled."""
    turns, radius = 6.0, 44
    paths = []
    for out in (TOP + BASE / 2, TOP / 2, -0.15):
        roll = spiral(0, out - (TOP + BASE) / 2, turns, radius)
        floor = radius - (radius + out - (TOP + BASE) / 2 - (PITCH + 0.1) / 2)
        paths.append([Vector((0, -flat + flat * i / 40, floor)) for i in range(40)] + roll)
    drop = min(p.z for p in paths[0]) - BASE / 2
    mat(color, tuple([p - Vector((0, 0, drop)) for p in path] for path in paths))


PACKED = Camera(turn=-44, pitch=17, fill=0.84)

PRODUCT = Product(
    'sports/stillwater-yoga-mat',
    [
        View('sage', partial(rolled, 'sage'), PACKED),
        View('plum', partial(rolled, 'plum'), PACKED),
        View('ink', partial(rolled, 'ink'), PACKED),
        View('open', partial(unrolled, 'sage'), Camera(turn=-32, pitch=32, fill=0.8), 'stone'),
        View('detail', partial(rolled, 'sage'), close_up((-300, -20, 64), 240, Camera(turn=-48, pitch=18)), 'sand'),
    ],
)
