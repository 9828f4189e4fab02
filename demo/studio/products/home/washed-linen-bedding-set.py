"""Bed linen, folded into a stack: duvet cover, fitted sheet, two pillowcases."""

from functools import partial

from kit.linen import folded, linen, ribbon
from kit.materials import Material
from kit.product import Camera, Product, View
from kit.shapes import grouped, moved, placed, rounded_box, slab

COLORS = {'chalk': '#E6DFD2', 'clay-rose': '#BD8B79', 'storm': '#76828E'}
WIDE, DEEP = 310, 236


def stack(colors: tuple[str, str, str, str]) -> float:
    """Duvet cover, sheet and two pillowcases from below, each in a color; returns how high they are
    together."""
    z = 0.0
    for i, (cloth, halves, wide, deep) in enumerate(((17, 2, 0, 0), (12, 2, -8, -6), (13, 1, -18, -12), (13, 1, -22, -8))):
        piece, high = folded(f'piece {i}', WIDE + wide, DEEP + deep, cloth, halves, linen(COLORS[colors[i]], pitch=1.0, contrast=0.1), seed=i + 2)
        placed([piece], z=(0, 1.2, -1.4, 0.8)[i], to=((0, 2, -3, 1)[i], (0, -1, 2, 0)[i], z))
        z += high - 1.4
    return z


def in_color(color: str) -> None:
    stack((color,) * 4)


def tied() -> None:
    """A ribbon of darker linen around it, with a bow."""
    high = stack(('chalk',) * 4)
    cloth = linen('#A98C66', contrast=0.22)
    loop = [(0, y, z + high / 2 + 1.2) for y, z in rounded_box(DEEP + 22, high + 0.4, 18, 10)]
    ribbon('ribbon', loop, 36, cloth, up=(1, 0, 0), closed=True)
    placed(grouped(partial(_bow, cloth)), z=8, to=(0, -24, high + 1.0))


def _bow(cloth: Material) -> None:
    """Two loops, two tails and a knot, lying on z = 0."""
    for side in (-1, 1):
        loop = [(0, 0, 6), (side * 28, -3, 19), (side * 62, -9, 27), (side * 86, -13, 19), (side * 80, -13, 6), (side * 42, -6, 4), (0, 0, 4)]
        ribbon(f'loop {side}', loop, 32, cloth, up=(0, 1, 0))
        tail = [(0, -2, 4), (side * 20, -22, 4), (side * 38, -48, 2.5), (side * 50, -76, 2)]
        ribbon(f'tail {side}', tail, 28, cloth, up=(1, side * 0.55, 0))
    moved(slab('knot', rounded_box(30, 34, 11), 17, cloth, edge=7), (0, 0, 0.4))


MAIN = Camera(turn=26, pitch=20, fill=0.8)

PRODUCT = Product(
    'home/washed-linen-bedding-set',
    [
        View('chalk', partial(in_color, 'chalk'), MAIN, 'sand'),
        View('clay-rose', partial(in_color, 'clay-rose'), MAIN),
        View('storm', partial(in_color, 'storm'), MAIN),
        View('tied', tied, Camera(turn=22, pitch=28, fill=0.8), 'clay'),
        View('colors', partial(stack, ('storm', 'clay-rose', 'chalk', 'chalk')), Camera(turn=-24, pitch=17, fill=0.8), 'sage'),
    ],
)
