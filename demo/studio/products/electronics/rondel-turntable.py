"""A belt-driven record player: a plinth of wood or lacquer, a heavy platter, a straight tonearm with a
counterweight."""

from functools import partial
from math import atan2, degrees

from kit.gadgets import lamp
from kit.materials import Material, Mix, anodised, metal, paper, plastic, powder_coat, rubber, steel
from kit.product import Camera, Product, View, close_up
from kit.shapes import box, grouped, lathe, placed, rounded, rounded_box, slab, smooth_line, tube
from kit.veneer import veneer

WIDTH, DEPTH, PLINTH, FEET = 460, 360, 46, 20
PLATTER = (-62, 0)
RADIUS = 150
TOP = FEET + PLINTH
RECORD = TOP + 4 + 22 + 2.4
"""Height of the upper side of the record."""
PIVOT = (158, 92)


def turntable(kind: str) -> None:
    _plinth(kind)
    _platter()
    _record()
    placed(grouped(_arm), to=(*PIVOT, 0))
    _controls()


def _plinth(kind: str) -> None:
    material = veneer('walnut', axis='x', grain=1.3) if kind == 'walnut' else powder_coat('#DCD4C6', 0.34)
    slab('plinth', rounded_box(WIDTH, DEPTH, 9), PLINTH, material, (0, 0, FEET), edge=3)
    for x in (-1, 1):
        for y in (-1, 1):
            at = (x * (WIDTH / 2 - 44), y * (DEPTH / 2 - 44), 0)
            lathe(f'foot {x} {y}', rounded([(0, 0), (26, 0), (27, 7), (0, 7)], 2), rubber('#242528'), at, sides=72)
            lathe(f'foot ring {x} {y}', rounded([(0, 7), (29, 7), (29, FEET + 0.2), (0, FEET + 0.2)], 1.6), metal('#B9B6B0', 0.34), at, sides=72)


def _platter() -> None:
    """Turned aluminium with a polished edge and a groove, upon a dark well."""
    x, y = PLATTER
    lathe('well', rounded([(0, 0), (RADIUS + 5, 0), (RADIUS + 5, 1), (0, 1)], 0.4), plastic('#1D1D1E', 0.5), (x, y, TOP - 0.3), sides=160)
    edge = rounded([(0, 0), (RADIUS - 3, 0), (RADIUS, 3), (RADIUS, 9), (RADIUS - 2, 9.8), (RADIUS - 2, 12.2), (RADIUS, 13), (RADIUS, 21), (RADIUS - 1.6, 22), (0, 22)], [0, 1, 1, 0.5, 0.4, 0.4, 0.5, 1, 0.6, 0])
    lathe('platter', edge, metal('#C6C4BF', 0.22), (x, y, TOP + 3.4), sides=192)
    lathe('mat', rounded([(0, 0), (RADIUS - 4, 0), (RADIUS - 4, 1.6), (0, 1.6)], 0.5), rubber('#29292B'), (x, y, TOP + 25.2), sides=160)


def _record() -> None:
    """Vinyl with bands of grooves, a label of two colors, the spindle in its middle."""
    x, y = PLATTER
    z = TOP + 26.6
    lathe('record', rounded([(0, 0), (149, 0), (149.4, 1), (149, 1.9), (146, 1.7), (54, 1.7), (52, 2), (0, 2)], [0, 0.3, 0.4, 0.4, 1, 1, 0.5, 0]), _vinyl(), (x, y, z), sides=192)
    lathe('label', [(0, 0), (50, 0), (50, 0.25), (0, 0.25)], paper('#C9784A', 0.6), (x, y, z + 1.9), sides=128)
    lathe('label ring', [(36, 0), (38.5, 0), (38.5, 0.12), (36, 0.12)], paper('#EFE3CC', 0.6), (x, y, z + 2.12), closed=True, sides=128)
    lathe('label heart', [(0, 0), (17, 0), (17, 0.12), (0, 0.12)], paper('#EFE3CC', 0.6), (x, y, z + 2.12), sides=96)
    lathe('spindle', rounded([(0, 0), (3.6, 0), (3.6, 9), (0, 12)], 2), steel(0.18), (x, y, z + 1.8), sides=40)


def _vinyl() -> Material:
    """Grooves are seen by their shine, which is drawn out across them, and by darker bands between the
    pieces."""
    made = Mix('vinyl')
    split = made.node('SeparateXYZ', {0: made.body()})
    square = made.math('ADD', made.math('MULTIPLY', split.outputs['X'], split.outputs['X']), made.math('MULTIPLY', split.outputs['Y'], split.outputs['Y']))
    radius = made.math('SQRT', square)
    fine = made.noise(made.node('CombineXYZ', {0: made.math('MULTIPLY', radius, 1.0)}).outputs[0], 1.6, 2, 0.6)
    pause = made.math('LESS_THAN', made.math('PINGPONG', made.math('ADD', radius, 3.0), 11.5), 0.55)
    tone = made.node('MixRGB', {'Fac': made.math('MULTIPLY', pause, 0.75), 'Color1': made.ramp(fine, (0.35, '#131315'), (0.65, '#2A2A2D')), 'Color2': '#4A4A4E'}).outputs[0]
    made.surface(base_color=tone, roughness=made.between(fine, 0.24, 0.4), specular=0.55, anisotropic=0.8, normal=made.bump(fine, 0.12))
    made.put(made.shader.inputs['Tangent'], made.node('Tangent', direction_type='RADIAL', axis='Z').outputs[0])
    return made.material


