"""A compact camera with real dials: metal plates above and below, leatherette between them, a 35 mm lens in
front."""

from functools import partial

from kit import screens
from kit.materials import Material, leather, metal, plastic, powder_coat, rubber
from kit.optics import knurl, prime_lens
from kit.product import Camera, Product, View
from kit.shapes import box, grouped, lathe, moved, placed, rounded, rounded_box, skin, slab, superellipse, tube, turned

PLATES = {'silver': '#CFCDC8', 'black': '#333230'}
WIDTH, DEPTH, HEIGHT = 132, 36, 66
"""Of the body without the hump of the viewfinder, which is HUMP higher."""
HUMP = 18
LENS = (5, 34)
"""Across and up: the middle of the mount."""


def camera(name: str) -> None:
    plate = metal(PLATES[name], 0.34) if name == 'silver' else powder_coat(PLATES[name], 0.36)
    dial = metal('#BFBDB8', 0.3) if name == 'silver' else powder_coat('#3B3A38', 0.32)
    _body(plate)
    _hump(plate, dial)
    _dials(plate, dial)
    _mount(dial)
    _back(plate)
    placed(grouped(partial(prime_lens, silver_ring=name == 'silver')), x=90, to=(LENS[0], -DEPTH / 2 - 3.4, LENS[1]))


def _body(plate: Material) -> None:
    outline = rounded_box(WIDTH, DEPTH, 15, steps=16)
    slab('bottom', outline, 8, plate, edge=1.4)
    hide = leather('#2E2C2A', pebble=1.3, depth=0.14, roughness=0.5)
    slab('middle', rounded_box(WIDTH - 0.7, DEPTH - 0.7, 14.7, steps=16), 44, hide, (0, 0, 7.8), edge=0.2)
    slab('top', outline, HEIGHT - 51.4, plate, (0, 0, 51.4), edge=2)
    slab('grip', superellipse(21, 22, 2.8), 42, hide, (-WIDTH / 2 + 15.5, -DEPTH / 2 - 1, 8.6), edge=4)
    for side in (-1, 1):
        lug = tube(f'lug {side}', [(side * (WIDTH / 2 + 1.6), y, 56 + z) for y, z in rounded_box(6, 8, 2.9)], 0.75, metal('#A5A39E', 0.3), closed=True, sides=12)
        seat = lathe(f'lug seat {side}', rounded([(0, 0), (2.8, 0), (2.8, 2), (0, 2)], 0.5), metal('#A5A39E', 0.3), sides=32)
        turned(seat, y=90 * side)
        moved(seat, (side * (WIDTH / 2 - 0.6), 0, 56))
        assert lug


def _hump(plate: Material, dial: Material) -> None:
    """The viewfinder: narrower above, a small window in front, the shoe upon it, the eyepiece behind."""
    rings = []
    for z, width, depth, back in ((0, 48, DEPTH - 3, 0), (3, 47, DEPTH - 3, 0), (HUMP - 4, 34, DEPTH - 6, 0.5), (HUMP - 1.4, 31.5, DEPTH - 8, 0.5), (HUMP - 0.3, 29.5, DEPTH - 10, 0.5), (HUMP, 27, DEPTH - 12.5, 0.5)):
        rings.append([(LENS[0] + x, y + back, HEIGHT - 0.4 + z) for x, y in rounded_box(width, depth, 5)])
    skin('hump', rings, plate)
    z = HEIGHT + HUMP - 0.5
    slab('shoe', rounded_box(19, 17, 1.5), 1, dial, (LENS[0], 2, z), edge=0.3)
    for side in (-1, 1):
        box(f'shoe rail {side}', (2.6, 15, 1), dial, (LENS[0] + side * 8, 2, z + 2.4), edge=0.3)
        box(f'shoe side {side}', (1, 15, 2.2), dial, (LENS[0] + side * 9, 2, z + 0.6), edge=0.3)
    box('eyecup', (32, 9, 19), rubber('#2A2A2B'), (LENS[0], DEPTH / 2 + 1.6, HEIGHT - 4.5), edge=3)
    window = slab('eyepiece', rounded_box(20, 12, 3), 1.2, screens.dark(0.06), edge=0.3)
    placed([window], x=90)
    placed([window], z=180, to=(LENS[0], DEPTH / 2 + 5.4, HEIGHT + 5))


