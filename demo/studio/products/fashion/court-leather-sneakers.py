"""Low leather sneakers with few seams: a stitched cup sole, flat laces tied to a bow, a heel tab of another
color."""

from collections.abc import Callable
from functools import partial
from math import sin, pi

from mathutils import Vector

from kit.color import mix
from kit.footwear import Upper, footprint, sole
from kit.lacing import bow, laces, tongue
from kit.leathers import calf
from kit.materials import Material, metal, powder_coat, rubber, woven
from kit.product import Camera, Product, View
from kit.shapes import grouped, mirrored, placed, sheet, stitches, tube

COLORS = {
    'chalk': ('#E9E3D7', '#7F9178', '#E9E2D4', '#FBF8F1'),
    'ink': ('#2E2E33', '#8B6A45', '#EDE5D6', '#3A3A40'),
    'sand': ('#C9AC84', '#8B6A45', '#EFE6D6', '#E9DDC8'),
}
"""Upper, heel tab, sole and laces."""


def feather(x: float) -> float:
    """The height of the sole's upper edge; it turns up a little at the toe."""
    return 28 - 3 * min(max((x + 110) / 200, 0), 1) + 6 * max(0, (x - 70) / 70) ** 2


def rise(x: float) -> float:
    return 7 * max(0, (x - 70) / 70) ** 2


UPPER = Upper(
    feather,
    [(-135, 0, 101), (-126, -19, 98), (-105, -28, 88), (-78, -31, 81), (-50, -32, 83), (-24, -29, 94), (0, -23, 98), (24, -19.5, 91), (48, -16, 82.5), (66, -12, 76), (79, 0, 71)],
    0.37,
    [(79, 0, 71), (93, 2, 67.5), (107, 4, 62.5), (119, 6, 56)],
)
EYES = [0.236 + 0.0205 * i for i in range(7)]


def _front(t: float) -> float:
    """Where the quarters end towards the toe, from the sole (0) up to the throat (1)."""
    return 0.325 + 0.07 * t**1.6


def sneaker(color: str) -> None:
    body, heel, base, cord = COLORS[color]
    hide, thread = calf(body, 0.5), powder_coat(mix(body, '#FFFFFF' if color == 'ink' else '#5E4C38', 0.4), 0.8)
    undyed = calf('#CDAE86', 0.55)
    UPPER.wall('upper', hide)
    UPPER.wall('lining', undyed, out=-2.8)
    _quarters(hide, thread)
    _heel_tab(calf(heel, 0.42), thread)
    _collar(hide)
    tongue([(86, 0, 65), (60, 0, 76), (30, 0, 87), (0, 0, 97), (-20, 0, 107), (-31, 0, 117), (-36, 0, 125)], hide, half=(15, 25), thick=4, corner=5)
    cotton = woven(cord, mix(cord, '#3A3026', 0.1), pitch=1.1)
    laces(UPPER, EYES, cotton, metal(mix(body, '#8A8880', 0.5), 0.3), wide=6.6)
    bow(UPPER, EYES[0], cotton)
    _sole(base, undyed)


def _quarters(hide: Material, thread: Material) -> None:
    """The leather of the sides, over that of the toe; a double seam along its edge and one along the
    eyelets."""
    for side in (-1, 1):

        def surface(s: float, t: float) -> Vector:
            rim = min(1 - s, 1 - t)
            return UPPER.at(side * _front(t) * s, 0.02 + 0.955 * t, 1.3 if rim > 1e-3 else -0.3)

        sheet(f'quarter {side}', surface, hide, steps=(160, 60))
        for back in (0.005, 0.0115):
            edge = [UPPER.at(side * (_front(t) - back), 0.02 + 0.955 * t, 1.35) for t in [0.06 + 0.9 * i / 60 for i in range(61)]]
            stitches(f'quarter seam {side} {back}', edge, thread, length=2.6, gap=0.9, thickness=0.8)
        stay = [UPPER.at(side * (0.215 + 0.16 * i / 60), 0.78 + 0.02 * sin(pi * i / 60), 1.9) for i in range(61)]
        stitches(f'stay seam {side}', stay, thread, length=2.6, gap=0.9, thickness=0.8)


def _heel_tab(hide: Material, thread: Material) -> None:
    low: Callable[[float], float] = lambda s: 0.38 + 0.3 * abs(2 * s - 1) ** 2.2
    UPPER.patch('heel tab', (-0.095, 0.095), lambda s: (low(s), 0.985), hide, out=2.4, steps=(60, 24))
    line = [UPPER.at(-0.088 + 0.176 * s, low(s) + 0.045, 2.45) for s in [i / 60 for i in range(61)]]
    stitches('heel seam', line, thread, length=2.6, gap=0.9, thickness=0.8)


def _collar(hide: Material) -> None:
    """A padded roll around the ankle."""
    line = [UPPER.at(-0.225 + 0.45 * i / 90, 1) for i in range(91)]
    tube('collar', [Vector((p.x * 0.985, p.y * 0.96, p.z - 2)) for p in line], lambda t: 4.6 - 2.4 * abs(2 * t - 1) ** 3, hide, sides=18)


def _sole(color: str, undyed: Material) -> None:
    """A cup: upright walls with a seam all around in a shallow step, a thin line above the floor."""
    base, shade = rubber(color), rubber(mix(color, '#5A4E3C', 0.4))
    share = lambda t: lambda x: rise(x) + 0.3 + (feather(x) + 2.6 - rise(x)) * t
    sole('cup', [(1.5, share(0)), (4.2, share(0.03)), (5, share(0.1)), (5.2, share(0.66)), (4.6, share(0.7)), (4.6, share(0.9)), (3.8, share(0.97)), (1.6, share(1))], base)
    around = lambda out, t: [Vector((x, y, share(t)(x))) for x, y in footprint(out, 320)]
    stitches('sole seam', around(4.55, 0.8), powder_coat(mix(color, '#8A7A60', 0.4), 0.8), length=3.8, gap=1.4, thickness=1, closed=True)
    tube('line', around(5.0, 0.2), 0.5, shade, closed=True, sides=8)
    inner = [(x, y, feather(x) + 4) for x, y in footprint(-2.6)]
    sheet('insole', lambda s, t: Vector((-30, 0, feather(-30) + 4)).lerp(Vector(inner[int(s * 160) % 160]), t), undyed, steps=(160, 6))


def single(color: str) -> None:
    placed(grouped(partial(sneaker, color)), rest=True)


def _couple(color: str, apart: float, ahead: float, turn: float) -> None:
    """Right and left, mirror images."""
    right = grouped(partial(sneaker, color))
    left = [mirrored(one, 'y') for one in right]
    placed(right, z=-turn, to=(0, -apart / 2, 0), rest=True)
    placed(left, z=turn, to=(ahead, apart / 2, 0), rest=True)


MAIN = Camera(turn=24, pitch=15, fill=0.8)

PRODUCT = Product(
    'fashion/court-leather-sneakers',
    [
        View('chalk', partial(single, 'chalk'), MAIN, 'sand'),
        View('ink', partial(single, 'ink'), MAIN),
        View('sand', partial(single, 'sand'), MAIN),
        View('pair', partial(_couple, 'chalk', 136, -40, 5), Camera(turn=40, pitch=24, fill=0.8), 'sand'),
        View('top', partial(_couple, 'chalk', 122, 0, 3), Camera(turn=-90, pitch=82, lens=70, fill=0.8), 'sand'),
    ],
)
