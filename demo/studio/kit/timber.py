"""Wood for furniture-like things: quieter than `materials.wood`, and blocks of end grain. Millimetres."""

from __future__ import annotations

from .color import mix
from .materials import Material, Mix, Socket

TIMBERS = {
    'oak': ('#9A6F42', '#BE935F', '#CFA875'),
    'walnut': ('#3B2417', '#5E3B25', '#75502F'),
    'beech': ('#BC936A', '#D0AA80', '#DBB992'),
    'maple': ('#B8946A', '#CDAC84', '#DABF9C'),
    'black ash': ('#1F1D1C', '#2B2826', '#37332F'),
}
"""Dark pores, the body of the wood, and its light streaks."""


def timber(kind: str = 'oak', *, axis: str = 'x', streak: float = 7, roughness: float = 0.5, seed: float = 0) -> Material:
    """Oiled wood whose fibres run along an axis of the part, with soft uneven streaks about `streak`
    millimetres wide."""
    made = Mix(kind)
    dark, middle, light = TIMBERS[kind]
    along = lambda share: made.node('Mapping', {'Vector': made.body(), 'Location': (seed * 31, seed * 17, seed * 53), 'Scale': tuple(share if a == axis else 1 for a in 'xyz')}).outputs[0]
    streaks = made.noise(along(0.035), streak, 3, 0.5)
    fibres = made.noise(along(0.03), 1.1, 4, 0.6)
    value = made.math('ADD', made.math('MULTIPLY', streaks, 0.72), made.math('MULTIPLY', fibres, 0.28))
    tone = made.ramp(value, (0.3, mix(dark, middle, 0.45)), (0.5, middle), (0.68, light))
    pores = made.ramp(made.noise(along(0.07), 0.75, 2, 0.4), (0.6, '#000000'), (0.7, '#FFFFFF'))
    tone = made.node('MixRGB', {'Fac': made.math('MULTIPLY', pores, 0.42), 'Color1': tone, 'Color2': dark}).outputs[0]
    made.surface(
        base_color=tone,
        roughness=made.between(fibres, roughness * 1.15, roughness * 0.88),
        specular=0.38,
        normal=made.bump(fibres, 0.05),
    )
    return made.material


def end_grain(kinds: tuple[str, str], block: tuple[float, float], roughness: float = 0.42) -> Material:
    """A board glued of blocks (width, depth), two kinds of wood by turns, whose fibres are upright: rings
    above, lines at the sides."""
    made = Mix('end grain')
    split = made.node('SeparateXYZ', {0: made.body()})
    cells = [made.math('FLOOR', made.math('DIVIDE', split.outputs[axis], size)) for axis, size in zip('XY', block)]
    cell = made.node('CombineXYZ', {0: cells[0], 1: cells[1], 2: 0.0}).outputs[0]
    chance = made.node('TexWhiteNoise', {'Vector': cell}, noise_dimensions='3D').outputs
    odd = made.math('MODULO', made.math('ABSOLUTE', made.math('ADD', cells[0], cells[1])), 2.0)
    rings = _rings(made, cell, chance['Color'], block[0])
    fibres = made.noise(made.scaled(made.body(), (1, 1, 0.04)), 0.8, 3, 0.6)
    value = made.math('ADD', made.math('MULTIPLY', rings, 0.2), made.math('MULTIPLY', fibres, 0.3))
    value = made.math('ADD', value, made.math('MULTIPLY', chance['Value'], 0.56))
    tones = []
    for kind in kinds:
        dark, middle, light = TIMBERS[kind]
        tones.append(made.ramp(value, (0.2, mix(dark, middle, 0.35)), (0.5, middle), (0.85, light)))
    tone: Socket = made.node('MixRGB', {'Fac': odd, 'Color1': tones[0], 'Color2': tones[1]}).outputs[0]
    glue = made.math('MAXIMUM', *[made.math('GREATER_THAN', made.math('ABSOLUTE', made.math('SUBTRACT', made.math('FRACT', made.math('DIVIDE', split.outputs[axis], size)), 0.5)), 0.5 - 0.22 / size) for axis, size in zip('XY', block)])
    tone = made.node('MixRGB', {'Fac': made.math('MULTIPLY', glue, 0.55), 'Color1': tone, 'Color2': '#2E1C10'}).outputs[0]
    made.surface(base_color=tone, roughness=roughness, specular=0.42, normal=made.bump(fibres, 0.04))
    return made.material


def _rings(made: Mix, cell: Socket, chance: Socket, block: float) -> Socket:
    """Year rings around a heart that lies somewhere outside of each block."""
    heart = made.node('VectorMath', {0: made.node('VectorMath', {0: chance, 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0], 'Scale': block * 5}, operation='SCALE').outputs[0]
    place = made.node('VectorMath', {0: made.body(), 1: heart}, operation='SUBTRACT').outputs[0]
    flat = made.node('VectorMath', {0: place, 1: (1, 1, 0)}, operation='MULTIPLY').outputs[0]
    far = made.node('VectorMath', {0: flat}, operation='LENGTH').outputs['Value']
    sway = made.math('MULTIPLY', made.noise(made.scaled(made.body(), (1, 1, 0.02)), 14, 2), 6.0)
    return made.math('ADD', made.math('MULTIPLY', made.math('SINE', made.math('MULTIPLY', made.math('ADD', far, sway), 1.5)), 0.5), 0.5)
