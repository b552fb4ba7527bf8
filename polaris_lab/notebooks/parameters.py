"""Convert a notebook's parameters, typed or passed by papermill, to lists."""

from __future__ import annotations

from polaris_lab.base.errors import BadValue
from polaris_lab.notebooks.yaml_values import parse_yaml


def as_list(value: object) -> list:
    """Return a parameter as a list: `papermill -p sizes "[64, 128]"` hands over a text, and `-p sizes 64` one number.

    Raises ValueError for a text that is no list and no number.

    >>> as_list("[64, 128]"), as_list(64), as_list([64])
    ([64, 128], [64], [64])
    """
    found = parse_yaml(value) if isinstance(value, str) else value
    if found is None or isinstance(found, (str, dict)):
        raise BadValue("value", f"a parameter must be a list such as [64, 128], not {value!r}")
    return list(found) if isinstance(found, (list, tuple)) else [found]
