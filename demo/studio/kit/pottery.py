"""What potters make: stoneware dipped into glaze, and the rings that fingers leave. Millimetres."""

from __future__ import annotations

from math import sin

from .color import mix
from .materials import Material, Mix, Socket
from .shapes import Flat


def thrown(profile: list[Flat], depth: float = 0.25, pitch: float = 7) -> list[Flat]:
    """A profile for `lathe` or `cup` with the faint rings of the wheel, `depth` deep and `pitch` apart."""
    fine: list[Flat] = []
    for (r, z), (to_r, to_z) in zip(profile, profile[1:]):
        steps = max(int(abs(to_z - z) / 1.2), 1)
        fine += [(r + (to_r - r) * i / steps, z + (to_z - z) * i / steps) for i in range(steps)]
    fine.append(profile[-1])
    ring = lambda r, z: depth * (sin(z * 6.283 / pitch + 0.9 * sin(z * 0.21)) * 0.6 + 0.4 * sin(z * 2.3))
    return [(r + ring(r, z) if 0 < i < len(fine) - 1 and r > 2 else r, z) for i, (r, z) in enumerate(fine)]


def dipped(glaze: str, clay: str, *, line: float, top: float, speckle: str = '#6B5A48') -> Material:
    """Stoneware that was dipped: bare clay below a wavy `line` (height), matte glaze above it and everywhere
    inside, broken to the color of the clay where the rim at `top` thins it."""
    made = Mix('dipped')
    split = made.node('SeparateXYZ', {0: made.body()})
    z = split.outputs['Z']
    sway = made.noise(made.scaled(made.body(), (1, 1, 0.15)), 24, 2)
    edge = made.math('ADD', line - 4, made.math('MULTIPLY', sway, 8))
    outside = _step(made, made.math('SUBTRACT', z, edge), -0.25, 0.25)
    inside = _faces_inwards(made)
    cover = made.math('MAXIMUM', outside, inside)
    pool = made.ramp(made.noise(made.body(), 26, 4), (0.3, mix(glaze, '#20251F', 0.13)), (0.7, glaze))
    dots = made.ramp(made.noise(made.body(), 1.5, 2, 0.5), (0.67, '#000000'), (0.71, '#FFFFFF'))
    speckled = made.node('MixRGB', {'Fac': made.math('MULTIPLY', dots, 0.75), 'Color1': pool, 'Color2': speckle}).outputs[0]
    thin = made.math('MULTIPLY', _step(made, made.math('ADD', z, made.math('MULTIPLY', sway, 1.6)), top - 0.9, top + 1.6), 0.8)
    rim = made.node('MixRGB', {'Fac': thin, 'Color1': speckled, 'Color2': mix(clay, '#4A2A18', 0.35)}).outputs[0]
    raw = made.ramp(made.noise(made.body(), 3, 5, 0.7), (0.3, mix(clay, '#3A2A20', 0.18)), (0.7, clay))
    tone = made.node('MixRGB', {'Fac': cover, 'Color1': raw, 'Color2': rim}).outputs[0]
    grit = made.bump(made.noise(made.body(), 0.9, 3), 0.1)
    made.surface(
        base_color=tone,
        roughness=made.between(cover, 0.88, 0.36),
        specular=made.between(cover, 0.2, 0.5),
        normal=made.bump(cover, 0.35, made.bump(made.noise(made.body(), 18, 2), 0.35, grit)),
    )
    return made.material


def _faces_inwards(made: Mix) -> Socket:
    """1 on the inner side of what is spun around the upright, and on its inner floor."""
    split = made.node('SeparateXYZ', {0: made.body()})
    out = made.node('CombineXYZ', {0: split.outputs['X'], 1: split.outputs['Y'], 2: -6.0}).outputs[0]
    normal = made.node('TexCoord').outputs['Normal']
    return _step(made, made.node('VectorMath', {0: out, 1: normal}, operation='DOT_PRODUCT').outputs['Value'], 0.5, -0.5)


def _step(made: Mix, value: Socket, low: float, high: float) -> Socket:
    """0 at `low`, 1 at `high`, clamped."""
    return made.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high}).outputs[0]
