"""A portable speaker the size of a large mug: a drum of woven cloth between aluminium and rubber, with a
leather loop."""

from functools import partial
from math import cos, pi, sin

from kit.audio import acoustic_cloth
from kit.color import mix
from kit.gadgets import lamp
from kit.materials import anodised, metal, rubber, smooth_leather
from kit.product import Camera, Product, View, close_up
from kit.shapes import band, grouped, lathe, placed, rounded, rounded_box, slab, smooth_line, stitches, tube, turned, moved

COLORS = {'moss': '#6C765E', 'oat': '#D6CAB5', 'ember': '#B56751'}
RADIUS, HEIGHT = 52, 138


def speaker(name: str) -> None:
    color = COLORS[name]
    soft = rubber(mix(color, '#1D1E1F', 0.45))
    shell = anodised(mix(color, '#C9C3B8', 0.22), 0.4)
    lathe('foot', rounded([(0, 0), (41, 0), (48.6, 6.5), (48.6, 12), (0, 12)], [0, 2.5, 4, 0, 0]), soft, sides=128)
    cloth = rounded([(0, 8), (RADIUS, 8), (RADIUS, HEIGHT - 11), (0, HEIGHT - 11)], [0, 6.5, 7, 0], steps=12)
    lathe('cloth', _dense(cloth), acoustic_cloth(color, 1.5), sides=160)
    lathe('ring', rounded([(40, HEIGHT - 13), (49.6, HEIGHT - 13), (49.6, HEIGHT - 6), (46.6, HEIGHT - 4.2), (40, HEIGHT - 4.2)], [0, 0.6, 1.6, 1, 0], closed=True), shell, closed=True, sides=160)
    lathe('top', rounded([(0, HEIGHT - 12), (46.2, HEIGHT - 12), (46.2, HEIGHT - 3.8), (38, HEIGHT - 5.2), (0, HEIGHT - 5.8)], [0, 0, 1.2, 5, 0]), soft, sides=128)
    _keys(color)
    _loop(name)
    _label()


def _dense(profile: list) -> list:
    """The same line with points at least every 3 mm."""
    line = [profile[0]]
    for (r, z), (r2, z2) in zip(profile, profile[1:]):
        steps = max(int(((r2 - r) ** 2 + (z2 - z) ** 2) ** 0.5 / 3), 1)
        line += [(r + (r2 - r) * i / steps, z + (z2 - z) * i / steps) for i in range(1, steps + 1)]
    return line


def _keys(color: str) -> None:
    """Raised marks upon the soft top: plus, minus, a dot for play, a ring for power."""
    top = HEIGHT - 5.9
    ink = rubber(mix(color, '#FFFFFF', 0.5))
    slab('minus', rounded_box(10, 2, 0.99), 1.2, ink, (-24, 0, top), edge=0.4)
    slab('plus', rounded_box(10, 2, 0.99), 1.2, ink, (24, 0, top), edge=0.4)
    slab('plus upright', rounded_box(2, 10, 0.99), 1.2, ink, (24, 0, top), edge=0.4)
    lathe('play', rounded([(0, 0), (4, 0), (4, 1.2), (0, 1.2)], 0.5), ink, (0, 0, top), sides=48)
    power = [(5.2 * cos(a), 24 + 5.2 * sin(a), top + 0.6) for a in (pi / 2 + 0.5 + (2 * pi - 1) * i / 40 for i in range(41))]
    tube('power', power, 0.85, ink, sides=12)
    slab('power line', rounded_box(1.8, 6, 0.89), 1.2, ink, (0, 28.5, top), edge=0.4)
    lamp('lamp', (0, -27, top + 0.12), '#F3C98B', 1.1, 3)


def _loop(name: str) -> None:
    """A strap of leather, held at the ring and above the foot by studs of brass."""
    hide = smooth_leather({'moss': '#9A6A42', 'oat': '#A97A50', 'ember': '#6E3B26'}[name])
    line = smooth_line([(RADIUS + 1.0, 0, 121), (RADIUS + 5, 0, 124.5), (RADIUS + 17, 0, 121), (RADIUS + 25, 0, 103), (RADIUS + 24, 0, 84), (RADIUS + 13, 0, 66), (RADIUS + 4, 0, 62.5), (RADIUS + 1.0, 0, 64)], 12)
    strap = tube('loop', line, 1, hide, section=band(2.6, 15), up=(0, 1, 0))
    tabs = [tube(f'tab {z}', [(RADIUS + 1.2, 0, z - 8), (RADIUS + 1.2, 0, z), (RADIUS + 1.2, 0, z + 8)], 1, hide, section=band(2.4, 15, 1), up=(0, 1, 0)) for z in (117, 68)]
    for z in (117, 68):
        stud = lathe(f'stud {z}', rounded([(0, 0), (3.6, 0), (3.6, 1.6), (0, 2.2)], 0.6), metal('#B08D57', 0.3), sides=48)
        turned(stud, y=90)
        moved(stud, (RADIUS + 2.2, 0, z))
    for side in (-1, 1):
        stitches(f'seam {side}', [point + _beside(line, i, side) for i, point in enumerate(line)][6:-6], smooth_leather('#D9C3A0'), length=3, gap=1.3, thickness=0.6)
    assert strap and tabs


def _beside(line: list, place: int, side: int):
    """From the middle of the strap to its outer face near an edge."""
    along = (line[min(place + 1, len(line) - 1)] - line[max(place - 1, 0)]).normalized()
    out = along.cross((0, 1, 0)) * -1.3
    return out + type(along)((0, side * 5.6, 0))


def _label() -> None:
    """A small plate of brass on the cloth."""
    plate = slab('label', rounded_box(17, 6, 1.2), 1.1, metal('#B98A4E', 0.36), edge=0.35)
    turned(plate, x=90)
    moved(plate, (0, -RADIUS + 0.5, 27))


def pair() -> None:
    placed(grouped(partial(speaker, 'moss')), z=24, to=(-66, 20, 0))
    placed(grouped(partial(speaker, 'moss')), z=-16, to=(64, -24, 0))


PRODUCT = Product(
    'electronics/bramble-portable-speaker',
    [
        View('moss', partial(speaker, 'moss'), Camera(turn=-16, pitch=14, fill=0.74)),
        View('oat', partial(speaker, 'oat'), Camera(turn=-16, pitch=14, fill=0.74), 'sand'),
        View('ember', partial(speaker, 'ember'), Camera(turn=-16, pitch=14, fill=0.74)),
        View('top', partial(speaker, 'moss'), close_up((6, 0, HEIGHT - 36), 158, Camera(turn=-24, pitch=42, blur=0.014)), 'stone'),
        View('pair', pair, Camera(turn=4, pitch=16, fill=0.78), 'clay'),
    ],
)
