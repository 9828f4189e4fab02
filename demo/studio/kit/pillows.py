"""Filled covers: two squares of cloth sewn together and blown up until the cloth is taut, so that folds fall
as they do.

The cloth is a net of points that keep their distances (position-based dynamics), first coarse, then finer.
Sizes as shares of half a side; `pillow` makes millimetres of them.
"""

from __future__ import annotations

import bpy
import numpy as np
from mathutils import noise

from .shapes import Material, Part, part, subdivided, tube

Net = np.ndarray
"""Front and back, rows, columns, and a place: (2, n + 1, n + 1, 3); front towards -Y, up along Z."""


def pillow(name: str, side: float, material: Material, *, fullness: float = 1, seed: int = 1, piping: float = 3.2) -> tuple[Part, Part]:
    """A square cushion of a side in millimetres, standing on its edge at z = 0, and the piping around it."""
    net = _creased(_filled(fullness, seed), seed) * side / 2
    net[..., 2] -= net[..., 2].min() - piping * 0.5
    count = net.shape[1]
    index = np.arange(2 * count * count).reshape(2, count, count)
    faces = []
    for half, turn in ((0, 1), (1, -1)):
        grid = index[half]
        corners = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], axis=-1).reshape(-1, 4)
        faces += [tuple(face[::turn]) for face in corners.tolist()]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(net.reshape(-1, 3).tolist(), [], faces)
    _lay_out(mesh, count, side)
    body = subdivided(part(name, mesh, material), 1)
    seam = _rim(net[0])
    return body, tube(f'{name} piping', seam.tolist(), piping, material, closed=True, sides=12)


def _lay_out(mesh: bpy.types.Mesh, count: int, side: float) -> None:
    """Texture coordinates: the places of the flat cloth, in millimetres; the back's are moved aside."""
    layer = mesh.uv_layers.new(name='length')
    for loop in mesh.loops:
        half, rest = divmod(loop.vertex_index, count * count)
        row, column = divmod(rest, count)
        layer.data[loop.index].uv = (side * (column / (count - 1) + half * 1.3), side * row / (count - 1))


def _rim(front: np.ndarray) -> np.ndarray:
    return np.concatenate([front[0, :-1], front[:-1, -1], front[-1, :0:-1], front[:0:-1, 0]])


def _filled(fullness: float, seed: int) -> Net:
    """Coarse to fine, until the cloth rests."""
    random = np.random.default_rng(seed)
    net = _flat(12)
    net[0, ..., 1] -= 0.02
    net[1, ..., 1] += 0.02
    for count, steps in ((12, 80), (24, 60), (48, 50), (96, 50)):
        net = _finer(net, count)
        net[..., 1] += random.normal(0, 0.22 / count, net.shape[:3])
        net = _settled(net, steps, fullness, random.uniform(-1, 1, 4))
    for _ in range(4):
        around = net[:, :-2, 1:-1] + net[:, 2:, 1:-1] + net[:, 1:-1, :-2] + net[:, 1:-1, 2:]
        net[:, 1:-1, 1:-1] = net[:, 1:-1, 1:-1] / 2 + around / 8
    return net


def _flat(count: int) -> Net:
    line = np.linspace(-1, 1, count + 1)
    x, z = np.meshgrid(line, line)
    return np.stack([np.stack([x, 0 * x, z], axis=-1)] * 2)


def _finer(net: Net, count: int) -> Net:
    """The same surface with more points."""
    old = net.shape[1] - 1
    if old == count:
        return net
    place = np.linspace(0, old, count + 1)
    low = np.minimum(place.astype(int), old - 1)
    share = (place - low)[:, None]
    net = net[:, low] * (1 - share[None, :, :, None]) + net[:, low + 1] * share[None, :, :, None]
    return net[:, :, low] * (1 - share[None, None]) + net[:, :, low + 1] * share[None, None]


