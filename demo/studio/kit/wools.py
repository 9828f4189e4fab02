"""Woollen cloths whose weave is seen from afar. Sizes in millimetres."""

from __future__ import annotations

from math import pi

from .color import mix
from .materials import Material, Mix


def herringbone(color: str, *, stripe: float = 13, pitch: float = 3.6, contrast: float = 0.22) -> Material:
    """Brushed twill that changes its slant from stripe to stripe; `pitch` is from rib to rib."""
    made = Mix('herringbone')
    split = made.node('SeparateXYZ', {0: made.lengths()})
    across = made.math('PINGPONG', split.outputs['X'], stripe)
    slant = made.math('MULTIPLY', made.math('ADD', across, split.outputs['Y']), 2 * pi / pitch)
    rib = made.math('ADD', made.math('MULTIPLY', made.math('SINE', slant), 0.5), 0.5)
    fibres = made.scaled(made.lengths(), (1, 0.4, 1), 0.7)
    hairs = made.noise(fibres, 1.1, 4, 0.75)
    value = made.math('ADD', made.math('MULTIPLY', rib, 0.32), made.math('MULTIPLY', hairs, 0.68))
    tone = made.ramp(value, (0.2, mix(color, '#1A100A', contrast)), (0.5, color), (0.8, mix(color, '#FFFFFF', contrast * 0.6)))
    made.surface(
        base_color=tone,
        roughness=0.92,
        specular=0.1,
        sheen=0.7,
        sheen_tint=0.6,
        normal=made.bump(rib, 0.16, made.bump(hairs, 0.7)),
    )
    return made.material
