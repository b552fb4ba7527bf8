"""Import a package's public names when they are first used, so that importing the package itself stays quick."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any


def lazy_names(package: str, homes: Mapping[str, str],
               modules: Mapping[str, str]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Make `__getattr__` and `__dir__` of a package (PEP 562).

    `homes` maps a function or class to the module that defines it, `modules` a public module to its place; both are
    relative to `package`, unless they begin with the name of another package of this distribution. An unknown name
    raises AttributeError.
    """
    def load(module: str) -> Any:
        return importlib.import_module(module if module.startswith("polaris_") else f"{package}.{module}")

    def find(name: str) -> Any:
        if name in homes:
            return getattr(load(homes[name]), name)
        if name in modules:
            return load(modules[name])
        raise AttributeError(f"{package} has no {name!r}")

    return find, lambda: sorted([*homes, *modules])
