"""A light laptop of recycled aluminium: a thin wedge, a matte screen, dark keys in a shallow well."""

from functools import partial

from kit import keys, screens
from kit.color import mix
from kit.gadgets import usb_c_cut
from kit.materials import anodised, metal, plastic, rubber
from kit.product import Camera, Product, View, close_up
from kit.shapes import box, cut, grouped, join, lathe, moved, placed, rounded, rounded_box, slab, turned

COLORS = {'silver': '#DADBDD', 'graphite': '#63656B'}
WIDTH, DEPTH, BASE, LID = 312, 221, 9.6, 4.6
CORNER = 13
PITCH = 18.75
KEYS_BACK = DEPTH / 2 - 29
"""Where the keyboard begins, from the middle."""
HINGE = (0, DEPTH / 2 - 4.5, BASE + 2.4)


def base(color: str) -> None:
    """The lower half, with keyboard, pad and sockets."""
    shell = anodised(color, 0.36)
    body = slab('base', rounded_box(WIDTH, DEPTH, CORNER), BASE, shell, (0, 0, 1.2), edge=1.1, under=5)
    well = slab('well', rounded_box(PITCH * 14.5 + 4, PITCH * 5.62 + 3.2, 3.4), 6, shell, (0, KEYS_BACK - PITCH * 2.81, BASE), edge=0.05)
    cut(body, well)
    pad_groove = slab('groove', rounded_box(127, 79, 5), 4, shell, (0, -DEPTH / 2 + 45, BASE + 0.6), edge=0.05)
    cut(body, pad_groove)
    for y in (52, 34):
        usb_c_cut(body, (-WIDTH / 2 + 0.4, y, BASE / 2 + 1.8), z=-90)
    usb_c_cut(body, (WIDTH / 2 - 0.4, 52, BASE / 2 + 1.8), z=90)
    slab('pad', rounded_box(126.2, 78.2, 4.7), 1, anodised(mix(color, '#FFFFFF', 0.06), 0.28), (0, -DEPTH / 2 + 45, BASE + 0.3), edge=0.25)
    _keyboard(color)
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(f'foot {x} {y}', rounded([(0, 0), (5, 0), (6, 2), (0, 2)], 0.5), rubber('#2A2B2D'), (x * 132, y * 88, 0), sides=40)


def _keyboard(color: str) -> None:
    dark = plastic('#2A2B2F' if color == COLORS['silver'] else '#232427', 0.46)
    floor = plastic('#1B1C1F', 0.6)
    slab('well floor', rounded_box(PITCH * 14.5 + 3.6, PITCH * 5.62 + 2.8, 3.2), 0.4, floor, (0, KEYS_BACK - PITCH * 2.81, BASE - 0.2), edge=0.05)
    caps = []
    for key in keys.keys(keys.LAPTOP):
        depth = PITCH * (0.62 if key.row == 0 else 1)
        y = KEYS_BACK - (depth / 2 if key.row == 0 else PITCH * (0.62 + key.row - 0.5))
        x = (key.middle - 7.25) * PITCH
        caps.append(box('key', (key.width * PITCH - 2.2, depth - 2.2, 1.7), dark, (x, y, BASE + 0.15), edge=0.35, corner=1.9))
    join('keys', caps)


def lid(color: str, *, on: bool = True) -> None:
    """Lying with its screen up and its hinge along the X axis, its other edge at +Y."""
    shell = anodised(color, 0.36)
    height = DEPTH - 7
    slab('lid', rounded_box(WIDTH, height, CORNER), LID, shell, (0, height / 2, -LID), edge=0.8, under=2)
    size = (WIDTH - 5, height - 5)
    picture = screens.ridges(size, screens.DUSK, border=6, corner=5, strength=0.72, roughness=0.24) if on else screens.dark(0.24)
    screens.front('screen', size, picture, (0, height / 2, 0), corner=CORNER - 2.5, thickness=0.5, edge=0.2)
    eye = lathe('camera', [(0, 0), (1.5, 0), (1.5, 0.1), (0, 0.1)], plastic('#2B3346', 0.15, grain=0), (0, height - 5.5, 0.46), sides=32)
    mark = lathe('mark', rounded([(9.5, 0), (14, 0), (14, 0.25), (9.5, 0.25)], 0.05, closed=True), metal('#8F9194', 0.1), (0, height / 2, -LID - 0.15), closed=True)
    assert eye and mark


def _hinge() -> None:
    barrel = lathe('hinge', rounded([(0, -118), (4.4, -118), (4.4, 118), (0, 118)], 0.8), plastic('#1F2023', 0.5), sides=48)
    turned(barrel, y=90)
    moved(barrel, (0, HINGE[1], HINGE[2] - 1.6))


def opened(color: str) -> None:
    base(color)
    _hinge()
    placed(grouped(partial(lid, color)), x=69, to=(HINGE[0], HINGE[1] - 1.6, HINGE[2] + 1.2))


def shut(color: str) -> None:
    base(color)
    _hinge()
    placed(grouped(partial(lid, color, on=False)), x=180, to=(0, DEPTH / 2 - 3.5, BASE + 2.2))


PRODUCT = Product(
    'electronics/plateau-14-laptop',
    [
        View('silver', partial(opened, COLORS['silver']), Camera(turn=24, pitch=19, fill=0.84), samples=1.6),
        View('graphite', partial(opened, COLORS['graphite']), Camera(turn=24, pitch=19, fill=0.84)),
        View('keyboard', partial(opened, COLORS['silver']), close_up((-6, -18, 10), 265, Camera(turn=24, pitch=46, blur=0.012)), 'stone'),
        View('closed', partial(shut, COLORS['silver']), Camera(turn=-28, pitch=24, fill=0.78)),
    ],
)
