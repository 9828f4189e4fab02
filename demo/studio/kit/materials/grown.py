"""What grew: wood, leather, paper."""

from __future__ import annotations

from ..color import mix
from .nodes import Material, Mix

WOODS = {
    'walnut': ('#3E2718', '#6B452B', '#8A6040'),
    'oak': ('#9C7448', '#C29A69', '#D6B486'),
    'beech': ('#B98F66', '#D2AD83', '#DFC09A'),
    'ash': ('#1E1C1B', '#2A2826', '#34312E'),
}


def wood(kind: str = 'walnut', *, axis: str = 'x', scale: float = 1, roughness: float = 0.45) -> Material:
    """Oiled wood whose grain runs along an axis of the part: 'x', 'y' or 'z'. Larger scale, wider grain."""
    made = Mix(kind)
    dark, middle, light = WOODS[kind]
    long, wide = 0.045 / scale, 1.0 / scale
    stretch = {'x': (long, wide, wide), 'y': (wide, long, wide), 'z': (wide, wide, long)}[axis]
    grain = made.scaled(made.body(), stretch)
    bend = made.noise(grain, 14, 2)
    rings = made.node(
        'TexWave',
        {'Vector': grain, 'Scale': 0.055, 'Distortion': 9.0, 'Detail': 3.0, 'Detail Scale': 0.4, 'Detail Roughness': 0.6},
        wave_type='BANDS',
        bands_direction={'x': 'Y', 'y': 'Z', 'z': 'X'}[axis],
    ).outputs['Fac']
    fibres = made.noise(grain, 0.9, 5, 0.75)
    value = made.math('ADD', made.math('MULTIPLY', rings, 0.42), made.math('MULTIPLY', fibres, 0.38))
    value = made.math('ADD', value, made.math('MULTIPLY', bend, 0.2))
    tone = made.ramp(value, (0.22, dark), (0.5, middle), (0.78, light))
    pores = made.bump(fibres, 0.07)
    made.surface(base_color=tone, roughness=made.between(fibres, roughness * 1.2, roughness * 0.85), specular=0.4, normal=pores)
    return made.material


def leather(color: str, *, pebble: float = 1.5, depth: float = 0.16, roughness: float = 0.46) -> Material:
    """Cowhide: cells of a size with valleys between, darker in the valleys, uneven over the hide."""
    made = Mix('leather')
    shaken = made.node('VectorMath', {0: made.body(), 1: made.node('TexNoise', {'Vector': made.body(), 'Scale': 1.2 / pebble, 'Detail': 2}).outputs['Color']}, operation='ADD').outputs[0]
    cells = made.node('TexVoronoi', {'Vector': shaken, 'Scale': 1 / pebble, 'Smoothness': 0.45}, feature='SMOOTH_F1').outputs['Distance']
    height = made.math('SUBTRACT', 1.0, cells)
    cloudy = made.noise(made.body(), 60, 2)
    tone = made.ramp(cloudy, (0.3, mix(color, '#000000', 0.05)), (0.72, mix(color, '#FFFFFF', 0.02)))
    tone = made.node('MixRGB', {'Fac': made.between(cells, 0.0, 0.55), 'Color1': tone, 'Color2': mix(color, '#000000', 0.55)}).outputs[0]
    fine = made.bump(made.noise(made.body(), pebble * 0.22, 2), depth * 0.12)
    made.surface(
        base_color=tone,
        roughness=made.between(cells, roughness * 0.92, roughness * 1.3),
        specular=0.42,
        normal=made.bump(height, depth * pebble, fine),
    )
    return made.material


def smooth_leather(color: str, roughness: float = 0.38) -> Material:
    """Fine-grained leather: edges, linings, watch straps, protein leather."""
    return leather(color, pebble=0.55, depth=0.07, roughness=roughness)


def suede(color: str) -> Material:
    """The brushed side of leather: no shine, lighter at grazing light."""
    made = Mix('suede')
    nap = made.noise(made.body(), 7, 4, 0.65)
    tone = made.ramp(nap, (0.3, mix(color, '#000000', 0.16)), (0.7, mix(color, '#FFFFFF', 0.06)))
    made.surface(base_color=tone, roughness=0.95, specular=0.08, sheen=0.8, sheen_tint=0.6, normal=made.bump(made.noise(made.body(), 0.5, 3), 0.12))
    return made.material


def paper(color: str, roughness: float = 0.78) -> Material:
    """Uncoated card: fine fibres."""
    made = Mix('paper')
    fibres = made.noise(made.body(), 0.8, 4, 0.65)
    tone = made.ramp(fibres, (0.3, mix(color, '#000000', 0.035)), (0.7, color))
    made.surface(base_color=tone, roughness=roughness, specular=0.22, normal=made.bump(fibres, 0.035))
    return made.material
