"""A bag for two days of firm cowhide: a zip along its whole top, rolled handles on brass rings, a tag, five
feet."""

from functools import partial
from math import cos, pi, sin

from mathutils import Vector

from kit.color import mix
from kit.materials import Material, brass, leather, powder_coat, smooth_leather, woven
from kit.product import Camera, Product, View, close_up
from kit.shapes import (
    band, box, inset, lathe, placed, rounded, rounded_box, skin, slab, smooth_line, solidified, stitches, tube,
    wrinkled, zip_teeth,
)

COLORS = {'chestnut': '#8A4B2A', 'espresso': '#45302A', 'forest': '#3E4F3F'}
HALF, STRAP_X, BASE = 243, 112, 78
"""Half of the length; where the straps run; how high the second layer of leather reaches (millimetres)."""

PROFILE = [(108, 9), (126, 24), (133, 80), (133, 140), (123, 196), (94, 240), (50, 262)]
"""The right half of the cross section, from below: (across, up)."""


def weekender(color: str) -> None:
    hide = leather(COLORS[color], pebble=2.4, depth=0.13, roughness=0.36)
    dark = smooth_leather(mix(COLORS[color], '#000000', 0.22), 0.36)
    thread = powder_coat('#D8B98C' if color == 'chestnut' else mix(COLORS[color], '#E8D5B0', 0.5), 0.8)
    metal = brass(0.26)
    _body(hide, dark)
    _base(hide, thread)
    _zip(dark, metal, thread)
    for side in (-1, 1):
        _end(side, hide, dark, metal, thread)
        _handle(side, hide, dark, metal, thread)
    _tag(dark, metal, thread)
    for x, y in ((-200, -92), (-200, 92), (200, -92), (200, 92), (0, 0)):
        lathe(f'foot {x} {y}', rounded([(0, 0), (6.5, 0), (8, 3), (8, 11), (0, 11)], 1.5), metal, (x, y, 0), sides=40)


def _section(x: float, out: float = 0) -> list[tuple[float, float]]:
    """Around the bag at a length: (across, up), counter-clockwise from the middle below; lower in its
    middle."""
    end = min(abs(x) / HALF, 1)
    narrow, sag = 1 - 0.05 * end**4, 9 * (1 - end**2)
    half = [(y * narrow, z - sag * (z / 270) ** 2) for y, z in PROFILE]
    dots = [(0, 8), *half, (0, 267 - sag), *[(-y, z) for y, z in reversed(half)]]
    line = [(dot.x, dot.y) for dot in smooth_line([(y, z, 0) for y, z in dots], 12, closed=True)]
    return inset(line, -out) if out else line


def _body(hide: Material, dark: Material) -> None:
    rings = [[(-HALF - 11 * (1 - s * s), y * s, 130 + (z - 130) * s) for y, z in _section(HALF)] for s in (0.02, 0.3, 0.6, 0.85, 0.97)]
    rings += [[(x, y, z) for y, z in _section(x)] for x in [-HALF + 2 * HALF * i / 60 for i in range(61)]]
    rings += [[(-x, y, z) for x, y, z in ring] for ring in reversed(rings[:5])]
    wrinkled(skin('body', rings, hide), 3.6, 95, detail=3)
    for side in (-1, 1):
        tube(f'piping {side}', [(side * HALF, y, z) for y, z in _section(HALF, 0.6)], 3.8, dark, closed=True, sides=16)


def _base(hide: Material, thread: Material) -> None:
    """A second layer around the lower part, sewn on."""
    rows = []
    for i in range(49):
        x = (-HALF + 5) + 2 * (HALF - 5) * i / 48
        around = _section(x, 2.9)
        start = len(around) // 2
        rows.append([(x, y, max(z, 5.2)) for y, z in around[start:] + around[:start] if z < BASE])
    layer = skin('base', rows, hide, round_ring=False)
    wrinkled(layer, 0.7, 110)
    solidified(layer, -2.2)
    for side in (-1, 1):
        line = [(x, side * (_across(x, BASE - 9) + 3.2), BASE - 9) for x in range(-HALF + 8, HALF - 7, 12)]
        stitches(f'base seam {side}', line, thread, length=4.4, gap=1.6, thickness=1.0)


