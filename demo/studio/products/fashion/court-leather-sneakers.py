"""Low leather sneakers with few seams: a stitched cup sole, flat laces, a heel tab of another color."""

from functools import partial
from math import exp

from mathutils import Vector

from kit.color import mix
from kit.dress_shoes import (
    Station, around_heel, eased, eyelet, from_above, laid, lining, panel, rim, seam, sole, sole_outline, tree_of, upper,
)
from kit.materials import Material, metal, powder_coat, rubber, smooth_leather, woven
from kit.product import Camera, Product, View
from kit.shapes import band, grouped, mirrored, placed, rounded, shaped, sheet, stitches, tube, wrinkled

COLORS = {'chalk': ('#EFE9DD', '#8A9A82', '#F1EBDF'), 'ink': ('#2E2E33', '#232327', '#EDE5D6'), 'sand': ('#C9AC84', '#8B6A45', '#EFE6D6')}

LAST = [
    Station((283, 22), (284, 29), 10, 2.4),
    Station((278, 20), (280, 42), 46, 3),
    Station((262, 18), (264, 55), 76, 4),
    Station((236, 17), (237, 63), 93, 5),
    Station((205, 17), (206, 71), 98, 5),
    Station((170, 17), (176, 84), 94, 5),
    Station((135, 17), (152, 99), 86, 5),
    Station((95, 18), (134, 110), 79, 5),
    Station((52, 19), (122, 116), 74, 4.6),
    Station((10, 22), (115, 119), 71, 3.6),
    Station((1, 40), (111, 121), 69, 2.8),
    Station((1, 60), (109, 122), 67, 2.4),
    Station((5, 76), (108, 122.5), 66, 2.3),
    Station((7, 88), (108, 123), 66, 2.3),
]
SOLE = [(-2, 0), (-0.5, 12), (7, 25), (24, 35), (55, 38), (95, 37), (130, 40), (170, 46), (208, 50), (242, 47), (266, 38), (281, 24), (287.5, 10), (289, 0)]
ROWS = [(197 - 11.5 * i, 15.5) for i in range(7)]
"""Where the eyelets are, from above: along, and from the middle."""


def _rise(x: float) -> float:
    return 7 * eased((x - 215) / 85) ** 1.3


def _dipped(point: Vector) -> Vector:
    """Lower around the ankle, higher behind it."""
    dip = 23 * exp(-(((point.x - 54) / 30) ** 2)) * eased((point.z - 44) / 52)
    return Vector((point.x, point.y, point.z - dip))


def sneaker(color: str) -> None:
    body, heel, base = COLORS[color]
    hide, tab, thread = smooth_leather(mix(body, '#FFFFFF', 0.45 if color == 'chalk' else 0.04), 0.4), smooth_leather(heel, 0.42), powder_coat(mix(body, '#FFFFFF' if color == 'ink' else '#6B5A44', 0.18), 0.8)
    shell = shaped(upper('upper', LAST, hide), _dipped)
    wrinkled(shell, 0.8, 40, detail=2)
    tree = tree_of(shell)
    shaped(lining('lining', LAST, smooth_leather('#D2B68C', 0.55), 3.4), _dipped)
    tube('collar', [_dipped(dot) + Vector((0, 0, -0.6)) for dot in rim(LAST)], 3.6, hide, closed=True, sides=20)
    above, behind = from_above(tree), around_heel(tree)
    panel('heel tab', rounded([(-66, 24), (66, 24), (46, 50), (17, 80), (-17, 80), (-46, 50)], [1, 1, 4, 6, 6, 4], 10, closed=True), tab, behind, thick=1.9, middle=(0, 46))
    seam('heel seam', [(deg, z) for deg, z in rounded([(-62, 28), (-43.5, 49.5), (-15.5, 77), (15.5, 77), (43.5, 49.5), (62, 28)], [0, 6, 8, 8, 6, 0], 16)], behind, thread, 2.0)
    _tongue(above, hide)
    for side in (-1, 1):
        stay = rounded([(208, side * 8), (208, side * 24), (160, side * 30), (119, side * 29), (119, side * 9.5), (160, side * 9)], [7, 8, 20, 3, 3, 8], 10, closed=True)
        panel(f'eyelet stay {side}', stay, hide, above, thick=1.8, middle=(160, side * 18))
        line = rounded([(206, side * 11), (205, side * 22), (160, side * 27), (123, side * 26.4)], [3, 8, 20, 0], 10)
        seam(f'stay seam {side}', [(x, y) for x, y in line], above, thread, 1.95)
        for x, y in ROWS:
            eyelet(f'eyelet {side} {x}', (x, side * y), above, metal(mix(body, '#8A8880', 0.5), 0.3), 2.5, 3.4)
    _laces(above, base)
    arc = [(232 - (y / 40) ** 2 * 30, y) for y in range(-40, 41, 3)]
    seam('toe seam', arc, above, thread)
    seam('toe seam b', [(x - 2.6, y) for x, y in arc], above, thread)
    _sole(base)


