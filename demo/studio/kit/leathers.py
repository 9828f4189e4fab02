"""Leathers for light and dark colors alike: smooth calf, and softly pebbled hide. Sizes in millimetres."""

from __future__ import annotations

from .color import mix
from .materials import Material, Mix


def calf(color: str, roughness: float = 0.42, *, uneven: float = 0.05) -> Material:
    """Dyed calf or cowhide: even in color, with faint clouds and soft shallow waves, as hides have."""
    made = Mix('calf')
    cloudy = made.noise(made.body(), 34, 3, 0.6)
    tone = made.ramp(cloudy, (0.3, mix(color, '#1A100A', uneven)), (0.72, mix(color, '#FFFFFF', uneven * 0.5)))
    grain = made.bump(made.noise(made.body(), 1.3, 2, 0.6), 0.045)
    waves = made.bump(made.noise(made.body(), 14, 2), 0.28, grain)
    made.surface(
        base_color=tone,
        roughness=made.between(made.noise(made.body(), 9, 2), roughness * 0.86, roughness * 1.16),
        specular=0.4,
        normal=waves,
    )
    return made.material


def pebbled(color: str, *, pebble: float = 3.2, roughness: float = 0.46) -> Material:
    """Drummed hide: soft round pebbles whose valleys are only a little darker."""
    made = Mix('pebbled')
    shaken = made.node('VectorMath', {0: made.body(), 1: made.node('TexNoise', {'Vector': made.body(), 'Scale': 0.5, 'Detail': 2}).outputs['Color']}, operation='ADD').outputs[0]
    cells = made.node('TexVoronoi', {'Vector': shaken, 'Scale': 1 / pebble, 'Smoothness': 0.6}, feature='SMOOTH_F1').outputs['Distance']
    cloudy = made.noise(made.body(), 70, 2)
    tone = made.ramp(cloudy, (0.3, mix(color, '#1A100A', 0.06)), (0.72, mix(color, '#FFFFFF', 0.03)))
    tone = made.node('MixRGB', {'Fac': made.between(cells, 0.0, 0.2), 'Color1': tone, 'Color2': mix(color, '#1A100A', 0.6)}).outputs[0]
    waves = made.bump(made.noise(made.body(), 46, 2), 0.9)
    made.surface(
        base_color=tone,
        roughness=made.between(cells, roughness * 0.85, roughness * 1.25),
        specular=0.45,
        normal=made.bump(made.math('SUBTRACT', 1.0, cells), pebble * 0.12, waves),
    )
    return made.material
