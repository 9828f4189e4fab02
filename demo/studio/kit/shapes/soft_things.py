"""What gives way: folded and filled cloth, wrinkles, hairs."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from mathutils import Vector, noise

from .changes import join
from .skins import ORIGIN, Flat, Material, Part, Point
from .solids import sheet


def folded_line(width: float, layers: int, thickness: float, *, slack: float = 0.35, seed: int = 1) -> list[Flat]:
    """The side view (across, up) of cloth folded upon itself, from below: the line in the middle of its
    thickness."""
    pitch = thickness * (1 + slack * 0.25)
    line: list[Flat] = []
    for layer in range(layers):
        z = thickness / 2 + layer * pitch
        sway = noise.noise((layer * 1.7, seed * 3.1, 0)) * thickness * slack
        reach = width / 2 - thickness / 2 + sway
        xs = [-reach + 2 * reach * i / 24 for i in range(25)]
        line += [(x if layer % 2 == 0 else -x, z) for x in xs]
        if layer + 1 < layers:
            side = 1 if layer % 2 == 0 else -1
            bulge = pitch * (0.62 + 0.2 * noise.noise((layer * 2.3, seed * 1.3, 4)))
            line += [
                (side * (reach + bulge * cos(pi * t / 8 - pi / 2)), z + pitch / 2 + pitch / 2 * sin(pi * t / 8 - pi / 2))
                for t in range(1, 8)
            ]
    return line


def cushion(
    name: str, size: Point, material: Material, at: Point = ORIGIN, *, power: float = 3.4, wrinkles: float = 1
) -> Part:
    """A filled cover: fullest in its middle, thin at the seam all around, drawn in between its corners."""
    width, depth, height = size

    def half(sign: int) -> Callable[[float, float], Point]:
        def surface(u: float, v: float) -> Point:
            x, y = 2 * u - 1, 2 * v - 1
            full = ((1 - abs(x) ** power) * (1 - abs(y) ** power)) ** 0.5
            pull = 1 - 0.045 * (1 - abs(x) ** 2) * abs(y) ** 3, 1 - 0.045 * (1 - abs(y) ** 2) * abs(x) ** 3
            crease = noise.noise((x * 3, y * 3, sign)) * wrinkles * 2.2 * full
            return (
                x * width / 2 * pull[1],
                y * depth / 2 * pull[0],
                height / 2 + sign * (full * height / 2 + crease + 0.4),
            )

        return surface

    top = sheet(f'{name} top', half(1), material, at, steps=(96, 96))
    bottom = sheet(f'{name} bottom', half(-1), material, at, steps=(96, 96))
    return join(name, [top, bottom])


def wrinkled(made: Part, strength: float, size: float, *, detail: int = 2, seed: float = 0) -> Part:
    """Moves the points along their normals by soft noise of a size; both in millimetres."""
    mesh = made.data
    mesh.calc_normals()
    normals = [vertex.normal.copy() for vertex in mesh.vertices]
    for vertex, normal in zip(mesh.vertices, normals):
        spot = vertex.co / size + Vector((seed * 7.3, seed * 3.7, seed))
        vertex.co += normal * (strength * noise.fractal(spot, 0.9, 2.1, detail))
    return made


def fuzz(made: Part, length: float, count: int, material: Material, *, seed: int = 1, thick: float = 0.03) -> Part:
    """Short fine hairs over a part, as wool and cashmere have; lengths in millimetres. Before `join`, after
    shaping."""
    made.data.materials.append(material)
    made.modifiers.new('fuzz', 'PARTICLE_SYSTEM')
    system = made.particle_systems[-1]
    system.seed = seed
    hair = system.settings
    hair.type, hair.count, hair.hair_step, hair.display_step = 'HAIR', count, 3, 2
    hair.render_step = 2
    hair.use_advanced_hair = True
    hair.hair_length = length
    hair.normal_factor, hair.factor_random, hair.tangent_factor = 0.6 * length, 0.55 * length, 0.5 * length
    hair.brownian_factor = 0.25 * length
    hair.length_random = 0.7
    hair.material = len(made.data.materials)
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.2, thick
    return made
