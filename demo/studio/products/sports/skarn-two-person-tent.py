"""A dome tent on two crossing poles, with a small porch in front of its door."""

from functools import partial
from math import cos, exp, pi, sin

from mathutils import Vector, noise

from kit.color import MARIGOLD, mix
from kit.materials import Material, anodised, metal, plastic, woven
from kit.outdoor import along, buckle, peg, ripstop
from kit.product import Camera, Product, View, close_up
from kit.shapes import box, cushion, grouped, join, lathe, placed, rounded, rounded_box, sheet, slab, smooth_line, tube, turned

FLY = {'sage': '#97A48A', 'marigold': '#D58B2E'}
POLE = {'sage': '#D0902F', 'marigold': '#5A5D62'}
LONG, DEEP, HIGH = 1075, 690, 1080
"""Half of the length and of the depth, and the height."""
DOOR = 0.66
"""How far up the front wall the door reaches."""


def pole(corner: tuple[int, int], t: float, out: float = 0) -> Vector:
    """A pole from a corner of the floor (t = 0) to the crossing in the middle (1)."""
    away = 1 - t
    rise = (1 - away**2.7) ** 0.93
    return Vector((corner[0] * (LONG + out) * away, corner[1] * (DEEP + out) * away, (HIGH + out) * rise + (5 if out else 0)))


CORNERS = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
"""The walls run from each corner to the next: front, right, back, left."""

OUT = (Vector((0, -1, 0)), Vector((1, 0, 0)), Vector((0, 1, 0)), Vector((-1, 0, 0)))
"""Away from the tent, by the number of the wall."""


def wall(number: int, s: float, t: float, shrink: float = 1) -> Vector:
    """A point of a wall: `s` from pole to pole, `t` from the floor to the crossing. Cloth is drawn in between
    the poles."""
    a, b = CORNERS[number], CORNERS[(number + 1) % 4]
    spot = pole(a, t).lerp(pole(b, t), s)
    belly = sin(pi * s)
    porch = 330 * belly**1.3 * (1 - t) ** 1.5 if number == 0 else 40 * belly * (1 - t) ** 2
    drawn = -46 * belly * sin(pi * t) ** 0.8
    folds = 15 * noise.noise((s * 9, t * 2.5, number * 5.0)) * (belly**0.5) * (1 - t) ** 0.3
    spot += OUT[number] * ((porch + drawn) + folds)
    spot.z += 36 * belly**0.6 * (1 - t) ** 6 + 15.5
    return Vector((spot.x * shrink, spot.y * shrink, spot.z * (2 * shrink - 1) if shrink < 1 else spot.z))


def door_half(t: float) -> float:
    """Half of the door's width, as a share of the front wall, at a height."""
    return 0.3 * max(0, 1 - (t / DOOR) ** 2.4) ** 0.5


def tent(color: str, is_open: bool = False) -> None:
    fly = ripstop(FLY[color], grid=0, crumple=190, depth=5, glow=0.05)
    dark = plastic('#2B2C2E', 0.5)
    for number in (1, 2, 3):
        sheet(f'wall {number}', partial(wall, number), fly, steps=(60, 70))
    side = lambda sign: lambda s, t: wall(0, (0.5 - door_half(t)) * s if sign < 0 else 1 - (0.5 - door_half(t)) * s, t)
    for sign in (-1, 1):
        sheet(f'front {sign}', side(sign), fly, steps=(40, 90))
        edge = [wall(0, 0.5 + sign * door_half(t), t) + Vector((0, -5, 0)) for t in [DOOR * (1 - (1 - i / 60) ** 2) for i in range(61)]]
        tube(f'zip {sign}', edge, 1, dark, section=rounded_box(9, 26, 4, 4), up=(1, 0, 0.01))
    if is_open:
        _inside()
        _rolled_door(fly, color)
    else:
        sheet('door', lambda s, t: wall(0, 0.5 + (2 * s - 1) * door_half(t * DOOR), t * DOOR), fly, steps=(50, 60))
    _skirt(color, is_open)
    _hem(mix(FLY[color], '#1C1C1C', 0.6))
    _poles(color)
    _vent(color)
    _guys(color, is_open)
    box('floor', (2 * LONG - 30, 2 * DEEP - 30, 60), ripstop('#3E4446', grid=0), edge=20, corner=60)


def _skirt(color: str, is_open: bool) -> None:
    """Stronger, darker cloth along the floor, and the seams where the walls are sewn together."""
    cloth = ripstop(mix(FLY[color], '#17181A', 0.3), grid=0, crumple=190, depth=5)
    tape = woven(mix(FLY[color], '#17181A', 0.45), pitch=6)
    for number in range(4):
        spans = ((0, 0.2), (0.8, 1)) if number == 0 and is_open else ((0, 1),)
        for low, high in spans:
            spot = lambda s, t: wall(number, low + (high - low) * s, t) + OUT[number] * 2.5
            sheet(f'skirt {number} {low}', lambda s, t: spot(s, 0.17 * t), cloth, steps=(60, 16))
            tube(f'skirt seam {number} {low}', [spot(i / 60, 0.17) for i in range(61)], 3.4, tape, sides=10)
        for share in () if number == 0 else (0.34, 0.66) if number == 2 else (0.5,):
            line = [wall(number, 0.5 + (share - 0.5) * (1 - 0.6 * i / 50), i / 50) + OUT[number] * 1.5 for i in range(49)]
            tube(f'seam {number} {share}', line, 3.4, tape, sides=10)


