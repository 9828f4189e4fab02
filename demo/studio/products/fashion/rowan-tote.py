"""A tote of pebbled leather that stands by itself: two rolled handles, a tab with a turn stud."""

from functools import partial
from math import cos, exp, pi, sin

from kit.color import mix
from kit.materials import Material, brass, leather, paper, powder_coat, smooth_leather, suede, woven
from kit.product import Camera, Product, View
from kit.shapes import (
    band, box, grouped, lathe, moved, placed, rounded, rounded_box, sheet, skin, slab, smooth_line, stitches, tube, turned,
    wrinkled,
)

COLORS = {'sand': '#C7AE8A', 'oxblood': '#5A2024', 'ink': '#25262B'}
WIDTH, DEPTH, HEIGHT, WALL = 356, 136, 300, 3.2


def tote(color: str, *, is_open: bool = False) -> None:
    hide = leather(COLORS[color], pebble=2.5, depth=0.2, roughness=0.4)
    thread = powder_coat(mix(COLORS[color], '#FFFFFF', 0.32), 0.8)
    _body(hide)
    _lining()
    _bottom(hide, thread)
    _rim_seam(thread)
    for side in (-1, 1):
        _handle(hide, thread, side)
    if not is_open:
        _tab(hide, thread)


def _outline(z: float, out: float = 0) -> list[tuple[float, float]]:
    """Around the bag at a height: wider at the mouth, its sides drawn in above as by folds."""
    rise = z / HEIGHT
    outline = []
    for x, y in rounded_box(WIDTH + 22 * rise + 2 * out, DEPTH - 8 * rise + 2 * out, 15 + out, steps=8):
        outline.append((x, y))
    return [_drawn_in(x, y, rise) for x, y in _dense(outline)]


def _drawn_in(x: float, y: float, rise: float) -> tuple[float, float]:
    fold = exp(-((y / 30) ** 2)) * max(0.0, rise - 0.15) ** 1.2 * 17
    bow = exp(-((x / 130) ** 2)) * 5 * sin(pi * min(rise * 1.05, 1))
    return (x - fold if x > 60 else x + fold if x < -60 else x), y + (bow if y > 40 else -bow if y < -40 else 0)


def _dense(outline: list, step: float = 5) -> list:
    """More points along the straight sides; always equally many."""
    dense = []
    for i, (x, y) in enumerate(outline):
        nx, ny = outline[(i + 1) % len(outline)]
        length = ((nx - x) ** 2 + (ny - y) ** 2) ** 0.5
        count = 60 if length > 200 else 24 if length > 60 else 1
        dense += [(x + (nx - x) * k / count, y + (ny - y) * k / count) for k in range(count)]
    return dense


def _body(hide: Material) -> None:
    """Walls outside and inside with a round rim, and the bottom."""
    rings = [[(x * 0.02, y * 0.02, 5) for x, y in _outline(0)]]
    rings += [[(x, y, 5 + 7 - 7 * cos(pi / 2 * i / 5)) for x, y in _outline(0, -7 + 7 * sin(pi / 2 * i / 5))] for i in range(6)]
    rings += [[(x, y, z) for x, y in _outline(z)] for z in [12 + (HEIGHT - 14) * i / 30 for i in range(1, 31)]]
    rings += [[(x, y, HEIGHT - 2 + 1.6 * sin(pi * i / 6)) for x, y in _outline(HEIGHT, -WALL / 2 + WALL / 2 * cos(pi * i / 6))] for i in range(1, 6)]
    rings += [[(x, y, z) for x, y in _outline(z, -WALL)] for z in [HEIGHT - 2 - (HEIGHT - 16) * i / 30 for i in range(31)]]
    rings += [[(x * 0.02, y * 0.02, 14) for x, y in _outline(14, -WALL)]]
    body = skin('body', rings, hide)
    wrinkled(body, 0.9, 90, detail=2)
    for x in (-140, 140):
        for y in (-46, 46):
            lathe(f'foot {x} {y}', rounded([(0, 0), (6, 0), (7.5, 3), (7.5, 8), (0, 8)], 1.5), brass(0.22), (x, y, 0), sides=40)


def _lining() -> None:
    canvas = woven('#CFC2AB', pitch=1.1)
    rings = [[(x, y, z) for x, y in _outline(z, -WALL - 1.4)] for z in [HEIGHT - 26 - (HEIGHT - 42) * i / 24 for i in range(25)]]
    rings += [[(x * 0.02, y * 0.02, 16) for x, y in _outline(16, -WALL - 1.4)]]
    lining = skin('lining', rings, canvas, caps=(False, True))
    wrinkled(lining, 0.5, 60)


