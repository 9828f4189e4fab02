"""A kettlebell whose plates are chosen by a dial: steel handle, iron plates, rubber base."""

from math import cos, pi, radians, sin

from kit.materials import cast_iron, metal, powder_coat, rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import Material, box, grouped, lathe, placed, rounded, slab, smooth_line, superellipse, tube, turned, moved

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
    lathe(f'plate {number}', ring, cast_iron('#2C2D30'), (*at, z), closed=True, sides=128)


def _core() -> None:
    lathe('core', [(0, BASE - 0.2), (31, BASE - 0.2), (31, TOP + 4), (0, TOP + 4)], metal('#8E8E8C', 0.3))
    shoulder = rounded([(0, TOP + GAP), (95, TOP + GAP), (93, TOP + 14), (70, TOP + 34), (30, TOP + 44), (0, TOP + 45)], [0, 2.5, 9, 16, 20, 0], steps=10)
    lathe('shoulder', shoulder, powder_coat('#27282B', 0.44), sides=128)
    _dial()


def _dial() -> None:
    """A knurled wheel at the front of the shoulder, with a mark that says where it stands."""
    seat = lathe('dial seat', rounded([(0, 0), (27, 0), (27, 9), (24, 11), (0, 11)], 1.4), powder_coat('#27282B', 0.44))
    ridged = [
        (20 + 0.7 * cos(30 * a)) for a in [2 * pi * i / 360 for i in range(360)]
    ]
    outline = [(r * cos(2 * pi * i / 360), r * sin(2 * pi * i / 360)) for i, r in enumerate(ridged)]
    wheel = slab('dial', outline, 12, metal('#77746F', 0.5), (0, 0, 10.5), edge=0.35)
    face = lathe('dial face', rounded([(0, 0), (14.5, 0), (14.5, 1.6), (0, 1.2)], 0.6), powder_coat('#27282B', 0.4), (0, 0, 22.2))
    mark = slab('mark', superellipse(2.2, 8, 4, 32), 0.8, powder_coat('#D98A2B', 0.35), (0, 8, 23.3), edge=0.25)
    parts = [seat, wheel, face, mark]
    placed(parts, x=52)
    placed(parts, to=(0, -69, TOP + 20))


def _handle() -> None:
    """A bow of 35 mm steel."""
    foot = TOP + 22
    bow = smooth_line(
        [(-58, 0, foot - 8), (-74, 0, foot + 26), (-78, 0, foot + 62), (-60, 0, foot + 98), (-24, 0, foot + 110), (24, 0, foot + 110),
         (60, 0, foot + 98), (78, 0, foot + 62), (74, 0, foot + 26), (58, 0, foot - 8)], 12
    )
    tube('handle', bow, lambda t: 16.6 + 3.4 * (1 - min(1, t * 7, (1 - t) * 7)) ** 2, powder_coat('#2B2C2F', 0.33), sides=48)


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
        View('front', loaded, Camera(turn=24, pitch=13, fill=0.72)),
        View('apart', apart, Camera(turn=6, pitch=17, fill=0.78), 'stone'),
        View('detail', loaded, close_up((0, -82, TOP + 18), 190, Camera(turn=26, pitch=24)), 'stone'),
    ],
)
