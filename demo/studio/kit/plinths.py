"""What things stand on in scenes: round and square plinths of painted plaster. Lengths in millimetres."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .materials import Material, Mix
from .shapes import Part, box, grouped, lathe, placed, rounded

SAND, CLAY, OCHRE, SAGE, CHALK = '#D9C4A3', '#C07F5C', '#DFA24B', '#A9B095', '#EBE1D1'


def plaster(color: str) -> Material:
    """Matte paint on plaster: hardly even, a little powdery."""
    made = Mix('plaster')
    tone = made.ramp(made.noise(made.body(), 60, 4), (0.3, color), (0.75, color))
    uneven = made.bump(made.noise(made.body(), 3, 4, 0.6), 0.12)
    return made.surface(base_color=tone, roughness=0.86, specular=0.15, normal=uneven).material


def drum(width: float, height: float, color: str, at: tuple[float, float]) -> None:
    """A round plinth."""
    profile = rounded([(0, 0), (width / 2, 0), (width / 2, height), (0, height)], [0, 1.5, 3, 0], steps=6)
    lathe(f'drum {at}', profile, plaster(color), (*at, 0), sides=128)


def block(size: tuple[float, float, float], color: str, at: tuple[float, float], turn: float = 0) -> None:
    """A square plinth, turned by degrees."""
    placed([box(f'block {at}', size, plaster(color), edge=2.5)], z=turn, to=(*at, 0))


def stand(build: Callable[[], object], at: tuple[float, float], height: float = 0, turn: float = 0) -> Sequence[Part]:
    """Places what `build` makes at a height, rotated by degrees."""
    parts = grouped(build)
    placed(parts, z=turn, to=(*at, height))
    return parts
