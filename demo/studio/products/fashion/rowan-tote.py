"""A tote of pebbled leather that stands by itself: straps that end in two rolled handles, a tab with a turn
lock, rings at the sides."""

from functools import partial
from math import cos, exp, pi, sin

from kit.color import mix
from kit.leathers import calf, pebbled
from kit.materials import Material, metal, paper, powder_coat, smooth_leather, woven
from kit.product import Camera, Product, View
from kit.shapes import (
    band, box, lathe, placed, rounded, rounded_box, skin, slab, smooth_line, stitches, tube, turned,
    wrinkled,
)

COLORS = {'sand': ('#CBB391', '#8C5730'), 'oxblood': ('#5F2327', '#3D171A'), 'ink': ('#2A2B31', '#6A422A')}
"""The body, and the straps, handles and tab."""
WIDTH, DEPTH, HEIGHT, WALL = 356, 136, 300, 3.2


def tote(color: str, *, is_open: bool = False) -> None:
    body, trim = COLORS[color]
    hide, strap = pebbled(body), calf(trim, 0.4)
    thread = powder_coat(mix(body, '#FFFFFF', 0.32), 0.8)
    light = powder_coat(mix(trim, '#F1DFC0', 0.5), 0.8)
    _body(hide)
    _lining()
    _bottom(hide, thread)
    _rim(strap, thread)
    for side in (-1, 1):
        for x in (-78, 78):
            _strap(side, x, strap, light)
        _handle(strap, light, side)
        _side_ring(side, strap)
    if not is_open:
        _tab(strap, light)


def _brass(roughness: float = 0.3) -> Material:
    return metal('#C8A563', roughness)


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
            lathe(f'foot {x} {y}', rounded([(0, 0), (6, 0), (7.5, 3), (7.5, 8), (0, 8)], 1.5), _brass(), (x, y, 0), sides=40)


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


def _rim(edge: Material, thread: Material) -> None:
    """A seam below the mouth, whose edge is bound."""
    line = [(x, y, HEIGHT - 12) for x, y in _outline(HEIGHT - 12, 0.1)]
    stitches('rim seam', line, thread, length=4.2, gap=1.5, thickness=0.9, closed=True)
    tube('binding', [(x, y, HEIGHT - 0.6) for x, y in _outline(HEIGHT, -WALL / 2)], 2.3, edge, closed=True, sides=14)


def _wall(z: float) -> float:
    """How far the front is from the middle, where the straps are."""
    return DEPTH / 2 - 4 * z / HEIGHT + 5 * sin(pi * min(z / HEIGHT * 1.05, 1)) * exp(-0.36) + 0.5


def _strap(side: int, x: float, hide: Material, thread: Material) -> None:
    """Sewn onto the wall from the bottom up to the handle."""
    out = lambda z: side * (_wall(z) + (3.2 if z < 72 else 1.6))
    heights = [14, 30, 46, 62, 70, *[76 + 8 * i for i in range(23)]]
    tube(f'strap {side} {x}', [(x, out(z), z) for z in heights], 1, hide, section=band(3, 27, 1.2), up=(1, 0, 0))
    for edge in (-10.5, 10.5):
        line = [(x + edge, out(z) + side * 1.6, z) for z in heights]
        stitches(f'strap seam {side} {x} {edge}', line, thread, length=4, gap=1.5, thickness=0.9)


def _side_ring(side: int, hide: Material) -> None:
    """A loop of leather with a ring for a long strap."""
    out = lambda z: side * (max(x for x, y in _outline(z) if abs(y) < 5) + 1.6)
    tube(f'ring loop {side}', [(out(z), 0, z) for z in range(222, 283, 6)], 1, hide, section=band(3, 20, 1.2), up=(0, 1, 0))
    x = out(226) + side * 4
    ring = [(x, a, 220 + b) for a, b in rounded_box(30, 24, 11, 8)]
    tube(f'ring {side}', ring, 1.9, _brass(), closed=True, sides=18)
    tube(f'ring fold {side}', [(x - side * 1, -10, 231), (x - side * 1, 10, 231)], 4.4, hide, sides=20)


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
        stud = lathe(f'stud {side} {x}', rounded([(0, 0), (4.6, 0), (4.6, 2), (0, 3)], 0.9), _brass(), (0, -21, 2.6), sides=32)
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
    plate = slab('lock plate', rounded_box(30, 26, 9), 2.2, _brass(), edge=0.8)
    stem = lathe('lock stem', [(0, 0), (4, 0), (4, 5), (0, 5)], _brass(), (0, 0, 1.6), sides=32)
    knob = slab('lock knob', rounded_box(20, 8, 4), 4.4, _brass(0.22), (0, 0, 6), edge=1.8)
    placed([plate, stem, knob], x=90, to=(0, front - 6.2, 234))
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
        View('sand', partial(tote, 'sand'), Camera(turn=26, pitch=11, fill=0.82), key=1.15),
        View('oxblood', partial(tote, 'oxblood'), Camera(turn=26, pitch=11, fill=0.82), key=1.15),
        View('ink', partial(tote, 'ink'), Camera(turn=26, pitch=11, fill=0.82), key=1.15),
        View('side', partial(tote, 'sand'), Camera(turn=68, pitch=10, fill=0.82)),
        View('inside', partial(opened, 'sand'), Camera(turn=14, pitch=58, fill=0.8)),
    ],
)
