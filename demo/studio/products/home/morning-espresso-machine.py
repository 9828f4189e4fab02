"""An espresso machine: a body bent like a C, group and portafilter, steam wand, gauge, and cups that warm on
its top."""

from functools import partial
from math import pi, sin

from kit.coffee import beans, espresso_cup, grounds, scattered
from kit.materials import Material, brushed, metal, paper, plastic, powder_coat, rubber
from kit.product import Camera, Product, View
from kit.shapes import (
    ball, box, cup, cut, grouped, lathe, placed, rounded, rounded_box, slab, smooth_line, tube, turned,
)
from kit.timber import timber

COLORS = {'steel': '#B4B5B4', 'forest': '#34483D'}
WIDE, FRONT, BACK, HIGH = 290, -170, 160, 366
"""Width, front and back edge, and height of the body without feet and cups."""
LIFT, BASE, HEAD, NOSE = 14, 84, 268, -128
"""Heights of the feet, the base's top and the head's underside; the head's front."""
GROUP = (0, -62)
"""Where the group is."""


def machine(color: str) -> None:
    body = metal(COLORS['steel'], 0.36) if color == 'steel' else powder_coat(COLORS[color], 0.4)
    polished = metal('#C2C1BE', 0.2)
    _body(body)
    _tray(polished)
    _front(polished)
    _group(polished)
    _wand(polished)
    _top(polished)
    placed(grouped(espresso_cup), z=-24, to=(*GROUP, BASE + LIFT + 2.6))


def _body(material: Material) -> None:
    """Base, back and head of one bent sheet, with a plate of steel inside the C."""
    side = rounded(
        [(FRONT, LIFT), (BACK, LIFT), (BACK, HIGH + LIFT), (NOSE, HIGH + LIFT), (NOSE, HEAD + LIFT), (24, HEAD + LIFT), (24, BASE + LIFT), (FRONT, BASE + LIFT)],
        [10, 14, 20, 20, 9, 10, 10, 9], closed=True,
    )
    body = slab('body', side, WIDE, material, edge=5)
    placed([body], x=90, z=90, to=(-WIDE / 2, 0, 0))
    plate = slab('splash plate', rounded_box(WIDE - 26, HEAD - BASE - 18, 8), 2, brushed('#BDBCB9', 0.3), edge=0.7)
    placed([plate], x=90, to=(0, 24.3, LIFT + (HEAD + BASE) / 2))
    for x in (-1, 1):
        for y in (FRONT + 32, BACK - 32):
            lathe(f'foot {x} {y}', rounded([(0, 0), (17, 0), (19, LIFT + 0.6), (0, LIFT + 0.6)], 1.5), rubber('#2A2A2C'), (x * (WIDE / 2 - 34), y, 0), sides=48)


def _tray(polished: Material) -> None:
    """A drip tray with bars, and its drawer's front with a slot to pull at."""
    top = BASE + LIFT
    slab('tray', rounded_box(WIDE - 34, 172, 8), 1.6, plastic('#202123', 0.5), (0, -72, top - 0.4), edge=0.5)
    frame = slab('tray frame', rounded_box(WIDE - 26, 180, 10), 3, polished, (0, -72, top - 0.2), edge=0.9)
    cut(frame, slab('hole', rounded_box(WIDE - 40, 166, 6), 20, polished, (0, -72, top - 8), edge=0.1))
    for i in range(17):
        box(f'bar {i}', (WIDE - 38, 3.6, 2.4), polished, (0, -72 - 76 + 9.5 * i, top + 0.2), edge=0.8)
    drawer = slab('drawer', rounded_box(WIDE - 36, 48, 7), 3, polished, edge=1)
    placed([drawer], x=90, to=(0, FRONT + 0.3, LIFT + 40))
    grip = slab('drawer grip', rounded_box(84, 9, 4.4), 1.4, plastic('#202123', 0.5), edge=0.4)
    placed([grip], x=90, to=(0, FRONT - 2.2, LIFT + 54))


