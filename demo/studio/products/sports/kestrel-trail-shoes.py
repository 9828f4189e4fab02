"""A trail shoe: knit upper with welded film, toe cap of rubber, thick foam and a sole of lugs."""

from functools import partial
from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.color import CLAY, DEEP_TEAL, MARIGOLD, mix
from kit.footwear import Upper, footprint, sole
from kit.lacing import bow, laces, tongue
from kit.materials import knitted, plastic, rubber, woven
from kit.product import Camera, Product, View
from kit.shapes import (
    Material, Part, apply, band, grouped, join, placed, rounded_box, sheet, slab, smooth_line, tube, turned,
)

COLORS = {
    'deep-teal': (DEEP_TEAL, '#1F3F44', '#E9E1D2', MARIGOLD),
    'clay': (mix(CLAY, '#6A5346', 0.2), '#64382B', '#EADFCB', '#F0E7D8'),
    'slate': ('#626A73', '#30343A', '#D98A2B', '#D98A2B'),
}
"""Knit, film, foam and laces."""


def spring(x: float) -> float:
    """How far the sole is off the floor: rolled up at the toe, a little at the heel."""
    return 19 * max(0, (x - 48) / 95) ** 2 + 7 * max(0, (-x - 105) / 40) ** 2


def feather(x: float) -> float:
    """The height of the foam's upper edge."""
    return 30 - 7 * min(max((x + 110) / 180, 0), 1) + spring(x) * 0.9 + 5 * max(0, (-x - 95) / 45) ** 2


UPPER = Upper(
    feather,
    [(-133, 0, 112), (-124, -19, 108), (-103, -27, 96), (-76, -30, 88), (-48, -31, 91), (-24, -28, 104), (0, -22, 102), (24, -18.5, 95), (48, -15, 86), (66, -11, 79), (78, 0, 74)],
    0.37,
    [(78, 0, 74), (92, 2, 69.5), (106, 4, 63.5), (118, 6, 56)],
)

EYES = [0.24 + 0.02 * i for i in range(7)]
"""Rows of punched eyelets, from the ankle to the toe."""


def shoe(color: str) -> None:
    knit, film, foam, cord = COLORS[color]
    _sole(foam, mix(film, '#17181A', 0.6), cord)
    cloth = knitted(knit, pitch=3.4, sheen=0.3)
    UPPER.wall('upper', cloth)
    _lining(woven(mix(knit, '#17181A', 0.45), pitch=1.2))
    _collar(woven(mix(knit, '#17181A', 0.3), pitch=1.2))
    _films(plastic(film, 0.4), rubber(mix(film, '#17181A', 0.45)))
    _tongue(woven(mix(knit, '#17181A', 0.25), pitch=1.4), film)
    laces(UPPER, EYES, woven(cord, pitch=1.1), plastic(film, 0.4))
    bow(UPPER, EYES[0], woven(cord, pitch=1.1))


def _sole(foam: str, tread: str, accent: str) -> None:
    """Rubber with lugs, foam with a swept line around it."""
    low = lambda x: spring(x) + 4.5
    mid = lambda x: low(x) + 3
    share = lambda t: lambda x: mid(x) - 0.4 + (feather(x) + 3 - mid(x)) * t
    layers = [(3, share(0)), (6.5, share(0.05)), (8.2, share(0.2)), (8, share(0.42)), (6.6, share(0.5)), (7, share(0.58)), (5.6, share(0.82)), (3.6, share(0.96)), (1, share(1))]
    sole('foam', layers, plastic(foam, 0.62, grain=0.05))
    sole('tread', [(3, low), (6, lambda x: low(x) + 0.4), (6.6, lambda x: low(x) + 1.6), (5, lambda x: mid(x) + 0.2)], rubber(tread))
    _lugs(rubber(tread), rubber(accent))


def _lugs(tread: Material, accent: Material) -> None:
    """Arrows of rubber, pointing forwards before the arch and backwards behind it."""
    edge, lugs = footprint(4), []
    for row in range(17):
        x = -126 + row * 16.2
        ys = [y for px, y in edge if abs(px - x) < 9]
        left, right = min(ys), max(ys)
        way = 1 if x > -30 else -1
        count = 5 if right - left > 84 else 4 if right - left > 66 else 3
        for i in range(count):
            t = (i + 0.5) / count
            y = left + (right - left) * t
            slant = (t - 0.5) * 46 * way
            width = (right - left) / count * 0.74
            shape = [(px - abs(t - 0.5) * 11 * way, py) for px, py in rounded_box(9.5, width, 2)]
            lug = slab(f'lug {row} {i}', shape, 6, accent if -46 < x < 4 and 0 < i < count - 1 else tread, edge=0.8)
            turned(lug, z=slant)
            placed([lug], y=-_tilt(x), to=(x, y, spring(x)))
            lugs.append(lug)
    join('lugs', lugs)


def _tilt(x: float) -> float:
    return (spring(x + 1) - spring(x - 1)) / 2 * 57.3


