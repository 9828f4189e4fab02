"""A single-breasted wool coat to the knee on a tailor's form: notched lapels, flap pockets, horn buttons, a
half belt behind."""

from functools import partial
from math import cos, exp, pi, sin

import bpy
from mathutils import Vector, noise

from kit.color import mix
from kit.dress_shoes import Spot, eased, laid
from kit.linen import linen
from kit.materials import Material, Mix, brass, plastic, powder_coat, wood
from kit.product import Camera, Product, View, close_up
from kit.shapes import Flat, grouped, join, lathe, placed, rounded, smooth_line, tube
from kit.tailoring import Body, Ring, bust, collar, flat_panel, sleeve

COLORS = {'camel': '#BC9A74', 'charcoal': '#45464B'}
HEM, BREAK, NECK = 235, 985, 1240
"""Heights of the hem, of where the lapels begin, and of the neck."""

RINGS = [
    Ring(200, 268, 172, 158), Ring(340, 258, 162, 150), Ring(520, 247, 153, 142), Ring(700, 234, 147, 136), Ring(860, 215, 137, 122),
    Ring(1000, 221, 148, 130), Ring(1090, 219, 140, 128), Ring(1140, 220, 122, 120), Ring(1172, 215, 98, 108), Ring(1194, 194, 82, 98),
    Ring(1214, 152, 74, 90), Ring(1234, 98, 70, 84), Ring(1246, 78, 68, 80),
]


def _folds(angle: float, z: float) -> float:
    """How far the cloth swings out: soft upright folds towards the hem, calmer where the fronts lie upon each
    other."""
    skirt = eased((900 - z) / 620)
    calm = 1 - 0.7 * exp(-((sin(angle) / 0.28) ** 2)) * (1 if cos(angle) > 0 else 0.4)
    waves = 20 * cos(7 * angle + 1.1 + z / 900) + 11 * cos(4 * angle - 0.6) + 7 * cos(11 * angle + 2.2 - z / 500)
    drape = 15 * noise.noise((2.1 * sin(angle), 2.1 * cos(angle), z / 420))
    rumple = 4.5 * noise.noise((3.6 * sin(angle), 3.6 * cos(angle), z / 85 + 2 * sin(angle))) * (1 - 0.6 * skirt)
    return calm * (waves * skirt + drape * (0.35 + 0.65 * skirt)) + rumple


BODY = Body(RINGS, _folds)


def melton(color: str) -> Material:
    """Dense wool: a fine slanting rib under a brushed face, threads a little lighter and darker."""
    made = Mix('melton')
    place = made.lengths()
    turned = made.scaled(place, (1, 1, 1), pi / 4)
    rib = made.math('SINE', made.math('MULTIPLY', made.node('SeparateXYZ', {0: turned}).outputs['X'], 2 * pi / 5.2))
    threads = made.noise(made.scaled(place, (1, 0.3, 1)), 2.6, 3, 0.7)
    value = made.math('ADD', made.math('MULTIPLY', threads, 0.75), made.math('MULTIPLY', rib, 0.045))
    tone = made.ramp(value, (0.24, mix(color, '#000000', 0.22)), (0.4, color), (0.56, mix(color, '#FFFFFF', 0.14)))
    fine = made.bump(made.noise(place, 1.1, 3, 0.7), 0.5)
    made.surface(base_color=tone, roughness=0.9, specular=0.12, sheen=0.6, sheen_tint=0.6, normal=made.bump(rib, 0.3, fine))
    return made.material


def _edge(z: float, below: float) -> float:
    """How far beyond the middle a front goes: as far as `below`, then back along the lapel's fold."""
    share = eased((z - BREAK + 20) / 40) * max(z - BREAK, 0) / (NECK - BREAK)
    return below * (1 - share) - 64 * share


def _hang(angle: float) -> float:
    """A hem is never quite level."""
    return 4 * noise.noise((1.5 * sin(angle), 1.5 * cos(angle), 7))


def _shell(cloth: Material) -> None:
    """Body and back in one; the wearer's left front lies over the right one."""
    left = lambda z: BODY.angle(-_edge(z, 30), z)
    right = lambda z: 2 * pi + BODY.angle(_edge(z, 34), z)
    over = lambda angle, z: 10 * (1 - eased((angle - 0.05) / 0.75))
    BODY.cloth('body', cloth, (left, right), (HEM, NECK), thick=5, hang=_hang, out=over)


def _lapels(cloth: Material) -> None:
    """They fold back from the edge of the front, notched where the collar meets them."""
    for side in (-1, 1):
        lay = BODY.spot(out=8 if side < 0 else 17)
        outer = smooth_line([(154, 1158, 0), (132, 1100, 0), (88, 1035, 0), (30, 990, 0), (-24, 962, 0)], 8)
        inner = smooth_line([(-30, 968, 0), (-10, 1020, 0), (22, 1104, 0), (52, 1176, 0), (66, 1206, 0)], 8)
        outline = [*[(dot.x, dot.y) for dot in inner], (104, 1177), *[(dot.x, dot.y) for dot in outer]]
        outline = [(side * x, z) for x, z in outline]
        middle = (side * 62, 1100)
        flat_panel(f'lapel {side}', outline, cloth, _rolled(lay, side), thick=5, middle=middle)