def _front(polished: Material) -> None:
    """Gauge, two switches with a lamp each, and the knob for the steam."""
    z = LIFT + (HEAD + HIGH) / 2
    placed(grouped(partial(_gauge, polished)), x=90, to=(-88, NOSE + 0.4, z))
    for x in (-12, 30):
        parts = [
            lathe('switch ring', rounded([(0, 0), (14.5, 0), (14.5, 2.2), (12, 2.6), (0, 2.6)], 0.6), polished),
            lathe('switch', rounded([(0, 1), (11.4, 1), (11.4, 5.4), (0, 4.8)], [0, 0, 1, 0]), powder_coat('#2B2C2E', 0.4)),
            lathe('switch mark', [(0, 4.6), (1.9, 4.6), (1.9, 5.5), (0, 5.6)], powder_coat('#D98A2B', 0.4), sides=32),
        ]
        placed(parts, x=90, to=(x, NOSE + 0.4, z))
    knob = [
        lathe('knob base', rounded([(0, 0), (21, 0), (21, 5), (0, 5)], 1), polished),
        lathe('knob', rounded([(0, 5), (16, 5), (18.5, 9), (18.5, 25), (15, 30), (0, 31)], [0, 1, 2, 4, 4, 0]), timber('walnut', axis='x', streak=5)),
    ]
    placed(knob, x=90, to=(95, NOSE + 0.4, z))


def _gauge(polished: Material) -> None:
    """z is towards the viewer."""
    lathe('gauge', rounded([(0, 0), (34, 0), (34, 9), (29.5, 9), (29.5, 5), (0, 5)], [0, 0.5, 1.6, 1, 0.4, 0]), polished, sides=128)
    lathe('gauge dial', [(0, 4.6), (29.4, 4.6), (29.4, 5.3), (0, 5.4)], paper('#F0EADD'), sides=96)
    ink = powder_coat('#3A3734', 0.5)
    for i in range(13):
        tick = slab(f'tick {i}', rounded_box(1.2, 6 if i % 3 == 0 else 3.6, 0.4), 0.5, ink, (0, 24, 5.1), edge=0.15)
        turned(tick, z=120 - 20 * i)
    for i in range(5):
        turned(slab(f'good {i}', rounded_box(2.6, 2.2, 0.5), 0.5, powder_coat('#7E8F74', 0.5), (0, 18.4, 5.1), edge=0.15), z=-6 - 9 * i)
    needle = slab('needle', rounded([(-1.3, -7), (1.3, -7), (0.5, 21), (-0.5, 21)], 0.4, closed=True), 0.7, powder_coat('#B4573D', 0.45), (0, 0, 6.4), edge=0.2)
    turned(needle, z=-24)
    lathe('pin', rounded([(0, 5), (2.8, 5), (2.8, 7.8), (0, 8)], 0.5), ink, sides=32)


def _group(polished: Material) -> None:
    """The group under the head with the portafilter in it, its handle to the front and a little to the
    right."""
    under = HEAD + LIFT
    shape = rounded([(0, under + 2), (44, under + 2), (44, under - 5), (37, under - 8), (38.5, under - 40), (34, under - 42), (0, under - 42)], [0, 1, 3, 3, 3, 1, 0])
    lathe('group', shape[::-1], polished, (*GROUP, 0), sides=128)
    placed(grouped(partial(_portafilter, False)), z=14, to=(*GROUP, under - 68))


def _portafilter(filled: bool) -> None:
    """Its underside is at 0, its spouts reach 30 mm below, its handle points to -Y."""
    steel = metal('#BFBEBB', 0.22)
    bowl = rounded([(0, 0), (18, 0), (31, 8), (34.5, 14), (34.5, 30)], [0, 3, 6, 5, 0])
    cup('bowl', bowl, 3.2, steel, floor=4)
    for side in (-1, 1):
        box(f'ear {side}', (9, 15, 6), steel, (side * 37, 0, 22), edge=1.2)
    tube('arm', [(0, -30, 17), (0, -48, 17), (0, -66, 16)], lambda t: 8.4 - 1.2 * t, steel, sides=40)
    grip = smooth_line([(0, -62, 16), (0, -92, 15), (0, -130, 13.6), (0, -168, 12.4), (0, -182, 12)], 10)
    tube('grip', grip, lambda t: 10.2 + 4.2 * sin(pi * (0.1 + 0.8 * t) ** 1.3) - 1.2 * (t > 0.97), timber('walnut', axis='y', streak=5), sides=48)
    tube('grip end', [(0, -180.5, 12), (0, -185.5, 11.8), (0, -187.5, 11.8)], lambda t: 10.6 - 2.2 * max(0, t - 0.5), steel, sides=48)
    lathe('spout block', rounded([(0, -9), (9.5, -9), (10.5, 1), (0, 1)], [0, 2, 1, 0]), steel, sides=48)
    for side in (-1, 1):
        line = smooth_line([(0, 0, -5), (side * 10, 0, -8), (side * 17, 0, -16), (side * 18, 0, -29)], 8)
        tube(f'spout {side}', line, lambda t: 6.6 - 0.8 * t, steel, sides=32)
    if filled:
        lathe('coffee', [(0, 20), (31.2, 20), (31.2, 25.5), (26, 27.5), (14, 29), (0, 30)], grounds(), sides=96)


