"""A toaster of enamelled steel: two long slots, one lever, one dial."""

from functools import partial

from kit.bakery import toast
from kit.materials import Material, enamel, metal, plastic, powder_coat, rubber
from kit.product import Camera, Product, View
from kit.shapes import box, cut, lathe, moved, placed, rounded, rounded_box, slab
from kit.timber import timber

COLORS = {'cream': '#E6DAC4', 'sage': '#8C9D87', 'ink': '#303237'}
LONG, DEEP, HIGH, FOOT = 350, 190, 178, 22
"""Length, depth and height of the shell, and the height it begins at."""
SLOT, ROOM, APART = 252, 32, 31
"""Length and width of a slot, and its distance from the middle."""
TOP = FOOT + HIGH
CORNER = 64
"""How round the shell is, seen from above."""


def toaster(color: str) -> None:
    paint = enamel(COLORS[color]) if color != 'ink' else powder_coat(COLORS[color], 0.3)
    steel = metal('#C3C2BF', 0.3)
    _shell(paint, steel)
    _end(steel)


def _shell(paint: Material, steel: Material) -> None:
    shell = slab('shell', rounded_box(LONG, DEEP, CORNER, 24), HIGH, paint, (0, 0, FOOT), edge=36, under=1.5, steps=16)
    plate = slab('plate', rounded_box(LONG - 70, DEEP - 76, 18), 2.4, steel, (0, 0, TOP - 0.8), edge=0.9)
    dark = plastic('#1B1A1A', 0.6)
    for y in (-APART, APART):
        for part in (shell, plate):
            cut(part, slab('slot', rounded_box(SLOT, ROOM, 8), 140, dark, (0, y, TOP - 120), edge=0.2))
        pit = slab('pit', rounded_box(SLOT - 0.1, ROOM - 0.1, 8), 122, dark, (0, y, TOP - 124), edge=0.2)
        cut(pit, slab('hollow', rounded_box(SLOT - 2, ROOM - 2, 7), 140, dark, (0, y, TOP - 116), edge=0.2))
        for i in range(9):
            for side in (-1, 1):
                box(f'wire {y} {i} {side}', (2, 2, 104), steel, (-SLOT / 2 + 16 + i * 29, y + side * (ROOM / 2 - 4), TOP - 116.5), edge=0.6)
    slab('plinth', rounded_box(LONG + 3, DEEP + 3, CORNER + 1.5, 24), 11, steel, (0, 0, FOOT - 8.4), edge=3, under=2)
    slab('floor', rounded_box(LONG - 26, DEEP - 26, CORNER - 13, 24), 9, powder_coat('#2A2A2C', 0.5), (0, 0, FOOT - 16), edge=2)
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(f'foot {x} {y}', rounded([(0, 0), (13, 0), (15, FOOT - 14), (0, FOOT - 14)], 1.5), rubber('#2B2B2D'), (x * 122, y * 54, 0), sides=48)


def _end(steel: Material) -> None:
    """The right end: a lever in its slot, a dial below it and the handle of the crumb tray."""
    x = LONG / 2
    slot = slab('lever slot', rounded_box(10, 86, 5), 1.6, plastic('#1B1A1A', 0.6), edge=0.4)
    rim = slab('lever rim', rounded_box(15, 91, 7.5), 1.1, steel, edge=0.4)
    for part in (rim, slot):
        placed([part], x=90, z=90)
        moved(part, (x - 0.5, 0, FOOT + 110))
    box('lever stem', (16, 5, 10), steel, (x + 6, 0, FOOT + 130), edge=1)
    slab('lever', rounded_box(24, 50, 9), 16, timber('walnut', axis='y', streak=4), (x + 19, 0, FOOT + 127.5), edge=4)
    dial = [
        lathe('dial ring', rounded([(0, 0), (23, 0), (23, 2.4), (0, 2.4)], 0.8), steel, sides=96),
        lathe('dial', rounded([(0, 2), (18.5, 2), (18.5, 14), (16, 15.6), (0, 15)], [0, 0.5, 2, 1, 0]), powder_coat('#2B2C2E', 0.42), sides=96),
        slab('dial mark', rounded_box(1.8, 8, 0.8), 0.8, powder_coat('#D98A2B', 0.4), (0, 10.5, 15), edge=0.25),
    ]
    placed(dial, x=90, z=90, to=(x - 0.6, 0, FOOT + 36))
    tray = slab('crumb tray', rounded_box(76, 7, 2.4), 5, steel, edge=1.4)
    placed([tray], x=90, z=90, to=(x - 1, 0, FOOT - 2.9))


def with_toast() -> None:
    """Two slices have come up."""
    toaster('cream')
    for y, x in ((-APART, -18), (APART, 22)):
        placed([toast(118, 112)], x=90, to=(x, y + 11.4, TOP + 4))


MAIN = Camera(turn=38, pitch=20, fill=0.8)

PRODUCT = Product(
    'home/crumb-two-slice-toaster',
    [
        View('cream', partial(toaster, 'cream'), MAIN, 'sand', samples=1.6),
        View('sage', partial(toaster, 'sage'), MAIN, samples=1.6),
        View('ink', partial(toaster, 'ink'), MAIN, samples=1.6),
        View('above', partial(toaster, 'cream'), Camera(turn=24, pitch=56, fill=0.78), 'sage'),
        View('toast', with_toast, Camera(turn=18, pitch=18, fill=0.76), 'clay'),
    ],
)
