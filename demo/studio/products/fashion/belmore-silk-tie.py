"""A striped tie of ribbed silk: knotted, as it was lifted over the head and laid down, or rolled up from its
narrow end."""

from bisect import bisect
from collections.abc import Callable, Sequence
from functools import partial
from math import cos, exp, pi, sin

import bpy
from mathutils import Vector, noise

from kit.color import mix
from kit.materials import Material, Mix
from kit.product import Camera, Product, View, close_up
from kit.shapes import Part, placed, shaped, skin, smooth_line, superellipse

COLORS = {'navy': ('#28375A', '#C9A35B'), 'burgundy': ('#672A33', '#D8C5A8'), 'forest': ('#2F4A3C', '#D9B98A')}
BLADE, TAIL, THICK, LENGTH = 80, 44, 3.4, 1480
Side = Sequence[tuple[float, float]]


def repp(ground: str, stripe: str) -> Material:
    """Silk with fine ribs across and slanting stripes: a broad one between two lines, every 26 mm."""
    made = Mix('repp')
    split = made.node('SeparateXYZ', {0: made.lengths()})
    slant = made.math('ADD', split.outputs['X'], made.math('MULTIPLY', split.outputs['Y'], 0.85))
    place = made.math('WRAP', slant, 26.0)
    place.node.inputs[2].default_value = 0.0
    share = made.math('DIVIDE', place, 26.0)
    deep = mix(ground, '#000000', 0.16)
    stops = [(0, ground), (0.34, ground), (0.345, stripe), (0.375, stripe), (0.38, deep), (0.6, deep), (0.605, stripe), (0.635, stripe), (0.64, ground)]
    ramp = made.ramp(share, *stops)
    ramp.node.color_ramp.interpolation = 'CONSTANT'
    ribs = made.math('SINE', made.math('MULTIPLY', slant, 2 * pi / 0.9))
    height = made.math('ADD', made.math('MULTIPLY', ribs, 0.5), made.noise(made.lengths(), 0.4, 2))
    made.surface(base_color=ramp, roughness=0.46, specular=0.42, sheen=0.25, sheen_tint=0.7, normal=made.bump(height, 0.09))
    return made.material


def _strip(silk: Material) -> Part:
    """The tie stretched out along x, its narrow tip at 0; stripes run on over its true lengths."""
    spots = [*[i * 2 for i in range(24)], *range(48, LENGTH - 48, 4), *[LENGTH - 48 + i * 2 for i in range(25)]]
    rings = []
    for way in spots:
        wide = TAIL + (BLADE - TAIL) * max(0.0, (way - 500) / (LENGTH - 548)) ** 1.2
        wide = min(wide, 2 * way * 0.98 + 1, 2 * (LENGTH - way) * 0.9 + 1)
        thick = min(THICK, wide * 0.8)
        rings.append([(way, y, z) for y, z in superellipse(wide, thick, 2.7, 48)])
    made = skin('tie', rings, silk)
    layer = made.data.uv_layers.active
    for loop in made.data.loops:
        spot = made.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (spot.y, spot.x)
    return made


def laid(silk: Material, side: Side, drift: Callable[[float, float], float]) -> Part:
    """The tie along a line seen from the side (along, up); `drift` moves it across,
    by the way from its narrow tip and the place along."""
    dots = [Vector((x, 0, z)) for x, z in side]
    way = [0.0]
    for a, b in zip(dots, dots[1:]):
        way.append(way[-1] + (b - a).length)
    start = way[-1] - LENGTH

    def bend(point: Vector) -> Vector:
        at = max(point.x + start, 0.0)
        i = min(max(bisect(way, at) - 1, 0), len(dots) - 2)
        share = (at - way[i]) / max(way[i + 1] - way[i], 1e-6)
        before, after = dots[max(i - 1, 0)], dots[min(i + 2, len(dots) - 1)]
        step = (dots[i + 1] - dots[i]).normalized().lerp((after - before).normalized(), 0.5).normalized()
        up = Vector((-step.z, 0, step.x))
        puff = 1 + 0.25 * noise.noise((point.x / 60, point.y / 30, 3))
        spot = dots[i].lerp(dots[i + 1], share) + up * (point.z * puff)
        return Vector((spot.x, point.y + drift(point.x, spot.x), max(spot.z, 0.05)))

    return shaped(_strip(silk), bend)


# --- knotted: the knot at the origin, the blade towards +x, the loop for the collar towards -x --------------


def knotted(color: str) -> None:
    silk = repp(*COLORS[color])
    _tail(silk)
    _blade(silk)
    _loop(silk)
    _knot(silk)
    placed(list(bpy.context.scene.collection.objects), z=-66, rest=True)


def _flat(name: str, silk: Material, long: float, wide: Callable[[float], float], place: Callable[[float, float], Vector], thick: float) -> Part:
    """A strip of silk over its stiff lining, softly round at its edges; `place` says where a point along and
    across is."""
    spots = [*[4 * i for i in range(int((long - 48) / 4))], *[long - 48 + i for i in range(49)]]
    rings = []
    for way in spots:
        half = max(min(wide(way), 2.05 * (long - way) + 1) / 2, 0.6)
        rings.append([place(way, y) + Vector((0, 0, z * min(half / 6, 1))) for y, z in superellipse(2 * half, thick, 2.6, 64)])
    made = skin(name, rings, silk)
    layer = made.data.uv_layers.active
    for loop in made.data.loops:
        spot = made.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (spot.y, spot.x)
    return made