def _hem(color: str) -> None:
    """A tape around the lower edge."""
    tape = woven(color, pitch=6)
    for number in range(4):
        if number == 0:
            for low, high in ((0, 0.2), (0.8, 1)):
                line = [wall(0, low + (high - low) * i / 20, 0) for i in range(21)]
                tube(f'hem front {low}', line, 1, tape, section=rounded_box(30, 8, 3, 3), up=(0, -1, 0.3))
            continue
        tube(f'hem {number}', [wall(number, i / 40, 0) for i in range(41)], 1, tape, section=rounded_box(30, 8, 3, 3) if number == 2 else rounded_box(8, 30, 3, 3), up=(0, 1, 0.01))


def _poles(color: str) -> None:
    tone, dark = metal(POLE[color], 0.32), plastic('#2B2C2E', 0.45)
    for a, b in ((0, 2), (1, 3)):
        half = lambda corner: [pole(CORNERS[corner], i / 50, 16) for i in range(50)]
        line = [*half(a), pole((1, 1), 1, 16 + 12 * (a == 1)), *reversed(half(b))]
        tube(f'pole {a}', line, 9, tone, sides=14)
        sleeves = [tube(f'ferrule {a} {i}', [along(line, share), along(line, share + 0.022)], 11.5, dark, sides=14) for i, share in enumerate([0.06 + 0.11 * k for k in range(9)])]
        join(f'clips {a}', sleeves)
    for i, corner in enumerate(CORNERS):
        foot = pole(corner, 0, 16)
        lathe(f'foot {i}', rounded([(0, 0), (26, 0), (26, 14), (16, 34), (0, 34)], 6), dark, (foot.x, foot.y, 0), sides=32)
    cap = ripstop(mix(FLY[color], '#1C1C1C', 0.35), grid=0, crumple=120)
    sheet('crown', lambda s, t: Vector(((s - 0.5) * 330, (t - 0.5) * 230, HIGH + 36 - 420 * (s - 0.5) ** 2 * 0.55 - 420 * (t - 0.5) ** 2 * 0.5)), cap, steps=(30, 30), thickness=5)


def _vent(color: str) -> None:
    """A hood over an opening high on the front wall."""
    dark = plastic('#202122', 0.7)
    mouth = lambda s, t: wall(0, 0.5 + (s - 0.5) * 0.44 * (0.6 + 0.4 * t), 0.73 + 0.05 * t) + Vector((0, -0.4, 0.2))
    sheet('vent', mouth, dark, steps=(24, 6))
    hood = lambda s, t: wall(0, 0.5 + (s - 0.5) * 0.5, 0.86 - 0.12 * t) + Vector((0, -2 - 85 * t**1.4 * sin(pi * s) ** 0.7, 1 + 22 * t * sin(pi * s)))
    sheet('hood', hood, ripstop(FLY[color], grid=0, crumple=120), steps=(30, 14), thickness=4)


def _guys(color: str, is_open: bool) -> None:
    """Cords from the poles to pegs; the porch and the corners are pegged too."""
    cord, steel = woven('#EDE3CF' if color == 'marigold' else '#D98A2B', pitch=4), metal('#9A9A98', 0.35)
    for i, corner in enumerate(CORNERS):
        top, low = pole(corner, 0.3, 20), Vector((corner[0] * 1250, corner[1] * 930, 26))
        tube(f'guy {i}', [top, low], 4, cord, sides=10)
        _peg(f'guy peg {i}', steel, low)
        foot = pole(corner, 0, 30)
        _peg(f'corner peg {i}', steel, Vector((foot.x + 40 * corner[0], foot.y + 30 * corner[1], 26)))
    for s in () if is_open else (0.36, 0.64):
        spot = wall(0, s, 0)
        _peg(f'porch peg {s}', steel, Vector((spot.x, spot.y - 30, 26)))


def _peg(name: str, steel: Material, at: Vector) -> None:
    """What is seen of a peg in the ground."""
    lean = Vector((0.35 if at.x > 0 else -0.35, 0, 1)).normalized()
    tube(name, [Vector((at.x, at.y, 1.3)), at + lean * 40], 7, steel, sides=12)