def _rolled(lay: Spot, side: int) -> Spot:
    """Cloth that stands off along its fold."""

    def spot(x: float, z: float) -> tuple[Vector, Vector]:
        place, normal = lay(x, z)
        fold = -30 + 96 * (z - 968) / 238
        near = exp(-max(side * x - fold, 0) / 22)
        return place + normal * 7 * near, normal

    return spot


def _collar(cloth: Material) -> None:
    at = lambda x, z, out: tuple(BODY.spot(out=out)(x, z)[0])
    back = lambda x, z, out: tuple(BODY.spot(True, out)(x, z)[0])
    stand = [at(62, 1196, 4), (74, -38, 1226), (80, 8, 1240), (62, 62, 1246), (0, 84, 1248)]
    roll = [at(63, 1204, 12), (80, -42, 1244), (90, 10, 1274), (70, 74, 1290), (0, 98, 1294)]
    fall = [at(126, 1184, 16), (127, -36, 1220), (125, 26, 1234), back(96, 1214, 16), back(0, 1206, 18)]
    collar('collar', roll, fall, stand, cloth)


def _sleeves(cloth: Material) -> None:
    for side in (-1, 1):
        line = [(146, 4, 1100), (192, 4, 1102), (223, 2, 1072), (237, 0, 1006), (248, -2, 915), (261, -16, 790), (270, -48, 670), (273, -70, 590)]
        sizes = [(54, 76), (57, 84), (57, 86), (55, 85), (52, 82), (49, 76), (46, 69), (44, 65)]
        sleeve(f'sleeve {side}', [(side * x, y, z) for x, y, z in line], sizes, cloth, seed=1.3 + side)


def _pockets(cloth: Material) -> None:
    for side in (-1, 1):
        lay = BODY.spot(out=3)
        flap = rounded([(68, 676), (196, 690), (196, 628), (68, 612)], [4, 4, 14, 14], 8, closed=True)
        flat_panel(f'flap {side}', [(side * x, z) for x, z in flap], cloth, lay, thick=8)
    welt = rounded([(88, 1042), (176, 1058), (174, 1034), (86, 1018)], 3, closed=True)
    flat_panel('welt', welt, cloth, BODY.spot(out=1.5), thick=6)


def button(x: float, z: float, out: float, radius: float = 13, behind: bool = False) -> None:
    """Horn, with a rim and four holes with thread, on the cloth."""
    horn, dark = plastic('#3F2A1C', 0.22, grain=0), powder_coat('#17100B', 0.9)
    profile = [(0, 0), (radius, 0), (radius, 3.2), (radius * 0.86, 4.4), (radius * 0.72, 3.4), (0, 3.2)]
    made = [lathe('button', rounded(profile, 0.8), horn, sides=48)]
    for i in range(4):
        angle = pi / 4 + pi / 2 * i
        made.append(lathe('hole', [(0, 2.8), (1.5, 2.8), (1.5, 3.4), (0, 3.4)], dark, (3.6 * cos(angle), 3.6 * sin(angle), 0), sides=16))
    one = join('button', made)
    place, normal = BODY.spot(behind)(x, z)
    one.matrix_world = normal.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    one.matrix_world.translation = place + normal * out
    bpy.context.view_layer.update()


def _line(name: str, dots: list[Flat], shade: Material, behind: bool = True) -> None:
    """A seam: a dark hollow between two pieces of cloth."""
    tube(name, laid(dots, BODY.spot(behind), 0.4), 1.3, shade, sides=8)


def _behind(cloth: Material, shade: Material) -> None:
    """A seam down the middle, a vent, and the half belt with two buttons."""
    _line('back seam', [(0, 1200 - 8 * i) for i in range(72)], shade)
    vent = [(-3, 640), (46, 640), (50, 440), (52, HEM + 4), (-3, HEM + 4), (-3, 440)]
    flat_panel('vent', vent, cloth, BODY.spot(True, 1), thick=4, middle=(23, 440))
    belt = rounded([(-112, 858), (112, 858), (112, 806), (-112, 806)], 14, 8, closed=True)
    flat_panel('half belt', belt, cloth, BODY.spot(True, 3), thick=5)
    for x in (-90, 90):
        button(x, 832, 8, 11, behind=True)


def _dressed(color: str) -> None:
    cloth = melton(COLORS[color])
    shade = powder_coat(mix(COLORS[color], '#000000', 0.6), 0.95)
    _shell(cloth)
    _lapels(cloth)
    _collar(cloth)
    _sleeves(cloth)
    _pockets(cloth)
    _behind(cloth, shade)
    for z in (950, 822, 694):
        button(0, z, 10)
    bust(linen('#D8CBB4'), wood('walnut', axis='z', scale=6), brass(0.4), RINGS, 820, 1296, floor=95)


def coat(color: str) -> None:
    """On the floor, its foot 140 mm under the hem."""
    placed(grouped(partial(_dressed, color)), rest=True)


MAIN = Camera(turn=-20, pitch=8, fill=0.84)

PRODUCT = Product(
    'fashion/harrow-overcoat',
    [
        View('camel', partial(coat, 'camel'), MAIN),
        View('charcoal', partial(coat, 'charcoal'), MAIN),
        View('back', partial(coat, 'camel'), Camera(turn=164, pitch=8, fill=0.84)),
        View('detail', partial(coat, 'camel'), close_up((10, -130, 925), 480, Camera(turn=-24, pitch=10, blur=0.015))),
    ],
)
