"""Bread, for pots and toasters. Millimetres."""

from __future__ import annotations

from math import cos, pi, sin

from mathutils import Vector, noise

from .materials import Material, Mix
from .shapes import Part, lathe, shaped, wrinkled


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
