"""Finds the files that declare products and scenes, and what they show."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path

from .product import Product

STUDIO = Path(__file__).resolve().parent.parent


def modules(what: list[str], every: bool) -> list[Path]:
    """Module files of the given addresses or categories, including `scenes`."""
    files = sorted([*(STUDIO / 'products').glob('*/*.py'), *(STUDIO / 'scenes').glob('*.py')])
    return [f for f in files if every or f.parent.name in what or f'{f.parent.name}/{f.stem}' in what]


def load(module: Path) -> Product:
    """The product or scene that a file declares."""
    spec = importlib.util.spec_from_file_location(module.stem.replace('-', '_'), module)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded.PRODUCT


def shown(address: str, view: str) -> Callable[[], None]:
    """What builds a product as it is in one of its views, to put it into a scene."""
    return load(STUDIO / 'products' / f'{address}.py').view(view).build
