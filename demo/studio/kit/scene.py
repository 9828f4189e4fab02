"""Backdrop, lights, camera and renderer: the same for every product, scaled to its size. Millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan, cos, pi, radians, sin, tan

import bpy
from mathutils import Matrix, Vector

from .color import linear
from .product import Camera, View

BACKDROPS = {
    'paper': '#F3EADD',
    'sand': '#E6D8C2',
    'clay': '#E3CDBD',
    'sage': '#D5D8CB',
    'stone': '#DAD5CD',
    'dusk': '#6B635B',
}
"""What the lit backdrop looks like in the finished picture, by the name of its tone."""

FILM = 36
SET = 'studio'
"""What belongs to the studio and not to the product is in a collection of this name."""


@dataclass(frozen=True)
class Bounds:
    """What the product takes up, in millimetres."""

    low: Vector
    high: Vector

    @property
    def center(self) -> Vector:
        return (self.low + self.high) / 2

    @property
    def radius(self) -> float:
        return (self.high - self.low).length / 2


def empty_studio() -> None:
    """Removes everything, including leftovers of earlier views."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new('room')
    bpy.context.scene.collection.children.link(bpy.data.collections.new(SET))


def product_parts() -> list[bpy.types.Object]:
    """All parts of the product that are photographed."""
    studio = bpy.data.collections[SET].objects
    parts = bpy.context.scene.objects
    return [part for part in parts if part.type == 'MESH' and part.name not in studio and not part.hide_render]


def world_points(part: bpy.types.Object) -> list[Vector]:
    """The points of a part with its modifiers, in the scene."""
    evaluated = part.evaluated_get(bpy.context.evaluated_depsgraph_get())
    return [evaluated.matrix_world @ vertex.co for vertex in evaluated.data.vertices]


def bounds_of(points: list[Vector]) -> Bounds:
    """The box around points."""
    low = Vector([min(point[i] for point in points) for i in range(3)])
    high = Vector([max(point[i] for point in points) for i in range(3)])
    return Bounds(low, high)


def set_up(view: View, points: list[Vector]) -> None:
    """Puts backdrop, lights and camera around the product."""
    bounds = bounds_of(points)
    turn = radians(view.camera.turn)
    size = view.camera.span * 0.6 if view.camera.target else bounds.radius
    center = Vector(view.camera.target) if view.camera.target else bounds.center
    _backdrop(view.backdrop, bounds, turn, flat=view.camera.pitch > 60)
    _lights(center, max(size, bounds.radius * 0.45), turn, view)
    _room()
    _camera(view.camera, points, bounds)


