"""Configure Sphinx for the book: notebooks as stored, one theme with a side bar, a search and a dark mode."""

from __future__ import annotations

from typing import Any

from pygments.lexers import CLexer

from polaris_lab.base.recordings import commit
from polaris_lab.base.version import __version__

project = "Polaris Lab"
release = __version__
copyright = f"commit {commit()['commit'] or 'unknown'}"
extensions = ["myst_nb", "sphinx.ext.autodoc"]
nb_execution_mode = "off"
nb_merge_streams = True
nb_render_markdown_format = "myst"  # commonmark, the default, knows no tables
nb_ipywidgets_js: dict[str, Any] = {}  # they would be fetched from the net
nb_code_prompt_show = "the code behind it"
myst_all_links_external = True  # polaris_studies.report.book_links has led them to pages, and finds dead ones
myst_heading_anchors = 3
default_role = "code"
autodoc_preserve_defaults = True
suppress_warnings = ["mystnb.unknown_mime_type", "myst.header", "toc.not_included"]
html_theme = "furo"
html_title = "Polaris Lab"
# The inks of kernels that pl.show prints.
html_theme_options = {
    "light_css_variables": {"code-comment": "#57606a", "code-directive": "#6b3fa0", "code-type": "#1d5f8f",
                            "code-number": "#8f4520"},
    "dark_css_variables": {"code-comment": "#a3adb8", "code-directive": "#b892e6", "code-type": "#74b5ea",
                           "code-number": "#e29a76"},
}
html_static_path = ["static"]
html_css_files = ["book.css"]
html_js_files = ["filter.js"]
html_copy_source = False
html_show_sphinx = False
pygments_style, pygments_dark_style = "default", "github-dark"


class OpenCLLexer(CLexer):
    """Colours OpenCL C: its qualifiers, vector types and work-item functions."""

    name, aliases = "OpenCL", ["opencl"]

    def get_tokens_unprocessed(self, text: str, stack: tuple[str, ...] = ("root",)) -> Any:
        from pygments.token import Keyword, Name

        words = {"kernel", "global", "local", "constant", "private", "half", "uint", "uchar", "ushort", "ulong"}
        words |= {f"{kind}{width}" for kind in ("float", "half", "int", "uint", "double") for width in (2, 3, 4, 8, 16)}
        for index, token, value in super().get_tokens_unprocessed(text, stack):
            known = value in words or value.startswith(("get_", "vload", "vstore")) or value == "barrier"
            yield index, Keyword if token in Name and known else token, value


def setup(app: Any) -> None:
    """Name the lexer to Sphinx."""
    app.add_lexer("opencl", OpenCLLexer)
