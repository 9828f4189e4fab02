"""Things made of many small ones: salt, and cork."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import bpy
from mathutils import Euler, Matrix, Vector

from .materials import Material, Mix
from .shapes import Part, Point, part

CORNERS = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def crystals(name: str, places: Iterable[Point], size: float, material: Material, *, seed: int = 1, on_floor: bool = False) -> Part:
    """Broken cubes of about a size, one at each place, each turned and cut its own way. `on_floor` lays each
    onto z = 0."""
    random = Random(seed)
    points, faces = [], []
    for place in places:
        scale = size / 2 * random.uniform(0.55, 1.25)
        turn = Euler([random.uniform(0, 6.28) for _ in range(3)]).to_matrix()
        shape = Matrix.Diagonal([scale * random.uniform(0.7, 1.15) for _ in range(3)])
        corners = [turn @ shape @ Vector([c * random.uniform(0.62, 1.0) for c in corner]) for corner in CORNERS]
        lift = -min(c.z for c in corners) if on_floor else 0
        first = len(points)
        points += [Vector(place) + corner + Vector((0, 0, lift)) for corner in corners]
        faces += [tuple(first + i for i in side) for side in SIDES]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    made = part(name, mesh, material)
    for face in mesh.polygons:
        face.use_smooth = False
    return made


def salt(color: str, *, lit: float = 0) -> Material:
    """Coarse salt: milky, no two grains quite the same. `lit` gives back what glass around it takes from the
    light."""
    made = Mix('salt')
    shade = made.noise(made.body(), 6, 2)
    tone = made.ramp(shade, (0.3, color), (0.7, '#F3E9E2'))
    made.surface(base_color=tone, roughness=0.22, subsurface=0.35, subsurface_radius=(2.5, 1.9, 1.6), subsurface_color=color, specular=0.6)
    made.surface(emission=color, emission_strength=lit)
    return made.material


def cork() -> Material:
    """Pressed cork: light grains, dark gaps and a few pores."""
    made = Mix('cork')
    cells = made.node('TexVoronoi', {'Vector': made.scaled(made.body(), (1, 1, 1)), 'Scale': 1 / 3.2}).outputs
    each = made.node('SeparateRGB', {0: cells['Color']}).outputs[0]
    tone = made.ramp(each, (0.0, '#B5824F'), (0.5, '#C99A66'), (1.0, '#D9B180'))
    pores = made.ramp(made.noise(made.body(), 2.6, 3, 0.6), (0.62, '#000000'), (0.70, '#FFFFFF'))
    tone = made.node('MixRGB', {'Fac': pores, 'Color1': tone, 'Color2': '#7C5230'}).outputs[0]
    depth = made.math('SUBTRACT', made.noise(made.body(), 1.2, 4), made.math('MULTIPLY', cells['Distance'], 0.3))
    made.surface(base_color=tone, roughness=0.85, specular=0.2, normal=made.bump(depth, 0.3))
    return made.material
