"""Show a kernel in a notebook: its banner and main loop, its difference from another, its machine code's main loop."""

from __future__ import annotations

import difflib
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from polaris_lab.base.html_forms import Shown, table
from polaris_lab.model.c_source import LOOPS, SourceError, kernel_names, kind, read
from polaris_lab.model.kernel_catalogue import resolve
from polaris_lab.model.kernel_spec import KernelSpec
from polaris_lab.model.source_text import without_comments
from polaris_sim.code import code_report
from polaris_sim.code.instruction_set import unit
from polaris_sim.code.loops import main_loop

if TYPE_CHECKING:
    from pycparser import c_ast

MACHINE = "gfx803"
WHOLE_LINES = 32
"""Lines of a kernel function that is shown whole."""
SHOWN_ROWS = 10
"""Rows of machine code that are shown; like neighbours share a row."""
_LOOK = "font:11.5px/1.35 monospace;white-space:pre;overflow-x:auto"
"""Pages break long lines where they end, drawings as well: 120 columns fit one of 900 pixels so, and others scroll."""
_PRE = f'<pre style="{_LOOK}">'
_COLOURS = {"+": "rgba(60,160,80,0.22)", "-": "rgba(200,70,60,0.22)", "@": "rgba(120,120,120,0.18)"}
_ALONG_K = re.compile(r"\bint k\w*\s*=")
_INKS = {"comment": "#808080", "directive": "#8a63b8", "type": "#2f81b7", "number": "#b8623a"}
"""Colours of code that can be read on a light and on a dark page. A page that knows its own ground sets --code-comment
and the others to clearer ones."""


def show(kernel: str | KernelSpec, other: str | KernelSpec = "", *, compiler: str = "clang",
         folded: bool = False) -> Shown:
    """Show a kernel: its banner, its loop along K, and the whole file behind a fold.

    With `other`, a second kernel, show the lines that differ. With "gfx803" as `other`, show the main loop of the
    machine code that `compiler` ("aco", "clang", "clover" or "clover-daz") makes for Polaris; each row names its unit
    and, but by "aco", its source line. `folded` puts everything behind a one-line fold and leaves out the rest of the
    file. A kernel is a
    catalogue name, a .cl file, or the result of `pl.kernel`. Raises ValueError for an unknown name, and what
    `sim.compile` raises.

    >>> print(str(pl.show("gemm_naive", folded=True)).splitlines()[2])
    gemm_naive: one output per work-item, columns along dimension 0.
    """
    spec = resolve(kernel)
    if other == MACHINE:
        shown = _machine_code(spec, compiler)
    else:
        shown = _difference(spec, resolve(other)) if other else _source(spec, rest=not folded)
    if not folded:
        return shown
    line = shown.text.splitlines()[0] if other else _headline(spec)
    return Shown(shown.text, f"<details><summary>{escape(line)}</summary>{shown.html}</details>")


def _headline(spec: KernelSpec) -> str:
    """Return the first line of a kernel's banner, with the kernel's name before it where the file has another's."""
    line = (banner_of(spec.source()) or spec.name).splitlines()[0]
    return line if line.startswith(spec.name) else f"{spec.name}, of {line}"


def _source(spec: KernelSpec, *, rest: bool) -> Shown:
    source = spec.source()
    banner, lines = banner_of(source), source.splitlines()
    functions = [each.function for each in spec.passes]
    shown = main_part(source, spec.name if spec.name in functions else functions[-1], spec.config(),
                      spec.file.parent)
    code = "\n".join(lines[shown.start:shown.stop])
    place = f"{spec.file.name}, lines {shown.start + 1} to {shown.stop}"
    html = f"<p><b>{escape(spec.name)}</b> &nbsp;{escape(place)}</p>{_PRE}{escape(banner)}</pre>{_highlighted(code)}"
    if rest:
        html += f"<details><summary>the whole file, {len(lines)} lines</summary>{_PRE}{escape(source)}</pre></details>"
    return Shown(f"{spec.name}: {place}\n\n{banner}\n\n{code}", html)


def banner_of(source: str) -> str:
    """Return the comment that a source begins with, without its marks; "" without one."""
    found = re.match(r"\s*/\*(.*?)\*/", source, re.DOTALL)
    return "\n".join(line.rstrip() for line in found[1].splitlines()).strip("\n ") if found else ""


def main_part(source: str, function: str, defines: Mapping[str, int] | None = None,
              folder: Path | None = None) -> range:
    """Find the lines of a kernel function to show, from 0: all of a WHOLE_LINES one, else its longest outermost loop.
    Of those that are about as long it is the first one along k, or the first. A loop before a `return` is a special
    case, and not the one.

    Comments right above the loop belong to it. Where macros make the kernels, or the source cannot be read under
    `defines`, it is all lines behind the banner. Raises ValueError when the function is not there.
    """
    code, lines = without_comments(source), source.splitlines()
    behind_banner = range(code[:len(code) - len(code.lstrip())].count("\n"), code.rstrip().count("\n") + 1)
    try:
        read_source = read(source, defines, folder=folder)
    except SourceError:
        return behind_banner
    if function not in read_source.functions and not kernel_names(source) and read_source.kernels:
        return behind_banner
    whole, *loops = (range(each.start - 1, each.stop - 1) for each in map(read_source.lines, (
        read_source.function(function), *_outer_loops(read_source.function(function).body))))
    if len(whole) <= WHOLE_LINES or not loops:
        return whole
    long = [loop for loop in loops if len(loop) > 0.6 * max(map(len, loops))]
    longest = next((loop for loop in long if _ALONG_K.search(lines[loop.start])), long[0])
    above = longest.start
    while above > whole.start and re.match(r"\s*(/\*|//|\*|#pragma|\S.*\*/$)", lines[above - 1]):
        above -= 1
    return range(above, longest.stop)


