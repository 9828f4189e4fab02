"""Rubbers with a surface of their own."""

from __future__ import annotations

from .color import mix
from .materials import Material, Mix


def open_cell(color: str, *, cell: float = 3.2) -> Material:
    """Natural rubber with small open pits in rows, as mats have; `cell` is the distance of the pits in
    millimetres."""
    made = Mix('open cell')
    pits = made.node('TexVoronoi', {'Vector': made.body(), 'Scale': 1 / cell, 'Randomness': 0.45}, feature='F1').outputs['Distance']
    cloudy = made.ramp(made.noise(made.body(), 60, 3), (0.3, mix(color, '#000000', 0.05)), (0.7, mix(color, '#FFFFFF', 0.03)))
    depth = made.between(pits, 1.15, 0.0)
    tone = made.node('MixRGB', {'Fac': made.math('MINIMUM', depth, 1.0), 'Color1': cloudy, 'Color2': mix(color, '#000000', 0.24)}).outputs[0]
    fine = made.bump(made.noise(made.body(), 0.8, 2), 0.05)
    made.surface(base_color=tone, roughness=0.78, specular=0.2, sheen=0.3, normal=made.bump(pits, 0.35, fine))
    return made.material


def crumb(color: str) -> Material:
    """Recycled rubber: crumbs of a few tones pressed together."""
    made = Mix('crumb')
    grains = made.node('TexVoronoi', {'Vector': made.body(), 'Scale': 1 / 2.2}, feature='F1').outputs['Color']
    shade = made.node('SeparateXYZ', {0: grains}).outputs['X']
    tone = made.ramp(shade, (0.1, mix(color, '#000000', 0.22)), (0.6, color), (0.97, mix(color, '#FFFFFF', 0.16)))
    made.surface(base_color=tone, roughness=0.85, specular=0.15, normal=made.bump(made.noise(made.body(), 1.4, 3), 0.12))
    return made.material