def _creased(net: Net, seed: int) -> Net:
    """Gathers across the seam, folds that run from the corners, soft dents where the filling has moved, and a
    sagging foot."""
    count = net.shape[1]
    line = np.linspace(-1, 1, count)
    u, v = np.meshgrid(line, line)
    inside = np.minimum(1 - np.abs(u), 1 - np.abs(v))
    out = np.zeros_like(net[..., 0])
    for half in (0, 1):
        for edge, (along, away) in enumerate(((u, 1 - v), (u, 1 + v), (v, 1 - u), (v, 1 + u))):
            fan = along * (1 + 0.25 * away)
            ripple = _noise(fan * 9, away * 1.6, seed * 8.3 + edge * 3.1 + half * 17)
            out[half] += ripple * 0.07 * (1 - along**4) * np.exp(-away / 0.22) * (1 - np.exp(-away / 0.035))
        for across, up in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            x, y = 1 - u * across, 1 - v * up
            reach, slant = np.hypot(x, y), np.arctan2(y, x)
            fold = _noise(slant * 3.4, reach * 0.7, seed * 5.7 + across * 2.2 + up * 4.9 + half * 11)
            out[half] += fold * 0.09 * np.exp(-(((reach - 0.42) / 0.34) ** 2)) * np.minimum(1, inside * 8)
        out[half] += _noise(u * 1.7, v * 1.7, seed * 2.9 + half * 23) * 0.06 * np.minimum(1, inside * 2.5)
    creased = net + _normals(net) * out[..., None]
    creased[..., 2] -= 0.085 * (1 - u**2) * np.clip((-0.35 - v) / 0.65, 0, 1) ** 1.5
    return creased


def _noise(x: np.ndarray, y: np.ndarray, z: float) -> np.ndarray:
    """Soft noise around 0 for each place."""
    return np.array([noise.noise((a, b, z)) for a, b in zip(x.ravel(), y.ravel())]).reshape(x.shape)


FLOOR = -0.9
"""Where the cushion stands; it is pressed a little flat there."""
PRESSURE, WEIGHT = 0.00022, 0.00005
"""How far the filling moves the cloth outwards, and its weight downwards, in a step."""


def _settled(net: Net, steps: int, fullness: float, sway: np.ndarray) -> Net:
    """Blown up for some steps; more air below than above, unevenly."""
    count = net.shape[1] - 1
    x, z = np.meshgrid(np.linspace(-1, 1, count + 1), np.linspace(-1, 1, count + 1))
    air = fullness * (1 - 0.12 * z + 0.1 * (sway[0] * x + sway[1] * x * z + sway[2] * np.sin(3 * x + sway[3])))
    before = net.copy()
    for _ in range(steps):
        speed = (net - before) * 0.9
        before = net.copy()
        net = net + speed + _normals(net) * (PRESSURE * air)[None, ..., None]
        net[..., 2] -= WEIGHT
        for _ in range(14):
            net = _held(net, 2 / count)
            net[..., 2] = np.maximum(net[..., 2], FLOOR)
    return net


def _normals(net: Net) -> np.ndarray:
    across, up = np.gradient(net, axis=2), np.gradient(net, axis=1)
    out = np.cross(across, up)
    out /= np.maximum(np.linalg.norm(out, axis=-1, keepdims=True), 1e-9)
    out[1] *= -1
    return out


PULLS = (((0, 1), 1.0, 0.9), ((1, 0), 1.0, 0.9), ((1, 1), 0.4, 0.1), ((1, -1), 0.4, 0.1), ((0, 2), 0.1, 0.03), ((2, 0), 0.1, 0.03))
"""Which points hold each other (rows, columns apart), how much when too far apart, and how much when too
close."""


def _held(net: Net, pitch: float) -> Net:
    """Each pair of neighbours moved towards its distance; front and back are one along the seam."""
    moved, weight = np.zeros_like(net), np.zeros((*net.shape[:3], 1))
    for (down, along), pull, push in PULLS:
        rest = pitch * (down * down + along * along) ** 0.5
        first, second = _slices(down), _slices(along)
        here, there = (slice(None), first[0], second[0]), (slice(None), first[1], second[1])
        way = net[there] - net[here]
        length = np.maximum(np.linalg.norm(way, axis=-1, keepdims=True), 1e-9)
        share = np.where(length > rest, pull, push)
        shift = way * (0.5 * share * (length - rest) / length)
        moved[here] += shift
        moved[there] -= shift
        weight[here] += pull
        weight[there] += pull
    net = net + moved / np.maximum(weight, 1e-9) * 1.6
    middle = net.mean(axis=0)
    for edge in ((0, slice(None)), (-1, slice(None)), (slice(None), 0), (slice(None), -1)):
        net[(slice(None), *edge)] = middle[edge]
    return net


def _slices(step: int) -> tuple[slice, slice]:
    """Where pairs begin and end that are so far apart along an axis."""
    if step == 0:
        return slice(None), slice(None)
    if step > 0:
        return slice(None, -step), slice(step, None)
    return slice(-step, None), slice(None, step)
