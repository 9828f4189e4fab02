"""Plastics, rubber and paint."""

from __future__ import annotations

from .nodes import Material, Mix


def plastic(color: str, roughness: float = 0.42, *, grain: float = 0.012) -> Material:
    """Moulded plastic. Roughness 0.15 is gloss, 0.35 satin, 0.55 matte; `grain` is the depth of its fine
    texture."""
    made = Mix('plastic')
    spread = made.noise(made.body(), 9, 2)
    normal = made.bump(made.noise(made.body(), 0.45, 1), grain)
    made.surface(base_color=color, roughness=made.between(spread, roughness * 0.88, roughness * 1.1), normal=normal)
    return made.material


def gloss(color: str) -> Material:
    """Lacquer or polished plastic."""
    made = Mix('gloss')
    made.surface(base_color=color, roughness=0.12, clearcoat=0.6, clearcoat_roughness=0.04)
    return made.material


def powder_coat(color: str, roughness: float = 0.5) -> Material:
    """Baked paint on metal: matte, with a very fine orange peel."""
    made = Mix('powder coat')
    peel = made.bump(made.noise(made.body(), 0.7, 2), 0.035)
    made.surface(base_color=color, roughness=roughness, specular=0.45, normal=peel)
    return made.material


def rubber(color: str = '#26262A') -> Material:
    """Soft and dull."""
    made = Mix('rubber')
    normal = made.bump(made.noise(made.body(), 0.5, 2), 0.03)
    made.surface(base_color=color, roughness=0.68, specular=0.3, sheen=0.25, normal=normal)
    return made.material


def soft_tube(color: str) -> Material:
    """The plastic of tubes and squeeze bottles: light goes a little into it."""
    made = Mix('soft tube')
    made.surface(base_color=color, roughness=0.36, subsurface=0.12, subsurface_radius=(2, 1.6, 1.2), subsurface_color=color)
    return made.material
