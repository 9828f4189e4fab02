"""A wool coat folded as for a shelf: its front with lapels and horn buttons above, or its back with the half belt."""

from functools import partial
from math import cos, pi, sin

from kit.color import mix
from kit.materials import Material, hairs, plastic, powder_coat, woven
from kit.product import Camera, Product, View, close_up
from kit.shapes import fuzz, lathe, rounded, rounded_box, slab, smooth_line, tube, wrinkled

COLORS = {'camel': '#B48A5A', 'charcoal': '#45464B'}
WIDE, LONG, LAYER = 372, 470, 25
TOP = 3 * LAYER - 0.4
"""Three folds upon each other; how high the upper one's face is (millimetres)."""

LAPEL = [(10, 40), (-104, 118), (-116, 164), (-82, 172), (-52, 226), (-40, 214)]
COLLAR = [(-78, 168), (-132, 186), (-112, 216), (-62, 226), (-28, 228), (-36, 226), (-50, 214)]


def _cloth(color: str) -> Material:
    return woven(COLORS[color], mix(COLORS[color], '#000000', 0.28), pitch=3.2, twill=True, sheen=0.7)


def _folds(cloth: Material, color: str) -> None:
    for i in range(3):
        size = (WIDE - 5 * (2 - i) % 7, LONG - 6 * ((i + 1) % 2), LAYER + 1.5)
        outline = rounded_box(size[0], size[1], 24, 12)
        layer = slab(f'fold {i}', outline, LAYER, cloth, ((-2, 3, 0)[i], (4, -3, 0)[i], i * (LAYER - 0.3)), edge=12, under=11, dome=0.02, steps=10)
        fuzz(layer, 1.6, 9_000, hairs(COLORS[color]), thick=0.03)


def _piece(name: str, outline: list, cloth: Material, z: float, thick: float = 4.2, corner: float = 6):
    """A piece of thick cloth that lies on the coat."""
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]])) < 0:
        outline = outline[::-1]
    return slab(name, rounded(outline, corner, 8, closed=True), thick, cloth, (0, 0, z), edge=1.8, under=0.6)


def coat(color: str) -> None:
    cloth = _cloth(color)
    lining = woven('#6B4B34' if color == 'camel' else '#34303A', pitch=0.7, sheen=0.2)
    _folds(cloth, color)
    mirror = lambda line: [(-x, y) for x, y in line]
    _piece('lining', [(6, 52), (-70, 226), (-30, 236), (30, 236), (70, 226)], lining, TOP - 0.6, 2.4)
    _piece('front', [(-178, -222), (16, -222), (16, 44), (-60, 200), (-120, 222), (-178, 214)], cloth, TOP - 1.4, 4.4, 8)
    _piece('right lapel', mirror(LAPEL), cloth, TOP + 0.6)
    _piece('left lapel', LAPEL, cloth, TOP + 2.8)
    _piece('lining behind', [(-40, 214), (40, 214), (40, 160), (-40, 160)], lining, TOP - 1.5, 2.2)
    for side, line in ((-1, COLLAR), (1, mirror(COLLAR))):
        _piece(f'collar {side}', line, cloth, TOP + 4.6, 5)
    roll = smooth_line([(-44, 228, TOP + 3), (-30, 226, TOP + 3.4), (0, 224, TOP + 3.6), (30, 226, TOP + 3.4), (44, 228, TOP + 3)], 10)
    wrinkled(tube('collar roll', roll, 11, cloth, sides=28), 0.6, 20)
    for y in (22, -72, -166):
        _button(0, y, TOP + 2.9)
    _piece('chest pocket', [(76, 40), (146, 50), (144, 68), (74, 58)], cloth, TOP - 0.6, 3.6, 3)
    for side in (-1, 1):
        _piece(f'flap {side}', [(side * 66, -118), (side * 158, -112), (side * 158, -152), (side * 66, -158)], cloth, TOP + (2.2 if side < 0 else -0.8), 4, 7)


def _button(x: float, y: float, z: float, radius: float = 12.5) -> None:
    """Horn, with a rim and four holes with thread."""
    horn, dark = plastic('#3F2A1C', 0.2, grain=0), powder_coat('#17100B', 0.9)
    profile = [(0, 0), (radius, 0), (radius, 3.2), (radius * 0.86, 4.2), (radius * 0.72, 3.2), (0, 3.0)]
    lathe('button', rounded(profile, 0.8), horn, (x, y, z), sides=64)
    for i in range(4):
        angle = pi / 4 + pi / 2 * i
        lathe('hole', [(0, 2.8), (1.3, 2.8), (1.3, 3.12), (0, 3.12)], dark, (x + 3.4 * cos(angle), y + 3.4 * sin(angle), z), sides=20)


def behind() -> None:
    """The back: a seam in its middle, the half belt with two buttons, the collar above."""
    cloth = _cloth('camel')
    _folds(cloth, 'camel')
    shade = powder_coat(mix(COLORS['camel'], '#000000', 0.55), 0.9)
    tube('seam', [(0, 225 - 8 * i, TOP + 0.3 + 0.15 * (i % 2)) for i in range(56)], 0.9, shade, sides=8)
    for side in (-1, 1):
        tube(f'shoulder seam {side}', smooth_line([(side * 150, -40, TOP + 0.3), (side * 128, 60, TOP + 0.3), (side * 122, 150, TOP + 0.3), (side * 128, 214, TOP + 0.1)], 10), 0.9, shade, sides=8)
    _piece('half belt', [(-118, -66), (118, -66), (118, -22), (-118, -22)], cloth, TOP + 0.2, 5, 14)
    for x in (-92, 92):
        _button(x, -44, TOP + 5, 11)
    _piece('collar', [(-104, 168), (0, 158), (104, 168), (92, 214), (0, 226), (-92, 214)], cloth, TOP + 0.4, 6, 16)
    roll = smooth_line([(-90, 211, TOP + 2), (-60, 218, TOP + 2), (0, 221, TOP + 2), (60, 218, TOP + 2), (90, 211, TOP + 2)], 10)
    tube('collar roll', roll, 8, cloth, sides=28)


MAIN = Camera(turn=-14, pitch=50, fill=0.78)

PRODUCT = Product(
    'fashion/harrow-overcoat',
    [
        View('camel', partial(coat, 'camel'), MAIN),
        View('charcoal', partial(coat, 'charcoal'), MAIN),
        View('back', behind, Camera(turn=16, pitch=46, fill=0.78)),
        View('detail', partial(coat, 'camel'), close_up((-20, 90, 72), 260, Camera(turn=-22, pitch=44, blur=0.015))),
    ],
)