def _outer_loops(node: c_ast.Node, ends: bool = False) -> Iterator[c_ast.Node]:
    """Find the loops below a node that are in no other, and after which the function does not end; `ends` tells
    whether it ends after the node."""
    if kind(node) in LOOPS:
        yield from () if ends else (node,)
        return
    children = [child for _, child in node.children()]
    for child, after in itertools.zip_longest(children, children[1:] if kind(node) == "Compound" else ()):
        yield from _outer_loops(child, kind(after) == "Return" or (after is None and ends))


def _highlighted(code: str) -> str:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import CLexer
    from pygments.style import Style
    from pygments.token import Comment, Keyword, Number

    class Quiet(Style):
        styles = {Comment: f"italic {_INKS['comment']}",  # noqa: RUF012
                  Comment.Preproc: f"noitalic {_INKS['directive']}", Keyword: "bold",
                  Keyword.Type: f"nobold {_INKS['type']}", Number: _INKS["number"]}

    html = highlight(code, CLexer(stripnl=False), HtmlFormatter(
        style=Quiet, noclasses=True, nobackground=True, prestyles=_LOOK))
    for name, ink in _INKS.items():
        html = html.replace(f"color: {ink.upper()}", f"color: var(--code-{name}, {ink})")
    return html


def _difference(one: KernelSpec, other: KernelSpec) -> Shown:
    """Compare the code of two kernels, without their banners, comments and names."""
    lines = list(difflib.unified_diff(*map(_nameless, (one, other)), lineterm="", n=2))[2:]
    names = f"{one.name} and {other.name if other.name != one.name else 'its copy'}"
    first, second = (sum(line.startswith(sign) for line in lines) for sign in "-+")
    said = (f"{names}: {first} line{'s' * (first != 1)} of the first, {second} of the second" if lines else
            f"{names} have the same code")
    rows = "".join(f'<span style="display:block;background:{_COLOURS.get(line[0], "none")}">{escape(line)}</span>'
                   for line in lines)
    return Shown("\n".join([said, *lines]), f"<p>{escape(said)}</p>" + (f"{_PRE}{rows}</pre>" if rows else ""))


def _nameless(spec: KernelSpec) -> list[str]:
    """Return a kernel's lines of code; in the head of its function, in which lines are aligned by its name, each array
    begins a line."""
    function = spec.passes[-1].function

    def head(found: re.Match[str]) -> str:
        return re.sub(r", (?=(?:__)?(?:global|constant)\b)", ",\n        ", " ".join(found[0].split())).replace(
            function, "KERNEL", 1)

    code = re.sub(rf"\b{re.escape(function)}\s*\([^)]*\)", head, without_comments(spec.source()))
    return [line.rstrip() for line in code.splitlines() if line.strip()]


def _machine_code(spec: KernelSpec, compiler: str) -> Shown:
    isa = code_report.compile(spec, compiler=compiler)
    loop, source = main_loop(isa.program), spec.source().splitlines()
    if not loop:
        loop = tuple(isa.program.instructions)
    rows = list(_runs(loop, source))
    units = ", ".join(f"{sum(row[0] for row in group)} {name}" for name, group in
                      itertools.groupby(sorted(rows, key=lambda row: row[2]), key=lambda row: row[2]))
    said = f"{spec.name} for {MACHINE} by {compiler}: its main loop has {len(loop)} instructions ({units})"
    cells = [("" if count == 1 else f"{count} x", text, name, line) for count, text, name, line in rows]
    columns = ("", "instruction", "unit", "source line")
    text = "\n".join([said, *(f"{many:>5} {code:<52} {name:<14} {line}" for many, code, name, line in cells)])
    return Shown(text, f"<p>{escape(said)}</p>{table(columns, cells, SHOWN_ROWS)}")


def _runs(loop: Iterable[Any], source: list[str]) -> Iterator[tuple[int, str, str, str]]:
    """Put neighbours of one name and one source line into one row: count, the first's text, its unit, the line."""
    for (_, line), group in itertools.groupby(loop, key=lambda each: (each.name, each.source)):
        some = list(group)
        said = f"{line}: {source[line - 1].strip()}" if 0 < line <= len(source) else ""
        issuer = "barrier" if some[0].name == "s_barrier" else unit(some[0].name)
        yield len(some), " ".join(some[0].text.split()), issuer, said[:100]
