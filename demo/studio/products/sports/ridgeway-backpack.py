"""A pack for the mountains: lid with a zip, stretch pocket, straps with buckles, padded back, hip belt."""

from collections.abc import Callable
from functools import partial
from math import atan2, cos, degrees, pi, radians, sin

from mathutils import Vector, noise

from kit.color import DEEP_TEAL, MARIGOLD, mix
from kit.materials import Material, anodised, knitted, plastic, powder_coat, woven
from kit.outdoor import buckle, ladder, ripstop
from kit.product import Camera, Product, View, close_up
from kit.shapes import (
    Part, grouped, join, lathe, placed, rounded, rounded_box, sheet, slab, smooth_line, stitches, tube, zip_teeth,
)

COLORS = {'deep-teal': DEEP_TEAL, 'clay': '#B0603F', 'graphite': '#4A4D53'}
BACK, TOP = 92, 452
"""Where the flat back lies along y, and how high the body ends below the lid."""


def size(z: float) -> tuple[float, float]:
    """Width and depth of the body at a height."""
    t = max(0.0, min(z / TOP, 1.0))
    full = min(1.0, (max(z, 0) / 38) ** 0.5) if z < 38 else 1.0
    return (262 + 46 * sin(pi * t**0.75) ** 0.8 + 12 * t) * (0.82 + 0.18 * full), (176 + 52 * sin(pi * t**0.62) - 4 * t) * (0.8 + 0.2 * full)


def body(around: float, z: float, out: float = 0, crumple: float = 1) -> Vector:
    """A point of the cloth: degrees from the middle of the front, positive to the right; moved outwards by
    millimetres."""
    width, depth = size(z)
    a = radians(around)
    x, y = sin(a), -cos(a)
    power = 3.2
    reach = (abs(x) ** power + abs(y) ** power) ** (-1 / power)
    spot = Vector((x * reach * (width / 2 + out), BACK - depth / 2 + y * reach * (depth / 2 + out), z))
    fold = noise.noise((spot.x / 74, spot.y / 74, z / 26)) * 6.5 + noise.noise((spot.x / 30, spot.y / 30, z / 15 + spot.x / 60)) * 2.6
    front = max(0.0, cos(a)) ** 0.5 if abs(around) < 90 else 0.25
    front = max(front, 0.8 * max(0.0, 1 - abs(abs(around) - 78) / 40))
    spot += Vector((x, y, 0)).normalized() * (fold * crumple * (0.35 + 0.65 * front))
    return spot


def patch(name: str, turn: tuple[float, float], heights: Callable[[float], tuple[float, float]], material: Material, out: float, *, bulge: float = 0, crumple: float = 1) -> Part:
    """Cloth sewn onto the body, its rim drawn in to it; `bulge` is how much farther out its middle is."""

    def surface(s: float, t: float) -> Vector:
        low, high = heights(s)
        rim = min(1.0, min(s, 1 - s, t) * 14)
        return body(turn[0] + (turn[1] - turn[0]) * s, low + (high - low) * t, out * (0.1 + 0.9 * rim**0.5) + bulge * sin(pi * s) * sin(pi * min(t * 0.82 + 0.1, 1)) ** 0.8 + 0.07 * bulge * sin(pi * s) * cos(38 * s) * t * t, crumple)

    return sheet(name, surface, material, steps=(90, 60))


def pack(color: str) -> None:
    cloth = ripstop(COLORS[color], grid=7, crumple=38, depth=2)
    deep = mix(COLORS[color], '#17181A', 0.55)
    web = woven('#26272A', pitch=2, twill=True)
    _body(cloth, ripstop(deep, grid=7, crumple=38, depth=2))
    _lid(cloth, deep)
    _pockets(knitted(mix(COLORS[color], '#17181A', 0.34), pitch=4.2, sheen=0.35), woven(deep, pitch=2))
    for side in (-1, 1):
        _front_strap(side, web)
        _side_strap(side, web, deep)
        _shoulder_strap(side, web, deep)
        _hip_wing(side, web, cloth, deep)
    _daisy_chain(web)
    _back(deep)
    loop = smooth_line([(-34, 72, 524), (-31, 84, 550), (-16, 88, 568), (16, 88, 568), (31, 84, 550), (34, 72, 524)], 8)
    tube('haul loop', loop, 1, web, section=rounded_box(5, 20, 2, 4), up=(0, 1, 0))