def _backdrop(tone: str, bounds: Bounds, turn: float, flat: bool) -> None:
    """A sheet of paper that lies under the product and rises behind it in a wide curve."""
    size = bounds.radius
    depth, height, bend, width = size * 3.0, size * 26, size * 6.5, size * 40
    curve = [(-size * 30, 0.0), (depth, 0.0)]
    if flat:
        curve = [(-size * 30, 0.0), (size * 30, 0.0)]
    else:
        steps = 64
        for i in range(1, steps + 1):
            angle = pi / 2 * i / steps
            curve.append((depth + bend * sin(angle), bend - bend * cos(angle)))
        curve.append((depth + bend, height))
    points = [(side * width, y, z) for y, z in curve for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(curve) - 1)]
    mesh = bpy.data.meshes.new('backdrop')
    mesh.from_pydata(points, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    sheet = bpy.data.objects.new('backdrop', mesh)
    sheet.matrix_world = Matrix.Translation((bounds.center.x, bounds.center.y, 0)) @ Matrix.Rotation(turn, 4, 'Z')
    sheet.pass_index = 1
    mesh.materials.append(_sheet_material(tone, size))
    bpy.data.collections[SET].objects.link(sheet)


def _sheet_material(tone: str, size: float) -> bpy.types.Material:
    """Matte paper. Its far part shines a little, as if a lamp behind the product lit it."""
    material = bpy.data.materials.new('backdrop')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    color = [0.86 * (channel * 0.45 + sum(linear(BACKDROPS[tone])) / 3 * 0.55) for channel in linear(BACKDROPS[tone])]
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Emission'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = 0.85
    shader.inputs['Specular'].default_value = 0.1
    place, split = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeSeparateXYZ')
    rise = tree.nodes.new('ShaderNodeMapRange')
    rise.interpolation_type = 'SMOOTHSTEP'
    for name, value in (('From Min', size * 0.5), ('From Max', size * 6), ('To Min', 0.0), ('To Max', WALL_GLOW)):
        rise.inputs[name].default_value = value
    tree.links.new(place.outputs['Object'], split.inputs[0])
    tree.links.new(split.outputs['Y'], rise.inputs['Value'])
    tree.links.new(rise.outputs[0], shader.inputs['Emission Strength'])
    return material


WALL_GLOW = 0.62


def _lights(center: Vector, size: float, turn: float, view: View) -> None:
    """Key from the upper left, a strip behind at the right for edges, a large weak one in front, one from
    above."""
    around = Matrix.Translation(center) @ Matrix.Rotation(turn, 4, 'Z')
    power = size * size
    warm, neutral, cool = (1.0, 0.965, 0.925), (1.0, 0.985, 0.965), (0.95, 0.975, 1.0)
    _softbox('key', around, (-3.4, -2.1, 3.9), (2.6, 2.6), size, 255 * power * view.key, warm)
    _softbox('rim', around, (3.2, 2.9, 2.5), (0.9, 3.6), size, 95 * power, neutral)
    _softbox('fill', around, (4.6, -3.6, 1.6), (4.0, 4.0), size, 40 * power, cool)
    _softbox('top', around, (0.2, 0.9, 4.6), (4.2, 2.4), size, 85 * power, neutral)


def _softbox(
    name: str,
    around: Matrix,
    place: tuple[float, float, float],
    sides: tuple[float, float],
    size: float,
    power: float,
    color: tuple[float, float, float],
) -> None:
    """A light with a flat front; place and sides are in sizes of the product, power in watts."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = sides[0] * size, sides[1] * size
    light.energy = power
    light.color = color
    lamp = bpy.data.objects.new(name, light)
    position = Vector(place) * size
    aim = (-position).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    lamp.matrix_world = around @ Matrix.Translation(position) @ aim
    bpy.data.collections[SET].objects.link(lamp)


def _room() -> None:
    """What shiny things see beside lights and backdrop: a dim room, darker below and behind the camera."""
    world = bpy.context.scene.world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.0, (0.10, 0.095, 0.09, 1)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.75, (0.62, 0.61, 0.60, 1)
    background = tree.nodes['Background']
    background.inputs['Strength'].default_value = 0.55
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], background.inputs['Color'])


def _camera(camera: Camera, points: list[Vector], bounds: Bounds) -> None:
    lens = bpy.data.cameras.new('camera')
    lens.lens, lens.sensor_width, lens.sensor_fit = camera.lens, FILM, 'HORIZONTAL'
    turn, pitch = radians(camera.turn), radians(camera.pitch)
    back = Vector((sin(turn) * cos(pitch), -cos(turn) * cos(pitch), sin(pitch)))
    aim = back.to_track_quat('Z', 'Y')
    if camera.pitch > 80:
        aim = Matrix.Rotation(turn, 3, 'Z').to_quaternion()
    eye = bpy.data.objects.new('camera', lens)
    bpy.data.collections[SET].objects.link(eye)
    bpy.context.scene.camera = eye
    if camera.target:
        distance = camera.span * camera.lens / FILM
        place = Vector(camera.target) + back * distance
    else:
        place, distance = _framed(camera, points, bounds, back, aim)
    eye.matrix_world = Matrix.Translation(place) @ aim.to_matrix().to_4x4()
    lens.clip_start, lens.clip_end = distance * 0.02, distance * 200
    if camera.blur:
        lens.dof.use_dof = True
        lens.dof.focus_distance = distance
        # Lens and scene are both in millimetres; Blender takes the lens for a thousandth of a scene unit.
        lens.dof.aperture_fstop = camera.lens / 1000 / (camera.blur * camera.span)


def _framed(camera: Camera, points: list[Vector], bounds: Bounds, back: Vector, aim) -> tuple[Vector, float]:
    """Where the camera sees the product in the middle of the picture, as large as wished."""
    distance = bounds.radius * 2 * camera.lens / FILM
    look = bounds.center.copy()
    right, up = aim @ Vector((1, 0, 0)), aim @ Vector((0, 1, 0))
    half = tan(atan(FILM / 2 / camera.lens))
    for _ in range(12):
        place = look + back * distance
        left, bottom, far_right, top = frame_of(points, place, right, up, back, half)
        extent = max(far_right - left, (top - bottom) * camera.aspect) / 2
        look += right * ((left + far_right) / 2 * half * distance)
        look += up * (((bottom + top) / 2 + 0.03) * half * distance)
        distance *= extent / camera.fill
    return look + back * distance, distance


def frame_of(points, place, right, up, back, half) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of points in the picture, each from -1 to 1."""
    xs, ys = [], []
    for point in points:
        ray = point - place
        depth = max(-ray.dot(back), 1e-6)
        xs.append(ray.dot(right) / depth / half)
        ys.append(ray.dot(up) / depth / half)
    return min(xs), min(ys), max(xs), max(ys)


def renderer(width: int, aspect: float, samples: int) -> None:
    """Cycles on the processor; colors stay linear, finish.py develops them."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 12, 2, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = 12, 12
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 24
    cycles.blur_glossy = 0.8
    cycles.caustics_reflective = False
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.resolution_x, scene.render.resolution_y = width, round(width / aspect)
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