def _wand(polished: Material) -> None:
    """A steam wand on a ball joint at the right."""
    under, x, y = HEAD + LIFT, 106, -84
    ball('wand ball', (25, 25, 25), polished, (x, y, under - 15))
    line = smooth_line([(x, y, under - 8), (x + 4, y - 4, under - 40), (x + 9, y - 9, under - 100), (x + 7, y - 16, under - 132), (x + 2, y - 30, under - 152)], 12)
    tube('wand', line, 4.4, polished, sides=32)
    end = line[-1]
    ball('wand tip', (11.5, 11.5, 11.5), polished, (end.x, end.y, end.z - 5))
    sleeve = [line[i] for i in range(18, 30)]
    tube('wand sleeve', sleeve, 6.2, rubber('#2A2A2C'), sides=32)


def _top(polished: Material) -> None:
    """A rail around a mat of steel, with cups."""
    top = HIGH + LIFT
    slab('mat', rounded_box(WIDE - 46, 216, 10), 2, metal('#8F908F', 0.4), (0, 22, top - 0.3), edge=0.6)
    rail = [(x, y + 22, top + 25) for x, y in rounded_box(WIDE - 36, 226, 18)]
    tube('rail', rail, 3, polished, closed=True, sides=20)
    for x in (-1, 1):
        for y in (-72, 22, 116):
            lathe(f'post {x} {y}', [(0, -0.4), (3, -0.4), (3, 24), (0, 24)], polished, (x * (WIDE - 36) / 2, y, top), sides=24)
    for i, (x, y) in enumerate(((-80, -28), (-2, -32), (76, -26), (-44, 52), (40, 54))):
        placed(grouped(partial(espresso_cup, filled=False)), z=-30 + 37 * i, to=(x, y, top + 1.7))


def portafilter() -> None:
    """The portafilter with ground coffee, and the tamper beside it."""
    placed(grouped(partial(_portafilter, True)), x=8.4, z=52, to=(-34, 26, 0), rest=True)
    placed(grouped(_tamper), to=(62, 42, 0))
    beans('beans', scattered(17, (40, -52), 120, 62, seed=4, apart=11), seed=2)


def _tamper() -> None:
    lathe('tamper base', rounded([(0, 0), (29, 0), (29, 9), (25, 13), (10, 17), (9, 24), (0, 24)], [0, 0.6, 1.4, 3, 5, 1, 0]), metal('#BFBEBB', 0.22), sides=96)
    shape = rounded([(0, 23), (11, 23), (12, 27), (9.6, 40), (14, 58), (19, 70), (19, 82), (12, 89), (0, 90)], [0, 0.6, 2, 10, 12, 6, 6, 5, 0], steps=10)
    lathe('tamper grip', shape, timber('walnut', axis='z', streak=5), sides=96)


MAIN = Camera(turn=28, pitch=13, fill=0.76)

PRODUCT = Product(
    'home/morning-espresso-machine',
    [
        View('steel', partial(machine, 'steel'), MAIN),
        View('forest', partial(machine, 'forest'), MAIN),
        View('straight', partial(machine, 'steel'), Camera(turn=0, pitch=8, fill=0.76), 'sage'),
        View('portafilter', portafilter, Camera(turn=0, pitch=30, fill=0.78), 'sand'),
    ],
)
