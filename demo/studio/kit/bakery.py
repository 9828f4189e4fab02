"""Bread, for pots and toasters. Millimetres."""

from __future__ import annotations

from math import cos, pi, sin

from mathutils import Vector, noise

from .materials import Material, Mix
from .shapes import Part, lathe, rounded, shaped, slab, smooth_line, wrinkled


def crust() -> Material:
    """Baked: golden where the dough burst, dark brown on ridges, dusted with flour above."""
    made = Mix('crust')
    split = made.node('SeparateXYZ', {0: made.node('TexCoord').outputs['Normal']})
    bake = made.noise(made.body(), 34, 5, 0.6)
    brown = made.ramp(bake, (0.28, '#5A2F14'), (0.5, '#95592A'), (0.72, '#BD8445'))
    flour = made.math('MULTIPLY', made.node('MapRange', {'Value': split.outputs['Z'], 'From Min': 0.45, 'From Max': 1.0}).outputs[0], made.ramp(made.noise(made.body(), 7, 6, 0.75), (0.42, '#000000'), (0.62, '#FFFFFF')))
    tone = made.node('MixRGB', {'Fac': made.math('MULTIPLY', flour, 0.75), 'Color1': brown, 'Color2': '#EADCC2'}).outputs[0]
    rough = made.bump(made.noise(made.body(), 5, 5, 0.7), 0.9)
    made.surface(base_color=tone, roughness=0.72, specular=0.3, normal=rough)
    return made.material


def loaf(radius: float, height: float) -> Part:
    """A round loaf with three cuts that opened in the oven."""
    steps = 72
    profile = [(radius * sin(pi * i / steps) ** 0.8, height * (0.5 - 0.5 * cos(pi * i / steps)) ** 0.85) for i in range(steps + 1)]
    made = lathe('loaf', profile, crust(), sides=180)

    def opened(point: Vector) -> Vector:
        up = max(point.z / height, 0)
        cuts = 0.0
        for offset in (-38, 0, 38):
            wave = point.x - offset - 5 * noise.noise((point.y / 40, offset, 0))
            reach = max(0, 1 - (point.y / (radius * 0.72)) ** 2)
            cuts += reach * (5 * max(0, 1 - abs(abs(wave) - 9) / 6) - 7 * max(0, 1 - abs(wave) / 7))
        return Vector((point.x, point.y, point.z + cuts * up**2))

    shaped(made, opened)
    return wrinkled(made, 1.6, 26, detail=3)


def toasted() -> Material:
    """A slice whose broad sides are up and down: golden, darker in patches, with a brown crust around."""
    made = Mix('toast')
    split = made.node('SeparateXYZ', {0: made.node('TexCoord').outputs['Normal']})
    flat = made.node('MapRange', {'Value': made.math('ABSOLUTE', split.outputs['Z']), 'From Min': 0.5, 'From Max': 0.8}).outputs[0]
    patches = made.noise(made.body(), 26, 5, 0.62)
    face = made.ramp(patches, (0.3, '#9C6430'), (0.5, '#C8914F'), (0.7, '#DFB878'))
    side = made.ramp(made.noise(made.body(), 14, 4), (0.3, '#6B3B1A'), (0.7, '#95592A'))
    tone = made.node('MixRGB', {'Fac': flat, 'Color1': side, 'Color2': face}).outputs[0]
    holes = made.bump(made.noise(made.body(), 2.6, 4, 0.7), 0.8)
    made.surface(base_color=tone, roughness=0.85, specular=0.15, normal=holes)
    return made.material


def toast(width: float, height: float, thickness: float = 14) -> Part:
    """A slice of bread lying flat, its domed upper side towards +Y."""
    high = smooth_line([(width * 0.44, height * 0.18, 0), (width * 0.5, height * 0.34, 0), (width * 0.4, height * 0.47, 0), (0, height * 0.5, 0), (-width * 0.4, height * 0.47, 0), (-width * 0.5, height * 0.34, 0), (-width * 0.44, height * 0.18, 0)], 8)
    outline = [(-width * 0.45, -height * 0.5), (width * 0.45, -height * 0.5), *[(p.x, p.y) for p in high]]
    return slab('toast', rounded(outline, [9, 9] + [0] * len(high), closed=True), thickness, toasted(), edge=3.2)
