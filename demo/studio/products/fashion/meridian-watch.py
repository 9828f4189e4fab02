"""A slim automatic watch: polished steel, a domed crystal, applied markers, a stitched strap, a glass
back."""

from functools import partial
from math import atan2, cos, degrees, pi, radians, sin

from kit.color import mix
from kit.leathers import calf
from kit.materials import Material, Mix, brushed, metal, plastic, powder_coat
from kit.product import Camera, Product, View, close_up
from kit.shapes import (
    band, box, grouped, join, lathe, moved, placed, rounded, rounded_box, slab, smooth_line, stitches, tube, turned,
)

MAIN = Camera(turn=16, pitch=16, fill=0.76)
COLORS = {'ivory': '#EFE6D3', 'midnight-blue': '#25375C', 'forest-green': '#2C4A3B'}
STRAP, THREAD, GOLD = '#5B3826', '#C79B6E', '#C9A35B'
RADIUS, DIAL_Z = 19.5, 6.2
"""Of the case, and how high the dial lies above its back (millimetres)."""


def crystal() -> Material:
    """Coated sapphire: seen through, with a faint mirror image on it."""
    made = Mix('crystal')
    clear, mirror = made.node('BsdfTransparent'), made.node('BsdfGlossy', {'Color': '#DDE6F0', 'Roughness': 0.02})
    both = made.node('MixShader', {0: 0.018, 1: clear.outputs[0], 2: mirror.outputs[0]})
    made.put(made.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return made.material


def sunray(color: str) -> Material:
    """Lacquer over fine marks that run out from the middle; plain and matte for light dials."""
    if color == COLORS['ivory']:
        return plastic(color, 0.34, grain=0.004)
    made = Mix('sunray')
    split = made.node('SeparateXYZ', {0: made.body()})
    angle = made.math('ARCTAN2', split.outputs['Y'], split.outputs['X'])
    rays = made.node('TexNoise', {'W': made.math('MULTIPLY', angle, 40.0), 'Detail': 2.0}, noise_dimensions='1D').outputs['Fac']
    tone = made.ramp(rays, (0.3, mix(color, '#000000', 0.12)), (0.7, mix(color, '#FFFFFF', 0.08)))
    made.surface(base_color=tone, metallic=0.55, roughness=0.34, clearcoat=0.5, clearcoat_roughness=0.06)
    return made.material


def head(dial: str) -> None:
    """Case, dial and crystal, face up, twelve o'clock towards +Y; the back glass is at z = 0."""
    bright, satin = metal('#C6C7C9', 0.14), brushed('#B4B6B9', 0.3)
    side = [(16.2, 0.3), (18, 0.3), (19.2, 2.2), (RADIUS, 3.2), (RADIUS, 6.6), (19.1, 7.2), (16.4, 7.2)]
    lathe('case', rounded(side, 0.5, closed=True), satin, closed=True, sides=160)
    bezel = [(16.4, 6.9), (19.0, 6.9), (18.8, 7.7), (17.3, 8.6), (16.5, 8.6)]
    lathe('bezel', rounded(bezel, 0.35, closed=True), bright, closed=True, sides=160)
    lathe('flange', [(15.8, DIAL_Z - 0.3), (16.6, DIAL_Z - 0.3), (16.6, 8.4), (16.4, 8.4)], metal('#A9ABAE', 0.3), sides=160, closed=True)
    for x in (-11.7, 11.7):
        for way in (0, 180):
            turned(_lug(f'lug {x} {way}', bright, x), z=way)
    for y in (-21.4, 21.4):
        moved(turned(lathe(f'bar {y}', [(0, -10.6), (0.8, -10.6), (0.8, 10.6), (0, 10.6)], bright, sides=24), y=90), (0, y, 2.6))
    _crown(bright)
    _dial(dial)
    lathe('crystal', [(16.5, 8.5), (16.4, 8.8), *[(16.4 * cos(a), 8.8 + 0.9 * sin(a)) for a in [radians(i * 9) for i in range(1, 11)]]], crystal(), sides=96)


def _lug(name: str, material: Material, x: float):
    outline = [(14, 1.4), (19, 1.2), (21.2, 0.5), (22.6, 0.4), (23.2, 1.2), (22.9, 3), (21.4, 5.2), (19, 6.3), (14, 6.7)]
    lug = slab(name, rounded(outline, 0.6, closed=True), 3.0, material, edge=0.6)
    return moved(turned(turned(lug, x=90), z=90), (x - 1.5, 0, 0))


def _crown(material: Material) -> None:
    grip = [((3.15 + 0.16 * (i % 2)) * cos(2 * pi * i / 56), (3.15 + 0.16 * (i % 2)) * sin(2 * pi * i / 56)) for i in range(56)]
    crown = slab('crown', grip, 3.4, material, edge=0.25)
    stem = lathe('stem', [(0, -1.5), (1.8, -1.5), (1.8, 0.4), (0, 0.4)], material, sides=40)
    placed([crown, stem], y=90, to=(RADIUS + 0.5, 0, 4.6))


def _dial(color: str) -> None:
    """Markers, minute track, small seconds at six, a date window at three, hands at ten past ten."""
    light = color == COLORS['ivory']
    gold = metal('#A57C3A' if light else '#D9B878', 0.22)
    mark = plastic('#4A3A28' if light else '#E9DFC9', 0.5)
    lathe('dial', [(0, DIAL_Z - 0.6), (16.3, DIAL_Z - 0.6), (16.3, DIAL_Z), (0, DIAL_Z)], sunray(color), sides=160)
    for hour in range(12):
        for shift in (-0.75, 0.75) if hour == 0 else (0,):
            if hour not in (3, 6):
                baton = box('marker', (1.0, 3.9, 0.75), gold, (shift, 12.3, DIAL_Z - 0.05), edge=0.22)
                turned(baton, z=-30 * hour)
    ticks = [turned(box('tick', (0.16, 0.9 if i % 5 else 1.2, 0.06), mark, (0, 15.0, DIAL_Z - 0.02), edge=0.02), z=6 * i) for i in range(60)]
    join('minutes', ticks)
    _small_seconds(gold, mark, color)
    box('window', (3.4, 2.7, 0.3), gold, (12.4, 0, DIAL_Z - 0.02), edge=0.12)
    box('date', (2.7, 2.0, 0.1), plastic('#F4EEE1', 0.5), (12.4, 0, DIAL_Z + 0.24), edge=0.04)
    _hand('hour hand', 8.6, 1.5, gold, DIAL_Z + 0.8, -54)
    _hand('minute hand', 13.2, 1.25, gold, DIAL_Z + 1.15, 60)
    lathe('hub', rounded([(0, 0), (1.0, 0), (1.0, 1.8), (0, 2)], 0.2), gold, (0, 0, DIAL_Z), sides=40)


def _hand(name: str, length: float, width: float, material: Material, z: float, degrees: float, tail: float = 2.4) -> None:
    """A pointed hand that is widest near the middle of the dial."""
    half = width / 2
    outline = [(0.1, length), (-0.1, length), (-half, length * 0.22), (-half * 0.45, -tail), (half * 0.45, -tail), (half, length * 0.22)]
    turned(slab(name, rounded(outline, 0.08, closed=True, steps=3), 0.22, material, (0, 0, z), edge=0.08), z=-degrees)


def _small_seconds(gold: Material, mark: Material, color: str) -> None:
    at = (0, -7.8, DIAL_Z)
    ground = plastic(mix(color, '#000000' if color != COLORS['ivory'] else '#B89C6C', 0.18), 0.4, grain=0.004)
    lathe('small dial', [(0, 0), (4.4, 0), (4.4, 0.04), (0, 0.04)], ground, at, sides=80)
    lathe('small ring', [(4.25, 0), (4.55, 0), (4.55, 0.16), (4.25, 0.16)], gold, at, sides=80, closed=True)
    ticks = [turned(box('tick', (0.14, 0.7 if i % 3 else 1.0, 0.1), mark, (0, 3.6, 0), edge=0.02), z=30 * i) for i in range(12)]
    moved(join('small ticks', ticks), at)
    for one in grouped(lambda: _hand('second hand', 3.5, 0.34, gold, 0.35, 222, 1.0)):
        moved(one, at)
    lathe('small hub', [(0, 0), (0.45, 0), (0.45, 0.7), (0, 0.75)], gold, at, sides=24)


LOOP = [(18.9, 3.7), (21.6, 3.3), (25.2, -0.6), (29.0, -12), (29.6, -25), (24.5, -38.5), (13, -47.5), (0, -50)]
"""Half of the closed strap: (along, up) from a lug to the middle behind."""


def worn(dial: str) -> None:
    """Closed as around a wrist, face up."""
    head(COLORS[dial])
    half = [(0, y, z) for y, z in LOOP]
    line = smooth_line([*half, *[(0, -y, z) for _, y, z in reversed(half[:-1])]], 10)
    _strap('strap', line, lambda t: 1 - 0.2 * sin(pi * t) ** 0.7)
    for way in (0.40, 0.60):
        y, z = _at(line, way)
        _keeper(f'keeper {way}', (0, y, z), _slope(line, way))


def standing(dial: str) -> None:
    """On its strap, the dial turned to the eye."""
    placed(grouped(partial(worn, dial)), x=58, rest=True)


def _at(line: list, way: float) -> tuple[float, float]:
    dot = line[round(way * (len(line) - 1))]
    return dot.y, dot.z


def _slope(line: list, way: float) -> float:
    i = round(way * (len(line) - 1))
    step = line[i + 1] - line[i - 1]
    return degrees(atan2(step.z, step.y))


def _keeper(name: str, at: tuple, slope: float) -> None:
    ring = tube(name, [(x, 0, z) for x, z in rounded_box(16.9, 3.7, 1.4)], 1, calf(STRAP, 0.42), section=band(1.1, 5.5), closed=True, up=(0, 1, 0))
    placed([ring], x=slope, to=at)


def _strap(name: str, line: list, width, side: int = 1) -> None:
    """Padded leather along a line in the plane of y and z, stitched along both edges."""
    hide, thread = calf(STRAP, 0.42), powder_coat(THREAD, 0.8)
    tube(name, line, width, hide, section=_padded(3.4, 19.4), up=(1, 0, 0))
    for edge in (-1, 1):
        seam = []
        for i, dot in enumerate(line):
            way = i / (len(line) - 1)
            if 0.02 < way < 0.98:
                step = (line[min(i + 1, len(line) - 1)] - line[i - 1]).normalized()
                out = -1.3 * side * width(way)
                seam.append((edge * 8.1 * width(way), dot.y + step.z * out, dot.z - step.y * out))
        stitches(f'{name} seam {edge}', seam, thread, length=2.2, gap=0.9, thickness=0.55)


def _padded(thick: float, wide: float) -> list:
    """Fullest in its middle, thinner at its edges."""
    return [(x * (1 - 0.32 * (2 * abs(y) / wide) ** 3), y) for x, y in rounded_box(thick, wide, 1.2, 6)]


def face_down() -> None:
    """Lying on its crystal with the strap opened, so that the movement shows through the back."""
    parts = grouped(_opened)
    placed(parts, x=180, rest=True)
    placed(parts, z=24)


def _opened() -> None:
    """The head with both straps stretched out behind it and sinking to the table."""
    head(COLORS['midnight-blue'])
    _movement()
    for way, length in ((1, 74), (-1, 112)):
        points = [(0, way * y, z) for y, z in ((18.9, 3.5), (22.4, 3.1), (32, 4.4), (46, 7.0), (length, 8.4))]
        line = smooth_line(points if way > 0 else points, 12)
        _strap(f'strap {way}', line, lambda t: 1 - 0.18 * t, side=way)


def _movement() -> None:
    """Under the glass back (z = 0): a plate, bridges with round edges, jewels, screws, wheels and half a
    rotor."""
    plate, bridge, rotor = brushed('#A8A9AB', 0.34), brushed('#C4C5C7', 0.26), metal('#B69C6C', 0.3)
    jewel, blue, brass = plastic('#7A1F38', 0.15, grain=0), metal('#33415F', 0.3), metal('#BE9F62', 0.3)
    lathe('plate', [(0, 2.9), (16.3, 2.9), (16.3, 3.4), (0, 3.4)], plate)
    for name, outline in BRIDGES.items():
        slab(name, rounded(outline, 1.6, closed=True), 0.9, bridge, (0, 0, 2.05), edge=0.25)
    for x, y, radius in ((7.6, 7.6, 3.6), (-9.4, 4.6, 2.6)):
        _wheel(brass, x, y, radius)
    lathe('balance staff', [(0, 1.6), (0.6, 1.6), (0.6, 3), (0, 3)], brass, (-6.6, -8.0, 0), sides=24)
    balance = lathe('balance', [(4.0, 1.7), (4.6, 1.7), (4.6, 2.2), (4.0, 2.2)], brass, (-6.6, -8.0, 0), closed=True)
    bar = box('balance bar', (8.4, 0.7, 0.4), brass, (-6.6, -8.0, 1.8), edge=0.1)
    assert balance and bar
    for x, y in ((2.2, 8.8), (-4.4, 9.8), (9.2, 0.8), (-6.6, -8.0), (4.6, -11.4), (-11.8, -1.0)):
        lathe('setting', rounded([(0, 1.85), (1.15, 1.85), (1.15, 3.3), (0, 3.3)], 0.1), brass, (x, y, -0.25), sides=32)
        lathe('jewel', rounded([(0, 1.7), (0.7, 1.75), (0.7, 3.2), (0, 3.2)], 0.1), jewel, (x, y, -0.25), sides=32)
    for x, y in ((-1.0, 12.8), (12.4, 4.2), (-12.9, 2.9), (11.0, -7.4), (0.6, -13.8)):
        lathe('screw', rounded([(0, 1.7), (0.75, 1.7), (0.75, 3), (0, 3)], 0.12), blue, (x, y, 0), sides=32)
    half = [(15.6 * cos(pi * i / 40), 15.6 * sin(pi * i / 40)) for i in range(41)]
    inner = [(11.2 * cos(pi * i / 40), 11.2 * sin(pi * i / 40)) for i in range(40, -1, -1)]
    weight = slab('rotor', [*half, *inner], 0.8, rotor, (0, 0, 0.9), edge=0.2)
    arm = slab('rotor arm', rounded([(-7, 11.6), (-2.4, 0), (0, -2.4), (2.4, 0), (7, 11.6)], 0.8, closed=True), 0.6, rotor, (0, 0, 1.0), edge=0.15)
    hub = lathe('rotor hub', rounded([(0, 0.6), (1.6, 0.6), (1.6, 2.6), (0, 2.6)], 0.2), metal('#C6C7C9', 0.14))
    for one in (weight, arm, hub):
        turned(one, z=-62)
    lathe('back glass', [(0, 0.35), (16.4, 0.35), (16.4, 0.5), (0, 0.5)], crystal())


BRIDGES = {
    'upper bridge': [(15, 3), (13.4, 7.4), (8, 13.4), (0, 15.6), (-6, 14), (-2.6, 7), (3.4, 3.6), (9, 2.4)],
    'side bridge': [(-15.4, 2), (-9, 1.0), (-3, 4.2), (-6.4, 9.6), (-10.6, 11.4)],
    'lower bridge': [(2, -15.2), (9, -12.4), (14.6, -4.6), (10, -1.6), (4.2, -5.6), (0.4, -10)],
}


def _wheel(material: Material, x: float, y: float, radius: float) -> None:
    teeth = [((radius + 0.22 * (i % 2)) * cos(pi * i / 36), (radius + 0.22 * (i % 2)) * sin(pi * i / 36)) for i in range(72)]
    slab('wheel', teeth, 0.35, material, (x, y, 1.75), edge=0.06)
    lathe('arbor', [(0, 1.5), (0.5, 1.5), (0.5, 2.2), (0, 2.2)], metal('#C6C7C9', 0.14), (x, y, 0), sides=24)


PRODUCT = Product(
    'fashion/meridian-watch',
    [
        View('ivory', partial(standing, 'ivory'), MAIN),
        View('midnight-blue', partial(standing, 'midnight-blue'), MAIN),
        View('forest-green', partial(standing, 'forest-green'), MAIN),
        View('detail', partial(standing, 'ivory'), close_up((-3, -26, 45), 46, Camera(turn=-24, pitch=22, blur=0.02))),
        View('back', face_down, close_up((0, 0, 7), 74, Camera(turn=0, pitch=62, blur=0.012)), 'sand'),
    ],
)
