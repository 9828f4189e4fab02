"""A smartwatch: a rounded aluminium case under domed glass, a crown, a strap of silicone that closes with a
stud."""

from functools import partial
from math import cos, pi, sin

from kit.color import mix
from kit.gadgets import coated
from kit.materials import glow, metal, plastic, powder_coat, rubber
from kit.optics import knurl
from kit.product import Camera, Product, View
from kit.screens import dark
from kit.shapes import band, grouped, lathe, moved, placed, rounded, rounded_box, slab, smooth_line, superellipse, tube, turned

COLORS = {'graphite': ('#55575C', '#303237'), 'silver': ('#D2D3D4', '#E0D6C6'), 'rose-gold': ('#CFA189', '#A9705F')}
WIDTH, HEIGHT, THICK, CORNER = 38, 45, 9.6, 13
STRAP = 22.5


def case(name: str) -> None:
    """Lying with its face up, twelve o'clock towards +Y, its underside on the floor."""
    shell = metal(COLORS[name][0], 0.3)
    slab('case', rounded_box(WIDTH, HEIGHT, CORNER, steps=20), THICK - 1, shell, (0, 0, 1), edge=2.8, under=2.4, steps=10)
    slab('glass', rounded_box(WIDTH - 3.4, HEIGHT - 3.4, CORNER - 1.7, steps=20), 1.5, dark(0.05, '#0C0D10'), (0, 0, THICK - 0.6), edge=1.0, under=0.1)
    _crown(name, shell)
    placed(grouped(_dial), to=(0, 0, THICK + 0.9))
    _sensor(name)


def _crown(name: str, shell) -> None:
    crown = slab('crown', knurl(3.5, 40, 0.3, blunt=0.6), 3, metal(COLORS[name][0], 0.3), (0, 0, -0.6), edge=0.4)
    ring = lathe('crown ring', rounded([(0, 0), (2.9, 0), (2.9, 0.3), (0, 0.3)], 0.1), powder_coat('#D98A2B', 0.45), (0, 0, 2.2), sides=64)
    cap = lathe('crown cap', rounded([(0, 0), (2.2, 0), (2.2, 0.5), (0, 0.56)], 0.15), metal(COLORS[name][0], 0.24), (0, 0, 2.2), sides=64)
    placed([crown, ring, cap], y=90)
    placed([crown, ring, cap], to=(WIDTH / 2, 8, THICK / 2 + 0.4))
    key = slab('key', rounded_box(11, 3, 1.49), 1.6, shell, (0, 0, -0.9), edge=0.5)
    turned(key, x=90)
    turned(key, z=90)
    moved(key, (WIDTH / 2, -8, THICK / 2 + 0.4))


def _dial() -> None:
    """Two rings that fill up, twelve marks and two hands; flat lines of light right above the glass."""
    light, warm, green, faint = (glow(color, strength) for color, strength in (('#F0E8DA', 0.85), ('#E0922F', 0.95), ('#63AFA3', 0.85), ('#3A3835', 0.5)))
    for i in range(12):
        mark = slab(f'mark {i}', rounded_box(0.75, 2.6 if i % 3 == 0 else 1.5, 0.37), 0.07, light, (0, 14.3 if i % 3 == 0 else 14.8, 0), edge=0.02)
        turned(mark, z=i * 30)
    for radius, share, tone in ((10.8, 0.78, warm), (8.4, 0.56, green)):
        _arc(f'track {radius}', radius, 1, faint, 0.5, 0.03)
        _arc(f'ring {radius}', radius, share, tone, 0.72, 0.09)
    for name, length, width, turn in (('hour', 7.6, 1.25, 52), ('minute', 12, 0.95, -62)):
        hand = slab(f'{name} hand', rounded_box(width, length, width / 2 - 0.01), 0.1, light, (0, length / 2 - 1, 0.16), edge=0.03)
        turned(hand, z=turn)
    lathe('hub', [(0, 0.05), (1.2, 0.05), (1.2, 0.34), (0, 0.34)], warm, sides=32)


def _arc(name: str, radius: float, share: float, material, half: float, rise: float) -> None:
    line = [(radius * sin(2 * pi * share * i / 96), radius * cos(2 * pi * share * i / 96), rise) for i in range(97)]
    tube(name, line, 1, material, section=rounded_box(2 * half, 0.06, 0.02, steps=2), up=(0, 0, 1), closed=False)


