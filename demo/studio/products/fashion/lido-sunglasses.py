"""Round sunglasses of polished acetate with tinted lenses, riveted hinges and a leather case."""

from functools import partial
from math import cos, pi, sin

from kit.color import mix
from kit.materials import Material, Mix, brass, metal, powder_coat, smooth_leather
from kit.product import Camera, Product, View
from kit.shapes import (
    ball, band, box, grouped, lathe, mirrored, placed, rounded, rounded_box, skin, slab, smooth_line, stitches,
    tube,
)

COLORS = {
    'tortoise': ('#7A4420', '#2A150A', '#6B5134'),
    'ink': ('#26252A', '#1E1D22', '#4A5054'),
    'honey': ('#C8893A', '#9A5A1C', '#4F6152'),
}
EYE, RIM, THICK, APART = 50, 5.2, 4.4, 35.8
"""Lens, width and thickness of the rim, and from the middle of the bridge to that of a lens (millimetres)."""
UP = EYE * 0.48 + RIM
"""The height of the lenses' middle: the rims stand on the table."""


def acetate(body: str, flecks: str) -> Material:
    """Polished, with clouds of a second color that run through it."""
    made = Mix('acetate')
    clouds = made.noise(made.body(), 9, 3, 0.55)
    tone = made.ramp(clouds, (0.4, flecks), (0.47, mix(body, flecks, 0.45)), (0.54, body), (0.72, mix(body, '#F0B45A', 0.16)))
    made.surface(base_color=tone, roughness=0.16, specular=0.5, clearcoat=0.8, clearcoat_roughness=0.05)
    made.surface(subsurface=0.06, subsurface_radius=(3, 1.6, 0.8), subsurface_color=body)
    return made.material


