"""Parse parameter values from YAML, with numbers as in YAML 1.2.

YAML 1.1, which PyYAML reads, takes `1:0` for 60, `010` for 8 and a date for an object; here `1:0` and a date are text
and `010` is 10, as in YAML 1.2.
"""

from __future__ import annotations

import re
from typing import Any

import yaml


class _Loader(yaml.SafeLoader):
    """Builds nothing but numbers, texts, lists and mappings."""


_KEPT = ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:null")
_FLOAT = r"[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?$|[-+]?\.inf$|\.nan$"
_NUMBERS = {"tag:yaml.org,2002:int": (r"[-+]?(?:[0-9]+|0x[0-9a-fA-F]+)$", "-+0123456789"),
            "tag:yaml.org,2002:float": (_FLOAT, "-+.0123456789")}
_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag in _KEPT]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()}
for _tag, (_pattern, _first) in _NUMBERS.items():
    _Loader.add_implicit_resolver(_tag, re.compile(_pattern), list(_first))
_Loader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: _whole(node.value))
_Loader.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(node.value.replace(".inf", "inf")
                                                                              .replace(".nan", "nan")))


def parse_yaml(text: str) -> Any:
    """Parse a YAML text. Raises ValueError, in one line, for what is none."""
    try:
        return yaml.load(text, _Loader)  # a safe loader: numbers, texts, lists, mappings
    except (yaml.YAMLError, RecursionError) as error:
        raise ValueError("it is not YAML: " + (" ".join(str(error).split()) or "nested too deeply")) from None


def _whole(text: str) -> int:
    return int(text, 16) if "x" in text else int(text)
