"""A desk lamp with two joints, a round foot and a bell of a shade with a cap of brass."""

from functools import partial

import bpy
from mathutils import Vector

from kit.lamps import cord
from kit.materials import Material, glow, metal, powder_coat
from kit.product import Camera, Product, View, close_up
from kit.shapes import grouped, lathe, placed, rounded, tube

COLORS = {'sage': '#7C8C75', 'ink': '#2B2D31', 'clay': '#B06247'}
FOOT, ELBOW, NECK = Vector((-70, 0, 26)), Vector((-138, 0, 236)), Vector((78, 0, 398))
"""Where the lower arm begins, where the arms meet, and where the shade hangs."""
TILT = (-26, -15)
"""Degrees the shade looks to the front and to the right, away from straight down."""


DIM, BRIGHT = 1.6e5, 1.2e7
"""How strong its lamp is: a glow by daylight, or what lights the table in the evening."""


def lamp(color: str, lit: float = DIM) -> None:
    paint = powder_coat(COLORS[color], 0.42)
    brass = metal('#B68F55', 0.34)
    _foot(paint, brass)
    _arm('lower arm', FOOT, ELBOW, paint, -9)
    _arm('upper arm', ELBOW, NECK, paint, 9)
    for name, at in (('elbow', ELBOW), ('knee', FOOT)):
        _joint(name, at, brass)
    placed(grouped(partial(_shade, paint, brass, lit)), x=TILT[0], y=TILT[1], to=tuple(NECK))
    _joint('neck', NECK, brass)


def _foot(paint: Material, brass: Material) -> None:
    x = FOOT.x
    lathe('foot', rounded([(0, 0), (86, 0), (88, 4), (88, 13), (82, 17), (0, 18)], [0, 1, 2, 5, 5, 0]), paint, (x, 0, 0), sides=128)
    lathe('collar', rounded([(0, 17.4), (17, 17.4), (16, 21), (9, 24), (0, 24)], [0, 0.6, 1.5, 2, 0]), brass, (x, 0, 0), sides=64)
    cord('cord', [(x - 84, 10, 6), (x - 100, 14, 2.8), (x - 126, 40, 2.6), (x - 112, 92, 2.6), (x - 60, 124, 2.6), (x - 4, 130, 2.6)], '#6E675C', 2.6)


def _arm(name: str, start: Vector, end: Vector, paint: Material, side: float) -> None:
    """A rod beside the middle plane, so that arms cross at their joint like scissors."""
    way = (end - start).normalized()
    shift = Vector((0, side, 0))
    line = [start - way * 16 + shift, start + shift, end + shift, end + way * 16 + shift]
    tube(name, line, 7.4, paint, sides=32)
    for tip, sign in ((line[0], -1), (line[-1], 1)):
        tube(f'{name} tip {sign}', [tip, tip + way * sign * 2.4], 6.2, paint, sides=32)


def _joint(name: str, at: Vector, brass: Material) -> None:
    """Discs of brass with a wing nut at the front."""
    parts = [
        lathe(f'{name} disc', rounded([(0, -17), (13, -17), (13, 17), (0, 17)], 1.4), brass, sides=64),
        lathe(f'{name} knob', rounded([(0, 16), (7.5, 16), (9.5, 20), (9.5, 27), (0, 28)], [0, 0.6, 1.5, 2, 0]), brass, sides=48),
    ]
    placed(parts, x=90, to=tuple(at))


def _shade(paint: Material, brass: Material, lit: float) -> None:
    """Hanging from z = 0: a stem, the cap of brass, the bell, and the bulb inside."""
    lathe('shade stem', [(0, -26), (7, -26), (7, 4), (0, 4)], paint, sides=40)
    lathe('shade cap', rounded([(0, -52), (26, -52), (26, -38), (17, -24), (0, -23)], [0, 1, 5, 6, 0]), brass, sides=96)
    outer = rounded([(22, -48), (46, -54), (82, -98), (106, -156), (108, -164)], [0, 14, 46, 20, 0], steps=14)
    inner = [(r - 1.8, z - 1.2) for r, z in reversed(outer)]
    lathe('shade', [*outer, *inner], paint, closed=True, sides=160)
    # Near its bulb the lining gets a hundred times the light of the floor: a dark one shows its shape.
    white = powder_coat('#3A3020' if lit == BRIGHT else '#EFE8DA', 0.6)
    lining = [(r - 2.1, z - 1.3) for r, z in outer[:-1]]
    lathe('lining', [*lining, *[(r - 0.6, z - 0.3) for r, z in reversed(lining)]], white, closed=True, sides=160)
    lathe('socket', [(0, -50), (17, -50), (15, -80), (0, -80)], metal('#8C8A86', 0.4), sides=48)
    bulb = rounded([(0, -146), (24, -140), (30, -116), (22, -94), (13, -78), (0, -78)], [0, 16, 20, 10, 3, 0], steps=10)
    globe = lathe('bulb', bulb, glow('#FFE9C4', 4 if lit == BRIGHT else 1.3), sides=64)
    globe.visible_shadow = False
    _shine(lit)


def _shine(watts: float) -> None:
    """The light of the bulb itself: sampled as a lamp, it falls without noise."""
    light = bpy.data.lights.new('bulb light', 'POINT')
    light.energy, light.color, light.shadow_soft_size = watts, (1.0, 0.78, 0.5), 22
    lamp = bpy.data.objects.new('bulb light', light)
    lamp.location = (0, 0, -116)
    bpy.context.scene.collection.objects.link(lamp)


MAIN = Camera(turn=14, pitch=5, fill=0.8)

PRODUCT = Product(
    'home/arc-desk-lamp',
    [
        View('sage', partial(lamp, 'sage'), MAIN),
        View('ink', partial(lamp, 'ink'), MAIN),
        View('clay', partial(lamp, 'clay'), MAIN),
        View('lit', partial(lamp, 'sage', BRIGHT), MAIN, 'dusk', key=0.35),
        View('shade', partial(lamp, 'sage', 1.5 * DIM), close_up((92, -20, 330), 285, Camera(turn=22, pitch=-4)), 'clay', key=0.7),
    ],
)