def _arm() -> None:
    """The tonearm, its pivot in the origin, resting upon the record."""
    shell, dark = anodised('#C9C7C2', 0.3), powder_coat('#2A2A2C', 0.4)
    lathe('arm base', rounded([(0, TOP - 0.3), (34, TOP - 0.3), (34, TOP + 7), (31, TOP + 9), (0, TOP + 9)], 1.2), dark, sides=96)
    lathe('arm post', rounded([(0, TOP + 8), (17, TOP + 8), (17, TOP + 24), (0, TOP + 24)], 1.4), metal('#B9B6B0', 0.26), sides=72)
    height = RECORD + 15
    yoke = slab('yoke', rounded_box(30, 40, 8), 24, shell, (0, 0, TOP + 23.6), edge=3)
    end = (-132, -158)
    length = (end[0] ** 2 + end[1] ** 2) ** 0.5
    way = (end[0] / length, end[1] / length)
    reach = lambda part, z: (way[0] * part, way[1] * part, z)
    bent = [reach(-16, height + 1), reach(30, height + 1), reach(120, height), reach(length - 40, height - 2), reach(length - 14, height - 3)]
    tube('arm', smooth_line(bent, 8), lambda t: 4.6 - 1.4 * t, metal('#D0CEC9', 0.2), sides=40)
    stub = tube('stub', [reach(-14, height + 1), reach(-58, height + 1)], 4, metal('#8C8A86', 0.3), sides=32)
    weight = tube('weight', [reach(-30, height + 1), reach(-32, height + 1), reach(-54, height + 1), reach(-56, height + 1)], lambda t: 15.5 if 0.1 < t < 0.9 else 14.3, metal('#8B8985', 0.3), sides=72)
    ring = tube('weight ring', [reach(-25, height + 1), reach(-29.6, height + 1)], 13, dark, sides=72)
    head = grouped(_headshell)
    angle = degrees(atan2(way[1], way[0]))
    placed(head, z=angle, to=reach(length - 12, height - 3))
    _rest(shell)
    assert yoke and stub and weight and ring


def _headshell() -> None:
    """Along +X from the origin: a plate with the cartridge below, its needle on the record, and a finger
    lift."""
    dark = powder_coat('#2A2A2C', 0.4)
    slab('headshell', rounded_box(34, 19, 4), 2.6, dark, (14, 0, -0.6), edge=0.7)
    box('cartridge', (20, 15, 8.6), plastic('#D98A2B', 0.35), (18, 0, -9), edge=1.2)
    box('cartridge front', (7, 11, 4.4), plastic('#EFE7D8', 0.35), (26, 0, -11), edge=0.8)
    tube('needle', [(27, 0, -10.5), (29, 0, -12.2)], 0.5, steel(0.2), sides=12)
    tube('lift', smooth_line([(22, -8, 1), (22, -14, 1.2), (21, -20, 3), (20, -23, 5)], 6), 1.1, steel(0.2), sides=16)


def _rest(shell: Material) -> None:
    """A fork that the arm is laid upon, and the lever that lifts it."""
    x, y = -2, -62
    lathe('rest', rounded([(0, TOP - 0.3), (6, TOP - 0.3), (5, TOP + 24), (0, TOP + 24)], 1), shell, (x, y, 0), sides=48)
    box('rest fork', (20, 7, 5), plastic('#2A2A2C', 0.4), (x, y, TOP + 23.8), edge=1.4)
    lever = tube('lever', smooth_line([(20, -20, TOP + 8), (30, -40, TOP + 13), (32, -62, TOP + 17)], 6), 1.8, steel(0.22), sides=20)
    lathe('lever knob', rounded([(0, 0), (3.6, 0), (3.6, 9), (0, 9)], 1.2), plastic('#2A2A2C', 0.4), (32, -62, TOP + 13), sides=40)
    assert lever


def _controls() -> None:
    """A dial for the speed and a small light."""
    lathe('dial', rounded([(0, 0), (17, 0), (17, 11), (0, 11)], 1.2), metal('#B9B6B0', 0.34), (184, -132, TOP - 0.2), sides=96)
    slab('dial mark', rounded_box(1.8, 9, 0.89), 0.5, plastic('#D98A2B', 0.4), (184, -124, TOP + 10.6), edge=0.15)
    lamp('lamp', (150, -132, TOP), '#E8952F', 1.8, 1.2)
    lathe('adapter', rounded([(4, 0), (19, 0), (19, 5), (16, 7), (4, 7)], 0.8, closed=True), metal('#C6A566', 0.26), (-196, 146, TOP - 0.1), closed=True, sides=72)


PRODUCT = Product(
    'electronics/rondel-turntable',
    [
        View('walnut', partial(turntable, 'walnut'), Camera(turn=24, pitch=26, fill=0.8)),
        View('chalk', partial(turntable, 'chalk'), Camera(turn=24, pitch=26, fill=0.8), 'sand'),
        View('above', partial(turntable, 'walnut'), Camera(turn=0, pitch=74, fill=0.8), 'stone'),
        View('tonearm', partial(turntable, 'walnut'), close_up((78, -10, RECORD + 6), 270, Camera(turn=28, pitch=28, blur=0.014))),
    ],
)
