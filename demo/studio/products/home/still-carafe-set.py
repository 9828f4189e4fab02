"""A carafe and tumblers of thin glass, with water."""

from functools import partial

from kit.materials import Material, glass, liquid
from kit.product import Camera, Product, View
from kit.shapes import cup, grouped, lathe, placed, rounded
from kit.timber import timber

WALL = 2.0
WATER = '#E6F1F0'


def _clear() -> Material:
    """Thin walls: with the full refraction of glass their four surfaces would look gray."""
    return glass('#FFFFFF', ior=1.34)


def carafe(filled: float = 140, *, stopper: bool = True) -> None:
    """A litre of glass, filled up to a height, closed by a stopper of oak."""
    outside = rounded(
        [(0, 2.4), (30, 1.6), (33, 0), (41, 0), (50, 10), (50, 122), (26, 196), (22, 226), (27, 262)],
        [0, 2, 1.5, 5, 10, 46, 40, 20, 0], steps=16,
    )
    cup('carafe', outside, WALL, _clear(), floor=6)
    inner = [(r - WALL + 0.06, z) for r, z in outside if 8 < z < filled]
    water = [(0, 5.95), (36, 5.95), (43, 7.6), *inner, (inner[-1][0], filled), (inner[-1][0] - 1.6, filled - 0.7), (0, filled - 0.8)]
    lathe('water', water, liquid(WATER, 120), sides=96)
    if stopper:
        lathe('stopper', rounded([(0, 240), (21.2, 240), (25.2, 266), (27.5, 266), (27.5, 281), (0, 281)], [0, 1.5, 1, 0.5, 3, 0]), timber('oak', axis='z', streak=5))


def tumbler(filled: float = 0) -> None:
    outside = rounded([(0, 1.8), (18, 1.2), (20, 0), (26, 0), (32, 7), (36.5, 92)], [0, 1, 1, 3, 6, 0], steps=12)
    cup('tumbler', outside, WALL, _clear(), floor=6.5)
    if not filled:
        return
    inner = [(r - WALL + 0.06, z) for r, z in outside if 8 < z < filled]
    slope = 30 + (filled - 8) / 84 * 4.5 + 0.05
    lathe('water', [(0, 6.45), (24, 6.45), (28, 7.6), *inner, (slope, filled), (slope - 1.6, filled - 0.7), (0, filled - 0.8)], liquid(WATER, 120), sides=96)


def together() -> None:
    placed(grouped(partial(carafe, 140)), to=(-52, 26, 0))
    placed(grouped(partial(tumbler, 52)), to=(46, -22, 0))
    placed(grouped(partial(tumbler, 0)), to=(104, 38, 0))


def tumblers() -> None:
    placed(grouped(partial(tumbler, 0)), to=(-40, 12, 0))
    placed(grouped(partial(tumbler, 58)), to=(42, -14, 0))


PRODUCT = Product(
    'home/still-carafe-set',
    [
        View('front', together, Camera(turn=0, pitch=13, fill=0.78), 'stone', samples=1.8),
        View('carafe', partial(carafe, 168, stopper=False), Camera(turn=0, pitch=12, fill=0.78), 'sage', samples=1.8),
        View('tumblers', tumblers, Camera(turn=0, pitch=18, fill=0.74), 'clay', samples=1.8),
    ],
)
