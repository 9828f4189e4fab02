"""Woven, knitted and felted cloth; sizes are those of its threads."""

from __future__ import annotations

from ..color import mix
from .nodes import Material, Mix, Socket


def woven(color: str, other: str | None = None, *, pitch: float = 0.9, twill: bool = False, sheen: float = 0.4) -> Material:
    """Threads over and under each other, `pitch` millimetres apart; twill shows slanting lines; `other` is
    the weft."""
    made = Mix('woven')
    loose = made.node('TexNoise', {'Vector': made.scaled(made.lengths(), (0.2, 0.2, 0.2)), 'Scale': 1.0, 'Detail': 2}).outputs['Color']
    place = made.node('VectorMath', {0: made.lengths(), 1: made.node('VectorMath', {0: loose, 'Scale': pitch * 0.55}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    split = made.node('SeparateXYZ', {0: place})
    across, along = split.outputs['X'], split.outputs['Y']
    if twill:
        slant = made.math('ADD', made.math('MULTIPLY', across, 3.1416 / pitch), made.math('MULTIPLY', along, 3.1416 / pitch))
        ridge = made.math('ABSOLUTE', made.math('SINE', slant))
        thread = made.math('ABSOLUTE', made.math('SINE', made.math('MULTIPLY', across, 3.1416 / pitch * 2)))
        height = made.math('ADD', made.math('MULTIPLY', ridge, 0.75), made.math('MULTIPLY', thread, 0.25))
    else:
        warp = made.math('SINE', made.math('MULTIPLY', across, 3.1416 / pitch))
        weft = made.math('SINE', made.math('MULTIPLY', along, 3.1416 / pitch))
        checker = made.math('MULTIPLY', warp, weft)
        threads = made.math('MAXIMUM', made.math('ABSOLUTE', warp), made.math('ABSOLUTE', weft))
        height = made.math('ADD', made.math('MULTIPLY', checker, 0.35), made.math('MULTIPLY', threads, 0.5))
    return _cloth(made, color, other, height, pitch, sheen)


def knitted(color: str, *, pitch: float = 3.2, sheen: float = 0.5) -> Material:
    """Stocking stitch: columns of V, `pitch` millimetres wide."""
    made = Mix('knitted')
    split = made.node('SeparateXYZ', {0: made.lengths()})
    column = made.math('PINGPONG', split.outputs['X'], pitch / 2)
    slant = made.math('ADD', made.math('DIVIDE', split.outputs['Y'], pitch * 0.78), made.math('DIVIDE', column, pitch * 0.62))
    loop = made.math('ABSOLUTE', made.math('SINE', made.math('MULTIPLY', slant, 3.1416)))
    valley = made.math('SINE', made.math('MULTIPLY', column, 3.1416 * 2 / pitch))
    height = made.math('MULTIPLY', made.math('POWER', loop, 0.6), made.math('POWER', made.math('ABSOLUTE', valley), 0.4))
    return _cloth(made, color, None, height, pitch * 0.9, sheen)


def wool(color: str, sheen: float = 0.55) -> Material:
    """Felted or brushed cloth without visible threads."""
    made = Mix('wool')
    height = made.noise(made.scaled(made.lengths(), (1, 1, 1)), 0.9, 5, 0.8)
    return _cloth(made, color, None, height, 0.8, sheen)


def _cloth(made: Mix, color: str, other: str | None, height: Socket, pitch: float, sheen: float) -> Material:
    hairs = made.noise(made.lengths(), pitch * 0.22, 3, 0.7)
    cloudy = made.noise(made.body(), 26, 3)
    tone = made.ramp(cloudy, (0.3, mix(color, '#000000', 0.05)), (0.7, mix(color, '#FFFFFF', 0.03)))
    deep = other or mix(color, '#000000', 0.5)
    tone = made.node('MixRGB', {'Fac': made.between(height, 0.55, 0.0), 'Color1': tone, 'Color2': deep}).outputs[0]
    fine = made.bump(hairs, pitch * 0.09)
    made.surface(
        base_color=tone,
        roughness=0.92,
        specular=0.1,
        sheen=sheen,
        sheen_tint=0.5,
        normal=made.bump(height, pitch * 0.3, fine),
    )
    return made.material


def hairs(color: str) -> Material:
    """For `shapes.fuzz`."""
    made = Mix('hairs')
    made.surface(base_color=mix(color, '#FFFFFF', 0.12), roughness=0.8, specular=0.12)
    return made.material
