"""Mugs of heavy stoneware, dipped into glaze above a bare foot."""

from functools import partial

from kit.materials import Material, plastic
from kit.pottery import dipped, thrown
from kit.product import Camera, Product, View
from kit.shapes import cup, grouped, lathe, placed, rounded, smooth_line, superellipse, tube

COLORS = {'sea-mist': '#A3BAB4', 'oatmeal': '#DCCFB9', 'rust': '#AE6442'}
CLAY = '#B99C80'
RADIUS, HEIGHT, WALL = 43.5, 94, 4.6
NESTED = 3.1
"""How far the foot of a mug sinks into the one below it."""


def mug(color: str, handle: float = 0) -> None:
    """A mug, its handle to the right; turned by `handle` degrees."""
    glaze = dipped(COLORS[color], CLAY, line=24, top=HEIGHT)
    placed(grouped(partial(_mug, glaze)), z=handle)


def _mug(glaze: Material) -> None:
    outside = rounded([(0, 1.2), (31, 1.2), (32.5, 0), (36, 0), (RADIUS, 10), (RADIUS, HEIGHT)], [0, 0.8, 0.8, 1.6, 8, 0], steps=12)
    cup('body', [*outside[:2], *thrown(outside[2:], 0.28, 8)], WALL, glaze, floor=6)
    reach = RADIUS - 2.6
    ear = smooth_line(
        [(reach, 0, 78), (reach + 9, 0, 79.5), (reach + 24, 0, 77), (reach + 32.5, 0, 62), (reach + 31, 0, 44), (reach + 19, 0, 32.5), (reach + 7, 0, 30), (reach, 0, 29)], 12
    )
    flare = lambda t: 1 + 0.42 * max(0, 1 - t / 0.16) ** 1.6 + 0.42 * max(0, 1 - (1 - t) / 0.16) ** 1.6
    tube('ear', ear, flare, glaze, section=superellipse(17, 8.6, 2.5, 40))


def with_coffee() -> None:
    """Filled, seen from above."""
    mug('sea-mist', -28)
    inner = RADIUS - WALL + 0.15
    crema = rounded([(0, 70), (inner, 70), (inner, 77), (inner - 1.6, 76.2), (0, 76)], [0, 0.2, 0.3, 1, 0], steps=5)
    lathe('coffee', crema, plastic('#22120A', 0.06, grain=0))


def four() -> None:
    """Two upon each other and two beside them."""
    tall = HEIGHT - NESTED
    placed(grouped(partial(mug, 'sea-mist', 18)), to=(-58, 40, 0))
    placed(grouped(partial(mug, 'sea-mist', -34)), to=(-58, 40, tall))
    placed(grouped(partial(mug, 'sea-mist', 30)), to=(74, 34, 0))
    placed(grouped(partial(mug, 'sea-mist', -24)), to=(20, -68, 0))


MAIN = Camera(turn=0, pitch=17, fill=0.7)

PRODUCT = Product(
    'home/tide-stoneware-mugs',
    [
        View('sea-mist', partial(mug, 'sea-mist', -20), MAIN),
        View('oatmeal', partial(mug, 'oatmeal', -20), MAIN),
        View('rust', partial(mug, 'rust', -20), MAIN),
        View('set', four, Camera(turn=0, pitch=14, fill=0.76), 'sage'),
        View('coffee', with_coffee, Camera(turn=0, pitch=46, fill=0.7), 'sand'),
    ],
)