def _body(cloth: Material, low: Material) -> None:
    def surface(s: float, t: float) -> Vector:
        if t < 0.06:
            spot = body(360 * s - 180, 9 - 9 * cos(pi / 2 * t / 0.06) if t else 0, 0, 0)
            share = max(t / 0.06, 0.02) ** 0.4
            return Vector((spot.x * share, (spot.y - 10) * share + 10, spot.z))
        return body(360 * s - 180, 9 + (TOP + 8 - 9) * (t - 0.06) / 0.94)

    sheet('body', surface, cloth, steps=(220, 170))
    patch('reinforcement', (-180, 180), lambda s: (10, 64), low, 1.6)
    seam = [body(a, 66, 1.2) for a in range(-178, 179, 2)]
    stitches('reinforcement seam', seam, powder_coat('#8B8C8C', 0.8), length=4, gap=2, thickness=0.8)


def _lid_spot(around: float, rise: float, out: float = 0) -> Vector:
    """The lid: from its lower edge (0) over the side to the middle of its top (1)."""
    a = radians(around)
    x, y = sin(a), -cos(a)
    reach = (abs(x) ** 3 + abs(y) ** 3) ** (-1 / 3)
    bow = rise * pi / 2 * 1.12 - 0.19
    wide, tall = max(cos(max(bow, -0.19)), 0.0) ** 0.55 * min(1.0, (1 - rise) * 60), sin(bow)
    spot = Vector((x * reach * (152 + out) * wide, -8 + y * reach * (107 + out) * wide, 462 + (80 + out) * tall + 10 * (1 if rise > 0.15 else rise / 0.15)))
    spot.z += (0.10 + 0.14 * rise) * (spot.y + 8) - 7 * sin(radians(2 * around)) ** 2 * (1 - rise)
    fold = noise.noise((spot.x / 70, spot.y / 60, spot.z / 34)) * 6 + noise.noise((spot.x / 30, spot.y / 30, spot.z / 18)) * 2.2
    return spot + Vector((x * wide, y * wide, tall)).normalized() * fold


def _lid(cloth: Material, deep: str) -> None:
    sheet('lid', lambda s, t: _lid_spot(360 * s, t), cloth, steps=(200, 70))
    edge = [_lid_spot(a, 0.0, -1.5) for a in range(0, 360, 3)]
    tube('lid binding', edge, 3.2, woven(deep, pitch=1.6), closed=True, sides=14)
    tube('lid piping', [_lid_spot(a, 0.56, 0.6) for a in range(0, 360, 3)], 2.1, woven(deep, pitch=1.6), closed=True, sides=12)
    line = [_lid_spot(a, 0.3, 1.5) for a in range(-56, 57, 2)]
    tube('zip tape', line, 1, woven('#232426', pitch=1.4), section=rounded_box(3, 13, 1.4, 3), up=(0, 0, 1))
    zip_teeth('zip', [p + Vector((0, -1.6, 0.3)) for p in line], plastic('#3A3B3E', 0.4), pitch=3.2, width=6)
    pull_at = _lid_spot(40, 0.3, 4)
    slider = slab('slider', rounded_box(14, 8, 2.5), 5, anodised('#6E6F72', 0.35), edge=1.4)
    placed([slider], x=84)
    placed([slider], z=38, to=pull_at + Vector((0, 0.5, 0)))
    cord = [pull_at + Vector((p, -2.5 - 4 * min(q / 12, 1) - 0.1 * i, -q)) for i, (p, q) in enumerate([(-2, 0), (-4, 12), (-4.5, 28), (-2, 38), (2, 38), (4.5, 28), (4, 12), (2, 0)])]
    tube('pull', smooth_line(cord, 6), 1.7, woven(MARIGOLD, pitch=1.1), sides=12)


