"""A portable drive the size of a bar of soap: a ribbed shell of aluminium on a rim of silicone."""

from functools import partial

from kit.color import mix
from kit.gadgets import cable, lamp, usb_c_cut, usb_c_plug
from kit.materials import anodised, rubber
from kit.product import Camera, Product, View
from kit.shapes import grouped, inset, join, placed, rounded_box, slab

COLORS = {'pebble': '#A3A6AA', 'fern': '#73826C', 'clay': '#AF6F58'}
WIDTH, DEPTH, HEIGHT, CORNER = 62, 98, 13, 15
PITCH = 3.3


def drive(color: str) -> None:
    """Flat on the floor, its socket towards the front."""
    shell, soft = anodised(color, 0.4), rubber(mix(color, '#1B1C1E', 0.62))
    rim = slab('rim', rounded_box(WIDTH, DEPTH, CORNER), 10.4, soft, edge=3.4, under=3.2)
    usb_c_cut(rim, (0, -DEPTH / 2 + 0.35, 5.4))
    slab('shell', inset(rounded_box(WIDTH, DEPTH, CORNER, steps=20), 2.1), 4.2, shell, (0, 0, 7.4), edge=1.5)
    _ribs(shell)
    lamp('lamp', (WIDTH / 2 - 11, -DEPTH / 2 + 9, 11.62), radius=0.85, strength=1.6)


def _ribs(shell) -> None:
    """Fins across the shell, each as long as the outline leaves room for."""
    plain = WIDTH - 2 * 7.5
    made = []
    count = 23
    for i in range(count):
        y = (i - (count - 1) / 2) * PITCH + 4.5
        reach = DEPTH / 2 - 7.5 - abs(y)
        if reach < 0.9:
            continue
        round_off = max(0.0, 9 - reach)
        half = plain / 2 - (9 - (81 - round_off**2) ** 0.5)
        made.append(slab('rib', rounded_box(half * 2, 1.75, 0.87, steps=6), 2.2, shell, (0, y, 10.9), edge=0.6, steps=4))
    join('ribs', made)


def alone(color: str) -> None:
    drive(color)


def with_cable() -> None:
    """Plugged in; the cable runs once around in front."""
    placed(grouped(partial(drive, COLORS['pebble'])), z=-24)
    def plugged() -> None:
        plug = usb_c_plug('#8E9094')
        placed(plug, z=180, to=(0, -DEPTH / 2 - 0.6, 5.4))
        end = usb_c_plug('#8E9094')
        placed(end, z=168, to=(88, 22, 3.25))
        cable('cable', [(0, -DEPTH / 2 - 24, 5.4), (0, -DEPTH / 2 - 34, 4.4), (2, -DEPTH / 2 - 48, 2.1), (24, -DEPTH / 2 - 72, 2), (62, -DEPTH / 2 - 66, 2),
              (84, -DEPTH / 2 - 30, 2), (80, -DEPTH / 2 + 10, 2), (80.5, -DEPTH / 2 + 34, 2.4), (82.6, -4.4, 3.25)], '#55575B', '#8A8B8C', thickness=4)
    placed(grouped(plugged), z=-24)


def stacked() -> None:
    """One of each color, one upon the other, a little turned."""
    for i, (name, turn) in enumerate((('pebble', 14), ('fern', -16), ('clay', 22))):
        placed(grouped(partial(drive, COLORS[name])), z=turn + 60, to=(i * 2 - 2, 0, i * (HEIGHT + 0.12)))


PRODUCT = Product(
    'electronics/cobble-portable-ssd',
    [
        View('pebble', partial(alone, COLORS['pebble']), Camera(turn=38, pitch=30, fill=0.74)),
        View('fern', partial(alone, COLORS['fern']), Camera(turn=38, pitch=30, fill=0.74)),
        View('clay', partial(alone, COLORS['clay']), Camera(turn=38, pitch=30, fill=0.74)),
        View('cable', with_cable, Camera(turn=10, pitch=42, fill=0.78), 'stone'),
        View('stack', stacked, Camera(turn=20, pitch=20, fill=0.72), 'sand'),
    ],
)
