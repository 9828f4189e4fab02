"""Leathers with a grain so fine that only their soft shine and a slight unevenness are seen."""

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
