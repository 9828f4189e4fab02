"""What products are made of. Colors as '#D98A2B'; sizes of grain, weave and pebble in millimetres.

Everything is computed (no picture files). Patterns that follow the shape (weaves, knits, brush marks) use the lengths along
the surface that `shapes.skin` lays out; the others go straight through the body.
"""

from __future__ import annotations

from math import log
from typing import Any

import bpy

from .color import linear, mix

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


# --- plastics, rubber, paint ---------------------------------------------------------------------------------------


def plastic(color: str, roughness: float = 0.42, *, grain: float = 0.012) -> Material:
    """Moulded plastic. Roughness 0.15 is gloss, 0.35 satin, 0.55 matte; `grain` is the depth of its fine texture."""
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


# --- metals --------------------------------------------------------------------------------------------------------


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


# --- glass, liquids, ceramics --------------------------------------------------------------------------------------


def glass(tint: str = '#FFFFFF', roughness: float = 0.0, ior: float = 1.46, *, depth: float = 0) -> Material:
    """Glass. `depth`: millimetres of it after which light has the tint; 0 tints at the surface, which is faster."""
    made = Mix('glass')
    color = '#FFFFFF' if depth else tint
    made.surface(base_color=color, transmission=1.0, roughness=roughness, ior=ior, specular=0.5)
    if depth:
        _absorbing(made, tint, depth)
    return _see_through_shadow(made, mix(tint, '#FFFFFF', 0.35))


def liquid(tint: str, depth: float = 20, ior: float = 1.34) -> Material:
    """What is in a bottle; `depth` as for glass. Let it reach into the glass by 0.1 mm, so that no air is between."""
    made = Mix('liquid')
    made.surface(base_color='#FFFFFF', transmission=1.0, roughness=0.0, ior=ior)
    _absorbing(made, tint, depth)
    return _see_through_shadow(made, mix(tint, '#FFFFFF', 0.3))


def _absorbing(made: Mix, tint: str, depth: float) -> None:
    """Light keeps the tint's share of each channel after `depth` millimetres (Beer and Lambert)."""
    losses = [-log(max(channel, 0.002)) / depth for channel in linear(tint)]
    most = max(*losses, 1e-6)
    absorb = made.node('VolumeAbsorption', {'Density': most})
    absorb.inputs['Color'].default_value = (*[1 - loss / most for loss in losses], 1)
    made.put(made.tree.nodes['Material Output'].inputs['Volume'], absorb.outputs[0])


def _see_through_shadow(made: Mix, tint: str) -> Material:
    """Without caustics glass would throw a black shadow: rays to lights pass it, tinted."""
    path = made.node('LightPath')
    clear = made.node('BsdfTransparent', {'Color': tint})
    either = made.node('MixShader', {0: path.outputs['Is Shadow Ray'], 1: made.shader.outputs[0], 2: clear.outputs[0]})
    made.put(made.tree.nodes['Material Output'].inputs['Surface'], either.outputs[0])
    return made.material


def ceramic(color: str, *, speckle: str | None = None, roughness: float = 0.16) -> Material:
    """Glazed stoneware: uneven under a clear glaze; `speckle` is the color of its dots."""
    made = Mix('ceramic')
    waves = made.bump(made.noise(made.body(), 22, 2), 0.5)
    tone: Any = made.ramp(made.noise(made.body(), 30, 4), (0.3, mix(color, '#000000', 0.06)), (0.7, color))
    if speckle:
        dots = made.noise(made.body(), 1.7, 2, 0.5)
        spots = made.ramp(dots, (0.66, '#000000'), (0.72, '#FFFFFF'))
        tone = made.node('MixRGB', {'Fac': spots, 'Color1': tone, 'Color2': speckle}).outputs[0]
    made.surface(base_color=tone, roughness=roughness, clearcoat=0.35, clearcoat_roughness=0.08, normal=waves)
    return made.material


