"""Photographs products of the demo shop. Run by Blender:

    blender -b --factory-startup -noaudio -t 1 --python demo/studio/render.py -- home/heron-pour-over-kettle --draft

Arguments: addresses (`home/heron-pour-over-kettle`) or views of them (`home/heron-pour-over-kettle:chalk`),
categories (`home`), or `--all`. `--draft` is small and quick, `--size` (pixels) and `--samples` override,
`--out` says where the pictures go (never into the repository), `--weights` where the noise remover's are
(README.md), `--again` renders what is there already, `--check` only checks.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from tempfile import gettempdir

import bpy
import numpy as np

STUDIO = Path(__file__).resolve().parent
sys.path.insert(0, str(STUDIO))

from kit import checks, finish, network, scene  # noqa: E402
from kit.modules import load, modules  # noqa: E402
from kit.network import Weights  # noqa: E402
from kit.product import Product, View  # noqa: E402

FINAL = (1000, 5)
DRAFT = (320, 4)


def main() -> None:
    chosen = _arguments()
    size, samples = DRAFT if chosen.draft else FINAL
    size, samples = chosen.size or size, chosen.samples or samples
    weights = None if chosen.check else network.read_weights(chosen.weights)
    wrong = 0
    for module in modules([one.split(':')[0] for one in chosen.what], chosen.all):
        product = load(module)
        for view in product.views:
            target = chosen.out / f'{product.address}-{view.name}.png'
            if not _is_wanted(chosen.what, product, view) or (not chosen.again and _is_fresh(target, module)):
                continue
            begun = time.process_time()
            found = photograph(view, target, size, max(round(samples * view.samples), 2), weights)
            wrong += len(found)
            print(f'{product.address}-{view.name}: {time.process_time() - begun:.0f} s of one core', *found, sep='\n  ! ', flush=True)
    sys.exit(1 if wrong else 0)


def photograph(view: View, target: Path, size: int, samples: int, weights: Weights | None) -> list[str]:
    """Sets up and checks a view; renders and develops it if weights are given. Returns the problems."""
    scene.empty_studio()
    view.build()
    parts = scene.product_parts()
    points = [point for part in parts for point in scene.world_points(part)]
    scene.renderer(size, view.camera.aspect, samples)
    scene.set_up(view, points)
    bpy.context.view_layer.update()
    found = checks.faults(view, parts)
    if weights is None:
        return found
    target.parent.mkdir(parents=True, exist_ok=True)
    negative = expose(target.parent / '.passes')
    write(finish.develop(negative, scene.BACKDROPS[view.backdrop], weights), target)
    return found


def expose(folder: Path) -> finish.Negative:
    """Renders the scene."""
    _keep_passes(folder)
    bpy.ops.render.render()
    light, albedo, normal, index = (_read(folder, name) for name in PASSES)
    return finish.Negative(light, albedo, normal, is_backdrop=index[..., 0] > 0.5)


PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'IndexOB')


def _keep_passes(folder: Path) -> None:
    """Has the compositor write each pass to a file of its own, in full precision."""
    layer = bpy.context.view_layer
    layer.use_pass_object_index = True
    layer.cycles.denoising_store_passes = True
    stage = bpy.context.scene
    stage.use_nodes = True
    stage.render.use_compositing = True
    tree = stage.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def _read(folder: Path, name: str) -> np.ndarray:
    image = bpy.data.images.load(str(next(folder.glob(f'{name}*.exr'))), check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def write(picture: np.ndarray, target: Path) -> None:
    """Writes a finished picture as PNG."""
    height, width, _ = picture.shape
    image = bpy.data.images.new('finished', width, height, alpha=False, float_buffer=False)
    image.colorspace_settings.name = 'sRGB'
    filled = np.ones((height, width, 4), dtype=np.float32)
    filled[..., :3] = picture[::-1]
    image.pixels.foreach_set(filled.ravel())
    image.filepath_raw, image.file_format = str(target), 'PNG'
    image.save()
    bpy.data.images.remove(image)


def _is_wanted(what: list[str], product: Product, view: View) -> bool:
    views = [one.split(':')[1] for one in what if one.startswith(f'{product.address}:')]
    return not views or view.name in views


def _is_fresh(target: Path, module: Path) -> bool:
    return target.exists() and target.stat().st_mtime > module.stat().st_mtime


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('what', nargs='*')
    parser.add_argument('--all', action='store_true')
    parser.add_argument('--draft', action='store_true')
    parser.add_argument('--again', action='store_true')
    parser.add_argument('--check', action='store_true')
    parser.add_argument('--size', type=int)
    parser.add_argument('--weights', type=Path, default=Path(gettempdir()) / 'rt_hdr_alb_nrm.tza')
    parser.add_argument('--samples', type=int)
    parser.add_argument('--out', type=Path, default=Path(gettempdir()) / 'marigold-studio')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])


main()
