"""Ankle boots on a rounded last: elastic sides, pull tabs, a stitched welt, a stacked heel."""

from functools import partial

from mathutils import Vector

from kit.color import mix
from kit.dress_shoes import Station, eased, elastic, from_side, laid, lining, panel, pull_tab, rim, seam, sole, sole_outline, tree_of, upper
from kit.materials import Material, powder_coat, smooth_leather, woven
from kit.product import Camera, Product, View, close_up
from kit.shapes import band, grouped, inset, placed, rounded, slab, smooth_line, stitches, tube, wrinkled

COLORS = {'chestnut': '#7A4324', 'black': '#2A292B'}

LAST = [
    Station((294, 21), (295, 26), 10, 2.4),
    Station((288, 18), (290, 38), 46, 3),
    Station((272, 15), (274, 51), 74, 4),
    Station((248, 12), (249, 60), 91, 5),
    Station((214, 9), (215, 70), 99, 5),
    Station((178, 9), (184, 86), 95, 5),
    Station((138, 13), (163, 106), 86, 5),
    Station((95, 22), (148, 128), 79, 4.6),
    Station((52, 27), (136, 150), 75, 4.6),
    Station((9, 29), (128, 170), 73, 3.4),
    Station((1, 45), (122, 188), 72, 2.7),
    Station((0, 72), (118, 203), 71, 2.3),
    Station((4, 106), (117, 217), 70, 2.3),
    Station((10, 146), (118, 230), 71, 2.3),
    Station((13, 186), (120, 240), 73, 2.3),
    Station((12, 222), (122, 246), 75, 2.3),
]
SOLE = [(-2, 0), (-0.5, 12), (7, 25), (24, 34), (55, 37), (95, 35), (130, 37), (172, 47), (212, 53), (248, 49), (275, 39), (291, 25), (296.5, 11), (298.5, 0)]
GORE = rounded([(46, 236), (62, 112), (76, 112), (98, 243)], [4, 12, 12, 4], 8, closed=True)
"""The elastic, seen from the side: (along, up)."""


def _rise(x: float) -> float:
    """How high the underside of the sole is: the heel's height, the floor under the ball, a toe that turns
    up."""
    return 22 * (1 - eased((x - 70) / 110)) + 9 * eased((x - 225) / 85) ** 1.4


def boot(color: str) -> None:
    """One boot; the other is its mirror image."""
    hide = smooth_leather(COLORS[color], 0.27)
    dark = smooth_leather('#2B1D15' if color == 'chestnut' else '#1D1C1D', 0.35)
    thread = powder_coat(mix(COLORS[color], '#E6CFA6', 0.4 if color == 'chestnut' else 0.22), 0.8)
    stretch = elastic('#3A281E' if color == 'chestnut' else '#262628')
    shaft = upper('upper', LAST, hide)
    wrinkled(shaft, 1.0, 46, detail=2)
    tree = tree_of(shaft)
    lining('lining', LAST, smooth_leather('#B08A5E', 0.5))
    tube('rim', rim(LAST), 1.9, dark, closed=True, sides=16)
    for side in (-1, 1):
        spot = from_side(tree, side)
        gore = [(dot.x, dot.y) for dot in smooth_line([(x, z, 0) for x, z in GORE], 3, closed=True)]
        panel(f'gore {side}', inset(gore, 0), stretch, spot, thick=0.9, middle=(70, 180))
        border = [dot for dot in inset(gore, -3.4) if dot[1] < 234]
        start = next(i for i in range(len(border)) if abs(border[i][1] - border[i - 1][1]) + abs(border[i][0] - border[i - 1][0]) > 30)
        border = border[start:] + border[:start]
        tube(f'edge {side}', laid([dot for dot in inset(gore, -0.6) if dot[1] < 235][start:] + [dot for dot in inset(gore, -0.6) if dot[1] < 235][:start], spot, 0.3), 0.9, hide, sides=10)
        seam(f'gore seam {side}', border, spot, thread)
        seam(f'gore seam b {side}', [dot for dot in _shifted(border)], spot, thread)
        seam(f'side seam {side}', [(69 + 0.02 * (z - 40), z) for z in range(106, 34, -3)], spot, thread)
    _pull_tabs(hide)
    _sole(dark, thread)


def _shifted(border: list) -> list:
    """A second row of stitches, a little farther out."""
    middle = Vector((70, 180))
    return [tuple(Vector(dot) + (Vector(dot) - middle).normalized() * 2.2) for dot in border]


def _pull_tabs(hide: Material) -> None:
    web = woven('#4A372A', pitch=1.2)
    across = Vector((0, 1, 0))
    pull_tab('tab behind', Vector((9.2, 0, 222)), Vector((6.5, 0, 0)), web, band(1.8, 20, 0.7), across, rise=26, deep=13)
    pull_tab('tab in front', Vector((124.8, 0, 245)), Vector((-6.5, 0, 0)), web, band(1.8, 20, 0.7), across, rise=20, deep=9)


def _sole(dark: Material, thread: Material) -> None:
    """Welt with its stitches, sole, and a heel of layers."""
    welt_top = 9.4
    sole('welt', sole_outline(SOLE, 1.6), 4.2, dark, _rise, 5.2, edge=1.2)
    sole('sole', sole_outline(SOLE, 0.9), 5.2, smooth_leather('#33241A', 0.4), _rise, 0.15, edge=1.2)
    line = [Vector((x, y, welt_top + _rise(x) + 0.02)) for x, y in sole_outline(SOLE, -0.6) if x > 60]
    start = next(i for i in range(len(line)) if (line[i] - line[i - 1]).length > 30)
    stitches('welt seam', line[start:] + line[:start], thread, length=3.2, gap=1.1, thickness=0.9)
    heel = [(x, y) for x, y in sole_outline(SOLE, 0.2) if x < 74]
    heel = [*[dot for dot in heel if dot[1] < 0], *[dot for dot in heel if dot[1] >= 0]]
    ordered = sorted([dot for dot in heel if dot[1] <= 0], key=lambda dot: dot[0]) + [(70, -18), (68, 0), (70, 18)] + sorted([dot for dot in heel if dot[1] > 0], key=lambda dot: -dot[0])
    for i in range(3):
        slab(f'lift {i}', inset(ordered, 0.3 * (i % 2)), 7.6, smooth_leather(('#1F1713', '#3A281C', '#33241A')[i], 0.4), (0, 0, i * 7.2), edge=0.6)


def single(color: str) -> None:
    placed(grouped(partial(boot, color)), rest=True)


def pair() -> None:
    """Side by side, one a little ahead."""
    placed(grouped(partial(boot, 'chestnut')), z=-4, to=(0, -66, 0), rest=True)
    placed(grouped(partial(boot, 'chestnut')), z=7, to=(-34, 72, 0), rest=True)


MAIN = Camera(turn=-20, pitch=12, fill=0.76)

PRODUCT = Product(
    'fashion/dunmore-chelsea-boots',
    [
        View('chestnut', partial(single, 'chestnut'), MAIN),
        View('black', partial(single, 'black'), MAIN),
        View('pair', pair, Camera(turn=34, pitch=16, fill=0.76), 'sand'),
        View('detail', partial(single, 'chestnut'), close_up((72, -36, 176), 170, Camera(turn=-14, pitch=14, blur=0.02))),
    ],
)
