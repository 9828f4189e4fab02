"""A reader with a paper-like screen: a shell of matte recycled plastic, two keys beside the page, a leather
cover."""

from functools import partial

from kit import handhelds
from kit.color import mix
from kit.gadgets import usb_c_cut
from kit.handhelds import lying, standing
from kit.materials import leather, plastic, smooth_leather, wool
from kit.pages import printed_page
from kit.product import Camera, Product, View
from kit.shapes import grouped, inset, placed, rounded_box, slab, stitches

COLORS = {'ink': '#34363D', 'sage': '#8E9C85'}
WIDTH, HEIGHT, THICK, CORNER = 128, 160, 7.6, 12
PAGE = (107, 142)


def reader(name: str) -> None:
    color = COLORS[name]
    shell = plastic(color, 0.5, grain=0.03)
    body = slab('body', rounded_box(WIDTH, HEIGHT, CORNER, steps=16), THICK, shell, edge=1.2, under=3.6)
    usb_c_cut(body, (0, -HEIGHT / 2 + 0.35, THICK / 2))
    at = (-WIDTH / 2 + 7.4 + PAGE[0] / 2, 0, THICK - 0.2)
    slab('gap', rounded_box(PAGE[0] + 0.9, PAGE[1] + 0.9, 2.6), 0.35, plastic(mix(color, '#0C0C0E', 0.65), 0.6), at, edge=0.04)
    slab('page', rounded_box(*PAGE, 2.2), 0.4, plastic('#E4E2DB', 0.6, grain=0), (at[0], at[1], THICK - 0.1), edge=0.12)
    placed(grouped(partial(printed_page, PAGE)), to=(at[0], at[1], THICK + 0.3))
    key = plastic(mix(color, '#101114', 0.25), 0.42)
    for place in (17, -17):
        slab(f'key {place}', rounded_box(5.4, 29, 2.6), 1, key, (WIDTH / 2 - 6.7, place, THICK - 0.35), edge=0.3, dome=0.25)
    handhelds.on_the_back(partial(_back, color))


def _back(color: str) -> None:
    """A recessed looking field for the fingers, and a line."""
    grip = rounded_box(WIDTH - 18, HEIGHT - 18, CORNER - 5)
    slab('grip', grip, 0.5, plastic(mix(color, '#FFFFFF', 0.05), 0.62, grain=0.05), (0, 0, -0.3), edge=0.15)
    slab('mark', rounded_box(20, 1.5, 0.74), 0.3, plastic(mix(color, '#FFFFFF', 0.35), 0.4), (0, 0, 0.1), edge=0.06)


def both(name: str) -> None:
    """Its back behind, its page in front."""
    standing(partial(reader, name), x=56, y=40, turn=-8, back=True)
    standing(partial(reader, name), x=-34, y=-22, turn=-4)


def page() -> None:
    lying(partial(reader, 'ink'), turn=-14)


def in_cover() -> None:
    """In the opened leather cover."""
    lying(_cover, turn=8)
    lying(partial(reader, 'ink'), x=68 * 0.9903, y=68 * 0.1392, z=3.6, turn=8)


def _cover() -> None:
    hide, lining, thread = leather('#8A5A3C', pebble=1.1, depth=0.1), wool('#8D8478'), smooth_leather('#C59A6C')
    for side in (-1, 1):
        board = rounded_box(WIDTH + 6, HEIGHT + 6, CORNER + 2)
        slab(f'board {side}', board, 3.4, hide, (side * 68, 0, 0), edge=1.2)
        field = inset(rounded_box(WIDTH + 6, HEIGHT + 6, CORNER + 2), 6)
        slab(f'lining {side}', field, 0.4, lining, (side * 68, 0, 3.15), edge=0.15)
        seam = [(x + side * 68, y, 3.42) for x, y in inset(rounded_box(WIDTH + 6, HEIGHT + 6, CORNER + 2), 3.4)]
        stitches(f'seam {side}', seam, thread, length=3.2, gap=1.3, thickness=0.7, closed=True)
    slab('spine', rounded_box(10, HEIGHT - 4, 2), 2.2, hide, (0, 0, 0), edge=0.8)


PRODUCT = Product(
    'electronics/leaf-e-reader',
    [
        View('ink', partial(both, 'ink'), Camera(turn=12, pitch=9, fill=0.74)),
        View('sage', partial(both, 'sage'), Camera(turn=12, pitch=9, fill=0.74), 'sand'),
        View('page', page, Camera(turn=4, pitch=56, fill=0.76), 'stone'),
        View('cover', in_cover, Camera(turn=-4, pitch=58, fill=0.82), 'sage'),
    ],
)
