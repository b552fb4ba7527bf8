"""Write the API reference in Markdown: every public name of the workbench and of the simulated card, by its docstring.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

import polaris_lab
import polaris_sim
from polaris_lab.lab import Lab

PACKAGES = {"pl": polaris_lab, "sim": polaris_sim}
"""The packages, by the names under which their examples import them."""


def api_text() -> str:
    """Return the page: a heading and the docstring of each name, and of each method of a Lab."""
    lines = ["# API reference", "", "`import polaris_lab as pl`, `import polaris_sim as sim`. Tests run the examples."]
    for short, package in PACKAGES.items():
        lines += ["", f"## {package.__name__}"]
        for name in package.__all__:
            lines += _entry(f"{short}.{name}", getattr(package, name))
    lines += ["", "## Lab"]
    for name, method in inspect.getmembers(Lab, inspect.isfunction):
        if not name.startswith("_"):
            lines += _entry(f"lab.{name}", method)
    return "\n".join(lines) + "\n"


def _entry(name: str, value: object) -> Iterator[str]:
    """Yield the heading, the signature and the docstring of a name; examples stand in blocks of code."""
    yield from ("", f"### {name}", "")
    if inspect.isfunction(value):
        words = re.sub(r"^\(self, ", "(", str(inspect.signature(value)).split(" ->", 1)[0].replace("'", ""))
        yield from (f"`{name}{words}`", "")
    in_example = False
    for line in (inspect.getdoc(value) or "").splitlines():
        begins = line.startswith(">>>")
        if begins and not in_example:
            yield "```python"
        elif in_example and not line.strip():
            yield "```"
        in_example = begins or (in_example and bool(line.strip()))
        yield line
    if in_example:
        yield "```"
