"""A kettlebell whose plates are chosen by a dial: steel handle, iron plates, rubber base."""

from math import cos, pi, radians, sin

from kit.color import MARIGOLD
from kit.materials import cast_iron, metal, plastic, powder_coat, rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import grouped, lathe, placed, rounded, slab, smooth_line, superellipse, tube, turned

BASE, PLATE, GAP, CORE = 15, 17.5, 1.1, 6
"""Heights of the base, of a plate and of the gap between plates; how many plates there are."""
TOP = BASE + CORE * (PLATE + GAP)


def loaded() -> None:
    """All plates on."""
    _base()
    for i in range(CORE):
        _plate(i, BASE + GAP + i * (PLATE + GAP))
    _core()
    _handle()


def _base() -> None:
    lathe('base', rounded([(0, 0), (84, 0), (92, 6), (92, BASE), (0, BASE)], [0, 3, 5, 2, 0]), rubber('#242426'))


def _plate(number: int, z: float, at: tuple[float, float] = (0, 0)) -> None:
    """Plates are widest in the middle of the bell, so that its outline is a barrel."""
    middle = abs((number + 0.5) / CORE - 0.46)
    radius = 99 - 20 * middle**2
    ring = rounded([(30, 0), (radius, 0), (radius, PLATE), (30, PLATE)], [0, 2.4, 2.4, 0], steps=6)
    lathe(f'plate {number}', ring, cast_iron('#37383B'), (*at, z), closed=True, sides=128)
    edge = rounded([(radius - 3.4, PLATE - 2), (radius - 0.3, PLATE - 2.8), (radius - 0.2, PLATE - 1.7), (radius - 1.7, PLATE - 0.1), (radius - 3.4, PLATE + 0.1)], 0.2)
    lathe(f'plate edge {number}', edge, metal('#8A8987', 0.34), (*at, z), closed=True, sides=128)


def _core() -> None:
    lathe('core', [(0, BASE - 0.2), (31, BASE - 0.2), (31, TOP + 4), (0, TOP + 4)], metal('#8E8E8C', 0.3))
    shoulder = rounded([(0, TOP + GAP), (95, TOP + GAP), (93, TOP + 14), (70, TOP + 34), (30, TOP + 44), (0, TOP + 45)], [0, 2.5, 9, 16, 20, 0], steps=10)
    lathe('shoulder', shoulder, powder_coat('#303135', 0.36), sides=128)
    _dial()


def _dial() -> None:
    """A knurled wheel at the front of the shoulder, on a seat with a dot for each weight; one is set."""
    coat = powder_coat('#303135', 0.36)
    parts = [lathe('dial seat', rounded([(0, -8), (31, -8), (31, 8), (28, 11), (0, 11)], [0, 0, 2, 1.6, 0]), coat)]
    knurl = [(22.4 + 0.7 * cos(36 * a), a) for a in [2 * pi * i / 432 for i in range(432)]]
    parts.append(slab('dial', [(r * cos(a), r * sin(a)) for r, a in knurl], 13, metal('#77746E', 0.46), (0, 0, 10.5), edge=0.8))
    parts.append(lathe('dial ring', rounded([(16.6, 23), (20.4, 23), (20.4, 24.2), (16.6, 24.2)], 0.4), metal('#6E6B66', 0.5), closed=True))
    parts.append(lathe('dial face', rounded([(0, 0), (17, 0), (17, 1.6), (0, 1.2)], 0.6), powder_coat('#232427', 0.34), (0, 0, 23.2)))
    parts.append(slab('mark', superellipse(2.4, 10, 4, 32), 0.9, plastic(MARIGOLD, 0.35), (0, 9.6, 24.3), edge=0.25))
    turned(parts[-1], z=18)
    for i in range(6):
        a = radians(90 + 36 * (i - 2.5))
        dot = plastic(MARIGOLD if i == 2 else '#CFC9BE', 0.4)
        parts.append(lathe(f'dot {i}', rounded([(0, 0), (1.3, 0), (1.3, 0.5), (0, 0.7)], 0.2), dot, (26 * cos(a), 26 * sin(a), 10.8), sides=20))
    placed(parts, x=52)
    placed(parts, to=(0, -63, TOP + 25))


def _handle() -> None:
    """A bow of 35 mm steel."""
    foot = TOP + 22
    bow = smooth_line(
        [(-58, 0, foot - 8), (-74, 0, foot + 26), (-78, 0, foot + 62), (-60, 0, foot + 98), (-24, 0, foot + 110), (24, 0, foot + 110),
         (60, 0, foot + 98), (78, 0, foot + 62), (74, 0, foot + 26), (58, 0, foot - 8)], 12
    )
    tube('handle', bow, lambda t: 16.6 + 3.4 * (1 - min(1, t * 7, (1 - t) * 7)) ** 2, powder_coat('#36373A', 0.3), sides=48)


def apart() -> None:
    """Two plates on the base, the others in a stack beside it."""
    placed(grouped(_light), z=10, to=(-70, 24, 0))
    for i in range(CORE - 2):
        _plate(2, i * (PLATE + 0.3), (112 + 2 * (i % 2), -46 + 3 * (i % 3)))


def _light() -> None:
    _base()
    for i in (0, 1):
        _plate(i, BASE + GAP + i * (PLATE + GAP))
    _core()
    _handle()


PRODUCT = Product(
    'sports/haldor-kettlebell',
    [
        View('front', loaded, Camera(turn=24, pitch=13, fill=0.76)),
        View('apart', apart, Camera(turn=6, pitch=17, fill=0.78), 'stone'),
        View('detail', loaded, close_up((4, -76, TOP + 26), 170, Camera(turn=22, pitch=30)), 'stone'),
    ],
)
