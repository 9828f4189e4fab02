"""A striped tie of ribbed silk: folded in four with its blade on top, or rolled up from its narrow end."""

from bisect import bisect
from collections.abc import Callable, Sequence
from functools import partial
from math import cos, pi, sin

from mathutils import Vector, noise

from kit.color import mix
from kit.materials import Material, Mix
from kit.product import Camera, Product, View, close_up
from kit.shapes import Part, placed, shaped, skin, superellipse

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


def _folds() -> Side:
    """Four layers upon each other with soft loops between; the blade runs beyond them and down to the table."""
    layers = [(180, -170, 1.8), (-170, 150, 6.6), (150, -165, 11.4), (-165, 166, 16.2)]
    line: list[tuple[float, float]] = []
    for i, (start, end, z) in enumerate(layers):
        line += [(start + (end - start) * t / 40, z + 1.2 * sin(pi * t / 40) * (i % 2)) for t in range(41)]
        if i < 3:
            way = 1 if end > start else -1
            line += [(end + way * 6.5 * sin(pi * t / 12), z + 2.4 - 2.4 * cos(pi * t / 12)) for t in range(1, 12)]
    line += [(166 + t, 1.75 + 14.45 * (0.5 + 0.5 * cos(pi * min(t / 62, 1)))) for t in range(2, 100, 2)]
    return line


def folded(color: str) -> None:
    """Its layers fan out a little."""
    starts = (0, 357, 700, 1038, LENGTH + 400)

    def line(layer: int, x: float) -> float:
        if layer == 3:
            return 0
        if layer == 2:
            return 0.11 * (x + 165)
        return 34.6 + 0.2 * (x - 150) if layer == 1 else -29.4 - 0.1 * (x + 170)

    def drift(way: float, x: float) -> float:
        layer = next(i for i in range(4) if way < starts[i + 1])
        share = min(max((way - starts[layer] + 14) / 28, 0), 1) if layer else 1
        return line(max(layer - 1, 0), x) * (1 - share) + line(layer, x) * share

    placed([laid(repp(*COLORS[color]), _folds(), drift)], z=-56, rest=True)


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


MAIN = Camera(turn=-8, pitch=44, fill=0.78)

PRODUCT = Product(
    'fashion/belmore-silk-tie',
    [
        View('navy', partial(folded, 'navy'), MAIN),
        View('burgundy', partial(folded, 'burgundy'), MAIN),
        View('forest', partial(folded, 'forest'), MAIN),
        View('rolled', rolled, Camera(turn=0, pitch=24, fill=0.74)),
        View('detail', partial(folded, 'navy'), close_up((88, -136, 10), 165, Camera(turn=14, pitch=40, blur=0.02)), 'sand'),
    ],
)
