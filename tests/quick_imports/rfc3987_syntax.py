"""Stand in for a package of this name in child processes: it compiles 38 grammars, for 3 s, whenever jsonschema, and so
nbformat, is imported. It serves IRIs alone, of which a notebook's schema has none."""

raise ImportError("tests leave this package out")
