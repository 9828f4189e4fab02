"""A flat wallet: three stepped slots with thumb cuts, a pocket for notes behind, waxed thread, burnished
edges."""

from functools import partial
from math import cos, pi, radians, sin, tan

from kit.color import mix
from kit.leathers import calf
from kit.materials import Material, paper, plastic, powder_coat, smooth_leather
from kit.product import Camera, Product, View
from kit.shapes import box, grouped, placed, rounded, rounded_box, slab, smooth_line, stitches, tube

COLORS = {'cognac': '#A2622F', 'black': '#2B2A2C', 'forest': '#3B4C40'}
THREADS = {'cognac': '#E3C79A', 'black': '#8C867C', 'forest': '#C9BE9C'}
WIDE, TALL, CORNER, HIDE = 102, 74, 8, 1.1
LEAN = 64
SLOTS = ((TALL - 7, '#DDD5C4'), (TALL - 17, '#33585C'), (TALL - 27, '#C98A3C'))
PITCH = 1.95
"""The leather is 1.1 mm thick; the wallet lies on its back, its lower edge at y = 0. Of each slot the
height and its card; a slot with a card in it is 1.95 mm thick."""


def wallet(color: str) -> None:
    hide = calf(COLORS[color], 0.36)
    edge = smooth_leather(mix(COLORS[color], '#0C0805', 0.42), 0.3)
    thread = powder_coat(THREADS[color], 0.75)
    _panel('back', _plain(TALL), 0, hide, edge)
    _panel('notes pocket', _plain(TALL - 5), HIDE, hide, edge)
    for layer, (top, card) in enumerate(SLOTS):
        z = 2 * HIDE + layer * PITCH
        _card(card, (-2.5, 2, -0.5)[layer], top + (11, 4.5, 3.8)[layer], z)
        _filling(edge, z, top)
        _panel(f'slot {layer}', _slot(top), z + PITCH - HIDE, hide, edge)
        line = [(x, y - 2.2, z + PITCH + 0.02) for x, y in reversed(_mouth(top)) if abs(x) < WIDE / 2 - 2]
        tube(f'crease {layer}', line, 0.22, edge, sides=8)
        below = SLOTS[layer + 1][0] if layer < 2 else 12
        for x in (-WIDE / 2 + 3.2, WIDE / 2 - 3.2):
            stitches(f'side seam {layer} {x}', [(x, below + 0.5, z + PITCH + 0.1), (x, top - 1, z + PITCH + 0.1)], thread, length=2.9, gap=1.0, thickness=0.6)
    _seam(thread, 10, 2 * HIDE + 3 * PITCH)


def _plain(tall: float) -> list:
    return [(x, y + tall / 2) for x, y in rounded_box(WIDE, tall, CORNER)]


def _mouth(top: float) -> list:
    """The upper edge of a slot from right to left, with a thumb cut in its middle."""
    dip = [(16, top), (12.5, top - 0.9), (8.5, top - 4.4), (0, top - 6.2), (-8.5, top - 4.4), (-12.5, top - 0.9), (-16, top)]
    cut = [(dot.x, dot.y) for dot in smooth_line([(x, y, 0) for x, y in dip], 6)]
    return [(WIDE / 2, top), *cut, (-WIDE / 2, top)]


def _slot(top: float) -> list:
    corner = [(-WIDE / 2 + CORNER - CORNER * cos(pi / 2 * i / 10), CORNER - CORNER * sin(pi / 2 * i / 10)) for i in range(11)]
    return [*_mouth(top), *corner, *[(-x, y) for x, y in reversed(corner)]]


def _panel(name: str, outline: list, z: float, hide: Material, edge: Material) -> None:
    """One layer of leather whose lower half is its burnished edge."""
    slab(f'{name} edge', outline, HIDE * 0.7, edge, (0, 0, z), edge=0.2)
    slab(name, outline, HIDE * 0.6, hide, (0, 0, z + HIDE * 0.42), edge=0.34, under=0.05)


def _filling(edge: Material, z: float, top: float) -> None:
    """What is between the layers at the sewn sides and below."""
    for x in (-1, 1):
        slab(f'filling {z} {x}', rounded_box(5, top - CORNER, 1), PITCH - HIDE + 0.3, edge, (x * (WIDE / 2 - 2.9), (top + CORNER) / 2, z - 0.1), edge=0.2)
    slab(f'filling {z}', rounded([(-WIDE / 2 + 0.4, 12), (-WIDE / 2 + 0.4, 0.4), (WIDE / 2 - 0.4, 0.4), (WIDE / 2 - 0.4, 12)], [1, CORNER * 1.4, CORNER * 1.4, 1], 10, closed=True), PITCH - HIDE + 0.3, edge, (0, 0, z - 0.1), edge=0.2)