def _bottom(hide: Material, thread: Material) -> None:
    """A second layer of leather around the lower part, sewn on."""
    tall = 74
    zs = [14 + (tall - 15) * i / 8 for i in range(9)]
    rings = [[(x, y, 13) for x, y in _outline(13, 0.2)], *[[(x, y, z) for x, y in _outline(z, 1.9)] for z in zs]]
    rings += [[(x, y, tall) for x, y in _outline(tall, 1.5)], [(x, y, tall + 0.3) for x, y in _outline(tall, -0.6)]]
    layer = skin('bottom layer', rings, hide, caps=(False, False))
    wrinkled(layer, 0.5, 90)
    line = [(x, y, tall - 5) for x, y in _outline(tall - 5, 2.0)]
    stitches('bottom seam', line, thread, length=4.2, gap=1.5, thickness=0.9, closed=True)


def _rim_seam(thread: Material) -> None:
    line = [(x, y, HEIGHT - 9) for x, y in _outline(HEIGHT - 9, 0.1)]
    stitches('rim seam', line, thread, length=4.2, gap=1.5, thickness=0.9, closed=True)


def _handle(hide: Material, thread: Material, side: int) -> None:
    """A rolled handle from one sewn-on tab to the other."""
    wall = lambda z: side * (DEPTH / 2 - 4 * z / HEIGHT + 5 * sin(pi * z / HEIGHT) * 0.75 + 0.6)
    lean = lambda z: wall(min(z, 296)) + side * (max(z - 296, 0) * 0.06)
    points = [(-78, 262), (-78, 290), (-76, 330), (-66, 400), (-44, 452), (0, 474), (44, 452), (66, 400), (76, 330), (78, 290), (78, 262)]
    line = smooth_line([(x, lean(z) + side * 3.4, z) for x, z in points], 10)
    tube(f'handle {side}', line, lambda t: 6.0 if 0.06 < t < 0.94 else 4.6, hide, sides=28)
    for x in (-78, 78):
        patch = _patch(f'patch {side} {x}', hide)
        seam = stitches(f'patch seam {side} {x}', [(px, py, 3.1) for px, py in rounded_box(26, 66, 12, 8)], thread, length=3.2, gap=1.3, thickness=0.8, closed=True)
        stud = lathe(f'stud {side} {x}', rounded([(0, 0), (4.6, 0), (4.6, 2), (0, 3)], 0.9), brass(0.2), (0, -21, 2.6), sides=32)
        placed([patch, seam, stud], x=90 if side < 0 else -90, to=(0, 0, 0))
        if side > 0:
            placed([patch, seam, stud], y=180)
        placed([patch, seam, stud], x=0, to=(x, wall(246) - side * 0.6, 246))


def _patch(name: str, hide: Material):
    return slab(name, rounded_box(33, 74, 15, 10), 3.1, hide, edge=1.1, under=0.2)


def _tab(hide: Material, thread: Material) -> None:
    """From the back over the mouth to the front, held by a stud that turns."""
    front = -DEPTH / 2 + 4 - 4.4
    line = smooth_line(
        [(0, 58, 262), (0, 58.5, 285), (0, 52, 303), (0, 20, 309), (0, -24, 309), (0, -58, 304), (0, front - 3.0, 288), (0, front - 4.2, 250), (0, front - 5.6, 214)], 10
    )
    tube('tab', line, 1, hide, section=band(3.2, 42, 1.3), up=(1, 0, 0))
    plate = slab('lock plate', rounded_box(24, 32, 6), 2, brass(0.2), edge=0.7)
    knob = slab('lock knob', rounded_box(6, 17, 3), 6, brass(0.16), (0, 0, 1.6), edge=1.6)
    placed([plate, knob], x=90, to=(0, front - 6.2, 230))
    for edge in (-17, 17):
        seam = [(edge, y - 1.9, z) for _, y, z in line if y < front - 2.2 and z < 292]
        stitches(f'tab seam {edge}', seam, thread, length=4, gap=1.5, thickness=0.9)


def opened(color: str) -> None:
    """Seen from above, with a notebook and a pouch in it."""
    tote(color, is_open=True)
    cover = smooth_leather('#3C4A40')
    book = box('notebook', (150, 14, 210), cover, (-70, 24, 16), edge=2)
    leaves = box('leaves', (146, 11, 208), paper('#EFE8DA'), (-68, 24, 18.5), edge=0.5)
    turned(book, z=2)
    turned(leaves, z=2)
    pocket = box('pocket', (150, 2.4, 120), woven('#C4B69D', pitch=1.1), (82, 61.8, 150), edge=0.8)
    assert pocket


PRODUCT = Product(
    'fashion/rowan-tote',
    [
        View('sand', partial(tote, 'sand'), Camera(turn=26, pitch=11, fill=0.76), key=1.3),
        View('oxblood', partial(tote, 'oxblood'), Camera(turn=26, pitch=11, fill=0.76), key=1.3),
        View('ink', partial(tote, 'ink'), Camera(turn=26, pitch=11, fill=0.76), key=1.3),
        View('side', partial(tote, 'sand'), Camera(turn=72, pitch=10, fill=0.76)),
        View('inside', partial(opened, 'sand'), Camera(turn=14, pitch=58, fill=0.8)),
    ],
)