def _lining(cloth: Material) -> None:
    UPPER.wall('lining', cloth, out=-2.6)
    inner = [(x, y, feather(x) + 5) for x, y in footprint(-2.4)]
    sheet('insole', lambda s, t: Vector((-30, 0, feather(-30) + 5)).lerp(Vector(inner[int(s * 160) % 160]), t), cloth, steps=(160, 6))


def _collar(cloth: Material) -> None:
    """A padded roll around the ankle, and a loop at the heel."""
    line = [UPPER.at(u, 1) for u in [(-0.21 + 0.42 * i / 90) for i in range(91)]]
    line = [Vector((p.x * 0.985, p.y * 0.96, p.z - 1.5)) for p in line]
    tube('collar', line, lambda t: 4.9 - 2.2 * abs(2 * t - 1) ** 3, cloth, sides=18)
    loop = smooth_line([(-136, 0, 88), (-139, 0, 100), (-141, 0, 114), (-137, 0, 123), (-130.5, 0, 118), (-128, 0, 106)], 8)
    tube('heel loop', loop, 1, cloth, section=band(1.8, 12, 0.7), up=(0, 1, 0))


def _films(film: Material, cap: Material) -> None:
    """Welded layers: heel cup, wings from the sole to the eyelets, the edge of the throat; the rubber toe
    cap."""
    bow = lambda s: sin(pi * s)
    UPPER.patch('toe cap', (0.405, 0.595), lambda s: (0.0, 0.12 + 0.34 * bow(s) ** 0.7), cap, out=1.3)
    UPPER.patch('mudguard', (0.0, 1.0), lambda s: (0.0, 0.13 + 0.03 * sin(4 * pi * s)), film, out=0.8, steps=(220, 6))
    UPPER.patch('heel cup', (-0.13, 0.13), lambda s: (0.0, 0.2 + 0.5 * bow(s) ** 0.8), film, out=0.9)
    for side, sign in (('outer', 1), ('inner', -1)):
        for name, foot, head, wide in (('back wing', 0.19, 0.245, 0.028), ('middle wing', 0.27, 0.288, 0.026), ('front wing', 0.345, 0.33, 0.024)):
            _wing(f'{name} {side}', sign * foot, sign * head, wide, film)
        UPPER.patch(f'eyestay {side}', (sign * 0.225, sign * 0.385), lambda s: (0.8 - 0.03 * cos(6 * pi * s), 0.985), film, out=1.0)


def _wing(name: str, foot: float, head: float, wide: float, film: Material) -> None:
    """A wing that leans: from u `foot` at the sole to u `head` at the eyelets."""

    def surface(s: float, t: float) -> Vector:
        middle = foot + (head - foot) * t ** 0.8
        half = wide * (1 - 0.55 * t)
        rim = min(s, 1 - s)
        return UPPER.at(middle + (2 * s - 1) * half, 0.05 + 0.8 * t, 0.75 if rim > 1e-3 else -0.3)

    sheet(name, surface, film, steps=(14, 40))


def _tongue(cloth: Material, film: str) -> None:
    made = tongue([(84, 0, 66), (60, 0, 78), (30, 0, 89), (0, 0, 99), (-22, 0, 109), (-35, 0, 119), (-40, 0, 126)], cloth)
    high = max(vertex.co.z for vertex in made.data.vertices)
    tab = [(-39, y, high - 4 - 0.012 * y * y) for y in range(-10, 11, 2)]
    tube('tongue tab', tab, 1, plastic(film, 0.5), section=band(9, 1.4, 0.5), up=(0.45, 0, 0.89))


def single(color: str) -> None:
    placed(grouped(partial(shoe, color)), rest=True)


def pair(color: str) -> None:
    placed(grouped(partial(shoe, color)), z=-8, to=(0, -70, 0), rest=True)
    left = grouped(partial(shoe, color))
    for one in left:
        _flipped(one)
    placed(left, z=16, to=(-30, 74, 0), rest=True)


def _flipped(one: Part) -> None:
    """The other foot's: mirrored across its length."""
    apply(one)
    one.data.transform(Matrix.Scale(-1, 4, (0, 1, 0)))
    one.data.flip_normals()


def soles(color: str) -> None:
    """It lies on its inner side, the sole towards us."""
    placed(grouped(partial(shoe, color)), x=-82, rest=True)


SIDE = Camera(turn=22, pitch=14, fill=0.8)

PRODUCT = Product(
    'sports/kestrel-trail-shoes',
    [
        View('deep-teal', partial(single, 'deep-teal'), SIDE),
        View('clay', partial(single, 'clay'), SIDE),
        View('slate', partial(single, 'slate'), SIDE),
        View('pair', partial(pair, 'deep-teal'), Camera(turn=38, pitch=24, fill=0.8), 'stone'),
        View('sole', partial(soles, 'deep-teal'), Camera(turn=12, pitch=20, fill=0.8), 'sand'),
    ],
)