def _pockets(stretch: Material, hem: Material) -> None:
    """A stretch pocket in front with a bowed edge, one at each side with a slanted one."""
    top = lambda s: 286 + 26 * abs(2 * s - 1) ** 2
    patch('front pocket', (-58, 58), lambda s: (60, top(s)), stretch, 5, bulge=24, crumple=0.8)
    line = [body(-58 + 116 * i / 60, top(i / 60), 6 + 7 * sin(pi * i / 60), 0.9) for i in range(61)]
    tube('front hem', line, 1, hem, section=rounded_box(4, 15, 1.8, 3), up=(0, 0, 1))
    for side in (-1, 1):
        edge = lambda s: 150 + 62 * s
        turn = (side * 64, side * 138)
        patch(f'side pocket {side}', turn, lambda s: (16, edge(s)), stretch, 5, bulge=18, crumple=0.9)
        line = [body(turn[0] + (turn[1] - turn[0]) * i / 40, edge(i / 40), 7.5, 0.7) for i in range(41)]
        tube(f'side hem {side}', line, 1, hem, section=rounded_box(4, 13, 1.8, 3), up=(0, 0, 1))


def _front(x: float, z: float, out: float) -> Vector:
    """A point in front of the cloth at x and z."""
    share = min(abs(x) / (size(z)[0] / 2), 0.99)
    around = degrees(atan2(share, (1 - share**3.2) ** (1 / 3.2)))
    return body(around if x > 0 else -around, z, out)


def _front_strap(side: int, web: Material) -> None:
    """From under the lid down into the pocket, closed by a buckle."""
    x = side * 78
    low = [_front(x, z, 9) for z in range(268, 440, 12)]
    line = smooth_line([*low, Vector((x, low[-1].y - 2, 446)), Vector((x, low[-1].y - 3, 456))], 4)
    tube(f'front strap {side}', line, 1, web, section=rounded_box(20, 2.4, 1, 3), up=(0, -1, 0))
    spot = _front(x, 372, 10)
    placed(buckle(f'front buckle {side}', 21), to=spot)
    placed(ladder(f'front slider {side}', 21), to=_front(x, 326, 11.5))


def _daisy_chain(web: Material) -> None:
    """A row of loops in the middle of the front, bartacked in marigold."""
    line = [_front(0, z, 1.2) for z in range(282, 442, 6)]
    tube('daisy chain', line, 1, web, section=rounded_box(20, 2, 0.9, 3), up=(0, -1, 0))
    for i in range(4):
        z = 330 + 30 * i
        loop = [_front(0, z + 26 * k / 10, 2 + 8 * sin(pi * k / 10)) for k in range(11)]
        tube(f'daisy {i}', loop, 1, web, section=rounded_box(20, 2, 0.9, 3), up=(0, -1, 0))
        tube(f'bartack {i}', [_front(-9, z - 2, 3.4), _front(9, z - 2, 3.4)], 1.2, woven(MARIGOLD, pitch=1), sides=10)


def _side_strap(side: int, web: Material, deep: str) -> None:
    for number, (low, high) in enumerate(((318, 338), (236, 252))):
        line = [body(side * a, low + (high - low) * (a - 52) / 92, 4.2, 0.5) for a in range(52, 146, 4)]
        tube(f'side strap {side} {number}', line, 1, web, section=rounded_box(2.2, 15, 0.9, 3), up=(0, 0, 1))
        tab = body(side * 52, low, 4.5, 0.5)
        lathe(f'side tab {side} {number}', rounded([(0, 0), (9, 0), (9, 3), (0, 4)], 1), plastic(deep, 0.5), tab, sides=24)