def _blade(silk: Material) -> None:
    """Gathered under the knot, with a dimple; it lies on the tail and comes down to the table behind it."""

    def place(x: float, y: float) -> Vector:
        dimple = 7 * exp(-((y / 9) ** 2)) * exp(-(((x - 22) / 46) ** 2))
        gather = 3 * cos(y / 6.5) * exp(-((x / 70) ** 2))
        height = 7.2 + 11 * exp(-((x / 40) ** 2)) + 5 * sin(pi * min(x / 250, 1)) ** 2 - 4.4 * min(max((x - 310) / 60, 0), 1)
        wave = 1.6 * noise.noise((x / 70, y / 40, 2))
        return Vector((x, y + 6 * sin(x / 150), height - dimple + gather + wave))

    _flat('blade', silk, 418, lambda x: 38 + 46 * min(x / 370, 1) ** 0.9, place, 4.6)


def _tail(silk: Material) -> None:
    place = lambda x, y: Vector((x, y - 2 - x * 0.15 - 10 * sin(x / 120), 2.2 + 9 * exp(-((x / 30) ** 2))))
    _flat('tail', silk, 346, lambda x: 34 + 10 * x / 346, place, 4)


def _knot(silk: Material) -> None:
    """Wider towards the collar; the last turn comes slanting over it, so that the stripes run the other
    way."""
    rings = []
    for i in range(31):
        share = i / 30
        x = -27 + 50 * share
        full = min(1, (min(share, 1 - share) / 0.16)) ** 0.5
        wide, thick = (52 - 17 * share) * (0.8 + 0.2 * full), (29 - 8 * share) * (0.5 + 0.5 * full)
        ring = []
        for y, z in superellipse(wide, thick, 2.5, 72):
            fold = 1.6 * exp(-(((y + (share - 0.5) * 30 - 4) / 3.5) ** 2)) if z > 0 else 0
            ring.append(Vector((x + 0.10 * y * (1 - share), y, max(z + 15 - 2 * share - fold, 1.2))))
        rings.append(ring)
    made = skin('knot', rings, silk)
    layer = made.data.uv_layers.active
    for loop in made.data.loops:
        spot = made.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (spot.x * 0.9 + 8, spot.y * 1.1)


def _loop(silk: Material) -> None:
    """What goes around the collar: it stands on its edge, and leans into the knot."""
    half = [(-10, 6, 15), (-30, 19, 17), (-62, 43, 18), (-104, 61, 18), (-148, 58, 18), (-182, 34, 18), (-194, 0, 18)]
    line = smooth_line([*half, *[(x, -y, z) for x, y, z in reversed(half[:-1])]], 14)
    rings, way = [], 0.0
    for i, dot in enumerate(line):
        along = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        outwards = Vector((along.y, -along.x, 0)).normalized() * -1
        near = max(0.0, 1 - min(i, len(line) - 1 - i) / 34)
        lean = 0.12 + 1.3 * near**1.5
        up = (Vector((0, 0, 1)) - outwards * lean).normalized()
        side = along.cross(up).normalized()
        rings.append([dot + side * (y * 0.86) + up * z for z, y in superellipse(35 - 20 * near**1.6, 5, 2.6, 48)])
    skin('loop', rings, silk)


def _roll() -> Side:
    """A spiral from its middle outwards, then straight along the table."""
    line, inner, pitch = [], 9.0, 3.75
    turns = 6.05
    outer = inner + pitch * turns
    for i in range(int(turns * 48) + 1):
        angle = 2 * pi * i / 48
        reach = inner + pitch * angle / (2 * pi)
        around = -angle + 2 * pi * turns - pi / 2
        line.append((reach * cos(around), outer + THICK / 2 + reach * sin(around)))
    last = line[-1][0]
    wave = lambda t: 1.8 + 7 * sin(min(pi * t / 150, pi)) ** 2
    return [*line, *[(last - t, wave(t)) for t in range(3, 215, 3)]]


def rolled() -> None:
    placed([laid(repp(*COLORS['navy']), _roll(), lambda way, x: 3 * sin(way / 90))], z=128, rest=True)


MAIN = Camera(turn=-6, pitch=52, fill=0.84)

PRODUCT = Product(
    'fashion/belmore-silk-tie',
    [
        View('navy', partial(knotted, 'navy'), MAIN),
        View('burgundy', partial(knotted, 'burgundy'), MAIN),
        View('forest', partial(knotted, 'forest'), MAIN),
        View('rolled', rolled, Camera(turn=0, pitch=24, fill=0.74)),
        View('detail', partial(knotted, 'navy'), close_up((14, -36, 14), 190, Camera(turn=4, pitch=44, blur=0.02)), 'sand'),
    ],
)
