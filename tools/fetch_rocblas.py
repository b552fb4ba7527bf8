"""Fetch rocBLAS's kernels for gfx803 from Debian into the user's cache: `python -m tools.fetch_rocblas`.

The package is of Debian 13, whatever the system is; nothing is installed, and nothing of it belongs in a commit.
"""

from __future__ import annotations

from polaris_studies import rocblas_library

if __name__ == "__main__":
    print(rocblas_library.fetch())
