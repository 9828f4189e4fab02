"""A scent in a heavy square bottle of clear glass, its pump of brass under a cap turned from walnut; and its
box."""

from math import cos, pi, sin

from kit.materials import glass, liquid, metal, paper, powder_coat, soft_tube
from kit.product import Camera, Product, View
from kit.shapes import Flat, box, grouped, lathe, moved, placed, rounded, rounded_box, slab, tube, turned
from kit.timber import timber
from kit.vessels import hollowed

WIDTH, DEPTH, HEIGHT = 63, 34, 70
WALL, BOTTOM, FILLED = 4.4, 9, 55
COLLAR = 8
"""Height of the brass collar above the glass."""


def bottle(cap: bool = True) -> None:
    _glass()
    _label()
    _pump()
    if cap:
        placed(grouped(_cap), to=(0, 0, HEIGHT + COLLAR))


def _outline(by: float) -> list[Flat]:
    return rounded_box(WIDTH - 2 * by, DEPTH - 2 * by, max(4.2 - by * 0.3, 1.2), steps=10)


def _glass() -> None:
    """A block with a room in it, the scent, and the pump's thin pipe."""
    block = slab('glass', _outline(0), HEIGHT, glass('#FCFDFB'), edge=2.4)
    room = slab('room', _outline(WALL), HEIGHT - 5 - BOTTOM, glass('#FCFDFB'), (0, 0, BOTTOM), edge=2.6)
    hollowed(block, room)
    slab('scent', _outline(WALL - 0.06), FILLED - BOTTOM, liquid('#E7B873', 34, 1.36), (0, 0, BOTTOM - 0.06), edge=0.2, under=2.6)
    tube('pipe', [(0, 0, HEIGHT - 5), (0, 0, 40), (2, 0, 24), (6, 0, BOTTOM + 1.5)], 1.2, soft_tube('#EDE8DF'), sides=16)


def _label() -> None:
    front = -DEPTH / 2
    label = turned(slab('label', rounded_box(24, 24, 0.8), 0.25, paper('#EFE8DA'), edge=0.1), x=90)
    moved(label, (0, front, 33))
    gold, ink = metal('#B58A45', 0.4), powder_coat('#4A3A2C', 0.7)
    ring = [(3.4 * cos(2 * pi * i / 64), front - 0.25, 36.6 + 3.4 * sin(2 * pi * i / 64)) for i in range(64)]
    tube('ring', ring, 0.22, gold, closed=True, sides=8)
    for z, length in ((27.6, 13), (25.8, 7)):
        tube('line', [(-length / 2, front - 0.26, z), (length / 2, front - 0.26, z)], 0.16, ink, sides=6)


def _pump() -> None:
    finish = metal('#C9A05A', 0.22)
    lathe('collar', rounded([(0, HEIGHT - 0.1), (11, HEIGHT - 0.1), (11, HEIGHT + COLLAR), (8, HEIGHT + COLLAR), (0, HEIGHT + COLLAR)], [0, 0.4, 0.9, 0.2, 0]), finish)
    lathe('stem', [(0, HEIGHT + 7), (3, HEIGHT + 7), (3, HEIGHT + 12), (0, HEIGHT + 12)], soft_tube('#E4DDD0'))
    top = HEIGHT + 11
    lathe('pump', rounded([(0, top), (7.2, top), (7.2, top + 11), (0, top + 11.4)], [0, 0.5, 1.2, 0]), finish)
    nozzle = turned(lathe('nozzle', rounded([(0.4, 0), (1.9, 0), (1.9, 1), (0.4, 0.7)], 0.2), powder_coat('#2A2724', 0.5)), x=90)
    moved(nozzle, (0, -6.6, top + 6))


def _cap() -> None:
    """Turned, with a ring of brass; z 0 is its lower edge."""
    lathe('cap', rounded([(0, 2.2), (13.4, 2.2), (14.2, 26), (12, 28.4), (0, 29)], [0, 0.5, 2.6, 6, 0], steps=10), timber('walnut', axis='z', streak=2.6, roughness=0.4))
    lathe('cap ring', rounded([(0, 0), (13.7, 0), (13.7, 2.5), (0, 2.5)], 0.5), metal('#C9A05A', 0.24))


def opened() -> None:
    """The cap lies beside it."""
    bottle(cap=False)
    parts = grouped(_cap)
    placed(parts, x=90, z=-52, rest=True)
    placed(parts, to=(45, -36, 0))


def with_box() -> None:
    placed(grouped(bottle), z=10, to=(-34, -22, 0))
    placed(grouped(_box), z=-18, to=(34, 22, 0))


def _box() -> None:
    """A box with a lid that goes half-way down over it, in petrol, sealed with a ring."""
    petrol = paper('#344A50', 0.7)
    box('box', (75, 45, 60), paper('#2C4046', 0.7), edge=0.5)
    box('lid', (77, 47, 88), petrol, (0, 0, 36), edge=0.6)
    foil = metal('#C39A55', 0.32)
    ring = [(11 * cos(2 * pi * i / 96), -23.5, 82 + 11 * sin(2 * pi * i / 96)) for i in range(96)]
    tube('ring', ring, 0.5, foil, closed=True, sides=10)


PRODUCT = Product(
    'beauty/sillon-eau-de-parfum',
    [
        View('front', bottle, Camera(turn=16, pitch=9, fill=0.74), samples=1.4),
        View('open', opened, Camera(turn=10, pitch=16, fill=0.76), 'sand', samples=1.4),
        View('box', with_box, Camera(turn=0, pitch=12, fill=0.76), 'stone', samples=1.3),
    ],
)
