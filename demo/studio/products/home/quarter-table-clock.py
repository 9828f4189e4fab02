"""A round clock turned from solid wood, on a small foot. It is built lying on its back and then set up."""

from functools import partial
from math import cos, pi, radians, sin

from kit.materials import Material, brass, metal, paper, plastic, powder_coat, wool
from kit.product import Camera, Product, View, close_up
from kit.shapes import box, grouped, lathe, moved, placed, rounded, rounded_box, slab, superellipse, turned
from kit.timber import timber

RADIUS, DEPTH, DIAL = 95, 58, 80
HIGH = RADIUS + 11
"""The height of its middle when it stands."""


def clock(kind: str) -> None:
    """Standing, its dial to the front."""
    solid = timber(kind, axis='x')
    placed(grouped(partial(_case, solid)), x=90, to=(0, DEPTH / 2, HIGH))
    _foot(solid)


def _case(solid: Material) -> None:
    """A ring of wood with the dial before and the movement behind; z is towards the viewer."""
    front = [(DIAL + 0.6, DEPTH - 14), (DIAL + 1.6, DEPTH - 1), (RADIUS - 3, DEPTH), (RADIUS, DEPTH - 8), (RADIUS, 8), (RADIUS - 3, 0), (76, 0), (74, 3), (74, 22)]
    lathe('case', rounded([*front, (30, 24), (30, DEPTH - 14)], [0, 1.5, 3, 6, 6, 3, 1.5, 1.5, 1, 0, 0]), solid, closed=True, sides=160)
    lathe('bezel', rounded([(DIAL - 1.6, DEPTH - 8.5), (DIAL - 1.6, DEPTH - 5.4), (DIAL + 1.5, DEPTH - 5.4), (DIAL + 1.5, DEPTH - 8.5)], 0.7, closed=True), metal('#B08D55', 0.36), closed=True, sides=160)
    lathe('dial', rounded([(0, DEPTH - 14), (DIAL + 1, DEPTH - 14), (DIAL + 1, DEPTH - 10.4), (0, DEPTH - 10)], [0, 0.2, 0.4, 0]), paper('#F0E9DC', 0.7), sides=160)
    _marks()
    _hands()
    _movement()


def _marks() -> None:
    """Twelve bars, those of the quarters stronger."""
    ink = powder_coat('#33302C', 0.5)
    for i in range(12):
        quarter = i % 3 == 0
        mark = slab(f'mark {i}', rounded_box(4.2 if quarter else 1.8, 14 if quarter else 8.5, 0.6), 1.0, ink, edge=0.25)
        moved(mark, (0, DIAL - (15 if quarter else 12.5), DEPTH - 10.5))
        turned(mark, z=30 * i)
    dots = powder_coat('#8C857A', 0.6)
    for i in range(60):
        if i % 5:
            angle = radians(6 * i)
            lathe(f'minute {i}', [(0, 0), (0.75, 0), (0.75, 0.7), (0, 0.7)], dots, ((DIAL - 8.8) * cos(angle), (DIAL - 8.8) * sin(angle), DEPTH - 10.55), sides=12)


def _hands() -> None:
    """Ten minutes past ten, and a fine hand for the seconds."""
    ink = powder_coat('#2B2927', 0.42)
    taper = lambda length, wide, tip, tail: [(-wide / 2, -tail), (wide / 2, -tail), (tip / 2, length), (-tip / 2, length)]
    for name, outline, z, turn in (
        ('hour', taper(43, 6.2, 3.4, 11), 8.6, 55),
        ('minute', taper(64, 4.4, 2.2, 13), 6.9, -62),
    ):
        hand = slab(f'{name} hand', rounded(outline, 0.9, closed=True), 1.1, ink, edge=0.3)
        turned(moved(hand, (0, 0, DEPTH - z)), z=turn)
    second = slab('second hand', rounded(taper(66, 1.3, 0.8, 22), 0.3, closed=True), 0.8, powder_coat('#B8552F', 0.45), edge=0.2)
    turned(moved(second, (0, 0, DEPTH - 5.5)), z=-158)
    lathe('cap', rounded([(0, DEPTH - 10.5), (4.6, DEPTH - 10.5), (4.6, DEPTH - 4.6), (0, DEPTH - 4)], [0, 0, 0.8, 0]), brass(0.3), sides=48)


def _movement() -> None:
    """Behind: a felt-covered board, the movement with its wheel for setting, and the battery."""
    lathe('board', [(0, 18), (74.2, 18), (74.2, 21.5), (0, 21.5)], wool('#5E6656'), sides=128)
    shell = plastic('#2A2A2C', 0.42)
    parts = [
        box('movement', (58, 58, 14), shell, edge=1.6, corner=4),
        box('tray', (54, 17.5, 3), plastic('#1F1F21', 0.5), (0, -17, 12.6), edge=0.8, corner=3),
        lathe('wheel', rounded([(0, 13.6), (9, 13.6), (9, 18), (0, 18)], 0.8), shell, (0, 12, 0), sides=24),
        lathe('wheel cap', rounded([(0, 17.6), (4, 17.6), (4, 18.8), (0, 18.8)], 0.4), brass(0.3), (0, 12, 0), sides=32),
    ]
    cell = [
        lathe('battery', rounded([(0, -21), (6.9, -21), (6.9, 22), (0, 22)], 0.8), plastic('#B9602F', 0.3), sides=48),
        lathe('battery end', rounded([(0, 12), (7.0, 12), (7.0, 22.1), (2.6, 22.4), (2.6, 24), (0, 24)], 0.5), metal('#B9B7B2', 0.3), sides=48),
    ]
    placed(cell, y=90, to=(0, -17, 19.6))
    placed([*parts, *cell], x=180, to=(0, 6, 18.4))


def _foot(solid: Material) -> None:
    slab('foot', superellipse(128, 74, 3.4), 18, solid, (0, 0, 1.4), edge=4, under=1.5)
    slab('felt', superellipse(118, 64, 3.4), 1.8, wool('#6A6459'), edge=0.5)


MAIN = Camera(turn=24, pitch=9, fill=0.72)

PRODUCT = Product(
    'home/quarter-table-clock',
    [
        View('oak', partial(clock, 'oak'), MAIN),
        View('walnut', partial(clock, 'walnut'), MAIN),
        View('back', partial(clock, 'oak'), Camera(turn=205, pitch=11, fill=0.72), 'sand'),
        View('dial', partial(clock, 'oak'), close_up((14, -20, HIGH + 8), 150, Camera(turn=20, pitch=10)), 'sand'),
    ],
)
