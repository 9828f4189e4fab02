"""Small earphones with a soft tip and a short stem, in a case the size of a flat pebble."""

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

import bpy

from kit.color import mix
from kit.gadgets import lamp
from kit.materials import anodised, metal, plastic, rubber
from kit.product import Camera, Product, View
from kit.shapes import grouped, inset, lathe, mirrored, moved, placed, rounded, rounded_box, skin, slab, superellipse, tube, turned

COLORS = {'oat': '#DDD2BF', 'ink': '#3B3E45'}
WIDTH, DEPTH, HEIGHT, SEAM, FOOT = 62, 27, 48, 28, 1.2
"""The case stands upright, cut off flat at FOOT; its lid begins at SEAM."""


def _shell_rings(low: float, high: float) -> list:
    """Outlines of the case between two heights; it is an egg in all directions."""
    rings = []
    for i in range(29):
        z = low + (high - low) * i / 28
        away = abs(z - HEIGHT / 2) / (HEIGHT / 2)
        size = max(max(1 - away**3.2, 0.0) ** (1 / 3.2), 0.02)
        rings.append([(x * size, y * size, z) for x, y in superellipse(WIDTH, DEPTH, 2.7, 144)])
    return rings


def lower(name: str) -> None:
    """The half that holds the buds, flattened so that it stands."""
    material = plastic(COLORS[name], 0.3, grain=0.006)
    skin('lower', _shell_rings(FOOT, SEAM - 0.25), material)


def lid(name: str) -> None:
    skin('lid', _shell_rings(SEAM + 0.25, HEIGHT - 0.02), plastic(COLORS[name], 0.3, grain=0.006))


def bud(name: str) -> None:
    """The right bud: its body at the origin, its stem down, the tip towards -X."""
    color = COLORS[name]
    gloss, soft = plastic(color, 0.22, grain=0), rubber(mix(color, '#3A3733' if name == 'oat' else '#101113', 0.5))
    profile = [(8.6 * sin(pi * i / 40), 0.78 * 8.6 * -cos(pi * i / 40)) for i in range(41)]
    head = lathe('head', profile, gloss, sides=96)
    placed([head], y=90)
    neck = lathe('neck', rounded([(0, 0), (6.2, 0), (4.2, 5), (3.4, 8), (0, 8)], [0, 1, 3, 0.6, 0]), gloss, sides=72)
    ring = lathe('neck ring', rounded([(3.2, 7.2), (3.75, 7.2), (3.75, 8.3), (3.2, 8.3)], 0.2, closed=True), metal('#C0A27A', 0.25), closed=True, sides=64)
    tip = lathe('tip', rounded([(2.2, 8), (5.2, 7.4), (6.3, 9.6), (5.6, 13), (3.6, 15.2), (2.1, 14.8), (2.0, 12.6)], [0, 1.2, 1.6, 2, 1.2, 0.5, 0]), soft, sides=72)
    mesh = lathe('mesh', [(0, 12.4), (2.2, 12.4), (2.2, 12.9), (0, 12.9)], metal('#55534F', 0.5), sides=40)
    inner = [neck, ring, tip, mesh]
    placed(inner, x=-12)
    placed(inner, y=-104, to=(-2.4, 0, 0.6))
    stem = tube('stem', [(1.6, 0, -2), (1.7, 0, -10), (1.9, 0, -18), (2.0, 0, -25.5)], lambda t: 1 - 0.14 * t, gloss, section=superellipse(6.2, 7.2, 2.6, 56))
    foot = slab('stem foot', superellipse(5.5, 6.4, 2.6, 56), 1.6, metal('#BBA98C' if name == 'oat' else '#77767A', 0.3), (2.0, 0, -26.6), edge=0.5, under=0.6)
    touch = lathe('touch', rounded([(0, 0), (3.4, 0), (3.4, 0.6), (0, 0.75)], 0.25), anodised(mix(color, '#8C8478', 0.35), 0.3), sides=64)
    turned(touch, y=90)
    moved(touch, (6.1, 0, 0))
    slot = slab('microphone', rounded_box(1.1, 3.6, 0.54), 0.4, plastic('#17181A', 0.5), edge=0.1)
    turned(slot, y=90)
    moved(slot, (4.85, 0, -11))
    assert stem and foot