def _across(x: float, z: float) -> float:
    """How far from the middle the wall is at a height."""
    right = [dot for dot in _section(x) if dot[0] > 0 and dot[1] > 12]
    for (y0, z0), (y1, z1) in zip(right, right[1:]):
        if z0 <= z <= z1:
            return y0 + (y1 - y0) * (z - z0) / max(z1 - z0, 1e-6)
    return right[-1][0]


def _top(x: float) -> float:
    return max(z for _, z in _section(x))


def _zip(dark: Material, metal: Material, thread: Material) -> None:
    """Tape, teeth and a slider with a leather pull, between two folded edges."""
    xs = list(range(-HALF + 14, HALF - 13, 10))
    ridge = lambda y, up: [(x, y, _top(x) + up) for x in xs]
    tube('tape', ridge(0, 0.2), 1, woven('#2E241C', pitch=1), section=band(26, 3.4, 0.8), up=(0, 0, 1))
    zip_teeth('teeth', ridge(0, 2.3), metal, pitch=3.0, width=7)
    for y in (-13, 13):
        tube(f'edge {y}', ridge(y, 0.2), 1, dark, section=band(11, 5.6, 2.4), up=(0, 0, 1))
        stitches(f'zip seam {y}', ridge(y * 1.24, 2.6), thread, length=4.2, gap=1.6, thickness=0.9)
    x = -HALF + 62
    slider = slab('slider', rounded_box(20, 11, 4), 5, metal, (x, 0, _top(x) + 1.6), edge=1.6)
    pull = slab('pull', rounded_box(58, 13, 5), 3, dark, edge=1.1)
    placed([pull], y=7, x=-24, z=-16, to=(x + 32, -14, _top(x) + 3.6))
    ring = tube('pull ring', [(x + 6 + 6 * cos(pi * i / 12), -2 + 4 * sin(pi * i / 12), _top(x) + 6) for i in range(24)], 1.2, metal, closed=True)
    assert slider and ring


def _end(side: int, hide: Material, dark: Material, metal: Material, thread: Material) -> None:
    """A tab with a ring for the shoulder strap, sewn on, and the end of the zip turned over the edge."""
    at = side * (HALF + 11.5)
    tab = slab('end tab', rounded_box(44, 128, 14), 3.2, dark, edge=1.1)
    seam = stitches('tab seam', [(x, y, 3.2) for x, y in rounded_box(36, 120, 10, 8)], thread, length=4, gap=1.5, thickness=0.9, closed=True)
    box_seam = stitches('cross', [(-18, -20, 3.2), (18, -20, 3.2)], thread, length=4, gap=1.5, thickness=0.9)
    group = [tab, seam, box_seam]
    placed(group, x=90)
    placed(group, z=90 * side, to=(at - side * 3.6, 0, 122))
    loop = box('loop', (44, 10, 15), dark, edge=3.5)
    placed([loop], z=90, to=(at + side * 3.2, 0, 180))
    ring = tube('ring', [(0, 23 * cos(t), -21 * sin(t)) for t in [pi * i / 20 for i in range(21)]], 2.8, metal, closed=True)
    placed([ring], y=-11 * side, to=(at + side * 3.4, 0, 188))
    x = side * HALF
    line = smooth_line([(x - side * 44, 0, _top(HALF) - 1), (x - side * 16, 0, _top(HALF) + 4.4), (x + side * 3, 0, _top(HALF) + 4.0), (x + side * 8.6, 0, _top(HALF) - 10), (x + side * 9.4, 0, _top(HALF) - 34)], 8)
    tube(f'zip end {side}', line, 1, dark, section=band(3, 36, 1.2), up=(0, 1, 0))