def unglazed(color: str) -> Material:
    """Raw fired clay."""
    made = Mix('unglazed')
    tone = made.ramp(made.noise(made.body(), 4, 5, 0.7), (0.3, mix(color, '#3A2A20', 0.14)), (0.7, color))
    made.surface(base_color=tone, roughness=0.85, specular=0.2, normal=made.bump(made.noise(made.body(), 0.8, 3), 0.12))
    return made.material


def enamel(color: str) -> Material:
    """Fired glass on iron: deep gloss over a slightly wavy ground."""
    made = Mix('enamel')
    waves = made.bump(made.noise(made.body(), 16, 2), 0.22)
    made.surface(base_color=color, roughness=0.2, clearcoat=0.9, clearcoat_roughness=0.05, normal=waves)
    return made.material


# --- wood, leather, paper ------------------------------------------------------------------------------------------

WOODS = {
    'walnut': ('#3E2718', '#6B452B', '#8A6040'),
    'oak': ('#9C7448', '#C29A69', '#D6B486'),
    'beech': ('#B98F66', '#D2AD83', '#DFC09A'),
    'ash': ('#1E1C1B', '#2A2826', '#34312E'),
}


def wood(kind: str = 'walnut', *, axis: str = 'x', scale: float = 1, roughness: float = 0.45) -> Material:
    """Oiled wood whose grain runs along an axis of the part: 'x', 'y' or 'z'. Larger scale, wider grain."""
    made = Mix(kind)
    dark, middle, light = WOODS[kind]
    long, wide = 0.045 / scale, 1.0 / scale
    stretch = {'x': (long, wide, wide), 'y': (wide, long, wide), 'z': (wide, wide, long)}[axis]
    grain = made.scaled(made.body(), stretch)
    bend = made.noise(grain, 14, 2)
    rings = made.node(
        'TexWave',
        {'Vector': grain, 'Scale': 0.055, 'Distortion': 9.0, 'Detail': 3.0, 'Detail Scale': 0.4, 'Detail Roughness': 0.6},
        wave_type='BANDS',
        bands_direction={'x': 'Y', 'y': 'Z', 'z': 'X'}[axis],
    ).outputs['Fac']
    fibres = made.noise(grain, 0.9, 5, 0.75)
    value = made.math('ADD', made.math('MULTIPLY', rings, 0.42), made.math('MULTIPLY', fibres, 0.38))
    value = made.math('ADD', value, made.math('MULTIPLY', bend, 0.2))
    tone = made.ramp(value, (0.22, dark), (0.5, middle), (0.78, light))
    pores = made.bump(fibres, 0.07)
    made.surface(base_color=tone, roughness=made.between(fibres, roughness * 1.2, roughness * 0.85), specular=0.4, normal=pores)
    return made.material


def leather(color: str, *, pebble: float = 1.5, depth: float = 0.16, roughness: float = 0.46) -> Material:
    """Cowhide: cells of a size with valleys between, darker in the valleys, uneven over the hide."""
    made = Mix('leather')
    shaken = made.node('VectorMath', {0: made.body(), 1: made.node('TexNoise', {'Vector': made.body(), 'Scale': 1.2 / pebble, 'Detail': 2}).outputs['Color']}, operation='ADD').outputs[0]
    cells = made.node('TexVoronoi', {'Vector': shaken, 'Scale': 1 / pebble, 'Smoothness': 0.45}, feature='SMOOTH_F1').outputs['Distance']
    height = made.math('SUBTRACT', 1.0, cells)
    cloudy = made.noise(made.body(), 60, 2)
    tone = made.ramp(cloudy, (0.3, mix(color, '#000000', 0.05)), (0.72, mix(color, '#FFFFFF', 0.02)))
    tone = made.node('MixRGB', {'Fac': made.between(cells, 0.0, 0.55), 'Color1': tone, 'Color2': mix(color, '#000000', 0.55)}).outputs[0]
    fine = made.bump(made.noise(made.body(), pebble * 0.22, 2), depth * 0.12)
    made.surface(
        base_color=tone,
        roughness=made.between(cells, roughness * 0.92, roughness * 1.3),
        specular=0.42,
        normal=made.bump(height, depth * pebble, fine),
    )
    return made.material


