"""A road helmet: a shell with eighteen vents over dark foam, a cradle with a dial, straps of webbing with a buckle."""

from functools import partial
from math import asin, atan2, cos, degrees, hypot, pi, radians, sin

from mathutils import Vector

from kit.color import CHALK, DEEP_TEAL, MARIGOLD
from kit.materials import Material, Mix, plastic, rubber, woven
from kit.outdoor import buckle
from kit.product import Camera, Product, View
from kit.shapes import grouped, lathe, placed, rounded, rounded_box, skin, slab, smooth_line, tube

COLORS = {'chalk': CHALK, 'marigold': MARIGOLD, 'deep-teal': DEEP_TEAL}
LONG, WIDE, HIGH = 144, 107, 126
"""Half axes of the shell around the origin; its front is towards +X."""
VENTS = [
    (58, 10, 19, 5.2), (12, 11, 21, 5.6), (-36, 11, 21, 5.4), (46, 30, 21, 5.8), (-1, 31.5, 22, 6.2), (-48, 30, 19, 5.2),
    (31, 51, 20, 5.6), (-14, 52, 19, 5.8), (-52, 48, 13, 4.4),
]
"""Middle (degrees from the crown to the front, degrees to the side), half length and half width, the same on both sides."""
DEEP, BAND = 21, 0.13
"""How deep the vents go, and how much of the shell's height the dark band below takes."""


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


def vent(spot: Vector) -> float:
    """1 inside a vent, 0 outside, in between on its wall."""
    x, y, z = spot.x / LONG, abs(spot.y) / WIDE, spot.z / HIGH
    along, aside = degrees(atan2(x, z)), degrees(atan2(y, hypot(x, z)))
    inside = 0.0
    for middle, out, long, wide in VENTS:
        u = (along - middle) / (long * 1.04)
        if abs(u) > 1.3:
            continue
        w = (aside - out * (1 - 0.06 * u * u)) / (wide * 1.14 * (1 + 0.22 * u))
        far = (abs(u) ** 2.6 + abs(w) ** 2.6) ** (1 / 2.6)
        inside = max(inside, min(max((1.13 - far) / 0.3, 0.0), 1.0))
    return inside * inside * (3 - 2 * inside)


def in_mould(color: str) -> Material:
    """Polycarbonate over foam: colored where the mesh's `dark` is 0, matte foam where it is 1."""
    made = Mix('in-mould')
    dark = made.node('Attribute', attribute_name='dark').outputs['Fac']
    tone = made.node('MixRGB', {'Fac': dark, 'Color1': color, 'Color2': '#232426'}).outputs[0]
    made.surface(base_color=tone, roughness=made.between(dark, 0.26, 0.75), specular=0.5, clearcoat=made.between(dark, 0.35, 0.0))
    return made.material


def helmet(color: str) -> None:
    _shell(in_mould(COLORS[color]))
    _inside()
    _cradle(COLORS[color])
    _straps()


def _shell(material: Material) -> None:
    turns, rises = 640, 240
    rings, shades = [], []
    for j in range(rises + 1):
        rise = (j / rises) ** 0.94 * 0.9985
        ring = []
        for i in range(turns):
            spot = shell_point(2 * pi * i / turns, rise)
            hole = vent(spot) if rise > BAND else 0.0
            groove = max(0.0, 1 - abs(rise - BAND) / 0.014)
            ring.append(spot * (1 - (DEEP * hole + 1.6 * groove) / spot.length))
        rings.append(ring)
    made = skin('shell', rings, material, caps=(False, True))
    mesh = made.data
    for vertex in mesh.vertices:
        spot = vertex.co
        around = atan2(spot.y / WIDE, spot.x / LONG)
        low = radians(-rim(around))
        e = asin(min(max(spot.z / HIGH / hypot(hypot(spot.x / LONG, spot.y / WIDE), spot.z / HIGH), -1), 1))
        rise = (e - low) / (pi / 2 - low)
        shades.append(1.0 if rise < BAND else min(max(vent(spot) * 16 - 0.1, 0.0), 1.0))
    mesh.attributes.new('dark', 'FLOAT', 'POINT').data.foreach_set('value', shades)


def _inside() -> None:
    """The lower edge, the hollow, pads."""
    foam, pad = plastic('#2B2C2E', 0.85), rubber('#3A3C40')
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