def _handle(side: int, hide: Material, dark: Material, metal: Material, thread: Material) -> None:
    """Two straps up the wall, each to a brass ring, and a rolled handle from ring to ring."""
    for x in (-STRAP_X, STRAP_X):
        wall = [(x, side * (_across(x, z) + 4.2), z) for z in (14, 40, 60, 78, 92, 110, 130, 150, 170, 186, 198)]
        tube(f'strap {side} {x}', smooth_line(wall, 4), 1, hide, section=band(3.4, 40, 1.3), up=(1, 0, 0))
        for edge in (-15.5, 15.5):
            stitches(f'strap seam {side} {x} {edge}', [(x + edge, y + side * 1.9, z) for _, y, z in smooth_line(wall, 4)], thread, length=4.4, gap=1.6, thickness=1.0)
        stitches(f'cross {side} {x}', [(x - 15, side * (_across(x, 172) + 6.1), 172), (x + 15, side * (_across(x, 172) + 6.1), 172)], thread, length=4.4, gap=1.6, thickness=1)
        y = side * (_across(x, 198) + 5.5)
        tube(f'fold {side} {x}', [(x - 20, y, 199), (x + 20, y, 199)], 4.6, hide, sides=24)
        frame = [(x + px, y - side * 0.25 * pz, 210 + pz) for px, pz in rounded_box(46, 26, 7)]
        tube(f'ring {side} {x}', frame, 3.0, metal, closed=True, sides=18)
    foot = lambda x, z: (x, side * (_across(STRAP_X, 198) + 2.2 - (z - 219) * 0.32), z)
    line = smooth_line([foot(-STRAP_X, 214), foot(-STRAP_X, 236), foot(-STRAP_X * 0.97, 280), foot(-STRAP_X * 0.86, 336), foot(-66, 376), foot(0, 394), foot(66, 376), foot(STRAP_X * 0.86, 336), foot(STRAP_X * 0.97, 280), foot(STRAP_X, 236), foot(STRAP_X, 214)], 12)
    tube(f'handle {side}', line, lambda t: 8.4 + 1.6 * sin(pi * t), hide, sides=28)
    grip = line[len(line) // 2 - 18 : len(line) // 2 + 19]
    tube(f'grip {side}', grip, lambda t: 12.2 - 0.8 * (2 * t - 1) ** 8, dark, sides=32)
    stitches(f'grip seam {side}', [dot + Vector((0, -side * 5.0, -11.2)) for dot in grip], thread, length=4, gap=1.5, thickness=0.9)
    for end in (0, -1):
        x = line[end].x
        cuff = tube(f'cuff {side} {end}', [foot(x, 215), foot(x, 226), foot(x, 252)], lambda t: 1.0, dark, section=rounded_box(23, 21, 9), up=(0, side, 0.3))
        tube(f'cuff hem {side} {end}', [foot(x, 252), foot(x, 255.5)], 10.6, metal, sides=32)
        assert cuff


def _tag(dark: Material, metal: Material, thread: Material) -> None:
    """Hangs from the right ring in front."""
    outline = rounded([(-24, 0), (24, 0), (24, 66), (9, 84), (-9, 84), (-24, 66)], 8, closed=True)
    tag = slab('tag', outline, 4, dark, edge=1.3)
    seam = stitches('tag seam', [(x, y, 4.05) for x, y in inset(outline, 5)], thread, length=3.6, gap=1.4, thickness=0.8, closed=True)
    eye = lathe('tag eye', rounded([(2.4, 0), (5, 0), (5, 5.2), (2.4, 5.2)], 0.8, closed=True), metal, (0, 73, -0.4), closed=True, sides=40)
    placed([tag, seam, eye], x=90)
    y = -_across(150, 150) - 6
    placed([tag, seam, eye], x=-6, y=-7, to=(162, y, 106))
    tube('tag strap', smooth_line([(171, y + 3, 180), (166, y - 4.6, 181), (154, y + 1, 195), (137, y + 9.5, 208), (134, y + 12, 210)], 8), 1, dark, section=band(2, 6.5, 0.8), up=(0.3, 0.1, 1))


MAIN = Camera(turn=27, pitch=13, fill=0.78)

PRODUCT = Product(
    'fashion/ashdown-weekender',
    [
        View('chestnut', partial(weekender, 'chestnut'), MAIN),
        View('espresso', partial(weekender, 'espresso'), MAIN),
        View('forest', partial(weekender, 'forest'), MAIN),
        View('end', partial(weekender, 'chestnut'), Camera(turn=78, pitch=11, fill=0.74)),
        View('detail', partial(weekender, 'chestnut'), close_up((104, -118, 214), 250, Camera(turn=24, pitch=17, blur=0.02)), 'sand'),
    ],
)