def tinted(color: str) -> Material:
    """A lens that is darker above, with a faint mirror image on it."""
    made = Mix('lens')
    height = made.node('SeparateXYZ', {0: made.body()}).outputs['Y']
    shade = made.node('MapRange', {'Value': height, 'From Min': -24.0, 'From Max': 22.0}).outputs[0]
    tone = made.ramp(shade, (0.0, mix(color, '#F2E6D0', 0.45)), (1.0, mix(color, '#000000', 0.1)))
    clear, mirror = made.node('BsdfTransparent', {'Color': tone}), made.node('BsdfGlossy', {'Color': '#FFFFFF', 'Roughness': 0.03})
    both = made.node('MixShader', {0: 0.05, 1: clear.outputs[0], 2: mirror.outputs[0]})
    made.put(made.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return made.material


def glasses(color: str) -> None:
    """Open, standing on rims and tips, front towards -y."""
    body, flecks, lens = COLORS[color]
    frame, steel = acetate(body, flecks), metal('#C9BC9C' if color != 'ink' else '#B9BBBE', 0.25)
    parts = grouped(partial(_half, frame, tinted(lens), steel))
    for one in parts:
        mirrored(one)
    bridge = smooth_line([(-10.5, 0, UP + 5.5), (-7.5, -0.4, UP + 7.6), (-4, -0.8, UP + 9.2), (0, -1.0, UP + 9.8), (4, -0.8, UP + 9.2), (7.5, -0.4, UP + 7.6), (10.5, 0, UP + 5.5)], 8)
    tube('bridge', bridge, lambda t: 1 + 0.2 * abs(2 * t - 1) ** 2, frame, section=rounded_box(THICK, 7.4, 1.9), up=(0, 0, 1))


def _outline(out: float) -> list[tuple[float, float]]:
    """Around a lens, `out` millimetres outside of it: round, a little flatter above."""
    line = []
    for i in range(120):
        angle = 2 * pi * i / 120
        c, s = cos(angle), sin(angle)
        line.append(((EYE / 2 + out) * c, (EYE * (0.47 if s > 0 else 0.48) + out) * s))
    return line


def _half(frame: Material, lens: Material, steel: Material) -> None:
    """What is on the right of the middle."""
    ring = []
    for across, up in rounded_box(RIM, THICK, 1.5, 6):
        ring.append([(x, y, up) for x, y in _outline(RIM / 2 - 0.4 + across)])
    rim = skin('rim', ring, frame, round_path=True)
    glass = slab('lens', _outline(0.3), 1.6, lens, (0, 0, -0.6), edge=0.2, dome=1.2)
    placed([rim, glass], x=90, to=(APART, 0, UP))
    pad = ball('nose pad', (5, 8, 12), frame)
    placed([pad], z=28, y=16, to=(APART - EYE / 2 - 0.6, 3.2, UP - 14))
    _hinge_and_temple(frame, steel)


def _hinge_and_temple(frame: Material, steel: Material) -> None:
    x, z = APART + EYE / 2 + 8.6, UP + 13
    outline = rounded([(-9, -7), (6, -3.6), (6, 5.4), (-9, 5.2)], 2.2, closed=True)
    end = slab('end piece', outline, THICK, frame, edge=1.4)
    placed([end], x=90, to=(x - 2.2, THICK / 2, z))
    rivets = []
    for dz in (-1.6, 2.4):
        rivets.append(lathe('rivet', rounded([(0, 0), (0.95, 0), (0.95, 0.7), (0, 0.8)], 0.2), steel, sides=28))
        placed(rivets[-1:], x=90, to=(x - 0.6, -THICK / 2 + 0.25, z + dz))
        rivets.append(lathe('rivet', rounded([(0, 0), (0.95, 0), (0.95, 0.7), (0, 0.8)], 0.2), steel, sides=28))
        placed(rivets[-1:], y=90, to=(x + 2.8, 12 + dz * 1.6, z + 0.9))
    hinge = box('hinge', (3.2, 7, 5), steel, (x - 0.9, 2.6, z - 1.6), edge=0.8)
    pin = lathe('pin', [(0, -3.2), (1.4, -3.2), (1.4, 3.2), (0, 3.2)], steel, (x - 2.2, 3.6, z + 0.9), sides=28)
    line = smooth_line(
        [(x + 1.6, 2.4, z + 0.9), (x + 1.4, 20, z + 0.9), (x + 0.4, 60, z + 1.2), (x - 1.5, 94, z + 0.6), (x - 3.0, 112, z - 5), (x - 4.6, 128, z - 18), (x - 6.4, 141, z - 38.4)], 12
    )
    tube('temple', line, lambda t: 1.06 - 0.34 * min(t * 1.7, 1) + 0.3 * max(t - 0.72, 0) / 0.28, frame, section=rounded_box(8.4, 3.4, 1.5), up=(1, 0, 0))
    core = tube('core', [(a.x + 1.26, a.y, a.z) for a in line[4:46]], 0.55, steel, sides=10)
    assert hinge and pin and core


def standing(color: str) -> None:
    placed(grouped(partial(glasses, color)), rest=True)


def _case() -> None:
    """A hard shell covered with leather: a lid that reaches over its front, a stud, a seam."""
    hide, edge, thread = smooth_leather('#3E4F3F', 0.4), smooth_leather('#26302A', 0.35), powder_coat('#B9A87C', 0.75)
    outline = rounded_box(168, 68, 31, 20)
    slab('case', outline, 34, hide, edge=6, under=14, steps=10)
    slab('gap', rounded_box(166, 66, 30, 20), 3, edge, (0, 0, 32.5), edge=0.4)
    slab('lid', outline, 24, hide, (0, 0, 34.6), edge=19, under=2, dome=2.5, steps=12)
    seam = lambda z, out: [(x, y, z) for x, y in rounded_box(168 + out, 68 + out, 31, 20)]
    stitches('lid seam', seam(39, 0.1), thread, length=3.2, gap=1.3, thickness=0.8, closed=True)
    stitches('case seam', seam(25, 0.1), thread, length=3.2, gap=1.3, thickness=0.8, closed=True)
    flap = smooth_line([(0, -18, 57.4), (0, -26, 54.6), (0, -33, 48), (0, -36.4, 38), (0, -36.4, 26), (0, -36.2, 17)], 8)
    tube('flap', flap, lambda t: 1, hide, section=band(3, 30, 1.2), up=(1, 0, 0))
    placed([lathe('stud', rounded([(0, 0), (5.2, 0), (5.2, 1.6), (0, 2.6)], 0.9), brass(0.25), sides=40)], x=90, to=(0, -37.7, 23))


def with_case() -> None:
    placed(grouped(_case), z=-10, to=(34, 78, 0))
    placed(grouped(partial(standing, 'tortoise')), z=14, to=(-16, -70, 0))


MAIN = Camera(turn=22, pitch=14, fill=0.84)

PRODUCT = Product(
    'fashion/lido-sunglasses',
    [
        View('tortoise', partial(standing, 'tortoise'), MAIN),
        View('ink', partial(standing, 'ink'), MAIN),
        View('honey', partial(standing, 'honey'), MAIN),
        View('side', partial(standing, 'tortoise'), Camera(turn=76, pitch=10, fill=0.76)),
        View('case', with_case, Camera(turn=2, pitch=20, fill=0.76), 'sand'),
    ],
)
