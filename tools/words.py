"""Find refused words in code, tests, kernels and pages: `python -m tools.words`.

Say who does it in place of "nobody" and "somebody", "next to" or "compared with" in place of "beside", "again" in place
of "anew", "at most N" in place of "so many". Notebooks are not read.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATTERNS = (".ci/*", ".github/**/*", "kernels/**/*", "polaris_*/**/*", "tests/**/*", "tools/**/*", "*.lock", "*.md",
            "docs/*.md", "*.toml", "*.yml", "Makefile", "notebooks/*.md", "notebooks/ruff.toml")
SUFFIXES = {"", ".cl", ".html", ".lock", ".md", ".py", ".s", ".toml", ".yml"}
_GAP = r"[\s#*/]+"  # a comment's sentence goes on in its next line
REFUSED = re.compile(r"\b(?:nobody|somebody|anew|gone on from|so many|so long(?! as\b)|(?<!\")beside(?!\"))\b"
                     .replace(" ", _GAP), re.IGNORECASE)  # "beside" in quotes is a column or a parameter
SHOWN = ("A kernel that nobody had", "where nobody has timed the shape", "measurements.csv beside it",
         "damage beside the", "the error beside the speed", "the binding beside the shapes", "sums of so many products",
         "fetches so many streams", "in so many parts", "in registers beside those", "stands beside the operation",
         "and nobody else does")
"""Phrases that stored outputs of notebooks show: they change when the notebooks do."""


def find_refused_words(root: Path = ROOT) -> Iterator[str]:
    """Yield the file, line and text of each refused word below `root`."""
    for path in sorted({path for pattern in PATTERNS for path in root.glob(pattern)} - {Path(__file__).resolve()}):
        if path.suffix in SUFFIXES and path.is_file():
            text = path.read_text(encoding="utf-8", errors="replace")
            for phrase in SHOWN:
                text = text.replace(phrase, "")
            for match in REFUSED.finditer(text):
                line = text.count("\n", 0, match.start()) + 1
                yield f"{path.relative_to(root).as_posix()}:{line}: {' '.join(match[0].split())}"


def main() -> int:
    lines = list(find_refused_words())
    print("\n".join(lines) or "no refused words")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main())