def smooth_leather(color: str, roughness: float = 0.38) -> Material:
    """Fine-grained leather: edges, linings, watch straps, protein leather."""
    return leather(color, pebble=0.55, depth=0.07, roughness=roughness)


def suede(color: str) -> Material:
    """The brushed side of leather: no shine, lighter at grazing light."""
    made = Mix('suede')
    nap = made.noise(made.body(), 7, 4, 0.65)
    tone = made.ramp(nap, (0.3, mix(color, '#000000', 0.16)), (0.7, mix(color, '#FFFFFF', 0.06)))
    made.surface(base_color=tone, roughness=0.95, specular=0.08, sheen=0.8, sheen_tint=0.6, normal=made.bump(made.noise(made.body(), 0.5, 3), 0.12))
    return made.material


def paper(color: str, roughness: float = 0.78) -> Material:
    """Uncoated card: fine fibres."""
    made = Mix('paper')
    fibres = made.noise(made.body(), 0.8, 4, 0.65)
    tone = made.ramp(fibres, (0.3, mix(color, '#000000', 0.035)), (0.7, color))
    made.surface(base_color=tone, roughness=roughness, specular=0.22, normal=made.bump(fibres, 0.035))
    return made.material


# --- cloth ---------------------------------------------------------------------------------------------------------


def woven(color: str, other: str | None = None, *, pitch: float = 0.9, twill: bool = False, sheen: float = 0.4) -> Material:
    """Threads over and under each other, `pitch` millimetres apart; twill shows slanting lines; `other` is the weft."""
    made = Mix('woven')
    loose = made.node('TexNoise', {'Vector': made.scaled(made.lengths(), (0.2, 0.2, 0.2)), 'Scale': 1.0, 'Detail': 2}).outputs['Color']
    place = made.node('VectorMath', {0: made.lengths(), 1: made.node('VectorMath', {0: loose, 'Scale': pitch * 0.55}, operation='SCALE').outputs[0]}, operation='ADD').outputs[0]
    split = made.node('SeparateXYZ', {0: place})
    across, along = split.outputs['X'], split.outputs['Y']
    if twill:
        slant = made.math('ADD', made.math('MULTIPLY', across, 3.1416 / pitch), made.math('MULTIPLY', along, 3.1416 / pitch))
        ridge = made.math('ABSOLUTE', made.math('SINE', slant))
        thread = made.math('ABSOLUTE', made.math('SINE', made.math('MULTIPLY', across, 3.1416 / pitch * 2)))
        height = made.math('ADD', made.math('MULTIPLY', ridge, 0.75), made.math('MULTIPLY', thread, 0.25))
    else:
        warp = made.math('SINE', made.math('MULTIPLY', across, 3.1416 / pitch))
        weft = made.math('SINE', made.math('MULTIPLY', along, 3.1416 / pitch))
        checker = made.math('MULTIPLY', warp, weft)
        threads = made.math('MAXIMUM', made.math('ABSOLUTE', warp), made.math('ABSOLUTE', weft))
        height = made.math('ADD', made.math('MULTIPLY', checker, 0.35), made.math('MULTIPLY', threads, 0.5))
    return _cloth(made, color, other, height, pitch, sheen)


def knitted(color: str, *, pitch: float = 3.2, sheen: float = 0.5) -> Material:
    """Stocking stitch: columns of V, `pitch` millimetres wide."""
    made = Mix('knitted')
    split = made.node('SeparateXYZ', {0: made.lengths()})
    column = made.math('PINGPONG', split.outputs['X'], pitch / 2)
    slant = made.math('ADD', made.math('DIVIDE', split.outputs['Y'], pitch * 0.78), made.math('DIVIDE', column, pitch * 0.62))
    loop = made.math('ABSOLUTE', made.math('SINE', made.math('MULTIPLY', slant, 3.1416)))
    valley = made.math('SINE', made.math('MULTIPLY', column, 3.1416 * 2 / pitch))
    height = made.math('MULTIPLY', made.math('POWER', loop, 0.6), made.math('POWER', made.math('ABSOLUTE', valley), 0.4))
    return _cloth(made, color, None, height, pitch * 0.9, sheen)


