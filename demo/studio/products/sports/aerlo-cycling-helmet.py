"""A road helmet: a shell with eighteen vents over dark foam, a cradle with a dial, straps of webbing with a
buckle."""

from functools import partial
from math import asin, atan2, cos, pi, radians, sin

from mathutils import Vector

from kit.color import CHALK, DEEP_TEAL, MARIGOLD
from kit.materials import Material, plastic, rubber, woven
from kit.outdoor import buckle
from kit.product import Camera, Product, View
from kit.shapes import Part, cut, grouped, lathe, placed, rounded, rounded_box, skin, slab, smooth_line, tube

COLORS = {'chalk': CHALK, 'marigold': MARIGOLD, 'deep-teal': DEEP_TEAL}
LONG, WIDE, HIGH = 144, 107, 126
"""Half axes of the shell around the origin; its front is towards +X."""
VENTS = [
    (58, 10, 19, 5.2), (12, 11, 21, 5.6), (-36, 11, 21, 5.4), (46, 30, 21, 5.8), (-1, 31.5, 22, 6.2), (-48, 30, 19, 5.2),
    (31, 51, 20, 5.6), (-14, 52, 19, 5.8), (-52, 48, 13, 4.4),
]
"""Middle (degrees from the crown to the front, degrees to the side), half length and half width, the same on
both sides."""
BAND = 0.13
"""How much of the shell's height the dark band below takes."""


def rim(around: float) -> float:
    """Degrees of the lower edge below the widest line, by the direction from the front."""
    front = 0.5 + 0.5 * cos(around)
    return 15 - 4 * max(0.0, -cos(around)) ** 2 - 13 * front**2.2 - 5.5 * max(0.0, cos(around * 2 - pi * 1.06)) ** 3 * (1 - front * 0.3)


def shell_point(around: float, rise: float) -> Vector:
    """A point of the smooth shell: `around` from the front, `rise` from the rim (0) to the crown (1)."""
    low = radians(-rim(around))
    e = low + (pi / 2 - low) * rise
    x, y, z = cos(e) * cos(around), cos(e) * sin(around), sin(e)
    reach = (abs(x) ** 2.25 + abs(y) ** 2.25 + abs(z) ** 2.25) ** (-1 / 2.25)
    tail = max(0.0, -x) ** 2
    return Vector((x * reach * LONG * (1 + 0.05 * tail), y * reach * WIDE * (1 - 0.05 * tail), z * reach * HIGH))


def vent_point(vent: tuple[float, float, float, float], side: int, turn: float, share: float, deep: float) -> Vector:
    """A point around a vent, `share` of its size from its middle, so deep below the shell."""
    middle, out, long, wide = vent
    c, s = cos(turn), sin(turn)
    reach = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6) * share
    u, w = c * reach, s * reach
    along = radians(middle + long * 1.06 * u)
    aside = radians(out * (1 - 0.06 * u * u) + wide * 1.12 * (1 + 0.25 * u) * w) * side
    x, y, z = cos(aside) * sin(along), sin(aside), cos(aside) * cos(along)
    around, low = atan2(y, x), radians(-rim(atan2(y, x)))
    spot = shell_point(around, (asin(z) - low) / (pi / 2 - low))
    return spot * (1 - deep / spot.length)


def helmet(color: str) -> None:
    _shell(COLORS[color])
    _inside()
    _cradle(COLORS[color])
    _straps()


def _shell(color: str) -> None:
    """Foam under a polished skin, with vents cut through both; a matte band around its lower edge."""
    skin_of, foam = plastic(color, 0.24, grain=0), plastic('#3A3B3F', 0.8)
    skin_of.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0.4
    rises = [BAND * i / 8 for i in range(9)] + [BAND + 0.004 + (0.9985 - BAND - 0.004) * (i / 80) ** 0.94 for i in range(81)]
    ring = lambda rise, share: [shell_point(2 * pi * i / TURNS, rise) * share for i in range(TURNS)]
    outside = [ring(rise, 0.992 if rise <= BAND else 1) for rise in rises]
    made = skin('shell', [*outside, *[ring(rise, 0.85) for rise in reversed(rises[::4])]], skin_of, round_path=True)
    made.data.materials.append(foam)
    for face in made.data.polygons:
        face.material_index = 1 if face.index < 9 * TURNS or face.index >= (len(rises) - 1) * TURNS else 0
    for vent in _vents(skin_of, foam):
        cut(made, vent)


TURNS = 200
FLARE = [(1.16, -14), (1.075, -0.3), (1.04, 0.9), (1.015, 2.4), (1.0, 5), (0.93, 16), (0.8, 40)]
"""A vent from above the shell to its inner side: its size there, and how deep that is. Its edge is round."""