def _shoulder_strap(side: int, web: Material, deep: str) -> None:
    """Padded above, webbing below."""
    points = [(46, 88, 436), (50, 112, 446), (57, 136, 428), (70, 152, 380), (86, 156, 316), (98, 142, 250), (108, 122, 196)]
    line = smooth_line([(side * x, y, z) for x, y, z in points], 10)
    tube(f'shoulder pad {side}', line, lambda t: 1 - 0.28 * t**3, woven(deep, pitch=1.8), section=rounded_box(66, 13, 6, 6), up=(0, 1, 0.25))
    tube(f'shoulder edge {side}', [p + Vector((side * 2, 7.5, 1)) for p in line[4:-4]], 1, web, section=rounded_box(20, 2, 0.9, 3), up=(0, 1, 0.25))
    lower = smooth_line([(side * x, y, z) for x, y, z in [(106, 128, 204), (112, 118, 150), (122, 104, 96), (126, 92, 70)]], 8)
    tube(f'lower strap {side}', lower, 1, web, section=rounded_box(20, 2, 0.9, 3), up=(0, 1, 0))
    placed(ladder(f'strap slider {side}', 21), x=-14, to=(side * 108.5, 124, 188))


def _hip_wing(side: int, web: Material, cloth: Material, deep: str) -> None:
    """A padded wing of the hip belt with a pocket, then webbing to the buckle."""
    points = [(96, 92, 96), (136, 108, 96), (160, 146, 92), (164, 198, 86), (150, 246, 80)]
    line = smooth_line([(side * x, y, z) for x, y, z in points], 12)
    tube(f'hip wing {side}', line, lambda t: 1 - 0.42 * t**1.6, woven(deep, pitch=1.8), section=rounded_box(14, 104, 6, 6), up=(0, 0, 1))
    pocket = [p + (Vector((p.x, p.y - 150, 0)).normalized()) * 8 for p in line[12:34]]
    tube(f'hip pocket {side}', pocket, lambda t: 0.5 + 0.5 * sin(pi * t) ** 0.4, cloth, section=rounded_box(13, 62, 6, 6), up=(0, 0, 1))
    end = smooth_line([(side * x, y, z) for x, y, z in [(152, 242, 80), (136, 276, 64), (106, 290, 36), (60, 294, 22), (0, 296, 20)]], 8)
    tube(f'hip web {side}', end, 1, web, section=rounded_box(2.4, 34, 1, 3), up=(0, 0, 1))


def _back(deep: str) -> None:
    """Pads with channels for air between them."""
    mesh = woven(mix(deep, '#FFFFFF', 0.12), '#141517', pitch=3.2)
    made = []
    for x in (-58, 58):
        for z, tall in ((126, 74), (212, 84), (306, 84), (392, 70)):
            pad = slab(f'pad {x} {z}', rounded_box(88, tall, 20), 15, mesh, edge=6, dome=3)
            placed([pad], x=-90, to=(x, BACK - 4, z))
            made.append(pad)
    join('pads', made)
    lumbar = slab('lumbar', rounded_box(190, 74, 26), 20, mesh, edge=8, dome=4)
    placed([lumbar], x=-90, to=(0, BACK - 5, 66))
    chest = smooth_line([(-84, 164, 322), (-50, 172, 319), (0, 175, 317), (50, 172, 319), (84, 164, 322)], 8)
    tube('chest strap', chest, 1, woven('#26272A', pitch=2, twill=True), section=rounded_box(2.2, 18, 0.9, 3), up=(0, 0, 1))
    for name, width, at in (('chest', 17, (0, 176, 317)), ('hip', 27, (0, 296, 20))):
        clip = buckle(f'{name} buckle', width)
        placed(clip, y=90)
        placed(clip, z=180, to=at)


def standing(color: str) -> None:
    placed(grouped(partial(pack, color)), rest=True)


FRONT_VIEW = Camera(turn=22, pitch=10, fill=0.78)

PRODUCT = Product(
    'sports/ridgeway-backpack',
    [
        View('deep-teal', partial(standing, 'deep-teal'), FRONT_VIEW),
        View('clay', partial(standing, 'clay'), FRONT_VIEW),
        View('graphite', partial(standing, 'graphite'), FRONT_VIEW),
        View('back', partial(standing, 'deep-teal'), Camera(turn=158, pitch=12, fill=0.78), 'stone'),
        View('detail', partial(standing, 'deep-teal'), close_up((8, -120, 430), 330, Camera(turn=26, pitch=16)), 'sand'),
    ],
)
