"""How a material is put together: its nodes, as short words."""

from __future__ import annotations

from typing import Any

import bpy

from ..color import linear

Material = bpy.types.Material
Socket = bpy.types.NodeSocket


class Mix:
    """A material while its nodes are put together."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def node(self, kind: str, inputs: dict[str | int, Any] | None = None, **settings: Any) -> bpy.types.Node:
        """A node, set up; an input may be a value or the output of another node."""
        made = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in settings.items():
            setattr(made, name, value)
        for name, value in (inputs or {}).items():
            self.put(made.inputs[name], value)
        return made

    def put(self, socket: Socket, value: Any) -> None:
        """Gives an input a value, a color or an output."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, str):
            socket.default_value = (*linear(value), 1)
        else:
            socket.default_value = value

    def surface(self, **inputs: Any) -> 'Mix':
        """Sets inputs of the shader: `base_color='#…'` is 'Base Color'."""
        for name, value in inputs.items():
            self.put(self.shader.inputs[_title(name)], value)
        return self

    def math(self, operation: str, a: Any, b: Any = 0.0) -> Socket:
        return self.node('Math', {0: a, 1: b}, operation=operation).outputs[0]

    def body(self) -> Socket:
        """Places in the body, in millimetres."""
        return self.node('TexCoord').outputs['Object']

    def lengths(self) -> Socket:
        """Places on the surface, in millimetres across and along."""
        return self.node('TexCoord').outputs['UV']

    def scaled(self, vector: Socket, scale: tuple[float, float, float], turn: float = 0) -> Socket:
        return self.node('Mapping', {'Vector': vector, 'Scale': scale, 'Rotation': (0, 0, turn)}).outputs[0]

    def noise(self, vector: Socket, size: float, detail: float = 3, rough: float = 0.55) -> Socket:
        """Soft noise from 0 to 1 with features of a size in millimetres."""
        inputs = {'Vector': vector, 'Scale': 1 / size, 'Detail': detail, 'Roughness': rough}
        return self.node('TexNoise', inputs).outputs['Fac']

    def ramp(self, value: Socket, *stops: tuple[float, str]) -> Socket:
        """A color for each value."""
        made = self.node('ValToRGB', {'Fac': value})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, color) in zip(elements, stops):
            element.position, element.color = place, (*linear(color), 1)
        return made.outputs['Color']

    def between(self, value: Socket, low: float, high: float) -> Socket:
        """0 to 1 stretched to low to high."""
        return self.node('MapRange', {'Value': value, 'To Min': low, 'To Max': high}).outputs[0]

    def bump(self, height: Socket, depth: float, after: Socket | None = None) -> Socket:
        """Light as if the surface were raised by up to `depth` millimetres."""
        inputs: dict[str | int, Any] = {'Height': height, 'Distance': depth, 'Strength': 1}
        if after is not None:
            inputs['Normal'] = after
        return self.node('Bump', inputs).outputs[0]


def _title(name: str) -> str:
    return {'ior': 'IOR', 'subsurface_ior': 'Subsurface IOR'}.get(name, name.replace('_', ' ').title())
