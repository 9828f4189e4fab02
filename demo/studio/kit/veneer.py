"""Veneer: quiet, wide-grained wood for cabinets and plinths. Sizes in millimetres."""

from __future__ import annotations

from .color import mix
from .materials import WOODS, Material, Mix


def veneer(kind: str = 'walnut', *, axis: str = 'x', roughness: float = 0.4, grain: float = 1) -> Material:
    """Oiled veneer whose fibres run along an axis of the part; `grain` widens its figure."""
    made = Mix(f'{kind} veneer')
    dark, middle, light = WOODS[kind]
    along = {'x': 0, 'y': 1, 'z': 2}[axis]
    stretch = lambda long, wide: tuple((long if i == along else wide) / grain for i in range(3))
    figure = made.noise(made.scaled(made.body(), stretch(0.05, 1.0)), 26, 3, 0.5)
    streaks = made.noise(made.scaled(made.body(), stretch(0.02, 1.0)), 5.5, 4, 0.6)
    fibres = made.noise(made.scaled(made.body(), stretch(0.03, 1.0)), 0.9, 3, 0.7)
    value = made.math('ADD', made.math('MULTIPLY', figure, 0.5), made.math('MULTIPLY', streaks, 0.34))
    value = made.math('ADD', value, made.math('MULTIPLY', fibres, 0.16))
    tone = made.ramp(value, (0.32, mix(dark, middle, 0.25)), (0.5, middle), (0.68, mix(middle, light, 0.75)))
    made.surface(
        base_color=tone, roughness=made.between(fibres, roughness * 1.15, roughness * 0.85), specular=0.4, normal=made.bump(fibres, 0.05)
    )
    return made.material
