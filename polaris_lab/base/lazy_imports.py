"""Import a package's public names when they are first used, so that importing the package itself stays quick."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any


def lazy_names(package: str, homes: Mapping[str, str]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Make `__getattr__` and `__dir__` of a package (PEP 562).

    `homes` maps a function or class to the module that defines it, which is relative to `package` unless it begins with
    the name of another package of this distribution. An unknown name raises AttributeError.
    """
    def find(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"{package} has no {name!r}")
        home = homes[name]
        module = importlib.import_module(home if home.startswith("polaris_") else f"{package}.{home}")
        return getattr(module, name)

    return find, lambda: sorted(homes)
