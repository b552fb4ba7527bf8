"""Run notebooks without a screen: batches, their HTML pages, and the outputs that are committed."""

import importlib
import sys

_GRAMMARS = "rfc3987_syntax"
"""An optional package of jsonschema, which nbformat imports: it builds 38 grammars of addresses, for a second, and no
notebook's schema asks for an address."""

if "jsonschema" not in sys.modules and _GRAMMARS not in sys.modules:
    sys.modules[_GRAMMARS] = None  # which is how an import is told that there is no such package
    try:
        importlib.import_module("jsonschema")
    finally:
        del sys.modules[_GRAMMARS]