def case_open(name: str) -> None:
    """Standing open: the lid tips back on its hinge, both buds sit with their heads out."""
    lower(name)
    inner = plastic(mix(COLORS[name], '#000000', 0.2 if name == 'oat' else 0.08), 0.5)
    outline = superellipse(WIDTH * 0.985, DEPTH * 0.985, 2.7, 144)
    slab('deck', inset(outline, 1.5), 0.5, inner, (0, 0, SEAM - 0.5), edge=0.12)
    for side in (-1, 1):
        slab(f'nest {side}', superellipse(20, 19.4, 2.4, 72), 0.4, plastic(mix(COLORS[name], '#000000', 0.55 if name == 'oat' else 0.3), 0.6), (side * 13.6, -0.2, SEAM - 0.2), edge=0.1)
    _seated(name)
    parts = grouped(lambda: _lid_with_lining(name))
    hinge = (0, DEPTH / 2 - 1.2, SEAM + 0.1)
    for one in parts:
        turned(one, x=-98, about=hinge)
    bar = lathe('hinge', rounded([(0, -9), (1.5, -9), (1.5, 9), (0, 9)], 0.4), metal('#A79C8A', 0.3), sides=40)
    turned(bar, y=90)
    moved(bar, (0, DEPTH / 2 - 0.9, SEAM - 0.3))
    _front_lamp()


def _seated(name: str) -> None:
    """Both buds, stems down in the case, so that only their heads and tips are seen."""
    right = grouped(partial(bud, name))
    placed(right, z=-56)
    placed(right, to=(15.2, -0.6, SEAM + 3.4))
    for one in right:
        if one.name.startswith(('stem', 'microphone', 'touch')):
            bpy.data.objects.remove(one)
        else:
            mirrored(one)


def _lid_with_lining(name: str) -> None:
    lid(name)
    inner = plastic(mix(COLORS[name], '#000000', 0.16 if name == 'oat' else 0.04), 0.5)
    outline = superellipse(WIDTH * 0.985, DEPTH * 0.985, 2.7, 144)
    slab('lid deck', inset(outline, 1.5), 0.5, inner, (0, 0, SEAM - 0.02), edge=0.12)
    for side in (-1, 1):
        slab(f'lid nest {side}', superellipse(21, 18, 2.4, 72), 0.3, plastic(mix(COLORS[name], '#000000', 0.4 if name == 'oat' else 0.3), 0.5), (side * 13.6, 0, SEAM - 0.2), edge=0.1)


def _front_lamp() -> None:
    shine = lamp('front lamp', (0, 0, 0), '#F3B65B', 0.9, 3)
    turned(shine, x=90)
    moved(shine, (0, -DEPTH / 2 + 0.28, SEAM - 8))


def case_closed(name: str) -> None:
    """Shut, with a thin line around."""
    lower(name)
    lid(name)
    outline = superellipse(WIDTH * 0.985, DEPTH * 0.985, 2.7, 144)
    slab('gap', inset(outline, 0.7), 0.7, plastic(mix(COLORS[name], '#000000', 0.6), 0.6), (0, 0, SEAM - 0.35), edge=0.05)
    thumb = slab('thumb', rounded_box(13, 2.2, 1.09), 1, plastic(mix(COLORS[name], '#000000', 0.22), 0.5), edge=0.3)
    turned(thumb, x=90)
    moved(thumb, (0, -DEPTH / 2 + 0.9, SEAM))
    _front_lamp()


def left_bud(name: str) -> None:
    """The mirror image of the right one."""
    for one in grouped(partial(bud, name)):
        mirrored(one)
        bpy.data.objects.remove(one)


def pair() -> None:
    """Both buds lying out of the case: one on its outer side with the tip up, one on its edge."""
    right = grouped(partial(bud, 'oat'))
    placed(right, y=87)
    placed(right, z=-122, to=(-12, 5, 0), rest=True)
    left = grouped(partial(left_bud, 'oat'))
    placed(left, x=103)
    placed(left, z=-28, to=(16, -4, 0), rest=True)


def resting(build: Callable[[str], None], name: str) -> None:
    """The case upon the floor."""
    placed(grouped(partial(build, name)), to=(0, 0, -FOOT))


PRODUCT = Product(
    'electronics/aurora-buds',
    [
        View('oat', partial(resting, case_open, 'oat'), Camera(turn=-14, pitch=20, fill=0.7)),
        View('ink', partial(resting, case_open, 'ink'), Camera(turn=-14, pitch=20, fill=0.7)),
        View('pair', pair, Camera(turn=12, pitch=24, fill=0.78), 'sand'),
        View('closed', partial(resting, case_closed, 'oat'), Camera(turn=-22, pitch=14, fill=0.68), 'stone'),
    ],
)
