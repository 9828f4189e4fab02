"""A slim electric toothbrush on its charging stand, and heads for it."""

from functools import partial
from math import pi, sin

from kit.bristles import strands, tuft
from kit.color import mix
from kit.materials import Material, Mix, metal, plastic, rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import grouped, lathe, moved, placed, rounded, skin, slab, smooth_line, superellipse, turned

COLORS = {'chalk': '#E9E2D6', 'sage': '#9DAA94', 'ink': '#2C2D33'}
STAND, HANDLE = 9, 158
"""What of the stand is below the brush, and how long the handle is."""


def on_stand(color: str) -> None:
    _stand()
    placed(grouped(partial(brush, color)), to=(0, 0, STAND))


def _stand() -> None:
    """A round weight with a dish for the handle."""
    shell = plastic('#E4DCCF', 0.44)
    rim = rounded([(0, 0.8), (32, 0.8), (34, 1.6), (34, 8.6), (31.4, 11.4), (15.4, 11.6), (14.6, STAND - 0.1), (0, STAND - 0.1)], [0, 0.6, 1, 2.6, 3, 0.8, 0.4, 0], steps=8)
    lathe('stand', rim, shell)
    lathe('stand foot', rounded([(0, 0), (30, 0), (31, 1.4), (0, 1.4)], 0.4), rubber('#3A393A'))


def brush(color: str) -> None:
    """z 0 is the lower end of the handle; the bristles look to -Y."""
    shell = plastic(COLORS[color], 0.38)
    steel = metal('#C4BFB6', 0.3)
    lathe('end', rounded([(0, 0), (12.4, 0), (13.1, 13.6), (0, 13.6)], [0, 1.6, 0, 0]), plastic(mix(COLORS[color], '#000000', 0.12), 0.5))
    lathe('line', rounded([(0, 13.4), (13.3, 13.4), (13.3, 14.8), (0, 14.8)], 0.3), steel)
    profile = [(13.15, 15.0), (13.6, 30), (14.2, 62), (14.3, 92), (13.7, 122), (12.2, 142), (9.8, 154), (8.7, HANDLE)]
    curve = [(p.x, p.y) for p in smooth_line([(r, z, 0) for r, z in profile], 8)]
    lathe('handle', [(0, 14.7), (12.7, 14.7), *curve, (8.3, HANDLE + 0.5), (0, HANDLE + 0.5)], shell)
    lathe('shaft', [(0, HANDLE), (7.6, HANDLE), (7.6, HANDLE + 2.4), (0, HANDLE + 2.4)], steel)
    _on_front(slab('button seat', superellipse(11.6, 23, 2.8, 64), 1.6, plastic(mix(COLORS[color], '#000000', 0.22), 0.5), edge=0.5), 14.2, 104)
    _on_front(slab('button', superellipse(9.6, 21, 2.8, 64), 2.6, shell, edge=1.0, dome=0.3), 14.2, 104)
    for i, lamp in enumerate(('#D98A2B', '#B9B2A6', '#B9B2A6')):
        shade = plastic(lamp if i == 0 or color != 'ink' else '#5A5A60', 0.4)
        _on_front(slab('lamp', superellipse(2.2, 2.2, 2, 32), 1.0, shade, edge=0.3), 14.2, 80 - 6 * i)
    placed(grouped(partial(head, color)), to=(0, 0, HANDLE + 1.4))


def _on_front(made, radius: float, z: float) -> None:
    """Lays a thing that faces up onto the front of the handle."""
    moved(turned(made, x=90), (0, -radius + 0.7, z))


NECK = [
    # height, width, depth, how far back
    (3.4, 16.6, 16.6, 0), (6, 15.6, 15.6, 0), (14, 11.6, 11.4, 0), (28, 8.2, 8, 0), (40, 6.8, 6.4, 0), (47, 7.2, 5.8, 0.2), (52, 9.6, 5.4, 0.4),
    (56, 11.8, 5.2, 0.5), (60, 12.6, 5.2, 0.5), (74, 12.6, 5.2, 0.5), (77.6, 11.6, 5.1, 0.5), (80, 9.6, 4.8, 0.5), (81.6, 6.6, 4.2, 0.5), (82.3, 2.6, 2.6, 0.5), (82.5, 0.3, 0.4, 0.5),
]


def head(color: str, ring: str = '#8E9D85') -> None:
    """A brush head; z 0 is its lower end."""
    pale = plastic(mix(COLORS[color], '#FFFFFF', 0.1 if color != 'ink' else 0.03), 0.36)
    lathe('head ring', rounded([(6.5, 0), (8.7, 0), (8.5, 3.6), (6.5, 3.6)], 0.5, closed=True), plastic(ring, 0.4), closed=True)
    rows = smooth_line(NECK, 5)
    skin('head', [[(x, y + back, z) for x, y in superellipse(w, d, 2.3, 64)] for z, w, d, back in rows], pale)
    _bristles(color, ring)


def _bristles(color: str, ring: str) -> None:
    """Tufts in a long oval, trimmed in a soft wave; some have the color of the ring."""
    white, tinted = [], []
    pitch = 2.05
    for row in range(-5, 6):
        for column in range(-2, 3):
            x, z = column * pitch + (0.5 * pitch if row % 2 else 0) - (pitch / 4), row * pitch * 0.95
            if (x / 5.2) ** 2 + (z / 11) ** 4 > 0.92:
                continue
            length = 9.2 + 0.5 * sin(pi * row / 5) + (0.7 if abs(row) >= 4 else 0)
            lines = tuft((x, -1.9, 67 + z), (x * 0.012, -1, z * 0.008), length, 0.98, rings=3, seed=row * 9 + column)
            (tinted if abs(row) in (2, 3) and abs(column) < 2 else white).extend(lines)
    strands('bristles', white, 0.18, _nylon('#F1ECE3'), tip=0.95)
    strands('colored bristles', tinted, 0.18, _nylon(mix(ring, '#FFFFFF', 0.25)), tip=0.95)


def _nylon(color: str) -> Material:
    """Filaments: light that falls between them comes out again."""
    made = Mix('nylon')
    made.surface(base_color=color, roughness=0.45, emission=color, emission_strength=0.13)
    return made.material


def with_heads() -> None:
    """The brush on its stand, two spare heads before it."""
    placed(grouped(partial(on_stand, 'chalk')), to=(-26, 20, 0))
    placed(grouped(partial(head, 'chalk')), z=14, to=(28, -6, 0))
    placed(grouped(partial(head, 'chalk', '#D98A2B')), z=-8, to=(58, -30, 0))


MAIN = Camera(turn=26, pitch=10, fill=0.84)

PRODUCT = Product(
    'beauty/quill-electric-toothbrush',
    [
        View('chalk', partial(on_stand, 'chalk'), MAIN, 'sage'),
        View('sage', partial(on_stand, 'sage'), MAIN),
        View('ink', partial(on_stand, 'ink'), MAIN),
        View('head', partial(on_stand, 'chalk'), close_up((0, -2, STAND + HANDLE + 61), 66, Camera(turn=34, pitch=12)), 'clay'),
        View('set', with_heads, Camera(turn=14, pitch=15, fill=0.84), 'stone'),
    ],
)