def _tongue(above, hide: Material) -> None:
    """Under the laces, and up beyond the rim."""
    half = 19

    def surface(u: float, v: float) -> tuple:
        y, x = (2 * u - 1) * half, 200 - 92 * min(v / 0.84, 1)
        place, normal = above(max(x, 121), y)
        spot = place + normal * 1.5
        beyond = max(121 - x, 0) + max(v - 0.84, 0) / 0.16 * 16
        lift = 1.2 * (1 - (2 * u - 1) ** 2) * min(beyond / 10, 1)
        corner = 7 * max(0.0, v - 0.9) * 10 * abs(2 * u - 1) ** 4
        return (spot.x - beyond * 0.62 + lift, spot.y, spot.z + beyond * 0.86 + lift - corner)

    sheet('tongue', surface, hide, steps=(30, 60), thickness=3.2)


def _laces(above, color: str) -> None:
    """Flat laces, straight across from eyelet to eyelet."""
    cotton = woven(mix(color, '#FFFFFF', 0.2), pitch=0.9)
    for i, (x, y) in enumerate(ROWS):
        line = [(x, y * (1 - 2 * t / 16)) for t in range(17)]
        dots = laid(line, above, 3.6)
        for end in (0, -1):
            dots[end] = laid([line[end]], above, 0.6)[0]
        tube(f'lace {i}', dots, 1, cotton, section=band(1.5, 6.6, 0.7), up=(-0.8, 0, 0.6))


def _sole(color: str) -> None:
    base = rubber(color)
    sole('insole', sole_outline(SOLE, -6.5), 3, smooth_leather('#C9AB80', 0.6), _rise, 24.4, edge=1)
    sole('sole', sole_outline(SOLE, 2.4), 26, base, _rise, 0.1, edge=3)
    around = [Vector((x, y, 20 + _rise(x))) for x, y in sole_outline(SOLE, 2.35)]
    stitches('sole seam', around, powder_coat(mix(color, '#8A7A60', 0.35), 0.8), length=3.6, gap=1.3, thickness=0.9, closed=True)
    tube('groove', [Vector((x, y, 7.2 + _rise(x))) for x, y in sole_outline(SOLE, 2.2)], 0.5, rubber(mix(color, '#5A4E3C', 0.55)), closed=True, sides=8)


def single(color: str) -> None:
    placed(grouped(partial(sneaker, color)), rest=True)


def _couple(color: str, apart: float, ahead: float, turn: float) -> None:
    """Left and right, mirror images."""
    left = grouped(partial(sneaker, color))
    right = [mirrored(one, 'y') for one in left]
    placed(left, z=turn, to=(0, -apart / 2, 0), rest=True)
    placed(right, z=-turn, to=(ahead, apart / 2, 0), rest=True)


MAIN = Camera(turn=-22, pitch=15, fill=0.78)

PRODUCT = Product(
    'fashion/court-leather-sneakers',
    [
        View('chalk', partial(single, 'chalk'), MAIN, 'sand'),
        View('ink', partial(single, 'ink'), MAIN),
        View('sand', partial(single, 'sand'), MAIN),
        View('pair', partial(_couple, 'chalk', 150, -46, -4), Camera(turn=38, pitch=20, fill=0.78), 'sand'),
        View('top', partial(_couple, 'chalk', 122, 0, -2), Camera(turn=-90, pitch=82, lens=70, fill=0.8), 'sand'),
    ],
)