def _sensor(name: str) -> None:
    """The underside: a plate, a dome of sapphire and four small lights."""
    def build() -> None:
        slab('plate', rounded_box(30, 36, 11), 0.7, plastic('#3A3B40', 0.3, grain=0), (0, 0, -0.3), edge=0.3)
        lathe('sensor ring', rounded([(10.9, 0.2), (12.4, 0.2), (12.4, 1.1), (10.9, 1.1)], 0.2, closed=True), metal(mix(COLORS[name][0], '#FFFFFF', 0.3), 0.2), closed=True, sides=96)
        lathe('sensor', [(0, 0.2), (11, 0.2)] + [(11 * cos(pi / 2 * i / 12), 0.8 + 0.9 * sin(pi / 2 * i / 12)) for i in range(13)], coated('#1B2026', '#31434A', 0.1), sides=96)
        for i in range(4):
            lathe(f'light {i}', rounded([(0, 1.1), (1.6, 1.1), (1.6, 1.62), (0, 1.64)], 0.1), glow('#5FB58A', 0.7), (5.4 * cos(pi / 4 + pi / 2 * i), 5.4 * sin(pi / 4 + pi / 2 * i), 0), sides=32)
        lathe('eye', rounded([(0, 1.4), (1.5, 1.4), (1.5, 1.84), (0, 1.86)], 0.1), plastic('#0E1012', 0.15, grain=0), sides=32)
    placed(grouped(build), y=180, to=(0, 0, 1))


def worn(name: str) -> None:
    """Standing on its closed strap, the face to the front and a little up."""
    parts = grouped(lambda: (placed(grouped(partial(case, name)), to=(0, 0, -THICK / 2)), _closed_strap(name)))
    placed(parts, x=78, rest=True)


def _closed_strap(name: str) -> None:
    soft = rubber(COLORS[name][1])
    loop = [(19.8, -0.4), (24.5, -1.4), (29.5, -8), (31, -22), (26, -38), (14, -48.5), (0, -51.5), (-14, -48.5), (-26, -38), (-31, -22), (-29.5, -8), (-24.5, -1.4), (-19.8, -0.4)]
    line = smooth_line([(0, y, z) for y, z in loop], 12)
    tube('strap', line, _flare, soft, section=band(2.8, STRAP), up=(1, 0, 0))
    tail = smooth_line([(0, y, z) for y, z in ((16, -50.6), (2, -54.4), (-14, -51.6), (-27.6, -41), (-33.2, -24), (-32.6, -12))], 12)
    tube('tail', tail, 1, soft, section=band(2.6, STRAP - 0.6), up=(1, 0, 0))
    _stud(metal(COLORS[name][0], 0.28), (0, -6, -54.6), 178)


def _flare(way: float) -> float:
    """Straps are wider where they leave the case."""
    return 1 + 0.16 * max(0, 1 - min(way, 1 - way) / 0.2) ** 1.5


def _stud(material, at: tuple[float, float, float], turn: float) -> None:
    """The button that holds the strap's end."""
    parts = [lathe('stud', rounded([(0, -1), (4.2, -1), (4.2, 1), (0, 1.3)], [0, 0, 0.6, 0]), material, sides=64)]
    placed(parts, x=turn, to=at)


def sensor() -> None:
    """Lying on its face, the strap opened out."""
    def build() -> None:
        placed(grouped(partial(case, 'graphite')), y=180, rest=True)
        soft = rubber(COLORS['graphite'][1])
        for side, length in ((1, 92), (-1, 72)):
            line = smooth_line([(0, side * 19.8, 5.4), (0, side * 25, 4.8), (0, side * 34, 2.4), (0, side * 46, 1.5), (0, side * length, 1.4)], 12)
            tube(f'strap {side}', line, lambda way: 1 + 0.16 * max(0, 1 - way / 0.4) ** 1.5, soft, section=band(2.8, STRAP), up=(1, 0, 0))
        slab('strap end', superellipse(STRAP, 22, 2.6, 72), 2.8, soft, (0, 91, 0), edge=1.1)
        hole = plastic('#141416', 0.6)
        for i in range(5):
            slab(f'hole {i}', rounded_box(2.6, 4, 1.29), 0.2, hole, (0, 56 + i * 8, 2.72), edge=0.04)
        slab('strap foot', superellipse(STRAP, 22, 2.6, 72), 2.8, soft, (0, -71, 0), edge=1.1)
        _stud(metal(COLORS['graphite'][0], 0.28), (0, -70, 3.4), 0)
    placed(grouped(build), z=-32)


PRODUCT = Product(
    'electronics/orbit-watch',
    [
        View('graphite', partial(worn, 'graphite'), Camera(turn=26, pitch=10, fill=0.74), samples=2),
        View('silver', partial(worn, 'silver'), Camera(turn=26, pitch=10, fill=0.74), samples=2),
        View('rose-gold', partial(worn, 'rose-gold'), Camera(turn=26, pitch=10, fill=0.74), 'sand', samples=2),
        View('side', partial(worn, 'graphite'), Camera(turn=96, pitch=7, fill=0.7), 'stone'),
        View('sensor', sensor, Camera(turn=0, pitch=50, fill=0.8), 'sand'),
    ],
)