def _vents(skin_of: Material, foam: Material) -> list[Part]:
    made = []
    for side in (-1, 1):
        for vent in VENTS:
            rings = [[vent_point(vent, side, side * 2 * pi * i / 56, share, deep) for i in range(56)] for share, deep in FLARE]
            one = skin('vent', rings, skin_of)
            one.data.materials.append(foam)
            for face in one.data.polygons:
                face.material_index = 1 if face.index // 56 >= 4 else 0
            made.append(one)
    return made


def _inside() -> None:
    """The lower edge, the hollow, pads."""
    foam, pad = plastic('#37383C', 0.85), rubber('#3A3C40')
    rings = []
    for share, rise in [(1.0, 0.0), (0.985, -0.012), (0.955, -0.016), (0.9, -0.012), (0.85, 0.0), (0.83, 0.03)] + [(0.8, 0.06 + 0.938 * j / 30) for j in range(31)]:
        rings.append([shell_point(2 * pi * i / 160, rise) * share for i in range(160)])
    skin('foam', rings, foam, caps=(False, True))
    front = [shell_point(radians(-48 + 96 * i / 24), 0.07) * 0.785 for i in range(25)]
    tube('brow pad', front, 1, pad, section=rounded_box(9, 26, 4, 4), up=(0, 0, 1))


def _cradle(color: str) -> None:
    """A band that goes around the back of the head, with a dial."""
    dark = plastic('#2C2D30', 0.42)
    line = [shell_point(radians(100 + 160 * i / 40), 0.0) * 0.8 + Vector((0, 0, 16 - 11 * sin(pi * i / 40) ** 1.2)) for i in range(41)]
    tube('cradle', line, 1, dark, section=rounded_box(3.4, 17, 1.6, 4), up=(0, 0, 1))
    hub = line[20]
    ribs = [(12.6 + 0.5 * cos(22 * a), a) for a in [2 * pi * i / 240 for i in range(240)]]
    dial = slab('dial', [(r * cos(a), r * sin(a)) for r, a in ribs], 11, rubber('#242527'), edge=1.8)
    face = lathe('dial face', rounded([(0, 0), (8.4, 0), (8.4, 1.4), (0, 1.8)], 0.6), plastic(MARIGOLD if color != MARIGOLD else CHALK, 0.35), (0, 0, 10.6))
    placed([dial, face], y=-90, to=(hub.x - 1, 0, hub.z))


def _straps() -> None:
    """On each side two webs that meet below the ear."""
    web, dark = woven('#2A2B2D', pitch=1.7), plastic('#26272A', 0.42)
    for side in (-1, 1):
        meet = Vector((16, side * 74, -9))
        for name, around in (('fore', 62), ('back', 122)):
            start = shell_point(side * radians(around), 0.02) * 0.86
            line = smooth_line([start, start.lerp(meet, 0.5) - Vector((0, side * 3, 0)), meet], 10)
            tube(f'{name} web {side}', line, 1, web, section=rounded_box(1.6, 14, 0.7, 4), up=(0, -side, 0.4))
        lathe(f'joint {side}', rounded([(0, -3), (11, -3), (11, 2), (0, 3)], 1.6), dark, meet, sides=40)


def _loose_strap() -> None:
    """The near strap, which lies on the floor, with its half of the buckle."""
    lay = [(18, -72, 11), (40, -76, 4), (72, -84, 0.9), (112, -100, 0.9), (148, -112, 0.9), (176, -114, 0.9)]
    tube('strap', smooth_line(lay, 10), 1, woven('#2A2B2D', pitch=1.7), section=rounded_box(14, 1.6, 0.7, 4), up=(0, 0, 1))
    end = grouped(partial(buckle, 'buckle', 15))
    placed(end, x=-90)
    placed(end, z=-84, to=(184, -113, 0.1))


def standing(color: str) -> None:
    """It rests on its brow and, behind, on the dial."""
    parts = grouped(partial(helmet, color))
    placed(parts, y=6)
    placed(parts, rest=True)
    _loose_strap()


SIDE = Camera(turn=34, pitch=14, fill=0.8)

PRODUCT = Product(
    'sports/aerlo-cycling-helmet',
    [
        View('chalk', partial(standing, 'chalk'), SIDE, 'sand'),
        View('marigold', partial(standing, 'marigold'), SIDE),
        View('deep-teal', partial(standing, 'deep-teal'), SIDE),
        View('front', partial(standing, 'chalk'), Camera(turn=88, pitch=12, fill=0.76), 'clay'),
        View('top', partial(standing, 'chalk'), Camera(turn=20, pitch=70, fill=0.8), 'sage'),
    ],
)