def wool(color: str, sheen: float = 0.55) -> Material:
    """Felted or brushed cloth whose threads cannot be told apart."""
    made = Mix('wool')
    height = made.noise(made.scaled(made.lengths(), (1, 1, 1)), 0.9, 5, 0.8)
    return _cloth(made, color, None, height, 0.8, sheen)


def _cloth(made: Mix, color: str, other: str | None, height: Socket, pitch: float, sheen: float) -> Material:
    hairs = made.noise(made.lengths(), pitch * 0.22, 3, 0.7)
    cloudy = made.noise(made.body(), 26, 3)
    tone = made.ramp(cloudy, (0.3, mix(color, '#000000', 0.05)), (0.7, mix(color, '#FFFFFF', 0.03)))
    deep = other or mix(color, '#000000', 0.5)
    tone = made.node('MixRGB', {'Fac': made.between(height, 0.55, 0.0), 'Color1': tone, 'Color2': deep}).outputs[0]
    fine = made.bump(hairs, pitch * 0.09)
    made.surface(
        base_color=tone,
        roughness=0.92,
        specular=0.1,
        sheen=sheen,
        sheen_tint=0.5,
        normal=made.bump(height, pitch * 0.3, fine),
    )
    return made.material


def hairs(color: str) -> Material:
    """For `shapes.fuzz`."""
    made = Mix('hairs')
    made.surface(base_color=mix(color, '#FFFFFF', 0.12), roughness=0.8, specular=0.12)
    return made.material


# --- wax, soap, screens, light -------------------------------------------------------------------------------------


def wax(color: str) -> Material:
    """Light goes deep into it."""
    made = Mix('wax')
    made.surface(base_color=color, roughness=0.42, subsurface=0.4, subsurface_radius=(9, 6, 3.5), subsurface_color=color)
    made.surface(normal=made.bump(made.noise(made.body(), 8, 3), 0.12))
    return made.material


def soap(color: str) -> Material:
    """Milled soap: waxy, with faint clouds."""
    made = Mix('soap')
    tone = made.ramp(made.noise(made.body(), 12, 4, 0.6), (0.3, mix(color, '#000000', 0.07)), (0.7, color))
    made.surface(base_color=tone, roughness=0.48, subsurface=0.22, subsurface_radius=(5, 3.5, 2.5), subsurface_color=color)
    made.surface(normal=made.bump(made.noise(made.body(), 3, 4), 0.08))
    return made.material


def cream(color: str) -> Material:
    """Creams, balms, foam."""
    made = Mix('cream')
    made.surface(base_color=color, roughness=0.28, subsurface=0.25, subsurface_radius=(4, 3, 2), subsurface_color=color)
    return made.material


def screen_off() -> Material:
    """The glass of a screen that shows nothing."""
    made = Mix('screen')
    made.surface(base_color='#0B0C0E', roughness=0.07, specular=0.5, clearcoat=0.5, clearcoat_roughness=0.03)
    return made.material


def screen(*colors: str, strength: float = 0.9, turn: float = 0.6, size: float = 100) -> Material:
    """A screen that shows a soft abstract gradient, about `size` millimetres from its first color to its last."""
    made = Mix('screen')
    place = made.scaled(made.body(), (1 / size, 1 / size, 1 / size), turn)
    split = made.node('SeparateXYZ', {0: place})
    sway = made.math('MULTIPLY', made.math('SUBTRACT', made.noise(made.body(), size * 0.6, 1), 0.5), 0.9)
    value = made.math('ADD', made.math('ADD', split.outputs['X'], sway), 0.5)
    stops = [(i / max(len(colors) - 1, 1), color) for i, color in enumerate(colors)]
    made.surface(base_color='#0B0C0E', roughness=0.08, emission=made.ramp(value, *stops), emission_strength=strength)
    return made.material


def glow(color: str, strength: float = 6) -> Material:
    """What shines: lamps, flames, small lights."""
    made = Mix('glow')
    made.surface(base_color='#000000', emission=color, emission_strength=strength)
    return made.material