def _dials(plate: Material, dial: Material) -> None:
    """From the grip to the other side: shutter button, correction, time; a wheel for the sensitivity."""
    top = HEIGHT - 0.3
    for name, x, y, radius, height in (('time', -31, 1, 9.6, 9), ('correction', -52.5, 6.5, 7.6, 6), ('sensitivity', 47, 0, 11, 8)):
        slab(f'{name} dial', knurl(radius, round(radius * 7), 0.5, blunt=0.6), height, dial, (x, y, top), edge=0.5)
        lathe(f'{name} face', rounded([(0, 0), (radius - 1.4, 0), (radius - 1.4, 0.5), (0, 0.35)], 0.15), plate, (x, y, top + height - 0.1), sides=72)
        slab(f'{name} mark', rounded_box(0.9, radius * 0.42, 0.44), 0.3, plastic('#D98A2B', 0.4), (x, y - radius * 0.52, top + height + 0.22), edge=0.06)
    lathe('shutter seat', rounded([(0, 0), (7.4, 0), (6.8, 3.4), (0, 3.4)], 0.8), dial, (-51, -10.4, top), sides=72)
    lathe('shutter', rounded([(0, 0), (4.4, 0), (4.4, 2.6), (0, 1.9)], 0.7), metal('#C9C6C0', 0.2), (-51, -10.4, top + 2.9), sides=64)


def _mount(dial: Material) -> None:
    """The ring around the lens, the button that lets it go, a lamp."""
    ring = lathe('mount ring', rounded([(0, 0), (33.5, 0), (33.5, 2.4), (31.5, 3.6), (0, 3.6)], 0.6), dial, sides=128)
    release = lathe('release', rounded([(0, 0), (4.4, 0), (4.4, 3), (0, 3.4)], 0.8), dial, (38.5, -8, 0), sides=48)
    helper = lathe('helper lamp', rounded([(0, 0), (3, 0), (3, 0.8), (0, 0.8)], 0.25), plastic('#E8DDC4', 0.2, grain=0), (-31, 24.5, 0), sides=40)
    placed([ring, release, helper], x=90, to=(LENS[0], -DEPTH / 2 + 0.25, LENS[1]))


def _back(plate: Material) -> None:
    """The folding screen, buttons, a wheel and a rest for the thumb; seen from behind."""
    def build() -> None:
        dark, button = plastic('#1D1D1E', 0.4), plastic('#3A3937', 0.36)
        slab('screen frame', rounded_box(80, 51, 3), 3, dark, (-15, -3.5, -0.4), edge=0.8)
        screens.front('screen', (75, 46.5), screens.ridges((75, 46.5), screens.DUSK, border=1.6, corner=0.8, strength=0.7, seed=3), (-15, -3.5, 2.4), corner=2, thickness=0.5, edge=0.15)
        slab('thumb rest', superellipse(15, 24, 3), 4.4, rubber('#2A2A2B'), (50, 11, -0.4), edge=2)
        slab('wheel', knurl(9.6, 60, 0.4, blunt=0.6), 2.4, button, (42, -8, -0.3), edge=0.5)
        lathe('wheel button', rounded([(0, 0), (3.6, 0), (3.6, 1), (0, 1)], 0.4), plastic('#4A4846', 0.3), (42, -8, 1.7), sides=48)
        for x, y in ((33, 13), (33, -22), (51, -22), (-50, 27)):
            lathe(f'key {x} {y}', rounded([(0, -0.3), (2.7, -0.3), (2.7, 1.3), (0, 1.5)], 0.5), button, (x, y, 0), sides=40)
    parts = grouped(build)
    placed(parts, x=90)
    placed(parts, z=180, to=(0, DEPTH / 2 - 0.3, 30))
    assert plate


def behind() -> None:
    placed(grouped(partial(camera, 'silver')), z=180, rest=True)


PRODUCT = Product(
    'electronics/kestrel-k1-mirrorless-camera',
    [
        View('silver', partial(camera, 'silver'), Camera(turn=-14, pitch=14, fill=0.74)),
        View('black', partial(camera, 'black'), Camera(turn=-14, pitch=14, fill=0.74)),
        View('back', behind, Camera(turn=14, pitch=12, fill=0.74), 'sand'),
        View('top', partial(camera, 'silver'), Camera(turn=14, pitch=62, fill=0.74), 'stone'),
    ],
)