def _card(color: str, x: float, top: float, z: float) -> None:
    """A card whose upper edge is at a height; as much of it as the wallet does not hide."""
    slab('card', rounded_box(85.6, 42, 3.2), 0.76, plastic(color, 0.38, grain=0.003), (x, top - 21, z + 0.1), edge=0.12)


def _seam(thread: Material, top: float, z: float) -> None:
    """Around the sides and the lower edge."""
    side = WIDE / 2 - 3.2
    corner = [(-side + 5 - 5 * cos(pi / 2 * i / 8), 8.2 - 5 * sin(pi / 2 * i / 8)) for i in range(9)]
    line = [(-side, top - 1), *corner, *[(-x, y) for x, y in reversed(corner)], (side, top - 1)]
    stitches('seam', [(x, y, z + 0.1) for x, y in line], thread, length=2.9, gap=1.0, thickness=0.6)


def from_behind() -> None:
    """On its face, with folded notes in the pocket behind."""
    hide = calf(COLORS['cognac'], 0.36)
    edge = smooth_leather(mix(COLORS['cognac'], '#0C0805', 0.42), 0.3)
    thread = powder_coat(THREADS['cognac'], 0.75)
    slab('layers', _plain(TALL), 3.4, edge, edge=0.5)
    _panel('front', _plain(TALL), 3.2, hide, edge)
    note = lambda name, color, x, y, z, turn: placed(grouped(lambda: slab(name, rounded_box(78, 62, 1), 0.35, paper(color), edge=0.12)), z=turn, to=(x, y, z))
    note('note 1', '#93A38C', 3, TALL - 20, 4.3, 0.5)
    note('note 2', '#C9D2BF', -2, TALL - 23.5, 4.65, -0.8)
    placed(grouped(lambda: slab('note band', rounded_box(70, 2.2, 0.6), 0.06, paper('#A9B79F'), edge=0.02)), z=-0.8, to=(-2, TALL + 3.5, 4.98))
    _panel('pocket', _plain_to(TALL - 9), 5.0, hide, edge)
    slab('pocket filling', _plain(TALL - 9.8), 0.9, edge, (0, 0.2, 4.2), edge=0.2)
    z = 5.0 + HIDE
    tube('crease', [(WIDE / 2 - 2 - i * (WIDE - 4) / 20, TALL - 11.6, z + 0.02) for i in range(21)], 0.22, edge, sides=8)
    _seam(thread, TALL - 10, z)
    tube('mark', [(8 * cos(pi * i / 32), 26 + 8 * sin(pi * i / 32), z + 0.01) for i in range(64)], 0.3, edge, sides=10, closed=True)
    tube('mark line', [(-3.2, 26, z + 0.01), (3.2, 26, z + 0.01)], 0.3, edge, sides=10)


def _plain_to(top: float) -> list:
    """Round corners below, sharp ones above."""
    return rounded([(-WIDE / 2, top), (-WIDE / 2, 0), (WIDE / 2, 0), (WIDE / 2, top)], [1, CORNER * 1.4, CORNER * 1.4, 1], 10, closed=True)


def leaning(color: str) -> None:
    """Upright against a block that is hidden by it."""
    placed(grouped(partial(wallet, color)), x=LEAN, rest=True)
    _block()


def leaning_back() -> None:
    placed(grouped(from_behind), x=LEAN, rest=True)
    _block()


def _block() -> None:
    high = 36
    box('block', (40, 24, high), paper('#D9CDBB'), (0, high / tan(radians(LEAN)) + 12.2, 0), edge=0.5)


def pair() -> None:
    """One before the other."""
    placed(grouped(partial(leaning, 'forest')), z=-4, to=(-40, 62, 0))
    placed(grouped(partial(leaning, 'cognac')), z=3, to=(26, 0, 0))


MAIN = Camera(turn=-20, pitch=15, fill=0.74)

PRODUCT = Product(
    'fashion/pell-card-wallet',
    [
        View('cognac', partial(leaning, 'cognac'), MAIN),
        View('black', partial(leaning, 'black'), MAIN),
        View('forest', partial(leaning, 'forest'), MAIN),
        View('back', leaning_back, Camera(turn=18, pitch=15, fill=0.74)),
        View('pair', pair, Camera(turn=-14, pitch=17, fill=0.76), 'sand'),
    ],
)