def _inside() -> None:
    """The inner tent, pale, and two mats with a rolled-up bag."""
    inner = ripstop('#E6DAC2', grid=0, crumple=220, depth=4, glow=0.16)
    for number in (1, 2, 3):
        sheet(f'inner {number}', lambda s, t, n=number: wall(n, s, t, 0.96), inner, steps=(40, 40))
    for side, tone in ((1, '#B8664A'), (-1, '#2F5D62')):
        slab(f'mat {side}', rounded_box(1830, 560, 130), 60, ripstop(tone, grid=0, crumple=90, depth=3), (0, side * 292, 59), edge=26, dome=8)
    cushion('pillow', (430, 300, 120), ripstop('#E9DFCC', grid=0, crumple=80, depth=3), (-250, -280, 121))
    roll = lathe('bag', rounded([(0, 0), (120, 0), (125, 500), (0, 500)], [0, 50, 50, 0]), ripstop('#D98A2B', grid=0, crumple=60, depth=4), sides=64)
    turned(roll, y=90)
    placed([roll], z=12, to=(-20, 260, 246))


def _rolled_door(fly: Material, color: str) -> None:
    """The door, rolled up and tied at its left side."""
    edge = [wall(0, 0.5 - door_half(t) - 0.012, t) + Vector((0, -38, 0)) for t in [0.02 + 0.46 * i / 30 for i in range(31)]]
    tube('rolled door', edge, lambda t: 40 - 14 * t, fly, sides=28)
    for share in (0.3, 0.68):
        ring = along(edge, share)
        tube(f'tie {share}', [ring - Vector((0, 0, 13)), ring + Vector((0, 0, 13))], 39 - 12 * share, plastic('#2B2C2E', 0.5), sides=28)


def packed(color: str) -> None:
    """In its bag; pegs lie in front of it."""
    cloth, dark = ripstop(FLY[color], grid=9, crumple=42, depth=2.2), '#2A2B2C'
    bag = grouped(partial(_bag, cloth, color))
    placed(bag, rest=True)
    steel = anodised('#B9B8B4', 0.35)
    for i in range(5):
        placed([peg(f'peg {i}', steel)], z=8 - 4 * i + (3 if i % 2 else 0), to=(-40 + 5 * i, -212 + 19 * i, 0))
    for i in range(3):
        rod = tube(f'rod {i}', [(0, 0, 4.7), (330, 0, 4.7)], 4.6, metal(POLE[color], 0.3), sides=20)
        placed([rod], z=6 - 2 * i, to=(-180 + 8 * i, -118 - 16 * i, 0))


def _bag(cloth: Material, color: str) -> None:
    """A sack of 44 by 15 cm with straps, a handle and a drawn-in end."""
    radius, long = 75, 440

    def skin_of(s: float, t: float) -> Vector:
        angle = 2 * pi * s
        end = min(t, 1 - t) * long
        reach = radius * (1 - exp(-end / 16)) ** 0.5
        x = -long / 2 + long * t
        strap = sum(exp(-(((x - at) / 16) ** 2)) for at in (-120, 120))
        pleat = sin(14 * angle) * 2.2 * exp(-end / 26)
        bulk = 3.2 * noise.noise((x / 60, cos(angle) * 1.4, sin(angle) * 1.4))
        reach = max(reach - 5 * strap * (reach / radius) + (pleat + bulk) * (reach / radius), 0)
        return Vector((x, reach * cos(angle), reach * sin(angle)))

    sheet('bag', skin_of, cloth, steps=(200, 180))
    web = woven('#2C2D2F', pitch=2, twill=True)
    for at in (-120, 120):
        ring = [(at, 73.5 * sin(2 * pi * i / 72), 73.5 * cos(2 * pi * i / 72)) for i in range(72)]
        tube(f'strap {at}', ring, 1, web, section=rounded_box(2.6, 26, 1.1, 4), up=(1, 0, 0), closed=True)
        placed(buckle(f'buckle {at}', 25), x=-24, to=(at, -67.5, 33))
    handle = smooth_line([(-128, 0, 75), (-112, 0, 77), (-80, 0, 98), (0, 0, 112), (80, 0, 98), (112, 0, 77), (128, 0, 75)], 10)
    tube('handle', handle, 1, web, section=rounded_box(26, 3.4, 1.4, 4))
    toggle = lathe('toggle', rounded([(0, 0), (9, 0), (10, 10), (8, 22), (0, 22)], 3), plastic('#2A2B2C', 0.4), sides=40)
    turned(toggle, y=-90)
    placed([toggle], to=(-217, 0, 0))
    cord = smooth_line([(-238, 0, 0), (-250, -6, -6), (-262, -14, -34), (-258, -24, -58), (-244, -40, -71)], 8)
    tube('cord', cord, 1.9, woven(MARIGOLD, pitch=1.2), sides=12)


OUTSIDE = Camera(turn=22, pitch=13, fill=0.84)

PRODUCT = Product(
    'sports/skarn-two-person-tent',
    [
        View('sage', partial(tent, 'sage', True), OUTSIDE),
        View('marigold', partial(tent, 'marigold', True), OUTSIDE),
        View('open', partial(tent, 'sage', True), close_up((60, -760, 440), 1750, Camera(turn=-14, pitch=14, blur=0.004)), 'sand'),
        View('packed', partial(packed, 'sage'), Camera(turn=-24, pitch=22, fill=0.8), 'stone'),
    ],
)
