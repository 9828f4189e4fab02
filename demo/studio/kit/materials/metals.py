"""Metals, plain, colored, brushed and cast."""

from __future__ import annotations

from .nodes import Material, Mix


def metal(color: str, roughness: float = 0.25) -> Material:
    """Polished or satin metal of any color."""
    made = Mix('metal')
    spread = made.noise(made.body(), 14, 3)
    made.surface(base_color=color, metallic=1.0, roughness=made.between(spread, roughness * 0.85, roughness * 1.15))
    return made.material


def chrome() -> Material:
    return metal('#E4E4E2', 0.06)


def steel(roughness: float = 0.24) -> Material:
    return metal('#C9C8C5', roughness)


def brass(roughness: float = 0.24) -> Material:
    return metal('#D2A75A', roughness)


def anodised(color: str, roughness: float = 0.36) -> Material:
    """Blasted aluminium with color in it."""
    made = Mix('anodised')
    normal = made.bump(made.noise(made.body(), 0.22, 1), 0.006)
    made.surface(base_color=color, metallic=0.9, roughness=roughness, normal=normal)
    return made.material


def brushed(color: str = '#C4C3C0', roughness: float = 0.3, *, along: bool = False) -> Material:
    """Metal with brush marks across (around lathed things), or along."""
    made = Mix('brushed')
    scale = (6.0, 0.02, 1.0) if along else (0.02, 6.0, 1.0)
    marks = made.noise(made.scaled(made.lengths(), scale), 1, 4, 0.7)
    made.surface(
        base_color=color,
        metallic=1.0,
        roughness=made.between(marks, roughness * 0.75, roughness * 1.3),
        anisotropic=0.65,
        anisotropic_rotation=0.0,
        normal=made.bump(marks, 0.012),
    )
    tangent = made.node('Tangent', direction_type='UV_MAP')
    made.put(made.shader.inputs['Tangent'], tangent.outputs[0])
    if along:
        made.surface(anisotropic_rotation=0.25)
    return made.material


def cast_iron(color: str = '#2A2A2C') -> Material:
    """Painted casting: coarse, with a dull shine."""
    made = Mix('cast iron')
    coarse = made.bump(made.noise(made.body(), 2.6, 4, 0.6), 0.22)
    fine = made.bump(made.noise(made.body(), 0.6, 2), 0.06, coarse)
    made.surface(base_color=color, roughness=0.42, specular=0.6, normal=fine)
    return made.material
